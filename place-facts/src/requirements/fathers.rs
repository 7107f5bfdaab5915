//! Men who are welcome where a note names mothers or women: "Mothers with children; fathers also welcome". Women who are
//! welcome where it names men. And the benefit whose name is "Women, Infants and Children", which says nothing of whom a place takes.

use super::audience::{in_one_word, leaves_out};
use super::denial::clauses;
use super::{Facts, Sentence};
use sync_protocol::places::requirements::Sex;

const FATHERS: [&str; 5] = ["dads", "fathers", "padres", "papás", "husbands"];
/// Words with which men are taken beside others.
const TAKEN: [&str; 13] = [
    "accepted",
    "allowed",
    "also",
    "bienvenidos",
    "can",
    "invited",
    "may",
    "pueden",
    "served",
    "también",
    "too",
    "welcome",
    "welcomed",
];
/// With one of these a clause is about men who are helped somewhere else, who only come to see someone, who work there, or about
/// sons.
const OTHERWISE: [&str; 12] = [
    "call",
    "directed",
    "elsewhere",
    "go",
    "men children",
    "referred",
    "sent",
    "sons",
    "staff",
    "visit",
    "visitors",
    "volunteers",
];
/// What a note says that begins with men. More words may send women somewhere else.
const WOMEN_TOO: [&str; 11] = [
    "also women",
    "and women",
    "también women",
    "women also",
    "women also accepted",
    "women are welcome too",
    "women as well",
    "women también",
    "women too",
    "women welcome",
    "women welcome too",
];
/// The name of the benefit, as notes write it.
const BENEFIT: [&str; 4] = [
    "women infants and children",
    "women infants children",
    "mujeres bebés y niños",
    "mujeres infantes y niños",
];

/// Takes back that one sex alone is taken where the other is too, and what was read in the name of the benefit.
pub(super) fn settle(sentences: &[Sentence<'_>], facts: &mut Facts) {
    facts.sex.retain(|it| !names_the_benefit(&it.words));
    facts.household.retain(|it| !names_the_benefit(&it.words));
    // Where another sentence says something else, people read both.
    let are_all_of_women = facts.sex.iter().all(|it| it.value == Sex::Women);
    if are_all_of_women && sentences.iter().any(takes_men_too) {
        facts.sex.retain(|it| it.value != Sex::Women);
    }
    let are_all_of_men = facts.sex.iter().all(|it| it.value == Sex::Men);
    if are_all_of_men && sentences.iter().any(takes_women_too) {
        facts.sex.retain(|it| it.value != Sex::Men);
    }
}

fn names_the_benefit(words: &str) -> bool {
    Sentence::new(words).has_any(&BENEFIT)
}

fn takes_men_too(sentence: &Sentence<'_>) -> bool {
    clauses(sentence.words).any(|clause| {
        let clause = in_one_word(&clause);
        let names_men = clause.has_any(&FATHERS) || clause.has("men") && clause.has_any(&TAKEN);
        names_men && !clause.has_any(&OTHERWISE) && !leaves_out(&clause)
    })
}

fn takes_women_too(sentence: &Sentence<'_>) -> bool {
    clauses(sentence.words).any(|clause| WOMEN_TOO.contains(&&*in_one_word(&clause).plain))
}
