//! Settings that owners give to kiosks: signed, for one kiosk, with a version that rises.

use crate::support::TestService;
use crate::support::program::{is_refused, succeeds};
use crate::support::stores::with_every_service;
use aws_lc_rs::signature::{ED25519, UnparsedPublicKey};
use axum::http::{Method, StatusCode};
use data_encoding::BASE64URL_NOPAD;
use serde_json::{Value, json};
use sync_protocol::fleet::{Enrolled, Enrolment, Heartbeat};
use sync_protocol::kiosk_settings::{DesiredSettings, SettingsOfKiosk, SignedSettings};
use sync_service::fleet::{enroll, make_code};
use sync_service::random::system_random;

const WRITE: &str = "/desk/kiosks/settings";
const READ: &str = "/kiosks/settings?challenge=0123456789abcdef0123456789abcdef";

impl TestService {
    async fn has_kiosk(&self, site: &str) -> Enrolled {
        let (store, clock) = (self.app.store.as_ref(), self.clock.as_ref());
        let random = system_random();
        let code = make_code(store, clock, &random, site).await.unwrap();
        let key = self.app.accounts.keys.settings_key();
        enroll(store, clock, &random, key, &Enrolment { code })
            .await
            .unwrap()
    }

    /// What a kiosk gets, if the signature is right.
    async fn settings_at(&self, kiosk: &Enrolled) -> Option<SettingsOfKiosk> {
        let answer = self.desk_reads(&kiosk.key, READ).await;
        let signed: SignedSettings = serde_json::from_value(answer).unwrap();
        let key = kiosk.settings_key.as_ref().unwrap();
        let key = BASE64URL_NOPAD.decode(key.as_bytes()).unwrap();
        let key = UnparsedPublicKey::new(&ED25519, key);
        signed.read(|text, signature| {
            let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).unwrap();
            key.verify(text, &signature).is_ok()
        })
    }
}

fn change(kiosk: &str, version: i64, desired: Value) -> Value {
    let mut all = json!({ "site": null, "allowedHosts": null, "printer": null, "notices": null });
    for (name, value) in desired.as_object().unwrap() {
        all[name] = value.clone();
    }
    json!({ "kiosk": kiosk, "version": version, "desired": all })
}

#[tokio::test]
async fn dsk_settings_reach_each_kiosk_signed_and_their_version_rises() {
    with_every_service(|service| async move {
        let owner = service.owner().await;
        let newark = service.has_kiosk("Newark").await;
        let camden = service.has_kiosk("Camden").await;
        let first = service.settings_at(&newark).await.unwrap();
        assert_eq!(
            (first.version, first.desired),
            (0, DesiredSettings::default())
        );
        assert_eq!(first.kiosk, newark.kiosk);
        assert!(READ.ends_with(&first.challenge));

        let hosts = json!({ "allowedHosts": ["www.nj.gov", "www.nj.gov"], "notices": false });
        service
            .desk_does(&owner, WRITE, change("all", 0, hosts))
            .await;
        let own = json!({ "site": "Newark, desk 9", "notices": true });
        service
            .desk_does(&owner, WRITE, change(&newark.kiosk, 0, own))
            .await;
        let at_newark = service.settings_at(&newark).await.unwrap();
        assert_eq!(at_newark.version, 2);
        assert_eq!(at_newark.desired.site.as_deref(), Some("Newark, desk 9"));
        assert_eq!(at_newark.desired.notices, Some(true), "its own wins");
        let at_camden = service.settings_at(&camden).await.unwrap();
        assert_eq!(at_camden.version, 1);
        assert_eq!(at_camden.desired.notices, Some(false));
        assert_eq!(at_camden.desired.allowed_hosts.unwrap(), ["www.nj.gov"]);
        // What is taken back makes a newer version too.
        let nothing = change(&newark.kiosk, 1, json!({}));
        service.desk_does(&owner, WRITE, nothing).await;
        let again = service.settings_at(&newark).await.unwrap();
        assert_eq!((again.version, again.desired.site), (3, None));

        let acts = service.desk_reads(&owner, "/desk/acts").await;
        assert_eq!(acts[0]["kind"], "write-kiosk-settings");
        assert_eq!(acts[1]["after"][":site"], "Newark, desk 9");
    })
    .await;
}

#[tokio::test]
async fn dsk_only_owners_give_settings_and_only_allowed_ones() {
    let service = TestService::new();
    let owner = service.owner().await;
    let editor = service.staff(&owner, "ed@county.example", "editor").await;
    let kiosk = service.has_kiosk("Newark").await;
    let caller = service.staff(&owner, "cal@county.example", "caller").await;
    for staff in [&editor, &caller] {
        let written = service
            .desk(Method::POST, staff, WRITE, change("all", 0, json!({})))
            .await;
        let own = "/desk/kiosks/all/settings";
        let read = service.desk(Method::GET, staff, own, Value::Null).await;
        assert_eq!(
            (written.0, read.0),
            (StatusCode::FORBIDDEN, StatusCode::FORBIDDEN)
        );
    }
    for (id, version, desired) in [
        ("all", 0, json!({ "site": "Newark" })),
        ("all", 0, json!({ "allowedHosts": ["https://www.nj.gov"] })),
        ("all", 0, json!({ "allowedHosts": ["10.0.0.1"] })),
        ("all", 0, json!({ "printer": "folder:/etc" })),
        ("all", 0, json!({ "exitPin": "1234" })),
        (kiosk.kiosk.as_str(), 0, json!({ "site": " x" })),
    ] {
        let body = change(id, version, desired);
        let (status, _) = service
            .desk(Method::POST, &owner, WRITE, body.clone())
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{body}");
    }
    for (id, version, refused) in [
        ("k-unknown", 0, StatusCode::NOT_FOUND),
        ("all", 1, StatusCode::CONFLICT),
    ] {
        let body = change(id, version, json!({ "notices": false }));
        let (status, _) = service.desk(Method::POST, &owner, WRITE, body).await;
        assert_eq!(status, refused);
    }
    for challenge in [
        "",
        "?challenge=1",
        "?challenge=0123456789ABCDEF0123456789ABCDEF",
    ] {
        let path = format!("/kiosks/settings{challenge}");
        let (status, _) = service
            .desk(Method::GET, &kiosk.key, &path, Value::Null)
            .await;
        assert_eq!(status, StatusCode::BAD_REQUEST, "{challenge}");
    }
    let now = service.app.clock.now().unix_timestamp() * 1_000;
    let revoked = service.app.store.revoke_kiosk(&kiosk.kiosk, now).await;
    assert!(revoked.unwrap());
    let (status, _) = service
        .desk(Method::GET, &kiosk.key, READ, Value::Null)
        .await;
    assert!(!status.is_success(), "{status}");
}

#[tokio::test(flavor = "multi_thread")]
async fn dsk_owners_see_which_version_a_kiosk_follows_and_a_command_writes_one() {
    let service = TestService::new();
    let owner = service.owner().await;
    let kiosk = service.has_kiosk("Newark").await;
    let data = service.folder.path().join("data");
    let command = |words: &[&str]| succeeds(&[&["desk", "kiosks"], words].concat(), &data);
    let said = command(&["--hosts", "www.nj.gov, nj211.org", "--notices", "no"]);
    assert!(said.contains("nj211.org"), "{said}");
    command(&["--kiosk", &kiosk.kiosk, "--printer", "off"]);
    let left = command(&["--leave", "notices"]);
    let left: Value = serde_json::from_str(&left).unwrap();
    assert_eq!(left["desired"]["notices"], Value::Null);
    assert_eq!(left["version"], 2);
    let refused = |words: &[&str]| is_refused(&[&["desk", "kiosks"], words].concat(), &data);
    assert!(refused(&["--kiosk", "k-unknown"]).contains("no such kiosk"));
    let said = refused(&["--printer", "a;b"]);
    assert!(said.contains("the name of a printer"), "{said}");
    assert!(refused(&["--hosts", "localhost"]).contains("\"localhost\" is no name of a host"));

    let fleet = service.desk_reads(&owner, "/desk/fleet").await;
    assert_eq!(
        (&fleet[0]["settingsVersion"], &fleet[0]["appliedVersion"]),
        (&json!(3), &Value::Null)
    );
    let beat = json!({
        "key": "0".repeat(32), "at": 0, "version": "0.1.0", "uptime": 60, "waiting": 0,
        "repairs": 0, "settingsVersion": 3, "fixed": ["printer"]
    });
    let beat: Heartbeat = serde_json::from_value(beat).unwrap();
    let store = &service.app.store;
    store.add_heartbeat(&kiosk.kiosk, &beat, 1).await.unwrap();
    let fleet = service.desk_reads(&owner, "/desk/fleet").await;
    assert_eq!(
        (&fleet[0]["appliedVersion"], &fleet[0]["fixed"]),
        (&json!(3), &json!(["printer"]))
    );
    assert_eq!(service.settings_at(&kiosk).await.unwrap().version, 3);
    // A kiosk learns the key once, so it is the same after a restart.
    let restarted = service.restarted();
    assert_eq!(restarted.settings_at(&kiosk).await.unwrap().version, 3);
}

#[tokio::test]
async fn dsk_a_renamed_site_is_shown_and_counted_under_its_new_name() {
    with_every_service(|service| async move {
        let owner = service.owner().await;
        let kiosk = service.has_kiosk("Newark").await;
        let site = json!({ "site": "Newark, desk 9" });
        service
            .desk_does(&owner, WRITE, change(&kiosk.kiosk, 0, site))
            .await;
        let fleet = service.desk_reads(&owner, "/desk/fleet").await;
        assert_eq!(fleet[0]["site"], "Newark, desk 9");
        let day = service.app.clock.now().date().to_string();
        let report = json!({
            "key": "0".repeat(32), "site": "Newark",
            "counts": [{ "page": "home", "day": day, "count": 7 }]
        });
        let (status, _) = service
            .desk(Method::POST, &kiosk.key, "/page-views", report)
            .await;
        assert!(status.is_success(), "{status}");
        let counted = service.app.store.page_views(&day, &day).await.unwrap();
        assert_eq!(counted[0].0, "Newark, desk 9");
    })
    .await;
}
