//! Whether a paper is that of another person, beside whom one worked: "helper to a licensed electrician".

use crate::papers::is_adjective;
use crate::words::Words;
use std::ops::Range;

/// Words behind which stands the person for whom or with whom one worked …
const BESIDE: [&str; 14] = [
    "under",
    "alongside",
    "beside",
    "with",
    "assisted",
    "assisting",
    "helped",
    "helping",
    "shadowed",
    "bajo",
    "con",
    "para",
    "ayude",
    "ayudaba",
];
/// … and those that say so only before "a" or of more than one.
const BESIDE_ONE: [&str; 5] = ["for", "to", "of", "de", "a"];
const ONE: [&str; 9] = ["a", "an", "the", "some", "another", "un", "una", "el", "la"];
/// Words that say of a person which paper is held.
const TITLES: [&str; 2] = ["master", "journeyman"];
/// What one works for or drives and is no person.
const NO_PERSON: [&str; 18] = [
    "company", "firm", "shop", "place", "store", "school", "agency", "business", "truck", "bus",
    "van", "car", "compania", "empresa", "taller", "tienda", "camion", "negocio",
];
/// Who may have a paper too …
pub(super) const KIN: [&str; 24] = [
    "brother", "sister", "mother", "father", "mom", "dad", "wife", "husband", "son", "daughter",
    "cousin", "uncle", "aunt", "friend", "hermano", "hermana", "madre", "padre", "esposa",
    "esposo", "hijo", "hija", "primo", "amigo",
];
/// … and what says that it is theirs.
const THEIRS: [&str; 4] = ["his", "her", "their", "su"];
/// What says that the writer has such a paper too, behind what is told of theirs.
const MINE: [&str; 11] = [
    " so do i ",
    " i do too ",
    " me too ",
    " yo tambien ",
    " i have one too ",
    " i have mine ",
    " i still have mine ",
    " i got mine ",
    " i have my own ",
    " tengo la mia ",
    " tengo el mio ",
];
/// What the writer's own paper is like where it is held: "la mía está al día".
const GOOD: [&str; 17] = [
    "class", "clase", "dia", "vigente", "bien", "valida", "valido", "activa", "activo", "limpia",
    "buena", "good", "valid", "current", "active", "fine", "clean",
];
/// Words of a person between "un" and "con licencia" at most.
const PERSON_MAX: usize = 3;

/// Whether a word says of a person that a paper is held: "licensed", "master electrician".
pub(crate) fn is_of_person(form: &str) -> bool {
    is_adjective(form) || TITLES.contains(&form)
}

/// Whether the words of a paper are about somebody whom one worked for or with.
pub(super) fn is_of_another(words: &Words, sentence: &Range<usize>, paper: &Range<usize>) -> bool {
    let back = |at: usize| at.checked_sub(1).filter(|word| *word >= sentence.start);
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    if is_of_person(words.form(paper.start)) {
        return is_behind_one(words, sentence, paper.start, paper.end - 1);
    }
    // "A barber with a license", "un electricista con licencia".
    let before = back(paper.start);
    let before = before.and_then(|word| {
        if is(word, &ONE) {
            back(word)
        } else {
            Some(word)
        }
    });
    let Some(with) = before.filter(|word| is(*word, &["with", "con"])) else {
        return false;
    };
    if is(with.saturating_sub(1), &NO_PERSON) {
        return false;
    }
    let first = with.saturating_sub(PERSON_MAX).max(sentence.start);
    (first..with).any(|word| is(word, &ONE) && is_behind_one(words, sentence, word + 1, word))
}

/// "My brother lost his license", "la licencia de mi hermano": the paper of somebody of whom a sentence tells.
pub(super) fn is_theirs(words: &Words, sentence: &Range<usize>, paper: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    let is_kin = |word: usize| {
        word > sentence.start && is(word, &KIN) && is(word - 1, &["my", "mi", "his", "her"])
    };
    let is_of_kin =
        paper.end + 2 < sentence.end && is(paper.end, &["de", "of"]) && is_kin(paper.end + 2);
    let mut before = sentence.start..paper.start;
    let tells_of_me = before
        .clone()
        .any(|word| is(word, &["i", "me", "im", "yo"]));
    // "With my brother's barber license".
    let is_of_brother = paper.start > sentence.start + 1 && is_kin(paper.start - 1);
    let is_his = paper.start > sentence.start && is(paper.start - 1, &THEIRS);
    // "Le quitaron la licencia a mi hermano", "le dieron a él la licencia".
    let is_given = super::given_back::to_others(words, &(sentence.start..paper.start));
    is_of_kin
        || is_of_brother
        || is_given
        || (!tells_of_me && before.any(is_kin) && (is_his || !is(paper.start - 1, &["my", "mi"])))
}

/// "My brother lost his CDL but I have mine".
pub(super) fn is_mine_too(words: &Words, sentence: &Range<usize>, paper: &Range<usize>) -> bool {
    let next = crate::words::next_sentence(words, sentence);
    let behind = paper.end - 1..next.end;
    let text = words.text_of(&behind);
    let tells = |word: usize| {
        let is = |at: usize, list: &[&str]| crate::words::is(words, &behind, at, list);
        let end = word + usize::from(is(word, &["la", "el"]));
        is(end, &["mine", "mia", "mio"])
            && is(end + 1, &["is", "esta", "sigue", "still", "stays"])
            && (end + 2..end + 5).any(|at| is(at, &GOOD))
            && !(end + 2..end + 5).any(|at| is(at, &["not", "no", "never"]))
    };
    MINE.iter().any(|mine| text.contains(mine)) || behind.clone().any(tells)
}

/// Whether a license of theirs, named no closer, is told of beside one's own: "my brother lost his license, mine is
/// good".
pub(crate) fn tells_of_mine(words: &Words, sentence: &Range<usize>, license: usize) -> bool {
    THEIRS.contains(&words.form(license - 1))
        && is_theirs(words, sentence, &(license..license + 1))
        && is_mine_too(words, sentence, &(license..license + 1))
}

/// Whether a person whose words begin somewhere stands behind "under a" or the like.
fn is_behind_one(words: &Words, sentence: &Range<usize>, start: usize, last: usize) -> bool {
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    let Some(mut before) = start.checked_sub(1).filter(|word| *word >= sentence.start) else {
        return false;
    };
    let is_one = is(before, &ONE);
    if is_one && before > sentence.start {
        before -= 1;
    }
    let is_many = words.words[last].lower.ends_with('s');
    is(before, &BESIDE) || ((is_one || is_many) && is(before, &BESIDE_ONE))
}
