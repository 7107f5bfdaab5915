//! Settings of the ways to sign in besides address and password.

use crate::accounts::phone::PhonePolicy;
use crate::accounts::ways::Ways;
use crate::oidc::Providers;
use clap::{Args, ValueEnum};
use std::path::PathBuf;
use url::Url;

/// The ways to sign in, and what they need.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Ways to log in")]
pub struct WaysConfig {
    /// Ways to log in besides email and password, separated by commas: email-link (a mailed link or
    /// code), phone (a code in a message), anonymous; "none" for none of them
    #[arg(
        long,
        env = "NB_WAYS",
        value_name = "WAY",
        value_delimiter = ',',
        default_value = "email-link"
    )]
    pub ways: Vec<Way>,

    /// File with a public RSA key (PEM): programs that sign with its private half may log people in
    /// with custom tokens. May be given more than once
    #[arg(
        long,
        env = "NB_CUSTOM_TOKEN_KEYS",
        value_name = "FILE",
        value_delimiter = ','
    )]
    pub custom_token_key: Vec<PathBuf>,

    /// File with the identity providers that people may log in with, such as Google: a JSON list of
    /// {"id", "name", "issuer", "client_id", "client_secret_file", "scopes", "hosts"}
    #[arg(long, env = "NB_IDENTITY_PROVIDERS", value_name = "FILE")]
    pub identity_providers: Option<PathBuf>,

    /// Gateway for messages to phones (Twilio or compatible); without one, messages become files in
    /// DIR/messages
    #[arg(long, env = "NB_SMS_URL", value_name = "URL", requires_all = ["sms_account", "sms_token_file", "sms_from"])]
    pub sms_url: Option<Url>,

    /// Account at the gateway
    #[arg(
        long,
        env = "NB_SMS_ACCOUNT",
        value_name = "NAME",
        requires = "sms_url"
    )]
    pub sms_account: Option<String>,

    /// File with the secret of the account, so that no process list shows it
    #[arg(
        long,
        env = "NB_SMS_TOKEN_FILE",
        value_name = "FILE",
        requires = "sms_url"
    )]
    pub sms_token_file: Option<PathBuf>,

    /// Number that messages come from
    #[arg(long, env = "NB_SMS_FROM", value_name = "NUMBER", requires = "sms_url")]
    pub sms_from: Option<String>,

    /// Beginnings of numbers that messages may go to, separated by commas
    #[arg(
        long,
        env = "NB_SMS_PREFIXES",
        value_name = "+N",
        value_delimiter = ',',
        value_parser = prefix,
        default_value = "+1"
    )]
    pub sms_prefixes: Vec<String>,

    /// Messages in one day, to all numbers together; beyond them none is sent, and the log says so
    #[arg(long, env = "NB_SMS_A_DAY", value_name = "N", default_value = "200")]
    pub sms_a_day: u32,

    /// Texts with places that people may send to phones in one day, all together; 0: the screens do
    /// not offer it. They count among --sms-a-day
    #[arg(
        long,
        env = "NB_TEXT_PLACES",
        value_name = "N",
        default_value = "0",
        help_heading = "Places by text message"
    )]
    pub text_places: u32,

    /// Work that a page does before a message is sent: numbers it may have to try; 0 for none
    #[arg(long, env = "NB_SMS_WORK", value_name = "N", default_value = "50000")]
    pub sms_work: u32,
}

/// Reads the beginning of numbers. An empty one would be the beginning of every number.
fn prefix(text: &str) -> Result<String, &'static str> {
    let digits = text.strip_prefix('+').unwrap_or_default();
    let is_right = (1..=15).contains(&digits.len())
        && !digits.starts_with('0')
        && digits.bytes().all(|byte| byte.is_ascii_digit());
    match is_right {
        true => Ok(text.to_owned()),
        false => Err("it is a plus sign and digits, such as +1 or +44"),
    }
}

/// A way to sign in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Way {
    /// None of them.
    None,
    /// A mailed link or code.
    EmailLink,
    /// A code in a message.
    Phone,
    /// Without an address or a name.
    Anonymous,
}

impl WaysConfig {
    /// Which ways are on.
    pub fn ways(&self) -> Ways {
        let has = |way| self.ways.contains(&way);
        Ways {
            email_link: has(Way::EmailLink),
            phone: has(Way::Phone),
            anonymous: has(Way::Anonymous),
        }
    }

    /// The identity providers; an error names the file or the entry that is wrong.
    pub fn providers(&self) -> anyhow::Result<Providers> {
        Providers::read(self.identity_providers.as_deref())
    }

    /// Which numbers messages go to: none where nothing is sent to phones.
    pub fn numbers(&self) -> PhonePolicy {
        match self.ways().phone || self.text_places > 0 {
            true => self.phone(),
            false => PhonePolicy::default(),
        }
    }

    /// How phones are used.
    pub fn phone(&self) -> PhonePolicy {
        PhonePolicy {
            work: self.sms_work,
            prefixes: self.sms_prefixes.clone(),
            a_day: self.sms_a_day,
            place_texts_a_day: self.text_places,
        }
    }
}
