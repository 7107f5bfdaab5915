//! Families and other people of whom a sentence takes only some, or only at some times: "Homeless families only", "families without
//! children", "men and women, women only in winter". Those who ask read the words.

use super::audience::{in_one_word, is_about_people, named};
use super::denial::{Doubt, clauses};
use super::hedged::Lengths;
use super::{Facts, Sentence};

const ONLY: [&str; 8] = [
    "exclusively",
    "exclusivamente",
    "must",
    "only",
    "solamente",
    "solo",
    "sólo",
    "únicamente",
];
/// Words that say which families, also without "only".
const WHICH: [&str; 13] = [
    "families in",
    "families of",
    "families who",
    "families whose",
    "placed by",
    "referral",
    "referred",
    "referidas",
    "survivors",
    "veteran",
    "veterans",
    "families de",
    "military",
];
/// What "families only" may say around them without another limit.
const PLAIN: &str = "families family only for with without children kids and or y o con para the their sus women men mothers \
    fathers parents single adults adult individuals people welcome accepted served serves serving we this is shelter shelters \
    housing house beds rooms emergency transitional program up to solo sólo solamente exclusively exclusivamente all any must be \
    capacity units apartments in need of";

/// Asks about the people of a sentence that takes only some of them. `before` is what was known without it.
pub(super) fn read(sentence: &Sentence<'_>, before: Lengths, facts: &mut Facts) {
    let said = in_one_word(sentence);
    if facts.household.len() > before.household {
        if are_childless(&said) {
            facts.household.truncate(before.household);
            facts.doubts.push(Doubt::Children);
            sentence.quote(facts);
        } else if are_some_families(&said) {
            sentence.quote(facts);
        }
    }
    if facts.sex.len() > before.sex || facts.household.len() > before.household {
        let left_out = left_out_at_times(sentence);
        if !left_out.is_empty() {
            facts.doubts.extend(left_out);
            sentence.quote(facts);
        }
    }
}

/// "Families without children", "families with no kids". "With or without" are all families.
fn are_childless(sentence: &Sentence<'_>) -> bool {
    const WITHOUT: [&str; 8] = [
        "childless",
        "families of adults",
        "families with adult children",
        "families with grown children",
        "families with no",
        "families without",
        "families sin",
        "families con children adultos",
    ];
    sentence.has_any(&WITHOUT)
}

/// "Homeless families only", "families of veterans", "families with a referral".
fn are_some_families(sentence: &Sentence<'_>) -> bool {
    let is_number = |word: &str| {
        word.bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b'+')
    };
    let is_plain = |word: &str| is_number(word) || PLAIN.split_whitespace().any(|it| it == word);
    let limits = sentence.has_any(&ONLY) && !sentence.plain.split(' ').all(is_plain);
    let is_of_some = sentence.without(&["in need"]).has_any(&WHICH);
    sentence.has("families") && (limits || is_of_some)
}

/// The people of one clause whom another one leaves out at some time: the men of "men and women, women only in winter". "Men,
/// women only" names each of them once, and takes both.
fn left_out_at_times(sentence: &Sentence<'_>) -> Vec<Doubt> {
    let all: Vec<Sentence<'_>> = clauses(sentence.words)
        .map(|clause| in_one_word(&clause))
        .filter(is_about_people)
        .collect();
    let of_others = |at: usize| {
        let others = all.iter().enumerate().filter(move |(it, _)| *it != at);
        others
            .flat_map(|(_, clause)| named(clause))
            .collect::<Vec<_>>()
    };
    let narrowed = all.iter().enumerate().find_map(|(at, clause)| {
        let alone: Vec<Doubt> = named(clause).collect();
        let others = of_others(at);
        let is_again = alone.iter().all(|it| others.contains(it));
        (clause.has_any(&ONLY) && is_again).then(|| {
            let left_out = others.into_iter().filter(|it| !alone.contains(it));
            left_out.collect()
        })
    });
    narrowed.unwrap_or_default()
}
