//! Messages of the socket. Values in them stay text: what they cost is known when they are parsed.

use crate::routes::http::json::from_message;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Number;
use serde_json::value::RawValue;

/// A message from a client.
#[derive(Deserialize)]
pub struct Message<'a> {
    /// `c` for control, `d` for data.
    t: String,
    #[serde(borrow)]
    d: &'a RawValue,
}

/// A message of a client.
pub enum Said<'a> {
    /// It asks for a sign of life.
    Ping,
    /// A control message without an answer.
    Control,
    /// A request.
    Request(Request<'a>),
}

/// A request.
#[derive(Deserialize)]
pub struct Request<'a> {
    /// Its number; a fixed size, whatever is written there.
    pub r: Option<Number>,
    /// The action.
    pub a: String,
    #[serde(borrow)]
    b: Option<&'a RawValue>,
}

/// The body of a request.
#[derive(Deserialize, Default)]
pub struct Body<'a> {
    /// The path.
    #[serde(default)]
    pub p: String,
    /// The value, also when it is `null`.
    #[serde(borrow, default, deserialize_with = "present")]
    pub d: Option<&'a RawValue>,
    /// The digest that the client knows.
    pub h: Option<String>,
    /// The window.
    #[serde(borrow)]
    pub q: Option<&'a RawValue>,
    /// The client's number for a window.
    pub t: Option<Number>,
    /// An access token.
    pub cred: Option<String>,
}

fn present<'de: 'a, 'a, D: Deserializer<'de>>(json: D) -> Result<Option<&'a RawValue>, D::Error> {
    <&'a RawValue>::deserialize(json).map(Some)
}

impl<'a> Said<'a> {
    /// Parses a message; `None` when it is none.
    pub fn parse(text: &'a str) -> Option<Self> {
        #[derive(Deserialize)]
        struct Control {
            t: Option<String>,
        }
        let message: Message<'a> = from_message(text).ok()?;
        if message.t != "c" {
            return from_message(message.d.get()).ok().map(Self::Request);
        }
        let control: Control = from_message(message.d.get()).ok()?;
        Some(match control.t.as_deref() {
            Some("p") => Self::Ping,
            _ => Self::Control,
        })
    }
}

impl<'a> Request<'a> {
    /// The body; `None` when a field has a wrong type.
    pub fn body(&self) -> Option<Body<'a>> {
        match self.b {
            None => Some(Body::default()),
            Some(body) => from_message(body.get()).ok(),
        }
    }
}

/// An answer to a request.
#[derive(Serialize)]
struct Answer<'a, T> {
    r: Option<&'a Number>,
    b: Outcome<'a, T>,
}

#[derive(Serialize)]
struct Outcome<'a, T> {
    s: &'a str,
    d: T,
}

/// A message without a request.
#[derive(Serialize)]
struct Push<'a, T> {
    a: &'a str,
    b: T,
}

#[derive(Serialize)]
struct Envelope<T> {
    t: &'static str,
    d: T,
}

/// The text of an answer.
pub fn answer(number: Option<&Number>, status: &str, data: impl Serialize) -> String {
    let outcome = Outcome { s: status, d: data };
    data_message(Answer {
        r: number,
        b: outcome,
    })
}

/// The text of a push.
pub fn push(action: &str, body: impl Serialize) -> String {
    data_message(Push { a: action, b: body })
}

fn data_message(data: impl Serialize) -> String {
    // Values of the database and texts are always JSON.
    serde_json::to_string(&Envelope { t: "d", d: data }).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_is_known_even_when_its_value_is_no_data() {
        let text = r#"{"t":"d","d":{"r":7,"a":"p","b":{"p":"/x","d":"\ud800"}}}"#;
        let Some(Said::Request(request)) = Said::parse(text) else {
            panic!()
        };
        let body = request.body().unwrap();
        assert_eq!((request.r, body.p.as_str()), (Some(7.into()), "/x"));
        assert_eq!(body.d.unwrap().get(), r#""\ud800""#);
    }

    #[test]
    fn a_null_is_not_the_same_as_nothing() {
        let body = |text: &'static str| serde_json::from_str::<Body<'_>>(text).unwrap();
        assert!(body(r#"{"p":"/"}"#).d.is_none());
        assert_eq!(body(r#"{"p":"/","d":null}"#).d.unwrap().get(), "null");
        assert!(serde_json::from_str::<Body<'_>>(r#"{"p":5}"#).is_err());
    }
}
