//! The stream of changes: every client hears at once what it has to ask for again.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive};
use axum::response::{IntoResponse, Response, Sse};
use desk::api::wire::Topic;
use desk::{ApiError, Changed, Code, Desk};
use tokio::sync::broadcast::{Receiver, Sender, channel};
use tokio_stream::StreamExt;
use tokio_stream::wrappers::BroadcastStream;
use tokio_stream::wrappers::errors::BroadcastStreamRecvError;

use crate::call::{call_of, failed};

/// Changes kept for a client that is slow to take them. One that lags further is told that everything is stale.
const KEPT: usize = 256;
/// Shorter than the time after which proxies and sleeping computers cut a silent line.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Passes the desk's changes on to every open stream.
pub(crate) struct Hub(Mutex<Option<Sender<Changed>>>);

impl Hub {
    /// Listens to a desk until the desk is gone.
    pub(crate) fn of(desk: &Desk) -> Arc<Hub> {
        let hub = Arc::new(Hub(Mutex::new(Some(channel(KEPT).0))));
        let changes = desk.subscribe();
        let forward = Arc::downgrade(&hub);
        std::thread::spawn(move || {
            for changed in changes {
                let Some(hub) = forward.upgrade() else { return };
                let Some(sender) = &*hub.sender() else { return };
                // It has no receiver while no page is open.
                let _ = sender.send(changed);
            }
        });
        hub
    }

    /// Ends every stream.
    pub(crate) fn close(&self) {
        self.sender().take();
    }

    fn listen(&self) -> Option<Receiver<Changed>> {
        self.sender().as_ref().map(Sender::subscribe)
    }

    fn sender(&self) -> std::sync::MutexGuard<'_, Option<Sender<Changed>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// `GET /api/events`.
pub(crate) async fn events(State(hub): State<Arc<Hub>>, headers: HeaderMap) -> Response {
    let Some(receiver) = hub.listen() else {
        let call = call_of(&headers);
        let error = ApiError::plain(Code::Refused, call.messages(), "server-stopping");
        return failed(StatusCode::SERVICE_UNAVAILABLE, &error);
    };
    let mut missed = false;
    let changes = BroadcastStream::new(receiver).filter_map(move |next| match next {
        Ok(changed) => {
            let changed =
                if missed { Changed { stale: EVERYTHING.to_vec(), ..changed } } else { changed };
            missed = false;
            Some(event(&changed))
        }
        // The next change follows in the same breath: the channel lags only while it holds some.
        Err(BroadcastStreamRecvError::Lagged(_)) => {
            missed = true;
            None
        }
    });
    let hello = tokio_stream::once(Ok(Event::default().retry(Duration::from_secs(1)).comment("")));
    let stream = Sse::new(hello.chain(changes)).keep_alive(KeepAlive::new().interval(KEEP_ALIVE));
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    ([unbuffered], stream).into_response()
}

fn event(changed: &Changed) -> Result<Event, std::convert::Infallible> {
    let json = serde_json::to_string(changed).expect("a change is plain data");
    Ok(Event::default().data(json))
}

/// What a client that lost some changes has to ask for again.
const EVERYTHING: [Topic; 8] = [
    Topic::Frame,
    Topic::Setup,
    Topic::Players,
    Topic::Rounds,
    Topic::Standings,
    Topic::Claims,
    Topic::Journal,
    Topic::Settings,
];
