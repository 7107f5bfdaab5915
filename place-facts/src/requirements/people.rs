//! The people that a place accepts: age, sex, children and groups.

use super::{Facts, Sentence};
use sync_protocol::places::requirements::{Ages, Group, Household, Sex};

const GROUPS: [(Group, &[&str]); 11] = [
    (Group::Survivors, &["survivors", "domestic violence"]),
    (Group::Pregnant, &["pregnant"]),
    (Group::Veterans, &["veterans"]),
    (Group::Older, &["older", "age 60+", "age 62+"]),
    (Group::Disabled, &["disability", "disabilities", "disabled"]),
    (Group::MentalIllness, &["mental illness"]),
    (
        Group::Youth,
        &[
            "youth",
            "young people",
            "young adults",
            "foster youth",
            "teens",
        ],
    ),
    (Group::Homebound, &["homebound"]),
    (Group::Hiv, &["hiv aids", "hiv"]),
    (Group::Lgbtq, &["lgbtq"]),
    (
        Group::LowIncome,
        &["low income", "low-income", "income limit"],
    ),
];

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    ages(sentence, facts);
    sex(sentence, facts);
    household(sentence, facts);
    for (group, words) in GROUPS {
        if sentence.has_any(words) && !facts.groups.iter().any(|known| known.value == group) {
            facts.groups.push(sentence.state(group));
        }
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

/// What the name says: "Domestic Violence Hotline".
pub(super) fn read_name(name: &Sentence<'_>, facts: &mut Facts) {
    let is_known = facts.groups.iter().any(|it| it.value == Group::Survivors);
    if name.has("domestic violence") && !is_known {
        facts.groups.push(name.state(Group::Survivors));
    }
}

/// "18+", "ages 18-24", "adults only".
fn ages(sentence: &Sentence<'_>, facts: &mut Facts) {
    const ABOUT: [&str; 9] = [
        "age", "ages", "adults", "men", "women", "youth", "people", "young", "mothers",
    ];
    // "Age 62+ or disability": one of several ways in.
    if !sentence.has_any(&ABOUT)
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

fn sex(sentence: &Sentence<'_>, facts: &mut Facts) {
    let (men, women) = (sentence.has("men"), sentence.has_any(&["women", "mothers"]));
    if men && women {
        facts.sex.push(sentence.state(Sex::Everybody));
        return;
    }
    let opening = |words: &[&str]| {
        let rest = sentence
            .plain
            .trim_start_matches(|char: char| char.is_ascii_digit());
        let rest = Sentence {
            words: sentence.words,
            plain: rest.trim().to_owned(),
        };
        words.iter().any(|word| rest.begins(word))
    };
    if men
        && (opening(&["men", "single men", "homeless men"])
            || sentence.has_any(&["housing for men", "dozen men"]))
    {
        facts.sex.push(sentence.state(Sex::Men));
    }
    let is_for_women = opening(&[
        "women",
        "homeless women",
        "homeless pregnant women",
        "pregnant women",
        "pregnant and young mothers",
        "working or training mothers",
        "mothers",
    ]) || (opening(&["single women"]) && !sentence.has("families"));
    if women && is_for_women {
        facts.sex.push(sentence.state(Sex::Women));
    }
}

fn household(sentence: &Sentence<'_>, facts: &mut Facts) {
    let families = sentence.has_any(&["families", "family"]);
    let singles = sentence.has_any(&[
        "individuals",
        "single adults",
        "single women",
        "single men",
        "men",
    ]);
    if families && singles {
        facts.household.push(sentence.state(Household::Both));
        return;
    }
    let opening = [
        "families",
        "homeless families",
        "women and children",
        "homeless women and their children",
        "working or training mothers",
    ];
    let counted = sentence.plain.split_once(' ').is_some_and(|(count, rest)| {
        count.bytes().all(|byte| byte.is_ascii_digit()) && rest == "families"
    });
    if opening.iter().any(|words| sentence.begins(words)) || counted {
        facts
            .household
            .push(sentence.state(Household::WithChildren));
    }
    let alone = [
        "single adults",
        "single men",
        "single people",
        "single women",
        "adults only",
    ];
    if alone.iter().any(|words| sentence.begins(words)) {
        facts
            .household
            .push(sentence.state(Household::WithoutChildren));
    }
}
