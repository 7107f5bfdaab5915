//! The mails of accounts, in English and Spanish. The first line of a template is the subject.
//!
//! They name nothing but the service: whoever sees a mail learns nothing of its owner's past.

use super::Policy;
use crate::mail::template::fill;
use crate::store::codes::Purpose;
use crate::store::outbox::Mail;
use url::form_urlencoded::Serializer;

/// The page behind the codes.
const PAGE: &str = "/auth/action";

/// The language a mail is written in, from what a client says (`es-MX`).
pub fn language_of(wanted: Option<&str>) -> &'static str {
    match wanted {
        Some(wanted) if wanted.trim().to_ascii_lowercase().starts_with("es") => "es",
        _ => "en",
    }
}

/// The address of the page behind a code. Its beginning is configured; no header of a request can
/// change it.
pub fn link(policy: &Policy, purpose: Purpose, code: &str, language: &str) -> String {
    let query = Serializer::new(String::new())
        .append_pair("mode", mode(purpose))
        .append_pair("lang", language)
        .append_pair("oobCode", code)
        .append_pair("apiKey", &policy.api_key)
        .finish();
    format!("{}{PAGE}?{query}", policy.public_url)
}

/// What a code is for, in the word of the link.
fn mode(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::ResetPassword => "resetPassword",
        Purpose::VerifyEmail => "verifyEmail",
        Purpose::ChangeEmail => "verifyAndChangeEmail",
        Purpose::RecoverEmail => "recoverEmail",
    }
}

/// What a code is for, in the word of requests and answers.
pub fn request_type(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::ResetPassword => "PASSWORD_RESET",
        Purpose::VerifyEmail => "VERIFY_EMAIL",
        Purpose::ChangeEmail => "VERIFY_AND_CHANGE_EMAIL",
        Purpose::RecoverEmail => "RECOVER_EMAIL",
    }
}

/// The mail that carries a code.
pub fn with_link(purpose: Purpose, to: &str, link: &str, language: &str) -> Mail {
    let template = match (purpose, language) {
        (Purpose::ResetPassword, "es") => include_str!("../../mail/reset-password.es.txt"),
        (Purpose::ResetPassword, _) => include_str!("../../mail/reset-password.en.txt"),
        (Purpose::VerifyEmail, "es") => include_str!("../../mail/verify-email.es.txt"),
        (Purpose::VerifyEmail, _) => include_str!("../../mail/verify-email.en.txt"),
        (Purpose::ChangeEmail, "es") => include_str!("../../mail/change-email.es.txt"),
        (Purpose::ChangeEmail, _) => include_str!("../../mail/change-email.en.txt"),
        (Purpose::RecoverEmail, "es") => include_str!("../../mail/recover-email.es.txt"),
        (Purpose::RecoverEmail, _) => include_str!("../../mail/recover-email.en.txt"),
    };
    mail(template, to, &[("{link}", link)])
}

/// Tells the owner that the password has changed.
pub fn password_changed(to: &str, language: &str) -> Mail {
    let template = match language {
        "es" => include_str!("../../mail/password-changed.es.txt"),
        _ => include_str!("../../mail/password-changed.en.txt"),
    };
    mail(template, to, &[])
}

fn mail(template: &str, to: &str, places: &[(&str, &str)]) -> Mail {
    let (subject, body) = template.split_once("\n\n").unwrap_or(("", template));
    Mail {
        to: to.to_owned(),
        reply_to: None,
        subject: subject.to_owned(),
        body: fill(body, places),
    }
}
