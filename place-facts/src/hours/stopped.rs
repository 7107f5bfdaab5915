//! Words that say that a place or its program does not run now. Notes, types and names are read by the same ones.

use super::gone;
use super::plain::{line_of, said, split_at, words_of};
use crate::names_of_days::{MONTHS_EN, MONTHS_ES};
use crate::spelling::unaccented;

/// Words that say it wherever they stand in a sentence, without accents.
const STOPPED: [&str; 82] = [
    "being remodeled",
    "being renovated",
    "canceled",
    "cancelled",
    "closed down",
    "coming soon",
    "discontinued",
    "dormant",
    "en pausa",
    "en remodelacion",
    "en renovacion",
    "fuera de servicio",
    "has closed",
    "has ended",
    "has moved",
    "has relocated",
    "has stopped",
    "have closed",
    "have moved",
    "have stopped",
    "hiatus",
    "in hiatus",
    "inactiva",
    "inactive",
    "inactivo",
    "moved to",
    "moving to",
    "new address",
    "new location",
    "no activa",
    "no activo",
    "no esta activa",
    "no esta activo",
    "no esta funcionando",
    "no funciona",
    "no longer active",
    "no longer available",
    "no longer here",
    "no longer in service",
    "no longer in use",
    "no longer running",
    "no longer runs",
    "non operational",
    "nonoperational",
    "not active",
    "not available now",
    "not currently active",
    "not currently operating",
    "not currently running",
    "not functioning",
    "not in operation",
    "not in service",
    "not in use",
    "not operating",
    "not operational",
    "not running",
    "not yet open",
    "now at",
    "on hold",
    "on pause",
    "opening soon",
    "opens soon",
    "out of service",
    "pausada",
    "pausado",
    "paused",
    "program ended",
    "relocated to",
    "reopening soon",
    "se mudo",
    "shut down",
    "shuttered",
    "suspended",
    "suspendida",
    "suspendido",
    "under construction",
    "under renovation",
    "under renovations",
    "ya cerro",
    "ya no abre",
    "ya no esta",
    "ya no funciona",
];
/// Words that say it where they are all that is said: a lease may have ended, and people hold a place in a line.
const ALONE: [&str; 10] = [
    "ended",
    "finished",
    "former",
    "hold",
    "over",
    "pausa",
    "pause",
    "renovations",
    "stopped",
    "terminated",
];
/// What a place may have stopped to do, behind "no longer" and "ya no".
pub(crate) const DOING: [&str; 22] = [
    "accepting",
    "da",
    "dan",
    "distributes",
    "distributing",
    "gives",
    "giving",
    "hands",
    "has",
    "offered",
    "offering",
    "offers",
    "ofrece",
    "ofrecen",
    "provides",
    "providing",
    "reparte",
    "reparten",
    "serves",
    "serving",
    "takes",
    "taking",
];
/// What one is "moved to" without going anywhere.
pub(crate) const FEELINGS: [&str; 8] = [
    "act",
    "action",
    "compassion",
    "give",
    "help",
    "praise",
    "serve",
    "tears",
];
/// Behind "new address" these belong to a name.
const OF_NAMES: [&str; 6] = [
    "church",
    "ministries",
    "ministry",
    "fellowship",
    "temple",
    "center",
];
/// With these a place is named of which the day is not here yet.
const COMING: [&str; 6] = ["coming", "opening", "opens", "reopening", "reopens", "abre"];
/// What may stand between those and the time.
const WHEN: &str = "again de early en fall in late mid spring summer winter";

/// Whether a sentence says that a place does not run now.
pub(super) fn is_said(sentence: &str) -> bool {
    let line = plain_line(sentence);
    said_in(&line).is_some() || ALONE.contains(&line.trim())
}

/// Whether a sentence says that a place no longer gives something, which may be what people come for.
pub(super) fn is_given_no_more(sentence: &str) -> bool {
    let line = plain_line(sentence);
    let mut words = line.split_whitespace();
    let mut before = [""; 2];
    words.any(|word| {
        let is_no_more = matches!(before, ["no", "longer"] | ["ya", "no"]);
        before = [before[1], word];
        is_no_more && DOING.contains(&word)
    })
}

/// What a text says beside the words that say that a place does not run now; `None` without such words.
pub(crate) fn beside_stopped(text: &str) -> Option<String> {
    let line = plain_line(text);
    if let Some(words) = said_in(&line) {
        let (before, behind) = split_at(&line, words)?;
        return Some(format!("{before} {behind}"));
    }
    let is_all = ALONE.contains(&line.trim()) || is_coming(&line) || is_given_no_more(text);
    is_all.then(String::new)
}

/// Whether a part of a text may say that a place does not run now. Most names have no part that does.
pub(crate) fn may_be_stopped(text: &str) -> bool {
    let line = plain_line(text);
    let is_one = |word: &str| ALONE.contains(&word) || COMING.contains(&word);
    said(&line, STOPPED.iter().chain(&gone::GONE))
        .next()
        .is_some()
        || line.split_whitespace().any(is_one)
        || is_given_no_more(text)
}

fn said_in(line: &str) -> Option<&'static str> {
    let mut said = said(line, STOPPED.iter().chain(&gone::GONE));
    said.find(|it| !is_of_a_name(line, it))
}

/// "Be moved to tears", "New Address Church".
fn is_of_a_name(line: &str, words: &str) -> bool {
    let behind = || split_at(line, words).and_then(|(_, behind)| behind.split(' ').next());
    match words {
        "moved to" => behind().is_some_and(|word| FEELINGS.contains(&word)),
        "new address" | "new location" => behind().is_some_and(|word| OF_NAMES.contains(&word)),
        _ => false,
    }
}

fn plain_line(text: &str) -> String {
    line_of(&words_of(&unaccented(text)))
}

/// "Coming 2027", "opens in the fall of 2027", "opening March 1".
fn is_coming(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let begins = words.next().is_some_and(|word| COMING.contains(&word));
    let mut rest = words.peekable();
    let is_time = |word: &str| {
        word.bytes().all(|it| it.is_ascii_digit())
            || WHEN.split(' ').any(|it| it == word)
            || MONTHS_EN.contains(&word)
            || MONTHS_ES.contains(&word)
    };
    begins && rest.peek().is_some() && rest.all(is_time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_run_is_told_from_what_does() {
        for said in [
            "Not operating",
            "on hiatus",
            "Under renovation, closed",
            "ended",
            "Ya no está",
            "The program was suspended",
            "Defunct",
        ] {
            assert!(is_said(said), "{said}");
        }
        for said in ["Lease ended in 2019", "Former inmates", "On Main Street"] {
            assert!(!is_said(said), "{said}");
        }
        assert!(is_given_no_more("No longer gives food"));
        assert!(!is_given_no_more("ID no longer needed"));
        assert_eq!(beside_stopped("coming 2027").as_deref(), Some(""));
        assert_eq!(beside_stopped("Coming Home"), None);
        assert!(!may_be_stopped("Grace Church Pantry"));
        let beside = beside_stopped("Shelter not operating now");
        assert_eq!(beside.as_deref().map(str::trim), Some("shelter now"));
    }
}
