//! TLS to PostgreSQL, and an address with several hosts: a server that refuses every connection
//! without TLS, with a certificate of an authority of its own.

use crate::support::postgres::{Database, as_plain_user, is_root, run};
use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use sync_service::store::StoreError;
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
        let rules = "local all all trust\nhostssl all keyed all scram-sha-256\n\
                     hostssl all all 127.0.0.1/32 trust\nhostssl all all ::1/128 trust\n";
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

    /// Opens the store at a host with the certificates of a file of this folder, named in the address
    /// (`sslrootcert`) or beside it.
    async fn opens(
        &self,
        host: &str,
        query: &str,
        certificates: Option<&str>,
    ) -> Result<(), StoreError> {
        let folder = self.folder.path().display().to_string();
        let query = query.replace("FOLDER", &folder);
        let server = Server {
            url: format!("postgres://{host}/postgres{query}"),
            password: None,
            certificates: certificates.map(|name| self.path(name)),
            connections: 2,
        };
        let store = Postgres::open(&server).await?;
        store.listing_revisions().await.map(drop)
    }

    /// The same, when it has to fail for a reason that no waiting can help.
    async fn refuses(&self, host: &str, query: &str, certificates: Option<&str>) -> String {
        let error = self.opens(host, query, certificates).await.unwrap_err();
        assert!(!error.is_passing(), "{error:?}");
        format!("{error} {error:?}")
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
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
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
    let named = format!("postgres@localhost:{port}");
    let numbered = format!("postgres@127.0.0.1:{port}");
    // The first host is gone, and the second one takes writes.
    let both = format!("postgres@localhost:1,localhost:{port}");
    for (query, certificates) in [
        (
            "?sslmode=verify-full&sslrootcert=FOLDER/authority.pem",
            None,
        ),
        ("?sslmode=require&sslrootcert=FOLDER/authority.pem", None),
        ("?sslmode=require", Some("authority.pem")),
        ("?sslmode=verify-full", Some("authority.pem")),
    ] {
        for host in [&named, &both] {
            let opened = server.opens(host, query, certificates).await;
            opened.unwrap_or_else(|error| panic!("{host}{query}: {error:?}"));
        }
        let told = server.refuses(&numbered, query, certificates).await;
        assert!(told.contains("is for another name. Use its name"), "{told}");

        let query = query.replace("authority", "another");
        let another = certificates.map(|_| "another.pem");
        let told = server.refuses(&named, &query, another).await;
        assert!(
            told.contains("No authority that is known here") && told.contains("sslrootcert"),
            "{told}"
        );
    }
    let system = "?sslmode=verify-full&sslrootcert=system";
    let told = server.refuses(&named, system, None).await;
    assert!(told.contains("No authority that is known here"), "{told}");

    let file = "?sslmode=verify-full&sslrootcert=FOLDER/another.pem";
    let told = server.refuses(&named, file, Some("authority.pem")).await;
    assert!(told.contains("different certificates"), "{told}");
    let key = "?sslmode=verify-full&sslrootcert=FOLDER/key.pem";
    let told = server.refuses(&named, key, None).await;
    assert!(told.contains("holds no certificate"), "{told}");

    let told = server.refuses(&named, "?sslmode=disable", None).await;
    assert!(told.contains("pg_hba.conf"), "{told}");
}

#[tokio::test]
async fn a_server_without_tls_is_refused_where_the_address_asks_for_it() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    // A server without TLS answers the request for it with one letter.
    let answers = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        stream.read_exact(&mut [0; 8]).unwrap();
        stream.write_all(b"N").unwrap();
    });
    let server = |url| Server {
        url,
        password: None,
        certificates: None,
        connections: 2,
    };
    let url = format!("postgres://postgres@localhost:{port}/postgres?sslmode=verify-full");
    let Err(error) = Postgres::open(&server(url)).await else {
        panic!("a connection without TLS");
    };
    answers.join().unwrap();
    assert!(!error.is_passing(), "{error:?}");
    let told = format!("{error:?}");
    assert!(told.contains("has no TLS. Turn it on"), "{told}");

    // A socket file leads to this machine, and needs none.
    let database = Database::new().await;
    let url = format!("{}?sslmode=verify-full", database.url());
    Postgres::open(&server(url)).await.unwrap();
    database.remove().await;
}

#[tokio::test]
async fn a_wrong_password_is_said_without_telling_it() {
    let server = TlsServer::start();
    let socket = server.folder.path().display().to_string();
    let beside = format!(
        "postgres://postgres@{}:{}/postgres",
        socket.replace('/', "%2F"),
        server.port
    );
    let (client, connection) = tokio_postgres::connect(&beside, tokio_postgres::NoTls)
        .await
        .unwrap();
    tokio::spawn(connection);
    let role = "create role keyed login superuser password 'right-one'";
    client.batch_execute(role).await.unwrap();
    let port = server.port;
    let authority = Some("authority.pem");
    let host = format!("keyed:right-one@localhost:{port}");
    let tls = "?sslmode=verify-full";
    server.opens(&host, tls, authority).await.unwrap();

    let host = format!("keyed:wrong-one@localhost:{port}");
    let told = server.refuses(&host, tls, authority).await;
    assert!(
        told.contains("does not accept the password") && told.contains("--database-password-file"),
        "{told}"
    );
    assert!(!told.contains("wrong-one"), "{told}");

    let host = format!("keyed@localhost:{port}");
    let told = server.refuses(&host, tls, authority).await;
    assert!(told.contains("asks for a password"), "{told}");
}
