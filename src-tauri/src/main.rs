//! The kiosk program of New Beginnings.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use kiosk::process::supervisor::{self, Role};
use kiosk::terminal::say_error;
use std::process::ExitCode;

fn main() -> ExitCode {
    resume_reader::child::run_if_asked();
    if let Some(code) = kiosk::operator::run_if_asked() {
        return code;
    }
    let opened = kiosk::prepare().and_then(|()| match supervisor::run() {
        Role::Supervisor(code) => Ok(code),
        Role::Window(link) => kiosk::run(link).map(|()| ExitCode::SUCCESS),
    });
    opened.unwrap_or_else(|error| {
        say_error(format_args!("the kiosk could not start: {error}"));
        ExitCode::FAILURE
    })
}
