"""The editor of club packs: steps at the left, the chosen step with the engine's answer, its words at the right.

Read in this order: `text_box`, `steps` (the list), `contents` (what a step shows), `preview`, `wording` (question,
notes, what is revealed), `change` and `desk` (undo, keeping), `head`, `board`, `page`.
"""

from trainer.ui.pack_editor.page import PackEditorPage

__all__ = ["PackEditorPage"]
