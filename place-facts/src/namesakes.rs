//! Towns that share a name: "Springfield" is in Union and in Burlington.

use crate::geography::{Point, Town, miles, named_as, near, towns_named};
use sync_protocol::places::find::Near;

/// How far another town of the name has to be to matter, in miles.
const APART: f64 = 5.0;

/// What [`near`] understands, and the other towns that may have been meant. None where a ZIP code or a county
/// was said too.
pub fn near_and_namesakes(text: &str) -> Option<(Near, Vec<String>)> {
    let chosen = near(text)?;
    let also = named_as(text).map(|name| others(&name, &chosen));
    Some((chosen, also.unwrap_or_default()))
}

/// Towns of a name beside the one that was chosen: one for each other county, and none that is as near as that.
/// Of a county that has the name of towns too, all of them, those in the county itself first.
pub(crate) fn others(name: &str, chosen: &Near) -> Vec<String> {
    let mut known = vec![Point {
        lat: chosen.lat,
        lon: chosen.lon,
    }];
    let mut counties = vec![chosen.county.as_str()];
    let mut towns: Vec<&Town> = towns_named(name).collect();
    if chosen.whole {
        known.clear();
        counties.clear();
        towns.sort_by_key(|town| town.county != chosen.county);
    }
    let mut also = Vec::new();
    for town in towns {
        let is_near = known.iter().any(|it| miles(*it, town.point) <= APART);
        if is_near || counties.contains(&town.county) {
            continue;
        }
        if chosen.whole {
            known.push(town.point);
        } else {
            counties.push(town.county);
        }
        also.push(asked(town, name, chosen.whole));
    }
    also
}

/// The shortest text that means this very town. Beside a county of the name only the whole name says that a town
/// is meant.
fn asked(town: &Town, said: &str, is_whole: bool) -> String {
    let written = |name: &str| format!("{name}, {}", town.county);
    let words = said.split(' ').count();
    let short: Vec<&str> = town.name.split(' ').take(words).collect();
    let short = written(&short.join(" "));
    let is_meant = !is_whole && near(&short).is_some_and(|near| near.name == town.name);
    if is_meant { short } else { written(town.name) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geography::towns;

    #[test]
    fn towns_of_the_same_name_in_other_counties_are_offered_and_understood() {
        let (near_it, also) = near_and_namesakes("Springfield").unwrap();
        assert_eq!((near_it.county.as_str(), also.len()), ("Union", 1));
        assert_eq!(also, ["Springfield, Burlington"]);
        let (other, back) = near_and_namesakes(&also[0]).unwrap();
        assert_eq!((other.county.as_str(), back.len()), ("Burlington", 0));
        for name in ["Hamilton", "Franklin", "Lawrence", "Monroe", "Washington"] {
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
        assert_eq!(misspelled, ["Springfield, Burlington"]);
    }

    #[test]
    fn who_means_a_town_by_the_name_of_a_county_is_one_touch_from_it() {
        let also = |text: &str| near_and_namesakes(text).unwrap().1.join(" | ");
        for (name, others) in [
            (
                "Union",
                "Union Township, Union | Union City, Hudson | Union Township, Hunterdon",
            ),
            (
                "ocean",
                "Ocean Township, Ocean | Ocean Township, Monmouth | Ocean City, Cape May",
            ),
            (
                "Gloucester",
                "Gloucester Township, Camden | Gloucester City, Camden",
            ),
            ("Warren NJ", "Warren Township, Somerset"),
            ("Middlesex", "Middlesex Borough, Middlesex"),
            ("Sussex", "Sussex Borough, Sussex"),
            ("Morris", "Morris Township, Morris"),
            ("Atlantic", "Atlantic City, Atlantic"),
            ("Mercer", ""),
            ("Union County", ""),
        ] {
            assert!(near(name).unwrap().whole, "{name}");
            assert_eq!(also(name), others, "{name}");
        }
        for county in towns().iter().map(|town| town.county) {
            for text in near_and_namesakes(county).unwrap().1 {
                let (town, rest) = near_and_namesakes(&text).unwrap();
                assert_eq!(format!("{}, {}", town.name, town.county), text);
                assert!(!town.whole && rest.is_empty(), "{text}");
            }
        }
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
