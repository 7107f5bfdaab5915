//! RES-7: which papers an employer demands, in its columns and in its notes.

use resume_matching::employers::{Employer, Employers};
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;
use sync_protocol::matching::EmployerMatch;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn row(name: &str, cells: &[(&str, &str)]) -> Row {
    let named = [("name", name), ("phone", "973-555-0100")];
    let cells = cells.iter().chain(&named);
    cells
        .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
        .collect()
}

fn read(cells: &[(&str, &str)]) -> Employer {
    let employers = Employers::new(&[row("Acme", cells)], &RANKING.finder);
    employers.all.into_iter().next().unwrap()
}

fn ids(places: &[usize]) -> Vec<&'static str> {
    let concepts = RANKING.finder.lexicon().concepts();
    places
        .iter()
        .map(|place| concepts[*place].id.as_str())
        .collect()
}

fn papers(cells: &[(&str, &str)]) -> Vec<&'static str> {
    ids(&read(cells).licences)
}

fn matches(text: &str, rows: &[Row]) -> Vec<EmployerMatch> {
    let employers = Employers::new(rows, &RANKING.finder);
    let found = RANKING.finder.find(text);
    let person = Person {
        found: &found,
        from: None,
    };
    RANKING.matches(&person, &employers)
}

#[test]
fn res_7_a_column_of_demands_names_papers_in_many_words() {
    let texts = [
        ("nurse", "RN license", "rn"),
        ("nursing home", "LPN", "lpn"),
        ("electrician", "Journeyman license", "journeyman"),
        ("plumber", "Master plumber license", "plumber-licence"),
        ("plumber", "Licensed", "plumber-licence"),
        ("delivery", "DL", "driver-licence"),
        ("delivery", "Drivers licence", "driver-licence"),
        (
            "delivery",
            "Valid license and clean record",
            "driver-licence",
        ),
        ("forklift", "Certified", "forklift-card"),
        ("welder", "Certification", "welding-cert"),
        ("barber shop", "License", "barber-licence"),
        ("warehouse", "License to drive", "driver-licence"),
        ("delivery", "Licencia de manejar", "driver-licence"),
        ("plomero", "Licencia de plomero", "plumber-licence"),
    ];
    for (work, requires, paper) in texts {
        let employer = read(&[("work", work), ("requires", requires)]);
        assert_eq!(ids(&employer.licences), [paper], "{requires}");
        assert_eq!(ids(&employer.asked), Vec::<&str>::new(), "{requires}");
    }
}

#[test]
fn res_7_a_yes_below_the_name_of_a_paper_demands_it() {
    let papers = |column: &str, text: &str| papers(&[("work", "Driver"), (column, text)]);
    assert_eq!(papers("License?", "Yes"), ["driver-licence"]);
    assert_eq!(papers("License?", "Yes - CDL B"), ["cdl-b"]);
    assert_eq!(papers("Driver license", "yes"), ["driver-licence"]);
    assert_eq!(papers("CDL required", "Y"), ["cdl"]);
    assert_eq!(papers("Licencia", "sí"), ["driver-licence"]);
    for no in ["No", "none", "N/A", "not needed"] {
        assert_eq!(papers("License?", no), Vec::<&str>::new(), "{no}");
    }
    let employer = read(&[("work", "Driver"), ("License?", "Yes")]);
    assert_eq!(ids(&employer.asked), Vec::<&str>::new());
    assert_eq!(employer.work.len(), 1);
}

#[test]
fn res_7_notes_that_name_a_paper_beside_the_work_demand_it() {
    let texts = [
        ("driver", "Truck drivers with CDL", "cdl"),
        ("driver", "CDL drivers, nights", "cdl"),
        ("driver", "Truck drivers, Class B", "cdl-b"),
        ("driver", "Truck drivers. Commercial license", "cdl"),
        ("guards", "Guards, SORA", "sora"),
        ("guards", "SORA cert. needed", "sora"),
        ("guards", "SORA certified guards", "sora"),
        ("nursing home", "RN license", "rn"),
        ("nursing home", "Must be a registered nurse (RN)", "rn"),
        ("nursing home", "LPN license required", "lpn"),
        ("home care", "HHA cert", "home-health-aide"),
        ("hvac", "EPA 608", "epa-608"),
        ("cook", "Food handlers card", "servsafe"),
        (
            "electrician",
            "must hold a NJ electrical license",
            "electrician-licence",
        ),
        ("plumber", "Licensed plumbers only", "plumber-licence"),
        ("delivery", "Driver's lic. needed", "driver-licence"),
        ("delivery", "DL required", "driver-licence"),
        ("delivery", "Valid NJ DL", "driver-licence"),
        (
            "delivery",
            "License and own vehicle required",
            "driver-licence",
        ),
        ("delivery", "Must be able to drive", "driver-licence"),
        (
            "landscaping",
            "Need someone who can drive",
            "driver-licence",
        ),
        ("reparto", "Se requiere licencia", "driver-licence"),
    ];
    for (work, notes, paper) in texts {
        assert_eq!(
            papers(&[("work", work), ("notes", notes)]),
            [paper],
            "{notes}"
        );
    }
}

#[test]
fn res_7_notes_that_offer_or_excuse_a_paper_do_not_demand_it() {
    let texts = [
        ("delivery", "No license needed"),
        ("driver", "We help you get your CDL"),
        ("driver", "CDL school paid for"),
        ("construction", "Free OSHA 10 course"),
        ("warehouse", "Must be able to drive a forklift"),
        ("sales", "Must drive sales"),
        ("warehouse", "Forklift certified a plus"),
        ("kitchen", "GED classes at night"),
        ("demolition", "Asbestos removal"),
    ];
    for (work, notes) in texts {
        let papers = papers(&[("work", work), ("notes", notes)]);
        assert_eq!(papers, Vec::<&str>::new(), "{notes}");
    }
}

#[test]
fn res_7_a_job_for_a_commercial_license_is_a_job_for_truck_drivers() {
    let rows = [
        row("Depot", &[("work", "Driver"), ("License?", "Yes - CDL B")]),
        row("Quarry", &[("work", "Drivers needed, class B CDL")]),
        row("Bakery", &[("work", "baker")]),
    ];
    let all = matches("Truck driver, six years. CDL class B", &rows);
    let mut names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
    names.sort_unstable();
    assert_eq!(names, ["Depot", "Quarry"]);
}

#[test]
fn res_7_who_lacks_a_demanded_license_sees_the_employer_lower_and_why() {
    let demands = [
        ("work", "Plumber helper"),
        ("notes", "Licensed plumbers only"),
    ];
    let rows = [
        row("First", &demands),
        row("Second", &[("work", "Plumber helper")]),
    ];
    let all = matches("I was a plumber for six years", &rows);
    let names: Vec<&str> = all.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(names, ["Second", "First"]);
    assert_eq!(all[1].licences[0].en, "plumber license");
    let salon = [row(
        "Salon",
        &[("requires", "Hair stylists, Cosmetology license")],
    )];
    let all = matches("I cut hair", &salon);
    assert_eq!(all[0].licences[0].en, "cosmetology license");
}

#[test]
fn res_7_a_paper_is_named_as_a_paper() {
    let concepts = RANKING.finder.lexicon().concepts();
    for id in ["home-health-aide", "cna", "phlebotomy", "flagger", "hazmat"] {
        let place = RANKING.finder.lexicon().place(id).unwrap();
        let name = &concepts[place].label;
        let nouns = ["certificate", "card", "endorsement"];
        assert!(
            nouns.iter().any(|noun| name.en.contains(noun)),
            "{}",
            name.en
        );
        let nouns = ["certificado", "tarjeta", "endoso"];
        assert!(
            nouns.iter().any(|noun| name.es.contains(noun)),
            "{}",
            name.es
        );
    }
}

#[test]
fn res_7_a_demand_is_heard_however_it_is_worded() {
    let texts = [
        (
            "Trucking company",
            "Not hiring anyone who has no CDL",
            "cdl",
        ),
        (
            "Trucking company",
            "We don't take drivers who don't have a CDL",
            "cdl",
        ),
        ("Barbershop", "Unlicensed need not apply", "barber-licence"),
        ("Barbershop", "No license no chair", "barber-licence"),
        ("Barbershop", "Barbers - licensed", "barber-licence"),
        ("Barbería", "Se pide licencia", "barber-licence"),
        ("Barbería", "Se exige licencia", "barber-licence"),
        (
            "Warehouse",
            "Forklift operators, certified",
            "forklift-card",
        ),
        (
            "Warehouse",
            "Forklift operators (certified)",
            "forklift-card",
        ),
        ("Warehouse", "Forklift operators w/ cert", "forklift-card"),
        ("Construction", "No OSHA card, no site", "osha-10"),
    ];
    for (kind, notes, paper) in texts {
        let papers = papers(&[("type", kind), ("notes", notes)]);
        assert_eq!(papers, [paper], "{notes}");
    }
    for (kind, notes) in [
        ("Barbershop", "No license, no problem"),
        ("Trucking company", "No CDL no experience ok"),
        ("Trucking company", "CDL: no"),
    ] {
        let papers = papers(&[("type", kind), ("notes", notes)]);
        assert_eq!(papers, Vec::<&str>::new(), "{notes}");
    }
}

#[test]
fn res_7_a_check_that_everyone_can_pass_names_no_work() {
    for check in [
        "drug test",
        "Must pass drug test",
        "Social Security card",
        "Physical exam",
        "Prueba de drogas",
        "Background check; drug screening",
    ] {
        let employer = read(&[("work", "cook"), ("requires", check)]);
        assert_eq!(ids(&employer.asked), Vec::<&str>::new(), "{check}");
        let alone = read(&[("type", "Acme"), ("requires", check)]);
        assert!(alone.work.is_empty(), "{check}");
    }
    let driver = [("work", "driver"), ("requires", "drug test, CDL")];
    assert_eq!(papers(&driver), ["cdl"]);
    assert_eq!(
        papers(&[("work", "driver"), ("requires", "CDL: no")]),
        Vec::<&str>::new()
    );
}
