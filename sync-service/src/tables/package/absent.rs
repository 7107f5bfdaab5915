//! Files and columns that a package does not have. What is not there says nothing, so it changes nothing; and it is
//! named, because a file that was lost or a heading that was renamed looks the same as a place without a telephone.

use super::model::{Package, Sheet};
use place_facts::spelling::distance;
use sync_protocol::desk_import::ImportMissing;

/// Letters in which a misspelled heading may differ from the right one.
const NEAR: usize = 2;

/// Where a place is: without these its address is nobody's.
const AT: [&str; 3] = [
    "addresses.location_id",
    "service_at_location.service_id",
    "service_at_location.location_id",
];
/// What marks our services, and has the fields that no standard column holds.
const MARKS: [&str; 6] = [
    "taxonomy_terms.id",
    "taxonomy_terms.code",
    "taxonomy_terms.taxonomy_id",
    "attributes.link_id",
    "attributes.taxonomy_term_id",
    "attributes.value",
];
/// The columns of the table that fill a field: what each is read from, all of it, and by what it is linked, one of
/// these.
const READ_FROM: [(&str, &[&str], &[&str]); 10] = [
    ("services.name", &[], &[]),
    ("services.description", &[], &[]),
    ("services.url", &[], &[]),
    ("services.eligibility_description", &[], &[]),
    ("services.assured_date", &[], &[]),
    ("addresses.address_1", &AT, &[]),
    ("addresses.city", &AT, &[]),
    ("addresses.postal_code", &AT, &[]),
    (
        "phones.number",
        &[],
        &[
            "phones.service_id",
            "phones.service_at_location_id",
            "phones.location_id",
            "phones.organization_id",
        ],
    ),
    (
        "schedules.description",
        &[],
        &[
            "schedules.service_id",
            "schedules.service_at_location_id",
            "schedules.location_id",
        ],
    ),
];
/// Columns that other directories need not have.
const OPTIONAL: [&str; 7] = [
    "services.description",
    "services.url",
    "services.eligibility_description",
    "services.assured_date",
    "schedules.description",
    "taxonomy_terms.code",
    "attributes.value",
];
/// Other columns of the specification (HSDS 3.0) in these tables: none of them is another one misspelled.
const OTHERS: [(&str, &str); 8] = [
    (
        "services",
        "id organization_id program_id alternate_name email status interpretation_services application_process \
         fees_description wait_time fees accreditations minimum_age maximum_age assurer_email licenses alert \
         last_modified organization.name organization.description organization.website",
    ),
    (
        "addresses",
        "id attention address_2 region state_province country address_type",
    ),
    ("service_at_location", "id description"),
    ("phones", "id contact_id extension type description"),
    (
        "schedules",
        "id valid_from valid_to dtstart timezone until count wkst freq interval byday byweekno bymonthday byyearday \
         weekday opens_at closes_at schedule_link attending_type notes",
    ),
    (
        "taxonomy_terms",
        "name description parent_id taxonomy language term_uri",
    ),
    ("attributes", "id link_entity link_type label"),
    ("locations", ""),
];

/// Whether a package has what a column of the table is read from. A column that is not listed is always there.
pub fn is_said(package: &Package, column: &str) -> bool {
    let has = |name: &&str| has(package, name);
    let found = READ_FROM.iter().find(|(name, ..)| *name == column);
    found.is_none_or(|(name, all, any)| {
        has(name) && all.iter().all(has) && (any.is_empty() || any.iter().any(has))
    })
}

/// Whether our attributes can be read.
pub fn has_marks(package: &Package) -> bool {
    MARKS.iter().all(|name| has(package, name))
}

fn has(package: &Package, name: &str) -> bool {
    let (table, column) = split(name);
    package.sheet(table).has(column)
}

fn split(name: &str) -> (&str, &str) {
    name.split_once('.').unwrap_or((name, ""))
}

/// The files and columns that are missing. JSON leaves out what it does not say, so there only a table, or a column
/// whose name is nearly there, is named. `is_ours`: our export has every column.
pub fn missing(package: &Package, is_ours: bool) -> Vec<ImportMissing> {
    let is_tabular = !package.sheet("services").file.is_empty();
    let mut found: Vec<ImportMissing> = Vec::new();
    let mut look = |name: &str| {
        let (table, column) = split(name);
        let sheet = package.sheet(table);
        if sheet.has(column) {
            return;
        }
        let is_there = sheet.columns().next().is_some();
        let near = near(sheet, table, column);
        let is_needed = is_tabular && (is_ours || !OPTIONAL.contains(&name));
        if is_there && !is_needed && near.is_empty() {
            return;
        }
        let missing = ImportMissing {
            file: match is_tabular {
                true if is_there => sheet.file.clone(),
                true => format!("{table}.csv"),
                false => table.to_owned(),
            },
            column: if is_there { column } else { "" }.to_owned(),
            near,
        };
        if !found.contains(&missing) {
            found.push(missing);
        }
    };
    for (name, all, any) in READ_FROM {
        std::iter::once(&name).chain(all).for_each(|it| look(it));
        if !any.iter().any(|it| has(package, it)) {
            any.iter().take(1).for_each(|it| look(it));
        }
    }
    MARKS.iter().for_each(|it| look(it));
    look("locations.id");
    found
}

/// The column of a table that may be meant by one that is not there: it is like it, or the only one that the
/// specification does not know.
fn near(sheet: &Sheet, table: &str, column: &str) -> String {
    let own = READ_FROM
        .iter()
        .flat_map(|(name, all, any)| std::iter::once(name).chain(*all).chain(*any));
    let own: Vec<&str> = own
        .chain(&MARKS)
        .map(|name| split(name))
        .filter(|(of, _)| *of == table)
        .map(|(_, column)| column)
        .collect();
    let others = OTHERS.iter().find(|(name, _)| *name == table);
    let is_known = |name: &&str| {
        own.contains(name)
            || others.is_none_or(|(_, all)| all.split_whitespace().any(|it| it == *name))
    };
    let unknown = sheet.columns().filter(|it| !it.is_empty() && !is_known(it));
    let unknown: Vec<&str> = unknown.collect();
    let wanted = plain(column);
    let like = |name: &&&str| {
        let name = plain(name);
        let is_part = name.len() > 2 && (name.contains(&wanted) || wanted.contains(&name));
        is_part || distance(&name, &wanted, NEAR).is_some()
    };
    let found = unknown.iter().find(like);
    let only = (unknown.len() == 1).then(|| &unknown[0]);
    found
        .or(only)
        .map(|name| crate::tables::start(name))
        .unwrap_or_default()
}

fn plain(name: &str) -> String {
    let letters = name.chars().filter(|it| it.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::super::model::At;
    use super::*;

    fn of(table: &str, file: &str, columns: &[&str]) -> Package {
        let mut package = Package::default();
        let cells = columns.iter().map(|it| ((*it).to_owned(), "x".to_owned()));
        package.push(table, At::Row(2), cells).unwrap();
        if let Some(sheet) = package.fill(table) {
            file.clone_into(&mut sheet.file);
        }
        if let Some(sheet) = package.fill("services") {
            "services.csv".clone_into(&mut sheet.file);
        }
        package
    }

    #[test]
    fn a_renamed_column_is_named_with_the_one_that_may_be_meant() {
        for (columns, near) in [
            (&["id", "service_id", "phone_number"][..], "phone_number"),
            (&["id", "service_id", "Number"], "Number"),
            (&["id", "service_id", "nubmer"], "nubmer"),
            (&["id", "service_id", "Tel"], "Tel"),
            (&["id", "service_id", "type", "description"], ""),
            (&["id", "service_id", "Tel", "Fax"], ""),
        ] {
            let package = of("phones", "phones.csv", columns);
            let missing = missing(&package, false);
            let found = missing.iter().find(|it| it.file == "phones.csv").unwrap();
            assert_eq!(
                (&*found.column, &*found.near),
                ("number", near),
                "{columns:?}"
            );
            assert!(!is_said(&package, "phones.number"));
        }
    }

    #[test]
    fn a_lost_link_is_missing_too_and_a_whole_table_is_not() {
        let package = of("phones", "phones.csv", &["id", "service", "number"]);
        let found = missing(&package, false);
        assert!(
            found
                .iter()
                .any(|it| it.column == "service_id" && it.near == "service")
        );
        assert!(!is_said(&package, "phones.number"));
        assert!(
            found
                .iter()
                .any(|it| it.file == "schedules.csv" && it.column.is_empty())
        );
        let whole = of("phones", "phones.csv", &["id", "location_id", "number"]);
        assert!(is_said(&whole, "phones.number"));
        assert!(
            missing(&whole, true)
                .iter()
                .all(|it| it.file != "phones.csv")
        );
    }
}
