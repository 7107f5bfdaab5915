//! Prints the page that is shown, without a dialog: a print dialog shows the file system.

use std::str::FromStr;

/// Where pages go.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Printer {
    /// Nowhere; the screens offer a code for a phone instead.
    Off,
    /// The system's default printer.
    Default,
    /// A printer by its name in CUPS.
    Named(String),
    /// A PDF in this folder, for a centre that prints from another computer, and for tests.
    Folder(std::path::PathBuf),
}

impl FromStr for Printer {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "off" => Ok(Self::Off),
            "default" => Ok(Self::Default),
            _ => match text.strip_prefix("folder:") {
                Some(folder) if folder.starts_with('/') => Ok(Self::Folder(folder.into())),
                Some(_) => Err("name the folder from the root: folder:/srv/prints"),
                None if is_name(text) => Ok(Self::Named(text.to_owned())),
                None => Err("use off, default, the name of a printer, or folder:/srv/prints"),
            },
        }
    }
}

/// Names that CUPS allows: printable, without space, `/` or `#`.
fn is_name(text: &str) -> bool {
    (1..=127).contains(&text.len())
        && text
            .chars()
            .all(|c| !c.is_whitespace() && !c.is_control() && !"/#".contains(c))
}

/// Prints what the window shows, through the page's own style for paper.
#[cfg(target_os = "linux")]
pub(crate) fn print(window: &tauri::WebviewWindow, printer: Printer) -> tauri::Result<()> {
    window.with_webview(move |webview| linux::print(&webview.inner(), &printer))
}

/// Other systems: not run, not offered.
#[cfg(not(target_os = "linux"))]
pub(crate) fn print(_: &tauri::WebviewWindow, _: Printer) -> tauri::Result<()> {
    Ok(())
}

#[cfg(target_os = "linux")]
mod linux {
    use super::Printer;
    use gtk::prelude::FileExt;
    use std::sync::atomic::{AtomicU32, Ordering};
    use webkit2gtk::{PrintOperation, PrintOperationExt, WebView};

    static NUMBER: AtomicU32 = AtomicU32::new(1);

    pub(super) fn print(view: &WebView, printer: &Printer) {
        let settings = gtk::PrintSettings::new();
        match printer {
            Printer::Off => return,
            Printer::Default => {}
            Printer::Named(name) => settings.set_printer(name),
            Printer::Folder(folder) => {
                let number = NUMBER.fetch_add(1, Ordering::Relaxed);
                let file = folder.join(format!("page-{}-{number}.pdf", std::process::id()));
                // The name of GTK's own printer of files.
                settings.set_printer("Print to File");
                let uri = gtk::gio::File::for_path(file).uri();
                settings.set(gtk::PRINT_SETTINGS_OUTPUT_URI, Some(&uri));
                settings.set(gtk::PRINT_SETTINGS_OUTPUT_FILE_FORMAT, Some("pdf"));
            }
        }
        let operation = PrintOperation::new(view);
        operation.set_print_settings(&settings);
        operation.connect_failed(|_, error| tracing::error!(%error, "a page was not printed"));
        operation.print();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printer_is_off_or_has_a_name_or_is_a_folder() {
        assert_eq!("off".parse(), Ok(Printer::Off));
        assert_eq!("default".parse(), Ok(Printer::Default));
        assert_eq!("HP_Desk-2".parse(), Ok(Printer::Named("HP_Desk-2".into())));
        assert_eq!(
            "folder:/srv/prints".parse(),
            Ok(Printer::Folder("/srv/prints".into()))
        );
        for bad in ["", "a b", "a/b", "folder:prints", "a#b"] {
            assert!(bad.parse::<Printer>().is_err(), "{bad}");
        }
    }
}
