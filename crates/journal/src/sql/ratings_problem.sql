INSERT INTO problem (severity, line, col, kind, args, found) VALUES (?1, ?2, ?3, ?4, ?5, ?6)
