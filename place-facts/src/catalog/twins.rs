//! Rows that are one place under two names: an answer has it once, as the row that says most.

use super::CatalogPlace;
use super::index::split;
use crate::requirements::inside::is_for_people_inside;
use std::collections::HashMap;
use sync_protocol::places::find::Need;
use sync_protocol::places::kept::Served;
use sync_protocol::places::requirements::Stated;

/// Digits of a whole telephone number. Many places have "211".
const NUMBER_MIN: usize = 10;
/// How streets are written, and their short forms.
const SHORT: [(&str, &str); 12] = [
    ("avenue", "ave"),
    ("boulevard", "blvd"),
    ("drive", "dr"),
    ("east", "e"),
    ("highway", "hwy"),
    ("lane", "ln"),
    ("north", "n"),
    ("place", "pl"),
    ("road", "rd"),
    ("south", "s"),
    ("street", "st"),
    ("west", "w"),
];

/// The numbers of the places that answer each need, each place once.
#[derive(Default)]
pub(super) struct Once {
    answering: HashMap<Need, Vec<usize>>,
    /// For each need, where in its list each row stands: rows that are one place stand at one.
    standing: HashMap<(Need, usize), usize>,
}

impl Once {
    /// The numbers of the places that answer a need.
    pub(super) fn answering(&self, need: Need) -> &[usize] {
        self.answering.get(&need).map_or(&[], Vec::as_slice)
    }

    /// The number of the row as which a place is told that answers a need.
    pub(super) fn told_as(&self, need: Need, number: usize) -> Option<usize> {
        let at = self.standing.get(&(need, number))?;
        self.answering(need).get(*at).copied()
    }
}

/// Tells each place once for each need. `src/placefacts/twins.ts` does the same.
pub(super) fn once(places: &[CatalogPlace]) -> Once {
    let Once {
        mut answering,
        mut standing,
    } = Once::default();
    let mut by_way: HashMap<(Need, String), Vec<usize>> = HashMap::new();
    for (number, place) in places.iter().enumerate() {
        let way = way_to(place);
        for Served { need, .. } in &place.serves {
            let kept = answering.entry(*need).or_default();
            let alike = way
                .clone()
                .map(|way| by_way.entry((*need, way)).or_default());
            let twin = alike.as_ref().and_then(|alike| {
                let mut alike = alike.iter().copied();
                alike.find(|at| is_one(&places[kept[*at]], place, *need))
            });
            standing.insert((*need, number), twin.unwrap_or(kept.len()));
            match twin {
                Some(at) if says(place, *need) > says(&places[kept[at]], *need) => {
                    kept[at] = number
                }
                Some(_) => {}
                None => {
                    if let Some(alike) = alike {
                        alike.push(kept.len());
                    }
                    kept.push(number);
                }
            }
        }
    }
    Once {
        answering,
        standing,
    }
}

/// How one gets in touch: the telephone number, or the website of a place that has neither number nor address.
fn way_to(place: &CatalogPlace) -> Option<String> {
    let phone = place.field("phone").unwrap_or_default();
    let digits: String = phone.chars().filter(char::is_ascii_digit).collect();
    if digits.len() >= NUMBER_MIN {
        return Some(digits);
    }
    let is_bare = phone.is_empty() && place.field("address").is_none();
    is_bare.then(|| place.text("website")).flatten()
}

/// Whether two rows with the same number or website are one place: the same door for the same people, and nothing that
/// one of them says is different in the other. A thrift shop beside a pantry is another place.
fn is_one(a: &CatalogPlace, b: &CatalogPlace, need: Need) -> bool {
    let has = |name: &str| a.field(name).is_some();
    let same = |name: &str| a.field(name) == b.field(name);
    // A meal and a pantry at one door are two services.
    let is_beside = [a, b].iter().any(|place| {
        let served = place.served(need);
        served.is_some_and(|it| it.beside.is_some())
    });
    let is_kind =
        same("type") || has("address") && !matches!(need, Need::Food | Need::Clothes) || is_beside;
    let is_there = same("city") && same("county") && address(a) == address(b);
    let is_known = if has("phone") {
        is_kind && (has("address") || has("city"))
    } else {
        has("county") && name(a) == name(b)
    };
    // The hours of what a place gives beside its list are not known.
    let agrees = is_beside || !has("hours") || b.field("hours").is_none() || same("hours");
    is_known && is_there && agrees && are_for_the_same(a, b)
}

/// Whether two rows take the same people and cost the same, as far as both name a cost.
fn are_for_the_same(a: &CatalogPlace, b: &CatalogPlace) -> bool {
    let (a, b) = (&a.requirements, &b.requirements);
    let (cost, other_cost) = (values(a.cost.as_slice()), values(b.cost.as_slice()));
    values(a.sex.as_slice()) == values(b.sex.as_slice())
        && values(a.household.as_slice()) == values(b.household.as_slice())
        && values(a.ages.as_slice()) == values(b.ages.as_slice())
        && values(a.residents.as_slice()) == values(b.residents.as_slice())
        && values(&a.groups) == values(&b.groups)
        && is_for_people_inside(a) == is_for_people_inside(b)
        && (cost.is_empty() || other_cost.is_empty() || cost == other_cost)
}

/// What the data says, without the words it was read from.
fn values<T>(stated: &[Stated<T>]) -> Vec<&T> {
    stated.iter().map(|it| &it.value).collect()
}

/// How much a row says of a need: the one of whose list the need is comes first, as the hours of another are those of
/// meals or of a shop, then the one with hours, then the longer one.
fn says(place: &CatalogPlace, need: Need) -> (bool, bool, usize) {
    let fields = place.row.keys().filter(|name| place.field(name).is_some());
    let is_own = place.serves.first().is_some_and(|it| it.need == need);
    (is_own, place.field("hours").is_some(), fields.count())
}

/// A street without the ways in which two copies of it are written.
fn address(place: &CatalogPlace) -> Vec<String> {
    words(place.field("address").unwrap_or_default())
}

/// A name, leaving out what is in brackets: "New Jersey Reentry Corporation (NJRC)".
fn name(place: &CatalogPlace) -> Vec<String> {
    let name = place.field("name").unwrap_or_default();
    let before = name.split('(').next().unwrap_or_default();
    let after = name.split(')').nth(1).unwrap_or_default();
    words(&format!("{before} {after}"))
}

fn words(text: &str) -> Vec<String> {
    let mut words = split(text);
    for word in &mut words {
        if let Some((_, short)) = SHORT.iter().find(|(long, _)| long == word) {
            (*short).clone_into(word);
        }
    }
    words
}
