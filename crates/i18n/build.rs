//! Rebuilds the crate when a message file is changed, added or removed.

fn main() {
    println!("cargo::rerun-if-changed=../../locales");
}
