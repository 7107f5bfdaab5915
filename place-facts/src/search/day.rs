//! The day that a question names.

use super::phrases::singular;
use super::words::Word;
use jiff::ToSpan;
use jiff::civil::DateTime;
use sync_protocol::places::find::Span;

/// A day that a question names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Day {
    /// What is left of this day.
    Today,
    Tomorrow,
    /// 1 Monday to 7 Sunday (ISO 8601).
    Weekday(i8),
}

/// This day and its evening, and the next, in the languages of the screens.
const TODAY: [&str; 6] = ["today", "tonight", "hoy", "hoje", "jodi", "aswe"];
const TOMORROW: [&str; 4] = ["tomorrow", "manana", "amanha", "demen"];
/// "Esta noche", "essa noite".
const THIS: [&str; 3] = ["esta", "essa", "nesta"];
const NIGHT: [&str; 2] = ["noche", "noite"];
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
pub(super) fn numbered(
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
        if TODAY.contains(&said) || NIGHT.contains(&said) && THIS.contains(&last) {
            return Some(Day::Today);
        }
        if TOMORROW.contains(&said) && !NOT_TOMORROW.contains(&last) {
            return Some(Day::Tomorrow);
        }
    }
    None
}

/// The time that a question is about, as the finder is asked for it. A day that is not this one counts as a whole.
pub(super) fn moment(day: Option<Day>, now: DateTime) -> (DateTime, Span) {
    let ahead = match day {
        None => return (now, Span::Now),
        Some(Day::Today) => 0,
        Some(Day::Tomorrow) => 1,
        Some(Day::Weekday(day)) => {
            (day - now.date().weekday().to_monday_one_offset()).rem_euclid(7)
        }
    };
    let day = now.date().checked_add(i32::from(ahead).days());
    let begins = day.ok().filter(|_| ahead > 0);
    (begins.map_or(now, |day| day.at(0, 0, 0, 0)), Span::Day)
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
