//! The environment that WebKit needs on a PC without a graphics card.

/// Turns off accelerated compositing on a PC without a GPU, where it costs memory and with some
/// drivers shows a blank window. The variable must be set before GTK starts, so this process is
/// replaced by a new one. A variable that the operator has set stays as it is.
#[cfg(target_os = "linux")]
pub(crate) fn prepare() -> std::io::Result<()> {
    use std::os::unix::process::CommandExt;
    const SWITCH: &str = "WEBKIT_DISABLE_COMPOSITING_MODE";
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

/// Returns a command that runs this program again with the same arguments.
#[cfg(target_os = "linux")]
pub(crate) fn this_program() -> std::io::Result<std::process::Command> {
    let mut program = std::process::Command::new(std::env::current_exe()?);
    program.args(std::env::args_os().skip(1));
    Ok(program)
}
