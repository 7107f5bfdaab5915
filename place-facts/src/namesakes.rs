//! Towns that share a name: "Springfield" is in Union and in Burlington.

use crate::geography::{Point, Town, miles, named_as, near, towns_named};
use sync_protocol::places::find::Near;

/// How far another town of the name has to be to matter, in miles.
const APART: f64 = 5.0;

/// What [`near`] understands, and the other towns that may have been meant, one for each other county.
/// None where a ZIP code or a county was said too.
pub fn near_and_namesakes(text: &str) -> Option<(Near, Vec<String>)> {
    let chosen = near(text)?;
    let Some(name) = named_as(text) else {
        return Some((chosen, Vec::new()));
    };
    let from = Point {
        lat: chosen.lat,
        lon: chosen.lon,
    };
    let mut counties = vec![chosen.county.as_str()];
    let mut also = Vec::new();
    for town in towns_named(&name) {
        if counties.contains(&town.county) || miles(from, town.point) <= APART {
            continue;
        }
        counties.push(town.county);
        also.push(asked(town, &name));
    }
    Some((chosen, also))
}

/// The shortest text that means this very town.
fn asked(town: &Town, said: &str) -> String {
    let written = |name: &str| format!("{name}, {}", town.county);
    let words = said.split(' ').count();
    let short: Vec<&str> = town.name.split(' ').take(words).collect();
    let short = written(&short.join(" "));
    let is_meant = near(&short).is_some_and(|near| near.name == town.name);
    if is_meant { short } else { written(town.name) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn towns_of_the_same_name_in_other_counties_are_offered_and_understood() {
        let (near_it, also) = near_and_namesakes("Springfield").unwrap();
        assert_eq!((near_it.county.as_str(), also.len()), ("Burlington", 1));
        assert_eq!(also, ["Springfield, Union"]);
        let (other, back) = near_and_namesakes(&also[0]).unwrap();
        assert_eq!((other.county.as_str(), back.len()), ("Union", 0));
        for name in [
            "Hamilton",
            "Franklin",
            "Lawrence",
            "Monroe",
            "Washington",
            "Union",
        ] {
            let (chosen, also) = near_and_namesakes(name).unwrap();
            assert!(!also.is_empty(), "{name}");
            for text in also {
                let other = near(&text).unwrap();
                let county = text.rsplit(", ").next().unwrap();
                assert_eq!(other.county, county, "{text}");
                assert_ne!(other.county, chosen.county, "{text}");
            }
        }
        let misspelled = near_and_namesakes("Sprngfield").unwrap().1;
        assert_eq!(misspelled, ["Springfield, Union"]);
    }

    #[test]
    fn a_zip_code_a_county_and_a_name_of_its_own_have_no_others() {
        for text in [
            "07081",
            "Newark",
            "Essex County",
            "Springfield, Union",
            "Camden",
        ] {
            assert_eq!(near_and_namesakes(text).unwrap().1, [""; 0], "{text}");
        }
        assert_eq!(near_and_namesakes("New York"), None);
    }
}
