//! Whether a sentence was understood. One that gave no value and has a word that is not known to be harmless may say that
//! the place is closed, elsewhere or for others. People read it on the card, and the place is never plainly open.

use super::denial::Doubt;
use super::dropped::{Kept, drops, limits_to_place};
use super::{
    Facts, Sentence, before, free_services, harmless, house_for, meal_times, no_id, unable_to_pay,
};
use crate::hours::notes::{Told, told};
use crate::row::PlaceRow;
use sync_protocol::places::requirements::Condition;

/// How much was read before a sentence.
#[derive(Clone, Copy)]
pub(super) struct Before {
    pub(super) values: usize,
    pub(super) groups: usize,
    pub(super) doubts: usize,
    conditions: usize,
    has_how_often: bool,
    residents: usize,
    referral: usize,
    record: usize,
    numbers: usize,
}

impl Before {
    pub(super) fn of(facts: &Facts) -> Self {
        Self {
            values: facts.values(),
            groups: facts.groups.len(),
            doubts: facts.doubts.len(),
            conditions: facts.conditions.len(),
            has_how_often: facts.how_often.is_some(),
            residents: facts.residents.len(),
            referral: facts.referral.len(),
            record: facts.record.len(),
            numbers: facts.numbers(),
        }
    }
}

impl Facts {
    /// How many values were read that have a number of their own: ages, costs, papers.
    fn numbers(&self) -> usize {
        self.ages.len() + self.cost.len() + self.papers.len()
    }
}

fn kept_since(before: Before, facts: &Facts) -> Kept {
    Kept {
        residents: facts.residents.len() > before.residents,
        referral: facts.referral.len() > before.referral,
        record: facts.record.len() > before.record,
        numbers: facts.numbers() > before.numbers || facts.names_money,
    }
}

/// How far a sentence was understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Understood {
    Wholly,
    /// It tells when the place is open, and nothing else is known of it.
    OfHours,
    /// It gave a value, and says more.
    InPart,
    Not,
}

/// Notes that a sentence was not understood. `before` is what was known without it.
pub(super) fn read(
    sentence: &Sentence<'_>,
    row: &PlaceRow<'_>,
    before: Before,
    facts: &mut Facts,
) -> Understood {
    let gave_something = gave_something(sentence, before, facts);
    let is_whole = gave_something && !says_more(sentence);
    let is_understood = is_whole && !drops(sentence, kept_since(before, facts))
        || before::needs_nothing(sentence)
        || house_for::is_whole(sentence, row.list)
        || no_id::beside_wishes(sentence).is_some()
        || unable_to_pay::is_said(sentence)
        || free_services::is_clinic(sentence)
        || harmless::is_harmless(sentence) && !limits_to_place(sentence)
        || meal_times::is_within_hours(sentence, row);
    if is_understood {
        return Understood::Wholly;
    }
    if told_of_hours(sentence, row) == Told::Hours {
        return Understood::OfHours;
    }
    facts.is_unclear = true;
    if facts.conditions.len() == before.conditions {
        facts.conditions.push(sentence.state(Condition::Note));
    }
    match gave_something {
        true => Understood::InPart,
        false => Understood::Not,
    }
}

/// Words about getting in that no value says, whatever else stands in the sentence: "Men 18+, intake ends at noon".
fn says_more(sentence: &Sentence<'_>) -> bool {
    const MORE: [&str; 30] = [
        "admission",
        "admissions",
        "admitted",
        "agencies only",
        "assigned",
        "check in by",
        "check-in by",
        "condemned",
        "court-ordered",
        "demolished",
        "doors close",
        "enviados por",
        "gone by",
        "ingreso",
        "intake",
        "intakes",
        "line starts",
        "lottery",
        "no longer",
        "placed by",
        "placed through",
        "placement by",
        "placement through",
        "relocated",
        "sent by",
        "sign in by",
        "tickets",
        "until",
        "with a voucher",
        "with voucher",
    ];
    sentence.has_any(&MORE)
}

/// Whether a sentence gave a value, or a doubt about one that has nothing to do with the door.
fn gave_something(sentence: &Sentence<'_>, before: Before, facts: &Facts) -> bool {
    const OF_THE_DOOR: [Doubt; 4] = [Doubt::WalkIn, Doubt::Men, Doubt::Women, Doubt::Children];
    let mut doubts = facts.doubts[before.doubts..].iter();
    let mut conditions = facts.conditions[before.conditions..].iter();
    facts.values() > before.values
        || facts.groups.len() > before.groups
        || facts.how_often.is_some() != before.has_how_often
        || doubts.any(|doubt| !OF_THE_DOOR.contains(doubt))
        || conditions.any(|it| it.value != Condition::Note)
        || before::asks(sentence)
}

/// What the hours were told by a sentence. They are read from the notes alone.
fn told_of_hours(sentence: &Sentence<'_>, row: &PlaceRow<'_>) -> Told {
    let mut notes = row.field("notes").into_iter();
    if notes.any(|notes| notes.contains(sentence.words)) {
        told(sentence.words, row.field("type").unwrap_or_default())
    } else {
        Told::Nothing
    }
}
