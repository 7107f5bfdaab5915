//! The display, and the environment that WebKit needs on a PC without a graphics card.

/// Fails where there is no display. On a PC without a GPU, turns off accelerated compositing, which
/// costs memory there and with some drivers shows a blank window. The variable must be set before GTK
/// starts, so this process is replaced by a new one. A variable that the operator has set stays as it
/// is.
#[cfg(target_os = "linux")]
pub(crate) fn prepare() -> std::io::Result<()> {
    use std::os::unix::process::CommandExt;
    const SWITCH: &str = "WEBKIT_DISABLE_COMPOSITING_MODE";
    let is_set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if !is_set("DISPLAY") && !is_set("WAYLAND_DISPLAY") {
        return Err(std::io::Error::other(
            "there is no display. Start it from the desktop of the kiosk's user",
        ));
    }
    if std::env::var_os(SWITCH).is_some() || std::path::Path::new("/dev/dri").exists() {
        return Ok(());
    }
    Err(this_program()?.env(SWITCH, "1").exec())
}

/// Other systems have another web engine.
#[cfg(not(target_os = "linux"))]
pub(crate) fn prepare() -> std::io::Result<()> {
    Ok(())
}

/// Opens the display, so that one that cannot be opened is an error with a sentence.
#[cfg(target_os = "linux")]
pub(crate) fn open_display() -> std::io::Result<()> {
    gtk::init().map_err(|_| {
        std::io::Error::other(
            "the display cannot be opened. Check DISPLAY, and whether this user may use it",
        )
    })
}

/// Other systems have one display.
#[cfg(not(target_os = "linux"))]
pub(crate) fn open_display() -> std::io::Result<()> {
    Ok(())
}

/// Returns a command that runs this program again with the same arguments.
#[cfg(target_os = "linux")]
pub(crate) fn this_program() -> std::io::Result<std::process::Command> {
    let mut program = std::process::Command::new(std::env::current_exe()?);
    program.args(std::env::args_os().skip(1));
    Ok(program)
}
