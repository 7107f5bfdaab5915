//! The operator's listener, and the workers.

use super::TestService;
use async_trait::async_trait;
use axum::body::Body;
use axum::http::{Request, Response};
use lettre::Message;
use std::sync::Arc;
use sync_service::mail::error::SendError;
use sync_service::mail::{Mailer, Patience, Transport};
use sync_service::routes::operator::router;
use sync_service::uid::Uid;
use tower::ServiceExt;

/// A transport that takes every mail and keeps none.
pub struct TakesEverything;

#[async_trait]
impl Transport for TakesEverything {
    async fn send(&self, _: Message, _: Option<&Uid>) -> Result<(), SendError> {
        Ok(())
    }
}

impl TestService {
    /// A call to the operator's listener under a name.
    pub async fn operator(&self, path: &str, host: &str) -> Response<Body> {
        self.has_started().await;
        let request = Request::get(path).header("host", host);
        router(Arc::clone(&self.app), &["Ops.example".to_owned()])
            .oneshot(request.body(Body::empty()).unwrap())
            .await
            .unwrap()
    }

    /// A worker that hands its mails to a transport, and waits no longer than the longest wait.
    pub fn mailer(&self, transport: Box<dyn Transport>, patience: Patience) -> Mailer {
        Mailer {
            store: Arc::clone(&self.app.store),
            transport,
            clock: self.clock.clone(),
            time: Arc::clone(&self.app.operations.time),
            random: Arc::new(|bytes| bytes.fill(0)),
            patience,
            from: "desk@example.org".parse().unwrap(),
        }
    }

    /// Breaks a table, so that what needs it fails at once as on a broken disk.
    pub fn breaks_table(&self, name: &str) {
        let file = self.folder.path().join("data/new-beginnings.db");
        let db = rusqlite::Connection::open(file).unwrap();
        db.execute_batch(&format!("alter table {name} rename to {name}_broken"))
            .unwrap();
    }
}
