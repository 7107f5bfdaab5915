//! Prints `src/generated/bindings.ts`.
fn main() {
    print!("{}", sync_protocol::typescript::bindings());
}
