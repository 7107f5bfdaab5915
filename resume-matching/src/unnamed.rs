//! Which paper a bare "license" or "certificate" is: that of the work beside it.

use crate::lexicon::{Kind, Lexicon};
use crate::papers::is_adjective;
use crate::words::Words;
use std::ops::Range;

/// Words for a license that is named no closer …
pub(crate) const LICENSE: [&str; 6] = [
    "license", "licence", "licensed", "licenced", "lic", "licencia",
];
/// … and for a certificate.
pub(crate) const CERTIFICATE: [&str; 7] = [
    "certified",
    "certificate",
    "certification",
    "cert",
    "certificado",
    "certificada",
    "certificacion",
];
/// The license of some work …
pub(crate) const LICENSED: [(&str, &str); 16] = [
    ("crane", "crane-card"),
    ("truck-driving", "cdl"),
    ("barber", "barber-licence"),
    ("hairdresser", "cosmetology"),
    ("security-guard", "sora"),
    ("electrical", "electrician-licence"),
    ("plumbing", "plumber-licence"),
    ("pesticide-work", "pesticide"),
    ("pest-control", "pesticide"),
    ("nursing-aide", "cna"),
    ("caregiver", "home-health-aide"),
    ("forklift", "forklift-card"),
    ("reach-truck", "forklift-card"),
    ("van-driving", DRIVING),
    ("delivery-work", DRIVING),
    ("moving", DRIVING),
];
/// … and its certificate, where that is another one.
const CERTIFIED: [(&str, &str); 6] = [
    ("welding", "welding-cert"),
    ("auto-mechanic", "ase"),
    ("hvac", "epa-608"),
    ("line-cook", "servsafe"),
    ("prep-cook", "servsafe"),
    ("kitchen-work", "servsafe"),
];
/// The license that everyone means who names none.
pub(crate) const DRIVING: &str = "driver-licence";

/// The license of the first of some work that has one.
pub(crate) fn license_of(lexicon: &Lexicon, work: &[usize]) -> Option<&'static str> {
    of_work(&LICENSED, lexicon, work)
}

/// The certificate of some work: its own, or its license where that is one for the work alone.
pub(crate) fn certificate_of(lexicon: &Lexicon, work: &[usize]) -> Option<&'static str> {
    // A kitchen in a daycare does not make its certificate one for food.
    let family = |place: &&usize| &lexicon.concepts()[**place].family;
    let first = work.first();
    let alike = work
        .iter()
        .filter(|it| first.is_some_and(|first| family(it) == family(&first)));
    let alike: Vec<usize> = alike.copied().collect();
    let own = of_work(&CERTIFIED, lexicon, &alike);
    own.or_else(|| license_of(lexicon, work).filter(|paper| *paper != DRIVING))
}

fn of_work(
    table: &[(&str, &'static str)],
    lexicon: &Lexicon,
    work: &[usize],
) -> Option<&'static str> {
    work.iter().find_map(|place| {
        let id = lexicon.concepts()[*place].id.as_str();
        let row = table.iter().find(|(work, _)| *work == id);
        row.map(|(_, paper)| *paper)
    })
}

/// Words of a sentence that says something of a paper, which a heading does not.
const TOLD: [&str; 24] = [
    "have", "has", "had", "my", "mi", "tengo", "tenia", "got", "with", "w", "con", "is", "was",
    "esta", "am", "im", "hold", "lost", "perdi", "soy", "saque", "no", "not", "sin",
];

/// The first word of a sentence for a paper that it names no closer.
pub(crate) fn bare_word(words: &Words, sentence: &Range<usize>) -> Option<usize> {
    let is = |word: &usize, list: &[&str]| list.contains(&words.form(*word));
    let mut all = sentence.clone();
    let is_told = all.clone().any(|word| is(&word, &TOLD));
    all.find(|word| {
        let is_person = is_adjective(words.form(*word));
        (is_told || is_person)
            && (is(word, &LICENSE) || is(word, &CERTIFICATE))
            && !is_plate(words, *word)
    })
}

/// The driver's license in a list of licenses: "Licenses: driver, forklift".
pub(crate) fn listed_driver(words: &Words, sentence: &Range<usize>) -> Option<usize> {
    let begins = |word: &usize| words.words[*word].begins_clause;
    let first = (sentence.start + 1..sentence.end).find(begins)?;
    let heading = sentence.start..first;
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    let is_of_licenses = heading.clone().any(|word| is(word, &LICENSE))
        && heading
            .clone()
            .all(|word| is(word, &LICENSE) || is(word, &BESIDE_LICENSES));
    let mut items = (first..sentence.end).filter(begins);
    let item = items.find(|word| {
        let is_alone = word + 1 >= sentence.end || words.words[word + 1].begins_clause;
        is_alone && is(*word, &["driver", "conducir", "manejar", "conductor"])
    });
    item.filter(|_| is_of_licenses)
}

/// Words of a heading of licenses.
const BESIDE_LICENSES: [&str; 12] = [
    "my",
    "and",
    "or",
    "certification",
    "certificate",
    "current",
    "valid",
    "y",
    "mi",
    "certificado",
    "certificacion",
    "certificacione",
];

/// Whether a license is that of a car: "my license plate".
pub(crate) fn is_plate(words: &Words, word: usize) -> bool {
    word + 1 < words.words.len() && ["plate", "tag"].contains(&words.form(word + 1))
}

/// The paper that such a word means, beside papers and work that were said, the nearest first.
pub(crate) fn meant_paper(lexicon: &Lexicon, form: &str, said: &[usize]) -> Option<usize> {
    let is_license = LICENSE.contains(&form);
    let named = said.iter().copied().find(|place| {
        let concept = &lexicon.concepts()[*place];
        let name = concept.label.en.to_lowercase();
        let is_one = name.contains("licen") || name.starts_with("cdl");
        concept.kind == Kind::Licence && is_one == is_license
    });
    let of_work = || match is_license {
        // To drive a truck one may need no more than the license to drive.
        true => license_of(lexicon, said).map(|it| if it == "cdl" { DRIVING } else { it }),
        false => certificate_of(lexicon, said),
    };
    named.or_else(|| lexicon.place(of_work()?))
}
