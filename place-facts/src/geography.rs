//! Where places lie: ZIP codes, the 564 municipalities and the 21 counties of New Jersey.

use crate::spelling::unaccented;
use crate::zip::Zip;
use std::collections::HashMap;
use std::sync::LazyLock;
use sync_protocol::places::find::Near;

pub(crate) const ZIPS: &str = include_str!("../data/zip.csv");
pub(crate) const TOWNS: &str = include_str!("../data/municipalities.csv");
const EARTH_MILES: f64 = 3_958.8;
/// What the names of municipalities end with, and people leave out.
const SUFFIXES: [&str; 5] = [" city", " borough", " town", " village", " township"];
/// What people write behind a town: "Trenton NJ".
const STATE: [&str; 5] = [
    " nj",
    " n j",
    " new jersey",
    " nueva jersey",
    " nova jersey",
];
/// "County" before a name, in the languages of the screens.
const COUNTY_OF: [&str; 4] = ["county of ", "condado de ", "condado ", "konte "];

/// A place, in degrees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// North.
    pub lat: f64,
    /// East.
    pub lon: f64,
}

/// A municipality.
#[derive(Debug, Clone, PartialEq)]
pub struct Town {
    /// Its name with its kind: "Dover Town".
    pub name: &'static str,
    /// Its county.
    pub county: &'static str,
    /// The middle of its main ZIP code area.
    pub point: Point,
    /// That ZIP code.
    pub zip: Zip,
}

/// ZIP codes: the point, and the municipality and county of the post office.
static CODES: LazyLock<HashMap<Zip, (Point, &'static str, &'static str)>> = LazyLock::new(|| {
    let lines = ZIPS.lines().skip(1);
    lines
        .filter_map(|line| {
            let mut cells = line.split(',');
            let zip = Zip::parse(cells.next()?)?;
            let point = read_point(cells.next()?, cells.next()?)?;
            Some((zip, (point, cells.next()?, cells.next()?)))
        })
        .collect()
});

static ALL_TOWNS: LazyLock<Vec<Town>> = LazyLock::new(|| {
    let lines = TOWNS.lines().skip(1);
    lines
        .filter_map(|line| {
            let mut cells = line.split(',');
            let (name, county) = (cells.next()?, cells.next()?);
            let point = read_point(cells.next()?, cells.next()?)?;
            let zip = Zip::parse(cells.next()?)?;
            Some(Town {
                name,
                county,
                point,
                zip,
            })
        })
        .collect()
});

/// Counties by their name in lower case, each with the middle of its municipalities.
static COUNTIES: LazyLock<HashMap<String, (&'static str, Point)>> = LazyLock::new(|| {
    let mut sums: HashMap<&'static str, (f64, f64, f64)> = HashMap::new();
    for town in towns() {
        let sum = sums.entry(town.county).or_default();
        *sum = (sum.0 + town.point.lat, sum.1 + town.point.lon, sum.2 + 1.0);
    }
    let middle = |(lat, lon, count): (f64, f64, f64)| Point {
        lat: lat / count,
        lon: lon / count,
    };
    sums.into_iter()
        .map(|(name, sum)| (name.to_lowercase(), (name, middle(sum))))
        .collect()
});

/// Municipalities by each way to write their name, in lower case.
static BY_NAME: LazyLock<HashMap<String, Vec<usize>>> = LazyLock::new(|| {
    let mut names: HashMap<String, Vec<usize>> = HashMap::new();
    for (index, town) in towns().iter().enumerate() {
        for name in ways_to_write(town.name) {
            names.entry(name).or_default().push(index);
        }
    }
    names
});

fn read_point(lat: &str, lon: &str) -> Option<Point> {
    Some(Point {
        lat: lat.parse().ok()?,
        lon: lon.parse().ok()?,
    })
}

fn ways_to_write(name: &str) -> Vec<String> {
    let whole = plain(name);
    let short = SUFFIXES
        .iter()
        .find_map(|suffix| whole.strip_suffix(suffix))
        .map(str::to_owned);
    let mut ways = vec![whole.clone()];
    // "City of Orange Township" is Orange, "Parsippany-Troy Hills" is Parsippany to everybody.
    ways.extend(match whole.as_str() {
        "city of orange township" => Some("orange".to_owned()),
        "south orange village township" => Some("south orange".to_owned()),
        "parsippany troy hills township" => Some("parsippany".to_owned()),
        _ => None,
    });
    ways.extend(short);
    ways
}

/// Lower case without accents, one space between words, points, dashes and apostrophes as spaces; "Twp",
/// "Boro" and the "E." of "E. Orange" written out.
pub fn plain(name: &str) -> String {
    let spaced = unaccented(name).replace(['.', '-', ',', '\'', '’'], " ");
    let words = spaced.split_whitespace().enumerate();
    let words = words.map(|(at, word)| match word {
        "twp" => "township",
        "boro" => "borough",
        "mt" => "mount",
        "ft" => "fort",
        "hts" => "heights",
        "n" | "no" if at == 0 => "north",
        "s" | "so" if at == 0 => "south",
        "e" if at == 0 => "east",
        "w" if at == 0 => "west",
        other => other,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// All municipalities.
pub fn towns() -> &'static [Town] {
    &ALL_TOWNS
}

/// Where a ZIP code lies; `None` outside New Jersey.
pub fn point(zip: Zip) -> Option<Point> {
    CODES.get(&zip).map(|(point, ..)| *point)
}

/// The county whose name this is, as it is written.
pub fn county(name: &str) -> Option<(&'static str, Point)> {
    let name = plain(name);
    let bare = COUNTY_OF.iter().find_map(|words| name.strip_prefix(words));
    let bare = bare.or_else(|| name.strip_suffix(" county"));
    COUNTIES.get(bare.unwrap_or(&name)).copied()
}

/// The municipalities of this name.
pub fn towns_named(name: &str) -> impl Iterator<Item = &'static Town> {
    let indices = BY_NAME
        .get(&plain(name))
        .map(Vec::as_slice)
        .unwrap_or_default();
    indices.iter().map(|index| &towns()[*index])
}

/// Whether this is, letter by letter, the name of a town or county, with the state or without.
pub fn is_name(name: &str) -> bool {
    let name = plain(name);
    let name = without_state(&name);
    BY_NAME.contains_key(name) || county(name).is_some()
}

fn without_state(name: &str) -> &str {
    let bare = STATE.iter().find_map(|state| name.strip_suffix(state));
    bare.unwrap_or(name)
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
        Said::Name(name, within) => {
            named(&name, within).or_else(|| named(&respelled(&name)?, within))
        }
    }
}

/// The name of a town or county that a text says without a ZIP code or a county, spelled right.
pub(crate) fn named_as(text: &str) -> Option<String> {
    match read(text)? {
        Said::Name(name, None) if named(&name, None).is_some() => Some(name),
        Said::Name(name, None) => respelled(&name),
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

fn near_zip(zip: Zip) -> Option<Near> {
    let (at, town, county) = CODES.get(&zip)?;
    let (lat, lon, zip) = (at.lat, at.lon, Some(zip.to_string()));
    let (name, county) = ((*town).to_owned(), (*county).to_owned());
    Some(Near {
        name,
        county,
        zip,
        lat,
        lon,
        whole: false,
    })
}

fn named(name: &str, within: Option<&str>) -> Option<Near> {
    let name = plain(name);
    let mut found =
        towns_named(&name).filter(|town| within.is_none_or(|county| town.county == county));
    let whole = county(&name).map(|(county, at)| Near {
        name: format!("{county} County"),
        county: county.to_owned(),
        zip: None,
        lat: at.lat,
        lon: at.lon,
        whole: true,
    });
    let town = found.next().map(near_town);
    // "Ocean" is a county before it is Ocean City; Camden and Passaic are cities first. "Union, Union" is a town.
    let is_whole_name = |near: &Near| plain(&near.name) == name;
    match (town, whole) {
        (Some(town), Some(county)) if within.is_none() && !is_whole_name(&town) => Some(county),
        (town, county) => town.or(county),
    }
}

fn near_town(town: &Town) -> Near {
    Near {
        name: town.name.to_owned(),
        county: town.county.to_owned(),
        zip: None,
        lat: town.point.lat,
        lon: town.point.lon,
        whole: false,
    }
}

/// The one name of a town or county that differs in one letter.
fn respelled(name: &str) -> Option<String> {
    if name.chars().count() < 5 {
        return None;
    }
    let names = BY_NAME.keys().chain(COUNTIES.keys());
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
    fn every_municipality_is_found_by_its_name_and_lies_in_the_state() {
        assert_eq!(towns().len(), 564);
        for town in towns() {
            let found = near(&format!("{}, {}", town.name, town.county)).unwrap();
            assert_eq!(found.name, town.name);
            assert_eq!(found.county, town.county);
            assert!((38.9..41.4).contains(&found.lat) && (-75.6..-73.8).contains(&found.lon));
            assert!(
                point(town.zip).is_some() || town.name == "Stillwater Township",
                "{}",
                town.name
            );
        }
        assert_eq!(COUNTIES.len(), 21);
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
            ("Gloucester, Camden", "Gloucester City"),
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
            "ññññññ",
        ] {
            assert!(
                name(nowhere).is_none() || nowhere.starts_with("Springfield"),
                "{nowhere}"
            );
        }
    }
}
