//! Reads the settings: an environment variable overrides `kiosk.toml`, and the file overrides the
//! default.

use super::Config;
use super::defaults::defaults;
use Kind::{Flag, List, Number, Text};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use sync_protocol::kiosk::SetupProblem;
use sync_protocol::kiosk_settings::SettingName;
use toml::{Table, Value};

const SYSTEM_FILE: &str = "/etc/new-beginnings/kiosk.toml";
/// Least similarity (Jaro-Winkler) of a known name that is suggested for an unknown one.
const SIMILAR: f64 = 0.75;

/// The settings that the desk can change unless the file or a variable gives them.
const FIXABLE: [(&str, SettingName); 2] = [
    ("allowed_hosts", SettingName::AllowedHosts),
    ("printer", SettingName::Printer),
];

/// How the text of an environment variable becomes a value.
#[derive(Clone, Copy)]
enum Kind {
    Text,
    Number,
    Flag,
    /// Texts, separated by commas.
    List,
}

/// Every setting: its name in the file, its variable, and what it may be.
const SETTINGS: [(&str, &str, Kind, &str); 22] = [
    (
        "service",
        "NB_SERVICE_URL",
        Text,
        "use an address like https://help.example.org",
    ),
    (
        "website",
        "NB_WEBSITE",
        Text,
        "use an address like https://help.example.org",
    ),
    (
        "site",
        "NB_SITE_NAME",
        Text,
        "use 1 to 60 characters on one line, without space at the ends",
    ),
    (
        "contact_email",
        "NB_CONTACT_EMAIL",
        Text,
        "use an address like desk@example.org",
    ),
    (
        "allowed_hosts",
        "NB_ALLOWED_HOSTS",
        List,
        "use host names like www.example.org",
    ),
    (
        "resume_folder",
        "NB_RESUME_FOLDER",
        Text,
        "use the name of a folder",
    ),
    (
        "stick_folders",
        "NB_STICK_FOLDERS",
        List,
        "use the names of folders",
    ),
    ("data", "NB_KIOSK_DATA", Text, "use the name of a folder"),
    (
        "outbox_key",
        "NB_OUTBOX_KEY",
        Text,
        "use the name of a file",
    ),
    (
        "papers_planner",
        "NB_PAPERS_PLANNER",
        Text,
        "use hidden, unsigned, or who has checked the rules and when: \"Jane Doe, 2026-12-01\"",
    ),
    ("language", "NB_LANGUAGE", Text, "use en, es, pt-BR or ht"),
    (
        "town",
        "NB_TOWN",
        Text,
        "use a town, ZIP code or county of New Jersey, such as Newark",
    ),
    (
        "idle_signed_out",
        "NB_IDLE_SIGNED_OUT",
        Number,
        "use seconds from 1 to 3600",
    ),
    (
        "idle_signed_in",
        "NB_IDLE_SIGNED_IN",
        Number,
        "use seconds from 1 to 3600",
    ),
    (
        "idle_code",
        "NB_IDLE_CODE",
        Number,
        "use seconds from 1 to 3600",
    ),
    (
        "idle_react",
        "NB_IDLE_REACT",
        Number,
        "use seconds from 20 to 3600",
    ),
    ("keyboard", "NB_KEYBOARD", Flag, "use true or false"),
    (
        "printer",
        "NB_PRINTER",
        Text,
        "use off, default, the name of a printer, or folder:/srv/prints",
    ),
    (
        "print_minutes",
        "NB_PRINT_MINUTES",
        Number,
        "use minutes from 1 to 1440",
    ),
    (
        "exit_pin",
        "NB_EXIT_PIN",
        Text,
        "put what `new-beginnings-kiosk hash-pin` prints here, not the PIN itself",
    ),
    (
        "memory_mb",
        "NB_MEMORY_MB",
        Number,
        "use megabytes from 100 to 100000",
    ),
    (
        "restart_hour",
        "NB_RESTART_HOUR",
        Number,
        "use an hour from 0 to 23, or -1 for never",
    ),
];

impl Config {
    /// Reads the file named by `--config FILE` or `NB_KIOSK_CONFIG`, or the system's file if it
    /// exists; then the environment variables.
    ///
    /// # Errors
    ///
    /// The first setting that is unknown or not allowed, with its source.
    pub fn load(
        arguments: impl Iterator<Item = OsString>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, SetupProblem> {
        let named =
            named_file(arguments)?.or_else(|| variable("NB_KIOSK_CONFIG").map(PathBuf::from));
        let path = named.or_else(|| Some(PathBuf::from(SYSTEM_FILE)).filter(|file| file.exists()));
        let file = path.as_deref().map(read).transpose()?.unwrap_or_default();
        let mut merged = defaults(&variable);
        merged.extend(file.clone());
        let mut given = file.clone();
        for (name, variable_name, kind, _) in SETTINGS {
            if let Some(text) = variable(variable_name) {
                given.insert(name.into(), value(kind, text));
            }
        }
        merged.extend(given.clone());
        if !merged.contains_key("website") {
            merged.extend(
                merged
                    .get("service")
                    .cloned()
                    .map(|it| ("website".into(), it)),
            );
        }
        let config: Result<Self, _> = serde_path_to_error::deserialize(Value::Table(merged));
        let fixed = FIXABLE
            .into_iter()
            .filter(|(name, _)| given.contains_key(*name));
        let fixed = fixed.map(|(_, setting)| setting).collect();
        config
            .map(|config| Self { fixed, ..config })
            .map_err(|error| {
                let path_in_table = error.path().to_string();
                let name = path_in_table.split(['.', '[']).next().unwrap_or_default();
                explain(name, &path, &file, &variable)
            })
    }
}

/// Explains why the value of a setting is not allowed.
fn explain(
    name: &str,
    path: &Option<PathBuf>,
    file: &Table,
    variable: &impl Fn(&str) -> Option<String>,
) -> SetupProblem {
    let known = SETTINGS.iter().find(|(known, ..)| *known == name);
    let (variable_name, allowed) = known.map_or(("", ""), |(_, var, _, allowed)| (*var, *allowed));
    let source = match path {
        _ if variable(variable_name).is_some() => variable_name.to_owned(),
        Some(path) if file.contains_key(name) => path.display().to_string(),
        _ => "the default".to_owned(),
    };
    problem(&source, name, allowed)
}

fn named_file(arguments: impl Iterator<Item = OsString>) -> Result<Option<PathBuf>, SetupProblem> {
    let mut arguments = arguments.skip_while(|argument| argument != "--config");
    match (arguments.next(), arguments.next()) {
        (Some(_), None) => Err(problem(
            "the command line",
            "--config",
            "add the name of the file",
        )),
        (_, file) => Ok(file.map(PathBuf::from)),
    }
}

fn read(path: &Path) -> Result<Table, SetupProblem> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| problem(&name, "the file", &format!("it cannot be read: {error}")))?;
    let table: Table =
        toml::from_str(&text).map_err(|error| problem(&name, "the file", error.message()))?;
    let is_known = |key: &str| SETTINGS.iter().any(|(known, ..)| *known == key);
    match table.keys().find(|key| !is_known(key)) {
        Some(unknown) => Err(problem(&name, unknown, &suggestion(unknown))),
        None => Ok(table),
    }
}

/// Explains an unknown name by the most similar known one, or by all of them.
fn suggestion(unknown: &str) -> String {
    let names = SETTINGS.iter().map(|(name, ..)| *name);
    let similarity = |name: &str| strsim::jaro_winkler(name, unknown);
    let nearest = names
        .clone()
        .max_by(|a, b| similarity(a).total_cmp(&similarity(b)))
        .filter(|name| similarity(name) >= SIMILAR);
    nearest.map_or_else(
        || {
            let all = names.collect::<Vec<_>>().join(", ");
            format!("there is no such setting; there are: {all}")
        },
        |name| format!("there is no such setting; did you mean `{name}`?"),
    )
}

/// Returns the value that a variable stands for. A text that does not fit stays a text, which then
/// fails its check.
fn value(kind: Kind, text: String) -> Value {
    let parsed = match kind {
        Text => None,
        Number => text.parse().ok().map(Value::Integer),
        Flag => text.parse().ok().map(Value::Boolean),
        List => {
            let names = text.split(',').map(str::trim);
            let names = names.filter(|name| !name.is_empty());
            Some(Value::Array(names.map(Value::from).collect()))
        }
    };
    parsed.unwrap_or(Value::String(text))
}

fn problem(source: &str, setting: &str, problem: &str) -> SetupProblem {
    SetupProblem {
        source_name: source.to_owned(),
        setting: setting.to_owned(),
        problem: problem.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn load(file: &str, variables: &[(&str, &str)]) -> Result<Config, SetupProblem> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kiosk.toml");
        std::fs::write(&path, file).unwrap();
        let arguments = ["--config".into(), path.into_os_string()].into_iter();
        Config::load(arguments, |name| {
            variables
                .iter()
                .find(|(known, _)| *known == name)
                .map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn ksk_5_a_visit_ends_after_2_minutes_or_4_when_nothing_else_is_set() {
        let limits = load("", &[("NB_SERVICE_URL", "https://a.example")])
            .unwrap()
            .idle_limits();
        let seconds = Duration::from_secs;
        assert_eq!(limits.signed_out, seconds(120));
        assert_eq!(limits.signed_in, seconds(240));
        assert_eq!(limits.react, seconds(60));
    }

    #[test]
    fn a_variable_overrides_the_file_and_the_file_the_default() {
        let config = load(
            "site = \"Newark\"\nservice = \"https://a.example\"\nallowed_hosts = [\"WWW.NJ.gov\"]\n\
             memory_mb = 200",
            &[
                ("NB_SITE_NAME", "123"),
                ("NB_KIOSK_DATA", "/tmp/x"),
                ("NB_IDLE_REACT", "30"),
                ("NB_KEYBOARD", "true"),
                ("NB_STICK_FOLDERS", "/a, /b,"),
                ("NB_RESTART_HOUR", "-1"),
            ],
        )
        .unwrap();

        assert_eq!(config.site, "123");
        assert_eq!(config.service.as_str(), "https://a.example/");
        assert_eq!(config.website, config.service);
        assert_eq!(config.allowed_hosts, ["www.nj.gov"]);
        assert_eq!(config.contact_email, "contact@new-beginnings.example");
        assert_eq!(config.data, Path::new("/tmp/x"));
        assert_eq!(config.stick_folders, ["/a", "/b"].map(PathBuf::from));
        assert_eq!(config.memory_kb, 200 * 1024);
        assert_eq!(config.idle_react, Duration::from_secs(30));
        assert!(config.keyboard);
        assert_eq!((config.restart_hour, config.exit_pin), (None, None));
        assert_eq!(config.fixed, [SettingName::AllowedHosts]);
    }

    #[test]
    fn a_wrong_setting_is_named_with_its_source() {
        for (file, setting) in [
            ("service = \"ftp://x\"", "service"),
            ("service = \"help\"", "service"),
            ("service = 5", "service"),
            ("site = \" x\"", "site"),
            ("allowed_hosts = [\"https://x.org/\"]", "allowed_hosts"),
            ("allowed_hosts = [\"a.org\", 5]", "allowed_hosts"),
            ("contact_email = \"nobody\"", "contact_email"),
            ("idle_react = 5", "idle_react"),
            ("idle_react = \"soon\"", "idle_react"),
            ("idle_signed_in = 4000", "idle_signed_in"),
            ("exit_pin = \"1234\"", "exit_pin"),
            ("printer = \"a b\"", "printer"),
            ("print_minutes = 0", "print_minutes"),
            ("restart_hour = 24", "restart_hour"),
            ("language = \"fr\"", "language"),
            ("language = \"pt\"", "language"),
            ("town = \"Nowhere\"", "town"),
            ("papers_planner = \"yes\"", "papers_planner"),
            ("service = ", "the file"),
        ] {
            let problem = load(file, &[]).unwrap_err();
            assert_eq!(problem.setting, setting, "{file}");
            assert!(problem.source_name.ends_with("kiosk.toml"), "{file}");
            assert!(!problem.problem.is_empty(), "{file}");
        }
        for (variable, text) in [("NB_SERVICE_URL", "x"), ("NB_MEMORY_MB", "much")] {
            let problem = load("", &[(variable, text)]).unwrap_err();
            assert_eq!(problem.source_name, variable);
        }
    }

    #[test]
    fn an_unknown_setting_is_refused_with_the_nearest_name() {
        for (file, nearest) in [
            ("idle_signedin = 5", "idle_signed_in"),
            ("allowed_host = []", "allowed_hosts"),
            ("Service = \"x\"", "service"),
            ("exit_pn = \"x\"", "exit_pin"),
        ] {
            let problem = load(file, &[]).unwrap_err();
            assert!(
                problem.problem.contains(&format!("`{nearest}`")),
                "{problem}"
            );
        }
        let problem = load("colour = \"red\"", &[]).unwrap_err();
        assert_eq!(problem.setting, "colour");
        assert!(problem.problem.contains("restart_hour"), "{problem}");
    }

    #[test]
    fn every_field_is_in_the_table_of_settings() {
        let mut table = defaults(&|_| None);
        table.insert("website".into(), "https://a.example".into());
        table.insert("resume_folder".into(), "/srv".into());
        let known: Vec<&str> = SETTINGS.iter().map(|(name, ..)| *name).collect();
        assert_eq!(table.len(), known.len());
        assert!(table.keys().all(|key| known.contains(&key.as_str())));
        assert!(serde_path_to_error::deserialize::<_, Config>(Value::Table(table)).is_ok());
    }

    #[test]
    fn a_file_that_is_named_and_missing_is_a_problem() {
        let problem = Config::load(["--config", "/nowhere"].map(Into::into).into_iter(), |_| {
            None
        });
        assert_eq!(problem.unwrap_err().source_name, "/nowhere");
    }
}
