//! Where places lie: ZIP codes, the 564 municipalities and the 21 counties of New Jersey.

pub mod agreement;
mod names;
mod tables;

use crate::zip::Zip;
use names::{other_ways, without_around, without_county, without_state};
use sync_protocol::places::find::Near;
use tables::{ALL_TOWNS, BY_NAME, CODES, COUNTIES, PARTS};

pub use names::plain;
pub(crate) use tables::{LOCALITIES, TOWNS, ZIPS};

const EARTH_MILES: f64 = 3_958.8;

/// A place, in degrees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// North.
    pub lat: f64,
    /// East.
    pub lon: f64,
}

/// A municipality, or a part of one that people name, such as Avenel in Woodbridge Township.
#[derive(Debug, Clone, PartialEq)]
pub struct Town {
    /// Its name; that of a municipality with its kind: "Dover Town".
    pub name: &'static str,
    /// Its county.
    pub county: &'static str,
    /// The municipality that it is a part of.
    pub part_of: Option<&'static str>,
    /// The middle of its main ZIP code area.
    pub point: Point,
    /// That ZIP code.
    pub zip: Zip,
    /// About how many live there; 0 where no other municipality has the name.
    pub people: u32,
}

/// All municipalities.
pub fn towns() -> &'static [Town] {
    &ALL_TOWNS
}

/// Where a ZIP code lies; `None` outside New Jersey.
pub fn point(zip: Zip) -> Option<Point> {
    CODES.get(&zip).map(|office| office.point)
}

/// The county whose name this is, as it is written.
pub fn county(name: &str) -> Option<(&'static str, Point)> {
    COUNTIES.get(without_county(&plain(name))).copied()
}

/// The municipalities of this name, the one that is most likely meant first, then parts of others.
pub fn towns_named(name: &str) -> impl Iterator<Item = &'static Town> {
    let name = plain(name);
    let whole = BY_NAME.get(&name).into_iter().flatten();
    let parts = PARTS.get(&name).into_iter().flatten();
    whole.chain(parts).copied()
}

/// All names of towns, their parts and counties, as [`plain`] writes them.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    let names = BY_NAME.keys().chain(PARTS.keys()).chain(COUNTIES.keys());
    names.map(String::as_str)
}

/// Whether this is, letter by letter, the name of a town or county, with the state or without.
pub fn is_name(name: &str) -> bool {
    let name = plain(name);
    let name = without_state(&name);
    BY_NAME.contains_key(name) || PARTS.contains_key(name) || county(name).is_some()
}

/// The town or county that a name misspells by one letter; `None` for one that is right, or like none.
pub fn misspelled(name: &str) -> Option<String> {
    if is_name(name) {
        return None;
    }
    let Said::Name(name, _) = read(name)? else {
        return None;
    };
    if other_ways(&name).any(|name| named(&name, None).is_some()) {
        return None;
    }
    named(&respelled(&name)?, None).map(|near| near.name)
}

/// The way of a bird, in miles.
pub fn miles(from: Point, to: Point) -> f64 {
    let (lat_1, lat_2) = (from.lat.to_radians(), to.lat.to_radians());
    let half = |a: f64, b: f64| ((a - b) / 2.0).sin().powi(2);
    let h = half(lat_2, lat_1)
        + lat_1.cos() * lat_2.cos() * half(to.lon.to_radians(), from.lon.to_radians());
    2.0 * EARTH_MILES * h.sqrt().min(1.0).asin()
}

/// Understands a ZIP code, a town, a county, or "town, county", as a person wrote it, with the state or
/// without; one letter may be wrong in a name of five letters or more.
pub fn near(text: &str) -> Option<Near> {
    match read(text)? {
        Said::Zip(zip) => near_zip(zip),
        Said::Name(name, within) => named(&name, within)
            .or_else(|| other_ways(&name).find_map(|name| named(&name, within)))
            .or_else(|| named(without_form(&name)?, within))
            .or_else(|| named(&respelled(&name)?, within))
            .or_else(|| named(&respelled(&without_around(&name)?)?, within)),
    }
}

/// "Vineland" of "Vineland city", whatever form the town really has.
fn without_form(name: &str) -> Option<&str> {
    const FORMS: [&str; 6] = [
        " boro",
        " borough",
        " city",
        " town",
        " township",
        " village",
    ];
    FORMS.iter().find_map(|form| name.strip_suffix(form))
}

/// The name of a town or county that a text says without a ZIP code or a county, spelled right.
pub(crate) fn named_as(text: &str) -> Option<String> {
    match read(text)? {
        Said::Name(name, None) if named(&name, None).is_some() => Some(name),
        Said::Name(name, None) => other_ways(&name)
            .find(|name| named(name, None).is_some())
            .or_else(|| respelled(&name)),
        _ => None,
    }
}

/// What a person wrote.
enum Said {
    Zip(Zip),
    /// A name, and the county behind a comma.
    Name(String, Option<&'static str>),
}

fn read(text: &str) -> Option<Said> {
    let text = text.trim();
    if text.chars().count() > 60 {
        return None;
    }
    if let Some(zip) = Zip::parse(text).or_else(|| Zip::last_in(text)) {
        return Some(Said::Zip(zip));
    }
    if let Some(zip) = without_zero(text) {
        return Some(Said::Zip(zip));
    }
    let (name, within) = match text.rsplit_once(',') {
        Some((town, rest)) if plain(rest) != "nj" && plain(rest) != "new jersey" => {
            (town, county(rest).map(|(county, _)| county))
        }
        Some((town, _)) => (town, None),
        None => (text, None),
    };
    let name = plain(name);
    Some(Said::Name(without_state(&name).to_owned(), within))
}

/// The ZIP code in "7102": spreadsheets and people leave out the zero.
fn without_zero(text: &str) -> Option<Zip> {
    let is_short = text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    let zip = is_short.then(|| Zip::parse(&format!("0{text}")))??;
    CODES.contains_key(&zip).then_some(zip)
}

fn near_zip(zip: Zip) -> Option<Near> {
    let office = CODES.get(&zip)?;
    let zip = Some(zip.to_string());
    Some(Near {
        zip,
        ..near_town(office)
    })
}

fn named(name: &str, within: Option<&str>) -> Option<Near> {
    let name = plain(name);
    let mut found =
        towns_named(&name).filter(|town| within.is_none_or(|county| town.county == county));
    let whole = county(&name).map(|(county, at)| Near {
        name: format!("{county} County"),
        part_of: None,
        county: county.to_owned(),
        zip: None,
        lat: at.lat,
        lon: at.lon,
        whole: true,
    });
    let town = found.next();
    // "Ocean" is a county before it is Ocean City; Camden and Passaic are cities first. "Union, Union" is a town.
    let is_first = |town: &Town| town.part_of.is_none() && plain(town.name) == name;
    match (town, whole) {
        (Some(town), Some(county)) if within.is_none() && !is_first(town) => Some(county),
        (town, county) => town.map(near_town).or(county),
    }
}

fn near_town(town: &Town) -> Near {
    Near {
        name: town.name.to_owned(),
        part_of: town.part_of.map(str::to_owned),
        county: town.county.to_owned(),
        zip: None,
        lat: town.point.lat,
        lon: town.point.lon,
        whole: false,
    }
}

/// The one name that differs in one letter: of a town or county, or else of a part of a town.
fn respelled(name: &str) -> Option<String> {
    if name.chars().count() < 5 {
        return None;
    }
    one_like(name, BY_NAME.keys().chain(COUNTIES.keys())).or_else(|| one_like(name, PARTS.keys()))
}

fn one_like<'a>(name: &str, names: impl Iterator<Item = &'a String>) -> Option<String> {
    let mut close: Vec<&String> = names
        .filter(|known| crate::spelling::distance(known, name, 1).is_some())
        .collect();
    close.sort();
    close.dedup();
    (close.len() == 1).then(|| close[0].clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trenton_is_some_fifty_miles_from_newark() {
        let at = |zip| point(Zip::parse(zip).unwrap());
        let distance = miles(at("08608").unwrap(), at("07102").unwrap());
        assert!((40.0..50.0).contains(&distance), "{distance}");
        assert_eq!(at("10001"), None);
    }

    #[test]
    fn a_town_is_known_with_the_form_that_it_has_not() {
        let name = |text: &str| near(text).map(|near| near.name);
        assert_eq!(name("Vineland city").as_deref(), Some("Vineland"));
        assert_eq!(name("Newark Township").as_deref(), Some("Newark"));
        assert_eq!(name("Nowhere city"), None);
    }

    #[test]
    fn every_municipality_is_found_by_its_name_and_lies_in_the_state() {
        assert_eq!(towns().len(), 564);
        for town in towns() {
            let found = near(&format!("{}, {}", town.name, town.county)).unwrap();
            assert_eq!(found.name, town.name);
            assert_eq!(found.county, town.county);
            assert!((38.9..41.4).contains(&found.lat) && (-75.6..-73.8).contains(&found.lon));
            let away = miles(point(town.zip).unwrap(), town.point);
            assert!(away < 7.0, "{}: {away} miles from its ZIP code", town.name);
        }
        assert_eq!(COUNTIES.len(), 21);
    }

    #[test]
    fn a_zip_code_has_the_name_of_its_post_office_and_the_town_that_it_belongs_to() {
        for (zip, name, part_of, county) in [
            ("07001", "Avenel", Some("Woodbridge Township"), "Middlesex"),
            ("07302", "Jersey City", None, "Hudson"),
            ("07311", "Jersey City", None, "Hudson"),
            ("08234", "Egg Harbor Township", None, "Atlantic"),
            ("08831", "Monroe Township", None, "Middlesex"),
            ("08859", "Parlin", Some("Sayreville Borough"), "Middlesex"),
            ("08650", "Trenton", None, "Mercer"),
            ("07676", "Washington Township", None, "Bergen"),
        ] {
            let near = near(zip).unwrap();
            assert_eq!((near.name.as_str(), near.county.as_str()), (name, county));
            assert_eq!(near.part_of.as_deref(), part_of, "{zip}");
        }
        let is_municipality = |name: &str, county: &str| {
            let mut towns = towns().iter();
            towns.any(|town| town.name == name && town.county == county)
        };
        let parts = PARTS.values().flatten().copied();
        for office in CODES.values().chain(parts) {
            let municipality = office.part_of.unwrap_or(office.name);
            let about = format!("{} {}", office.zip, office.name);
            assert!(is_municipality(municipality, office.county), "{about}");
        }
    }

    #[test]
    fn parts_of_towns_and_short_names_are_understood() {
        for (text, name, part_of) in [
            ("Avenel", "Avenel", "Woodbridge Township"),
            ("iselin nj", "Iselin", "Woodbridge Township"),
            ("Whippany", "Whippany", "Hanover Township"),
            ("Fords", "Fords", "Woodbridge Township"),
            ("Short Hills", "Short Hills", "Millburn Township"),
            ("shrt hills", "Short Hills", "Millburn Township"),
            ("Mays Landing", "Mays Landing", "Hamilton Township"),
            (
                "Cape May Court House",
                "Cape May Court House",
                "Middle Township",
            ),
            ("Hamilton Sq", "Hamilton Square", "Hamilton Township"),
            ("Hamilton Square", "Hamilton Square", "Hamilton Township"),
            ("Somerset, Somerset", "Somerset", "Franklin Township"),
            ("Somerset", "Somerset County", ""),
            ("AC", "Atlantic City", ""),
            ("JC", "Jersey City", ""),
            ("jersey cty", "Jersey City", ""),
            ("Mercer Co", "Mercer County", ""),
            ("Mercer Cty", "Mercer County", ""),
            ("Mercer Co.", "Mercer County", ""),
            ("Avenel, Middlesex Co", "Avenel", "Woodbridge Township"),
            ("N Brunswick", "North Brunswick Township", ""),
            ("W New York", "West New York", ""),
            ("Mt Laurel", "Mount Laurel Township", ""),
            ("Pt. Pleasant", "Point Pleasant Borough", ""),
            ("Township of Washington", "Washington Township", ""),
            ("City of Newark", "Newark", ""),
            ("Ciudad de Camden", "Camden", ""),
            ("Asbury", "Asbury Park", ""),
            ("West Paterson", "West Paterson", "Woodland Park Borough"),
            ("Lakewood", "Lakewood Township", ""),
            ("in Newark", "Newark", ""),
            ("cerca de Newark", "Newark", ""),
            ("I live in Newark, NJ", "Newark", ""),
            ("Downtown Newark", "Newark", ""),
            ("near downtown Newark area", "Newark", ""),
            ("near Nework", "Newark", ""),
            ("near W New York", "West New York", ""),
            ("cerca de Union County", "Union County", ""),
            ("A.C.", "Atlantic City", ""),
            ("NB", "New Brunswick", ""),
            ("West NY", "West New York", ""),
            ("HoHoKus", "Ho-Ho-Kus Borough", ""),
            ("7102", "Newark", ""),
        ] {
            let near = near(text);
            let found = near.as_ref().map_or("", |near| near.name.as_str());
            let within = near.as_ref().and_then(|near| near.part_of.as_deref());
            assert_eq!(
                (found, within.unwrap_or_default()),
                (name, part_of),
                "{text}"
            );
        }
    }

    #[test]
    fn of_several_towns_of_a_name_the_one_with_the_most_people_is_meant() {
        for (text, county) in [
            ("Hamilton", "Mercer"),
            ("Hamiltn", "Mercer"),
            ("Springfield", "Union"),
            ("Franklin", "Somerset"),
            ("Franklin Township", "Somerset"),
            ("Union Township", "Union"),
            ("Washington", "Warren"),
            ("Raritan", "Somerset"),
            ("Hampton", "Hunterdon"),
            ("Millstone", "Monmouth"),
            ("Washington Twp", "Gloucester"),
            ("Monroe", "Middlesex"),
            ("Lawrence", "Mercer"),
            ("Harrison", "Hudson"),
            ("Egg Harbor", "Atlantic"),
        ] {
            let near = near(text).unwrap();
            assert_eq!(
                (near.county.as_str(), near.whole),
                (county, false),
                "{text}"
            );
        }
        for towns in BY_NAME.values() {
            let counties: Vec<&str> = towns.iter().map(|town| town.county).collect();
            let is_shared = counties.iter().any(|county| *county != counties[0]);
            let are_known = towns.iter().all(|town| town.people > 0);
            assert!(!is_shared || are_known, "{}", towns[0].name);
        }
    }

    #[test]
    fn people_write_places_in_many_ways() {
        let name = |text: &str| near(text).map(|near| near.name);
        for (text, expected) in [
            ("07102", "Newark"),
            ("07102-1234", "Newark"),
            ("newark", "Newark"),
            ("Nework", "Newark"),
            (" Newark, NJ ", "Newark"),
            ("Essex", "Essex County"),
            ("essex county", "Essex County"),
            ("Camden", "Camden"),
            ("camden county", "Camden County"),
            ("Ocean", "Ocean County"),
            ("Ocean, NJ", "Ocean County"),
            ("Ocean, Monmouth", "Ocean Township"),
            ("Union, Union", "Union Township"),
            ("Gloucester, Camden", "Gloucester Township"),
            ("Gloucester City", "Gloucester City"),
            ("Parsippany", "Parsippany-Troy Hills Township"),
            ("Orange", "City of Orange Township"),
            ("Toms River", "Toms River Township"),
            ("Ho-Ho-Kus", "Ho-Ho-Kus Borough"),
            ("Washington Twp, Morris", "Washington Township"),
            ("Lodí", "Lodi Borough"),
            ("Pérth Ámboy", "Perth Amboy"),
            ("Ho’Ho’Kus", "Ho-Ho-Kus Borough"),
            ("Trenton NJ", "Trenton"),
            ("trenton n.j.", "Trenton"),
            ("Newark, Nueva Jersey", "Newark"),
            ("Newark NJ 07102", "Newark"),
            ("E. Orange", "East Orange"),
            ("No. Bergen", "North Bergen Township"),
            ("Ft. Lee", "Fort Lee Borough"),
            ("condado de Essex", "Essex County"),
            ("Konte Essex", "Essex County"),
        ] {
            assert_eq!(name(text).as_deref(), Some(expected), "{text}");
        }
        for nowhere in [
            "",
            "10001",
            "Springfield, Ohio State",
            "New York",
            "x",
            "99999",
            "1999",
            "Philadelphia",
            "near me",
            "in",
            "ññññññ",
        ] {
            assert!(
                name(nowhere).is_none() || nowhere.starts_with("Springfield"),
                "{nowhere}"
            );
        }
    }
}
