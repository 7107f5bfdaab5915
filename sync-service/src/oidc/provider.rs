//! An identity provider as the operator describes it.

use anyhow::{Context, ensure};
use serde::Deserialize;
use std::path::PathBuf;
use url::{Host, Url};

/// An entry of the file of `--identity-providers`.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provider {
    /// `google.com`, or a name that begins with `oidc.`.
    pub id: String,
    /// What people read on the button.
    pub name: String,
    /// The issuer, as the provider writes it; its discovery document stands below it.
    pub issuer: String,
    /// Our name at the provider.
    pub client_id: String,
    /// File with our secret at the provider; without one the client is public.
    pub client_secret_file: Option<PathBuf>,
    /// Scopes beside `openid email profile`.
    #[serde(default)]
    pub scopes: Vec<String>,
}

impl Provider {
    /// Checks the entry and reads the secret. An error names the provider and what is wrong.
    pub(super) fn check_and_read_secret(&self) -> anyhow::Result<Option<String>> {
        let id = &self.id;
        let name = self.id.strip_prefix("oidc.").unwrap_or_default();
        let is_plain =
            |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_named = !name.is_empty() && name.bytes().all(is_plain);
        ensure!(
            id == "google.com" || is_named,
            "{id}: the id must be google.com or oidc. and a name of a-z, 0-9 and -"
        );
        let issuer = Url::parse(&self.issuer);
        let issuer = issuer.with_context(|| format!("{id}: the issuer is not an address"))?;
        ensure!(
            is_protected(&issuer),
            "{id}: the issuer must begin with https://"
        );
        let secret = self.client_secret_file.as_ref().map(|file| {
            let secret = std::fs::read_to_string(file);
            secret.with_context(|| format!("{id}: {} cannot be read", file.display()))
        });
        Ok(secret.transpose()?.map(|text| text.trim().to_owned()))
    }

    /// Returns the scopes that are asked for.
    pub(super) fn scope(&self) -> String {
        let wanted = ["openid", "email", "profile"].into_iter();
        let wanted = wanted.chain(self.scopes.iter().map(String::as_str));
        wanted.collect::<Vec<_>>().join(" ")
    }
}

/// Returns whether nobody can listen on the way to an address: TLS, or this machine.
pub(super) fn is_protected(url: &Url) -> bool {
    let is_local = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    url.scheme() == "https" || (url.scheme() == "http" && is_local)
}
