SELECT count(*)
  FROM erased
 WHERE sha NOT IN (SELECT sha FROM private)
