//! People who are named for something else than what everyone comes for: "women (meals only), men (overnight)".

use super::audience::{in_one_word, is_about_people, named};
use super::denial::clauses;
use super::{Facts, Sentence};

/// Asks about the people of such a sentence: who gets what no value says. Answers whether it is one.
pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) -> bool {
    let is_one = for_other_things(sentence);
    if is_one {
        facts.doubts.extend(named(&in_one_word(sentence)));
    }
    is_one
}

/// Whether a clause, or the brackets behind it, says that the people it names get something else than a bed: "women (meals
/// only)", "women for showers only".
fn for_other_things(sentence: &Sentence<'_>) -> bool {
    const THINGS: [&str; 18] = [
        "breakfast",
        "clothes",
        "clothing",
        "comida",
        "comidas",
        "counseling",
        "day",
        "daytime",
        "dinner",
        "duchas",
        "food",
        "laundry",
        "lunch",
        "mail",
        "meal",
        "meals",
        "showers",
        "supper",
    ];
    let names_people = |text: &str| is_about_people(&in_one_word(&Sentence::new(text)));
    let mut asides = sentence.words.match_indices('(');
    let in_brackets = asides.any(|(at, _)| {
        let behind = &sentence.words[at + 1..];
        let aside = Sentence::new(behind.split(')').next().unwrap_or(behind));
        let before = sentence.words[..at].rsplit([',', ')', '(']).next();
        aside.has_any(&THINGS) && !is_about_people(&aside) && before.is_some_and(names_people)
    });
    let is_only = |clause: Sentence<'_>| {
        clause.has("only") && clause.has_any(&THINGS) && names_people(clause.words)
    };
    in_brackets || clauses(sentence.words).any(is_only)
}
