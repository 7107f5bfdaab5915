//! RES-7: a list may call its columns as it likes, in both languages, and may say a kind of place in any of them.

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

/// The names of the employers that are shown, the first one first, of a list with columns and rows whose cells a bar
/// parts.
fn shown(columns: &str, rows: &[&str], text: &str) -> Vec<String> {
    let rows: Vec<Row> = rows
        .iter()
        .map(|row| {
            let cells = columns.split('|').zip(row.split('|'));
            let cells = cells.map(|(column, cell)| (column.to_owned(), cell.to_owned()));
            cells
                .chain([("Phone".to_owned(), "973-555-0100".to_owned())])
                .collect()
        })
        .collect();
    let found = RANKING.finder.find(text);
    let person = Person {
        found: &found,
        from: None,
    };
    let employers = Employers::new(&rows, &RANKING.finder);
    let all = RANKING.matches(&person, &employers).into_iter();
    all.map(|it| it.name).collect()
}

/// Those of the texts for which another employer comes first.
fn wrong<'a>(columns: &str, rows: &[&str], all: &[(&'a str, &str)]) -> Vec<(&'a str, Vec<String>)> {
    let shown = all
        .iter()
        .map(|(text, name)| (*text, name, shown(columns, rows, text)));
    let wrong = shown.filter(|(_, name, shown)| shown.first().is_none_or(|it| it != *name));
    wrong.map(|(text, _, shown)| (text, shown)).collect()
}

#[test]
fn res_7_a_list_in_spanish_names_its_employers() {
    let rows = [
        "Panadería La Rosa|Panadería|Ayudantes",
        "Hermanos Díaz|Construcción|Albañiles y peones",
        "Limpieza Total||",
        "El Buen Sabor|Restaurante|",
        "Textiles Norte|Confección|",
        "Seguridad Águila||Guardias",
    ];
    let all = [
        ("Hacía pan", "Panadería La Rosa"),
        ("Fui albañil", "Hermanos Díaz"),
        ("Limpiaba oficinas", "Limpieza Total"),
        ("Fui mesero", "El Buen Sabor"),
        ("Cosía ropa", "Textiles Norte"),
        ("I was a security guard", "Seguridad Águila"),
    ];
    for columns in [
        "Empresa|Rubro|Puesto",
        "Nombre de la empresa|Giro|Vacantes",
        "Compañía|Categoría|Puestos",
        "Negocio|Tipo de negocio|Trabajo",
    ] {
        assert_eq!(wrong(columns, &rows, &all), [], "{columns}");
    }
}

#[test]
fn res_7_a_longer_heading_may_name_the_employer() {
    let rows = ["ABC Electric|Electrical contractor", "Joe's Pizza|"];
    let all = [
        ("I was an electrician", "ABC Electric"),
        ("I made pizza", "Joe's Pizza"),
    ];
    for columns in [
        "Firm|Line",
        "Firm #|Line",
        "Company / Employer|Field",
        "Business Name|Trade",
    ] {
        assert_eq!(wrong(columns, &rows, &all), [], "{columns}");
    }
    // A heading that says something else of the employer names none.
    for columns in [
        "Business type|Line",
        "Company size|Line",
        "Contact name|Line",
    ] {
        assert_eq!(
            shown(columns, &rows, "I was an electrician"),
            Vec::<String>::new(),
            "{columns}"
        );
    }
}

#[test]
fn res_7_all_jobs_that_a_note_looks_for_are_read() {
    let rows = [
        "Golden Wok|Looking for dishwashers and delivery drivers",
        "Corner Grill|Hiring for cooks and cashiers",
    ];
    let all = [
        ("I washed dishes", "Golden Wok"),
        ("I delivered food", "Golden Wok"),
        ("I was a line cook", "Corner Grill"),
        ("I was a cashier", "Corner Grill"),
    ];
    for columns in [
        "Employer|Good to know",
        "Workplace|Jobs",
        "Lugar de trabajo|Vacantes",
    ] {
        assert_eq!(wrong(columns, &rows, &all), [], "{columns}");
    }
}

#[test]
fn res_7_titles_of_any_work_leave_it_to_the_kind_of_place() {
    let rows = [
        "Kwik Mart|Convenience store|Clerks",
        "Bright Smile|Dental office|Front desk",
        "Shoreline|Hotel|Front desk",
        "Town Records|Office|Clerks",
        "Night Foods|Supermarket|Night crew",
        "Hudson Pallets|Builds and fixes pallets|General help",
        "Sun Power|Renewable energy|Crew",
        "Stitch Co|Apparel manufacturing|Helpers",
    ];
    let all = [
        ("I was a cashier", "Kwik Mart"),
        ("I filed papers in an office", "Town Records"),
        ("I was a medical assistant", "Bright Smile"),
        ("I checked in guests at a hotel", "Shoreline"),
        ("I stocked shelves overnight", "Night Foods"),
        ("I built pallets", "Hudson Pallets"),
        ("I installed solar panels", "Sun Power"),
        ("I sewed clothes", "Stitch Co"),
    ];
    assert_eq!(wrong("Company|What they do|Openings", &rows, &all), []);
    // Without a kind of place a title still says what it says.
    let alone = ["Acme|Clerks", "Otis|Welders"];
    let all = [("I was an office clerk", "Acme"), ("I welded", "Otis")];
    assert_eq!(wrong("Company|Openings", &alone, &all), []);
}
