//! Reads the window's configuration, and rebuilds when the page that it embeds has changed.

use std::path::Path;

fn main() {
    let page = Path::new("../ui/dist/index.html");
    println!("cargo:rerun-if-changed=../ui/dist");
    assert!(
        page.exists() || std::env::var_os("CARGO_FEATURE_EMBEDDED").is_none(),
        "the window embeds ui/dist, and ui/dist/index.html does not exist: \
         run `npm ci && npm run build` in ui/, or script/start"
    );
    tauri_build::build();
}
