//! Whether people with a record are shown a place that says something about records.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Difference, Need, Wish};

fn says(notes: &str) -> Fit {
    let row = row_of(&[("name", "x"), ("county", "Essex"), ("notes", notes)]);
    let place = Catalog::new([("housing", &[row][..])], &[]).0.places()[0].clone();
    let says = fit(&place, Need::Shelter, Wish::WithRecord);
    // Who is asked reads what to ask about.
    let mut quoted = place.requirements.conditions.iter();
    assert!(
        says != Fit::Ask || quoted.any(|it| it.words == notes),
        "{notes}"
    );
    says
}

#[test]
fn a_place_is_hidden_only_where_all_with_a_record_are_left_out() {
    for notes in [
        "No sex offenders",
        "Background check",
        "No violent felonies",
    ] {
        assert_eq!(says(notes), Fit::Ask, "{notes}");
    }
    for notes in [
        "No felons",
        "No felons or sex offenders",
        "Clean record required",
    ] {
        assert_eq!(says(notes), Fit::No(Difference::RecordLimits), "{notes}");
    }
}

#[test]
fn a_place_that_leaves_out_some_records_has_to_be_asked() {
    for notes in [
        "No convictions for arson",
        "No convictions for sex crimes",
        "No convictions for any kind of violent crime",
        "No felony sex convictions",
        "No felony convictions for violent crimes",
        "No felony convictions, misdemeanors ok",
        "Misdemeanors accepted, no felonies",
        "No felony in the past 3 years",
        "No felonies within 5 years",
        "No prior convictions in the last 7 years",
        "No recent convictions",
        "No criminal convictions in past year",
        "No drug felonies",
        "No violent felons",
        "No convictions involving children",
        "No condenas por incendio",
        "No se aceptan personas con delitos violentos",
        "No se aceptan convictions en los últimos 5 años",
        "No arson or sex offenses",
    ] {
        assert_eq!(says(notes), Fit::Ask, "{notes}");
    }
    for notes in [
        "No felony convictions",
        "No criminal record",
        "No felonies",
        "No felony convictions, ever",
        "No felony convictions for men",
        "No felony convictions, no convictions for arson",
        "No felonies and no misdemeanors",
        "No felony convictions, misdemeanors not ok",
    ] {
        assert_eq!(says(notes), Fit::No(Difference::RecordLimits), "{notes}");
    }
}

#[test]
fn people_with_a_record_are_welcome_where_the_whole_sentence_says_so() {
    for notes in [
        "Ex-offenders welcome",
        "Accepts people with felony convictions",
        "Se aceptan personas con antecedentes",
    ] {
        assert_eq!(says(notes), Fit::Yes, "{notes}");
    }
    assert_eq!(says("Felons accepted after an interview"), Fit::Ask);
}

#[test]
fn who_serves_or_hires_people_with_a_record_takes_them() {
    for notes in [
        "Accepts people with records",
        "Serves formerly incarcerated people",
        "We hire people with felony convictions",
        "Second chance employer",
    ] {
        assert_eq!(says(notes), Fit::Yes, "{notes}");
    }
    for notes in [
        "Does not accept people with records",
        "We don't hire people with felony convictions",
    ] {
        assert_eq!(says(notes), Fit::No(Difference::RecordLimits), "{notes}");
    }
}

#[test]
fn a_place_that_does_not_ask_for_a_record_is_not_hidden_from_people_with_one() {
    for notes in [
        "We never ask about criminal history",
        "We do not ask about criminal record",
        "Criminal history does not matter",
        "No criminal history check",
        "No criminal background check",
        "A criminal record does not disqualify you",
        "A felony conviction is not a disqualifier",
        "Felony convictions are never held against you",
        "No one is excluded because of a criminal record",
        "No preguntamos sobre antecedentes penales",
        "Los antecedentes penales no importan",
    ] {
        assert_eq!(says(notes), Fit::Ask, "{notes}");
    }
    for notes in [
        "No criminal history",
        "Criminal history not accepted",
        "We do not check criminal history and do not accept felons",
        "Applicants with criminal history need not apply",
        "Felons will not be considered",
        "We never ask about arrests, no felons",
    ] {
        assert_eq!(says(notes), Fit::No(Difference::RecordLimits), "{notes}");
    }
    let some = "We never ask about criminal history, no sex offenders";
    assert_eq!(says(some), Fit::Ask);
}

#[test]
fn a_house_for_people_who_come_out_takes_them() {
    for notes in [
        "For people coming home from prison",
        "People leaving jail welcome",
        "For returning citizens",
        "Housing for men leaving prison",
        "Transitional housing for women coming out of jail",
        "Women coming home from prison",
        "Men and women coming home from prison",
    ] {
        assert_eq!(says(notes), Fit::Yes, "{notes}");
    }
    for notes in [
        "Rides for people leaving prison",
        "Gift bags for people leaving jail",
        "Women leaving prison get a bus pass",
    ] {
        assert_eq!(says(notes), Fit::Ask, "{notes}");
    }
    let refused = "Not for people leaving jail";
    assert_eq!(says(refused), Fit::No(Difference::RecordLimits));
}
