//! The SQL of requests for an address.

use super::Sqlite;
use super::codes::insert_code;
use super::email_links::insert_email_link;
use super::sign_ups::insert_sign_up;
use super::users::queue_mail;
use crate::store::StoreError;
use crate::store::requests::{AddressRequest, Outcome, Requests, Wish};
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Error, OptionalExtension, Row, params};

fn request_of(row: &Row<'_>) -> rusqlite::Result<(i64, AddressRequest)> {
    let kind: String = row.get(1)?;
    let wish = match kind.as_str() {
        "reset" => Wish::Reset,
        "change-email" => Wish::ChangeEmail {
            uid: row.get(4)?,
            epoch: row.get(5)?,
        },
        "sign-up" => Wish::SignUp {
            display_name: row.get(6)?,
        },
        "sign-up-notice" => Wish::SignUpNotice,
        "email-link" => Wish::EmailLink {
            adds_to: row.get(4)?,
            continue_url: row.get(7)?,
        },
        _ => return Err(Error::FromSqlConversionFailure(1, Type::Text, kind.into())),
    };
    let request = AddressRequest {
        email: row.get(2)?,
        language: row.get(3)?,
        wish,
    };
    Ok((row.get(0)?, request))
}

#[async_trait]
impl Requests for Sqlite {
    async fn put_request(&self, request: &AddressRequest) -> Result<(), StoreError> {
        let AddressRequest {
            email,
            language,
            wish,
        } = request.clone();
        let mut continued = None;
        let (kind, uid, epoch, display_name) = match wish {
            Wish::EmailLink {
                adds_to,
                continue_url,
            } => {
                continued = continue_url;
                ("email-link", adds_to, None, None)
            }
            Wish::Reset => ("reset", None, None, None),
            Wish::ChangeEmail { uid, epoch } => ("change-email", Some(uid), Some(epoch), None),
            Wish::SignUp { display_name } => ("sign-up", None, None, display_name),
            Wish::SignUpNotice => ("sign-up-notice", None, None, None),
        };
        self.write(move |db| {
            db.prepare_cached(
                "insert into address_requests
                 (kind, email, language, uid, epoch, display_name, continue_url)
                 values (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                kind,
                email,
                language,
                uid,
                epoch,
                display_name,
                continued
            ])
        })
        .await?;
        Ok(())
    }

    async fn next_request(&self) -> Result<Option<(i64, AddressRequest)>, StoreError> {
        self.read(|db| {
            db.prepare_cached(
                "select id, kind, email, language, uid, epoch, display_name, continue_url
                 from address_requests
                 order by kind not in ('reset', 'email-link'), id limit 1",
            )?
            .query_row([], request_of)
            .optional()
        })
        .await
    }

    async fn answer_request(&self, id: i64, outcome: Outcome) -> Result<(), StoreError> {
        self.write(move |db| {
            if db.execute("delete from address_requests where id = ?1", [id])? != 1 {
                return Ok(());
            }
            match outcome {
                Outcome::Nothing => Ok(()),
                Outcome::Code(code, mail) => insert_code(db, &code, &mail, 0),
                Outcome::Notice(uid, mail) => queue_mail(db, Some(&uid), &mail, 0),
                Outcome::SignUp(sign_up, mail) => insert_sign_up(db, &sign_up, &mail),
                Outcome::EmailLink(link, mail) => insert_email_link(db, &link, &mail),
            }
        })
        .await
    }
}
