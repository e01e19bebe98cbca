INSERT INTO attachment (sha, media, bytes)
SELECT ?1, ?2, ?3
 WHERE NOT EXISTS (SELECT 1 FROM attachment WHERE sha = ?1)
