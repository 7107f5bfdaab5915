//! What an operator can do about a database that cannot be used.

use rustls::{CertificateError, Error as TlsError};
use std::error::Error;
use std::io;
use tokio_postgres::error::SqlState;

/// Returns what is wrong with the server, or with how it is used, and one next step. `None` for an
/// error that is about a single call.
pub(super) fn advice(error: &tokio_postgres::Error) -> Option<&'static str> {
    match error.code() {
        Some(code) => of_server(code),
        None => of_connection(error),
    }
}

/// Whether the server has no room: it refused the call, changed nothing, and may take a later one.
pub(super) fn is_full(code: &SqlState) -> bool {
    *code == SqlState::TOO_MANY_CONNECTIONS
        || *code == SqlState::DISK_FULL
        || *code == SqlState::OUT_OF_MEMORY
}

/// Whether a certificate was refused. Trying again does not make it better.
pub(super) fn is_of_certificate(error: &tokio_postgres::Error) -> bool {
    certificate_error(error).is_some()
}

fn of_server(code: &SqlState) -> Option<&'static str> {
    let advice = [
        (
            &SqlState::TOO_MANY_CONNECTIONS,
            "All connections of the database server are taken. Raise its max_connections or the limit \
             of the user, or lower --database-connections of the services",
        ),
        (
            &SqlState::DISK_FULL,
            "The disk of the database server is full. Make room there",
        ),
        (
            &SqlState::OUT_OF_MEMORY,
            "The database server has no memory left. Give it more, or lower its work_mem or \
             max_connections",
        ),
        (
            &SqlState::CANNOT_CONNECT_NOW,
            "The database server is starting or stopping. If this lasts, look at its log",
        ),
        (
            &SqlState::INSUFFICIENT_PRIVILEGE,
            "The user of --database lacks a right. Make it the owner: alter database … owner to … and, \
             for tables that another user made, reassign owned by … to …",
        ),
        (
            &SqlState::INVALID_PASSWORD,
            "The database server does not accept the password. Put the right one into the file of \
             --database-password-file",
        ),
        (
            &SqlState::INVALID_AUTHORIZATION_SPECIFICATION,
            "The database server does not accept this user from this machine. Check the user in \
             --database, and the rules in pg_hba.conf of the server",
        ),
        (
            &SqlState::INVALID_CATALOG_NAME,
            "The server has no database with this name. Correct the name in --database, or make it: \
             create database … owner … encoding 'UTF8' template template0",
        ),
    ];
    let found = advice.into_iter().find(|(of, _)| *of == code);
    found.map(|(_, words)| words)
}

fn of_connection(error: &tokio_postgres::Error) -> Option<&'static str> {
    match certificate_error(error) {
        // Another authority of the same name.
        Some(CertificateError::UnknownIssuer | CertificateError::BadSignature) => Some(
            "No authority that is known here signed the certificate of the database server. Name the \
             file with the authority's certificate with sslrootcert in --database",
        ),
        Some(
            CertificateError::NotValidForName | CertificateError::NotValidForNameContext { .. },
        ) => Some(
            "The certificate of the database server is for another name. Use its name as the host in \
             --database",
        ),
        Some(CertificateError::Expired | CertificateError::ExpiredContext { .. }) => {
            Some("The certificate of the database server has expired. Renew it")
        }
        Some(_) => Some(
            "The certificate of the database server cannot be used. Make a new one for its name",
        ),
        None => match source(error)?.to_string().as_str() {
            NO_TLS => Some(
                "The database server has no TLS. Turn it on there (ssl = on), or write sslmode=disable \
                 in --database if nobody can listen on the way",
            ),
            NO_PASSWORD => Some(
                "The database server asks for a password. Write it into a file, and name the file with \
                 --database-password-file",
            ),
            _ => None,
        },
    }
}

/// The words of `tokio-postgres` for a server that answers a request for TLS with "no".
const NO_TLS: &str = "server does not support TLS";
/// Its words for a server that asks for a password when none was given.
const NO_PASSWORD: &str = "password missing";

fn certificate_error(error: &tokio_postgres::Error) -> Option<&CertificateError> {
    let cause: &io::Error = source(error)?.downcast_ref()?;
    match cause.get_ref()?.downcast_ref()? {
        TlsError::InvalidCertificate(why) => Some(why),
        _ => None,
    }
}

fn source(error: &tokio_postgres::Error) -> Option<&(dyn Error + 'static)> {
    error.source()
}
