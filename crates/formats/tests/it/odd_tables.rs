//! Lists that programs, editors and accidents have made odd.

use std::io::Write as _;

use formats::table;
use zip::write::SimpleFileOptions;

/// Names and ratings of a list, then what is told.
fn shown(text: &str) -> String {
    let (grid, mut problems) = table::read_text(text.as_bytes());
    let (players, more) = table::read_players(&grid, &table::preview(&grid).mapping);
    problems.extend(more);
    let line = |it: &table::ReadPlayer| {
        let rating = it.ratings.first().map_or(0, |(_, value)| *value);
        format!("{} {rating} {}", it.full_name(), it.fide_id.unwrap_or(0))
    };
    let lines = players.iter().map(line).chain(problems.iter().map(ToString::to_string));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn texts_that_spreadsheets_were_told_to_leave_alone() {
    let list = "No;Name;Elo;FIDE ID\n=\"1\";=\"Ibarra, Ana\";=\"2100\";=\"9900123\"\n\"2\"; =\"Noor; Bruno\" ;=\"1990\";=A1\n";
    insta::assert_snapshot!(shown(list), @r#"
    Ibarra, Ana 2100 9900123
    Noor; Bruno 1990 0
    3:4: id is no number, expected digits, found "=A1"; compare with the original
    "#);
}

#[test]
fn lists_put_together_have_headings_and_marks_inside() {
    let list = "\u{feff}No;Name;Elo\n1;Ibarra, Ana;2100\n\u{feff}No;Name;Elo\n\u{feff}1;Noor, Bruno;1990\n";
    insta::assert_snapshot!(shown(list), @r#"
    Ibarra, Ana 2100 0
    Noor, Bruno 1990 0
    3: a note or a sum and no player, row left out, found "No Name Elo"; compare with the original
    "#);
}

#[test]
fn seldom_signs_between_cells_are_known_by_the_headings() {
    for sign in [":", "~", "^", "|", "\t"] {
        let list = ["No;Name;Elo", "1;Ibarra, Ana;2100", "2;Noor, Bruno;1990", ""].join("\n");
        let found = shown(&list.replace(';', sign));
        assert_eq!(found, "Ibarra, Ana 2100 0\nNoor, Bruno 1990 0", "{sign:?}");
    }
}

#[test]
fn a_row_of_a_million_cells_costs_only_itself() {
    let list = format!("Name;Elo\nIbarra, Ana;2100{}x\nNoor, Bruno;1990\n", ";".repeat(1_000_000));
    let (grid, problems) = table::read_text(list.as_bytes());
    assert!(grid.rows.iter().all(|row| row.cells.len() < 3000));
    assert_eq!(problems.iter().map(|it| it.key()).collect::<Vec<_>>(), ["row-too-wide"]);
    assert!(shown(&list).contains("Noor, Bruno 1990 0"));
}

/// A text that thousands of cells share.
#[test]
fn a_workbook_that_unpacks_to_far_more_than_it_is_long_is_not_read() {
    const TYPES: &str = "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">\
        <Override PartName=\"/xl/workbook.xml\" ContentType=\"application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml\"/></Types>";
    const RELATIONS: &str = "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\
        <Relationship Id=\"r1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>";
    const BOOK_RELATIONS: &str = "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">\
        <Relationship Id=\"r1\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet\" Target=\"worksheets/sheet1.xml\"/>\
        <Relationship Id=\"r2\" Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings\" Target=\"sharedStrings.xml\"/></Relationships>";
    const BOOK: &str = "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">\
        <sheets><sheet name=\"S\" sheetId=\"1\" r:id=\"r1\"/></sheets></workbook>";
    let main = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\"";
    let rows: String = (1..=200)
        .map(|row| format!("<row r=\"{row}\"><c r=\"A{row}\" t=\"s\"><v>0</v></c></row>"))
        .collect();
    let parts = [
        ("[Content_Types].xml", TYPES.to_owned()),
        ("_rels/.rels", RELATIONS.to_owned()),
        ("xl/workbook.xml", BOOK.to_owned()),
        ("xl/_rels/workbook.xml.rels", BOOK_RELATIONS.to_owned()),
        (
            "xl/sharedStrings.xml",
            format!("<sst {main}><si><t>{}</t></si></sst>", "A".repeat(1_000_000)),
        ),
        (
            "xl/worksheets/sheet1.xml",
            format!("<worksheet {main}><sheetData>{rows}</sheetData></worksheet>"),
        ),
    ];
    let mut packed = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, text) in parts {
        packed.start_file(name, SimpleFileOptions::default()).expect("a part");
        packed.write_all(text.as_bytes()).expect("memory can be written");
    }
    let bytes = packed.finish().expect("a zip").into_inner();
    let (grids, problems) = table::read_workbook(&bytes).expect("a workbook");
    assert_eq!(grids, []);
    assert_eq!(problems.iter().map(|it| it.key()).collect::<Vec<_>>(), ["sheet-unreadable"]);
}
