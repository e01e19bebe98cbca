SELECT seq, at, utc_offset_minutes, actor, batch, kind, version, body, hash
  FROM entry
 WHERE seq >= ?1
   AND seq < ?2
 ORDER BY seq
