//! Which heading of a file fills which field of a list.

use super::usual_headings::{HEADINGS, STATES};
use crate::listings::import::ID;
use place_facts::spelling::distance;
use std::collections::{BTreeMap, BTreeSet};
use sync_protocol::columns::ordered;
use sync_protocol::desk_import::ImportColumn;
use sync_protocol::listings::Row;

/// Fields that every list of places may have.
const USUAL: [&str; 13] = [
    "name", "type", "address", "city", "county", "zip", "phone", "website", "hours", "notes",
    "other", SOURCE, "checked",
];
/// Where a row is from, by its own file. What the person says who brings the file is for the rows that do not say it.
pub const SOURCE: &str = "source";

/// Returns the fields that a file can fill: those of the list, and the usual ones of an empty list. Every list takes
/// the source of a row.
pub fn fields(rows: &[Row]) -> Vec<String> {
    let found = rows.iter().take(50).flat_map(|row| row.keys());
    let found: BTreeSet<&str> = found.map(String::as_str).collect();
    let fields = if found.is_empty() {
        ordered(USUAL)
    } else {
        ordered(found.into_iter().chain([SOURCE]))
    };
    let is_free = |field: &&str| !field.contains(',');
    fields
        .into_iter()
        .filter(is_free)
        .map(str::to_owned)
        .collect()
}

/// Fields of employers, which are read of their lists alone.
const OF_EMPLOYERS: [&str; 2] = ["work", "requires"];

/// The headings of an operator's own list with the names of the fields. A list that has a column `name` keeps its own
/// words: only capital letters are read as small ones.
pub(super) fn named(headers: Vec<String>) -> Vec<String> {
    let fields: Vec<String> = USUAL
        .into_iter()
        .chain(OF_EMPLOYERS)
        .map(str::to_owned)
        .collect();
    let small = |header: &String| match headers.contains(&header.to_lowercase()) {
        true => header.clone(),
        false => header.to_lowercase(),
    };
    let is_usual = |header: &String| fields.contains(&header.to_lowercase());
    let read: Vec<String> = headers
        .iter()
        .map(|it| if is_usual(it) { small(it) } else { it.clone() })
        .collect();
    if read.iter().any(|it| it == "name") {
        return read;
    }
    let found = matched(&read, &fields, None, &BTreeMap::new());
    let named = read.into_iter().zip(found);
    named
        .map(|(header, field)| if field.is_empty() { header } else { field })
        .collect()
}

/// A heading of a website, or of the place itself.
const SITE: &str = "site";

/// Most headings of a list that are remembered.
const REMEMBERED_MAX: usize = 1_000;

/// Whether a person says of two columns that they fill the same field.
pub(super) fn is_any_twice(said: &[String]) -> bool {
    let mut seen = BTreeSet::new();
    let mut said = said.iter().filter(|field| !field.is_empty());
    !said.all(|field| seen.insert(field))
}

/// Matches headings with fields: as the person says, or as it was remembered, or by the usual names.
/// A field is filled by one column.
pub fn matched(
    headers: &[String],
    fields: &[String],
    said: Option<&[String]>,
    remembered: &BTreeMap<String, String>,
) -> Vec<String> {
    let mut free: BTreeSet<&str> = fields.iter().map(String::as_str).collect();
    let mut take = |field: &str| -> String {
        if free.remove(field) {
            field.to_owned()
        } else {
            String::new()
        }
    };
    if let Some(said) = said {
        let all = headers.iter().enumerate();
        return all
            .map(|(at, _)| take(said.get(at).map_or("", String::as_str)))
            .collect();
    }
    let known: Vec<Option<&String>> = headers
        .iter()
        .map(|it| remembered.get(&plain(it)))
        .collect();
    let mut matched: Vec<String> = known
        .iter()
        .map(|field| field.map(|field| take(field)).unwrap_or_default())
        .collect();
    for (at, header) in headers.iter().enumerate() {
        if known[at].is_none() {
            // A field of more words than one is written as it is.
            let is_field = fields.iter().any(|field| field == header.trim());
            matched[at] = match is_field {
                true => take(header.trim()),
                false => take(usual(&plain(header))),
            };
        }
    }
    // A website, or the name of a place where no other column has one.
    let is_named = matched.iter().any(|field| field == "name");
    let is_site = |at: &usize| plain(&headers[*at]) == SITE && known[*at].is_none();
    if let Some(at) = (0..headers.len()).find(is_site)
        && !is_named
        && fields.iter().any(|field| field == "name")
    {
        "name".clone_into(&mut matched[at]);
        if let Some(web) = headers
            .iter()
            .position(|it| plain(it) != SITE && usual(&plain(it)) == "website")
            && matched[web].is_empty()
            && fields.iter().any(|field| field == "website")
        {
            "website".clone_into(&mut matched[web]);
        }
    }
    matched
}

/// Adds the headings of a file to those that are remembered: a heading that this file lacks says nothing of the next one.
/// Of more than [`REMEMBERED_MAX`] only those of this file are kept.
pub fn remembered(
    mut known: BTreeMap<String, String>,
    columns: &[ImportColumn],
) -> BTreeMap<String, String> {
    let named = columns
        .iter()
        .map(|it| (plain(&it.header), it.field.clone()));
    // Whether a column has ids of ours says each file anew, and so does one that another column stood in for: the
    // second of two with one heading, or "Telephone" beside "Phone".
    let is_filled = |field: &str| columns.iter().any(|it| it.field == field);
    let says_nothing = |header: &str, field: &str| {
        let has_other = || is_filled(header) || is_filled(usual(header));
        header.is_empty() || (field.is_empty() && (is_of_ids(header) || has_other()))
    };
    let said: BTreeMap<String, String> = named
        .filter(|(header, field)| !says_nothing(header, field))
        .collect();
    known.extend(said.clone());
    if known.len() > REMEMBERED_MAX {
        return said;
    }
    known
}

/// Whether a column has the state of a place.
pub(super) fn is_state(header: &str) -> bool {
    STATES.contains(&plain(header).as_str())
}

/// Whether a heading names a column of ids.
fn is_of_ids(header: &str) -> bool {
    plain(header) == ID
}

/// Whether a cell is the usual heading of a field.
pub(super) fn is_known(cell: &str) -> bool {
    let header = plain(cell);
    is_of_ids(cell)
        || HEADINGS
            .iter()
            .any(|(_, names)| names.contains(&header.as_str()))
}

/// The field whose usual heading a heading misspells by a letter or two, when no other column fills it.
pub fn near(header: &str, fields: &[String], filled: &[String]) -> String {
    let header = plain(header);
    let most = match header.chars().count() {
        0..=3 => return String::new(),
        4..=5 => 1,
        _ => 2,
    };
    let is_free =
        |field: &&str| fields.iter().any(|it| it == field) && filled.iter().all(|it| it != field);
    let close = HEADINGS.iter().flat_map(|(field, names)| {
        let names = names.iter().filter(|name| name.chars().count() > 3);
        let distances = names.filter_map(|name| distance(name, &header, most));
        distances.min().map(|distance| (distance, *field))
    });
    let nearest = close.filter(|(_, field)| is_free(field)).min();
    nearest.map_or_else(String::new, |(_, field)| field.to_owned())
}

fn usual(header: &str) -> &str {
    let found = HEADINGS.iter().find(|(_, names)| names.contains(&header));
    found.map_or(header, |(field, _)| field)
}

/// A heading in small letters and digits.
pub(super) fn plain(header: &str) -> String {
    let letters = header.chars().filter(|it| it.is_alphanumeric());
    letters.flat_map(char::to_lowercase).take(60).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(all: &[&str]) -> Vec<String> {
        all.iter().map(|&text| text.to_owned()).collect()
    }

    #[test]
    fn headings_of_other_directories_are_known() {
        let headers = texts(&[
            "Agency Name",
            "Street Address",
            "Town",
            "Tel.",
            "Zip Code",
            "Color",
        ]);
        let fields = fields(&[]);
        let found = matched(&headers, &fields, None, &BTreeMap::new());
        assert_eq!(found, ["name", "address", "city", "phone", "zip", ""]);
        let short = texts(&[
            "Site Name",
            "Addr",
            "Twp.",
            "Cnty",
            "Ph #",
            "Svc hrs",
            "Last Reviewed",
        ]);
        let found = matched(&short, &fields, None, &BTreeMap::new());
        assert_eq!(
            found,
            [
                "name", "address", "city", "county", "phone", "hours", "checked"
            ]
        );
    }

    #[test]
    fn each_usual_heading_of_a_name_is_one_in_both_languages() {
        let fields = fields(&[]);
        for header in [
            "Business Name",
            "Empresa",
            "Empleador",
            "Nombre del empleador",
            "Nombre de la empresa",
            "Employer name",
            "Agency",
            "Agencia",
            "Program name",
            "Programa",
            "Facility",
            "Site",
        ] {
            let headers = texts(&[header, "Phone"]);
            let found = matched(&headers, &fields, None, &BTreeMap::new());
            assert_eq!(found, ["name", "phone"], "{header}");
            assert_eq!(named(headers)[0], "name", "{header}");
        }
        let find = |headers: &[&str]| matched(&texts(headers), &fields, None, &BTreeMap::new());
        assert_eq!(find(&["Site", "Name"]), ["website", "name"]);
        assert_eq!(find(&["Site", "Website"]), ["name", "website"]);
    }

    #[test]
    fn what_a_person_said_wins_and_is_remembered() {
        let headers = texts(&["Who", "Name"]);
        let fields = fields(&[]);
        let said = texts(&["name", ""]);
        let found = matched(&headers, &fields, Some(&said), &BTreeMap::new());
        assert_eq!(found, ["name", ""]);
        let columns: Vec<ImportColumn> = headers
            .iter()
            .zip(found)
            .map(|(header, field)| ImportColumn {
                header: header.clone(),
                field,
                sample: String::new(),
                near: String::new(),
            })
            .collect();
        let again = matched(
            &headers,
            &fields,
            None,
            &remembered(BTreeMap::new(), &columns),
        );
        assert_eq!(again, ["name", ""]);
    }

    #[test]
    fn a_column_that_another_one_stood_in_for_is_not_remembered_as_left_out() {
        let fields = fields(&[]);
        for twice in [
            ["name", "phone", "phone"],
            ["name", "Telephone", "phone"],
            ["name", "phone", "Telephone"],
        ] {
            let headers = texts(&twice);
            let found = matched(&headers, &fields, None, &BTreeMap::new());
            let columns = headers.iter().zip(found);
            let columns: Vec<ImportColumn> = columns
                .map(|(header, field)| ImportColumn {
                    header: header.clone(),
                    field,
                    sample: String::new(),
                    near: String::new(),
                })
                .collect();
            let known = remembered(BTreeMap::new(), &columns);
            for header in ["phone", "Telephone"] {
                let again = matched(&texts(&["name", header]), &fields, None, &known);
                assert_eq!(again, ["name", "phone"], "{header} after {twice:?}");
            }
        }
    }

    #[test]
    fn a_misspelled_heading_is_named_with_the_nearest_free_field() {
        let fields = fields(&[]);
        for (header, filled, field) in [
            ("Adresse", &["name"][..], "address"),
            ("Adresse", &["address"], ""),
            ("Pone", &["name"], "phone"),
            ("Color", &["name"], ""),
            ("Id", &["name"], ""),
        ] {
            assert_eq!(near(header, &fields, &texts(filled)), field, "{header}");
        }
    }

    #[test]
    fn a_field_is_filled_once_and_only_a_field_of_the_list() {
        let headers = texts(&["name", "Name", "color"]);
        let fields = fields(&[]);
        assert_eq!(
            matched(&headers, &fields, None, &BTreeMap::new()),
            ["name", "", ""]
        );
        assert!(!is_any_twice(&texts(&["name", "", "", "phone"])));
        let said = texts(&["color", "phone", "phone"]);
        assert!(is_any_twice(&said));
        assert_eq!(
            matched(&headers, &fields, Some(&said), &BTreeMap::new()),
            ["", "phone", ""]
        );
    }
}
