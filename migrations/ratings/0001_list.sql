-- A rating list, version 1: one file a list, in the folder `lists` beside the settings.
--
-- A released migration is never edited. The next change is a file of its own.

-- "ArbR" in ASCII.
PRAGMA application_id = 1098015314;

-- What the list is: name, month, kinds, source, rows, loaded_at.
CREATE TABLE about (
    key   TEXT PRIMARY KEY NOT NULL CHECK (key <> ''),
    value TEXT NOT NULL
) STRICT;

-- The rows of the list in its own order. NULL: the list does not say.
CREATE TABLE player (
    row            INTEGER PRIMARY KEY,
    line           INTEGER NOT NULL,   -- line of the file it was read from
    fide_id        INTEGER,
    national_id    TEXT,
    name           TEXT NOT NULL,
    federation     TEXT,
    sex            TEXT,               -- m, w
    title          TEXT,
    women_title    TEXT,
    other_titles   TEXT,
    standard       INTEGER,
    standard_games INTEGER,
    standard_k     INTEGER,
    rapid          INTEGER,
    rapid_games    INTEGER,
    rapid_k        INTEGER,
    blitz          INTEGER,
    blitz_games    INTEGER,
    blitz_k        INTEGER,
    national       INTEGER,
    national_games INTEGER,
    national_k     INTEGER,
    birth          INTEGER,            -- 19870531, or 19870000 where only the year is known
    club           TEXT,
    flag           TEXT
) STRICT;

-- The index for searching by parts of names, in pieces (crates/journal/src/ratings/index.rs).
CREATE TABLE piece (
    name TEXT NOT NULL,
    no   INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (name, no)
) STRICT;

-- What was odd in the file. `args` are name=value, one a line.
CREATE TABLE problem (
    no       INTEGER PRIMARY KEY,
    severity TEXT NOT NULL,
    line     INTEGER NOT NULL,
    col      INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    args     TEXT NOT NULL,
    found    TEXT NOT NULL
) STRICT;
