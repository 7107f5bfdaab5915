//! Whether a place fits a wish. A place that its data excludes never fits.

use crate::catalog::CatalogPlace;
use crate::geography::{county, near, plain};
use crate::requirements::is_of_some;
use crate::zip::Zip;
use sync_protocol::places::find::{Difference, Near, Need, Wish};
use sync_protocol::places::requirements::{
    Condition, Cost, Entry, Group, Household, IdNeed, Paper, RecordPolicy, Referral, Requirements,
    Sex, Stated,
};

/// What the data of a place says to a wish.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fit {
    /// It fits.
    Yes,
    /// The data is silent.
    Ask,
    /// It does not.
    No(Difference),
}

/// What a place's data says to a wish.
pub fn fit(place: &CatalogPlace, need: Need, wish: Wish) -> Fit {
    let data = &place.requirements;
    match wish {
        // Points are counted of papers that say who one is, and without enough of them nobody gets one.
        Wish::NoId if asks_for_points(data) => Fit::No(Difference::NeedsId),
        Wish::NoId if need == Need::Id && makes_ids(place) => match value(&data.id) {
            Some(IdNeed::None) => Fit::Yes,
            Some(IdNeed::Photo) => Fit::No(Difference::NeedsId),
            // Papers are what an ID is made from: which of them will do, the office knows.
            Some(IdNeed::Any) | None => Fit::Ask,
        },
        // "No ID required; Social Security card required".
        Wish::NoId if value(&data.id) == Some(IdNeed::None) && asks_who_one_is(data) => Fit::Ask,
        Wish::NoId => decide(&data.id, |id| id == IdNeed::None, Difference::NeedsId),
        Wish::WalkIn if value(&data.referral) == Some(Referral::Needed) => {
            Fit::No(Difference::NotWalkIn)
        }
        Wish::WalkIn => decide(
            &data.entry,
            |entry| entry == Entry::WalkIn,
            Difference::NotWalkIn,
        ),
        Wish::Families => families(data, need),
        Wish::Men | Wish::Women if is_for_some_of_a_sex(data, wish) => Fit::Ask,
        // "Men and women. Families only", "Men and women (veterans)".
        Wish::Men if value(&data.sex) == Some(Sex::Everybody) && is_for_some(data) => Fit::Ask,
        Wish::Women if value(&data.sex).is_some_and(|it| it != Sex::Men) && is_for_some(data) => {
            Fit::Ask
        }
        Wish::Women => decide(&data.sex, |sex| sex != Sex::Men, Difference::NoWomen),
        Wish::Men if takes_women_beside_families(data) => Fit::Ask,
        // "Men, pregnant women": only those of the women have to be pregnant.
        Wish::Men if is_for(data, Group::Pregnant) && value(&data.sex) == Some(Sex::Everybody) => {
            Fit::Ask
        }
        // "Pregnant women get extra milk" sends no man away.
        Wish::Men if is_for(data, Group::Pregnant) && data.sex.is_some() => {
            Fit::No(Difference::NoMen)
        }
        Wish::Men => decide(&data.sex, |sex| sex != Sex::Women, Difference::NoMen),
        Wish::WithRecord if value(&data.record) == Some(RecordPolicy::Some) => Fit::Ask,
        Wish::WithRecord => decide(
            &data.record,
            |record| record == RecordPolicy::Welcome,
            Difference::RecordLimits,
        ),
        Wish::Free if value(&data.cost) == Some(Cost::Donation) => Fit::Ask,
        Wish::Free => decide(&data.cost, |cost| cost == Cost::Free, Difference::NotFree),
        Wish::Wheelchair => decide(
            &data.wheelchair,
            |gets_in| gets_in,
            Difference::NoWheelchair,
        ),
        Wish::Spanish => match &data.languages {
            None => Fit::Ask,
            Some(spoken) if spoken.value.iter().any(|tag| tag == "es") => Fit::Yes,
            // "Several languages", "translation": which ones, nobody says.
            Some(spoken) if spoken.value.iter().any(|tag| tag == "mul") => Fit::Ask,
            Some(_) => Fit::No(Difference::NoSpanish),
        },
    }
}

/// Whether a place asks for another paper that says who one is.
fn asks_who_one_is(data: &Requirements) -> bool {
    let of_person = [
        Paper::SocialSecurityCard,
        Paper::SocialSecurityCardsOfHousehold,
        Paper::BirthCertificate,
        Paper::BirthCertificatesOfHousehold,
        Paper::Id,
        Paper::IdsOfHousehold,
        Paper::PhotoId,
    ];
    data.papers
        .iter()
        .any(|paper| of_person.contains(&paper.value))
}

/// Whether papers are asked for that count points.
pub(super) fn asks_for_points(data: &Requirements) -> bool {
    let mut papers = data.papers.iter();
    papers.any(|paper| paper.value == Paper::SixPoints)
}

/// Whether a row is a rule and no place: nobody is there to be asked.
pub(crate) fn is_rule(place: &CatalogPlace) -> bool {
    let kind = place.field("type").map(str::to_lowercase);
    let is_named = kind.is_some_and(|kind| kind.split(' ').any(|word| word == "rule"));
    is_named && place.field("phone").is_none() && place.field("address").is_none()
}

/// Whether a place is of the list of those that make IDs and papers for people who have none.
pub(super) fn makes_ids(place: &CatalogPlace) -> bool {
    place.place.list == "id-documents"
}

/// Whether a place takes women, or men, and its data quotes whom of them: "women veterans".
fn is_for_some_of_a_sex(data: &Requirements, wish: Wish) -> bool {
    let wished = match wish {
        Wish::Women => Sex::Women,
        _ => Sex::Men,
    };
    let said = data.sex.as_ref().filter(|sex| sex.value == wished);
    said.is_some_and(|sex| is_of_some(sex, value(&data.household), &data.conditions))
}

/// Whether a place says of whom it takes that they have children, belong to a group, or have an age.
fn is_for_some(data: &Requirements) -> bool {
    const GROWN: u8 = 21;
    let has_age = data.ages.as_ref().is_some_and(|ages| {
        ages.value.from.is_some_and(|from| from > GROWN) || ages.value.to.is_some()
    });
    let of_group =
        |group: &Stated<Group>| ![Group::Pregnant, Group::LowIncome].contains(&group.value);
    has_age
        || data.household.as_ref().is_some_and(is_for_families_alone)
        || data.groups.iter().any(of_group)
        || data
            .conditions
            .iter()
            .any(|it| it.value == Condition::Members)
}

/// "Families only". "Men; women; families" are three kinds of people.
fn is_for_families_alone(household: &Stated<Household>) -> bool {
    const ONLY: [&str; 6] = [
        "only",
        "solo",
        "sólo",
        "solamente",
        "unicamente",
        "únicamente",
    ];
    let plain = household.words.to_lowercase();
    let mut words = plain.split(|char: char| !char.is_alphabetic());
    household.value == Household::WithChildren && words.any(|word| ONLY.contains(&word))
}

/// "Families with newborns", "families with children under 5": not every family.
fn is_for_some_children(household: &Stated<Household>) -> bool {
    const BABIES: [&str; 8] = [
        "babies", "baby", "infant", "infants", "newborn", "newborns", "bebes", "bebés",
    ];
    const LIMITS: [&str; 7] = [
        "under", "over", "up", "below", "younger", "menores", "mayores",
    ];
    /// Words from such a word to its number: "up to 10", "menores de 5".
    const REACH: usize = 2;
    const GROWN: u8 = 17;
    let plain = household.words.to_lowercase();
    let words: Vec<&str> = plain.split(|char: char| !char.is_alphanumeric()).collect();
    let is_limit = |at: usize| {
        let behind = words[at + 1..].iter().take(REACH);
        let mut numbers = behind.filter_map(|word| word.parse::<u8>().ok());
        LIMITS.contains(&words[at]) && numbers.any(|number| number < GROWN)
    };
    words.iter().any(|word| BABIES.contains(word)) || (0..words.len()).any(is_limit)
}

/// "16 single women and 26 families": a man alone is none of them, and a father with his children may be.
fn takes_women_beside_families(data: &Requirements) -> bool {
    let (Some(sex), Some(household)) = (&data.sex, &data.household) else {
        return false;
    };
    // "Women and families, no men" says it of fathers too.
    const MEN: [&str; 4] = ["hombres", "males", "men", "varones"];
    let words = household.words.to_lowercase();
    let mut each = words.split(|char: char| !char.is_alphabetic());
    sex.value == Sex::Women
        && household.value == Household::Both
        && household.words.contains(&sex.words)
        && words.contains("famil")
        && !each.any(|word| MEN.contains(&word))
}

/// A family shelter whose notes say "men" of it.
fn is_of_men_elsewhere(data: &Requirements) -> bool {
    let (sex, household) = (&data.sex, &data.household);
    let both = sex.as_ref().zip(household.as_ref());
    both.is_some_and(|(sex, household)| sex.value == Sex::Men && sex.words != household.words)
}

fn families(data: &Requirements, need: Need) -> Fit {
    let no = Fit::No(Difference::NoFamilies);
    let is_for_adults = || {
        let from = data.ages.as_ref().and_then(|ages| ages.value.from);
        need == Need::Shelter && from.is_some_and(|from| from >= 18)
    };
    match value(&data.household) {
        Some(Household::WithoutChildren) => no,
        Some(_) if data.household.as_ref().is_some_and(is_for_some_children) => Fit::Ask,
        Some(_) if is_of_men_elsewhere(data) => Fit::Ask,
        Some(Household::WithChildren | Household::Both) => Fit::Yes,
        None if value(&data.sex) == Some(Sex::Men) || is_for_adults() => no,
        None if need == Need::Shelter && is_for(data, Group::Youth) => no,
        None => Fit::Ask,
    }
}

fn decide<T: Copy>(stated: &Option<Stated<T>>, fits: fn(T) -> bool, otherwise: Difference) -> Fit {
    match stated {
        None => Fit::Ask,
        Some(stated) if fits(stated.value) => Fit::Yes,
        Some(_) => Fit::No(otherwise),
    }
}

fn value<T: Copy>(stated: &Option<Stated<T>>) -> Option<T> {
    stated.as_ref().map(|stated| stated.value)
}

fn is_for(data: &Requirements, group: Group) -> bool {
    data.groups.iter().any(|stated| stated.value == group)
}

/// Whether people of a place are among those whom it takes. Of someone who names a whole county the
/// town is not known, so any town of the county will do.
pub fn takes_residents(place: &CatalogPlace, from: &Near) -> bool {
    let Some(residents) = &place.requirements.residents else {
        return true;
    };
    residents.value.iter().any(|name| {
        if let (Some(code), Some(own)) =
            (Zip::parse(name), from.zip.as_deref().and_then(Zip::parse))
        {
            return code == own;
        }
        if let Some((county, _)) = county(name)
            && (plain(name).ends_with(" county") || near(name).is_some_and(|near| near.whole))
        {
            return county == from.county;
        }
        // Of several towns of the name, the one in the county of the place.
        let own_county = place.field("county").and_then(county);
        let own = own_county.and_then(|(county, _)| near(&format!("{name}, {county}")));
        let town = own.or_else(|| near(name));
        town.is_none_or(|town| {
            town.county == from.county && (from.whole || are_neighbors(&town, from))
        })
    })
}

/// Whether people of one town may live in the other: in the same part of a municipality, or one of them is the
/// whole of it.
fn are_neighbors(a: &Near, b: &Near) -> bool {
    let municipality = |near: &Near| near.part_of.clone().unwrap_or_else(|| near.name.clone());
    match (&a.part_of, &b.part_of) {
        (Some(_), Some(_)) => plain(&a.name) == plain(&b.name),
        _ => is_same_town(&municipality(a), &municipality(b)),
    }
}

/// "Edison" is "Edison Township".
fn is_same_town(a: &str, b: &str) -> bool {
    let (a, b) = (plain(a), plain(b));
    a == b || a.starts_with(&format!("{b} ")) || b.starts_with(&format!("{a} "))
}
