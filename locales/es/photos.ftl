# Photos of scoresheets and clocks.

## Faults of a file

photo-too-large = Una foto debe tener { $most } como mucho; esta tiene { $size } ({ $name })
photo-other-kind = Una foto debe ser un archivo JPEG, PNG o WebP; «{ $name }» es de otro tipo
photo-damaged = «{ $name }» empieza como una imagen y se corta: repita la foto o cópiela de nuevo
photo-kept-back = Las planillas llevan nombres: las fotos solo se entregan si no se reserva nada

## Names and sizes

# Name of a file that has none, such as a pasted picture.
photo-name = Foto
# Decimal number of a size: 2.4.
photo-size-number = { $whole },{ $tenth }
photo-size-kb = { $number } kB
photo-size-mb = { $number } MB
# Below a photo on a print. $carried is 0 where paper cannot show the file.
photo-caption =
    { $has-note ->
        [0] { $name }
       *[other] { $note } ({ $name })
    } · SHA-256 { $sha }{ $carried ->
        [0] { " " }· guardada en el archivo del torneo; este tipo de imagen no se imprime
       *[other] { "" }
    }
