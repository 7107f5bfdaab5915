//! RES-7: an employer has the work that its row offers, and a card says what may exclude somebody.

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;
use sync_protocol::matching::EmployerMatch;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn row(cells: &[(&str, &str)]) -> Row {
    let cells = cells.iter();
    cells
        .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
        .collect()
}

/// The matches of a person among some employers.
fn matches(rows: &[Row], text: &str) -> Vec<EmployerMatch> {
    let employers = Employers::new(rows, &RANKING.finder);
    let found = RANKING.finder.find(text);
    let found = &found;
    RANKING.matches(&Person { found, from: None }, &employers)
}

fn only(cells: &[(&str, &str)], text: &str) -> Option<EmployerMatch> {
    let mut cells = cells.to_vec();
    cells.extend([("Company", "Acme"), ("Phone", "973-555-0100")]);
    matches(&[row(&cells)], text).into_iter().next()
}

#[test]
fn res_7_what_a_word_qualifies_is_no_work_of_its_own() {
    for (does, to_know, text) in [
        (
            "Office cleaning",
            "Nights",
            "answered phones in a law office",
        ),
        (
            "Office cleaning, floor waxing",
            "",
            "file clerk in an office",
        ),
        (
            "Drywall hangers",
            "Own tools, must lift 80 lbs",
            "ran a lathe",
        ),
        ("Drywall hangers", "Bring your tools", "operaba torno"),
        (
            "Commercial laundry: washers, pressers, folders",
            "",
            "Delivered packages for UPS",
        ),
        ("Child care, teacher aides", "", "cleaned offices 8 years"),
        (
            "Plumbing supply store: cashiers and stockers",
            "",
            "plumber 5 years",
        ),
        (
            "Hair salon supplies warehouse: pickers",
            "",
            "barber 5 years",
        ),
    ] {
        let cells = [("What they do", does), ("Good to know", to_know)];
        assert_eq!(only(&cells, text), None, "{does}: {text}");
    }
}

#[test]
fn res_7_the_work_that_is_offered_is_found() {
    for (does, to_know, text) in [
        ("Office cleaning", "Nights", "cleaned offices"),
        ("Office", "", "office clerk"),
        ("Drywall hangers", "Own tools", "hung sheetrock"),
        ("Machinists", "Own tools", "ran a lathe"),
        (
            "Commercial laundry: washers, pressers",
            "",
            "pressed shirts",
        ),
        ("Daycare", "", "janitor in a school"),
        (
            "Plumbing supply store: cashiers and stockers",
            "",
            "cashier",
        ),
        ("Plumbing company: plumbers", "", "plumber 5 years"),
        (
            "Warehouse: pickers, packers",
            "",
            "packed boxes in a warehouse",
        ),
        ("Roofing", "No felonies", "construction laborer"),
    ] {
        let cells = [("What they do", does), ("Good to know", to_know)];
        assert!(only(&cells, text).is_some(), "{does}: {text}");
    }
}

#[test]
fn res_7_a_remark_that_may_exclude_is_shown_whatever_its_column_is_called() {
    for column in ["Good to know", "Remarks", "Fine print", "Requirements"] {
        for remark in [
            "No felonies",
            "No offenses against children",
            "Must have no record",
        ] {
            let cells = [("What they do", "Roofing"), (column, remark)];
            let shown = only(&cells, "roofer").unwrap();
            assert_eq!(shown.notes.as_deref(), Some(remark), "{column}");
        }
    }
}

#[test]
fn res_7_who_hires_nobody_now_comes_last_and_says_so() {
    for remark in [
        "Not hiring right now",
        "Volunteers only, no pay",
        "Hiring freeze",
    ] {
        let named = |name: &str, notes: &str| {
            let cells = [("Company", name), ("services", "Roofers"), ("notes", notes)];
            row(&[&cells[..], &[("Phone", "973-555-0100")]].concat())
        };
        let rows = [named("Closed", remark), named("Open", "Ask for Ray")];
        let shown = matches(&rows, "roofer 5 years");
        let names: Vec<&str> = shown.iter().map(|it| it.name.as_str()).collect();
        assert_eq!(names, ["Open", "Closed"], "{remark}");
        assert!(shown[1].ask_first && !shown[0].ask_first, "{remark}");
    }
    let gone = [
        ("services", "Roofers"),
        ("notes", "Closed for good in 2024"),
    ];
    assert_eq!(only(&gone, "roofer"), None);
}

#[test]
fn res_7_a_job_that_nobody_is_hired_for_is_not_offered() {
    let cells = [(
        "Comments",
        "Cleaners. We do not hire janitors any more, only window washers",
    )];
    assert!(only(&cells, "washed windows").is_some());
    let employers = Employers::new(&[row(&[("Company", "Acme"), cells[0]])], &RANKING.finder);
    let lexicon = RANKING.finder.lexicon();
    let work = employers.all[0].work.iter();
    let ids: Vec<&str> = work
        .map(|it| lexicon.concepts()[it.place].id.as_str())
        .collect();
    assert_eq!(ids, ["window-cleaning"]);
}

#[test]
fn res_7_a_demanded_diploma_is_read_in_many_words() {
    for note in [
        "Diploma required",
        "Must have finished high school",
        "H.S. diploma a must",
        "HS diploma required",
        "HS grad only",
        "Associate degree required",
        "High school diploma or GED required",
        "CDA or high school diploma required",
    ] {
        for column in ["notes", "Comments", "Good to know"] {
            let cells = [("type", "Office"), (column, note)];
            let shown = only(&cells, "office clerk").unwrap();
            assert_eq!(shown.licences.len(), 1, "{column}: {note}");
        }
    }
    for note in [
        "Diploma preferred",
        "No diploma needed",
        "We get you your GED",
        "Near the high school",
    ] {
        let shown = only(&[("type", "Office"), ("notes", note)], "office clerk").unwrap();
        assert!(shown.licences.is_empty(), "{note}");
    }
}

#[test]
fn res_7_a_paper_that_the_employer_gets_is_not_missing() {
    for note in ["We get you your SORA card", "We pay for the SORA card"] {
        let cells = [("What they do", "Security guards"), ("Good to know", note)];
        assert!(
            only(&cells, "security guard").unwrap().licences.is_empty(),
            "{note}"
        );
    }
}

#[test]
fn res_7_agents_of_a_call_center_are_a_job_and_no_way_to_ask() {
    let cells = [("Comments", "Call center agents. Nights")];
    assert!(only(&cells, "answered phones").is_some());
    assert_eq!(
        only(&[("Comments", "Cooks. Call the center")], "answered phones"),
        None
    );
}

#[test]
fn res_7_a_column_of_several_words_for_a_place_is_its_address() {
    let cells = [("What they do", "Roofing"), ("Town / Zip", "Newark 07102")];
    let shown = only(&cells, "roofer").unwrap();
    assert_eq!(shown.address.as_deref(), Some("Newark 07102"));
}
