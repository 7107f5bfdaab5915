//! The office of one's own county, which has to help by law: it is always among what is told.

use super::Candidate;
use crate::catalog::CatalogPlace;
use crate::needs::{Directness, is_county_office};
use sync_protocol::places::find::{FIND_LIMIT, Near, Need};

/// Whether a need is one for which the county has an office that must help.
pub(super) fn is_owed(need: Need, limit: usize) -> bool {
    matches!(need, Need::Shelter | Need::Food) && limit >= FIND_LIMIT
}

/// Whether a place is the office of a county.
fn is_of(candidate: &Candidate<'_>, county: &str) -> bool {
    let place: &CatalogPlace = candidate.place;
    candidate.how == Some(Directness::Finds)
        && place.field("county") == Some(county)
        && is_county_office(place.field("type"), place.field("name"))
}

/// Puts the office of one's county at the end of what is shown, where it would not be shown; answers whether it is
/// shown. It stays behind the places that give the thing itself.
pub(super) fn keep(candidates: &mut Vec<Candidate<'_>>, shown: usize, from: &Near) -> bool {
    let at = candidates
        .iter()
        .position(|candidate| is_of(candidate, &from.county));
    if let Some(at) = at
        && at >= shown
        && shown > 0
    {
        let office = candidates.remove(at);
        candidates.insert(shown - 1, office);
    }
    at.is_some()
}
