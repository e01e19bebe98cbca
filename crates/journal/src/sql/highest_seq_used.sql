SELECT max(coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'entry'), 0),
           coalesce((SELECT max(seq) FROM entry), 0))
