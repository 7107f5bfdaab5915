//! The sandbox of WebKit (bubblewrap): the process that draws a page has no network, sees no files of
//! people, and reaches the session bus only through a filter.

use std::path::Path;
use std::process::{Command, Stdio};

/// The variable that switches the sandbox on (`1`) or leaves it off (`0`).
pub(super) const SWITCH: &str = "WEBKIT_FORCE_SANDBOX";
/// The programs that WebKit starts for it.
const BUBBLEWRAP: &str = "/usr/bin/bwrap";
const BUS_PROXY: &str = "/usr/bin/xdg-dbus-proxy";

/// Returns the value of the switch for this computer. WebKit shows no page at all when its sandbox
/// cannot start, so it is tried before.
pub(super) fn value_here() -> &'static str {
    if works(BUBBLEWRAP, BUS_PROXY) {
        return "1";
    }
    eprintln!("this computer does not allow the sandbox of WebKit; pages are drawn without it");
    "0"
}

/// Starts a program that does nothing in the same namespaces.
fn works(bubblewrap: &str, bus_proxy: &str) -> bool {
    let mut trial = Command::new(bubblewrap);
    trial
        .args(["--die-with-parent", "--unshare-pid", "--unshare-uts"])
        .args(["--unshare-net", "--ro-bind", "/", "/", "--proc", "/proc"])
        .args(["--dev", "/dev", "--", "/usr/bin/true"])
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    Path::new(bus_proxy).exists() && trial.status().is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_computer_without_the_programs_has_no_sandbox() {
        assert!(!works("/nowhere/bwrap", BUBBLEWRAP));
        assert!(!works("/usr/bin/true", "/nowhere/proxy"));
        assert!(!works("/usr/bin/false", "/usr/bin/true"));
        assert!(works("/usr/bin/true", "/usr/bin/true"));
    }
}
