//! Reads tauri.conf.json and the capabilities at build time, and names the commands, so that each
//! needs a permission.

const COMMANDS: &[&str] = &[
    "settings",
    "listing",
    "visit",
    "send_message",
    "open_outside",
];

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let manifest = tauri_build::AppManifest::new().commands(COMMANDS);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))?;
    Ok(())
}
