//! The day that a question names.

use super::dates::dated;
use super::holidays::{Holiday, holiday};
use super::phrases::singular;
use super::words::Word;
use jiff::ToSpan;
use jiff::civil::{Date, DateTime};
use sync_protocol::places::find::Span;

/// A day that a question names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Day {
    /// Days ahead; 0 is what is left of this day.
    Ahead(i8),
    /// 1 Monday to 7 Sunday (ISO 8601).
    Weekday(i8),
    /// The same, and not this day.
    NextWeekday(i8),
    Holiday(Holiday),
}

const WEEK: i8 = 7;

/// This day and its evening, and the next, in the languages of the screens.
const TODAY: [&str; 7] = ["today", "tonight", "tonite", "hoy", "hoje", "jodi", "aswe"];
const TOMORROW: [&str; 4] = ["tomorrow", "manana", "amanha", "demen"];
/// "This evening", "esta noche", "essa noite".
const THIS: [&str; 4] = ["esta", "essa", "nesta", "this"];
const NIGHT: [&str; 4] = ["evening", "night", "noche", "noite"];
/// What stands before "tomorrow" where the day after it is meant.
const AFTER: [&str; 3] = ["after", "apre", "pasado"];
/// All words of that day, where they have more than these.
const AFTER_TOMORROW: [&[&str]; 4] = [
    &["day", "after", "tomorrow"],
    &["depois", "de", "amanha"],
    &["pasado", "manana"],
    &["apre", "demen"],
];
/// What stands before a weekday that is not this day, and behind it: "next monday", "el lunes que viene".
const NEXT: [&str; 5] = ["next", "proximo", "proxima", "pwochen", "coming"];
const COMES: [(&str, &str); 4] = [
    ("que", "viene"),
    ("que", "vem"),
    ("k", "vini"),
    ("ki", "vini"),
];
/// What stands before such a word where it is the morning, or another day: "por la manana", "the day after tomorrow".
const NOT_TOMORROW: [&str; 9] = [
    "after", "apre", "da", "de", "depois", "esta", "la", "pasado", "pela",
];

/// The days from Monday to Sunday in English, Spanish, Portuguese and Haitian Creole, without accents. Those of
/// [`NUMBERED`] are Portuguese too.
const DAYS: [&[&str]; 7] = [
    &["monday", "lunes", "lendi"],
    &["tuesday", "martes", "madi"],
    &["wednesday", "miercoles", "mekredi"],
    &["thursday", "jueves", "jedi"],
    &["friday", "viernes", "vandredi"],
    &["saturday", "sabado", "samdi"],
    &["sunday", "domingo", "dimanch"],
];

/// The days from Monday to Friday in Portuguese. They are numbers too: "segunda mano" is second-hand in Spanish.
const NUMBERED: [&str; 5] = ["segunda", "terca", "quarta", "quinta", "sexta"];
/// Short names of days, and those of them that are other words too.
const SHORT: [&[&str]; 7] = [
    &["mon", "lun"],
    &["tue", "tues"],
    &["wed", "weds", "mie"],
    &["thu", "thur", "thurs", "jue"],
    &["fri", "vie"],
    &["sat", "sab"],
    &["sun", "dom"],
];
/// What stands before such a name where it is another word: "I sat", "the sun".
const NO_SHORT: [&str; 17] = [
    "i", "we", "he", "she", "they", "who", "you", "it", "the", "at", "my", "mi", "su", "a", "to",
    "got", "se",
];

/// What stands behind such a day: "segunda-feira".
const FEIRA: [&str; 2] = ["feira", "feiras"];
/// What stands before it where it is a day: "na segunda", "toda quarta".
const BEFORE: [&str; 10] = [
    "ate", "cada", "na", "nas", "nessa", "nesta", "proxima", "toda", "todas", "as",
];
/// What stands before it where it is a number or a thing: "ropa de segunda", "la quinta".
const NO_DAY: [&str; 6] = ["de", "la", "las", "mi", "su", "una"];

/// The day that the next words name in Portuguese, and how many words name it. `before` is the word before them;
/// whether a word says nothing else decides where no other does.
fn numbered(
    words: &[String],
    before: Option<&str>,
    says_nothing: impl Fn(&str) -> bool,
) -> Option<(i8, usize)> {
    let word = words.first()?;
    let at = NUMBERED.iter().position(|name| *name == singular(word))?;
    let day = i8::try_from(at + 1).ok()?;
    let next = words.get(1).map(String::as_str);
    if next.is_some_and(|next| FEIRA.contains(&next)) {
        return Some((day, 2));
    }
    let is_alone = next.is_none_or(says_nothing);
    let is_day = match before {
        Some(before) if BEFORE.contains(&before) => is_alone || !word.ends_with("segunda"),
        Some(before) if NO_DAY.contains(&before) => false,
        _ => is_alone,
    };
    is_day.then_some((day, 1))
}

/// The day that a word names, also in its plural: 1 Monday to 7 Sunday (ISO 8601).
pub(super) fn weekday(word: &str) -> Option<i8> {
    let is_named = |names: &&[&str]| names.contains(&word) || names.contains(&singular(word));
    let at = DAYS.iter().position(is_named)?;
    i8::try_from(at + 1).ok()
}

/// The day that a short name means, where nothing that goes on with it stands behind it: "Sun Pharma" is a company.
fn short(words: &[String], before: Option<&str>, ends: impl Fn(&[String]) -> bool) -> Option<i8> {
    let at = SHORT
        .iter()
        .position(|names| names.contains(&words[0].as_str()))?;
    let is_free = words.len() == 1 || ends(&words[1..]);
    let is_day = is_free && before.is_none_or(|before| !NO_SHORT.contains(&before));
    i8::try_from(at + 1).ok().filter(|_| is_day)
}

/// Whether a word names a day.
pub(super) fn is_day_word(word: &str) -> bool {
    let is_short = || SHORT.iter().any(|names| names.contains(&word));
    TODAY.contains(&word) || TOMORROW.contains(&word) || weekday(word).is_some() || is_short()
}

/// The day that the next words name, and how many words name it. `before` is the word before them; `says_nothing` tells
/// whether a word says nothing else, and `ends` whether other words begin something else.
pub(super) fn named(
    words: &[String],
    before: Option<&str>,
    says_nothing: impl Fn(&str) -> bool,
    ends: impl Fn(&[String]) -> bool,
) -> Option<(Day, usize)> {
    let (day, length) = weekday(words.first()?)
        .or_else(|| short(words, before, ends))
        .map(|day| (day, 1))
        .or_else(|| numbered(words, before, says_nothing))?;
    let behind = (words.get(length), words.get(length + 1));
    let comes = COMES.iter().any(|(that, comes)| {
        behind.0.is_some_and(|it| it == that) && behind.1.is_some_and(|it| it == comes)
    });
    if comes {
        return Some((Day::NextWeekday(day), length + 2));
    }
    let is_next = before.is_some_and(|before| NEXT.contains(&before));
    let day = if is_next {
        Day::NextWeekday(day)
    } else {
        Day::Weekday(day)
    };
    Some((day, length))
}

/// The day that several words name, or that has a name of its own: a holiday, the day after tomorrow.
pub(super) fn special(words: &[String], before: Option<&str>) -> Option<(Day, usize)> {
    if let Some((day, length)) = holiday(words, before).or_else(|| dated(words, weekday)) {
        return Some((Day::Holiday(day), length));
    }
    let after = AFTER_TOMORROW
        .iter()
        .find(|day| words.len() >= day.len() && day.iter().zip(words).all(|(it, word)| it == word));
    after.map(|day| (Day::Ahead(2), day.len()))
}

/// Whether two words mean the night of this day.
pub(super) fn is_this_night(this: &str, night: &str) -> bool {
    THIS.contains(&this) && NIGHT.contains(&night)
}

/// The day that words name by its distance from this one. They may stand within a phrase: "bed tonight".
pub(super) fn relative(words: &[Word]) -> Option<Day> {
    let mut before = "";
    for word in words {
        let (said, last) = (
            word.text.as_str(),
            std::mem::replace(&mut before, &word.text),
        );
        if word.is_quoted {
            continue;
        }
        if TODAY.contains(&said) || is_this_night(last, said) {
            return Some(Day::Ahead(0));
        }
        if TOMORROW.contains(&said) && AFTER.contains(&last) {
            return Some(Day::Ahead(2));
        }
        if TOMORROW.contains(&said) && !NOT_TOMORROW.contains(&last) {
            return Some(Day::Ahead(1));
        }
    }
    None
}

/// Words for the evening of this day.
const TONIGHT: [&str; 3] = ["tonight", "tonite", "aswe"];
/// The hour with which an evening begins.
const EVENING: i8 = 17;

/// Whether words name the evening of this day.
pub(super) fn says_tonight(words: &[Word]) -> bool {
    let is_night = |two: &[Word]| is_this_night(&two[0].text, &two[1].text);
    let mut typed = words.iter().filter(|word| !word.is_quoted);
    typed.any(|word| TONIGHT.contains(&word.text.as_str())) || words.windows(2).any(is_night)
}

/// The moment from which a place has to be open for this evening.
pub(super) fn evening(now: DateTime) -> DateTime {
    now.max(now.date().at(EVENING, 0, 0, 0))
}

/// The time that a question is about, as the finder is asked for it. A day that is not this one counts as a whole.
pub(super) fn moment(day: Option<Day>, now: DateTime) -> (DateTime, Span) {
    let today = now.date();
    let ahead = |days: i8| today.checked_add(i32::from(days).days()).ok();
    let until = |day: i8| (day - weekday_of(today)).rem_euclid(WEEK);
    let day = match day {
        None => return (now, Span::Now),
        Some(Day::Ahead(days)) => ahead(days),
        Some(Day::Weekday(day)) => ahead(until(day)),
        Some(Day::NextWeekday(day)) if until(day) == 0 => ahead(WEEK),
        Some(Day::NextWeekday(day)) => ahead(until(day)),
        Some(Day::Holiday(day)) => day.next(today),
    };
    let begins = day.filter(|day| *day != today);
    (begins.map_or(now, |day| day.at(0, 0, 0, 0)), Span::Day)
}

fn weekday_of(day: Date) -> i8 {
    day.weekday().to_monday_one_offset()
}

/// Names for a weekend, and Saturday and Sunday in the same language.
const WEEKENDS: [(&[&str], [&str; 2]); 7] = [
    (&["weekend"], ["saturday", "sunday"]),
    (&["weekends"], ["saturday", "sunday"]),
    (&["week", "end"], ["saturday", "sunday"]),
    (&["fin", "de", "semana"], ["sabado", "domingo"]),
    (&["fines", "de", "semana"], ["sabado", "domingo"]),
    (&["fim", "de", "semana"], ["sabado", "domingo"]),
    (&["wikenn"], ["samdi", "dimanch"]),
];

/// Writes Saturday for a weekend, and Sunday where that is today: an answer is for one day, and says which.
pub(super) fn name_weekends(words: Vec<Word>, today: Date) -> Vec<Word> {
    let mut named: Vec<Word> = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let rest = &words[at..];
        let said = WEEKENDS.iter().find(|(said, _)| {
            rest.len() >= said.len()
                && said
                    .iter()
                    .zip(rest)
                    .all(|(it, word)| *it == word.text && !word.is_quoted && word.typed.is_none())
        });
        let length = said.map_or(1, |(said, _)| said.len());
        named.push(match said {
            Some((said, [saturday, sunday])) => Word {
                text: if weekday_of(today) == WEEK {
                    *sunday
                } else {
                    *saturday
                }
                .to_owned(),
                is_quoted: false,
                typed: Some(said.join(" ")),
            },
            None => rest[0].clone(),
        });
        at += length;
    }
    named
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_a_day_only_where_nothing_else_is_meant() {
        let day = |text: &str, at: usize| {
            let words: Vec<String> = text.split(' ').map(str::to_owned).collect();
            let before = at.checked_sub(1).map(|at| words[at].as_str());
            numbered(&words[at..], before, |word| ["a", "em"].contains(&word))
        };
        assert_eq!(day("terca feira", 0), Some((2, 2)));
        assert_eq!(day("comida na segunda", 2), Some((1, 1)));
        assert_eq!(day("comida na quarta newark", 2), Some((3, 1)));
        assert_eq!(day("aberto sextas", 1), Some((5, 1)));
        assert_eq!(day("quinta em newark", 0), Some((4, 1)));
        for (text, at) in [
            ("muebles de segunda mano", 2),
            ("ropa de segunda", 2),
            ("na segunda chance", 1),
            ("segunda mao", 0),
            ("quinta avenida", 0),
            ("la quinta", 1),
            ("quarter", 0),
            ("sextante", 0),
        ] {
            assert_eq!(day(text, at), None, "{text}");
        }
    }
}
