//! What an employer demands: papers and all else, from its columns and its notes. "License" alone means
//! the one that the work there needs.

use crate::columns::Columns;
use crate::concepts::{Finder, Found};
use crate::lexicon::{Kind, is_work};
use crate::negatives::{Wording, wording};
use crate::statements::{Meant, meant};
use crate::unnamed::{CERTIFICATE, DRIVING, LICENSE, certificate_of, license_of};
use crate::words::Words;
use sync_protocol::matching::Quote;

/// Words that make a paper welcome and not demanded.
pub(crate) const WELCOME: [&str; 18] = [
    "plu",
    "plus",
    "preferred",
    "prefer",
    "helpful",
    "good",
    "nice",
    "optional",
    "welcome",
    "train",
    "training",
    "pay",
    "deseable",
    "preferible",
    "bueno",
    "capacitamos",
    "pagamo",
    "cubrimo",
];
/// Words of notes that offer a paper.
const OFFERS: [&str; 16] = [
    "help",
    "offer",
    "provide",
    "provided",
    "free",
    "course",
    "classe",
    "teach",
    "learn",
    "sponsor",
    "reimburse",
    "earn",
    "school",
    "program",
    "ayuda",
    "curso",
];
/// The same in more than one word: "we get you your SORA card".
const GIVES: [&str; 10] = [
    " get you ",
    " get your card ",
    " we pay ",
    " we cover ",
    " we get ",
    " paid by us ",
    " on us ",
    " le sacamo ",
    " le damo ",
    " te damo ",
];
/// Words for what ends a school, of which no kind is named.
const DIPLOMAS: [&str; 3] = ["diploma", "degree", "bachiller"];
const DIPLOMA: &str = "ged";
/// Words that demand something.
const DEMANDS: [&str; 28] = [
    "pide",
    "pedimo",
    "exige",
    "exigimo",
    "requerida",
    "requerimo",
    "necesaria",
    "indispensable",
    "imprescindible",
    "required",
    "require",
    "requirement",
    "must",
    "need",
    "needed",
    "necessary",
    "mandatory",
    "valid",
    "clean",
    "only",
    "hold",
    "requiere",
    "requerido",
    "obligatorio",
    "obligatoria",
    "debe",
    "necesita",
    "necesario",
];
/// Words beside one of them that do not say what for.
const ANY: [&str; 10] = [
    "nj", "new", "jersey", "state", "valid", "current", "clean", "vigente", "valida", "and",
];
/// Work for which a class of license is one to drive: "drivers, class B".
const DRIVERS: [&str; 3] = ["truck-driving", "van-driving", "delivery-work"];
const CLASSES: [&str; 2] = ["cdl-a", "cdl-b"];
/// Words of a check that everyone can pass or bring, and that names no work: "drug test".
const CHECKS: [&str; 22] = [
    "test",
    "testing",
    "exam",
    "examination",
    "screen",
    "screening",
    "physical",
    "background",
    "ssn",
    "identification",
    "id",
    "fingerprint",
    "interview",
    "drug",
    "examen",
    "prueba",
    "antidoping",
    "antecedente",
    "identificacion",
    "entrevista",
    "vaccine",
    "shot",
];
/// The same in two words.
const CHECKS_OF_TWO: [&str; 3] = [" social security ", " seguro social ", " work permit "];
/// Words of a title at most: "forklift operators with certificate".
const TITLE_MAX: usize = 5;
/// What is driven without a license of the state.
const NOT_ON_ROADS: [&str; 8] = [
    "forklift",
    "lift",
    "sale",
    "result",
    "golf",
    "montacarga",
    "machine",
    "equipment",
];

/// What an employer demands, by place in the lexicon.
#[derive(Debug, Default)]
pub(crate) struct Demands {
    /// Papers.
    pub licences: Vec<usize>,
    /// Languages, hours, skills.
    pub asked: Vec<usize>,
    /// The words for a commercial license.
    pub commercial: Option<Quote>,
}

/// How a text speaks of what is needed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
    /// All of it is demanded.
    All,
    /// All papers are.
    Papers,
    /// What it says is demanded, and papers that it names beside the work.
    Notes,
}

impl Demands {
    /// What a row demands, for work of these places in the lexicon.
    pub(crate) fn of(columns: Columns<'_>, finder: &Finder, work: &[usize]) -> Self {
        let mut demands = Self::default();
        for text in columns.demands() {
            demands.read(&text, Says::All, finder, work);
        }
        demands.read(&columns.work(), Says::Papers, finder, work);
        demands.read(&columns.all_notes(), Says::Notes, finder, work);
        for all in [&mut demands.licences, &mut demands.asked] {
            all.sort_unstable();
            all.dedup();
        }
        demands
    }

    fn read(&mut self, text: &str, says: Says, finder: &Finder, work: &[usize]) {
        for part in text.split(['\n', '.', ';']) {
            match wording(part) {
                Wording::Plain => self.read_part(part, says, finder, work),
                Wording::Excused(rest) => {
                    for piece in rest {
                        self.read_part(piece, says, finder, work);
                    }
                }
                Wording::NotWithout(pieces) => {
                    for piece in pieces {
                        self.read_part(piece, Says::Papers, finder, work);
                    }
                }
            }
        }
    }

    fn read_part(&mut self, part: &str, says: Says, finder: &Finder, work: &[usize]) {
        let lexicon = finder.lexicon();
        let is_paper = |place: usize| lexicon.concepts()[place].kind == Kind::Licence;
        let words = Words::of(part);
        let has = |list: &[&str]| says_any(&words, list).is_some();
        let gives = || says_offer(&words) || GIVES.iter().any(|it| words.text.contains(it));
        if has(&WELCOME) || (says == Says::Notes && gives()) {
            return;
        }
        let is_marked = says != Says::Notes
            || has(&DEMANDS)
            || is_bare(&words)
            || is_licensed_title(&words, finder, part);
        let found = match is_marked {
            true => finder.demanded(part),
            false => beside_work(finder, part, work),
        };
        let known = found
            .iter()
            .filter_map(|it| Some((lexicon.place(&it.id)?, it)));
        let known: Vec<(usize, &Found)> = known.collect();
        let of_part = known.iter().map(|(place, _)| *place);
        let of_part: Vec<usize> = of_part.filter(|place| is_work(lexicon, *place)).collect();
        let of_work = if of_part.is_empty() { work } else { &of_part };
        let papers = known.iter().filter(|(place, _)| is_paper(*place));
        for (place, found) in papers.clone() {
            // "NJ license" at a barber shop is the barber's.
            let own = is_any_license(found).then(|| unnamed(&words, finder, of_work));
            self.licences.push(own.flatten().unwrap_or(*place));
            if found.id.starts_with("cdl") && self.commercial.is_none() {
                self.commercial.clone_from(&found.quote);
            }
        }
        if is_marked && papers.count() == 0 {
            self.licences.extend(unnamed(&words, finder, of_work));
        }
        if says == Says::All {
            // "Licensed plumbers" demands the license, not another trade.
            let checked = checks(part).flat_map(|piece| finder.demanded(piece));
            let checked: Vec<usize> = checked.filter_map(|it| lexicon.place(&it.id)).collect();
            let is_other = |place: &usize| {
                !is_paper(*place) && !work.contains(place) && !checked.contains(place)
            };
            self.asked
                .extend(known.iter().map(|(place, _)| *place).filter(is_other));
        }
    }
}

/// The pieces of a text that name a check and no work.
fn checks(text: &str) -> impl Iterator<Item = &str> {
    text.split([',', ';', '/', '\n'])
        .filter(|piece| is_check(piece))
}

fn is_check(piece: &str) -> bool {
    let words = Words::of(piece);
    says_any(&words, &CHECKS).is_some() || CHECKS_OF_TWO.iter().any(|it| words.text.contains(it))
}

/// A text without the pieces that name a check.
pub(crate) fn without_checks(text: &str) -> String {
    let pieces = text.split_inclusive([',', ';', '/', '\n']);
    pieces.filter(|piece| !is_check(piece)).collect()
}

/// Whether a part names work and beside it nothing but "licensed" or the like: "barbers - licensed".
fn is_licensed_title(words: &Words, finder: &Finder, part: &str) -> bool {
    let names_work = || {
        let found = finder.find(part);
        let mut places = found.iter().filter_map(|it| finder.lexicon().place(&it.id));
        places.any(|place| is_work(finder.lexicon(), place))
    };
    let has = |list: &[&str]| says_any(words, list).is_some();
    words.words.len() <= TITLE_MAX && (has(&LICENSE) || has(&CERTIFICATE)) && names_work()
}

/// Whether a part says nothing but "licensed" or the like.
fn is_bare(words: &Words) -> bool {
    let mut all = 0..words.words.len();
    let says = |word: usize| {
        let form = words.form(word);
        LICENSE.contains(&form) || CERTIFICATE.contains(&form) || ANY.contains(&form)
    };
    !all.is_empty() && all.all(says)
}

/// Whether a license is named by words that say for nothing what it is.
fn is_any_license(found: &Found) -> bool {
    found.id == DRIVING && is_bare(&Words::of(&found.phrase))
}

/// Papers that a part of notes names, though it does not say that they are demanded.
fn beside_work(finder: &Finder, part: &str, work: &[usize]) -> Vec<Found> {
    let lexicon = finder.lexicon();
    let is_paper = |found: &Found| {
        let place = lexicon.place(&found.id);
        place.is_some_and(|place| lexicon.concepts()[place].kind == Kind::Licence)
    };
    // A diploma beside the work may be one that the employer helps with.
    let named = finder.find(part).into_iter();
    let named = named.filter(|found| is_paper(found) && found.id != "ged");
    let mut named: Vec<Found> = named.collect();
    let is_driving = |place: &usize| DRIVERS.contains(&lexicon.concepts()[*place].id.as_str());
    if named.is_empty() && work.iter().any(is_driving) {
        named = finder.demanded(part);
        named.retain(|found| CLASSES.contains(&found.id.as_str()));
    }
    named
}

/// The paper that a part demands without its name, by the work there.
fn unnamed(words: &Words, finder: &Finder, work: &[usize]) -> Option<usize> {
    let lexicon = finder.lexicon();
    let paper = if says_any(words, &LICENSE).is_some() {
        Some(license_of(lexicon, work).unwrap_or(DRIVING))
    } else if says_any(words, &CERTIFICATE).is_some() {
        certificate_of(lexicon, work)
    } else if says_any(words, &DIPLOMAS).is_some() {
        Some(DIPLOMA)
    } else {
        let drives = says_any(words, &["drive", "manejar", "conducir"])?;
        let mut driven = drives + 1..words.words.len().min(drives + 3);
        let is_off = driven.any(|word| NOT_ON_ROADS.contains(&words.form(word)));
        (!is_off).then_some(DRIVING)
    };
    lexicon.place(paper?)
}

/// Whether some words offer a paper. A high school offers none.
pub(crate) fn says_offer(words: &Words) -> bool {
    let mut at = says_any(words, &OFFERS);
    if at.is_some_and(|word| word > 0 && ["high", "hs"].contains(&words.form(word - 1))) {
        let others = OFFERS.iter().copied().filter(|it| *it != "school");
        at = says_any(words, &others.collect::<Vec<_>>());
    }
    at.is_some()
}

/// The first word of a list that is said and not denied.
pub(crate) fn says_any(words: &Words, list: &[&str]) -> Option<usize> {
    words.sentences.iter().find_map(|sentence| {
        let meant = meant(words, sentence);
        sentence.clone().find(|word| {
            list.contains(&words.form(*word)) && meant[word - sentence.start] != Meant::Denied
        })
    })
}
