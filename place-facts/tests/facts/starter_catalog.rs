//! The places of the starter lists, read once for all tests.

use crate::starter_lists::{LISTS, rows};
use place_facts::catalog::Catalog;
use std::sync::LazyLock;

pub(crate) static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    let lists = LISTS.map(|name| (name, rows(name)));
    Catalog::new(lists.iter().map(|(name, rows)| (*name, &rows[..])), &[]).0
});
