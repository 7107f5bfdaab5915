//! Rows that are one place under two names: an answer has it once, as the row that says most.

use super::CatalogPlace;
use super::index::split;
use crate::requirements::inside::is_for_people_inside;
use std::collections::HashMap;
use sync_protocol::places::find::Need;
use sync_protocol::places::kept::Served;
use sync_protocol::places::requirements::{Cost, Household, Requirements, Sex, Stated};

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
    let mut by_door: HashMap<(Need, String), Vec<usize>> = HashMap::new();
    let served = |is_beside: bool| {
        let places = places.iter().enumerate();
        places.flat_map(move |(number, place)| {
            let served = place.serves.iter();
            let served = served.filter(move |it| it.beside.is_some() == is_beside);
            served.map(move |it| (number, place, it))
        })
    };
    // What a place gives beside its list is looked for among all whose own list it is.
    for is_beside in [false, true] {
        for (number, place, Served { need, .. }) in served(is_beside) {
            let way = way_to(place);
            let kept = answering.entry(*need).or_default();
            let alike = way
                .clone()
                .map(|way| by_way.entry((*need, way)).or_default());
            let twin = alike.as_ref().and_then(|alike| {
                let mut alike = alike.iter().copied();
                alike.find(|at| is_one(&places[kept[*at]], place, *need))
            });
            let doors = doors(place).into_iter().map(|door| (*need, door));
            let own = doors.clone().find_map(|door| {
                let at_door = by_door.get(&door).filter(|_| is_beside)?;
                let mut at_door = at_door.iter().copied();
                at_door.find(|at| takes_as_many(&places[kept[*at]], place))
            });
            let twin = twin.or(own);
            if !is_beside && place.serves.first().is_some_and(|it| it.need == *need) {
                let at = twin.unwrap_or(kept.len());
                doors.for_each(|door| by_door.entry(door).or_default().push(at));
            }
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

/// What tells that a row that gives something beside its list is a place whose own list it is: the address, or the name and
/// the telephone number without its extension. "Elijah's Promise" gives clothes where its kitchen is.
fn doors(place: &CatalogPlace) -> Vec<String> {
    let text = |name: &str| place.field(name).unwrap_or_default();
    let door = address(place).join(" ");
    let digits = text("phone").chars().filter(char::is_ascii_digit);
    let digits: String = digits.take(NUMBER_MIN).collect();
    let at_address = format!("{door}|{}|{}", text("city"), text("county"));
    let by_name = format!("{}|{digits}", name(place).join(" "));
    let known = [
        (!door.is_empty(), at_address),
        (digits.len() == NUMBER_MIN, by_name),
    ];
    let known = known.into_iter().filter(|(is_known, _)| *is_known);
    known.map(|(_, door)| door).collect()
}

/// What tells that rows of several lists are one place: the name and the address, or the telephone number without its
/// extension, in one town. "PERC" has a kitchen in one list and beds in another. `src/placefacts/twins.ts` does the same.
pub(crate) fn marks(place: &CatalogPlace) -> Vec<String> {
    let text = |name: &str| place.field(name).unwrap_or_default();
    let town = format!("{}|{}", text("city"), text("county"));
    if text("city").is_empty() {
        return Vec::new();
    }
    let digits = text("phone").chars().filter(char::is_ascii_digit);
    let digits: String = digits.take(NUMBER_MIN).collect();
    let name = name(place).join(" ");
    let address = address(place).join(" ");
    let mut marks = vec![format!("{name}|{address}|{town}")];
    marks.extend((digits.len() == NUMBER_MIN).then(|| format!("{digits}|{town}")));
    marks
}

/// Whether a place takes all whom another row of it may take, as far as both say it, and sells nothing that the other gives.
fn takes_as_many(own: &CatalogPlace, other: &CatalogPlace) -> bool {
    let (own, other) = (&own.requirements, &other.requirements);
    let value = |it: &Requirements| it.cost.as_ref().map(|it| it.value);
    let sex = values(own.sex.as_slice());
    let household = values(own.household.as_slice());
    let ages = values(own.ages.as_slice());
    let residents = values(own.residents.as_slice());
    let groups = values(&own.groups);
    let is_sex = sex.iter().all(|it| **it == Sex::Everybody) || sex == values(other.sex.as_slice());
    let is_household = household.iter().all(|it| **it == Household::Both)
        || household == values(other.household.as_slice());
    let are_ages = ages.is_empty() || ages == values(other.ages.as_slice());
    let are_residents = residents.is_empty() || residents == values(other.residents.as_slice());
    let are_groups = groups.is_empty() || groups == values(&other.groups);
    let are_people = is_sex && is_household && are_ages && are_residents && are_groups;
    are_people
        && (!is_for_people_inside(own) || is_for_people_inside(other))
        && (value(own) != Some(Cost::Paid) || value(other) == Some(Cost::Paid))
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
    let fields = place
        .texts
        .names()
        .filter(|name| place.field(name).is_some());
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
