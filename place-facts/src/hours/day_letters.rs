//! Days of one or two letters ("M-F", "Tu/Th", "MWF") and the signs between days and times, in the words that the reader
//! knows. A letter is a day only beside another day.

use super::words::Word;

/// Letters that are one day. "S" may be two, and "we" is a word.
const LETTERS: [(&str, u8); 11] = [
    ("m", 1),
    ("mo", 1),
    ("t", 2),
    ("tu", 2),
    ("w", 3),
    ("th", 4),
    ("f", 5),
    ("fr", 5),
    ("sa", 6),
    ("su", 7),
    ("v", 5),
];
/// Two letters, which are a day before a time even where they stand alone.
const ALONE: [&str; 6] = ["mo", "tu", "th", "fr", "sa", "su"];
/// Days written as one word.
const TOGETHER: [(&str, &[u8]); 10] = [
    ("mtw", &[1, 2, 3]),
    ("mtwr", &[1, 2, 3, 4]),
    ("mtwrf", &[1, 2, 3, 4, 5]),
    ("mw", &[1, 3]),
    ("mwf", &[1, 3, 5]),
    ("mtwth", &[1, 2, 3, 4]),
    ("mtwthf", &[1, 2, 3, 4, 5]),
    ("tth", &[2, 4]),
    ("tuth", &[2, 4]),
    ("wf", &[3, 5]),
];

/// The words, with days in place of letters.
pub(super) fn with_days(words: &[Word]) -> Vec<Word> {
    let mut days = Vec::with_capacity(words.len());
    let mut has_letters = false;
    let mut at = 0;
    while at < words.len() {
        let end = end_of_days(words, at);
        let run = &words[at..end];
        if run.is_empty() {
            days.push(words[at].clone());
            at += 1;
            continue;
        }
        let is_known =
            is_list_of_days(run, has_letters) && (is_plain(run) || is_before_times(words, end));
        if is_known {
            has_letters |= !is_plain(run);
            days.extend(listed(run));
        } else {
            days.extend_from_slice(run);
        }
        at = end;
    }
    without_dash_before_times(&days)
}

/// Where days end that begin here, with signs between them; `at` itself where none begins.
fn end_of_days(words: &[Word], at: usize) -> usize {
    let (mut end, mut next) = (at, at);
    while words
        .get(next)
        .is_some_and(|word| !days_of(word).is_empty())
    {
        end = next + 1;
        next = end;
        while matches!(words.get(next), Some(Word::Dash | Word::And(_))) {
            next += 1;
        }
        if next == end {
            break;
        }
    }
    end
}

/// The days that a word or its letters name.
fn days_of(word: &Word) -> Vec<u8> {
    let Word::Other(text) = word else {
        return match word {
            Word::Day(day) => vec![*day],
            _ => Vec::new(),
        };
    };
    let together = TOGETHER.iter().find(|(known, _)| known == text);
    let letter = LETTERS.iter().find(|(known, _)| known == text);
    together
        .map(|(_, days)| days.to_vec())
        .or_else(|| letter.map(|(_, day)| vec![*day]))
        // "L-V" is Monday to Friday in Spanish.
        .or_else(|| (text == "l").then(|| vec![1]))
        .unwrap_or_default()
}

fn is_plain(run: &[Word]) -> bool {
    !run.iter().any(|word| matches!(word, Word::Other(_)))
}

/// Whether letters are days: there are two of them, or one that cannot be anything else.
fn is_list_of_days(run: &[Word], has_letters: bool) -> bool {
    let is = |word: &Word, text: &str| matches!(word, Word::Other(other) if other == text);
    // "T-Th" is two days or three, as one likes.
    let is_doubtful = |words: &[Word]| {
        matches!(words, [from, Word::Dash, Word::Day(4)] if is(from, "t"))
            || matches!(words, [from, Word::Dash, to] if is(from, "t") && is(to, "th"))
    };
    // The other letters of Spanish days are those of English ones, and mean something else.
    let has = |text: &str| run.iter().any(|word| is(word, text));
    let is_spanish = has("l") || has("v");
    let is_whole = matches!(run, [from, Word::Dash, to] if is(from, "l") && is(to, "v"));
    let count: usize = run.iter().map(|word| days_of(word).len()).sum();
    let is_alone = matches!(run, [Word::Other(text)] if ALONE.contains(&text.as_str()) || has_letters && text != "t");
    (is_plain(run) || count > 1 || is_alone)
        && (!is_spanish || is_whole)
        && !run.windows(3).any(is_doubtful)
}

/// Whether a time or its beginning stands here: letters before anything else are no days ("w/ appointment").
fn is_before_times(words: &[Word], mut at: usize) -> bool {
    while matches!(
        words.get(at),
        Some(Word::And(false) | Word::Colon | Word::Dash)
    ) {
        at += 1;
    }
    match words.get(at) {
        Some(Word::Other(text)) => {
            ["closed", "from", "hours", "only", "open"].contains(&text.as_str())
        }
        None | Some(Word::Number(..) | Word::Open | Word::Stop) => true,
        _ => false,
    }
}

/// The days of a run. "Mon-Wed-Fri" are three days, and "Mon-Sun - Mon-Fri" are two ranges.
fn listed(run: &[Word]) -> Vec<Word> {
    let all: Vec<u8> = run.iter().flat_map(days_of).collect();
    // A week may begin on Sunday.
    let from = usize::from(all.first() == Some(&7));
    let is_in_order = all.iter().skip(from).is_sorted_by(|a, b| a < b)
        && !all.iter().skip(from).any(|day| from == 1 && *day == 7);
    let is_chain = run.len() > 3
        && is_in_order
        && run
            .iter()
            .skip(1)
            .step_by(2)
            .all(|word| *word == Word::Dash);
    let mut words = Vec::new();
    for word in run {
        let days = days_of(word);
        for (index, day) in days.iter().enumerate() {
            if index > 0 {
                words.push(Word::And(false));
            }
            words.push(Word::Day(*day));
        }
        if days.is_empty() {
            words.push(if is_chain {
                Word::And(false)
            } else {
                word.clone()
            });
        }
    }
    words
}

/// "Monday - 9 am - 5 pm": the first dash stands between the day and its time.
fn without_dash_before_times(words: &[Word]) -> Vec<Word> {
    let is_between = |at: usize| {
        let around = at
            .checked_sub(1)
            .and_then(|before| words.get(before..before + 4));
        matches!(
            around,
            Some([Word::Day(_), Word::Dash, Word::Number(..), Word::Dash])
        )
    };
    let words = words.iter().enumerate();
    let known = words.map(|(at, word)| {
        if is_between(at) {
            Word::Colon
        } else {
            word.clone()
        }
    });
    known.collect()
}

/// "Breakfast 7-8 am, lunch 11 am-1 pm, Mon-Sat": days that stand behind meals and a comma are of each of them, so they are
/// said first.
pub(super) fn with_days_first(words: Vec<Word>) -> Vec<Word> {
    let words = with_other_days(words);
    let count = match words.as_slice() {
        [.., Word::And(false), Word::Day(_), Word::Dash, Word::Day(_)] => 3,
        [.., Word::And(false), Word::Day(_)] => 1,
        // "Breakfast 8-9, lunch 12-1 Monday-Friday": a single day may be of the last meal alone.
        [.., Word::Number(..), Word::Day(_), Word::Dash, Word::Day(_)] => {
            return with_days_of_meals(&words, words.len() - 3).unwrap_or(words);
        }
        _ => return words,
    };
    let end = words.len() - count;
    let mut meals = words[..end - 1].to_vec();
    meals.extend_from_slice(&words[end..]);
    with_days_of_meals(&meals, end - 1).unwrap_or(words)
}

/// Meals and their times with the days that begin at `end` behind the first meal; `None` where anything else stands there.
fn with_days_of_meals(words: &[Word], end: usize) -> Option<Vec<Word>> {
    const MEALS: [&str; 4] = ["breakfast", "dinner", "lunch", "supper"];
    let is_meal = |word: &Word| matches!(word, Word::Other(text) if MEALS.contains(&text.as_str()));
    let (meals, days) = words.split_at(end);
    let are_times_of_meals = meals.iter().all(|word| {
        is_meal(word)
            || matches!(
                word,
                Word::Number(..) | Word::Dash | Word::And(_) | Word::Colon
            )
    });
    let (first, rest) = meals.split_first()?;
    // Behind the first meal: days before it would be those of the house.
    let is_it = are_times_of_meals && is_meal(first);
    is_it.then(|| [std::slice::from_ref(first), days, rest].concat())
}

/// "Closed Mondays, open 9-5 other days": the other days are said first, without the word for them.
fn with_other_days(words: Vec<Word>) -> Vec<Word> {
    let is = |word: &Word, text: &str| matches!(word, Word::Other(other) if other == text);
    let days: Vec<u8> = words
        .iter()
        .skip(1)
        .map_while(|word| match word {
            Word::Day(day) => Some(Some(*day)),
            Word::And(_) => Some(None),
            _ => None,
        })
        .flatten()
        .collect();
    let hours = match words.as_slice() {
        [closed, rest @ .., other, last]
            if is(closed, "closed")
                && is(other, "other")
                && is(last, "days")
                && !days.is_empty() =>
        {
            let times = rest.iter().rposition(|word| is(word, "open"));
            times.map(|at| rest[at + 1..].to_vec())
        }
        _ => None,
    };
    let is_times = |it: &Vec<Word>| {
        matches!(it[..], [Word::Number(..), Word::Dash, Word::Number(..)])
            && words.len() == days_and_signs(&words) + it.len() + 3
    };
    let Some(hours) = hours.filter(is_times) else {
        return words;
    };
    let mut said = Vec::new();
    for day in (1..=7).filter(|day| !days.contains(day)) {
        said.extend([Word::Day(day), Word::And(false)]);
    }
    said.pop();
    said.extend(hours);
    said
}

/// How many words "closed", the days behind it and the signs between them are.
fn days_and_signs(words: &[Word]) -> usize {
    let is_day_or_sign = |word: &&Word| matches!(word, Word::Day(_) | Word::And(_) | Word::Stop);
    1 + words.iter().skip(1).take_while(is_day_or_sign).count()
}

/// "Breakfast 7-8 am, dinner 5-6 pm daily": of the whole week where no day is named, so it is said first.
pub(super) fn with_daily_first(mut words: Vec<Word>) -> Vec<Word> {
    let is_daily = |word: &Word| matches!(word, Word::Other(text) if text == "daily");
    let names_days = words
        .iter()
        .any(|word| matches!(word, Word::Day(_) | Word::Month(_) | Word::Ordinal(_)));
    let parts = words.iter().filter(|word| matches!(word, Word::And(_)));
    let is_at_the_end = words.last().is_some_and(is_daily) && parts.count() > 0;
    if is_at_the_end && !names_days && words.iter().filter(|word| is_daily(word)).count() == 1 {
        words.rotate_right(1);
    }
    words
}
