//! Requests of the signed-in person, and what their answers say about the session.

use super::{SessionDriver, code_of, ends_session};
use std::future::Future;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use tokio::sync::MutexGuard;

/// A change that may end the tokens of the session. The service ends them before its answer is here: other
/// requests that it refuses meanwhile wait until this is dropped.
pub struct Change<'driver> {
    driver: &'driver SessionDriver,
    /// How often a person had been signed out before it.
    pub sign_outs: u32,
    _others_wait: MutexGuard<'driver, ()>,
}

impl Change<'_> {
    /// Sends the request of the change, as `SessionDriver::with_access_token` does.
    pub async fn with_access_token<T, F>(&self, send: impl Fn(String) -> F) -> Result<T, Refusal>
    where
        F: Future<Output = Result<T, Refusal>>,
    {
        self.driver.send_with_token(send, true).await
    }
}

impl SessionDriver {
    /// Begins a change that may end the tokens of the session. One runs at a time.
    pub async fn begin_change(&self) -> Change<'_> {
        let others_wait = self.changing.lock().await;
        Change {
            driver: self,
            sign_outs: self.sign_outs().await,
            _others_wait: others_wait,
        }
    }

    /// Sends a request with an access token. When the service no longer accepts the token, for example
    /// after its signing key was revoked, it refreshes the session once and sends the request again. An
    /// answer that the session has ended signs the person out, unless the session has new tokens by then:
    /// the request is sent again with those.
    pub async fn with_access_token<T, F>(&self, send: impl Fn(String) -> F) -> Result<T, Refusal>
    where
        F: Future<Output = Result<T, Refusal>>,
    {
        self.send_with_token(send, false).await
    }

    async fn send_with_token<T, F>(
        &self,
        send: impl Fn(String) -> F,
        is_change: bool,
    ) -> Result<T, Refusal>
    where
        F: Future<Output = Result<T, Refusal>>,
    {
        let sign_outs = self.sign_outs().await;
        loop {
            let mut token = self.access_token().await?;
            let mut answer = send(token.clone()).await;
            if code_of(&answer) == Some(ErrorCode::InvalidUserToken) {
                self.refresh().await;
                token = self.access_token().await?;
                answer = send(token.clone()).await;
            }
            let Some(code) = code_of(&answer).filter(|code| ends_session(*code)) else {
                return answer;
            };
            if !is_change {
                drop(self.changing.lock().await);
            }
            // The person has left meanwhile: what was refused is nothing of who is here now.
            if self.sign_outs().await != sign_outs {
                return answer;
            }
            let has_new_tokens = self.usable().await.is_some_and(|now| now != token);
            if !has_new_tokens {
                self.inner.lock().await.is_closed = code == ErrorCode::UserDisabled;
                self.sign_out().await;
                return answer;
            }
        }
    }

    async fn access_token(&self) -> Result<String, ErrorCode> {
        if self.usable().await.is_none() {
            self.refresh().await;
        }
        if let Some(token) = self.usable().await {
            return Ok(token);
        }
        let is_signed_in = self.inner.lock().await.session.is_signed_in();
        Err(if is_signed_in {
            ErrorCode::NetworkRequestFailed
        } else {
            ErrorCode::UserTokenExpired
        })
    }

    async fn usable(&self) -> Option<String> {
        let inner = self.inner.lock().await;
        inner.session.usable_at(self.now()).map(str::to_owned)
    }
}
