//! One socket: who it is, what it listens to, what happens when it ends.

use super::listens::{Listen, push};
use crate::accounts::AccountError;
use crate::accounts::session::SignedIn;
use crate::database::live::{Follower, Update};
use crate::database::node::at;
use crate::database::order::digest;
use crate::database::path::Path;
use crate::database::query::Query;
use crate::database::{DatabaseError, Write};
use crate::routes::App;
use crate::routes::database_query::window_of;
use serde_json::{Value, json};
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use tokio::sync::broadcast::error::RecvError;

/// Listens of a socket, and writes that wait for its end.
const LISTENS_MAX: usize = 100;

/// The state of a socket.
pub struct Session {
    app: App,
    owner: Option<SignedIn>,
    follower: Option<Follower>,
    content: Arc<Value>,
    listens: Vec<Listen>,
    at_end: Vec<Write>,
}

/// The status and data of an answer.
type Outcome = Result<Value, (&'static str, String)>;

impl Session {
    /// A socket that has just opened.
    pub fn new(app: App) -> Self {
        Self {
            app,
            owner: None,
            follower: None,
            content: Arc::new(Value::Null),
            listens: Vec::new(),
            at_end: Vec::new(),
        }
    }

    /// Answers one message; what it makes known goes before its answer.
    pub async fn answer(&mut self, message: &Value) -> Vec<Value> {
        if message["t"] == "c" {
            let is_ping = message["d"]["t"] == "p";
            return Vec::from_iter(
                is_ping.then(|| json!({ "t": "c", "d": { "t": "o", "d": {} } })),
            );
        }
        let request = &message["d"];
        let mut answers = Vec::new();
        let outcome = self.act(
            request["a"].as_str().unwrap_or_default(),
            &request["b"],
            &mut answers,
        );
        let body = match outcome.await {
            Ok(data) => json!({ "s": "ok", "d": data }),
            Err((status, text)) => json!({ "s": status, "d": text }),
        };
        answers.push(json!({ "t": "d", "d": { "r": request["r"], "b": body } }));
        answers
    }

    async fn act(&mut self, action: &str, body: &Value, pushes: &mut Vec<Value>) -> Outcome {
        match action {
            "s" | "appcheck" | "unappeck" => Ok(json!({})),
            "auth" => self.sign_in(body, pushes).await,
            "unauth" => {
                self.forget(pushes);
                Ok(json!({}))
            }
            "q" => self.listen(body, pushes).await.map_err(refusal),
            "n" => self.unlisten(body).map_err(refusal),
            "g" => self.get(body).await.map_err(refusal),
            "p" | "m" => {
                let write = self.write_of(action, body).map_err(refusal)?;
                self.write(write, pushes).await
            }
            "o" | "om" => self.put_off(action, body).map_err(refusal),
            "oc" => {
                let path = path_of(body).map_err(refusal)?;
                self.at_end.retain(|write| {
                    write
                        .changes
                        .iter()
                        .all(|(at, _)| at.after(&path).is_none())
                });
                Ok(json!({}))
            }
            _ => Err(("permission_denied", "Permission denied".into())),
        }
    }

    async fn sign_in(&mut self, body: &Value, pushes: &mut Vec<Value>) -> Outcome {
        let who =
            self.app
                .accounts
                .who(body["cred"].as_str())
                .await
                .map_err(|error| match error {
                    AccountError::Refused(ErrorCode::UserTokenExpired) => {
                        ("expired_token", "Auth token is expired.".to_owned())
                    }
                    _ => ("invalid_token", "Could not parse auth token.".to_owned()),
                })?;
        if self.uid() != Some(who.user.uid.as_str()) {
            self.forget(pushes);
        }
        let claims = json!({ "uid": who.user.uid, "provider": "password" });
        self.owner = Some(who);
        Ok(json!({ "auth": claims }))
    }

    async fn listen(
        &mut self,
        body: &Value,
        pushes: &mut Vec<Value>,
    ) -> Result<Value, DatabaseError> {
        let path = path_of(body)?;
        let keys = path.inside(self.uid())?.to_vec();
        let owner = self.uid().unwrap_or_default().to_owned();
        if self.listens.len() >= LISTENS_MAX {
            return Err(DatabaseError::TooLarge);
        }
        if self.follower.is_none() {
            let (content, follower) = self.app.database.follow(&owner).await?;
            (self.content, self.follower) = (content, Some(follower));
        }
        let listen = Listen {
            asked: body["q"].clone(),
            window: match &body["q"] {
                Value::Null => Query::default(),
                asked => window_of(asked)?,
            },
            tag: body.get("t").cloned(),
            path,
            keys,
        };
        let known = body["h"].as_str().filter(|known| !known.is_empty());
        let now = listen.window.window(at(&self.content, &listen.keys));
        if known.is_none_or(|known| known != digest(&now)) {
            pushes.push(listen.whole(&self.content));
        }
        self.listens.push(listen);
        Ok(json!({}))
    }

    fn unlisten(&mut self, body: &Value) -> Result<Value, DatabaseError> {
        let path = path_of(body)?;
        self.listens
            .retain(|listen| listen.path != path || listen.asked != body["q"]);
        if self.listens.is_empty() {
            self.follower = None;
        }
        Ok(json!({}))
    }

    async fn get(&self, body: &Value) -> Result<Value, DatabaseError> {
        let path = path_of(body)?;
        let value = self.app.database.read(self.uid(), &path).await?;
        Ok(window_of(&body["q"])?.window(&value))
    }

    async fn write(&mut self, write: Write, pushes: &mut Vec<Value>) -> Outcome {
        let result = self.app.database.write(self.uid(), write).await;
        // The writer hears of its own write, and of all before it, before it hears "ok".
        while let Some(Ok(update)) = self.follower.as_mut().map(|it| it.updates.try_recv()) {
            self.tell(&update, pushes);
        }
        result.map(|_| json!({})).map_err(refusal)
    }

    fn write_of(&self, action: &str, body: &Value) -> Result<Write, DatabaseError> {
        let path = path_of(body)?;
        path.inside(self.uid())?;
        let expected = body["h"]
            .as_str()
            .map(|known| (path.clone(), known.to_owned()));
        let changes = match (action.ends_with('m'), &body["d"]) {
            (true, Value::Object(children)) => children
                .iter()
                .map(|(key, child)| Ok((path.below(key)?, child.clone())))
                .collect::<Result<_, DatabaseError>>()?,
            (_, value) => vec![(path, value.clone())],
        };
        Ok(Write { changes, expected })
    }

    fn put_off(&mut self, action: &str, body: &Value) -> Result<Value, DatabaseError> {
        let write = self.write_of(action, body)?;
        if self.at_end.len() >= LISTENS_MAX {
            return Err(DatabaseError::TooLarge);
        }
        self.at_end.push(write);
        Ok(json!({}))
    }

    /// The next change of the document that is followed; never, when none is.
    pub async fn update(&mut self) -> Result<Update, RecvError> {
        match &mut self.follower {
            Some(follower) => follower.updates.recv().await,
            None => std::future::pending().await,
        }
    }

    /// Tells a change to whom it may concern.
    pub fn tell(&mut self, update: &Update, pushes: &mut Vec<Value>) {
        self.content = Arc::clone(&update.content);
        pushes.extend(
            self.listens
                .iter()
                .filter_map(|listen| listen.changes(update)),
        );
    }

    /// Tells everything anew, when changes came faster than they could be told.
    pub async fn start_over(&mut self, pushes: &mut Vec<Value>) {
        let owner = self.uid().unwrap_or_default().to_owned();
        if let Ok((content, follower)) = self.app.database.follow(&owner).await {
            (self.content, self.follower) = (content, Some(follower));
            pushes.extend(
                self.listens
                    .iter()
                    .map(|listen| listen.whole(&self.content)),
            );
        }
    }

    /// A session that has ended meanwhile sees and writes nothing more.
    pub async fn look(&mut self, pushes: &mut Vec<Value>) {
        let Some(owner) = &self.owner else { return };
        if let Ok(false) = self.app.accounts.still(owner).await {
            let body = json!({ "s": "expired_token", "d": "Auth token is expired." });
            pushes.push(push("ac", body));
            self.forget(pushes);
        }
    }

    /// Does what was to be done at the end.
    pub async fn end(mut self) {
        for write in std::mem::take(&mut self.at_end) {
            if let Err(error) = self.app.database.write(self.uid(), write).await {
                tracing::warn!(cause = ?error, "a write at the end of a socket failed");
            }
        }
    }

    fn forget(&mut self, pushes: &mut Vec<Value>) {
        pushes.extend(self.listens.drain(..).map(|listen| listen.cancelled()));
        (self.owner, self.follower) = (None, None);
    }

    fn uid(&self) -> Option<&str> {
        self.owner.as_ref().map(|who| who.user.uid.as_str())
    }
}

fn path_of(body: &Value) -> Result<Path, DatabaseError> {
    Ok(Path::parse(body["p"].as_str().unwrap_or_default())?)
}

fn refusal(error: DatabaseError) -> (&'static str, String) {
    match error {
        DatabaseError::Denied => ("permission_denied", "Permission denied".into()),
        DatabaseError::Stale(_) => ("datastale", "Data is stale.".into()),
        DatabaseError::Store(cause) => {
            tracing::error!(?cause, "a database call failed");
            ("unavailable", "Service unavailable".into())
        }
        other => ("invalid_data", other.to_string()),
    }
}
