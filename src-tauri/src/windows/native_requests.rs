//! Refuses every request of a page that would open a native dialog (KSK-5). A file chooser or a print
//! dialog shows the disk, and any dialog can stay open after the visit and cover the way back.

use crate::device::printing::Printer;
use gtk::prelude::*;
use webkit2gtk::{
    AuthenticationRequestExt, ColorChooserRequestExt, FileChooserRequestExt, PermissionRequestExt,
    ScriptDialog, ScriptDialogType, SettingsExt, WebView, WebViewExt,
};

/// Refuses the requests of every page in this view. Must be called before a page is loaded.
pub(crate) fn refuse(view: &WebView) {
    view.connect_run_file_chooser(|_, request| {
        request.cancel();
        true
    });
    view.connect_run_color_chooser(|_, request| {
        request.cancel();
        true
    });
    // The screens print with the command `print_page`, which opens no dialog.
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

/// Answers a dialog of a script as if a person had closed it: a question is declined, and leaving
/// the page is always allowed.
fn answer(dialog: &ScriptDialog) {
    let leaves = dialog.dialog_type() == ScriptDialogType::BeforeUnloadConfirm;
    if leaves || dialog.dialog_type() == ScriptDialogType::Confirm {
        dialog.confirm_set_confirmed(leaves);
    }
    // An alert needs no answer, and a prompt without a text answers null.
}

/// Hides recent files and "Print to File" in the dialogs of GTK, in case one ever opens.
pub(crate) fn restrict_gtk(printer: &Printer) {
    let Some(settings) = gtk::Settings::default() else {
        return;
    };
    settings.set_gtk_recent_files_enabled(false);
    settings.set_gtk_recent_files_max_age(0);
    // "Print to File" is a printer of GTK, and only printing into a folder needs it.
    if !matches!(printer, Printer::Folder(_)) {
        settings.set_gtk_print_backends(Some("cups"));
    }
}
