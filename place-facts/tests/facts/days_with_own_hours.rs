//! A day with hours of its own behind those of the whole week, or of more days: on top of these, or instead? It has to be asked.

use crate::states_at::wrong;
use sync_protocol::places::hours::OpenState::{Ask, Closed, Open};

#[test]
fn the_hours_of_a_week_are_asked_about_on_a_day_with_its_own() {
    let on_sunday = [
        ("Daily 5-6 pm, Sun 4-5 pm", "2026-11-22T17:30"),
        ("Nightly 5-6 pm; Sunday 4-5 pm", "2026-11-22T17:30"),
        ("7 days 5-6 pm; Sun. 4-5 pm", "2026-11-22T17:30"),
        ("Daily 12-1 pm; Sunday 1-2 pm", "2026-11-22T12:30"),
        (
            "Daily 12-1 pm; Saturday & Sunday 11 am-12 pm",
            "2026-11-22T12:30",
        ),
        ("Daily 9 am-12 pm; Sunday 12-4 pm", "2026-11-22T10:00"),
        ("Daily 7-9 am; weekends 9-11 am", "2026-11-22T08:00"),
        ("Dinner daily 5-6 pm; Sunday 4-5 pm", "2026-11-22T17:30"),
        ("Dinner daily 5-6 pm; Sunday 2-3 pm", "2026-11-22T17:30"),
        (
            "Dinner: Mon-Sun 5:00 pm - 6:00 pm; Sun 4:00 pm - 5:00 pm",
            "2026-11-22T17:30",
        ),
        ("Supper nightly 5-6 pm; Saturday 4-5 pm", "2026-11-21T17:30"),
        ("Lunch daily 12-1 pm; Sunday 2-3 pm", "2026-11-22T12:30"),
        (
            "Lunch served daily 12 pm-1 pm. Saturday 11 am-12 pm",
            "2026-11-21T12:30",
        ),
        (
            "Lunch daily 11 am-12 pm; weekends 12-1 pm",
            "2026-11-21T11:30",
        ),
        (
            "Soup kitchen daily 11 am-1 pm; Sunday 2-3 pm",
            "2026-11-22T12:00",
        ),
        (
            "Breakfast daily 7-8 am; Saturday 8-9 am",
            "2026-11-21T07:30",
        ),
        (
            "Cena todos los días 5-6 pm; domingo 4-5 pm",
            "2026-11-22T17:30",
        ),
        (
            "Desayuno todos los días 7-8 am; domingo 9-10 am",
            "2026-11-22T07:30",
        ),
        (
            "1st & 3rd Monday 5-7 pm; 3rd Monday 5-6 pm",
            "2026-11-16T18:30",
        ),
        (
            "1st and 3rd Saturday 9-11 am, 3rd Saturday 9-10 am",
            "2026-11-21T10:30",
        ),
    ];
    let moments = on_sunday.map(|(sentence, at)| (sentence, [(at, Ask)]));
    let cases = moments
        .each_ref()
        .map(|(sentence, at)| (*sentence, &at[..]));
    assert_eq!(wrong(&cases), [""; 0]);
}

#[test]
fn hours_that_go_on_and_other_services_stay_sure() {
    assert_eq!(
        wrong(&[
            (
                "Monday-Friday 9 am-5 pm, Thursday 5-7 pm",
                &[("2026-11-26T10:00", Ask), ("2026-12-03T10:00", Open)]
            ),
            (
                "Daily 5-6 pm, Sun 4-5 pm",
                &[("2026-11-21T17:30", Open), ("2026-11-21T16:30", Closed)]
            ),
            (
                "Lunch daily 12-1 pm; dinner Sunday 5-6 pm",
                &[("2026-11-22T12:30", Open), ("2026-11-22T17:30", Open)]
            ),
            (
                "Monday-Friday 9 am-5 pm and Wednesday 6-8 pm",
                &[("2026-11-25T10:00", Open), ("2026-11-25T18:30", Open)]
            ),
            (
                "1st & 3rd Monday 5-7 pm; 3rd Monday 5-6 pm",
                &[("2026-12-07T18:30", Open)]
            ),
        ]),
        [""; 0]
    );
}
