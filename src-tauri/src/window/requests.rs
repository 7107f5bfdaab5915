//! Refuses everything a page can ask of the system that would show a native surface (KSK-5): a file
//! chooser leads to the disk, a print dialog to the disk and the printers, and any dialog outlives
//! the visit and covers the way back.

use crate::printing::Printer;
use gtk::prelude::*;
use webkit2gtk::{
    AuthenticationRequestExt, ColorChooserRequestExt, FileChooserRequestExt, PermissionRequestExt,
    ScriptDialog, ScriptDialogType, SettingsExt, WebView, WebViewExt,
};

/// Answers the requests of every page in this view, before any page is loaded in it.
pub(crate) fn refuse(view: &WebView) {
    view.connect_run_file_chooser(|_, request| {
        request.cancel();
        true
    });
    view.connect_run_color_chooser(|_, request| {
        request.cancel();
        true
    });
    // The screens print through the command `print_page`, which needs no dialog.
    view.connect_print(|_, _| true);
    view.connect_authenticate(|_, request| {
        request.cancel();
        true
    });
    view.connect_permission_request(|_, request| {
        request.deny();
        true
    });
    view.connect_show_notification(|_, _| true);
    view.connect_context_menu(|_, _, _, _| true);
    view.connect_script_dialog(|_, dialog| {
        answer(dialog);
        true
    });
    view.connect_enter_fullscreen(|_| true);
    if let Some(settings) = WebViewExt::settings(view) {
        settings.set_enable_fullscreen(false);
    }
}

/// Answers a script's dialog as if it had been closed at once: nothing is agreed to, and a page
/// cannot hold a person back who leaves it.
fn answer(dialog: &ScriptDialog) {
    let leaves = dialog.dialog_type() == ScriptDialogType::BeforeUnloadConfirm;
    if leaves || dialog.dialog_type() == ScriptDialogType::Confirm {
        dialog.confirm_set_confirmed(leaves);
    }
    // An alert has nothing to answer; a prompt without a text answers null.
}

/// Takes from GTK what its dialogs would show of other people and of the disk, in case one ever opens.
pub(crate) fn restrict_toolkit(printer: &Printer) {
    let Some(settings) = gtk::Settings::default() else {
        return;
    };
    settings.set_gtk_recent_files_enabled(false);
    settings.set_gtk_recent_files_max_age(0);
    // "Print to File" is a printer of GTK's own; only a folder as printer needs it.
    if !matches!(printer, Printer::Folder(_)) {
        settings.set_gtk_print_backends(Some("cups"));
    }
}
