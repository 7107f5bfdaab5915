//! Whether a town, a county and a ZIP code that stand beside each other can be of one place.

use super::names::{other_ways, without_state};
use super::tables::{ACROSS, CODES};
use super::{Point, Town, county, miles, plain, towns, towns_named};
use crate::zip::Zip;

/// Up to here they may be of one place, in miles. A post office serves people of the next towns and across the line of
/// a county, and the middle of a large township lies eight miles from parts of it.
const NEAR: f64 = 10.0;

/// From here on a part of a town or a ZIP code is surely not of a county, in miles. At its line the middles of towns on
/// both sides are nearer.
const BEYOND: f64 = 5.0;

/// The part of an address that is far from the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Apart {
    /// The town.
    Town,
    /// The county.
    County,
    /// The ZIP code.
    Zip,
}

/// Which part of an address is far from the others; `None` where they go together, or fewer than two are known.
/// Where only two are known, the ZIP code is the one that a person looks at first: one wrong digit moves it.
pub fn apart(town: &str, county_name: &str, zip: &str) -> Option<Apart> {
    let towns = meant(town);
    let office = Zip::parse(zip).and_then(|zip| CODES.get(&zip));
    let county = county(county_name).map(|(county, _)| county);
    let from_town = office.is_some_and(|office| !towns.is_empty() && !serves(office, &towns));
    let from_county = office
        .zip(county)
        .is_some_and(|(office, county)| !lies_in(&[office], county, NEAR));
    let town_from_county =
        county.is_some_and(|county| !towns.is_empty() && !lies_in(&towns, county, NEAR));
    match (from_town, from_county, town_from_county) {
        (false, false, false) => {
            let county = county?;
            let found: Vec<&Town> = towns.iter().copied().chain(office).collect();
            let is_beyond = || !found.is_empty() && !lies_in(&found, county, BEYOND);
            let is_elsewhere = is_of_another(&towns, office, county) || is_beyond();
            (is_elsewhere && !is_served(&towns, office, county)).then_some(Apart::County)
        }
        (true, false, true) => Some(Apart::Town),
        (false, _, true) => Some(Apart::County),
        _ => Some(Apart::Zip),
    }
}

/// Whether towns of one name are surely of other counties than this one: all are, and no post office of this county has the
/// name or the ZIP code.
fn is_of_another(towns: &[&Town], office: Option<&Town>, county: &str) -> bool {
    let is_there = |town: &Town| town.county == county;
    let names: Vec<String> = towns.iter().map(|town| plain(town.name)).collect();
    let has_office = || {
        let mut offices = CODES.values().filter(|office| is_there(office));
        offices.any(|office| names.contains(&plain(office.name)))
    };
    !towns.is_empty()
        && !towns.iter().any(|town| is_there(town))
        && !office.is_some_and(is_there)
        && !has_office()
}

/// Whether the post office of a part of a town, or a ZIP code alone, serves in a county across the line of its own.
fn is_served(towns: &[&Town], office: Option<&Town>, county: &str) -> bool {
    let names: Vec<String> = towns.iter().map(|town| plain(town.name)).collect();
    let serves_there = |town: &Town| ACROSS.contains(&(town.zip, county));
    let offices = CODES.values();
    let mut named = offices.filter(|office| names.contains(&plain(office.name)));
    let mut found = towns.iter().copied().chain(office);
    let is_part = towns.iter().all(|town| town.part_of.is_some());
    match office {
        // Of a municipality its own post offices lie on both sides of a line too, but a ZIP code says which of them it is.
        Some(office) if !is_part => serves_there(office),
        None if !is_part => named.any(serves_there),
        _ => found.any(serves_there) || named.any(serves_there),
    }
}

/// All towns that a text may mean: several have one name.
fn meant(text: &str) -> Vec<&'static Town> {
    let (name, _) = text.split_once(',').unwrap_or((text, ""));
    let is_zip = |word: &&str| Zip::parse(word).is_some();
    let words = name.split_whitespace().filter(|word| !is_zip(word));
    let name = plain(&words.collect::<Vec<_>>().join(" "));
    let name = without_state(&name);
    let found: Vec<&Town> = towns_named(name).collect();
    match found.is_empty() {
        true => other_ways(name)
            .flat_map(|name| towns_named(&name).collect::<Vec<_>>())
            .collect(),
        false => found,
    }
}

/// Whether a post office is that of one of several towns, or near it.
fn serves(office: &Town, towns: &[&Town]) -> bool {
    let municipality = |town: &Town| (town.part_of.unwrap_or(town.name), town.county);
    let mut towns = towns.iter();
    towns.any(|town| municipality(town) == municipality(office) || is_near(town.point, office))
}

/// Whether one of several towns lies in a county, or so near a town or a post office of it.
fn lies_in(found: &[&Town], county: &str, near: f64) -> bool {
    let all = || towns().iter().chain(CODES.values());
    let of_county = || all().filter(|town| town.county == county);
    let mut found = found.iter();
    found.any(|it| {
        it.county == county || of_county().any(|town| miles(town.point, it.point) <= near)
    })
}

fn is_near(point: Point, town: &Town) -> bool {
    miles(point, town.point) <= NEAR
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_part_of_an_address_that_is_far_from_the_others_is_named() {
        for (town, county, zip, far) in [
            ("Hackensack", "N/A", "08608", Some(Apart::Zip)),
            ("Camden", "Bergen", "08102", Some(Apart::County)),
            ("Camden", "Camden", "07102", Some(Apart::Zip)),
            ("", "Bergen", "08608", Some(Apart::Zip)),
            ("Newark", "Essex", "08102", Some(Apart::Zip)),
            ("Camden", "Bergen County", "07601", Some(Apart::Town)),
            ("Camden", "Bergen", "N/A", Some(Apart::County)),
            ("Camden NJ 08102", "Bergen", "", Some(Apart::County)),
            ("City of Newark", "N/A", "08102-1234", Some(Apart::Zip)),
            ("Camden", "Bergen", "08901", Some(Apart::Zip)),
            // The next county, beside a town or a ZIP code that is not at its line.
            ("Newark", "Passaic", "07102", Some(Apart::County)),
            ("Camden", "Burlington", "08102", Some(Apart::County)),
            ("Teaneck", "Passaic", "07666", Some(Apart::County)),
            ("Newark", "Passaic", "N/A", Some(Apart::County)),
            ("", "Burlington", "08102", Some(Apart::County)),
            // At the line of a county.
            ("Newark", "Union", "07102", Some(Apart::County)),
            // The post office or the ZIP code serves across it.
            ("Princeton", "Middlesex", "08540", None),
            ("Dunellen", "Somerset", "", None),
            ("Hackettstown", "Morris", "", None),
            ("Matawan", "Middlesex", "", None),
            ("Englishtown", "Middlesex", "", None),
            ("Plainfield", "Somerset", "", None),
            ("Stanhope", "Morris", "", None),
            ("Newark", "Hudson", "N/A", Some(Apart::County)),
            ("Trenton", "Burlington", "08608", Some(Apart::County)),
            ("Jersey City", "Essex", "07302", Some(Apart::County)),
            ("Elizabeth", "Essex", "N/A", Some(Apart::County)),
            ("Vineland", "Salem", "N/A", Some(Apart::County)),
            ("Passaic", "Bergen", "07055", Some(Apart::County)),
            // A part of a township at the line of a county.
            ("Short Hills", "Union", "N/A", Some(Apart::County)),
            ("Short Hills", "Union", "07078", Some(Apart::County)),
            ("Iselin", "Union", "N/A", Some(Apart::County)),
            ("Fords", "Union", "08863", Some(Apart::County)),
            ("Sicklerville", "Burlington", "N/A", Some(Apart::County)),
            ("Silverton", "Monmouth", "N/A", Some(Apart::County)),
        ] {
            assert_eq!(apart(town, county, zip), far, "{town}, {county}, {zip}");
        }
    }

    #[test]
    fn neighbors_and_what_is_not_known_go_together() {
        for (town, county, zip) in [
            ("Camden", "Camden", "08102"),
            // The next town, and the post office across the line of a county.
            ("Newark", "Essex", "07017"),
            ("North Plainfield", "Somerset", "07060"),
            ("Green Brook", "Middlesex", "08812"),
            // A part of a large township.
            ("Franklin Township", "Somerset", "08528"),
            ("Galloway", "Atlantic", "08213"),
            ("Kingston", "Somerset", "08528"),
            ("Short Hills", "Essex", "07078"),
            // The post office of a part of a township serves across the line of a county.
            ("Kingston", "Middlesex", "08528"),
            ("Sicklerville", "Gloucester", "N/A"),
            ("Blackwood", "Gloucester", "08012"),
            ("Erial", "Gloucester", "N/A"),
            // The ZIP code is of the county.
            ("Short Hills", "Union", "07081"),
            // Several towns have this name.
            ("Washington Township", "Bergen", "07676"),
            ("Washington Township", "Gloucester", "08080"),
            // The ZIP code is of the county, across whose line the post office serves.
            ("Plainfield", "Middlesex", "07080"),
            ("Newark", "N/A", "N/A"),
            ("Newark", "Statewide", "07102"),
            ("Philadelphia, PA", "N/A", "19104"),
            ("Newark", "Essex", "07999"),
            ("Nowhere", "Essex", "07102"),
            ("", "", ""),
        ] {
            assert_eq!(apart(town, county, zip), None, "{town}, {county}, {zip}");
        }
    }

    #[test]
    fn every_town_goes_together_with_its_own_county_and_post_offices() {
        for town in towns() {
            let zip = town.zip.to_string();
            assert_eq!(apart(town.name, town.county, &zip), None, "{}", town.name);
        }
        for office in CODES.values() {
            let zip = office.zip.to_string();
            let town = office.part_of.unwrap_or(office.name);
            assert_eq!(apart(town, office.county, &zip), None, "{zip} {town}");
            assert_eq!(apart(office.name, office.county, &zip), None, "{zip}");
        }
    }
}
