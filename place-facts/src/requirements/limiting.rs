//! Words that can say that a place is not open, not there or not for everyone. None of them is harmless, and none is a name.

use crate::names_of_days::{DAYS_EN, DAYS_ES, MONTHS_EN, MONTHS_ES};
use crate::spelling::unaccented;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Those words, without accents.
pub(super) const LIMITING: &str = "accepted admission admitted after age agencies agency alternate apply appointment before by \
    cancelled canceled capacity cash ceased children closed closes condemned cost cutoff demolished denied donate \
    donation donations doors eligible ended enrolled except exclusively fee former formerly gone headquarters if \
    income intake kids last late limited limits line lottery mandatory max maximum may member members men merged \
    minimum minors month months moved must never no none not only other over parishioners pay permit placed \
    placement proof reduced referral referred register registered registration relocated required reserved residents \
    restricted seniors sometimes staff starts students suspended temporarily temporary tenants tickets under unless \
    until vacant veterans waiting warehouse week weeks women years youth abierto antes cada cerrado cita desde \
    despues edad excepto hasta hombres inscripcion menores miembros mujeres ninos nunca pago residentes salvo si sin \
    solamente solo sujeto unicamente ya full teens";

static ALL: LazyLock<HashSet<&str>> = LazyLock::new(|| set(LIMITING));
/// The names of days and months that may be shortened, without accents.
static DATES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let names = DAYS_EN.iter().chain(&MONTHS_EN).chain(&DAYS_ES);
    names.map(|name| unaccented(name)).collect()
});

/// Words that stand with spaces between them.
pub(super) fn set(words: &'static str) -> HashSet<&'static str> {
    words.split_whitespace().collect()
}

/// Whether a word can say that a place is not open, not there or not for everyone.
pub(super) fn limits(word: &str) -> bool {
    const HOLIDAYS: [&str; 5] = ["christmas", "easter", "navidad", "ramadan", "thanksgiving"];
    ALL.contains(word)
        || HOLIDAYS.contains(&word)
        || word.len() > 2 && DATES.iter().any(|name| name.starts_with(word))
        || is_plural_of_day(word)
        || MONTHS_ES.contains(&word)
}

/// "Mondays", "sábados".
fn is_plural_of_day(word: &str) -> bool {
    let one = word.strip_suffix('s').filter(|it| it.len() > 2);
    one.is_some_and(|one| DATES.iter().any(|name| name.starts_with(one)))
}
