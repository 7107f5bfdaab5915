//! `GET /openapi.json`: the calls and their fields (OpenAPI 3.0), made from the list of routes.

use crate::routes::http::access::Access;
use crate::routes::{calls, places_openapi};
use axum::Json;
use axum::http::Method;
use serde_json::{Map, Value, json};
use sync_protocol::limits::PASSWORD_MAX_BYTES;

/// Text fields of the account calls; each may be absent.
const ACCOUNT_FIELDS: [&str; 13] = [
    "idToken",
    "email",
    "newPassword",
    "newEmail",
    "requestType",
    "oobCode",
    "continueUrl",
    "identifier",
    "continueUri",
    "displayName",
    "photoUrl",
    "localId",
    "customAttributes",
];

/// The description of every call.
pub async fn document() -> Json<Value> {
    let mut paths: Map<String, Value> = Map::new();
    for (right, method, path) in calls().list().filter(|(_, _, path)| !path.contains('*')) {
        let name = method.as_str().to_lowercase();
        let entry = paths.entry(path).or_insert_with(|| json!({}));
        entry[name] = operation(right, method, path);
    }
    Json(json!({
        "openapi": "3.0.3",
        "info": { "title": "New Beginnings", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": {
            "schemas": { "Account": account() },
            "securitySchemes": { "accessToken": { "type": "http", "scheme": "bearer" } },
        },
    }))
}

fn operation(right: Access, method: &Method, path: &str) -> Value {
    let mut operation = json!({ "responses": { "default": { "description": "an answer" } } });
    let mut parameters = Vec::new();
    if right == Access::Client {
        parameters.push(text(
            "key",
            "query",
            json!({ "type": "string", "minLength": 1 }),
        ));
    }
    for name in ["name", "id"] {
        if path.contains(&format!("{{{name}}}")) {
            let schema = json!({ "type": "string", "minLength": 1 });
            parameters.push(text(name, "path", schema));
        }
    }
    parameters.extend(places_openapi::parameters(path));
    operation["parameters"] = parameters.into();
    if right == Access::SignedIn {
        operation["security"] = json!([{ "accessToken": [] }]);
    }
    if method == Method::POST {
        operation["requestBody"] = body(path);
    }
    operation
}

fn text(name: &str, place: &str, schema: Value) -> Value {
    json!({ "name": name, "in": place, "required": true, "schema": schema })
}

fn body(path: &str) -> Value {
    if path.ends_with("/token") {
        let fields = json!({
            "grant_type": { "type": "string" }, "refresh_token": { "type": "string" }
        });
        let schema = json!({ "type": "object", "properties": fields });
        return json!({ "content": { "application/x-www-form-urlencoded": { "schema": schema } } });
    }
    let schema = match path.contains("/accounts") {
        true => json!({ "$ref": "#/components/schemas/Account" }),
        false => json!({ "type": "object" }),
    };
    json!({ "content": { "application/json": { "schema": schema } } })
}

fn account() -> Value {
    let mut fields: Map<String, Value> = ACCOUNT_FIELDS
        .into_iter()
        .map(|name| (name.to_owned(), json!({ "type": "string" })))
        .collect();
    let password = json!({ "type": "string", "maxLength": PASSWORD_MAX_BYTES });
    fields.insert("password".into(), password);
    for name in ["deleteAttribute", "deleteProvider"] {
        let list = json!({ "type": "array", "items": { "type": "string" } });
        fields.insert(name.into(), list);
    }
    for name in ["returnOobLink", "returnSecureToken"] {
        fields.insert(name.into(), json!({ "type": "boolean" }));
    }
    json!({ "type": "object", "properties": fields })
}
