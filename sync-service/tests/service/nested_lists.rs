//! No list is read as the fields of a structure: over every operation of the OpenAPI document.

use crate::support::{TestService, json as json_of};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Map, Value, json};

/// The schema itself, behind references, and the one that is not `null` of several.
fn resolved<'a>(document: &'a Value, mut schema: &'a Value) -> &'a Value {
    loop {
        let several = ["oneOf", "anyOf", "allOf"]
            .iter()
            .find_map(|name| schema[*name].as_array());
        if let Some(name) = schema["$ref"].as_str() {
            schema = document.pointer(name.trim_start_matches('#')).unwrap();
        } else if let Some(several) = several {
            let is_some = |it: &&Value| it["type"] != "null";
            schema = several.iter().find(is_some).unwrap();
        } else {
            return schema;
        }
    }
}

/// A value of this schema.
fn sample(document: &Value, schema: &Value) -> Value {
    let schema = resolved(document, schema);
    if let Some(first) = schema["enum"].get(0) {
        return first.clone();
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.clone(),
        kind => vec![kind.clone()],
    };
    let kind = kinds.iter().find(|kind| **kind != "null");
    match kind.and_then(Value::as_str) {
        Some("object") => {
            let fields = schema["properties"].as_object().into_iter().flatten();
            let fields = fields.map(|(name, it)| (name.clone(), sample(document, it)));
            fields.collect::<Map<_, _>>().into()
        }
        Some("array") => json!([sample(document, &schema["items"])]),
        Some("integer" | "number") => json!(1),
        Some("boolean") => json!(true),
        _ => json!("x"),
    }
}

/// The pointers (RFC 6901) to all structures in a value of this schema, with its own.
fn structures(document: &Value, schema: &Value, at: &str, found: &mut Vec<String>) {
    let schema = resolved(document, schema);
    if let Some(fields) = schema["properties"].as_object() {
        found.push(at.to_owned());
        for (name, field) in fields {
            structures(document, field, &format!("{at}/{name}"), found);
        }
    } else if schema["items"].is_object() {
        structures(document, &schema["items"], &format!("{at}/0"), found);
    }
}

/// The fields of a structure, one after the other.
fn as_list(structure: &Value) -> Value {
    structure.as_object().unwrap().values().cloned().collect()
}

#[tokio::test]
async fn d1_a_list_in_place_of_an_object_is_refused_by_every_call() {
    let service = TestService::new();
    let owner = service.owner().await;
    let document = json_of(service.get("/openapi.json").await).await;
    let mut calls = 0_u32;
    let mut told_apart = 0;
    let mut send = async |method: &str, path: &str, body: &Value| {
        // A network of its own, so that no limit answers.
        calls += 1;
        let [_, a, b, c] = calls.to_be_bytes();
        let path = path
            .replace("{bucket}", "new-beginnings.appspot.com")
            .replace(['{', '}'], "");
        let request = Request::builder()
            .method(method.to_uppercase().as_str())
            .uri(format!("{path}?key=k"))
            .header("content-type", "application/json")
            .header("authorization", format!("Bearer {owner}"))
            .header("x-forwarded-for", format!("10.{a}.{b}.{c}"));
        let request = request.body(Body::from(body.to_string())).unwrap();
        let answer = service.send(request).await;
        (answer.status(), crate::support::bytes(answer).await)
    };
    let mut positions = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let schema = &operation["requestBody"]["content"]["application/json"]["schema"];
            let mut found = Vec::new();
            structures(&document, schema, "", &mut found);
            let whole = sample(&document, schema);
            for at in found {
                positions += 1;
                let mut changed = whole.clone();
                let part = changed.pointer_mut(&at).unwrap();
                *part = as_list(part);
                let refused = send(method, path, &changed).await;
                let taken = send(method, path, &whole).await;
                assert!(
                    refused.0 == StatusCode::BAD_REQUEST || refused.0 == StatusCode::FORBIDDEN,
                    "{method} {path} {at}: {}",
                    refused.0
                );
                told_apart += u32::from(refused != taken);
            }
        }
    }
    assert!(positions >= 86, "{positions}");
    // Where both are refused in the same words, the sample is wrong elsewhere as well.
    assert!(told_apart >= 82, "{told_apart} of {positions}");
}
