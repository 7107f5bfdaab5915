//! TLS by the service itself: real handshakes, and the same bounds as without it (claim H4).
#![cfg(unix)]

use crate::support::listening::{Listening, PATIENT, SOON};
use rcgen::{CertifiedKey, KeyPair, generate_simple_self_signed};
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use std::fs::{File, Permissions, set_permissions, write};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::ops::Deref;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, SystemTime};
use sync_service::serve::timeouts::ConnectionTimeouts;
use sync_service::serve::tls::Certificate;
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;

const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";
const LAST: &[u8] = b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
const BOTH: [&[u8]; 2] = [b"h2", b"http/1.1"];

/// A folder with a certificate and its key, as an operator lays them down.
struct Files {
    folder: TempDir,
    writes: u64,
}

impl Files {
    fn new() -> (Self, CertifiedKey<KeyPair>) {
        let folder = tempfile::tempdir().unwrap();
        let mut files = Self { folder, writes: 0 };
        let pair = pair();
        files.put(&pair);
        (files, pair)
    }

    fn certificate(&self) -> PathBuf {
        self.folder.path().join("fullchain.pem")
    }

    fn key(&self) -> PathBuf {
        self.folder.path().join("key.pem")
    }

    fn put(&mut self, pair: &CertifiedKey<KeyPair>) {
        self.put_text(&pair.cert.pem(), &pair.signing_key.serialize_pem());
    }

    /// Writes both, each time with a later time of change.
    fn put_text(&mut self, certificate: &str, key: &str) {
        self.writes += 1;
        for (file, text) in [(self.certificate(), certificate), (self.key(), key)] {
            write(&file, text).unwrap();
            set_permissions(&file, Permissions::from_mode(0o600)).unwrap();
            let changed = SystemTime::UNIX_EPOCH + Duration::from_secs(self.writes);
            File::open(&file).unwrap().set_modified(changed).unwrap();
        }
    }

    fn read(&self) -> Result<Certificate, String> {
        Certificate::read(&self.certificate(), &self.key()).map_err(|error| error.to_string())
    }
}

fn pair() -> CertifiedKey<KeyPair> {
    generate_simple_self_signed(["localhost".to_owned()]).unwrap()
}

/// A server with a certificate.
struct Secure {
    listening: Listening,
    certificate: Arc<Certificate>,
}

impl Secure {
    fn start(files: &Files, total: usize, timeouts: ConnectionTimeouts) -> Self {
        let certificate = Arc::new(files.read().unwrap());
        Self {
            listening: Listening::start(total, timeouts, Some(&certificate)),
            certificate,
        }
    }

    /// Shakes hands as a client that trusts this certificate only.
    async fn connect(&self, trusted: &CertifiedKey<KeyPair>) -> std::io::Result<Connection> {
        connect(self.address, trusted.cert.der(), &BOTH).await
    }
}

impl Deref for Secure {
    type Target = Listening;

    fn deref(&self) -> &Listening {
        &self.listening
    }
}

type Connection = TlsStream<TcpStream>;

async fn connect(
    address: SocketAddr,
    trusted: &CertificateDer<'static>,
    protocols: &[&[u8]],
) -> std::io::Result<Connection> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let provider = Arc::new(rustls::crypto::aws_lc_rs::default_provider());
    let mut config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    config.alpn_protocols = protocols.iter().map(|name| name.to_vec()).collect();
    let stream = TcpStream::connect(address).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    TlsConnector::from(Arc::new(config))
        .connect(name, stream)
        .await
}

/// Sends a request and reads until its body was seen.
async fn ask(connection: &mut Connection, request: &[u8]) -> String {
    connection.write_all(request).await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"here") {
        assert!(connection.read_buf(&mut answer).await.unwrap() > 0);
    }
    String::from_utf8(answer).unwrap()
}

/// All that comes until the service closes the connection, however it does.
async fn all_that_comes(connection: &mut Connection) -> Vec<u8> {
    let mut answer = Vec::new();
    while connection.read_buf(&mut answer).await.is_ok_and(|n| n > 0) {}
    answer
}

#[tokio::test]
async fn h4_it_speaks_http_1_inside_tls_and_offers_nothing_else() {
    let (files, pair) = Files::new();
    let listening = Secure::start(&files, 10, PATIENT);
    let mut connection = listening.connect(&pair).await.unwrap();
    let chosen = connection.get_ref().1.alpn_protocol();
    assert_eq!(chosen, Some(b"http/1.1".as_slice()));
    assert!(
        ask(&mut connection, REQUEST)
            .await
            .starts_with("HTTP/1.1 200")
    );

    let only_h2 = connect(listening.address, pair.cert.der(), &BOTH[..1]).await;
    assert!(only_h2.is_err());
    let mut quiet = connect(listening.address, pair.cert.der(), &[])
        .await
        .unwrap();
    quiet
        .write_all(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0")
        .await
        .unwrap();
    assert_eq!(all_that_comes(&mut quiet).await, b"");
}

#[tokio::test]
async fn a_new_certificate_is_used_for_new_connections_and_old_ones_go_on() {
    let (mut files, old) = Files::new();
    let listening = Secure::start(&files, 10, PATIENT);
    let mut earlier = listening.connect(&old).await.unwrap();
    ask(&mut earlier, REQUEST).await;
    assert!(!listening.certificate.reload_if_changed().unwrap());

    let new = pair();
    files.put(&new);
    assert!(listening.certificate.reload_if_changed().unwrap());
    assert!(!listening.certificate.reload_if_changed().unwrap());

    ask(&mut earlier, LAST).await;
    assert!(listening.connect(&old).await.is_err());
    ask(&mut listening.connect(&new).await.unwrap(), LAST).await;
}

#[tokio::test]
async fn a_broken_new_pair_leaves_the_old_one_in_use_until_it_is_repaired() {
    let (mut files, old) = Files::new();
    let listening = Secure::start(&files, 10, PATIENT);
    let new = pair();
    files.put_text(&new.cert.pem(), &old.signing_key.serialize_pem());
    for _ in 0..2 {
        let complaint = listening.certificate.reload_if_changed().unwrap_err();
        assert!(complaint.to_string().contains("do not go together"));
    }
    std::fs::remove_file(files.key()).unwrap();
    let complaint = listening.certificate.reload_if_changed().unwrap_err();
    assert!(complaint.to_string().contains("cannot be read"));
    ask(&mut listening.connect(&old).await.unwrap(), LAST).await;

    files.put(&new);
    assert!(listening.certificate.reload_if_changed().unwrap());
    ask(&mut listening.connect(&new).await.unwrap(), LAST).await;
}

#[tokio::test]
async fn a_file_that_would_block_or_fill_the_memory_is_not_read() {
    let (files, old) = Files::new();
    let listening = Secure::start(&files, 10, PATIENT);
    std::fs::remove_file(files.certificate()).unwrap();
    let mut mkfifo = std::process::Command::new("mkfifo");
    assert!(mkfifo.arg(files.certificate()).status().unwrap().success());
    let complaint = listening.certificate.reload_if_changed().unwrap_err();
    assert!(complaint.to_string().contains("not a plain file"));
    std::fs::remove_file(files.certificate()).unwrap();
    let large = std::fs::File::create(files.certificate()).unwrap();
    large.set_len(1 << 30).unwrap();
    let complaint = listening.certificate.reload_if_changed().unwrap_err();
    assert!(complaint.to_string().contains("at most 1 MB"));
    ask(&mut listening.connect(&old).await.unwrap(), LAST).await;
}

#[test]
fn a_pair_that_cannot_be_used_is_refused_with_a_sentence() {
    let (mut files, pair) = Files::new();
    let (certificate, key) = (pair.cert.pem(), pair.signing_key.serialize_pem());
    let other = self::pair().signing_key.serialize_pem();
    for (written, secret, sentence) in [
        ("", key.as_str(), "holds no certificate in PEM form"),
        (&key, &key, "holds no certificate in PEM form"),
        (&certificate, "", "holds no unencrypted private key"),
        (&certificate, &certificate, "holds no unencrypted private"),
        (&certificate, &other, "do not go together"),
    ] {
        files.put_text(written, secret);
        let complaint = files.read().err().unwrap();
        assert!(complaint.contains(sentence), "{complaint}");
        assert!(!complaint.contains("BEGIN"), "{complaint}");
    }
}

#[test]
fn h9_a_key_that_other_users_can_read_or_change_is_refused() {
    let (files, _) = Files::new();
    for (mode, is_taken) in [
        (0o600, true),
        (0o640, true),
        (0o400, true),
        (0o644, false),
        (0o660, false),
        (0o602, false),
    ] {
        set_permissions(files.key(), Permissions::from_mode(mode)).unwrap();
        match files.read() {
            Ok(_) => assert!(is_taken, "{mode:o}"),
            Err(complaint) => {
                assert!(!is_taken, "{mode:o}: {complaint}");
                assert!(
                    complaint.contains(&format!("(mode {mode:o})")),
                    "{complaint}"
                );
            }
        }
    }
}

#[tokio::test]
async fn h4_a_handshake_that_does_not_end_is_cut() {
    let (files, _) = Files::new();
    let timeouts = ConnectionTimeouts {
        handshake: SOON,
        ..PATIENT
    };
    let listening = Secure::start(&files, 10, timeouts);
    // Nothing; the head of a hello that announces 512 bytes; a request without TLS.
    for beginning in [b"".as_slice(), b"\x16\x03\x01\x02\x00\x01", REQUEST] {
        let mut stream = TcpStream::connect(listening.address).await.unwrap();
        stream.write_all(beginning).await.unwrap();
        let mut answer = Vec::new();
        while stream.read_buf(&mut answer).await.is_ok_and(|n| n > 0) {}
        assert!(!answer.starts_with(b"HTTP"));
    }
    listening.until_none_is_open().await;
}

#[tokio::test]
async fn h4_a_connection_that_says_nothing_after_its_handshake_is_closed() {
    let (files, pair) = Files::new();
    let timeouts = ConnectionTimeouts {
        headers: SOON,
        ..PATIENT
    };
    let listening = Secure::start(&files, 10, timeouts);
    for beginning in [b"".as_slice(), b"GET / HTTP/1.1\r\nhost: "] {
        let mut connection = listening.connect(&pair).await.unwrap();
        connection.write_all(beginning).await.unwrap();
        let answer = all_that_comes(&mut connection).await;
        assert!(!answer.starts_with(b"HTTP/1.1 200"));
    }
    listening.until_none_is_open().await;
}

#[tokio::test]
async fn h4_a_peer_that_takes_nothing_of_its_answer_is_dropped_with_tls_too() {
    let (files, pair) = Files::new();
    let timeouts = ConnectionTimeouts {
        write: SOON,
        ..PATIENT
    };
    let listening = Secure::start(&files, 10, timeouts);
    let mut connection = listening.connect(&pair).await.unwrap();
    let request = b"GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n";
    connection.write_all(request).await.unwrap();
    let mut first = [0; 12];
    connection.read_exact(&mut first).await.unwrap();
    assert_eq!(&first, b"HTTP/1.1 200");
    listening.until_none_is_open().await;
}

#[tokio::test]
async fn h4_handshakes_count_as_connections() {
    let (files, pair) = Files::new();
    let listening = Secure::start(&files, 1, PATIENT);
    let silent = TcpStream::connect(listening.address).await.unwrap();
    while listening.connections.held() == 0 {
        tokio::task::yield_now().await;
    }
    assert!(listening.connect(&pair).await.is_err());
    drop(silent);
    listening.until_none_is_open().await;
    ask(&mut listening.connect(&pair).await.unwrap(), LAST).await;
}

#[tokio::test]
async fn the_program_speaks_https_with_hsts_and_follows_sighup() {
    let (mut files, old) = Files::new();
    let mut child = Command::new(env!("CARGO_BIN_EXE_sync-service"))
        .args(["serve", "--listen", "127.0.0.1:0", "--tls-certificate"])
        .arg(files.certificate())
        .arg("--tls-key")
        .arg(files.key())
        .arg("--data")
        .arg(files.folder.path().join("data"))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let line = lines.next().unwrap().unwrap();
    let address = line
        .strip_prefix("New Beginnings is ready at https://")
        .unwrap();
    let address: SocketAddr = address.parse().unwrap();
    let mut connection = connect(address, old.cert.der(), &BOTH).await.unwrap();
    connection.write_all(LAST).await.unwrap();
    let answer = String::from_utf8(all_that_comes(&mut connection).await).unwrap();
    assert!(answer.contains("strict-transport-security: "), "{answer}");

    let new = pair();
    files.put(&new);
    let id = child.id().to_string();
    let signal = |words: &[&str]| {
        assert!(
            Command::new("kill")
                .args(words)
                .arg(&id)
                .status()
                .unwrap()
                .success()
        );
    };
    signal(&["-HUP"]);
    let log = BufReader::new(child.stderr.take().unwrap()).lines();
    let mut log = log.map_while(Result::ok);
    assert!(log.any(|line| line.contains("the certificate was read again")));
    assert!(connect(address, new.cert.der(), &BOTH).await.is_ok());
    signal(&["-TERM"]);
    assert!(child.wait().unwrap().success());
}

#[test]
fn half_a_pair_or_a_public_address_without_tls_is_refused_at_the_start() {
    let (files, _) = Files::new();
    let (certificate, key) = (files.certificate(), files.key());
    let (certificate, key) = (certificate.to_str().unwrap(), key.to_str().unwrap());
    for (words, sentence) in [
        (vec!["--tls-certificate", certificate], "--tls-key"),
        (vec!["--tls-key", key], "--tls-certificate"),
        (
            vec![
                "--tls-certificate",
                certificate,
                "--tls-key",
                key,
                "--public-url",
                "http://lists.example",
            ],
            "has to begin with https://",
        ),
        (
            vec!["--tls-certificate", key, "--tls-key", key],
            "holds no certificate in PEM form",
        ),
    ] {
        let data = files.folder.path().join("data");
        let output = Command::new(env!("CARGO_BIN_EXE_sync-service"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(&data)
            .args(&words)
            .output()
            .unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(
            !output.status.success() && complaint.contains(sentence),
            "{complaint}"
        );
        assert!(!data.exists());
    }
}
