//! The peer of the list benchmark: axum, one route, the bytes of one file, nothing else.
//!
//! `bare_axum ADDR:PORT FILE.gz`
use anyhow::Context;
use axum::Router;
use axum::http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use bytes::Bytes;

#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut words = std::env::args().skip(1);
    let address = words.next().context("no address")?;
    let body = Bytes::from(std::fs::read(words.next().context("no file")?)?);
    let answer = move || {
        let body = body.clone();
        async move {
            (
                [
                    (CONTENT_TYPE, "application/json"),
                    (CONTENT_ENCODING, "gzip"),
                ],
                body,
            )
        }
    };
    let router = Router::new().route("/widgets/resources/food", axum::routing::get(answer));
    axum::serve(tokio::net::TcpListener::bind(address).await?, router).await?;
    Ok(())
}
