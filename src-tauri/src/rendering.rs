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

/// Letters and rows of the lists that a choice unfolds: GTK draws them, and knows nothing of the
/// page's text size and contrast.
#[cfg(target_os = "linux")]
const LISTS: &[u8] = b"
    treeview.view {
        font-size: 22px;
        color: #000;
        background-color: #fff;
        -GtkTreeView-vertical-separator: 20;
        -GtkTreeView-horizontal-separator: 24;
    }
    treeview.view:hover,
    treeview.view:selected { color: #fff; background-color: #0b4a43; }";

/// Makes what GTK itself draws large enough for a finger and for weak eyes; called on the main
/// thread.
#[cfg(target_os = "linux")]
pub(crate) fn enlarge_lists() {
    use gtk::prelude::CssProviderExt;
    let provider = gtk::CssProvider::new();
    if let Err(error) = provider.load_from_data(LISTS) {
        tracing::error!(%error, "choices keep the letters of the system");
    }
    if let Some(screen) = gtk::gdk::Screen::default() {
        let priority = gtk::STYLE_PROVIDER_PRIORITY_APPLICATION;
        gtk::StyleContext::add_provider_for_screen(&screen, &provider, priority);
    }
}

/// Other systems draw with the page.
#[cfg(not(target_os = "linux"))]
pub(crate) fn enlarge_lists() {}

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
