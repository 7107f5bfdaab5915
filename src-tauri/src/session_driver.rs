//! Does what `sync_protocol::session` says: alarm, network, vault; and tells who is signed in.

use crate::clock::Clock;
use crate::vault::{Kept, Vault};
use std::future::Future;
use std::time::Duration;
use sync_protocol::client::Client;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::AccountState;
use sync_protocol::session::{Effect, Event, Failure, Session, Timestamp, Tokens};
use tokio::sync::{Mutex, watch};
use zeroize::Zeroize;

#[derive(Default)]
struct Inner {
    session: Session,
    email: Option<String>,
    /// How often somebody was signed out.
    sign_outs: u32,
}

/// The session of this kiosk.
pub struct SessionDriver {
    client: Client,
    vault: Vault,
    clock: Clock,
    /// After this time without use a stored session is not reloaded at start but wiped: on a shared
    /// computer somebody else may stand here by then.
    idle_limit: Duration,
    inner: Mutex<Inner>,
    /// One refresh at a time.
    refreshing: Mutex<()>,
    state: watch::Sender<AccountState>,
    alarm: watch::Sender<Option<Timestamp>>,
}

impl SessionDriver {
    /// Nobody is signed in yet.
    pub fn new(client: Client, vault: Vault, clock: Clock, idle_limit: Duration) -> Self {
        let nobody = AccountState {
            version: 0,
            email: None,
        };
        Self {
            client,
            vault,
            clock,
            idle_limit,
            inner: Mutex::default(),
            refreshing: Mutex::default(),
            state: watch::Sender::new(nobody),
            alarm: watch::Sender::new(None),
        }
    }

    /// Reloads a stored session (SES-2), unless it was left alone for too long.
    pub async fn restore(&self) {
        let Some(kept) = self.vault.read().await else {
            return;
        };
        let age = u64::try_from(self.now() - kept.touched_at);
        if !age.is_ok_and(|age| age <= self.idle_limit.as_secs()) {
            self.vault.write(None).await;
            return;
        }
        let mut inner = self.inner.lock().await;
        inner.email = Some(kept.email.clone());
        let effect = inner
            .session
            .handle(self.now(), Event::Restored(kept.refresh.clone()));
        self.tell(&inner);
        drop(inner);
        self.ask_for_what(effect).await;
    }

    /// Waits for the alarm and refreshes, for ever.
    pub async fn run(&self) {
        let mut alarm = self.alarm.subscribe();
        loop {
            let at = *alarm.borrow_and_update();
            let wait = at.map(|at| Duration::from_secs((at - self.now()).max(0).unsigned_abs()));
            let rings = async {
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
                () = rings => {
                    self.alarm.send_replace(None);
                    self.refresh().await;
                }
            }
        }
    }

    /// Who is signed in, once that is something else than `seen`.
    pub async fn state(&self, seen: i32) -> AccountState {
        let mut states = self.state.subscribe();
        let changed = states.wait_for(|state| state.version != seen).await;
        changed.map_or_else(|_| self.state.borrow().clone(), |state| state.clone())
    }

    /// The address of who is signed in.
    pub async fn email(&self) -> Option<String> {
        self.inner.lock().await.email.clone()
    }

    /// How often somebody was signed out here, to be named with what is asked for before and comes after.
    pub async fn sign_outs(&self) -> u32 {
        self.inner.lock().await.sign_outs
    }

    /// A sign-in, or a change that gave new tokens; asked for after so many sign-outs. When there was
    /// another one since, whoever asked has left: nothing is kept, and the answer is false.
    pub async fn signed_in(
        &self,
        sign_outs: u32,
        email: String,
        refresh: String,
        access: String,
        lives: i64,
    ) -> bool {
        let now = self.now();
        let tokens = Tokens {
            refresh,
            access,
            expires_at: now + lives,
        };
        let mut inner = self.inner.lock().await;
        if inner.sign_outs != sign_outs {
            return false;
        }
        inner.email = Some(email);
        let effect = inner.session.handle(now, Event::SignedIn(tokens));
        self.apply(&mut inner, effect).await;
        true
    }

    /// Forgets the session here and where it rests; answers its refresh token.
    pub async fn signed_out(&self) -> Option<String> {
        let token = self.forget().await;
        self.forget_kept().await;
        token
    }

    /// Forgets the session in this process; answers its refresh token.
    pub async fn forget(&self) -> Option<String> {
        let mut inner = self.inner.lock().await;
        inner.sign_outs = inner.sign_outs.wrapping_add(1);
        let token = inner.session.refresh_token().map(str::to_owned);
        inner.session.handle(self.now(), Event::SignedOut);
        inner.email.zeroize();
        inner.email = None;
        self.alarm.send_replace(None);
        self.tell(&inner);
        token
    }

    /// Forgets the session where it rests.
    pub async fn forget_kept(&self) {
        self.vault.write(None).await;
    }

    /// Whether somebody is signed in; waits for nothing.
    pub fn is_signed_in(&self) -> bool {
        self.state.borrow().email.is_some()
    }

    /// Asks the service whether the session still lives, after something that ends sessions.
    pub async fn check(&self) {
        self.refresh().await;
    }

    /// Runs a call with an access token; what it says about the session is believed.
    pub async fn with<T, F>(&self, ask: impl FnOnce(String) -> F) -> Result<T, ErrorCode>
    where
        F: Future<Output = Result<T, ErrorCode>>,
    {
        let answer = ask(self.access_token().await?).await;
        if answer.as_ref().err().copied().is_some_and(ends_the_session) {
            self.signed_out().await;
        }
        answer
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

    async fn refresh(&self) {
        let effect = self
            .inner
            .lock()
            .await
            .session
            .handle(self.now(), Event::Woke);
        self.ask_for_what(effect).await;
    }

    async fn ask_for_what(&self, effect: Option<Effect>) {
        let Some(Effect::Refresh(ticket, token)) = effect else {
            return;
        };
        let _only_one = self.refreshing.lock().await;
        // Whoever was here before may have got new tokens already.
        let is_current = self.inner.lock().await.session.refresh_token() == Some(token.as_str());
        if !is_current {
            return;
        }
        let answer = self.client.refresh(&token).await;
        let now = self.now();
        let result = match answer {
            Ok(answer) => Ok(Tokens {
                expires_at: now + answer.expires_in.parse().unwrap_or(0),
                refresh: answer.refresh_token,
                access: answer.access_token,
            }),
            Err(code) if ends_the_session(code) => Err(Failure::Refused),
            Err(_) => Err(Failure::Network),
        };
        let mut inner = self.inner.lock().await;
        let effect = inner.session.handle(now, Event::Answered(ticket, result));
        self.apply(&mut inner, effect).await;
    }

    async fn apply(&self, inner: &mut Inner, effect: Option<Effect>) {
        match effect {
            Some(Effect::Keep(at)) => {
                let kept = inner.session.refresh_token().zip(inner.email.as_ref());
                let kept = kept.map(|(refresh, email)| Kept {
                    refresh: refresh.to_owned(),
                    email: email.clone(),
                    touched_at: self.now(),
                });
                self.vault.write(kept).await;
                self.alarm.send_replace(Some(at));
            }
            Some(Effect::WakeAt(at)) => drop(self.alarm.send_replace(Some(at))),
            Some(Effect::Forget) => {
                inner.email = None;
                self.alarm.send_replace(None);
                self.vault.write(None).await;
            }
            Some(Effect::Refresh(..)) | None => {}
        }
        self.tell(inner);
    }

    fn tell(&self, inner: &Inner) {
        self.state.send_if_modified(|state| {
            let is_other = state.email != inner.email;
            if is_other {
                state.version = state.version.wrapping_add(1);
                state.email.clone_from(&inner.email);
            }
            is_other
        });
    }

    fn now(&self) -> Timestamp {
        (self.clock)().unix_timestamp()
    }
}

/// These words of the service end a session; everything else is passing.
fn ends_the_session(code: ErrorCode) -> bool {
    matches!(
        code,
        ErrorCode::UserTokenExpired
            | ErrorCode::UserDeleted
            | ErrorCode::UserDisabled
            | ErrorCode::InvalidUserToken
    )
}
