//! Lists of players in, tables out.

use formats::table::{self, Cell, Column, CsvOptions, Decimal, Delimiter, Mark, ReadPlayer, Sheet};
use formats::text::Encoding;
use proptest::prelude::*;
use tournament::points::Points;

/// Reads a list with the guessed mapping: one line a player, then the problems.
fn shown(bytes: &[u8]) -> String {
    let (grid, mut problems) = table::read_text(bytes);
    let preview = table::preview(&grid);
    let (players, more) = table::read_players(&grid, &preview.mapping);
    problems.extend(more);
    let mut lines: Vec<String> = players.iter().map(line).collect();
    lines.extend(problems.iter().map(ToString::to_string));
    lines.join("\n")
}

fn line(player: &ReadPlayer) -> String {
    let mut parts = vec![format!("{} {}", player.row, player.full_name())];
    parts.extend(player.number.map(|number| format!("no {number}")));
    parts.extend(player.title.map(|title| title.to_string()));
    parts.extend(Some(player.other_title.clone()).filter(|text| !text.is_empty()));
    parts.extend(player.ratings.iter().map(|(list, rating)| format!("{list:?} {rating}")));
    parts.extend(player.fide_id.map(|id| format!("id {id}")));
    parts.extend(player.birth.map(formats::date::birth_text));
    parts.extend(player.sex.map(|sex| format!("{sex:?}")));
    parts.extend(
        [&player.federation, &player.club].into_iter().filter(|text| !text.is_empty()).cloned(),
    );
    parts.extend(player.extra.iter().map(|(heading, text)| format!("{heading}={text}")));
    parts.join(" | ")
}

#[test]
fn issue_a10_odd_ids_cost_only_themselves() {
    let list = b"Name,FIDE ID\n\"Ibarra, Ana\",\"1234567\"\n\"Bruno, Caro\",2024-05-01\n\"Dorn, Emil\",n/a\n\"Falk, Gerd\",\n\"Haas, Ida\",'7654321\n";
    insta::assert_snapshot!(shown(list), @r#"
2 Ibarra, Ana | id 1234567
3 Bruno, Caro | FIDE ID=2024-05-01
4 Dorn, Emil | FIDE ID=n/a
5 Falk, Gerd
6 Haas, Ida | id 7654321
3:2: id is no number, expected digits, found "2024-05-01"; compare with the original
4:2: id is no number, expected digits, found "n/a"; compare with the original
6:2: quotes around the id were left out, expected digits, found "'7654321"; compare with the original
"#);
}

#[test]
fn issue_a11_unknown_titles_are_kept_as_text() {
    let list =
        b"Name;Title;Fed\nIbarra, Ana;WH;ESP\nBruno, Caro;LSI,FI,SI,NI;ITA\nDorn, Emil;wgm;GER\n";
    insta::assert_snapshot!(shown(list), @r#"
2 Ibarra, Ana | WH | ESP
3 Bruno, Caro | LSI,FI,SI,NI | ITA
4 Dorn, Emil | WGM | GER
2:2: unknown title, none is entered, expected GM IM WGM FM WIM CM WFM WCM, found "WH"; compare with the original
3:2: unknown title, none is entered, expected GM IM WGM FM WIM CM WFM WCM, found "LSI,FI,SI,NI"; compare with the original
"#);
}

#[test]
fn issue_a12_birth_dates_that_do_not_exist_are_said() {
    let list = "Nombre;Fecha de nacimiento\nAna;1938-02-29\nBea;31/12/1941\nCaro;1969-12-31\nDora;1950\nEva;soon\n";
    insta::assert_snapshot!(shown(list.as_bytes()), @r#"
2 Ana | Fecha de nacimiento=1938-02-29
3 Bea | 1941/12/31
4 Caro | 1969/12/31
5 Dora | 1950/00/00
6 Eva | Fecha de nacimiento=soon
2:2: this day does not exist, expected YYYY-MM-DD, DD.MM.YYYY or YYYY, found "1938-02-29"; compare with the original
6:2: birth date not understood, expected YYYY-MM-DD, DD.MM.YYYY or YYYY, found "soon"; compare with the original
"#);
}

#[test]
fn two_players_with_one_id_are_both_kept() {
    insta::assert_snapshot!(shown(b"Name;FIDE-ID\nAna;99000001\nBea;99000001\n"), @r#"
2 Ana | id 99000001
3 Bea | id 99000001
3: id 99000001 stands in row 2 too, found "Bea"; compare with the original
"#);
}

#[test]
fn issue_a17_long_names_are_kept() {
    let list = format!("Name;Elo\n{};2100\n", "Montenegro ".repeat(28).trim());
    let text = shown(list.as_bytes());
    assert!(text.starts_with(&format!("2 {}", "Montenegro ".repeat(28).trim())), "{text}");
    assert!(text.contains("name of 307 letters, kept"), "{text}");
}

#[test]
fn headings_in_four_languages() {
    for (list, expected) in [
        (
            "No;Surname;First name;Fed;Rtg\n1;Ibarra;Ana;ESP;2100\n",
            "2 Ibarra, Ana | no 1 | Unnamed 2100 | ESP",
        ),
        (
            "Nº;Apellidos;Nombre;Sexo;Elo FIDE\n1;Ibarra;Ana;Mujer;2100\n",
            "2 Ibarra, Ana | no 1 | Standard 2100 | Female",
        ),
        (
            "Nr.;Name;Vorname;Verein;DWZ;Geburtsjahr\n1;Ibarra;Ana;SK Nord;1900;1990\n",
            "2 Ibarra, Ana | no 1 | National 1900 | 1990/00/00 | SK Nord",
        ),
        (
            "Nom;Prénom;Fédération;Elo Rapide;Né(e) le\nIbarra;Ana;FRA;2000;16/05/1990\n",
            "2 Ibarra, Ana | Rapid 2000 | 1990/05/16 | FRA",
        ),
    ] {
        assert_eq!(shown(list.as_bytes()), expected);
    }
}

#[test]
fn delimiters_and_encodings_are_found_out() {
    let check = |bytes: &[u8], delimiter, encoding| {
        let (grid, _) = table::read_text(bytes);
        assert_eq!((grid.delimiter, grid.encoding), (delimiter, Some(encoding)));
    };
    check(b"Name;Elo;Fed\nIbarra, Ana;2100;ESP\n", Some(Delimiter::Semicolon), Encoding::Utf8);
    check(b"Name,Elo\n\"Mu\xF1oz, Ana\",2100\n", Some(Delimiter::Comma), Encoding::Windows1252);
    check(b"\xFF\xFEN\0\t\0E\0\n\0", Some(Delimiter::Tab), Encoding::Utf16Le);
    check(b"Ana Ibarra\nBruno Caro\n", None, Encoding::Utf8);
    check("\u{feff}sep=;\nName;Elo\n".as_bytes(), Some(Delimiter::Semicolon), Encoding::Utf8Bom);
}

#[test]
fn a_list_without_headings_is_guessed_by_its_cells() {
    insta::assert_snapshot!(shown(b"1\tIbarra, Ana\t2100\tESP\t99000001\n2\tBruno, Caro\t1990\tITA\t99000002\n"), @r#"
1 Ibarra, Ana | no 1 | Unnamed 2100 | id 99000001 | ESP
2 Bruno, Caro | no 2 | Unnamed 1990 | id 99000002 | ITA
"#);
    assert_eq!(shown(b"IBARRA Ana\nDe la Fuente, Bea\n"), "1 IBARRA, Ana\n2 De la Fuente, Bea");
}

#[test]
fn lines_above_the_headings_are_passed_over() {
    assert_eq!(
        shown(b"Club Open;;\n\nName;Elo;Fed\nIbarra, Ana;2100;ESP\n"),
        "4 Ibarra, Ana | Unnamed 2100 | ESP"
    );
}

#[test]
fn an_unclosed_quote_costs_no_other_row() {
    insta::assert_snapshot!(shown(b"Name;Elo\n\"Ibarra;2100\nBruno \"Bo\" Caro;1990\n\"Two\nlines\";1800\nDorn;\"17\"\"00\"\n"), @r#"
2 "Ibarra | Unnamed 2100
3 Bruno "Bo" Caro | Unnamed 1990
4 Two
lines | Unnamed 1800
6 Dorn | Elo=17"00
2:1: quote is not closed, read as a letter, found "\"Ibarra"; correct the line and read the file again
6:2: rating is no number, expected 100-3500, found "17\"00"; compare with the original
"#);
}

#[test]
fn rows_without_a_name_and_cells_beyond_the_headings() {
    insta::assert_snapshot!(shown(b"Name;Elo\n;2100\nIbarra;2100;what;;else\n;;\n"), @r#"
3 Ibarra | Unnamed 2100 | 3=what | 5=else
2: no name in this row, row left out, found " 2100"; correct the line and read the file again
"#);
}

fn sheet() -> Sheet {
    Sheet {
        name: "Round 1/2".to_owned(),
        columns: vec!["Name".to_owned(), "Elo".to_owned(), "Pts".to_owned(), "Birth".to_owned()],
        rows: vec![
            vec![
                Cell::Text("Núñez; \"Íñiga\"".to_owned()),
                Cell::Number(2100),
                Cell::Points(Points(45)),
                Cell::Date(chrono::NaiveDate::from_ymd_opt(1990, 5, 6).unwrap()),
            ],
            vec![Cell::Text("=1+1".to_owned()), Cell::Empty, Cell::Points(Points(30)), Cell::Empty],
        ],
    }
}

#[test]
fn csv_quotes_what_it_must() {
    let mut out = Vec::new();
    let options =
        CsvOptions { delimiter: Delimiter::Semicolon, decimal: Decimal::Comma, mark: Mark::Bom };
    table::write_csv(&sheet(), options, &mut out).unwrap();
    let text = String::from_utf8(out).unwrap();
    assert_eq!(
        text,
        "\u{feff}Name;Elo;Pts;Birth\r\n\"Núñez; \"\"Íñiga\"\"\";2100;4,5;1990-05-06\r\n'=1+1;;3;\r\n"
    );
}

#[test]
fn a_workbook_reads_back_and_is_the_same_every_time() {
    let write = || {
        let mut out = Vec::new();
        table::write_xlsx(&[sheet(), sheet()], &mut out).unwrap();
        out
    };
    let bytes = write();
    assert_eq!(bytes, write());
    let (grids, problems) = table::read_workbook(&bytes).unwrap();
    assert!(problems.is_empty());
    assert_eq!(grids[0].name.as_deref(), Some("Round 1 2"));
    assert_eq!(grids[1].name.as_deref(), Some("Round 1 2 2"));
    assert_eq!(grids[0].rows[1].cells, ["Núñez; \"Íñiga\"", "2100", "4.5", "1990-05-06"]);
    assert_eq!(grids[0].rows[2].cells, ["=1+1", "", "3", ""]);
    let preview = table::preview(&grids[0]);
    assert_eq!(preview.columns[0].column, Some(Column::FullName));
    let (players, _) = table::read_players(&grids[0], &preview.mapping);
    assert_eq!(line(&players[0]), "2 Núñez; \"Íñiga\" | Unnamed 2100 | 1990/05/06 | Pts=4.5");
}

#[test]
fn what_is_no_workbook_is_said() {
    let fault = table::read_workbook(b"Name;Elo\n").unwrap_err();
    assert!(fault.to_string().starts_with("expected a workbook"), "{fault}");
}

proptest! {
    #[test]
    fn any_bytes_are_read(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        shown(&bytes);
        let _ = table::read_workbook(&bytes);
    }

    #[test]
    fn csv_written_is_csv_read(cells in proptest::collection::vec(proptest::collection::vec("[a-z;,\"é\n ]{0,8}x", 2), 1..6)) {
        let rows = cells.iter().map(|row| row.iter().map(|text| Cell::Text(text.clone())).collect());
        let columns = vec!["Name".to_owned(), "Club".to_owned()];
        let sheet = Sheet { name: String::new(), columns, rows: rows.collect() };
        let mut out = Vec::new();
        let options = CsvOptions { delimiter: Delimiter::Tab, ..CsvOptions::default() };
        table::write_csv(&sheet, options, &mut out).unwrap();
        let (grid, _) = table::read_delimited(&out, Some(Delimiter::Tab));
        let read: Vec<Vec<String>> = grid.rows.iter().skip(1).map(|row| row.cells.clone()).collect();
        let trimmed: Vec<Vec<String>> =
            cells.iter().map(|row| row.iter().map(|text| text.trim().to_owned()).collect()).collect();
        prop_assert_eq!(read, trimmed);
    }

    #[test]
    fn damaged_workbooks_never_panic(at in 0usize..4000, byte: u8) {
        let mut bytes = Vec::new();
        table::write_xlsx(&[sheet()], &mut bytes).unwrap();
        let index = at % bytes.len();
        bytes[index] = byte;
        let _ = table::read_workbook(&bytes);
        let _ = table::read_workbook(&bytes[..index]);
    }
}

#[test]
fn pasted_lines_are_taken_apart() {
    let list =
        "1. Perez, Juan 2000\n2. GM Ibarra, Ana (2501)\n\n3) Dorn Emil\n10. Falk, Gerd - 1850\n";
    insta::assert_snapshot!(shown(list.as_bytes()), @r#"
1 Perez, Juan | no 1 | Unnamed 2000
2 Ibarra, Ana | no 2 | GM | Unnamed 2501
4 Dorn Emil | no 3
5 Falk, Gerd | no 10 | Unnamed 1850
"#);
    insta::assert_snapshot!(shown(b"Perez, Juan 2000\nIbarra, Ana"), @r#"
1 Perez, Juan | Unnamed 2000
2 Ibarra, Ana
"#);
    insta::assert_snapshot!(shown("1. Perez;Juan;2000\n2. Ibarra;Ana;2100".as_bytes()), @r#"
1 Perez, Juan | no 1 | Unnamed 2000
2 Ibarra, Ana | no 2 | Unnamed 2100
"#);
    insta::assert_snapshot!(shown("Nombre\n1. Perez, Juan 2000\n2. Ibarra, Ana".as_bytes()), @r#"
2 Perez, Juan | no 1 | Unnamed 2000
3 Ibarra, Ana | no 2
"#);
    // Names alone, or a date in each line, are no list of ratings.
    insta::assert_snapshot!(shown("Perez, Juan\nIbarra, Ana".as_bytes()), @r#"
1 Perez, Juan
2 Ibarra, Ana
"#);
}

#[test]
fn odd_names_federations_and_ratings_are_told_and_their_rows_stay() {
    let long = "Largo ".repeat(20);
    let text = format!(
        "Name;Fed;Rating\n{long};ESP;2000\nRuiz, Ana;ESPAÑA;1900\nNoor, Bo;Sol;9999\nDiaz, Caro;España;99999999\n\
        Neri, Eva;Narnia;1500\nPaz, Flor;España;1400\n"
    );
    let (grid, _) = table::read_text(text.as_bytes());
    let (players, problems) = table::read_players(&grid, &table::preview(&grid).mapping);
    let federations: Vec<&str> = players.iter().map(|it| it.federation.as_str()).collect();
    assert_eq!(federations, ["ESP", "ESP", "SOL", "ESP", "Narnia", "ESP"]);
    assert!(players[2].ratings.is_empty());
    let shown: Vec<String> = problems
        .iter()
        .map(|it| format!("{}:{} {}", it.place.line, it.place.column, it.key()))
        .collect();
    assert_eq!(
        shown,
        [
            "2:1 name-long",
            "3:2 federation-read",
            "4:3 rating-out-of-range",
            "5:2 federation-read",
            "5:3 rating-out-of-range",
            "6:2 unknown-federation"
        ]
    );
}

#[test]
fn ods_comes_back_as_it_was_written() {
    let sheet = |name: &str| Sheet {
        name: name.to_owned(),
        columns: vec!["Name".to_owned(), "Points".to_owned(), "Day".to_owned()],
        rows: vec![
            vec![
                Cell::Text("Núñez <& \"Íñigo\"".to_owned()),
                Cell::Points(Points(45)),
                Cell::Date("2026-11-30".parse().expect("a day")),
            ],
            vec![Cell::Text("=1+1".to_owned()), Cell::Number(-7), Cell::Empty],
        ],
    };
    let sheets = [sheet("Round 1"), sheet("Round 1"), sheet("a/b?")];
    let mut bytes = Vec::new();
    table::write_ods(&sheets, &mut bytes).expect("memory");
    assert_eq!(&bytes[38..84], b"application/vnd.oasis.opendocument.spreadsheet");
    let (grids, problems) = table::read_workbook(&bytes).expect("a workbook");
    assert!(problems.is_empty(), "{problems:?}");
    let names: Vec<_> = grids.iter().filter_map(|grid| grid.name.as_deref()).collect();
    assert_eq!(names, ["Round 1", "Round 1 2", "a b"]);
    let rows: Vec<String> = grids[0].rows.iter().map(|row| row.cells.join("|")).collect();
    assert_eq!(rows, ["Name|Points|Day", "Núñez <& \"Íñigo\"|4.5|2026-11-30", "=1+1|-7|"]);
    let mut again = Vec::new();
    table::write_ods(&sheets, &mut again).expect("memory");
    assert_eq!(bytes, again, "the same tables give the same bytes");
}

/// What was computed goes out as numbers, in every kind of file.
#[test]
fn figures_are_numbers() {
    let figure = |text: &str| Cell::Figure(table::Figure::read(text).expect("a number"));
    let sheet = Sheet {
        name: "Ratings".to_owned(),
        columns: ["We", "W-We", "Change"].map(str::to_owned).to_vec(),
        rows: vec![
            vec![figure("2.35"), figure("+0.65"), figure("\u{2212}13.00")],
            vec![figure("0.05"), figure("-0.05"), figure("40")],
        ],
    };
    let mut csv = Vec::new();
    table::write_csv(&sheet, CsvOptions::default(), &mut csv).unwrap();
    let csv = String::from_utf8(csv).unwrap();
    assert_eq!(csv, "We,W-We,Change\r\n2.35,+0.65,-13.00\r\n0.05,-0.05,40\r\n");
    let (mut xlsx, mut ods) = (Vec::new(), Vec::new());
    table::write_xlsx(std::slice::from_ref(&sheet), &mut xlsx).unwrap();
    table::write_ods(std::slice::from_ref(&sheet), &mut ods).unwrap();
    for bytes in [&xlsx, &ods] {
        let (grids, problems) = table::read_workbook(bytes).expect("a workbook");
        assert!(problems.is_empty(), "{problems:?}");
        let rows: Vec<String> = grids[0].rows.iter().map(|row| row.cells.join("|")).collect();
        assert_eq!(rows, ["We|W-We|Change", "2.35|0.65|-13", "0.05|-0.05|40"]);
    }
    let part = |bytes: &[u8], name: &str| {
        let mut packed = zip::ZipArchive::new(std::io::Cursor::new(bytes)).expect("a zip");
        let mut text = String::new();
        let mut file = packed.by_name(name).expect("a part");
        std::io::Read::read_to_string(&mut file, &mut text).expect("UTF-8");
        text
    };
    let page = part(&xlsx, "xl/worksheets/sheet1.xml");
    assert!(page.contains("<v>0.65</v>") && page.contains("<v>-13</v>"), "{page}");
    let styles = part(&xlsx, "xl/styles.xml");
    assert!(styles.contains("+0.00;-0.00;0.00"), "{styles}");
    let content = part(&ods, "content.xml");
    assert!(content.contains("office:value-type=\"float\" office:value=\"0.65\"><text:p>+0.65<"));
    assert!(
        content.contains("style:name=\"change2\"") && content.contains("style:name=\"figure2\"")
    );
}

/// Lists of entries as known programs write them: which column is what.
#[test]
fn entry_lists_of_other_programs() {
    use Column::{Birth, Club, Federation, FideId, FullName, Number, Sex, Title};
    use formats::table::RatingColumn;
    let national = Column::Rating(RatingColumn::National);
    let standard = Column::Rating(RatingColumn::Standard);
    for (text, wanted) in [
        (
            "SNr;Name;Titel;ID;EloI;EloN;FED;Geb.;Sex;Verein\n1;Ibarra, Ana;WGM;9900123;2350;2300;ESP;1990/05/12;w;Torre\n",
            vec![FullName, Title, FideId, standard, national, Federation, Birth, Sex, Club],
        ),
        (
            "NAME;SEX;FED;TITLE;BIRTHDAY;ID FIDE;ELO FIDE;ELO NAT;CLUB\nIbarra, Ana;f;ESP;wg;12/05/1990;9900123;2350;2300;Torre\n",
            vec![FullName, Sex, Federation, Title, Birth, FideId, standard, national, Club],
        ),
        (
            "Rk.;SNo;;Name;FED;Rtg;Pts.\n1;2;WGM;Ibarra Ana;ESP;2350;2\n2;1;;Noor Bruno;NED;2100;1\n",
            vec![Title, FullName, Federation, Column::Rating(RatingColumn::Unnamed)],
        ),
    ] {
        let (grid, _) = formats::table::read_text(text.as_bytes());
        let found = formats::table::preview(&grid).mapping.columns;
        let found: Vec<Column> =
            found.into_iter().flatten().filter(|column| *column != Number).collect();
        for column in &wanted {
            assert!(found.contains(column), "{column:?} of {text}: {found:?}");
        }
    }
}

/// A cell in the two hundred millionth column: its sheet is told to be unreadable, in no time.
#[test]
fn a_cell_beyond_every_sheet_takes_no_memory() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus/workbook/far-cell.xlsx");
    let (grids, problems) = table::read_workbook(&std::fs::read(path).unwrap()).unwrap();
    assert!(grids.is_empty());
    let keys: Vec<&str> = problems.iter().map(formats::problem::Problem::key).collect();
    assert!(keys.contains(&"sheet-unreadable"), "{keys:?}");
}

#[test]
fn quotes_around_ids_are_told() {
    let list =
        "Name;FIDE ID\nIbarra, Ana;'1234567\nBruno, Caro;\"\"\"7654321\"\"\"\nDorn, Emil;2'2x\n";
    insta::assert_snapshot!(shown(list.as_bytes()), @r#"
2 Ibarra, Ana | id 1234567
3 Bruno, Caro | id 7654321
4 Dorn, Emil | FIDE ID=2'2x
2:2: quotes around the id were left out, expected digits, found "'1234567"; compare with the original
3:2: quotes around the id were left out, expected digits, found "\"7654321\""; compare with the original
4:2: id is no number, expected digits, found "2'2x"; compare with the original
"#);
}

#[test]
fn headings_say_the_delimiter_where_commas_stand_in_names_and_points() {
    let results = "Mesa;Blancas;Resultado;Negras\n1;Peña, Ana;0,5-0,5;Soto, Luis\n2;Rey, Juan;0,5-0,5;Núñez, Eva\n";
    let (grid, _) = table::read_text(results.as_bytes());
    assert_eq!(grid.delimiter, Some(Delimiter::Semicolon));
    let (rows, problems) = table::read_results(&grid).expect("a table of results");
    let named: Vec<_> = rows.iter().map(|it| (it.white.as_str(), it.outcome.is_some())).collect();
    assert_eq!((named, problems.len()), (vec![("Peña, Ana", true), ("Rey, Juan", true)], 0));
    insta::assert_snapshot!(shown("Jugador;Puntos\nPeña, Ana;0,5\nRuiz, Juan;1,5\n".as_bytes()), @r"
2 Peña, Ana | Puntos=0,5
3 Ruiz, Juan | Puntos=1,5
");
    // Without headings, the delimiter that is on every line.
    insta::assert_snapshot!(shown("Peña, Ana;2100;1,5\nRuiz, Juan;2000;0,5\n".as_bytes()), @r"
1 Peña, Ana | Unnamed 2100 | 3=1,5
2 Ruiz, Juan | Unnamed 2000 | 3=0,5
");
}

#[test]
fn swiss_manager_and_vega_name_their_ratings() {
    let list = "No.;Name;Rating nat;Rating int;Fed\n1;Ibarra, Ana;0;2400;ESP\n2;Soto, Luis;1800;0;ESP\n3;Mix, M;1700;1750;ESP\n";
    insta::assert_snapshot!(shown(list.as_bytes()), @r"
2 Ibarra, Ana | no 1 | Standard 2400 | ESP
3 Soto, Luis | no 2 | National 1800 | ESP
4 Mix, M | no 3 | National 1700 | Standard 1750 | ESP
");
    let list = "NAME;COUNTRY;BIRTHDAY;SEX;TITLE;ID-FIDE;ELO-FIDE;ELO-NAT;K\nIbarra Ana;ESP;1990;F;WGM;2200001;2400;2350;10\nSoto Luis;ESP;1985-02-03;M;;2200002;0;1800;20\n";
    insta::assert_snapshot!(shown(list.as_bytes()), @r"
2 Ibarra Ana | WGM | Standard 2400 | National 2350 | id 2200001 | 1990/00/00 | Female | ESP | K=10
3 Soto Luis | National 1800 | id 2200002 | 1985/02/03 | Male | ESP | K=20
");
}

#[test]
fn sexes_are_decided_by_the_whole_column() {
    let sexes = |heading: &str, cells: &[&str]| {
        let rows: String = cells.iter().map(|cell| format!("Ana;{cell}\n")).collect();
        let (grid, _) = table::read_text(format!("Nombre;{heading}\n{rows}").as_bytes());
        let (players, _) = table::read_players(&grid, &table::preview(&grid).mapping);
        players
            .iter()
            .map(|it| {
                it.sex.map_or("?", |sex| {
                    if sex == tournament::player::Sex::Male { "male" } else { "female" }
                })
            })
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(sexes("Sexo", &["H", "M"]), "male female", "hombre, mujer");
    assert_eq!(sexes("Sexo", &["M", "F", "w"]), "male female female");
    assert_eq!(sexes("Sexo", &["V", "M", "Varón", "Mujer"]), "male female male female");
    assert_eq!(sexes("Sex", &["V", "F"]), "male female");
    assert_eq!(sexes("Geslacht", &["V", "M"]), "female male");
    assert_eq!(sexes("Sex", &["H", "M", "F"]), "male ? female", "nobody can say what M is");
}

#[test]
fn national_ids_that_stand_twice_are_said() {
    let list = "Nombre;Código FEDA;Fecha\nAna;123;1990-01-02\nBea;123;1991-02-03\n";
    insta::assert_snapshot!(shown(list.as_bytes()), @r#"
2 Ana | 1990/01/02
3 Bea | 1991/02/03
3: id 123 stands in row 2 too, found "Bea"; compare with the original
"#);
    let (grid, _) = table::read_text(list.as_bytes());
    let columns = table::preview(&grid).mapping.columns;
    assert_eq!(columns[1..], [Some(Column::NationalId), Some(Column::Birth)]);
}

const STANDINGS_OF_VEGA: &str = "Test Open
LEON, 01/05/2026 - 05/05/2026
Standings at round 3

Pos ID   Name                           Rtg  Fed  Pts  Buc1  BucT
--------------------------------------------------------------------
 1   2 GM Ibarra, Ana                   2400 ESP  3.0   4.0   4.5
 2   1    Soto, Luis                    2350 ESP  2.0   4.0   5.0
 3   4 IM Núñez, Eva                    2250 POR  1.0   3.5   4.5
 4   3    Rey, Juan                     2200 ESP  0.0   3.0   4.0
";

#[test]
fn tables_set_in_blanks_are_taken_apart() {
    insta::assert_snapshot!(shown(STANDINGS_OF_VEGA.as_bytes()), @r"
7 Ibarra, Ana | no 2 | GM | Unnamed 2400 | ESP | Pos=1 | Pts=3.0 | Buc1=4.0 | BucT=4.5
8 Soto, Luis | no 1 | Unnamed 2350 | ESP | Pos=2 | Pts=2.0 | Buc1=4.0 | BucT=5.0
9 Núñez, Eva | no 4 | IM | Unnamed 2250 | POR | Pos=3 | Pts=1.0 | Buc1=3.5 | BucT=4.5
10 Rey, Juan | no 3 | Unnamed 2200 | ESP | Pos=4 | Pts=0.0 | Buc1=3.0 | BucT=4.0
");
    let crosstable = "Test Open
Cross Table at round 3

ID   NAME                          Rtg  Fed  Pts |   1      2      3
-----------------------------------------------------------------------
   2 Ibarra, Ana                   2400 ESP  3.0 |  +4W    +1B    +3W
   1 Soto, Luis                    2350 ESP  2.5 |  +3W    -2W    +4B
   4 Núñez, Eva                    2250 POR  1.0 |  -2B    +3B    -1W
   3 Rey, Juan                     2200 ESP  0.0 |  -1B    -4W    -2B
";
    let (grid, _) = table::read_text(crosstable.as_bytes());
    let found = table::read_crosstable(&grid).expect("a crosstable");
    let reading = formats::trf::read(&found.report);
    insta::assert_snapshot!(String::from_utf8_lossy(&found.report).replace('\r', ""), @r"
001    2      Ibarra, Ana                       2400 ESP                         3.0          4 w 1     1 b 1     3 w 1
001    1      Soto, Luis                        2350 ESP                         2.5          3 w 1     2 w 0     4 b 1
001    4      Núñez, Eva                        2250 POR                         1.0          2 b 0     3 b 1     1 w 0
001    3      Rey, Juan                         2200 ESP                         0.0          1 b 0     4 w 0     2 b 0
012 Test Open
");
    let problems: Vec<String> = reading.problems.iter().map(ToString::to_string).collect();
    insta::assert_snapshot!(problems.join("\n"), @"7:81: file says 1 has 2.5, results give 2.0; the results count");
}

#[test]
fn headings_in_other_scripts_and_languages() {
    for (list, expected) in [
        (
            "№;Фамилия, имя;Звание;Рейтинг;Дата рождения;Город;Фиде ID\n1;Иванов, Пётр;GM;2100;1990-05-06;Тула;4100001\n",
            "2 Иванов, Пётр | no 1 | GM | Unnamed 2100 | id 4100001 | 1990/05/06 | Тула",
        ),
        (
            "Прізвище;Ім'я;Рейтинг;Рік народження;Клуб\nКоваль;Оля;1900;2001;Дебют\n",
            "2 Коваль, Оля | Unnamed 1900 | 2001/00/00 | Дебют",
        ),
        (
            "Име;Рейтинг;Федерация;Град\nМилев, Асен;1950;BUL;Варна\n",
            "2 Милев, Асен | Unnamed 1950 | BUL | Варна",
        ),
        (
            "Α/Α;ΕΠΩΝΥΜΟ;Όνομα;Έτος γέννησης;Σύλλογος\n1;Πετρίδης;Νίκος;1999;ΣΟ Πάτρας\n",
            "2 Πετρίδης, Νίκος | no 1 | 1999/00/00 | ΣΟ Πάτρας",
        ),
        (
            "გვარი;სახელი;რეიტინგი;დაბადების წელი;ქალაქი\nბერიძე;ნინო;2050;1988;ბათუმი\n",
            "2 ბერიძე, ნინო | Unnamed 2050 | 1988/00/00 | ბათუმი",
        ),
        (
            "Cognome;Nome;Elo FIDE;Circolo;Data di nascita\nBianchi;Ada;2000;Torre;16/05/1990\n",
            "2 Bianchi, Ada | Standard 2000 | 1990/05/16 | Torre",
        ),
        (
            "Nome completo;Clube;Título;Sexo\nAlves, Rui;Peão;FM;M\n",
            "2 Alves, Rui | FM | Male | Peão",
        ),
        (
            "Achternaam;Voornaam;Geboortejaar;Vereniging\nJansen;Piet;1970;De Toren\n",
            "2 Jansen, Piet | 1970/00/00 | De Toren",
        ),
        (
            "Lp.;Nazwisko i imię;Ranking;Klub;Rok ur.\n1;Nowak, Jan;1800;Wieża;1985\n",
            "2 Nowak, Jan | no 1 | Unnamed 1800 | 1985/00/00 | Wieża",
        ),
    ] {
        assert_eq!(shown(list.as_bytes()), expected);
    }
}

#[test]
fn unknown_words_in_the_first_row_are_asked_about() {
    use formats::table::{FirstRow, FirstRowGuess};
    let check = |list: &str, expected: FirstRowGuess| {
        let (grid, _) = table::read_text(list.as_bytes());
        assert_eq!(table::preview(&grid).first_row, expected, "{list}");
    };
    let unsure = FirstRowGuess::Unsure;
    check("Jugad0r;Fuerza\nIbarra, Ana;2100\n", FirstRowGuess::Sure(FirstRow::Player));
    check("Ainm;Neart;Club áitiúil\nIbarra, Ana;2100;Torre\n", unsure(FirstRow::Headings));
    check("Ana Ibarra;Torre\nEva Noor;Alfil\n", unsure(FirstRow::Player));
    check("Ibarra, Ana;Torre\nNoor, Eva;Alfil\n", FirstRowGuess::Sure(FirstRow::Player));
    check("Name;Rating\nIbarra, Ana;2100\n", FirstRowGuess::Sure(FirstRow::Headings));
    check("Ana Ibarra\nEva Noor\n", FirstRowGuess::Sure(FirstRow::Player));
    let list = "Ainm;Neart\nIbarra, Ana;2100\n";
    let (grid, _) = table::read_text(list.as_bytes());
    let names = |said| {
        let mapping = table::preview_as(&grid, said).mapping;
        let (players, _) = table::read_players(&grid, &mapping);
        players.iter().map(ReadPlayer::full_name).collect::<Vec<_>>()
    };
    assert_eq!(names(None), ["Ibarra, Ana"], "the cells tell what the columns are");
    assert_eq!(names(Some(FirstRow::Headings)), ["Ibarra, Ana"]);
    assert_eq!(names(Some(FirstRow::Player)), ["Ainm", "Ibarra, Ana"]);
}

/// Each form of a date, a title beside the name, numbers with signs between thousands.
#[test]
fn cells_in_many_forms_are_read() {
    let list = "Name;Birth;Elo;FIDE ID\nGM Ibarra, Ana;32933;2.400;\"9,900,123\"\nNoor Bruno IM;mar. 1990;2150,0;9900124\nIA Ruiz, Caro;01-Mar-1990;;\n";
    insta::assert_snapshot!(shown(list.as_bytes()), @r#"
    2 Ibarra, Ana | GM | Unnamed 2400 | id 9900123 | 1990/03/01
    3 Noor Bruno | IM | Unnamed 2150 | id 9900124 | 1990/00/00
    4 Ruiz, Caro | 1990/03/01 | =IA
    file: 2 titles stood beside the names and were read as titles; compare with the original
    2:2: a count of days, as spreadsheets keep dates, read as 1990-03-01, found "32933"; compare with the original
    4:1: IA is no title of a player, left out of the name, found "IA Ruiz, Caro"; compare with the original
    "#);
    let list = "Apellidos;Nombre\nIbarra;Ana WFM\nGM Noor;Bruno\nIM;Seong Ho\n";
    insta::assert_snapshot!(shown(list.as_bytes()), @r"
    2 Ibarra, Ana | WFM
    3 Noor, Bruno | GM
    4 IM, Seong Ho
    file: 2 titles stood beside the names and were read as titles; compare with the original
    ");
    insta::assert_snapshot!(shown("GM Ana Ibarra 2400\nIM Bruno Noor 2300\nEva Gil 1900\n".as_bytes()), @r"
    1 Ana Ibarra | GM | Unnamed 2400
    2 Bruno Noor | IM | Unnamed 2300
    3 Eva Gil | Unnamed 1900
    ");
}

/// Short ids under no heading are no numbers of the list, and birth years no ratings: nothing is read wrongly or
/// dropped in silence.
#[test]
fn numbers_under_no_heading() {
    let columns = |text: &str| {
        let (grid, _) = table::read_text(text.as_bytes());
        formats::table::preview(&grid).mapping.columns
    };
    let unnamed = Column::Rating(formats::table::RatingColumn::Unnamed);
    assert_eq!(
        columns("Ibarra, Ana;412;2100\nNoor, Bruno;87;1990\n"),
        [Some(Column::FullName), None, Some(unnamed)]
    );
    assert_eq!(
        columns("2;Ibarra, Ana;2100\n1;Noor, Bruno;1990\n"),
        [Some(Column::Number), Some(Column::FullName), Some(unnamed)]
    );
    assert_eq!(
        columns("Ibarra, Ana;1987;2100\nNoor, Bruno;2001;1990\n"),
        [Some(Column::FullName), Some(Column::Birth), Some(unnamed)]
    );
}

#[test]
fn ids_with_too_many_digits_are_told_once_with_their_lines() {
    let rows: String =
        (1..=12).map(|at| format!("Player{at}, A;{};2000\n", 12_345_678_900_u64 + at)).collect();
    let text = format!("Name;FIDE ID;Elo\n{rows}Ibarra, Ana;9900123;2100\n");
    let (grid, _) = table::read_text(text.as_bytes());
    let (players, problems) = table::read_players(&grid, &table::preview(&grid).mapping);
    assert_eq!(players.len(), 13);
    assert_eq!((players[0].fide_id, players[12].fide_id), (None, Some(9_900_123)));
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "2:2: 12 ids have more digits than FIDE ids and are left out, rows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, …, found \"12345678901\"; compare with the original"
        ]
    );
}
