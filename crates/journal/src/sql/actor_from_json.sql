SELECT coalesce(?1 ->> '$.id', ''),
       coalesce(?1 ->> '$.name', ''),
       coalesce(?1 ->> '$.role', ''),
       coalesce(?1 ->> '$.device', '')
