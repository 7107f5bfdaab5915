//! A person's session as a value: no clock, no network, no disk (SES-1 to SES-4).
//!
//! Its driver passes in events and times, and does what it returns. `cases/session.json`
//! holds the examples that `src/backend/web/session.ts` follows too.
//!
//! Every question to the network carries a ticket. An answer with an older ticket belongs to an
//! earlier person and is dropped: on a shared terminal this is the difference between a bug and
//! handing one person the account of another.

use crate::limits::{
    BACKOFF_MAX_SECONDS, BACKOFF_MIN_SECONDS, EXPIRED_EARLY_SECONDS, REFRESH_EARLY_SECONDS,
};
use serde::{Deserialize, Serialize};

/// Seconds since 1970, by the clock of this machine.
pub type Timestamp = i64;

/// Which question an answer belongs to.
pub type Ticket = u32;

/// What a session rests on.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Tokens {
    /// Refresh token.
    pub refresh: String,
    /// Access token.
    pub access: String,
    /// When the access token expires.
    pub expires_at: Timestamp,
}

impl std::fmt::Debug for Tokens {
    /// Tokens never reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Tokens")
    }
}

/// Why a refresh did not succeed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Failure {
    /// No answer, or none of the service's own.
    Network,
    /// The service ended the session.
    Refused,
}

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Event {
    /// A sign-in, a sign-up, or a change that gave new tokens.
    SignedIn(Tokens),
    /// At start: this refresh token was stored (SES-2).
    Restored(String),
    /// The alarm went off.
    Woke,
    /// A refresh was answered.
    Answered(Ticket, Result<Tokens, Failure>),
    /// The person signed out, or the service said that the session has ended.
    SignedOut,
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Effect {
    /// Ask for new tokens with this refresh token.
    Refresh(Ticket, String),
    /// Store the refresh token and set the alarm.
    Keep(Timestamp),
    /// Set the alarm.
    WakeAt(Timestamp),
    /// Forget everything that was stored.
    Forget,
}

/// A session; by default signed out.
#[derive(Debug, Clone, Default)]
pub struct Session {
    refresh: Option<String>,
    access: Option<(String, Timestamp)>,
    ticket: Ticket,
    backoff: Option<i64>,
}

impl Session {
    /// Takes in what happened; answers what is to be done.
    pub fn handle(&mut self, now: Timestamp, event: Event) -> Option<Effect> {
        match event {
            Event::SignedIn(tokens) => {
                self.ticket += 1;
                Some(self.keep(now, tokens))
            }
            Event::Restored(refresh) => {
                self.ticket += 1;
                self.refresh = Some(refresh.clone());
                Some(Effect::Refresh(self.ticket, refresh))
            }
            Event::Woke => {
                let refresh = self.refresh.clone()?;
                Some(Effect::Refresh(self.ticket, refresh))
            }
            Event::Answered(ticket, _) if ticket != self.ticket || self.refresh.is_none() => None,
            Event::Answered(_, Ok(tokens)) => Some(self.keep(now, tokens)),
            Event::Answered(_, Err(Failure::Network)) => {
                let wait = self.backoff.map_or(BACKOFF_MIN_SECONDS, |last| {
                    (last * 2).min(BACKOFF_MAX_SECONDS)
                });
                self.backoff = Some(wait);
                Some(Effect::WakeAt(now + wait))
            }
            Event::Answered(_, Err(Failure::Refused)) | Event::SignedOut => {
                *self = Self {
                    ticket: self.ticket + 1,
                    ..Self::default()
                };
                Some(Effect::Forget)
            }
        }
    }

    /// Returns whether an account is signed in.
    pub fn is_signed_in(&self) -> bool {
        self.refresh.is_some()
    }

    /// The refresh token, to store it.
    pub fn refresh_token(&self) -> Option<&str> {
        self.refresh.as_deref()
    }

    /// The access token, unless it expires within 30 seconds (SES-3).
    pub fn usable_at(&self, now: Timestamp) -> Option<&str> {
        let (access, expires_at) = self.access.as_ref()?;
        (now < expires_at - EXPIRED_EARLY_SECONDS).then_some(access)
    }

    fn keep(&mut self, now: Timestamp, tokens: Tokens) -> Effect {
        self.refresh = Some(tokens.refresh);
        self.access = Some((tokens.access, tokens.expires_at));
        self.backoff = None;
        // A clock that jumped must not lead to an alarm in the past, over and over.
        Effect::Keep((tokens.expires_at - REFRESH_EARLY_SECONDS).max(now + BACKOFF_MIN_SECONDS))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Deserialize)]
    struct Case {
        name: String,
        steps: Vec<Step>,
    }

    #[derive(Deserialize)]
    struct Step {
        at: Timestamp,
        event: Option<Event>,
        #[serde(default)]
        effect: Option<Effect>,
        #[serde(default)]
        usable: Option<bool>,
    }

    #[test]
    fn ses_the_session_follows_the_shared_cases() {
        let cases: Vec<Case> = serde_json::from_str(include_str!("../cases/session.json")).unwrap();
        for Case { name, steps } in cases {
            let mut session = Session::default();
            for (number, step) in steps.into_iter().enumerate() {
                if let Some(event) = step.event {
                    let effect = session.handle(step.at, event);
                    assert_eq!(effect, step.effect, "{name}, step {number}");
                }
                if let Some(usable) = step.usable {
                    let is_usable = session.usable_at(step.at).is_some();
                    assert_eq!(is_usable, usable, "{name}, step {number}");
                }
            }
        }
    }

    #[test]
    fn ses_2_what_is_stored_is_the_refresh_token_and_only_while_an_account_is_signed_in() {
        let tokens = |refresh: &str| Tokens {
            refresh: refresh.into(),
            access: "a".into(),
            expires_at: 3_600,
        };
        let mut session = Session::default();
        let stored = |session: &Session| {
            let token = session.refresh_token().map(str::to_owned);
            assert_eq!(session.is_signed_in(), token.is_some());
            token
        };
        assert_eq!(stored(&session), None);
        session.handle(0, Event::Restored("r0".into()));
        assert_eq!(stored(&session).as_deref(), Some("r0"));
        session.handle(0, Event::Answered(1, Ok(tokens("r1"))));
        assert_eq!(stored(&session).as_deref(), Some("r1"));
        session.handle(0, Event::SignedIn(tokens("r2")));
        assert_eq!(stored(&session).as_deref(), Some("r2"));
        session.handle(0, Event::SignedOut);
        assert_eq!(stored(&session), None);
    }

    #[test]
    fn tokens_are_named_in_a_log_and_not_shown() {
        let tokens = Tokens {
            refresh: "secret".into(),
            access: "secret".into(),
            expires_at: 1,
        };
        assert_eq!(format!("{tokens:?}"), "Tokens");
        let answer = Event::Answered(1, Ok(tokens));
        assert_eq!(format!("{answer:?}"), "Answered(1, Ok(Tokens))");
    }
}
