//! The identity of a place: an id that never changes, and the codes of saved lists and printed slips.
//!
//! The id is a UUID of version 5 (RFC 9562) of the source identity (list, name, address and town) when
//! the place was first seen. It is kept with the place ever after, so that neither a corrected
//! telephone number nor a corrected name changes it.

mod corrected;

use self::corrected::Corrected;
use crate::row::PlaceRow;
use std::collections::{HashMap, HashSet};
use sync_protocol::listings::Row;
use sync_protocol::places::place::PlaceRef;
use uuid::Uuid;

/// The namespace of all places, made once at random.
const NAMESPACE: Uuid = Uuid::from_u128(0x8f2d_5f0a_6f0e_4c57_9a35_3d1c_77b0_91e4);
/// Most codes kept of one place.
pub const CODES_MAX: usize = 50;

/// A place as it was seen before.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct KnownPlace {
    /// Its id and codes.
    pub place: PlaceRef,
    /// Its source identity when it was last seen.
    pub identity: String,
    /// Its telephone number when it was last seen.
    pub phone: Option<String>,
}

/// What names a place in its source: list, name, address and town, without the case and the signs in
/// which two copies of the same row differ.
pub fn identity(row: &PlaceRow<'_>) -> String {
    let part = |name: &str| plain(row.field(name).unwrap_or_default());
    [
        row.list.to_owned(),
        part("name"),
        part("address"),
        part("city"),
    ]
    .join("\n")
}

/// A text without the case and the signs in which two copies of it differ.
pub(crate) fn plain(text: &str) -> String {
    let text = text.to_lowercase();
    let words = text.split(|char: char| !char.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// The code of a row in saved lists: FNV-1a of 32 bits (draft-eastlake-fnv) over name, address, town
/// and telephone number, in base 36. `src/mylist/items.ts` makes the same.
pub fn code(row: &PlaceRow<'_>) -> String {
    let raw = |name: &str| match row.row.get(name).map(String::as_str) {
        None | Some("") => "N/A",
        Some(text) => text,
    };
    let fields = ["name", "address", "city", "phone"].map(raw);
    let mut hash: u32 = 0x811c_9dc5;
    for byte in fields.join("\n").bytes() {
        hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    }
    let mut digits = Vec::new();
    for _ in 0..7 {
        digits.push(char::from_digit(hash % 36, 36).unwrap_or('0'));
        hash /= 36;
    }
    digits.iter().rev().collect()
}

/// Gives every row of a list its place: the one it had, or a new one. A row that changed its name,
/// address or telephone number, but not all of them, keeps its place. Places of rows that are gone
/// keep their id and are not in the answer.
pub fn assign<'a>(
    rows: impl IntoIterator<Item = PlaceRow<'a>>,
    known: &[KnownPlace],
) -> Vec<KnownPlace> {
    let rows: Vec<PlaceRow<'a>> = rows.into_iter().collect();
    let identities = numbered(&rows);
    let mut matches: Vec<Option<usize>> = vec![None; rows.len()];
    let mut taken: HashSet<usize> = HashSet::new();
    let by_identity: HashMap<&str, usize> = known
        .iter()
        .enumerate()
        .map(|(index, place)| (place.identity.as_str(), index))
        .collect();
    for (row, identity) in identities.iter().enumerate() {
        if let Some(index) = by_identity.get(identity.as_str()) {
            matches[row] = Some(*index);
            taken.insert(*index);
        }
    }
    // What is left may have been corrected: two of name, address and telephone number still say
    // which place it is, when they say it of one place only.
    let corrected = Corrected::new(known);
    for (row, identity) in identities.iter().enumerate() {
        if matches[row].is_some() {
            continue;
        }
        if let Some(index) = corrected.only_one_like(&rows[row], identity, &taken) {
            matches[row] = Some(index);
            taken.insert(index);
        }
    }
    let mut ids: HashSet<String> = known.iter().map(|place| place.place.id.clone()).collect();
    let mut assigned = Vec::with_capacity(rows.len());
    for (row, identity) in rows
        .iter()
        .zip(identities)
        .zip(matches)
        .map(|((row, identity), found)| ((row, found), identity))
    {
        let (row, found) = row;
        assigned.push(seen(
            row,
            identity,
            found.map(|index| &known[index]),
            &mut ids,
        ));
    }
    assigned
}

/// Twice the same row are two places: the second is numbered.
fn numbered(rows: &[PlaceRow<'_>]) -> Vec<String> {
    let mut counts: HashMap<String, u32> = HashMap::new();
    let numbered = rows.iter().map(|row| {
        let identity = identity(row);
        let count = counts.entry(identity.clone()).or_default();
        *count += 1;
        if *count == 1 {
            identity
        } else {
            format!("{identity}\n{count}")
        }
    });
    numbered.collect()
}

/// A place whose row was rewritten, when that gave it another name, address or town: it stays the
/// place that it was.
pub fn rewritten(place: &PlaceRef, before: &Row, after: &Row) -> Option<KnownPlace> {
    let list = place.list.as_str();
    let (before, after) = (
        PlaceRow { list, row: before },
        PlaceRow { list, row: after },
    );
    let (was, is) = (identity(&before), identity(&after));
    let known = KnownPlace {
        place: place.clone(),
        identity: was.clone(),
        phone: before.field("phone").map(str::to_owned),
    };
    (was != is).then(|| seen(&after, is, Some(&known), &mut HashSet::new()))
}

/// Whether a text can be the id of a place.
pub fn is_id(text: &str) -> bool {
    Uuid::try_parse(text).is_ok_and(|id| id.to_string() == text)
}

/// A place that another installation named, as it was never seen here.
pub fn named_place(list: &str, row: &Row, identity: String, id: String) -> KnownPlace {
    let row = PlaceRow { list, row };
    KnownPlace {
        place: PlaceRef {
            id,
            list: list.to_owned(),
            code: code(&row),
            former: Vec::new(),
        },
        identity,
        phone: row.field("phone").map(str::to_owned),
    }
}

fn seen(
    row: &PlaceRow<'_>,
    identity: String,
    before: Option<&KnownPlace>,
    ids: &mut HashSet<String>,
) -> KnownPlace {
    let code = code(row);
    let phone = row.field("phone").map(str::to_owned);
    let mut place = before.map_or_else(
        || PlaceRef {
            id: new_id(&identity, ids),
            list: row.list.to_owned(),
            code: code.clone(),
            former: Vec::new(),
        },
        |before| before.place.clone(),
    );
    if place.code != code {
        place
            .former
            .retain(|former| *former != code && *former != place.code);
        place.former.push(std::mem::replace(&mut place.code, code));
        let extra = place.former.len().saturating_sub(CODES_MAX);
        place.former.drain(..extra);
    }
    KnownPlace {
        place,
        identity,
        phone,
    }
}

/// Returns the id of something that belongs to a place or to its name: a UUID of version 5 of its kind
/// and its name.
pub fn derived_id(kind: &str, name: &str) -> String {
    Uuid::new_v5(&NAMESPACE, format!("{kind}\n{name}").as_bytes()).to_string()
}

/// An id of this identity that no other place ever had.
fn new_id(identity: &str, ids: &mut HashSet<String>) -> String {
    let mut name = identity.to_owned();
    loop {
        let id = Uuid::new_v5(&NAMESPACE, name.as_bytes()).to_string();
        if ids.insert(id.clone()) {
            return id;
        }
        name.push_str("\nagain");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(fields: [(&str, &str); 4]) -> Row {
        fields
            .into_iter()
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .collect()
    }

    fn hope(phone: &str) -> Row {
        row([
            ("name", "Hope Pantry"),
            ("address", "1 Main St"),
            ("city", "Newark"),
            ("phone", phone),
        ])
    }

    fn assigned(rows: &[Row], known: &[KnownPlace]) -> Vec<KnownPlace> {
        assign(rows.iter().map(|row| PlaceRow { list: "food", row }), known)
    }

    #[test]
    fn a_corrected_phone_number_keeps_the_id_and_the_old_code() {
        let before = assigned(&[hope("973-555-0100")], &[]);
        let after = assigned(&[hope("973-555-0199")], &before);
        assert_eq!(after[0].place.id, before[0].place.id);
        assert_ne!(after[0].place.code, before[0].place.code);
        assert_eq!(after[0].place.former, [before[0].place.code.clone()]);
        let back = assigned(&[hope("973-555-0100")], &after);
        assert_eq!(back[0].place.code, before[0].place.code);
        assert_eq!(back[0].place.former, [after[0].place.code.clone()]);
    }

    #[test]
    fn a_new_name_or_address_keeps_the_id_and_a_new_place_gets_its_own() {
        let before = assigned(&[hope("973-555-0100")], &[]);
        let mut renamed = hope("973-555-0100");
        renamed.insert("name".into(), "New Hope Pantry".into());
        let mut moved = hope("973-555-0100");
        moved.insert("address".into(), "2 Broad St".into());
        for changed in [renamed, moved] {
            assert_eq!(
                assigned(&[changed], &before)[0].place.id,
                before[0].place.id
            );
        }
        let other = row([
            ("name", "Other"),
            ("address", "9 Elm"),
            ("city", "Newark"),
            ("phone", "1"),
        ]);
        let both = assigned(&[other, hope("973-555-0100")], &before);
        assert_ne!(both[0].place.id, before[0].place.id);
        assert_eq!(both[1].place.id, before[0].place.id);
    }

    #[test]
    fn twice_the_same_row_are_two_places() {
        let two = assigned(&[hope("1"), hope("1")], &[]);
        assert_ne!(two[0].place.id, two[1].place.id);
        assert_eq!(assigned(&[hope("1"), hope("1")], &two), two);
    }

    #[test]
    fn ids_and_codes_are_those_of_other_programs() {
        let rows = [hope("973-555-0100")];
        let place = &assigned(&rows, &[])[0].place;
        // Python: uuid.uuid5(NAMESPACE, "food\nhope pantry\n1 main st\nnewark").
        assert_eq!(place.id, EXPECTED_ID);
        assert_eq!(place.code, EXPECTED_CODE);
    }

    const EXPECTED_ID: &str = "98d8fa5e-2c59-504f-8e19-670436c7c7cb";
    const EXPECTED_CODE: &str = "07jn71d";
}
