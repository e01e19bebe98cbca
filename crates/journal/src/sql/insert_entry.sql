INSERT INTO entry (seq, at, utc_offset_minutes, actor, batch, kind, version, body, hash)
VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
