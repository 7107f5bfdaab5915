//! Ramps beside stairs that lead on.

use super::denial::{self, Doubt};
use super::wheelchair::{NOT, RAMPS, is_wanted};
use super::{Facts, Sentence, stairs};

/// "Ramp in back. The office upstairs has no elevator": one gets in, and perhaps no further. Beds that are up the stairs are out of
/// reach.
pub(super) fn settle(sentences: &[Sentence<'_>], facts: &mut Facts) {
    const LIFTS: [&str; 5] = ["ascensor", "elevador", "elevator", "lift", "upstairs"];
    const BEDS: [&str; 6] = ["bedrooms", "beds", "camas", "cuartos", "rooms", "sleeping"];
    let is_ramp = |it: &Sentence<'_>| {
        let is_way = it.has_any(&RAMPS) && !it.has_any(&NOT);
        is_way && !denial::leaves_out(it) && !is_wanted(it) && !stairs::is_broken(it)
    };
    if !sentences.iter().any(is_ramp) {
        return;
    }
    let count = facts.wheelchair.len();
    facts.wheelchair.retain(|it| {
        let said = Sentence::new(&it.words);
        it.value || !said.has_any(&LIFTS) || said.has_any(&BEDS)
    });
    if facts.wheelchair.len() < count {
        facts.doubts.push(Doubt::Wheelchair);
    }
}
