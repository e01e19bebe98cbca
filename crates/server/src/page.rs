//! The files of the page, from the folder where a build or a package put them.

use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use desk::{ApiError, Code};
use i18n::Messages;

use crate::UI_VARIABLE;
use crate::call::{call_of, failed};

/// The first file of a built page.
const INDEX: &str = "index.html";
/// Names of the files in here carry a hash of their content, so they never change.
const HASHED: &str = "assets/";

/// Where the page is.
pub(crate) struct Pages {
    /// The folder asked for.
    pub(crate) chosen: Option<PathBuf>,
}

impl Pages {
    /// The folder with a built page. Looked for at every request, so that a build made meanwhile is found.
    fn folder(&self) -> Option<PathBuf> {
        let variable = || std::env::var_os(UI_VARIABLE).filter(|value| !value.is_empty());
        if let Some(folder) = self.chosen.clone().or_else(|| variable().map(PathBuf::from)) {
            return Some(folder).filter(|folder| folder.join(INDEX).is_file());
        }
        let built = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../ui/dist"));
        let program = std::env::current_exe().ok();
        let beside = program.as_deref().and_then(Path::parent).map(Path::to_owned);
        let packed = beside.into_iter().flat_map(|folder| {
            [folder.join("ui/dist"), folder.join("ui"), folder.join("../share/arbiters-desk/ui")]
        });
        packed.chain([built]).find(|folder| folder.join(INDEX).is_file())
    }
}

/// A file of the page; the page itself for `/` and for addresses that the page keeps for itself.
pub(crate) async fn page(
    State(pages): State<Arc<Pages>>,
    headers: HeaderMap,
    uri: Uri,
) -> Response {
    let messages = call_of(&headers).messages();
    let path = uri.path().to_owned();
    if path.starts_with("/api/") {
        return missing(messages);
    }
    let read = tokio::task::spawn_blocking(move || read(&pages, &path)).await;
    match read {
        Ok(Found::File { name, bytes }) => {
            let cache = if name.starts_with(HASHED) {
                "public, max-age=31536000, immutable"
            } else {
                "no-cache"
            };
            ([(CONTENT_TYPE, media_type(&name)), (CACHE_CONTROL, cache)], bytes).into_response()
        }
        Ok(Found::NotBuilt) => not_built(messages),
        Ok(Found::Nothing) | Err(_) => missing(messages),
    }
}

enum Found {
    File { name: String, bytes: Vec<u8> },
    Nothing,
    NotBuilt,
}

fn read(pages: &Pages, path: &str) -> Found {
    let Some(folder) = pages.folder() else { return Found::NotBuilt };
    let Some(name) = file_name(path) else { return Found::Nothing };
    // A link in the folder does not lead out of it.
    let inside = |file: &Path| {
        let (Ok(file), Ok(folder)) = (file.canonicalize(), folder.canonicalize()) else {
            return false;
        };
        file.starts_with(folder)
    };
    let file = folder.join(&name);
    if !inside(&file) {
        return Found::Nothing;
    }
    std::fs::read(file).map_or(Found::Nothing, |bytes| Found::File { name, bytes })
}

/// The file a path asks for, relative to the folder. `None` for one that tries to leave it. Names of the page's files
/// are plain ASCII, so nothing is unescaped.
fn file_name(path: &str) -> Option<String> {
    let plain =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '/' | '-' | '_' | '.' | '@' | '+' | '~');
    let relative = path.trim_start_matches('/');
    let parts_are_names =
        Path::new(relative).components().all(|part| matches!(part, Component::Normal(_)));
    if !relative.chars().all(plain) || !parts_are_names {
        return None;
    }
    let last = relative.rsplit('/').next().unwrap_or_default();
    Some(if last.contains('.') { relative.to_owned() } else { INDEX.to_owned() })
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json; charset=utf-8",
        "webmanifest" => "application/manifest+json; charset=utf-8",
        "txt" | "ftl" => "text/plain; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "gif" => "image/gif",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "woff" => "font/woff",
        "ttf" => "font/ttf",
        "otf" => "font/otf",
        "wasm" => "application/wasm",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "pdf" => "application/pdf",
        _ => "application/octet-stream",
    }
}

fn missing(messages: &Messages) -> Response {
    failed(StatusCode::NOT_FOUND, &ApiError::plain(Code::NotFound, messages, "server-no-page"))
}

fn not_built(messages: &Messages) -> Response {
    let (title, text) =
        (messages.plain("server-not-built"), messages.plain("server-not-built-text"));
    let lang = messages.language().code();
    let html = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <h1>{title}</h1>\n<p>{text}</p>\n\
         <pre>npm --prefix ui ci\nnpm --prefix ui run build</pre>\n</html>\n"
    );
    let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (StatusCode::SERVICE_UNAVAILABLE, headers, html).into_response()
}

#[cfg(test)]
mod tests {
    use super::file_name;

    #[track_caller]
    fn check(path: &str, expected: Option<&str>) {
        assert_eq!(file_name(path).as_deref(), expected, "{path}");
    }

    #[test]
    fn paths_name_files_of_the_page() {
        check("/", Some("index.html"));
        check("/index.html", Some("index.html"));
        check("/assets/index-B5_x.js", Some("assets/index-B5_x.js"));
        check("/rounds/3", Some("index.html"));
    }

    #[test]
    fn paths_do_not_leave_the_folder() {
        check("/../Cargo.toml", None);
        check("/assets/../../Cargo.toml", None);
        check("/%2e%2e/Cargo.toml", None);
        check("/..%2fCargo.toml", None);
        check("/assets\\..\\x.js", None);
        check("/c:/x.js", None);
        check("//etc/passwd", Some("index.html"));
        check("//etc/hosts.txt", Some("etc/hosts.txt"));
        check("/a\0.js", None);
    }
}
