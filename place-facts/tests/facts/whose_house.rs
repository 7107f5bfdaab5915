//! A house that is for some people by its kind or its name limits as a note does.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Difference, Need, Wish};
use sync_protocol::places::requirements::{Group, Requirements};

const WISHES: [Wish; 3] = [Wish::Men, Wish::Women, Wish::Families];
const NO_MEN: Fit = Fit::No(Difference::NoMen);
const NO_WOMEN: Fit = Fit::No(Difference::NoWomen);
const NO_FAMILIES: Fit = Fit::No(Difference::NoFamilies);

fn read(list: &str, name: &str, kind: &str, notes: &str) -> (Requirements, [Fit; 3]) {
    let fields = [
        ("name", name),
        ("type", kind),
        ("county", "Essex"),
        ("notes", notes),
    ];
    let row = row_of(&fields);
    let place = Catalog::new([(list, &[row][..])], &[]).0.places()[0].clone();
    let fits = WISHES.map(|wish| fit(&place, Need::Shelter, wish));
    (place.requirements.as_ref().clone(), fits)
}

#[test]
fn the_kind_of_a_house_limits_to_those_whom_it_names() {
    for (kind, fits) in [
        ("Women's shelter", [NO_MEN, Fit::Yes, Fit::Ask]),
        (
            "Women’s and children’s shelter",
            [NO_MEN, Fit::Yes, Fit::Yes],
        ),
        (
            "Transitional housing for women",
            [NO_MEN, Fit::Yes, Fit::Ask],
        ),
        ("Albergue para mujeres", [NO_MEN, Fit::Yes, Fit::Ask]),
        ("Men's emergency shelter", [Fit::Yes, NO_WOMEN, NO_FAMILIES]),
        (
            "Sober living for men, 12 beds",
            [Fit::Yes, NO_WOMEN, NO_FAMILIES],
        ),
        ("Men's and women's shelter", [Fit::Yes, Fit::Yes, Fit::Ask]),
    ] {
        assert_eq!(read("housing", "x", kind, "").1, fits, "{kind}");
    }
    for (kind, group) in [
        ("Veterans housing", Group::Veterans),
        ("Youth shelter", Group::Youth),
        ("Senior housing", Group::Older),
    ] {
        let groups = read("housing", "x", kind, "").0.groups;
        let groups: Vec<Group> = groups.into_iter().map(|it| it.value).collect();
        assert_eq!(groups, [group], "{kind}");
    }
}

#[test]
fn a_part_that_names_only_men_or_only_women_limits_too() {
    for (name, kind) in [
        ("x", "Men"),
        ("x", "Shelter, men only"),
        ("x", "Emergency shelter: single men 18+"),
        ("x", "Emergency shelter - men"),
        ("Mercy Shelter - Men", "Emergency shelter"),
        ("Mercy Shelter (men only)", "Emergency shelter"),
    ] {
        let fits = read("housing", name, kind, "").1;
        assert_eq!(fits[..2], [Fit::Yes, NO_WOMEN], "{name}: {kind}");
    }
    for kind in [
        "Shelter, men, women",
        "Shelter, women, families",
        "Shelter, meals for men",
        "Shelter, men's clothing",
    ] {
        let fits = read("housing", "x", kind, "").1;
        assert!(
            !fits.contains(&NO_MEN) && !fits.contains(&NO_WOMEN),
            "{kind}"
        );
    }
    let fits = read("housing", "x", "Shelter, men only", "Men and women").1;
    assert!(!fits.contains(&NO_WOMEN));
}

#[test]
fn the_name_of_a_house_limits_where_its_notes_are_silent() {
    let fits = |name: &str, notes: &str| read("housing", name, "Emergency shelter", notes).1;
    assert_eq!(
        fits("Mercy Men's Shelter", ""),
        [Fit::Yes, NO_WOMEN, NO_FAMILIES]
    );
    assert_eq!(
        fits("Women's Shelter of Passaic", ""),
        [NO_MEN, Fit::Yes, Fit::Ask]
    );
    assert_eq!(
        fits("Mercy Men's Shelter", "Men and women"),
        [Fit::Yes, Fit::Yes, Fit::Ask]
    );
}

#[test]
fn what_is_no_house_is_asked_about() {
    const ASK: [Fit; 3] = [Fit::Ask; 3];
    for (list, name, kind) in [
        ("support", "Women's Center", "Day center"),
        ("clothing", "Men's Clothing Closet", "Clothing"),
        ("food", "Mercy Men's Shelter", "Soup kitchen"),
        (
            "housing",
            "Women's Shelter Thrift Shop",
            "Emergency shelter",
        ),
    ] {
        assert_eq!(read(list, name, kind, "").1, ASK, "{name}");
    }
    for kind in ["Women's center", "Women's shelter and food pantry"] {
        let (requirements, fits) = read("housing", "x", kind, "");
        assert_eq!(fits, ASK, "{kind}");
        assert_eq!(requirements.conditions[0].words, kind);
    }
    let (requirements, fits) = read("housing", "x", "Women's shelter", "Men and women welcome");
    assert_eq!(fits, ASK);
    assert_eq!(requirements.conditions.len(), 2);
}
