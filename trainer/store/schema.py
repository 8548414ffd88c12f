"""The tables of the profile's database, version by version, and the checksums that tell whether a row is as written.

A hand lies in two rows: ``hand`` is short, so that lists and totals of very many stay quick; ``hand_text`` holds what
is long. ``hand.body`` is the checksum of the texts and ``hand.sum`` that of the whole short row with ``body`` in it,
so one flipped bit anywhere in a hand is seen. ``answer`` and ``card`` are for exercises; see `trainer.store.learning`.
``branch`` tells which hands were played on from a move of another one; see `trainer.store.branches`. ``finding`` holds
what the review of a hand found, so that it need not be worked out again; see `trainer.store.findings`. ``goal`` holds
the fan that the learner says a hand was played for; see `trainer.store.goals`.
"""

import sqlite3
from collections.abc import Iterator
from zlib import crc32

BODY = (
    "seal(CAST(text.hand || char(31) || text.opponents || char(31) || text.deal || char(31) || text.moves"
    " || char(31) || quote(text.result) AS BLOB))"
)
"""The checksum of a row of ``hand_text AS text``, as version 2 of the tables has it: a later one brings its own."""

SUM = (
    "seal(CAST(id || ' ' || sitting || ' ' || seat || ' ' || retry || ' ' || state || ' ' || made || ' ' || taken_back"
    " || ' ' || quote(winner) || ' ' || quote(payer) || ' ' || quote(points) || ' ' || started || ' ' || quote(ended)"
    " || ' ' || program || ' ' || body AS BLOB))"
)
"""The checksum of a row of ``hand``, likewise."""

IS_WHOLE = f"sum IS {SUM} AND body IS {BODY}"
"""Whether a row of ``hand`` and its row of ``hand_text AS text`` are as they were written."""

ANSWER_SUM = (
    "seal(CAST(id || char(31) || kind || char(31) || seed || char(31) || fan || char(31) || skill || char(31) || right"
    " || char(31) || error_kind || char(31) || ms || char(31) || at AS BLOB))"
)
"""The checksum of a row of ``answer``."""

CARD_SUM = (
    "seal(CAST(fan || char(31) || skill || char(31) || error_kind || char(31) || fsrs || char(31) || due AS BLOB))"
)
"""The checksum of a row of ``card``."""

BRANCH_SUM = "seal(CAST(branch.hand || ' ' || parent || ' ' || place AS BLOB))"
"""The checksum of a row of ``branch``."""

FINDING_SUM = (
    "seal(CAST(finding.hand || ' ' || finding.body || ' ' || form || ' ' || given_away || ' ' || draws || ' ' || data"
    " AS BLOB))"
)
"""The checksum of a row of ``finding``."""

GOAL_SUM = "seal(CAST(goal.hand || ' ' || fan AS BLOB))"
"""The checksum of a row of ``goal``."""

MIGRATIONS = (
    """
    CREATE TABLE sitting (
        id INTEGER PRIMARY KEY,
        started TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now'))
    ) STRICT;
    CREATE TABLE hand (
        id INTEGER PRIMARY KEY,
        sitting INTEGER NOT NULL REFERENCES sitting (id),
        seat TEXT NOT NULL CHECK (seat IN ('E', 'S', 'W', 'N')),
        opponents TEXT NOT NULL,
        deal TEXT NOT NULL,
        retry INTEGER NOT NULL CHECK (retry IN (0, 1)),
        state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'finished', 'left', 'unreadable')),
        made INTEGER NOT NULL DEFAULT 0,
        taken_back INTEGER NOT NULL DEFAULT 0,
        result TEXT,
        winner TEXT,
        payer TEXT,
        points INTEGER,
        started TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
        ended TEXT
    ) STRICT;
    CREATE INDEX hand_by_state ON hand (state, id);
    CREATE INDEX hand_by_sitting ON hand (sitting, id);
    CREATE TABLE move (
        hand INTEGER NOT NULL REFERENCES hand (id) ON DELETE CASCADE,
        number INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (hand, number)
    ) STRICT, WITHOUT ROWID;
    """,
    f"""
    DROP INDEX hand_by_state;
    DROP INDEX hand_by_sitting;
    ALTER TABLE hand RENAME TO hand_before;
    CREATE TABLE hand (
        id INTEGER PRIMARY KEY,
        sitting INTEGER NOT NULL REFERENCES sitting (id),
        seat TEXT NOT NULL,
        retry INTEGER NOT NULL,
        state TEXT NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'finished', 'left', 'unreadable')),
        made INTEGER NOT NULL DEFAULT 0,
        taken_back INTEGER NOT NULL DEFAULT 0,
        winner TEXT,
        payer TEXT,
        points INTEGER,
        started TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
        ended TEXT,
        program TEXT NOT NULL DEFAULT '',
        body INTEGER NOT NULL DEFAULT 0,
        sum INTEGER NOT NULL DEFAULT 0,
        CHECK (state = 'unreadable' OR (
            seat IN ('E', 'S', 'W', 'N') AND retry IN (0, 1) AND made >= 0 AND taken_back >= 0
            AND (winner IS NULL OR winner IN ('E', 'S', 'W', 'N'))
            AND (payer IS NULL OR (winner IS NOT NULL AND payer IN ('E', 'S', 'W', 'N')))
            AND (state = 'finished') = (ended IS NOT NULL) AND (state = 'finished') = (points IS NOT NULL)
            AND coalesce(points, 0) >= 0
        ))
    ) STRICT;
    CREATE TABLE hand_text (
        hand INTEGER PRIMARY KEY REFERENCES hand (id) ON DELETE CASCADE,
        opponents TEXT NOT NULL,
        deal TEXT NOT NULL,
        moves TEXT NOT NULL DEFAULT '',
        result TEXT
    ) STRICT;
    INSERT INTO hand_text
        SELECT id, opponents, deal, coalesce((
            SELECT group_concat(text, char(10))
            FROM (SELECT text FROM move WHERE hand = hand_before.id ORDER BY number)
        ), ''), result
        FROM hand_before;
    INSERT INTO hand (
        id, sitting, seat, retry, state, made, taken_back, winner, payer, points, started, ended, body
    )
        SELECT
            id, sitting, seat, retry,
            CASE WHEN
                made BETWEEN 0 AND (SELECT count(*) FROM move WHERE hand = old.id)
                AND (SELECT coalesce(max(number) + 1, 0) = count(*) FROM move WHERE hand = old.id)
                AND (SELECT coalesce(min(number), 0) FROM move WHERE hand = old.id) = 0
                AND taken_back >= 0
                AND (winner IS NULL OR winner IN ('E', 'S', 'W', 'N'))
                AND (payer IS NULL OR (winner IS NOT NULL AND payer IN ('E', 'S', 'W', 'N')))
                AND (state = 'finished') = (ended IS NOT NULL) AND (state = 'finished') = (points IS NOT NULL)
                AND coalesce(points, 0) >= 0
            THEN state ELSE 'unreadable' END,
            made, taken_back, winner, payer, points, started, ended,
            {BODY}
        FROM hand_before AS old JOIN hand_text AS text ON text.hand = old.id;
    UPDATE hand SET sum = {SUM} WHERE state <> 'unreadable';
    DROP TABLE move;
    DROP TABLE hand_before;
    CREATE INDEX hand_by_state ON hand (state, id);
    CREATE INDEX hand_by_sitting ON hand (sitting, id);
    CREATE INDEX hand_by_start ON hand (started, id);
    CREATE INDEX hand_by_end ON hand (ended);
    CREATE TABLE answer (
        id INTEGER PRIMARY KEY,
        kind TEXT NOT NULL,
        seed INTEGER NOT NULL,
        fan TEXT NOT NULL DEFAULT '',
        skill TEXT NOT NULL DEFAULT '',
        right INTEGER NOT NULL CHECK (right IN (0, 1)),
        error_kind TEXT NOT NULL DEFAULT '',
        ms INTEGER NOT NULL CHECK (ms >= 0),
        at TEXT NOT NULL,
        sum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX answer_by_time ON answer (at);
    CREATE TABLE card (
        fan TEXT NOT NULL,
        skill TEXT NOT NULL,
        error_kind TEXT NOT NULL,
        fsrs TEXT NOT NULL,
        due TEXT NOT NULL,
        sum INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (fan, skill, error_kind)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX card_by_due ON card (due);
    """,
    """
    CREATE TABLE branch (
        hand INTEGER PRIMARY KEY REFERENCES hand (id) ON DELETE CASCADE,
        parent INTEGER NOT NULL,
        place INTEGER NOT NULL,
        sum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX branch_by_parent ON branch (parent);
    CREATE TABLE finding (
        hand INTEGER PRIMARY KEY REFERENCES hand (id) ON DELETE CASCADE,
        body INTEGER NOT NULL,
        form INTEGER NOT NULL,
        given_away INTEGER NOT NULL,
        draws INTEGER NOT NULL,
        data TEXT NOT NULL,
        sum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    """,
    """
    CREATE TABLE goal (
        hand INTEGER PRIMARY KEY REFERENCES hand (id) ON DELETE CASCADE,
        fan TEXT NOT NULL,
        sum INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    """,
)
"""One script a version. A script that has shipped is never changed: a later one is added. ``seal`` is `seal` below."""


def seal(data: bytes | None) -> int | None:
    """The checksum of a row: CRC-32 sees every flipped bit. None, which equals nothing, for a row with a hole in it."""
    return None if data is None else crc32(data)


def prepare(connection: sqlite3.Connection) -> None:
    """Make a connection fit for these tables: the function ``seal``, and texts that are no UTF-8 told as such instead
    of ending the query."""
    connection.create_function("seal", 1, seal, deterministic=True)
    connection.text_factory = _text


def _text(data: bytes) -> str:
    return data.decode("utf-8", "backslashreplace")


def statements(script: str) -> Iterator[str]:
    """The statements of a script one by one: ``executescript`` would end the transaction around it."""
    statement = ""
    for piece in script.split(";"):
        statement += piece + ";"
        if sqlite3.complete_statement(statement):
            if statement.strip(" \n;"):
                yield statement
            statement = ""


def seal_hand(connection: sqlite3.Connection, hand: int) -> None:
    """Write the checksums of a hand whose rows have changed."""
    connection.execute(
        f"UPDATE hand SET body = (SELECT {BODY} FROM hand_text AS text WHERE text.hand = hand.id) WHERE id = ?", (hand,)
    )
    connection.execute(f"UPDATE hand SET sum = {SUM} WHERE id = ?", (hand,))
