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

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    /// Sends a message to a gateway that answers with a status; answers what it was sent.
    async fn sent_to(status: &'static str) -> (Result<(), SmsError>, String) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/", listener.local_addr().unwrap());
        let heard = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut text = String::new();
            let mut part = [0; 4_096];
            while !text.contains("Body=") {
                let length = stream.read(&mut part).await.unwrap();
                assert!(length > 0, "{text}");
                text.push_str(&String::from_utf8_lossy(&part[..length]));
            }
            let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.unwrap();
            text
        });
        let address = Url::parse(&address).unwrap();
        let gateway = HttpGateway::new(&address, "AC1", "secret".into(), "+12015550199").unwrap();
        let sent = gateway.send("+12015550100", "123456 is your code").await;
        (sent, heard.await.unwrap())
    }

    #[tokio::test]
    async fn c4_a_message_is_handed_over_in_the_words_of_the_gateway() {
        let (sent, heard) = sent_to("201 Created").await;
        assert!(sent.is_ok());
        assert!(heard.starts_with("POST /2010-04-01/Accounts/AC1/Messages.json HTTP/1.1\r\n"));
        assert!(
            heard.contains("authorization: Basic QUMxOnNlY3JldA=="),
            "{heard}"
        );
        let form = "To=%2B12015550100&From=%2B12015550199&Body=123456+is+your+code";
        assert!(heard.ends_with(form), "{heard}");
    }

    #[tokio::test]
    async fn c4_a_busy_gateway_is_tried_again_and_a_refusal_is_not() {
        for busy in ["503 Service Unavailable", "429 Too Many Requests"] {
            assert!(matches!(sent_to(busy).await.0, Err(SmsError::Later(_))));
        }
        let refused = sent_to("400 Bad Request").await.0;
        assert!(matches!(refused, Err(SmsError::Never(_))));
    }
}
