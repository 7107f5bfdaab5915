//! Settings that the desk gives to a kiosk: only with the right signature, for this kiosk, and fresh.

use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair};
use axum::extract::{Query, State};
use axum::routing::get;
use axum::{Json, Router};
use clock_and_random::random::system_random;
use data_encoding::BASE64URL_NOPAD;
use kiosk::desk_settings::{DeskSettings, SettingsRefusal};
use kiosk::device::device_key::DeviceKey;
use kiosk::device::printing::Printer;
use proptest::prelude::*;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sync_protocol::client::Client;
use sync_protocol::fleet::Enrolled;
use sync_protocol::kiosk_settings::{
    DesiredSettings, SettingName, SettingsOfKiosk, SignedSettings,
};

/// The challenge of the kiosk's request.
const ASKED: &str = "00000000000000000000000000000001";
/// The challenge of an earlier one.
const EARLIER: &str = "00000000000000000000000000000000";

fn pair(seed: u8) -> Ed25519KeyPair {
    Ed25519KeyPair::from_seed_unchecked(&[seed; 32]).unwrap()
}

fn enroll(folder: &Path, settings_key: Option<&Ed25519KeyPair>) {
    let public = |pair: &Ed25519KeyPair| BASE64URL_NOPAD.encode(pair.public_key().as_ref());
    let enrolled = Enrolled {
        kiosk: "k-1".into(),
        key: "secret".into(),
        settings_key: settings_key.map(public),
    };
    DeviceKey::in_folder(folder).write(&enrolled).unwrap();
}

/// A data folder of a kiosk that knows the first key.
fn enrolled() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    enroll(folder.path(), Some(&pair(1)));
    folder
}

fn desired() -> DesiredSettings {
    DesiredSettings {
        site: Some("Newark, desk 9".into()),
        allowed_hosts: Some(vec!["www.nj.gov".into()]),
        printer: Some("Brother".into()),
        notices: Some(false),
    }
}

fn of(kiosk: &str, challenge: &str, version: i64, desired: DesiredSettings) -> SettingsOfKiosk {
    SettingsOfKiosk {
        kiosk: kiosk.into(),
        challenge: challenge.into(),
        version,
        desired,
    }
}

fn signed_by(seed: u8, settings: &SettingsOfKiosk) -> SignedSettings {
    let sign = |text: &[u8]| BASE64URL_NOPAD.encode(pair(seed).sign(text).as_ref());
    SignedSettings::new(settings, sign).unwrap()
}

fn good(version: i64) -> SignedSettings {
    signed_by(1, &of("k-1", ASKED, version, desired()))
}

#[test]
fn dsk_a_kiosk_applies_its_settings_and_keeps_them_without_a_network() {
    let folder = enrolled();
    let settings = DeskSettings::in_folder(folder.path(), Vec::new());
    assert_eq!(settings.version(), None);
    assert!(settings.shows_notices());
    assert_eq!(settings.accept(&good(3), ASKED), Ok(true));
    assert_eq!(settings.accept(&good(3), ASKED), Ok(false), "nothing new");
    // The process of the next visit reads them from the disk.
    let next = DeskSettings::in_folder(folder.path(), Vec::new());
    for settings in [settings, next] {
        assert_eq!(settings.version(), Some(3));
        assert_eq!(settings.site().as_deref(), Some("Newark, desk 9"));
        assert_eq!(settings.allowed_hosts().unwrap(), ["www.nj.gov"]);
        assert_eq!(settings.printer(), Some(Printer::Named("Brother".into())));
        assert!(!settings.shows_notices());
    }
}

#[test]
fn dsk_a_kiosk_refuses_what_is_not_signed_for_it_and_for_this_request() {
    let folder = enrolled();
    let settings = DeskSettings::in_folder(folder.path(), Vec::new());
    let refused = |signed: &SignedSettings| settings.accept(signed, ASKED).unwrap_err();
    let by_another = signed_by(2, &of("k-1", ASKED, 3, desired()));
    assert_eq!(refused(&by_another), SettingsRefusal::NotSigned);
    let for_another = signed_by(1, &of("k-2", ASKED, 3, desired()));
    assert_eq!(refused(&for_another), SettingsRefusal::OtherKiosk);
    for version in [3, 2, 99] {
        let replayed = signed_by(1, &of("k-1", EARLIER, version, desired()));
        assert_eq!(refused(&replayed), SettingsRefusal::NotFresh);
    }
    for host in ["https://www.nj.gov", "10.0.0.1", "*.gov", "LOCALHOST"] {
        let allowed_hosts = Some(vec![host.into()]);
        let strange = DesiredSettings {
            allowed_hosts,
            ..desired()
        };
        let strange = signed_by(1, &of("k-1", ASKED, 9, strange));
        assert_eq!(refused(&strange), SettingsRefusal::NotSigned, "{host}");
    }
    assert_eq!(settings.version(), None, "nothing was accepted");
    assert!(!folder.path().join("desk-settings").exists());
    assert_eq!(settings.accept(&good(3), ASKED), Ok(true));
    // After a backup was restored, the service itself says a lower version.
    let restored = signed_by(1, &of("k-1", EARLIER, 1, DesiredSettings::default()));
    assert_eq!(settings.accept(&restored, EARLIER), Ok(true));
    assert_eq!((settings.version(), settings.site()), (Some(1), None));
}

#[test]
fn dsk_a_kiosk_without_the_key_of_the_service_accepts_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let settings = DeskSettings::in_folder(folder.path(), Vec::new());
    let no_key = Err(SettingsRefusal::NoKey);
    assert_eq!(settings.accept(&good(3), ASKED), no_key);
    enroll(folder.path(), None);
    assert_eq!(settings.accept(&good(3), ASKED), no_key);
    enroll(folder.path(), Some(&pair(1)));
    settings.accept(&good(3), ASKED).unwrap();
    // A kiosk that was enrolled at another service does not read what it saved before.
    enroll(folder.path(), Some(&pair(2)));
    let next = DeskSettings::in_folder(folder.path(), Vec::new());
    assert_eq!(next.version(), None);
}

#[test]
fn dsk_what_the_operator_fixed_at_the_kiosk_stays() {
    let folder = enrolled();
    let fixed = vec![SettingName::AllowedHosts, SettingName::Printer];
    let settings = DeskSettings::in_folder(folder.path(), fixed);
    settings.accept(&good(3), ASKED).unwrap();
    assert_eq!((settings.allowed_hosts(), settings.printer()), (None, None));
    assert_eq!(settings.site().as_deref(), Some("Newark, desk 9"));
}

#[test]
fn dsk_settings_that_cannot_be_saved_do_not_count() {
    let folder = enrolled();
    // A folder in the place of the file.
    std::fs::create_dir(folder.path().join("desk-settings")).unwrap();
    let settings = DeskSettings::in_folder(folder.path(), Vec::new());
    let refused = Err(SettingsRefusal::Disk);
    assert_eq!(settings.accept(&good(3), ASKED), refused);
    assert_eq!(settings.version(), None);
}

proptest! {
    #[test]
    fn dsk_no_changed_byte_of_the_answer_is_accepted(at in any::<prop::sample::Index>(), bit in 0..7u8) {
        let folder = enrolled();
        let settings = DeskSettings::in_folder(folder.path(), Vec::new());
        let mut signed = good(3);
        let length = signed.settings.len();
        let place = at.index(length + signed.signature.len());
        let (text, place) = match place.checked_sub(length) {
            None => (&mut signed.settings, place),
            Some(place) => (&mut signed.signature, place),
        };
        let mut bytes = text.clone().into_bytes();
        bytes[place] ^= 1 << bit;
        *text = String::from_utf8(bytes).unwrap();
        prop_assert_eq!(settings.accept(&signed, ASKED), Err(SettingsRefusal::NotSigned));
    }
}

/// A service, or a network before it that repeats the answer it recorded.
#[derive(Default)]
struct Network {
    replays: Option<SignedSettings>,
    version: i64,
    sent: Option<SignedSettings>,
}

async fn answers(
    State(network): State<Arc<Mutex<Network>>>,
    Query(query): Query<HashMap<String, String>>,
) -> Json<SignedSettings> {
    let mut network = network.lock().unwrap();
    let own = signed_by(
        1,
        &of("k-1", &query["challenge"], network.version, desired()),
    );
    let answer = network.replays.clone().unwrap_or(own);
    network.sent = Some(answer.clone());
    Json(answer)
}

#[tokio::test]
async fn dsk_a_recorded_answer_of_the_service_is_refused_when_it_is_sent_again() {
    let network = Arc::new(Mutex::new(Network::default()));
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let router = Router::new().route("/kiosks/settings", get(answers));
    let router = router.with_state(Arc::clone(&network));
    tokio::spawn(async move { axum::serve(listener, router).await });
    let client = Client::new(address.parse().unwrap(), Duration::from_secs(3600)).unwrap();

    let folder = enrolled();
    let settings = DeskSettings::in_folder(folder.path(), Vec::new());
    let random = system_random();
    network.lock().unwrap().version = 1;
    assert!(settings.refresh(&client, &random).await);
    assert!(!settings.refresh(&client, &random).await, "nothing new");
    let recorded = network.lock().unwrap().sent.clone();
    network.lock().unwrap().version = 2;
    assert!(settings.refresh(&client, &random).await);
    network.lock().unwrap().replays = recorded;
    assert!(!settings.refresh(&client, &random).await);
    assert_eq!(settings.version(), Some(2));
}
