//! What only the service writes of a place is never taken from a file: it would be a forged word of staff.

use crate::desk_packages::{saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::json as json_of;
use crate::support::program::succeeds;
use crate::support::workbook::workbook;
use serde_json::{Value, json};
use std::fs;
use sync_protocol::employer_fact::HIRES_FIELD;

const LIST: &str = "/widgets/resources/employment";
const LOOK: &str = "/desk/imports/look?list=employment";
const FORGED: &str = "Asked on 2031-01-01 by The Governor";

/// An employer that was asked, and the token of the owner.
async fn asked() -> (TestService, String) {
    let service = TestService::new();
    let rows = [place_row("Good Bakery")];
    service.import("employment", &rows).await.unwrap();
    let owner = service.owner().await;
    let path = format!("/desk/places/{}/hires", service.place_named("Good Bakery"));
    let still = json!({ "version": 0, "still": true });
    service.desk_does(&owner, &path, still).await;
    (service, owner)
}

async fn public(service: &TestService) -> String {
    json_of(service.get(LIST).await).await.to_string()
}

/// The texts of cells that only the service writes.
fn left_out(report: &Value) -> Vec<&str> {
    let doubts = report["doubts"].as_array().unwrap().iter();
    let doubts = doubts.filter(|it| it["doubt"] == "of-service");
    doubts.map(|it| it["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn dsk_attack_no_table_says_that_an_employer_was_asked() {
    let header = ["name", "address", "city", "phone", HIRES_FIELD];
    let new = ["New Bakery", "9 Oak St", "Camden", "609-555-0188", FORGED];
    let known = [
        "Good Bakery",
        "1 Good Bakery Street",
        "Newark",
        "973-555-0100",
        "Yes always",
    ];
    let csv = [header, new, known].map(|it| it.join(",")).join("\n");
    for file in [csv.into_bytes(), workbook(&[&header, &new, &known])] {
        let (service, owner) = asked().await;
        let report = sends(&service, &owner, LOOK, &file).await;
        assert_eq!(left_out(&report), [FORGED, "Yes always"], "{report}");
        assert_eq!(
            (&report["good"], &report["mistakes"]),
            (&json!(1), &json!([]))
        );
        // Who names the column for the field gets no further.
        let named = "&columns=name,address,city,phone,hires+people+with+a+record";
        for query in ["", named] {
            let path = format!("/desk/imports?list=employment&origin=file{query}");
            let kept = sends(&service, &owner, &path, &file).await;
            let path = format!("/desk/imports/{}/publish", kept["id"].as_str().unwrap());
            let version = json!({ "version": kept["version"] });
            let published = service.desk_does(&owner, &path, version).await;
            let list = public(&service).await;
            assert!(list.contains("New Bakery"), "{list}");
            assert!(
                !list.contains("Governor") && !list.contains("Yes always"),
                "{list}"
            );
            assert!(list.contains("Asked on 2026-11-20 by OL"), "{list}");
            let path = format!("/desk/imports/{}/withdraw", kept["id"].as_str().unwrap());
            let version = json!({ "version": published["version"] });
            service.desk_does(&owner, &path, version).await;
        }
    }
}

#[tokio::test]
async fn dsk_attack_no_package_says_that_an_employer_was_asked_and_our_own_changes_nothing() {
    let (service, owner) = asked().await;
    let before = public(&service).await;
    for form in ["csv", "xlsx", "json", "hsds.json", "hsds.zip"] {
        let path = format!("/desk/places.{form}?view=all&list=employment");
        let file = saved(&service, &owner, &path).await;
        let report = sends(&service, &owner, LOOK, &file).await;
        assert_eq!(left_out(&report), Vec::<&str>::new(), "{form}: {report}");
        assert_eq!(report["doubts"], json!([]), "{form}");
        assert_eq!(
            (&report["good"], &report["changes"]),
            (&json!(0), &json!([])),
            "{form}"
        );
        if form.ends_with("json") {
            let text = String::from_utf8(file).unwrap();
            let forged = text.replace("Asked on 2026-11-20 by OL", FORGED);
            let report = sends(&service, &owner, LOOK, forged.as_bytes()).await;
            assert_eq!(left_out(&report), [FORGED], "{form}: {report}");
            assert_eq!(report["changes"], json!([]), "{form}");
        }
    }
    assert_eq!(public(&service).await, before);
}

#[test]
fn dsk_attack_an_operators_file_says_no_word_of_staff() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    let file = place.path().join("employment.csv");
    fs::write(
        &file,
        format!(
            "name,city,phone,{HIRES_FIELD},:status\nBakery,Newark,973-555-0100,{FORGED},closed\n"
        ),
    )
    .unwrap();
    let words = [
        "import-listings",
        file.to_str().unwrap(),
        "--name",
        "employment",
        "--new",
    ];
    let said = succeeds(&words, &data);
    assert!(
        said.contains("left out: what the file says of \"Bakery\""),
        "{said}"
    );
    let list = succeeds(&["list-listings", "--name", "employment"], &data);
    assert!(list.contains("Bakery"), "{list}");
    assert!(
        !list.contains("Governor") && !list.contains(":status"),
        "{list}"
    );
}
