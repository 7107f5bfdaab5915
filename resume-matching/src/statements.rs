//! What a sentence says about each of its words: that it was done, that it was not, or that it is
//! only wished for.

use crate::words::Words;
use std::ops::Range;

/// How a word is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meant {
    /// The person did, learnt or has it.
    Done,
    /// The person wants it.
    Wished,
    /// The person did not do it or has none of it; or someone else did it.
    Denied,
}

/// Words that deny what follows them in their clause, in both languages.
const DENIALS: [&str; 26] = [
    "no", "not", "without", "never", "dont", "didnt", "doesnt", "cant", "cannot", "couldnt",
    "havent", "hasnt", "isnt", "wasnt", "wont", "sin", "nunca", "ni", "jama", "tampoco", "lack",
    "lacking", "except", "unable", "excepto", "neither",
];
/// Words that deny what stands right before them.
const DENIED_BEFORE: [&str; 4] = ["nobody", "nothing", "nadie", "ninguno"];
/// How many words a denial reaches, inside its clause …
const DENIAL_REACH: usize = 6;
/// … and one that is about a whole life.
const NEVER_REACH: usize = 14;
const NEVER: [&str; 4] = ["never", "nunca", "jama", "tampoco"];
/// Words that make the rest of a sentence a wish, up to a word of [`TURNS`].
const WISHES: [&str; 45] = [
    " seeking ",
    " looking for ",
    " looking to ",
    " objective ",
    " want to ",
    " want a ",
    " want work ",
    " want my ",
    " wish to ",
    " wish i ",
    " would love ",
    " id love ",
    " eager to ",
    " willing to train ",
    " open to learning ",
    " like to learn ",
    " trying to become ",
    " trying to get ",
    " applying for ",
    " to become a ",
    " would like ",
    " id like ",
    " hope to ",
    " hoping to ",
    " plan to ",
    " dream ",
    " interested in ",
    " goal ",
    " willing to learn ",
    " ready to learn ",
    " busco ",
    " objetivo ",
    " quiero ",
    " quisiera ",
    " me gustaria ",
    " espero ",
    " deseo ",
    " aspiro ",
    " solicito ",
    " pienso ",
    " sueno con ",
    " me interesa ",
    " me encantaria ",
    " gana de ",
    " quiero aprender ",
];
/// Words after which a sentence is about something else again.
const TURNS: [&str; 6] = ["but", "pero", "sino", "however", "now", "ahora"];
/// Whose work is not one's own: "my uncle was a mechanic".
const OTHERS: [&str; 26] = [
    "father", "mother", "dad", "mom", "brother", "sister", "uncle", "aunt", "wife", "husband",
    "son", "daughter", "cousin", "friend", "padre", "madre", "papa", "mama", "hermano", "hermana",
    "tio", "tia", "esposo", "esposa", "primo", "amigo",
];
/// What makes it theirs.
const THEIRS: [&str; 14] = [
    "was", "is", "were", "work", "worked", "has", "had", "own", "owned", "era", "es", "fue",
    "trabaja", "tenia",
];
/// With whom it is one's own again.
const ONESELF: [&str; 4] = ["i", "we", "yo", "me"];

/// How each word of a sentence is meant.
pub(crate) fn meant(words: &Words, sentence: &Range<usize>) -> Vec<Meant> {
    let mut meant = vec![Meant::Done; sentence.len()];
    mark_wishes(words, sentence, &mut meant);
    for word in sentence.clone() {
        let form = words.form(word);
        let place = word - sentence.start;
        if DENIALS.contains(&form) {
            let reach = if NEVER.contains(&form) {
                NEVER_REACH
            } else {
                DENIAL_REACH
            };
            let clause = rest_of_clause(words, sentence, word + 1, reach);
            meant[clause.start - sentence.start..clause.end - sentence.start].fill(Meant::Denied);
        } else if DENIED_BEFORE.contains(&form) && place > 0 {
            meant[place - 1] = Meant::Denied;
        } else if OTHERS.contains(&form)
            && word + 1 < sentence.end
            && THEIRS.contains(&words.form(word + 1))
        {
            let clause = rest_of_clause(words, sentence, word + 1, usize::MAX);
            meant[place..clause.end - sentence.start].fill(Meant::Denied);
        }
    }
    meant
}

fn mark_wishes(words: &Words, sentence: &Range<usize>, meant: &mut [Meant]) {
    let start = words.words[sentence.start].form.start - 1;
    let end = words.words[sentence.end - 1].form.end + 1;
    let text = &words.text[start..end];
    for wish in WISHES {
        for (at, _) in text.match_indices(wish) {
            let first = words.at(start + at + 1);
            let turn = (first..sentence.end).find(|word| TURNS.contains(&words.form(*word)));
            let last = turn.unwrap_or(sentence.end);
            meant[first - sentence.start..last - sentence.start].fill(Meant::Wished);
        }
    }
}

/// From a word to the end of its clause, at most some words.
fn rest_of_clause(
    words: &Words,
    sentence: &Range<usize>,
    from: usize,
    most: usize,
) -> Range<usize> {
    let last = sentence.end.min(from.saturating_add(most));
    let ends = |word: &usize| {
        let form = words.form(*word);
        words.words[*word].begins_clause
            || TURNS.contains(&form)
            || (*word > from && ONESELF.contains(&form))
    };
    from..(from..last).find(ends).unwrap_or(last).max(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn marks(text: &str) -> String {
        let words = Words::of(text);
        let marks = words
            .sentences
            .iter()
            .flat_map(|sentence| meant(&words, sentence));
        marks
            .map(|meant| match meant {
                Meant::Done => '+',
                Meant::Wished => '?',
                Meant::Denied => '-',
            })
            .collect()
    }

    #[test]
    fn a_denial_reaches_to_the_end_of_its_clause() {
        assert_eq!(marks("I never drove a truck, but I cooked"), "++---+++");
        assert_eq!(marks("No tengo licencia, manejo montacargas"), "+--++");
        assert_eq!(marks("No CDL. Forklift"), "+-+");
        assert_eq!(marks("drove nobody"), "-+");
    }

    #[test]
    fn a_wish_reaches_to_the_end_of_its_sentence_or_a_turn() {
        assert_eq!(marks("I want to learn welding but I cooked"), "+????+++");
        assert_eq!(marks("Seeking work as a welder. Cook"), "?????+");
    }

    #[test]
    fn never_and_wishes_reach_what_they_are_about() {
        let done = |text: &str| !marks(text).ends_with(['-', '?']);
        for text in [
            "I have never in my life been asked to drive a truck",
            "Nunca en mi vida he tenido que manejar un camion",
            "I did everything in that shop except welding",
            "I would love to learn how to weld",
            "I am applying for the forklift job",
            "I wish I could drive a truck",
            "I want work as a welder",
            "Me interesa la soldadura",
            "Tengo ganas de aprender soldadura",
            "I am unable to lift boxes",
        ] {
            assert!(!done(text), "{text}: {}", marks(text));
        }
        for text in [
            "The customers want it clean and I mopped",
            "I never missed a day, I mopped",
            "I wanted to stay but I cooked",
            "No problem for me, I cooked",
        ] {
            assert!(done(text), "{text}: {}", marks(text));
        }
    }

    #[test]
    fn the_work_of_others_is_not_ones_own() {
        assert_eq!(marks("My uncle had a shop and I cut meat"), "+-----+++");
        assert_eq!(marks("I pulled wire with my cousin"), "++++++");
    }
}
