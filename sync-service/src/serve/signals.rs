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
pub(super) async fn stop_when_asked(handle: Handle<SocketAddr>) {
    #[cfg(unix)]
    {
        match signal(SignalKind::terminate()) {
            Ok(mut terminate) => {
                tokio::select! {
                    _ = terminate.recv() => {}
                    _ = tokio::signal::ctrl_c() => {}
                }
            }
            Err(_) => drop(tokio::signal::ctrl_c().await),
        }
    }
    #[cfg(not(unix))]
    drop(tokio::signal::ctrl_c().await);
    handle.graceful_shutdown(Some(STOP_GRACE));
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
