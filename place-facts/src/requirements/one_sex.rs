//! Notes that say in more words that a place takes men only, or women only: "All-male program", "Strictly for ladies", "Sólo para
//! mujeres". They are read as the short ones.

use super::{Facts, Sentence};
use crate::spelling::unaccented;
use sync_protocol::places::requirements::Sex;

const MEN: [&str; 10] = [
    "caballeros",
    "gentlemen",
    "hombre",
    "hombres",
    "male",
    "males",
    "men",
    "mens",
    "varon",
    "varones",
];
const WOMEN: [&str; 11] = [
    "damas", "female", "females", "ladies", "lady", "mujer", "mujeres", "senoras", "woman",
    "women", "womens",
];
/// "Padres" may be mothers too.
const FATHERS: [&str; 2] = ["dads", "fathers"];
const MOTHERS: [&str; 5] = ["madres", "mamas", "mamis", "moms", "mothers"];
const CHILDREN: [&str; 8] = [
    "babies", "children", "hijas", "hijos", "infants", "kids", "ninas", "ninos",
];
/// Words that leave out all others.
const ONLY: [&str; 11] = [
    "exclusiva",
    "exclusivamente",
    "exclusive",
    "exclusively",
    "exclusivo",
    "only",
    "solamente",
    "solely",
    "solo",
    "strictly",
    "unicamente",
];
/// Who comes, and what they come to: one house, or all that the place gives.
const PLACES: &str = "albergue beds building camas casa center centro clients clientes comedor despensa dorm dormitory \
    emergency facility food guests hogar home homes house houses housing huespedes kitchen lodging pantry participants personas \
    people program programa programs recovery refugio residence residencia resident residentes residents rooms shelter shelters \
    site sober soup transitional unit units vivienda";
/// What may stand beside them and limits nobody else.
const BESIDE: &str = "a accept accepted accepts admit admits admitted adult adultas adultos adults aceptamos aceptan a al allowed an and \
    are atendemos atiende at by can con de del el en enter es esta este for ha is it la las los may our para por pueden recibe \
    reciben recibimos s se serve served serves sirve servimos sirven somos stay sus take takes taken the their this to un una we with y \
    admite admiten admitimos acepta entrar open";
/// What people sleep in, which may stand beside other services.
const HOUSES: [&str; 10] = [
    "beds",
    "dorm",
    "home",
    "homes",
    "house",
    "houses",
    "housing",
    "residence",
    "rooms",
    "shelter",
];
/// What begins a word for all who are in a house: "all-male program".
const ALL: &str = "all";
/// People of a house, whose sex is that of the house: "male residents".
const RESIDENTS: [&str; 4] = ["clients", "guests", "participants", "residents"];
/// Most words of such a note.
const WORDS_MAX: usize = 12;

/// What a note in lower case says in short, if it says nothing but that.
pub(super) fn in_short(plain: &str) -> Option<String> {
    let said = unaccented(plain);
    let words: Vec<&str> = said.split([' ', '-']).filter(|it| !it.is_empty()).collect();
    let (words, is_either) = without_either(words);
    if words.len() < 2 || words.len() > WORDS_MAX {
        return None;
    }
    let is_any = |known: &[&str]| words.iter().any(|it| known.contains(it));
    let (fathers, mothers) = (is_any(&FATHERS), is_any(&MOTHERS));
    let men = fathers || is_any(&MEN);
    let women = mothers || is_any(&WOMEN);
    if men == women {
        return None;
    }
    let is_known = |word: &&str| {
        let word = *word;
        let people = [&MEN[..], &WOMEN, &FATHERS, &MOTHERS, &CHILDREN, &ONLY];
        people.iter().any(|it| it.contains(&word))
            || [PLACES, BESIDE].iter().any(|it| stands_in(it, word))
    };
    let is_all = words[0] == ALL
        && words
            .get(1)
            .is_some_and(|it| MEN.contains(it) || WOMEN.contains(it))
        && words.last().is_some_and(|it| stands_in(PLACES, it));
    let is_of_house = matches!(words[..], [sex, of] | ["for", sex, of]
        if ["female", "male"].contains(&sex) && RESIDENTS.contains(&of));
    let rest = if is_all { &words[1..] } else { &words[..] };
    let is_parent = fathers || mothers;
    if !rest.iter().all(is_known) || !(is_all || is_of_house || is_any(&ONLY) || is_for(&words)) {
        return None;
    }
    let with_children = is_parent || is_any(&CHILDREN);
    if is_either && with_children {
        return None;
    }
    let short = match (men, with_children) {
        (true, true) => "men with children",
        (true, false) => "men only",
        (false, true) if is_parent => "mothers with children",
        (false, true) => "women with children",
        (false, false) => "women only",
    };
    // Beside a pantry for all, the beds of men are theirs alone.
    let house = words.iter().find(|it| HOUSES.contains(it));
    Some(house.map_or_else(|| short.to_owned(), |house| format!("{short} {house}")))
}

/// The words without "with or without children", which leaves out neither, and whether they say so.
fn without_either(words: Vec<&str>) -> (Vec<&str>, bool) {
    let either = words.windows(4).position(|it| {
        let is_said = matches!(it[..3], ["with", "or", "without"] | ["con", "o", "sin"]);
        is_said && (CHILDREN.contains(&it[3]) || ["their", "sus"].contains(&it[3]))
    });
    let Some(at) = either else {
        return (words, false);
    };
    let length = if CHILDREN.contains(&words[at + 3]) {
        4
    } else {
        5
    };
    let end = (at + length).min(words.len());
    ([&words[..at], &words[end..]].concat(), true)
}

/// "For mothers and their children": whom all of it is for.
fn is_for(words: &[&str]) -> bool {
    ["for", "para"].contains(&words[0])
        && words[1..].iter().all(|it| {
            [
                &MOTHERS[..],
                &FATHERS,
                &CHILDREN,
                &["and", "their", "with", "y", "con", "sus"],
            ]
            .iter()
            .any(|known| known.contains(it))
        })
}

/// Reads the pantry of one sex, as a note or a kind of a list of food: "Women's food pantry", "Food pantry for men". A shelter that says
/// so tells of a service beside its beds. Answers whether it is one.
pub(super) fn read_pantry(said: &Sentence<'_>, list: &str, facts: &mut Facts) -> bool {
    const FOOD: [&str; 10] = [
        "a",
        "emergency",
        "food",
        "for",
        "is",
        "kitchen",
        "pantry",
        "s",
        "soup",
        "this",
    ];
    const NAMED: [&str; 2] = ["kitchen", "pantry"];
    if list != "food" || !facts.sex.is_empty() || !said.has_any(&NAMED) {
        return false;
    }
    let words: Vec<&str> = said.plain.split(' ').collect();
    let sex = match (
        words.iter().any(|it| MEN.contains(it)),
        words.iter().any(|it| WOMEN.contains(it)),
    ) {
        (true, false) => Sex::Men,
        (false, true) => Sex::Women,
        _ => return false,
    };
    let is_known = |it: &&str| MEN.contains(it) || WOMEN.contains(it) || FOOD.contains(it);
    let is_it = words.iter().all(is_known);
    if is_it {
        facts.sex.push(said.state(sex));
    }
    is_it
}

/// Reads a part of a kind that says nothing but who may come: "Emergency shelter, all male".
pub(super) fn read_kind(kind: &str, facts: &mut Facts) {
    const SIGNS: [char; 6] = [',', ';', '/', '|', '–', '—'];
    if !facts.sex.is_empty() {
        return;
    }
    for part in kind.split(SIGNS).flat_map(|it| it.split(" - ")) {
        let part = Sentence::new(part);
        let said = part.plain.as_str();
        match said.split_once(" only").map_or(said, |(sex, _)| sex) {
            "all male" | "all-male" | "men" if said != "men" => {
                facts.sex.push(part.state(Sex::Men))
            }
            "all female" | "all women" | "all-female" | "women" if said != "women" => {
                facts.sex.push(part.state(Sex::Women))
            }
            _ => {}
        }
    }
}

fn stands_in(known: &str, word: &str) -> bool {
    known.split_whitespace().any(|it| it == word)
}
