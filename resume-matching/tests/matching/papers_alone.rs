//! RES-7: a license leads to the employers that ask for it, and is named as the reason.

use resume_matching::employers::Employers;
use resume_matching::score::Ranking;
use std::sync::LazyLock;
use sync_protocol::listings::Row;
use sync_protocol::matching::{EmployerMatch, MatchRequest, ResumeState};

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn row(name: &str, work: &str, requires: &str) -> Row {
    let cells = [
        ("name", name),
        ("work", work),
        ("requires", requires),
        ("phone", "973-555-0100"),
    ];
    cells
        .map(|(column, text)| (column.to_owned(), text.to_owned()))
        .into()
}

fn rows() -> Vec<Row> {
    vec![
        row("Haul", "truck driver", "CDL class A"),
        row("School bus", "bus driver", "CDL B, passenger endorsement"),
        row("Fuel", "tanker driver", "hazmat"),
        row("Parcels", "delivery", "driver license"),
        row("Kitchen", "prep cook", "ServSafe"),
        row("Pallets", "forklift", "forklift certificate"),
        row("Bakery", "baker", ""),
    ]
}

fn matches(text: &str, skills: &[&str]) -> Vec<EmployerMatch> {
    let employers = Employers::new(&rows(), &RANKING.finder);
    let request = MatchRequest {
        skills: skills.iter().map(|skill| (*skill).to_owned()).collect(),
        ..MatchRequest::default()
    };
    let found = RANKING.finder.find(text);
    let answer = RANKING.answer(ResumeState::None, found, &request, &employers);
    answer.matches
}

fn names(text: &str, skills: &[&str]) -> Vec<String> {
    let all = matches(text, skills).into_iter();
    all.map(|one| one.name).collect()
}

#[test]
fn res_7_a_license_alone_leads_to_the_employers_that_demand_it() {
    for (paper, employer) in [
        ("cdl-a", "Haul"),
        ("hazmat", "Fuel"),
        ("driver-licence", "Parcels"),
        ("servsafe", "Kitchen"),
        ("forklift-card", "Pallets"),
    ] {
        let all = matches("", &[paper]);
        assert_eq!(all[0].name, employer, "{paper}");
        let place = RANKING.finder.lexicon().place(paper).unwrap();
        let label = &RANKING.finder.lexicon().concepts()[place].label.en;
        assert_eq!(all[0].reasons.join("|"), *label);
        assert!(all[0].licences.is_empty() && all[0].jobs.is_empty());
    }
    assert_eq!(names("I have a CDL class A license", &[]), ["Haul"]);
    assert_eq!(names("Tengo certificado de alimentos", &[]), ["Kitchen"]);
}

#[test]
fn res_7_a_license_that_is_not_held_leads_nowhere() {
    assert_eq!(
        names("My CDL class A is suspended", &[]),
        Vec::<String>::new()
    );
    assert_eq!(names("I have a CPR card", &[]), Vec::<String>::new());
    // The endorsement for buses is another one.
    assert_eq!(names("", &["cdl-b"]), Vec::<String>::new());
}

#[test]
fn res_7_beside_work_a_license_of_weeks_adds_its_employers_behind_that_work() {
    let all = matches("", &["forklift", "cdl-a"]);
    let shown: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(shown, ["Pallets", "Haul"]);
    assert_eq!(all[1].reasons, ["CDL class A"]);
    // A license that nearly everyone has says nothing about the work.
    let names = names("", &["baking", "driver-licence"]);
    assert_eq!(names[0], "Bakery");
    assert!(!names.contains(&"Parcels".to_owned()), "{names:?}");
    let driver = matches("Drove an 18-wheeler up and down 95. I have my CDL A", &[]);
    assert_eq!(driver[0].name, "Haul");
    assert_eq!(driver[0].reasons, ["Drove an 18-wheeler", "CDL A"]);
}
