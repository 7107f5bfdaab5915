//! Sentences whose values hold only at some times, at another address, or no more: "Walk-ins 1-3 pm", "Women's shelter is at
//! 12 Main St", "Wheelchair lift broken". Nobody may rely on them, and nobody is kept away by them.

use super::denial::Doubt;
use super::{Facts, Sentence, gone, unsure, whose_house};
use sync_protocol::places::requirements::{Cost, Entry, IdNeed, RecordPolicy};

/// How many values of each kind there were before a sentence.
#[derive(Clone, Copy)]
pub(super) struct Lengths {
    id: usize,
    ages: usize,
    pub(super) sex: usize,
    pub(super) household: usize,
    groups: usize,
    pub(super) cost: usize,
    pub(super) entry: usize,
    languages: usize,
    wheelchair: usize,
    pub(super) record: usize,
    residents: usize,
}

impl Lengths {
    pub(super) fn of(facts: &Facts) -> Self {
        Self {
            id: facts.id.len(),
            ages: facts.ages.len(),
            sex: facts.sex.len(),
            household: facts.household.len(),
            groups: facts.groups.len(),
            cost: facts.cost.len(),
            entry: facts.entry.len(),
            languages: facts.languages.len(),
            wheelchair: facts.wheelchair.len(),
            record: facts.record.len(),
            residents: facts.residents.len(),
        }
    }

    /// Whether a sentence said something since then about an ID, the cost, the door, a language, a wheelchair or records.
    pub(super) fn has_promises_since(self, facts: &Facts) -> bool {
        facts.id.len() > self.id
            || facts.cost.len() > self.cost
            || facts.entry.len() > self.entry
            || facts.languages.len() > self.languages
            || facts.wheelchair.len() > self.wheelchair
            || facts.record.len() > self.record
    }

    /// Whether a sentence said since then whom a place takes.
    pub(super) fn has_people_since(self, facts: &Facts) -> bool {
        facts.ages.len() > self.ages
            || facts.groups.len() > self.groups
            || facts.sex.len() > self.sex
            || facts.household.len() > self.household
            || facts.residents.len() > self.residents
    }
}

/// Takes back what a hedged sentence gave, and asks instead. What it demands (an appointment, an ID) stays.
pub(super) fn read(sentence: &Sentence<'_>, before: Lengths, facts: &mut Facts) {
    if whose_house::is_another(sentence) {
        facts.ages.truncate(before.ages);
        facts.groups.truncate(before.groups);
        facts.sex.truncate(before.sex);
        facts.household.truncate(before.household);
        return;
    }
    if !(names_when(sentence)
        || is_elsewhere(sentence)
        || is_no_more(sentence)
        || is_club(sentence)
        || sends_away(sentence)
        || gone::is_said(sentence)
        || unsure::is_said(sentence))
    {
        return;
    }
    take_back(sentence, before, facts);
}

/// Takes back what was given since, and asks instead. Where a sentence says that it may not hold, people read it.
pub(super) fn take_back(sentence: &Sentence<'_>, before: Lengths, facts: &mut Facts) {
    facts.ages.truncate(before.ages);
    facts.groups.truncate(before.groups);
    let mut doubts = take_back_promises(facts, before);
    let welcomes = |record: &RecordPolicy| *record == RecordPolicy::Welcome;
    doubts.extend(taken_back(&mut facts.record, before.record, welcomes).then_some(Doubt::Record));
    if taken_back(&mut facts.sex, before.sex, |_| true) {
        doubts.extend([Doubt::Men, Doubt::Women]);
    }
    doubts.extend(
        taken_back(&mut facts.household, before.household, |_| true).then_some(Doubt::Children),
    );
    if !doubts.is_empty() && (unsure::is_said(sentence) || gone::is_said(sentence)) {
        sentence.quote(facts);
    }
    facts.doubts.extend(doubts);
}

/// Takes back what a question gave: "Habla español? Call 211".
pub(super) fn take_back_a_question(before: Lengths, facts: &mut Facts) {
    let mut doubts = take_back_promises(facts, before);
    let welcomes = |record: &RecordPolicy| *record == RecordPolicy::Welcome;
    doubts.extend(taken_back(&mut facts.record, before.record, welcomes).then_some(Doubt::Record));
    facts.sex.truncate(before.sex);
    facts.household.truncate(before.household);
    facts.doubts.extend(doubts);
}

/// Takes back what a sentence promised about an ID, the cost, the door, a language or a wheelchair. Returns what has to be
/// asked for it.
pub(super) fn take_back_promises(facts: &mut Facts, before: Lengths) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    doubts.extend(
        taken_back(&mut facts.id, before.id, |id| *id == IdNeed::None).then_some(Doubt::Id),
    );
    let is_free = |cost: &Cost| *cost == Cost::Free;
    doubts.extend(taken_back(&mut facts.cost, before.cost, is_free).then_some(Doubt::Cost));
    let walks_in = |entry: &Entry| *entry == Entry::WalkIn;
    doubts.extend(taken_back(&mut facts.entry, before.entry, walks_in).then_some(Doubt::WalkIn));
    doubts.extend(
        taken_back(&mut facts.languages, before.languages, |_| true).then_some(Doubt::Spanish),
    );
    doubts.extend(
        taken_back(&mut facts.wheelchair, before.wheelchair, |it| *it).then_some(Doubt::Wheelchair),
    );
    doubts
}

/// Removes values that were added since, if they are such ones. Whether there were any.
fn taken_back<T>(
    values: &mut Vec<sync_protocol::places::requirements::Stated<T>>,
    from: usize,
    is_such: impl Fn(&T) -> bool,
) -> bool {
    // A sentence between may have taken back more than it gave.
    let from = from.min(values.len());
    let since = values.split_off(from);
    let count = since.len();
    values.extend(since.into_iter().filter(|it| !is_such(&it.value)));
    values.len() < from + count
}

/// Whether a sentence names a day of the week or a time of the day.
pub(super) fn names_when(sentence: &Sentence<'_>) -> bool {
    const SHORT: [&str; 8] = ["mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri"];
    sentence.names_day()
        || sentence.has_any(&SHORT)
        || sentence.has_any(&["noon", "midnight", "mediodía", "weekdays", "weekends"])
        || names_clock(sentence.words)
}

/// "1:30", "9 am", "5 p.m.".
fn names_clock(text: &str) -> bool {
    let text = text.to_lowercase();
    let bytes = text.as_bytes();
    let is_digit = |at: usize| bytes.get(at).is_some_and(u8::is_ascii_digit);
    let is_colon = |at: usize| at > 0 && is_digit(at - 1) && is_digit(at + 1);
    text.match_indices(':').any(|(at, _)| is_colon(at))
        || ["am", "pm", "a.m", "p.m"].iter().any(|half| {
            text.match_indices(half).any(|(at, _)| {
                let before = text[..at].trim_end();
                let is_end = !text[at + half.len()..].starts_with(char::is_alphanumeric);
                is_end && before.ends_with(|char: char| char.is_ascii_digit())
            })
        })
}

/// Whether it is about another address: "next door", "at 12 Main St".
fn is_elsewhere(sentence: &Sentence<'_>) -> bool {
    const WORDS: [&str; 12] = [
        "across the street",
        "another building",
        "another location",
        "around the corner",
        "at a different location",
        "at another",
        "at our other",
        "down the street",
        "next door",
        "other location",
        "other site",
        "separate location",
    ];
    let words: Vec<&str> = sentence.plain.split(' ').collect();
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    const STREETS: [&str; 10] = [
        "ave",
        "avenue",
        "blvd",
        "boulevard",
        "hwy",
        "rd",
        "road",
        "st",
        "street",
        "drive",
    ];
    let has_street = words
        .windows(3)
        .any(|it| is_number(it[0]) && STREETS.contains(&it[2]));
    let is_address = words.windows(3).any(|it| {
        ["at", "located"].contains(&it[0])
            && is_number(it[1])
            && !is_number(it[2])
            && !["am", "pm"].contains(&it[2])
    });
    has_street || is_address || sentence.has_any(&WORDS)
}

/// Whether people are named who have to go elsewhere, or who work there: "Women: call Hope House", "women volunteers cook".
fn sends_away(sentence: &Sentence<'_>) -> bool {
    const WHO: [&str; 6] = ["women", "ladies", "men", "gentlemen", "families", "mothers"];
    const BEHIND: [&str; 12] = [
        "are sent",
        "call",
        "contact",
        "go",
        "please call",
        "please go",
        "see",
        "should call",
        "should go",
        "use the",
        "volunteers",
        "of the church",
    ];
    sentence.has_any(&["run by", "sent to", "staffed by"])
        || WHO
            .iter()
            .any(|who| BEHIND.iter().any(|it| sentence.has_words(&[who, it])))
}

/// Whether it says that something is full or does not work now.
pub(super) fn is_no_more(sentence: &Sentence<'_>) -> bool {
    const WORDS: [&str; 15] = [
        "are full",
        "at capacity",
        "beds full",
        "being repaired",
        "broken",
        "currently full",
        "does not work",
        "doesn t work",
        "house full",
        "is full",
        "not working",
        "now full",
        "out of order",
        "out of service",
        "program full",
    ];
    sentence.has_any(&WORDS)
}

/// Whether it names an association whose name says nothing of whom a place takes: "Men's Club of St. Mary".
fn is_club(sentence: &Sentence<'_>) -> bool {
    const WHOSE: [&str; 8] = [
        "men s", "mens", "women s", "womens", "ladies", "ladies'", "woman s", "veterans",
    ];
    const CLUBS: [&str; 9] = [
        "association",
        "auxiliary",
        "club",
        "group",
        "guild",
        "league",
        "ministry",
        "society",
        "fellowship",
    ];
    WHOSE
        .iter()
        .any(|whose| CLUBS.iter().any(|club| sentence.has_words(&[whose, club])))
}
