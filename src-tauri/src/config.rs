//! `kiosk.toml` and the variables that override it.
//!
//! ```toml
//! service = "https://help.example.org"   # NB_SERVICE_URL
//! site = "Newark, desk 2"                # NB_SITE_NAME
//! contact_email = "desk@example.org"     # NB_CONTACT_EMAIL
//! allowed_hosts = ["www.nj.gov"]         # NB_ALLOWED_HOSTS, separated by commas
//! resume_folder = "/srv/resumes"         # NB_RESUME_FOLDER, offered beside plugged-in sticks
//! stick_folders = ["/media/kiosk"]       # NB_STICK_FOLDERS, where sticks appear; commas between
//! data = "/var/lib/new-beginnings-kiosk" # NB_KIOSK_DATA
//! outbox_key = "/srv/key/outbox.key"     # NB_OUTBOX_KEY, the file whose key encrypts what waits
//! papers_planner = "unsigned"            # NB_PAPERS_PLANNER, who signed its rules and when
//! website = "https://help.example.org"   # NB_WEBSITE, what codes for a phone open; usually the service
//! ```
//!
//! How it behaves towards who stands before it: [`terminal`].

mod source;
pub mod terminal;

use serde::Deserialize;
use source::{Source, Value};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use sync_protocol::kiosk::SetupProblem;
use sync_protocol::page_views::is_site;
use sync_protocol::papers::{NotAPlanner, PapersPlanner};
use terminal::{Terminal, TerminalFile};
use url::{Host, Url};

const SYSTEM_FILE: &str = "/etc/new-beginnings/kiosk.toml";

/// Every setting, checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// Where the service is; http or https.
    pub service: Url,
    /// The name of the place; page views are counted under it.
    pub site: String,
    /// The address behind "Deliver Email".
    pub contact_email: String,
    /// Hosts that may open in the second window, lower case.
    pub allowed_hosts: Vec<String>,
    /// A folder whose PDFs are offered for upload.
    pub resume_folder: Option<PathBuf>,
    /// Folders in which plugged-in sticks appear, each as a folder of its own.
    pub stick_folders: Vec<PathBuf>,
    /// Folder of the cache.
    pub data: PathBuf,
    /// File of the key that encrypts what waits; not in the folder of the cache.
    pub outbox_key: PathBuf,
    /// What codes for a phone open; http or https.
    pub website: Url,
    /// Whether the papers planner is shown.
    pub papers_planner: PapersPlanner,
    /// How it behaves.
    pub terminal: Terminal,
}

#[derive(Default, Deserialize)]
struct File {
    service: Option<String>,
    site: Option<String>,
    contact_email: Option<String>,
    allowed_hosts: Option<Vec<String>>,
    resume_folder: Option<PathBuf>,
    stick_folders: Option<Vec<PathBuf>>,
    data: Option<PathBuf>,
    outbox_key: Option<PathBuf>,
    website: Option<String>,
    papers_planner: Option<String>,
    #[serde(flatten)]
    terminal: TerminalFile,
}

/// Every setting of kiosk.toml. (serde cannot refuse unknown ones where parts are flattened.)
const SETTINGS: [&str; 21] = [
    "service",
    "site",
    "contact_email",
    "allowed_hosts",
    "resume_folder",
    "stick_folders",
    "data",
    "outbox_key",
    "website",
    "papers_planner",
    "language",
    "idle_signed_out",
    "idle_signed_in",
    "idle_code",
    "idle_react",
    "keyboard",
    "printer",
    "print_minutes",
    "exit_pin",
    "memory_mb",
    "restart_hour",
];

impl Config {
    /// Reads the file named by `--config FILE` or `NB_KIOSK_CONFIG`, else the system's file if it
    /// is there, else nothing; then the variables. The first thing wrong is answered.
    pub fn load(
        arguments: impl Iterator<Item = OsString>,
        variable: impl Fn(&str) -> Option<String>,
    ) -> Result<Self, SetupProblem> {
        let named =
            named_file(arguments)?.or_else(|| variable("NB_KIOSK_CONFIG").map(PathBuf::from));
        let path = named.or_else(|| Some(PathBuf::from(SYSTEM_FILE)).filter(|file| file.exists()));
        let file = path.as_deref().map(read).transpose()?.unwrap_or_default();
        let from = Source {
            file: path.map_or("the default".to_owned(), |path| path.display().to_string()),
            variable,
        };
        let variable = &from.variable;
        let hosts = file.allowed_hosts.map(|hosts| hosts.join(","));
        let text = |path: PathBuf| path.to_string_lossy().into_owned();
        let data = file.data.map(text);
        let outbox_key = file.outbox_key.map(text);
        let resumes = file.resume_folder.map(text);
        let sticks = file
            .stick_folders
            .map(|all| all.into_iter().map(text).collect::<Vec<_>>());
        let sticks = sticks.map(|all| all.join(","));
        let user = variable("USER").unwrap_or_default();
        let usual_sticks = format!("/media/{user},/run/media/{user}");
        let folders = |value: Value| -> Vec<PathBuf> {
            let names = value
                .text
                .split(',')
                .map(str::trim)
                .filter(|name| !name.is_empty());
            names.map(PathBuf::from).collect()
        };
        let address = from.pick("NB_SERVICE_URL", file.service, "http://127.0.0.1:8080");
        let website = from.pick("NB_WEBSITE", file.website, &address.text);
        Ok(Self {
            service: web_address(&address, "service")?,
            website: web_address(&website, "website")?,
            site: site(from.pick("NB_SITE_NAME", file.site, "kiosk"))?,
            contact_email: contact_email(from.pick(
                "NB_CONTACT_EMAIL",
                file.contact_email,
                "contact@new-beginnings.example",
            ))?,
            allowed_hosts: hosts_of(&from.pick("NB_ALLOWED_HOSTS", hosts, ""))?,
            resume_folder: folders(from.pick("NB_RESUME_FOLDER", resumes, ""))
                .into_iter()
                .next(),
            stick_folders: folders(from.pick("NB_STICK_FOLDERS", sticks, &usual_sticks)),
            data: from
                .pick("NB_KIOSK_DATA", data, &default_data(variable))
                .text
                .into(),
            outbox_key: from
                .pick("NB_OUTBOX_KEY", outbox_key, &default_outbox_key(variable))
                .text
                .into(),
            papers_planner: planner(&from.pick(
                "NB_PAPERS_PLANNER",
                file.papers_planner,
                "hidden",
            ))?,
            terminal: Terminal::read(file.terminal, &from)?,
        })
    }
}

fn named_file(arguments: impl Iterator<Item = OsString>) -> Result<Option<PathBuf>, SetupProblem> {
    let mut arguments = arguments.skip_while(|argument| argument != "--config");
    match (arguments.next(), arguments.next()) {
        (Some(_), None) => Err(problem(
            "the command line",
            "--config",
            "name the file behind it",
        )),
        (_, file) => Ok(file.map(PathBuf::from)),
    }
}

fn read(path: &Path) -> Result<File, SetupProblem> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| problem(&name, "the file", &format!("it cannot be read: {error}")))?;
    let table: toml::Table =
        toml::from_str(&text).map_err(|error| problem(&name, "the file", error.message()))?;
    if let Some(unknown) = table.keys().find(|key| !SETTINGS.contains(&key.as_str())) {
        let known = format!(
            "there is no such setting; there are: {}",
            SETTINGS.join(", ")
        );
        return Err(problem(&name, unknown, &known));
    }
    table
        .try_into()
        .map_err(|error: toml::de::Error| problem(&name, "the file", error.message()))
}

fn web_address(value: &Value, setting: &str) -> Result<Url, SetupProblem> {
    let url = Url::parse(&value.text).ok();
    url.filter(|url| matches!(url.scheme(), "http" | "https") && url.has_host())
        .ok_or_else(|| {
            let text = format!(
                "\"{}\" is not an address like https://help.example.org",
                value.text
            );
            value.wrong(setting, &text)
        })
}

fn site(value: Value) -> Result<String, SetupProblem> {
    if is_site(&value.text) {
        return Ok(value.text);
    }
    Err(problem(
        &value.source,
        "site",
        "use 1 to 60 letters on one line, without space at the ends",
    ))
}

fn contact_email(value: Value) -> Result<String, SetupProblem> {
    let is_address = value.text.split_once('@').is_some_and(|(name, host)| {
        !name.is_empty() && Host::parse(host).is_ok() && !value.text.contains(char::is_whitespace)
    });
    if is_address {
        return Ok(value.text);
    }
    Err(problem(
        &value.source,
        "contact_email",
        "use an address like desk@example.org",
    ))
}

fn planner(value: &Value) -> Result<PapersPlanner, SetupProblem> {
    let parsed = value.text.parse();
    parsed.map_err(|error: NotAPlanner| value.wrong("papers_planner", &error.to_string()))
}

fn hosts_of(value: &Value) -> Result<Vec<String>, SetupProblem> {
    let names = value
        .text
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty());
    names
        .map(|name| match Host::parse(name) {
            Ok(host @ Host::Domain(_)) => Ok(host.to_string()),
            _ => {
                let text = format!("\"{name}\" is not a host name like www.example.org");
                Err(problem(&value.source, "allowed_hosts", &text))
            }
        })
        .collect()
}

fn default_data(variable: &impl Fn(&str) -> Option<String>) -> String {
    let base = variable("XDG_DATA_HOME")
        .or_else(|| variable("HOME").map(|home| format!("{home}/.local/share")))
        .or_else(|| variable("LOCALAPPDATA"))
        .unwrap_or_else(|| ".".into());
    format!("{base}/new-beginnings-kiosk")
}

/// Beside the folder of the cache, not in it: a copy of that folder opens nothing.
fn default_outbox_key(variable: &impl Fn(&str) -> Option<String>) -> String {
    let base = variable("XDG_STATE_HOME")
        .or_else(|| variable("HOME").map(|home| format!("{home}/.local/state")))
        .or_else(|| variable("LOCALAPPDATA"))
        .unwrap_or_else(|| ".".into());
    format!("{base}/new-beginnings-kiosk.key")
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
    fn a_variable_overrides_the_file_and_the_file_the_default() {
        let config = load(
            "site = \"Newark\"\nservice = \"https://a.example\"\nallowed_hosts = [\"WWW.NJ.gov\"]",
            &[("NB_SITE_NAME", "Camden"), ("NB_KIOSK_DATA", "/tmp/x")],
        )
        .unwrap();

        assert_eq!(config.site, "Camden");
        assert_eq!(config.service.as_str(), "https://a.example/");
        assert_eq!(config.allowed_hosts, ["www.nj.gov"]);
        assert_eq!(config.contact_email, "contact@new-beginnings.example");
        assert_eq!(config.data, Path::new("/tmp/x"));
    }

    #[test]
    fn a_wrong_setting_is_named_with_its_source() {
        for (file, variables, setting) in [
            ("service = \"ftp://x\"", &[][..], "service"),
            ("service = \"help\"", &[], "service"),
            ("site = \" x\"", &[], "site"),
            ("allowed_hosts = [\"https://x.org/\"]", &[], "allowed_hosts"),
            ("contact_email = \"nobody\"", &[], "contact_email"),
            ("papers_planner = \"yes\"", &[], "papers_planner"),
            ("colour = \"red\"", &[], "colour"),
            ("idle_react = 5", &[], "idle_react"),
            ("exit_pin = \"1234\"", &[], "exit_pin"),
            ("printer = \"a b\"", &[], "printer"),
            ("print_minutes = 0", &[], "print_minutes"),
            ("restart_hour = 24", &[], "restart_hour"),
            ("language = \"fr\"", &[], "language"),
            ("service = ", &[], "the file"),
        ] {
            let problem = load(file, variables).unwrap_err();
            assert_eq!(problem.setting, setting, "{file}");
            assert!(problem.source_name.ends_with("kiosk.toml"), "{file}");
        }
        let problem = load("", &[("NB_SERVICE_URL", "x")]).unwrap_err();
        assert_eq!(problem.source_name, "NB_SERVICE_URL");
    }

    #[test]
    fn a_file_that_is_named_and_missing_is_a_problem() {
        let problem = Config::load(["--config", "/nowhere"].map(Into::into).into_iter(), |_| {
            None
        });
        assert_eq!(problem.unwrap_err().source_name, "/nowhere");
    }
}
