//! CSV as spreadsheets write it: commas, semicolons or tabs; UTF-8, UTF-16 or Windows-1252.

use super::{Table, Unreadable, WIDTH_MAX, of_file};
use crate::listings::csv_text::check_quotes;
use crate::listings::export::plain_cell;
use csv::ReaderBuilder;
use encoding_rs::{UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252};
use sync_protocol::desk_import::{ImportFailure, ImportRepair, ImportRepaired};

/// Separators, the most usual first.
const SEPARATORS: [(char, &str); 4] = [(',', ","), (';', ";"), ('\t', "Tab"), ('|', "|")];
/// Lines among which the separator is looked for.
const LOOKED_AT: usize = 50;
/// A first line with which Excel names the separator.
const NAMED: &str = "sep=";

/// Reads a text with a header row.
pub fn read(bytes: &[u8]) -> Result<Table, Unreadable> {
    let mut table = Table::default();
    let text = decode(bytes, &mut table.repairs)?;
    let (text, skipped, separator) = separator_of(&text, &mut table.repairs);
    check_quotes(text, separator)
        .map_err(|bad| Unreadable::in_line(ImportFailure::OpenQuote, skipped + bad.line))?;
    let text = with_blank_rows(text, separator);
    let mut reader = ReaderBuilder::new()
        .delimiter(u8::try_from(separator).unwrap_or(b','))
        .flexible(true)
        .has_headers(false)
        .from_reader(text.as_bytes());
    for (index, record) in reader.records().enumerate() {
        let record = record.map_err(|_| ImportFailure::NotATable)?;
        if record.len() > WIDTH_MAX {
            return Err(ImportFailure::TooLarge.into());
        }
        // A workbook and a package bring their texts as they are; only CSV has the guard of our export.
        let cells = record.iter().map(|cell| plain_cell(cell.trim()).to_owned());
        let cells: Vec<String> = cells.collect();
        let (rows, given) = (table.rows.len(), cells.len());
        table.push(skipped + index + 1, cells)?;
        if let Some(row) = table.rows.get_mut(rows) {
            row.given = Some(given);
        }
    }
    Ok(table)
}

/// The text with a separator in each empty line: the reader leaves empty lines out, and spreadsheets
/// count them.
fn with_blank_rows(text: &str, separator: char) -> String {
    let mut rows = String::with_capacity(text.len() + 16);
    let mut is_quoted = false;
    for line in text.lines() {
        is_quoted ^= line.matches('"').count() % 2 == 1;
        rows.push_str(line);
        if line.is_empty() && !is_quoted {
            rows.push(separator);
        }
        rows.push('\n');
    }
    rows
}

/// Decodes the text. What is not UTF-8 and has no mark of UTF-16 is Windows-1252.
pub(super) fn decode(
    bytes: &[u8],
    repairs: &mut Vec<ImportRepaired>,
) -> Result<String, ImportFailure> {
    let marked = [(&b"\xFF\xFE"[..], UTF_16LE), (&b"\xFE\xFF"[..], UTF_16BE)];
    let wide = marked.into_iter().find(|(mark, _)| bytes.starts_with(mark));
    let (encoding, name) = match wide {
        Some((_, encoding)) => (encoding, "UTF-16"),
        None if std::str::from_utf8(bytes).is_ok() => (UTF_8, "UTF-8"),
        None => (WINDOWS_1252, "Windows-1252"),
    };
    let (text, _, _) = encoding.decode(bytes);
    if text.contains('\0') {
        return Err(ImportFailure::NotATable);
    }
    if encoding != UTF_8 {
        repairs.push(of_file(ImportRepair::Encoding, name, "UTF-8"));
    }
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// The text without the line that names the separator, how many lines that was, and the separator:
/// see [`separator_of_lines`].
pub(crate) fn separator_of<'a>(
    text: &'a str,
    repairs: &mut Vec<ImportRepaired>,
) -> (&'a str, usize, char) {
    let (text, skipped, separator) = found_separator(text);
    let mut others = SEPARATORS.iter().filter(|it| it.0 != ',');
    if let Some((_, name)) = others.find(|it| it.0 == separator) {
        repairs.push(of_file(ImportRepair::Separator, name, ","));
    }
    (text, skipped, separator)
}

fn found_separator(text: &str) -> (&str, usize, char) {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let mut named = first.strip_prefix(NAMED).unwrap_or_default().chars();
    if let (Some(separator), None) = (named.next(), named.next())
        && SEPARATORS.iter().any(|it| it.0 == separator)
    {
        return (rest, 1, separator);
    }
    (text, 0, separator_of_lines(&counted(text)))
}

/// How often each separator stands in the first lines outside of quotes. Empty lines are left out.
fn counted(text: &str) -> Vec<[usize; SEPARATORS.len()]> {
    let mut lines = Vec::new();
    let mut is_quoted = false;
    let mut counts = [0; SEPARATORS.len()];
    let mut is_empty = true;
    for character in text.chars().chain(['\n']) {
        match character {
            '\n' if !is_quoted => {
                if !is_empty {
                    lines.push(std::mem::take(&mut counts));
                    is_empty = true;
                }
                if lines.len() == LOOKED_AT {
                    break;
                }
                continue;
            }
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            _ => {
                if let Some(at) = SEPARATORS.iter().position(|it| it.0 == character) {
                    counts[at] += 1;
                }
            }
        }
        is_empty &= character.is_whitespace();
    }
    lines
}

/// The separator that stands most often in the first line, when that line has three columns and most lines have as
/// many of it. Otherwise the first line may be a title, and it is the one that gives most lines the same columns; of
/// two, the one that gives more columns, then the one whose lines begin below the title.
fn separator_of_lines(lines: &[[usize; SEPARATORS.len()]]) -> char {
    let all = || 0..SEPARATORS.len();
    let first = lines.first().copied().unwrap_or_default();
    let usual = all().rev().max_by_key(|at| first[*at]).unwrap_or_default();
    let with = lines
        .iter()
        .filter(|counts| counts[usual] >= first[usual])
        .count();
    if first[usual] > 1 && with * 2 > lines.len() {
        return SEPARATORS[usual].0;
    }
    let best = all().rev().max_by_key(|at| {
        let widths = lines.iter().map(|counts| counts[*at]).filter(|it| *it > 0);
        let same = |width: usize| lines.iter().filter(|counts| counts[*at] == width).count();
        let most = widths.map(|width| (same(width), width)).max();
        let begins = most.and_then(|(_, width)| lines.iter().position(|it| it[*at] == width));
        (most, begins)
    });
    SEPARATORS[best.unwrap_or_default()].0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(table: &Table) -> Vec<Vec<&str>> {
        let rows = table.rows.iter();
        rows.map(|row| row.cells.iter().map(String::as_str).collect())
            .collect()
    }

    #[test]
    fn semicolons_tabs_and_a_named_separator_are_read_and_told() {
        for text in [
            "name;city\nA, B;Newark\n",
            "name\tcity\nA, B\tNewark\n",
            "sep=;\nname;city\nA, B;Newark\n",
        ] {
            let table = read(text.as_bytes()).unwrap();
            assert_eq!(cells(&table), [["name", "city"], ["A, B", "Newark"]]);
            assert_eq!(table.repairs[0].repair, ImportRepair::Separator, "{text}");
        }
        let table = read(b"sep=;\nname;city\nA;Newark\n").unwrap();
        assert_eq!(table.rows[1].number, 3, "as the spreadsheet counts");
    }

    #[test]
    fn a_title_above_the_headings_does_not_decide_about_the_separator() {
        for title in [
            "Food list",
            "Pantries, 2026",
            "Food, clothes, homes, 2026",
            "A | B",
            "; x",
        ] {
            for (separator, data) in [
                (';', "A, B;1 Elm St, Suite 2;Newark"),
                ('\t', "A, B\t1 Elm St, Suite 2\tNewark"),
                (',', "\"A; B\",1 Elm St; rear,Newark"),
            ] {
                let head = ["name", "address", "city"].join(&separator.to_string());
                let text = format!("{title}\n\n{head}\n{data}\n{data}\n");
                let table = read(text.as_bytes()).unwrap();
                let cells = cells(&table);
                assert_eq!(cells[1], ["name", "address", "city"], "{text}");
                assert_eq!(cells[2].len(), 3, "{text}");
            }
        }
        for (text, first) in [
            ("name\nHope, Inc.; Newark\n", &["name"][..]),
            ("name,notes\nA,b; c; d\nB,e; f; g\n", &["name", "notes"]),
            (
                "name,city,notes\nA,b\nB,c,d; e\n",
                &["name", "city", "notes"],
            ),
            (
                "Pantries, 2026\nname;address\nA;1 Elm St, Newark\n",
                &["Pantries, 2026"],
            ),
            ("name;x\n\"A\n, ,\";2\n", &["name", "x"]),
        ] {
            assert_eq!(cells(&read(text.as_bytes()).unwrap())[0], first, "{text}");
        }
    }

    #[test]
    fn empty_lines_count_as_the_spreadsheet_counts_them() {
        let table = read(b"name,x\nA,\"1\n\n2\"\n\n\nB,3\n").unwrap();
        assert_eq!(
            cells(&table),
            [vec!["name", "x"], vec!["A", "1\n\n2"], vec!["B", "3"]]
        );
        let numbers: Vec<u32> = table.rows.iter().map(|row| row.number).collect();
        assert_eq!(numbers, [1, 2, 5]);
    }

    #[test]
    fn the_apostrophe_before_a_formula_is_taken_away_once() {
        let table = read(b"name,x\n'=1+1 Pantry,''-1\n'hood,'\"\n").unwrap();
        assert_eq!(
            cells(&table),
            [["name", "x"], ["=1+1 Pantry", "'-1"], ["'hood", "'\""]]
        );
    }

    #[test]
    fn other_encodings_are_read_and_told() {
        let wide: Vec<u8> = "\u{feff}name\nCaf\u{e9}\n"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        for bytes in [b"name\nCaf\xe9\n".as_slice(), &wide] {
            let table = read(bytes).unwrap();
            assert_eq!(cells(&table), [["name"], ["Caf\u{e9}"]]);
            assert_eq!(table.repairs[0].repair, ImportRepair::Encoding);
        }
        let table = read("\u{feff}name\nCaf\u{e9}\n".as_bytes()).unwrap();
        assert_eq!(
            (cells(&table), table.repairs.len()),
            (vec![vec!["name"], vec!["Caf\u{e9}"]], 0)
        );
    }

    #[test]
    fn an_open_quote_is_named_with_its_line_and_empty_rows_are_left_out() {
        for (text, line) in [
            ("name;x\r\nA;B\r\n\"A;B\r\nC;D\r\n", 3),
            ("sep=;\nname;x\n\"A;B\n", 3),
        ] {
            let unreadable = read(text.as_bytes()).unwrap_err();
            assert_eq!(
                (unreadable.failure, unreadable.line),
                (ImportFailure::OpenQuote, Some(line)),
                "{text}"
            );
        }
        let table = read(b"name,x\n,\nA,\n").unwrap();
        assert_eq!(cells(&table), [vec!["name", "x"], vec!["A"]]);
        assert_eq!(table.rows[1].number, 3);
    }

    #[test]
    fn a_line_with_more_cells_than_any_spreadsheet_is_refused() {
        let text = |cells: usize| format!("name\nA{}\n", ",".repeat(cells - 1));
        assert_eq!(read(text(WIDTH_MAX).as_bytes()).unwrap().rows.len(), 2);
        let refused = read(text(WIDTH_MAX + 1).as_bytes()).unwrap_err();
        assert_eq!(refused, ImportFailure::TooLarge.into());
    }
}
