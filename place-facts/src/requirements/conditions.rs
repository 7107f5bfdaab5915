//! Conditions that the finder asks no one about, such as an age or a membership. Who reads them on a card can tell
//! whether they are met, so a place with one is never plainly open to everyone.

use super::alternatives;
use super::denial::{self, Doubt};
use super::harmless;
use super::inside;
use super::understood::Before;
use super::{Facts, Sentence};
use crate::names_of_days::{MONTHS_EN, MONTHS_ES};
use sync_protocol::places::requirements::{Condition, Requirements};

/// People whom a place may be for alone.
const PEOPLE: [(Condition, &[&str]); 5] = [
    (
        Condition::Members,
        &[
            "members",
            "a member",
            "member",
            "parishioners",
            "church members",
            "congregants",
            "miembros",
            "feligreses",
        ],
    ),
    (
        Condition::Students,
        &[
            "students",
            "a student",
            "student",
            "enrolled",
            "estudiantes",
        ],
    ),
    (
        Condition::Citizens,
        &[
            "us citizens",
            "u s citizens",
            "american citizens",
            "citizens",
            "a us citizen",
            "a u s citizen",
            "an american citizen",
            "a citizen",
            "ciudadanos",
        ],
    ),
    (
        Condition::Medicaid,
        &[
            "medicaid",
            "medicaid members",
            "medicaid recipients",
            "medicaid patients",
            "medicaid clients",
            "on medicaid",
        ],
    ),
    (
        Condition::Children,
        &["kids", "children", "minors", "niños", "niñas", "menores"],
    ),
];
/// Citizens of another kind.
const OTHER_CITIZENS: [&str; 3] = ["senior citizens", "returning citizens", "senior citizen"];
/// "Women and children only" is not for children alone.
const GROWN: [&str; 8] = [
    "women", "men", "mothers", "families", "family", "adults", "parents", "mujeres",
];
const FULL: [&str; 17] = [
    "at capacity",
    "are full",
    "beds full",
    "currently full",
    "filled up",
    "full now",
    "is full",
    "no beds",
    "no openings",
    "no room",
    "no space",
    "no vacancies",
    "no vacancy",
    "not taking new",
    "not accepting new",
    "often full",
    "no hay cupo",
];
const WAITING_LIST: [&str; 5] = [
    "lista de espera",
    "wait list",
    "waiting list",
    "waiting lists",
    "waitlist",
];
/// Words with which a place says that it takes things. It may give none.
const TAKES_GIFTS: [&str; 10] = [
    "donation bin",
    "donation bins",
    "donation center",
    "donation drop",
    "donation drop-off",
    "donation site",
    "donations drop-off",
    "drop off donations",
    "drop off site",
    "drop-off site",
];
const LIMITS: [&str; 11] = [
    "only",
    "exclusively",
    "limited to",
    "must be",
    "reserved for",
    "restricted to",
    "exclusivamente",
    "exclusivo para",
    "solamente",
    "solo",
    "sólo",
];
/// "Only" that limits nobody.
const NO_LIMITS: [&str; 9] = [
    "cash only",
    "not just",
    "not limited to",
    "not only",
    "only large",
    "only need",
    "only one",
    "only shelter",
    "the only",
];
/// People of a house, or of a program. What is for them is not given to others.
const OWN_PEOPLE: [&str; 7] = [
    "clients",
    "guests",
    "participants",
    "residents",
    "shelter guests",
    "shelter residents",
    "tenants",
];
/// Words before whom a place is for most of the time, and not alone.
const MOSTLY: [&str; 5] = [
    "mainly for",
    "mostly for",
    "often for",
    "primarily for",
    "usually for",
];
/// Words about when to be there.
const ARRIVAL: [&str; 15] = [
    "arrive after",
    "arrive at",
    "arrive before",
    "arrive between",
    "arrive by",
    "be there by",
    "be there before",
    "check in by",
    "check-in by",
    "curfew",
    "doors close",
    "last entry",
    "line up",
    "llegar antes",
    "lottery",
];
const SEASONS: [&str; 8] = [
    "in summer",
    "in the summer",
    "in the winter",
    "in winter",
    "seasonal",
    "summer only",
    "winter only",
    "en invierno",
];

/// Reads the conditions of a sentence. `before` is what was known without it.
pub(super) fn read(sentence: &Sentence<'_>, before: Before, facts: &mut Facts) {
    let now = Before::of(facts);
    let known = facts.conditions.len();
    for (condition, names) in PEOPLE {
        if is_only_for(sentence, condition, names) {
            facts.conditions.push(sentence.state(condition));
        }
    }
    if sentence.plain == "full" || sentence.has_any(&FULL) {
        facts.conditions.push(sentence.state(Condition::Full));
    }
    if sentence.has_any(&WAITING_LIST) && !denial::leaves_out(sentence) {
        facts
            .conditions
            .push(sentence.state(Condition::WaitingList));
    }
    if sentence.has_any(&TAKES_GIFTS) {
        facts.conditions.push(sentence.state(Condition::TakesGifts));
    }
    if is_for_own_people(sentence) {
        facts.conditions.push(sentence.state(Condition::OnlySome));
    }
    if let Some(condition) = inside::read(sentence) {
        facts.conditions.push(sentence.state(condition));
    }
    if facts.conditions.len() > known {
        return;
    }
    let is_silent = now.values == before.values && now.doubts == before.doubts;
    // "Street parking only" limits cars, and "children must be with an adult" those who bring them.
    let is_limited = sentence.has_any(&LIMITS)
        && !sentence.has_any(&NO_LIMITS)
        && !harmless::is_harmless(sentence);
    let is_of_a_group = now.groups > before.groups;
    // "By appointment" casts doubt on walking in, and says what to do instead.
    let is_doubted = facts.doubts[before.doubts..]
        .iter()
        .any(|doubt| *doubt != Doubt::WalkIn || now.values == before.values);
    if is_limited && (is_silent || is_of_a_group) {
        facts.conditions.push(sentence.state(Condition::OnlySome));
    } else if is_doubted
        || sentence.has_any(&ARRIVAL)
        || sentence.has_any(&MOSTLY)
        || sentence.begins("register")
        || alternatives::is_one_of_two(sentence)
        || is_in_season(sentence)
        || is_silent && !is_of_a_group && leaves_out(sentence)
    {
        facts.conditions.push(sentence.state(Condition::Note));
    }
}

/// What the kind says: "Clothing for guests", "Food pantry, members only", "Food pantry (for students)", "Student food pantry".
pub(super) fn read_kind(kind: &Sentence<'_>, facts: &mut Facts) {
    if is_for_own_people(kind) {
        facts.conditions.push(kind.state(Condition::OnlySome));
    }
    let parts: Vec<Sentence<'_>> = denial::clauses(kind.words).collect();
    for (condition, names) in PEOPLE {
        let is_named = |part: &Sentence<'_>| names.iter().any(|name| part.plain == *name);
        let begins = |name: &&str| kind.begins(name.trim_end_matches('s'));
        let is_of_them = condition == Condition::Students && names.iter().any(begins);
        let is_for = parts
            .iter()
            .any(|part| is_only_for(part, condition, names) || is_named(part));
        if is_for || is_of_them {
            facts.conditions.push(kind.state(condition));
        }
    }
}

/// "For guests", "for families it helps", "helps shelter guests". Residents of a town are others.
fn is_for_own_people(sentence: &Sentence<'_>) -> bool {
    const BEFORE: [&str; 8] = [
        "for",
        "for its",
        "for our",
        "for their",
        "helps",
        "helps its",
        "serves its",
        "serves",
    ];
    // "Serves residents" says nothing of a house.
    const OF_A_TOWN: [&str; 3] = ["participants", "residents", "tenants"];
    const WHOM: [&str; 6] = [
        "it helps",
        "they help",
        "we help",
        "it houses",
        "it shelters",
        "in its program",
    ];
    let ends = |whom: &&str| sentence.plain.ends_with(&format!(" {whom}"));
    let is_whom = sentence.has("for") && WHOM.iter().any(ends);
    let is_own = |people: &&str| {
        BEFORE.iter().any(|before| {
            if OF_A_TOWN.contains(people) && !before.starts_with("for") {
                return false;
            }
            sentence.has_words(&[before, people])
                && !["of", "in", "with", "and", "who"]
                    .iter()
                    .any(|of| sentence.has_words(&[before, people, of]))
        })
    };
    let is_denied = sentence.has_any(&["not", "not only", "not just", "everyone", "anyone"]);
    !is_denied && (is_whom || OWN_PEOPLE.iter().any(is_own))
}

/// Whether a place is not for everyone who comes, as far as the finder could ask.
pub(crate) fn is_for_some(requirements: &Requirements) -> bool {
    /// Ages beyond which a place is for few of those who ask.
    const OLD: u8 = 50;
    const YOUNG: u8 = 30;
    let mut conditions = requirements.conditions.iter();
    let ages = requirements.ages.as_ref().map(|ages| ages.value);
    conditions.any(|it| it.value != Condition::Note)
        || ages.is_some_and(|ages| {
            ages.from.is_some_and(|from| from >= OLD) || ages.to.is_some_and(|to| to <= YOUNG)
        })
}

/// "Members only", "for students", "must be a US citizen".
fn is_only_for(sentence: &Sentence<'_>, condition: Condition, names: &[&str]) -> bool {
    const BEFORE: [&str; 13] = [
        "only",
        "only for",
        "only to",
        "must be",
        "must have",
        "limited to",
        "reserved for",
        "restricted to",
        "exclusively for",
        "solo",
        "solo para",
        "sólo",
        "sólo para",
    ];
    const BEHIND: [&str; 5] = ["only", "required", "needed", "is required", "is needed"];
    let said = sentence.without(&OTHER_CITIZENS);
    let is_of_others = condition == Condition::Children && said.has_any(&GROWN);
    let names_one = |name: &&str| {
        said.plain.strip_prefix("for ") == Some(name)
            || BEFORE.iter().any(|it| said.has_words(&[it, name]))
            || BEHIND.iter().any(|it| said.has_words(&[name, it]))
    };
    !is_of_others
        && !said.has_any(&NO_LIMITS)
        && !denial::leaves_out(&said)
        && names.iter().any(names_one)
}

/// "No pets", "not for smokers": someone or something is left out.
fn leaves_out(sentence: &Sentence<'_>) -> bool {
    !sentence.has_any(&["not for profit", "non-profit"])
        && denial::clauses(sentence.words).any(|clause| denial::leaves_out(&clause))
}

/// "Women, December-March": a part of the year stands in one of the clauses.
fn is_in_season(sentence: &Sentence<'_>) -> bool {
    const JOINS: [&str; 7] = ["to", "through", "and", "until", "from", "a", "y"];
    let is_month = |word: &&str| MONTHS_EN.contains(word) || MONTHS_ES.contains(word);
    sentence.has_any(&SEASONS)
        || denial::clauses(sentence.words).any(|clause| {
            let words = || clause.plain.split([' ', '-']);
            words().any(|word| is_month(&word))
                && words().all(|word| is_month(&word) || JOINS.contains(&word))
        })
}
