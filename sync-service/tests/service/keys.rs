//! Signing keys: rotation, revocation, age, and who may read them.

use crate::support::TestService;
use crate::support::accounts::Tokens;
use serde_json::json;
use std::fs::{Permissions, set_permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use sync_service::accounts::id_token::sign;
use sync_service::accounts::keys::{KNOWN_AFTER, Keys, RETIRED_FOR, revoke, rotate};
use sync_service::random::system_random;
use time::Duration;

struct Installation {
    service: TestService,
    folder: PathBuf,
}

impl Installation {
    fn new() -> Self {
        let service = TestService::new();
        let folder = service.folder.path().join("data/keys");
        Self { service, folder }
    }

    fn now(&self) -> i64 {
        self.service.app.clock.now().unix_timestamp()
    }

    fn keys(&self) -> &Keys {
        &self.service.app.accounts.keys
    }

    /// As an operator and the running service do it.
    fn rotates(&self) {
        rotate(&self.folder, &system_random(), self.now()).unwrap();
        self.keys().follow().unwrap();
    }

    fn public_keys(&self) -> usize {
        self.keys().jwks(self.now())["keys"]
            .as_array()
            .unwrap()
            .len()
    }
}

fn key_of(token: &str) -> &str {
    token.split('.').next().unwrap()
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn h9_keys_rotate_without_signing_anybody_out() {
    let installation = Installation::new();
    let service = &installation.service;
    let tokens = service.signs_up("ana@example.org").await;

    installation.rotates();

    assert_eq!(service.looks_up(&tokens.id).await, "ok");
    // Until another service that shares the keys knows the new one too.
    service.clock.forward(Duration::seconds(KNOWN_AFTER - 1));
    let next = Tokens::of(&service.refreshes(&tokens.refresh).await.1);
    assert_eq!(key_of(&next.id), key_of(&tokens.id));
    // Two keys never have the same second, so the new one is a second younger.
    service.clock.forward(Duration::seconds(2));
    let next = Tokens::of(&service.refreshes(&next.refresh).await.1);
    assert_ne!(key_of(&next.id), key_of(&tokens.id));
    assert_eq!(service.looks_up(&next.id).await, "ok");
    assert_eq!(installation.public_keys(), 2);
}

#[tokio::test]
async fn b1_a_retired_key_stops_counting_after_two_hours_also_for_tokens_seen_before() {
    let installation = Installation::new();
    let service = &installation.service;
    let tokens = service.signs_up("ana@example.org").await;
    let thief = Keys::open(&installation.folder, &system_random(), 0).unwrap();
    installation.rotates();
    let forged = async |seconds: i64| {
        service.clock.forward(Duration::seconds(seconds));
        let fresh = Tokens::of(&service.refreshes(&tokens.refresh).await.1);
        let who = service.app.accounts.who(Some(&fresh.id)).await.unwrap();
        sign(&thief, &who.claims)
    };

    let early = forged(RETIRED_FOR - 1).await;
    assert_eq!(service.looks_up(&early).await, "ok", "it still counts");
    service.clock.forward(Duration::seconds(3));
    assert_eq!(service.looks_up(&early).await, "INVALID_ID_TOKEN", "cached");
    let late = forged(0).await;
    assert_eq!(service.looks_up(&late).await, "INVALID_ID_TOKEN");
    assert_eq!(installation.public_keys(), 1);
    installation.rotates();
    assert_eq!(service.refresh_says(&tokens.refresh).await, "ok");
    let files = std::fs::read_dir(&installation.folder).unwrap().count();
    assert_eq!(
        files, 3,
        "the secret, the key that signs and the one before"
    );
}

#[tokio::test]
async fn b1_a_revoked_key_counts_no_more_and_sessions_go_on_by_refresh() {
    let installation = Installation::new();
    let service = &installation.service;
    let tokens = service.signs_up("ana@example.org").await;
    assert_eq!(service.looks_up(&tokens.id).await, "ok", "seen before");

    let count = revoke(&installation.folder, &system_random(), installation.now()).unwrap();
    installation.keys().follow().unwrap();

    assert_eq!(count, 1);
    // Not JSON: to the official client every other answer would be the end of its session.
    let (status, answer) = service
        .call("lookup", json!({ "idToken": tokens.id }))
        .await;
    assert_eq!((status.as_u16(), answer), (503, json!(null)));
    let own = service
        .call_as(&tokens.id, ("GET", "/account/export"), &[], "")
        .await;
    assert_eq!(own.status().as_u16(), 401);
    let next = Tokens::of(&service.refreshes(&tokens.refresh).await.1);
    assert_eq!(service.looks_up(&next.id).await, "ok");
    assert_eq!(installation.public_keys(), 1);
}

#[test]
fn h9_keys_that_others_could_read_are_taken_back_at_the_start() {
    let folder = tempfile::tempdir().unwrap();
    let keys = folder.path().join("keys");
    std::fs::create_dir(&keys).unwrap();
    drop(Keys::open(&keys, &system_random(), 0).unwrap());
    let files = || {
        std::fs::read_dir(&keys)
            .unwrap()
            .map(|file| file.unwrap().path())
    };
    assert_eq!(mode(&keys), 0o700);
    assert!(files().all(|file| mode(&file) == 0o600));

    set_permissions(&keys, Permissions::from_mode(0o755)).unwrap();
    for file in files() {
        set_permissions(file, Permissions::from_mode(0o644)).unwrap();
    }
    revoke(&keys, &system_random(), 1).unwrap();
    drop(Keys::open(&keys, &system_random(), 2).unwrap());

    assert_eq!(mode(&keys), 0o700);
    assert!(files().all(|file| mode(&file) == 0o600));
}

#[test]
fn h9_a_damaged_secret_is_refused_instead_of_used() {
    let folder = tempfile::tempdir().unwrap();
    let open = || Keys::open(folder.path(), &system_random(), 0);
    drop(open().unwrap());
    std::fs::write(folder.path().join("secret"), "damaged").unwrap();
    let error = open().err().unwrap().to_string();
    assert!(
        error.contains("secret is damaged") && error.contains("backup"),
        "{error}"
    );
}

#[test]
fn h9_a_lost_secret_is_not_made_anew_in_silence() {
    let folder = tempfile::tempdir().unwrap();
    let open = || Keys::open(folder.path(), &system_random(), 0);
    drop(open().unwrap());
    std::fs::remove_file(folder.path().join("secret")).unwrap();
    let error = open().err().unwrap().to_string();
    assert!(
        error.contains("secret is missing") && error.contains("backup"),
        "{error}"
    );
    assert!(!folder.path().join("secret").exists());
}
