//! Words that take back what a note names. "Men not accepted" names men and means the others.
//!
//! A value that people rely on is only read where nothing near it denies it. What is denied is a "no"
//! where a requirement knows one, and has to be asked otherwise.

use super::{Facts, Sentence};
use sync_protocol::places::requirements::{Cost, Entry, Household, IdNeed, RecordPolicy, Sex};

/// How surely a sentence takes back what it names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Denial {
    /// A word of refusal stands in the same clause.
    Refused,
    /// Someone careful would ask: "only on Friday", "discouraged".
    Doubtful,
}

/// What nobody may be sure of, whatever another sentence of the row says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Doubt {
    Id,
    Cost,
    WalkIn,
    Spanish,
    Wheelchair,
    Record,
    Men,
    Women,
    Children,
}

const REFUSALS: [&str; 55] = [
    "disqualified",
    "disqualifies",
    "disqualify",
    "disqualifying",
    "banned",
    "barred",
    "can t",
    "cannot",
    "cant",
    "declined",
    "denied",
    "deny",
    "don t",
    "dont",
    "excluded",
    "ineligible",
    "neither",
    "never",
    "no",
    "nobody",
    "none",
    "nor",
    "not",
    "prohibited",
    "refuse",
    "refused",
    "refuses",
    "reject",
    "rejected",
    "sent away",
    "turned away",
    "unable",
    "unavailable",
    "unwelcome",
    "ended",
    "stopped",
    "excluidas",
    "excluidos",
    "nadie",
    "ni",
    "ninguna",
    "ningún",
    "nunca",
    "prohibida",
    "prohibidas",
    "prohibido",
    "prohibidos",
    "rechazadas",
    "rechazados",
    "tampoco",
    "isnt",
    "arent",
    "elsewhere",
    "turned down",
    "sent home",
];
/// Sentences that say that everyone is served.
pub(super) const TURNS_NOBODY_AWAY: [&str; 4] = [
    "no one is turned away",
    "no one turned away",
    "nobody is turned away",
    "nobody turned away",
];
const EXCEPTIONS: [&str; 13] = [
    "all but",
    "apart from",
    "besides",
    "except",
    "excepting",
    "exclude",
    "excludes",
    "excluding",
    "other than",
    "excepto",
    "menos",
    "salvo",
    "exceptions",
];
const DOUBTS: [&str; 59] = [
    "ask",
    "but",
    "case by case",
    "depending",
    "depends",
    "discouraged",
    "hardly",
    "however",
    "if",
    "inquire",
    "instead of",
    "limited",
    "may be",
    "might",
    "only",
    "otherwise",
    "partial",
    "partially",
    "partly",
    "paused",
    "rarely",
    "seldom",
    "some",
    "sometimes",
    "suspended",
    "unless",
    "until",
    "without",
    "pregunte",
    "preguntar",
    "sin",
    "solamente",
    "solo",
    "sólo",
    "únicamente",
    "si",
    "by request",
    "on request",
    "upon request",
    "canceled",
    "cancelled",
    "closed",
    "coming soon",
    "former",
    "little",
    "planned",
    "previously",
    "restricted",
    "restrictions",
    "reviewed",
    "considered",
    "temporarily",
    "used to",
    "vary",
    "varies",
    "emergencies",
    "emergency",
    "on hold",
    "soon",
];
/// Denials that deny something else, or that nothing is refused. Longer ones come first.
const HARMLESS: [&str; 76] = [
    "no one will be turned away",
    "no one is turned away",
    "no one turned away",
    "nobody will be turned away",
    "nobody is turned away",
    "nobody turned away",
    "no one will be refused",
    "no one is refused",
    "no one refused",
    "never turned away",
    "not be turned away",
    "not turned away",
    "not be refused",
    "not refused",
    "not refuse",
    "not be denied",
    "not denied",
    "not excluded",
    "not exclude",
    "not reject",
    "not rejected",
    "no automatic refusal",
    "no discrimination",
    "not discriminate",
    "not a barrier",
    "no barrier",
    "not a problem",
    "no problem",
    "no exceptions",
    "no matter",
    "not only",
    "not just",
    "no questions asked",
    "no questions",
    "no appointments",
    "no appointment",
    "without an appointment",
    "without appointment",
    "without an id",
    "without any id",
    "without id",
    "no photo id",
    "no id",
    "no referrals",
    "no referral",
    "without a referral",
    "without referral",
    "no cost",
    "no charge",
    "no fees",
    "no fee",
    "no proof of",
    "no documents",
    "no documentation",
    "no papers",
    "no background checks",
    "no background check",
    "do not call",
    "don t call",
    "no need to",
    "do not need",
    "does not need",
    "don t need",
    "not required",
    "not needed",
    "not necessary",
    "sin costo",
    "need not bring",
    "need not have",
    "need not pay",
    "need not show",
    "not turn away",
    "not turn anyone away",
    "don t turn away",
    "don t turn anyone away",
    "never turn away",
];

/// A "not" that leaves something: neither a yes nor a no.
const HALF: [&str; 11] = [
    "not all",
    "not always",
    "not completely",
    "not encouraged",
    "not entirely",
    "not every",
    "not fully",
    "not guaranteed",
    "not preferred",
    "not recommended",
    "not sure",
];

/// Whether a sentence takes back what it says with the words `about`.
pub(super) fn of(sentence: &Sentence<'_>, about: &[&str]) -> Option<Denial> {
    // "Walk-ins only" says nothing against them.
    if about
        .iter()
        .any(|it| sentence.plain == format!("{it} only"))
    {
        return None;
    }
    let mut found = None;
    for clause in clauses(sentence.words) {
        let all = without_harmless(&clause);
        let rest = all.without(&HALF);
        if refuses(&rest) && clause.has_any(about) {
            return Some(Denial::Refused);
        }
        if refuses(&all) || rest.has_any(&EXCEPTIONS) || rest.has_any(&DOUBTS) {
            found = Some(Denial::Doubtful);
        }
    }
    found
}

/// Whether a clause says that someone is left out.
pub(super) fn leaves_out(clause: &Sentence<'_>) -> bool {
    let rest = without_harmless(clause);
    refuses(&rest) || rest.has_any(&EXCEPTIONS)
}

/// Whether a sentence takes back what it names: "sobriety is not required".
pub(super) fn is_denied(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&[
        "don t have to",
        "don t need",
        "need not",
        "no need",
        "not have to",
        "not necessary",
        "not need",
        "not needed",
        "not required",
    ])
}

/// Whether a sentence makes an exception.
pub(super) fn excepts(sentence: &Sentence<'_>) -> bool {
    without_harmless(sentence).has_any(&EXCEPTIONS)
}

/// The parts of a sentence between its commas and brackets.
pub(super) fn clauses(words: &str) -> impl Iterator<Item = Sentence<'_>> {
    let parts = words.split([',', '(', ')']).map(Sentence::new);
    parts.filter(|clause| !clause.plain.is_empty())
}

/// A sentence without the denials that do not count.
pub(super) fn without_harmless<'a>(sentence: &Sentence<'a>) -> Sentence<'a> {
    sentence.without(&HARMLESS)
}

/// Whether a word of refusal stands there: also "isn't" and its like.
fn refuses(sentence: &Sentence<'_>) -> bool {
    let mut words = sentence.plain.split(' ').peekable();
    let mut shortened = false;
    while let Some(word) = words.next() {
        shortened |= word.len() > 2 && word.ends_with('n') && words.peek() == Some(&"t");
    }
    shortened || sentence.has_any(&REFUSALS)
}

impl Facts {
    /// Takes back whatever someone careful would not rely on.
    pub(super) fn hesitate(&mut self) {
        if self.is_id_of_some {
            self.id.clear();
        }
        if self.is_entry_of_some {
            self.entry.clear();
        }
        for doubt in &self.doubts {
            match doubt {
                Doubt::Id => self.id.retain(|it| it.value != IdNeed::None),
                Doubt::Cost => self.cost.retain(|it| it.value != Cost::Free),
                Doubt::WalkIn => self.entry.retain(|it| it.value != Entry::WalkIn),
                Doubt::Spanish => self.languages.retain(|it| {
                    let mut spoken = it.value.iter();
                    !spoken.any(|tag| tag == "es" || tag == "mul")
                }),
                Doubt::Wheelchair => self.wheelchair.retain(|it| !it.value),
                Doubt::Record => self.record.retain(|it| it.value != RecordPolicy::Welcome),
                Doubt::Men => self.sex.retain(|it| it.value == Sex::Women),
                Doubt::Women => self.sex.retain(|it| it.value == Sex::Men),
                Doubt::Children => self
                    .household
                    .retain(|it| it.value == Household::WithoutChildren),
            }
        }
    }
}
