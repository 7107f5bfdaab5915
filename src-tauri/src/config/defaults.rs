//! The defaults of settings that neither `kiosk.toml` nor a variable gives.

use toml::{Table, Value};

/// Returns every setting that has a default. The folders come from the environment variables.
pub(super) fn defaults(variable: &impl Fn(&str) -> Option<String>) -> Table {
    let user = variable("USER").unwrap_or_default();
    let home = |xdg: &str, below_home: &str| {
        variable(xdg)
            .or_else(|| variable("HOME").map(|home| format!("{home}/{below_home}")))
            .or_else(|| variable("LOCALAPPDATA"))
            .unwrap_or_else(|| ".".into())
    };
    let data = home("XDG_DATA_HOME", ".local/share");
    // The key is not in the folder of the cache, so a copy of that folder cannot be decrypted.
    let state = home("XDG_STATE_HOME", ".local/state");
    let sticks = vec![format!("/media/{user}"), format!("/run/media/{user}")];
    let values: [(&str, Value); 19] = [
        ("service", "http://127.0.0.1:8080".into()),
        ("site", "kiosk".into()),
        ("contact_email", "contact@new-beginnings.example".into()),
        ("allowed_hosts", Value::Array(Vec::new())),
        ("stick_folders", sticks.into()),
        ("data", format!("{data}/new-beginnings-kiosk").into()),
        (
            "outbox_key",
            format!("{state}/new-beginnings-kiosk.key").into(),
        ),
        ("papers_planner", "hidden".into()),
        ("language", "en".into()),
        ("town", "".into()),
        ("idle_signed_out", 120.into()),
        ("idle_signed_in", 240.into()),
        ("idle_code", 300.into()),
        ("idle_react", 60.into()),
        ("keyboard", false.into()),
        ("printer", "off".into()),
        ("print_minutes", 60.into()),
        ("exit_pin", "".into()),
        ("memory_mb", 400.into()),
    ];
    let mut table: Table = values
        .map(|(name, value)| (name.to_owned(), value))
        .into_iter()
        .collect();
    table.insert("restart_hour".into(), 4.into());
    table
}
