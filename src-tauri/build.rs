//! Reads tauri.conf.json and the capabilities at build time. Naming the commands makes each of them
//! require a permission.

const COMMANDS: &[&str] = &[
    "settings",
    "listing",
    "count_page_view",
    "send_message",
    "open_outside",
    "visit_state",
    "keep_visit",
    "end_visit",
    "print_page",
    "speak",
    "stop_speaking",
    "exit_with_pin",
    "account_state",
    "sign_up_mode",
    "sign_up",
    "sign_in",
    "reauthenticate",
    "sign_out",
    "sign_out_everywhere",
    "request_reset",
    "request_email_change",
    "change_password",
    "export_data",
    "delete_account",
    "inspect_code",
    "reset_password",
    "apply_code",
    "finish_sign_in",
    "second_factors",
    "start_second_factor",
    "finish_second_factor",
    "remove_second_factor",
    "request_confirmation",
    "make_recovery_codes",
    "list_resumes",
    "resume_max_bytes",
    "selectable_files",
    "upload_resume",
    "stop_upload",
    "open_resume",
    "remove_resume",
    "employers",
    "skills",
    "make_resume",
    "make_letter",
    "print_pdf",
    "save_on_stick",
    "upload_made_resume",
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))?;
    Ok(())
}
