//! What a screen keeps to answer without a network. `src/placefacts/` answers from it as [`find`] and
//! [`search`] do; the files in `cases/` bind the two.
//!
//! [`find`]: crate::find
//! [`search`]: crate::search

use crate::catalog::{Catalog, CatalogPlace};
use crate::geography::{LOCALITIES, TOWNS, ZIPS};
use crate::search::{FILLERS, SYNONYMS, ordinary_beside};
use sync_protocol::places::kept::{KeptPlace, KeptPlaces};

/// All places of a catalog with the tables. `unsent` is the field of a row that is kept back.
pub fn kept(catalog: &Catalog, unsent: &str) -> KeptPlaces {
    let places = catalog.places().iter();
    KeptPlaces {
        places: places.map(|place| kept_place(place, unsent)).collect(),
        towns: lines(TOWNS),
        zips: lines(ZIPS),
        localities: lines(LOCALITIES),
        synonyms: lines(SYNONYMS),
        fillers: FILLERS.split_whitespace().collect::<Vec<_>>().join(" "),
        ordinary: ordinary_beside(catalog.index()),
    }
}

fn kept_place(place: &CatalogPlace, unsent: &str) -> KeptPlace {
    let mut row = place.texts.row();
    row.remove(unsent);
    KeptPlace {
        place: place.place.clone(),
        row,
        hours: place.hours.as_ref().clone(),
        requirements: place.requirements.as_ref().clone(),
        serves: place.serves.clone(),
        point: place.point.map(|point| [point.lat, point.lon]),
        checked: place.checked.map(|day| day.to_string()),
        days: None,
    }
}

/// The lines of a table without its heading.
fn lines(table: &str) -> String {
    table
        .split_once('\n')
        .map_or("", |(_, lines)| lines)
        .to_owned()
}
