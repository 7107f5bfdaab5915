//! Whether words about a program for people with a record are of the place itself, and of today: not "re-entry services
//! nearby", and not "formerly a re-entry program".

use super::denial::clauses;
use super::{Sentence, harmless, promised};

/// Words of going elsewhere, of what stands next to it, or of staying in custody.
const AWAY: [&str; 50] = [
    "across from",
    "allied with",
    "conference",
    "event",
    "fair",
    "fairs",
    "in partnership with",
    "panel",
    "partner of",
    "partner with",
    "partnered with",
    "partners with",
    "simulation",
    "summit",
    "adjacent",
    "at our",
    "behind",
    "beside",
    "bop",
    "by referral",
    "call",
    "coming in",
    "coming soon",
    "contract",
    "custody",
    "full",
    "go to",
    "is at",
    "located at",
    "moved",
    "moved to",
    "near",
    "nearby",
    "neighbor",
    "neighbors",
    "next door",
    "next to",
    "no new",
    "referrals to",
    "referred to",
    "relocated",
    "same building",
    "sent to",
    "share",
    "shared",
    "shares",
    "sharing",
    "upstairs from",
    "cerca",
    "al lado",
];
/// Words of what is over.
const OVER: [&str; 22] = [
    "antes",
    "closed",
    "cut",
    "defunded",
    "discontinued",
    "dropped",
    "ended",
    "ex-partner",
    "former",
    "formerly",
    "lost",
    "no longer",
    "on hold",
    "once",
    "past",
    "paused",
    "previous",
    "previously",
    "used to",
    "until",
    "was",
    "were",
];
/// Who people were, which is not over: "formerly incarcerated".
const PEOPLE: [&str; 9] = [
    "former inmates",
    "former offenders",
    "former prisoners",
    "formerly in jail",
    "formerly in prison",
    "formerly incarcerated",
    "recently released",
    "were in prison",
    "were incarcerated",
];

/// Whether a sentence is about another place, or about what is over.
pub(super) fn is_elsewhere_or_over(sentence: &Sentence<'_>) -> bool {
    // "Fair chance" is no fair.
    let rest = sentence.without(&PEOPLE).without(&["fair chance"]);
    rest.has_any(&AWAY) || rest.has_any(&OVER)
}

/// Whether nothing stands beside such words but what is known to leave them as they are.
pub(super) fn is_understood(
    sentence: &Sentence<'_>,
    names: &[&str],
    is_about_them: fn(&str) -> bool,
) -> bool {
    const BESIDE: &str = "after agencies agency aid also anyone automatic case center centers classes coaching coming counseling \
        court-involved custody employer employers employment fair fair-chance family from get groups help helping helps hires \
        hiring home housing inside jail job jobs justice legal library management meetings mentoring mentors mvc named network \
        offer offers office open partner partners prison prisoner prisoners program programs promise provides public re-entry \
        recovery reentry refusal second second-chance chance service services state still support supported supports system team turn \
        training treatment work workforce programas servicios ayuda";
    let mut naming = clauses(sentence.words).filter(|clause| clause.has_any(names));
    naming.all(|clause| {
        let is_known = |word: &str| {
            is_about_them(word)
                || promised::is_said(word)
                || BESIDE.split_whitespace().any(|it| it == word)
                || is_count(word)
        };
        let words = harmless::words_of(clause.words);
        let rest: Vec<&str> = words
            .into_iter()
            .filter(|word| !is_known(&word.to_lowercase()))
            .collect();
        harmless::are_harmless_words(&rest) || clause.plain.split(' ').all(is_known)
    })
}

/// "12 women". Four digits are a year.
fn is_count(word: &str) -> bool {
    word.len() < 4 && word.bytes().all(|byte| byte.is_ascii_digit())
}
