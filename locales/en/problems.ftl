### Oddities in files brought in. Seen in the list below an import, with line and column.

## Found by the readers

problem-encoded-twice = The letters were written as UTF-8 twice (“MuÃ±oz”). They were read as they were meant.
problem-line-not-utf8 = This line is not UTF-8 as others are, read as { $encoding }.
problem-encoding-guessed = Not UTF-8, read as { $encoding }.
problem-broken-letters = Bytes that are no { $encoding } letters were replaced.
problem-unknown-record = Unknown record { $code }, which this program does not read.
problem-not-a-record = Not a record, line kept.
problem-numbers-by-rank = Pairing numbers by place in the file (XXC rank) are not followed: everybody keeps the number of the line. The word is kept.
problem-repeated-record = Record { $code } again, the first counts.
problem-bad-record = Value of record { $code } not understood, line kept.
problem-extra-text = Text after the value of record { $code }.
problem-bad-date = Date of record { $code } not understood, kept as text.
problem-too-many-rounds = More than { $limit } rounds, the rest is left out.
problem-too-many-players = More than { $limit } players: this one is not entered.
problem-no-number = No pairing number: the player is not entered.
problem-shared-number = Round { $round }, board { $board }: { $white } – { $black }. Two players have the number { $number }, and it is not known which of them played.
problem-duplicate-number = Lines { $line } and { $other_line } give two players the number { $number }: { $first } and { $other }. The first keeps it, the other one is not entered.
problem-missing-numbers =
    { $count ->
        [one] A number is missing: { $numbers }.
       *[other] { $count } numbers are missing: { $numbers }.
    }
problem-no-players = No players in this file.
problem-federation-read = This name of a federation is read as { $code }.
problem-unknown-federation = This is no code of a federation; it is kept as written.
problem-rating-out-of-range = Nobody can have this rating; the row is kept without it.
problem-unknown-sex = Unknown sex.
problem-unknown-title = Unknown title: none is entered.
problem-bad-rating = Rating is no number.
problem-bad-id = Id is no number.
problem-bad-id-kept = The ID is no number; it is kept as text.
problem-id-too-long = No FIDE ID: it has too many digits. The player is entered without it.
# { $lines }: the first of them.
problem-ids-too-long =
    { $count ->
        [one] One ID has more digits than a FIDE ID (row { $lines }): it may be a national ID and is not kept. The player is entered without a FIDE ID.
       *[other] { $count } IDs have more digits than a FIDE ID (rows { $lines }): they may be national IDs and are not kept. The players are entered without a FIDE ID.
    }
problem-ids-too-long-kept =
    { $count ->
        [one] One ID has more digits than a FIDE ID (line { $lines }): it may be a national ID. It stands in the player’s field as written; nothing is looked up by it.
       *[other] { $count } IDs have more digits than a FIDE ID (lines { $lines }): they may be national IDs. They stand in the players’ field as written; nothing is looked up by them.
    }
problem-row-too-wide = This row has more cells than any list has; what stands beyond is left out.
problem-columns-of-bytes =
    { $count ->
        [one] One line with accents (line { $lines }) has its columns counted in bytes instead of letters, and was read so.
       *[other] { $count } lines with accents (lines { $lines }) have their columns counted in bytes instead of letters, and were read so.
    }
problem-columns-without-accents =
    { $count ->
        [one] One line (line { $lines }) has its columns counted without the accents, which are signs of their own there, and was read so.
       *[other] { $count } lines (lines { $lines }) have their columns counted without the accents, which are signs of their own there, and were read so.
    }
problem-tabs-placed =
    { $count ->
        [one] One line of a player has tabs in place of blanks: each field was put into its columns.
       *[other] { $count } lines of players have tabs in place of blanks: each field was put into its columns.
    }
problem-tabs-unclear =
    { $count ->
        [one] One line of a player (line { $lines }) has tabs in place of blanks, and its fields cannot be told: export the report again from the program that made it, or put blanks so that each field stands in its columns.
       *[other] { $count } lines of players (lines { $lines }) have tabs in place of blanks, and their fields cannot be told: export the report again from the program that made it, or put blanks so that each field stands in its columns.
    }
problem-quoted-id = Quotes around the FIDE ID were left out; its digits are kept.
problem-day-count = A count of days, as spreadsheets keep dates; read as { $date }.
problem-bad-points = Points are no number.
problem-bad-rank = Rank is no number.
problem-bad-birth = Birth date not understood.
problem-no-such-day = This day does not exist.
problem-birth-out-of-range = Birth year out of range.
problem-birth-in-future = Number { $number } was born in { $year }, which is yet to come; counts in no age category.
problem-ratings-zero =
    { $count ->
        [one] A rating of 0 is read as unrated.
       *[other] Ratings of 0, { $count } in all, are read as unrated.
    }
problem-rating-beyond = A rating of { $rating } is higher than any ever published; it is used as it stands.
problem-name-beyond-columns = Name of { $length } letters is longer than its columns.
problem-between-columns = Text between columns; the fields of this line may be shifted.
# The column is that of the last character read.
problem-file-cut = The file seems cut off here: the { $wanted } should follow. What stands before is read.
problem-line-ends-inside = The line ends inside the columns of the { $field }: it may be cut, and the value is kept as it stands there.
problem-line-ends-early = The line ends after the { $field }, where the other lines go on: it may be cut.
problem-line-ends-before-rounds = The line of { $number } ends after round { $last }, but others name { $number } as opponent in round { $named }: it may be cut. { $number } is not taken as withdrawn; the rounds missing here count as absences.
problem-bad-opponent = Opponent of { $number } in round { $round } not understood.
problem-bad-color = Colour of { $number } in round { $round } not understood.
problem-missing-color = { $number } has no colour in round { $round }.
problem-bad-result = Result of { $number } in round { $round } not understood, read as unfinished.
problem-bye-with-opponent = { $number } has opponent { $opponent } and a bye in round { $round }.
problem-legacy-bye =
    { $count ->
        [one] Bye without a bye code, once, read as { $read_as }.
       *[other] Bye without a bye code, { $count } times, read as { $read_as }.
    }
problem-blank-rounds =
    { $count ->
        [one] A blank round, read as a zero-point bye.
       *[other] Blank rounds, { $count } in all, read as zero-point byes.
    }
problem-unknown-opponent = { $number } met { $opponent } in round { $round }, but there is no such player. The round counts as missed.
problem-self-paired = Number { $number } is paired with itself in round { $round }. The round counts as missed.
problem-not-mutual = { $number } met { $opponent } in round { $round }, but { $opponent } has { $other }.
problem-same-color = { $number } and { $opponent } have the same colour in round { $round }.
problem-results-clash = { $number } has { $result } in round { $round }, { $opponent } has { $other }.
problem-points-taken = Number { $number } has the { $written } points of the file: byes of these rounds are worth that much: { $rounds }.
problem-points-differ = File says { $number } has { $written }, results give { $computed }.
problem-second-bye =
    { $count ->
        [one] { $count } pairing-allocated bye in round { $round }.
       *[other] { $count } pairing-allocated byes in round { $round }.
    }
problem-rounds-beyond =
    { $rounds ->
        [one] Tournament has one round, file holds { $held }.
       *[other] Tournament has { $rounds } rounds, file holds { $held }.
    }
problem-rank-order = Rank { $rank } of { $number } and rank { $other_rank } of { $other } contradict their points ({ $count } in all).
problem-count-differs = Record { $code } says { $written }, file holds { $counted }.
problem-unequal-scores = { $code }={ $value } differs from its group and is not used.
problem-abnormal-points =
    { $count ->
        [one] A record of abnormal points is kept, not counted.
       *[other] { $count } records of abnormal points are kept, not counted.
    }
problem-nobody-apart = Record { $code } keeps nobody apart: it needs two different players and rounds in their order.
problem-number-without-player = Record { $code } names { $number }, but there is no such player.
problem-number-without-team = Record { $code } names { $number }, but there is no such team.
problem-number-of-two-players = Record { $code } names { $number }, which two players have. It is taken for the first of them.
problem-number-twice = Record { $code } names { $number } twice. It counts once.
problem-bye-twice = The bye of { $number } in round { $round } is in line { $other_line } too. The first one counts.
problem-points-twice = { $number } has virtual points in round { $round } by line { $other_line } too. They are added up.
problem-nobody-accelerated = Record { $code } gives nobody virtual points: found { $found }, it needs rounds and numbers in their order.
problem-old-teams-ignored =
    { $count ->
        [one] A record 013 is not used because 310 is there.
       *[other] { $count } records 013 are not used because 310 is there.
    }
problem-teams-kept =
    { $count ->
        [one] One team line is kept for writing back.
       *[other] { $count } team lines are kept for writing back.
    }
problem-byes-differ = Record 240 and the line of { $number } differ in round { $round }; the line counts.
problem-cut-to-columns = Name of { $number } has { $length } letters and was cut.
problem-does-not-fit = { $field } of { $number } does not fit its columns and was left out.
# Birth dates that fit day first and month first. { $date } is how the example was read.
problem-dates-undecided =
    { $count ->
        [one] One date, { $example }, fits day first and month first, and no other date of this column decides. It is read day first, as { $date }. If the month is first, write it as year-month-day and bring the file in again.
       *[other] { $count } dates, such as { $example }, fit day first and month first, and no other date of this column decides. They are read day first, { $example } as { $date }. If the month is first, write them as year-month-day and bring the file in again.
    }
problem-dates-month-first =
    { $count ->
        [one] Dates of this column have the month first, as others of it show. One that fits both ways is read so: { $example } as { $date }.
       *[other] Dates of this column have the month first, as others of it show. { $count } that fit both ways are read so: { $example } as { $date }.
    }
problem-dates-mixed =
    { $count ->
        [one] Some dates of this column have the day first, some the month. One that fits both ways is read day first: { $example } as { $date }.
       *[other] Some dates of this column have the day first, some the month. { $count } that fit both ways are read day first: { $example } as { $date }.
    }
# Other sheets of a workbook or tables of a web page.
problem-other-tables =
    { $count ->
        [one] Players are read from the table “{ $taken }”. Another one is left aside: { $others }.
       *[other] Players are read from the table “{ $taken }”. { $count } others are left aside: { $others }.
    }
problem-name-missing = No name in this row, row left out.
problem-name-long = Name of { $length } letters, kept.
problem-duplicate-id = Id { $id } stands in row { $line } too.
problem-bad-number = { $column } is no number.
problem-titles-in-names =
    { $count ->
        [one] One title stood beside a name and is read as a title.
       *[other] { $count } titles stood beside the names and are read as titles.
    }
problem-other-title-in-name = { $title } is no title of a player; it is left out of the name.
problem-rows-of-byes =
    { $count ->
        [one] One row of a bye is no game and is left out.
       *[other] { $count } rows of byes are no games and are left out.
    }
problem-game-of-nobody = A player of this game is not in the list of players; the game is left out.
problem-columns-unread = Columns that are not read: { $columns }. Tie-breaks are computed from the results.
# Where a problem is, in a workbook or in one of several files.
problem-at-cell = { $part }, cell { $cell }
problem-at-row = { $part }, row { $row }
# Crosstables with lists beside them.
problem-list-contradicts-table =
    { $count ->
        [one] One player has another opponent, color or result in this list than in the crosstable; the crosstable counts.
       *[other] { $count } players have another opponent, color or result in this list than in the crosstable; the crosstable counts.
    }
problem-scoring-taken = The points fit { $win } for a win, { $draw } for a draw, { $loss } for a loss and { $pab } for the bye of the pairing; these are taken. Correct them in the settings if they are not right.
problem-colors-not-stated =
    { $count ->
        [one] The table does not say the colours of one game: White is given to who had it less often. Correct them if you know better; colours decide later pairings.
       *[other] The table does not say the colours of { $count } games: White is given to who had it less often. Correct them if you know better; colours decide later pairings.
    }
problem-note-row = This row is a note or a sum and no player; it is left out.
# Grid of results without rounds.
problem-rounds-by-berger = The table has the results of a round robin, but neither its rounds nor its colours. The results count; rounds and colours are those of the Berger table by the numbers of this list, and may not be those that were played.
problem-bad-cell = This is no cell of a crosstable; it is read as absent.
problem-unknown-result = This is no result; the game stays open.
problem-columns-unused = The meanings given for columns are not used: this file is no list of players.
problem-round-not-paired =
    { $count ->
        [one] Round { $round } is not paired yet: { $count } row is left out. Pair the round first, then bring the results in.
       *[other] Round { $round } is not paired yet: { $count } rows are left out. Pair the round first, then bring the results in.
    }
problem-round-by-games = The table says no round; by its games it is round { $round }.
problem-result-without-game = Round { $round } has no game { $white } – { $black }; the row was left out.
problem-result-conflict = Round { $round }, { $white } – { $black }: the file says { $file }, but { $stands } is entered and stays. Settle it on the results page if the file is right.
problem-unclosed-quote = Quote is not closed, read as a letter.
problem-extra-cells =
    { $count ->
        [one] A cell beyond the last heading, kept as extra.
       *[other] { $count } cells beyond the last heading, kept as extra.
    }
problem-cell-error = Cell holds an error.
problem-sheet-unreadable = Sheet cannot be read.
problem-no-rows = No rows with players.
problem-list-id-missing = No usable id in this row, row left out.
problem-id-in-quotes = Id in quotes, read without them.
problem-field-too-long = Text of column { $column } is too long; the later columns of this row were moved.
problem-columns-shifted = Columns after { $column } do not fit, row left out.
problem-row-cut-short = Row is cut short, row left out.
problem-row-unclosed = Row is not closed, row left out.
problem-tabs-in-name = Tabs in the name, read as blanks.
problem-line-too-long = Line is too long for a row, left out.
problem-list-row = This row is odd.
problem-quote-in-tag = Quote inside the value of tag { $tag }, kept as written.
problem-unclosed-tag = Tag { $tag } is not closed.
problem-bad-tag = No tag, kept as written.
problem-repeated-tag = Tag { $tag } stands again, the first counts.
problem-unclosed-comment = Comment is not closed.
problem-unclosed-variation = Variation is not closed, the rest of the game is kept as text.
problem-stray-bracket = Bracket without a partner.
problem-illegal-move = Move { $number } of { $side } is illegal, moves from here are kept as text.
problem-ambiguous-move = Move { $number } of { $side } fits more than one piece, moves from here are kept as text.
problem-unreadable-move = Move { $number } of { $side } cannot be read, moves from here are kept as text.
problem-bad-position = Starting position is not possible, moves are kept as text.
problem-results-differ = Tag says { $tag }, end of moves says { $moves }.
problem-end-on-board = The last position is { $end ->
        [checkmate] checkmate
       *[other] stalemate
    }, so the game ends { $result }; another result is given.
problem-no-result = No result after the moves.

## Found by the desk in what was brought in

problem-round-breaks-rules-of-byes =
    { $count ->
        [one] Round { $round }: { $what } ({ $article }). The round is kept as it was paired.
       *[other] Round { $round }: { $count } cases, the first: { $what } ({ $article }). The round is kept as it was paired.
    }
# An imported round breaks a rule of pairing. { $what } is the first case in words.
problem-round-breaks-rules =
    { $count ->
        [one] Round { $round }, board { $boards }: { $what } ({ $article }). The round is kept as it was paired.
       *[other] Round { $round }, boards { $boards }: { $count } cases, the first: { $what } ({ $article }). The round is kept as it was paired.
    }
# An imported round is legal but not what the rules give.
problem-round-differs =
    { $count ->
        [one] Round { $round }, board { $boards } is not as the rules pair it. The round is kept as it was paired.
       *[other] Round { $round }, boards { $boards } are not as the rules pair them. The round is kept as it was paired.
    }
problem-round-other = Round { $round }: no board is as the rules pair it. The round is kept as it was paired.
problem-met-too-often = Round { $round }, board { $board }: { $a } and { $b } had met as often as everybody does in a round robin (round { $before }). The round is kept as it was paired.
problem-rounds-not-checked = The rounds were not held against the rules of pairing: this program cannot pair by { $system }.
problem-dates-reversed = The last day ({ $end }) is before the first ({ $start }); it was left out.
problem-rounds-not-stated = The file does not say how many rounds are planned: { $rounds } taken. Correct it in the settings.
problem-tie-breaks-not-stated = The file names no tie-breaks: { $list } taken. Correct them in the settings.
problem-tie-break-own = The tie-break { $code } is the event’s own: give its values by hand in the settings.
problem-tie-break-unknown = The tie-break { $code } is kept and not counted: it is none of the regulations’ for players.
problem-unknown-score = The file counts a game without a result as { $points }; here it counts as a draw.
problem-system-not-stated = The file does not say how it was paired: { $system } taken. Correct it in the settings before pairing.
problem-system-not-available = { $system }: the tournament can be looked at and printed; this program cannot pair its next round.
problem-baku =
    { $points ->
        [yes] Record 192 asks for Baku acceleration, which supposes a win worth two draws and a loss worth nothing (C.04.7); the points of this report are others. The virtual points are taken as if they were not: look at the acceleration before pairing
       *[no] Record 192 asks for Baku acceleration, and this system does not pair by score (C.04.7): take the acceleration out
    }
problem-taken-as-withdrawn =
    { $count ->
        [one] Number { $numbers } has not played the last rounds and is taken as withdrawn.
       *[other] { $count } players have not played the last rounds and are taken as withdrawn: { $numbers }.
    }
# After the last of many.
problem-more =
    { $count ->
        [one] { $count } more remark
       *[other] { $count } more remarks
    }
problem-no-such-game = No game { $players } of round { $round } in this tournament; left out.
problem-colors-reversed = Round { $round }, board { $board }: { $players } in the file, but the board has them the other way round; left out.
problem-several-games = { $players } of round { $round } may be any of the boards { $boards }; left out. Add the board to the round (1.12), or the FIDE ids.
problem-result-differs = Round { $round }, board { $board }, { $players }: the file says { $pgn }, entered is { $entered }. Nothing was changed.
# Games of a PGN whose boards are known, by the lines where they begin.
problem-games-without-moves =
    { $count ->
        [one] One game has no moves (line { $lines }): there is nothing to attach to its board.
       *[other] { $count } games have no moves (lines { $lines }): there is nothing to attach to their boards.
    }
problem-no-moves = Round { $round }, board { $board }, { $players }: no move of this game can be replayed; no scoresheet attached.
problem-has-sheet = Round { $round }, board { $board }, { $players }: another scoresheet is attached already; left out.
problem-entered-already = { $name } is entered already ({ $other }); not entered again.
problem-first-row-guessed = { $headings ->
    [0] The first row was taken for a player: { $found }. If it names the columns, take this player out again.
   *[other] The first row was taken for the names of the columns: { $found }. If it is a player, enter that player by hand.
}
problem-twice-in-file = { $name } stands in line { $line } too; entered once.
problem-value-left-out = Left empty: { $why }.
problem-odd-value = { $why }.
# Zeros in the column of ratings of a table.
problem-rating-zero =
    { $count ->
        [one] A rating of 0 in line { $lines }: entered as unrated.
       *[other] { $count } ratings of 0, in lines { $lines }: entered as unrated.
    }
problem-same-id-in-file = { $name } has the FIDE id of line { $line }, { $id }. Both are entered: correct the wrong id.
problem-bad-row = Row left out: { $why }.

# After the words of a problem: the text it is about.
problem-found = Found: “{ $found }”.
# What to do.
problem-todo-check = Compare with the original.
problem-todo-choose = Choose one of the two.
problem-todo-results-count = The results count here; if the file’s points are right, correct a result or a bye.
problem-todo-correct-line = Correct the line and bring the file in again.
problem-todo-choose-encoding = Choose another encoding if letters look wrong, or save the file as UTF-8.
problem-todo-federation-code = Write the three letters that FIDE uses, such as ESP.
problem-todo-get-whole = Get the whole file and bring it in again.
problem-todo-shorten = Shorten it.

## Words inside problems

problem-word-pairing-allocated-bye = pairing-allocated bye
problem-word-full-point-bye = full-point bye
problem-word-half-point-bye = half-point bye
problem-word-zero-point-bye = zero-point bye
problem-word-rest-of-the-line = rest of the line
problem-word-rest-of-its-rounds = rest of the rounds of this line
problem-word-lines-of-players = lines of players
problem-word-rest-of-the-cells = cells that the other rows have
problem-word-rest-of-the-game = rest of the game and its result
problem-word-end-of-the-table = end of the table
problem-word-closing-quote = quote that closes this cell
problem-word-white = White
problem-word-black = Black
problem-word-name = name
problem-word-federation = federation
problem-word-opponent = opponent
problem-word-date = date
problem-word-number = number
problem-word-sex = sex
problem-word-title = title
problem-word-rating = rating
problem-word-id = ID
problem-word-birth-date = birth date
problem-word-points = points
problem-word-rank = rank

# Open JSON
problem-no-json = This is no JSON: { $why }.
problem-no-event-in-json = JSON without the field “format” that says arbiters-desk-event.
problem-json-version = Version { $version } of the format is not known; read as far as understood.
problem-json-bad-value = The value of { $pointer } does not have the right form and is left out; wanted: { $wanted }.
problem-json-unknown-field = The field { $pointer } is not known and is left out.
problem-column-left-out = Column { $column } (“{ $heading }”, for example “{ $sample }”) is not read.
problem-column-left-out-unnamed = Column { $column } (no heading, for example “{ $sample }”) is not read.
problem-null-move = Move { $number } of { $side } is a null move; the moves from here are kept as text.
problem-king-signal = The kings were put into the centre to signal the result; this is no move and is kept as a comment.
problem-foreign-letters = The moves were read with the piece letters of { $language }.

# What open JSON wants in a place, and what is wrong with it.
problem-word-an-id-of-its-own-from-1 = an id of its own, from 1
problem-word-rounds-in-order-from-1-left-out-from-here = rounds in order from 1; left out from here
problem-word-the-id-of-a-player = the id of a player
problem-word-a-player-who-is-entered-once = a player who is entered once
problem-word-ids-of-entries-in-prohibited-pairs-and-virtual-points = ids of entries in prohibited pairs and virtual points
problem-word-pairing-numbers-from-1-each-once = pairing numbers from 1, each once
problem-word-f-h-or-z = F, H or Z
problem-word-withdrawn-or-expelled = withdrawn or expelled
problem-word-two-entries-without-another-game-in-this-round = two entries without another game in this round
problem-word-two-entries-and-a-board-of-their-own = two entries and a board of their own
problem-word-an-entry-without-a-game-in-this-round = an entry without a game in this round
problem-word-an-entry-without-a-game-and-f-h-or-z = an entry without a game, and F, H or Z
problem-word-a-result-as-1-0-0-1 = a result as 1-0, =-=, 0-1, +--
problem-word-a-date-that-there-is-as-1990-05-31-or-1990 = a date that there is, as 1990-05-31 or 1990
problem-word-a-file-in-base64 = a file in base64
problem-word-a-list = a list
problem-word-an-object = an object
problem-word-a-string = a string
problem-word-true-or-false = true or false
problem-word-a-whole-number-in-range = a whole number in range
problem-word-another-form = another form
problem-word-the-text-ends-too-early = the text ends too early
problem-word-a-sign-is-missing-or-too-many = a sign is missing or too many
# Languages of piece letters.
problem-word-english = English
problem-word-spanish = Spanish
problem-word-french = French
problem-word-german = German
problem-word-italian = Italian
problem-word-portuguese = Portuguese
problem-word-dutch = Dutch
problem-word-catalan = Catalan
problem-word-galician = Galician
problem-word-basque = Basque
problem-word-occitan = Occitan
problem-word-danish = Danish
problem-word-norwegian = Norwegian
problem-word-swedish = Swedish
problem-word-finnish = Finnish
problem-word-icelandic = Icelandic
problem-word-estonian = Estonian
problem-word-latvian = Latvian
problem-word-lithuanian = Lithuanian
problem-word-polish = Polish
problem-word-czech = Czech
problem-word-slovak = Slovak
problem-word-slovene = Slovene
problem-word-croatian = Croatian
problem-word-serbian = Serbian
problem-word-hungarian = Hungarian
problem-word-romanian = Romanian
problem-word-bulgarian = Bulgarian
problem-word-russian = Russian
problem-word-ukrainian = Ukrainian
problem-word-greek = Greek
problem-word-turkish = Turkish
problem-word-azerbaijani = Azerbaijani
problem-word-esperanto = Esperanto
problem-word-vietnamese = Vietnamese
problem-word-indonesian = Indonesian
problem-list-cut-short = The list ends after “{ $last }” without being closed: players are missing. Download it again and load the whole file.
