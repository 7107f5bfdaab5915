//! `GET /openapi.json`: the list of calls as an OpenAPI document.

use super::access::Access;
use super::all_calls;
use super::calls::{Call, Calls};
use super::http::rejection::Rejection;
use super::payload::Payload;
use axum::body::Bytes;
use axum::http::Method;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use std::sync::LazyLock;
use sync_protocol::error_code::{ErrorBody, ErrorCode};
use utoipa::openapi::path::{
    Operation, OperationBuilder, Parameter, ParameterBuilder, ParameterIn,
};
use utoipa::openapi::request_body::RequestBodyBuilder;
use utoipa::openapi::schema::ComponentsBuilder;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityRequirement, SecurityScheme};
use utoipa::openapi::{
    Content, HttpMethod, InfoBuilder, ObjectBuilder, OpenApi, OpenApiBuilder, Paths, Ref, RefOr,
    Required, Response, ResponseBuilder, ResponsesBuilder, Schema, Type,
};
use utoipa::{PartialSchema, ToSchema};

/// The name of the security scheme of access tokens and kiosk keys.
const BEARER: &str = "bearer";

/// Made when it is asked for first.
static DOCUMENT: LazyLock<Option<Bytes>> =
    LazyLock::new(|| describe(&all_calls()).ok().map(Bytes::from));

/// Sends the document.
pub async fn document() -> Result<impl IntoResponse, Rejection> {
    let document = DOCUMENT.clone().ok_or(ErrorCode::InternalError)?;
    Ok(([(CONTENT_TYPE, "application/json")], document))
}

/// Describes the calls, as JSON. Paths under the names of the provider's hosts are left out: they
/// repeat the others. So are templates that only answer "not found".
pub fn describe(calls: &Calls) -> Result<Vec<u8>, serde_json::Error> {
    let mut components = ComponentsBuilder::new()
        .security_scheme(
            BEARER,
            SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build()),
        )
        .schema(ErrorBody::name(), ErrorBody::schema());
    let mut nested = Vec::new();
    ErrorBody::schemas(&mut nested);
    let mut paths = Paths::new();
    for call in calls.iter().filter(|call| is_described(call)) {
        let (request, response) = ((call.request)(), (call.response)());
        if let Some(method) = method_of(&call.method) {
            let path = path_of(call);
            paths.add_path_operation(path, vec![method], operation(call, &request, &response));
        }
        nested.extend(request.components);
        nested.extend(response.components);
    }
    components = components.schemas_from_iter(nested);
    let document: OpenApi = OpenApiBuilder::new()
        .info(
            InfoBuilder::new()
                .title("New Beginnings")
                .version(env!("CARGO_PKG_VERSION")),
        )
        .paths(paths)
        .components(Some(components.build()))
        .build();
    serde_json::to_vec(&document)
}

fn is_described(call: &Call) -> bool {
    !call.is_alias && !call.path.contains("{*rest}") && call.method != Method::OPTIONS
}

/// The path as OpenAPI writes it: a template matches one segment, and a path of the database
/// ends in `.json`.
fn path_of(call: &Call) -> String {
    call.path.replace("{*path}", "{uid}/{path}.json")
}

fn method_of(method: &Method) -> Option<HttpMethod> {
    match *method {
        Method::GET => Some(HttpMethod::Get),
        Method::PUT => Some(HttpMethod::Put),
        Method::POST => Some(HttpMethod::Post),
        Method::PATCH => Some(HttpMethod::Patch),
        Method::DELETE => Some(HttpMethod::Delete),
        _ => None,
    }
}

fn operation(call: &Call, request: &Payload, answer: &Payload) -> Operation {
    let mut operation = OperationBuilder::new()
        .operation_id(Some(operation_id(call)))
        .tag(tag(call))
        .responses(
            ResponsesBuilder::new()
                .response(success(answer), response("Success", answer))
                .response("default", error(call)),
        );
    for parameter in parameters(call, request) {
        operation = operation.parameter(parameter);
    }
    if let Some((media, schema)) = &request.body {
        let content = Content::new(Some(schema.clone()));
        let body = RequestBodyBuilder::new()
            .content(*media, content)
            .required(Some(Required::True));
        operation = operation.request_body(Some(body.build()));
    }
    let bearer = || SecurityRequirement::new::<_, [String; 0], String>(BEARER, []);
    operation = match call.access {
        Access::Anyone | Access::Client => operation,
        _ => operation.security(bearer()),
    };
    operation.build()
}

/// The status of a success in a document: with a body, or without.
fn success(response: &Payload) -> &'static str {
    match response.body {
        Some(_) => "200",
        None => "204",
    }
}

fn response(description: &str, payload: &Payload) -> Response {
    let response = ResponseBuilder::new().description(description);
    match &payload.body {
        Some((media, schema)) => response.content(*media, Content::new(Some(schema.clone()))),
        None => response,
    }
    .build()
}

/// The body of a refusal: the database's protocol has a shape of its own.
fn error(call: &Call) -> Response {
    let schema: RefOr<Schema> = match tag(call).as_str() {
        "database" => {
            let text = ObjectBuilder::new().schema_type(Type::String);
            ObjectBuilder::new()
                .property("error", text)
                .required("error")
                .build()
                .into()
        }
        _ => RefOr::Ref(Ref::from_schema_name(ErrorBody::name())),
    };
    ResponseBuilder::new()
        .description("Refusal")
        .content("application/json", Content::new(Some(schema)))
        .build()
}

fn parameters(call: &Call, request: &Payload) -> Vec<Parameter> {
    let text = || {
        ObjectBuilder::new()
            .schema_type(Type::String)
            .min_length(Some(1))
    };
    let parameter = |name: &str, place| {
        ParameterBuilder::new()
            .name(name)
            .parameter_in(place)
            .required(Required::True)
            .schema(Some(text()))
            .build()
    };
    let path = path_of(call);
    let names = path
        .split('{')
        .skip(1)
        .filter_map(|part| part.split('}').next());
    let mut parameters: Vec<_> = names
        .map(|name| parameter(name, ParameterIn::Path))
        .collect();
    if call.access == Access::Client {
        parameters.push(parameter("key", ParameterIn::Query));
    }
    parameters.extend(request.query.iter().cloned());
    parameters
}

/// `identity_accounts_sign_up`; the handler of several calls has the method behind it.
fn operation_id(call: &Call) -> String {
    let name = call
        .handler_name
        .rsplit("::routes::")
        .next()
        .unwrap_or_default();
    let path: String = call
        .path
        .chars()
        .map(|character| {
            if character.is_ascii_alphanumeric() {
                character
            } else {
                '_'
            }
        })
        .collect();
    format!(
        "{}_{}{path}",
        name.replace("::", "_"),
        call.method.as_str().to_lowercase()
    )
}

/// The first module of the handler: the protocol.
fn tag(call: &Call) -> String {
    let name = call
        .handler_name
        .rsplit("::routes::")
        .next()
        .unwrap_or_default();
    name.split("::").next().unwrap_or_default().to_owned()
}
