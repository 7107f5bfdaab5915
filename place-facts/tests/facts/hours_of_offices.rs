//! Hours as an office of a county types them, in both languages, and sentences that say two things of one day.

use place_facts::hours::evaluate::state;
use place_facts::hours::of_row;
use place_facts::hours::parse::contradicting_days;
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

/// The state on a day of December 2026: the 7th is a Monday.
fn on(sentence: &str, day: u8, time: &str) -> OpenState {
    let moment = format!("2026-12-{day:02}T{time}");
    state(&of_row(Some(sentence), None), moment.parse().unwrap()).0
}

#[test]
fn plain_sentences_are_read_in_both_languages() {
    for (sentence, day, open, closed) in [
        ("Mon, Wed & Fri 10am to noon and 1-3", 7, "14:00", "12:30"),
        ("M-F 9-4:30 closed for lunch 12-1", 8, "16:00", "12:30"),
        (
            "Tuesdays and Thursdays, 10 to 2, except holidays",
            8,
            "13:00",
            "15:00",
        ),
        (
            "1st & 3rd Sat. of each month 9am-11am",
            19,
            "10:00",
            "12:00",
        ),
        ("3rd Saturday each month 9-11 AM", 19, "10:00", "12:00"),
        ("Second Saturday monthly 9-11am", 12, "10:00", "12:00"),
        ("Second Saturday every month 9-11am", 12, "10:00", "12:00"),
        (
            "Monthly on the third Saturday, 9 am-11 am",
            19,
            "10:00",
            "12:00",
        ),
        (
            "Wednesdays & Saturdays between 9 am and 11 am",
            9,
            "10:00",
            "11:30",
        ),
        ("Between 9 am and 12 pm on Tuesdays", 8, "11:00", "12:30"),
        ("Open weekdays only, 9-5", 8, "16:00", "18:00"),
        ("Mon-Fri 9-5, Wed. evenings until 7", 9, "18:00", "19:30"),
        (
            "Mon-Fri 8:30 AM-4:30 PM; extended hours Tuesday until 7:30 PM",
            8,
            "19:00",
            "20:00",
        ),
        (
            "Tuesday 5 pm-7 pm or until supplies last",
            8,
            "17:30",
            "20:00",
        ),
        ("Todos los sábados 9am-11am", 12, "10:00", "12:00"),
        ("Todos los martes de 3 a 5 de la tarde", 8, "16:00", "10:00"),
        (
            "1er y 3er sábado de cada mes, 9 a 11 am",
            19,
            "10:00",
            "12:00",
        ),
        ("2do y 4to jueves del mes, 5 a 7 pm", 10, "18:00", "20:00"),
        ("Los 7 días de la semana, 8am a 8pm", 13, "19:00", "21:00"),
        ("Jueves por la tarde de 4 a 6", 10, "17:00", "09:00"),
        ("Viernes en la mañana, 9 a 11", 11, "10:00", "12:00"),
        (
            "Horario: lunes a viernes 8:30am - 4:30pm",
            7,
            "16:00",
            "17:00",
        ),
        (
            "Lunes a viernes 9am-5pm (cerrado 12-1 para almuerzo)",
            7,
            "13:30",
            "12:30",
        ),
        (
            "Desayuno de lunes a viernes de 7 a 8:30 de la mañana",
            7,
            "08:00",
            "09:00",
        ),
        ("Lun-vie 9am-12m", 7, "11:00", "13:00"),
        (
            "Lunes a viernes de 9 de la mañana a 5 de la tarde",
            7,
            "16:00",
            "18:00",
        ),
        ("Lunes a viernes de 9am hasta las 5pm", 7, "16:00", "18:00"),
        (
            "Lunes a viernes 8:30am-4:30pm; martes hasta las 7:30pm",
            8,
            "19:00",
            "20:00",
        ),
    ] {
        assert_eq!(on(sentence, day, open), Open, "{sentence}: {open}");
        assert_eq!(on(sentence, day, closed), Closed, "{sentence}: {closed}");
    }
}

#[test]
fn what_may_be_meant_in_two_ways_is_never_surely_open() {
    for (sentence, day, time) in [
        ("Monday each month 9-11 am", 14, "10:00"),
        ("Saturdays monthly 9-11 am", 19, "10:00"),
        ("Second Saturday monthly 9-11am", 19, "10:00"),
        ("1er sábado del mes, 9 a 11 am", 12, "10:00"),
        ("Tuesday 5 pm-7 pm or until supplies last", 8, "18:30"),
        ("Office hours Monday-Friday 9 am-4 pm", 7, "10:00"),
        ("Call Monday-Friday 9 am-5 pm", 7, "10:00"),
        ("Between Main and High Street, Monday", 7, "10:00"),
        ("Open weekdays only, 9-5", 12, "10:00"),
        ("Todos los sábados 9am-11am, menos el segundo", 12, "10:00"),
    ] {
        assert_ne!(on(sentence, day, time), Open, "{sentence}");
    }
}

#[test]
fn where_a_sentence_says_two_things_of_a_day_only_what_both_say_is_sure() {
    for (sentence, days) in [
        ("Monday-Friday 9-5, Monday 8-4", &[1][..]),
        ("Mon-Fri 9 am-5 pm; Mon 8 am-4 pm", &[1]),
        ("Monday 9-5, Monday 8-4", &[1]),
        ("Lunes a viernes 9-5, lunes 8-4", &[1]),
        ("Mon-Fri 9 am-5 pm, Mon-Fri 10 am-4 pm", &[1, 2, 3, 4, 5]),
    ] {
        assert_eq!(contradicting_days(sentence), days, "{sentence}");
        assert_eq!(on(sentence, 7, "11:00"), Open, "{sentence}");
        for time in ["08:30", "09:30", "15:30", "16:30"] {
            let both = time == "15:30" || time == "09:30" && !sentence.contains("10 am");
            let expected = if both { Open } else { Ask };
            let found = on(sentence, 7, time);
            assert!(
                found == expected || found == Closed && time == "08:30",
                "{sentence}: {time}"
            );
        }
        assert_eq!(on(sentence, 7, "18:00"), Closed, "{sentence}");
    }
    assert_eq!(on("Monday-Friday 9-5, Monday 8-4", 8, "16:30"), Open);
    assert_eq!(on("Monday-Friday 9-5, Monday 8-4", 7, "08:30"), Ask);
}

#[test]
fn hours_beside_each_other_and_exceptions_contradict_nothing() {
    for sentence in [
        "Mon 9-12, Mon 1-4",
        "Mon-Fri 9-12, 1-5",
        "Mon-Fri 9am-4pm, Thurs 9am-7pm",
        "Mon-Fri 9-5, Wed 9-12",
        "Daily 9-5, Monday 9-5",
        "1st Saturday 9-11 am, 3rd Saturday 10-12",
        "Breakfast 7-8:30 am, lunch 11:30-12:30 Monday through Friday",
        "Mon-Fri 9-5; summer Mon-Fri 8-4",
        "Hours vary",
        "Whenever",
        "",
    ] {
        assert_eq!(contradicting_days(sentence), [0_u8; 0], "{sentence}");
    }
    assert_eq!(on("Mon-Fri 9am-4pm, Thurs 9am-7pm", 10, "18:00"), Open);
    assert_eq!(on("Mon 9-12, Mon 1-4", 7, "15:00"), Open);
}
