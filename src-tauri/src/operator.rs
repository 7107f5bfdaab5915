//! Commands for whoever installs the kiosk: `hash-pin`, `enroll CODE`, `--version`.

use crate::config::Config;
use crate::fleet::{DeviceKey, enroll};
use crate::pin;
use std::io::BufRead;
use std::process::ExitCode;
use std::time::Duration;
use sync_protocol::client::Client;

const PATIENCE: Duration = Duration::from_secs(20);

/// Runs the command that was named; `None` when it is the window that is wanted.
pub fn run_if_asked() -> Option<ExitCode> {
    let mut words = std::env::args_os().skip(1);
    let result = match words.next()?.to_str()? {
        "hash-pin" => hash_pin(&mut std::io::stdin().lock()),
        "enroll" => words
            .next()
            .and_then(|code| code.into_string().ok())
            .ok_or_else(|| "name the code of `sync-service kiosks code` behind it".to_owned())
            .and_then(|code| enroll_this(&code)),
        "--version" => Ok(format!(
            "new-beginnings-kiosk {}",
            env!("CARGO_PKG_VERSION")
        )),
        "--help" | "-h" => Ok(HELP.to_owned()),
        _ => return None,
    };
    Some(match result {
        Ok(text) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("{problem}");
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
    eprintln!("Type the PIN (6 to 64 letters or digits), then Enter:");
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
    // The window installs it for itself; whoever comes first is right.
    let _ = rustls::crypto::aws_lc_rs::default_provider().install_default();
    let client = Client::new(config.service, PATIENCE).map_err(|error| error.to_string())?;
    let key = DeviceKey::in_folder(&config.data);
    tauri::async_runtime::block_on(enroll(&client, &key, code))
        .map(|kiosk| format!("This kiosk is enrolled as {kiosk}."))
        .map_err(|problem| problem.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ksk_5_a_pin_becomes_a_line_for_the_file() {
        let line = hash_pin(&mut "482915\n".as_bytes()).unwrap();
        let hash = line.strip_prefix("exit_pin = \"").unwrap();
        assert!(pin::is_hash(hash.trim_end_matches('"')));
        assert!(hash_pin(&mut "12\n".as_bytes()).is_err());
    }
}
