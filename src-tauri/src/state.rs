//! The application state: everything the commands, the windows and the background tasks share.

use crate::account::actions::Account;
use crate::account::session_driver::SessionDriver;
use crate::account::token_store::TokenStore;
use crate::config::Config;
use crate::desk_settings::DeskSettings;
use crate::device::device_key::DeviceKey;
use crate::device::pin::Pin;
use crate::device::speech::Voice;
use crate::heartbeat::HeartbeatSource;
use crate::offline::cache::database::Cache;
use crate::offline::employers::KeptEmployers;
use crate::offline::encryption::OutboxCipher;
use crate::offline::lists::Lists;
use crate::offline::outbox::Outbox;
use crate::offline::places::Places;
use crate::presence::Presence;
use crate::process::supervisor::StartReason;
use crate::resumes::removable_media::RemovableMedia;
use crate::resumes::resume_store::ResumeStore;
use clock_and_random::backoff::Backoff;
use clock_and_random::clock::{Clock, LocalClock};
use clock_and_random::random::system_random;
use resume_reader::reader::Reader;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::client::Client;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::kiosk::SetupProblem;
use tokio::sync::{Mutex, OnceCell, watch};

/// How long a request to the service may take before the cached list is shown instead.
const REQUEST_TIMEOUT: Duration = Duration::from_secs(4);

/// Most resumes that are checked at the same time.
const READERS: usize = 2;

/// The state of a kiosk whose settings are valid.
pub(crate) struct AppState {
    pub(crate) config: Config,
    pub(crate) cache: Arc<Cache>,
    pub(crate) lists: Arc<Lists>,
    pub(crate) places: Places,
    pub(crate) employers: KeptEmployers,
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) account: Arc<Account>,
    pub(crate) resumes: Arc<ResumeStore>,
    pub(crate) presence: Presence,
    pub(crate) voice: Voice,
    pub(crate) pin: Pin,
    pub(crate) clock: Arc<dyn Clock>,
    pub(crate) heartbeat: HeartbeatSource,
    pub(crate) settings: Arc<DeskSettings>,
}

/// The application state, or the setting that prevents it.
pub(crate) struct Setup(pub(crate) Result<AppState, SetupProblem>);

impl Setup {
    /// Returns the application state.
    ///
    /// # Errors
    ///
    /// `internal-error` when a setting is wrong. The screens show which one before they send any
    /// other command.
    pub(crate) fn ready(&self) -> Result<&AppState, ErrorCode> {
        self.0.as_ref().map_err(|_| ErrorCode::InternalError)
    }
}

impl AppState {
    /// Opens the cache and connects all parts to the service named in the settings.
    pub(crate) fn open(mut config: Config, start: StartReason) -> Result<Self, SetupProblem> {
        let settings = DeskSettings::in_folder(&config.data, config.fixed.clone());
        // These two stay for the life of the process, which is one visit.
        config.site = settings.site().unwrap_or(config.site);
        config.printer = settings.printer().unwrap_or(config.printer);
        let settings = Arc::new(settings);
        let client = Client::new(config.service.clone(), REQUEST_TIMEOUT)
            .map_err(|error| problem_of_this_computer("service", &error))?;
        let cache = Arc::new(Cache::open(&config.data));
        let clock: Arc<dyn Clock> = Arc::new(LocalClock::new());
        let outbox = Outbox {
            cache: Arc::clone(&cache),
            client: client.clone(),
            clock: Arc::clone(&clock),
            random: system_random(),
            backoff: Backoff::QUEUED,
            site: config.site.clone(),
            device: DeviceKey::in_folder(&config.data),
            cipher: Arc::new(OutboxCipher::in_file(&config.outbox_key)),
        };
        let driver = Arc::new(SessionDriver::new(
            client.clone(),
            TokenStore::in_keyring(),
            Arc::clone(&clock),
            config.idle_limits().longest(),
        ));
        let resumes = ResumeStore {
            client: client.clone(),
            driver: Arc::clone(&driver),
            media: RemovableMedia::new(
                config.stick_folders.clone(),
                config.resume_folder.clone(),
                system_random(),
            ),
            reader: Reader::of_this_program(READERS)
                .map(Arc::new)
                .map_err(|error| problem_of_this_computer("program", &error))?,
            facts: OnceCell::new(),
            stop: watch::Sender::default(),
        };
        let account = Account {
            client: client.clone(),
            driver,
            pending: Mutex::default(),
        };
        let lists = Arc::new(Lists::new(Arc::clone(&cache), client, Arc::clone(&clock)));
        let (heartbeat, pin_attempts) = tauri::async_runtime::block_on(async {
            let (clock, lists) = (Arc::clone(&clock), Arc::clone(&lists));
            let settings = Arc::clone(&settings);
            let printer = config.printer.clone();
            let heartbeat =
                HeartbeatSource::resume(&cache, clock, lists, settings, printer, start).await;
            (heartbeat, cache.pin_attempts().await)
        });
        Ok(Self {
            presence: Presence::new(config.idle_limits()),
            voice: Voice::default(),
            pin: Pin::new(config.exit_pin.clone(), pin_attempts),
            heartbeat,
            places: Places::new(Arc::clone(&lists), Arc::clone(&clock)),
            employers: KeptEmployers::new(Arc::clone(&lists)),
            cache,
            clock,
            config,
            account: Arc::new(account),
            resumes: Arc::new(resumes),
            lists,
            outbox: Arc::new(outbox),
            settings,
        })
    }

    /// The hosts whose pages may open now.
    pub(crate) fn allowed_hosts(&self) -> Vec<String> {
        let from_desk = self.settings.allowed_hosts();
        from_desk.unwrap_or_else(|| self.config.allowed_hosts.clone())
    }
}

fn problem_of_this_computer(setting: &str, error: &dyn std::error::Error) -> SetupProblem {
    SetupProblem {
        source_name: "this computer".into(),
        setting: setting.into(),
        problem: error.to_string(),
    }
}
