//! Signals between the system and the service: stop, reload, ready.

use super::background::complain_about_certificate;
use super::tls::Certificate;
use axum_server::Handle;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
#[cfg(unix)]
use tokio::signal::unix::{SignalKind, signal};

/// How long a stop waits for answers under way.
const STOP_GRACE: Duration = Duration::from_secs(10);

/// Stops at SIGTERM or Ctrl+C.
///
/// The handlers are in place when this returns, so the service can be stopped cleanly as soon as it
/// says that it is ready.
///
/// # Errors
///
/// When the system refuses the handlers.
#[cfg(unix)]
pub(super) fn stop_when_asked(handle: Handle<SocketAddr>) -> std::io::Result<()> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        handle.graceful_shutdown(Some(STOP_GRACE));
    });
    Ok(())
}

/// Stops at Ctrl+C. The handler is in place when this returns.
#[cfg(windows)]
pub(super) fn stop_when_asked(handle: Handle<SocketAddr>) -> std::io::Result<()> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    tokio::spawn(async move {
        interrupt.recv().await;
        handle.graceful_shutdown(Some(STOP_GRACE));
    });
    Ok(())
}

/// Reads the certificate again at each SIGHUP, which then ends the service no longer.
#[cfg(unix)]
pub(super) fn reload_when_asked(certificate: Option<Arc<Certificate>>) -> std::io::Result<()> {
    let mut asked = signal(SignalKind::hangup())?;
    tokio::spawn(async move {
        while asked.recv().await.is_some() {
            match certificate.as_ref().map(|it| it.reload()) {
                Some(Ok(())) => tracing::info!("the certificate was read again"),
                Some(Err(error)) => complain_about_certificate(&error),
                None => tracing::info!("there is no certificate to read again"),
            }
        }
    });
    Ok(())
}

/// Other systems have no such signal; a certificate is followed there too, within a minute.
#[cfg(not(unix))]
pub(super) fn reload_when_asked(_certificate: Option<Arc<Certificate>>) -> std::io::Result<()> {
    Ok(())
}

/// Tells systemd that the service is ready (sd_notify(3)); nothing where systemd did not start it.
pub(super) fn tell_ready() {
    #[cfg(target_os = "linux")]
    if let Err(error) = sd_notify::notify(false, &[sd_notify::NotifyState::Ready]) {
        tracing::warn!(cause = %error, "systemd could not be told that the service is ready");
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use rustix::process::{Signal, getpid, kill_process};

    #[tokio::test]
    async fn b8_a_signal_right_after_the_start_stops_the_service_in_order() {
        let handle = Handle::new();
        stop_when_asked(handle.clone()).unwrap();
        // Before any other task has run: without a handler this would end the process.
        kill_process(getpid(), Signal::TERM).unwrap();
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        listener.set_nonblocking(true).unwrap();
        axum_server::from_tcp(listener)
            .unwrap()
            .handle(handle)
            .serve(axum::Router::new().into_make_service())
            .await
            .unwrap();
    }
}
