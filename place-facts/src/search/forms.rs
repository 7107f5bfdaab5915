//! Other forms of the words that mean something, also where they are not finished: "pantri" of "pantries", and "jobz" as people
//! hear "jobs". `src/placefacts/forms.ts` does the same.

use super::phrases::{Meaning, meaning_of, phrases_beginning_like};

/// Shortest beginning of a form, in letters.
const BEGUN_MIN: usize = 5;
/// Shortest beginning of a word that means something, in letters.
const WHOLE_MIN: usize = 3;
/// What a form leaves off a word, and what it puts there.
const ENDINGS: [(&str, &str); 4] = [("y", "ies"), ("e", "ing"), ("", "ing"), ("", "es")];
/// How a plural may be heard.
const HEARD: char = 'z';

/// What a word means that is the beginning of a form of another, or its plural as it is heard.
pub(super) fn form_of(word: &str) -> Option<&'static Meaning> {
    heard(word).or_else(|| begun(word))
}

/// Whether a word is the beginning of one that means something.
pub(super) fn is_beginning(word: &str) -> bool {
    goes_on(word).is_some()
}

/// The shortest word that goes on with what was typed and means something, if all that go on with it mean the same. Words for all
/// of a need come before those for one thing: "alb" is "albergue" and no job of an "albañil". `src/placefacts/forms.ts` does the
/// same.
pub(super) fn goes_on(word: &str) -> Option<&'static Meaning> {
    if word.chars().count() < WHOLE_MIN {
        return None;
    }
    let begun = phrases_beginning_like(word).iter();
    let begun = begun.filter(|(phrase, it)| phrase.starts_with(word) && it.is_topic());
    let (general, special): (Vec<_>, Vec<_>) =
        begun.partition(|(_, it)| !it.needs.is_empty() && it.about.is_empty());
    let known = if general.is_empty() { special } else { general };
    let (_, meaning) = known
        .iter()
        .min_by_key(|(phrase, _)| phrase.chars().count())?;
    let is_same = |it: &Meaning| match meaning.needs.is_empty() {
        true => it.needs.is_empty() && it.about == meaning.about,
        false => it.needs == meaning.needs,
    };
    known.iter().all(|(_, it)| is_same(it)).then_some(*meaning)
}

fn heard(word: &str) -> Option<&'static Meaning> {
    let stem = word.strip_suffix(HEARD)?;
    meaning_of(&[format!("{stem}s")]).filter(|it| !it.needs.is_empty())
}

/// Of several words the first of the alphabet. A word that goes on with what was typed is nearer: "hirin" is "hiring".
fn begun(word: &str) -> Option<&'static Meaning> {
    let all = phrases_beginning_like(word);
    let goes_on = all.iter().any(|(phrase, _)| phrase.starts_with(word));
    if goes_on || word.chars().count() < BEGUN_MIN {
        return None;
    }
    let is_begun = |phrase: &str| {
        ENDINGS.iter().any(|(off, on)| {
            let stem = phrase.strip_suffix(off);
            let rest = stem.and_then(|stem| word.strip_prefix(stem));
            rest.is_some_and(|rest| !rest.is_empty() && on.starts_with(rest))
        })
    };
    let mut forms = all
        .iter()
        .filter(|(phrase, it)| !it.needs.is_empty() && is_begun(phrase));
    forms.next().map(|(_, meaning)| *meaning)
}
