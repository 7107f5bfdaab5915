//! Families and other people of whom a sentence takes only some, or only at some times: "Homeless families only", "families without
//! children", "men and women, women only in winter". Those who ask read the words.

use super::audience::{in_one_word, is_about_people, named};
use super::denial::{Doubt, clauses};
use super::hedged::Lengths;
use super::{Facts, Sentence, is_of_some};
use sync_protocol::places::requirements::Sex;

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

/// What "men and women" may have beside it and still take all of them.
const ALL_OF_BOTH: &str = "men mens women womens man woman males females hombres mujeres varones and or y o con para the of de for in a \
    both all any only solo sólo solamente sola solos single adult adults adultos adulto people persons individuals couples parejas \
    welcome welcomed bienvenidos bienvenidas accepted accepts served serves serving we takes houses homeless beds bed cots camas rooms \
    room units spaces shelter shelters housing house program programs dorm dorms dormitory residents male female men s women s emergency transitional overnight up to capacity each";

/// Asks about men and women where the sentence goes on in words that are not known: "men and women over 60".
pub(super) fn settle_both(sentences: &[Sentence<'_>], facts: &mut Facts) {
    let of_some = facts
        .sex
        .iter()
        .filter(|sex| sex.value == Sex::Everybody && is_of_some(sex, None, &facts.conditions));
    let of_some: Vec<&str> = of_some.map(|sex| sex.words.as_str()).collect();
    let is_known = |word: &str| {
        word.chars().all(|char| char.is_ascii_digit())
            || ALL_OF_BOTH.split_whitespace().any(|it| it == word)
    };
    if sentences
        .iter()
        .any(|it| of_some.contains(&it.words) && !it.plain.split(' ').all(is_known))
    {
        facts.doubts.extend([Doubt::Men, Doubt::Women]);
    }
}

/// Asks about families where the kind of a place names them and a note that was not understood names others: "Now men only", "singles".
pub(super) fn settle_kind(kind: &Sentence<'_>, facts: &mut Facts) {
    const OTHERS: [&str; 7] = [
        "adults",
        "individuals",
        "men",
        "single",
        "singles",
        "single adults",
        "women",
    ];
    const OF_FAMILIES: [&str; 6] = [
        "children", "families", "family", "fathers", "mothers", "parents",
    ];
    let names_others = |words: &str| {
        let said = in_one_word(&Sentence::new(words));
        said.has_any(&OTHERS) && !said.has_any(&OF_FAMILIES)
    };
    let is_of_others = facts.conditions.iter().any(|it| names_others(&it.words));
    if is_of_others && in_one_word(kind).has_any(&["families", "family"]) {
        facts.doubts.push(Doubt::Children);
    }
}
