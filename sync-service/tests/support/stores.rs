//! Stores of every kind, and people in them.

use std::future::Future;
use std::sync::Arc;
use sync_service::store::Store;
use sync_service::store::sessions::NewSession;
use sync_service::store::sqlite::Sqlite;
use sync_service::store::users::User;

/// Runs a story on a fresh store of every kind.
pub async fn on_every_store<F: Future<Output = ()>>(story: impl Fn(Arc<dyn Store>) -> F) {
    let folder = tempfile::tempdir().unwrap();
    story(Arc::new(
        Sqlite::open(&folder.path().join("new/data")).unwrap(),
    ))
    .await;
}

/// Creates an account. Two accounts of one store need ids of different lengths.
pub async fn a_person(store: &dyn Store, uid: &str) {
    let user = User {
        uid: uid.into(),
        email: format!("{uid}@example.org"),
        email_verified: false,
        display_name: None,
        photo_url: None,
        password_hash: "x".into(),
        password_updated_at: 0,
        created_at: 0,
        last_login_at: 0,
        last_refresh_at: 0,
        valid_since: 0,
        epoch: 0,
        disabled: false,
    };
    let session = NewSession {
        family: [uid.len() as u8; 16],
        uid: uid.into(),
        current: [0; 32],
        at: 0,
    };
    store.create_user(&user, &session).await.unwrap();
}
