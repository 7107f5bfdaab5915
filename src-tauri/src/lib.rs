//! The kiosk: the same screens as the website, with lists that stay readable when the network is
//! down.
//!
//! | module | what it holds |
//! |---|---|
//! | [`config`] | kiosk.toml and its overrides |
//! | `commands` | what the screens may ask |
//! | [`lists`], [`starter`] | which answer is believed, what is kept, and what there is before |
//! | [`outbox`] | what waits for the network |
//! | [`fleet`] | this kiosk as its operator sees it |
//! | [`cache`], [`sealing`] | SQLite, and how what waits in it is encrypted |
//! | [`account`], [`session_driver`], [`vault`] | who is signed in, and where the session rests |
//! | [`idle`], [`presence`], `touches` | whether somebody is here |
//! | `ending`, `attendance` | what is wiped when a visit ends, and the thread that ends it |
//! | `window`, `outside` | the locked window, and the second one for allowed hosts |
//! | [`guard`], `web_process`, `memory`, `processes`, [`single`], [`nightly`] | never stuck, never twice |
//! | [`printing`], [`print_folder`], [`speech`], [`pin`] | paper, voice, and the operator's way out |
//! | [`random`] | chance, and waits that are not the same everywhere |
//! | [`operator`] | commands for whoever installs it |
//! | `rendering` | what WebKit needs on a PC without a graphics card |

pub mod account;
mod attendance;
pub mod cache;
pub mod clock;
mod commands;
pub mod config;
mod ending;
pub mod fleet;
pub mod guard;
pub mod idle;
pub mod lists;
mod log;
mod memory;
pub mod nightly;
pub mod offers;
pub mod operator;
pub mod outbox;
mod outside;
pub mod pin;
pub mod presence;
pub mod print_folder;
mod print_pdf;
pub mod printing;
mod processes;
pub mod random;
mod rendering;
pub mod sealing;
pub mod session_driver;
pub mod shelf;
pub mod single;
pub mod speech;
pub mod starter;
pub mod stick_writer;
mod touches;
pub mod uploading;
pub mod vault;
mod viewer;
mod web_process;
mod window;
mod work;

use account::Account;
use cache::Cache;
use clock::{Clock, system_clock};
use commands::once::once;
use config::Config;
use fleet::{DeviceKey, Pulse};
use guard::{Line, Start};
use lists::Lists;
use offers::Offers;
use outbox::{Backoff, Outbox};
use pin::Pin;
use presence::Presence;
use random::system_random;
use resume_reader::reader::Reader;
use sealing::Seal;
use session_driver::SessionDriver;
use shelf::Shelf;
use single::Only;
use speech::Voice;
use std::sync::Arc;
use std::time::Duration;
use sync_protocol::client::Client;
use sync_protocol::kiosk::SetupProblem;
use tauri::Manager;
use tokio::sync::{OnceCell, watch};
use vault::Vault;
use viewer::Shown;

/// How long a person waits for the service before the kept copy is shown.
const TIMEOUT: Duration = Duration::from_secs(4);

/// Resumes that are looked at at once.
const READERS: usize = 2;

/// What the commands work with.
pub(crate) struct Parts {
    pub(crate) config: Config,
    pub(crate) cache: Arc<Cache>,
    pub(crate) lists: Arc<Lists>,
    pub(crate) outbox: Arc<Outbox>,
    pub(crate) account: Arc<Account>,
    pub(crate) shelf: Arc<Shelf>,
    pub(crate) presence: Presence,
    pub(crate) voice: Voice,
    pub(crate) pin: Pin,
    pub(crate) clock: Clock,
    pub(crate) pulse: Pulse,
}

/// A kiosk that is set up, or what is wrong with it.
pub(crate) struct Kiosk(pub(crate) Result<Parts, SetupProblem>);

/// Sets what has to be set before anything of the window runs; may start this program again.
pub fn prepare() -> Result<(), Box<dyn std::error::Error>> {
    Ok(rendering::prepare()?)
}

/// Opens the window and runs until the process is ended.
pub fn run(line: Line) -> Result<(), Box<dyn std::error::Error>> {
    rustls::crypto::aws_lc_rs::default_provider()
        .install_default()
        .map_err(|_| "a second TLS provider is installed")?;
    log::start()?;
    let config = Config::load(std::env::args_os().skip(1), |name| std::env::var(name).ok());
    let only = match &config {
        Ok(config) => Some(Only::become_it(&config.data)?),
        Err(_) => None,
    };
    let start = line.start();
    let kiosk = Kiosk(config.and_then(|config| parts(config, start)));
    if let Err(problem) = &kiosk.0 {
        tracing::error!(%problem, "this kiosk is not set up");
    }
    tauri::Builder::default()
        .manage(kiosk)
        .manage(Shown::default())
        .register_uri_scheme_protocol(viewer::SCHEME, viewer::answer)
        .invoke_handler(once(tauri::generate_handler![
            commands::settings,
            commands::listing,
            commands::visit,
            commands::send_message,
            commands::open_outside,
            commands::terminal::visit_state,
            commands::terminal::stay,
            commands::terminal::end_visit,
            commands::terminal::print_page,
            commands::terminal::speak,
            commands::terminal::hush,
            commands::terminal::leave,
            commands::account::account_state,
            commands::account::sign_up_mode,
            commands::account::sign_up,
            commands::account::sign_in,
            commands::account::prove_again,
            commands::account::sign_out,
            commands::account::sign_out_everywhere,
            commands::account::request_reset,
            commands::account::request_email_change,
            commands::account::change_password,
            commands::account::export_data,
            commands::account::delete_account,
            commands::account::look_at_code,
            commands::account::reset_password,
            commands::account::apply_code,
            commands::resumes::list_resumes,
            commands::resumes::offered_files,
            commands::resumes::upload_resume,
            commands::resumes::stop_upload,
            commands::resumes::open_resume,
            commands::resumes::remove_resume,
            commands::resumes::employers,
            commands::resumes::skills,
            commands::builder::make_resume,
            commands::builder::make_letter,
            commands::builder::print_pdf,
            commands::builder::save_on_stick,
            commands::builder::upload_made_resume,
        ]))
        .setup(move |app| {
            attendance::start(app.handle(), line)?;
            rendering::enlarge_lists();
            window::open(app)?;
            if !window::is_automated() {
                touches::follow_display(app.handle());
            }
            if let Ok(parts) = &app.state::<Kiosk>().0 {
                work::start(
                    app.handle(),
                    Arc::clone(&parts.lists),
                    Arc::clone(&parts.outbox),
                    start,
                );
                let (account, shelf) = (Arc::clone(&parts.account), Arc::clone(&parts.shelf));
                work::follow_session(app.handle().clone(), account, shelf, start);
            }
            Ok(())
        })
        .run(tauri::generate_context!())?;
    drop(only);
    Ok(())
}

fn parts(config: Config, start: Start) -> Result<Parts, SetupProblem> {
    let client = Client::new(config.service.clone(), TIMEOUT).map_err(|error| SetupProblem {
        source_name: "this computer".into(),
        setting: "service".into(),
        problem: error.to_string(),
    })?;
    let cache = Arc::new(Cache::open(&config.data));
    let clock = system_clock();
    let outbox = Outbox {
        cache: Arc::clone(&cache),
        client: client.clone(),
        clock: Arc::clone(&clock),
        random: system_random(),
        backoff: Backoff::default(),
        site: config.site.clone(),
        device: DeviceKey::in_folder(&config.data),
        seal: Arc::new(Seal::in_file(&config.outbox_key)),
    };
    let vault = Vault::in_keyring();
    let driver = Arc::new(SessionDriver::new(
        client.clone(),
        vault,
        Arc::clone(&clock),
        config.terminal.idle.longest(),
    ));
    let offers = Offers::new(
        config.stick_folders.clone(),
        config.resume_folder.clone(),
        system_random(),
    );
    let reader = Reader::of_this_program(READERS).map_err(|error| SetupProblem {
        source_name: "this computer".into(),
        setting: "program".into(),
        problem: error.to_string(),
    })?;
    let shelf = Shelf {
        client: client.clone(),
        driver: Arc::clone(&driver),
        offers,
        reader: Arc::new(reader),
        bucket: OnceCell::new(),
        stop: watch::Sender::default(),
    };
    let account = Account {
        client: client.clone(),
        driver,
    };
    let lists = Arc::new(Lists::new(Arc::clone(&cache), client, Arc::clone(&clock)));
    let (pulse, wrong_pins) = tauri::async_runtime::block_on(async {
        let pulse = Pulse::resume(&cache, Arc::clone(&clock), Arc::clone(&lists), start);
        (pulse.await, cache.pin_tries().await)
    });
    Ok(Parts {
        presence: Presence::new(config.terminal.idle),
        voice: Voice::default(),
        pin: Pin::new(config.terminal.exit_pin.clone(), wrong_pins),
        pulse,
        cache,
        clock,
        config,
        account: Arc::new(account),
        shelf: Arc::new(shelf),
        lists,
        outbox: Arc::new(outbox),
    })
}
