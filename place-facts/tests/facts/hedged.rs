//! What holds only at some times, at another address or no more is promised to nobody and keeps nobody away.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::find;
use sync_protocol::places::find::{FindQuestion, FoundPlace, Need, Span, Wish};
use sync_protocol::places::hours::OpenState::{self, Ask, Open};

const MONDAY: &str = "2026-11-30T10:00";

fn found(notes: &str, at: &str, wishes: &[Wish]) -> FoundPlace {
    asked(notes, at, wishes).unwrap()
}

/// The place, if it is not left out of the answer.
fn asked(notes: &str, at: &str, wishes: &[Wish]) -> Option<FoundPlace> {
    let fields = [
        ("name", "x"),
        ("type", "Food pantry"),
        ("city", "Newark"),
        ("county", "Essex"),
        ("phone", "973-555-0100"),
        ("hours", "Monday-Friday 9 am-5 pm"),
        ("notes", notes),
    ];
    let rows = [row_of(&fields)];
    let catalog = Catalog::new([("food", &rows[..])], &[]).0;
    let question = FindQuestion {
        need: Need::Food,
        near: None,
        at: None,
        span: Span::Now,
        wishes: wishes.to_vec(),
        limit: None,
    };
    let answer = find(&catalog, &question, at.parse().unwrap()).unwrap();
    answer.places.into_iter().next()
}

/// Whether the place is left out, or said not to fit.
fn is_left_out(notes: &str, wish: Wish) -> bool {
    asked(notes, MONDAY, &[wish]).is_none_or(|place| !place.differs.is_empty())
}

fn state(notes: &str, at: &str) -> OpenState {
    found(notes, at, &[]).open.state
}

#[test]
fn hours_of_a_part_open_no_door_at_other_times() {
    for notes in [
        "Walk-ins Tuesday and Thursday",
        "Walk-in hours 1 pm-3 pm",
        "Walk-ins 4 pm-6 pm",
        "Seniors on Mondays",
        "Women on Mondays, men on Tuesdays",
        "Men on Mondays",
        "Pantry Wednesday 1 pm-3 pm",
        "Free groceries Fridays only",
        "Walk-ins accepted 1-3",
        "No referral needed for seniors",
        "No appointment needed for veterans",
    ] {
        assert_eq!(state(notes, MONDAY), Ask, "{notes}");
        // The card says it.
        let place = found(notes, MONDAY, &[]);
        let conditions = place.requirements.conditions.iter();
        let mut words = conditions.map(|it| it.words.as_str());
        assert!(
            words.any(|it| it == notes) || notes.starts_with("Pantry"),
            "{notes}"
        );
    }
    let pantry = "Pantry Wednesday 1 pm-3 pm";
    assert_eq!(state(pantry, "2026-12-02T14:00"), Open);
    assert_eq!(state("Pantry Monday-Friday 9 am-5 pm", MONDAY), Open);
}

#[test]
fn no_wish_is_surely_met_by_hedged_words() {
    for (notes, wish) in [
        ("Walk-ins Tuesday and Thursday", Wish::WalkIn),
        ("Walk-in hours 1 pm-3 pm", Wish::WalkIn),
        (
            "Men's shelter. Women's shelter is at 12 Main St",
            Wish::Women,
        ),
        ("Women's program full. Men's beds open", Wish::Women),
        ("Women: call Hope House", Wish::Women),
        ("Women go to 14 Pine St", Wish::Women),
        ("For women see Rescue Mission", Wish::Women),
        ("Ladies, please go to our sister house", Wish::Women),
        ("Women volunteers cook for men", Wish::Women),
        ("For men: Rescue Mission, 98 Carroll St", Wish::Men),
        ("Families should call 211", Wish::Families),
        ("Wheelchair lift broken", Wish::Wheelchair),
        ("Spanish-speaking staff Tuesdays", Wish::Spanish),
        ("Free on Mondays", Wish::Free),
        ("Women on Mondays, men on Tuesdays", Wish::Men),
    ] {
        let is_sure = asked(notes, MONDAY, &[wish])
            .is_some_and(|place| place.asks.is_empty() && place.differs.is_empty());
        assert!(!is_sure, "{notes}");
    }
}

#[test]
fn a_promise_counts_only_where_all_of_its_clause_was_understood() {
    for (notes, wish) in [
        ("Walk-ins at the Main St site", Wish::WalkIn),
        ("Walk-ins welcome downtown", Wish::WalkIn),
        ("Walk-ins for haircuts", Wish::WalkIn),
        ("Walk-ins by lottery", Wish::WalkIn),
        ("No ID required at our Ewing site", Wish::NoId),
        ("No ID needed in Trenton", Wish::NoId),
        ("No ID required through December", Wish::NoId),
        ("No ID needed with a letter from parole", Wish::NoId),
        ("Spanish speaking volunteer left in June", Wish::Spanish),
        ("Spanish spoken at the Dover branch", Wish::Spanish),
        ("Spanish spoken when Ana works", Wish::Spanish),
        ("Fee waived for seniors", Wish::Free),
        ("Membership fee", Wish::Free),
        ("Free of charge with coupon", Wish::Free),
        ("Elevator broken. Wheelchair accessible", Wish::Wheelchair),
        ("Wheelchair accessible. Ramp out of order", Wish::Wheelchair),
        ("Wheelchair accessible by summer", Wish::Wheelchair),
        (
            "Wheelchair accessible entrance at the annex",
            Wish::Wheelchair,
        ),
    ] {
        let place = found(notes, MONDAY, &[wish]);
        let is_sure = place.asks.is_empty() && place.differs.is_empty();
        assert!(!is_sure, "{notes}");
    }
    for (notes, wish) in [
        ("Walk-ins welcome", Wish::WalkIn),
        ("Walk-ins accepted, for Newark residents", Wish::WalkIn),
        ("Everyone is welcome, no ID required", Wish::NoId),
        ("You do not need an ID to get food", Wish::NoId),
        ("No hace falta identificación", Wish::NoId),
        ("Our staff speaks Spanish", Wish::Spanish),
        ("Se habla español", Wish::Spanish),
        ("Free hot meals for everyone", Wish::Free),
        ("All services are free of charge", Wish::Free),
        ("No fees", Wish::Free),
        ("The building is wheelchair accessible", Wish::Wheelchair),
        ("Wheelchair ramp at the side door", Wish::Wheelchair),
    ] {
        let place = found(notes, MONDAY, &[wish]);
        assert_eq!((place.asks, place.differs), (vec![], vec![]), "{notes}");
    }
}

#[test]
fn nobody_is_kept_away_by_what_is_said_of_others() {
    for (notes, wish) in [
        ("Women's shelter next door", Wish::Men),
        ("Ladies' day Wednesday", Wish::Men),
        ("Women's Club volunteers", Wish::Men),
        ("Men's Club of St. Mary serves dinner", Wish::Women),
        ("Walk in or by appointment", Wish::WalkIn),
    ] {
        let place = found(notes, MONDAY, &[wish]);
        assert_eq!(place.differs, [], "{notes}");
    }
}

#[test]
fn other_words_that_ask_for_an_id_or_a_clean_record_are_read() {
    for notes in [
        "Two forms of ID",
        "Identification for every member of the household",
        "Government-issued ID",
        "IDs checked at door",
        "Do not forget your ID",
    ] {
        assert!(is_left_out(notes, Wish::NoId), "{notes}");
    }
    assert!(is_left_out("Must have a clean record", Wish::WithRecord));
}
