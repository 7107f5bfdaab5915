//! Settings of the log.

use clap::Args;
use clap::builder::BoolishValueParser;

/// What a line of the log can weigh, and nothing at all.
const LEVELS: [&str; 6] = ["error", "warn", "info", "debug", "trace", "off"];
/// What the names of our own parts begin with.
const OURS: &str = "sync_service";

/// What is logged, to standard error.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "Log")]
pub struct LogConfig {
    /// What is logged: error, warn, info, debug, or a filter such as sync_service=debug
    #[arg(
        long,
        env = "NB_LOG",
        value_name = "FILTER",
        value_parser = filter,
        default_value = "info"
    )]
    pub log: String,

    /// One JSON object a line
    #[arg(long, env = "NB_LOG_JSON", value_parser = BoolishValueParser::new())]
    pub log_json: bool,

    /// Of how many successful reads of lists one gets a line in the log; 0: none. Every other
    /// request gets its line
    #[arg(
        long,
        env = "NB_LOG_LIST_READS",
        value_name = "N",
        default_value = "100"
    )]
    pub log_list_reads: u64,
}

/// Reads a filter. A word that is no level would be taken for the name of a part, and then nothing else
/// would be logged; so would a filter that names parts of libraries only.
fn filter(text: &str) -> Result<String, String> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    let is_level = |word: &str| LEVELS.contains(&word.to_ascii_lowercase().as_str());
    let is_part = |name: &str| {
        let is_usual = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b':');
        !name.is_empty() && name.bytes().all(is_usual)
    };
    let is_ours = |name: &str| name.split("::").next() == Some(OURS);
    let mut has_ours = false;
    for part in &parts {
        let is_right = match part.split_once('=') {
            Some((name, level)) => {
                has_ours |= is_ours(name);
                is_part(name) && is_level(level)
            }
            None => {
                has_ours = true;
                is_level(part)
            }
        };
        if !is_right {
            return Err(format!(
                "\"{part}\" is neither a level ({}) nor PART=LEVEL, such as {OURS}=debug",
                LEVELS.join(", ")
            ));
        }
    }
    if !has_ours {
        return Err(format!(
            "it has to name a level for the service too, such as info,{text}"
        ));
    }
    Ok(parts.join(","))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_that_would_log_nothing_by_mistake_is_refused() {
        for good in [
            "info",
            "WARN",
            "off",
            "sync_service=debug",
            "info, hyper=warn",
            "sync_service::mail=trace,error",
        ] {
            assert!(filter(good).is_ok(), "{good}");
        }
        for bad in [
            "",
            " ",
            "inof",
            "info,",
            "sync_service=loud",
            "=info",
            "sync_servce=debug",
            "hyper=debug",
            "sync service=info",
        ] {
            assert!(filter(bad).is_err(), "{bad}");
        }
        assert_eq!(filter("info, hyper=warn").as_deref(), Ok("info,hyper=warn"));
    }
}
