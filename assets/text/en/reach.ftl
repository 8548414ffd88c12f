# Why a fan is out of reach: the open meld or the tile to blame
reach-did-chow = { $meld } chowed
reach-did-pung = { $tile } punged
reach-did-kong = { $tile } konged
reach-out-pinghe = { $did }: not all chows
reach-out-duiduihe = { $did }: not all pungs
reach-out-qidui = { $did }: not all concealed
reach-out-qidui-kong = { $did }: no kong allowed
reach-out-duanyao = { $did }: not all simples
reach-out-quandaiyao = { $did }: no terminal in it
reach-out-qingyise = { $did }: a full flush has no honours
reach-out-two-suits = { $first }, { $second }: two suits already
reach-out-room = { $n ->
    [0] No meld is left to make
    [one] 1 meld left to make: too few
   *[other] { $n } melds left to make: too few
}
reach-out-dead = { $tile }: none left ({ $n ->
    [one] 1 tile
   *[other] { $n } tiles
} seen)
reach-out-few = { $n ->
    [one] { $tile }: 1 tile left, too few
   *[other] { $tile }: { $n } tiles left, too few
}
reach-out-several = { $tiles }: too few left of each for a pung
reach-out-five = { $tiles }: too few of each for a pung
