//! Hours that never open a place and notes of a place that closed: the desk names them, because people are told "call
//! first" or "closed" of a place whose author may think that it says more.

use crate::desk_packages::sends;
use crate::support::TestService;
use serde_json::{Value, json};

const LOOK: &str = "/desk/imports/look?list=food";

#[tokio::test]
async fn dsk_hours_without_a_time_that_is_known_to_be_open_are_named_in_a_table_and_in_the_form() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let path = format!(
        "/desk/places/{}/contradictions",
        service.place_named("Hope Pantry")
    );
    for (hours, is_named) in [
        ("TBD", true),
        ("Unknown", true),
        ("see website", true),
        ("Varies", true),
        ("9am-5pm", true),
        ("Monday-Friday 9 am-5 pm; Monday 8 am-4 pm", true),
        ("CLOSED", true),
        ("Currently closed", true),
        ("Call first", false),
        ("Monday 9 am-5 pm", false),
    ] {
        let file = format!("name,city,hours\nNew,Newark,{hours}\n");
        let report = sends(&service, &owner, LOOK, file.as_bytes()).await;
        let draft = json!({ "fields": { "hours": hours } });
        let asked = service.desk_does(&owner, &path, draft).await;
        let counts = [&report["doubts"], &asked].map(|it| it.as_array().unwrap().len());
        assert_eq!(counts, [usize::from(is_named); 2], "{hours}: {report}");
    }
}

#[tokio::test]
async fn dsk_notes_of_a_place_that_closed_are_named_in_a_table_and_in_the_form() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let path = format!(
        "/desk/places/{}/contradictions",
        service.place_named("Hope Pantry")
    );
    for notes in [
        "PERMANENTLY CLOSED 10/1/26",
        "This program has closed.",
        "Site closed, moved to 5 Main St Passaic",
    ] {
        let file = format!("name,city,hours,notes\nNew,Newark,Mon 9 am-5 pm,\"{notes}\"\n");
        let report = sends(&service, &owner, LOOK, file.as_bytes()).await;
        let doubt = &report["doubts"][0];
        let told = (&doubt["cell"], &doubt["doubt"]);
        assert_eq!(told, (&json!("D2"), &json!("notes-closed")), "{notes}");
        let draft = json!({ "fields": { "notes": notes } });
        let asked = service.desk_does(&owner, &path, draft).await;
        let abouts = asked.as_array().unwrap().iter().map(|it| &it["about"]);
        let abouts: Vec<&Value> = abouts.collect();
        assert!(abouts.contains(&&json!("notes-closed")), "{notes}: {asked}");
    }
}

#[tokio::test]
async fn dsk_what_a_name_an_address_or_hours_say_of_a_move_is_named_in_a_table_and_in_the_form() {
    let service = TestService::new();
    service.has_places(&["Hope Pantry"]).await;
    let owner = service.owner().await;
    let path = format!(
        "/desk/places/{}/contradictions",
        service.place_named("Hope Pantry")
    );
    for (field, text, is_named) in [
        ("address", "Moved to 99 Main St", true),
        ("address", "Address changed - now 5 Broad St", true),
        ("address", "relocated, see 20 Clinton Ave", true),
        ("name", "Rg Pantry (merged with Rh)", true),
        ("hours", "No longer offers food", true),
        ("address", "1 Merger Road", false),
        ("name", "New Address Church", false),
    ] {
        let columns = match field {
            "name" => "name,city,phone",
            _ => &format!("{field},name,city,phone"),
        };
        let rest = if field == "name" { "" } else { ",Vera Soup" };
        let file = format!("{columns}\n\"{text}\"{rest},Newark,973-555-0199\n");
        let report = sends(&service, &owner, LOOK, file.as_bytes()).await;
        let doubts = report["doubts"].as_array().unwrap().iter();
        let named = doubts.filter(|it| it["doubt"] == "says-closed").count();
        assert_eq!(named, usize::from(is_named), "{text}: {report}");
        let draft = json!({ "fields": { field: text } });
        let asked = service.desk_does(&owner, &path, draft).await;
        let mut asked = asked.as_array().unwrap().iter();
        assert_eq!(
            asked.any(|it| it["about"] == "says-closed"),
            is_named,
            "{text}"
        );
    }
}
