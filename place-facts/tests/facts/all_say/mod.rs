//! What several sentences of hours say alike.

use crate::states_at::wrong;
use sync_protocol::places::hours::OpenState;

type Case<'a> = (&'a str, &'a [(&'a str, OpenState)]);

/// Fails where one of the sentences says something else at one of the moments.
#[track_caller]
pub fn all_say(sentences: &[&str], moments: &[(&str, OpenState)]) {
    let cases: Vec<Case<'_>> = sentences.iter().map(|it| (*it, moments)).collect();
    assert_eq!(wrong(&cases), [""; 0]);
}
