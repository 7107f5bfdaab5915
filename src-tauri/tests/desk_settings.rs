//! Settings that the desk sends to a kiosk: only with the right signature, for this kiosk, and newer.

#![allow(clippy::unwrap_used, clippy::panic)]

use aws_lc_rs::signature::{Ed25519KeyPair, KeyPair};
use data_encoding::BASE64URL_NOPAD;
use kiosk::desk_settings::{DeskSettings, SettingsRefusal};
use kiosk::device::device_key::DeviceKey;
use kiosk::device::printing::Printer;
use std::path::Path;
use sync_protocol::fleet::Enrolled;
use sync_protocol::kiosk_settings::{
    SettingsOfKiosk, SignedSettings, WishedSetting, WishedSettings,
};

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

fn wished() -> WishedSettings {
    WishedSettings {
        site: Some("Newark, desk 9".into()),
        allowed_hosts: Some(vec!["www.nj.gov".into()]),
        printer: Some("Brother".into()),
        notices: Some(false),
    }
}

fn signed(seed: u8, kiosk: &str, version: i64, wished: WishedSettings) -> SignedSettings {
    let settings = SettingsOfKiosk {
        kiosk: kiosk.into(),
        version,
        wished,
    };
    let sign = |text: &[u8]| BASE64URL_NOPAD.encode(pair(seed).sign(text).as_ref());
    SignedSettings::new(&settings, sign).unwrap()
}

#[test]
fn dsk_a_kiosk_takes_its_settings_and_keeps_them_without_a_network() {
    let folder = tempfile::tempdir().unwrap();
    enroll(folder.path(), Some(&pair(1)));
    let settings = DeskSettings::in_folder(folder.path(), Vec::new());
    assert_eq!(settings.version(), None);
    assert!(settings.shows_notices());
    assert_eq!(settings.take(&signed(1, "k-1", 3, wished())), Ok(()));
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
fn dsk_a_kiosk_refuses_what_is_not_signed_for_it_or_not_newer() {
    let folder = tempfile::tempdir().unwrap();
    enroll(folder.path(), Some(&pair(1)));
    let settings = DeskSettings::in_folder(folder.path(), Vec::new());
    let refused = |signed: &SignedSettings| settings.take(signed).unwrap_err();
    assert_eq!(
        refused(&signed(2, "k-1", 3, wished())),
        SettingsRefusal::NotSigned
    );
    let mut changed = signed(1, "k-1", 3, wished());
    changed.settings = changed.settings.replace("www.nj.gov", "www.nj.example");
    assert_eq!(refused(&changed), SettingsRefusal::NotSigned);
    changed.signature = "no signature".into();
    assert_eq!(refused(&changed), SettingsRefusal::NotSigned);
    assert_eq!(
        refused(&signed(1, "k-2", 3, wished())),
        SettingsRefusal::OtherKiosk
    );
    for host in ["https://www.nj.gov", "10.0.0.1", "*.gov", "LOCALHOST"] {
        let strange = WishedSettings {
            allowed_hosts: Some(vec![host.into()]),
            ..wished()
        };
        let strange = signed(1, "k-1", 9, strange);
        assert_eq!(refused(&strange), SettingsRefusal::NotSigned, "{host}");
    }
    assert_eq!(settings.version(), None, "nothing was taken");
    assert_eq!(settings.take(&signed(1, "k-1", 3, wished())), Ok(()));
    for version in [3, 2, 0, -1] {
        let old = signed(1, "k-1", version, WishedSettings::default());
        assert_eq!(refused(&old), SettingsRefusal::NotNewer);
    }
    assert_eq!(settings.site().as_deref(), Some("Newark, desk 9"));
}

#[test]
fn dsk_a_kiosk_without_the_key_of_the_service_takes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let settings = DeskSettings::in_folder(folder.path(), Vec::new());
    let good = signed(1, "k-1", 3, wished());
    assert_eq!(settings.take(&good), Err(SettingsRefusal::NoKey));
    enroll(folder.path(), None);
    assert_eq!(settings.take(&good), Err(SettingsRefusal::NoKey));
    // A changed copy on the disk counts for nothing, and neither does one of another enrolment.
    enroll(folder.path(), Some(&pair(1)));
    settings.take(&good).unwrap();
    enroll(folder.path(), Some(&pair(2)));
    assert_eq!(
        DeskSettings::in_folder(folder.path(), Vec::new()).version(),
        None
    );
}

#[test]
fn dsk_what_the_operator_fixed_at_the_kiosk_wins() {
    let folder = tempfile::tempdir().unwrap();
    enroll(folder.path(), Some(&pair(1)));
    let fixed = vec![WishedSetting::Site, WishedSetting::Printer];
    let settings = DeskSettings::in_folder(folder.path(), fixed);
    settings.take(&signed(1, "k-1", 3, wished())).unwrap();
    assert_eq!((settings.site(), settings.printer()), (None, None));
    assert_eq!(settings.allowed_hosts().unwrap(), ["www.nj.gov"]);
}
