//! What a sentence says about each of its words: that it was done, that it was not, or that it is
//! only wished for.

mod crime;
mod done_by_others;
mod guest;
mod helped_them;
mod household;
mod in_hospital;
mod likes;
mod names;
mod own_care;
mod own_things;
mod passing;
mod people_met;
mod prison;
mod private;
mod received;
mod remarks;
mod senses;
mod served;
mod services;
mod signs;
mod tastes;
mod told_of_me;
mod topic;
mod trades_of_others;
mod treatment;

use crate::words::{Words, is, next_sentence};
pub(crate) use household::{is_about_family, is_of_family};
use signs::{
    DENIAL_REACH, DENIALS, DENIED_BEFORE, DRUGS, GIVEN, INSTEAD, LEFT, MY, NEVER, NEVER_BEGAN,
    NEVER_REACH, NO_MORE, NOT_A_TRADE, OF_WHERE, ONESELF, OTHERS, SOLD, THEIRS, TURNS, WISHES,
    WITH_ME,
};
use std::ops::Range;

/// How a word is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Meant {
    /// The person did, learnt or has it.
    Done,
    /// The person wants it.
    Wished,
    /// The person did not do it or has none of it; or someone else did it.
    Denied,
}

/// How each word of a sentence is meant.
pub(crate) fn meant(words: &Words, sentence: &Range<usize>) -> Vec<Meant> {
    let mut meant = vec![Meant::Done; sentence.len()];
    mark_wishes(words, sentence, &mut meant);
    let names = names::names(words, sentence).into_iter();
    let private = private::private(words, sentence).into_iter();
    let private = private.chain(household::household(words, sentence));
    let private = private.chain(guest::guest(words, sentence));
    let private = private.chain(in_hospital::in_hospital(words, sentence));
    let private = private.chain(services::services(words, sentence));
    for name in names.chain(private) {
        meant[name.start - sentence.start..name.end - sentence.start].fill(Meant::Denied);
    }
    for word in sentence.clone() {
        let form = words.form(word);
        let place = word - sentence.start;
        if DENIALS.contains(&form) && is_never_lost(words, sentence, word) {
            // Who never lost something has it.
            continue;
        }
        if let Some(problem) = no_problem(words, sentence, word) {
            meant[place..=problem - sentence.start].fill(Meant::Denied);
            continue;
        }
        if DENIALS.contains(&form) {
            let reach = if NEVER.contains(&form) || is_no_longer(words, sentence, word) {
                NEVER_REACH
            } else {
                DENIAL_REACH
            };
            let clause = rest_of_clause(words, sentence, word + 1, reach);
            meant[clause.start - sentence.start..clause.end - sentence.start].fill(Meant::Denied);
        } else if DENIED_BEFORE.contains(&form) && place > 0 {
            meant[place - 1] = Meant::Denied;
        } else if topic::is_exception(words, sentence, word) {
            let clause = rest_of_clause(words, sentence, word + 1, DENIAL_REACH);
            meant[clause.start - sentence.start..clause.end - sentence.start].fill(Meant::Denied);
        } else if SOLD.contains(&form) && sells_drugs(words, sentence, word) {
            meant[place..].fill(Meant::Denied);
        } else if LEFT.contains(&form)
            && let Some(trade) = left_trade(words, sentence, word)
        {
            // It counts where nothing else is known of the person.
            let clause = rest_of_clause(words, sentence, trade, usize::MAX);
            meant[clause.start - sentence.start..clause.end - sentence.start].fill(Meant::Wished);
        } else if is_other(words, sentence, word) && is_theirs(words, sentence, word) {
            // "My uncle, who is a roofer".
            let is_apart = is(words, sentence, word + 1, &["who", "que"])
                && words.words[word + 1].begins_clause;
            let from = word + 1 + usize::from(is_apart);
            let clause = rest_of_clause(words, sentence, from, usize::MAX);
            if helped_them::helped_them(words, sentence, &clause) {
                continue;
            }
            // Whom one helped stays: "helped my mom who was a seamstress".
            let is_told = is(words, sentence, word + 1, &["who", "que"]);
            meant[place + usize::from(is_told)..clause.end - sentence.start].fill(Meant::Denied);
        }
    }
    if let Some(job) = never_began(words, sentence) {
        meant[job.start - sentence.start..job.end - sentence.start].fill(Meant::Denied);
    }
    let next = next_sentence(words, sentence);
    if says(words, &next, &NO_MORE) {
        meant.fill(Meant::Denied);
    }
    meant
}

/// The same for a sentence of a person: what no employer is told, and what is told in passing, counts as
/// denied.
pub(crate) fn meant_by_person(words: &Words, sentence: &Range<usize>) -> Vec<Meant> {
    let mut meant = meant(words, sentence);
    let none = passing::passing(words, sentence).into_iter();
    let none = none.chain(own_things::own_things(words, sentence));
    let none = none.chain(received::received(words, sentence));
    let none = none.chain(remarks::remarks(words, sentence));
    let none = none.chain(topic::denied_behind(words, sentence));
    let none = none.chain(crime::crime(words, sentence));
    let none = none.chain(done_by_others::done_by_others(words, sentence));
    let none = none.chain(senses::senses(words, sentence));
    let none = none.chain(own_care::own_care(words, sentence));
    let none = none.chain(prison::prison(words, sentence));
    let none = none.chain(served::served(words, sentence));
    let none = none.chain(trades_of_others::trades_of_others(words, sentence));
    let none = none.chain(people_met::people_met(words, sentence));
    for none in none.chain(treatment::treatment(words, sentence)) {
        meant[none.start - sentence.start..none.end - sentence.start].fill(Meant::Denied);
    }
    meant
}

/// Whether a denial says of a whole clause that it is over: "can't … anymore", "ya no …".
fn is_no_longer(words: &Words, sentence: &Range<usize>, denial: usize) -> bool {
    let clause = rest_of_clause(words, sentence, denial + 1, NEVER_REACH);
    let is_over = |word: usize| ["anymore", "longer"].contains(&words.form(word));
    let before = denial.checked_sub(1).filter(|it| *it >= sentence.start);
    before.is_some_and(|it| words.form(it) == "ya")
        || clause.clone().any(is_over)
        || says(words, &clause, &[" any more "])
}

/// Whether a denial is of a loss: "never lost my CDL", "never been without a CDL".
pub(crate) fn is_never_lost(words: &Words, sentence: &Range<usize>, denial: usize) -> bool {
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    let mut behind = (denial + 1..sentence.end).take_while(|word| {
        is(
            *word,
            &["been", "he", "once", "had", "have", "to", "se", "me", "ha"],
        )
    });
    let last = behind.by_ref().last().unwrap_or(denial) + 1;
    let is_loss = last < sentence.end
        && is(
            last,
            &[
                "lost",
                "lose",
                "without",
                "gave",
                "give",
                "surrendered",
                "surrender",
                "perdi",
                "perdido",
                "perdio",
                "expired",
                "vencio",
                "vencido",
                "caduco",
                "caducado",
                "expiro",
                "quitaron",
                "quitado",
                "suspendieron",
                "suspendido",
                "retiraron",
            ],
        );
    let is_denied = (sentence.start.max(denial.saturating_sub(2))..denial).any(|at| is(at, &NEVER));
    // "No he perdido mi licencia", "I have not lost my CDL".
    let is_perfect = is(denial, &["no"]) && last > denial + 1 && is(denial + 1, &["he"])
        || is(denial, &["havent"])
        || is(denial, &["not"]) && denial > sentence.start && is(denial - 1, &["have"]);
    let is_not_lost =
        is_perfect && last < sentence.end && is(last, &["lost", "perdido", "surrendered"]);
    (is(denial, &NEVER) && is_loss) || is_not_lost || (is(denial, &["without"]) && is_denied)
}

/// Faults that a license may have: "no points on my license".
pub(crate) const FAULTS: [&str; 17] = [
    "point",
    "restriction",
    "violation",
    "ticket",
    "suspension",
    "problem",
    "issue",
    "trouble",
    "accident",
    "limit",
    "punto",
    "restriccione",
    "restriccion",
    "infraccione",
    "infraccion",
    "multa",
    "problema",
];

/// The problem that somebody says there is none of: "no problem with my license".
pub(crate) fn no_problem(words: &Words, sentence: &Range<usize>, denial: usize) -> Option<usize> {
    let leads = [
        "have", "had", "any", "a", "tengo", "tuve", "hay", "ningun", "un",
    ];
    let mut behind = denial + 1..sentence.end;
    let problem = behind.find(|word| !is(words, sentence, *word, &leads))?;
    let is_problem = is(words, sentence, problem, &FAULTS);
    let is_about = is(words, sentence, problem + 1, &["with", "on", "con", "en"]);
    (DENIALS.contains(&words.form(denial)) && is_problem && is_about).then_some(problem)
}

/// Whether a word is somebody else: "my brother", "my old man".
fn is_other(words: &Words, sentence: &Range<usize>, word: usize) -> bool {
    let is_old = word > sentence.start && is(words, sentence, word - 1, &["old"]);
    OTHERS.contains(&words.form(word)) || (is_old && is(words, sentence, word, &["man", "lady"]))
}

/// Whether what follows a person is their work: "my uncle was a welder", "my brother drives trucks".
fn is_theirs(words: &Words, sentence: &Range<usize>, person: usize) -> bool {
    let mut behind = person + 1..sentence.end;
    let leads = |word: usize| {
        OF_WHERE.contains(&words.form(word)) || is(words, sentence, word, &["who", "que"])
    };
    let verb = behind.find(|word| !leads(*word));
    let Some(verb) = verb else {
        return false;
    };
    if THEIRS.contains(&words.form(verb)) {
        return true;
    }
    let before = person.checked_sub(1).filter(|word| *word >= sentence.start);
    let begins = before.is_some_and(|word| {
        let is_first = word == sentence.start || words.words[word].begins_clause;
        is_first && MY.contains(&words.form(word))
    });
    let clause = rest_of_clause(words, sentence, verb, usize::MAX);
    let joins = ["and", "y", "with", "con"].contains(&words.form(verb));
    let is_me = |word: usize| word < sentence.end && WITH_ME.contains(&words.form(word));
    let taught_me = is_me(verb) || (is_me(clause.end) && !words.words[clause.end].begins_clause);
    begins && !joins && !taught_me && !words.words[verb].begins_clause
}

/// A job that was given and never began.
fn never_began(words: &Words, sentence: &Range<usize>) -> Option<Range<usize>> {
    let given = sentence
        .clone()
        .find(|word| GIVEN.contains(&words.form(*word)))?;
    let start = words.span(&(given..sentence.end)).start;
    let text = words.text_of(&(given..sentence.end));
    let said = NEVER_BEGAN
        .iter()
        .find_map(|sign| Some((text.find(sign)?, sign)));
    let (at, sign) = said?;
    // "… so I cooked" is told of what came instead.
    let behind = words.at(start + at + sign.len());
    let instead = (behind..sentence.end).find(|word| INSTEAD.contains(&words.form(*word)));
    Some(given..instead.unwrap_or(sentence.end))
}

/// Where the trade begins that one left: "quit cooking", "dejé de cocinar".
fn left_trade(words: &Words, sentence: &Range<usize>, left: usize) -> Option<usize> {
    let form = |word: usize| (word < sentence.end).then(|| words.form(word));
    let is_phrase = matches!(form(left + 1), Some("de" | "up"));
    let trade = if is_phrase { left + 2 } else { left + 1 };
    let form = form(trade)?;
    let is_deed = form.ends_with("ing") || (is_phrase && form.ends_with('r'));
    (is_deed && !NOT_A_TRADE.contains(&form)).then_some(trade)
}

fn sells_drugs(words: &Words, sentence: &Range<usize>, verb: usize) -> bool {
    let mut what = verb + 1..sentence.end.min(verb + 4);
    what.any(|word| DRUGS.contains(&words.form(word)))
}

fn says(words: &Words, range: &Range<usize>, list: &[&str]) -> bool {
    !range.is_empty() && {
        let text = words.text_of(range);
        list.iter().any(|phrase| text.contains(phrase))
    }
}

fn mark_wishes(words: &Words, sentence: &Range<usize>, meant: &mut [Meant]) {
    let start = words.span(sentence).start;
    let text = words.text_of(sentence);
    for clause in likes::likes(words, sentence) {
        meant[clause.start - sentence.start..clause.end - sentence.start].fill(Meant::Wished);
    }
    for wish in WISHES {
        for (at, _) in text.match_indices(wish) {
            let first = words.at(start + at + 1);
            // "Open to close" is a shift.
            let is_shift =
                wish == " open to " && words.form((first + 2).min(sentence.end - 1)) == "close";
            if is_shift {
                continue;
            }
            let turn = (first..sentence.end).find(|word| TURNS.contains(&words.form(*word)));
            let last = turn.unwrap_or(sentence.end);
            meant[first - sentence.start..last - sentence.start].fill(Meant::Wished);
        }
    }
}

/// From a word to the end of its clause, at most some words.
fn rest_of_clause(
    words: &Words,
    sentence: &Range<usize>,
    from: usize,
    most: usize,
) -> Range<usize> {
    let last = sentence.end.min(from.saturating_add(most));
    let ends = |word: &usize| {
        let form = words.form(*word);
        words.words[*word].begins_clause
            || TURNS.contains(&form)
            || (*word > from && ONESELF.contains(&form))
    };
    from..(from..last).find(ends).unwrap_or(last).max(from)
}

#[cfg(test)]
mod tests;
