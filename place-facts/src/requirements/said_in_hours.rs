//! What the hours ask for: "Tuesdays 10 am-noon, $3 a meal", "9 am-5 pm. Photo ID required". A price is one there too. Of the
//! rest nobody can tell which hours it is for, so it only takes back what the notes promise.

use super::denial::{Doubt, clauses};
use super::{Facts, Sentence, before, cost, identification, people, questions, rules};
use crate::row::PlaceRow;
use crate::sentences::sentences;
use sync_protocol::places::requirements::{Entry, IdNeed, RecordPolicy, Referral, Sex};

pub(super) fn read(row: &PlaceRow<'_>, facts: &mut Facts) {
    let Some(hours) = row.field("hours") else {
        return;
    };
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
