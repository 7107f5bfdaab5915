//! Prints the page that is shown, without a dialog: a print dialog shows the file system.

use std::str::FromStr;
use sync_protocol::error_code::ErrorCode;

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

/// A printer that has said nothing for this time has the page, or will not have it soon.
#[cfg(target_os = "linux")]
const PATIENCE: std::time::Duration = std::time::Duration::from_secs(20);

/// Prints what the window shows, through the page's own style for paper; answers once the page is
/// with the printer.
///
/// # Errors
///
/// `internal-error` when there is no such printer, or it does not take the page.
#[cfg(target_os = "linux")]
pub(crate) async fn print(
    window: &tauri::WebviewWindow,
    printer: Printer,
) -> Result<(), ErrorCode> {
    let (told, outcome) = tokio::sync::oneshot::channel();
    window
        .with_webview(move |webview| linux::print(&webview.inner(), &printer, told))
        .map_err(|_| ErrorCode::InternalError)?;
    match tokio::time::timeout(PATIENCE, outcome).await {
        Ok(Ok(is_printed)) => is_printed.then_some(()).ok_or(ErrorCode::InternalError),
        Ok(Err(_)) => Err(ErrorCode::InternalError),
        Err(_) => Ok(()),
    }
}

/// Other systems: not run, not offered.
#[cfg(not(target_os = "linux"))]
pub(crate) async fn print(_: &tauri::WebviewWindow, _: Printer) -> Result<(), ErrorCode> {
    Err(ErrorCode::OperationNotAllowed)
}

#[cfg(target_os = "linux")]
mod linux {
    use super::Printer;
    use crate::print_folder::PREFIX;
    use gtk::prelude::FileExt;
    use std::cell::Cell;
    use std::rc::Rc;
    use std::sync::atomic::{AtomicU32, Ordering};
    use tokio::sync::oneshot::Sender;
    use webkit2gtk::{PrintOperation, PrintOperationExt, WebView};

    static NUMBER: AtomicU32 = AtomicU32::new(1);

    /// Tells whether the page was printed; where nothing prints, by dropping `told`.
    pub(super) fn print(view: &WebView, printer: &Printer, told: Sender<bool>) {
        let settings = gtk::PrintSettings::new();
        match printer {
            Printer::Off => return,
            Printer::Default => {}
            Printer::Named(name) => settings.set_printer(name),
            Printer::Folder(folder) => {
                let number = NUMBER.fetch_add(1, Ordering::Relaxed);
                let name = format!("{PREFIX}{}-{number}.pdf", std::process::id());
                let file = folder.join(name);
                // The name of GTK's own printer of files.
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
        // This comes after a failure too, and then tells nobody.
        operation.connect_finished(move |_| tell(&told, true));
        operation.print();
    }

    fn tell(told: &Cell<Option<Sender<bool>>>, is_printed: bool) {
        if let Some(told) = told.take() {
            // Nobody waits any more.
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
