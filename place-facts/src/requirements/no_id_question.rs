//! A question of people without an ID that the next sentence answers with a no: "No ID? Sorry, we cannot help".

use super::{Facts, Sentence, id_words};
use sync_protocol::places::requirements::{IdNeed, Paper};

const QUESTIONS: [&str; 5] = [
    "don t have an id",
    "no id",
    "no photo id",
    "sin id",
    "without id",
];
const REFUSALS: [&str; 14] = [
    "can t help",
    "can t serve",
    "cannot be served",
    "cannot help",
    "cannot serve",
    "cannot take you",
    "no entry",
    "no service",
    "no podemos atenderle",
    "no podemos ayudar",
    "no podemos ayudarle",
    "not able to help",
    "unable to help",
    "unable to serve",
];
/// With one of these somebody is helped, or only something is not done.
const BUT: [&str; 9] = [
    "but", "except", "if", "today", "until", "unless", "with", "without", "pero",
];

pub(super) fn read(sentences: &[Sentence<'_>], facts: &mut Facts) {
    for pair in sentences.windows(2) {
        let [question, answer] = pair else { continue };
        let asked = id_words::one_word_for_it(question);
        let is_refused = answer.has_any(&REFUSALS) && !answer.has_any(&BUT);
        if QUESTIONS.contains(&asked.plain.as_str()) && is_refused {
            facts.id.push(answer.state(IdNeed::Any));
            facts.papers.push(answer.state(Paper::Id));
        }
    }
}
