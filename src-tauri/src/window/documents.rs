//! PDFs of other pages: shown in our own viewer, never by the engine, which would offer to print and
//! to save. Everything else a page wants to save is refused.
//!
//! The engine can hand over a file only by a path, so it is written where Linux keeps files in
//! memory, read at once and deleted.

use gtk::gio::prelude::FileExt;
use gtk::gio::{Cancellable, File};
use std::cell::{Cell, RefCell};
use std::fs::DirBuilder;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use webkit2gtk::glib::object::{Cast, ObjectExt};
use webkit2gtk::{
    Download, DownloadExt, PolicyDecision, PolicyDecisionExt, PolicyDecisionType,
    ResponsePolicyDecision, ResponsePolicyDecisionExt, URIResponseExt, WebContextExt, WebView,
    WebViewExt,
};

/// Where files live in memory only.
const MEMORY: &str = "/dev/shm";
/// The largest PDF that is shown, in bytes.
const SIZE_MAX: u64 = 20 * 1024 * 1024;

/// Why a file is not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It is no PDF.
    Kind,
    /// It is too big, or did not arrive whole.
    Lost,
}

/// What becomes of a file.
pub(crate) type Deliver = Rc<dyn Fn(Result<Vec<u8>, Refused>)>;

/// The download that this program has begun itself, while it lasts.
type Own = Rc<RefCell<Option<Download>>>;

/// Refuses every file of this view.
pub(crate) fn refuse(view: &WebView) {
    refuse_except(view, &Own::default());
}

/// Delivers the PDFs of this view, and refuses every other file.
pub(crate) fn deliver(view: &WebView, deliver: Deliver) {
    let own = Own::default();
    refuse_except(view, &own);
    view.connect_decide_policy(move |view, decision, kind| {
        kind == PolicyDecisionType::Response && decide(view, decision, &own, &deliver)
    });
}

/// Turns the answer of a server into a file for the viewer, when it is a PDF.
fn decide(view: &WebView, decision: &PolicyDecision, own: &Own, deliver: &Deliver) -> bool {
    let Some(answer) = decision.downcast_ref::<ResponsePolicyDecision>() else {
        return false;
    };
    let response = answer.response();
    let kind = response.as_ref().and_then(URIResponseExt::mime_type);
    let is_pdf = matches!(kind.as_deref(), Some("application/pdf" | "text/pdf"));
    if !is_pdf && answer.is_mime_type_supported() {
        return false;
    }
    decision.ignore();
    if !answer.is_main_frame_main_resource() {
        return true;
    }
    match response
        .and_then(|response| response.uri())
        .filter(|_| is_pdf)
    {
        // Asked for once more: of an answer that has begun, the engine chooses the place itself.
        Some(address) => fetch(view, &address, own, deliver),
        None => deliver(Err(Refused::Kind)),
    }
    true
}

/// Cancels every download of this view that we have not begun. Other views may share its context.
fn refuse_except(view: &WebView, own: &Own) {
    let Some(context) = view.context() else {
        return;
    };
    let (view, own) = (view.downgrade(), Rc::clone(own));
    context.connect_download_started(move |_, download| {
        let asked_by = download.web_view();
        let is_ours = asked_by.is_none_or(|it| view.upgrade() == Some(it));
        if is_ours && own.borrow().as_ref() != Some(download) {
            // A small file may be there before the engine hears of it.
            download.connect_created_destination(|_, place| remove(place));
            download.connect_finished(|download| {
                if let Some(place) = download.destination() {
                    remove(&place);
                }
            });
            download.cancel();
        }
    });
}

/// Removes a file by its path, or by its address as older versions of the engine name it.
fn remove(place: &str) {
    let file = if place.starts_with("file:") {
        File::for_uri(place)
    } else {
        File::for_path(place)
    };
    // It need not be there.
    let _ = file.delete(Cancellable::NONE);
}

fn fetch(view: &WebView, address: &str, own: &Own, deliver: &Deliver) {
    let (Some(folder), Some(download)) = (folder(), view.download_uri(address)) else {
        tracing::error!("there is no place in memory for a PDF");
        deliver(Err(Refused::Lost));
        return;
    };
    own.replace(Some(download.clone()));
    let file = folder.join("document.pdf");
    let place = file.clone();
    download.connect_decide_destination(move |download, _| {
        download.set_destination(&place.to_string_lossy());
        true
    });
    download.connect_received_data(|download, _| {
        if download.received_data_length() > SIZE_MAX {
            download.cancel();
        }
    });
    let is_whole = Rc::new(Cell::new(true));
    let failed = Rc::clone(&is_whole);
    download.connect_failed(move |_, _| failed.set(false));
    let (own, deliver, address) = (Rc::clone(own), Rc::clone(deliver), address.to_owned());
    // This comes after a failure too.
    download.connect_finished(move |download| {
        if own.borrow().as_ref() == Some(download) {
            own.replace(None);
        }
        let bytes = std::fs::read(&file).ok().filter(|_| is_whole.get());
        let _ = std::fs::remove_dir_all(&folder);
        // A server may lead the second call somewhere else.
        let came_from = download.response().and_then(|response| response.uri());
        let pdf = bytes
            .filter(|bytes| bytes.starts_with(b"%PDF-"))
            .filter(|_| came_from.as_deref() == Some(address.as_str()));
        deliver(pdf.ok_or(Refused::Lost));
    });
}

/// Makes a folder in memory that no other user can read; what a killed kiosk left there goes first.
fn folder() -> Option<PathBuf> {
    let own = Path::new(MEMORY).join(format!("new-beginnings-{}", std::process::id()));
    sweep(Path::new(MEMORY));
    let _ = std::fs::remove_dir_all(&own);
    DirBuilder::new().mode(0o700).create(&own).ok()?;
    Some(own)
}

/// Removes the folders of processes that are gone.
fn sweep(memory: &Path) {
    let Ok(entries) = std::fs::read_dir(memory) else {
        return;
    };
    for entry in entries.flatten() {
        let name = entry.file_name();
        let process = name
            .to_str()
            .and_then(|it| it.strip_prefix("new-beginnings-"));
        if let Some(process) = process
            && process.bytes().all(|byte| byte.is_ascii_digit())
            && !Path::new("/proc").join(process).exists()
        {
            let _ = std::fs::remove_dir_all(entry.path());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folders_of_processes_that_are_gone_are_removed() {
        let memory = tempfile::tempdir().unwrap();
        let own = format!("new-beginnings-{}", std::process::id());
        // Process numbers stay below 2^22 on Linux.
        for name in [
            "new-beginnings-99999999",
            &own,
            "new-beginnings-x",
            "other-1",
        ] {
            std::fs::create_dir(memory.path().join(name)).unwrap();
        }
        sweep(memory.path());
        let mut left: Vec<_> = std::fs::read_dir(memory.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        let mut expected = [own, "new-beginnings-x".into(), "other-1".into()];
        expected.sort();
        assert_eq!(left, expected);
    }
}
