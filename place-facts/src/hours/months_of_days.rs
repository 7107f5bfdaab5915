//! The words between days and their months: "Tuesdays in December".

use super::words::Word;

/// Words between days and their months.
const BETWEEN: [&str; 2] = ["in", "during"];

/// Whether "in" stands here, before a month.
pub(super) fn is_in_month(words: &[Word], at: usize) -> bool {
    matches!(
        words.get(at..at + 2),
        Some([Word::Other(text), Word::Month(_)]) if BETWEEN.contains(&text.as_str())
    )
}

/// Whether the words before a place are months of the days before them: "Tuesdays in December".
pub(super) fn is_behind_months_of_days(words: &[Word], at: usize) -> bool {
    let is_sign = |word: &Word| matches!(word, Word::Month(_) | Word::Dash | Word::And(_));
    let of_months = words[..at]
        .iter()
        .rev()
        .take_while(|it| is_sign(it))
        .count();
    let Some(first) = (at - of_months).checked_sub(1).filter(|_| of_months > 0) else {
        return false;
    };
    let before = first.checked_sub(1).map(|it| &words[it]);
    is_in_month(words, first) && matches!(before, Some(Word::Day(_)))
}
