SELECT type || ' ' || name, sql
  FROM sqlite_schema
 WHERE sql IS NOT NULL
   AND name NOT LIKE 'sqlite\_%' ESCAPE '\'
