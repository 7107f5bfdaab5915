//! A gateway over HTTP, as Twilio and what is compatible with it understand it:
//! `POST {address}/2010-04-01/Accounts/{account}/Messages.json` with `To`, `From` and `Body`.

use super::{Gateway, SmsError};
use async_trait::async_trait;
use reqwest::Client;
use std::time::Duration;
use url::Url;

/// How long a try may take.
const TIMEOUT: Duration = Duration::from_secs(20);

/// An account at a gateway.
pub struct HttpGateway {
    client: Client,
    address: Url,
    account: String,
    token: String,
    from: String,
}

impl HttpGateway {
    /// Messages go to this address and are sent from this number. An error says that the TLS of this
    /// machine cannot be used.
    pub fn new(
        address: &Url,
        account: &str,
        token: String,
        from: &str,
    ) -> Result<Self, reqwest::Error> {
        let mut address = address.clone();
        if let Ok(mut path) = address.path_segments_mut() {
            path.pop_if_empty()
                .extend(["2010-04-01", "Accounts", account, "Messages.json"]);
        }
        Ok(Self {
            client: Client::builder().timeout(TIMEOUT).build()?,
            address,
            account: account.to_owned(),
            token,
            from: from.to_owned(),
        })
    }
}

#[async_trait]
impl Gateway for HttpGateway {
    async fn send(&self, phone: &str, text: &str) -> Result<(), SmsError> {
        let form = url::form_urlencoded::Serializer::new(String::new())
            .append_pair("To", phone)
            .append_pair("From", &self.from)
            .append_pair("Body", text)
            .finish();
        let answer = self
            .client
            .post(self.address.clone())
            .basic_auth(&self.account, Some(&self.token))
            .header("content-type", "application/x-www-form-urlencoded")
            .body(form)
            .send()
            .await;
        // The text of the error would name the address, and nothing else of use.
        let answer = answer.map_err(|_| SmsError::Later("the gateway does not answer".into()))?;
        match answer.status() {
            status if status.is_success() => Ok(()),
            status if status.is_server_error() || status.as_u16() == 429 => {
                Err(SmsError::Later(format!("the gateway answers {status}")))
            }
            status => Err(SmsError::Never(format!("the gateway answers {status}"))),
        }
    }
}
