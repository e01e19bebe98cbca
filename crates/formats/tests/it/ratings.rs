//! Rating lists: the three layouts, and every kind of bad row that real lists have.

use std::io::Cursor;

use formats::ratings::{
    Layout, ListFault, ListReader, ListRow, Options, RatingKind, with_list_in_zip,
};

const HEADING: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// A row of the combined list.
fn row(id: &str, name: &str, title: &str, other: &str, rating: &str, birth: &str) -> String {
    format!(
        "{id:<15}{name:<61}{:<4}{:<4}{title:<5}{:<5}{other:<15}{:<4}{rating:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{:<6}{:<4}{:<3}{birth:<6}{:<4}",
        "ESP", "M", "", "", "9", "20", "1500", "0", "40", "", "0", "", "i"
    )
}

fn read(text: &[u8], options: Options) -> String {
    let mut reader = match ListReader::open(text, options) {
        Ok(reader) => reader,
        Err(fault) => return format!("{fault}\n"),
    };
    let (mut row, mut problems, mut out) = (ListRow::default(), Vec::new(), String::new());
    while reader.read_row(&mut row, &mut problems).unwrap() {
        let ratings = RatingKind::ALL.map(|kind| row.rating(kind));
        let rated = ratings.map(|it| {
            let text = |number: Option<u16>| number.map_or("-".to_owned(), |it| it.to_string());
            format!("{}/{}/{}", text(it.value), text(it.games), text(it.k.map(u16::from)))
        });
        let birth = row.birth.map_or("-".to_owned(), formats::date::birth_text);
        out += &format!(
            "{} {:?} {} [{}] {} {} {birth}\n",
            row.line,
            row.fide_id,
            row.name,
            row.title,
            row.federation,
            rated.join(" ")
        );
    }
    for problem in problems {
        out += &format!("! {problem}\n");
    }
    out
}

fn check(lines: &[String], expected: &str) {
    let text = format!("{HEADING}\n{}\n", lines.join("\n"));
    assert_eq!(read(text.as_bytes(), Options::default()), expected);
}

#[test]
fn combined_list_by_its_heading() {
    check(
        &[row("7", "Núñez, José", "GM", "", "2500", "1987")],
        "2 Some(7) Núñez, José [GM] ESP 2500/9/20 1500/0/40 -/0/- -/-/- 1987/00/00\n",
    );
}

#[test]
fn issue_a11_other_titles_longer_than_their_column_shift_nothing() {
    check(
        &[row("7", "Ibarra, Ana", "WH", "LSI,FI,SI,NI,DI,FA", "2100", "1990")],
        "2 Some(7) Ibarra, Ana [WH] ESP 2100/9/20 1500/0/40 -/0/- -/-/- 1990/00/00\n\
         ! 2:95: text of column OTit is too long, the later columns of this row were moved, found \"LSI,FI,SI,NI,DI,FA\"; compare with the original\n\
         ! 2:85: unknown title, none is entered, expected GM IM WGM FM WIM CM WFM WCM, found \"WH\"; compare with the original\n",
    );
}

#[test]
fn issue_a10_ids_that_are_quoted_or_no_numbers() {
    check(
        &[
            row("\"1234567\"", "Ibarra, Ana", "", "", "2100", "0000"),
            row("2024-05-01", "Noor, Bruno", "", "", "2000", "1990"),
            row("n/a", "Oduya, Carla", "", "", "2000", "1990"),
            row("", "Petit, Dora", "", "", "2000", "1990"),
            row("12", "Quist,\tEva", "", "", "2x00", "0"),
        ],
        "2 Some(1234567) Ibarra, Ana [] ESP 2100/9/20 1500/0/40 -/0/- -/-/- -\n\
         6 Some(12) Quist, Eva [] ESP -/9/20 1500/0/40 -/0/- -/-/- -\n\
         ! 2:1: id in quotes, read without them, found \"\\\"1234567\\\"\"\n\
         ! 3:1: no usable id in this row, row left out, expected digits, found \"2024-05-01\"; correct the line and read the file again\n\
         ! 4:1: no usable id in this row, row left out, expected digits, found \"n/a\"; correct the line and read the file again\n\
         ! 5:1: no usable id in this row, row left out, expected digits, found \"Petit, Dora                                                 …\"; correct the line and read the file again\n\
         ! 6:16: tabs in the name, read as blanks, found \"Quist,\\tEva\"\n\
         ! 6:114: rating is no number, expected 1000-3500, found \"2x00\"; compare with the original\n\
         ! 6:153: birth date not understood, expected YYYY or 0000, found \"0\"; compare with the original\n",
    );
}

#[test]
fn a_row_cut_short_costs_itself_alone() {
    let cut = row("8", "Noor, Bruno", "", "", "2000", "1990")[..40].to_owned();
    check(
        &[cut, row("9", "Oduya, Carla", "", "", "", "1990")],
        "3 Some(9) Oduya, Carla [] ESP -/9/20 1500/0/40 -/0/- -/-/- 1990/00/00\n\
         ! 2:40: row is cut short, row left out, found \"8              Noor, Bruno\"; correct the line and read the file again\n",
    );
}

#[test]
fn single_list_tells_its_month_and_its_file_the_kind() {
    let heading = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SEP26 Gms K  B-day Flag";
    let line = format!(
        "{:<15}{:<61}ESP F                                2001  12  40 1999  w",
        "7", "Ibarra, Ana"
    );
    let text = format!("{heading}\r\n{line}\r\n");
    let options = Options { file_name: "rapid_rating_list.txt".to_owned(), columns: None };
    let reader = ListReader::open(text.as_bytes(), options.clone()).unwrap();
    assert_eq!((reader.month(), reader.kinds()), (Some("2026-09"), &[RatingKind::Rapid][..]));
    assert_eq!(
        read(text.as_bytes(), options),
        "2 Some(7) Ibarra, Ana [] ESP -/-/- 2001/12/40 -/-/- -/-/- 1999/00/00\n"
    );
}

#[test]
fn xml_rows_stand_alone() {
    let text = "<?xml version=\"1.0\"?>\n<playerslist>\n<player><fideid>7</fideid><name>O&apos;Neill, &#193;na</name><country>ESP</country><title>WGM</title><rating>2300</rating><games>4</games><k>10</k><rapid_rating>0</rapid_rating><birthday>1990</birthday></player>\n<player><fideid>8</fideid><name>Lost\n<player><fideid>x</fideid><name>Noor</name></player>\n<player><fideid>9</fideid><name>Oduya</name><rating></rating></player><player><fideid>10";
    assert_eq!(
        read(text.as_bytes(), Options::default()),
        "3 Some(7) O'Neill, Ána [WGM] ESP 2300/4/10 -/-/- -/-/- -/-/- 1990/00/00\n\
         6 Some(9) Oduya [] - -/-/- -/-/- -/-/- -/-/- -\n"
            .replace(" - -/-/- -/-/- -/-/- -/-/- -\n", "  -/-/- -/-/- -/-/- -/-/- -\n")
            + "! 4:9: row is not closed, row left out, found \"<fideid>8</fideid><name>\"; correct the line and read the file again\n\
               ! 5:17: no usable id in this row, row left out, expected digits, found \"x\"; correct the line and read the file again\n\
               ! 6:79: row is not closed, row left out, found \"<fideid>10\"; correct the line and read the file again\n\
               ! 6:79: the list ends after Oduya without being closed: players are missing; download the file again and load the whole of it\n"
    );
}

#[test]
fn letters_in_cdata_are_themselves() {
    let text = "<playerslist>\n<player><fideid><![CDATA[7]]></fideid><name> <![CDATA[Ruiz & <Sons>, Ana]]></name><country>ESP</country><rating>2300</rating></player>\n</playerslist>";
    assert_eq!(
        read(text.as_bytes(), Options::default()),
        "2 Some(7) Ruiz & <Sons>, Ana [] ESP 2300/-/- -/-/- -/-/- -/-/- -\n"
    );
}

#[test]
fn zeros_pad_fields_and_the_end_mark_of_dos_ends_a_list() {
    let row = row("7", "Ruiz, Ana", "GM", "", "2500", "1987").replace("  ", "\0\0");
    let text = format!("{HEADING}\r\n{row}\r\n\u{1a}\0\0");
    assert_eq!(
        read(text.as_bytes(), Options::default()),
        "2 Some(7) Ruiz, Ana [GM] ESP 2500/9/20 1500/0/40 -/0/- -/-/- 1987/00/00\n"
    );
}

#[test]
fn national_list_keeps_rows_without_fide_id() {
    let text = "Nr;Apellidos y nombre;Elo;FIDE ID;Nacimiento\n1;Ibarra, Ana;2100;n/a;1938-02-29\n2;;2000;5;\n3;Noor, Bruno;1900;\"77\";1941-12-31\n";
    let out = read(text.as_bytes(), Options::default());
    let rows: Vec<&str> = out.lines().filter(|line| !line.starts_with('!')).collect();
    assert_eq!(rows.len(), 2, "{out}");
    assert!(rows[0].starts_with("2 None Ibarra, Ana"), "{out}");
    assert!(rows[1].starts_with("4 Some(77) Noor, Bruno"), "{out}");
    assert!(
        out.contains("this day does not exist") && out.contains("no name in this row"),
        "{out}"
    );
}

#[test]
fn latin_1_is_told_once() {
    let mut text = format!("{HEADING}\n").into_bytes();
    for id in ["1", "2"] {
        let line = row(id, "Mu\u{f1}oz, Ana", "", "", "2000", "1990");
        text.extend(line.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()));
        text.push(b'\n');
    }
    let out = read(&text, Options::default());
    assert_eq!(out.matches("Muñoz, Ana [] ESP 2000").count(), 2, "{out}");
    assert_eq!(out.matches("not UTF-8").count(), 1, "{out}");
}

#[test]
fn what_is_no_list_is_refused() {
    for text in ["", "  \n", "hello", "<html></html>", "PK\u{3}\u{4}rest"] {
        assert!(ListReader::open(text.as_bytes(), Options::default()).is_err(), "{text:?}");
    }
    let damaged = with_list_in_zip(Cursor::new(b"PK\x03\x04".to_vec()), |_, _| ());
    assert!(damaged.is_err());
}

#[test]
fn a_line_beyond_all_measure_is_left_out() {
    let long = "x".repeat(200_000);
    check(
        &[long, row("9", "Oduya, Carla", "", "", "", "1990")],
        &format!(
            "3 Some(9) Oduya, Carla [] ESP -/9/20 1500/0/40 -/0/- -/-/- 1990/00/00\n\
             ! 2: line is too long for a row, left out, found \"{}…\"; correct the line and read the file again\n",
            "x".repeat(60)
        ),
    );
}

proptest::proptest! {
    #[test]
    fn bytes_never_panic(bytes in proptest::collection::vec(proptest::num::u8::ANY, 0..400), xml in 0..3_u8) {
        let mut text = match xml {
            0 => format!("{HEADING}\n").into_bytes(),
            1 => b"<playerslist><player>".to_vec(),
            _ => b"Name;Elo\n".to_vec(),
        };
        text.extend(bytes);
        let _ = read(&text, Options::default());
        if let Err(ListFault::Io(error)) = ListReader::open(text.as_slice(), Options::default()) {
            panic!("{error}");
        }
    }
}

#[test]
fn layouts_are_told_apart() {
    let layout =
        |text: &str| ListReader::open(text.as_bytes(), Options::default()).unwrap().layout();
    assert_eq!(layout(&format!("{HEADING}\n")), Layout::Fixed);
    assert_eq!(layout("\u{feff}<playerslist><player></player>"), Layout::Xml);
    assert_eq!(layout("Name,Elo\nAna,2000\n"), Layout::Delimited);
}

#[test]
fn a_list_that_is_cut_says_so() {
    let player = "<player><fideid>100001</fideid><name>Ibarra, Ana</name><country>ESP</country><sex>F</sex><rating>2000</rating><birthday>1990</birthday></player>\n";
    let head = "<?xml version=\"1.0\"?>\n<playerslist>\n";
    let told = |text: String| {
        read(text.as_bytes(), Options::default()).matches("without being closed").count()
    };
    assert_eq!(told(format!("{head}{player}</playerslist>\n")), 0);
    assert_eq!(told(format!("{head}{player}{player}")), 1, "the end is missing");
}

#[test]
fn the_month_in_the_name_of_a_file() {
    use formats::ratings::month_in_name;
    for (name, month) in [
        ("players_list_xml_oct26.zip", Some("2026-10")),
        ("standard_nov26frl.txt", Some("2026-11")),
        ("Rating-2026-09.csv", Some("2026-09")),
        ("elo_202612.csv", Some("2026-12")),
        ("FEDA October 2026.csv", Some("2026-10")),
        ("lista_03_2025.csv", Some("2025-03")),
        ("standard_rating_list.txt", None),
        ("players_list_foa.txt", None),
        ("feda.csv", None),
        ("octagon26.txt", None),
        ("marathon 26.txt", None),
        ("liste_2026_13.csv", None),
        ("\u{e1}\u{e1}\u{e1}26 \u{f1}\u{f1} 26.csv", None),
    ] {
        assert_eq!(month_in_name(name).as_deref(), month, "{name}");
    }
}
