//! Whom a note names beside what it is about is sent away by no filter, and whom it leaves out by name is.

use crate::row_of::row_of;
use place_facts::catalog::{Catalog, CatalogPlace};
use place_facts::find::{Fit, fit, takes_residents};
use place_facts::geography::near;
use sync_protocol::places::find::{Need, Wish};

fn place(list: &str, kind: &str, notes: &str) -> CatalogPlace {
    let fields = [
        ("name", "x"),
        ("type", kind),
        ("city", "Newark"),
        ("county", "Essex"),
        ("notes", notes),
    ];
    let row = row_of(&fields);
    Catalog::new([(list, &[row][..])], &[]).0.places()[0].clone()
}

fn answer(fit: Fit) -> char {
    match fit {
        Fit::Yes => '+',
        Fit::Ask => '?',
        Fit::No(_) => '-',
    }
}

/// "+", "?" or "-" for men, women and families.
fn people(found: &CatalogPlace, need: Need) -> String {
    let wishes = [Wish::Men, Wish::Women, Wish::Families];
    wishes
        .iter()
        .map(|it| answer(fit(found, need, *it)))
        .collect()
}

#[test]
fn what_some_people_get_sends_nobody_else_away() {
    for notes in [
        "Everyone welcome. Women's clothing available.",
        "Open to all. Pregnant women get extra milk.",
        "All are welcome; women and seniors served first",
        "Women can get diapers once a month",
        "Women's entrance on Main Street",
        "Mothers get diapers",
        "Men's showers",
        "Men can get a haircut",
        "Girls and women may use the side door",
        "Single people get one bag, families get two",
        "Families are referred to Apostles' House",
        "Families welcome at our Orange site only",
    ] {
        let pantry = place("food", "Food pantry", notes);
        assert_eq!(people(&pantry, Need::Food), "???", "{notes}");
    }
}

#[test]
fn who_is_sent_elsewhere_is_not_who_is_taken() {
    for (notes, expected) in [
        ("Serves men only; women are referred to the YWCA", "+--"),
        (
            "Serves women only. Men are referred to the Rescue Mission",
            "-+?",
        ),
        ("Women are referred to the YWCA", "???"),
        ("Men are directed to the Rescue Mission", "???"),
        ("Women will be housed at Grace House", "???"),
        ("Beds for men only", "+--"),
        ("Emergency shelter for women", "-+?"),
        ("For women coming home from prison", "-+?"),
        ("For men leaving prison", "+--"),
        ("Men and women coming home from prison", "++?"),
        ("Women cannot stay", "?--"),
        ("Men: no; Women: yes", "-+?"),
        ("No space for families", "??-"),
        ("Adults 18+ without children", "??-"),
    ] {
        let shelter = place("housing", "Emergency shelter", notes);
        assert_eq!(people(&shelter, Need::Shelter), expected, "{notes}");
    }
}

#[test]
fn a_door_a_paper_and_a_record_are_read_with_all_their_words() {
    for (wish, notes, expected) in [
        (Wish::WalkIn, "Do not just walk in", '-'),
        (Wish::WalkIn, "Walk in with a referral", '?'),
        (Wish::WalkIn, "Appt. only", '-'),
        (Wish::WalkIn, "By appt", '-'),
        (Wish::WalkIn, "Referred by a parole officer", '-'),
        (Wish::WalkIn, "No se aceptan visitas sin cita", '-'),
        (
            Wish::NoId,
            "No ID required; Social Security card required",
            '?',
        ),
        (Wish::NoId, "photo i.d. required", '-'),
        (Wish::NoId, "ID req'd", '-'),
        (Wish::NoId, "Debe mostrar una identificación válida", '-'),
        (
            Wish::WithRecord,
            "Re-entry clients go to the Newark office",
            '?',
        ),
        (Wish::WithRecord, "Re-entry program moved to Kearny", '?'),
        (Wish::WithRecord, "Re-entry program", '+'),
        (
            Wish::WithRecord,
            "Re-entry housing full; no new clients",
            '?',
        ),
        (Wish::WithRecord, "Re-entry: call NJRC", '?'),
        (Wish::WithRecord, "Next to the re-entry office", '?'),
        (Wish::NoId, "No requiere identificación", '+'),
        (Wish::NoId, "No es necesario traer ID", '+'),
        (
            Wish::NoId,
            "ID required except for people just released",
            '?',
        ),
        (Wish::NoId, "Bring ID. No one turned away", '?'),
        (Wish::NoId, "Photo ID needed for the showers", '?'),
        (Wish::NoId, "Photo ID needed", '-'),
        (Wish::WalkIn, "No requiere cita previa", '+'),
        (
            Wish::WalkIn,
            "By appointment on Fridays; walk in other days",
            '?',
        ),
        (Wish::WalkIn, "By appointment for furniture", '?'),
        (Wish::WalkIn, "Referral only for furniture", '?'),
        (Wish::WalkIn, "No longer need an appointment", '?'),
        (Wish::WalkIn, "Referral only", '-'),
        (Wish::Spanish, "No English, only Spanish", '?'),
        (Wish::Spanish, "English. Some Spanish", '?'),
        (Wish::Spanish, "English only", '-'),
        (Wish::WithRecord, "Felonies will disqualify", '-'),
        (Wish::WithRecord, "Sin antecedentes penales", '-'),
        (Wish::Spanish, "English; Spanish by phone", '?'),
        (Wish::Spanish, "English; Spanish", '+'),
        (Wish::Spanish, "Spanish: no", '-'),
        (Wish::Spanish, "We have no Spanish speakers", '-'),
        (Wish::Wheelchair, "Wheelchair: no", '-'),
        (Wish::Wheelchair, "No accesible para silla de ruedas", '-'),
    ] {
        let found = place("food", "Food pantry", notes);
        assert_eq!(answer(fit(&found, Need::Food, wish)), expected, "{notes}");
    }
    let rooms = place("housing", "Rooming house", "Weekly rent of $175");
    assert_eq!(answer(fit(&rooms, Need::Shelter, Wish::Free)), '-');
}

#[test]
fn people_of_other_towns_are_sent_away_only_where_residents_alone_are_taken() {
    let takes = |notes: &str, from: &str| {
        takes_residents(&place("food", "Food pantry", notes), &near(from).unwrap())
    };
    for notes in [
        "Newark residents first, then others",
        "Newark residents and anyone in need",
        "Newark residents weekly, all others monthly",
        "Newark residents; others once",
        "Newark residents get priority",
        "Newark residents. Nobody turned away",
        "Newark residents, homeless people from anywhere",
        "Newark residents Monday, all others Tuesday",
        "Newark residents only for utility help; pantry open to all",
        "Essex County residents. Veterans from any county",
    ] {
        assert!(takes(notes, "Elizabeth"), "{notes}");
    }
    assert!(!takes("Newark residents only", "Elizabeth"));
    assert!(!takes(
        "Newark residents only; others call 211",
        "Elizabeth"
    ));
    let codes = "Only for ZIP codes 07102 and 07103";
    assert_eq!(
        ["07102", "07103", "07105", "Newark"].map(|it| takes(codes, it)),
        [true, true, false, true]
    );
}

/// The words that the card quotes, without those of values.
fn quoted(notes: &str) -> Vec<String> {
    let conditions = place("food", "Food pantry", notes)
        .requirements
        .conditions
        .clone();
    conditions.into_iter().map(|it| it.words).collect()
}

#[test]
fn residents_who_are_left_out_read_it() {
    for notes in [
        "Essex County residents except Newark",
        "Essex County residents, not Newark",
        "Essex County residents (except Newark)",
        "Essex County residents outside Newark",
        "Essex County residents outside of Newark",
        "Essex County residents, excluding Newark",
        "Essex County residents other than Newark",
        "Essex County residents minus Newark",
        "Essex County residents (not Newark)",
        "Essex County residents only (Newark excluded)",
        "Essex County residents with a referral, Newark excepted",
        "Essex and Union County residents except Newark",
        "Hudson and Essex residents (but not Newark)",
        "Newark residents, not Ironbound",
        "Newark and Irvington residents except Newark South Ward",
        "Residents of Essex County, excluding Newark",
        "Residentes de Essex, menos Newark",
    ] {
        assert_eq!(quoted(notes), [notes], "{notes}");
    }
    for notes in [
        "Essex County residents",
        "Essex County residents, wait outside",
        "Newark residents, no ID needed",
        "Newark residents, no pets",
        "Newark residents, no walk-ins",
        "Newark residents only, no exceptions",
        "Newark and Irvington residents",
    ] {
        assert_eq!(quoted(notes), [""; 0], "{notes}");
    }
}

#[test]
fn families_of_one_kind_read_it() {
    for notes in [
        "Homeless families only",
        "Families of veterans only",
        "Families of veterans",
        "Families with a referral from DCF only",
        "Families with a referral only",
        "Families referred by DCPP",
        "Only families from the school",
        "Solo familias sin hogar",
        "Families without children",
    ] {
        assert_eq!(quoted(notes), [notes], "{notes}");
    }
    for notes in [
        "Families only",
        "Families with children only",
        "Families",
        "Single women and families only",
        "26 families and 16 single women",
        "Solo familias",
        "Families with or without children",
    ] {
        assert_eq!(quoted(notes), [""; 0], "{notes}");
    }
}

/// What a shelter with these notes answers.
fn at_shelter(notes: &str, wish: Wish) -> char {
    let shelter = place("housing", "Emergency shelter", notes);
    answer(fit(&shelter, Need::Shelter, wish))
}

#[test]
fn men_who_are_welcome_beside_mothers_are_sent_away_by_nothing() {
    for notes in [
        "Mothers with children; fathers also welcome",
        "Mothers and children. Fathers welcome too",
        "Women with children. Single fathers with children are welcome too",
        "Mothers with children. Fathers may stay in the same room",
        "Mothers, fathers and children",
        "Women with children; men welcome",
        "Women and children, men also accepted",
        "Women, Infants and Children (WIC) office upstairs",
        "Women, Infants and Children",
        "Women, infants, and children office",
    ] {
        assert_ne!(at_shelter(notes, Wish::Men), '-', "{notes}");
    }
    for notes in [
        "Mothers with children; no fathers",
        "Serves women only. Men are referred to the Rescue Mission",
        "Women only. Male staff may be in the house",
    ] {
        assert_eq!(at_shelter(notes, Wish::Men), '-', "{notes}");
    }
}

#[test]
fn women_who_are_taken_beside_men_are_sent_away_by_nothing() {
    for notes in [
        "Formerly incarcerated men. Also women",
        "Homeless men. Women too",
        "Hombres sin hogar. También mujeres",
        "Men only. Women as well",
    ] {
        assert_ne!(at_shelter(notes, Wish::Women), '-', "{notes}");
        assert_ne!(at_shelter(notes, Wish::Men), '-', "{notes}");
    }
    for notes in [
        "Homeless men. Also women's clothing",
        "Homeless men. No women",
    ] {
        assert_eq!(at_shelter(notes, Wish::Women), '-', "{notes}");
    }
}

#[test]
fn a_father_may_come_with_a_family_beside_pregnant_women() {
    for notes in [
        "Pregnant women and families",
        "Mujeres embarazadas y familias",
    ] {
        assert_ne!(at_shelter(notes, Wish::Men), '-', "{notes}");
    }
    assert_eq!(at_shelter("Pregnant women", Wish::Men), '-');
}
