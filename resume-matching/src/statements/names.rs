//! Names of people and of streets, which may be words for work: "Maria Carpenter", "12 Cook Street".

use crate::words::{Words, is_number};
use std::ops::Range;

/// What stands before a name.
const CALLED: [&[&str]; 6] = [
    &["name", "is"],
    &["me", "llamo"],
    &["nombre", "es"],
    &["call", "me"],
    &["signed"],
    &["atentamente"],
];
/// Words of a name at most.
const NAME_MAX: usize = 3;
/// What the name of a street ends with.
const STREETS: [&str; 12] = [
    "street",
    "st",
    "avenue",
    "ave",
    "road",
    "rd",
    "lane",
    "boulevard",
    "blvd",
    "court",
    "place",
    "terrace",
];
/// Words between the number and the end of a street at most.
const STREET_MAX: usize = 3;
/// Frequent given names of people here, none of which names work.
const GIVEN: [&str; 129] = [
    "aaron",
    "alejandro",
    "alexander",
    "amanda",
    "amy",
    "ana",
    "andre",
    "andres",
    "andrew",
    "angel",
    "angela",
    "anthony",
    "antonio",
    "ashley",
    "barbara",
    "benjamin",
    "betty",
    "brandon",
    "brian",
    "carlos",
    "carmen",
    "carol",
    "cesar",
    "charle",
    "christopher",
    "cynthia",
    "daniel",
    "darnell",
    "david",
    "deborah",
    "dennis",
    "diego",
    "donald",
    "donna",
    "eduardo",
    "edward",
    "elizabeth",
    "emily",
    "eric",
    "fernando",
    "francisco",
    "frank",
    "gary",
    "george",
    "gregory",
    "hector",
    "jack",
    "jacob",
    "jamal",
    "james",
    "jason",
    "javier",
    "jeffrey",
    "jennifer",
    "jerry",
    "jessica",
    "jesus",
    "john",
    "jonathan",
    "jorge",
    "jose",
    "joseph",
    "joshua",
    "juan",
    "julio",
    "justin",
    "karen",
    "kathleen",
    "keisha",
    "kenneth",
    "kevin",
    "kimberly",
    "larry",
    "latoya",
    "laura",
    "linda",
    "lisa",
    "luis",
    "luz",
    "malik",
    "manuel",
    "marco",
    "marcus",
    "maria",
    "mario",
    "mary",
    "matthew",
    "melissa",
    "michael",
    "michelle",
    "miguel",
    "nancy",
    "nicholas",
    "oscar",
    "pablo",
    "patricia",
    "patrick",
    "paul",
    "pedro",
    "rafael",
    "ramon",
    "raul",
    "raymond",
    "rebecca",
    "ricardo",
    "richard",
    "robert",
    "roberto",
    "ronald",
    "rosa",
    "ryan",
    "samuel",
    "sandra",
    "sarah",
    "scott",
    "sergio",
    "sharon",
    "stephanie",
    "stephen",
    "steven",
    "susan",
    "tanisha",
    "terrell",
    "thomas",
    "timothy",
    "tyler",
    "tyrone",
    "victor",
    "william",
];

/// The words of a sentence that are names.
pub(super) fn names(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let told = sentence.clone().filter_map(|word| {
        let called = CALLED.iter().find(|called| {
            let all = called.iter().enumerate();
            all.into_iter()
                .all(|(at, form)| word + at < sentence.end && words.form(word + at) == *form)
        })?;
        let first = word + called.len();
        Some(first..clause_end(words, sentence, first).min(first + NAME_MAX))
    });
    let given = sentence.clone().filter_map(|word| {
        let begins = word == sentence.start || words.words[word].begins_clause;
        let end = clause_end(words, sentence, word);
        let is_short = (2..=NAME_MAX).contains(&(end - word));
        (begins && is_short && GIVEN.contains(&words.form(word))).then_some(word..end)
    });
    let streets = sentence.clone().filter_map(|word| {
        let is_number = is_number(words.form(word));
        let last = sentence.end.min(word + STREET_MAX + 2);
        let mut behind = word + 1..last;
        let end = behind.find(|word| STREETS.contains(&words.form(*word)))?;
        // "In 2015, drove over the road" names no street.
        let crosses = (word + 1..=end).any(|it| words.words[it].begins_clause);
        (is_number && !crosses).then_some(word + 1..end)
    });
    told.chain(given).chain(streets).collect()
}

fn clause_end(words: &Words, sentence: &Range<usize>, first: usize) -> usize {
    let mut behind = first + 1..sentence.end;
    let end =
        behind.find(|word| words.words[*word].begins_clause || words.words[*word].begins_line);
    end.unwrap_or(sentence.end).max(first.min(sentence.end))
}
