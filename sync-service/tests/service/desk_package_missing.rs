//! Packages (HSDS) that lost a file or a column, pages of our own API, and files as spreadsheets save them.

use crate::desk_packages::{saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use sync_protocol::listings::Row;
use sync_service::open_data::license::DataLicense;
use sync_service::open_data::package::{self, packed};

const LOOK: &str = "/desk/imports/look?list=food";
type Files = BTreeMap<String, Vec<u8>>;

fn rows() -> [Row; 3] {
    let texts = [
        ("Hope Pantry", "973-555-0100"),
        ("Caf\u{e9} Harbor", "973-555-0122"),
        // Our export has this one as an attribute.
        ("Second", "973-555-0133 or 211"),
    ];
    texts.map(|(name, phone)| {
        let mut row = place_row(name);
        for (field, text) in [
            ("zip", "07102"),
            ("phone", phone),
            ("type", "Food pantry"),
            ("notes", "Delivery for homebound people. Call first."),
            ("requires", "Photo ID"),
            ("website", "https://hope.example.org/"),
        ] {
            row.insert(field.into(), text.into());
        }
        row
    })
}

/// A list of three places, the token of its owner, and the files of its package.
async fn listed() -> (TestService, String, Files) {
    let service = TestService::new();
    service.import("food", &rows()).await.unwrap();
    let owner = service.owner().await;
    let files = service
        .app
        .places
        .with_catalog(|catalog| package::files(catalog.places(), &DataLicense::default()).unwrap());
    (service, owner, files)
}

/// The files with another text in the first line of one of them.
fn renamed(files: &Files, file: &str, from: &str, to: &str) -> Files {
    let mut files = files.clone();
    let text = String::from_utf8(files[file].clone()).unwrap();
    let (header, rest) = text.split_once('\n').unwrap();
    let columns = header.trim_end().split(',');
    let columns: Vec<&str> = columns.map(|it| if it == from { to } else { it }).collect();
    assert!(columns.contains(&to), "{header}");
    let text = format!("{}\n{rest}", columns.join(","));
    files.insert(file.to_owned(), text.into_bytes());
    files
}

fn is_all_unchanged(report: &Value) {
    assert_eq!(report["mistakes"], json!([]), "{report}");
    assert_eq!(report["changes"], json!([]), "{report}");
    assert_eq!(
        (&report["unchanged"], &report["good"]),
        (&json!(3), &json!(0)),
        "{report}"
    );
}

#[tokio::test]
async fn hsds_a_file_that_is_not_there_changes_nothing_and_is_named() {
    let (service, owner, files) = listed().await;
    let whole = sends(&service, &owner, LOOK, &packed(files.clone()).unwrap()).await;
    is_all_unchanged(&whole);
    assert_eq!(whole["missing"], json!([]));
    for file in [
        "phones.csv",
        "schedules.csv",
        "service_at_location.csv",
        "attributes.csv",
    ] {
        let mut files = files.clone();
        files.remove(file).unwrap();
        let report = sends(&service, &owner, LOOK, &packed(files).unwrap()).await;
        is_all_unchanged(&report);
        let missing = json!([{ "file": file, "column": "", "near": "" }]);
        assert_eq!(report["missing"], missing);
    }
}

#[tokio::test]
async fn hsds_a_renamed_column_changes_nothing_and_is_named_with_the_new_one() {
    let (service, owner, files) = listed().await;
    for (file, from, to, near) in [
        ("phones.csv", "number", "phone_number", "phone_number"),
        ("phones.csv", "service_id", "service", "service"),
        ("schedules.csv", "description", "hours", "hours"),
        ("addresses.csv", "address_1", "street", "street"),
        ("services.csv", "name", "service_name", "service_name"),
        ("services.csv", "eligibility_description", "who", "who"),
        ("attributes.csv", "value", "text", "text"),
    ] {
        let file_of = renamed(&files, file, from, to);
        let report = sends(&service, &owner, LOOK, &packed(file_of).unwrap()).await;
        is_all_unchanged(&report);
        let missing = json!([{ "file": file, "column": from, "near": near }]);
        assert_eq!(report["missing"], missing, "{from}");
    }
    let lost = renamed(&files, "phones.csv", "number", "phone_number");
    let report = sends(&service, &owner, LOOK, &packed(lost).unwrap()).await;
    let columns = report["columns"].as_array().unwrap().iter();
    let samples = columns.filter(|it| it["header"] == "phones.number");
    let samples: Vec<&Value> = samples.map(|it| &it["sample"]).collect();
    assert!(!samples.contains(&&json!("")), "{samples:?}");
}

#[tokio::test]
async fn hsds_a_telephone_that_was_taken_out_of_its_file_is_still_a_change() {
    let (service, owner, mut files) = listed().await;
    let text = String::from_utf8(files["phones.csv"].clone()).unwrap();
    let lines = text.lines().filter(|line| !line.contains("973-555-0122"));
    let lines: Vec<&str> = lines.collect();
    files.insert("phones.csv".into(), lines.join("\n").into_bytes());
    let report = sends(&service, &owner, LOOK, &packed(files).unwrap()).await;
    assert_eq!(report["changes"].as_array().unwrap().len(), 1);
    assert_eq!(report["changes"][0]["after"], json!({ "phone": "N/A" }));
    assert_eq!(report["missing"], json!([]));
}

#[tokio::test]
async fn hsds_a_page_of_our_services_says_nothing_new_and_doubles_no_words() {
    let (service, owner, _) = listed().await;
    let page = saved(&service, &owner, "/hsds/services?per_page=50").await;
    let report = sends(&service, &owner, LOOK, &page).await;
    is_all_unchanged(&report);
    let text = String::from_utf8(page.clone()).unwrap();
    let changed = text.replace("homebound people", "older people");
    let report = sends(&service, &owner, LOOK, changed.as_bytes()).await;
    let notes = json!({ "notes": "Delivery for older people. Call first." });
    assert_eq!(report["changes"][0]["after"], notes, "{report}");

    let other = TestService::new();
    other.import("food", &[]).await.unwrap();
    let owner = other.owner().await;
    let kept = sends(&other, &owner, "/desk/imports?list=food&origin=page", &page).await;
    let path = format!("/desk/imports/{}", kept["id"].as_str().unwrap());
    let waiting = other.desk_reads(&owner, &path).await;
    for row in waiting["rows"].as_array().unwrap() {
        let notes = row["notes"].as_str().unwrap();
        for words in ["Food pantry", "Call first", "Photo ID"] {
            assert!(notes.matches(words).count() < 2, "{words}: {notes}");
        }
    }
}

#[tokio::test]
async fn hsds_organizations_and_locations_are_no_places() {
    let (service, owner, _) = listed().await;
    for kind in ["organizations", "locations", "taxonomy_terms"] {
        let page = saved(&service, &owner, &format!("/hsds/{kind}?per_page=50")).await;
        let report = sends(&service, &owner, LOOK, &page).await;
        assert_eq!(report["failure"], "not-a-package", "{kind}: {report}");
    }
}

#[tokio::test]
async fn hsds_a_file_that_a_spreadsheet_saved_is_read_and_one_that_is_no_text_is_named() {
    let (service, owner, files) = listed().await;
    let mut saved = files.clone();
    let phones = String::from_utf8(files["phones.csv"].clone()).unwrap();
    saved.insert("phones.csv".into(), phones.replace(',', ";").into_bytes());
    let services = String::from_utf8(files["services.csv"].clone()).unwrap();
    let bytes = services
        .chars()
        .map(|it| u8::try_from(u32::from(it)).unwrap());
    saved.insert("services.csv".into(), bytes.collect());
    let report = sends(&service, &owner, LOOK, &packed(saved).unwrap()).await;
    is_all_unchanged(&report);
    let repairs = report["repairs"].as_array().unwrap().iter();
    let repairs: Vec<&str> = repairs.map(|it| it["before"].as_str().unwrap()).collect();
    assert_eq!(repairs, ["services.csv: Windows-1252", "phones.csv: ;"]);

    let mut broken = files;
    broken.insert("phones.csv".into(), b"id,number\n\0\x01,x\n".to_vec());
    let report = sends(&service, &owner, LOOK, &packed(broken).unwrap()).await;
    assert_eq!(
        (&report["failure"], &report["failureFile"]),
        (&json!("not-a-table"), &json!("phones.csv"))
    );
}
