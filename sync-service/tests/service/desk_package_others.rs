//! What packages of other directories say in more than one place: nothing of it is lost without a word, and nobody is
//! sent to an address where nobody is.

use crate::desk_packages::{id, package, saved, sends};
use crate::support::TestService;
use crate::support::desk::place_row;
use crate::support::stores::with_every_service;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const LOOK: &str = "/desk/imports/look?list=food";
const BRING: &str = "/desk/imports?list=food&origin=County";
const EXPORT: &str = "/desk/places.hsds.json?view=all&list=food";

/// One service at one location, with what stands beside them.
struct Told {
    service: Value,
    location: Value,
    addresses: Vec<Value>,
    phones: Vec<Value>,
    location_phones: Vec<Value>,
    schedules: Vec<Value>,
}

impl Default for Told {
    fn default() -> Self {
        let address = json!({ "address_1": "77 Sun St", "city": "Trenton", "state_province": "NJ",
            "postal_code": "08608", "address_type": "physical" });
        Self {
            service: json!({ "description": "Food" }),
            location: json!({ "location_type": "physical" }),
            addresses: vec![address],
            phones: Vec::new(),
            location_phones: Vec::new(),
            schedules: Vec::new(),
        }
    }
}

/// The same thing with more columns.
fn with(thing: &Value, more: Value) -> Value {
    let mut thing = thing.clone();
    let fields = thing.as_object_mut().unwrap();
    fields.extend(more.as_object().unwrap().clone());
    thing
}

/// Things with an id and these columns.
fn numbered(first: u32, things: &[Value], more: &Value) -> Vec<Value> {
    let numbers = (first..).zip(things);
    let all = numbers.map(|(at, it)| with(&with(it, json!({ "id": id(at) })), more.clone()));
    all.collect()
}

fn csv(things: &[Value]) -> String {
    let objects = || things.iter().map(|it| it.as_object().unwrap());
    let columns: BTreeSet<&String> = objects().flat_map(|it| it.keys()).collect();
    let names: Vec<&str> = columns.iter().map(|it| it.as_str()).collect();
    let mut lines = vec![names.join(",")];
    for thing in objects() {
        let cells = columns.iter().map(|column| match thing.get(*column) {
            Some(Value::String(text)) => format!("\"{text}\""),
            Some(other) => other.to_string(),
            None => String::new(),
        });
        lines.push(cells.collect::<Vec<_>>().join(","));
    }
    lines.join("\n")
}

impl Told {
    /// The tables in a ZIP file, and the nested form.
    fn forms(&self) -> [Vec<u8>; 2] {
        let [org, service, place, at] = [1, 2, 3, 4].map(id);
        let own = json!({ "id": service, "name": "Sunrise Pantry", "status": "active", "organization_id": org });
        let own = with(&self.service, own);
        let location = with(&self.location, json!({ "id": place, "name": "Main" }));
        let none = json!({});
        let (of_service, of_location) = (
            json!({ "service_id": service }),
            json!({ "location_id": place }),
        );
        let phones = [
            numbered(20, &self.phones, &of_service),
            numbered(30, &self.location_phones, &of_location),
        ];
        let links = json!({ "id": at, "service_id": service, "location_id": place });
        let files = [
            (
                "organizations.csv",
                csv(&[json!({ "id": org, "name": "Sunrise" })]),
            ),
            ("services.csv", csv(std::slice::from_ref(&own))),
            ("locations.csv", csv(std::slice::from_ref(&location))),
            ("service_at_location.csv", csv(&[links])),
            (
                "addresses.csv",
                csv(&numbered(10, &self.addresses, &of_location)),
            ),
            ("phones.csv", csv(&phones.concat())),
            (
                "schedules.csv",
                csv(&numbered(40, &self.schedules, &of_service)),
            ),
        ];
        let files: Vec<(&str, &str)> = files
            .iter()
            .map(|(name, text)| (*name, text.as_str()))
            .collect();
        let nested = json!([with(
            &own,
            json!({
                "organization": { "id": org, "name": "Sunrise" },
                "phones": numbered(20, &self.phones, &none),
                "schedules": numbered(40, &self.schedules, &none),
                "service_at_locations": [{ "id": at, "location": with(&location, json!({
                    "addresses": numbered(10, &self.addresses, &none),
                    "phones": numbered(30, &self.location_phones, &none),
                })) }],
            })
        )]);
        [package(&files), serde_json::to_vec(&nested).unwrap()]
    }

    /// What is said of both forms, with the row that each becomes.
    async fn brought(&self) -> Vec<(Value, Value)> {
        let mut found = Vec::new();
        for file in self.forms() {
            let service = TestService::new();
            service.has_places(&["Hope Pantry"]).await;
            let owner = service.owner().await;
            let report = sends(&service, &owner, LOOK, &file).await;
            assert_eq!(report["mistakes"], json!([]), "{report}");
            let table = sends(&service, &owner, BRING, &file).await;
            let rows = format!("/desk/imports/{}", table["id"].as_str().unwrap());
            let rows = service.desk_reads(&owner, &rows).await;
            found.push((report, rows["rows"][0].clone()));
        }
        found
    }
}

fn text_of<'a>(report: &'a Value, repair: &str) -> Option<&'a str> {
    let mut all = report["repairs"].as_array().unwrap().iter();
    all.find(|it| it["repair"] == repair)?["before"].as_str()
}

fn doubts(report: &Value) -> Vec<(&str, &str)> {
    let all = report["doubts"].as_array().unwrap().iter();
    all.map(|it| (it["doubt"].as_str().unwrap(), it["text"].as_str().unwrap()))
        .collect()
}

#[tokio::test]
async fn hsds_ages_of_another_directory_stand_in_the_notes() {
    let told = Told {
        service: json!({ "description": "Beds.", "eligibility_description": "Women only",
            "minimum_age": 18, "maximum_age": 24 }),
        ..Told::default()
    };
    for (_, row) in told.brought().await {
        assert_eq!(row["notes"], "Beds. Women only. Ages 18 to 24");
    }
}

#[tokio::test]
async fn hsds_requirements_that_were_added_to_our_export_change_the_notes_or_their_field() {
    with_every_service(async |service| {
        let mut asks = place_row("Hope Pantry");
        asks.insert("notes".into(), "Two bags".into());
        let mut silent = place_row("Second");
        silent.insert("requires".into(), "N/A".into());
        service.import("food", &[asks, silent]).await.unwrap();
        let owner = service.owner().await;
        let file = saved(&service, &owner, EXPORT).await;
        let mut all: Value = serde_json::from_slice(&file).unwrap();
        for service in all.as_array_mut().unwrap() {
            service["eligibility_description"] = "Women only".into();
        }
        let file = serde_json::to_vec(&all).unwrap();
        let report = sends(&service, &owner, LOOK, &file).await;
        let changes = report["changes"].as_array().unwrap().iter();
        let changes: Vec<&Value> = changes.map(|it| &it["after"]).collect();
        assert_eq!(
            changes,
            [
                &json!({ "notes": "Two bags. Women only" }),
                &json!({ "requires": "Women only" })
            ],
            "{report}"
        );
        sends(&service, &owner, BRING, &file).await;
        let waiting = service.desk_reads(&owner, "/desk/suggestions").await;
        for it in waiting.as_array().unwrap() {
            let path = format!("/desk/suggestions/{}/approve", it["id"].as_str().unwrap());
            let version = json!({ "version": it["version"], "revision": it["revision"] });
            service.desk_does(&owner, &path, version).await;
        }
        // Brought again, it is known, also beside other words of staff.
        let place = format!("/desk/places/{}", service.place_named("Hope Pantry"));
        let now = service.desk_reads(&owner, &place).await;
        let change =
            json!({ "version": now["version"], "fields": { "notes": "Women only. Call" } });
        service
            .desk_does(&owner, &format!("{place}/change"), change)
            .await;
        let report = sends(&service, &owner, LOOK, &file).await;
        assert_eq!(report["changes"], json!([]), "{report}");
    })
    .await;
}

#[tokio::test]
async fn hsds_nobody_is_sent_to_an_address_for_mail_or_of_something_online() {
    let door = Told::default();
    let of = |location: &str, kind: &str| Told {
        location: json!({ "location_type": location }),
        addresses: vec![with(&door.addresses[0], json!({ "address_type": kind }))],
        ..Told::default()
    };
    let mail = "Food. Mail: 77 Sun St, Trenton, NJ 08608";
    for (location, kind, left_out, notes) in [
        ("physical", "postal", "77 Sun St (postal)", mail),
        ("physical", "virtual", "77 Sun St (virtual)", "Food"),
        ("virtual", "physical", "77 Sun St (virtual)", "Food"),
        ("postal", "", "77 Sun St (postal)", mail),
    ] {
        for (report, row) in of(location, kind).brought().await {
            assert_eq!(text_of(&report, "not-visited"), Some(left_out), "{report}");
            assert_eq!([&row["address"], &row["notes"]], ["N/A", notes]);
        }
    }
    for (report, row) in door.brought().await {
        assert_eq!(
            (text_of(&report, "not-visited"), &row["address"]),
            (None, &json!("77 Sun St"))
        );
    }
}

#[tokio::test]
async fn hsds_a_number_that_nobody_answers_is_a_note_and_no_telephone() {
    let text = json!({ "number": "609-555-0144", "type": "text" });
    let voice = json!({ "number": "609-555-0100", "type": "voice" });
    let either = json!({ "number": "609-555-0144", "description": "Call or text" });
    for (phones, phone, notes) in [
        (vec![text.clone()], "N/A", "Food. Text: 609-555-0144"),
        (vec![text, voice], "609-555-0100", "Food"),
        (vec![either], "609-555-0144", "Food"),
    ] {
        let told = Told {
            phones,
            ..Told::default()
        };
        for (report, row) in told.brought().await {
            assert_eq!([&row["phone"], &row["notes"]], [phone, notes], "{report}");
        }
    }
}

#[tokio::test]
async fn hsds_what_is_online_has_the_link_of_its_location() {
    let link = "https://meet.example.org/group";
    for (kind, website) in [("virtual", link), ("physical", "N/A")] {
        let told = Told {
            location: json!({ "location_type": kind, "url": link }),
            ..Told::default()
        };
        for (report, row) in told.brought().await {
            assert_eq!(row["website"], website, "{report}");
        }
    }
}

#[tokio::test]
async fn hsds_another_state_is_asked_about_whatever_the_zip_code_says() {
    let address = Told::default().addresses.remove(0);
    for (state, asked) in [
        ("PA", true),
        ("NY", true),
        ("N.J.", false),
        ("New Jersey", false),
    ] {
        let told = Told {
            addresses: vec![with(&address, json!({ "state_province": state }))],
            ..Told::default()
        };
        for (report, _) in told.brought().await {
            let found = doubts(&report).contains(&("state-elsewhere", state));
            assert_eq!(found, asked, "{state}: {report}");
        }
    }
}

#[tokio::test]
async fn hsds_times_notes_and_descriptions_of_schedules_all_stay() {
    let schedule = |from: &str, to: &str, more: Value| {
        let rule = json!({ "freq": "WEEKLY", "byday": "TU", "opens_at": from, "closes_at": to });
        with(&rule, more)
    };
    let told = Told {
        schedules: vec![
            schedule(
                "09:00",
                "12:00",
                json!({ "description": "Pantry", "notes": "Closed in August" }),
            ),
            schedule(
                "13:00",
                "15:00",
                json!({ "description": "Clothing closet only", "attending_type": "in person" }),
            ),
        ],
        ..Told::default()
    };
    for (report, row) in told.brought().await {
        assert_eq!(
            [&row["hours"], &row["notes"]],
            [
                "Pantry: Tuesday 9 am-12 pm; Clothing closet only: Tuesday 1 pm-3 pm",
                "Food. Closed in August"
            ]
        );
        let unread = text_of(&report, "unread-files");
        assert_eq!(unread, Some("schedules.attending_type"), "{report}");
    }
    let sentence = "Mon-Fri 1 pm-5 pm";
    let other = Told {
        schedules: vec![schedule(
            "09:00",
            "12:00",
            json!({ "description": sentence }),
        )],
        ..Told::default()
    };
    for (report, row) in other.brought().await {
        assert_eq!(row["hours"], sentence);
        assert!(
            doubts(&report).contains(&("schedule-times", sentence)),
            "{report}"
        );
    }
}

#[tokio::test]
async fn hsds_a_voice_comes_before_a_number_for_texts_wherever_it_stands() {
    let told = Told {
        phones: vec![json!({ "number": "609-555-0601", "type": "text" })],
        location_phones: vec![json!({ "number": "609-555-0602", "type": "voice" })],
        ..Told::default()
    };
    for (report, row) in told.brought().await {
        assert_eq!(row["phone"], "609-555-0602");
        let left_out = text_of(&report, "other-phones");
        assert_eq!(left_out, Some("609-555-0601 (text)"));
    }
}
