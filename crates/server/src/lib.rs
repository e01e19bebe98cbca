//! The desk over HTTP: every method, one stream of changes, and the page itself, for browsers on this computer.
//!
//! It knows no method and no rule: a request names a method, its body goes to the desk as it is, and the desk's
//! answer goes back as it is. It listens on the loopback address alone, and answers only pages that it served
//! itself (see `guard`).
//!
//! In reading order: [`serve`], `guard` (who is answered), `call` (methods), `events` (changes), `page` (files).
//!
//! ```no_run
//! use desk::{Desk, DeskOptions};
//! use server::{Ending, ServeOptions, serve};
//!
//! # async fn run() -> Result<(), Box<dyn std::error::Error>> {
//! let desk = Desk::new(DeskOptions::in_folder("data".as_ref()))?;
//! let ending = Ending::listen()?;
//! let running = serve(desk, ServeOptions::default()).await?;
//! println!("{}", running.url());
//! running.until(ending).await;
//! # Ok(())
//! # }
//! ```

mod call;
mod events;
mod guard;
mod page;

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use desk::Desk;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use events::Hub;
use guard::Doors;
use page::Pages;

/// The largest request: a rating list or a photo of a scoresheet fits, a mistake does not fill the memory.
pub const BODY_LIMIT: usize = 64 << 20;
/// How long a stop waits for calls that are under way.
const LAST_CALLS: Duration = Duration::from_secs(5);

/// How the server is set up.
#[derive(Clone, Debug, Default)]
pub struct ServeOptions {
    /// Port; `None` or 0: any free one.
    pub port: Option<u16>,
    /// Folder of the built page; left out: where [`ARBITER_UI`](UI_VARIABLE) says, or where builds and packages put it.
    pub ui: Option<PathBuf>,
    /// Who can reach it.
    pub reach: Reach,
}

/// Environment variable with the folder of the built page.
pub const UI_VARIABLE: &str = "ARBITER_UI";

/// Who can reach the server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reach {
    /// Programs on this computer.
    #[default]
    Loopback,
    /// The local network. Refused: there are no roles and tokens for other computers.
    LocalNetwork,
}

/// Why the server does not run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The local network was asked for.
    #[error("pages for the local network are not part of this version")]
    LocalNetwork,
    /// Another program listens there.
    #[error("port {port} is taken by another program")]
    PortTaken {
        /// The port asked for.
        port: u16,
    },
    /// The port cannot be opened.
    #[error("port {port}: {why}")]
    Port {
        /// The port asked for.
        port: u16,
        /// What the system says.
        why: std::io::Error,
    },
}

impl ServeError {
    /// Key of the message in the user's language; it takes `port` and `why`.
    pub fn message_key(&self) -> &'static str {
        match self {
            ServeError::LocalNetwork => "server-no-lan",
            ServeError::PortTaken { .. } => "server-port-taken",
            ServeError::Port { .. } => "server-port-trouble",
        }
    }
}

/// A server that listens.
pub struct Running {
    /// Where.
    pub address: SocketAddr,
    hub: Arc<Hub>,
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Opens the port and answers from then on.
///
/// # Errors
/// [`ServeError`] if the port cannot be opened, or if the local network is asked for.
pub async fn serve(desk: Desk, options: ServeOptions) -> Result<Running, ServeError> {
    match options.reach {
        Reach::Loopback => {}
        Reach::LocalNetwork => return Err(ServeError::LocalNetwork),
    }
    let port = options.port.unwrap_or(0);
    let trouble = |why: std::io::Error| match why.kind() {
        std::io::ErrorKind::AddrInUse => ServeError::PortTaken { port },
        _ => ServeError::Port { port, why },
    };
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(trouble)?;
    let address = listener.local_addr().map_err(|why| ServeError::Port { port, why })?;
    let hub = Hub::of(&desk);
    let router = router(desk, Arc::clone(&hub), Doors { port: address.port() }, options.ui);
    let (stop, stopped) = oneshot::channel::<()>();
    let task = tokio::spawn(async move {
        let until = async {
            // A dropped sender stops the server as well.
            let _ = stopped.await;
        };
        let served = axum::serve(listener, router).with_graceful_shutdown(until).await;
        served.expect(
            "axum's loop answers errors of single connections itself and ends only when told",
        );
    });
    Ok(Running { address, hub, stop, task })
}

impl Running {
    /// The address as a browser takes it.
    pub fn url(&self) -> String {
        format!("http://{}/", self.address)
    }

    /// Serves until the end is asked for.
    pub async fn until(self, ending: Ending) {
        ending.asked().await;
        self.stop().await;
    }

    /// Takes no new call, lets those under way end, and closes the streams of changes.
    pub async fn stop(self) {
        self.hub.close();
        // The receiver is gone only if the server has ended already.
        let _ = self.stop.send(());
        let mut task = self.task;
        if tokio::time::timeout(LAST_CALLS, &mut task).await.is_err() {
            task.abort();
        }
    }
}

fn router(desk: Desk, hub: Arc<Hub>, doors: Doors, ui: Option<PathBuf>) -> Router {
    let methods = Router::new()
        .route("/api/{method}", post(call::call))
        .layer(from_fn(guard::marked_only))
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .with_state(desk);
    let changes = Router::new().route("/api/events", get(events::events)).with_state(hub);
    let files = Router::new().fallback(get(page::page)).with_state(Arc::new(Pages { chosen: ui }));
    methods
        .merge(changes)
        .merge(files)
        .layer(from_fn_with_state(doors, guard::own_pages_only))
        .layer(from_fn(guard::with_headers))
}

/// Ctrl+C, or the polite request of the system to end (SIGTERM).
pub struct Ending {
    #[cfg(unix)]
    signals: [tokio::signal::unix::Signal; 2],
    #[cfg(windows)]
    interrupt: tokio::signal::windows::CtrlC,
}

impl Ending {
    /// From here on neither ends the program by itself. To be called before anyone is told that the server runs.
    ///
    /// # Errors
    /// If the system does not give its signals.
    pub fn listen() -> std::io::Result<Ending> {
        #[cfg(unix)]
        {
            use tokio::signal::unix::{SignalKind, signal};
            Ok(Ending {
                signals: [signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?],
            })
        }
        #[cfg(windows)]
        {
            Ok(Ending { interrupt: tokio::signal::windows::ctrl_c()? })
        }
    }

    #[cfg(unix)]
    async fn asked(self) {
        let [mut interrupt, mut terminate] = self.signals;
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }

    #[cfg(windows)]
    async fn asked(mut self) {
        self.interrupt.recv().await;
    }
}
