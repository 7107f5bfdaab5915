//! HSDS at the desk: packages and JSON are read like a table, every mistake with its file and cell,
//! and what New Beginnings wrote comes back byte for byte.

use crate::support::TestService;
use crate::support::bytes;
use crate::support::desk::place_row;
use crate::support::stores::with_every_service;
use axum::http::StatusCode;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use sync_service::listings::starter::import_starter;
use sync_service::open_data::license::DataLicense;
use sync_service::open_data::package::{self, packed};

/// What a spreadsheet would run.
const FORMULA: &str = "=HYPERLINK(\"http://x.example\")";
const FORMS: [&str; 2] = ["/desk/places.hsds.zip", "/desk/places.hsds.json"];

/// Sends a file that is taken.
pub(crate) async fn sends(service: &TestService, token: &str, path: &str, file: &[u8]) -> Value {
    let (status, answer) = service.desk_takes(token, path, file).await;
    assert_eq!(status, StatusCode::OK, "{path}: {answer}");
    answer
}

pub(crate) async fn saved(service: &TestService, token: &str, path: &str) -> Vec<u8> {
    let bearer = format!("Bearer {token}");
    let response = service
        .get_with(path, ("authorization", bearer.as_str()))
        .await;
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    bytes(response).await
}

/// Publishes all rows of a file on a list.
pub(crate) async fn publishes(
    service: &TestService,
    token: &str,
    list: &str,
    file: &[u8],
) -> Value {
    let path = format!("/desk/imports?list={list}&origin=export");
    let kept = sends(service, token, &path, file).await;
    let path = format!("/desk/imports/{}/publish", kept["id"].as_str().unwrap());
    let version = json!({ "version": kept["version"] });
    service.desk_does(token, &path, version).await
}

/// A package of another directory.
pub(crate) fn package(files: &[(&str, &str)]) -> Vec<u8> {
    let files = files
        .iter()
        .map(|(name, text)| ((*name).to_owned(), text.as_bytes().to_vec()));
    packed(files.collect::<BTreeMap<_, _>>()).unwrap()
}

pub(crate) fn id(number: u32) -> String {
    format!("6a2f41a3-c54c-4e6c-8a5e-0000000{number:05}")
}

/// A package with one organization, two services and one place.
pub(crate) fn of_a_county(phone: &str) -> Vec<u8> {
    let [org, pantry, clinic, place, at, taxonomy, food, health] = [1, 2, 3, 4, 5, 6, 7, 8].map(id);
    package(&[
        ("county/datapackage.json", "{\"resources\":[]}"),
        (
            "county/organizations.csv",
            &format!(
                "id,name,description,website\n{org},County Help,Helps,https://help.example.org\n"
            ),
        ),
        (
            "county/services.csv",
            &format!(
                "id,organization_id,name,description,status,eligibility_description,fees_description,assured_date\n\
                 {pantry},{org},Riverside Pantry,Hot meals.,active,Residents of Essex.,Free,2026-03-04\n\
                 {clinic},{org},Riverside Clinic,Care,active,,,\n"
            ),
        ),
        (
            "county/locations.csv",
            &format!("id,location_type,name\n{place},physical,River\n"),
        ),
        (
            "county/addresses.csv",
            &format!(
                "id,location_id,address_1,address_2,city,state_province,postal_code,country,address_type\n\
                 {},{place},12 River Walk,Floor 2,Newark,NJ,07102,US,physical\n",
                id(9)
            ),
        ),
        (
            "county/service_at_location.csv",
            &format!("id,service_id,location_id\n{at},{pantry},{place}\n"),
        ),
        (
            "county/phones.csv",
            &format!(
                "id,service_id,number,extension\n{},{pantry},{phone},4\n",
                id(10)
            ),
        ),
        (
            "county/schedules.csv",
            &format!(
                "id,service_id,freq,byday,opens_at,closes_at\n\
                 {},{pantry},WEEKLY,\"MO,TU,WE\",09:00:00,17:00:00\n\
                 {},{pantry},MONTHLY,2SA,10:00,12:00\n",
                id(11),
                id(12)
            ),
        ),
        (
            "county/taxonomies.csv",
            &format!("id,name,description\n{taxonomy},T,T\n"),
        ),
        (
            "county/taxonomy_terms.csv",
            &format!(
                "id,name,description,taxonomy_id\n{food},Food pantry,x,{taxonomy}\n\
                 {health},Health,x,{taxonomy}\n"
            ),
        ),
        (
            "county/attributes.csv",
            &format!(
                "id,link_id,taxonomy_term_id,link_entity\n{},{pantry},{food},service\n\
                 {},{clinic},{health},service\n",
                id(13),
                id(14)
            ),
        ),
    ])
}

#[tokio::test]
async fn hsds_export_import_export_is_the_same_bytes() {
    let from = TestService::new();
    import_starter(from.app.store.as_ref(), from.clock.as_ref())
        .await
        .unwrap();
    from.app.directory.refresh().await.unwrap();
    from.app.places.refresh().await.unwrap();
    let owner = from.owner().await;
    // A place whose name staff changed keeps its id, also at the next installation.
    let id = from.place_named("JFS Food Pantry");
    let change = json!({
        "version": 0,
        "fields": {
            "name": "JFS Pantry, Margate",
            "phone": "(609) 822-1108 or 211",
            "notes": FORMULA,
        },
    });
    let path = format!("/desk/places/{id}/change");
    from.desk_does(&owner, &path, change).await;
    let lists: Vec<String> = from.app.places.with_catalog(|catalog| {
        let lists = catalog.places().iter().map(|it| it.place.list.clone());
        lists
            .collect::<std::collections::BTreeSet<_>>()
            .into_iter()
            .collect()
    });
    assert_eq!(lists.len(), 9);
    let all = saved(&from, &owner, "/desk/places.hsds.zip?view=all").await;
    let tables = from.app.places.with_catalog(|catalog| {
        let files = package::files(catalog.places(), &DataLicense::default()).unwrap();
        let tables = files.into_values().map(|it| String::from_utf8(it).unwrap());
        tables.collect::<String>()
    });
    assert!(tables.contains(",\"'=HYPERLINK"), "no spreadsheet runs it");
    assert!(!tables.contains(",\"=HYPERLINK"));
    for form in FORMS {
        // The package holds all lists, JSON one: it is longer than a file may be.
        let mut made = Vec::new();
        for list in &lists {
            let path = format!("{form}?view=all&list={list}");
            made.push((list, saved(&from, &owner, &path).await));
        }
        let is_whole = form.ends_with("zip");
        with_every_service(async |service| {
            for list in &lists {
                service.import(list, &[]).await.unwrap();
            }
            let owner = service.owner().await;
            for (list, file) in &made {
                let file = if is_whole { &all } else { file };
                let path = format!("/desk/imports/look?list={list}");
                let report = sends(&service, &owner, &path, file).await;
                assert_eq!(report["mistakes"], json!([]), "{list}");
                assert_eq!(report["repairs"], json!([]), "{list}");
                publishes(&service, &owner, list, file).await;
            }
            for (list, file) in &made {
                let path = format!("{form}?view=all&list={list}");
                assert!(saved(&service, &owner, &path).await == *file, "{path}");
            }
            let again = saved(&service, &owner, "/desk/places.hsds.zip?view=all").await;
            assert!(again == all, "{} and {}", again.len(), all.len());
            assert_eq!(service.place_named("JFS Pantry, Margate"), id);
        })
        .await;
    }
}

#[tokio::test]
async fn hsds_a_package_of_another_directory_is_mapped_checked_published_and_taken_back() {
    with_every_service(async |service| {
        service.has_places(&["Hope Pantry"]).await;
        let owner = service.owner().await;
        let file = of_a_county("(973) 555-0188");
        let look = "/desk/imports/look?list=food";
        let all = sends(&service, &owner, look, &file).await;
        assert_eq!(
            (&all["failure"], &all["good"]),
            (&Value::Null, &json!(2)),
            "{all}"
        );
        let food = all["terms"].as_array().unwrap().iter();
        let food = food.clone().find(|it| it["name"] == "Food pantry").unwrap();
        assert_eq!(food["count"], 1);
        let only = format!("{look}&only={}", food["id"].as_str().unwrap());
        let report = sends(&service, &owner, &only, &file).await;
        assert_eq!((&report["rows"], &report["good"]), (&json!(1), &json!(1)));
        let repaired = &report["repairs"][0];
        assert_eq!(
            repaired["after"], "973-555-0188 ext. 4",
            "an extension is kept beside the number"
        );

        let kept = only.replace("/look", "");
        let kept = sends(&service, &owner, &kept, &file).await;
        let path = format!("/desk/imports/{}", kept["id"].as_str().unwrap());
        assert!(service.public_row("Riverside Pantry").await.is_none());
        let version = json!({ "version": kept["version"] });
        let done = service
            .desk_does(&owner, &format!("{path}/publish"), version)
            .await;
        let row = service.public_row("Riverside Pantry").await.unwrap();
        for (field, text) in [
            ("address", "12 River Walk, Floor 2"),
            ("city", "Newark"),
            ("phone", "973-555-0188 ext. 4"),
            ("website", "https://help.example.org"),
            (
                "hours",
                "Monday-Wednesday 9 am-5 pm; 2nd Saturday of the month 10 am-12 pm",
            ),
            ("notes", "Hot meals. Free. Residents of Essex"),
            ("checked", "2026-03-04"),
        ] {
            assert_eq!(row[field], text, "{field}");
        }
        assert_eq!(
            service.place_named("Riverside Pantry"),
            id(2),
            "the id stays"
        );
        let again = sends(&service, &owner, &only, &file).await;
        assert_eq!(
            (&again["good"], &again["unchanged"]),
            (&json!(0), &json!(1))
        );
        let version = json!({ "version": done["version"] });
        service
            .desk_does(&owner, &format!("{path}/withdraw"), version)
            .await;
        assert!(service.public_row("Riverside Pantry").await.is_none());
    })
    .await;
}

#[tokio::test]
async fn hsds_every_mistake_of_a_package_is_named_with_its_file_and_cell() {
    let service = TestService::new();
    service
        .import("food", &[place_row("Hope Pantry")])
        .await
        .unwrap();
    let owner = service.owner().await;
    let [good, closed, twice, lost] = [1, 2, 3, 4].map(id);
    let file = package(&[
        (
            "services.csv",
            &format!(
                "id,organization_id,name,status,url,assured_date\n\
                 {good},,Good,active,,\n\
                 {closed},,Closed,defunct,,\n\
                 ,,No id,active,,\n\
                 {twice},,One,active,,\n\
                 {twice},,Two,active,,\n\
                 {lost},{},Lost,active,,\n\
                 {},,Web,active,see facebook,\n\
                 {},,Day,active,,2031-01-01\n\
                 {},,4711,active,,\n",
                id(99),
                id(5),
                id(6),
                id(7)
            ),
        ),
        (
            "phones.csv",
            &format!(
                "id,service_id,number\n{},{},973-555-0100\n{},{good},555-0100\n",
                id(20),
                id(98),
                id(21)
            ),
        ),
    ]);
    let report = sends(&service, &owner, "/desk/imports/look?list=food", &file).await;
    let told: BTreeMap<&str, &str> = report["mistakes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| {
            (
                it["cell"].as_str().unwrap(),
                it["problem"].as_str().unwrap(),
            )
        })
        .collect();
    let expected = BTreeMap::from([
        ("services.csv D3", "not-active"),
        ("services.csv A4", "id-missing"),
        ("services.csv A6", "id-twice"),
        ("services.csv B7", "link-nowhere"),
        ("services.csv E8", "website"),
        ("services.csv F9", "future-date"),
        ("services.csv C10", "name-is-number"),
        ("phones.csv B2", "link-nowhere"),
        ("phones.csv C3", "phone"),
    ]);
    assert_eq!(told, expected);
    assert_eq!(report["mistakesTotal"], 9);
    assert_eq!((&report["rows"], &report["good"]), (&json!(9), &json!(1)));

    let nested = json!([{
        "id": id(1), "name": "Good", "status": "active",
        "phones": [{ "id": id(2), "number": "12" }],
        "service_at_locations": [{ "id": id(3), "location": { "id": id(4), "addresses": [
            { "id": id(5), "address_1": "1 Elm St", "city": "Newark", "postal_code": "712" },
        ] } }],
    }]);
    let nested = nested.to_string();
    let report = sends(
        &service,
        &owner,
        "/desk/imports/look?list=food&columns=name,,,,,,zip,phone",
        nested.as_bytes(),
    )
    .await;
    let told: Vec<&str> = report["mistakes"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| it["cell"].as_str().unwrap())
        .collect();
    assert_eq!(
        told,
        ["[0].phones[0].number"],
        "the list has no ZIP code to fill: {report}"
    );
}

#[tokio::test]
async fn hsds_attack_what_is_no_package_or_too_large_is_refused() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let deep = "[".repeat(5_000);
    let wide = package(&[("services.csv", &format!("id\n{}", "a\n".repeat(1_100_000)))]);
    let bomb = package(&[("services.csv", &"A".repeat(40_000_000))]);
    let other_path = package(&[(
        "datapackage.json",
        "{\"resources\":[{\"name\":\"services\",\"path\":\"../../etc/passwd\"}]}",
    )]);
    for (file, failure) in [
        (&b"{}"[..], "not-a-package"),
        (b"[]", "not-a-package"),
        (b"{\"services\":3}", "not-a-package"),
        (deep.as_bytes(), "not-a-package"),
        (&other_path, "not-a-package"),
        (&bomb, "too-large"),
        (&wide, "too-large"),
    ] {
        let report = sends(&service, &owner, "/desk/imports/look?list=food", file).await;
        assert_eq!(report["failure"], failure);
    }
}
