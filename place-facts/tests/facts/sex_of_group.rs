//! Women or men of whom a note says what else they are: the others are never sent there as if all were welcome.

use crate::row_of::row_of;
use crate::shelter_for::{is_plainly_open, sign};
use place_facts::catalog::{Catalog, CatalogPlace};
use proptest::prelude::*;
use sync_protocol::places::find::Wish;

fn place(list: &str, field: &str, text: &str) -> CatalogPlace {
    let mut fields = vec![
        ("name", "x"),
        ("type", "Housing"),
        ("county", "Essex"),
        ("hours", "Daily 9 am-5 pm"),
    ];
    fields.push((field, text));
    let row = row_of(&fields);
    Catalog::new([(list, &[row][..])], &[]).0.places()[0].clone()
}

/// The signs of a place with one text, for men and for women.
fn people(list: &str, field: &str, text: &str) -> String {
    crate::shelter_for::people(&place(list, field, text))
}

#[test]
fn women_or_men_of_a_group_are_not_everyone_of_the_group() {
    for women in [
        "Recovery housing for women with a record",
        "Domestic violence shelter for women",
        "Domestic violence shelter for women and children",
        "Domestic violence safe house for women 18 and up",
        "Services for women survivors of domestic violence",
        "Domestic violence program for women",
        "Home for pregnant women",
        "Home for pregnant teens and women",
        "Low income women",
        "Spanish speaking women",
        "Spanish-speaking women",
        "Women with HIV",
        "Women with mental illness",
        "For women with a record and their children",
        "Second chance home for formerly incarcerated women",
        "Women’s domestic violence shelter",
        "Mujeres con antecedentes penales",
        "Casa para mujeres en libertad condicional",
        "Refugio para mujeres víctimas de violencia doméstica",
    ] {
        for (list, field) in [
            ("housing", "notes"),
            ("support", "other"),
            ("housing", "type"),
        ] {
            assert!(
                people(list, field, women).starts_with('-')
                    || !is_plainly_open(&place(list, field, women)),
                "{list} {field}: {women}"
            );
        }
        assert!(
            people("housing", "notes", women).starts_with('-') || women.contains("Second"),
            "{women}"
        );
    }
    for men in [
        "Re-entry program for men on parole",
        "HIV housing for men",
        "Serves low income men",
        "Men with disabilities",
        "Hombres en libertad condicional",
        "Programa para hombres con antecedentes",
    ] {
        for (list, field) in [
            ("housing", "notes"),
            ("support", "other"),
            ("housing", "type"),
        ] {
            assert!(
                people(list, field, men).ends_with('-'),
                "{list} {field}: {men}"
            );
        }
    }
    for men in [
        "Formerly incarcerated men welcome",
        "Accepts men with criminal history",
    ] {
        assert!(!is_plainly_open(&place("housing", "notes", men)), "{men}");
        assert_ne!(people("housing", "notes", men), "++", "{men}");
    }
    for pregnant in [
        "Home for pregnant teens",
        "Pregnant teens",
        "Housing for teen mothers and their children",
        "Casa para adolescentes embarazadas",
    ] {
        let said = people("housing", "notes", pregnant);
        assert!(said.starts_with('-'), "{pregnant}: {said}");
    }
}

#[test]
fn what_is_said_of_both_or_of_things_limits_nobody() {
    for notes in [
        "Women's clothing and men's suits",
        "Clothing for women with a record",
        "Help for people with a record; women's group on Mondays",
        "Pregnant women get extra milk",
        "Women's group on Mondays",
        "Program for men in jail",
        "Women's clothing and men's suits for people on parole",
        "Sees pregnant patients",
        "Pregnancy tests, HIV tests",
        "Priority for women with disabilities",
    ] {
        let said = people("support", "notes", notes);
        assert!(!said.contains('-'), "{notes}: {said}");
    }
    for notes in [
        "Men, women and children",
        "Women and men with a record",
        "For men and women on parole",
        "Hombres y mujeres con antecedentes",
    ] {
        let said = people("housing", "notes", notes);
        assert!(!said.contains('-'), "{notes}: {said}");
    }
    for notes in [
        "Pregnant women get extra milk",
        "Women with a record. Men on parole",
    ] {
        assert_ne!(people("housing", "notes", notes), "-+", "{notes}");
        assert_ne!(people("housing", "notes", notes), "+-", "{notes}");
    }
}

proptest! {
    #[test]
    fn the_other_sex_is_never_plainly_taken(
        group in prop::sample::select(vec![
            ("with a record", "formerly incarcerated"),
            ("on parole", "justice-involved"),
            ("with felony convictions", "court-involved"),
            ("returning from prison", "returning"),
            ("with HIV", "HIV positive"),
            ("with mental illness", "mentally ill"),
            ("with disabilities", "disabled"),
            ("with low income", "low-income"),
            ("who speak Spanish", "Spanish-speaking"),
            ("in recovery", "recovering"),
            ("who are veterans", "veteran"),
            ("who survived violence", "battered"),
            ("fleeing domestic violence", "abused"),
            ("over 60", "older"),
            ("who are immigrants", "immigrant"),
        ]),
        sex in prop::sample::select(vec![
            ("women", Wish::Men), ("females", Wish::Men), ("ladies", Wish::Men),
            ("men", Wish::Women), ("males", Wish::Women), ("gentlemen", Wish::Women),
        ]),
        frame in prop::sample::select(vec![
            "Housing for X B", "Program for X B", "X B", "For X B", "A X", "Program for A X",
            "Serves A X", "Home for A X 18+", "Services for X B", "X B only",
            "Open to X B", "Serving X B", "Transitional living for A X", "Helps X B find a home",
        ]),
        list in prop::sample::select(vec!["housing", "support"]),
        field in prop::sample::select(vec!["notes", "other", "requires"]),
    ) {
        let text = frame.replace('X', sex.0).replace('A', group.1).replace('B', group.0);
        let place = place(list, field, &text);
        let is_taken = sign(&place, sex.1) == '+' || sign(&place, sex.1) == '?' && is_plainly_open(&place);
        prop_assert!(!is_taken, "{}: {:?}", text, place.requirements);
    }

    #[test]
    fn nor_in_spanish(
        group in prop::sample::select(vec![
            "con antecedentes", "en libertad condicional", "con VIH", "de bajos ingresos",
            "con discapacidades", "en recuperación", "que salen de prisión",
            "que hablan español", "sobrevivientes de violencia doméstica",
        ]),
        sex in prop::sample::select(vec![("mujeres", Wish::Men), ("hombres", Wish::Women)]),
        frame in prop::sample::select(vec![
            "X B", "Casa para X B", "Programa para X B", "Solo X B", "Para X B", "Sirve a X B",
        ]),
    ) {
        let text = frame.replace('X', sex.0).replace('B', group);
        let place = place("housing", "notes", &text);
        let is_taken = sign(&place, sex.1) == '+' || sign(&place, sex.1) == '?' && is_plainly_open(&place);
        prop_assert!(!is_taken, "{}: {:?}", text, place.requirements);
    }
}

/// "+", "?" or "-" for men and for women, of a place with a name, a kind and a note.
fn named(list: &str, name: &str, kind: &str, notes: &str) -> (String, bool) {
    let row = row_of(&[
        ("name", name),
        ("type", kind),
        ("notes", notes),
        ("hours", "Open 24/7"),
    ]);
    let place = Catalog::new([(list, &[row][..])], &[]).0.places()[0].clone();
    let said = [Wish::Men, Wish::Women].map(|wish| sign(&place, wish));
    (said.iter().collect(), is_plainly_open(&place))
}

#[test]
fn the_name_of_a_house_limits_whatever_is_said_of_children() {
    for (name, fits) in [
        ("Women's shelter", "-+"),
        ("Halfway house for women", "-+"),
        ("YWCA women's residence", "-+"),
        ("Ladies' Recovery House", "-+"),
        ("Hogar para mujeres", "-+"),
        ("Casa de Mujeres", "-+"),
        ("Men's shelter", "+-"),
        ("Emergency shelter for men", "+-"),
        ("Oxford House Men", "+-"),
    ] {
        for kind in ["", "Emergency shelter"] {
            for notes in ["", "No children", "Adults only", "Single adults", "18+"] {
                assert_eq!(
                    named("housing", name, kind, notes).0,
                    fits,
                    "{name}: {notes}"
                );
            }
            for notes in ["Families", "Families welcome"] {
                let is_open = named("housing", name, kind, notes).1;
                assert!(!is_open, "{name}: {notes}");
            }
        }
    }
    for (name, fits) in [
        ("Women's shelter", "-+"),
        ("Halfway house for women", "-+"),
        ("Emergency shelter for men", "+-"),
    ] {
        assert_eq!(named("support", name, "", "").0, fits, "{name}");
        assert_eq!(named("support", name, "Shelter", "").0, fits, "{name}");
    }
}

#[test]
fn other_names_leave_the_question() {
    for (list, name, kind) in [
        ("food", "Women's Center", "Food pantry"),
        ("clothing", "Women's Center", "Clothing closet"),
        ("food", "Men's Shelter", "Soup kitchen"),
        ("support", "Women's Center", "Support"),
        ("support", "Women's shelter", "Counseling"),
        (
            "housing",
            "Young Men's Christian Association (YMCA)",
            "Shelter",
        ),
        ("housing", "Casa de Esperanza", "Shelter"),
    ] {
        assert_eq!(named(list, name, kind, "").0, "??", "{list}: {name}");
    }
    let both = named(
        "housing",
        "Women's shelter",
        "Shelter",
        "Men, women and children",
    );
    assert_eq!(both.0, "++");
}
