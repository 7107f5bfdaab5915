//! What is named first and denied behind: "Roofing? Nope", "welding I never did", "cocinar no sé". A denial before it
//! is told by [`meant`](super::meant).

use super::signs::OTHERS;
use super::signs::TURNS;
use crate::words::{Words, is, next_sentence};
use std::ops::Range;

/// Answers that deny …
const NO: [&str; 8] = ["no", "nope", "nah", "never", "not", "nunca", "none", "jama"];
/// … and what may follow them.
const AFTER_NO: [&str; 33] = [
    "no", "not", "me", "never", "nunca", "really", "sir", "maam", "longer", "yet", "now", "more",
    "anymore", "any", "way", "at", "all", "much", "ever", "i", "do", "dont", "did", "didnt",
    "havent", "cant", "thank", "gracia", "senor", "mas", "nada", "todavia", "yo",
];
/// Words of a topic at most.
const TOPIC_MAX: usize = 4;
/// What makes some words a sentence of its own, and no topic.
const SUBJECTS: [&str; 12] = [
    "i", "we", "yo", "im", "ive", "they", "he", "she", "it", "my", "mi", "me",
];
/// Past forms of verbs that tell what was done, beside all in "-ed".
const TOLD: [&str; 16] = [
    "drove",
    "ran",
    "was",
    "did",
    "made",
    "built",
    "sold",
    "cut",
    "swept",
    "hung",
    "laid",
    "fui",
    "hice",
    "trabaje",
    "trabajaba",
    "era",
];
/// What may stand between a topic and a denial of it.
const BETWEEN: [&str; 16] = [
    "i",
    "yo",
    "we",
    "is",
    "es",
    "something",
    "thing",
    "algo",
    "a",
    "que",
    "that",
    "which",
    "one",
    "still",
    "just",
    "eso",
];
/// Words that deny a verb.
const DENIALS: [&str; 15] = [
    "never", "dont", "didnt", "cant", "cannot", "couldnt", "havent", "wont", "not", "no", "nunca",
    "jama", "tampoco", "nope", "hardly",
];
/// What may stand between a denial and its verb.
const BEFORE_VERB: [&str; 12] = [
    "ever", "even", "really", "lo", "la", "le", "have", "he", "had", "to", "known", "been",
];
/// Verbs that say of any work whether one did, knows or can do it.
const VERBS: [&str; 43] = [
    "touch", "touched", "did", "do", "done", "doing", "run", "ran", "drive", "drove", "driven",
    "operate", "operated", "learn", "learned", "learnt", "try", "tried", "know", "knew", "use",
    "used", "like", "liked", "want", "handle", "se", "supe", "hice", "hago", "hacia", "toque",
    "aprendi", "puedo", "pude", "manejo", "maneje", "quiero", "quise", "uso", "use", "conozco",
    "intente",
];
/// Verbs of them that are work of their own: "worked in a warehouse, never drove".
const OF_THEIR_OWN: [&str; 6] = ["drive", "drove", "driven", "manejo", "maneje", "operated"];
/// What may follow such a verb at the end of its clause.
const BEHIND: [&str; 24] = [
    "it", "that", "them", "one", "much", "well", "anymore", "any", "more", "no", "nada", "mucho",
    "eso", "either", "ever", "before", "yet", "at", "all", "bien", "hacer", "hacerlo", "mas",
    "too",
];
/// Phrases that say of what stands before them that it is none of one's own work …
const NOT_MINE: [&str; 24] = [
    " isnt for me ",
    " is not for me ",
    " aint for me ",
    " not for me ",
    " wasnt for me ",
    " isnt my thing ",
    " is not my thing ",
    " aint my thing ",
    " wasnt my thing ",
    " never my thing ",
    " not my thing ",
    " not my trade ",
    " isnt my trade ",
    " never my trade ",
    " not my line ",
    " no es lo mio ",
    " no era lo mio ",
    " nunca fue lo mio ",
    " no fue lo mio ",
    " no es para mi ",
    " no era para mi ",
    " no es mi fuerte ",
    " never for me ",
    " no me sale ",
];
/// … or hardly began.
const HARDLY_BEGUN: [&str; 9] = [
    " tried it and quit ",
    " tried it once ",
    " tried it one day ",
    " quit the first day ",
    " quit on the first day ",
    " quit after a day ",
    " renuncie el primer dia ",
    " me fui el primer dia ",
    " lo intente una vez ",
];
/// What takes one thing out of all: "everything but painting".
const ALL: [&str; 5] = ["everything", "anything", "all", "todo", "cualquiera"];
const BUT: [&str; 3] = ["but", "meno", "except"];
/// Words that count to nothing …
const ZERO: [&str; 4] = ["zero", "cero", "0", "ninguna"];
/// … and of what.
const EXPERIENCE: [&str; 7] = [
    "experience",
    "experiencia",
    "knowledge",
    "skill",
    "training",
    "clue",
    "idea",
];

/// The words of a sentence that are denied by what stands behind them, in it or in the next one.
pub(super) fn denied_behind(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let clauses = clauses(words, sentence);
    for (at, clause) in clauses.iter().enumerate() {
        let before = at.checked_sub(1).map(|it| &clauses[it]);
        let topic = before.filter(|it| is_topic(words, it));
        if is_answer(words, clause) {
            all.extend(topic.cloned());
        } else if clause.clone().skip(1).any(|word| {
            is_answer(words, &(word..clause.end)) && !is_of_another(words, clause, word)
        }) {
            // "Techos no, pintura sí".
            all.push(clause.clone());
        }
        let denial = denied_verb(words, clause);
        if let Some(denial) = denial.filter(|it| !is_of_another(words, clause, *it)) {
            let mut named = (clause.start..denial).rev();
            let last = named.find(|word| !is(words, clause, *word, &BETWEEN));
            match (last, topic) {
                (Some(last), _) if is_topic(words, &(clause.start..last + 1)) => {
                    all.push(clause.clone());
                }
                (None, Some(topic)) if is_about_topic(words, clause) => all.push(topic.clone()),
                _ => {}
            }
        }
        for sign in NOT_MINE.iter().chain(&HARDLY_BEGUN) {
            if says(words, clause, sign) {
                all.push(clause.clone());
                all.extend(topic.cloned());
            }
        }
    }
    let whole = clauses.last().filter(|it| it.len() <= TOPIC_MAX + 2);
    if whole.is_some_and(|it| !tells(words, it)) && denies_before(words, sentence) {
        all.extend(whole.cloned());
    }
    all
}

/// Whether the next sentence says nothing but "no", or "I never did it".
fn denies_before(words: &Words, sentence: &Range<usize>) -> bool {
    let next = next_sentence(words, sentence);
    let is_denial = |clause: &Range<usize>| {
        let begins = clause.start..clause.start + 1;
        let is_first = denied_verb(words, clause).is_some_and(|denial| {
            denial == begins.start || is(words, &begins, begins.start, &["i", "yo"])
        });
        is_answer(words, clause) || (is_first && is_about_topic(words, clause))
    };
    !next.is_empty() && clauses(words, &next).iter().all(is_denial)
}

/// Where words begin that are taken out of all, or of which there is no experience.
pub(super) fn is_exception(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let back = |list: &[&str]| word > sentence.start && is(words, sentence, word - 1, list);
    // "Any job but roofing", and not "I lost my job but I …".
    let is_any = back(&["job", "trade", "work", "trabajo"])
        && word > sentence.start + 1
        && is(
            words,
            sentence,
            word - 2,
            &["any", "every", "all", "cualquier"],
        );
    let tells = is(words, sentence, word + 1, &SUBJECTS);
    (is(words, sentence, word, &BUT) && (back(&ALL) || is_any) && !tells)
        || (is(words, sentence, word, &EXPERIENCE) && back(&ZERO))
}

/// What is said in one sentence, one after the other; a turn begins something else.
fn clauses(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let begins =
        |word: &usize| words.words[*word].begins_clause || TURNS.contains(&words.form(*word - 1));
    let cuts = (sentence.start + 1..sentence.end).filter(begins);
    let mut start = sentence.start;
    let mut all = Vec::new();
    for end in cuts.chain([sentence.end]) {
        all.push(start..end);
        start = end;
    }
    all
}

/// Whether some words only name something: few of them, without who did it.
fn is_topic(words: &Words, clause: &Range<usize>) -> bool {
    clause.len() <= TOPIC_MAX && !clause.is_empty() && !tells(words, clause)
}

/// Whether some words tell what somebody did: "I cooked", "cleaned offices".
fn tells(words: &Words, clause: &Range<usize>) -> bool {
    let is_deed =
        TOLD.contains(&words.form(clause.start)) || words.words[clause.start].lower.ends_with("ed");
    // "Drove a truck? Never" asks.
    let is_short = clause.len() <= TOPIC_MAX;
    let has_subject = clause
        .clone()
        .any(|word| SUBJECTS.contains(&words.form(word)));
    has_subject || (is_deed && !is_short)
}

/// Whether a denial is about one of the writer's people: "I have a CDL and my brother does not".
fn is_of_another(words: &Words, clause: &Range<usize>, denial: usize) -> bool {
    let mut before = (clause.start + 1..denial).rev();
    let last = before.find(|word| !is(words, clause, *word, &["doe", "do", "did", "has"]));
    last.is_some_and(|word| {
        OTHERS.contains(&words.form(word))
            && is(words, clause, word - 1, &["my", "mi", "his", "her"])
    })
}

/// Whether a clause is nothing but "no".
fn is_answer(words: &Words, clause: &Range<usize>) -> bool {
    // A field of study called "Ño" is no answer.
    let first = clause.clone().next();
    first.is_some_and(|word| NO.contains(&words.words[word].lower.as_str()))
        && clause
            .clone()
            .skip(1)
            .all(|word| AFTER_NO.contains(&words.form(word)))
}

/// The denial of a clause whose verb has nothing behind it that it would be about.
fn denied_verb(words: &Words, clause: &Range<usize>) -> Option<usize> {
    clause.clone().find(|denial| {
        let mut behind = denial + 1..clause.end;
        let verb = behind.find(|word| !is(words, clause, *word, &BEFORE_VERB));
        is(words, clause, *denial, &DENIALS)
            && verb.is_some_and(|verb| {
                is(words, clause, verb, &VERBS)
                    && (verb + 1..clause.end).all(|word| is(words, clause, word, &BEHIND))
            })
    })
}

/// Whether a clause can only be about what stands before it: "I can't run", "never did it".
fn is_about_topic(words: &Words, clause: &Range<usize>) -> bool {
    let has_subject = is(words, clause, clause.start, &["i", "yo", "we"]);
    let has_object = clause
        .clone()
        .any(|word| is(words, clause, word, &["it", "that", "lo", "la"]));
    let is_own = clause
        .clone()
        .any(|word| is(words, clause, word, &OF_THEIR_OWN));
    has_object || (has_subject && !is_own)
}

fn says(words: &Words, clause: &Range<usize>, sign: &str) -> bool {
    words.text_of(clause).contains(sign)
}
