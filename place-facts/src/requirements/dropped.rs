//! What a sentence says beside the value that was read from it. "Men from Camden only" gives men and loses Camden: then the
//! sentence was not understood, and the place has to be asked.

use super::promised::is_said;
use super::{Sentence, harmless, record};
use crate::geography::is_name;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Of which words of a sentence the values are kept.
#[derive(Clone, Copy)]
pub(super) struct Kept {
    /// Where people have to live.
    pub(super) residents: bool,
    pub(super) referral: bool,
    /// That people with a record are taken or not.
    pub(super) record: bool,
    /// Ages, sums of money, papers.
    pub(super) numbers: bool,
}

/// Words of values, beside those of promises.
const OF_VALUES: &str = "\
    adult adults affidavit after age aged ages ahead aids alone automatic birth book boys call card cards cash certificate \
    chance charity child children civil coming court dates desk disabilities disability discount domestic donation \
    donations drug elders experiencing fair families family former foster girls government half hire hires hiring hiv homebound \
    homeless household households illness income individuals insurance involved jobs justice kids leaving lgbtq license low \
    males female females male ladies gentlemen men mental month months moms mothers named number \
    office older over parents people persons phone physical pound pregnant price prices prison prisoner prisoners promise \
    promises public record records refusal register registered resale retail screening second security senior seniors sexual \
    single sliding sobriety sober social sold special stay still store stores supports survivors system teens tefap term test transitional \
    treatment twelve twice unverified veteran veterans violence week women working young youth inside buying cases drop off \
    once every six points learning page per dollars also time \
    citizens returning under below younger \
    steps stairs entrance enter escalones entrada \
    address dozen limit medicaid mvc name short \
    year years año años hombres mujeres familias niños niñas hijos madres solas solos solteras solteros adultos jóvenes veteranos mayores embarazadas \
    identificación foto comprobante domicilio ingresos llame antes";

static VALUE_WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| OF_VALUES.split_whitespace().collect());

/// Words with which a number is an age.
const AGES: [&str; 8] = [
    "age", "aged", "ages", "older", "over", "under", "years", "younger",
];

/// Whether a sentence that gave a value says something else too that no value keeps.
pub(super) fn drops(sentence: &Sentence<'_>, kept: Kept) -> bool {
    if kept.residents {
        return false;
    }
    let words = harmless::words_of(sentence.text());
    // "16 single women and 26 families" are as many beds.
    let counts = words.first().is_some_and(|first| is_number(first)) && !sentence.has_any(&AGES);
    let is_kept = |word: &str| {
        let small = word.to_lowercase();
        match small.as_str() {
            "referral" | "referrals" => kept.referral,
            _ if kept.record && record::is_about_them(&small) => true,
            number if is_number(number) => kept.numbers || number == "211" || counts,
            known => {
                is_said(known)
                    || VALUE_WORDS.contains(known)
                    || harmless::are_harmless_words(&[known])
            }
        }
    };
    names_place(&words) || !words.iter().all(|word| is_kept(word))
}

/// "Serving Orange and East Orange", "food for Irvington": for people of these places, where no value says so.
pub(super) fn limits_to_place(sentence: &Sentence<'_>) -> bool {
    // "Food for Irvington, lunch": a sign behind a name is none of its letters.
    let signs = [',', ';', ':', '(', ')', '!', '.'];
    let words = sentence.text().split_whitespace();
    let words: Vec<&str> = words.map(|word| word.trim_matches(signs)).collect();
    let says_whom = sentence.has_any(&["for", "from", "serve", "serves", "serving"]);
    says_whom && !sentence.has("since") && names_place(&words)
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|byte| byte.is_ascii_digit())
}

/// Whether a town or a county is named. The first word of a sentence has a capital letter for another reason.
fn names_place(words: &[&str]) -> bool {
    (1..words.len()).any(|at| {
        let is_written_as_name = words[at].starts_with(char::is_uppercase);
        let ends = (at + 1)..=words.len().min(at + 3);
        is_written_as_name
            && ends
                .into_iter()
                .any(|end| is_name(&words[at..end].join(" ")))
    })
}
