//! Referral, cost, entry, languages and record.

use super::{Facts, Sentence};
use sync_protocol::places::requirements::{Cost, Entry, RecordPolicy, Referral};

/// Words that ask for a gift; "donations of coats" are what a place takes, not what it costs.
const DONATION: [&str; 12] = [
    "by donation",
    "donation appreciated",
    "donation asked",
    "donation expected",
    "donation requested",
    "donation suggested",
    "donations appreciated",
    "donations asked",
    "donations requested",
    "donations suggested",
    "small donation",
    "suggested donation",
];
const WALK_IN: [&str; 6] = [
    "walk in",
    "walk-in",
    "walk-ins",
    "walk ins",
    "just come",
    "first come first served",
];

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    entry(sentence, facts);
    cost(sentence, facts);
    languages(sentence, facts);
    record(sentence, facts);
    facts.names_money |= sentence.words.contains('$');
    referral(sentence, facts);
    if sentence.has_any(&["must be sober", "sober", "drug-free", "drug test"])
        && !is_denied(sentence)
    {
        facts.sober.push(sentence.state(true));
    }
    if sentence.has_any(&["wheelchair accessible", "wheelchair access", "wheelchairs"]) {
        let is_denied = sentence.has_any(&["not wheelchair accessible", "no wheelchair access"]);
        facts.wheelchair.push(sentence.state(!is_denied));
    }
    if sentence.has_any(&[
        "once a month",
        "twice a month",
        "every six months",
        "once a week",
    ]) {
        facts
            .how_often
            .get_or_insert_with(|| sentence.words.to_owned());
    }
}

fn referral(sentence: &Sentence<'_>, facts: &mut Facts) {
    if sentence.has("referral helps") {
        facts.referral.push(sentence.state(Referral::Helps));
        return;
    }
    let is_about_one = sentence.has_any(&["referral", "referrals"]);
    let is_needed = sentence.has_any(&["referral only", "by referral", "must be referred"])
        || (is_about_one && sentence.has_any(&["needed", "required", "must have"]));
    let is_refused = sentence.has_any(&["no referral", "no referrals", "without a referral"]);
    if is_needed && !is_refused && !is_denied(sentence) {
        facts.referral.push(sentence.state(Referral::Needed));
    }
}

/// Whether a sentence takes back what it names: "sobriety is not required".
fn is_denied(sentence: &Sentence<'_>) -> bool {
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

/// Whether people may just come. "Walk-in hours suspended" names it and means the contrary.
fn walks_in(sentence: &Sentence<'_>) -> bool {
    const ENDED: [&str; 7] = [
        "ended",
        "except walk-ins",
        "instead of",
        "no longer",
        "paused",
        "stopped",
        "suspended",
    ];
    sentence.has_any(&WALK_IN) && !refuses_walk_ins(sentence) && !sentence.has_any(&ENDED)
}

fn refuses_walk_ins(sentence: &Sentence<'_>) -> bool {
    const REFUSED: [&str; 12] = [
        "no walk in",
        "no walk ins",
        "no walk-in",
        "no walk-ins",
        "no walk-up",
        "no walk-ups",
        "not accept",
        "not accepted",
        "not allow",
        "not allowed",
        "not available",
        "not take",
    ];
    sentence.has_any(&REFUSED)
        && sentence.has_any(&[&WALK_IN[..], &["walk-up", "walk-ups"]].concat())
}

fn entry(sentence: &Sentence<'_>, facts: &mut Facts) {
    if sentence.has_any(&[
        "by appointment",
        "book first",
        "book ahead",
        "appointment only",
        "appointments a day",
        "appointments by phone",
    ]) || refuses_walk_ins(sentence)
    {
        facts.entry.push(sentence.state(Entry::Appointment));
    } else if sentence.has_any(&[
        "before coming",
        "call 211 first",
        "screening by phone",
        "phone screening",
    ]) {
        facts.entry.push(sentence.state(Entry::CallFirst));
    } else if walks_in(sentence) {
        facts.entry.push(sentence.state(Entry::WalkIn));
    }
}

/// Whether a sentence is about something to eat.
pub(super) fn is_about_a_meal(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&["breakfast", "lunch", "dinner", "supper", "meals"])
}

fn cost(sentence: &Sentence<'_>, facts: &mut Facts) {
    if let Some(cost) = asked_cost(sentence) {
        facts.cost.push(sentence.state(cost));
    } else if sentence.plain == "free"
        || sentence.has_any(&["free kitchen", "no cost", "free of charge"])
    {
        facts.cost.push(sentence.state(Cost::Free));
    }
}

/// What a sentence asks for, little or much. It comes before "free": "free or low-cost" is not free to
/// everyone.
fn asked_cost(sentence: &Sentence<'_>) -> Option<Cost> {
    if sentence.has_any(&[
        "sliding scale",
        "sliding-scale",
        "sliding fee",
        "sliding-fee",
        "based on income",
        "medicaid or",
    ]) {
        Some(Cost::Sliding)
    } else if sentence.has_any(&DONATION) {
        Some(Cost::Donation)
    } else if sentence.has_any(&[
        "sold by",
        "cash or check",
        "resale store",
        "half price",
        "fee 25",
    ]) {
        Some(Cost::Paid)
    } else if [
        "low-cost",
        "low cost",
        "free or low-cost",
        "free or low cost",
    ]
    .iter()
    .any(|words| sentence.begins(words))
        || sentence.has_any(&["low or no cost", "no or low cost", "no cost or low cost"])
    {
        Some(Cost::Low)
    } else {
        None
    }
}

fn languages(sentence: &Sentence<'_>, facts: &mut Facts) {
    let named: Vec<String> = [
        ("english", "en"),
        ("spanish", "es"),
        ("portuguese", "pt"),
        ("creole", "ht"),
    ]
    .into_iter()
    .filter(|(name, _)| sentence.has(name))
    .map(|(_, tag)| tag.to_owned())
    .collect();
    if !named.is_empty() {
        facts.languages.push(sentence.state(named));
    } else if sentence.has_any(&["many languages", "several languages", "translation"]) {
        facts.languages.push(sentence.state(vec!["mul".to_owned()]));
    }
}

fn record(sentence: &Sentence<'_>, facts: &mut Facts) {
    let limits = [
        "sex offenders",
        "background check",
        "no felony",
        "no felonies",
        "no criminal record",
    ];
    let welcome = [
        "re-entry",
        "reentry",
        "after prison",
        "with a record",
        "court-involved",
        "justice system",
        "for a record",
        "still inside",
        "second-chance hiring",
        "fair-chance hiring",
    ];
    // "A background check is not required", "sex offenders accepted".
    let takes_all = is_denied(sentence)
        || sentence.has("no background check")
        || (sentence.has_any(&["accepted", "welcome"]) && !sentence.has_any(&["no", "not"]));
    if sentence.has_any(&limits) && takes_all {
        return;
    }
    if sentence.has_any(&limits) {
        facts.record.push(sentence.state(RecordPolicy::Limits));
    } else if sentence.has_any(&welcome) {
        facts.record.push(sentence.state(RecordPolicy::Welcome));
    }
}

/// What the kind of a place says: a thrift shop sells, a pantry gives.
pub(super) fn read_kind(kind: &Sentence<'_>, facts: &mut Facts) {
    const FREE: [&str; 14] = [
        "free",
        "pantry",
        "soup kitchen",
        "community meal",
        "meals",
        "day meals",
        "snap office",
        "hotline",
        "referral line",
        "help line",
        "emergency food",
        "prevention line",
        "food vouchers",
        "clothes closet",
    ];
    const SOLD: [&str; 4] = ["thrift", "resale", "shop", "shops"];
    let is_low = kind.has_any(&["low-cost", "low cost"]);
    let is_sliding = kind.has_any(&["sliding scale", "sliding fee", "sliding-scale"]);
    let cost = match () {
        () if is_sliding => Some(Cost::Sliding),
        () if is_low => Some(Cost::Low),
        () if kind.has_any(&SOLD) => Some(Cost::Paid),
        // The notes say it better, and of a sum of money no one knows here whether it is asked for.
        () if facts.cost.is_empty() && !facts.names_money && kind.has_any(&FREE) => {
            Some(Cost::Free)
        }
        () => None,
    };
    facts.cost.extend(cost.map(|cost| kind.state(cost)));
    super::people::read_kind(kind, facts);
    record(kind, facts);
}

/// A place whose hours are all by appointment takes no walk-ins. "Dinner 5-6 pm, walk-ins welcome" does.
pub(super) fn read_hours(hours: &Sentence<'_>, facts: &mut Facts) {
    let is_partly = hours.has_any(&["and by appointment", "or by appointment"])
        || hours.words.contains("; ")
        || hours.words.contains(". Open");
    let appointment = [
        "by appointment",
        "call for appointment",
        "appointment required",
        "call ahead",
    ];
    if hours.has_any(&appointment) && !is_partly {
        facts.entry.push(hours.state(Entry::Appointment));
    } else if hours.has_any(&["call for the date", "call for dates", "call at"]) {
        facts.entry.push(hours.state(Entry::CallFirst));
    } else if walks_in(hours) && !hours.has("appointment") {
        facts.entry.push(hours.state(Entry::WalkIn));
    }
}
