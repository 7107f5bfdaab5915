//! What WebKit needs on a PC without a graphics card.

/// Without a GPU, WebKitGTK's accelerated compositing costs memory and on some drivers the picture.
/// The switch has to be in the environment before anything of GTK runs, so the program starts
/// itself again with it; a switch that is set already, to whatever, stays.
#[cfg(target_os = "linux")]
pub(crate) fn prepare() -> std::io::Result<()> {
    use std::os::unix::process::CommandExt;
    const SWITCH: &str = "WEBKIT_DISABLE_COMPOSITING_MODE";
    if std::env::var_os(SWITCH).is_some() || std::path::Path::new("/dev/dri").exists() {
        return Ok(());
    }
    Err(this_program()?.env(SWITCH, "1").exec())
}

/// This program again, with the same arguments.
#[cfg(target_os = "linux")]
pub(crate) fn this_program() -> std::io::Result<std::process::Command> {
    let mut program = std::process::Command::new(std::env::current_exe()?);
    program.args(std::env::args_os().skip(1));
    Ok(program)
}

/// Other systems bring their own engine.
#[cfg(not(target_os = "linux"))]
pub(crate) fn prepare() -> std::io::Result<()> {
    Ok(())
}
