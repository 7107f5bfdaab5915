//! The order of columns (specification section 2, "Employment screen").

/// Places `fields` in the order of the specification: name, type, address, county, phone, site or
/// website, the remaining fields alphabetically, then notes, then other last. Twice the same field
/// is kept once. `src/places/columns.ts` does the same; `cases/columns.json` ties the two.
pub fn ordered<'a>(fields: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut columns: Vec<&str> = fields.into_iter().collect();
    columns.sort_by_key(|field| (rank(field), field.to_lowercase(), *field));
    columns.dedup();
    columns
}

/// The place of a field before the alphabet decides.
fn rank(field: &str) -> u8 {
    match field.to_lowercase().as_str() {
        "name" => 0,
        "type" => 1,
        "address" => 2,
        "county" => 3,
        "phone" => 4,
        "site" | "website" => 5,
        "notes" => 7,
        "other" => 8,
        _ => 6,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[derive(serde::Deserialize)]
    struct Case {
        name: String,
        fields: Vec<String>,
        columns: Vec<String>,
    }

    #[test]
    fn columns_follow_the_shared_cases() {
        let cases: Vec<Case> = serde_json::from_str(include_str!("../cases/columns.json")).unwrap();
        for Case {
            name,
            fields,
            columns,
        } in cases
        {
            assert_eq!(
                ordered(fields.iter().map(String::as_str)),
                columns,
                "{name}"
            );
        }
    }

    proptest! {
        #[test]
        fn the_order_of_arrival_never_matters(mut fields in prop::collection::vec("[a-zA-Z]{1,6}", 0..12)) {
            let first = ordered(fields.iter().map(String::as_str))
                .into_iter()
                .map(str::to_owned)
                .collect::<Vec<_>>();
            fields.reverse();
            prop_assert_eq!(ordered(fields.iter().map(String::as_str)), first);
        }

        #[test]
        fn no_field_is_lost_and_none_is_invented(fields in prop::collection::vec("[a-z]{1,6}", 0..12)) {
            let columns = ordered(fields.iter().map(String::as_str));
            for field in &fields {
                prop_assert_eq!(columns.iter().filter(|column| *column == field).count(), 1);
            }
            prop_assert!(columns.iter().all(|column| fields.iter().any(|field| field == column)));
        }
    }
}
