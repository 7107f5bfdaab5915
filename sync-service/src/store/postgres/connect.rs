//! The address of a database, and the pool of connections to it.

use super::tls::Tls;
use super::tls_options::{Roots, TlsOptions};
use crate::store::StoreError;
use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

/// How long a call waits for a free connection, and a connection for its server.
const WAIT: Duration = Duration::from_secs(5);
/// After so long a server that does not answer is given up.
const SILENCE: Duration = Duration::from_secs(20);
/// A statement may take 30 s and wait 5 s for a lock; a transaction may rest for 10 s, so that an
/// instance that died inside one holds up no other for longer. A statement is planned once for each
/// connection: the server would plan those with lists of values anew each time, which takes longer
/// than running them.
const LIMITS: &str = "set statement_timeout = '30s'; set lock_timeout = '5s'; \
     set idle_in_transaction_session_timeout = '10s'; set synchronous_commit = on; \
     set plan_cache_mode = force_generic_plan";

/// Where the database is, and how many connections lead there.
#[derive(Debug, Clone)]
pub struct Server {
    /// `postgres://USER:PASSWORD@HOST:PORT,HOST:PORT/DATABASE?sslmode=verify-full&sslrootcert=FILE`.
    pub url: String,
    /// The password, where the address has none.
    pub password: Option<String>,
    /// Certificates (PEM) that the server's is checked against, instead of the system's.
    pub certificates: Option<PathBuf>,
    /// Connections at most.
    pub connections: usize,
}

impl Server {
    /// Returns a pool that connects when it is used.
    pub(super) fn pool(&self) -> Result<Pool, StoreError> {
        let (mut config, roots) = self.config()?;
        if config.get_ssl_mode() == SslMode::Prefer {
            // With "prefer", anyone on the way could say that the server speaks no TLS.
            let mode = [SslMode::Require, SslMode::Disable];
            config.ssl_mode(mode[usize::from(is_local(&config))]);
        }
        if is_socket(&config) {
            // There is no TLS over a socket file, and nobody on the way.
            config.ssl_mode(SslMode::Disable);
        }
        let tls = match config.get_ssl_mode() {
            SslMode::Disable => None,
            _ => Some(Tls::new(self.authorities(&roots)?)?),
        };
        let manager = ManagerConfig {
            recycling_method: RecyclingMethod::Fast,
        };
        let manager = match tls {
            Some(tls) => Manager::from_config(config, tls, manager),
            None => Manager::from_config(config, tokio_postgres::NoTls, manager),
        };
        let limits = Hook::async_fn(|client, _| {
            Box::pin(async move {
                client
                    .batch_execute(LIMITS)
                    .await
                    .map_err(HookError::Backend)
            })
        });
        let pool = Pool::builder(manager).max_size(self.connections);
        let pool = pool.runtime(Runtime::Tokio1).post_create(limits);
        let pool = pool.wait_timeout(Some(WAIT)).create_timeout(Some(WAIT));
        pool.build().map_err(|error| refused(&error.to_string()))
    }

    /// Returns the file of trusted certificates; `None` for the system's.
    fn authorities<'a>(&'a self, roots: &'a Option<Roots>) -> Result<Option<&'a Path>, StoreError> {
        let of_url = match roots {
            None => return Ok(self.certificates.as_deref()),
            Some(Roots::OfSystem) => None,
            Some(Roots::File(file)) => Some(file.as_path()),
        };
        match &self.certificates {
            Some(file) if of_url != Some(file) => Err(refused(
                "its sslrootcert and --database-certificates name different certificates",
            )),
            _ => Ok(of_url),
        }
    }

    fn config(&self) -> Result<(Config, Option<Roots>), StoreError> {
        if !["postgres://", "postgresql://"]
            .iter()
            .any(|it| self.url.starts_with(it))
        {
            return Err(refused("it begins with something else"));
        }
        let (url, tls) = TlsOptions::take(&self.url).map_err(refused)?;
        let mut config: Config = url.parse().map_err(|error: tokio_postgres::Error| {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            refused(&cause.unwrap_or_default())
        })?;
        if config.get_hosts().is_empty() && config.get_hostaddrs().is_empty() {
            return Err(refused("it names no host"));
        }
        if let Some(mode) = tls.mode {
            config.ssl_mode(mode);
        }
        if let (Some(password), None) = (&self.password, config.get_password()) {
            config.password(password);
        }
        if config.get_application_name().is_none() {
            config.application_name("sync-service");
        }
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(WAIT);
        }
        config.tcp_user_timeout(SILENCE).keepalives_idle(SILENCE);
        // With several servers, the one that takes writes is meant.
        if config.get_hosts().len() > 1 {
            config.target_session_attrs(TargetSessionAttrs::ReadWrite);
        }
        Ok((config, tls.roots))
    }
}

/// Whether the way to every server stays inside this machine.
fn is_local(config: &Config) -> bool {
    let addresses = config.get_hostaddrs().iter();
    let mut hosts = config.get_hosts().iter();
    addresses.clone().all(|address| address.is_loopback())
        && hosts.all(|host| match host {
            #[cfg(unix)]
            Host::Unix(_) => true,
            Host::Tcp(name) => {
                name == "localhost"
                    || name
                        .parse()
                        .is_ok_and(|it: std::net::IpAddr| it.is_loopback())
            }
        })
}

/// Whether every server is reached by a socket file.
fn is_socket(config: &Config) -> bool {
    let mut hosts = config.get_hosts().iter();
    config.get_hostaddrs().is_empty() && hosts.all(|host| !matches!(host, Host::Tcp(_)))
}

fn refused(why: &str) -> StoreError {
    StoreError::Refused(format!(
        "the address of --database cannot be used: {why}. It has the form \
         postgres://USER@HOST:PORT/DATABASE, with further hosts after commas"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn server(url: &str) -> Server {
        Server {
            url: url.into(),
            password: Some("from the file".into()),
            certificates: None,
            connections: 2,
        }
    }

    #[test]
    fn an_address_says_how_the_servers_are_spoken_to() {
        let config = |url| server(url).config().unwrap().0;
        let one = config("postgres://sync@db.example.org/nb");
        assert_eq!(one.get_password(), Some("from the file".as_bytes()));
        assert_eq!(one.get_target_session_attrs(), TargetSessionAttrs::Any);
        assert!(!is_local(&one));
        let two = config("postgres://sync:mine@db1:5433,db2/nb");
        assert_eq!(two.get_password(), Some("mine".as_bytes()));
        assert_eq!(
            two.get_target_session_attrs(),
            TargetSessionAttrs::ReadWrite
        );
        for local in [
            "postgres://sync@localhost/nb",
            "postgres://sync@127.0.0.1/nb",
            "postgres://sync@%2Frun%2Fpostgresql/nb",
        ] {
            assert!(is_local(&config(local)), "{local}");
        }
        assert!(!is_local(&config("postgres://sync@localhost,db2/nb")));
    }

    #[test]
    fn an_address_that_cannot_be_used_is_refused_without_telling_it() {
        for url in [
            "postgres:///nb",
            "postgres://sync:secret@db:port/nb",
            "postgres://sync:secret@db/nb?sslmode=secret",
            "postgres://sync:secret@db/nb?sslmode=verify-full&sslrootcert=/no/file",
            "mysql://sync:secret@db/nb",
        ] {
            let Err(StoreError::Refused(why)) = server(url).pool() else {
                panic!("{url}");
            };
            assert!(!why.contains("secret"), "{why}");
        }
    }
}
