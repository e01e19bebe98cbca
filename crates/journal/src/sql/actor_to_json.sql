SELECT json_object('id', ?1, 'name', ?2, 'role', ?3, 'device', ?4)
