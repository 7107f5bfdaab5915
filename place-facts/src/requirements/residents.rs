//! The towns and counties whose residents a place accepts.

use super::denial::{self, Denial};
use super::{Facts, Sentence};
use crate::geography::{county, is_name, point, towns_named};
use crate::needs::is_county_office;
use crate::row::PlaceRow;
use crate::zip::Zip;
use sync_protocol::places::requirements::{Condition, Stated};

pub(super) fn read(sentence: &Sentence<'_>, row: &PlaceRow<'_>, facts: &mut Facts) {
    // Whom a place leaves out is not whom it takes.
    let named = [
        "resident",
        "residents",
        "live",
        "reside",
        "people",
        "adults",
        "serves",
        "pantry",
    ];
    if denial::of(sentence, &named) == Some(Denial::Refused) {
        return;
    }
    if sends_away(sentence) || takes_others(sentence) {
        return;
    }
    let text = sentence.words;
    let codes = zip_codes(sentence);
    if !codes.is_empty() {
        // Of a town it is not known in which of its codes someone lives.
        facts.conditions.push(sentence.state(Condition::OnlySome));
        facts.residents.push(sentence.state(codes));
        return;
    }
    let lower = text.to_lowercase();
    if [
        "county residents",
        "any county resident",
        "for any county resident",
    ]
    .contains(&sentence.plain.as_str())
    {
        if let Some(county) = row.field("county").filter(|county| *county != "Statewide") {
            facts
                .residents
                .push(sentence.state(vec![as_county(county)]));
        }
        return;
    }
    let after = |words: &str| {
        lower
            .find(words)
            .and_then(|at| text.get(at + words.len()..))
    };
    let before = |words: &str| lower.find(words).and_then(|at| text.get(..at));
    let named = [
        "residents of ",
        "residentes de ",
        "resident of ",
        "must live in ",
        "must reside in ",
        "debe vivir en ",
        "deben vivir en ",
        "debe residir en ",
        "deben residir en ",
        "que viven en ",
        "que vivan en ",
        "hay que vivir en ",
        "who live in ",
        "people living in ",
        "last address in ",
        "people of ",
        "adults of ",
        "pantry for ",
        "serves ",
    ]
    .into_iter()
    .find_map(after)
    .or_else(|| before(" resident"))
    .or(Some(text));
    let Some(places) = named.and_then(names) else {
        return;
    };
    if are_excepted(&lower, &places) {
        // "Anyone, except people living in Newark": whom it does not take.
        facts.conditions.push(sentence.state(Condition::OnlySome));
        return;
    }
    if sentence.has_any(&PARTS) || denies_behind(sentence) || excepts_some(sentence) {
        // Whether someone lives in that part of the town, nobody is asked here.
        facts.conditions.push(sentence.state(Condition::OnlySome));
    }
    facts.residents.push(sentence.state(places));
}

/// Parts of a town: "Newark residents, West Ward only".
const PARTS: [&str; 9] = [
    "barrio",
    "district",
    "neighborhood",
    "neighborhoods",
    "part of",
    "section",
    "side",
    "ward",
    "wards",
];

/// "Newark residents, no".
fn denies_behind(sentence: &Sentence<'_>) -> bool {
    denial::clauses(sentence.words).any(|clause| ["no", "none"].contains(&clause.plain.as_str()))
}

/// "Food pantry for Irvington residents", "Irvington Residents Food Pantry": of a kind or a name only what names residents.
pub(super) fn read_kind_or_name(sentence: &Sentence<'_>, row: &PlaceRow<'_>, facts: &mut Facts) {
    let words = sentence.words;
    let words = words.split_once(" for ").map_or(words, |(_, whom)| whom);
    let whom = Sentence::new(words);
    if facts.residents.is_empty() && whom.has("residents") {
        read(&whom, row, facts);
    }
}

/// Whether the first of some places stands behind words that leave it out.
fn are_excepted(lower: &str, places: &[String]) -> bool {
    const OUT: [&str; 8] = [
        "apart from ",
        "but not ",
        "but people ",
        "but those ",
        "except",
        "excl",
        "other than ",
        "salvo ",
    ];
    let found = |words: &str| lower.find(words);
    let place = places
        .first()
        .and_then(|place| found(&place.to_lowercase()));
    let out = OUT.iter().filter_map(|words| found(words)).min();
    place.zip(out).is_some_and(|(place, out)| out < place)
}

/// "Essex County residents except Newark", "Newark residents, not Ironbound": some of them are left out. Who that is cannot be
/// compared with the town of everyone who asks, so people read it.
fn excepts_some(sentence: &Sentence<'_>) -> bool {
    const BUT: [&str; 5] = [
        "but not",
        "excepted",
        "fuera de",
        "outside of",
        "outside the",
    ];
    const BEFORE_A_NAME: [&str; 4] = ["beyond", "less", "minus", "outside"];
    let words: Vec<&str> = sentence.words.split_whitespace().collect();
    let is_before_a_name = |pair: &[&str]| {
        let first = pair[0].to_lowercase();
        BEFORE_A_NAME.contains(&first.as_str()) && pair[1].starts_with(char::is_uppercase)
    };
    sentence.has_any(&BUT)
        || denial::excepts(sentence)
        || words.windows(2).any(is_before_a_name)
        || denial::clauses(sentence.words).any(|clause| leaves_out_a_place(&clause))
}

/// "Not Newark", "Newark excluded", and no "no pets".
fn leaves_out_a_place(clause: &Sentence<'_>) -> bool {
    let mut words = clause.words.split_whitespace();
    let begins_with_place = words.next().is_some_and(is_name);
    let names_something = words.any(|word| word.starts_with(char::is_uppercase));
    let is_named = begins_with_place || names_something || clause.begins("not");
    is_named && denial::leaves_out(clause)
}

/// "Newark residents go to another site": they are not whom it takes.
fn sends_away(sentence: &Sentence<'_>) -> bool {
    const BEHIND: [&str; 10] = [
        "are sent", "call", "can go", "contact", "go", "must go", "please", "see", "should", "use",
    ];
    let said = |who: &str| BEHIND.iter().any(|it| sentence.has_words(&[who, it]));
    said("residents") || said("residentes")
}

/// "Newark residents first, then others", "residents get priority": people of other towns are taken too.
fn takes_others(sentence: &Sentence<'_>) -> bool {
    let sentence = &sentence.without(&["any county resident", "any county residents"]);
    const OTHERS: [&str; 30] = [
        "and homeless",
        "and people",
        "any county",
        "any town",
        "anyone",
        "anywhere",
        "elsewhere",
        "homeless people from",
        "no one turned away",
        "nobody turned away",
        "all others",
        "and anyone",
        "and everyone",
        "anyone in need",
        "everyone else",
        "first",
        "non-residents",
        "nonresidents",
        "others",
        "otros",
        "preference",
        "preferred",
        "prioridad",
        "priority",
        "served first",
        "then anyone",
        "then everyone",
        "and surrounding",
        "and nearby",
        "or anyone",
    ];
    // "First Tuesday" is a day, and "residents only, no others" says who is not taken.
    let is_day = sentence.names_day() && !sentence.without(&["first"]).has_any(&OTHERS);
    sentence.has_any(&OTHERS) && !denial::leaves_out(sentence) && !sentence.has("only") && !is_day
}

/// Forgets whose residents alone are taken where another sentence takes the others: "Newark residents weekly; others once".
pub(super) fn forget_where_others_are_taken(sentences: &[Sentence<'_>], facts: &mut Facts) {
    const BEGIN: [&str; 7] = [
        "all others",
        "anyone",
        "everyone else",
        "non-residents",
        "nonresidents",
        "others",
        "otros",
    ];
    const SAID: [&str; 6] = [
        "any county",
        "any town",
        "from anywhere",
        "open to all",
        "open to anyone",
        "open to everyone",
    ];
    const AWAY: [&str; 4] = ["call", "go", "should", "referred"];
    let are_taken = |it: &&Sentence<'_>| {
        let rest = it.without(&["any county resident", "any county residents"]);
        let is_said = BEGIN
            .iter()
            .chain(&denial::TURNS_NOBODY_AWAY)
            .any(|words| it.begins(words))
            || rest.has_any(&SAID);
        is_said && !denial::leaves_out(it) && !it.has_any(&AWAY)
    };
    if let Some(sentence) = sentences.iter().find(are_taken)
        && !facts.residents.is_empty()
    {
        facts.residents.clear();
        if !facts.conditions.iter().any(|it| it.words == sentence.words) {
            facts.conditions.push(sentence.state(Condition::Note));
        }
    }
}

/// The office of a county serves those who live there, whether its row says so or not.
pub(super) fn of_office(row: &PlaceRow<'_>) -> Option<Stated<Vec<String>>> {
    let (kind, name) = (row.field("type"), row.field("name"));
    let county = row.field("county").filter(|name| county(name).is_some())?;
    is_county_office(kind, name).then(|| Stated {
        value: vec![as_county(county)],
        words: kind.or(name).unwrap_or_default().to_owned(),
    })
}

/// The name of a county, which is the one of a town too: "Middlesex County".
fn as_county(name: &str) -> String {
    let name = name.trim_end_matches(" County");
    format!("{name} County")
}

/// The ZIP codes in "Zip codes 07102 and 07103 only"; a text may also tell people to send theirs somewhere.
fn zip_codes(sentence: &Sentence<'_>) -> Vec<String> {
    let is_about_codes = ["zip", "zip code", "zip codes", "zips", "only"];
    let is_limit = sentence.begins("zip")
        || sentence.has_any(&["only", "resident", "residents", "live in", "serves"]);
    if !is_limit || !sentence.has_any(&is_about_codes) || sentence.has("text") {
        return Vec::new();
    }
    let words = sentence.plain.split(' ');
    words
        .filter(|word| word.len() == 5 && is_zip_code(word))
        .map(str::to_owned)
        .collect()
}

/// Whether a word is a ZIP code of New Jersey.
fn is_zip_code(word: &str) -> bool {
    Zip::parse(word).and_then(point).is_some()
}

/// The places of an enumeration; `None` unless every part of it is a place.
fn names(text: &str) -> Option<Vec<String>> {
    let text = text
        .split(" with ")
        .next()?
        .trim_start_matches("Only ")
        .trim_start_matches("Must be a ")
        .trim_start_matches("For any ")
        .trim_start_matches("for any ");
    let are_counties = text.trim_end_matches(" only").ends_with(" counties");
    let text = text.replace(" and ", ",").replace(" or ", ",");
    let text = text.replace(" y ", ",").replace(" o ", ",");
    let parts: Vec<&str> = text
        .split(',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    let mut places = Vec::new();
    for (index, part) in parts.iter().enumerate() {
        let part = part.strip_prefix("part of ").unwrap_or(part);
        let part = part.strip_suffix(" only").unwrap_or(part);
        let part = part.strip_suffix(" counties").unwrap_or(part);
        if are_counties {
            county(part)?;
            places.push(as_county(part));
        } else if is_place(part) {
            places.push(part.to_owned());
        } else {
            // "East and North Brunswick": what the next part ends with belongs to this one too.
            let (_, ending) = parts.get(index + 1)?.rsplit_once(' ')?;
            let whole = format!("{part} {ending}");
            is_place(&whole).then(|| places.push(whole))?;
        }
    }
    (!places.is_empty()).then_some(places)
}

fn is_place(name: &str) -> bool {
    name.starts_with(char::is_uppercase)
        && (county(name).is_some() || towns_named(name).next().is_some())
}

#[cfg(test)]
mod tests {
    use super::names;

    #[test]
    fn an_enumeration_is_places_or_nothing() {
        let all = |text: &str| names(text).map(|names| names.join("|"));
        assert_eq!(
            all("Edison and Metuchen").as_deref(),
            Some("Edison|Metuchen")
        );
        assert_eq!(
            all("Jamesburg, Helmetta or Monroe").as_deref(),
            Some("Jamesburg|Helmetta|Monroe")
        );
        assert_eq!(
            all("New Brunswick, East and North Brunswick, Highland Park, Milltown").as_deref(),
            Some("New Brunswick|East Brunswick|North Brunswick|Highland Park|Milltown")
        );
        assert_eq!(
            all("Camden and Gloucester counties").as_deref(),
            Some("Camden County|Gloucester County")
        );
        assert_eq!(all("Food and clothing"), None);
        assert_eq!(all("Call first"), None);
        assert_eq!(all("Essex County with ID").as_deref(), Some("Essex County"));
    }
}
