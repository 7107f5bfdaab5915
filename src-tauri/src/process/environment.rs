//! The environment that WebKit needs. It must be set before GTK starts, so this process is replaced by
//! a new one. A variable that the operator has set stays as it is.

/// Sets what this computer needs: no accelerated compositing on a PC without a GPU, where it costs
/// memory and with some drivers shows a blank window; and the sandbox of WebKit where it works.
#[cfg(target_os = "linux")]
pub(crate) fn prepare() -> std::io::Result<()> {
    use super::sandbox;
    use std::os::unix::process::CommandExt;
    const NO_COMPOSITING: &str = "WEBKIT_DISABLE_COMPOSITING_MODE";
    let is_unset = |name: &str| std::env::var_os(name).is_none();
    let has_gpu = std::path::Path::new("/dev/dri").exists();
    let mut missing = Vec::new();
    if is_unset(NO_COMPOSITING) && !has_gpu {
        missing.push((NO_COMPOSITING, "1"));
    }
    if is_unset(sandbox::SWITCH) {
        missing.push((sandbox::SWITCH, sandbox::value_here()));
    }
    if missing.is_empty() {
        return Ok(());
    }
    Err(this_program()?.envs(missing).exec())
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
