//! "No men turned away", "No family is turned away": who is named is taken, whatever the words deny.

use super::{Facts, Sentence};

/// The sentences of a row without these, each with whether it is a question. They are quoted.
pub(super) fn apart<'a>(
    sentences: Vec<Sentence<'a>>,
    questions: Vec<bool>,
    facts: &mut Facts,
) -> (Vec<Sentence<'a>>, Vec<bool>) {
    let both = sentences.into_iter().zip(questions);
    let (taken, others): (Vec<_>, Vec<_>) =
        both.partition(|(sentence, _)| takes_whom_it_names(sentence));
    taken.iter().for_each(|(sentence, _)| sentence.quote(facts));
    others.into_iter().unzip()
}

/// Whether a sentence says only that no one in a group is turned away. With a condition ("after 9 pm", "without ID") it says more.
fn takes_whom_it_names(sentence: &Sentence<'_>) -> bool {
    const NOBODY: [&str; 2] = ["no one with a record", "nobody with a record"];
    const GROUPS: [&str; 22] = [
        "child",
        "children",
        "couple",
        "couples",
        "ex-offender",
        "ex-offenders",
        "families",
        "family",
        "felon",
        "felons",
        "female",
        "females",
        "kids",
        "male",
        "males",
        "man",
        "men",
        "walk-in",
        "walk-ins",
        "woman",
        "women",
        "families with children",
    ];
    const AWAY: [&str; 8] = [
        "are denied",
        "are refused",
        "are turned away",
        "is denied",
        "is refused",
        "is turned away",
        "refused",
        "turned away",
    ];
    let Some(whom) = AWAY
        .iter()
        .find_map(|away| sentence.plain.strip_suffix(away))
    else {
        return false;
    };
    let whom = whom.trim();
    let group = whom.strip_prefix("no ").unwrap_or_default();
    NOBODY.contains(&whom) || GROUPS.contains(&group)
}
