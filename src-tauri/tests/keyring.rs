//! The vault in a real keyring: gnome-keyring on a session bus of its own.

#![allow(clippy::unwrap_used, clippy::panic)]
#![cfg(target_os = "linux")]

use kiosk::vault::{Kept, Keyring, Vault};
use std::process::Command;

const INSIDE: &str = "NB_TEST_INSIDE_KEYRING";
const UNLOCK: &str = "printf test | gnome-keyring-daemon --unlock --components=secrets >/dev/null \
    && exec \"$0\" \"$@\"";

/// Runs one test of this program again, inside a new session bus.
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
async fn ksk_3_a_session_rests_in_the_keyring_and_is_forgotten() {
    if !is_inside() {
        let output = inside(
            "ksk_3_a_session_rests_in_the_keyring_and_is_forgotten",
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
    let (vault, again) = (Vault::in_keyring(), Vault::in_keyring());
    let kept = Kept {
        refresh: "r1".into(),
        email: "ana@example.org".into(),
        touched_at: 7,
    };
    assert_eq!(again.read().await, None);
    vault.write(Some(kept.clone())).await;
    assert_eq!(
        again.read().await,
        Some(kept),
        "it is in the keyring, not in this vault"
    );
    again.write(None).await;
    assert_eq!(vault.read().await, None);
    vault.write(None).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ksk_3_without_a_keyring_a_session_rests_in_memory() {
    if !is_inside() {
        let test = "ksk_3_without_a_keyring_a_session_rests_in_memory";
        let output = inside(test, "unset DBUS_SESSION_BUS_ADDRESS; exec \"$0\" \"$@\"");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stdout)
        );
        return;
    }
    assert!(Keyring::open("session").is_none());
    let vault = Vault::in_keyring();
    let kept = Kept {
        refresh: "r1".into(),
        email: "ana@example.org".into(),
        touched_at: 7,
    };
    vault.write(Some(kept.clone())).await;
    assert_eq!(vault.read().await, Some(kept));
    assert_eq!(
        Vault::in_keyring().read().await,
        None,
        "another program sees nothing"
    );
}
