//! The command line for the person who installs the kiosk: `hash-pin`, `enroll CODE`, `--version`.

use crate::config::Config;
use crate::device::device_key::{DeviceKey, enroll};
use crate::device::pin;
use crate::process::webdriver::is_automated;
use crate::terminal::{say, say_error};
use std::io::BufRead;
use std::process::ExitCode;
use std::time::Duration;
use sync_protocol::client::Client;

const REQUEST_TIMEOUT: Duration = Duration::from_secs(20);
/// The exit code for unknown arguments.
const USAGE_ERROR: u8 = 2;

/// What the arguments ask for.
#[derive(Debug, PartialEq, Eq)]
enum Command {
    Window,
    HashPin,
    Enroll(String),
    Version,
    Help,
    /// Unknown arguments, with an explanation.
    Unknown(String),
}

impl Command {
    fn parse(words: &[String]) -> Self {
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        match *words.as_slice() {
            // The screen reports a `--config` without a file.
            [] | ["--config"] | ["--config", _] => Self::Window,
            ["hash-pin"] => Self::HashPin,
            ["enroll", code] | ["enroll", code, "--config", _] if !code.starts_with('-') => {
                Self::Enroll(code.to_owned())
            }
            ["enroll", ..] => Self::Unknown(
                "name the code of `sync-service kiosks code` behind `enroll`".to_owned(),
            ),
            ["--version"] => Self::Version,
            ["--help" | "-h"] => Self::Help,
            [first, ..] => Self::Unknown(format!(
                "\"{first}\" is not a command, or has too many words"
            )),
        }
    }
}

/// Runs the command of the arguments. Returns `None` when they ask for the window. Unknown arguments
/// open no window, because a person at a terminal has made a typing error.
pub fn run_if_asked() -> Option<ExitCode> {
    if is_automated() {
        return None;
    }
    let words: Vec<String> = std::env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let result = match Command::parse(&words) {
        Command::Window => return None,
        Command::HashPin => hash_pin(&mut std::io::stdin().lock()),
        Command::Enroll(code) => enroll_this(&code),
        Command::Version => Ok(format!(
            "new-beginnings-kiosk {}",
            env!("CARGO_PKG_VERSION")
        )),
        Command::Help => Ok(HELP.to_owned()),
        Command::Unknown(problem) => {
            say_error(format_args!("{problem}\n\n{HELP}"));
            return Some(ExitCode::from(USAGE_ERROR));
        }
    };
    Some(match result {
        Ok(text) => {
            say(text);
            ExitCode::SUCCESS
        }
        Err(problem) => {
            say_error(problem);
            ExitCode::FAILURE
        }
    })
}

const HELP: &str = "\
new-beginnings-kiosk [--config FILE]   open the kiosk window
new-beginnings-kiosk enroll CODE       enrol this kiosk; the code is made by `sync-service kiosks code`
new-beginnings-kiosk hash-pin          read a PIN, print the line for kiosk.toml
new-beginnings-kiosk --version";

fn hash_pin(input: &mut impl BufRead) -> Result<String, String> {
    say_error("Type the PIN (6 to 64 letters or digits), then Enter:");
    let mut line = String::new();
    input
        .read_line(&mut line)
        .map_err(|error| error.to_string())?;
    let hash = pin::hash(line.trim_end_matches(['\r', '\n']))?;
    Ok(format!("exit_pin = \"{hash}\""))
}

fn enroll_this(code: &str) -> Result<String, String> {
    let config = Config::load(std::env::args_os().skip(3), |name| std::env::var(name).ok())
        .map_err(|problem| problem.to_string())?;
    // This fails when a provider is already installed, which works as well.
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    let client = Client::new(config.service, REQUEST_TIMEOUT).map_err(|error| error.to_string())?;
    let key = DeviceKey::in_folder(&config.data);
    tauri::async_runtime::block_on(enroll(&client, &key, code))
        .map(|kiosk| format!("This kiosk is enrolled as {kiosk}."))
        .map_err(|problem| problem.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &[&str]) -> Command {
        let words: Vec<String> = words.iter().map(ToString::to_string).collect();
        Command::parse(&words)
    }

    #[test]
    fn ksk_5_a_typing_error_opens_no_window() {
        for words in [
            &["enrol", "ABCD-EFGH"][..],
            &["enroll"],
            &["enroll", "--config"],
            &["enroll", "A", "B"],
            &["hash-pin", "482915"],
            &["--conf", "x"],
            &["--config", "x", "y"],
            &[""],
        ] {
            assert!(matches!(parse(words), Command::Unknown(_)), "{words:?}");
        }
        assert_eq!(parse(&[]), Command::Window);
        assert_eq!(parse(&["--config", "kiosk.toml"]), Command::Window);
        assert_eq!(
            parse(&["enroll", "A", "--config", "x"]),
            Command::Enroll("A".into())
        );
    }

    #[test]
    fn ksk_5_a_pin_becomes_a_line_for_the_file() {
        let line = hash_pin(&mut "482915\n".as_bytes()).unwrap();
        let hash = line.strip_prefix("exit_pin = \"").unwrap();
        assert!(pin::is_hash(hash.trim_end_matches('"')));
        assert!(hash_pin(&mut "12\n".as_bytes()).is_err());
    }
}
