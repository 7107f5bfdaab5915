//! Small files of our own in the formats of O*NET and ESCO.

#![allow(clippy::unwrap_used)]

use resume_matching::score::Ranking;
use resume_matching::titles::{Source, Title};
use resume_matching::vocabulary::{Occupations, VocabularyError};

const ALTERNATE: &str = "O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n\
    53-7051.00\tForklift Driver\t\t09\n\
    53-7051.00\tFreight Hustler (Night Shift)\t\t09\n\
    53-7051.00\tSkid Jockey\tSJ\t09\n\
    99-9999.00\tGlimmer Warden\t\t09\n";
const REPORTED: &str = "O*NET-SOC Code\tReported Job Title\tShown in My Next Move\n\
    35-9021.00\tDish \"Washer\"\tY\n\
    35-9021.00\tPot Scrubber\tY\n";
const ESCO: &str = "conceptType,conceptUri,iscoGroup,code,preferredLabel,altLabels,hiddenLabels,status\n\
    Occupation,http://data.europa.eu/esco/occupation/1,9412,9412.1,kitchen porter,\"pot washer\nkitchen hand\nplongeur de nuit\",,released\n";

fn titles(files: &[&str]) -> Vec<Title> {
    let mut occupations = Occupations::default();
    for file in files {
        occupations.read(file).unwrap();
    }
    occupations.tied(&Ranking::new(None).unwrap().finder)
}

#[test]
fn the_titles_of_an_occupation_are_tied_to_the_work_that_most_of_them_name() {
    let titles = titles(&[ALTERNATE, REPORTED, ESCO]);
    let concept = |name: &str| {
        let found = titles.iter().find(|title| title.title == name);
        found.map(|title| (title.concept.as_str(), title.source))
    };
    assert_eq!(concept("Skid Jockey"), Some(("forklift", Source::Onet)));
    assert_eq!(concept("Freight Hustler"), Some(("forklift", Source::Onet)));
    assert_eq!(concept("Pot Scrubber"), Some(("dishwasher", Source::Onet)));
    assert_eq!(
        concept("plongeur de nuit").map(|it| it.1),
        Some(Source::Esco)
    );
    assert_eq!(concept("Glimmer Warden"), None);
}

#[test]
fn an_imported_title_is_found_and_its_licence_is_named() {
    let titles = titles(&[ALTERNATE]);
    let without = Ranking::new(None).unwrap();
    let with = Ranking::with_titles(None, &titles).unwrap();
    let has = |ranking: &Ranking| {
        let found = ranking.finder.find("Skid jockey, three years.");
        found.iter().any(|found| found.id == "forklift")
    };
    assert!(!has(&without) && has(&with));
    assert_ne!(without.finder.fingerprint(), with.finder.fingerprint());
    assert!(without.credits.is_empty());
    assert!(with.credits[0].contains("O*NET"));
}

#[test]
fn a_file_of_something_else_is_refused() {
    let mut occupations = Occupations::default();
    let unknown = occupations.read("name,phone\nA,1\n");
    assert!(matches!(unknown, Err(VocabularyError::Unknown(head)) if head == "name,phone"));
    assert!(occupations.read("").is_err());
}
