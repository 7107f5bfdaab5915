//! The query of the finder and the search in `GET /openapi.json`.

use serde_json::{Value, json};
use sync_protocol::places::find::{FIND_LIMIT_MAX, Need, Wish};
use sync_protocol::places::search::SEARCH_TEXT_MAX;

/// The query parameters of a call, if it has some.
pub(super) fn parameters(path: &str) -> Vec<Value> {
    match path {
        "/find" => find(),
        "/search" => vec![parameter(
            "text",
            false,
            json!({ "type": "string", "maxLength": SEARCH_TEXT_MAX }),
            "Words in English or Spanish, maybe with a town or ZIP code; one letter may be wrong",
        )],
        _ => Vec::new(),
    }
}

fn find() -> Vec<Value> {
    let wishes = json!({ "type": "array", "items": { "type": "string", "enum": Wish::ALL } });
    let mut wishes = parameter("wishes", false, wishes, "What the places have to be like");
    // One parameter with commas between (OpenAPI 3.0.3, style form).
    wishes["style"] = "form".into();
    wishes["explode"] = false.into();
    vec![
        parameter(
            "need",
            true,
            json!({ "type": "string", "enum": Need::ALL }),
            "What is needed",
        ),
        parameter(
            "near",
            false,
            json!({ "type": "string", "maxLength": 60 }),
            "ZIP code, town or county",
        ),
        parameter(
            "at",
            false,
            json!({ "type": "string", "pattern": r"^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$" }),
            "Wall-clock time in New Jersey, YYYY-MM-DDTHH:MM or YYYY-MM-DD; now if it is left out",
        ),
        parameter(
            "span",
            false,
            json!({ "type": "string", "enum": ["now", "day"] }),
            "That moment, or the rest of that day",
        ),
        wishes,
        parameter(
            "limit",
            false,
            json!({ "type": "integer", "minimum": 1, "maximum": FIND_LIMIT_MAX }),
            "Most places of the answer",
        ),
    ]
}

fn parameter(name: &str, required: bool, schema: Value, description: &str) -> Value {
    json!({
        "name": name,
        "in": "query",
        "required": required,
        "schema": schema,
        "description": description,
    })
}
