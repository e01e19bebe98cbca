INSERT INTO private (sha, body)
SELECT ?1, ?2
 WHERE NOT EXISTS (SELECT 1 FROM private WHERE sha = ?1)
