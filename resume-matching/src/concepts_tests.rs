use super::*;
use crate::lexicon::Kind;
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
fn a_full_line_does_not_run_on_into_the_heading_below_it() {
    let sheet = "Skills\nHand and power tools · Working on my feet all day · Forklift\n";
    for heading in ["Licenses and certificates", "Licenses:"] {
        let ids = ids(&format!("{sheet}{heading}\n•  CompTIA computer training"));
        assert!(ids.contains(&"forklift".to_owned()), "{ids:?}");
        assert!(!ids.contains(&"forklift-card".to_owned()), "{ids:?}");
    }
}

#[test]
fn a_tapped_line_stays_what_it_is_above_any_other_line() {
    let text = "Skills\nHand and power tools · Working on my feet all day · Forklift\nLicense";
    assert!(has(text, "forklift"));
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
        let found = FINDER.demanded(phrase);
        assert!(
            found.iter().any(|it| it.id == *concept),
            "{phrase}: {found:?}"
        );
    }
}

#[test]
fn the_head_of_a_title_decides() {
    let first = |text: &str| FINDER.kinds_of_work(text)[0].0.to_owned();
    for (title, concept) in [
        ("Maintenance Welder", "welding"),
        ("Warehouse Driver", "van-driving"),
        ("Heavy Equipment Mechanic", "auto-mechanic"),
        ("mecánico de refrigeración", "hvac"),
        ("operador de sierra de mesa", "woodworking"),
    ] {
        assert_eq!(
            first(title),
            concept,
            "{title}: {:?}",
            FINDER.kinds_of_work(title)
        );
    }
}

#[test]
fn a_task_in_a_trade_is_not_its_license() {
    for (text, paper) in [
        ("Removed asbestos from old schools", "asbestos"),
        ("asbestos removal, 3 years", "asbestos"),
        ("I removed asbestos for a licensed contractor", "asbestos"),
        ("Retiro de asbesto en escuelas viejas", "asbestos"),
        ("Carried hazmat drums to the truck", "hazmat"),
        ("Directed cars as a flagger on Route 9", "flagger"),
        ("Trabajé de banderillero", "flagger"),
        ("sprayed pesticide on the lawns", "pesticide"),
        ("cleaned up biohazard waste at a clinic", "bloodborne"),
        ("worked for a notary, filed papers", "notary"),
        ("I have no asbestos license, I tore out walls", "asbestos"),
        ("I want to get my asbestos license", "asbestos"),
    ] {
        let held = FINDER.find(text);
        let held = held.iter().any(|it| it.id == paper && !it.wished);
        assert!(!held, "{text}: {:?}", ids(text));
    }
}

#[test]
fn a_license_is_held_where_the_text_says_so() {
    for (text, paper) in [
        ("licensed asbestos handler", "asbestos"),
        ("Asbestos removal license, NJ", "asbestos"),
        ("Certified in asbestos abatement", "asbestos"),
        ("Licencia de retiro de asbesto", "asbestos"),
        ("LICENSES\nAsbestos\nCDL A", "asbestos"),
        ("Certificates: OSHA 10, asbestos, forklift", "asbestos"),
        ("OSHA 10, asbestos, CPR", "asbestos"),
        ("CDL B with hazmat endorsement", "hazmat"),
        ("Hazmat certified, OSHA card", "osha-10"),
        ("flagger card", "flagger"),
        ("Licensed pesticide applicator", "pesticide"),
        ("Manipulador de alimentos certificado", "servsafe"),
        ("Food handler card", "servsafe"),
    ] {
        assert!(has(text, paper), "{text}: {:?}", ids(text));
    }
    assert!(!has("LICENSES\nCDL A\nEXPERIENCE\nAsbestos", "asbestos"));
}

#[test]
fn work_with_a_paper_of_its_own_still_counts_as_work() {
    assert!(has("Removed asbestos from old schools", "demolition"));
    assert!(has("Flagger on a road crew", "road-work"));
    assert!(has("Sprayed pesticide on weeds", "pesticide-work"));
}

#[test]
fn what_an_employer_demands_is_the_paper() {
    let demanded = FINDER.demanded("asbestos, hazmat");
    let ids: Vec<&str> = demanded.iter().map(|found| found.id.as_str()).collect();
    assert!(
        ids.contains(&"asbestos") && ids.contains(&"hazmat"),
        "{ids:?}"
    );
}

#[test]
fn no_task_of_the_builder_gives_a_license() {
    let vocabulary: serde_json::Value =
        serde_json::from_str(include_str!("../../resume-writer/data/vocabulary.json")).unwrap();
    for trade in vocabulary["trades"].as_array().unwrap() {
        for part in ["titles", "tasks"] {
            for line in trade[part].as_array().unwrap() {
                for id in line["concepts"].as_array().into_iter().flatten() {
                    let id = id.as_str().unwrap();
                    let place = FINDER.lexicon().place(id).unwrap();
                    let kind = FINDER.lexicon().concepts()[place].kind;
                    assert_ne!(kind, Kind::Licence, "{line}");
                }
            }
        }
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
