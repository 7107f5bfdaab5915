//! Refuses every request of a page that would open a native dialog (KSK-5). A file chooser or a print
//! dialog shows the disk, and any dialog can stay open after the visit and cover the way back.

use crate::device::printing::Printer;
use gtk::glib::Value;
use gtk::prelude::*;
use webkit2gtk::{
    AuthenticationRequestExt, ColorChooserRequestExt, FileChooserRequestExt, OptionMenu,
    OptionMenuExt, PermissionRequestExt, ScriptDialog, ScriptDialogType, SettingsExt, WebView,
    WebViewExt,
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
    // Pages draw their choices themselves (`choices.js`). The binding of this signal cannot
    // take the event that is missing when a script opens the list.
    view.connect_local("show-option-menu", false, |values| {
        if let Some(Ok(menu)) = values.get(1).map(Value::get::<OptionMenu>) {
            menu.close();
        }
        Some(true.to_value())
    });
    // A tooltip is a window, and a file field has one with the name of no file.
    view.connect_query_tooltip(|view, _, _, _, _| {
        view.stop_signal_emission_by_name("query-tooltip");
        false
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
