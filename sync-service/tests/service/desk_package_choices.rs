//! Of several telephone numbers and addresses of a package the one is taken that people can use, and what is left out
//! is said.

use crate::desk_packages::{id, package, sends};
use crate::support::TestService;
use serde_json::{Value, json};

const LOOK: &str = "/desk/imports/look?list=food";
const BRING: &str = "/desk/imports?list=food&origin=County";

async fn desk() -> (TestService, String) {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    (service, owner)
}

/// A package with one service that has these telephones and addresses, and other files.
fn of(phones: &str, addresses: &str, more: &[(&str, &str)]) -> Vec<u8> {
    let [org, service, place, at] = [1, 2, 3, 4].map(id);
    let number = |text: &str, column: &str| {
        let lines = text.lines().enumerate();
        let lines = lines.map(|(at, line)| format!("{},{column},{line}\n", id(10 + at as u32)));
        lines.collect::<String>()
    };
    let phones = format!("id,service_id,number,type\n{}", number(phones, &service));
    let addresses = format!(
        "id,location_id,address_1,city,state_province,postal_code,address_type\n{}",
        number(addresses, &place)
    );
    let organizations = format!("id,name\n{org},Sunrise\n");
    let services = format!(
        "id,organization_id,name,description,status\n{service},{org},Sunrise Pantry,Food,active\n"
    );
    let locations = format!("id,location_type,name\n{place},physical,Main\n");
    let ats = format!("id,service_id,location_id\n{at},{service},{place}\n");
    let mut files = vec![
        ("organizations.csv", organizations.as_str()),
        ("services.csv", &services),
        ("locations.csv", &locations),
        ("service_at_location.csv", &ats),
        ("addresses.csv", &addresses),
        ("phones.csv", &phones),
    ];
    files.extend(more);
    package(&files)
}

/// What was said of a kind: how often, and the first text.
fn said<'a>(report: &'a Value, repair: &str) -> Option<(u64, &'a str)> {
    let all = report["repairs"].as_array().unwrap().iter();
    let mut found = all.filter(|it| it["repair"] == repair);
    found.next().map(|it| {
        (
            it["count"].as_u64().unwrap(),
            it["before"].as_str().unwrap(),
        )
    })
}

#[tokio::test]
async fn dsk_a_number_that_people_can_call_and_a_door_are_taken_and_the_others_named() {
    let (service, owner) = desk().await;
    let file = of(
        "609-555-0601,fax\n609-555-0605,tty\n609-555-0602,voice\n609-555-0603,voice",
        "PO Box 9,Trenton,NJ,08601,postal\n77 Sun St,Trenton,NJ,08608,physical",
        &[
            ("languages.csv", "id,service_id,name\nx,y,Spanish\n"),
            ("accessibility.csv", "id,location_id,description\n"),
        ],
    );
    let report = sends(&service, &owner, LOOK, &file).await;
    assert_eq!(
        said(&report, "other-phones"),
        Some((3, "609-555-0601 (fax)"))
    );
    assert_eq!(
        said(&report, "other-addresses"),
        Some((1, "PO Box 9 (postal)"))
    );
    assert_eq!(said(&report, "unread-files"), Some((1, "languages.csv")));
    let table = sends(&service, &owner, BRING, &file).await;
    let rows = format!("/desk/imports/{}", table["id"].as_str().unwrap());
    let rows = service.desk_reads(&owner, &rows).await;
    let row = &rows["rows"][0];
    assert_eq!(
        [&row["phone"], &row["address"], &row["city"]],
        ["609-555-0602", "77 Sun St", "Trenton"]
    );
}

#[tokio::test]
async fn dsk_a_fax_alone_is_no_number_of_a_place_and_one_voice_says_nothing() {
    let (service, owner) = desk().await;
    let fax = of(
        "609-555-0601,Fax Number",
        "77 Sun St,Trenton,NJ,08608,physical",
        &[],
    );
    let report = sends(&service, &owner, LOOK, &fax).await;
    assert_eq!(
        said(&report, "other-phones"),
        Some((1, "609-555-0601 (Fax Number)"))
    );
    let table = sends(&service, &owner, BRING, &fax).await;
    let rows = format!("/desk/imports/{}", table["id"].as_str().unwrap());
    let rows = service.desk_reads(&owner, &rows).await;
    assert_eq!(rows["rows"][0]["phone"], "N/A");
    let voice = of("609-555-0602,", "77 Sun St,Trenton,NJ,08608,", &[]);
    let report = sends(&service, &owner, LOOK, &voice).await;
    assert_eq!(report["repairs"], json!([]));
}

#[tokio::test]
async fn dsk_an_old_package_and_one_page_of_several_are_told_as_such() {
    let (service, owner) = desk().await;
    let old = package(&[
        ("organization.csv", "id,name\no1,Moon Org\n"),
        (
            "service.csv",
            "id,organization_id,name\ns1,o1,Moon Pantry\n",
        ),
        (
            "physical_address.csv",
            "id,location_id,address_1\na1,l1,9 Moon Rd\n",
        ),
    ]);
    let report = sends(&service, &owner, LOOK, &old).await;
    assert_eq!(report["failure"], "old-package");
    let page = json!({
        "total_items": 2, "total_pages": 2, "page_number": 1,
        "contents": [{ "id": id(2), "name": "Star Pantry", "status": "active",
            "organization": { "id": id(1), "name": "Star" }, "languages": [{ "name": "Spanish" }] }],
    });
    let report = sends(&service, &owner, LOOK, page.to_string().as_bytes()).await;
    assert_eq!(said(&report, "one-page"), Some((1, "1 / 2")));
    assert_eq!(said(&report, "unread-files"), Some((1, "languages")));
}
