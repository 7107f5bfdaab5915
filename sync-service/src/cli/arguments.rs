//! Reads the command line and the variables of the environment.

use super::Command;
use super::error::Refused;
use crate::markup::has_markup;
use clap::parser::ValueSource;
use clap::{ArgMatches, CommandFactory, FromArgMatches};
use sync_protocol::desk_me::has_initials;

impl Command {
    /// Reads what the program was started with. What is no command ends the program with an
    /// explanation; a setting that is there and empty is an error.
    pub fn read() -> anyhow::Result<Self> {
        let mut command = Self::command();
        let matches = command.try_get_matches_from_mut(std::env::args_os());
        let matches = match matches {
            Ok(matches) => matches,
            Err(error) if error.use_stderr() => return Err(Refused(in_one_line(&error)).into()),
            // Help and version.
            Err(error) => error.exit(),
        };
        if let Some(name) = empty_setting(&command, &matches) {
            anyhow::bail!("{name} has an empty value; write one, or leave the setting away");
        }
        let read = Self::from_arg_matches(&matches);
        read.map_err(|error| error.format(&mut command).exit())
    }
}

/// Reads the name of a person, as others will read it.
pub(super) fn person(name: &str) -> Result<String, &'static str> {
    let name = name.trim();
    match has_initials(name) && !name.contains(char::is_control) && !has_markup(name) {
        true => Ok(name.to_owned()),
        false => Err("write a name"),
    }
}

/// Returns the first part of an explanation, which says what is wrong, without the usage below it.
fn in_one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let said = text.split("\n\n").next().unwrap_or_default();
    let words: Vec<&str> = said.split_whitespace().collect();
    let said = words.join(" ");
    let said = said.strip_prefix("error: ").unwrap_or(&said);
    format!("{said}. With --help it shows how.")
}

/// Returns the name of a setting that was given as an empty text. A script writes such a variable when
/// it does not know the value, and it never means what the setting does when it is missing.
fn empty_setting(command: &clap::Command, matches: &ArgMatches) -> Option<String> {
    if let Some((name, inner)) = matches.subcommand() {
        return empty_setting(command.find_subcommand(name)?, inner);
    }
    let settings = command.get_arguments().filter(|it| it.get_env().is_some());
    for setting in settings {
        let id = setting.get_id().as_str();
        let mut values = matches.get_raw(id).into_iter().flatten();
        if values.any(|value| value.to_string_lossy().trim().is_empty()) {
            return Some(match matches.value_source(id) {
                Some(ValueSource::EnvVariable) => setting.get_env()?.to_string_lossy().into(),
                _ => format!("--{}", setting.get_long()?),
            });
        }
    }
    None
}
