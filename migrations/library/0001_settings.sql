-- The library file, version 1: what belongs to this computer and to no event.
--
-- A released migration is never edited. The next change is a file of its own.

-- "ArbL" in ASCII.
PRAGMA application_id = 1098015308;

CREATE TABLE setting (
    key   TEXT PRIMARY KEY NOT NULL CHECK (key <> ''),
    value TEXT NOT NULL
) STRICT;

-- The events opened on this computer. `stands` is where the event stands, as the
-- program last saw it, so that the list can be shown without opening any file.
CREATE TABLE recent_event (
    path        TEXT PRIMARY KEY NOT NULL CHECK (path <> ''),
    name        TEXT NOT NULL,
    opened_at   INTEGER NOT NULL,  -- UTC, milliseconds since 1970
    stands      TEXT NOT NULL
) STRICT;

CREATE INDEX recent_event_newest_first ON recent_event (opened_at DESC);
