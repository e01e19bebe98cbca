//! Who is answered. Any page in the arbiter's browser can send requests to the loopback address; only the page
//! served from here may be heard.
//!
//! - `Host` must name this server: a foreign name that was pointed at 127.0.0.1 (DNS rebinding) is turned away.
//! - `Origin`, where a browser sends it, must be this server.
//! - Methods need the header `X-Arbiter: 1`, which a foreign page cannot send without asking first, and is never allowed.

use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_LENGTH, CONTENT_SECURITY_POLICY, HOST, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use desk::{ApiError, Code};

use crate::BODY_LIMIT;
use crate::call::{call_of, failed};

/// The policy of the window, with the server in place of its IPC.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; \
     style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'";

/// The names under which the server is reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Doors {
    /// The port it listens on.
    pub(crate) port: u16,
}

impl Doors {
    /// `127.0.0.1:8000`, `localhost:8000`.
    fn are(self, host: &str) -> bool {
        let (name, port) = host.rsplit_once(':').unwrap_or((host, "80"));
        let ours = name == "127.0.0.1" || name.eq_ignore_ascii_case("localhost");
        ours && port.parse() == Ok(self.port)
    }

    fn let_in(self, headers: &HeaderMap) -> bool {
        let host = headers.get(HOST).and_then(|host| host.to_str().ok());
        let origin_is_ours = match headers.get(ORIGIN) {
            None => true,
            Some(origin) => origin
                .to_str()
                .ok()
                .and_then(|origin| origin.strip_prefix("http://"))
                .is_some_and(|origin| self.are(origin)),
        };
        host.is_some_and(|host| self.are(host)) && origin_is_ours
    }
}

/// Turns away what comes by a foreign name or from a foreign page.
pub(crate) async fn own_pages_only(
    State(doors): State<Doors>,
    request: Request,
    next: Next,
) -> Response {
    if doors.let_in(request.headers()) {
        next.run(request).await
    } else {
        refused(request.headers(), "server-foreign")
    }
}

/// Turns away calls without the header, and those that announce more than is read.
pub(crate) async fn marked_only(request: Request, next: Next) -> Response {
    let headers = request.headers();
    let length = headers.get(CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if headers.get("x-arbiter").is_none_or(|value| value != "1") {
        refused(headers, "server-unmarked")
    } else if length.is_some_and(|length: usize| length > BODY_LIMIT) {
        let error =
            ApiError::plain(Code::BadInput, call_of(headers).messages(), "server-too-large");
        failed(StatusCode::PAYLOAD_TOO_LARGE, &error)
    } else {
        next.run(request).await
    }
}

fn refused(headers: &HeaderMap, key: &str) -> Response {
    let call = call_of(headers);
    failed(StatusCode::FORBIDDEN, &ApiError::plain(Code::Refused, call.messages(), key))
}

/// Headers of every answer.
pub(crate) async fn with_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let fixed = [
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (X_FRAME_OPTIONS, "DENY"),
        (REFERRER_POLICY, "no-referrer"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ];
    for (name, value) in fixed {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
    response
}

#[cfg(test)]
mod tests {
    use super::Doors;
    use axum::http::header::{HOST, ORIGIN};
    use axum::http::{HeaderMap, HeaderValue};

    #[track_caller]
    fn check(host: &'static str, origin: Option<&'static str>, expected: bool) {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_static(host));
        if let Some(origin) = origin {
            headers.insert(ORIGIN, HeaderValue::from_static(origin));
        }
        assert_eq!(Doors { port: 8000 }.let_in(&headers), expected, "{host} {origin:?}");
    }

    #[test]
    fn only_names_of_this_server_are_doors() {
        check("127.0.0.1:8000", None, true);
        check("LocalHost:8000", None, true);
        check("127.0.0.1:8001", None, false);
        check("127.0.0.1", None, false);
        check("desk.example:8000", None, false);
        check("localhost.example:8000", None, false);
        check("127.0.0.1:8000:8000", None, false);
        check("", None, false);
    }

    #[test]
    fn an_origin_must_be_this_server() {
        check("127.0.0.1:8000", Some("http://127.0.0.1:8000"), true);
        check("127.0.0.1:8000", Some("http://localhost:8000"), true);
        check("127.0.0.1:8000", Some("https://127.0.0.1:8000"), false);
        check("127.0.0.1:8000", Some("http://127.0.0.1:9000"), false);
        check("127.0.0.1:8000", Some("http://example.org"), false);
        check("127.0.0.1:8000", Some("null"), false);
    }

    #[test]
    fn no_host_is_no_door() {
        assert!(!Doors { port: 8000 }.let_in(&HeaderMap::new()), "HTTP/1.0 without Host");
    }
}
