//! Prints the current page without a dialog, because a print dialog shows the file system.

use std::str::FromStr;
use sync_protocol::error_code::ErrorCode;

/// Where pages are printed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Printer {
    /// Printing is off. The screens show a QR code for a phone instead.
    Off,
    /// The default printer of the system.
    Default,
    /// The printer with this name in CUPS.
    Named(String),
    /// A PDF in this folder, for a center that prints from another computer, and for tests.
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

/// Returns whether CUPS allows this name: printable, without space, `/` or `#`.
fn is_name(text: &str) -> bool {
    (1..=127).contains(&text.len())
        && text
            .chars()
            .all(|c| !c.is_whitespace() && !c.is_control() && !"/#".contains(c))
}

/// How long the result of a print job is waited for. After that the job counts as printed.
#[cfg(target_os = "linux")]
const RESULT_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(20);

/// Prints the page in a window with its print style. Returns when the printer has the page.
///
/// # Errors
///
/// `internal-error` when the printer does not exist or refuses the page.
#[cfg(target_os = "linux")]
pub(crate) async fn print(
    window: &tauri::WebviewWindow,
    printer: Printer,
) -> Result<(), ErrorCode> {
    let (told, outcome) = tokio::sync::oneshot::channel();
    window
        .with_webview(move |webview| linux::print(&webview.inner(), &printer, told))
        .map_err(|_| ErrorCode::InternalError)?;
    match tokio::time::timeout(RESULT_TIMEOUT, outcome).await {
        Ok(Ok(is_printed)) => is_printed.then_some(()).ok_or(ErrorCode::InternalError),
        Ok(Err(_)) => Err(ErrorCode::InternalError),
        Err(_) => Ok(()),
    }
}

/// Not available on other systems.
#[cfg(not(target_os = "linux"))]
pub(crate) async fn print(_: &tauri::WebviewWindow, _: Printer) -> Result<(), ErrorCode> {
    Err(ErrorCode::OperationNotAllowed)
}

#[cfg(target_os = "linux")]
mod linux {
    use super::Printer;
    use crate::device::print_folder::PREFIX;
    use gtk::prelude::FileExt;
    use std::cell::Cell;
    use std::rc::Rc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tokio::sync::oneshot::Sender;
    use webkit2gtk::{PrintOperation, PrintOperationExt, WebView};

    static NUMBER: AtomicU32 = AtomicU32::new(1);

    /// Sends whether the page was printed. Without a printer it drops the sender.
    pub(super) fn print(view: &WebView, printer: &Printer, told: Sender<bool>) {
        let settings = gtk::PrintSettings::new();
        // A plan or a list of two pages is one sheet to carry, turned over like a book; a printer that cannot does without.
        settings.set_duplex(gtk::PrintDuplex::Horizontal);
        match printer {
            Printer::Off => return,
            Printer::Default => {}
            Printer::Named(name) => settings.set_printer(name),
            Printer::Folder(folder) => {
                let number = NUMBER.fetch_add(1, Ordering::Relaxed);
                let name = format!("{PREFIX}{}-{number}.pdf", std::process::id());
                let file = folder.join(name);
                // This is the name of the printer of GTK that writes files.
                settings.set_printer("Print to File");
                let uri = gtk::gio::File::for_path(file).uri();
                settings.set(gtk::PRINT_SETTINGS_OUTPUT_URI, Some(&uri));
                settings.set(gtk::PRINT_SETTINGS_OUTPUT_FILE_FORMAT, Some("pdf"));
            }
        }
        let operation = PrintOperation::new(view);
        operation.set_print_settings(&settings);
        let told = Rc::new(Cell::new(Some(told)));
        let failed = Rc::clone(&told);
        operation.connect_failed(move |_, error| {
            tracing::error!(%error, "a page was not printed");
            tell(&failed, false);
        });
        // This signal comes after a failure, too. Then the result has already been sent.
        operation.connect_finished(move |_| tell(&told, true));
        operation.print();
    }

    fn tell(told: &Cell<Option<Sender<bool>>>, is_printed: bool) {
        if let Some(told) = told.take() {
            // Sending fails when the command has stopped waiting.
            let _ = told.send(is_printed);
        }
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
