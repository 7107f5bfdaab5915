//! The token store in a real keyring: gnome-keyring on its own session bus.

#![cfg(target_os = "linux")]

use kiosk::account::token_store::{Keyring, StoredSession, TokenStore};
use std::process::Command;

const INSIDE: &str = "NB_TEST_INSIDE_KEYRING";
const UNLOCK: &str = "printf test | gnome-keyring-daemon --unlock --components=secrets >/dev/null \
    && exec \"$0\" \"$@\"";

/// Runs one test of this program again inside a new session bus.
fn inside(test: &str, bus_script: &str) -> std::process::Output {
    let home = tempfile::tempdir().unwrap();
    let folder = |name: &str| {
        let folder = home.path().join(name);
        std::fs::create_dir(&folder).unwrap();

        let mode = std::os::unix::fs::PermissionsExt::from_mode(0o700);
        std::fs::set_permissions(&folder, mode).unwrap();
        folder
    };
    Command::new("dbus-run-session")
        .args(["--", "sh", "-c", bus_script])
        .arg(std::env::current_exe().unwrap())
        .args([test, "--exact", "--nocapture"])
        .env(INSIDE, "yes")
        .env("HOME", home.path())
        .env("XDG_DATA_HOME", folder("data"))
        .env("XDG_RUNTIME_DIR", folder("run"))
        .env_remove("DISPLAY")
        .output()
        .unwrap()
}

fn is_inside() -> bool {
    std::env::var_os(INSIDE).is_some()
}

#[tokio::test(flavor = "multi_thread")]
async fn ksk_3_a_session_is_stored_in_the_keyring_and_deleted() {
    if !is_inside() {
        let output = inside(
            "ksk_3_a_session_is_stored_in_the_keyring_and_deleted",
            UNLOCK,
        );
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stdout)
        );
        return;
    }
    assert!(Keyring::open("session").is_some(), "the keyring works");
    let (token_store, again) = (TokenStore::in_keyring(), TokenStore::in_keyring());
    let session = StoredSession {
        refresh: "r1".into(),
        email: "ana@example.org".into(),
        last_used_at: 7,
    };
    assert_eq!(again.read().await, None);
    token_store.write(Some(session.clone())).await;
    assert_eq!(
        again.read().await,
        Some(session),
        "it is in the keyring, not in this value"
    );
    again.write(None).await;
    assert_eq!(token_store.read().await, None);
    token_store.write(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ksk_3_without_a_keyring_a_session_is_stored_in_memory() {
    if !is_inside() {
        let test = "ksk_3_without_a_keyring_a_session_is_stored_in_memory";
        let output = inside(test, "unset DBUS_SESSION_BUS_ADDRESS; exec \"$0\" \"$@\"");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stdout)
        );
        return;
    }
    assert!(Keyring::open("session").is_none());
    let token_store = TokenStore::in_keyring();
    let session = StoredSession {
        refresh: "r1".into(),
        email: "ana@example.org".into(),
        last_used_at: 7,
    };
    token_store.write(Some(session.clone())).await;
    assert_eq!(token_store.read().await, Some(session));
    assert_eq!(
        TokenStore::in_keyring().read().await,
        None,
        "another program sees nothing"
    );
}
