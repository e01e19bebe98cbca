INSERT INTO player (
    line, fide_id, national_id, name, federation, sex, title, women_title, other_titles,
    standard, standard_games, standard_k, rapid, rapid_games, rapid_k,
    blitz, blitz_games, blitz_k, national, national_games, national_k,
    birth, club, flag
) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19,
    ?20, ?21, ?22, ?23, ?24)
