//! Whom a place takes for the night, and whether it is shown as open to all who come.

use place_facts::catalog::CatalogPlace;
use place_facts::find::{Fit, fit};
use place_facts::hours::evaluate::at;
use sync_protocol::places::find::{Need, Wish};
use sync_protocol::places::hours::OpenState;

/// "+", "?" or "-": it takes these people, they have to ask, or it does not.
pub fn sign(place: &CatalogPlace, wish: Wish) -> char {
    match fit(place, Need::Shelter, wish) {
        Fit::Yes => '+',
        Fit::Ask => '?',
        Fit::No(_) => '-',
    }
}

/// The signs for men and for women.
pub fn people(place: &CatalogPlace) -> String {
    [Wish::Men, Wish::Women]
        .map(|wish| sign(place, wish))
        .iter()
        .collect()
}

/// Whether people may walk in without a call, as far as anyone can read.
pub fn is_plainly_open(place: &CatalogPlace) -> bool {
    at(&place.hours, "2027-07-29T10:00".parse().unwrap()).state == OpenState::Open
}
