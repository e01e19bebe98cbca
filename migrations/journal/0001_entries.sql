-- The event file, version 1: an append-only list of facts, and beside it the two
-- things the facts point to by their SHA-256: private bodies and attachments.
--
-- A released migration is never edited. The next change is a file of its own.

-- "ArbD" in ASCII: tells this file from any other SQLite database.
PRAGMA application_id = 1098015300;

-- One row is one fact. `batch` is the seq of the first fact of the same action.
-- `hash` is SHA-256 over the hash before it and every other column, each with its
-- length in front; the crate's module `chain` says exactly how.
-- AUTOINCREMENT keeps the highest seq ever used, so a cut tail is noticed.
CREATE TABLE entry (
    seq                INTEGER PRIMARY KEY AUTOINCREMENT CHECK (seq >= 1),
    at                 INTEGER NOT NULL,  -- UTC, milliseconds since 1970
    utc_offset_minutes INTEGER NOT NULL CHECK (utc_offset_minutes BETWEEN -1440 AND 1440),
    actor              TEXT    NOT NULL CHECK (json_valid(actor)),
    batch              INTEGER NOT NULL CHECK (batch BETWEEN 1 AND seq),
    kind               TEXT    NOT NULL CHECK (kind <> ''),
    version            INTEGER NOT NULL CHECK (version >= 0),
    body               BLOB    NOT NULL,
    hash               BLOB    NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE INDEX entry_by_batch ON entry (batch);

-- What must be erasable: names, birth dates, contacts, photos. The first 16 bytes
-- of a body are random, so that a sha cannot be guessed back into a name.
CREATE TABLE private (
    sha  BLOB PRIMARY KEY NOT NULL CHECK (length(sha) = 32),
    body BLOB NOT NULL CHECK (length(body) >= 16)
) STRICT;

-- Which private bodies are gone. A salted sha says nothing about the person.
CREATE TABLE erased (
    sha BLOB PRIMARY KEY NOT NULL CHECK (length(sha) = 32)
) STRICT;

-- Scoresheet photos, issued PDFs, imported files: the bytes as they were.
CREATE TABLE attachment (
    sha   BLOB PRIMARY KEY NOT NULL CHECK (length(sha) = 32),
    media TEXT NOT NULL CHECK (media <> ''),
    bytes BLOB NOT NULL
) STRICT;

-- The insert triggers also stop INSERT OR REPLACE, which deletes without asking.
CREATE TRIGGER entry_appends_only BEFORE INSERT ON entry
WHEN NEW.seq IS NOT (SELECT coalesce(max(seq), 0) + 1 FROM entry)
BEGIN
    SELECT RAISE(ABORT, 'entries are only added at the end, each with the next number');
END;

CREATE TRIGGER entry_batch_is_whole BEFORE INSERT ON entry
WHEN NEW.batch <> NEW.seq
 AND NEW.batch IS NOT (SELECT batch FROM entry ORDER BY seq DESC LIMIT 1)
BEGIN
    SELECT RAISE(ABORT, 'a batch is the number of its first entry, and its entries follow each other');
END;

CREATE TRIGGER entry_no_update BEFORE UPDATE ON entry
BEGIN
    SELECT RAISE(ABORT, 'entries are never changed: append a correction instead');
END;

CREATE TRIGGER entry_no_delete BEFORE DELETE ON entry
BEGIN
    SELECT RAISE(ABORT, 'entries are never deleted: append an undo instead');
END;

CREATE TRIGGER private_once BEFORE INSERT ON private
WHEN EXISTS (SELECT 1 FROM private WHERE sha = NEW.sha)
BEGIN
    SELECT RAISE(ABORT, 'this private body is already kept');
END;

CREATE TRIGGER private_no_update BEFORE UPDATE ON private
BEGIN
    SELECT RAISE(ABORT, 'private bodies are never changed: add another and erase this one');
END;

CREATE TRIGGER private_erased AFTER DELETE ON private
BEGIN
    INSERT OR IGNORE INTO erased (sha) VALUES (OLD.sha);
END;

CREATE TRIGGER erased_no_update BEFORE UPDATE ON erased
BEGIN
    SELECT RAISE(ABORT, 'the list of erased bodies is never changed');
END;

CREATE TRIGGER erased_no_delete BEFORE DELETE ON erased
BEGIN
    SELECT RAISE(ABORT, 'the list of erased bodies only grows');
END;

CREATE TRIGGER attachment_once BEFORE INSERT ON attachment
WHEN EXISTS (SELECT 1 FROM attachment WHERE sha = NEW.sha)
BEGIN
    SELECT RAISE(ABORT, 'this attachment is already kept');
END;

CREATE TRIGGER attachment_no_update BEFORE UPDATE ON attachment
BEGIN
    SELECT RAISE(ABORT, 'attachments are never changed: attach another');
END;

CREATE TRIGGER attachment_no_delete BEFORE DELETE ON attachment
BEGIN
    SELECT RAISE(ABORT, 'attachments are never deleted');
END;

-- For people with SQL tools. The program reads the tables, never these.

-- Every fact with its local time, who did it, and its body as text.
CREATE VIEW readable_entries AS
SELECT seq,
       datetime(at / 1000, 'unixepoch', utc_offset_minutes || ' minutes') AS local_time,
       actor ->> '$.name'   AS actor,
       actor ->> '$.role'   AS role,
       actor ->> '$.device' AS device,
       batch,
       kind,
       version,
       CAST(body AS TEXT)   AS body,
       lower(hex(hash))     AS hash
  FROM entry
 ORDER BY seq;

-- One line for each action: what was done in one keystroke or click.
CREATE VIEW readable_actions AS
SELECT batch,
       datetime(min(at) / 1000, 'unixepoch', min(utc_offset_minutes) || ' minutes') AS local_time,
       min(actor ->> '$.name')      AS actor,
       count(*)                     AS entries,
       group_concat(kind, ', ')     AS kinds
  FROM entry
 GROUP BY batch
 ORDER BY batch;

-- Private bodies without their salt.
CREATE VIEW readable_private AS
SELECT lower(hex(sha)) AS sha,
       CAST(substr(body, 17) AS TEXT) AS body
  FROM private;

-- What is attached, without the bytes.
CREATE VIEW readable_attachments AS
SELECT lower(hex(sha)) AS sha,
       media,
       length(bytes) AS n_bytes
  FROM attachment;
