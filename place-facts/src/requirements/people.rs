//! The people that a place accepts: age, sex, children and groups.

use super::among_others::is_among_others;
use super::audience::{self, leaves_out, welcomes};
use super::denial::clauses;
use super::grown_people::years_and_older;
use super::{Facts, Sentence, other_things, sex_of_group};
use sync_protocol::places::requirements::{Ages, Group, Household};

const GROUPS: [(Group, &[&str]); 11] = [
    (Group::Survivors, &["survivors", "domestic violence"]),
    (Group::Pregnant, &["pregnant", "embarazadas"]),
    (Group::Veterans, &["veterans", "veteranos", "veteranas"]),
    (
        Group::Older,
        &[
            "older",
            "age 60+",
            "age 62+",
            "seniors",
            "senior citizens",
            "personas mayores",
            "adultos mayores",
        ],
    ),
    (
        Group::Disabled,
        &[
            "disability",
            "disabilities",
            "disabled",
            "discapacidad",
            "discapacidades",
            "discapacitados",
        ],
    ),
    (Group::MentalIllness, &["mental illness"]),
    (
        Group::Youth,
        &[
            "youth",
            "young people",
            "young adults",
            "foster youth",
            "teens",
            "jóvenes",
        ],
    ),
    (Group::Homebound, &["homebound"]),
    (Group::Hiv, &["hiv aids", "hiv", "vih"]),
    (Group::Lgbtq, &["lgbtq"]),
    (
        Group::LowIncome,
        &["low income", "low-income", "income limit"],
    ),
];

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    ages(sentence, facts);
    if !other_things::read(sentence, facts) && !sex_of_group::is_beside_others(sentence) {
        audience::read(sentence, facts);
    }
    read_groups(sentence, facts);
}

/// Reads the groups that are named as those whom a place is for.
pub(super) fn read_groups(sentence: &Sentence<'_>, facts: &mut Facts) {
    for (group, words) in GROUPS {
        if is_for(sentence, group, words) && !facts.groups.iter().any(|known| known.value == group)
        {
            facts.groups.push(sentence.state(group));
        }
    }
}

/// Whether a sentence names a group as one that it is for. "21 and older" is an age, and "not for youth"
/// is for the others.
fn is_for(sentence: &Sentence<'_>, group: Group, words: &[&str]) -> bool {
    let is_age = group == Group::Older && years_and_older(sentence).is_some_and(|age| age < 50);
    let mut naming = clauses(sentence.words).filter(|clause| clause.has_any(words));
    let is_left_out = naming.next().is_some_and(|clause| leaves_out(&clause))
        && naming.all(|clause| leaves_out(&clause));
    let is_among_others = sentence.has_any(&["not only", "not just", "not limited to"])
        || is_among_others(sentence, group, words);
    let is_welcomed = clauses(sentence.words)
        .filter(|clause| clause.has_any(words))
        .any(|clause| welcomes(&clause));
    let is_beside = is_beside(sentence, words);
    let is_for_all = is_left_out || is_among_others || is_welcomed || is_beside;
    sentence.has_any(words) && !is_age && !is_for_all
}

/// Whether only something beside the main service is for them: "Delivery for older residents", "veterans team",
/// "often for older people".
fn is_beside(sentence: &Sentence<'_>, words: &[&str]) -> bool {
    const BESIDE: [&str; 10] = [
        "delivery",
        "deliveries",
        "delivered",
        "deliver",
        "delivers",
        "home delivery",
        "rides for",
        "mainly for",
        "mostly for",
        "usually for",
    ];
    const PART: [&str; 4] = ["team", "desk", "class", "group"];
    // "No referral needed for seniors": others need one.
    const FREED: [&str; 7] = [
        "needed for",
        "necessary for",
        "required for",
        "waived for",
        "necesita para",
        "requiere para",
        "falta para",
    ];
    let is_freed = |word: &&str| FREED.iter().any(|it| sentence.has_words(&[it, word]));
    let is_freed = (sentence.has("no") || sentence.has("not") || sentence.has("waived"))
        && words.iter().any(is_freed);
    let is_part = |word: &&str| PART.iter().any(|part| sentence.has_words(&[word, part]));
    is_freed || sentence.has("often for") || sentence.has_any(&BESIDE) || words.iter().any(is_part)
}

/// The ages in "Over 65", "people under 25 only", "65+". Any other word may make it something else: "over 65 beds".
fn over_or_under(clause: &Sentence<'_>) -> Option<Ages> {
    const BESIDE: &str = "for only must be people persons adults seniors anyone everyone those men women youth the who are \
        age aged ages years year old of years-old solo para personas mayores menores de años";
    let words: Vec<&str> = clause.plain.split(' ').collect();
    if let [word] | [word, "only"] = words[..]
        && let Some(from) = word.strip_suffix('+').and_then(|age| age.parse().ok())
    {
        return Some(Ages {
            from: Some(from),
            to: None,
        });
    }
    let is_number = |word: &&str| word.len() == 2 && word.bytes().all(|byte| byte.is_ascii_digit());
    let at = words.iter().position(is_number)?;
    let age: u8 = words[at].parse().ok()?;
    let before = &words[..at];
    let over = ["over", "above"].iter().any(|it| before.contains(it))
        || before.ends_with(&["mayores", "de"]);
    let under = ["under", "below"].iter().any(|it| before.contains(it))
        || before.ends_with(&["menores", "de"]);
    let known = |word: &&str| {
        ["over", "above", "under", "below"].contains(word)
            || BESIDE.split_whitespace().any(|beside| beside == *word)
    };
    let is_known = before.iter().chain(&words[at + 1..]).all(known);
    match (is_known && over, is_known && under) {
        (true, false) => Some(Ages {
            from: Some(age),
            to: None,
        }),
        (false, true) => Some(Ages {
            from: None,
            to: age.checked_sub(1),
        }),
        _ => None,
    }
}

/// What the kind says: "Youth shelter", "Family shelter".
pub(super) fn read_kind(kind: &Sentence<'_>, facts: &mut Facts) {
    if kind.has("family shelter") && facts.household.is_empty() {
        facts.household.push(kind.state(Household::WithChildren));
    }
    for (group, word) in [
        (Group::Youth, "youth shelter"),
        (Group::Survivors, "domestic violence"),
        (Group::Disabled, "people with a disability"),
        (Group::Disabled, "people with disabilities"),
        (Group::Veterans, "veterans health"),
    ] {
        if kind.has(word) && !facts.groups.iter().any(|known| known.value == group) {
            facts.groups.push(kind.state(group));
        }
    }
}

/// What the name says: "Domestic Violence Hotline", "Call Center for Homeless Veterans".
pub(super) fn read_name(name: &Sentence<'_>, facts: &mut Facts) {
    const NAMED: [(Group, &[&str]); 6] = [
        (Group::Survivors, &["domestic violence", "battered women s"]),
        (
            Group::Veterans,
            &[
                "for veterans",
                "homeless veterans",
                "veterans services",
                "veterans affairs",
                "veterans center",
            ],
        ),
        (
            Group::Older,
            &[
                "senior services",
                "senior center",
                "for seniors",
                "senior citizens",
                "office on aging",
                "for older adults",
            ],
        ),
        (
            Group::Youth,
            &[
                "for youth",
                "youth shelter",
                "youth reentry",
                "youth center",
                "youth services",
            ],
        ),
        (
            Group::Disabled,
            &[
                "for people with disabilities",
                "disability rights",
                "disability services",
            ],
        ),
        (
            Group::Lgbtq,
            &["lgbtq center", "lgbtq youth", "for lgbtq people"],
        ),
    ];
    for (group, words) in NAMED {
        let is_known = facts.groups.iter().any(|it| it.value == group);
        if !is_known && name.has_any(words) && !is_among_others(name, group, words) {
            facts.groups.push(name.state(group));
        }
    }
}

/// Whether ages leave out all children.
pub(super) fn is_of_the_grown(ages: Ages) -> bool {
    const GROWN: u8 = 18;
    ages.from.is_some_and(|from| from >= GROWN)
}

/// Whether a sentence takes families or children beside the people that it says an age of: "adults 18+ and families". "Women
/// 18+ with children" are of that age, and "adults, no children" takes none.
pub(super) fn takes_children_too(sentence: &Sentence<'_>) -> bool {
    const CHILDREN: [&str; 9] = [
        "children", "families", "familias", "hijas", "hijos", "infants", "kids", "niñas", "niños",
    ];
    const OF_THEM: [&str; 12] = [
        "and their children",
        "and their kids",
        "con hijos",
        "con niños",
        "con sus hijos",
        "in families",
        "with children",
        "with families",
        "with kids",
        "with or without children",
        "with their children",
        "y sus hijos",
    ];
    clauses(sentence.words)
        .any(|clause| clause.without(&OF_THEM).has_any(&CHILDREN) && !leaves_out(&clause))
}

/// "Transitional 19-21": a part of the place with its own ages.
fn is_program_of_age(sentence: &Sentence<'_>) -> bool {
    const PARTS: &str = "transitional emergency permanent shelter housing living program beds";
    let mut words = sentence.plain.split(' ').rev();
    let is_range = words.next().is_some_and(|last| {
        let ages = last.split_once('-');
        ages.is_some_and(|(from, to)| from.parse::<u8>().ok() < to.parse::<u8>().ok())
    });
    let mut rest = words.peekable();
    is_range
        && rest.peek().is_some()
        && rest.all(|word| PARTS.split_whitespace().any(|part| part == word))
}

/// "18+", "ages 18-24", "adults only".
fn ages(sentence: &Sentence<'_>, facts: &mut Facts) {
    const ABOUT: [&str; 12] = [
        "elders", "older", "seniors", "age", "ages", "adults", "men", "women", "youth", "people",
        "young", "mothers",
    ];
    if clauses(sentence.words).any(|clause| {
        clause.plain.contains(|char: char| char.is_ascii_digit()) && leaves_out(&clause)
    }) {
        return;
    }
    if let Some(ages) = clauses(sentence.words).find_map(|clause| over_or_under(&clause)) {
        facts.ages.push(sentence.state(ages));
        return;
    }
    let older = years_and_older(sentence).filter(|_| !sentence.has_any(&["children", "kids"]));
    if let Some(from) = older {
        facts.ages.push(sentence.state(Ages {
            from: Some(from),
            to: None,
        }));
        return;
    }
    // "Age 62+ or disability": one of several ways in.
    if !is_program_of_age(sentence) && !sentence.has_any(&ABOUT)
        || sentence.has_any(&["or disability", "disability veterans", "with disability"])
    {
        return;
    }
    let number =
        |text: &str| -> Option<u8> { (text.len() == 2).then(|| text.parse().ok()).flatten() };
    for word in sentence.plain.split(' ') {
        let range = match word.split_once('-') {
            Some((from, to)) => number(from)
                .zip(number(to))
                .map(|(from, to)| (from, Some(to))),
            None => word
                .strip_suffix('+')
                .and_then(number)
                .map(|from| (from, None)),
        };
        if let Some((from, to)) = range {
            facts.ages.push(sentence.state(Ages {
                from: Some(from),
                to,
            }));
            return;
        }
    }
    if sentence.begins("adults only")
        || sentence.plain == "adults"
        || sentence.begins("single adults")
    {
        facts.ages.push(sentence.state(Ages {
            from: Some(18),
            to: None,
        }));
    }
}
