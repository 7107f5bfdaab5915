use super::*;
use proptest::prelude::*;
use std::sync::LazyLock;

static FINDER: LazyLock<Finder> = LazyLock::new(|| {
    let lexicon = Lexicon::built_in().unwrap();
    let everyday = Everyday::built_in(&lexicon).unwrap();
    let tapped = Tapped::built_in(&lexicon).unwrap();
    Finder::new(lexicon, everyday, tapped).unwrap()
});

fn ids(text: &str) -> Vec<String> {
    let found = FINDER.find(text).into_iter();
    found.map(|found| found.id).collect()
}

fn has(text: &str, id: &str) -> bool {
    ids(text).iter().any(|found| found == id)
}

#[test]
fn the_longest_phrase_wins() {
    assert_eq!(ids("Class B CDL, OSHA-10"), ["cdl-b", "osha-10"]);
    assert_eq!(ids("truck mechanic"), ["diesel"]);
    assert_eq!(ids("Forklifts"), ["forklift"]);
}

#[test]
fn spanish_with_and_without_accents() {
    assert_eq!(ids("Albañilería y lavaplatos"), ["masonry", "dishwasher"]);
    assert_eq!(ids("albanileria"), ["masonry"]);
}

#[test]
fn what_is_denied_does_not_count() {
    assert_eq!(ids("No CDL. Forklift"), ["forklift"]);
    assert_eq!(ids("I do not have a CDL"), Vec::<String>::new());
    assert_eq!(ids("sin licencia de conducir"), Vec::<String>::new());
    assert!(!has("I never drove a truck, but I cooked", "truck-driving"));
}

#[test]
fn a_wish_is_marked_until_it_is_done() {
    let wished = |text: &str| FINDER.find(text)[0].wished;
    assert!(wished("Seeking work as a welder"));
    assert!(!wished("Seeking work as a welder\nWelder 2015"));
}

#[test]
fn sentences_nobody_foresaw_say_what_was_done() {
    assert!(has("I swept and mopped the halls of a school", "janitor"));
    assert!(has("Yo trapeaba los pisos y sacaba la basura", "janitor"));
    assert!(has("we spread mortar and set bricks", "masonry"));
}

#[test]
fn one_word_with_two_trades_is_told_by_what_stands_around_it() {
    assert!(has(
        "I set up the server and fixed the network",
        "computer-repair"
    ));
    assert!(!has("I set up the server and fixed the network", "server"));
    assert!(has("server at a restaurant, six tables", "server"));
}

#[test]
fn a_line_of_the_builder_means_what_was_tapped() {
    let lexicon = Lexicon::built_in().unwrap();
    let everyday = Everyday::built_in(&lexicon).unwrap();
    let plain = Finder::new(lexicon, everyday, Tapped::none()).unwrap();
    let line = "Sliced meat and cheese at the deli counter";
    let has = |finder: &Finder, text: &str| {
        let found = finder.find(text);
        found.iter().any(|found| found.id == "butcher")
    };
    assert!(has(&FINDER, line) && !has(&plain, line));
    assert!(!has(&FINDER, &format!("I never {line}")));
    assert_ne!(plain.fingerprint(), FINDER.fingerprint());
}

#[test]
fn what_is_quoted_is_written_as_it_stands_in_the_text() {
    let found = FINDER.find("Trabajé en la\nALBAÑILERÍA, pegaba ladrillo");
    assert_eq!(found[0].phrase, "ALBAÑILERÍA, pegaba ladrillo");
}

#[test]
fn every_phrase_means_its_own_concept() {
    for (phrase, place) in FINDER.lexicon().phrases() {
        let concept = &FINDER.lexicon().concepts()[*place].id;
        assert!(has(phrase, concept), "{phrase}: {:?}", ids(phrase));
    }
}

proptest! {
    #[test]
    fn any_text_is_searched_and_what_is_quoted_stands_in_it(text in "\\PC{0,300}") {
        let whole = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for found in FINDER.find(&text) {
            prop_assert!(whole.contains(&found.phrase));
        }
    }

    #[test]
    fn the_order_of_lines_does_not_matter(mut lines in prop::collection::vec("(cook|forklift|no cdl|seeking welder|x)", 0..8)) {
        let sorted = |lines: &[String]| {
            let mut found: Vec<_> = FINDER.find(&lines.join(".\n")).into_iter().map(|found| (found.id, found.weight.to_bits())).collect();
            found.sort();
            found
        };
        let first = sorted(&lines);
        lines.reverse();
        prop_assert_eq!(sorted(&lines), first);
    }
}
