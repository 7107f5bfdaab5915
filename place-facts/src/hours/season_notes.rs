//! Seasons that stand in notes or in the kind of a place: "Women, December-March", "Winter warming center". Outside its
//! season a place is closed; a season of something else that it offers changes nothing.

use super::cold::{self, Cold};
use super::cursor::Cursor;
use super::dates::{Bounds, season};
use super::no_walk_in;
use super::spanish;
use super::words::{Word, words};
use crate::sentences::sentences;
use sync_protocol::places::hours::{Days, Hours, HoursRule, OpenState, Reception};

/// Words beside a season that say nothing else.
const BESIDE: [&str; 27] = [
    "again",
    "annually",
    "available",
    "by",
    "called",
    "during",
    "each",
    "every",
    "from",
    "hours",
    "in",
    "is",
    "nights",
    "on",
    "offered",
    "only",
    "open",
    "opens",
    "operates",
    "operating",
    "runs",
    "season",
    "seasonal",
    "the",
    "when",
    "year",
    "yearly",
];
/// Whom a season may be for.
const PEOPLE: [&str; 22] = [
    "a",
    "adult",
    "adults",
    "boys",
    "children",
    "couples",
    "dozen",
    "everyone",
    "families",
    "for",
    "girls",
    "guests",
    "kids",
    "men",
    "mothers",
    "only",
    "people",
    "single",
    "up",
    "women",
    "youth",
    "individuals",
];
/// What a place with beds offers.
const BEDS: [&str; 13] = [
    "bed",
    "beds",
    "center",
    "cots",
    "overflow",
    "overnight",
    "places",
    "program",
    "shelter",
    "shelters",
    "sleeping",
    "stay",
    "warming",
];
/// Nights, and other times, that the weather decides.
const WEATHER: [&[&str]; 13] = [
    &["code", "blue"],
    &["code", "red"],
    &["cold", "nights"],
    &["cold", "weather"],
    &["below", "freezing"],
    &["freezing", "nights"],
    &["freezing", "weather"],
    &["freezing", "temperatures"],
    &["extreme", "cold"],
    &["extreme", "heat"],
    &["extreme", "weather"],
    &["heat", "waves"],
    &["weather", "permitting"],
];

/// A season that is all that words say.
pub(super) fn alone(words: &[Word]) -> Option<Bounds> {
    match read(words, &[])? {
        Limit::Season(bounds) => Some(bounds),
        Limit::Weather => None,
    }
}

/// Hours of which only the season is known.
pub(super) fn asking_in(season: Bounds, mut hours: Hours) -> Hours {
    let rule = |days| HoursRule {
        service: None,
        days,
        from: None,
        to: None,
        last_entry: None,
        reception: Reception::Call,
    };
    hours.rules = season.on(Days::default()).into_iter().map(rule).collect();
    hours.otherwise = OpenState::Closed;
    hours
}

/// What limits a place to a part of the year.
enum Limit {
    Season(Bounds),
    Weather,
}

/// Limits hours to the seasons of the notes and of the kind. What the weather decides has to be asked.
pub(super) fn apply(hours: &mut Hours, notes: &str, kind: &str) {
    let kind = kind.to_lowercase();
    let mut limits: Vec<Limit> = in_english(notes)
        .iter()
        .filter_map(|sentence| of_sentence(sentence, &kind))
        .collect();
    limits.extend(of_kind(&kind));
    for limit in limits {
        match limit {
            Limit::Season(bounds) => keep_within(hours, &bounds),
            Limit::Weather => no_walk_in(hours, Reception::ColdNights),
        }
    }
}

/// Whether a sentence of notes says in which part of the year a place of a kind is open, and nothing else of its hours.
pub(super) fn is_season(sentence: &str, kind: &str) -> bool {
    let said = in_english(sentence);
    let mut limits = said
        .iter()
        .map(|sentence| of_sentence(sentence, &kind.to_lowercase()));
    limits.any(|limit| matches!(limit, Some(Limit::Season(_))))
}

/// "Closed for the summer", "closed December 24 to January 2". `None` for what is closed otherwise.
pub(super) fn closed_in(sentence: &str) -> Option<Bounds> {
    let rest = sentence.strip_prefix("closed ")?;
    let words = words(rest)?;
    match read(&words, &[])? {
        Limit::Season(bounds) => Some(bounds),
        Limit::Weather => None,
    }
}

/// Takes a part of the year away from hours. What may belong to it has to be asked.
pub(super) fn close(hours: &mut Hours, bounds: &Bounds) {
    let (closed, doubted): (Vec<Days>, Vec<Days>) = bounds
        .on(Days::default())
        .into_iter()
        .partition(|days| days.sure);
    hours.closed.extend(closed);
    for months in doubted.into_iter().map(|days| days.months) {
        let rules = std::mem::take(&mut hours.rules);
        hours.rules = rules
            .into_iter()
            .flat_map(|rule| doubt(rule, &months))
            .collect();
    }
}

/// A rule that is not sure in these months.
fn doubt(rule: HoursRule, out: &[u8]) -> Vec<HoursRule> {
    let of = |is_out: bool| {
        let named = |month: &u8| rule.days.months.is_empty() || rule.days.months.contains(month);
        let months = (1..=12).filter(|month| named(month) && out.contains(month) == is_out);
        let days = Days {
            months: months.collect(),
            sure: rule.days.sure && !is_out,
            ..rule.days.clone()
        };
        (!days.months.is_empty()).then(|| HoursRule {
            days,
            ..rule.clone()
        })
    };
    [of(false), of(true)].into_iter().flatten().collect()
}

/// Limits hours to a season that has a name.
pub(super) fn keep_in(hours: &mut Hours, season: &str) {
    if let Some(Limit::Season(bounds)) = of_name(season) {
        keep_within(hours, &bounds);
    }
}

/// Whether a text is a season and nothing else: "winter only", "Nov-Mar".
pub(crate) fn is_alone(text: &str) -> bool {
    words(text).is_some_and(|words| !words.is_empty() && alone(&words).is_some())
}

fn keep_within(hours: &mut Hours, bounds: &Bounds) {
    let rules = std::mem::take(&mut hours.rules);
    if hours.otherwise == OpenState::Ask {
        let asked = asking_in(bounds.clone(), hours.clone());
        *hours = asked;
    }
    let kept = rules.into_iter().flat_map(|rule| {
        let days = bounds.on(rule.days.clone()).into_iter();
        days.map(move |days| HoursRule {
            days,
            ..rule.clone()
        })
    });
    hours.rules.extend(kept);
}

/// The sentences of notes in small letters and English.
fn in_english(notes: &str) -> Vec<String> {
    let said = sentences(notes).map(str::to_lowercase);
    said.map(|sentence| spanish::season_in_english(&sentence).unwrap_or(sentence))
        .collect()
}

/// The season of a sentence whose other parts only say for whom it is and at what time.
fn of_sentence(sentence: &str, kind: &str) -> Option<Limit> {
    let mut found = None;
    for clause in sentence.split([',', '(', ')']).map(str::trim) {
        let words = words(clause)?;
        match read(&words, &allowed(kind)) {
            Some(limit) if found.is_none() => found = Some(limit),
            _ if says_only_who(&words) => {}
            _ => return None,
        }
    }
    found
}

/// Words that name the place itself beside its season.
fn allowed(kind: &str) -> Vec<&str> {
    let of_kind = kind.split(|char: char| !char.is_alphabetic());
    let has_beds = ["shelter", "warming", "residence"]
        .iter()
        .any(|word| kind.contains(word));
    let beds = if has_beds { &BEDS[..] } else { &[] };
    // "Food pantry (not open in summer)".
    let denies = |word: &str| ["closed", "except", "no", "not"].contains(&word);
    of_kind
        .filter(|word| !word.is_empty() && !denies(word))
        .chain(beds.iter().copied())
        .chain(PEOPLE)
        .collect()
}

/// A season, or the weather, that is all that words say, but for `allowed` ones.
fn read(words: &[Word], allowed: &[&str]) -> Option<Limit> {
    let is_beside = |word: &Word| match word {
        Word::Other(text) => BESIDE.contains(&text.as_str()) || allowed.contains(&text.as_str()),
        Word::Colon | Word::And(_) => true,
        _ => false,
    };
    let is_behind = |word: &Word| is_beside(word) || matches!(word, Word::Number(..) | Word::Dash);
    for at in 0..words.len() {
        let mut cursor = Cursor { words, at };
        let limit = match season(&mut cursor) {
            Some(bounds) => Some(Limit::Season(bounds)),
            None => WEATHER
                .iter()
                .any(|words| cursor.skip(words))
                .then_some(Limit::Weather),
        };
        if let Some(limit) = limit
            && words[cursor.at..].iter().all(is_behind)
        {
            return Some(limit);
        }
        if !is_beside(&words[at]) {
            return None;
        }
    }
    None
}

/// Whether words say whom a place takes, or at what time, and nothing else.
fn says_only_who(words: &[Word]) -> bool {
    words.iter().all(|word| match word {
        Word::Other(text) => PEOPLE.contains(&text.as_str()),
        Word::Stop | Word::Open | Word::Close | Word::Month(_) | Word::Ordinal(_) => false,
        _ => true,
    })
}

/// "Winter warming center", "Code Blue shelter", "Emergency winter shelter".
fn of_kind(kind: &str) -> Option<Limit> {
    let words = words(kind)?;
    if (0..words.len()).any(|at| Cursor { words: &words, at }.skip(WEATHER[0])) {
        return Some(Limit::Weather);
    }
    let mut cursor = Cursor {
        words: &words,
        at: 0,
    };
    let named = season(&mut cursor).map(Limit::Season);
    named.or_else(|| match cold::of(kind)? {
        Cold::Winter => of_name("winter"),
        Cold::Weather => Some(Limit::Weather),
    })
}

/// The season of a name.
fn of_name(season: &str) -> Option<Limit> {
    words(season).and_then(|words| read(&words, &[]))
}
