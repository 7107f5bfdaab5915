//! Miles between ZIP codes of New Jersey (data/places).

use std::collections::HashMap;
use std::sync::LazyLock;

const ZIPS: &str = include_str!("../data/places/zip.csv");
const EARTH_MILES: f64 = 3_958.8;

/// A place, in degrees.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    lat: f64,
    lon: f64,
}

static POINTS: LazyLock<HashMap<&'static str, Point>> = LazyLock::new(|| {
    let lines = ZIPS.lines().skip(1);
    lines
        .filter_map(|line| {
            let (zip, rest) = line.split_once(',')?;
            let (lat, lon) = rest.split_once(',')?;
            let point = Point {
                lat: lat.parse().ok()?,
                lon: lon.parse().ok()?,
            };
            Some((zip, point))
        })
        .collect()
});

/// Where a ZIP code lies; `None` outside New Jersey.
pub fn point(zip: &str) -> Option<Point> {
    POINTS.get(zip.trim().get(..5)?).copied()
}

/// The way of a bird, in miles.
pub fn miles(from: Point, to: Point) -> f64 {
    let (lat_1, lat_2) = (from.lat.to_radians(), to.lat.to_radians());
    let half = |a: f64, b: f64| ((a - b) / 2.0).sin().powi(2);
    let h = half(lat_2, lat_1)
        + lat_1.cos() * lat_2.cos() * half(to.lon.to_radians(), from.lon.to_radians());
    2.0 * EARTH_MILES * h.sqrt().min(1.0).asin()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trenton_is_some_fifty_miles_from_newark() {
        let distance = miles(point("08608").unwrap(), point("07102").unwrap());
        assert!((40.0..50.0).contains(&distance), "{distance}");
        assert_eq!(point("10001"), None);
        assert_eq!(point("x"), None);
        assert_eq!(point("ñññ"), None);
    }
}
