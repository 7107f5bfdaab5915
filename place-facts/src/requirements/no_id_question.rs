//! Questions about an ID that the next sentence answers with a no: "No ID? Sorry, we cannot help", "ID? No problem".

use super::denial::Doubt;
use super::{Facts, Sentence, Stated, id_words, questions};
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
/// What is asked for, if the answer is a yes.
const ASKED: [&str; 9] = [
    "an id",
    "do i need an id",
    "do i need id",
    "id",
    "id needed",
    "id required",
    "is id required",
    "need id",
    "photo id",
];
/// Answers to it that ask for none. "ID required. No pets" is no question.
const NOT_NEEDED: [&str; 9] = [
    "no",
    "no need",
    "no problem",
    "no problema",
    "no worries",
    "none needed",
    "not needed",
    "not required",
    "not necessary",
];
/// With one of these somebody is helped, or only something is not done.
const BUT: [&str; 9] = [
    "but", "except", "if", "today", "until", "unless", "with", "without", "pero",
];

pub(super) fn read(sentences: &[Sentence<'_>], facts: &mut Facts) {
    let demands = |it: &Stated<IdNeed>| it.value != IdNeed::None;
    for pair in sentences.windows(2) {
        let [question, answer] = pair else { continue };
        let asked = id_words::one_word_for_it(question);
        let answered = answer.plain.as_str();
        if ASKED.contains(&asked.plain.as_str()) && NOT_NEEDED.contains(&answered) {
            facts.id.retain(|it| it.words != question.words);
            facts.papers.retain(|it| it.words != question.words);
            facts.doubts.push(Doubt::Id);
            answer.quote(facts);
        }
        let is_refused = answer.has_any(&REFUSALS) && !answer.has_any(&BUT);
        if is_one(&asked) && is_refused {
            facts.id.push(answer.state(IdNeed::Any));
            facts.papers.push(answer.state(Paper::Id));
        } else if is_one(&asked) && !questions::is_yes(answer.words) && facts.id.iter().any(demands)
        {
            // "Bring ID. No ID? Ask a social worker".
            facts.is_id_of_some = true;
            facts.doubts.push(Doubt::Id);
        }
    }
}

/// Whether a sentence, with one word for an ID, is a question of people who have none.
pub(super) fn is_one(sentence: &Sentence<'_>) -> bool {
    QUESTIONS.contains(&sentence.plain.as_str())
}
