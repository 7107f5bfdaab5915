//! Stores of every kind, and people in them.

use crate::support::TestService;
#[cfg(unix)]
use crate::support::postgres::Database;
use std::future::Future;
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;
use sync_protocol::contact::ContactMessage;
use sync_service::accounts::keys::Keys;
use sync_service::backup::restore::restore;
use sync_service::backup::{Wishes, make};
use sync_service::clock::SystemClock;
use sync_service::email_address::EmailAddress;
use sync_service::random::system_random;
use sync_service::store::Store;
use sync_service::store::new_session::{NewSession, Opening};
use sync_service::store::outbox::Mail;
#[cfg(unix)]
use sync_service::store::postgres::Postgres;
use sync_service::store::sqlite::Sqlite;
use sync_service::store::users::User;
use sync_service::uid::Uid;

/// Runs a story on a fresh store of every kind.
pub async fn on_every_store<F: Future<Output = ()>>(story: impl Fn(Arc<dyn Store>) -> F) {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("new/data");
    let open = |data: &Path| Arc::new(Sqlite::open(data).unwrap());
    sync_service::private::make_folder(&data).unwrap();
    drop(Keys::open(&data.join("keys"), &system_random(), 0).unwrap());
    let restored = {
        let _fresh = open(&data);
        let (backups, restored) = (
            folder.path().join("backups"),
            folder.path().join("restored"),
        );
        let wishes = Wishes {
            keep: NonZeroUsize::MIN,
            skip_damaged: false,
        };
        make(&data, &backups, &SystemClock, wishes).unwrap();
        restore(&backups, &restored, false, &SystemClock).unwrap();
        restored
    };
    story(open(&data)).await;
    story(open(&restored)).await;
    #[cfg(unix)]
    {
        let database = Database::new().await;
        story(Arc::new(Postgres::open(&database.server()).await.unwrap())).await;
        database.remove().await;
    }
}

/// Runs a story with a service over SQLite, and with one over PostgreSQL.
pub async fn with_every_service<F: Future<Output = ()>>(story: impl Fn(TestService) -> F) {
    story(TestService::new()).await;
    #[cfg(unix)]
    {
        let database = Database::new().await;
        let store = Postgres::open(&database.server()).await.unwrap();
        story(TestService::on(Arc::new(store))).await;
        database.remove().await;
    }
}

/// The id of an account.
pub fn id_of(text: &str) -> Uid {
    Uid::parse(text).unwrap()
}

/// An account with an address and a password.
pub fn a_user(uid: &str) -> User {
    User {
        uid: id_of(uid),
        email: EmailAddress::parse(&format!("{uid}@example.org")),
        email_link: false,
        email_verified: false,
        display_name: None,
        photo_url: None,
        password_hash: Some("x".into()),
        password_updated_at: 0,
        created_at: 0,
        last_login_at: 0,
        last_refresh_at: 0,
        valid_since: 0,
        epoch: 0,
        disabled: false,
        custom_claims: None,
        links: Vec::new(),
        factors: Vec::new(),
    }
}

/// Creates an account. Two accounts of one store need ids of different lengths.
pub async fn a_person(store: &dyn Store, uid: &str) {
    a_person_with(store, uid, uid.len() as u8).await;
}

/// Creates `person0`, `person1` and so on, each with a session whose name repeats the number.
pub async fn people(store: &dyn Store, count: u8) {
    for number in 0..count {
        a_person_with(store, &format!("person{number}"), number).await;
    }
}

async fn a_person_with(store: &dyn Store, uid: &str, family: u8) {
    let user = a_user(uid);
    let session = NewSession {
        family: [family; 16],
        uid: user.uid.clone(),
        current: [0; 32],
        at: 0,
        auth_time: 0,
        opening: Opening::default(),
    };
    store.create_user(&user, &session).await.unwrap();
}

/// Returns a mail with a subject.
pub fn mail(subject: &str) -> Mail {
    Mail {
        to: "a@b.org".into(),
        reply_to: None,
        subject: subject.into(),
        body: "x".into(),
    }
}

/// Returns a message of the contact form with a key.
pub fn message(key: &str) -> ContactMessage {
    ContactMessage {
        key: key.repeat(32),
        name: "Ana".into(),
        contact: "609".into(),
        subject: "ID".into(),
        message: "Where?".into(),
    }
}
