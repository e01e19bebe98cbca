//! One method of the desk: a name in the path, JSON in, JSON out.

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use desk::{ApiError, Call, Code, Desk};
use i18n::Language;

/// `POST /api/{method}`.
pub(crate) async fn call(
    State(desk): State<Desk>,
    Path(method): Path<String>,
    headers: HeaderMap,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    let call = call_of(&headers);
    let params = match body {
        Ok(body) => {
            String::from_utf8(body.into()).map_err(|_| (StatusCode::BAD_REQUEST, "server-not-text"))
        }
        Err(refused) if refused.status() == StatusCode::PAYLOAD_TOO_LARGE => {
            Err((StatusCode::PAYLOAD_TOO_LARGE, "server-too-large"))
        }
        Err(_) => Err((StatusCode::BAD_REQUEST, "server-body-cut")),
    };
    let params = match params {
        Ok(params) => params,
        Err((status, key)) => {
            return failed(status, &ApiError::plain(Code::BadInput, call.messages(), key));
        }
    };
    let messages = call.messages();
    let name = method.clone();
    // The desk reads and writes files, and draws rounds: not on a thread that carries connections.
    let answer = tokio::task::spawn_blocking(move || desk.call(&method, &params, &call)).await;
    match answer {
        Ok(Ok(json)) => answered(StatusCode::OK, json),
        Ok(Err(error)) => failed(status(error.code), &error),
        Err(fault) => failed(
            StatusCode::INTERNAL_SERVER_ERROR,
            &ApiError::internal(messages, &name, &fault.to_string()),
        ),
    }
}

/// The first language of the request that there are messages for.
pub(crate) fn call_of(headers: &HeaderMap) -> Call {
    let asked =
        headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let language = asked
        .split(',')
        .filter_map(|item| Language::from_locale(item.split(';').next().unwrap_or_default()))
        .next()
        .unwrap_or_default();
    Call::in_language(language.code())
}

/// An error as JSON.
pub(crate) fn failed(status: StatusCode, error: &ApiError) -> Response {
    let json = serde_json::to_string(error).expect("an error is plain data with text keys");
    answered(status, json)
}

fn answered(status: StatusCode, json: String) -> Response {
    let headers = [(CONTENT_TYPE, "application/json; charset=utf-8"), (CACHE_CONTROL, "no-store")];
    (status, headers, json).into_response()
}

/// For programs that look at the status alone; the code in the body says the same.
fn status(code: Code) -> StatusCode {
    match code {
        Code::BadInput => StatusCode::BAD_REQUEST,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::Stale => StatusCode::CONFLICT,
        Code::Refused | Code::NeedsReason => StatusCode::UNPROCESSABLE_ENTITY,
        Code::ReadOnly => StatusCode::LOCKED,
        Code::NoEvent => StatusCode::SERVICE_UNAVAILABLE,
        Code::Io | Code::Damaged | Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}
