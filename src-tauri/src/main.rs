//! The kiosk window of New Beginnings.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

fn main() -> std::process::ExitCode {
    resume_reader::child::run_if_asked();
    if let Some(code) = kiosk::operator::run_if_asked() {
        return code;
    }
    if let Some(code) = kiosk::guard::stand() {
        return code;
    }
    match kiosk::run() {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("the kiosk could not start: {error}");
            std::process::ExitCode::FAILURE
        }
    }
}
