//! What stands beside a value in a sentence and no value keeps: the place is asked, and never plainly open.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::find;
use sync_protocol::places::find::{FindQuestion, FoundPlace, Need, Span};
use sync_protocol::places::hours::OpenState::{Ask, Open};

fn told(notes: &str, near: &str, hours: &str) -> Option<FoundPlace> {
    let fields = [
        ("name", "x"),
        ("type", "Shelter"),
        ("city", "Newark"),
        ("county", "Essex"),
        ("zip", "07102"),
        ("phone", "973-555-0100"),
        ("hours", hours),
        ("notes", notes),
    ];
    let rows = [row_of(&fields)];
    let catalog = Catalog::new([("housing", &rows[..])], &[]).0;
    let question = FindQuestion {
        need: Need::Shelter,
        near: Some(near.to_owned()),
        at: None,
        span: Span::Now,
        wishes: Vec::new(),
        limit: None,
    };
    let now = "2026-12-07T10:00".parse().unwrap();
    let answer = find(&catalog, &question, now).unwrap();
    answer.places.into_iter().next()
}

#[test]
fn a_limit_beside_a_value_is_never_lost() {
    for notes in [
        "Men from Camden City only",
        "Men: Camden County only",
        "Men (Camden residents)",
        "Women, Hudson County only",
        "Families living in Orange",
        "Single men of Hudson County",
        "Men and women from Hudson County",
        "Veterans from Bergen County",
        "Low-income families in Irvington",
        "Walk in, Camden residents",
        "First come, first served, Camden residents",
        "Adults 18+, Camden residents",
        "Income limit, Camden residents",
        "Once a month for Irvington residents",
        "Proof of address in Camden",
        "Serving Orange, East Orange, and West Orange",
        "Serves all of Bergen County",
        "Food for Irvington",
        "Food for Irvington, lunch",
        "Serving Irvington.",
        "Men 18 to 24",
        "Women ages 18 to 24",
        "Men between 18 and 24",
        "Men referred by the court",
        "Men with a referral",
        "Women, with police referral",
        "Families of the parish",
        "Families enrolled in Head Start",
        "Once a month for members",
        "Once a month with voucher",
        "Men staying at the shelter",
        "Men, full",
        "Newark residents go to another site",
        "Newark residents should use the pantry in Irvington",
        "Newark residents: go to City Hall",
    ] {
        let place = told(notes, "Newark", "Open 24/7");
        let state = place.map(|it| it.open.state);
        assert_ne!(state, Some(Open), "{notes}");
    }
}

#[test]
fn a_day_beside_how_often_is_never_lost() {
    for notes in [
        "Once a month, last Friday",
        "Once a month, first Saturday",
        "Once a month on the third Tuesday",
        "Twice a month, 2nd and 4th Tuesday",
        "Once a week, Wednesdays",
    ] {
        let place = told(notes, "Newark", "Monday-Friday 9 am-5 pm").unwrap();
        assert_ne!(place.open.state, Open, "{notes}");
    }
}

#[test]
fn who_is_sent_elsewhere_is_no_resident_that_a_place_takes() {
    let place = told(
        "Newark residents go to another site",
        "Irvington",
        "Open 24/7",
    )
    .unwrap();
    assert_eq!(place.requirements.residents, None);
    assert_eq!(place.open.state, Ask);
}

#[test]
fn sentences_of_which_nothing_is_lost_leave_a_place_open() {
    for notes in [
        "Men 18+",
        "Single women",
        "16 single women and 26 families",
        "Families",
        "Walk-ins welcome",
        "Bring ID and proof of address",
        "People with a record welcome",
        "Once a month",
        "Newark residents only",
        "Free meals for everyone",
    ] {
        let place = told(notes, "Newark", "Open 24/7").unwrap();
        assert_eq!(place.open.state, Open, "{notes}");
    }
}
