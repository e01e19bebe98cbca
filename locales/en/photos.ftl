# Photos of scoresheets and clocks.

## Faults of a file

photo-too-large = A photo must have { $most } at most, found { $size } ({ $name })
photo-other-kind = A photo must be a JPEG, PNG or WebP file; “{ $name }” is another kind of file
photo-damaged = “{ $name }” begins as a picture and breaks off: take it anew, or copy it again
photo-kept-back = Sheets carry names: photos are given out only when nothing is kept back

## Names and sizes

# Name of a file that has none, such as a pasted picture.
photo-name = Photo
# Decimal number of a size: 2.4.
photo-size-number = { $whole }.{ $tenth }
photo-size-kb = { $number } kB
photo-size-mb = { $number } MB
# Below a photo on a print. $carried is 0 where paper cannot show the file.
photo-caption =
    { $has-note ->
        [0] { $name }
       *[other] { $note } ({ $name })
    } · SHA-256 { $sha }{ $carried ->
        [0] { " " }· kept in the event file; this kind of picture is not printed
       *[other] { "" }
    }
