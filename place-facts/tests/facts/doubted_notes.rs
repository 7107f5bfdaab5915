//! Notes that promise less than their first words: nobody may rely on them.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Difference, Need, Wish};

fn wished(name: &str, notes: &str, wish: Wish) -> Fit {
    let kind = ("type", "Emergency shelter");
    let row = row_of(&[("name", name), kind, ("notes", notes)]);
    let catalog = Catalog::new([("housing", &[row][..])], &[]).0;
    fit(&catalog.places()[0], Need::Shelter, wish)
}

#[test]
fn what_is_only_believed_or_over_has_to_be_asked() {
    for (notes, wish) in [
        ("No ID needed. New people show license", Wish::NoId),
        ("No ID needed, we think", Wish::NoId),
        ("No ID needed, they say", Wish::NoId),
        ("Re-entry program (2016-2019)", Wish::WithRecord),
        ("Re-entry job fair here in May", Wish::WithRecord),
        ("Partners with re-entry program", Wish::WithRecord),
        ("Spanish-speaking staff on call", Wish::Spanish),
        ("Spanish, call ahead for interpreter", Wish::Spanish),
        ("Call ahead for interpreter", Wish::Spanish),
        ("Translation, call ahead for interpreter", Wish::Spanish),
    ] {
        assert_eq!(wished("x", notes, wish), Fit::Ask, "{notes}");
    }
    for (notes, wish) in [
        ("No ID needed. Driver's license help", Wish::NoId),
        ("Re-entry program since 2016", Wish::WithRecord),
        ("Fair chance employer", Wish::WithRecord),
        ("Spanish-speaking staff", Wish::Spanish),
    ] {
        assert_eq!(wished("x", notes, wish), Fit::Yes, "{notes}");
    }
}

#[test]
fn a_house_by_any_name_is_for_whom_it_says() {
    for name in ["Hope House for Women", "Mercy Home for Women"] {
        assert_eq!(wished(name, "", Wish::Women), Fit::Yes, "{name}");
        let men = wished(name, "", Wish::Men);
        assert_eq!(men, Fit::No(Difference::NoMen), "{name}");
    }
    assert_eq!(wished("House of Hope", "", Wish::Men), Fit::Ask);
    for notes in ["Adults only", "Adults 18+ only"] {
        let families = wished("x", notes, Wish::Families);
        assert_eq!(families, Fit::No(Difference::NoFamilies), "{notes}");
    }
}
