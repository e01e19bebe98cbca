SELECT
    line, fide_id, national_id, name, federation, sex, title, women_title, other_titles,
    standard, standard_games, standard_k, rapid, rapid_games, rapid_k,
    blitz, blitz_games, blitz_k, national, national_games, national_k,
    birth, club, flag
FROM player WHERE row = ?1
