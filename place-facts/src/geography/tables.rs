//! The tables of places, read once.

use super::names::ways_to_write;
use super::{Point, Town};
use crate::zip::Zip;
use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

pub(crate) const ZIPS: &str = include_str!("../../data/zip.csv");
pub(crate) const TOWNS: &str = include_str!("../../data/municipalities.csv");
pub(crate) const LOCALITIES: &str = include_str!("../../data/localities.csv");
/// What the name of a borough ends with, and the part of the people of the largest town of its name that it has at least, to be meant.
const BOROUGH: &str = " Borough";
const BOROUGH_PART: u32 = 10;
const ACROSS_LINES: &str = include_str!("../../data/across.csv");

/// ZIP codes, each with its post office.
pub(super) static CODES: LazyLock<HashMap<Zip, Town>> = LazyLock::new(|| {
    let post_offices = cells(ZIPS).filter_map(post_office);
    post_offices.map(|office| (office.zip, office)).collect()
});

/// Counties across whose line the post office of a ZIP code serves.
pub(super) static ACROSS: LazyLock<HashSet<(Zip, &'static str)>> = LazyLock::new(|| {
    let found = cells(ACROSS_LINES);
    let found = found.filter_map(|line| Some((Zip::parse(line.first()?)?, *line.get(1)?)));
    found.collect()
});

/// The municipalities.
pub(super) static ALL_TOWNS: LazyLock<Vec<Town>> = LazyLock::new(|| {
    let towns = cells(TOWNS).filter_map(|line| {
        Some(Town {
            name: line.first()?,
            county: line.get(1)?,
            part_of: None,
            point: point(line.get(2)?, line.get(3)?)?,
            zip: Zip::parse(line.get(4)?)?,
            people: line
                .get(5)
                .and_then(|people| people.parse().ok())
                .unwrap_or(0),
        })
    });
    towns.collect()
});

/// Counties by their name in lower case, each with the middle of its municipalities.
pub(super) static COUNTIES: LazyLock<HashMap<String, (&'static str, Point)>> =
    LazyLock::new(|| {
        let mut sums: HashMap<&'static str, (f64, f64, f64)> = HashMap::new();
        for town in ALL_TOWNS.iter() {
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

/// Municipalities by each way to write their name, in lower case. Of several, the one that is called exactly so
/// is the first, then the one with the most people. A borough comes before a township around it or elsewhere that is not ten times as
/// large: its people call it so, and those of the township say "Township", or the name of their post office.
pub(super) static BY_NAME: LazyLock<HashMap<String, Vec<&'static Town>>> = LazyLock::new(|| {
    let mut names: HashMap<String, Vec<&'static Town>> = HashMap::new();
    for town in ALL_TOWNS.iter() {
        for name in ways_to_write(town.name) {
            names.entry(name).or_default().push(town);
        }
    }
    for (name, towns) in &mut names {
        let most = towns.iter().map(|town| town.people).max().unwrap_or(0);
        let is_borough = |town: &Town| {
            town.name.ends_with(BOROUGH) && town.people.saturating_mul(BOROUGH_PART) >= most
        };
        towns.sort_by_key(|town| {
            let is_called = super::plain(town.name) == *name;
            (!is_called, !is_borough(town), Reverse(town.people))
        });
    }
    names
});

/// Parts of municipalities by their name in lower case: those with a post office, then the others.
pub(super) static PARTS: LazyLock<HashMap<String, Vec<&'static Town>>> = LazyLock::new(|| {
    static ALL: LazyLock<Vec<Town>> = LazyLock::new(|| {
        let offices = cells(ZIPS).filter_map(post_office);
        let offices = offices.filter(|office| office.part_of.is_some());
        offices
            .chain(cells(LOCALITIES).filter_map(locality))
            .collect()
    });
    let mut parts: HashMap<String, Vec<&'static Town>> = HashMap::new();
    for part in ALL.iter() {
        let named = parts.entry(super::plain(part.name)).or_default();
        // One post office may have several ZIP codes.
        if named.iter().all(|other| other.county != part.county) {
            named.push(part);
        }
    }
    parts
});

fn post_office(line: Vec<&'static str>) -> Option<Town> {
    let municipality = *line.get(3)?;
    let office = line.get(5).copied().filter(|name| !name.is_empty());
    Some(Town {
        name: office.unwrap_or(municipality),
        county: line.get(4)?,
        part_of: office.map(|_| municipality),
        point: point(line.get(1)?, line.get(2)?)?,
        zip: Zip::parse(line.first()?)?,
        people: 0,
    })
}

fn locality(line: Vec<&'static str>) -> Option<Town> {
    let zip = Zip::parse(line.get(3)?)?;
    Some(Town {
        name: line.first()?,
        county: line.get(2)?,
        part_of: Some(line.get(1)?),
        point: super::point(zip)?,
        zip,
        people: 0,
    })
}

/// The cells of each line of a table behind its heading.
fn cells(table: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    let lines = table.lines().skip(1);
    lines.map(|line| line.split(',').collect())
}

fn point(lat: &str, lon: &str) -> Option<Point> {
    Some(Point {
        lat: lat.parse().ok()?,
        lon: lon.parse().ok()?,
    })
}
