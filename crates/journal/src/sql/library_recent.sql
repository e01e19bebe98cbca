SELECT path, name, opened_at, stands
  FROM recent_event
 ORDER BY opened_at DESC, path
