//! Demands that a clause takes back: "Neither ID nor a referral is needed", "photo ID is no longer required", "ID is rarely
//! asked for". They keep nobody away. What is asked for at times has to be asked about.

use super::denial::{Doubt, clauses};
use super::{Facts, Sentence, gone, identification, rules};
use crate::names_of_days::{MONTHS_EN, MONTHS_ES};
use sync_protocol::places::requirements::{Entry, IdNeed, Paper, Referral};

/// How far a clause takes back what it demands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lifted {
    /// Nothing is asked for.
    Wholly,
    /// It may be asked for.
    Partly,
    /// Another paper is asked for: "proof of address, not ID".
    OnlyId,
}

/// How many demands there were before a sentence.
#[derive(Clone, Copy)]
pub(super) struct Demands {
    pub(super) id: usize,
    papers: usize,
    referral: usize,
    pub(super) entry: usize,
    pub(super) doubts: usize,
}

impl Demands {
    pub(super) fn of(facts: &Facts) -> Self {
        Self {
            id: facts.id.len(),
            papers: facts.papers.len(),
            referral: facts.referral.len(),
            entry: facts.entry.len(),
            doubts: facts.doubts.len(),
        }
    }
}

/// Takes back the demands of a sentence that has such a clause, and reads those of its other clauses.
pub(super) fn read(sentence: &Sentence<'_>, list: &str, before: Demands, facts: &mut Facts) {
    // "No appointment, ID or referral needed" is one list.
    let is_none_of_all = is_none_of_both(sentence);
    let clauses: Vec<_> = if is_none_of_all {
        vec![(
            Some(Lifted::Wholly),
            Sentence::said(sentence.words, sentence.plain.clone()),
        )]
    } else {
        let is_of_another_time = gone::is_past(sentence) || begins_at_a_date(sentence);
        let clauses = clauses(sentence.words);
        let how = |clause: &Sentence<'_>| {
            let is_partly = is_of_another_time && clause.has_any(&DEMANDS);
            lifted(clause).or(is_partly.then_some(Lifted::Partly))
        };
        clauses.map(|clause| (how(&clause), clause)).collect()
    };
    if clauses.iter().all(|(lifted, _)| lifted.is_none()) {
        return;
    }
    let is_partly = clauses.iter().any(|it| it.0 == Some(Lifted::Partly));
    let promises = facts.entry[before.entry..]
        .iter()
        .any(|it| it.value == Entry::WalkIn);
    if !is_partly && (!promises || is_none_of_all) {
        // "No longer by appointment" casts no doubt on another sentence that says that people walk in.
        let since = facts.doubts.split_off(before.doubts);
        let kept = since.into_iter().filter(|it| *it != Doubt::WalkIn);
        facts.doubts.extend(kept);
    }
    let doubts = take_back(before, facts);
    facts
        .doubts
        .extend(doubts.into_iter().filter(|_| is_partly));
    if is_none_of_all {
        promise(sentence, facts);
    }
    for (lifted, clause) in clauses {
        let mut said = Facts::default();
        if matches!(lifted, None | Some(Lifted::OnlyId)) {
            identification::read(&clause, list, &mut said);
            rules::read(&clause, &mut said);
        }
        if lifted.is_some() {
            said.papers
                .retain(|it| !matches!(it.value, Paper::Id | Paper::PhotoId));
            said.id.clear();
        }
        let demands = said.id.into_iter().filter(|it| it.value != IdNeed::None);
        facts.id.extend(demands);
        facts.papers.extend(said.papers);
        facts.referral.extend(said.referral);
        let demands = said.entry.into_iter();
        facts
            .entry
            .extend(demands.filter(|it| it.value != Entry::WalkIn));
    }
}

/// Takes back what a question demands, which nobody answers with a yes: "Need ID? We help you get one".
pub(super) fn take_back_a_question(before: Demands, facts: &mut Facts) {
    let doubts = take_back(before, facts);
    facts.doubts.extend(doubts);
}

/// Takes back the demands since. Returns what has to be asked for them.
pub(super) fn take_back(before: Demands, facts: &mut Facts) -> Vec<Doubt> {
    let count = Demands::of(facts);
    let mut at = 0..;
    facts
        .id
        .retain(|it| at.next().is_some_and(|at| at < before.id) || it.value == IdNeed::None);
    facts.papers.truncate(before.papers);
    let mut at = 0..;
    facts.referral.retain(|it| {
        at.next().is_some_and(|at| at < before.referral) || it.value == Referral::Helps
    });
    let mut at = 0..;
    facts
        .entry
        .retain(|it| at.next().is_some_and(|at| at < before.entry) || it.value == Entry::WalkIn);
    let left = Demands::of(facts);
    let of_id = (left.id, left.papers) != (count.id, count.papers);
    let of_door = (left.referral, left.entry) != (count.referral, count.entry);
    let asked = [(of_id, Doubt::Id), (of_door, Doubt::WalkIn)];
    let asked = asked.into_iter().filter(|(is_asked, _)| *is_asked);
    asked.map(|(_, doubt)| doubt).collect()
}

/// Words of demanding.
const DEMANDS: [&str; 24] = [
    "exigen",
    "exigíamos",
    "pedíamos",
    "pide",
    "pedía",
    "requería",
    "requiere",
    "requerirá",
    "appointment only",
    "ask for",
    "asked",
    "asks for",
    "by appointment",
    "by referral",
    "mandatory",
    "must",
    "necessary",
    "need",
    "needed",
    "needs",
    "referral only",
    "require",
    "required",
    "requires",
];

fn lifted(clause: &Sentence<'_>) -> Option<Lifted> {
    const NOW_AND_THEN: [&str; 12] = [
        "hardly ever",
        "not always",
        "not every time",
        "not normally",
        "not often",
        "not usually",
        "occasionally",
        "rarely",
        "seldom",
        "sometimes",
        "a veces",
        "no siempre",
    ];
    const NOT_ID: [&str; 6] = [
        "instead of id",
        "instead of photo id",
        "not an id",
        "not id",
        "not photo id",
        "rather than id",
    ];
    let demands = clause.has_any(&DEMANDS);
    if demands && clause.has_any(&NOW_AND_THEN) {
        return Some(Lifted::Partly);
    }
    let is_neither = clause.has("neither") && clause.has("nor");
    let is_no_more =
        clause.has("no longer") && !clause.has_any(&["walk in", "walk-in", "walk-ins"]);
    if demands && (is_neither || is_no_more || is_none_of_both(clause)) {
        return Some(Lifted::Wholly);
    }
    clause.has_any(&NOT_ID).then_some(Lifted::OnlyId)
}

/// "From February ID is required": whether that day has come, nobody knows here.
fn begins_at_a_date(sentence: &Sentence<'_>) -> bool {
    const FROM: [&str; 11] = [
        "a partir de",
        "as of",
        "beginning",
        "beginning in",
        "desde",
        "effective",
        "from",
        "from next",
        "in",
        "starting",
        "starting in",
    ];
    const NEXT: [&str; 6] = [
        "month",
        "next month",
        "next week",
        "next year",
        "el próximo mes",
        "el próximo año",
    ];
    let dates = MONTHS_EN.iter().chain(&MONTHS_ES).chain(&NEXT);
    dates
        .into_iter()
        .any(|date| FROM.iter().any(|from| sentence.has_words(&[from, date])))
}

/// What nobody is asked for is promised, as it is where it stands alone: "no appointment needed".
fn promise(sentence: &Sentence<'_>, facts: &mut Facts) {
    const APPOINTMENTS: [&str; 4] = ["appointment", "appointments", "reservation", "reservations"];
    if sentence.has_any(&APPOINTMENTS) {
        facts.entry.push(sentence.state(Entry::WalkIn));
    }
    let is_promised = facts.id.iter().any(|it| it.words == sentence.words);
    // Another ID than one with a picture may be asked for.
    let is_any_id = sentence.has_any(&["id", "ids", "identification"]) && !sentence.has("photo");
    if is_any_id && !is_promised {
        facts.id.push(sentence.state(IdNeed::None));
    }
}

/// "No appointment or referral is required", "neither ID nor proof of address needed".
pub(super) fn is_none_of_both(clause: &Sentence<'_>) -> bool {
    const THINGS: &str = "a address an any neither nor appointment appointments are asked be card documents for id identification ids \
        income insurance is letter letters necessary needed no of or papers photo proof referral referrals registration required \
        reservation reservations residency security social ticket tickets voucher vouchers will";
    let is_list = clause.begins("no") && clause.has("or");
    let is_neither = clause.begins("neither") && clause.has("nor");
    (is_list || is_neither) && clause.has_only(THINGS) && clause.has_any(&DEMANDS)
}
