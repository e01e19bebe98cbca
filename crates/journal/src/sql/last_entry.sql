SELECT seq, hash
  FROM entry
 ORDER BY seq DESC
 LIMIT 1
