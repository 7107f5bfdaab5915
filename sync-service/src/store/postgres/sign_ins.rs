//! Sign-ins are done part by part: each part is a transaction of its own.

use super::Postgres;
use crate::store::sign_ins::SignIns;

impl SignIns for Postgres {}
