//! Prints `src/generated/bindings.ts`, or `src/generated/limits.ts` when it is called with `limits`.

#![allow(clippy::print_stdout, reason = "a tool of developers")]

fn main() {
    let text = match std::env::args().nth(1).as_deref() {
        Some("limits") => sync_protocol::typescript::limits(),
        _ => sync_protocol::typescript::bindings(),
    };
    print!("{text}");
}
