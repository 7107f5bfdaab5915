//! One socket: its account, its requests and its answers.

use super::frames::{Joiner, Taken};
use super::link::{Gone, Link};
use super::message::{Body, Request, Said, answer, push};
use super::person::{Person, window};
use super::places::StrangerPlace;
use super::who::{Event, Who};
use crate::accounts::AccountError;
use crate::app::App;
use crate::database::data_error::DataError;
use crate::database::draft::{Draft, Kind};
use crate::database::node::at;
use crate::database::order::digest;
use crate::database::path::Path;
use crate::database::room::Share;
use crate::database::{DatabaseError, Outcome};
use bytes::Bytes;
use serde_json::{Number, Value, json};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::error_code::ErrorCode;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep_until};

/// After this many checks without a frame the client is gone: it sends one every 45 seconds.
const SILENT_CHECKS: u32 = 4;
/// Frames of a message that needs no room, and what a frame may come to in bytes.
const SMALL_FRAMES: usize = 3;
const FRAME: usize = 32 * 1024;
/// How long a large message may take to arrive.
const MESSAGE_TIME: Duration = Duration::from_secs(120);
/// Text that is made of one look at a document, in bytes; what is longer takes another look.
const LOOK_MAX: usize = 4 * 1024 * 1024;

/// The state of a socket.
pub struct Session {
    app: Arc<App>,
    address: IpAddr,
    who: Who,
}

/// Why a request is not answered with "ok".
enum Refusal {
    /// The status and text of the answer.
    Answer(&'static str, String),
    /// The socket ends; the client connects again and asks again.
    End,
}

impl From<Gone> for Refusal {
    fn from(_: Gone) -> Self {
        Self::End
    }
}

impl From<DataError> for Refusal {
    fn from(error: DataError) -> Self {
        DatabaseError::from(error).into()
    }
}

impl From<DatabaseError> for Refusal {
    fn from(error: DatabaseError) -> Self {
        let (status, text) = match error {
            // A refused write is lost to the client, so it has to ask again.
            DatabaseError::Busy | DatabaseError::SessionEnded => return Self::End,
            DatabaseError::Denied => ("permission_denied", "Permission denied".into()),
            DatabaseError::TooLarge | DatabaseError::Data(DataError::Many) => {
                ("too_big", error.to_string())
            }
            DatabaseError::Data(_) => ("invalid_data", error.to_string()),
            DatabaseError::Store(cause) => {
                tracing::error!(?cause, "a database call failed");
                ("unavailable", "Service unavailable".into())
            }
        };
        Self::Answer(status, text)
    }
}

type Answered<T> = Result<T, Refusal>;

impl Session {
    /// A socket that has just opened.
    pub fn new(app: Arc<App>, place: StrangerPlace, address: IpAddr) -> Self {
        let who = Who::stranger(&app, place);
        Self { app, address, who }
    }

    /// Serves a socket until it ends.
    pub async fn run(&mut self, link: &mut Link) -> Result<(), Gone> {
        let limits = self.app.database.limits;
        let mut joiner = Joiner::new(limits.document);
        let mut checks = interval_at(Instant::now() + limits.check_every, limits.check_every);
        checks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        // The room and the time of the large message that is arriving; one that is too long has no room.
        let mut arriving: Option<(Option<Share>, Instant)> = None;
        let mut silent = 0;
        loop {
            let late = arriving
                .as_ref()
                .map_or_else(Instant::now, |(_, deadline)| *deadline);
            tokio::select! {
                frame = link.receive() => {
                    silent = 0;
                    let Some(frame) = frame? else { continue };
                    if self.who.admit(frame.len()).is_err() {
                        return refuse(link, joiner.number()).await;
                    }
                    match joiner.take(&frame) {
                        Taken::Nothing => {}
                        Taken::Announced(frames) => arriving = self.reserve(frames).await?,
                        Taken::Excessive => arriving = Some((None, Instant::now() + MESSAGE_TIME)),
                        Taken::Message(text) => {
                            let share = arriving.take().and_then(|(share, _)| share);
                            self.answer(link, text, share).await?;
                        }
                        Taken::TooLong(number) => {
                            arriving = None;
                            let number = number.ok_or(Gone)?;
                            let text = DatabaseError::TooLarge.to_string();
                            link.send(&answer(Some(&number), "too_big", text)).await?;
                        }
                    }
                }
                event = self.who.event() => match event {
                    Event::Changed => {
                        self.catch_up(link).await?;
                        link.flush().await?;
                    }
                    Event::Check => self.check(link).await?,
                    Event::TooLate => return Err(Gone),
                },
                () = sleep_until(late), if arriving.is_some() => return Err(Gone),
                _ = checks.tick() => {
                    silent += 1;
                    if silent > SILENT_CHECKS {
                        return Err(Gone);
                    }
                    self.check(link).await?;
                }
            }
        }
    }

    /// Takes room for a large message before it arrives. When there is none, the socket ends: the
    /// client connects again later and sends again what was not answered.
    async fn reserve(&self, frames: usize) -> Result<Option<(Option<Share>, Instant)>, Gone> {
        match &self.who {
            Who::Person(person) if frames > SMALL_FRAMES => {
                let uid = &person.owner.uid;
                let most = self.app.database.limits.document;
                let text = (frames * FRAME).min(most + most / 2);
                let share = self
                    .app
                    .database
                    .share_for(uid, text)
                    .await
                    .map_err(|_| Gone)?;
                Ok(Some((Some(share), Instant::now() + MESSAGE_TIME)))
            }
            _ => Ok(None),
        }
    }

    /// Answers one message; what it makes known goes before its answer.
    async fn answer(
        &mut self,
        link: &mut Link,
        text: String,
        share: Option<Share>,
    ) -> Result<(), Gone> {
        let message = Bytes::from(text);
        let text = std::str::from_utf8(&message).map_err(|_| Gone)?;
        let request = match Said::parse(text).ok_or(Gone)? {
            Said::Ping => return link.send(r#"{"t":"c","d":{"t":"o","d":{}}}"#).await,
            Said::Control => return Ok(()),
            Said::Request(request) => request,
        };
        match self.act(link, &request, &message, share).await {
            Ok(()) => Ok(()),
            Err(Refusal::Answer(status, text)) => {
                link.send(&answer(request.r.as_ref(), status, text)).await
            }
            Err(Refusal::End) => {
                self.check(link).await?;
                Err(Gone)
            }
        }
    }

    async fn act(
        &mut self,
        link: &mut Link,
        request: &Request<'_>,
        message: &Bytes,
        share: Option<Share>,
    ) -> Answered<()> {
        let Some(body) = request.body() else {
            return Err(DataError::Json.into());
        };
        let data = match request.a.as_str() {
            "s" | "appcheck" | "unappeck" => json!({}),
            "auth" => self.sign_in(link, &body).await?,
            "unauth" => self.sign_out(link).await?,
            "q" => self.listen(link, &body).await?,
            "n" => self.unlisten(&body)?,
            "g" => return self.get(link, request.r.as_ref(), &body).await,
            "p" | "m" => {
                let draft = self.person()?.draft(kind_of(&request.a), &body, message)?;
                self.write(link, draft, share).await?
            }
            "o" | "om" => {
                let limits = self.app.database.limits;
                let person = self.person()?;
                let draft = person.draft(kind_of(&request.a), &body, message)?;
                person.on_disconnect(draft, &limits)?;
                json!({})
            }
            "oc" => {
                self.person()?.cancel(&Path::parse(&body.p)?);
                json!({})
            }
            _ => return Err(DatabaseError::Denied.into()),
        };
        Ok(link.send(&answer(request.r.as_ref(), "ok", data)).await?)
    }

    async fn sign_in(&mut self, link: &mut Link, body: &Body<'_>) -> Answered<Value> {
        let who = self.app.accounts.who(body.cred.as_deref()).await;
        let who = who.map_err(|error| match error {
            AccountError::Refused(ErrorCode::UserTokenExpired) => {
                Refusal::Answer("expired_token", "Auth token is expired.".into())
            }
            // The client asks again after a fault, and not after a refusal.
            AccountError::Store(_) => Refusal::End,
            _ => Refusal::Answer("invalid_token", "Could not parse auth token.".into()),
        })?;
        let claims = json!({ "uid": who.user.uid, "provider": "password" });
        match &mut self.who {
            Who::Person(person) if person.owner.uid == who.user.uid => {
                person.owner.epoch = who.claims.epoch;
                person.who = who;
            }
            _ => {
                self.cancel_listens(link).await?;
                let person = Person::new(&self.app, who).ok_or(Refusal::End)?;
                self.who = Who::Person(Box::new(person));
            }
        }
        Ok(json!({ "auth": claims }))
    }

    async fn sign_out(&mut self, link: &mut Link) -> Answered<Value> {
        if let Who::Person(_) = self.who {
            self.cancel_listens(link).await?;
            let place = StrangerPlace::take(&self.app.database, self.address).ok_or(Gone)?;
            self.who = Who::stranger(&self.app, place);
        }
        Ok(json!({}))
    }

    async fn cancel_listens(&self, link: &mut Link) -> Result<(), Gone> {
        if let Who::Person(person) = &self.who {
            for listen in person.listens() {
                link.feed(&listen.cancelled()).await?;
            }
        }
        Ok(())
    }

    async fn listen(&mut self, link: &mut Link, body: &Body<'_>) -> Answered<Value> {
        self.require_session().await?;
        let app = self.app.clone();
        let person = self.person()?;
        let listen = Arc::new(person.listen_of(body)?);
        let known = body.h.clone().filter(|known| !known.is_empty());
        let asked = Arc::clone(&listen);
        let look = move |content: &Value, _| {
            let is_known = known.is_some_and(|known| known == digest(&asked.value(content)));
            (!is_known).then(|| asked.whole(content))
        };
        let seen = app
            .database
            .look_in_turn(&person.owner.uid, &person.channel, look)
            .await?;
        let channel = &person.channel;
        person
            .follower
            .get_or_insert_with(|| channel.follow(seen.version));
        person.listen(listen);
        if let Some(text) = &seen.value {
            link.feed(text).await?;
        }
        Ok(json!({}))
    }

    fn unlisten(&mut self, body: &Body<'_>) -> Answered<Value> {
        let person = self.person()?;
        person.unlisten(&Path::parse(&body.p)?, body.q);
        if person.listens().is_empty() {
            person.follower = None;
        }
        Ok(json!({}))
    }

    async fn get(
        &mut self,
        link: &mut Link,
        number: Option<&Number>,
        body: &Body<'_>,
    ) -> Answered<()> {
        self.require_session().await?;
        let app = self.app.clone();
        let uid = &self.person()?.owner.uid;
        let keys = Path::parse(&body.p)?.inside(Some(uid))?.to_vec();
        let (number, window) = (number.cloned(), window(body.q)?.unwrap_or_default());
        let look = move |content: &Value, _| {
            let value = at(content, &keys);
            match window.is_whole() {
                true => answer(number.as_ref(), "ok", value),
                false => answer(number.as_ref(), "ok", window.window(value)),
            }
        };
        let seen = app.database.look(uid, look).await?;
        Ok(link.send(&seen.value).await?)
    }

    async fn write(
        &mut self,
        link: &mut Link,
        draft: Draft,
        share: Option<Share>,
    ) -> Answered<Value> {
        let (now, app) = (self.app.clock.now().unix_timestamp(), self.app.clone());
        let person = self.person()?;
        if person.who.claims.exp <= now {
            return Err(Refusal::End);
        }
        let written = app
            .database
            .write(&person.owner, draft, share, |_, _| ())
            .await;
        let outcome = written.map(|(outcome, _)| outcome);
        if let Err(DatabaseError::SessionEnded) = outcome {
            return Err(Refusal::End);
        }
        // The writer hears of its own write, and of all before it, before it hears "ok".
        self.catch_up(link).await?;
        match outcome? {
            Outcome::Written(()) => Ok(json!({})),
            Outcome::Stale(()) => Err(Refusal::Answer("datastale", "Data is stale.".into())),
        }
    }

    /// Tells what changed since the last time.
    async fn catch_up(&mut self, link: &mut Link) -> Result<(), Gone> {
        let Who::Person(person) = &mut self.who else {
            return Ok(());
        };
        let Some(seen) = person.follower.as_ref().map(|follower| follower.seen) else {
            return Ok(());
        };
        let listens = person.listens();
        let mut told = 0;
        while told < listens.len() {
            let (listens, channel) = (listens.clone(), Arc::clone(&person.channel));
            let look = move |content: &Value, version| {
                let changes = channel.between(seen, version);
                let (mut texts, mut length) = (Vec::new(), 0);
                let mut done = told;
                for listen in &listens[told..] {
                    let pushes = listen.pushes(content, changes.as_deref());
                    length += pushes.iter().map(String::len).sum::<usize>();
                    texts.extend(pushes);
                    done += 1;
                    if length > LOOK_MAX {
                        break;
                    }
                }
                (texts, done)
            };
            let looked = self
                .app
                .database
                .look_in_turn(&person.owner.uid, &person.channel, look);
            let looked = looked.await.map_err(|_| Gone)?;
            for text in &looked.value.0 {
                link.feed(text).await?;
            }
            if let Some(follower) = person.follower.as_mut().filter(|_| told == 0) {
                follower.seen = looked.version;
            }
            told = looked.value.1;
        }
        Ok(())
    }

    /// Ends the socket of a session that has ended. The client refreshes its token, connects again
    /// and sends again what was not answered.
    async fn check(&mut self, link: &mut Link) -> Result<(), Gone> {
        let Who::Person(person) = &self.who else {
            return Ok(());
        };
        if let Ok(false) = self.app.accounts.is_current(&person.who).await {
            let body = json!({ "s": "expired_token", "d": "Auth token is expired." });
            link.send(&push("ac", body)).await?;
            return Err(Gone);
        }
        Ok(())
    }

    /// Does what was to be done at the end.
    pub async fn end(self) {
        let Who::Person(person) = self.who else {
            return;
        };
        let (owner, drafts) = person.into_drafts();
        for draft in drafts {
            if let Err(error) = self
                .app
                .database
                .write(&owner, draft, None, |_, _| ())
                .await
            {
                tracing::warn!(cause = ?error, "a write at the end of a socket failed");
            }
        }
    }

    async fn require_session(&mut self) -> Answered<()> {
        let app = self.app.clone();
        match app.accounts.is_current(&self.person()?.who).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(Refusal::End),
            Err(cause) => Err(DatabaseError::from(cause).into()),
        }
    }

    fn person(&mut self) -> Result<&mut Person, DatabaseError> {
        match &mut self.who {
            Who::Person(person) => Ok(person),
            Who::Stranger { .. } => Err(DatabaseError::Denied),
        }
    }
}

/// Ends the socket of a stranger who says more than a stranger may. A request that has begun is refused
/// first: the client would send it again on the next socket, and again.
async fn refuse(link: &mut Link, number: Option<Number>) -> Result<(), Gone> {
    let number = number.ok_or(Gone)?;
    let (status, text) = ("permission_denied", "Permission denied");
    link.send(&answer(Some(&number), status, text)).await?;
    Err(link.close().await)
}

fn kind_of(action: &str) -> Kind {
    if action.ends_with('m') {
        Kind::Merge
    } else {
        Kind::Put
    }
}
