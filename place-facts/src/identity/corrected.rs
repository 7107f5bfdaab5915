//! Places whose row was corrected in its source.

use super::KnownPlace;
use crate::row::PlaceRow;
use std::collections::{BTreeSet, HashMap, HashSet};

/// Known places by what a corrected row still shares with them: each place that is like a row has its name or its
/// telephone number. So a table of thousands of other rows is not compared with each place.
pub(super) struct Corrected<'a> {
    known: &'a [KnownPlace],
    by_name: HashMap<&'a str, Vec<usize>>,
    by_phone: HashMap<&'a str, Vec<usize>>,
}

impl<'a> Corrected<'a> {
    pub fn new(known: &'a [KnownPlace]) -> Self {
        let mut by_name: HashMap<&str, Vec<usize>> = HashMap::new();
        let mut by_phone: HashMap<&str, Vec<usize>> = HashMap::new();
        for (index, place) in known.iter().enumerate() {
            by_name
                .entry(part(&place.identity, 1))
                .or_default()
                .push(index);
            if let Some(phone) = &place.phone {
                by_phone.entry(phone).or_default().push(index);
            }
        }
        Self {
            known,
            by_name,
            by_phone,
        }
    }

    /// The place that a row is like, when it is like one only that is not taken.
    pub fn only_one_like(
        &self,
        row: &PlaceRow<'_>,
        identity: &str,
        taken: &HashSet<usize>,
    ) -> Option<usize> {
        let phone = row.field("phone");
        let same_name = self.by_name.get(part(identity, 1));
        let same_phone = phone.and_then(|phone| self.by_phone.get(phone));
        let near: BTreeSet<usize> = [same_name, same_phone]
            .into_iter()
            .flatten()
            .flatten()
            .copied()
            .collect();
        let mut alike = near.into_iter().filter(|index| {
            let place = &self.known[*index];
            !taken.contains(index)
                && place.place.list == row.list
                && is_alike(identity, phone, place)
        });
        let only = alike.next()?;
        alike.next().is_none().then_some(only)
    }
}

/// A part of a source identity: 1 is the name, 2 the address, 3 the town.
fn part(identity: &str, index: usize) -> &str {
    identity.split('\n').nth(index).unwrap_or_default()
}

fn is_alike(identity: &str, phone: Option<&str>, place: &KnownPlace) -> bool {
    let same = |index: usize| {
        let now = part(identity, index);
        !now.is_empty() && now == part(&place.identity, index)
    };
    let same_phone = phone.is_some() && phone == place.phone.as_deref();
    let (name, address, city) = (same(1), same(2), same(3));
    let count = [name, address && city, same_phone]
        .into_iter()
        .filter(|same| *same)
        .count();
    count >= 2 || (name && (city || address))
}
