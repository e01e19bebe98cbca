//! Tables of web pages, under whatever name they come.

use formats::table::{self, Column, Grid};

fn shown(grids: &[Grid]) -> String {
    let row = |row: &table::GridRow| format!("  {} {}", row.line, row.cells.join(" | "));
    let grid = |grid: &Grid| {
        let rows: Vec<String> = grid.rows.iter().map(row).collect();
        format!("{}\n{}", grid.name.as_deref().unwrap_or("-"), rows.join("\n"))
    };
    grids.iter().map(grid).collect::<Vec<_>>().join("\n")
}

fn read(page: &str) -> String {
    assert!(table::is_html(page.as_bytes()), "a page");
    let (grids, problems) = table::read_html(page.as_bytes());
    let told = problems.iter().map(|problem| format!("\n! {problem}"));
    shown(&grids) + &told.collect::<String>()
}

#[test]
fn a_list_saved_by_a_web_program_is_read() {
    let page = "<html xmlns:x=\"urn:schemas-microsoft-com:office:excel\"><head><style>td {mso-x:'<td>'}</style></head>\
        <body><h2>Open  Roble</h2><table border=1><tr><th>No.<th colspan=2>Name<th>Elo</tr>\
        <tr class=\"a>b\"><td x:num>1<td><b>WGM</b></td><td>Ib&aacute;&ntilde;ez,&nbsp;Ana<br>&amp; Co</td><td>2&nbsp;100</td></tr>\
        <!-- <tr><td>no</td></tr> -->\n<tr><td>2<td></td><td>Muñoz <i>B</i>runo<td>1990</table></body></html>";
    insta::assert_snapshot!(read(page), @r"
    Open Roble
      1 No. | Name |  | Elo
      2 1 | WGM | Ibáñez, Ana & Co | 2 100
      3 2 |  | Muñoz Bruno | 1990
    ");
    let (grids, _) = table::read_html(page.as_bytes());
    let mapping = table::preview(&grids[0]).mapping;
    assert_eq!(mapping.columns[0], Some(Column::Number));
}

#[test]
fn players_of_a_page_are_read() {
    let page = "<table><tr><td>No</td><td>Name</td><td>FIDE ID</td><td>Rtg</td></tr>\
        <tr><td>1</td><td>Ibarra, Ana</td><td>9900123</td><td>2100</td></tr>\
        <tr><td>2</td><td>Noor, Bruno</td><td>9900124</td><td>2000</td></tr></table>";
    let (grids, problems) = table::read_tables(page.as_bytes()).expect("a page");
    assert!(problems.is_empty(), "{problems:?}");
    let (players, problems) = table::read_players(&grids[0], &table::preview(&grids[0]).mapping);
    assert!(problems.is_empty(), "{problems:?}");
    let read: Vec<_> = players.iter().map(|it| (it.full_name(), it.fide_id)).collect();
    assert_eq!(
        read,
        [("Ibarra, Ana".to_owned(), Some(9_900_123)), ("Noor, Bruno".to_owned(), Some(9_900_124))]
    );
}

#[test]
fn rounds_of_a_page_are_read_as_those_of_a_workbook() {
    let cross = "<h3>Crosstable</h3><table><tr><th>No.<th>Name<th>1.Rd<th>2.Rd<th>Pts</tr>\
        <tr><td>1<td>Ibarra, Ana<td>2w1<td>3b½<td>1&frac12;</tr><tr><td>2<td>Noor, Bruno<td>1b0<td>-1<td>1</tr>\
        <tr><td>3<td>Cid, Caro<td>-0<td>1w&frac12;<td>0,5</tr></table>";
    let (grids, _) = table::read_html(format!("<html>{cross}</html>").as_bytes());
    let found = table::read_event(&grids).expect("a crosstable");
    let report = String::from_utf8(found.report).expect("UTF-8");
    assert!(report.contains("     2 w 1     3 b ="), "{report}");
    assert!(report.contains("  0000 - Z     1 w ="), "{report}");
}

#[test]
fn spans_nested_tables_and_tables_that_set_the_page() {
    let page = "<html><body><table><tr><td>menu</td></tr><tr><td>\
        <table><caption>Team list</caption><tr><th rowspan=2>Bo.</th><th colspan=2>Player</th></tr><tr><th>Name</th><th>Elo</th></tr>\
        <tr><td rowspan=2>A</td><td>Ibarra</td><td>2100</td></tr><tr><td>Noor</td><td>2000</td></tr></table>\
        <h1>Notes</h1><table><tr><td>x</td><td>y</td></tr><tr><td>1</td><td>2</td></tr></table>\
        </td></tr></table></body>";
    insta::assert_snapshot!(read(page), @r"
    Team list
      1 Bo. | Player | 
      2 Bo. | Name | Elo
      3 A | Ibarra | 2100
      4  | Noor | 2000
    Notes
      1 x | y
      2 1 | 2
    ");
}

#[test]
fn a_page_cut_in_its_table_is_told() {
    insta::assert_snapshot!(read("<html><table><tr><td>Name<td>Elo</tr><tr><td>Ibarra<td>2100</tr><tr><td>Noor<td>20"), @r"
    -
      1 Name | Elo
      2 Ibarra | 2100
      3 Noor | 20
    ! 3: the file seems cut off here, end of the table expected; get the whole file and read it again
    ");
}

#[test]
fn a_spreadsheet_as_xml_is_read() {
    let book = "<?xml version=\"1.0\"?><?mso-application progid=\"Excel.Sheet\"?>\
        <Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\" xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\">\
        <Worksheet ss:Name=\"Entries\"><Table><Row><Cell><Data ss:Type=\"String\">Name</Data></Cell><Cell/><Cell><Data ss:Type=\"String\">Birth</Data></Cell></Row>\
        <Row ss:Index=\"4\"><Cell><Data ss:Type=\"String\">Ibarra, Ana</Data></Cell><Cell ss:Index=\"3\"><Data ss:Type=\"DateTime\">1990-05-12T00:00:00.000</Data></Cell></Row>\
        </Table></Worksheet></Workbook>";
    insta::assert_snapshot!(read(book), @r"
    Entries
      1 Name |  | Birth
      4 Ibarra, Ana |  | 1990-05-12
    ");
}

#[test]
fn the_letters_of_a_page() {
    let page = |charset: &str, name: &[u8]| {
        let head = format!(
            "<html><meta http-equiv=x content=\"text/html; charset={charset}\"><table><tr><td>Name<td>Elo<tr><td>"
        );
        let mut bytes = head.into_bytes();
        bytes.extend(name);
        bytes.extend(b"<td>2000<tr><td>Noor<td>1900</table></html>");
        let (grids, problems) = table::read_html(&bytes);
        (grids[0].rows[1].cells[0].clone(), problems.len())
    };
    assert_eq!(page("windows-1252", b"Mu\xF1oz"), ("Muñoz".to_owned(), 0));
    assert_eq!(page("windows-1250", b"Ko\xE8\x9A"), ("Kočš".to_owned(), 0));
    assert_eq!(page("iso-8859-1", "Muñoz".as_bytes()), ("Muñoz".to_owned(), 0));
    assert_eq!(page("utf-8", b"Mu\xF1oz"), ("Muñoz".to_owned(), 1));
    let wide: Vec<u8> = "\u{feff}<html><table><tr><td>Name<td>Elo<tr><td>Muñoz<td>1</table>"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    assert!(table::is_html(&wide));
    assert_eq!(table::read_html(&wide).0[0].rows[1].cells[0], "Muñoz");
}

#[test]
fn what_is_no_page() {
    for text in [
        "Name;Elo\n",
        "<b>Name</b>;Elo\n",
        "[Event \"<html>\"]\n",
        "<?xml version=\"1.0\"?><playerslist>",
        "",
    ] {
        assert!(!table::is_html(text.as_bytes()), "{text}");
    }
    assert_eq!(table::read_html(b"<html><body>no table</body></html>").0, []);
}

/// Spans and quotes that ask for more than the page is long.
#[test]
fn time_and_memory_follow_the_length_of_the_page() {
    let many = |text: &str| format!("<html><table>{}", text.repeat(200_000 / text.len()));
    for text in [
        "<tr><td colspan=99999 rowspan=99999>a<td>b",
        "<td rowspan=9999>a",
        "<td a=\"",
        "<table><tr><td>",
        "<script><",
        "<!-- <",
        "<td ",
        "&amp",
        "<",
        "<tr>",
        "<h1>a<table>",
    ] {
        let (grids, _) = table::read_html(many(text).as_bytes());
        let cells: usize =
            grids.iter().flat_map(|grid| &grid.rows).map(|row| row.cells.len()).sum();
        assert!(cells < 900_000, "{text}: {cells} cells");
    }
    let page =
        format!("<html><table><tr>{}{}", "<td rowspan=9999>a".repeat(5_000), "<tr>".repeat(50_000));
    let _ = table::read_html(page.as_bytes());
    let wide = "<td rowspan=2>".repeat(50_000);
    let page = format!("<html><table><tr>{wide}{}", "<tr><td rowspan=200>".repeat(50_000));
    let _ = table::read_html(page.as_bytes());
}
