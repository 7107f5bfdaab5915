//! What the columns of a list of employers mean. A list has the columns its maker gave it; only the
//! name of the employer has to be there.

mod headings;
mod remarks;

use crate::hiring::{Hiring, hiring, is_paused};
use crate::places::Kinds;
use crate::words::folded;
use headings::{
    ADDRESS, BUSINESS, CHECKED, CITY, HIRES_RECORD, NAME, NOTES, PHONE, PLACE_WORDS, REQUIRES,
    SILENT, TYPE, WEBSITE, WORK, ZIP, names_employer,
};
use place_facts::zip::Zip;
use remarks::{excludes, is_remark};
use sync_protocol::listings::Row;

/// What a list writes for "nothing".
const NOTHING: &str = "N/A";

/// One row of a list, read by what its columns mean.
#[derive(Debug, Clone, Copy)]
pub struct Columns<'a>(pub &'a Row);

impl<'a> Columns<'a> {
    /// The name of the employer.
    pub fn name(self) -> Option<&'a str> {
        let longer = || {
            let mut cells = self.0.iter();
            let cell = cells.find(|(column, _)| names_employer(&plain(column)));
            cell.and_then(|(_, text)| said(text))
        };
        self.first(NAME).or_else(longer)
    }

    /// What sort of row it is.
    pub fn kind(self) -> Option<&'a str> {
        self.first(TYPE)
    }

    /// What sort of place it is, from every column that says so.
    pub(crate) fn kinds(self) -> String {
        let cells = self.0.iter().filter_map(|(column, text)| {
            let column = plain(column);
            let text = said(text)?;
            let says_kind = TYPE.contains(&column.as_str()) || says_business(&column, text);
            says_kind.then_some(text)
        });
        cells.collect::<Vec<_>>().join(";\n")
    }

    /// What it cannot do without, from each column that says so. "License: yes" is said by the name of the
    /// column.
    pub(crate) fn demands(self) -> Vec<String> {
        let columns = self
            .0
            .iter()
            .filter(|(column, _)| says_need(&plain(column)));
        let texts = columns.filter_map(|(column, text)| demand(&plain(column), said(text)?));
        texts.collect()
    }

    /// What else is said about it, in all columns of notes.
    pub(crate) fn all_notes(self) -> String {
        let cells = self.0.iter();
        let cells = cells.filter(|(column, text)| is_note(&plain(column), text));
        let texts = cells.filter_map(|(_, text)| said(text));
        texts.collect::<Vec<_>>().join("\n")
    }

    /// What a person should know of it: its notes, and what may exclude somebody, in whatever column it stands.
    pub fn notes(self) -> Option<String> {
        let mut all: Vec<&str> = self.first(NOTES).into_iter().collect();
        let cells = self.0.iter().filter_map(|(column, text)| {
            let column = plain(column);
            let text = said(text)?;
            let is_shown = [NAME, PHONE, WEBSITE, HIRES_RECORD, CHECKED]
                .iter()
                .any(|names| names.contains(&column.as_str()));
            let excludes = excludes(text);
            (is_note(&column, text) || (excludes && !is_shown)).then_some(text)
        });
        for text in cells {
            if !all.contains(&text) {
                all.push(text);
            }
        }
        (!all.is_empty()).then(|| all.join("; "))
    }

    /// What it says about hiring, in any column that is no name or address.
    pub(crate) fn hiring(self) -> Hiring {
        let cells = self.0.iter().filter_map(|(column, text)| {
            let column = plain(column);
            let is_other = [
                NAME,
                ADDRESS,
                CITY,
                ZIP,
                PHONE,
                WEBSITE,
                HIRES_RECORD,
                CHECKED,
            ];
            let is_other = is_other.iter().any(|it| it.contains(&column.as_str()));
            said(text).filter(|_| !is_other && !is_of_place(&column))
        });
        let says_paused = || {
            self.0
                .iter()
                .any(|(column, text)| is_paused(&plain(column), text))
        };
        match hiring(&cells.collect::<Vec<_>>().join("\n")) {
            Hiring::Open if says_paused() => Hiring::AskFirst,
            said => said,
        }
    }

    /// Telephone.
    pub fn phone(self) -> Option<&'a str> {
        self.first(PHONE)
    }

    /// Website.
    pub fn website(self) -> Option<&'a str> {
        self.first(WEBSITE)
    }

    /// When the row was checked last.
    pub fn checked(self) -> Option<&'a str> {
        self.first(CHECKED)
    }

    /// What it answered when staff asked last whether it still hires people with a record.
    pub fn hires(self) -> Option<&'a str> {
        self.first(HIRES_RECORD)
    }

    /// Street, town and ZIP in one line.
    pub fn address(self) -> Option<String> {
        let mut parts: Vec<&str> = Vec::new();
        let places = self.first_of_place();
        for part in [
            self.first(ADDRESS),
            self.first(CITY),
            places,
            self.first(ZIP),
        ] {
            let is_new = |part: &&str| !parts.iter().any(|known| known.contains(*part));
            parts.extend(part.filter(is_new));
        }
        (!parts.is_empty()).then(|| parts.join(", "))
    }

    /// Its ZIP code, from a column of its own or the end of its address.
    pub fn zip(self) -> Option<Zip> {
        let own = self.first(ZIP).and_then(Zip::last_in);
        own.or_else(|| self.first(ADDRESS).and_then(Zip::last_in))
            .or_else(|| self.first_of_place().and_then(Zip::last_in))
    }

    /// A cell of a column such as "Town / Zip".
    fn first_of_place(self) -> Option<&'a str> {
        let mut cells = self.0.iter();
        let cell = cells.find(|(column, _)| is_of_place(&plain(column)));
        cell.and_then(|(_, text)| said(text))
    }

    /// Everything that may say what work there is: every column that has no other meaning. A semicolon
    /// and a line end keep the words of two columns apart.
    pub fn work(self) -> String {
        let columns = self.0.iter();
        let work = columns.filter(|(column, text)| {
            let column = plain(column);
            !has_meaning(&column) && !is_note(&column, text) && !is_paused(&column, text)
        });
        let texts = work.filter_map(|(column, text)| {
            let text = said(text)?;
            (!says_business(&plain(column), text)).then_some(text)
        });
        texts.collect::<Vec<_>>().join(";\n")
    }

    /// Whether the row is somebody who helps and hires nobody: a job center, a course.
    pub fn only_helps(self) -> bool {
        let kind = self.kind().unwrap_or_default().to_lowercase();
        let says = |words: &[&str]| words.iter().any(|word| kind.contains(word));
        let column = |names: &[&str]| self.first(names).is_some();
        says(HELP) && !says(HIRES) && !column(&["work"]) && !column(REQUIRES)
    }

    fn first(self, names: &[&str]) -> Option<&'a str> {
        names.iter().find_map(|name| {
            let exact = self.0.get(*name).map(String::as_str).and_then(said);
            exact.or_else(|| {
                let other = self.0.iter().find(|(column, _)| plain(column) == *name);
                other.and_then(|(_, text)| said(text))
            })
        })
    }
}

/// Words in the type of a row that helps people find work …
const HELP: &[&str] = &[
    "training",
    "job center",
    "career center",
    "one-stop",
    "workforce",
    "re-entry",
    "reentry",
    "job help",
    "job search",
    "vocational",
    "course",
];
/// … and of one that hires.
const HIRES: &[&str] = &["employer", "staffing", "hiring", "golf"];

/// Words of a column that asks for a paper …
const PAPERS: &[&str] = &[
    "license",
    "licenses",
    "licence",
    "licencia",
    "cdl",
    "certificate",
    "certification",
    "certifications",
    "certificado",
];
/// … and the answers to it.
const YES: &[&str] = &["yes", "y", "si", "sí", "x", "true", "required", "needed"];
const NO: &[&str] = &["no", "n", "none", "not", "false", "ninguna", "nada"];

/// Whether a column says what is needed.
fn says_need(column: &str) -> bool {
    REQUIRES.contains(&column) || column.split(' ').any(|word| PAPERS.contains(&word))
}

/// What a cell of such a column demands.
fn demand(column: &str, text: &str) -> Option<String> {
    let end = text.find(|letter: char| !letter.is_alphanumeric());
    let (first, rest) = text.split_at(end.unwrap_or(text.len()));
    let first = first.to_lowercase();
    let names_paper = column.split(' ').any(|word| PAPERS.contains(&word));
    if names_paper && NO.contains(&first.as_str()) {
        None
    } else if YES.contains(&first.as_str()) {
        let name = if names_paper { column } else { "" };
        Some(format!("{name} {rest}"))
    } else {
        Some(text.to_owned())
    }
}

/// Whether a cell says which kind of place it is: one of a column for that, or of any column that says
/// nothing else.
fn says_business(column: &str, text: &str) -> bool {
    BUSINESS.contains(&column) || (!has_meaning(column) && Kinds::of(text).is_bare())
}

/// Whether a cell is one of notes: by the name of its column, or because it is a remark in a column whose name
/// says nothing.
fn is_note(column: &str, text: &str) -> bool {
    let is_remark = || is_remark(text);
    NOTES.contains(&column)
        || (!has_meaning(column)
            && !WORK.contains(&column)
            && !BUSINESS.contains(&column)
            && is_remark())
}

/// Whether a column names a place by more than one of its words.
fn is_of_place(column: &str) -> bool {
    let mut words = column.split(' ');
    let is_known = SILENT.contains(&column) || column.is_empty();
    !is_known && column.contains(' ') && words.all(|word| PLACE_WORDS.contains(&word))
}

/// Whether a column has a meaning of its own, so that it says neither work nor a kind of place.
fn has_meaning(column: &str) -> bool {
    let known = [
        NAME,
        REQUIRES,
        ADDRESS,
        CITY,
        ZIP,
        PHONE,
        WEBSITE,
        NOTES,
        CHECKED,
        HIRES_RECORD,
        TYPE,
        SILENT,
    ];
    known.iter().any(|names| names.contains(&column))
        || names_employer(column)
        || says_need(column)
        || is_of_place(column)
}

fn said(text: &str) -> Option<&str> {
    let text = text.trim();
    (!text.is_empty() && text != NOTHING).then_some(text)
}

/// A column's name in lower case without accents, with blanks for anything that is not a letter.
fn plain(column: &str) -> String {
    let words = column.split(|letter: char| !letter.is_alphanumeric());
    let words: Vec<String> = words
        .filter(|word| !word.is_empty())
        .map(|word| folded(&word.to_lowercase()))
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(cells: &[(&str, &str)]) -> Row {
        let cells = cells.iter();
        cells
            .map(|(name, text)| ((*name).to_owned(), (*text).to_owned()))
            .collect()
    }

    #[test]
    fn res_7_a_list_may_name_its_columns_as_it_likes() {
        let row = row(&[
            ("Company Name", "Acme"),
            ("Job_Titles", "cook"),
            ("Requirements", "ServSafe"),
            ("Street Address", "12345 Main St, Newark NJ 07102"),
            ("Telephone", "973-555-0100"),
            ("County", "Essex"),
        ]);
        let columns = Columns(&row);
        assert_eq!(columns.name(), Some("Acme"));
        assert_eq!(columns.work(), "cook");
        assert_eq!(columns.demands(), ["ServSafe"]);
        assert_eq!(columns.zip(), Zip::parse("07102"));
        assert_eq!(columns.phone(), Some("973-555-0100"));
        assert!(!columns.only_helps());
    }

    #[test]
    fn a_job_center_helps_and_hires_nobody() {
        let helps = |kind: &str, work: &str| {
            Columns(&row(&[("name", "x"), ("type", kind), ("work", work)])).only_helps()
        };
        assert!(helps("One-Stop Career Center", "N/A"));
        assert!(helps("Job training", "N/A"));
        assert!(!helps("Job training", "cook"));
        assert!(!helps("Staffing agency", "N/A"));
        assert!(!helps("Restaurant", "N/A"));
    }
}
