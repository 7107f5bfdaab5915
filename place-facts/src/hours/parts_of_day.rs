//! Times with a part of the day in words: "9 to 11 in the morning".

use super::words::Word;

/// The words, with "am" and "pm" in place of a part of the day behind a time.
pub(super) fn with_parts_of_day(words: Vec<Word>) -> Vec<Word> {
    let mut said: Vec<Word> = Vec::with_capacity(words.len());
    let mut at = 0;
    while let Some(word) = words.get(at) {
        let half = said.last().and_then(|time| half(time, &words[at..]));
        if let (Some(Word::Number(_, _, of_time)), Some(is_afternoon)) = (said.last_mut(), half) {
            *of_time = Some(is_afternoon);
            at += 3;
        } else {
            said.push(word.clone());
            at += 1;
        }
    }
    said
}

/// Whether a time is one of the afternoon, by the words behind it. Nothing where it says so itself, or no such time exists:
/// "12 in the morning".
fn half(time: &Word, behind: &[Word]) -> Option<bool> {
    let Word::Number(hours, _, None) = time else {
        return None;
    };
    let [
        Word::Other(first),
        Word::Other(second),
        Word::Other(part),
        ..,
    ] = behind
    else {
        return None;
    };
    let is_in_the = first == "in" && second == "the";
    match part.as_str() {
        "morning" if is_in_the && (4..12).contains(hours) => Some(false),
        "afternoon" if is_in_the && matches!(hours, 12 | 1..=6) => Some(true),
        "evening" if is_in_the && (4..12).contains(hours) => Some(true),
        _ => None,
    }
}
