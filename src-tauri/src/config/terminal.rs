//! How the terminal behaves towards who stands before it.
//!
//! ```toml
//! language = "en"          # NB_LANGUAGE, en or es: what a visit begins with
//! idle_signed_out = 120    # NB_IDLE_SIGNED_OUT, seconds before the warning
//! idle_signed_in = 240     # NB_IDLE_SIGNED_IN
//! idle_code = 300          # NB_IDLE_CODE, once in a visit, while a code is awaited on a phone
//! idle_react = 60          # NB_IDLE_REACT, seconds from the warning to the end; at least 20
//! keyboard = false         # NB_KEYBOARD, draw a keyboard for touch screens
//! printer = "off"          # NB_PRINTER: off, default, a printer's name, or folder:/srv/prints
//! print_minutes = 60       # NB_PRINT_MINUTES, after which pages in a printer's folder are deleted
//! exit_pin = "$argon2id$…" # NB_EXIT_PIN, made by `new-beginnings-kiosk hash-pin`; none: no exit
//! memory_mb = 400          # NB_MEMORY_MB, above which the web process is replaced while idle
//! restart_hour = 4         # NB_RESTART_HOUR, 0 to 23: restarts in its first half; or -1 for never
//! ```

use super::source::{Source, Value};
use crate::device::pin::is_hash;
use crate::device::printing::Printer;
use crate::visit::idle::IdleLimits;
use serde::Deserialize;
use std::time::Duration;
use sync_protocol::kiosk::SetupProblem;

/// WCAG 2.2, 2.2.1: at least this long to react, in seconds.
const REACT_MIN: u64 = 20;
/// A day.
const PRINT_MINUTES_MAX: u64 = 1440;
/// An hour: a limit that is longer protects nobody.
const IDLE_MAX: u64 = 3600;

/// Settings of the terminal, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Terminal {
    /// What a visit begins with: `en` or `es`.
    pub language: String,
    /// When a visit that was left alone ends.
    pub idle: IdleLimits,
    /// Whether the screens draw a keyboard.
    pub keyboard: bool,
    /// Where pages are printed.
    pub printer: Printer,
    /// After this time pages that were printed into a folder are deleted.
    pub print_keep: Duration,
    /// Hash of the operator's PIN.
    pub exit_pin: Option<String>,
    /// Memory of the web process above which it is replaced while nobody is here, in kB.
    pub memory_kb: u64,
    /// The hour of the nightly restart.
    pub restart_hour: Option<u8>,
}

/// As they stand in the file.
#[derive(Default, Deserialize)]
#[serde(default)]
pub(super) struct TerminalFile {
    language: Option<String>,
    idle_signed_out: Option<u64>,
    idle_signed_in: Option<u64>,
    idle_code: Option<u64>,
    idle_react: Option<u64>,
    keyboard: Option<bool>,
    printer: Option<String>,
    print_minutes: Option<u64>,
    exit_pin: Option<String>,
    memory_mb: Option<u64>,
    restart_hour: Option<i8>,
}

impl Terminal {
    pub(super) fn read(
        file: TerminalFile,
        from: &Source<impl Fn(&str) -> Option<String>>,
    ) -> Result<Self, SetupProblem> {
        let seconds = |name: &str, setting: &str, set: Option<u64>, default: &str, least: u64| {
            let value = from.pick(name, set.map(|it| it.to_string()), default);
            let wanted = format!("use seconds from {least} to {IDLE_MAX}");
            number(&value, least, IDLE_MAX)
                .map(Duration::from_secs)
                .ok_or_else(|| value.wrong(setting, &wanted))
        };
        let idle = IdleLimits {
            signed_out: seconds(
                "NB_IDLE_SIGNED_OUT",
                "idle_signed_out",
                file.idle_signed_out,
                "120",
                1,
            )?,
            signed_in: seconds(
                "NB_IDLE_SIGNED_IN",
                "idle_signed_in",
                file.idle_signed_in,
                "240",
                1,
            )?,
            code: seconds("NB_IDLE_CODE", "idle_code", file.idle_code, "300", 1)?,
            react: seconds(
                "NB_IDLE_REACT",
                "idle_react",
                file.idle_react,
                "60",
                REACT_MIN,
            )?,
        };
        let language = from.pick("NB_LANGUAGE", file.language, "en");
        if !matches!(language.text.as_str(), "en" | "es") {
            return Err(language.wrong("language", "use en or es"));
        }
        let keyboard = from.pick(
            "NB_KEYBOARD",
            file.keyboard.map(|it| it.to_string()),
            "false",
        );
        let printer = from.pick("NB_PRINTER", file.printer, "off");
        let pin = from.pick("NB_EXIT_PIN", file.exit_pin, "");
        if !pin.text.is_empty() && !is_hash(&pin.text) {
            let text = "put what `new-beginnings-kiosk hash-pin` prints here, not the PIN itself";
            return Err(pin.wrong("exit_pin", text));
        }
        let memory = from.pick(
            "NB_MEMORY_MB",
            file.memory_mb.map(|it| it.to_string()),
            "400",
        );
        let memory_mb = number(&memory, 100, 100_000)
            .ok_or_else(|| memory.wrong("memory_mb", "use megabytes from 100 on"))?;
        let print_minutes = from.pick(
            "NB_PRINT_MINUTES",
            file.print_minutes.map(|it| it.to_string()),
            "60",
        );
        let print_keep = number(&print_minutes, 1, PRINT_MINUTES_MAX)
            .ok_or_else(|| print_minutes.wrong("print_minutes", "use minutes from 1 to 1440"))?;
        Ok(Self {
            language: language.text,
            idle,
            keyboard: keyboard
                .text
                .parse()
                .map_err(|_| keyboard.wrong("keyboard", "use true or false"))?,
            printer: printer
                .text
                .parse()
                .map_err(|problem| printer.wrong("printer", problem))?,
            print_keep: Duration::from_secs(print_keep * 60),
            exit_pin: Some(pin.text).filter(|text| !text.is_empty()),
            memory_kb: memory_mb * 1024,
            restart_hour: restart_hour(&from.pick(
                "NB_RESTART_HOUR",
                file.restart_hour.map(|it| it.to_string()),
                "4",
            ))?,
        })
    }
}

fn number(value: &Value, least: u64, most: u64) -> Option<u64> {
    let number = value.text.parse().ok()?;
    (least..=most).contains(&number).then_some(number)
}

fn restart_hour(value: &Value) -> Result<Option<u8>, SetupProblem> {
    match value.text.parse::<i8>() {
        Ok(-1) => Ok(None),
        Ok(hour @ 0..=23) => Ok(u8::try_from(hour).ok()),
        _ => Err(value.wrong("restart_hour", "use an hour from 0 to 23, or -1 for never")),
    }
}
