//! Promises that a comma, a bracket or a word more takes back, or gives to some: the filters ask about them.

use crate::row_of::row_of;
use crate::shelter::shelter;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn fits(notes: &str, wish: Wish) -> Fit {
    fit(&shelter(notes), Need::Shelter, wish)
}

/// Notes of a shelter that never plainly take such people.
const NOT_PLAINLY: [(Wish, &[&str]); 6] = [
    (
        Wish::Men,
        &[
            "Women and children. Men (not accepted)",
            "Women. Men (no)",
            "Women. Men, no",
            "Mujeres y niños. Hombres, no",
            "Men, day center only",
            "Men and women (no overnight beds)",
            "Men and women over 60",
            "Hombres y mujeres (veteranos)",
            "Men and women. For members",
        ],
    ),
    (
        Wish::Women,
        &[
            "Men. Women (not accepted)",
            "Men, yes. Women, no. Families, no",
            "Women (no overnight)",
            "Women, meals only",
            "Women and men over 60",
            "Women and children (not accepted)",
            "Hombres. Mujeres, no",
        ],
    ),
    (
        Wish::Families,
        &[
            "Single men and women. Families (not accepted)",
            "Single men, single women. Families, none",
            "Families, closed",
            "Families (not at this site)",
            "Families (no beds)",
            "Families, but no beds now",
            "Familias, no",
            "Men and women, yes; families, no",
            "Women and children, no",
        ],
    ),
    (
        Wish::NoId,
        &[
            "No ID or proof of address, no entry",
            "No ID or utility bill, no food",
            "No ID and no papers, no food",
            "No ID, no address, no food",
            "No ID, no proof of address, you will not be served",
            "NO ID/NO PROOF OF ADDRESS/NO FOOD",
            "No ID or referral, no service",
            "No ID or birth certificate services",
            "No ID or clothing help",
            "No ID or pets",
            "No ID required (meals)",
            "No ID required, Code Blue",
            "No ID needed in soup kitchen",
        ],
    ),
    (
        Wish::WithRecord,
        &[
            "People with a record (misdemeanor)",
            "People with a record (youth)",
            "Re-entry (juvenile)",
            "Hires people with a record",
        ],
    ),
    (
        Wish::WalkIn,
        &["Soup kitchen walk in, pantry by appointment"],
    ),
];
/// Notes that send nobody away whom they may well take.
const NOT_REFUSED: [(Wish, &[&str]); 3] = [
    (
        Wish::NoId,
        &[
            "No school ID required",
            "Must have ID or be willing to get it",
        ],
    ),
    (
        Wish::WalkIn,
        &[
            "Soup kitchen walk in, pantry by appointment",
            "First time walk in, then by appointment",
        ],
    ),
    (
        Wish::WithRecord,
        &["Housing for men with no violent charges"],
    ),
];

#[test]
fn what_is_taken_back_behind_it_is_no_promise() {
    let mut plain: Vec<&str> = Vec::new();
    for (wish, notes) in NOT_PLAINLY {
        let yes = notes.iter().filter(|notes| fits(notes, wish) == Fit::Yes);
        plain.extend(yes.copied());
    }
    assert_eq!(plain, [""; 0]);
}

#[test]
fn who_may_be_taken_is_not_sent_away() {
    let refused = |(wish, notes): &(Wish, &[&'static str])| {
        let notes = notes
            .iter()
            .filter(|notes| matches!(fits(notes, *wish), Fit::No(_)));
        notes.copied().collect::<Vec<_>>()
    };
    let refused: Vec<&str> = NOT_REFUSED.iter().flat_map(refused).collect();
    assert_eq!(refused, [""; 0]);
}

#[test]
fn a_note_of_others_than_families_is_asked_about_in_a_family_shelter() {
    for (notes, expected) in [
        ("Now men only", Fit::Ask),
        ("Singles", Fit::Ask),
        ("No pets", Fit::Yes),
        ("Mothers and fathers with children", Fit::Yes),
    ] {
        let row = row_of(&[("name", "x"), ("type", "Family shelter"), ("notes", notes)]);
        let catalog = Catalog::new([("housing", &[row][..])], &[]).0;
        let found = fit(&catalog.places()[0], Need::Shelter, Wish::Families);
        assert_eq!(found, expected, "{notes}");
    }
}

#[test]
fn what_keeps_nobody_out_takes_nothing_back() {
    for notes in [
        "Families, no pets",
        "Families, no drugs or alcohol",
        "Families, no appointment needed",
        "Women; men; families",
    ] {
        assert_eq!(fits(notes, Wish::Families), Fit::Yes, "{notes}");
    }
    for notes in [
        "No ID needed",
        "No ID required. Hot meals",
        "Walk in, no ID needed",
        "No ID or proof of address needed",
    ] {
        assert_eq!(fits(notes, Wish::NoId), Fit::Yes, "{notes}");
    }
}
