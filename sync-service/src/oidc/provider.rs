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
    /// Hosts that its pages lead to during a log-in, beside its own. A kiosk opens no others.
    #[serde(default)]
    pub hosts: Vec<String>,
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
        let is_host = |text: &String| {
            let is_name = text.bytes().all(|byte| is_plain(byte) || byte == b'.');
            is_name && Host::parse(text).is_ok_and(|host| host.to_string() == *text)
        };
        ensure!(
            self.hosts.iter().all(is_host),
            "{id}: hosts are names such as login.example.org, without https:// and in small letters"
        );
        let secret = self.client_secret_file.as_ref().map(|file| {
            let secret = std::fs::read_to_string(file);
            secret.with_context(|| format!("{id}: {} cannot be read", file.display()))
        });
        Ok(secret.transpose()?.map(|text| text.trim().to_owned()))
    }

    /// Returns the hosts that a log-in may lead to: of its pages, and those that the operator named.
    pub(super) fn hosts(&self, page: &Url) -> Vec<String> {
        let issuer = Url::parse(&self.issuer).ok();
        let own = [issuer.as_ref(), Some(page)].into_iter().flatten();
        let own = own.filter_map(Url::host_str).map(str::to_owned);
        let mut hosts: Vec<_> = own.chain(self.hosts.iter().cloned()).collect();
        hosts.sort_unstable();
        hosts.dedup();
        hosts
    }

    /// Returns the scopes that are asked for.
    pub(super) fn scope(&self) -> String {
        let wanted = ["openid", "email", "profile"].into_iter();
        let wanted = wanted.chain(self.scopes.iter().map(String::as_str));
        wanted.collect::<Vec<_>>().join(" ")
    }
}

/// Returns whether the way to an address is safe from eavesdroppers: TLS, or this machine.
pub(super) fn is_protected(url: &Url) -> bool {
    let is_local = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    url.scheme() == "https" || (url.scheme() == "http" && is_local)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(hosts: &[&str]) -> Provider {
        Provider {
            id: "oidc.state".into(),
            name: "The State".into(),
            issuer: "https://id.example".into(),
            client_id: "us".into(),
            client_secret_file: None,
            scopes: Vec::new(),
            hosts: hosts.iter().map(|&host| host.to_owned()).collect(),
        }
    }

    #[test]
    fn idn_2_a_log_in_leads_to_the_hosts_of_the_provider_and_to_named_ones() {
        let page = Url::parse("https://login.id.example/auth?x=1").unwrap();
        let hosts = entry(&["bank.example", "id.example"]).hosts(&page);
        assert_eq!(hosts, ["bank.example", "id.example", "login.id.example"]);
        assert!(entry(&["bank.example"]).check_and_read_secret().is_ok());
        for wrong in [
            "https://bank.example",
            "Bank.example",
            "bank.example/",
            "",
            "*",
        ] {
            assert!(entry(&[wrong]).check_and_read_secret().is_err(), "{wrong}");
        }
    }
}
