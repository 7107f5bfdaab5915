//! What one sentence promises and another takes back, and short notes that decide a wish.

use crate::row_of::row_of;
use place_facts::catalog::{Catalog, CatalogPlace};
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};
use sync_protocol::places::requirements::Paper;

fn place_of(list: &str, kind: &str, notes: &str) -> CatalogPlace {
    let row = row_of(&[("name", "x"), ("type", kind), ("notes", notes)]);
    let catalog = Catalog::new([(list, &[row][..])], &[]).0;
    catalog.places()[0].clone()
}

fn of_kind(kind: &str, notes: &str, wish: Wish) -> char {
    match fit(&place_of("housing", kind, notes), Need::Shelter, wish) {
        Fit::Yes => '+',
        Fit::Ask => '?',
        Fit::No(_) => '-',
    }
}

fn shelter(notes: &str, wish: Wish) -> char {
    of_kind("Emergency shelter", notes, wish)
}

#[track_caller]
fn all(notes: &[&str], wish: Wish, sign: char) {
    for notes in notes {
        assert_eq!(shelter(notes, wish), sign, "{notes}: {wish:?}");
    }
}

#[test]
fn a_welcome_of_records_is_asked_about_where_another_sentence_leaves_some_out() {
    for first in [
        "Ex-offenders welcome",
        "Returning citizens welcome",
        "People with a record welcome",
    ] {
        assert_eq!(shelter(first, Wish::WithRecord), '+', "{first}");
        for second in [
            "No Tier 2 or 3",
            "Level 3 not eligible",
            "No one on the registry",
            "Nobody with assault charges",
            "Certain charges excluded",
            "Charges are reviewed",
            "Near a school, some can not stay",
            "Must be off parole",
            "No delitos violentos",
        ] {
            let notes = format!("{first}. {second}");
            assert_ne!(shelter(&notes, Wish::WithRecord), '+', "{notes}");
        }
        for second in [
            "No pets",
            "No charge for meals",
            "Men only",
            "20 beds",
            "Entry level jobs",
            "Help with parole",
        ] {
            let notes = format!("{first}. {second}");
            assert_eq!(shelter(&notes, Wish::WithRecord), '+', "{notes}");
        }
    }
}

#[test]
fn a_walk_in_is_asked_about_where_someone_has_to_send_or_let_people_in() {
    all(
        &[
            "Walk-ins welcome. Call 211 for placement first",
            "Walk-ins welcome. Voucher from county needed",
            "Walk-ins welcome. A letter from welfare is needed",
            "Sin cita. Se necesita carta del condado",
        ],
        Wish::WalkIn,
        '?',
    );
    all(
        &[
            "Sin cita. Se necesita referido",
            "Sin cita. Se requiere carta de referencia",
            "Sin cita. Debe ser referido por el condado",
            "Walk-ins welcome. Referral needed",
        ],
        Wish::WalkIn,
        '-',
    );
    all(
        &[
            "Sin cita",
            "Sin cita. No se necesita referido",
            "Walk-ins welcome. No referral needed",
            "Walk-ins welcome. Ask for a letter of support here",
            "Walk-ins welcome. First floor",
            "Walk-ins welcome. First come, first served",
        ],
        Wish::WalkIn,
        '+',
    );
}

#[test]
fn who_has_to_come_with_children_is_not_everyone() {
    for notes in [
        "Hombres con niños",
        "Hombres con hijos",
        "Hombres con niñas y niños",
        "Men with babies",
        "Women and men with babies",
        "Men and women with young kids",
        "Women and men with children",
        "Hombres y mujeres con niños",
        "Men and women with infants",
        "Men and women. Couples only",
        "Men and women. With custody of children",
        "Men. Must have a child under 3",
    ] {
        assert_eq!(shelter(notes, Wish::Men), '?', "{notes}");
    }
    for notes in [
        "Men and women with young kids",
        "Women and men with children",
        "Hombres y mujeres con hijos",
        "Men and women. Parejas solamente",
        "Women. Must have a child under 3",
        "Women with infants",
    ] {
        assert_eq!(shelter(notes, Wish::Women), '?', "{notes}");
    }
    for notes in [
        "Men and women",
        "Men and women with or without children",
        "Men and women. Children must be with an adult",
        "Men and women. Couples welcome",
    ] {
        assert_eq!(shelter(notes, Wish::Men), '+', "{notes}");
    }
}

#[test]
fn who_is_taken_before_eighteen_is_no_grown_person() {
    for notes in [
        "Men ages 12-17",
        "Women and men under 16",
        "Women and men under 18",
    ] {
        assert_eq!(shelter(notes, Wish::Men), '?', "{notes}");
    }
    assert_eq!(shelter("Men ages 12-17", Wish::Women), '-');
    for notes in ["Men ages 18-65", "Men 18-24", "Men 21-99"] {
        assert_eq!(shelter(notes, Wish::Men), '+', "{notes}");
    }
}

#[test]
fn a_way_in_for_wheelchairs_is_asked_about_where_steps_are_named() {
    all(
        &[
            "Wheelchair accessible. Three steps at door",
            "Wheelchair accessible. Must be able to walk",
            "Wheelchair accessible. Not the showers",
            "Wheelchair accessible. Top bunks only",
            "Wheelchair accessible. Clothes are in the basement",
            "Wheelchair accessible. Clothes are downstairs",
            "Wheelchair accessible. Upstairs",
            "Wheelchair accessible. Second floor",
            "In the church basement. Wheelchair accessible",
            "Silla de ruedas: sí. Ropa en el sótano",
            "Wheelchair accessible with help",
            "Acceso para sillas de ruedas con ayuda",
            "Acceso para sillas de ruedas. Tres escalones",
        ],
        Wish::Wheelchair,
        '?',
    );
    all(
        &[
            "Wheelchair accessible",
            "Wheelchair accessible. No steps",
            "Wheelchair accessible. Second floor by elevator",
            "Wheelchair accessible. First floor",
            "Wheelchair accessible basement entrance",
            "Wheelchair accessible. 12-step meetings",
            "Wheelchair: yes",
            "ADA: yes",
            "Silla de ruedas: sí",
        ],
        Wish::Wheelchair,
        '+',
    );
    all(
        &[
            "Wheelchair: no",
            "ADA: no",
            "Beds on second floor, stairs",
            "Beds on the second floor, by stairs only",
            "Camas en el segundo piso, escaleras",
        ],
        Wish::Wheelchair,
        '-',
    );
    all(
        &[
            "Wheelchair: ask",
            "Second floor, stairs or elevator",
            "Second floor, no stairs",
            "Second floor meeting room",
        ],
        Wish::Wheelchair,
        '?',
    );
}

#[test]
fn families_are_asked_to_call_where_one_of_them_is_left_out() {
    for second in [
        "No fathers",
        "Fathers sleep elsewhere",
        "No boys over 12",
        "Not with babies",
        "One child at most",
    ] {
        let notes = format!("Families welcome. {second}");
        let sign = of_kind("Women's shelter", &notes, Wish::Families);
        assert_eq!(sign, '?', "{notes}");
    }
    for notes in [
        "Families welcome",
        "Families welcome. Fathers too",
        "Families welcome. No pets",
    ] {
        assert_eq!(shelter(notes, Wish::Families), '+', "{notes}");
    }
    all(
        &[
            "Women without children",
            "Mujeres sin niños",
            "Men without children",
            "No aceptamos familias",
            "No admitimos familias",
        ],
        Wish::Families,
        '-',
    );
    all(&["Women with or without children"], Wish::Families, '?');
}

#[test]
fn families_are_asked_to_call_where_an_age_is_named_that_no_child_has() {
    for age in [
        "18+",
        "Ages 18+",
        "Age 21 and over",
        "Over 18",
        "18 and over",
        "Ages 55+",
        "Adults 18-65",
        "Mayores de 18",
        "Youth 18-21",
        "Seniors 62+",
        "Must be 21 or older",
    ] {
        for notes in [
            format!("Families welcome. {age}"),
            format!("{age}. Families welcome"),
        ] {
            assert_ne!(shelter(&notes, Wish::Families), '+', "{notes}");
        }
    }
    all(
        &[
            "Families welcome. 20 beds",
            "Families welcome. Children up to 12",
            "Families welcome. Up to 30 days",
            "Families welcome. Boys to age 16",
            "Families welcome. Open over 25 years",
            "Single men 18+; mothers with children",
        ],
        Wish::Families,
        '+',
    );
}

#[test]
fn all_genders_are_men_and_women() {
    for notes in [
        "Co-ed",
        "Coed. 20 beds",
        "Serves all genders",
        "All genders",
        "All genders welcome",
        "Co-ed shelter",
        "Mixed gender",
        "Todos los géneros",
        "Ambos sexos",
    ] {
        assert_eq!(shelter(notes, Wish::Men), '+', "{notes}");
        assert_eq!(shelter(notes, Wish::Women), '+', "{notes}");
    }
    for notes in [
        "Coed for ages 12-17",
        "Co-ed softball on Sundays",
        "Not coed",
        "All genders of books",
    ] {
        assert_ne!(shelter(notes, Wish::Men), '+', "{notes}");
    }
}

#[test]
fn an_id_that_is_only_liked_is_not_needed() {
    all(
        &[
            "ID helpful but not necessary",
            "ID preferred, not required",
            "ID preferred but not required",
            "ID not required but helpful",
            "ID is not required, but is appreciated",
            "No documentation required",
            "No documents needed",
            "No se requieren documentos",
        ],
        Wish::NoId,
        '+',
    );
    all(
        &[
            "ID preferred",
            "ID helpful",
            "Photo ID preferred, not required",
            "ID preferred, not required for seniors",
            "No documentation required for seniors",
            "No documentation of income required",
            "Volunteers must have ID",
            "First visit no ID needed; photo ID afterwards",
            "No ID required. Driver's license needed to park",
        ],
        Wish::NoId,
        '?',
    );
    assert_eq!(shelter("ID required", Wish::NoId), '-');
    assert_eq!(
        shelter("Volunteers and guests must have ID", Wish::NoId),
        '-'
    );
    // "Spanish speakers preferred" promises no Spanish.
    all(
        &["Spanish speakers preferred, no ID required"],
        Wish::Spanish,
        '?',
    );
}

#[test]
fn other_papers_stay_where_no_id_is_needed() {
    for (notes, paper) in [
        (
            "No ID required, proof of address required",
            Paper::ProofOfAddress,
        ),
        (
            "No ID required. Proof of residence required",
            Paper::ProofOfAddress,
        ),
        (
            "No se requiere identificación, comprobante de domicilio sí",
            Paper::ProofOfAddress,
        ),
        (
            "No ID required; Social Security cards for all family members",
            Paper::SocialSecurityCardsOfHousehold,
        ),
        (
            "No ID required; birth certificates for children",
            Paper::BirthCertificate,
        ),
    ] {
        let place = place_of("food", "Food pantry", notes);
        let papers: Vec<Paper> = place
            .requirements
            .papers
            .iter()
            .map(|it| it.value)
            .collect();
        assert_eq!(papers, [paper], "{notes}");
    }
    all(
        &["No ID required; Social Security cards for all family members"],
        Wish::NoId,
        '?',
    );
    let none = place_of("food", "Food pantry", "No ID, no proof of address required");
    assert!(none.requirements.papers.is_empty());
}

#[test]
fn what_donors_and_volunteers_do_is_asked_of_nobody_else() {
    all(
        &[
            "Walk in. Donors by appointment",
            "Walk in. Volunteers by appointment",
        ],
        Wish::WalkIn,
        '+',
    );
    all(&["By appointment"], Wish::WalkIn, '-');
}

#[test]
fn lesser_crimes_that_are_taken_leave_a_question() {
    all(
        &[
            "No felony convictions; misdemeanors ok",
            "No felonies. Misdemeanors accepted",
        ],
        Wish::WithRecord,
        '?',
    );
    all(
        &[
            "No felony convictions",
            "No felony convictions; no misdemeanors",
            "No felons or misdemeanors. Misdemeanors not ok",
        ],
        Wish::WithRecord,
        '-',
    );
}

#[test]
fn a_short_sentence_about_times_limits_the_promise_before_it() {
    all(
        &[
            "Spanish spoken. Not at night",
            "Spanish spoken. Not on Mondays",
        ],
        Wish::Spanish,
        '?',
    );
    all(&["Spanish spoken. No pets"], Wish::Spanish, '+');
}

#[test]
fn where_people_have_to_live_is_read_in_spanish() {
    for notes in [
        "Debe vivir en Princeton",
        "Deben residir en Princeton",
        "Personas que viven en Princeton",
        "Must live in Princeton",
    ] {
        let place = place_of("food", "Food pantry", notes);
        let residents = place.requirements.residents.as_ref();
        assert_eq!(residents.unwrap().value, ["Princeton"], "{notes}");
    }
}

#[test]
fn a_record_that_is_no_barrier_is_welcome() {
    all(
        &[
            "A record is not a barrier",
            "Criminal record is no barrier here",
            "Los antecedentes no son un obstáculo",
        ],
        Wish::WithRecord,
        '+',
    );
    all(
        &[
            "A record is not a barrier for most jobs",
            "A misdemeanor conviction is not a barrier",
            "Los antecedentes no son un obstáculo para algunos",
            "A record is not a barrier. No Tier 3",
        ],
        Wish::WithRecord,
        '?',
    );
    all(&["Walk-ups welcome"], Wish::WalkIn, '+');
    all(&["No walk-ups"], Wish::WalkIn, '-');
}
