//! RES-7: demands that are worded with a negative, with a bare "licensed" or with a license of no name.

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn row(name: &str, work: &str, column: &str, text: &str) -> Row {
    let cells = [("name", name), ("work", work), (column, text)];
    let cells = cells.iter();
    cells
        .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
        .collect()
}

fn papers(work: &str, column: &str, text: &str) -> Vec<&'static str> {
    let employers = Employers::new(&[row("Acme", work, column, text)], &RANKING.finder);
    let concepts = RANKING.finder.lexicon().concepts();
    let papers = employers.all[0].licences.iter();
    papers.map(|place| concepts[*place].id.as_str()).collect()
}

#[test]
fn res_7_a_demand_may_be_worded_with_negatives() {
    for (notes, paper) in [
        ("Do not apply without a CDL A", "cdl-a"),
        ("Applicants without a CDL A will not be considered", "cdl-a"),
        ("No CDL A no interview", "cdl-a"),
        ("No CDL, no job", "cdl"),
        ("We can not hire without CDL A", "cdl-a"),
        ("We can't take anyone without a CDL B", "cdl-b"),
        ("Don't call if you don't have a CDL A", "cdl-a"),
        ("Sin CDL A no aplique", "cdl-a"),
        ("No aplicar sin CDL A", "cdl-a"),
        ("Sin licencia de conducir no hay trabajo", "driver-licence"),
        ("No driver's license, no work", "driver-licence"),
    ] {
        assert_eq!(papers("driver", "notes", notes), [paper], "{notes}");
    }
}

#[test]
fn res_7_a_paper_that_is_not_needed_is_not_missing() {
    for (work, text) in [
        ("driver", "CDL not required"),
        ("driver", "CDL not needed"),
        ("driver", "A CDL is not required"),
        ("driver", "CDL no requerida"),
        ("driver", "La CDL no es necesaria"),
        ("driver", "No se necesita licencia CDL"),
        ("driver", "No CDL, no problem"),
        ("landscaping", "Driver's license not needed"),
        ("landscaping", "License not required"),
        ("barber", "Barber license not required"),
        ("barber", "We hire without a barber license"),
        ("cook", "ServSafe not needed"),
        ("cook", "ServSafe is not required but helpful"),
        ("cook", "No license, no experience needed"),
    ] {
        for column in ["notes", "requires"] {
            assert_eq!(
                papers(work, column, text),
                Vec::<&str>::new(),
                "{column}: {text}"
            );
        }
    }
    let both = papers(
        "driver",
        "notes",
        "CDL not required, driver's license required",
    );
    assert_eq!(both, ["driver-licence"]);
}

#[test]
fn res_7_a_license_of_no_name_is_the_one_of_the_work() {
    for (work, text, paper) in [
        ("Electricians", "Licensed", "electrician-licence"),
        ("Crane operator", "NCCCO", "crane-card"),
        ("Welders", "AWS certified", "welding-cert"),
        (
            "Teacher aides",
            "Sub certificate required",
            "sub-certificate",
        ),
        ("Barber shop", "NJ license", "barber-licence"),
        ("Barber shop", "Valid NJ license required", "barber-licence"),
        ("Delivery", "Valid NJ license", "driver-licence"),
        ("Driver", "Licencia CDL A obligatoria", "cdl-a"),
        ("Chofer", "CDL clase B requerida", "cdl-b"),
    ] {
        for column in ["notes", "requires"] {
            assert_eq!(papers(work, column, text), [paper], "{column}: {text}");
        }
    }
}

#[test]
fn res_7_who_did_the_work_sees_who_demands_its_certificate_lower_and_why() {
    let rows = [
        row("First", "Nursing home aides", "notes", "CNA only"),
        row("Second", "Nursing home aides", "notes", "Must be a CNA"),
        row("Third", "Nursing home aides", "notes", "Nights"),
    ];
    let employers = Employers::new(&rows, &RANKING.finder);
    let found = RANKING.finder.find("I bathed and fed old people");
    let person = Person {
        found: &found,
        from: None,
    };
    let all = RANKING.matches(&person, &employers);
    let names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Third", "First", "Second"]);
    assert_eq!(all[1].licences[0].en, "CNA certificate");
}
