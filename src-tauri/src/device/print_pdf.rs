//! Prints a PDF that this program made, without a dialog: through CUPS, or into the folder of an
//! operator.
//!
//! The bytes go to the program's standard input: a file would have to be deleted again.

use crate::device::print_folder;
use crate::device::printing::Printer;
use std::io::Write;
use std::process::{Command, Stdio};
use sync_protocol::error_code::ErrorCode;

/// The program of CUPS that takes a print job.
const PROGRAM: &str = "lp";

/// Hands a PDF to the printer; answers once it has it.
///
/// # Errors
///
/// `operation-not-allowed` where nothing prints; `internal-error` when the printer does not take it.
pub(crate) async fn print(bytes: Vec<u8>, printer: Printer) -> Result<(), ErrorCode> {
    let work = move || match printer {
        Printer::Off => Err(ErrorCode::OperationNotAllowed),
        Printer::Folder(folder) => print_folder::write(&folder, &bytes).map_err(told),
        Printer::Default => spool(&bytes, None),
        Printer::Named(name) => spool(&bytes, Some(&name)),
    };
    let done = tokio::task::spawn_blocking(work).await;
    done.unwrap_or(Err(ErrorCode::InternalError))
}

fn spool(bytes: &[u8], printer: Option<&str>) -> Result<(), ErrorCode> {
    let mut command = Command::new(PROGRAM);
    if let Some(name) = printer {
        command.args(["-d", name]);
    }
    let mut child = command
        .args(["-s", "-o", "sides=one-sided"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .map_err(told)?;
    let written = child.stdin.take().map(|mut input| input.write_all(bytes));
    let ended = child.wait().map_err(told)?;
    match ended.success() && matches!(written, Some(Ok(()))) {
        true => Ok(()),
        false => {
            tracing::error!("the printer did not take a resume");
            Err(ErrorCode::InternalError)
        }
    }
}

fn told(error: std::io::Error) -> ErrorCode {
    tracing::error!(%error, "a resume was not printed");
    ErrorCode::InternalError
}
