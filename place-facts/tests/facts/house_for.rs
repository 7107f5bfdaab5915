//! A house or a program that is all for men, or all for women, by its notes or its name.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

/// "+", "?" or "-" for men and for women.
fn people(list: &str, name: &str, notes: &str) -> String {
    let fields = [
        ("name", name),
        ("type", "Housing"),
        ("county", "Essex"),
        ("notes", notes),
    ];
    let row = row_of(&fields);
    let place = Catalog::new([(list, &[row][..])], &[]).0.places()[0].clone();
    let answer = |wish| match fit(&place, Need::Shelter, wish) {
        Fit::Yes => '+',
        Fit::Ask => '?',
        Fit::No(_) => '-',
    };
    [Wish::Men, Wish::Women].map(answer).iter().collect()
}

#[test]
fn a_house_for_one_sex_takes_it_and_not_the_other() {
    for men in [
        "Recovery house for men",
        "Halfway house for men",
        "Residential program for men",
        "Sober living for men in recovery",
        "Housing for men leaving prison",
        "Program for men",
        "12-month program for men",
        "Long-term faith-based residential program for adult men",
        "Program for men 18 and older",
        "Men's recovery house",
        "Men’s residential program",
        "Winter beds for up to a dozen men",
    ] {
        assert_eq!(people("housing", "x", men), "+-", "{men}");
        let women = men.replace("men", "women").replace("Men", "Women");
        assert_eq!(people("housing", "x", &women), "-+", "{women}");
    }
    for women in [
        "Halfway house for women and their children",
        "Program for women in recovery",
        "6-month residential program for women with addiction",
    ] {
        assert_eq!(people("housing", "x", women), "-+", "{women}");
    }
}

#[test]
fn a_name_that_ends_with_them_or_their_house_limits_too() {
    for (name, fits) in [
        ("Men's Rescue Mission", "+-"),
        ("Oxford House Men", "+-"),
        ("Oxford House Newark Women", "-+"),
        ("Harvest Men's Center", "+-"),
        ("Women's Recovery Center", "-+"),
        ("Hope House for men, women and children", "++"),
        ("Women's Center", "??"),
        ("Women's Rights Center", "??"),
        ("Young Men's Christian Association", "??"),
    ] {
        assert_eq!(people("housing", name, ""), fits, "{name}");
    }
    assert_eq!(
        people("housing", "Men's Rescue Mission", "Men and women"),
        "++"
    );
}

#[test]
fn what_is_one_service_beside_others_sends_nobody_away() {
    for notes in [
        "Groups for men on Mondays",
        "Groups for men",
        "Day program for men",
        "Job training program for men",
        "Showers and a program for men",
        "Men's clothing",
        "Women's clinic",
        "Program for men closed",
        "No program for men",
        "Program for men in jail",
        "Program for men at our Newark site",
    ] {
        assert_eq!(people("housing", "x", notes), "??", "{notes}");
    }
    for notes in [
        "Program for men and women",
        "Hope House for men, women and children",
        "Recovery house for men. Recovery house for women",
        "Recovery program for women; beds for men",
    ] {
        assert_eq!(people("housing", "x", notes), "++", "{notes}");
    }
    for (list, name, notes) in [
        ("healthcare", "Women's Recovery Center", "Women's clinic"),
        ("support", "x", "Program for men"),
    ] {
        assert_eq!(people(list, name, notes), "??", "{name}: {notes}");
    }
}
