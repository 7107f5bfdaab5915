//! Whether a place takes people with children, people who come alone, or both.

use super::sex::takes_women_beside_families;
use super::{Facts, Sentence};
use sync_protocol::places::requirements::Household;

/// "Single men and mothers with children", "men, women and children". "Men with children" are one kind of people.
fn takes_singles_and_children(sentence: &Sentence<'_>) -> bool {
    const SINGLES: [&str; 5] = [
        "individuals",
        "men",
        "single adults",
        "single people",
        "single women",
    ];
    const WITH_CHILDREN: [&str; 6] = [
        "and children",
        "and kids",
        "and their children",
        "mothers",
        "parents",
        "with children",
    ];
    const ONE_KIND: [&str; 6] = [
        "adults with children",
        "men and children",
        "men and their children",
        "men with children",
        "people with children",
        "single women with children",
    ];
    // "Women with children and single men" names "men" outside of "women".
    let rest = sentence.without(&["women with children", "women and their children"]);
    let is_with = sentence.has_any(&WITH_CHILDREN);
    // "Single women, men with children" names one kind beside those who come alone.
    is_with && rest.without(&ONE_KIND).has_any(&SINGLES)
}

pub(super) fn household(sentence: &Sentence<'_>, facts: &mut Facts) {
    let families = sentence.has_any(&["families", "family"]);
    let singles = sentence.has_any(&[
        "individuals",
        "single adults",
        "single women",
        "single men",
        "men",
    ]);
    let is_beside = singles || takes_women_beside_families(sentence);
    if families && is_beside || takes_singles_and_children(sentence) {
        facts.household.push(sentence.state(Household::Both));
        return;
    }
    let opening = [
        "single women with children",
        "single women and children",
        "families",
        "homeless families",
        "men with children",
        "women and children",
        "women with children",
        "homeless women and their children",
        "working or training mothers",
        "single mothers",
        "young mothers",
        "homeless mothers",
        "mothers",
        "single parents",
    ];
    let counted = sentence.plain.split_once(' ').is_some_and(|(count, rest)| {
        count.bytes().all(|byte| byte.is_ascii_digit()) && rest == "families"
    });
    if opening.iter().any(|words| sentence.begins(words)) || counted {
        facts
            .household
            .push(sentence.state(Household::WithChildren));
        return;
    }
    let alone = [
        "single adults",
        "single men",
        "single people",
        "single women",
        "adults only",
        "adults 18+ only",
        "adults 21+ only",
        "only adults",
    ];
    const WITHOUT: [&str; 5] = [
        "men and women without children",
        "men without children",
        "single people without children",
        "women and men without children",
        "women without children",
    ];
    let is_without = sentence.has("without children") && sentence.has("adults")
        || WITHOUT.iter().any(|words| sentence.begins(words));
    if is_without || alone.iter().any(|words| sentence.begins(words)) {
        facts
            .household
            .push(sentence.state(Household::WithoutChildren));
    }
}
