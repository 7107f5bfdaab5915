//! Days and times that a question names: the answer is for the day, says which, and names what it is not for.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::search::search;
use sync_protocol::places::find::Span;
use sync_protocol::places::hours::OpenState;
use sync_protocol::places::search::SearchAnswer;

/// A Monday.
const NOW: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);

fn ask_at(text: &str, now: DateTime) -> SearchAnswer {
    let pantry = [
        ("name", "Sun Valley Pantry"),
        ("type", "Food pantry"),
        ("city", "Newark"),
        ("zip", "07102"),
        ("county", "Essex"),
        ("hours", "Monday-Saturday 9 am-8 pm, closed on holidays"),
    ];
    let rows = [row_of(pantry.iter())];
    let catalog = Catalog::new([("food", &rows[..])], &[]).0;
    search(&catalog, text, now)
}

fn ask(text: &str) -> SearchAnswer {
    ask_at(text, NOW)
}

#[test]
fn a_date_is_the_next_such_day() {
    for (text, day) in [
        ("food first saturday", "2026-12-05"),
        ("food 4th saturday of the month", "2026-11-28"),
        ("comida primer sabado del mes", "2026-12-05"),
        ("food december 5", "2026-12-05"),
        ("food dec 5th newark", "2026-12-05"),
        ("comida el 5 de diciembre", "2026-12-05"),
        ("food november 2", "2027-11-02"),
    ] {
        let answer = ask(text);
        assert_eq!((&answer.at[..10], answer.span), (day, Span::Day), "{text}");
        assert_eq!(answer.unknown, [""; 0], "{text}");
        assert_eq!(answer.total, 1, "{text}");
    }
    for text in ["first church", "food may help", "food december 55"] {
        assert_eq!(ask(text).span, Span::Now, "{text}");
    }
}

#[test]
fn all_day_asks_for_what_is_open_and_is_no_word_of_a_place() {
    for (text, left_out) in [("24/7 food", "24 7"), ("food open 24 hours", "24 hours")] {
        let answer = ask(text);
        assert_eq!(
            (answer.unknown, answer.total),
            (vec![left_out.to_owned()], 1),
            "{text}"
        );
    }
}

#[test]
fn a_day_is_known_by_its_short_name_where_it_stands_like_a_day() {
    for (text, day) in [
        ("food fri", "2026-11-27"),
        ("pantry sat.", "2026-11-28"),
        ("food sat newark", "2026-11-28"),
        ("pantry open wed", "2026-11-25"),
        ("food sun", "2026-11-29"),
        ("comida sáb newark", "2026-11-28"),
        ("food tues morning", "2026-11-24"),
    ] {
        let answer = ask(text);
        assert_eq!((&answer.at[..10], answer.span), (day, Span::Day), "{text}");
        assert!(answer.at.ends_with("T00:00"), "{text}");
    }
    for text in [
        "sun valley",
        "i sat in jail food",
        "food at sun valley",
        "food \"sat\"",
    ] {
        assert_eq!(ask(text).span, Span::Now, "{text}");
    }
}

#[test]
fn days_ahead_and_holidays_are_days() {
    for (text, day) in [
        ("food the day after tomorrow", "2026-11-25"),
        ("comida pasado mañana", "2026-11-25"),
        ("comida depois de amanhã", "2026-11-25"),
        ("manje apre demen", "2026-11-25"),
        ("food next monday", "2026-11-30"),
        ("comida el lunes que viene", "2026-11-30"),
        ("food next tuesday", "2026-11-24"),
        ("food thanksgiving", "2026-11-26"),
        ("pantry open Christmas day", "2026-12-25"),
        ("comida el día de Navidad", "2026-12-25"),
        ("food New Year's Eve", "2026-12-31"),
        ("food on New Year's", "2027-01-01"),
    ] {
        let answer = ask(text);
        assert_eq!(answer.at, format!("{day}T00:00"), "{text}");
        assert_eq!(answer.span, Span::Day, "{text}");
        assert!(answer.unknown.is_empty(), "{text}: {:?}", answer.unknown);
        assert_eq!(answer.total, 1, "{text}");
    }
    let state = |text: &str| ask(text).hits[0].open.state;
    assert_eq!(state("food sunday"), OpenState::Closed);
    assert_eq!(state("food thanksgiving"), OpenState::Closed);
}

#[test]
fn what_is_given_before_a_holiday_is_not_asked_for_that_day() {
    for text in [
        "toys for christmas",
        "christmas gifts",
        "thanksgiving turkey",
    ] {
        assert_eq!(ask(text).span, Span::Now, "{text}");
    }
}

#[test]
fn a_weekend_is_saturday_and_the_answer_says_so() {
    let weekend = |text: &str, now: DateTime| {
        let answer = ask_at(text, now);
        (answer.at, answer.understood.unwrap())
    };
    let saturday = "2026-11-28T00:00".to_owned();
    for (text, understood) in [
        ("pantry this weekend", "pantry this saturday"),
        ("comida fin de semana newark", "comida sabado newark"),
        ("comida fim de semana", "comida sabado"),
        ("manje wikenn", "manje samdi"),
    ] {
        let found = weekend(text, NOW);
        assert_eq!(found, (saturday.clone(), understood.to_owned()), "{text}");
    }
    let sunday = date(2026, 11, 29).at(10, 0, 0, 0);
    let found = weekend("food this weekend", sunday);
    assert_eq!(
        found,
        ("2026-11-29T10:00".to_owned(), "food this sunday".to_owned())
    );
    // The way back takes the word as it was typed.
    let typed = ask("food weekend").typed.unwrap();
    assert_eq!(typed, "food \"weekend\"");
    assert_eq!(ask(&typed).understood, None);
}

#[test]
fn a_time_of_the_day_is_named_as_not_taken_in() {
    for (text, day, left_out) in [
        ("food at 7 pm", "2026-11-23", "7 pm"),
        ("7pm food newark", "2026-11-23", "7pm"),
        ("food after 5", "2026-11-23", "5"),
        ("comida a las 7 de la noche", "2026-11-23", "7 de la noche"),
        ("bed tonight at 8", "2026-11-23", "8"),
        ("food tomorrow morning", "2026-11-24", "morning"),
        ("food this afternoon", "2026-11-23", "afternoon"),
        ("food monday to friday", "2026-11-23", "friday"),
    ] {
        let answer = ask(text);
        assert_eq!((&answer.at[..10], answer.span), (day, Span::Day), "{text}");
        assert_eq!(answer.unknown, [left_out], "{text}");
    }
    assert_eq!(ask("comida por la mañana").unknown, ["manana"]);
    for text in ["food 07102", "food tonight"] {
        let left_out = ask(text).unknown;
        assert!(left_out.is_empty(), "{text}: {left_out:?}");
    }
}
