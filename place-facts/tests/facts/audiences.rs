//! Of several people that notes name, all are taken; of papers of everyone in the home, all are to be brought.

use crate::row_of::row_of;
use place_facts::catalog::{Catalog, CatalogPlace};
use place_facts::find::{Fit, fit};
use serde_json::{Value, json};
use sync_protocol::places::find::{Difference, Need, Wish};

fn place(list: &str, kind: &str, notes: &str) -> CatalogPlace {
    let fields = [
        ("name", "x"),
        ("type", kind),
        ("county", "Essex"),
        ("notes", notes),
    ];
    let row = row_of(&fields);
    Catalog::new([(list, &[row][..])], &[]).0.places()[0].clone()
}

fn fits(notes: &str) -> [bool; 3] {
    let shelter = place("housing", "Emergency shelter", notes);
    [Wish::Men, Wish::Women, Wish::Families]
        .map(|wish| fit(&shelter, Need::Shelter, wish) == Fit::Yes)
}

#[test]
fn all_people_that_a_note_names_are_taken() {
    for notes in [
        "Single men 18+; mothers with children",
        "Mothers with children; single men 18+",
        "Single men 18+. Women with children",
        "Single men and mothers with children",
        "Men 18+ and women with children",
        "Men, women with children",
        "Single women and men; families",
        "Hombres; mujeres; familias",
        "Men, women and children",
    ] {
        assert_eq!(fits(notes), [true, true, true], "{notes}");
    }
    for notes in [
        "Single men; single women",
        "Men; women",
        "Single women; single men 21+",
    ] {
        assert_eq!(fits(notes)[..2], [true, true], "{notes}");
    }
}

#[test]
fn nobody_is_taken_for_certain_whom_a_note_takes_only_sometimes() {
    for notes in [
        "Men only; women only",
        "Single men 18+; mothers referred by Social Services",
        "Men Monday; women Tuesday",
        "Men after 6 pm; mothers with children",
        "No women; mothers with children",
    ] {
        assert_ne!(fits(notes)[..2], [true, true], "{notes}");
    }
    assert!(!fits("Single men 18+")[2]);
    assert!(!fits("Men with children")[1]);
}

fn says(notes: &str) -> [Fit; 3] {
    let shelter = place("housing", "Family shelter", notes);
    [Wish::Men, Wish::Women, Wish::Families].map(|wish| fit(&shelter, Need::Shelter, wish))
}

#[test]
fn a_man_has_to_ask_where_women_alone_and_families_are_taken() {
    for notes in [
        "16 single women and 26 families. Call first",
        "10 women and 5 families",
        "26 families and 16 single women",
        "Single women and families",
        "Women and families",
        "Families and single women",
        "Families and women",
        "Single women; families",
        "Families, single women",
        "Families, women",
        "Mujeres solteras y familias",
        "Familias y mujeres solas",
        "Mujeres y familias",
    ] {
        assert_eq!(says(notes), [Fit::Ask, Fit::Yes, Fit::Yes], "{notes}");
    }
    for notes in [
        "Mujeres con hijos",
        "Single women and families. No men",
        "No men. Women and families",
        "Women and families, no men",
        "Women with children; single women",
    ] {
        assert_eq!(
            says(notes)[..2],
            [Fit::No(Difference::NoMen), Fit::Yes],
            "{notes}"
        );
    }
    // A woman may be no mother.
    for notes in [
        "Madres e hijos",
        "Madres con hijos",
        "Mothers and children",
        "Mothers and their kids",
        "Moms and kids",
        "Single mothers",
    ] {
        assert_eq!(
            says(notes),
            [Fit::No(Difference::NoMen), Fit::Ask, Fit::Yes],
            "{notes}"
        );
    }
    for notes in [
        "Single men, single women and families",
        "Men, women and families",
        "Families, men and women",
        "Hombres, mujeres y familias",
        "Single women; single men; families",
        "Single men and women; families",
    ] {
        assert_eq!(says(notes), [Fit::Yes, Fit::Yes, Fit::Yes], "{notes}");
    }
    for notes in [
        "Families and women with children",
        "Women and children; families",
        "Families",
        "Families. Women who are referred",
        "Single adults and families",
    ] {
        assert_eq!(says(notes)[0], Fit::Ask, "{notes}");
    }
    assert_eq!(
        says("Single men and families"),
        [Fit::Ask, Fit::Ask, Fit::Yes]
    );
}

#[test]
fn women_or_men_of_one_kind_are_not_all_of_them() {
    let some = |notes: &str| {
        let shelter = place("support", "Day center", notes);
        let conditions = shelter.requirements.conditions.iter();
        assert_eq!(
            conditions.filter(|it| it.words == notes).count(),
            1,
            "{notes}"
        );
        [Wish::Men, Wish::Women].map(|wish| fit(&shelter, Need::Shelter, wish))
    };
    for notes in ["Women veterans", "Pregnant women", "Young mothers"] {
        assert_eq!(
            some(notes),
            [Fit::No(Difference::NoMen), Fit::Ask],
            "{notes}"
        );
    }
    let shelter = place("housing", "Emergency shelter", "Homeless women");
    let fits = [Wish::Men, Wish::Women].map(|wish| fit(&shelter, Need::Shelter, wish));
    assert_eq!(fits, [Fit::No(Difference::NoMen), Fit::Yes]);
}

#[test]
fn the_house_of_others_is_not_the_one_of_the_row() {
    let house = |notes: &str| {
        let shelter = place("housing", "Emergency shelter", notes);
        [Wish::Men, Wish::Women].map(|wish| fit(&shelter, Need::Shelter, wish))
    };
    for notes in [
        "Women's shelter is on Main Street; this one is for men.",
        "This shelter is for men. The women's house is next door",
    ] {
        assert_eq!(
            house(notes),
            [Fit::Yes, Fit::No(Difference::NoWomen)],
            "{notes}"
        );
    }
    assert_eq!(
        house("Women's shelter is on Main Street"),
        [Fit::Ask, Fit::Ask]
    );
}

fn papers(notes: &str) -> Vec<Value> {
    let pantry = place("food", "Food pantry", notes);
    let papers = pantry.requirements.papers.iter();
    papers.map(|it| json!(it.value)).collect()
}

#[test]
fn papers_of_everyone_in_the_home_are_told_as_such() {
    let births = "birth-certificates-of-household";
    for (notes, expected) in [
        (
            "Photo ID, birth certificates of the household, proof of address",
            vec!["photo-id", "proof-of-address", births],
        ),
        (
            "Bring ID and birth certificates for all household members",
            vec!["ids-of-household", births],
        ),
        (
            "Bring a birth certificate for each child",
            vec!["birth-certificate", births][1..].to_vec(),
        ),
        (
            "Social Security cards for everyone in the home required",
            vec!["social-security-cards-of-household"],
        ),
        (
            "Identification needed for all household members",
            vec!["ids-of-household"],
        ),
        (
            "Bring photo ID of each family member",
            vec!["photo-id", "ids-of-household"],
        ),
        (
            "Bring proof of income of all household members",
            vec!["income-of-household"],
        ),
        (
            "Bring IDs, Social Security cards and proof of address for the whole family",
            vec![
                "ids-of-household",
                "proof-of-address",
                "social-security-cards-of-household",
            ],
        ),
    ] {
        assert_eq!(papers(notes), expected, "{notes}");
    }
    for (notes, expected) in [
        (
            "Bring ID and birth certificate",
            vec!["id", "birth-certificate"],
        ),
        ("Bring ID, once a month for each family", vec!["id"]),
        (
            "Bring photo ID, proof of address. One bag for each household member",
            vec!["photo-id", "proof-of-address"],
        ),
    ] {
        assert_eq!(papers(notes), expected, "{notes}");
    }
}

#[test]
fn papers_that_are_counted_are_named() {
    let papers = |notes: &str| {
        let office = place("id-documents", "Non-driver ID and license", notes);
        let papers = office.requirements.papers.iter();
        papers.map(|it| json!(it.value)).collect::<Vec<Value>>()
    };
    let all = [
        json!("six-points"),
        json!("proof-of-address"),
        json!("social-security-number"),
    ];
    assert_eq!(
        papers(
            "Six points of ID, proof of address, Social Security number or affidavit. Call first"
        ),
        all
    );
    assert_eq!(papers("6 points of ID"), all[..1]);
    assert_eq!(papers("Bring 6-point ID and proof of address"), all[..2]);
    assert_eq!(
        papers("Counts two points at the MVC for a non-driver ID"),
        all[..0]
    );
    assert_eq!(papers("You do not need 6 points of ID"), all[..0]);
}

#[test]
fn men_and_women_of_a_group_are_not_all_of_them() {
    for notes in [
        "Men and women. Families only",
        "Men and women. Youth",
        "Men and women. Seniors",
        "Men and women (veterans)",
    ] {
        let [men, women, _] = says(notes);
        assert_eq!([men, women], [Fit::Ask, Fit::Ask], "{notes}");
    }
    assert_eq!(says("Women with children only")[1], Fit::Ask);
    assert_eq!(
        says("Men and women 18 and older")[..2],
        [Fit::Yes, Fit::Yes]
    );
    for notes in [
        "Families with children under 5",
        "Families (with newborns)",
        "Families with infants",
        "Familias con niños menores de 5 años",
    ] {
        assert_eq!(says(notes)[2], Fit::Ask, "{notes}");
    }
    assert_eq!(says("Families with children under 18")[2], Fit::Yes);
}
