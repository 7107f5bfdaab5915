//! The pop-up lists that GTK draws for the choices of a page.

/// GTK ignores the text size and the contrast of the page, so these sizes are fixed.
#[cfg(target_os = "linux")]
const STYLE: &[u8] = b"
    treeview.view {
        font-size: 22px;
        color: #000;
        background-color: #fff;
        -GtkTreeView-vertical-separator: 20;
        -GtkTreeView-horizontal-separator: 24;
    }
    treeview.view:hover,
    treeview.view:selected { color: #fff; background-color: #0b4a43; }";

/// Makes the rows of pop-up lists large enough for fingers and for low vision; called on the main
/// thread.
#[cfg(target_os = "linux")]
pub(crate) fn enlarge() {
    use gtk::prelude::CssProviderExt;
    let provider = gtk::CssProvider::new();
    if let Err(error) = provider.load_from_data(STYLE) {
        tracing::error!(%error, "pop-up lists keep the text size of the system");
    }
    if let Some(screen) = gtk::gdk::Screen::default() {
        let priority = gtk::STYLE_PROVIDER_PRIORITY_APPLICATION;
        gtk::StyleContext::add_provider_for_screen(&screen, &provider, priority);
    }
}

/// Other systems draw these lists as a part of the page.
#[cfg(not(target_os = "linux"))]
pub(crate) fn enlarge() {}
