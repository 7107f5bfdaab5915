//! The mails of accounts, in English and Spanish. The first line of a template is the subject.
//!
//! They name nothing but the service, so that a mail tells nothing about its owner's past.

use super::Policy;
use super::security_step::Notice;
use crate::mail::moment;
use crate::mail::template::fill;
use crate::store::codes::Purpose;
use crate::store::outbox::Mail;
use crate::store::requests::Wish;
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

/// The language of what is told of acts of an operator, who does not know the person's: mails hold both
/// languages anyway, English first, and texts hold both too.
pub(super) const BOTH: &str = "both";

/// The address of the page behind a code. Its beginning is configured; no header of a request can
/// change it.
pub fn link(policy: &Policy, purpose: Purpose, code: &str, language: &str) -> String {
    page(policy, mode(purpose), code, language)
}

/// The address of the page behind the undo of a text: short, because each text of 160 characters costs.
pub fn texted_undo_link(policy: &Policy, code: &str) -> String {
    format!("{}{PAGE}#oobCode={code}", policy.public_url)
}

/// The address of the page that finishes a sign-up.
pub fn sign_up_link(policy: &Policy, code: &str, language: &str) -> String {
    page(policy, "signUp", code, language)
}

/// The address of the page behind a link that signs in.
pub fn email_link(
    policy: &Policy,
    code: &str,
    continue_url: Option<&str>,
    language: &str,
) -> String {
    let link = page(policy, "signIn", code, language);
    let further = continue_url.map(|url| {
        let pair = Serializer::new(String::new())
            .append_pair("continueUrl", url)
            .finish();
        format!("&{pair}")
    });
    link + further.as_deref().unwrap_or_default()
}

/// The mail that carries a link that signs in, and the digits that may be typed instead.
pub fn sign_in_by_mail(to: &str, link: &str, digits: &str, language: &str) -> Mail {
    let template = match language {
        "es" => include_str!("../../mail/sign-in.es.txt"),
        _ => include_str!("../../mail/sign-in.en.txt"),
    };
    mail(template, to, &[("{link}", link), ("{digits}", digits)])
}

/// The mail that carries the digits with which an address is added to an account.
pub fn address_to_add(to: &str, digits: &str, language: &str) -> Mail {
    let template = match language {
        "es" => include_str!("../../mail/add-email.es.txt"),
        _ => include_str!("../../mail/add-email.en.txt"),
    };
    mail(template, to, &[("{digits}", digits)])
}

/// The fragment holds what the protocol puts into the query: no proxy and no log on the way
/// sees it, because a browser does not send it (RFC 3986, section 3.5).
fn page(policy: &Policy, mode: &str, code: &str, language: &str) -> String {
    let mut words = Serializer::new(String::new());
    words
        .append_pair("mode", mode)
        .append_pair("lang", language_of(Some(language)))
        .append_pair("oobCode", code);
    // A command does not know the key of the service. Our page needs none, and no client takes an empty one.
    if !policy.api_key.is_empty() {
        words.append_pair("apiKey", &policy.api_key);
    }
    let words = words.finish();
    format!("{}{PAGE}#{words}", policy.public_url)
}

/// Returns the purpose of a code, as links name it.
fn mode(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::ResetPassword => "resetPassword",
        Purpose::VerifyEmail => "verifyEmail",
        Purpose::ChangeEmail => "verifyAndChangeEmail",
        Purpose::RecoverEmail => "recoverEmail",
    }
}

/// Returns the purpose of a code, as requests and answers name it.
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
        (Purpose::RecoverEmail, _) => {
            return notice(Notice::EmailChanged, to, Some(link), language);
        }
    };
    mail(template, to, &[("{link}", link)])
}

/// The mail about a step. It is in both languages, because an attacker may have taken the step and chosen
/// the other one; the link comes last.
pub fn notice(notice: Notice, to: &str, link: Option<&str>, language: &str) -> Mail {
    let (english, spanish) = match (notice, link) {
        (Notice::PasswordChanged, Some(_)) => (
            include_str!("../../mail/password-changed.en.txt"),
            include_str!("../../mail/password-changed.es.txt"),
        ),
        (Notice::PasswordChanged, None) => (
            include_str!("../../mail/password-changed-told.en.txt"),
            include_str!("../../mail/password-changed-told.es.txt"),
        ),
        (Notice::EmailChanged, _) => (
            include_str!("../../mail/email-changed.en.txt"),
            include_str!("../../mail/email-changed.es.txt"),
        ),
        (Notice::EmailRemoved, _) => (
            include_str!("../../mail/email-removed.en.txt"),
            include_str!("../../mail/email-removed.es.txt"),
        ),
        (Notice::EmailRestored, _) => (
            include_str!("../../mail/email-restored.en.txt"),
            include_str!("../../mail/email-restored.es.txt"),
        ),
        (Notice::FactorAdded, _) => (
            include_str!("../../mail/factor-added.en.txt"),
            include_str!("../../mail/factor-added.es.txt"),
        ),
        (Notice::FactorRemoved, _) => (
            include_str!("../../mail/factor-removed.en.txt"),
            include_str!("../../mail/factor-removed.es.txt"),
        ),
        (Notice::RecoveryCodesMade, _) => (
            include_str!("../../mail/recovery-codes-made.en.txt"),
            include_str!("../../mail/recovery-codes-made.es.txt"),
        ),
        (Notice::WayAdded, _) => (
            include_str!("../../mail/way-added.en.txt"),
            include_str!("../../mail/way-added.es.txt"),
        ),
        (Notice::PhoneChanged, _) => (
            include_str!("../../mail/phone-changed.en.txt"),
            include_str!("../../mail/phone-changed.es.txt"),
        ),
        (Notice::WayRemoved, _) => (
            include_str!("../../mail/way-removed.en.txt"),
            include_str!("../../mail/way-removed.es.txt"),
        ),
        (Notice::AccountClosed, _) => (
            include_str!("../../mail/account-closed.en.txt"),
            include_str!("../../mail/account-closed.es.txt"),
        ),
        (Notice::AccountOpened, _) => (
            include_str!("../../mail/account-opened.en.txt"),
            include_str!("../../mail/account-opened.es.txt"),
        ),
        (Notice::AccountDeleted, _) => (
            include_str!("../../mail/account-deleted.en.txt"),
            include_str!("../../mail/account-deleted.es.txt"),
        ),
    };
    in_both(english, spanish, to, link, language)
}

/// The mail about an account that a deletion has closed, with the link that brings it back until then.
pub fn account_closed(to: &str, link: &str, until: i64, language: &str) -> Mail {
    let english = include_str!("../../mail/account-deleted-undo.en.txt");
    let spanish = include_str!("../../mail/account-deleted-undo.es.txt");
    let english = fill(english, &[("{until}", &moment::english(until))]);
    let spanish = fill(spanish, &[("{until}", &moment::spanish(until))]);
    in_both(&english, &spanish, to, Some(link), language)
}

/// Tells the owner that a printed code was used.
pub fn recovery_code_used(to: &str, left: u32, language: &str) -> Mail {
    let english = include_str!("../../mail/recovery-code-used.en.txt");
    let spanish = include_str!("../../mail/recovery-code-used.es.txt");
    let mail = in_both(english, spanish, to, None, language);
    Mail {
        body: fill(&mail.body, &[("{left}", &left.to_string())]),
        ..mail
    }
}

/// Tells the owner that someone logged in on a device that the account was not used on.
pub fn new_device(policy: &Policy, to: &str, device: &str, language: &str) -> Mail {
    let told = |unknown| if device.is_empty() { unknown } else { device };
    let filled = |template, unknown| fill(template, &[("{device}", told(unknown))]);
    let english = filled(
        include_str!("../../mail/new-device.en.txt"),
        "an unknown browser",
    );
    let spanish = filled(
        include_str!("../../mail/new-device.es.txt"),
        "un navegador desconocido",
    );
    let mail = in_both(&english, &spanish, to, None, language);
    let log_in = format!("{}/login", policy.public_url);
    Mail {
        body: fill(&mail.body, &[("{logIn}", &log_in)]),
        ..mail
    }
}

/// A mail in both languages, the chosen one first and a link at the end.
fn in_both(english: &str, spanish: &str, to: &str, link: Option<&str>, language: &str) -> Mail {
    let (first, second) = match language {
        "es" => (spanish, english),
        _ => (english, spanish),
    };
    let link = link.map(|link| format!("\n{link}\n")).unwrap_or_default();
    let mail = mail(first, to, &[]);
    Mail {
        body: format!("{}\n* * *\n\n{second}{link}", mail.body),
        ..mail
    }
}

/// The mail that carries the code of a sign-up.
pub fn finish_sign_up(to: &str, link: &str, language: &str) -> Mail {
    let template = match language {
        "es" => include_str!("../../mail/finish-sign-up.es.txt"),
        _ => include_str!("../../mail/finish-sign-up.en.txt"),
    };
    mail(template, to, &[("{link}", link)])
}

/// Tells the owner of an address that a sign-up with it was asked for, or refused.
pub fn address_has_account(policy: &Policy, wish: &Wish, to: &str, language: &str) -> Mail {
    let template = match (wish, language) {
        (Wish::SignUp { .. }, "es") => include_str!("../../mail/has-account.es.txt"),
        (Wish::SignUp { .. }, _) => include_str!("../../mail/has-account.en.txt"),
        (_, "es") => include_str!("../../mail/sign-up-refused.es.txt"),
        (_, _) => include_str!("../../mail/sign-up-refused.en.txt"),
    };
    let log_in = format!("{}/login", policy.public_url);
    mail(template, to, &[("{logIn}", &log_in)])
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
