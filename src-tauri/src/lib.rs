//! The kiosk program: shows the same screens as the website, and keeps the lists readable when the
//! network is down.
//!
//! | module | what it is about |
//! |---|---|
//! | `state` | the application state that all parts share |
//! | [`config`] | `kiosk.toml` and the environment variables that override it |
//! | `commands` | the commands that the screens call |
//! | [`presence`] | whether a person is at the kiosk: the idle rule and its state |
//! | [`visit`] | one person at the kiosk: input activity, idle warning, end of the visit |
//! | `windows` | the locked main window, and the overlay windows for resumes and outside pages |
//! | [`process`] | supervisor, single instance, web process watchdog, nightly restart |
//! | [`account`] | session driver, token store, account actions |
//! | [`resumes`] | list, upload and removal of resumes; files on removable media |
//! | [`offline`] | database, cached lists, starter lists, encrypted outbox |
//! | [`device`] | device key, printer, speech, exit PIN |
//! | [`heartbeat`] | what this kiosk tells its operator about itself |
//! | `background` | periodic tasks |
//! | [`operator`] | command line for the person who installs the kiosk |
//! | `private_file` | files that only the kiosk's own user may read |

pub mod account;
mod background;
mod commands;
pub mod config;
pub mod desk_settings;
pub mod device;
pub mod heartbeat;
mod log;
pub mod offline;
pub mod operator;
pub mod presence;
mod private_file;
pub mod process;
pub mod resumes;
mod state;
pub mod terminal;
pub mod visit;
mod windows;

use commands::once::once;
use config::Config;
use process::graphics;
use process::single_instance::InstanceLock;
use process::supervisor::SupervisorLink;
use state::{AppState, Setup};
use tauri::{App, Manager};
use visit::{input_activity, monitor};
use windows::{main_window, provider, viewer};

/// Sets the environment that WebKit needs. Must run before any window is opened, and may replace
/// this process by a new one.
pub fn prepare() -> Result<(), Box<dyn std::error::Error>> {
    Ok(graphics::prepare()?)
}

/// Opens the main window and runs until the process ends.
pub fn run(link: SupervisorLink) -> Result<(), Box<dyn std::error::Error>> {
    rustls::crypto::aws_lc_rs::default_provider()
        .install_default()
        .map_err(|_| "a second TLS provider is installed")?;
    log::start()?;
    graphics::open_display()?;
    let config = Config::load(std::env::args_os().skip(1), |name| std::env::var(name).ok());
    let lock = match &config {
        Ok(config) => Some(InstanceLock::acquire(&config.data)?),
        Err(_) => None,
    };
    let setup = Setup(config.and_then(|config| AppState::open(config, link.start_reason())));
    if let Err(problem) = &setup.0 {
        tracing::error!(%problem, "this kiosk is not set up");
    }
    tauri::Builder::default()
        .manage(setup)
        .manage(viewer::ShownFile::default())
        .manage(provider::Returned::default())
        .register_uri_scheme_protocol(viewer::SCHEME, viewer::answer)
        .invoke_handler(once(tauri::generate_handler![
            commands::settings,
            commands::listing,
            commands::count_page_view,
            commands::count_place_uses,
            commands::count_zero_result,
            commands::send_message,
            commands::places::find,
            commands::places::search,
            commands::places::place,
            commands::places::report_place,
            commands::place_texts::texts_places,
            commands::place_texts::text_places,
            commands::open_outside,
            commands::terminal::visit_state,
            commands::terminal::keep_visit,
            commands::terminal::end_visit,
            commands::terminal::print_page,
            commands::terminal::speak,
            commands::terminal::stop_speaking,
            commands::terminal::exit_with_pin,
            commands::account::account_state,
            commands::account::sign_up_mode,
            commands::account::sign_up,
            commands::account::sign_in,
            commands::account::reauthenticate,
            commands::account::sign_out,
            commands::account::sign_out_everywhere,
            commands::account::request_reset,
            commands::account::request_email_change,
            commands::account::change_password,
            commands::account::export_data,
            commands::account::save_export,
            commands::account::delete_account,
            commands::account::finish_deletion,
            commands::account::inspect_code,
            commands::account::reset_password,
            commands::account::apply_code,
            commands::code_sign_in::ways_offered,
            commands::code_sign_in::request_email_code,
            commands::code_sign_in::sign_in_by_email,
            commands::code_sign_in::request_phone_code,
            commands::code_sign_in::sign_in_by_phone,
            commands::providers::visit_provider,
            commands::way_settings::ways_in,
            commands::way_settings::require_recent_sign_in,
            commands::way_settings::add_phone,
            commands::way_settings::add_email,
            commands::way_settings::remove_way,
            commands::sessions::list_sessions,
            commands::sessions::end_session,
            commands::sessions::list_changes,
            commands::second_factors::finish_sign_in,
            commands::second_factors::send_second_step,
            commands::second_factors::start_phone_factor,
            commands::second_factors::finish_phone_factor,
            commands::second_factors::second_factors,
            commands::second_factors::start_second_factor,
            commands::second_factors::finish_second_factor,
            commands::second_factors::remove_second_factor,
            commands::second_factors::request_confirmation,
            commands::second_factors::make_recovery_codes,
            commands::resumes::list_resumes,
            commands::resumes::resume_max_bytes,
            commands::resumes::selectable_files,
            commands::resumes::upload_resume,
            commands::resumes::stop_upload,
            commands::resumes::open_resume,
            commands::resumes::remove_resume,
            commands::resumes::employers,
            commands::resumes::skills,
            commands::builder::make_resume,
            commands::builder::make_letter,
            commands::builder::fitting_employers,
            commands::builder::skill_names,
            commands::builder::print_pdf,
            commands::builder::save_on_stick,
            commands::builder::upload_made_resume,
        ]))
        .setup(move |app| start(app, link))
        .run(tauri::generate_context!())?;
    drop(lock);
    Ok(())
}

/// Starts everything that runs beside the commands; called on the main thread.
fn start(app: &mut App, link: SupervisorLink) -> Result<(), Box<dyn std::error::Error>> {
    let reason = link.start_reason();
    app.manage(input_activity::listener(app.handle()));
    monitor::start(app.handle(), link)?;
    main_window::open(app)?;
    input_activity::follow_display(app.handle());
    background::start(app.handle(), reason);
    Ok(())
}
