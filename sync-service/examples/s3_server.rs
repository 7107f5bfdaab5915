//! The S3 server of the tests as a program, for `npm run torture -- cluster`.
//!
//! It prints the settings of a service that keeps its files there, and then `ready`. A line `away` on
//! standard input makes it answer 503 to every request, a line `back` ends that.

#![allow(clippy::unwrap_used, clippy::panic)]
#![allow(clippy::print_stdout, reason = "a tool of developers")]

#[allow(dead_code)]
#[path = "../tests/service/support/s3.rs"]
mod s3;

use s3::{Fault, S3};
use std::io::BufRead;

#[tokio::main]
async fn main() {
    let server = S3::start().await;
    for setting in server.settings() {
        println!("{setting}");
    }
    println!("ready");
    tokio::task::spawn_blocking(move || {
        for line in std::io::stdin().lock().lines() {
            let is_away = line.unwrap() == "away";
            server.always(is_away.then_some(Fault::Unavailable));
        }
    })
    .await
    .unwrap();
}
