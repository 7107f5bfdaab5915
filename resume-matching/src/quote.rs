//! The words that were found, with those around them, as they were written. In a resume, what could say
//! where the person lives is left out; a way to reach somebody is left out everywhere.

use crate::private_words::{is_private, trimmed};
use crate::words::Words;
use std::ops::Range;
use sync_protocol::matching::Quote;

/// Words that are shown on each side at most.
const AROUND: usize = 6;
/// Digits of a number that may be a ZIP code or a part of a telephone number.
const LONG_NUMBER: usize = 5;
/// What is shown in place of words that were left out.
const LEFT_OUT: &str = "…";

/// What ends an item of a list. [`Words`] takes it for the end of a sentence.
const ITEM_ENDS: [char; 6] = [';', '|', '•', '▪', '●', '·'];

/// How far the words around those that were found may reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Around {
    /// To the next comma: a name or a street in front of the work is no part of a quote. For a resume.
    Clause,
    /// To the end of the sentence or the line, over the items of a list: "cook; dishwasher". For what a
    /// list says of an employer, which everyone may read.
    Items,
}

/// Quotes some words of a text, whole, with those around them.
pub(crate) fn quoted(text: &str, words: &Words, range: &Range<usize>, around: Around) -> Quote {
    let sentence = match around {
        Around::Clause => sentence(words, range),
        Around::Items => items(text, words, range),
    };
    let begins = |word: usize| around == Around::Clause && words.words[word].begins_clause;
    let is_contact = |word: usize| {
        is_contact(text, words, word)
            || (around == Around::Clause && is_private(words, &sentence, word))
    };
    let mut from = range.start;
    while from > sentence.start && !begins(from) && range.start - from < AROUND {
        if is_contact(from - 1) {
            break;
        }
        from -= 1;
    }
    let mut to = range.end;
    while to < sentence.end && !begins(to) && to - range.end < AROUND && !is_contact(to) {
        to += 1;
    }
    // Of "I cut hair in my cell" no "in my" stays.
    if to < sentence.end && around == Around::Clause && is_private(words, &sentence, to) {
        to = range.end + trimmed_end(words, range.end..to);
    }
    let source = |word: usize| words.words[word].source.clone();
    let (start, end) = (source(range.start).start, source(range.end - 1).end);
    let mut before = on_one_line(&text[source(from).start..start]);
    let mut after = on_one_line(&text[end..source(to - 1).end]);
    if from > sentence.start && !begins(from) {
        before = format!("{LEFT_OUT} {before}");
    }
    if to < sentence.end && !begins(to) {
        after = format!("{after} {LEFT_OUT}");
    }
    Quote {
        before,
        words: on_one_line(&text[start..end]),
        after,
    }
}

/// How many of some words stay without the small ones at their end.
fn trimmed_end(words: &Words, range: Range<usize>) -> usize {
    let start = range.start;
    let kept = trimmed(words, range);
    if kept.is_empty() { 0 } else { kept.end - start }
}

fn sentence(words: &Words, range: &Range<usize>) -> Range<usize> {
    let mut sentences = words.sentences.iter();
    let sentence = sentences.find(|sentence| sentence.contains(&range.start));
    sentence.unwrap_or(range).clone()
}

/// The words before and after some others, from the last end of a sentence or a line to the next one.
fn items(text: &str, words: &Words, range: &Range<usize>) -> Range<usize> {
    let begins = |word: &usize| {
        let gap = &text[words.words[word - 1].source.end..words.words[*word].source.start];
        let is_sentence = words.sentences.iter().any(|it| it.start == *word);
        words.words[*word].begins_line || (is_sentence && !gap.contains(ITEM_ENDS))
    };
    let first = (1..=range.start).rev().find(begins).unwrap_or(0);
    let end = (range.end..words.words.len()).find(begins);
    first..end.unwrap_or(words.words.len())
}

/// Whether a word may belong to an email address, a website, a ZIP code or a telephone number.
fn is_contact(text: &str, words: &Words, word: usize) -> bool {
    let source = &words.words[word].source;
    // White space may be longer than a byte.
    let before = text[..source.start].rsplit(char::is_whitespace).next();
    let token_start = source.start - before.map_or(0, str::len);
    let token_end = text[source.end..]
        .find(char::is_whitespace)
        .map_or(text.len(), |at| source.end + at);
    let token = text[token_start..token_end].trim_matches(|sign: char| !sign.is_alphanumeric());
    let digits = token.chars().filter(char::is_ascii_digit).count();
    let is_years = token.split(['-', '–', '/']).all(|part| part.len() == 4);
    let is_area_code = digits == 3 && text[token_start..token_end].contains(')');
    let has_domain = token.rsplit_once('.').is_some_and(|(host, end)| {
        !host.is_empty() && end.chars().filter(|sign| sign.is_alphabetic()).count() > 1
    });
    token.contains('@')
        || has_domain
        || is_area_code
        || (digits >= LONG_NUMBER && !is_years)
        || is_spaced_number(text, words, word)
}

/// Whether a word is a part of a telephone number with blanks in it: "973 555 0100". Two years side by side
/// are none.
fn is_spaced_number(text: &str, words: &Words, word: usize) -> bool {
    let digits = |word: usize| {
        let source = &text[words.words.get(word)?.source.clone()];
        let is_number = source.chars().all(|sign| sign.is_ascii_digit());
        is_number.then_some(source.len())
    };
    let beside = [word.checked_sub(1), Some(word + 1)];
    let mut pairs = beside
        .into_iter()
        .filter_map(|beside| Some((digits(word)?, digits(beside?)?)));
    pairs.any(|pair| matches!(pair, (3, 3 | 4) | (4, 3)))
}

/// A text with one blank in place of any white space, at its ends too.
fn on_one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for character in text.chars() {
        let is_blank = character.is_whitespace();
        if !is_blank {
            line.push(character);
        } else if !line.ends_with(' ') {
            line.push(' ');
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn quote(text: &str, found: &str, around: Around) -> (String, String, String) {
        let words = Words::of(text);
        let at = text.find(found).unwrap();
        let inside = words
            .words
            .iter()
            .enumerate()
            .filter(|(_, word)| word.source.start >= at && word.source.end <= at + found.len());
        let inside: Vec<usize> = inside.map(|(place, _)| place).collect();
        let range = inside[0]..inside[inside.len() - 1] + 1;
        let quote = quoted(text, &words, &range, around);
        (quote.before, quote.words, quote.after)
    }

    fn all(text: &str, found: &str) -> String {
        let (before, words, after) = quote(text, found, Around::Clause);
        format!("{before}[{words}]{after}")
    }

    fn in_list(text: &str, found: &str) -> String {
        let (before, words, after) = quote(text, found, Around::Items);
        format!("{before}[{words}]{after}")
    }

    #[test]
    fn the_items_of_a_list_stand_beside_each_other_and_sentences_and_lines_do_not() {
        assert_eq!(
            in_list("Warehouse jobs, forklift, packing", "forklift"),
            "Warehouse jobs, [forklift], packing"
        );
        assert_eq!(
            in_list("truck driver; delivery; loading", "delivery"),
            "truck driver; [delivery]; loading"
        );
        assert_eq!(in_list("Employer: driver", "driver"), "Employer: [driver]");
        assert_eq!(
            in_list("Open to all. Cooks, servers. Ask first", "Cooks"),
            "[Cooks], servers"
        );
        assert_eq!(
            in_list("janitor;\ncook; porter\nbaker", "cook"),
            "[cook]; porter"
        );
        assert_eq!(
            in_list("a; b; c; d; e; f; g; cook; call 973-555-0100", "cook"),
            "… b; c; d; e; f; g; [cook]; call …"
        );
    }

    #[test]
    fn words_are_whole_and_stand_in_their_own_clause() {
        assert_eq!(
            all(
                "I like dogs. I drove a forklift, every day!\nCook",
                "forklift"
            ),
            "I drove a [forklift]"
        );
        assert_eq!(
            all(
                "Ana Lopez, 1 Main Street, forklift operator in Newark",
                "forklift"
            ),
            "[forklift] operator in Newark"
        );
        assert_eq!(
            all("Forklift operator", "Forklift operator"),
            "[Forklift operator]"
        );
    }

    #[test]
    fn a_long_sentence_is_cut_between_words_and_a_wrapped_line_is_one() {
        let text = "one two three four five six seven\n drove  a forklift one two three four five six seven";
        assert_eq!(
            all(text, "forklift"),
            "… four five six seven drove a [forklift] one two three four five six …"
        );
        assert_eq!(
            all("Manejé montacargas en una bodega de Newark", "montacargas"),
            "Manejé [montacargas] en una bodega de Newark"
        );
    }

    #[test]
    fn addresses_and_numbers_to_call_are_left_out_and_years_are_not() {
        for contact in [
            "973-555-0100",
            "(973) 555-0100",
            "ana@example.org",
            "Newark.example.org",
            "07102",
            "9735550100",
            "973 555 0100",
            "973.555.0100",
            "555 0100",
        ] {
            let shown = all(&format!("call {contact} warehouse forklift"), "warehouse");
            assert_eq!(shown, "… [warehouse] forklift", "{contact}");
            let shown = all(&format!("forklift warehouse {contact} call"), "warehouse");
            let shown = shown.trim_end_matches(" …");
            assert_eq!(shown, "forklift [warehouse]", "{contact}");
        }
        assert_eq!(
            all(
                "Warehouse associate 2014-2017 and 300 boxes a day",
                "Warehouse"
            ),
            "[Warehouse] associate 2014-2017 and 300 boxes …"
        );
        assert_eq!(
            all("call\u{a0}07102\u{2003}the warehouse", "warehouse"),
            "… the [warehouse]"
        );
    }
}
