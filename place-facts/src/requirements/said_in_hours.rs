//! What the hours ask for: "Tuesdays 10 am-noon, $3 a meal", "9 am-5 pm. Photo ID required". A price is one there too. Of the
//! rest nobody can tell which hours it is for, so it only takes back what the notes promise.

use super::denial::{Doubt, clauses};
use super::{Facts, Sentence, before, cost, identification, people, questions, rules};
use crate::names_of_days::DAYS_EN;
use crate::row::PlaceRow;
use crate::sentences::sentences;
use sync_protocol::places::requirements::{Entry, IdNeed, RecordPolicy, Referral, Sex};

pub(super) fn read(row: &PlaceRow<'_>, facts: &mut Facts) {
    let Some(hours) = row.field("hours") else {
        return;
    };
    if names_only_times(hours) {
        return;
    }
    for (sentence, is_question) in sentences(hours).zip(questions::of_text(hours)) {
        for clause in clauses(sentence) {
            cost::read_hours(&clause, facts);
            if is_question {
                cost::read_a_question(&clause, facts);
            }
            let doubts = doubts(&clause, row.list);
            facts.doubts.extend(doubts);
        }
    }
}

/// Whether hours are days and times and nothing else. Most are, and they ask for nothing.
fn names_only_times(hours: &str) -> bool {
    const OF_TIMES: [&str; 12] = [
        "a", "am", "and", "closed", "daily", "from", "hours", "m", "noon", "p", "pm", "to",
    ];
    let is_number = |word: &str| word.bytes().all(|it| it.is_ascii_digit());
    let is_day = |word: &str| {
        let mut days = DAYS_EN.iter();
        word.len() > 2
            && days.any(|day| day.starts_with(word) || word.strip_suffix('s') == Some(day))
    };
    // "$5" is a price, and "?" a question.
    let has_other_sign =
        hours.contains(|it: char| it.is_ascii_punctuation() && !",-–;:.&/()".contains(it));
    !has_other_sign
        && hours
            .split(|it: char| !it.is_alphanumeric())
            .map(str::to_ascii_lowercase)
            .all(|word| is_number(&word) || is_day(&word) || OF_TIMES.contains(&word.as_str()))
}

/// What has to be asked because of a clause of the hours.
fn doubts(clause: &Sentence<'_>, list: &str) -> Vec<Doubt> {
    let mut said = Facts::default();
    identification::read(clause, list, &mut said);
    rules::read(clause, &mut said);
    people::read(clause, &mut said);
    let asks_id = said.id.iter().any(|it| it.value != IdNeed::None) || !said.papers.is_empty();
    // "9 am-5 pm or by appointment" leaves the hours.
    let is_choice = clause.begins("or") || clause.begins("and") || clause.has("or by appointment");
    let books = said.entry.iter().any(|it| it.value != Entry::WalkIn) || before::asks(clause);
    let books = books && !is_choice;
    let refers = said.referral.iter().any(|it| it.value == Referral::Needed);
    let limits = said
        .record
        .iter()
        .any(|it| it.value != RecordPolicy::Welcome);
    let is_for = |sex| said.sex.iter().any(|it| it.value == sex);
    let asked = [
        (asks_id, Doubt::Id),
        (books || refers, Doubt::WalkIn),
        (limits, Doubt::Record),
        (is_for(Sex::Women), Doubt::Men),
        (is_for(Sex::Men), Doubt::Women),
        (!said.household.is_empty(), Doubt::Children),
    ];
    let asked = asked.into_iter().filter(|(is_asked, _)| *is_asked);
    asked.map(|(_, doubt)| doubt).collect()
}
