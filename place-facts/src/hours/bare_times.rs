//! Says morning and afternoon of times that do not: "Monday-Friday 9-5" is 9 am-5 pm. Where an evening or a night is as
//! likely ("7-7", "6-8"), nothing is said, and the reader does not understand the sentence.

use super::cursor::Cursor;
use super::months_of_days::{is_behind_months_of_days, is_in_month};
use super::remarks;
use super::words::Word;

/// Hours of the 12-hour clock at which a day begins. "6-2" may be either.
const MORNING: std::ops::Range<u16> = 7..12;
/// Hours at which what ends before noon is no evening: "9-11". "7-9" may be one.
const LATE_MORNING: std::ops::Range<u16> = 9..12;
/// Hours before which a day ends, and in which an afternoon lies. "8-6" may be a night, "4-5" an early morning.
const AFTERNOON: std::ops::Range<u16> = 1..6;
/// The hour at which a day ends that begins late in the morning: "9-6", "11-6".
const END_OF_LATE_DAY: u16 = 6;
/// The hours before these begin an afternoon: 12, 1, 2, 3.
const LATE: u16 = 4;
/// Hours at which what begins at four ends: "4-7". "4-5" may be an early morning.
const FROM_FOUR: std::ops::Range<u16> = 6..9;
/// An hour of the evening, from which a place is one of the night: "Friday 8 pm-11 pm, Saturday 9-12".
const NIGHT: u16 = 8;

/// Words of a night. With one of them no time without "am" and "pm" is sure.
const OF_NIGHTS: [&str; 6] = [
    "blue",
    "midnight",
    "night",
    "nightly",
    "nights",
    "overnight",
];
/// Words behind which times are those of a morning.
const OF_MORNINGS: [&str; 3] = ["breakfast", "morning", "mornings"];
/// Words behind which times are those of an afternoon or an evening.
const OF_EVENINGS: [&str; 6] = [
    "afternoon",
    "afternoons",
    "dinner",
    "evening",
    "evenings",
    "supper",
];

/// Words right before times. Behind any other one a number may be an age or an address.
const BEFORE: [&str; 31] = [
    "appointment",
    "are",
    "at",
    "center",
    "closed",
    "daily",
    "day",
    "days",
    "distribution",
    "drivethrough",
    "food",
    "for",
    "from",
    "go",
    "holidays",
    "hours",
    "kitchen",
    "lunch",
    "lunches",
    "meals",
    "month",
    "office",
    "on",
    "open",
    "opens",
    "pantry",
    "walkin",
    "week",
    "weekdays",
    "weekends",
    "year",
];
/// Words right behind times. Before any other one a number may count something: "9-12 families".
const BEHIND: [&str; 25] = [
    "and",
    "appointment",
    "beginning",
    "by",
    "call",
    "closed",
    "daily",
    "drivethrough",
    "each",
    "eastern",
    "edt",
    "est",
    "et",
    "every",
    "except",
    "for",
    "hotline",
    "no",
    "on",
    "only",
    "other",
    "starting",
    "walkin",
    "weekdays",
    "weekends",
];

/// Two numbers with a dash between them, in hours and minutes.
#[derive(Clone, Copy)]
struct Bare {
    from: (u16, u16),
    to: (u16, u16),
}

/// Half of a day that a sentence names for its times.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Half {
    Morning,
    Evening,
}

/// The words, with "am" and "pm" at the times of which only one reading makes sense.
pub(super) fn with_halves(mut words: Vec<Word>) -> Vec<Word> {
    if is_by_night(&words) {
        return words;
    }
    let mut morning = None;
    for at in 0..words.len() {
        let Some(times) = bare(&words, at).filter(|_| are_times(&words, at)) else {
            continue;
        };
        let is_behind_morning = joined_to(&words, at).is_some_and(|before| morning == Some(before));
        let halves = match halves_before(&words, at)[..] {
            [] => times
                .of_day()
                .or_else(|| {
                    times
                        .of_late_morning()
                        .filter(|_| !is_behind_closed(&words, at))
                })
                .or_else(|| {
                    times
                        .of_long_day()
                        .filter(|_| is_beside_a_day(&words, times) && !is_behind_closed(&words, at))
                })
                .or_else(|| times.of_late_day(open_weekdays(&words, at)))
                .or_else(|| times.after_a_morning().filter(|_| is_behind_morning))
                .or_else(|| {
                    let morning = times.of_half(Half::Morning);
                    morning.filter(|_| is_before_afternoon(&words, at, times))
                }),
            [half] => times.of_half(half),
            // "Breakfast and dinner 7-9".
            _ => None,
        };
        if let Some((from, to)) = halves {
            if (from, to) != (true, true) {
                morning = Some(at);
            }
            words[at] = Word::Number(times.from.0, times.from.1, Some(from));
            words[at + 2] = Word::Number(times.to.0, times.to.1, Some(to));
        }
    }
    words
}

impl Bare {
    /// `true` for "pm" of the beginning and the end, where they can be nothing but a day or an afternoon.
    fn of_day(self) -> Option<(bool, bool)> {
        let ends_at_noon = self.to.0 == 12;
        // "7-12" may be an evening until midnight.
        let is_day = MORNING.contains(&self.from.0)
            && (AFTERNOON.contains(&self.to.0) || ends_at_noon && self.from.0 > MORNING.start);
        let is_late_day = LATE_MORNING.contains(&self.from.0) && self.to == (END_OF_LATE_DAY, 0);
        if is_day || is_late_day {
            return Some((false, true));
        }
        let is_early = self.from.0 % 12 < LATE && (1..=NIGHT).contains(&self.to.0);
        let is_late = self.from.0 == LATE && FROM_FOUR.contains(&self.to.0);
        ((is_early || is_late) && self.is_in_order()).then_some((true, true))
    }

    /// "9-11". "Closed 9-11" may be an evening.
    fn of_late_morning(self) -> Option<(bool, bool)> {
        let is_late = LATE_MORNING.contains(&self.from.0)
            && LATE_MORNING.contains(&self.to.0)
            && self.from.0 < self.to.0;
        self.of_half(Half::Morning).filter(|_| is_late)
    }

    /// "9-7" may be a night.
    fn of_long_day(self) -> Option<(bool, bool)> {
        let is_long =
            (NIGHT..12).contains(&self.from.0) && (END_OF_LATE_DAY..=NIGHT).contains(&self.to.0);
        is_long.then_some((false, true))
    }

    /// "11-7" of one day may be a night, and so may "8-6" of the whole week.
    fn of_late_day(self, days: usize) -> Option<(bool, bool)> {
        const SEVERAL: std::ops::RangeInclusive<usize> = 3..=7;
        const ENDS: (u16, u16) = (7, 0);
        let is_late = (10..12).contains(&self.from.0) && self.to == ENDS;
        let is_long = self.from == (8, 0) && self.to == (END_OF_LATE_DAY, 0) && days < 7;
        (SEVERAL.contains(&days) && (is_late || is_long)).then_some((false, true))
    }

    /// Behind the times of a morning of the same days: "9-12, 1-7".
    fn after_a_morning(self) -> Option<(bool, bool)> {
        (self.from.0 % 12 < LATE && self.to.0 <= NIGHT && self.is_in_order())
            .then_some((true, true))
    }

    fn of_half(self, half: Half) -> Option<(bool, bool)> {
        match half {
            // Someone may get up at five for a breakfast.
            Half::Morning if (5..12).contains(&self.from.0) && self.to.0 == 12 => {
                Some((false, true))
            }
            Half::Morning => {
                ((5..12).contains(&self.from.0) && self.is_in_order() && self.to.0 < 12)
                    .then_some((false, false))
            }
            Half::Evening => (self.from.0 % 12 <= NIGHT && self.to.0 < 11 && self.is_in_order())
                .then_some((true, true)),
        }
    }

    /// Whether it ends after it begins, in the same half of a day.
    fn is_in_order(self) -> bool {
        let minutes = |(hours, minutes): (u16, u16)| hours % 12 * 60 + minutes;
        minutes(self.from) < minutes(self.to) && self.to.0 != 12
    }
}

/// Two numbers that stand here with a dash between them and may be times of a clock.
fn bare(words: &[Word], at: usize) -> Option<Bare> {
    let [
        Word::Number(from, begin, None),
        Word::Dash,
        Word::Number(to, end, None),
    ] = words.get(at..at + 3)?
    else {
        return None;
    };
    let on_clock = |hours: u16, minutes: u16| (1..=12).contains(&hours) && minutes < 60;
    (on_clock(*from, *begin) && on_clock(*to, *end)).then_some(Bare {
        from: (*from, *begin),
        to: (*to, *end),
    })
}

/// Whether two numbers stand where times stand, and are no dates, ages or parts of a telephone number.
fn are_times(words: &[Word], at: usize) -> bool {
    let behind = at + 3;
    let is_list =
        |at: usize| !matches!(words.get(at), Some(Word::Number(..))) || is_range(words, at);
    let ends_well = match words.get(behind) {
        None | Some(Word::Stop | Word::Open | Word::Close | Word::Day(_) | Word::Ordinal(_)) => {
            true
        }
        Some(Word::And(_)) => is_list(behind + 1),
        // "9-4 September-June". "9-12 December" may be days.
        Some(Word::Month(_)) => {
            matches!(
                words.get(behind + 1..behind + 3),
                Some([Word::Dash, Word::Month(_)])
            )
        }
        // "9-5 year-round". "9-12 year olds" are people.
        Some(Word::Other(text)) if text == "year" || text == "all" => {
            remarks::skip_all_year(&mut Cursor { words, at: behind })
        }
        // "9-5 through June 30, 2026".
        Some(Word::Dash) => is_end_of_a_season(words, behind),
        // "9-12 in December".
        Some(Word::Other(_)) if is_in_month(words, behind) => true,
        Some(Word::Other(text)) => BEHIND.contains(&text.as_str()),
        _ => false,
    };
    ends_well && begins_well(words, at) && !is_behind_month(words, at)
}

/// Whether a dash and a whole date with its year stand here. "9-12 - December" may be days.
fn is_end_of_a_season(words: &[Word], at: usize) -> bool {
    let year = match words.get(at..).unwrap_or_default() {
        [
            Word::Dash,
            Word::Month(_),
            Word::Number(_, 0, None),
            Word::And(false),
            Word::Number(year, 0, None),
            ..,
        ]
        | [
            Word::Dash,
            Word::Month(_),
            Word::Number(_, 0, None),
            Word::Number(year, 0, None),
            ..,
        ] => *year,
        _ => return false,
    };
    (2000..2200).contains(&year)
}

fn begins_well(words: &[Word], at: usize) -> bool {
    let Some(before) = at.checked_sub(1) else {
        return true;
    };
    match &words[before] {
        Word::Day(_) | Word::Colon | Word::Open | Word::Close | Word::Stop => true,
        // "Tuesdays in December 9-11". Other numbers behind a month are days.
        Word::Month(_) => is_behind_months_of_days(words, at),
        Word::And(_) => match before.checked_sub(1).map(|it| &words[it]) {
            Some(Word::Number(..)) => joined_to(words, at).is_some(),
            _ => begins_well(words, before),
        },
        Word::Other(text) => [&BEFORE[..], &OF_MORNINGS, &OF_EVENINGS]
            .concat()
            .contains(&text.as_str()),
        _ => false,
    }
}

fn is_behind_closed(words: &[Word], at: usize) -> bool {
    let before = at.checked_sub(1).map(|at| &words[at]);
    matches!(before, Some(Word::Other(text)) if text == "closed")
}

/// How many weekdays stand right before times, if these are open then: "Mon-Fri 11-7", "Tue, Wed, Thu 11-7", "daily except Sunday
/// 8-6". Houses for the night are read apart.
fn open_weekdays(words: &[Word], at: usize) -> usize {
    let is_noise = |word: &&Word| matches!(word, Word::Colon | Word::Other(_));
    let rest = words[..at].iter().rev().skip_while(is_noise);
    let days = rest.take_while(|word| matches!(word, Word::Day(_) | Word::Dash | Word::And(_)));
    let days: Vec<&Word> = days.collect();
    let behind = words[..at].iter().rev().take_while(is_noise).count() + days.len();
    let is = |word: Option<&Word>, text: &str| matches!(word, Some(Word::Other(it)) if it == text);
    let mut before = words[..at - behind].iter().rev();
    let count = match days[..] {
        [Word::Day(to), Word::Dash, Word::Day(from)] => usize::from((to + 7 - from) % 7 + 1),
        _ if days.contains(&&Word::Dash) => 0,
        _ => days
            .iter()
            .filter(|word| matches!(word, Word::Day(_)))
            .count(),
    };
    let first = before.next();
    if is(first, "closed") || is_behind_closed(words, at) {
        return 0;
    }
    match is(first, "except") {
        true if is(before.next(), "daily") => 7_usize.saturating_sub(count),
        true => 0,
        false => count,
    }
}

/// "December 9-12", "December 5, 9-12": days, perhaps.
fn is_behind_month(words: &[Word], at: usize) -> bool {
    let is_sign = |word: &Word| matches!(word, Word::Number(..) | Word::Dash | Word::And(_));
    let last = words[..at].iter().rposition(|word| !is_sign(word));
    last.is_some_and(|last| {
        matches!(words[last], Word::Month(_)) && !is_behind_months_of_days(words, last + 1)
    })
}

/// Where the times begin that stand right before these, with "and" or a comma between them.
fn joined_to(words: &[Word], at: usize) -> Option<usize> {
    let last = words[..at]
        .iter()
        .rposition(|word| !matches!(word, Word::And(_)))?;
    let first = last.checked_sub(2)?;
    (last + 1 < at && is_range(words, first)).then_some(first)
}

/// Whether a range of times stands here: "9-12", "1 pm-4 pm".
fn is_range(words: &[Word], at: usize) -> bool {
    matches!(
        words.get(at..at + 3),
        Some([Word::Number(..), Word::Dash, Word::Number(..)])
    )
}

/// "9-11:30, 1-4": what stands before an early afternoon is a morning.
fn is_before_afternoon(words: &[Word], at: usize, times: Bare) -> bool {
    let mut next = at + 3;
    while matches!(words.get(next), Some(Word::And(_))) {
        next += 1;
    }
    let early = match words.get(next..next + 3) {
        Some(
            [
                Word::Number(from, _, half),
                Word::Dash,
                Word::Number(to, _, end),
            ],
        ) => {
            let is_afternoon =
                *half == Some(true) || half.is_none() && end.unwrap_or(AFTERNOON.contains(to));
            is_afternoon && from % 12 < LATE
        }
        _ => false,
    };
    next > at + 3 && early && MORNING.contains(&times.from.0)
}

/// "Mon-Thu 9-7, Fri 9-5", "Mon-Fri 9-5, Wed 11-7": beside a day it is no night.
fn is_beside_a_day(words: &[Word], times: Bare) -> bool {
    let is_day = |at: usize| match words.get(at..at + 3) {
        // Those before have their halves already.
        Some(
            [
                Word::Number(from, begin, Some(false)),
                Word::Dash,
                Word::Number(to, end, Some(true)),
            ],
        ) => ((*from, *begin), (*to, *end)) != (times.from, times.to),
        _ => bare(words, at).is_some_and(|other| {
            (other.from, other.to) != (times.from, times.to)
                && other.of_day() == Some((false, true))
        }),
    };
    (0..words.len()).any(is_day)
}

/// The halves of a day that stand before times, with no other number or service between them.
fn halves_before(words: &[Word], at: usize) -> Vec<Half> {
    const OTHERS: [&str; 3] = ["bank", "kitchen", "pantry"];
    let mut halves = Vec::new();
    for word in words[..at].iter().rev() {
        match word {
            Word::Stop | Word::Number(..) => break,
            Word::Other(text) if OTHERS.contains(&text.as_str()) => break,
            Word::Other(text) if OF_MORNINGS.contains(&text.as_str()) => halves.push(Half::Morning),
            Word::Other(text) if OF_EVENINGS.contains(&text.as_str()) => halves.push(Half::Evening),
            _ => {}
        }
    }
    halves.dedup();
    halves
}

/// Whether a sentence tells of nights: "nightly 7-5", "Friday 10 pm-2 am, Saturday 10-2".
fn is_by_night(words: &[Word]) -> bool {
    let names_night = words
        .iter()
        .any(|word| matches!(word, Word::Other(text) if OF_NIGHTS.contains(&text.as_str())));
    let is_night = |at: usize| match words.get(at..at + 3) {
        Some(
            [
                Word::Number(_, _, Some(true)),
                Word::Dash,
                Word::Number(_, _, Some(false)),
            ],
        ) => true,
        Some([Word::Number(from, _, Some(true)), Word::Dash, _]) => (NIGHT..12).contains(from),
        _ => false,
    };
    names_night || (0..words.len()).any(is_night)
}
