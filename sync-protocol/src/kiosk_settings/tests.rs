use super::*;
use proptest::prelude::*;
use serde::Deserialize;

fn with_host(host: &str) -> DesiredSettings {
    DesiredSettings {
        allowed_hosts: Some(vec![host.to_owned()]),
        ..DesiredSettings::default()
    }
}

fn with_printer(printer: &str) -> DesiredSettings {
    DesiredSettings {
        printer: Some(printer.to_owned()),
        ..DesiredSettings::default()
    }
}

#[derive(Deserialize)]
struct Cases {
    hosts: Texts,
    printers: Texts,
}

#[derive(Deserialize)]
struct Texts {
    allowed: Vec<String>,
    refused: Vec<String>,
}

type With = fn(&str) -> DesiredSettings;

/// The form of the desk runs the same cases.
#[test]
fn dsk_a_host_is_no_address_or_pattern_and_a_printer_no_path() {
    let cases: Cases =
        serde_json::from_str(include_str!("../../cases/kiosk_settings.json")).unwrap();
    let hosts = (cases.hosts, with_host as With, "allowedHosts");
    let printers = (cases.printers, with_printer as With, "printer");
    for (texts, with, name) in [hosts, printers] {
        for text in texts.allowed {
            assert_eq!(with(&text).problem(), None, "{text}");
        }
        for text in texts.refused {
            assert_eq!(with(&text).problem(), Some(name), "{text}");
        }
    }
}

#[test]
fn dsk_there_are_at_most_50_hosts_and_names_have_a_longest_length() {
    let hosts = |count| DesiredSettings {
        allowed_hosts: Some(vec!["a.org".into(); count]),
        ..DesiredSettings::default()
    };
    assert_eq!(hosts(50).problem(), None);
    assert_eq!(hosts(51).problem(), Some("allowedHosts"));
    let host = |label: usize| format!("{}.org", "a".repeat(label));
    assert_eq!(with_host(&host(63)).problem(), None);
    assert_eq!(with_host(&host(64)).problem(), Some("allowedHosts"));
    let long = format!("{}org", "a.".repeat(126));
    assert_eq!(with_host(&long).problem(), Some("allowedHosts"));
    assert_eq!(with_printer(&"p".repeat(127)).problem(), None);
    assert_eq!(with_printer(&"p".repeat(128)).problem(), Some("printer"));
}

#[test]
fn dsk_what_one_kiosk_leaves_open_is_taken_from_all() {
    let own = DesiredSettings {
        site: Some("Newark".into()),
        notices: Some(false),
        ..DesiredSettings::default()
    };
    let all = DesiredSettings {
        notices: Some(true),
        ..with_host("www.nj.gov")
    };
    let both = own.over(all);
    assert_eq!(both.site.as_deref(), Some("Newark"));
    assert_eq!(both.allowed_hosts, with_host("www.nj.gov").allowed_hosts);
    assert_eq!((both.printer, both.notices), (None, Some(false)));
}

#[test]
fn dsk_settings_are_read_only_with_their_signature() {
    let settings = SettingsOfKiosk {
        kiosk: "k-1".into(),
        challenge: "0".repeat(32),
        version: 3,
        desired: with_host("www.nj.gov"),
    };
    let sign = |text: &[u8]| format!("{:?}", text.iter().rev().collect::<Vec<_>>());
    let signed = SignedSettings::new(&settings, sign).unwrap();
    let right = |text: &[u8], signature: &str| sign(text) == signature;
    assert_eq!(signed.read(right), Some(settings.clone()));
    assert_eq!(signed.read(|_, _| false), None);
    let other = SignedSettings {
        settings: signed.settings.replace("nj.gov", "nj.example"),
        ..signed
    };
    assert_eq!(other.read(right), None);
    let strange = SettingsOfKiosk {
        desired: with_host("https://x.org"),
        ..settings
    };
    assert_eq!(
        SignedSettings::new(&strange, sign).unwrap().read(right),
        None
    );
}

proptest! {
    #[test]
    fn dsk_allowed_settings_survive_the_signed_text_and_one_changed_byte_does_not(
        site in proptest::option::of("[A-Za-z][A-Za-z0-9, ]{0,40}[a-z0-9]"),
        hosts in proptest::option::of(proptest::collection::vec("[a-z0-9]{1,8}(-[a-z]{1,4})?\\.[a-z]{2,6}", 0..5)),
        printer in proptest::option::of("[A-Za-z0-9_][A-Za-z0-9_-]{0,29}"),
        notices in proptest::option::of(any::<bool>()),
        version in 0..i64::MAX,
        at in any::<prop::sample::Index>(),
    ) {
        let desired = DesiredSettings { site, allowed_hosts: hosts, printer, notices };
        prop_assert_eq!(desired.problem(), None);
        let kiosk = "k-1".to_owned();
        let settings = SettingsOfKiosk { kiosk, challenge: "0".repeat(32), version, desired };
        // The text itself stands for a signature here; the kiosk's tests use real ones.
        let sign = |text: &[u8]| String::from_utf8_lossy(text).into_owned();
        let verify = |text: &[u8], signature: &str| sign(text) == signature;
        let signed = SignedSettings::new(&settings, sign).unwrap();
        prop_assert_eq!(signed.read(verify), Some(settings));
        let mut bytes = signed.settings.clone().into_bytes();
        let place = at.index(bytes.len());
        bytes[place] ^= 1;
        let changed = SignedSettings {
            settings: String::from_utf8(bytes).unwrap(),
            ..signed
        };
        prop_assert_eq!(changed.read(verify), None);
    }

    #[test]
    fn dsk_what_counts_as_a_host_is_a_host_of_an_address(text in "[a-zA-Z0-9.:/@\\[\\]*-]{1,20}") {
        if with_host(&text).problem().is_none() {
            let url = url::Url::parse(&format!("https://{text}/")).unwrap();
            prop_assert_eq!(url.host_str(), Some(text.as_str()));
            prop_assert!(matches!(url.host(), Some(url::Host::Domain(_))));
        }
    }
}
