SELECT first, body FROM page
WHERE first <= ?1
ORDER BY first DESC
LIMIT 1
