//! Whom a house is for by its kind or its name: "Women's shelter", "Veterans housing", "Mercy Men's Shelter". It limits as
//! the note "Women only" does. Only a house does: a women's center may serve men too, and a kind that names people
//! beside other things has to be asked about.

use super::audience;
use super::{Facts, Sentence, named_plainly, people};
use crate::row::PlaceRow;
use sync_protocol::places::requirements::{Condition, Household};

/// Words for a place to sleep.
const HOUSES: [&str; 17] = [
    "albergue",
    "albergues",
    "dorm",
    "dormitory",
    "halfway house",
    "homes",
    "housing",
    "lodging",
    "recovery home",
    "recovery house",
    "refugio",
    "residence",
    "rooming house",
    "shelter",
    "shelters",
    "sober house",
    "sober living",
];
/// What kind of a house it is.
const KINDS: &str = "beds day emergency home homeless house living long-term night overnight permanent program recovery \
    safe services short-term sober supportive temporary transitional winter de emergencia temporal transitorio nocturno";
/// Words with which people are named, beside their kinds.
const PEOPLE: &str = "adult adults and children disabled families for hombres jóvenes lgbtq men mothers mujeres older only \
    para pregnant seniors single teens veteranos veterans women with y youth young con niños hijos sus their exclusively";
/// People whom the values of a place know.
const NAMED: [&str; 17] = [
    "disabled",
    "hombres",
    "lgbtq",
    "men",
    "mothers",
    "mujeres",
    "older",
    "pregnant",
    "seniors",
    "teens",
    "veterans",
    "women",
    "youth",
    "young",
    "veteranos",
    "jóvenes",
    "children",
];
/// What stands behind a house in its name: where it is.
const WHERE: [&str; 5] = ["at", "de", "en", "in", "of"];

/// What the kind says. Where a sentence of the notes says something else, it has to be asked.
pub(super) fn read_kind(kind: &Sentence<'_>, facts: &mut Facts) {
    if let Some(people) = people_of_house(kind) {
        audience::read_people(&people, facts);
        people::read_groups(&people, facts);
    } else if names_women_or_men(kind) && facts.sex.is_empty() {
        facts.conditions.push(kind.state(Condition::Note));
    }
}

/// What the name says, where the notes do not say it. A name may be older than a rule.
pub(super) fn read_name(name: &Sentence<'_>, row: &PlaceRow<'_>, facts: &mut Facts) {
    // Beside its beds a house may give meals to everybody.
    if let Some(people) = people_of_house(name).filter(|_| is_of_beds(row))
        && facts.sex.is_empty()
        && leaves_sex_open(name, facts)
    {
        audience::read_people(&people, facts);
        people::read_groups(&people, facts);
    }
}

/// Whether what a row says of children leaves it to a name whether men or women are taken. "No children" does. Of a
/// house for women that takes "families" nobody can tell whether fathers are among them, so its name is quoted.
pub(super) fn leaves_sex_open(name: &Sentence<'_>, facts: &mut Facts) -> bool {
    let is_open = facts
        .household
        .iter()
        .all(|it| it.value == Household::WithoutChildren);
    if !is_open && names_women_or_men(name) {
        name.quote(facts);
        facts.is_unclear = true;
    }
    is_open
}

/// Whether people look for a bed in a row: it is one of the list of housing, or its kind is a house.
pub(super) fn is_of_beds(row: &PlaceRow<'_>) -> bool {
    let is_house = |kind: &str| Sentence::new(kind).has_any(&HOUSES);
    match row.list {
        "housing" => true,
        "support" => row.field("type").is_none_or(is_house),
        _ => false,
    }
}

/// What the one part of the kind or the name says that names people: "Shelter, men only", "Mercy Shelter - Men". Of several
/// parts nobody can tell whether they are all who may come.
pub(super) fn read_parts(row: &PlaceRow<'_>, facts: &mut Facts) {
    const SIGNS: [char; 8] = [',', '(', ')', ':', ';', '|', '–', '—'];
    let names = |part: &Sentence<'_>, known: &[&str]| {
        let words = in_one_word(part.words);
        words.iter().any(|word| known.contains(&word.as_str()))
    };
    for said in row.fields(&["type", "name"]) {
        let parts = said.split(SIGNS).flat_map(|it| it.split(" - "));
        let parts = parts.map(Sentence::new);
        let mut naming = parts.filter(|it| names(it, &NAMED) || names(it, &["families"]));
        if let (Some(part), None) = (naming.next(), naming.next())
            && facts.sex.is_empty()
            && names(&part, &["men", "women"])
            && !names(&part, &HOUSES)
            && named_plainly::is_plain(&part)
        {
            people::read(&part, facts);
        }
    }
}

/// Whether men or women are named, and not both.
fn names_women_or_men(kind: &Sentence<'_>) -> bool {
    let said = in_one_word(kind.words);
    let said = Sentence::said(kind.words, said.join(" "));
    let has = |words: &[&str]| said.has_any(words);
    has(&["women", "mujeres", "mothers"]) != has(&["men", "hombres"])
}

/// The people of a house, as a note names them. They stand before the house ("men's emergency shelter") or behind it
/// ("shelter for men").
fn people_of_house<'a>(said: &Sentence<'a>) -> Option<Sentence<'a>> {
    // "Hope House for men, women and children" goes on behind its comma.
    let all = said.words.replace(", ", " and ");
    let joined = in_one_word(&all);
    let names = |it: &str| joined.iter().any(|word| word == it);
    let words = if names("men") && names("women") {
        all.as_str()
    } else {
        said.words
    };
    let mut parts = words.split([',', '(', ')', ':', ';', '/', '|', '–', '—']);
    parts.find_map(|part| {
        part.split(" - ").find_map(|part| {
            let people = named_beside_house(&in_one_word(part))?;
            Some(Sentence::said(said.words, people))
        })
    })
}

fn named_beside_house(words: &[String]) -> Option<String> {
    let is_in = |word: &str, known: &str| known.split_whitespace().any(|it| it == word);
    let is_house = |at: usize| {
        (at + 1..=words.len().min(at + 2)).any(|end| HOUSES.contains(&&*words[at..end].join(" ")))
    };
    let is_part = |word: &str| is_in(word, PEOPLE) || is_in(word, KINDS);
    // A house by any name is one where it says for whom: "Hope House for Women".
    let is_for = |at: usize| {
        const BY_NAME: [&str; 9] = [
            "casa", "haven", "hogar", "home", "house", "inn", "lodge", "mission", "place",
        ];
        BY_NAME.contains(&&*words[at])
            && match words.get(at + 1).map(String::as_str) {
                Some("for" | "para") => true,
                // "Casa de Mujeres", but "Casa de Esperanza".
                Some("de") => words.get(at + 2).is_some_and(|it| NAMED.contains(&&**it)),
                _ => false,
            }
    };
    let is_house = |at: usize| is_house(at) || is_for(at);
    let house = (0..words.len()).find(|at| is_house(*at))?;
    let begin = words[..house].iter().rposition(|word| !is_part(word));
    let begin = begin.map_or(0, |at| at + 1);
    let is_told = |at: &usize| !is_part(&words[*at]) && !is_house(*at);
    let end = (house..words.len()).find(is_told).unwrap_or(words.len());
    // "Women's shelter thrift store" is a store.
    if words.get(end).is_some_and(|next| !WHERE.contains(&&**next)) {
        return None;
    }
    let people = words[begin..end].iter().map(String::as_str);
    let people: Vec<&str> = people.filter(|word| is_in(word, PEOPLE)).collect();
    // "And", "for" and "only" at the ends come from words that are left out.
    let is_joint = |word: &str| {
        [
            "and",
            "for",
            "only",
            "para",
            "y",
            "with",
            "exclusively",
            "con",
        ]
        .contains(&word)
    };
    let first = people.iter().position(|word| !is_joint(word))?;
    let last = people.iter().rposition(|word| !is_joint(word))?;
    let people = &people[first..=last];
    people
        .iter()
        .any(|word| NAMED.contains(word))
        .then(|| people.join(" "))
}

/// Whether a note tells where the house of some people is: "Women's shelter is on Main Street". It is not the one of
/// the row.
pub(super) fn is_another(sentence: &Sentence<'_>) -> bool {
    const OTHERS: [&str; 5] = ["building", "center", "facility", "location", "site"];
    let words = in_one_word(sentence.words);
    let is_house = |word: &str| {
        HOUSES.contains(&word)
            || OTHERS.contains(&word)
            || KINDS.split_whitespace().any(|it| it == word)
    };
    (0..words.len()).any(|at| {
        let house = words[at + 1..]
            .iter()
            .take_while(|word| is_house(word))
            .count();
        let behind = words.get(at + 1 + house).map(String::as_str);
        NAMED.contains(&&*words[at]) && house > 0 && matches!(behind, Some("is" | "are" | "está"))
    })
}

/// The words with "women" for "women's", "woman's" and "womens", and so on.
pub(super) fn in_one_word(text: &str) -> Vec<String> {
    let text = text.to_lowercase().replace('’', "'");
    let words = text.split(|char: char| char.is_whitespace() || "&.".contains(char));
    let words = words.filter(|word| !word.is_empty());
    let one = words.map(|word| match word {
        "women's" | "womens" | "womens'" | "woman's" | "female" | "females" | "ladies"
        | "ladies'" => "women",
        "men's" | "mens" | "mens'" | "man's" | "male" | "males" => "men",
        "children's" | "childrens" | "kids" => "children",
        "veteran" | "veterans'" | "veteran's" => "veterans",
        "senior" | "seniors'" | "senior's" | "elderly" => "seniors",
        "mothers'" | "mother's" => "mothers",
        "teen" | "teens'" => "teens",
        "youths" | "youth's" => "youth",
        "family" => "families",
        other => other,
    });
    one.map(str::to_owned).collect()
}
