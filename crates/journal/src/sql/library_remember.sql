INSERT INTO recent_event (path, name, opened_at, stands)
VALUES (?1, ?2, ?3, ?4)
ON CONFLICT (path) DO UPDATE
   SET name = excluded.name, opened_at = excluded.opened_at, stands = excluded.stands
