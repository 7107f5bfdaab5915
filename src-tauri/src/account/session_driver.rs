//! The session driver: performs the effects of the state machine in `sync_protocol::session` (timer,
//! network, token store), and publishes who is signed in.

pub mod calls;

use crate::account::token_store::{StoredSession, TokenStore};
use clock_and_random::clock::Clock;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::client::Client;
use sync_protocol::client::refusal::Refusal;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::AccountState;
use sync_protocol::session::{Effect, Event, Failure, Session, Timestamp, Tokens};
use tokio::sync::{Mutex, watch};
use zeroize::Zeroize;

#[derive(Default)]
struct Inner {
    session: Session,
    email: Option<String>,
    /// How often a person was signed out.
    sign_outs: u32,
    /// Whether the last session ended because an operator closed the account.
    is_closed: bool,
}

/// The session of this kiosk.
pub struct SessionDriver {
    client: Client,
    token_store: TokenStore,
    clock: Arc<dyn Clock>,
    /// A stored session that was not used for this time is deleted at the start instead of restored:
    /// on a shared computer, another person may be there by then.
    idle_limit: Duration,
    inner: Mutex<Inner>,
    /// Held during a change that may end tokens of the session.
    changing: Mutex<()>,
    /// Held during a refresh, so that only one runs at a time.
    refreshing: Mutex<()>,
    state: watch::Sender<AccountState>,
    alarm: watch::Sender<Option<Timestamp>>,
}

impl SessionDriver {
    /// Starts without a signed-in person.
    pub fn new(
        client: Client,
        token_store: TokenStore,
        clock: Arc<dyn Clock>,
        idle_limit: Duration,
    ) -> Self {
        let signed_out = AccountState {
            version: 0,
            email: None,
            is_closed: false,
        };
        Self {
            client,
            token_store,
            clock,
            idle_limit,
            inner: Mutex::default(),
            changing: Mutex::default(),
            refreshing: Mutex::default(),
            state: watch::Sender::new(signed_out),
            alarm: watch::Sender::new(None),
        }
    }

    /// Restores the stored session (SES-2), unless it was unused for too long.
    pub async fn restore(&self) {
        let Some(stored) = self.token_store.read().await else {
            return;
        };
        let age = u64::try_from(self.now() - stored.last_used_at);
        if !age.is_ok_and(|age| age <= self.idle_limit.as_secs()) {
            self.token_store.write(None).await;
            return;
        }
        let mut inner = self.inner.lock().await;
        inner.email = Some(stored.email.clone());
        inner.is_closed = false;
        let effect = inner
            .session
            .handle(self.now(), Event::Restored(stored.refresh.clone()));
        self.publish(&inner);
        drop(inner);
        self.refresh_if_asked(effect).await;
    }

    /// Refreshes the session whenever the timer fires. Never returns.
    pub async fn run(&self) {
        let mut alarm = self.alarm.subscribe();
        loop {
            let at = *alarm.borrow_and_update();
            let wait = at.map(|at| Duration::from_secs((at - self.now()).max(0).unsigned_abs()));
            let timer = async {
                match wait {
                    Some(wait) => tokio::time::sleep(wait).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                changed = alarm.changed() => {
                    if changed.is_err() {
                        return;
                    }
                }
                () = timer => {
                    self.alarm.send_replace(None);
                    self.refresh().await;
                }
            }
        }
    }

    /// Waits until the version of the state differs from `seen`, and returns the state.
    pub async fn state(&self, seen: i32) -> AccountState {
        let mut states = self.state.subscribe();
        let changed = states.wait_for(|state| state.version != seen).await;
        changed.map_or_else(|_| self.state.borrow().clone(), |state| state.clone())
    }

    /// Returns the email address of the signed-in person.
    pub async fn email(&self) -> Option<String> {
        self.inner.lock().await.email.clone()
    }

    /// Returns how often a person was signed out. A request remembers this number, so that its response
    /// is dropped when the person has left meanwhile.
    pub async fn sign_outs(&self) -> u32 {
        self.inner.lock().await.sign_outs
    }

    /// Stores the tokens of a sign-in, or of a change that returned new tokens. `sign_outs` is the
    /// number from before the request. When it has changed, the person has left: nothing is stored and
    /// the result is `false`.
    pub async fn signed_in(
        &self,
        sign_outs: u32,
        email: String,
        refresh: String,
        access: String,
        expires_in: i64,
    ) -> bool {
        let now = self.now();
        let tokens = Tokens {
            refresh,
            access,
            expires_at: now + expires_in,
        };
        let mut inner = self.inner.lock().await;
        if inner.sign_outs != sign_outs {
            return false;
        }
        inner.email = Some(email);
        inner.is_closed = false;
        let effect = inner.session.handle(now, Event::SignedIn(tokens));
        self.apply(&mut inner, effect).await;
        true
    }

    /// Deletes the session here and in the token store. Returns its refresh token.
    pub async fn sign_out(&self) -> Option<String> {
        let token = self.forget().await;
        self.forget_stored().await;
        token
    }

    /// Deletes the session in this process. Returns its refresh token.
    pub async fn forget(&self) -> Option<String> {
        let mut inner = self.inner.lock().await;
        inner.sign_outs = inner.sign_outs.wrapping_add(1);
        let token = inner.session.refresh_token().map(str::to_owned);
        inner.session.handle(self.now(), Event::SignedOut);
        inner.email.zeroize();
        inner.email = None;
        self.alarm.send_replace(None);
        self.publish(&inner);
        token
    }

    /// Deletes the session in the token store.
    pub async fn forget_stored(&self) {
        self.token_store.write(None).await;
    }

    /// Returns whether a person is signed in, without waiting.
    pub fn is_signed_in(&self) -> bool {
        self.state.borrow().email.is_some()
    }

    /// Refreshes the session after a change that may have ended it.
    pub async fn check(&self) {
        self.refresh().await;
    }

    async fn refresh(&self) {
        let effect = self
            .inner
            .lock()
            .await
            .session
            .handle(self.now(), Event::Woke);
        self.refresh_if_asked(effect).await;
    }

    async fn refresh_if_asked(&self, effect: Option<Effect>) {
        let Some(Effect::Refresh(ticket, token)) = effect else {
            return;
        };
        let _guard = self.refreshing.lock().await;
        // The refresh that held the lock before may have brought new tokens.
        let is_current = self.inner.lock().await.session.refresh_token() == Some(token.as_str());
        if !is_current {
            return;
        }
        let answer = self.client.refresh(&token).await;
        let now = self.now();
        let is_closed = code_of(&answer) == Some(ErrorCode::UserDisabled);
        let result = match answer {
            Ok(answer) => Ok(Tokens {
                expires_at: now + answer.expires_in.parse().unwrap_or(0),
                refresh: answer.refresh_token,
                access: answer.access_token,
            }),
            Err(refusal) if ends_session(refusal.code) => Err(Failure::Refused),
            Err(_) => Err(Failure::Network),
        };
        let mut inner = self.inner.lock().await;
        inner.is_closed = is_closed;
        let effect = inner.session.handle(now, Event::Answered(ticket, result));
        self.apply(&mut inner, effect).await;
    }

    async fn apply(&self, inner: &mut Inner, effect: Option<Effect>) {
        match effect {
            Some(Effect::Keep(at)) => {
                let stored = inner.session.refresh_token().zip(inner.email.as_ref());
                let stored = stored.map(|(refresh, email)| StoredSession {
                    refresh: refresh.to_owned(),
                    email: email.clone(),
                    last_used_at: self.now(),
                });
                self.token_store.write(stored).await;
                self.alarm.send_replace(Some(at));
            }
            Some(Effect::WakeAt(at)) => drop(self.alarm.send_replace(Some(at))),
            Some(Effect::Forget) => {
                inner.email = None;
                self.alarm.send_replace(None);
                self.token_store.write(None).await;
            }
            Some(Effect::Refresh(..)) | None => {}
        }
        self.publish(inner);
    }

    fn publish(&self, inner: &Inner) {
        self.state.send_if_modified(|state| {
            let is_changed = state.email != inner.email;
            if is_changed {
                state.version = state.version.wrapping_add(1);
                state.email.clone_from(&inner.email);
                state.is_closed = inner.is_closed;
            }
            is_changed
        });
    }

    /// Returns the time of the wall clock.
    pub(super) fn now(&self) -> Timestamp {
        self.clock.now().unix_timestamp()
    }
}

fn code_of<T>(answer: &Result<T, Refusal>) -> Option<ErrorCode> {
    answer.as_ref().err().map(|refusal| refusal.code)
}

/// Returns whether an error means that the session has ended. All other errors are temporary.
fn ends_session(code: ErrorCode) -> bool {
    matches!(
        code,
        ErrorCode::UserTokenExpired
            | ErrorCode::UserDeleted
            | ErrorCode::UserDisabled
            | ErrorCode::InvalidUserToken
    )
}
