//! The kiosk program where it cannot open a window.

#![cfg(target_os = "linux")]
use std::process::Command;

#[test]
fn without_a_display_the_program_says_so_and_ends() {
    let output = Command::new(env!("CARGO_BIN_EXE_new-beginnings-kiosk"))
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .unwrap();
    let text = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(
        text.trim_end(),
        "the kiosk could not start: there is no display. Start it from the desktop of the kiosk's user"
    );
}
