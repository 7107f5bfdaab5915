//! Whether a sentence speaks of a paper or of work that papers exist for: "licensed asbestos handler"
//! holds one, "removed asbestos" does not.

use crate::words::{Words, next_sentence};
use place_facts::names_of_days::{MONTHS_EN, MONTHS_ES};
use std::ops::Range;

/// Nouns for a paper, before or after what it is for, in both languages …
const NOUNS: [&str; 18] = [
    "license",
    "licence",
    "certificate",
    "certification",
    "cert",
    "card",
    "permit",
    "endorsement",
    "credential",
    "licencia",
    "certificado",
    "certificacion",
    "certificacione",
    "tarjeta",
    "carnet",
    "permiso",
    "credencial",
    "endoso",
];
/// … and adjectives for the person who holds it: English ones come before, Spanish ones after.
const ADJECTIVES: [&str; 4] = ["licensed", "licenced", "certified", "registered"];
const ADJECTIVES_ES: [&str; 5] = [
    "certificado",
    "certificada",
    "licenciado",
    "autorizado",
    "acreditado",
];
/// Words that may stand between the two.
const BETWEEN: [&str; 32] = [
    "in",
    "for",
    "a",
    "as",
    "and",
    "or",
    "of",
    "the",
    "my",
    "to",
    "nj",
    "state",
    "new",
    "jersey",
    "id",
    "lead",
    "removal",
    "remove",
    "abatement",
    "handle",
    "handling",
    "handler",
    "worker",
    "safety",
    "supervisor",
    "applicator",
    "operator",
    "de",
    "en",
    "para",
    "y",
    "retiro",
];
/// Words before "class A" that say of it that one has it …
const HAVING: [&str; 16] = [
    "earned", "his", "her", "our", "my", "a", "have", "hold", "got", "with", "w", "mi", "tengo",
    "con", "saque", "una",
];
/// … and words behind it. "Tengo clase a las cinco" is a lesson.
const BEHIND_CLASS: [&str; 24] = [
    "never", "nunca", "and", "y", "with", "con", "since", "desde", "cdl", "w", "but", "pero",
    "back", "again", "expired", "renewed", "vigente", "valida", "activa", "vencida", "otra", "ya",
    "until", "hasta",
];
/// What leads from "my class A" to what it is like …
const IS: [&str; 8] = ["is", "isnt", "was", "esta", "sigue", "in", "en", "hasnt"];
/// … which is no hour: "my class a is at five".
const LIKE: [&str; 22] = [
    "taken",
    "good",
    "valid",
    "current",
    "active",
    "not",
    "no",
    "still",
    "clean",
    "up",
    "expired",
    "suspended",
    "vigente",
    "valida",
    "activa",
    "buena",
    "renewed",
    "fine",
    "vencida",
    "gone",
    "new",
    "back",
];
/// What an entry says of a paper that begins with its name: "Class A valid until 2028".
const VALID: [&str; 6] = ["valid", "current", "active", "vigente", "valida", "activa"];
/// Verbs before "la clase A": "tomo la clase a" is a lesson.
const BEFORE_LA: [&str; 11] = [
    "vencio",
    "tengo",
    "saque",
    "perdi",
    "con",
    "obtuve",
    "renove",
    "regresaron",
    "devolvieron",
    "quitaron",
    "recupere",
];
/// How many of them.
const BETWEEN_MAX: usize = 3;
/// Words of a heading at most, as "Licenses and certificates" is one.
const HEADING_MAX: usize = 4;
/// Words of a line below such a heading at most.
const LINE_MAX: usize = 5;
/// Words that begin another part of a resume.
const OTHER_PARTS: [&str; 16] = [
    "experience",
    "experiencia",
    "work",
    "worked",
    "job",
    "employment",
    "history",
    "trabajo",
    "empleo",
    "skill",
    "habilidade",
    "duty",
    "education",
    "educacion",
    "reference",
    "referencia",
];

/// Whether the words around a phrase say that its paper is held.
pub(crate) fn is_held(
    words: &Words,
    sentence: &Range<usize>,
    phrase: &Range<usize>,
    is_meant: &impl Fn(usize) -> bool,
) -> bool {
    let says = |list: &[&str], word: usize| is_meant(word) && list.contains(&words.form(word));
    let is_between = |word: &usize| BETWEEN.contains(&words.form(*word));
    let before = (sentence.start..phrase.start)
        .rev()
        .take(BETWEEN_MAX + 1)
        .find(|word| !is_between(word));
    let after = (phrase.end..sentence.end)
        .take(BETWEEN_MAX + 1)
        .find(|word| !is_between(word));
    is_class_held(words, sentence, phrase, is_meant)
        || is_passed(words, sentence, phrase, is_meant)
        || is_handlers_held(words, sentence, phrase, is_meant)
        || before.is_some_and(|word| says(&NOUNS, word) || says(&ADJECTIVES, word))
        || after.is_some_and(|word| says(&NOUNS, word) || says(&ADJECTIVES_ES, word))
        || heading(words, sentence).is_some_and(|mut heading| heading.any(|it| says(&NOUNS, it)))
        || (sentence.len() <= LINE_MAX && is_below_heading(words, sentence.start))
}

/// "I have my food handlers", as people call the card. "I was a food handler" is work.
fn is_handlers_held(
    words: &Words,
    sentence: &Range<usize>,
    phrase: &Range<usize>,
    is_meant: &impl Fn(usize) -> bool,
) -> bool {
    let is = |word: usize, list: &[&str]| crate::words::is(words, sentence, word, list);
    let is_card = is(phrase.end - 1, &["handler"])
        && words.words[phrase.end - 1].lower.ends_with('s')
        || is(phrase.start, &["manipulador"]);
    let leads = phrase.start > sentence.start
        && is(phrase.start - 1, &["my", "mi", "a", "have", "got", "hold"]);
    let ends = phrase.end == sentence.end
        || words.words[phrase.end].begins_clause
        || is(phrase.end, &BEHIND_CLASS)
        || is(phrase.end, &IS)
        || is(phrase.end, &["i", "for", "at", "from"]);
    is_card && leads && ends && is_meant(phrase.start)
}

/// Lessons that give a paper to who passes them …
const LESSONS: [&str; 6] = [
    "class",
    "course",
    "training",
    "clase",
    "curso",
    "entrenamiento",
];
/// … what says so …
const PASSED: [&str; 6] = ["passed", "aprobe", "pase", "aprobado", "aced", "aprobamo"];
/// … and what says that it did not happen.
const NOT_PASSED: [&str; 14] = [
    "not", "never", "no", "nunca", "almost", "casi", "havent", "hasnt", "didnt", "until", "if",
    "nobody", "failed", "reprobe",
];

/// Whether the words for a paper name the lessons for it.
pub(crate) fn is_lesson(words: &Words, phrase: &Range<usize>) -> bool {
    phrase.len() > 1
        && phrase
            .clone()
            .any(|word| LESSONS.contains(&words.form(word)))
}

/// "I took the forklift class and passed the test". The class alone gives no paper.
fn is_passed(
    words: &Words,
    sentence: &Range<usize>,
    phrase: &Range<usize>,
    is_meant: &impl Fn(usize) -> bool,
) -> bool {
    let next = next_sentence(words, sentence);
    let told = sentence.start..next.end.max(sentence.end);
    let mut all = told.clone();
    let has = |list: &[&str]| told.clone().any(|word| list.contains(&words.form(word)));
    is_lesson(words, phrase)
        && all.any(|word| PASSED.contains(&words.form(word)))
        && !has(&NOT_PASSED)
        && is_meant(phrase.start)
}

/// "I have my class A", which no other word says is a license.
fn is_class_held(
    words: &Words,
    sentence: &Range<usize>,
    phrase: &Range<usize>,
    is_meant: &impl Fn(usize) -> bool,
) -> bool {
    let is = |word: usize, list: &[&str]| word < sentence.end && list.contains(&words.form(word));
    let is_like = |word: usize| {
        word < sentence.end && (is(word, &LIKE) || crate::words::is_number(words.form(word)))
    };
    let ends = phrase.end == sentence.end
        || words.words[phrase.end].begins_clause
        || is(phrase.end, &BEHIND_CLASS)
        || (is(phrase.end, &IS) && is_like(phrase.end + 1))
        || (is(phrase.end, &["in", "en"])
            && (is(phrase.end + 1, &MONTHS_EN) || is(phrase.end + 1, &MONTHS_ES)));
    let begins = phrase.start == sentence.start;
    let next = next_sentence(words, sentence);
    // "Class A. Valid until 2028" are two sentences.
    let goes_on = phrase.end == sentence.end && crate::words::is(words, &next, next.start, &VALID);
    let is_entry = begins && (goes_on || is(phrase.end, &VALID));
    if is_entry && is(phrase.start, &["class", "clase"]) && is_meant(phrase.start) {
        return true;
    }
    let is_la = phrase.start > sentence.start + 1
        && is(phrase.start - 1, &["la"])
        && is(phrase.start - 2, &BEFORE_LA);
    // "My CDL is current, class A".
    let is_of_cdl = is_item(words, sentence, phrase)
        && (sentence.start..phrase.start).any(|word| is(word, &["cdl", "license", "licencia"]));
    let leads =
        (phrase.start > sentence.start && is(phrase.start - 1, &HAVING)) || is_la || is_of_cdl;
    is(phrase.start, &["class", "clase"]) && leads && ends && is_meant(phrase.start)
}

/// Whether a word says of a person that a paper is held.
pub(crate) fn is_adjective(form: &str) -> bool {
    ADJECTIVES.contains(&form)
}

/// Whether a phrase is an item of a list, as between two commas.
pub(crate) fn is_item(words: &Words, sentence: &Range<usize>, phrase: &Range<usize>) -> bool {
    let begins = |word: usize| word == sentence.start || words.words[word].begins_clause;
    begins(phrase.start) && (phrase.end == sentence.end || begins(phrase.end))
}

/// Whether a phrase names an occupation: an item of a list, or behind "as a" and the like.
pub(crate) fn is_title(words: &Words, sentence: &Range<usize>, phrase: &Range<usize>) -> bool {
    let mut before = (sentence.start..phrase.start).rev();
    let word = before.find(|word| !["a", "an", "the", "un", "una"].contains(&words.form(*word)));
    let is_behind = word.is_some_and(|word| ["as", "como"].contains(&words.form(word)));
    is_behind || is_item(words, sentence, phrase)
}

/// The words before the first colon or comma, where they are few.
fn heading(words: &Words, sentence: &Range<usize>) -> Option<Range<usize>> {
    let end = (sentence.start + 1..sentence.end).find(|word| words.words[*word].begins_clause)?;
    (end - sentence.start <= HEADING_MAX).then_some(sentence.start..end)
}

/// Whether short lines lead up to a heading such as "Licenses".
fn is_below_heading(words: &Words, start: usize) -> bool {
    let above = words.sentences.iter().rev();
    let mut above = above.skip_while(|line| line.start >= start);
    let is_heading = |line: &Range<usize>, list: &[&str]| {
        line.len() <= HEADING_MAX && line.clone().any(|word| list.contains(&words.form(word)))
    };
    let ends = |line: &&Range<usize>| {
        line.len() > LINE_MAX || is_heading(line, &NOUNS) || is_heading(line, &OTHER_PARTS)
    };
    above
        .find(ends)
        .is_some_and(|line| is_heading(line, &NOUNS) && !is_heading(line, &OTHER_PARTS))
}
