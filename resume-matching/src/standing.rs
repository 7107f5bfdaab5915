//! Whether a paper that a text names is held today. Who lost a license, studies for one or had one long
//! ago cannot begin where it is demanded; the work that was done with it stays done.

pub(crate) mod boss;
mod coming;
mod denied;
mod given_back;
mod held_words;
mod people;
mod signs;
mod told;
mod under_heading;

use crate::statements::{is_never_lost, no_problem};
use crate::words::{Words, next_sentence};
use coming::{CAME, COMING, COMING_BEHIND};
use signs::{
    BLOCKS, COMPLETED, DENIALS, DOUBTS, FORMER, GIVEN_BACK, KEPT, LESSONS, LICENSE_NOUNS, LOSSES,
    NO_LICENSES, NO_PAPERS, ONGOING, PAPER_NOUNS, RESTORED, RESTORED_BEFORE, TESTED, UNSURE,
};
use std::ops::Range;
use told::Told;

/// How a person stands to a paper that is named.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Standing {
    /// It is listed, or a sentence says so.
    Held,
    /// It was lost and came back.
    Restored,
    /// It is suspended, expired, taken away or was refused.
    Lost,
    /// It was held once.
    Former,
    /// It is still to come: a class, a test, a card in the mail.
    Coming,
    /// It is that of somebody else, so nothing is said of one's own.
    Theirs,
    /// It is named, and its sentence tells something else: "I bought a CDL book".
    Open,
}

/// Words that go on about the paper before them: "it expired", "me la quitaron".
const ABOUT_IT: [&str; 47] = [
    "but",
    "and",
    "it",
    "its",
    "they",
    "which",
    "that",
    "is",
    "was",
    "got",
    "has",
    "been",
    "i",
    "currently",
    "now",
    "still",
    "the",
    "state",
    "court",
    "judge",
    "dmv",
    "pero",
    "y",
    "se",
    "me",
    "la",
    "lo",
    "esta",
    "fue",
    "que",
    "ahora",
    "ella",
    "hasta",
    "until",
    "my",
    "mi",
    "el",
    "im",
    "am",
    "have",
    "had",
    "then",
    "since",
    "just",
    "he",
    "estoy",
    "did",
];
/// What says that something which "was" is over.
const IS_OVER: [&str; 7] = ["before", "until", "ago", "once", "ante", "hasta", "hace"];
/// What begins to tell what happened then: "was working on my CDL when I got locked up".
const LATER: [&str; 6] = ["when", "before", "until", "cuando", "ante", "hasta"];
/// How many words before and behind a paper are read.
const BEFORE_MAX: usize = 7;
const BEHIND_MAX: usize = 8;

/// How the person stands to the paper that some words of a sentence name. `papers` are all papers of the
/// sentence.
pub(crate) fn standing(
    words: &Words,
    sentence: &Range<usize>,
    paper: &Range<usize>,
    papers: &[Range<usize>],
) -> Standing {
    let span = span(words, sentence, paper);
    let is_other = |range: &Range<usize>| range != paper;
    let between = |range: Range<usize>| {
        let others = papers.iter().filter(|other| is_other(other));
        others.filter(|other| range.contains(&other.start)).count()
    };
    let before = span.start.max(paper.start.saturating_sub(BEFORE_MAX))..paper.start;
    let first = before
        .clone()
        .rev()
        .find(|word| is_block(words, *word))
        .map_or(before.start, |word| word + 1);
    let before_paper = span.start..paper.start;
    let before = first..paper.end;
    let behind = paper.end..behind(words, sentence, paper, span.end, papers);
    // "CDL A, and my OSHA card expired" is about the card alone.
    let is_next = (behind.start..behind.end).find(|word| between(*word..word + 1) > 0);
    let is_joined = |word: usize| (paper.end..word).all(|at| is_joint(words, at));
    let end = is_next
        .filter(|word| !is_joined(*word))
        .unwrap_or(behind.end);
    let behind = behind.start..end;
    let said = |list: &[&str], range: &Range<usize>| says(words, list, range);
    let rest = paper.start..next_sentence(words, sentence).end;
    let told_of = span.start..rest.end;
    let is_given_back = said(&GIVEN_BACK, &rest) || given_back::by_writer(words, &told_of, paper);
    let is_lost = said(&LOSSES, &before) || said(&LOSSES, &behind) || is_given_back;
    let is_unsure = (span.start..rest.end).any(|word| UNSURE.contains(&words.form(word)));
    // What "will be restored" is not there yet.
    let came = said(&CAME, &behind);
    let is_to_come = !came && (said(&COMING_BEHIND, &behind) || said(&COMING, &before));
    // "Will not give my license back".
    let is_refused = (span.start..paper.start).any(|word| DENIALS.contains(&words.form(word)));
    let is_back = came
        || said(&RESTORED, &rest)
        || said(&RESTORED_BEFORE, &before)
        || given_back::was_returned(words, &rest)
        || given_back::was_replaced(words, &rest)
        || given_back::was_found(words, &told_of, paper);
    let is_restored = is_back && !is_refused && !is_unsure && !is_to_come && !is_given_back;
    // To need to "get certified" completes nothing, nor does what follows: "when I got locked up".
    let is_later = |word: &usize| LATER.contains(&words.form(*word));
    let told_end = (paper.end..span.end).find(is_later).unwrap_or(span.end);
    let is_completed = (span.start..told_end)
        .any(|word| !paper.contains(&word) && COMPLETED.contains(&words.form(word)));
    let has_had = said(
        &[
            " have had ",
            " has had ",
            " ive had ",
            " had to ",
            " alway had ",
            " since ",
        ],
        &span,
    ) || said(&KEPT, &rest);
    // "Nunca he perdido mi licencia", and "me renovaron la licencia" where nothing tells of a later loss.
    let is_no_problem = |word: usize| no_problem(words, sentence, word).is_some();
    let is_kept = given_back::to_writer(words, &before_paper)
        || (span
            .clone()
            .any(|word| is_never_lost(words, sentence, word) || is_no_problem(word))
            && !never_had(words, &told_of));
    let told = Told {
        words,
        sentence,
        span: &span,
        paper,
    };
    if boss::is_theirs(words, sentence, paper) || people::is_of_him(words, sentence, paper) {
        match boss::is_mine_too(words, sentence, paper) {
            true => Standing::Restored,
            false => Standing::Theirs,
        }
    } else if let Some(standing) = under_heading::standing(words, sentence, paper) {
        standing
    } else if said(&DOUBTS, &span)
        || boss::is_of_another(words, sentence, paper)
        || people::is_person(words, sentence, paper)
    {
        Standing::Open
    } else if is_lost && is_restored {
        Standing::Restored
    } else if is_lost || told.is_answered_no() || told.is_denied_behind() {
        Standing::Lost
    } else if (said(&FORMER, &before) && !has_had)
        || was_once(words, paper, &rest)
        || told.is_past()
    {
        Standing::Former
    } else if (said(&COMING_BEHIND, &behind) && !came)
        || told.is_partly_done()
        || told.is_nearly_done()
        || (said(&COMING, &before) || is_in_lessons(words, &span, paper)) && !is_completed
    {
        Standing::Coming
    } else if is_restored || is_kept {
        Standing::Restored
    } else if told.is_open() && !said(&KEPT, &rest) {
        Standing::Open
    } else {
        Standing::Held
    }
}

/// Whether a text says that there never was such a paper: "never lost a license, never had one".
fn never_had(words: &Words, range: &Range<usize>) -> bool {
    let text = words.text_of(range);
    [" never had ", " nunca tuve ", " nunca he tenido "]
        .iter()
        .any(|sign| text.contains(sign))
}

/// Whether somebody "was a CNA" once, and the text goes on that this is over.
fn was_once(words: &Words, paper: &Range<usize>, rest: &Range<usize>) -> bool {
    let Some(mut at) = paper.start.checked_sub(1) else {
        return false;
    };
    while at > 0 && ["a", "an", "una", "un"].contains(&words.form(at)) {
        at -= 1;
    }
    let is_over = |word: usize| IS_OVER.contains(&words.form(word));
    ["was", "fui", "era", "held", "carried"].contains(&words.form(at))
        && (paper.end..rest.end).any(is_over)
}

/// The words of a sentence that are about a paper: to the next comma, turn or other subject.
fn span(words: &Words, sentence: &Range<usize>, paper: &Range<usize>) -> Range<usize> {
    let cuts = |word: usize| {
        let form = words.form(word);
        words.words[word].begins_clause
            || ["but", "pero", "sino", "however"].contains(&form)
            || (["and", "y"].contains(&form)
                && word + 1 < sentence.end
                && ["i", "yo", "tengo", "have"].contains(&words.form(word + 1)))
    };
    let start = (sentence.start..=paper.start)
        .rev()
        .find(|word| cuts(*word));
    let end = (paper.end..sentence.end).find(|word| cuts(*word));
    start.unwrap_or(sentence.start)..end.unwrap_or(sentence.end)
}

/// Whether a learner's permit for a paper is meant, which is not the paper.
pub(crate) fn is_permit(words: &Words, sentence: &Range<usize>, paper: &Range<usize>) -> bool {
    let is_behind = paper.end < sentence.end
        && words.form(paper.end) == "permit"
        && !words.words[paper.end].begins_clause;
    let mut before = (sentence.start..paper.start).rev();
    let first =
        before.find(|word| !["de", "la", "para", "for", "my", "a"].contains(&words.form(*word)));
    is_behind
        || first.is_some_and(|word| {
            ["permiso", "permit"].contains(&words.form(word))
                && !words.words[paper.start].begins_clause
        })
}

/// Where the words behind a paper end that are about it: a clause or a sentence that goes on with "it
/// expired" belongs to it.
fn behind(
    words: &Words,
    sentence: &Range<usize>,
    paper: &Range<usize>,
    end: usize,
    papers: &[Range<usize>],
) -> usize {
    let most = |end: usize| end.min(paper.end + BEHIND_MAX);
    let clause = if end < sentence.end {
        let last = (end + 1..sentence.end).find(|word| words.words[*word].begins_clause);
        end..last.unwrap_or(sentence.end)
    } else {
        let next = next_sentence(words, sentence);
        let is_last = papers.iter().all(|other| other.start <= paper.start);
        let begins = [
            "it", "its", "they", "me", "se", "la", "lo", "fue", "esta", "nunca", "never",
        ];
        let is_named = |word: usize| {
            let form = words.form(word);
            PAPER_NOUNS.contains(&form) || form == "it"
        };
        let is_about = is_last
            && !next.is_empty()
            && (begins.contains(&words.form(next.start)) || next.clone().any(is_named));
        if is_about { next } else { end..end }
    };
    let mut named = paper.clone();
    let is_license = !named.any(|word| NO_LICENSES.contains(&words.form(word)));
    let is_about = |word: &usize| {
        let form = words.form(*word);
        ABOUT_IT.contains(&form)
            || PAPER_NOUNS.contains(&form)
            || (is_license && LICENSE_NOUNS.contains(&form))
    };
    let goes_on = clause.clone().find(|word| !is_about(word));
    let is_loss = |word: usize| {
        let range = word..clause.end.min(word + 4);
        let is_other = |word: usize| NO_PAPERS.contains(&words.form(word));
        (says_at_start(words, &LOSSES, &range) || says_at_start(words, &COMING_BEHIND, &range))
            && !range.clone().any(is_other)
            // "I will come in early" is about the person.
            && !(["will", "come", "arrive"].contains(&words.form(word))
                && ["i", "we", "id"].contains(&words.form(word - 1)))
    };
    // "Took" and "no longer" may begin among the words that only lead there.
    let begins = goes_on.into_iter().chain(clause.clone().take(3));
    let names_another = papers.iter().any(|other| clause.contains(&other.start))
        || people::is_about_kin(words, &clause);
    if !clause.is_empty() && !names_another && begins.into_iter().any(is_loss) {
        clause.end
    } else if people::is_about_kin(words, &clause) {
        // "I have a CDL, my brother lost his".
        end
    } else {
        most(end)
    }
}

/// Whether lessons for the paper stand beside it and still go on.
fn is_in_lessons(words: &Words, span: &Range<usize>, paper: &Range<usize>) -> bool {
    let is_lesson = |word: usize| {
        // "Class A" is no class.
        LESSONS.contains(&words.form(word))
            && !(word + 1 < span.end && words.form(word + 1).chars().count() == 1)
    };
    let mut beside = (span.start.max(paper.start.saturating_sub(4))..paper.start)
        .chain(paper.end..span.end.min(paper.end + 2));
    // Lessons alone give no paper for which there is a test: "GED classes inside".
    let is_tested = paper.clone().any(|word| TESTED.contains(&words.form(word)));
    let mut before = (span.start..paper.start).rev();
    let leads = ["de", "del", "for", "the", "my", "para", "la", "el"];
    let first = before.find(|word| !leads.contains(&words.form(*word)));
    let is_beside = first.is_some_and(is_lesson) || (paper.end < span.end && is_lesson(paper.end));
    (is_tested && is_beside)
        || (beside.any(is_lesson) && span.clone().any(|word| ONGOING.contains(&words.form(word))))
}

fn is_block(words: &Words, word: usize) -> bool {
    let form = words.form(word);
    let goes_on =
        |list: &[&str]| word + 1 < words.words.len() && list.contains(&words.form(word + 1));
    match form {
        "have" if word > 0 && ["to", "me"].contains(&words.form(word - 1)) => false,
        "have" => !goes_on(&["to", "had"]),
        // "Used to hold".
        "hold" | "keep" if word > 0 && words.form(word - 1) == "to" => false,
        "work" | "working" => !goes_on(&["on", "toward", "to"]),
        _ => BLOCKS.contains(&form),
    }
}

fn is_joint(words: &Words, word: usize) -> bool {
    ["and", "or", "y", "o", "my", "mi", "the", "la", "both"].contains(&words.form(word))
}

/// Whether some words say one of a list, and nothing right before denies it.
fn says(words: &Words, list: &[&str], range: &Range<usize>) -> bool {
    range.clone().any(|word| {
        let from = range.start.max(word.saturating_sub(3));
        // "Almost lost" is kept.
        let is_denied = (from..word).any(|at| {
            DENIALS.contains(&words.form(at)) || denied::NEARLY.contains(&words.form(at))
        });
        // A suspended ceiling is work.
        let is_ceiling = word + 1 < words.words.len() && words.form(word + 1) == "ceiling";
        !is_denied && !is_ceiling && says_at_start(words, list, &(word..range.end))
    })
}

fn says_at_start(words: &Words, list: &[&str], range: &Range<usize>) -> bool {
    !range.is_empty() && {
        let text = words.text_of(range);
        list.iter().any(|phrase| text.starts_with(phrase))
    }
}
