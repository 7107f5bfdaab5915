//! What stands in brackets, behind a dash or before one in a name or a type: "Food pantry (closed)", "CLOSED - Grace Church". It
//! is said of the place as its notes are.

use crate::closed::words::KINDS_OF_CLOSED;
use crate::closed::{ANY_DAY, in_field};
use crate::hours::{beside_stopped, is_season, may_be_stopped};
use crate::names_of_days::{DAYS_EN, DAYS_ES, MONTHS_EN, MONTHS_ES};
use crate::row::PlaceRow;
use crate::spelling::unaccented;

/// Words that say by themselves that people cannot just come.
const STATES: [&str; 8] = [
    "appointment",
    "appointments",
    "cerrada",
    "cerrado",
    "cita",
    "closed",
    "moved",
    "relocated",
];
const APPOINTMENT: [&str; 5] = ["appointment", "appointments", "appt", "cita", "citas"];
const PAPERS: [&str; 4] = ["id", "identificacion", "identification", "ids"];
/// "Referral" is what a place gives; with one of these beside it one has to be sent.
const REFERRAL: [&str; 2] = ["referral", "referrals"];
const SENT: [&str; 5] = ["by", "necessary", "needed", "only", "required"];
/// All that may stand beside them, where no brackets say that they are no part of a name.
const BESIDE: &str = "by con currently en for further good has have indefinitely is moved necessary needed notice now on only \
    permanently permanentemente previa required season solo temporalmente temporarily until";
/// The same of a time for which a place is closed, beside the names of months.
const OF_TIMES: &str =
    "during early end fall holidays in late mid of spring summer the through thru till to winter";
/// The most words of a state that stands at the beginning or at the end without any sign.
const MOST: usize = 5;
/// With this a type or a name begins of what is no longer one, unless people are meant: "Former food pantry", not "Former inmates".
const FORMER: &str = "former";
const PLACES: [&str; 14] = [
    "bank", "center", "church", "clinic", "closet", "house", "kitchen", "office", "pantry",
    "program", "shelter", "shop", "site", "store",
];
/// Words that say that the doors are shut.
const SHUT: [&str; 3] = ["closed", "cerrado", "cerrada"];
/// Signs of brackets, and of what is written to be seen.
const BRACKETS: [(char, char); 4] = [('(', ')'), ('[', ']'), ('*', '*'), ('{', '}')];

/// The asides of a type or a name, as they are written.
pub(crate) fn of(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    found.extend(at_the_start(text));
    let rest = without_brackets(text, &mut found);
    for part in &rest {
        // "Nov–Mar" is one.
        let dashed = part
            .split([':', ',', '|', ';', '—'])
            .flat_map(|it| it.split(" - "))
            .flat_map(|it| it.split(" -- "))
            .flat_map(|it| {
                if !it.contains('–') || is_season(it) {
                    vec![it]
                } else {
                    it.split('–').collect()
                }
            });
        for it in dashed.filter(|it| *it != text) {
            match is_state(it) || is_season(it) || is_call(it) {
                true => found.push(it),
                false => found.extend(at_the_start(it.trim())),
            }
        }
        let behind_dash = part.split_once(" - ").or_else(|| part.split_once(" – "));
        found.extend(behind_dash.map(|(_, behind)| behind));
        found.extend(at_the_end(part));
    }
    let found = found.into_iter().map(|it| it.trim_matches(is_no_letter));
    let mut found: Vec<&str> = found.filter(|it| !it.is_empty()).collect();
    found.dedup();
    found
}

/// The notes of a row, and the asides of its name and its type behind them, each a sentence.
pub(crate) fn with_notes(row: &PlaceRow<'_>) -> Option<String> {
    let former = row.fields(&["type", "name"]).filter_map(former);
    let asides: Vec<String> = row
        .fields(&["type", "name"])
        .flat_map(of)
        .chain(former)
        .map(in_words_of_notes)
        .collect();
    let notes = row.field("notes").map(str::to_owned);
    let all: Vec<String> = notes.into_iter().chain(asides).collect();
    (!all.is_empty()).then(|| all.join("\n"))
}

/// Whether a name or a type says "closed" and no more beside what it names: "Grace Church (CLOSED)".
pub(crate) fn is_closed(row: &PlaceRow<'_>) -> bool {
    ["type", "name"].into_iter().any(|field| {
        let text = row.field(field).unwrap_or_default();
        let is_shut = |it: &str| SHUT.contains(&unaccented(it).as_str());
        // Few texts say it, and the asides of a text take long to find.
        SHUT.iter().any(|word| unaccented(text).contains(word))
            && of(text).into_iter().any(is_shut)
            && in_field(field, text, ANY_DAY)
    })
}

/// "Former" at the beginning of a type or a name of a place.
fn former(kind: &str) -> Option<&str> {
    let (first, rest) = kind.split_once(' ')?;
    let rest = unaccented(rest);
    let mut words = rest.split(is_no_letter);
    let is_place = words.any(|word| PLACES.contains(&word));
    (unaccented(first) == FORMER && is_place).then_some(first)
}

/// Whether a name or a type says that one cannot just come: "Food pantry (call)", "Grace Pantry - appointment".
pub(crate) fn ask_before(row: &PlaceRow<'_>) -> bool {
    let is_appointment = |word: &str| APPOINTMENT.contains(&word);
    any_aside(
        row,
        |word| is_call_word(word) || is_appointment(word),
        |aside| is_call(aside) || words_of(&unaccented(aside)).any(is_appointment),
    )
}

/// Whether a name or a type asks for papers: "Shelter (ID required)".
pub(crate) fn ask_for_papers(row: &PlaceRow<'_>) -> bool {
    let is_paper = |word: &str| PAPERS.contains(&word);
    any_aside(row, is_paper, |aside| {
        words_of(&unaccented(aside)).any(is_paper)
    })
}

/// Whether an aside of a name or a type is one that `says` it. Only texts with such a word are taken apart, which takes long.
fn any_aside(
    row: &PlaceRow<'_>,
    is_such_a_word: impl Fn(&str) -> bool,
    says: impl Fn(&str) -> bool,
) -> bool {
    row.fields(&["type", "name"]).any(|text| {
        words_of(&unaccented(text)).any(&is_such_a_word) && of(text).into_iter().any(&says)
    })
}

/// "Moved" alone is what notes say as "has moved".
fn in_words_of_notes(aside: &str) -> String {
    const MOVED: [&str; 4] = ["moved", "moving", "relocated", "relocating"];
    let plain = unaccented(aside);
    let words: Vec<&str> = plain.split(is_no_letter).collect();
    let has = |of: &[&str]| words.iter().any(|word| of.contains(word));
    if words.first().is_some_and(|it| MOVED.contains(it)) {
        format!("{plain}; has moved")
    } else if has(&REFERRAL) && is_state(aside) {
        format!("{plain}; no walk-ins")
    } else if is_call(aside) {
        format!("{plain}; call first")
    } else {
        aside.to_owned()
    }
}

/// Puts what stands in brackets apart, and returns the parts around it. Brackets that are not closed go to the end.
fn without_brackets<'a>(text: &'a str, inside: &mut Vec<&'a str>) -> Vec<&'a str> {
    let mut around = Vec::new();
    let mut rest = text;
    loop {
        let open = rest
            .char_indices()
            .find_map(|(at, sign)| BRACKETS.iter().find(|it| it.0 == sign).map(|it| (at, it.1)));
        let Some((at, close)) = open else {
            around.push(rest);
            return around;
        };
        around.push(&rest[..at]);
        // "**closed**"
        let behind = rest[at + 1..].trim_start_matches('*');
        let (within, next) = behind.split_once(close).unwrap_or((behind, ""));
        inside.push(within);
        rest = if close == '*' {
            next.trim_start_matches('*')
        } else {
            next
        };
    }
}

/// Whether words say nothing but that people cannot just come. "Closed Loop Farm" is a name.
fn is_state(text: &str) -> bool {
    let stopped = beside_stopped(text);
    let plain = unaccented(stopped.as_deref().unwrap_or(text));
    let words: Vec<&str> = words_of(&plain).collect();
    let has = |of: &[&str]| words.iter().any(|word| of.contains(word));
    let is_beside = |word: &&str| BESIDE.split(' ').any(|it| it == *word);
    let is_sent = has(&REFERRAL) && has(&SENT);
    let is_closed = has(&SHUT);
    let is_known = |word: &&str| {
        STATES.contains(word)
            || is_beside(word)
            || is_sent && REFERRAL.contains(word)
            || is_closed && is_of_a_time(word)
    };
    (has(&STATES) || is_sent || stopped.is_some()) && words.iter().all(is_known)
}

/// Whether an aside says that one calls or writes one's name down first, or that the times change.
fn is_call(text: &str) -> bool {
    let plain = unaccented(text);
    words_of(&plain).count() <= MOST && words_of(&plain).any(is_call_word)
}

fn is_call_word(word: &str) -> bool {
    const CALL: &str = "call calls vary varies registration register preregister llame llama llamar varia varian registro";
    CALL.split(' ').any(|it| it == word) || is_day(word)
}

/// Whether it names a day, of which the hours may say nothing: "Food pantry (Tuesdays)".
fn is_day(word: &str) -> bool {
    let one = word.trim_end_matches('s');
    DAYS_EN.contains(&one)
        || DAYS_ES
            .iter()
            .any(|it| unaccented(it).trim_end_matches('s') == one)
}

fn words_of(plain: &str) -> impl Iterator<Item = &str> {
    plain.split(is_no_letter).filter(|it| !it.is_empty())
}

/// Whether a word says when: "in July", "until Sept", "9".
fn is_of_a_time(word: &str) -> bool {
    let is_number = word.bytes().all(|it| it.is_ascii_digit());
    is_number || OF_TIMES.split(' ').any(|it| it == word) || is_month(word)
}

fn is_month(word: &str) -> bool {
    let is_one = |month: &&str| **month == *word || month.get(..3) == Some(word);
    word == "sept" || MONTHS_EN.iter().any(is_one) || MONTHS_ES.contains(&word)
}

/// The state at the end of a name without any sign: "Grace Church CLOSED", "Grace Church temporarily closed", "Food pantry by referral",
/// "Grace Church Pantry Nov-Mar".
fn at_the_end(text: &str) -> Option<&str> {
    let text = text.trim();
    let (_, last) = text.rsplit_once(' ')?;
    let plain = unaccented(last);
    if SHUT.contains(&plain.as_str()) {
        return Some(last);
    }
    let may_be_stopped = may_be_stopped(text);
    let mut ends = text.match_indices(' ').map(|(at, _)| &text[at + 1..]);
    ends.find(|end| says_when_at_the_end(end) || may_be_stopped && is_stopped_without_sign(end))
}

/// Whether words at the beginning or the end of a name or a type say by themselves that it does not run now. "Hope on Hold" and
/// "Over the Rainbow" are names.
fn is_stopped_without_sign(words: &str) -> bool {
    const OF_NAMES: [&str; 9] = [
        "former",
        "hold",
        "new address",
        "new location",
        "now at",
        "over",
        "pausa",
        "pause",
        "stopped",
    ];
    let is_short = words.split_whitespace().count() <= MOST;
    let is_name = || OF_NAMES.contains(&unaccented(words).as_str());
    is_short && !is_name() && beside_stopped(words).is_some() && is_state(words)
}

/// Whether the last words of a name are a demand, or months: "winter only" is one, "Winter" may be a name.
fn says_when_at_the_end(end: &str) -> bool {
    const DEMANDS: [&str; 6] = ["by", "needed", "only", "required", "seasonal", "solo"];
    let plain = unaccented(end);
    let mut words = plain.split(is_no_letter);
    let begins_with_month = words.clone().next().is_some_and(is_month);
    let demands = words.any(|word| DEMANDS.contains(&word));
    demands && is_state(end) || (demands || begins_with_month) && is_season(end)
}

/// The state with which a name or a type begins, without any sign: "PERMANENTLY CLOSED St. Ann Pantry", "Closed food pantry".
fn at_the_start(text: &str) -> Option<&str> {
    let mut end = None;
    for word in text.split_whitespace() {
        let plain = unaccented(word);
        let plain = plain.trim_matches(is_no_letter);
        if end.is_some() && KINDS_OF_CLOSED.contains(&plain) {
            return None;
        }
        if end.is_some() || !BESIDE.split(' ').any(|it| it == plain) && !SHUT.contains(&plain) {
            break;
        }
        if SHUT.contains(&plain) {
            let start = word.as_ptr() as usize - text.as_ptr() as usize;
            end = Some(start + word.len());
        }
    }
    end.map(|end| &text[..end])
        .or_else(|| stopped_at_the_start(text))
}

/// "Inactive shelter", "Temporarily suspended food pantry".
fn stopped_at_the_start(text: &str) -> Option<&str> {
    let mut starts = text.match_indices(' ').map(|(at, _)| &text[..at]);
    may_be_stopped(text)
        .then(|| starts.find(|start| is_stopped_without_sign(start)))
        .flatten()
}

fn is_no_letter(char: char) -> bool {
    !char.is_alphanumeric()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn asides_stand_in_brackets_and_beside_dashes() {
        for (text, expected) in [
            ("Grace (CLOSED)", &["CLOSED"][..]),
            ("Grace [closed", &["closed"]),
            ("CLOSED - Grace", &["CLOSED", "Grace"]),
            ("Grace, closed", &["closed"]),
            ("CLOSED: Grace", &["CLOSED"]),
            ("CLOSED Grace", &["CLOSED"]),
            ("PERMANENTLY CLOSED St. Ann", &["PERMANENTLY CLOSED"]),
            ("Closed food pantry", &["Closed"]),
            ("CLOSED", &["CLOSED"]),
            ("Closet of Grace", &[]),
            ("Closed Loop Farm", &[]),
            ("Closed Loop Farm, Newark", &[]),
            ("Food pantry (delivery only)", &["delivery only"]),
            ("Soup kitchen, pantry", &[]),
            ("Grace **closed until Sept**", &["closed until Sept"]),
            ("Grace: CLOSED Food pantry", &["CLOSED"]),
            ("Grace: closed in July", &["closed in July"]),
            ("Grace, Nov-Mar", &["Nov-Mar"]),
            ("Grace Nov-Mar", &["Nov-Mar"]),
            ("Food pantry, winter only", &["winter only"]),
            ("Food pantry winter only", &["winter only"]),
            ("Food pantry by referral", &["by referral"]),
            ("Information, referral", &[]),
            ("Grace, Winter Street", &[]),
            ("Grace - August Hall", &["August Hall"]),
            ("Grace Winter", &[]),
        ] {
            assert_eq!(of(text), expected, "{text}");
        }
    }
}
