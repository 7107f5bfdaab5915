//! What somebody likes, and what a sentence says well of before it wishes for it: "me gusta la jardinería", "welding
//! looks good to me, I would love to try it". It counts like a wish.

use super::services::parts;
use super::signs::LIKING;
use crate::words::{Words, is};
use std::ops::Range;

/// Words at most that say what one likes: more of them tell of a job that one liked.
const LIKED_MAX: usize = 6;
/// What is said of something before a wish for "it".
const BEFORE_WISH: [&str; 6] = [
    " look good to me ",
    " sound good to me ",
    " look interesting ",
    " sound interesting ",
    " se ve bien ",
    " suena bien ",
];

/// The words of a sentence that only say what one likes.
pub(super) fn likes(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let parts = parts(words, sentence).into_iter();
    let liked = parts.filter(|part| {
        let text = words.text_of(part);
        let is_short = part.len() <= LIKED_MAX;
        let is_liking =
            is(words, part, part.start, &["i", "me"]) && is(words, part, part.start + 1, &LIKING);
        (is_short && is_liking) || BEFORE_WISH.iter().any(|sign| text.contains(sign))
    });
    liked.collect()
}
