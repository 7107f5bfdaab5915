//! What the printer says of itself: paper, ink, a jam. CUPS is asked over its local socket (IPP, RFC 8011), so
//! the kiosk needs no right and no program for it.

use crate::device::printing::Printer;
use std::path::Path;
use sync_protocol::fleet::PrinterState;

/// The socket of CUPS on Debian.
pub const CUPS: &str = "/run/cups/cups.sock";

/// Asks for the attributes of a printer by its address.
const GET_PRINTER_ATTRIBUTES: u16 = 0x000b;
/// Asks for the attributes of the default printer (an operation of CUPS).
const GET_DEFAULT: u16 = 0x4001;
/// The last status that means success.
const LAST_SUCCESS: u16 = 0x00ff;
/// Tags below this begin a group of attributes.
const FIRST_VALUE_TAG: u8 = 0x10;
/// The printer prints nothing until a person does something.
const STOPPED: i32 = 5;

/// Returns how the printer is; `None` where pages are not printed on one. A printer of which CUPS knows
/// nothing, and a CUPS that does not answer, are [`PrinterState::Missing`].
#[cfg(unix)]
pub async fn printer_state(printer: &Printer, cups: &Path) -> Option<PrinterState> {
    let name = match printer {
        Printer::Off | Printer::Folder(_) => return None,
        Printer::Default => None,
        Printer::Named(name) => Some(name.as_str()),
    };
    let asked = tokio::time::timeout(socket::TIMEOUT, socket::ask(cups, name)).await;
    let answer = asked.ok().and_then(Result::ok);
    let known = answer.and_then(|answer| state_in(body_of(&answer)?));
    Some(known.unwrap_or(PrinterState::Missing))
}

/// Not available on other systems.
#[cfg(not(unix))]
pub async fn printer_state(_: &Printer, _: &Path) -> Option<PrinterState> {
    None
}

#[cfg(unix)]
mod socket {
    use super::request;
    use std::io;
    use std::path::Path;
    use std::time::Duration;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::UnixStream;

    /// CUPS answers from memory.
    pub(super) const TIMEOUT: Duration = Duration::from_secs(3);
    const ANSWER_MAX: u64 = 64 * 1_024;

    /// Sends the question and returns the whole answer.
    pub(super) async fn ask(cups: &Path, name: Option<&str>) -> io::Result<Vec<u8>> {
        let mut stream = UnixStream::connect(cups).await?;
        stream.write_all(&request(name)).await?;
        let mut answer = Vec::new();
        stream.take(ANSWER_MAX).read_to_end(&mut answer).await?;
        Ok(answer)
    }
}

/// The request. With HTTP/1.0 the answer comes in one piece, and its end is the end of the connection.
fn request(name: Option<&str>) -> Vec<u8> {
    let address = name.and_then(address_of);
    let operation = address
        .as_ref()
        .map_or(GET_DEFAULT, |_| GET_PRINTER_ATTRIBUTES);
    let mut body = vec![1, 1];
    body.extend(operation.to_be_bytes());
    body.extend([0, 0, 0, 1, 0x01]);
    push(&mut body, 0x47, "attributes-charset", "utf-8");
    push(&mut body, 0x48, "attributes-natural-language", "en");
    if let Some(address) = &address {
        push(&mut body, 0x45, "printer-uri", address.as_str());
    }
    push(&mut body, 0x44, "requested-attributes", "printer-state");
    push(&mut body, 0x44, "", "printer-state-reasons");
    body.push(0x03);
    let path = address.as_ref().map_or("/", |address| address.path());
    let head = format!(
        "POST {path} HTTP/1.0\r\nHost: localhost\r\nContent-Type: application/ipp\r\n\
         Content-Length: {}\r\n\r\n",
        body.len()
    );
    [head.into_bytes(), body].concat()
}

fn address_of(name: &str) -> Option<url::Url> {
    let mut address = url::Url::parse("ipp://localhost/printers/").ok()?;
    address.path_segments_mut().ok()?.pop_if_empty().push(name);
    Some(address)
}

/// Adds an attribute; one without a name is a further value of the attribute before it.
fn push(body: &mut Vec<u8>, tag: u8, name: &str, value: &str) {
    body.push(tag);
    for text in [name, value] {
        let length = u16::try_from(text.len()).unwrap_or_default();
        body.extend(length.to_be_bytes());
        body.extend(text.as_bytes());
    }
}

/// The body of a good HTTP answer.
fn body_of(answer: &[u8]) -> Option<&[u8]> {
    let end = answer.windows(4).position(|it| it == b"\r\n\r\n")?;
    let (head, body) = (answer.get(..end)?, answer.get(end + 4..)?);
    let status = head.split(|it| *it == b' ').nth(1)?;
    (status == b"200").then_some(body)
}

/// Reads the state out of an answer of IPP; `None` when it is none, or CUPS refuses.
fn state_in(body: &[u8]) -> Option<PrinterState> {
    let status = u16::from_be_bytes(body.get(2..4)?.try_into().ok()?);
    if status > LAST_SUCCESS {
        return None;
    }
    let mut rest = body.get(8..)?;
    let (mut name, mut is_stopped) = (Vec::new(), None);
    let mut reasons = Vec::new();
    while let Some((tag, after)) = rest.split_first() {
        rest = after;
        if *tag < FIRST_VALUE_TAG {
            continue;
        }
        let (own, after) = text(rest)?;
        let (value, after) = text(after)?;
        rest = after;
        if !own.is_empty() {
            name = own.to_vec();
        }
        match name.as_slice() {
            b"printer-state" => {
                is_stopped = Some(i32::from_be_bytes(value.try_into().ok()?) == STOPPED);
            }
            b"printer-state-reasons" => reasons.push(String::from_utf8_lossy(value).into_owned()),
            _ => {}
        }
    }
    Some(state_of(is_stopped?, &reasons))
}

/// A text behind its length, and what follows.
fn text(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let length = u16::from_be_bytes(bytes.get(..2)?.try_into().ok()?);
    bytes.get(2..)?.split_at_checked(usize::from(length))
}

/// The first of the reasons that a person can do something about.
fn state_of(is_stopped: bool, reasons: &[String]) -> PrinterState {
    let says = |wanted: &[&str]| {
        reasons.iter().any(|reason| {
            let plain = ["-error", "-warning", "-report"]
                .iter()
                .find_map(|end| reason.strip_suffix(end));
            wanted.contains(&plain.unwrap_or(reason))
        })
    };
    if says(&["media-empty", "media-needed", "input-tray-missing"]) {
        PrinterState::NoPaper
    } else if says(&["media-jam"]) {
        PrinterState::Jam
    } else if says(&["marker-supply-empty", "toner-empty"]) {
        PrinterState::NoInk
    } else if is_stopped
        || says(&[
            "offline",
            "shutdown",
            "cover-open",
            "door-open",
            "timed-out",
        ])
    {
        PrinterState::Stopped
    } else {
        PrinterState::Ready
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    const HEAD: &[u8] = b"HTTP/1.0 200 OK\r\nContent-Type: application/ipp\r\n\r\n";

    fn answer(status: u16, state: i32, reasons: &[&str]) -> Vec<u8> {
        let mut body = [HEAD, &[1, 1], &status.to_be_bytes(), &[0, 0, 0, 1, 0x01]].concat();
        push(&mut body, 0x47, "attributes-charset", "utf-8");
        body.extend([0x04, 0x23, 0, 13]);
        body.extend(b"printer-state\x00\x04");
        body.extend(state.to_be_bytes());
        for (at, reason) in reasons.iter().enumerate() {
            let name = ["printer-state-reasons", ""][at.min(1)];
            push(&mut body, 0x44, name, reason);
        }
        body.push(0x03);
        body
    }

    #[test]
    fn dsk_a_printer_tells_what_a_person_can_do_about() {
        for (state, reasons, found) in [
            (3, &["none"][..], PrinterState::Ready),
            (3, &["media-low-warning"], PrinterState::Ready),
            (
                3,
                &["cups-waiting-for-job", "media-empty-error"],
                PrinterState::NoPaper,
            ),
            (5, &["media-needed"], PrinterState::NoPaper),
            (4, &["media-jam-error"], PrinterState::Jam),
            (3, &["toner-empty-warning"], PrinterState::NoInk),
            (5, &["paused"], PrinterState::Stopped),
            (3, &["offline-report"], PrinterState::Stopped),
        ] {
            let answer = answer(0, state, reasons);
            let told = body_of(&answer).and_then(state_in);
            assert_eq!(told, Some(found), "{reasons:?}");
        }
        let unknown = answer(0x0406, 3, &["none"]);
        assert_eq!(
            body_of(&unknown).and_then(state_in),
            None,
            "no such printer"
        );
    }

    #[test]
    fn an_answer_that_is_cut_or_damaged_is_no_state() {
        let whole = answer(0, 3, &["media-empty"]);
        for end in 0..whole.len() - 1 {
            let told = body_of(&whole[..end]).and_then(state_in);
            assert_ne!(told, Some(PrinterState::NoPaper), "cut at {end}");
        }
        assert_eq!(body_of(b"HTTP/1.0 401 Unauthorized\r\n\r\n"), None);
    }

    #[tokio::test]
    async fn dsk_the_printer_of_the_settings_is_asked_over_the_socket() {
        let folder = tempfile::tempdir().unwrap();
        let cups = folder.path().join("cups.sock");
        let listener = tokio::net::UnixListener::bind(&cups).unwrap();
        let answers = tokio::spawn(async move {
            let mut asked = Vec::new();
            for _ in 0..2 {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut question = vec![0; 1_024];
                let length = stream.read(&mut question).await.unwrap();
                let answer = answer(0, 3, &["media-empty-error"]);
                stream.write_all(&answer).await.unwrap();
                asked.push(String::from_utf8_lossy(&question[..length]).into_owned());
            }
            asked
        });
        let named = Printer::Named("Front-Desk?1".into());
        let found = printer_state(&named, &cups).await;
        assert_eq!(found, Some(PrinterState::NoPaper));
        let found = printer_state(&Printer::Default, &cups).await;
        assert_eq!(found, Some(PrinterState::NoPaper));
        let asked = answers.await.unwrap();
        assert!(asked[0].starts_with("POST /printers/Front-Desk%3F1 HTTP/1.0"));
        assert!(asked[0].contains("ipp://localhost/printers/Front-Desk%3F1"));
        assert!(asked[1].starts_with("POST / HTTP/1.0"));

        let nobody = folder.path().join("nobody.sock");
        let found = printer_state(&named, &nobody).await;
        assert_eq!(found, Some(PrinterState::Missing));
        for printer in [Printer::Off, Printer::Folder("/srv/prints".into())] {
            assert_eq!(printer_state(&printer, &cups).await, None);
        }
    }
}
