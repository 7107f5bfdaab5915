//! Rows that are no place: a total below the others, or a heading between them.

use super::cells::COUNTIES;
use super::rows_between::{is_heading, is_surely_heading, is_topic};
use crate::listings::import::{EMPTY, ID};
use crate::tables::{Mark, TableRow};
use sync_protocol::desk_import::ImportColumn;
use sync_protocol::listings::Row;

/// How people head a total, in small letters.
const TOTALS: [&str; 9] = [
    "total",
    "totals",
    "grand total",
    "subtotal",
    "sub-total",
    "sum",
    "suma",
    "totales",
    "gran total",
];

/// What people write before a colon below a table.
const HEADS: [&str; 18] = [
    "source",
    "sources",
    "note",
    "notes",
    "updated",
    "last updated",
    "date",
    "as of",
    "revised",
    "prepared by",
    "printed",
    "count",
    "fuente",
    "nota",
    "notas",
    "actualizado",
    "total sites",
    "total de lugares",
];
const PAGES: [&str; 4] = ["page", "pg.", "página", "pagina"];
/// What a number alone counts.
const COUNTED: [&str; 8] = [
    "sites",
    "places",
    "records",
    "rows",
    "entries",
    "locations",
    "lugares",
    "registros",
];

/// Tables of fewer columns may have nothing to say but a name.
const WIDE: usize = 3;

/// Fields by which people reach a place or learn of it.
const WAYS: [&str; 7] = [
    "address", "phone", "website", "hours", "notes", "other", "work",
];

/// The column of the cell that says that a row is no place, from 0.
pub(super) fn no_place(row: &TableRow, columns: &[ImportColumn]) -> Option<usize> {
    let heading = name_alone(row, columns).filter(|at| is_heading(&row.cells[*at]));
    let of_names = || only_a_name(row, columns).filter(|at| is_surely_heading(&row.cells[*at]));
    let alone = heading.or_else(|| no_place_alone(row, columns.len()));
    alone.or_else(of_names)
}

/// The column of a name in a table of few columns, when nothing else is said in its row.
fn only_a_name(row: &TableRow, columns: &[ImportColumn]) -> Option<usize> {
    let is_said = |at: &usize| row.cells.get(*at).is_some_and(|cell| says(cell));
    let name = columns.iter().position(|it| it.field == "name")?;
    let mut said = (0..columns.len()).filter(is_said);
    let is_narrow = columns.len() < WIDE && row.names.is_none();
    (is_narrow && said.next() == Some(name) && said.next().is_none()).then_some(name)
}

/// The column of a name that may be a heading and may be a name, in a table of few columns: "Newark", "Family Services",
/// and any name beside an empty telephone or address.
pub(super) fn maybe_heading(row: &TableRow, columns: &[ImportColumn]) -> Option<usize> {
    let has_way = columns.iter().any(|it| WAYS.contains(&it.field.as_str()));
    let reads = |text: &str| is_heading(text) || is_topic(text);
    only_a_name(row, columns).filter(|at| has_way || reads(&row.cells[*at]))
}

/// The column of the name, in a row that says no way to reach the place. A table that has no column for one says that of
/// no row.
pub(super) fn name_alone(row: &TableRow, columns: &[ImportColumn]) -> Option<usize> {
    let is_said = |at: usize| row.cells.get(at).is_some_and(|cell| says(cell));
    let is_way = |it: &&ImportColumn| WAYS.contains(&it.field.as_str());
    let name = columns.iter().position(|it| it.field == "name")?;
    let has_ways = columns.iter().any(|it| is_way(&it));
    let mut said = columns.iter().enumerate().filter(|(at, _)| is_said(*at));
    // A place that is known by its id is one.
    let is_place = row.names.is_some() || said.any(|(_, it)| is_way(&it) || it.field == ID);
    (columns.len() >= WIDE && has_ways && is_said(name) && !is_place).then_some(name)
}

/// The column of a name that reads as a heading, with a number and no other way to reach a place: "Emergency numbers, 211".
pub(super) fn heading_with_number(row: &TableRow, columns: &[ImportColumn]) -> Option<usize> {
    let text = |field: &str| {
        let at = columns.iter().position(|it| it.field == field)?;
        row.cells.get(at).filter(|cell| says(cell))
    };
    let name = columns.iter().position(|it| it.field == "name")?;
    let others = ["address", "website", "hours", "notes", "work"];
    let is_alone = others.iter().all(|field| text(field).is_none());
    let is_wide = columns.len() >= WIDE && row.names.is_none();
    let reads = text("phone").is_some() && text("name").is_some_and(|it| is_heading(it));
    (is_wide && is_alone && reads).then_some(name)
}

/// The rows of an operator's own list that say no way to reach their place.
pub(super) fn without_a_way(rows: &[Row]) -> impl Iterator<Item = usize> {
    let is_way = |row: &Row, field: &&str| row.get(*field).is_some_and(|text| says(text));
    let has_ways = |row: &Row| WAYS.iter().any(|field| row.contains_key(*field));
    let is_wide = rows.iter().any(|row| row.len() >= WIDE && has_ways(row));
    let is_narrow = rows.iter().all(|row| row.len() < WIDE);
    let is_heading = |row: &Row| {
        let mut said = row.iter().filter(|(_, text)| says(text));
        let is_name = said.next().filter(|(field, _)| *field == "name");
        is_name.is_some_and(|(_, text)| is_heading(text)) && said.next().is_none()
    };
    let is_none = move |row: &Row| match is_wide {
        true => !WAYS.iter().any(|field| is_way(row, field)),
        false => is_narrow && is_heading(row),
    };
    let rows = rows.iter().enumerate();
    rows.filter(move |(_, row)| is_none(row)).map(|(at, _)| at)
}

fn says(cell: &str) -> bool {
    !["", EMPTY, "-"].contains(&cell.trim())
}

fn no_place_alone(row: &TableRow, columns: usize) -> Option<usize> {
    let said = |(_, cell): &(usize, &String)| !cell.trim().is_empty();
    let mut cells = row.cells.iter().enumerate().filter(said);
    let (at, text) = cells.next()?;
    let is_alone = cells.next().is_none();
    let is_wide = columns >= WIDE;
    let is_beside = || {
        row.has(at, Mark::MergedAcross)
            || is_footer(text)
            || is_county(text)
            || is_wide && (is_headline(text) || is_heading(text))
    };
    (is_total(text) || is_alone && is_beside()).then_some(at)
}

/// Whether a text that stands alone in its row says something of the whole table: `Total: 6 sites`, `Page 1 of 3`.
fn is_footer(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    let headed = text.split_once([':', '=']).map(|(head, _)| head.trim());
    let is_headed = headed.is_some_and(|head| TOTALS.contains(&head) || HEADS.contains(&head));
    let mut words = text.split_whitespace();
    let is_page = words.next().is_some_and(|word| PAGES.contains(&word))
        && words
            .next()
            .is_some_and(|word| word.starts_with(|it: char| it.is_ascii_digit()));
    let word = text.trim_start_matches(|it: char| it.is_ascii_digit() || it.is_whitespace());
    let is_count = word.len() < text.len() && COUNTED.contains(&word);
    is_headed || is_page || is_count
}

/// Whether a text that stands alone in a row is written as a heading: `NORTH SECTION`, `Food pantries:`.
fn is_headline(text: &str) -> bool {
    let text = text.trim();
    let has_letters = text.chars().filter(|it| it.is_alphabetic()).count() > 2;
    has_letters && (text.ends_with(':') || !text.chars().any(char::is_lowercase))
}

/// Whether a text is the name of a county and nothing else: a heading between the rows of that county.
fn is_county(text: &str) -> bool {
    let text = text.trim().trim_end_matches(':').to_lowercase();
    let name = text
        .strip_suffix(" county")
        .or(text.strip_prefix("county of "));
    let name = name.or(text.strip_prefix("condado de ")).unwrap_or(&text);
    COUNTIES
        .iter()
        .any(|county| county.eq_ignore_ascii_case(name))
}

/// Whether a text says "Total", and at most a number, a county or what is counted: `Total: 14`, `Subtotal Morris`.
fn is_total(text: &str) -> bool {
    let is_beside = |it: char| it.is_whitespace() || it.is_ascii_digit() || "=:().,#-".contains(it);
    let said = text.trim_matches(is_beside).to_lowercase();
    let rest = TOTALS.iter().filter_map(|word| {
        let before = said
            .strip_prefix(word)
            .filter(|it| !it.starts_with(char::is_alphabetic));
        before.or_else(|| {
            said.strip_suffix(word)
                .filter(|it| !it.ends_with(char::is_alphabetic))
        })
    });
    let mut rest = rest.map(|it| it.trim_matches(is_beside));
    rest.any(|it| {
        let of = it
            .strip_prefix("for ")
            .or(it.strip_prefix("of "))
            .unwrap_or(it);
        of.is_empty() || is_county(of) || COUNTED.contains(&of)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[&str], marks: &[(usize, Mark)]) -> TableRow {
        TableRow {
            number: 2,
            cells: cells.iter().map(|&it| it.to_owned()).collect(),
            names: None,
            given: None,
            marks: marks.to_vec(),
        }
    }

    #[test]
    fn totals_and_headings_between_rows_are_no_places() {
        let across = [(0, Mark::MergedAcross)];
        for (cells, marks, at) in [
            (&["Total", "14"][..], &[][..], Some(0)),
            (&["", "TOTALS:", "14"], &[], Some(1)),
            (&["Grand total (14)"], &[], Some(0)),
            (&["Suma 14"], &[], Some(0)),
            (&["Subtotal Morris", "7"], &[], Some(0)),
            (&["Essex County total: 9"], &[], Some(0)),
            (&["Total sites", "14"], &[], Some(0)),
            (&["Totally Kids", "Newark"], &[], None),
            (&["ESSEX COUNTY"], &across, Some(0)),
            (&["Hope Pantry", "Newark"], &across, None),
            (&["Total Care Clinic", "Newark"], &[], None),
            (&["Hope Pantry"], &[], None),
            (&["14"], &[], None),
            (&["Total: 6 sites"], &[], Some(0)),
            (
                &["", "Source: County Board of Social Services"],
                &[],
                Some(1),
            ),
            (&["Page 1 of 3"], &[], Some(0)),
            (&["6 sites"], &[], Some(0)),
            (&["ESSEX COUNTY"], &[], Some(0)),
            (&["Cape May"], &[], Some(0)),
            (&["NORTH SECTION", "", ""], &[], Some(0)),
            (&["Food pantries:", "", ""], &[], Some(0)),
            (&["HOPE PANTRY", "Newark", ""], &[], None),
            (&["HOPE PANTRY"], &[], None),
            (&["Hope Pantry", "", ""], &[], None),
            (&["Source: Church", "Newark"], &[], None),
            (&["Essex County", "50 Park Pl"], &[], None),
            (&["The Source"], &[], None),
            (&["Page Street Pantry"], &[], None),
            (&["County of Essex Kitchen"], &[], None),
        ] {
            // A row may end with its last cell that says something.
            assert_eq!(
                no_place_alone(&row(cells, marks), cells.len()),
                at,
                "{cells:?}"
            );
        }
        assert_eq!(no_place_alone(&row(&["NORTH SECTION"], &[]), 6), Some(0));
        assert_eq!(no_place_alone(&row(&["Hope Pantry"], &[]), 6), None);
    }

    #[test]
    fn a_name_without_a_way_to_the_place_is_asked_about_and_a_heading_is_no_place() {
        let fields = ["name", "address", "type", "city", "", "phone"];
        let columns = fields.map(|field| ImportColumn {
            header: field.to_owned(),
            field: field.to_owned(),
            sample: String::new(),
            near: String::new(),
        });
        for (cells, is_asked, is_no_place) in [
            (&["Hope Pantry"][..], true, false),
            (&["Hope Pantry", "N/A", "Food", "Newark"], true, false),
            (&["Hope Pantry", "12 Elm St"], false, false),
            (&["Hope Pantry", "", "", "", "", "211"], false, false),
            (&["North section", "", "", "Newark", ""], true, true),
            (&["Food Pantries in Newark", "", "", "", "x"], true, true),
            (&["Ward 3 (call first)"], true, true),
            (&["Newark", "12 Elm St"], false, false),
        ] {
            let row = row(cells, &[]);
            assert_eq!(name_alone(&row, &columns).is_some(), is_asked, "{cells:?}");
            assert_eq!(no_place(&row, &columns).is_some(), is_no_place, "{cells:?}");
            assert_eq!(name_alone(&row, &columns[..2]), None, "a narrow table");
        }
        for (cells, is_asked, is_no_place) in [
            (&["Food Pantries in Newark"][..], true, true),
            (&["Shelters", ""], true, true),
            (&["--- ESSEX COUNTY ---"], true, true),
            (&["Newark"], true, false),
            (&["Family Services"], true, false),
            (&["Jobs"], true, false),
            (&["Sober living"], true, false),
            (&["For Women"], true, false),
            (&["Newark Shelter"], false, false),
            (&["Food Pantry of Newark"], false, false),
            (&["Shelters", "12 Elm St"], false, false),
        ] {
            for columns in [&columns[..1], &columns[..2]] {
                let row = row(cells, &[]);
                if cells.len() > 1 && columns.len() == 1 {
                    continue;
                }
                // Beside an empty address every name is asked about.
                let has_no_way = columns.len() == 2 && cells.get(1).is_none_or(|it| it.is_empty());
                assert_eq!(
                    maybe_heading(&row, columns).is_some(),
                    is_asked || has_no_way,
                    "{cells:?}"
                );
                assert_eq!(no_place(&row, columns).is_some(), is_no_place, "{cells:?}");
            }
        }
        let numbers = ["Emergency numbers", "", "", "", "", "211"];
        assert_eq!(heading_with_number(&row(&numbers, &[]), &columns), Some(0));
        let pantry = ["Hope Pantry", "", "", "", "", "211"];
        assert_eq!(heading_with_number(&row(&pantry, &[]), &columns), None);
    }
}
