//! Names of people and of streets, which may be words for work: "Maria Carpenter", "12 Cook Street".

use super::signs::OTHERS;
use crate::heads::is_trade;
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
/// What stands before a family name and is short for something, so that a full stop may follow …
const TITLES: [&str; 8] = ["mr", "mrs", "ms", "dr", "sr", "sra", "rev", "sgt"];
/// … and titles that are words of their own, behind which only a word for a trade is a name …
const OFFICES: [&str; 14] = [
    "pastor",
    "officer",
    "judge",
    "reverend",
    "deputy",
    "sergeant",
    "captain",
    "lawyer",
    "attorney",
    "counselor",
    "chaplain",
    "juez",
    "oficial",
    "abogado",
];
/// … where none of these stands before: "correctional officer, cook".
const BEFORE_OFFICES: [&str; 22] = [
    "my",
    "our",
    "with",
    "to",
    "by",
    "from",
    "and",
    "is",
    "was",
    "told",
    "for",
    "the",
    "mi",
    "con",
    "del",
    "al",
    "parole",
    "probation",
    "youth",
    "senior",
    "hermano",
    "called",
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
const GIVEN: [&str; 150] = [
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
    "tom",
    "joe",
    "ann",
    "anne",
    "bob",
    "sam",
    "mike",
    "steve",
    "dave",
    "tony",
    "nick",
    "jim",
    "ben",
    "dan",
    "ed",
    "fred",
    "jeff",
    "taylor",
    "tiffany",
    "brittany",
    "jasmine",
];

/// Given names that are other words too: names only at the very beginning of a resume.
const GIVEN_OR_WORD: [&str; 36] = [
    "mark",
    "will",
    "grace",
    "rose",
    "hope",
    "joy",
    "bill",
    "ray",
    "dean",
    "chase",
    "rob",
    "drew",
    "pat",
    "sue",
    "dawn",
    "cliff",
    "gene",
    "earl",
    "ruby",
    "penny",
    "lily",
    "ivy",
    "pearl",
    "jade",
    "buddy",
    "angel",
    "mercedes",
    "dolores",
    "esperanza",
    "pilar",
    "cruz",
    "domingo",
    "blanca",
    "gloria",
    "victoria",
    "soledad",
];
/// Spanish family names that are words for a trade too.
const FAMILY_ES: [&str; 14] = [
    "pintor",
    "panadero",
    "cocinero",
    "barbero",
    "carpintero",
    "zapatero",
    "herrero",
    "carnicero",
    "jardinero",
    "soldador",
    "conductor",
    "cantinero",
    "guardia",
    "vaquero",
];
/// Letters of what may stand between the two names: "James T Baker".
const INITIAL_MAX: usize = 1;

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
        (begins && is_short && is_given(words, word)).then_some(word..end)
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
    // "Baker Street, Newark" without a number.
    let corners = sentence.clone().filter(|word| {
        let next = word + 1;
        let is_street = next < sentence.end
            && STREETS.contains(&words.form(next))
            && words.words[next].is_capital
            && !words.words[next].begins_clause;
        is_street && words.words[*word].is_capital && is_trade(words.form(*word))
    });
    let corners = corners.map(|word| word..word + 1);
    let titled = sentence
        .clone()
        .filter(|word| is_titled(words, sentence, *word))
        .map(|word| word..word + 1);
    let family = sentence
        .clone()
        .filter(|word| is_family_name(words, sentence, *word))
        .map(|word| word..word + 1);
    let called = sentence
        .clone()
        .filter_map(|word| called_in_spanish(words, sentence, word));
    told.chain(called)
        .chain(given)
        .chain(streets)
        .chain(corners)
        .chain(titled)
        .chain(family)
        .collect()
}

/// Whether a word is a given name. [`Words`] takes the s of "Carlos" for that of a plural.
fn is_given(words: &Words, word: usize) -> bool {
    is_one_of(&GIVEN, words.form(word))
}

fn is_one_of(names: &[&str], form: &str) -> bool {
    let mut all = names.iter();
    all.any(|name| *name == form || name.strip_suffix('s') == Some(form))
}

/// "James Baker made pizza", and not "James, baker" or "soy Carlos pintor de casas".
fn is_family_name(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let is_joined = |at: usize| {
        let next = &words.words[at];
        next.is_capital && !next.begins_clause && !next.begins_line
    };
    let is_trade = |at: usize| is_trade(words.form(at)) || FAMILY_ES.contains(&words.form(at));
    if word == sentence.start || !is_joined(word) || !is_trade(word) {
        return false;
    }
    let is_initial = words.form(word - 1).len() <= INITIAL_MAX;
    let given =
        word - 1 - usize::from(is_initial && word > sentence.start + 1 && is_joined(word - 1));
    words.words[given].is_capital
        && (is_given(words, given) || is_heading(words, sentence, given, word))
}

/// "Mark Welder" as the first line of a resume, with nothing behind it. "Will Cook For Food" is no name.
fn is_heading(words: &Words, sentence: &Range<usize>, given: usize, family: usize) -> bool {
    let next = family + 1;
    let ends =
        next >= sentence.end || words.words[next].begins_clause || words.words[next].begins_line;
    given == 0 && ends && is_one_of(&GIVEN_OR_WORD, words.form(given))
}

/// "Mi oficial se llama señor Herrera". What a shop is called says what it does.
fn called_in_spanish(words: &Words, sentence: &Range<usize>, word: usize) -> Option<Range<usize>> {
    let is = |at: usize, list: &[&str]| at < sentence.end && list.contains(&words.form(at));
    let first = word + 2;
    let is_called =
        is(word, &["se"]) && is(word + 1, &["llama", "llamaba"]) && first < sentence.end;
    let is_person = || {
        let mut before = sentence.start..word;
        is(first, &["senor", "senora", "don", "sr", "sra"])
            || is_given(words, first)
            || before
                .any(|it| OFFICES.contains(&words.form(it)) || OTHERS.contains(&words.form(it)))
    };
    (is_called && is_person())
        .then(|| first..clause_end(words, sentence, first).min(first + NAME_MAX))
}

/// Whether a title is short for nothing else.
fn is_clear_title(title: &str) -> bool {
    ["mr", "mrs", "sra"].contains(&title)
}

/// "Mr. Mason", "Pastor Baker", "my lawyer Tom Cook".
fn is_titled(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let Some(before) = word.checked_sub(1) else {
        return false;
    };
    let title = words.words[before].lower.as_str();
    // "La señora Cocinero", and not "la señora cocinera".
    let is_named = |title: usize| {
        let is_title = is_clear_title(&words.words[title].lower)
            || ["senor", "senora", "don", "dona"].contains(&words.form(title));
        let mut name = title + 1..=word;
        let is_name = name.all(|at| words.words[at].is_capital && !words.words[at].begins_line);
        title >= sentence.start && is_title && is_name
    };
    let is_trade_here = is_trade(words.form(word)) || FAMILY_ES.contains(&words.form(word));
    if is_trade_here && (is_named(before) || before.checked_sub(1).is_some_and(is_named)) {
        return true;
    }
    if TITLES.contains(&title) {
        // "Jackson, MS. Cook": a state stands behind its town.
        let is_state = title == "ms" && words.words[before].begins_clause && word == sentence.start;
        // "MS Office", "12 Oak Dr".
        let is_clear = is_clear_title(title) || is_trade(words.form(word));
        return is_clear && !words.words[word].begins_line && !is_state;
    }
    let is_given = before > sentence.start && is_given(words, before);
    let office = if is_given { before - 1 } else { before };
    let leads = office.checked_sub(1).filter(|it| *it >= sentence.start);
    // A list of titles has commas: "officer, cook".
    word > sentence.start
        && office >= sentence.start
        && !words.words[word].begins_clause
        && OFFICES.contains(&words.form(office))
        && leads.is_none_or(|it| BEFORE_OFFICES.contains(&words.form(it)))
        && is_trade(words.form(word))
}

fn clause_end(words: &Words, sentence: &Range<usize>, first: usize) -> usize {
    let mut behind = first + 1..sentence.end;
    let end =
        behind.find(|word| words.words[*word].begins_clause || words.words[*word].begins_line);
    end.unwrap_or(sentence.end).max(first.min(sentence.end))
}
