//! Calls to providers: bounded in time and size, and never redirected.

use anyhow::Context;
use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::time::Duration;
use url::Url;
use url::form_urlencoded::{Serializer, byte_serialize};

/// How long one call may take: a sign-in makes four at most, within the time of its own call.
const TIMEOUT: Duration = Duration::from_secs(3);
/// Largest answer that is read, in bytes.
const ANSWER_MAX: usize = 256 * 1024;

/// Why there is no answer.
#[derive(Debug)]
pub(super) enum FetchError {
    /// A later attempt may succeed.
    Unreachable,
    /// It was refused.
    Refused,
}

/// Calls providers.
pub(super) struct Fetch(Client);

impl Fetch {
    pub(super) fn new() -> anyhow::Result<Self> {
        let client = Client::builder()
            .timeout(TIMEOUT)
            .redirect(Policy::none())
            .build();
        Ok(Self(client.context("TLS cannot be used")?))
    }

    /// Reads a JSON document.
    pub(super) async fn get<T: DeserializeOwned>(&self, address: &str) -> Result<T, FetchError> {
        let answer = self.0.get(address).send().await;
        read(answer.map_err(|_| FetchError::Unreachable)?).await
    }

    /// Reads a JSON document with an access token of the provider.
    pub(super) async fn get_with<T: DeserializeOwned>(
        &self,
        address: &Url,
        access: &str,
    ) -> Result<T, FetchError> {
        let answer = self.0.get(address.clone()).bearer_auth(access).send().await;
        read(answer.map_err(|_| FetchError::Unreachable)?).await
    }

    /// Sends a form as a client: its name, its secret, and whether the secret goes into a header (RFC
    /// 6749, section 2.3.1).
    pub(super) async fn post(
        &self,
        address: &Url,
        fields: &[(&str, &str)],
        (client, secret, is_basic): (&str, Option<&str>, bool),
    ) -> Result<Value, FetchError> {
        let mut request = self.0.post(address.clone());
        if let Some(secret) = secret.filter(|_| is_basic) {
            let encode = |text: &str| byte_serialize(text.as_bytes()).collect::<String>();
            request = request.basic_auth(encode(client), Some(encode(secret)));
        }
        let in_form = secret.filter(|_| !is_basic);
        let in_form = in_form.map(|secret| ("client_secret", secret));
        let fields = fields.iter().copied().chain(in_form);
        let form = Serializer::new(String::new()).extend_pairs(fields).finish();
        let request = request
            .header("content-type", "application/x-www-form-urlencoded")
            .body(form);
        let answer = request.send().await;
        read(answer.map_err(|_| FetchError::Unreachable)?).await
    }
}

async fn read<T: DeserializeOwned>(mut answer: Response) -> Result<T, FetchError> {
    let status = answer.status();
    if status.is_server_error() || status.as_u16() == 429 {
        return Err(FetchError::Unreachable);
    }
    if !status.is_success() {
        return Err(FetchError::Refused);
    }
    let mut bytes = Vec::new();
    while let Some(part) = answer.chunk().await.map_err(|_| FetchError::Unreachable)? {
        bytes.extend_from_slice(&part);
        if bytes.len() > ANSWER_MAX {
            return Err(FetchError::Unreachable);
        }
    }
    serde_json::from_slice(&bytes).map_err(|_| FetchError::Unreachable)
}
