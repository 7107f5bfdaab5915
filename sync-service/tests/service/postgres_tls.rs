//! TLS to PostgreSQL, and an address with several hosts: a server that refuses every connection
//! without TLS, with a certificate of an authority of its own.

use crate::support::postgres::{as_plain_user, is_root, run};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use sync_service::store::listings::Listings;
use sync_service::store::postgres::{Postgres, Server};

/// A running server. Dropping it stops it.
struct TlsServer {
    folder: tempfile::TempDir,
    port: u16,
}

impl TlsServer {
    /// Starts a server whose certificate names `localhost`.
    fn start() -> Self {
        let folder = tempfile::Builder::new()
            .prefix("nb-tls")
            .tempdir_in("/tmp")
            .unwrap();
        let server = Self {
            folder,
            port: free_port(),
        };
        authority(&server.path("authority.pem"), Some(&server));
        authority(&server.path("another.pem"), None);
        let data = server.path("data").display().to_string();
        server.give_away();
        run(as_plain_user("initdb").args([
            "--username=postgres",
            "--auth=trust",
            "--no-locale",
            "--encoding=UTF8",
            "--no-sync",
            "--pgdata",
            &data,
        ]));
        let rules = "hostssl all all 127.0.0.1/32 trust\nhostssl all all ::1/128 trust\n";
        std::fs::write(server.path("data/pg_hba.conf"), rules).unwrap();
        let folder = server.folder.path().display();
        let options = format!(
            "-k {folder} -p {} -c listen_addresses=127.0.0.1 -c fsync=off -c ssl=on \
             -c ssl_cert_file={folder}/certificate.pem -c ssl_key_file={folder}/key.pem",
            server.port
        );
        run(as_plain_user("pg_ctl")
            .args(["start", "--wait", "--pgdata", &data, "--options", &options])
            .args(["--log", &server.path("log").display().to_string()]));
        server
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Leaves the folder to the user who runs the server.
    fn give_away(&self) {
        let folder = self.folder.path();
        std::fs::set_permissions(folder, std::fs::Permissions::from_mode(0o755)).unwrap();
        if is_root() {
            run(Command::new("chown").args(["-R", "postgres:"]).arg(folder));
        }
    }

    async fn opens(&self, hosts: &str, certificates: &str) -> bool {
        let server = Server {
            url: format!("postgres://postgres@{hosts}/postgres?sslmode=require"),
            password: None,
            certificates: Some(self.path(certificates)),
            connections: 2,
        };
        match Postgres::open(&server).await {
            Ok(store) => store.listing_revisions().await.is_ok(),
            Err(_) => false,
        }
    }
}

impl Drop for TlsServer {
    fn drop(&mut self) {
        let data = self.path("data").display().to_string();
        let mut stop = as_plain_user("pg_ctl");
        stop.args(["stop", "--silent", "-m", "immediate", "--pgdata", &data]);
        // A server that did not start cannot be stopped.
        let _ = stop.current_dir("/").status();
    }
}

fn free_port() -> u16 {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    listener.local_addr().unwrap().port()
}

/// Makes an authority, and a certificate of the server by it.
fn authority(file: &Path, server: Option<&TlsServer>) {
    let key = KeyPair::generate().unwrap();
    let mut params = CertificateParams::new(Vec::new()).unwrap();
    params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
    std::fs::write(file, params.self_signed(&key).unwrap().pem()).unwrap();
    let Some(server) = server else { return };
    let issuer = Issuer::new(params, key);
    let key = KeyPair::generate().unwrap();
    let certificate = CertificateParams::new(vec!["localhost".into()]).unwrap();
    let certificate = certificate.signed_by(&key, &issuer).unwrap();
    std::fs::write(server.path("certificate.pem"), certificate.pem()).unwrap();
    std::fs::write(server.path("key.pem"), key.serialize_pem()).unwrap();
    let closed = std::fs::Permissions::from_mode(0o600);
    std::fs::set_permissions(server.path("key.pem"), closed).unwrap();
}

#[tokio::test]
async fn the_certificate_of_the_database_and_its_name_are_checked() {
    let server = TlsServer::start();
    let port = server.port;
    let named = format!("localhost:{port}");
    assert!(server.opens(&named, "authority.pem").await);
    assert!(!server.opens(&named, "another.pem").await);
    let unnamed = format!("127.0.0.1:{port}");
    assert!(!server.opens(&unnamed, "authority.pem").await);
    // The first host is gone, and the second one takes writes.
    let both = format!("localhost:1,{named}");
    assert!(server.opens(&both, "authority.pem").await);
}
