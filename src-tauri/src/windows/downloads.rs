//! Downloads: a PDF of an outside page is shown in our own viewer, because the viewer of the web engine
//! offers to print and to save. Every other download is refused.
//!
//! The web engine delivers a file only as a path. It is written to `/dev/shm`, where Linux keeps files
//! in memory, and deleted as soon as it has been read.

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

/// The folder whose files are kept in memory.
const MEMORY: &str = "/dev/shm";
/// Largest PDF that is shown, in bytes.
const SIZE_MAX: u64 = 20 * 1024 * 1024;

/// Why a download is not shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It is not a PDF.
    Kind,
    /// It is too large, or did not arrive completely.
    Lost,
}

/// Receives the bytes of a PDF, or why there are none.
pub(crate) type Deliver = Rc<dyn Fn(Result<Vec<u8>, Refused>)>;

/// The download that this program has started itself, while it runs.
type Own = Rc<RefCell<Option<Download>>>;

/// Refuses every download of this view.
pub(crate) fn refuse(view: &WebView) {
    refuse_except(view, &Own::default());
}

/// Delivers the PDFs of this view, and refuses every other download.
pub(crate) fn deliver(view: &WebView, deliver: Deliver) {
    let own = Own::default();
    refuse_except(view, &own);
    view.connect_decide_policy(move |view, decision, kind| {
        kind == PolicyDecisionType::Response && decide(view, decision, &own, &deliver)
    });
}

/// Downloads a response of a server for the viewer when it is a PDF.
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
        // The file is requested a second time, because the engine chooses the path of a
        // response that has already started.
        Some(address) => fetch(view, &address, own, deliver),
        None => deliver(Err(Refused::Kind)),
    }
    true
}

/// Cancels every download of this view that this program has not started. Other views may share its
/// context.
fn refuse_except(view: &WebView, own: &Own) {
    let Some(context) = view.context() else {
        return;
    };
    let (view, own) = (view.downgrade(), Rc::clone(own));
    context.connect_download_started(move |_, download| {
        let asked_by = download.web_view();
        let is_ours = asked_by.is_none_or(|it| view.upgrade() == Some(it));
        if is_ours && own.borrow().as_ref() != Some(download) {
            // A small file may be complete before it is cancelled.
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

/// Deletes a file by its path, or by its URL, which older versions of WebKit report.
fn remove(place: &str) {
    let file = if place.starts_with("file:") {
        File::for_uri(place)
    } else {
        File::for_path(place)
    };
    // The file may not exist.
    let _ = file.delete(Cancellable::NONE);
}

fn fetch(view: &WebView, address: &str, own: &Own, deliver: &Deliver) {
    let (Some(folder), Some(download)) = (folder(), view.download_uri(address)) else {
        tracing::error!("a folder for a PDF could not be created");
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
    // WebKit emits this signal after a failure, too.
    download.connect_finished(move |download| {
        if own.borrow().as_ref() == Some(download) {
            own.replace(None);
        }
        let bytes = std::fs::read(&file).ok().filter(|_| is_whole.get());
        let _ = std::fs::remove_dir_all(&folder);
        // A server may redirect the second request.
        let came_from = download.response().and_then(|response| response.uri());
        let pdf = bytes
            .filter(|bytes| bytes.starts_with(b"%PDF-"))
            .filter(|_| came_from.as_deref() == Some(address.as_str()));
        deliver(pdf.ok_or(Refused::Lost));
    });
}

/// Creates a folder in memory that only this user can read, after deleting the folders of earlier
/// processes.
fn folder() -> Option<PathBuf> {
    let own = Path::new(MEMORY).join(format!("new-beginnings-{}", std::process::id()));
    sweep(Path::new(MEMORY));
    let _ = std::fs::remove_dir_all(&own);
    DirBuilder::new().mode(0o700).create(&own).ok()?;
    Some(own)
}

/// Deletes the folders of processes that have ended.
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
    fn folders_of_ended_processes_are_deleted() {
        let memory = tempfile::tempdir().unwrap();
        let own = format!("new-beginnings-{}", std::process::id());
        // Process ids are below 2^22 on Linux.
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
