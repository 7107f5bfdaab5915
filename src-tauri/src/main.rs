//! The kiosk window of New Beginnings.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use kiosk::guard::Role;
use std::process::ExitCode;

fn main() -> ExitCode {
    resume_reader::child::run_if_asked();
    if let Some(code) = kiosk::operator::run_if_asked() {
        return code;
    }
    let opened = kiosk::prepare().and_then(|()| match kiosk::guard::stand() {
        Role::Over(code) => Ok(code),
        Role::Window(line) => kiosk::run(line).map(|()| ExitCode::SUCCESS),
    });
    opened.unwrap_or_else(|error| {
        eprintln!("the kiosk could not start: {error}");
        ExitCode::FAILURE
    })
}
