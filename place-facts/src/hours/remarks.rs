//! Words beside days and times that say how, for whom or whether at all.

use super::cursor::Cursor;
use super::words::Word;
use sync_protocol::places::hours::Reception;

/// What such words mean.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Remark {
    /// What happens then.
    Service(String),
    /// How people are received.
    Reception(Reception),
    /// At other times too, after a call.
    AlsoAsk,
    /// At all times but those that were named, after a call. `true`: of whatever else was said, "otherwise by appointment".
    OthersAsk(bool),
    /// Everything before is meant with an appointment, perhaps.
    AllAsk,
    /// Not on each of the days named.
    Unsure,
    /// From midnight to midnight.
    AllDay(Option<Reception>),
    /// Days follow on which nothing happens.
    Closed,
    /// Months follow; `true`: the warm ones.
    Season(bool),
    /// The months that were not named before.
    RestOfYear,
}

const SERVICES: [&[&str]; 13] = [
    &["meals", "-", "go"],
    &["hot", "lunches"],
    &["hot", "meals"],
    &["soup", "kitchen"],
    &["food", "pantry"],
    &["food", "bank"],
    &["warming", "center"],
    &["pantry"],
    &["breakfast"],
    &["dinner"],
    &["lunch"],
    &["meals"],
    &["supper"],
];

/// Services for which people come to a place that has others too.
const MAIN: [&str; 4] = ["soup kitchen", "food pantry", "food bank", "pantry"];

/// Words in brackets that change nothing about when people are let in. Any other one may name some of them only,
/// or something that is not for them at all.
const HARMLESS: [&str; 17] = [
    "food",
    "groceries",
    "produce",
    "clothing",
    "clothes",
    "store",
    "distribution",
    "curbside",
    "drivethrough",
    "pickup",
    "walkin",
    "indoor",
    "indoors",
    "outdoor",
    "outdoors",
    "everyone",
    "weekly",
];
/// As [`HARMLESS`], and said of the clock or the calendar.
const OF_THE_CLOCK: [&[&str]; 7] = [
    &["et"],
    &["est"],
    &["edt"],
    &["eastern"],
    &["eastern", "time"],
    &["year", "-", "round"],
    &["all", "year"],
];

const PHRASES: [(&[&str], Remark); 48] = [
    (
        &["no", "appointment", "needed"],
        Remark::Reception(Reception::WalkIn),
    ),
    (
        &["no", "appointment", "necessary"],
        Remark::Reception(Reception::WalkIn),
    ),
    (
        &["no", "appointment", "required"],
        Remark::Reception(Reception::WalkIn),
    ),
    (
        &["no", "appointments", "needed"],
        Remark::Reception(Reception::WalkIn),
    ),
    (
        &["no", "appointments", "necessary"],
        Remark::Reception(Reception::WalkIn),
    ),
    (
        &["no", "appointments", "required"],
        Remark::Reception(Reception::WalkIn),
    ),
    (
        &["all", "other", "times", "by", "appointment", "only"],
        Remark::OthersAsk(false),
    ),
    (
        &["all", "other", "days", "by", "appointment", "only"],
        Remark::OthersAsk(false),
    ),
    (
        &["other", "times", "by", "appointment", "only"],
        Remark::OthersAsk(false),
    ),
    (
        &["other", "days", "by", "appointment", "only"],
        Remark::OthersAsk(false),
    ),
    (
        &["otherwise", "by", "appointment", "only"],
        Remark::OthersAsk(true),
    ),
    (
        &["all", "other", "times", "by", "appointment"],
        Remark::OthersAsk(false),
    ),
    (
        &["all", "other", "days", "by", "appointment"],
        Remark::OthersAsk(false),
    ),
    (
        &["other", "times", "by", "appointment"],
        Remark::OthersAsk(false),
    ),
    (
        &["other", "days", "by", "appointment"],
        Remark::OthersAsk(false),
    ),
    (&["otherwise", "by", "appointment"], Remark::OthersAsk(true)),
    (
        &["and", "evenings", "by", "appointment"],
        Remark::OthersAsk(false),
    ),
    (&["evenings", "by", "appointment"], Remark::OthersAsk(false)),
    (
        &["evenings", "and", "weekends", "by", "appointment"],
        Remark::OthersAsk(false),
    ),
    (
        &["weekends", "and", "evenings", "by", "appointment"],
        Remark::OthersAsk(false),
    ),
    (
        &["evenings", "and", "saturdays", "by", "appointment"],
        Remark::OthersAsk(false),
    ),
    (
        &["nights", "and", "weekends", "by", "appointment"],
        Remark::OthersAsk(false),
    ),
    (&[";", "by", "appointment"], Remark::AllAsk),
    (&["and", "by", "appointment"], Remark::AlsoAsk),
    (&["or", "by", "appointment"], Remark::AlsoAsk),
    (
        &["by", "appointment", "only"],
        Remark::Reception(Reception::Appointment),
    ),
    (
        &["by", "appointment"],
        Remark::Reception(Reception::Appointment),
    ),
    (
        &["appointment", "only"],
        Remark::Reception(Reception::Appointment),
    ),
    (
        &["call", "for", "appointment"],
        Remark::Reception(Reception::Appointment),
    ),
    (
        &["call", "for", "dates"],
        Remark::Reception(Reception::Call),
    ),
    (
        &["call", "for", "the", "date"],
        Remark::Reception(Reception::Call),
    ),
    (&["call", "first"], Remark::Reception(Reception::Call)),
    (
        &["on", "code", "blue", "nights"],
        Remark::Reception(Reception::ColdNights),
    ),
    (
        &["code", "blue", "nights"],
        Remark::Reception(Reception::ColdNights),
    ),
    (
        &["during", "code", "blue"],
        Remark::Reception(Reception::ColdNights),
    ),
    (&["code", "blue"], Remark::Reception(Reception::ColdNights)),
    (
        &["cold", "nights"],
        Remark::Reception(Reception::ColdNights),
    ),
    (&["weather", "permitting"], Remark::Unsure),
    (
        &["home", "deliveries"],
        Remark::Reception(Reception::Delivery),
    ),
    (
        &["home", "delivery"],
        Remark::Reception(Reception::Delivery),
    ),
    (&["twice", "a", "month"], Remark::Unsure),
    (&["once", "a", "month"], Remark::Unsure),
    (&["allday"], Remark::AllDay(None)),
    (&["regular", "hours"], Remark::Season(false)),
    (&["the", "rest", "of", "the", "year"], Remark::RestOfYear),
    (&["rest", "of", "the", "year"], Remark::RestOfYear),
    (&["rest", "of", "year"], Remark::RestOfYear),
    (&["summer", "hours"], Remark::Season(true)),
];

/// What is answered day and night. "Open 24 hours" is about a door.
const LINES: [&[&str]; 13] = [
    &["crisis", "line"],
    &["crisis", "hotline"],
    &["help", "line"],
    &["crisis", "number"],
    &["emergency", "hotline"],
    &["emergency", "line"],
    &["emergency", "number"],
    &["emergency", "phone"],
    &["phone", "line"],
    &["hot", "line"],
    &["hotline"],
    &["helpline"],
    &["line"],
];

/// Words that say nothing about when.
const NOISE: [&str; 27] = [
    "are",
    "at",
    "distribution",
    "distributed",
    "doors",
    "drivethrough",
    "edt",
    "est",
    "et",
    "food",
    "for",
    "from",
    "hours",
    "is",
    "of",
    "on",
    "open",
    "opens",
    "operation",
    "our",
    "overnight",
    "pickup",
    "served",
    "starting",
    "the",
    "walkin",
    "we",
];

/// Words that turn the meaning of a sentence; a description with one of them is not skipped.
const TURNING: [&str; 46] = [
    "alternate",
    "appointment",
    "biweekly",
    "but",
    "call",
    "canceled",
    "cancelled",
    "closed",
    "discontinued",
    "donations",
    "ends",
    "fall",
    "moved",
    "reopens",
    "resumes",
    "spring",
    "staff",
    "summer",
    "suspended",
    "tentative",
    "volunteers",
    "except",
    "excluding",
    "if",
    "limited",
    "may",
    "no",
    "not",
    "only",
    "other",
    "sometimes",
    "unless",
    "until",
    "varies",
    "week",
    "weeks",
    "when",
    "winter",
    "christmas",
    "easter",
    "eve",
    "holiday",
    "holidays",
    "labor",
    "lent",
    "thanksgiving",
];

/// Words of a description that say that it is for some people, or on a condition.
const FOR_SOME: [&str; 24] = [
    "adults",
    "appointments",
    "children",
    "clients",
    "families",
    "homebound",
    "kids",
    "members",
    "men",
    "mothers",
    "parishioners",
    "referral",
    "referrals",
    "register",
    "registered",
    "registration",
    "required",
    "residents",
    "seniors",
    "students",
    "survivors",
    "veterans",
    "women",
    "youth",
];

/// A remark, if the next words are one.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Option<Remark> {
    if let Some(line) = line(cursor) {
        return Some(line);
    }
    let phrase = PHRASES.iter().find(|(words, _)| cursor.skip(words));
    if let Some((_, remark)) = phrase {
        return Some(remark.clone());
    }
    if cursor.skip(&["closed"]) {
        return Some(Remark::Closed);
    }
    SERVICES
        .iter()
        .find(|words| cursor.skip(words))
        .map(|words| Remark::Service(words.join(" ").replace('-', "to")))
}

/// "24-hour line", "crisis line 24/7", "hotline open 24 hours".
fn line(cursor: &mut Cursor<'_>) -> Option<Remark> {
    let is_line = LINES.iter().any(|line| {
        let before = [&["allday"], *line].concat();
        let after = [*line, &["allday"]].concat();
        let open = [*line, &["open", "allday"]].concat();
        [before, after, open].iter().any(|words| cursor.skip(words))
    });
    is_line.then_some(Remark::AllDay(Some(Reception::Phone)))
}

/// Whether this is the name of a service, and whether a main one.
pub(super) fn service(name: &str) -> Option<bool> {
    let is_one = SERVICES
        .iter()
        .any(|words| words.join(" ").replace('-', "to") == name);
    is_one.then(|| MAIN.contains(&name))
}

/// Whether a word of a description says that not everyone is let in.
pub(super) fn is_for_some(text: &str) -> bool {
    FOR_SOME.contains(&text)
}

/// Whether a word names a part of the year.
pub(super) fn is_season(text: &str) -> bool {
    ["winter", "spring", "summer", "fall", "autumn"].contains(&text)
}

/// Whether a word in brackets changes nothing.
pub(super) fn is_harmless(text: &str) -> bool {
    HARMLESS.contains(&text)
}

/// Goes past what says nothing but how the clock or the calendar is meant.
pub(super) fn skip_clock(cursor: &mut Cursor<'_>, end: usize) -> bool {
    let start = cursor.at;
    let is_clock = OF_THE_CLOCK.iter().any(|words| {
        cursor.at = start;
        cursor.skip(words) && cursor.at == end
    });
    if !is_clock {
        cursor.at = start;
    }
    is_clock
}

/// Goes past "year-round".
pub(super) fn skip_all_year(cursor: &mut Cursor<'_>) -> bool {
    cursor.skip(&["year", "-", "round"])
        || cursor.skip(&["year", "round"])
        || cursor.skip(&["all", "year"])
}

/// Goes past "to the public" before days: "Open to the public Monday-Friday 9 am-5 pm".
pub(super) fn skip_to_the_public(cursor: &mut Cursor<'_>) -> bool {
    let start = cursor.at;
    let is_said = cursor.skip(&["-", "the", "public"])
        && matches!(cursor.peek(), Some(Word::Day(_) | Word::Colon));
    if !is_said {
        cursor.at = start;
    }
    is_said
}

/// Goes past "24/7", also with "nights", "open" or a colon before it.
pub(super) fn skip_all_day(cursor: &mut Cursor<'_>) -> bool {
    let start = cursor.at;
    while cursor.skip(&["nights"]) || cursor.skip(&["open"]) || cursor.skip_colon() {}
    let is_all_day = cursor.skip(&["allday"]);
    if !is_all_day {
        cursor.at = start;
    }
    is_all_day
}

/// Whether a word says nothing about when.
pub(super) fn is_noise(text: &str) -> bool {
    NOISE.contains(&text)
}

/// Whether a word can turn the meaning of what stands around it.
pub(super) fn changes_meaning(text: &str) -> bool {
    TURNING.contains(&text)
}
