//! The SQL that ends codes of an account.

use crate::store::code_kinds::{CodeKind, Ending};
use crate::uid::Uid;
use rusqlite::{Connection, params};

/// Ends the codes that an event ends, by the address and the number that the account has now.
pub(super) fn end_codes(db: &Connection, uid: &Uid, ending: Ending) -> rusqlite::Result<()> {
    let run = |sql, values: &[&dyn rusqlite::ToSql]| {
        let mut statement = db.prepare_cached(sql)?;
        statement.execute(values).map(drop)
    };
    let of_number = "delete from phone_codes where purpose = ?2 and phone in
         (select raw_id from provider_links where uid = ?1 and provider = 'phone')";
    // A code that was asked for and not made yet would outlive its end.
    let asked = "delete from address_requests where kind = ?2 and email =
         (select email from users where uid = ?1)";
    for kind in ending.ended() {
        if let Some(request) = kind.request() {
            run(asked, params![uid, request])?;
        }
        match kind {
            CodeKind::Mailed(purpose) => run(
                "delete from codes where uid = ?1 and purpose = ?2",
                params![uid, purpose.name()],
            )?,
            CodeKind::EmailLink => run(
                "delete from email_links where email = (select email from users where uid = ?1)",
                params![uid],
            )?,
            CodeKind::PhoneCode => run(of_number, params![uid, "sign-in"])?,
            CodeKind::PhoneProof => run(of_number, params![uid, "proof"])?,
            CodeKind::TextedUndo => run(
                "delete from phone_codes where purpose = 'undo ' || ?1",
                params![uid],
            )?,
            CodeKind::PendingSignIn => {
                run("delete from pending_sign_ins where uid = ?1", params![uid])?
            }
        }
    }
    Ok(())
}
