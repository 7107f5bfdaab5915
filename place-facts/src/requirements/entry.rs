//! Whether people may just come, have to call or have to book.

use super::booking;
use super::denial::{self, Denial, Doubt};
use super::hedged;
use super::identification::is_of_helpers;
use super::{Facts, Sentence};
use crate::names_of_days::{DAYS_EN, MONTHS_EN};
use sync_protocol::places::requirements::Entry;

pub(super) const WALK_IN: [&str; 14] = [
    "just drop in",
    "just show up",
    "just stop by",
    "simplemente venga",
    "solo venga",
    "walk ups welcome",
    "walk-ups accepted",
    "walk-ups welcome",
    "walk in",
    "walk-in",
    "walk-ins",
    "walk ins",
    "just come",
    "first come first served",
];

/// "Walk-ins: 0 beds", "walk-ins: full".
pub(super) const NONE_LEFT: [&str; 4] = ["0", "cero", "full", "zero"];
/// "Please do not just walk in".
const NOT_JUST: [&str; 11] = [
    "not just come",
    "never just come",
    "not just drop in",
    "not just stop by",
    "don t just drop in",
    "don t just show up",
    "never just show up",
    "don t just walk in",
    "never just walk in",
    "not just show up",
    "not just walk in",
];
/// Who walks in with one of these does not just come.
const NEEDED: [&str; 21] = [
    "advocate",
    "case manager",
    "case worker",
    "caseworker",
    "officer",
    "parent",
    "pre-registered",
    "preregistered",
    "social worker",
    "sponsor",
    "after",
    "calling",
    "approval",
    "letter",
    "referral",
    "referrals",
    "referred",
    "registration",
    "ticket",
    "tickets",
    "voucher",
];

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    if is_of_helpers(sentence) {
        return;
    }
    if sentence.has_any(&NOT_JUST) {
        facts.entry.push(sentence.state(Entry::CallFirst));
        return;
    }
    if is_neither(sentence) {
        facts.doubts.push(Doubt::WalkIn);
        return;
    }
    if is_either(sentence) || needs_no_appointment(sentence) {
        facts.entry.push(sentence.state(Entry::WalkIn));
        return;
    }
    if is_booked_in_part(sentence) {
        facts.doubts.push(Doubt::WalkIn);
        return;
    }
    if says_both(sentence) {
        facts.doubts.push(Doubt::WalkIn);
        sentence.quote(facts);
        return;
    }
    if takes_no_drop_ins(sentence) {
        facts.entry.push(sentence.state(Entry::Appointment));
        return;
    }
    if is_asked_of_all_before(sentence) {
        facts.entry.push(sentence.state(Entry::CallFirst));
        return;
    }
    if sentence.has_any(&[
        "by appointment",
        "book first",
        "book ahead",
        "appointment only",
        "appointments a day",
        "appointments by phone",
    ]) || booking::is_required(sentence)
    {
        facts.entry.push(sentence.state(Entry::Appointment));
    } else if booking::is_not_needed(sentence) && !is_on_a_day(sentence) {
        facts.entry.push(sentence.state(Entry::WalkIn));
    } else if sentence.has_any(&[
        "before coming",
        "call 211 first",
        "screening by phone",
        "phone screening",
    ]) {
        facts.entry.push(sentence.state(Entry::CallFirst));
    } else {
        walk_in(sentence, facts);
    }
    if asks_for_appointment(sentence) {
        facts.doubts.push(Doubt::WalkIn);
    }
}

/// "Soup kitchen walk in, pantry by appointment": of two things, or of the first time.
fn says_both(sentence: &Sentence<'_>) -> bool {
    let walks_in = |clause: &Sentence<'_>| {
        clause.has_any(&["walk in", "walk ins", "walk-in", "walk-ins"])
            && !clause.has_any(&["appointment", "no", "not", "t"])
    };
    let makes_one = |clause: &Sentence<'_>| clause.has("by appointment") && !clause.has("only");
    denial::clauses(sentence.words).any(|clause| walks_in(&clause))
        && denial::clauses(sentence.words).any(|clause| makes_one(&clause))
}

/// "Drop-ins are not permitted", "no drop-ins please". With any other word it may be said of some of them.
fn takes_no_drop_ins(sentence: &Sentence<'_>) -> bool {
    const NAMES: [&str; 3] = ["drop ins", "drop-ins", "drop-in visits"];
    const BESIDE: &str = "accept accepted allowed are can cannot do drop drop-in drop-ins ins no not permitted please sorry \
        take taken t visits we";
    sentence.has_any(&NAMES)
        && sentence.has_any(&["no", "not", "cannot", "can t"])
        && sentence.has_only(BESIDE)
}

/// "Must call ahead", "pre-registration is required": of everyone, before they come. With any other word it may be of some.
fn is_asked_of_all_before(sentence: &Sentence<'_>) -> bool {
    const BESIDE: &str = "a ahead all before by call calling clients coming everyone first guests in advance is must \
        necessary needed of online phone please pre-register pre-registration preregister preregistration required \
        time to visiting you es necesaria obligatoria inscripción previa requerida debe llamar antes";
    const ASKED: [&str; 16] = [
        "debe llamar antes",
        "inscripción previa es obligatoria",
        "inscripción previa necesaria",
        "inscripción previa obligatoria",
        "inscripción previa requerida",
        "must call ahead",
        "must call before coming",
        "must call first",
        "must call in advance",
        "must pre-register",
        "must preregister",
        "pre-registration is required",
        "pre-registration needed",
        "pre-registration required",
        "preregistration is required",
        "preregistration required",
    ];
    sentence.has_any(&ASKED) && sentence.has_only(BESIDE)
}

/// "By appointment on Fridays; walk in other days", "by appointment for furniture", "rarely an appointment needed": of the
/// rest nothing is said.
fn is_booked_in_part(sentence: &Sentence<'_>) -> bool {
    const BOOKED: [&str; 3] = ["by appointment", "appointment only", "appointment needed"];
    const ALL: [&str; 6] = [
        "for all",
        "for any",
        "for appointment",
        "for everyone",
        "for services",
        "for visits",
    ];
    let rest = sentence.without(&ALL);
    let is_in_part = rest.has_any(&["for", "rarely", "other days"]) || sentence.names_day();
    sentence.has_any(&BOOKED) && is_in_part && !sentence.has("call")
}

/// "Appointment required: no", "Not by appointment", "Walk in only, no appointments", "Drop-ins OK".
fn needs_no_appointment(sentence: &Sentence<'_>) -> bool {
    const SAID: [&str; 16] = [
        "drop-ins accepted",
        "drop-ins are welcome",
        "drop-ins ok",
        "drop-ins okay",
        "drop-ins welcome",
        "no appointments walk-in only",
        "no appointments walk-ins only",
        "walk in only no appointment",
        "walk in only no appointments",
        "walk-in only no appointments",
        "walk-ins only no appointments",
        "appointment needed no",
        "appointment required no",
        "appointments needed no",
        "appointments required no",
        "not by appointment",
    ];
    SAID.contains(&sentence.plain.as_str())
}

/// "Walk in or by appointment", "walk-ins and appointments".
fn is_either(sentence: &Sentence<'_>) -> bool {
    const BOOKED: [&str; 8] = [
        "or by appointment",
        "or appointment",
        "or appointments",
        "or with an appointment",
        "and appointments",
        "and by appointment",
        "appointment or",
        "appointments or",
    ];
    let names_both = sentence.has_any(&WALK_IN) && sentence.has_any(&BOOKED);
    names_both && denial::of(sentence, &WALK_IN).is_none() && !is_on_a_day(sentence)
}

/// "No appointments or walk-ins", "no appointments/walk-ins": people are sent here. "No appointment needed or walk-in" says that
/// they may just come, and so may "no appointments, walk-ins only".
fn is_neither(sentence: &Sentence<'_>) -> bool {
    const BOOKED: [&str; 6] = [
        "appointment",
        "appointments",
        "cita",
        "citas",
        "reservation",
        "reservations",
    ];
    const JOINED: [&str; 4] = ["and", "o", "or", "or any"];
    let joined = |no: &str, it: &str| {
        WALK_IN.iter().any(|walk_in| {
            JOINED
                .iter()
                .any(|or| sentence.has_words(&[no, it, or, walk_in]))
        })
    };
    let parts: Vec<Sentence<'_>> = sentence.words.split('/').map(Sentence::new).collect();
    let is_beside = |no: &str, it: &str| {
        parts.windows(2).any(|pair| {
            pair[0].plain.ends_with(it)
                && pair[0].has_words(&[no, it])
                && WALK_IN.contains(&pair[1].plain.as_str())
        })
    };
    ["no", "not by", "sin", "without"].iter().any(|no| {
        BOOKED
            .iter()
            .any(|it| sentence.has_words(&[no, it]) && (joined(no, it) || is_beside(no, it)))
    })
}

/// "Appointment needed for first visit": whoever just comes may be sent away.
fn asks_for_appointment(sentence: &Sentence<'_>) -> bool {
    // "Walk-ins also need an appointment".
    let is_needed = sentence.has_any(&["must have an", "need an", "needs an"]);
    let is_offered = !is_needed && sentence.has_any(&["also", "available", "optional", "or"]);
    let rest = denial::without_harmless(sentence);
    !is_offered && !denial::is_denied(sentence) && rest.has_any(&["appointment", "appointments"])
}

/// Whether people may just come. "Walk-in hours suspended" names it and means the contrary, and a walk-in
/// freezer is for food.
fn walk_in(sentence: &Sentence<'_>, facts: &mut Facts) {
    const THINGS: [&str; 11] = [
        "box",
        "refrigerated",
        "bath",
        "closet",
        "cooler",
        "freezer",
        "fridge",
        "refrigerator",
        "shower",
        "showers",
        "tub",
    ];
    let named = [&WALK_IN[..], &["walk-up", "walk-ups"]].concat();
    if !sentence.has_any(&named) {
        return;
    }
    let is_thing = THINGS
        .iter()
        .any(|it| sentence.has_words(&["walk-in", it]) || sentence.has_words(&["walk in", it]));
    match denial::of(sentence, &named) {
        _ if is_thing => {}
        None if is_on_a_day(sentence) => facts.doubts.push(Doubt::WalkIn),
        None if denial::without_harmless(sentence).has_any(&NEEDED) => {
            facts.doubts.push(Doubt::WalkIn);
        }
        // "Walk-ins: 0 beds".
        None if sentence.has_any(&NONE_LEFT) => {
            facts.doubts.push(Doubt::WalkIn);
        }
        // "No walk-ins after 3 pm" says nothing of the time before.
        Some(Denial::Refused)
            if hedged::names_when(sentence)
                || is_of_a_season(sentence)
                || sentence.has_any(&["in the", "into the"]) =>
        {
            facts.doubts.push(Doubt::WalkIn);
        }
        Some(Denial::Refused)
            if !sentence.has_any(&[
                "just come",
                "just drop in",
                "just show up",
                "just stop by",
            ]) =>
        {
            facts.entry.push(sentence.state(Entry::Appointment));
        }
        Some(_) => facts.doubts.push(Doubt::WalkIn),
        None if sentence.has_any(&WALK_IN) => facts.entry.push(sentence.state(Entry::WalkIn)),
        None => {}
    }
}

/// "No walk-ins after September", "in the summer": at other times they may be taken.
fn is_of_a_season(sentence: &Sentence<'_>) -> bool {
    const BEFORE: [&str; 10] = [
        "on",
        "after",
        "before",
        "during",
        "during the",
        "from",
        "in",
        "in the",
        "since",
        "until",
    ];
    const SEASONS: [&str; 5] = ["fall", "holidays", "spring", "summer", "winter"];
    let names = MONTHS_EN.iter().chain(&SEASONS);
    names.into_iter().any(|it| {
        BEFORE
            .iter()
            .any(|before| sentence.has_words(&[before, it]))
    })
}

/// "Walk-ins on Fridays" says nothing of the other days.
fn is_on_a_day(sentence: &Sentence<'_>) -> bool {
    const BEFORE: [&str; 6] = ["on", "first", "second", "third", "fourth", "last"];
    DAYS_EN.into_iter().any(|day| {
        let one = BEFORE.iter().any(|it| sentence.has_words(&[it, day]));
        one || sentence.has(&format!("{day}s"))
    })
}

/// Whether hours say that people may just come, in clauses that deny nothing.
fn walks_in(hours: &Sentence<'_>) -> bool {
    let parts = hours.words.split([',', ';', '.', '(', ')']);
    let mut naming = parts
        .map(Sentence::new)
        .filter(|part| part.has_any(&WALK_IN))
        .peekable();
    naming.peek().is_some() && naming.all(|part| denial::of(&part, &WALK_IN).is_none())
}

/// "Monday-Friday 9-5, walk-in 9-11": within longer hours these times are those to walk in, and at the others one has to ask.
fn walks_in_at_times(hours: &Sentence<'_>) -> bool {
    let mut has_hours = false;
    for part in hours
        .words
        .split([',', ';', '.', '(', ')'])
        .map(Sentence::new)
    {
        let names_hours = part.plain.contains(|char: char| char.is_ascii_digit());
        let names_walk_in =
            part.has_any(&WALK_IN) || part.has_any(&["drop-in", "drop in", "drop-ins"]);
        if names_hours && names_walk_in && has_hours {
            return true;
        }
        has_hours |= names_hours && !names_walk_in;
    }
    false
}

/// A place whose hours are all by appointment takes no walk-ins. "Dinner 5-6 pm, walk-ins welcome" does.
pub(super) fn read_hours(hours: &Sentence<'_>, facts: &mut Facts) {
    const BESIDE_OTHERS: [&str; 5] = [
        "and by appointment",
        "or by appointment",
        "other days by appointment",
        "other times by appointment",
        "otherwise by appointment",
    ];
    // "Tuesday by appointment, Wednesday walk-in".
    let walks_in_too = hours.has_any(&["walk in", "walk-in", "walk-ins"])
        && !hours.has_any(&["no walk-in", "no walk-ins"]);
    let is_partly = hours.has_any(&BESIDE_OTHERS)
        || walks_in_too
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
    } else if walks_in_at_times(hours) {
        facts.doubts.push(Doubt::WalkIn);
    } else if !hours.has("appointment") && walks_in(hours) {
        facts.entry.push(hours.state(Entry::WalkIn));
    }
}
