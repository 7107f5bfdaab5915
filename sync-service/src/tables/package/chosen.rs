//! Which of several telephone numbers and addresses is taken: people call a voice and walk to a door. What is left
//! out is said.

use super::model::{Entry, Sheet};
use crate::tables::start;
use std::collections::HashSet;
use sync_protocol::desk_import::{ImportRepair, ImportRepaired};

/// What a telephone is called that nobody can talk to.
const FAXES: [&str; 2] = ["fax", "facsimile"];
/// What a telephone is called that only some people can use.
const OF_SOME: [&str; 7] = ["tty", "tdd", "textphone", "text", "sms", "pager", "video"];

/// The number that people call: the first one with a voice, of what is nearest to the service. A fax is never taken.
pub(super) fn phone<'a>(
    sheet: &Sheet,
    nearest_first: impl Iterator<Item = &'a [&'a Entry]>,
) -> Option<&'a Entry> {
    let mut best = nearest_first.filter_map(|entries| {
        let voices = entries.iter().filter(|it| !is_fax(sheet, it));
        let voices = voices.filter(|it| !sheet.text(it, "number").is_empty());
        voices.min_by_key(|it| is_of_some(sheet, it)).copied()
    });
    best.next()
}

/// The address to which people go: one that is not only for mail.
pub(super) fn address<'a>(sheet: &Sheet, entries: &[&'a Entry]) -> Option<&'a Entry> {
    let is_postal = |it: &&&Entry| {
        sheet
            .text(it, "address_type")
            .eq_ignore_ascii_case("postal")
    };
    let best = entries.iter().min_by_key(is_postal);
    best.copied()
}

fn is_fax(sheet: &Sheet, phone: &Entry) -> bool {
    is_called(sheet, phone, &FAXES)
}

fn is_of_some(sheet: &Sheet, phone: &Entry) -> bool {
    is_called(sheet, phone, &OF_SOME)
}

/// Whether a telephone is of a kind, as its type says it, or its description when it has no type.
fn is_called(sheet: &Sheet, phone: &Entry, kinds: &[&str]) -> bool {
    let kind = match sheet.text(phone, "type") {
        "" => sheet.text(phone, "description"),
        kind => kind,
    };
    let kind = kind.to_lowercase();
    let mut words = kind.split(|it: char| !it.is_alphanumeric());
    words.any(|word| kinds.contains(&word))
}

/// The numbers and addresses that stand beside those that were taken.
#[derive(Debug, Default)]
pub(super) struct LeftOut {
    taken: HashSet<String>,
    phones: Vec<(String, String)>,
    addresses: Vec<(String, String)>,
}

impl LeftOut {
    /// Looks at the telephones among which one was taken.
    pub(super) fn phones(&mut self, sheet: &Sheet, all: &[&Entry], taken: Option<&Entry>) {
        let (found, seen) = others(sheet, all, taken, ("number", "type"));
        self.phones.extend(found);
        self.taken.extend(seen);
    }

    /// Looks at the addresses among which one was taken.
    pub(super) fn addresses(&mut self, sheet: &Sheet, all: &[&Entry], taken: Option<&Entry>) {
        let (found, seen) = others(sheet, all, taken, ("address_1", "address_type"));
        self.addresses.extend(found);
        self.taken.extend(seen);
    }

    /// What is said of them. A telephone of a building may be taken for one of its services and not for another.
    pub(super) fn said(self) -> impl Iterator<Item = ImportRepaired> {
        let Self {
            taken,
            phones,
            addresses,
        } = self;
        let all = [
            (ImportRepair::OtherPhones, phones),
            (ImportRepair::OtherAddresses, addresses),
        ];
        all.into_iter().filter_map(move |(repair, mut cells)| {
            let mut seen = taken.clone();
            cells.retain(|(cell, _)| seen.insert(cell.clone()));
            let (cell, text) = cells.first().cloned()?;
            Some(ImportRepaired {
                repair,
                count: u32::try_from(cells.len()).unwrap_or(u32::MAX),
                cell,
                before: start(&text),
                after: String::new(),
            })
        })
    }
}

/// The cells that say something beside the one that was taken, and where that one stands.
fn others(
    sheet: &Sheet,
    all: &[&Entry],
    taken: Option<&Entry>,
    (column, kind): (&str, &str),
) -> (Vec<(String, String)>, Option<String>) {
    let place = |entry: &Entry| sheet.place(entry, column);
    let others = all
        .iter()
        .filter(|it| taken.is_none_or(|taken| !std::ptr::eq(taken, **it)));
    let others = others.filter(|it| !sheet.text(it, column).is_empty());
    let others = others.map(|it| {
        let (text, kind) = (sheet.text(it, column), sheet.text(it, kind));
        let text = match kind {
            "" => text.to_owned(),
            kind => format!("{text} ({kind})"),
        };
        (place(it), text)
    });
    (others.collect(), taken.map(place))
}
