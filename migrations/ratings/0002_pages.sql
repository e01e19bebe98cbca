-- A rating list, version 2: rows packed into pages (crates/journal/src/ratings/page.rs), because two
-- million rows of twenty-four columns took most of the time of a load. A list of version 1 is loaded
-- again from its file.

DROP TABLE player;

-- Rows of the list in its own order.
CREATE TABLE page (
    first INTEGER PRIMARY KEY,   -- number of its first row, from 0
    body  BLOB NOT NULL
) STRICT;
