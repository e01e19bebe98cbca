SELECT severity, line, col, kind, args, found FROM problem
ORDER BY kind = 'list-cut-short' DESC, CASE severity WHEN 'error' THEN 0 WHEN 'warning' THEN 1 ELSE 2 END, line, no
LIMIT ?1
