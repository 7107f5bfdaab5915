//! What staff said of places survives an import of their list.

use super::brought::with_brought;
use super::fact_days::{NOTHING, is_day};
use super::place_record::{PlaceRecord, difference};
use super::unwanted::Unwanted;
use crate::store::desk::{ActDetails, DeskCommit, NewAct, RecordKind, RecordWrite};
use crate::store::{Store, StoreError};
use place_facts::identity::{KnownPlace, assign, identity};
use place_facts::row::PlaceRow;
use std::collections::{HashMap, HashSet};
use sync_protocol::desk::ActKind;
use sync_protocol::listings::{ListingName, Row};

/// Who acts in an import.
const IMPORT: &str = "import";

/// The rows of a source with the texts of staff over them.
pub struct StaffTexts {
    rows: Vec<Row>,
    /// Names of new rows that are left out: the places do not want to be listed.
    left_out: Vec<String>,
    /// Places whose source said something new: id, version, before and after.
    changed: Vec<(String, i64, PlaceRecord, PlaceRecord)>,
}

impl StaffTexts {
    /// Puts the texts of staff over the rows of a source, and the rows that they brought behind them. `listed`
    /// are the rows of the list as it is. New rows of places that do not want to be listed are left out.
    pub async fn over(
        store: &dyn Store,
        name: &ListingName,
        rows: &[Row],
        listed: &[Row],
    ) -> Result<Self, StoreError> {
        let all = records(store).await?;
        let unwanted = Unwanted::of(name.as_str(), all.values().map(|(_, record)| record));
        let of_list = all.into_iter();
        let of_list = of_list.filter(|(_, (_, record))| record.list == name.as_str());
        let records: HashMap<String, (i64, PlaceRecord)> = of_list.collect();
        let said = records.values().map(|(_, record)| record);
        let rows = with_brought(store, name, rows, said).await?;
        let known = match listed.is_empty() && records.is_empty() {
            true => Vec::new(),
            false => store.known_places().await?,
        };
        let named = |row: &Row| {
            let list = name.as_str();
            identity(&PlaceRow { list, row })
        };
        let names: HashSet<String> = listed.iter().map(named).collect();
        let is_unwanted = |row: &Row| unwanted.contains(row) && !names.contains(&named(row));
        Ok(Self::merge(
            name,
            &rows,
            listed,
            records,
            known,
            is_unwanted,
        ))
    }

    fn merge(
        name: &ListingName,
        rows: &[Row],
        listed: &[Row],
        mut records: HashMap<String, (i64, PlaceRecord)>,
        known: Vec<KnownPlace>,
        is_unwanted: impl Fn(&Row) -> bool,
    ) -> Self {
        let known = known.into_iter();
        let known: Vec<KnownPlace> = known
            .filter(|place| place.place.list == name.as_str())
            .collect();
        let (mut silent, known) = of_nobody(name, listed, known, &records);
        let known: Vec<KnownPlace> = known
            .into_iter()
            .map(|place| match records.get(&place.place.id) {
                Some((_, record)) => as_in_source(place, record),
                None => place,
            })
            .collect();
        let places = assign(
            rows.iter().map(|row| PlaceRow {
                list: name.as_str(),
                row,
            }),
            &known,
        );
        let mut merged = Self {
            rows: Vec::with_capacity(rows.len()),
            left_out: Vec::new(),
            changed: Vec::new(),
        };
        for (row, known) in rows.iter().zip(places) {
            let id = known.place.id;
            let Some((version, record)) = records.remove(&id) else {
                if is_unwanted(row) {
                    merged.left_out.extend(row.get("name").cloned());
                    continue;
                }
                let next = silent.get(&id).map(|it| it.after_import(row.clone()));
                // The row says all that is known of most places, so nothing is kept beside it.
                let next = next.filter(|it| !it.days.is_empty());
                match next.zip(silent.remove(&id)) {
                    Some((next, record)) => merged.takes(id, 0, record, next),
                    None => merged.rows.push(row.clone()),
                }
                continue;
            };
            let next = record.after_import(row.clone());
            merged.takes(id, version, record, next);
        }
        merged
    }

    /// Takes what a place is after its source gave its row.
    fn takes(&mut self, id: String, version: i64, before: PlaceRecord, after: PlaceRecord) {
        self.rows.extend(after.published());
        if after != before {
            self.changed.push((id, version, before, after));
        }
    }

    /// How many places have a fact that lost its day.
    pub fn undated(&self) -> usize {
        let lost = |before: &PlaceRecord, after: &PlaceRecord| {
            let (_, is) = difference(&before.facts(), &after.facts());
            is.iter().any(|(name, day)| is_day(name) && day == NOTHING)
        };
        let changed = self.changed.iter();
        changed.filter(|(.., was, is)| lost(was, is)).count()
    }

    /// The rows to publish.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// Names of new rows that are left out, because the places do not want to be listed.
    pub fn left_out(&self) -> &[String] {
        &self.left_out
    }

    /// Keeps what the source now says of places. What staff changed in the meantime is left alone;
    /// the next import looks at it again.
    pub async fn keep(&self, store: &dyn Store, at: i64) -> Result<(), StoreError> {
        let mut commits = Vec::new();
        for changed in &self.changed {
            commits.extend(kept(changed, at)?);
        }
        let mut all = commits.iter().cloned();
        let Some(mut together) = all.next() else {
            return Ok(());
        };
        for commit in all {
            together.records.extend(commit.records);
            together.also.push(commit.act);
        }
        match store.commit_desk(together).await {
            Err(StoreError::Conflict) => {}
            written => return written.map(drop),
        }
        // Somebody has just changed one of them.
        for commit in commits {
            match store.commit_desk(commit).await {
                Ok(_) | Err(StoreError::Conflict) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

/// What keeps what the source now says of a place; `None` when it changes nothing.
fn kept(
    (id, version, before, after): &(String, i64, PlaceRecord, PlaceRecord),
    at: i64,
) -> Result<Option<DeskCommit>, StoreError> {
    let (was, is) = difference(&before.facts(), &after.facts());
    // The history tells what changed for people.
    if was.is_empty() && is.is_empty() {
        return Ok(None);
    }
    let content = serde_json::to_string(after);
    let mut commit = DeskCommit::of(NewAct {
        at,
        who: IMPORT.into(),
        kind: ActKind::Import,
        subject: id.clone(),
        details: ActDetails {
            name: IMPORT.into(),
            before: was,
            after: is,
            ..ActDetails::default()
        },
    });
    commit.records = vec![RecordWrite {
        kind: RecordKind::Place,
        id: id.clone(),
        expected: *version,
        content: Some(content.map_err(|error| StoreError::Unavailable(error.into()))?),
    }];
    Ok(Some(commit))
}

/// The records of all places, with their versions, by id.
async fn records(store: &dyn Store) -> Result<HashMap<String, (i64, PlaceRecord)>, StoreError> {
    let mut records = HashMap::new();
    for stored in store.desk_records(RecordKind::Place).await? {
        let record: PlaceRecord = serde_json::from_str(&stored.content)
            .map_err(|error| StoreError::Unavailable(error.into()))?;
        records.insert(stored.id, (stored.version, record));
    }
    Ok(records)
}

/// The listed places of which staff said nothing, by their ids, and all places of the list that are known, with those
/// that got no id yet.
fn of_nobody(
    name: &ListingName,
    listed: &[Row],
    mut known: Vec<KnownPlace>,
    records: &HashMap<String, (i64, PlaceRecord)>,
) -> (HashMap<String, PlaceRecord>, Vec<KnownPlace>) {
    let list = name.as_str();
    let places = assign(listed.iter().map(|row| PlaceRow { list, row }), &known);
    let ids: HashSet<String> = known.iter().map(|it| it.place.id.clone()).collect();
    let mut silent = HashMap::new();
    for (row, place) in listed.iter().zip(places) {
        let id = &place.place.id;
        if !records.contains_key(id) {
            silent.insert(id.clone(), PlaceRecord::new(list, row.clone()));
        }
        if !ids.contains(id) {
            known.push(place);
        }
    }
    (silent, known)
}

/// A place whose name, address or telephone number staff changed is known by those of its source.
fn as_in_source(place: KnownPlace, record: &PlaceRecord) -> KnownPlace {
    let names = ["name", "address", "city"];
    let row = PlaceRow {
        list: &record.list,
        row: &record.source,
    };
    let is_renamed = names.iter().any(|name| record.edits.contains_key(*name));
    KnownPlace {
        identity: if is_renamed {
            identity(&row)
        } else {
            place.identity
        },
        phone: row.field("phone").map(str::to_owned),
        place: place.place,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sync_protocol::desk::PlaceStatus;

    fn row(name: &str, phone: &str) -> Row {
        Row::from([
            ("name".into(), name.into()),
            ("address".into(), format!("1 {name} St")),
            ("city".into(), "Newark".into()),
            ("phone".into(), phone.into()),
        ])
    }

    /// Three places; what staff said of the second.
    fn imported(change: impl Fn(&PlaceRecord) -> PlaceRecord, again: &[Row]) -> StaffTexts {
        let food = ListingName::parse("food").unwrap();
        let first = [row("A", "1"), row("B", "2"), row("C", "3")];
        let places = |rows: &[Row], known: &[KnownPlace]| {
            assign(rows.iter().map(|row| PlaceRow { list: "food", row }), known)
        };
        let known = places(&first, &[]);
        let record = change(&PlaceRecord::new("food", first[1].clone()));
        let id = known[1].place.id.clone();
        let published = [
            Some(first[0].clone()),
            record.published(),
            Some(first[2].clone()),
        ];
        let published: Vec<Row> = published.into_iter().flatten().collect();
        // Places whose rows are gone stay known.
        let mut seen = places(&published, &known);
        let gone = known
            .iter()
            .filter(|it| seen.iter().all(|seen| seen.place.id != it.place.id));
        let gone: Vec<KnownPlace> = gone.cloned().collect();
        seen.extend(gone);
        StaffTexts::merge(
            &food,
            again,
            &published,
            HashMap::from([(id, (1, record))]),
            seen,
            |_| false,
        )
    }

    fn all() -> [Row; 3] {
        [row("A", "1"), row("B", "2"), row("C", "3")]
    }

    #[test]
    fn a_new_name_address_and_number_survive_the_same_import() {
        let facts = Row::from([
            ("name".into(), "New B".into()),
            ("address".into(), "9 Elm".into()),
            ("phone".into(), "9".into()),
        ]);
        let texts = imported(|record| record.with(&facts), &all());
        let names: Vec<&str> = texts.rows().iter().map(|row| &*row["name"]).collect();
        assert_eq!(names, ["A", "New B", "C"]);
        assert_eq!(texts.rows()[1]["phone"], "9");
        assert!(texts.changed.is_empty());
    }

    #[test]
    fn a_place_that_does_not_want_to_be_listed_is_not_added_again() {
        for status in [PlaceStatus::NotListed, PlaceStatus::Closed] {
            let gone = |record: &PlaceRecord| PlaceRecord {
                status,
                ..record.clone()
            };
            let mut again = all();
            again[1].insert("phone".into(), "7".into());
            let texts = imported(gone, &again);
            let names: Vec<&str> = texts.rows().iter().map(|row| &*row["name"]).collect();
            assert_eq!(names, ["A", "C"], "{status:?}");
            assert_eq!(
                texts.changed[0].3.source["phone"], "7",
                "what the source says is kept"
            );
        }
    }
}
