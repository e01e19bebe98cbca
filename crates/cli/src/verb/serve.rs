//! `arbiter serve`: the page in a browser.

use i18n::args;
use server::{Ending, Reach, ServeError, ServeOptions, serve};

use crate::args::ServeArgs;
use crate::failure::{Answer, Failure};
use crate::session::Session;

pub(crate) fn run(session: &mut Session<'_>, args: &ServeArgs) -> Result<Answer, Failure> {
    let reach = if args.lan { Reach::LocalNetwork } else { Reach::Loopback };
    let options = ServeOptions { port: args.port, ui: None, reach };
    let desk = session.desk(args.event.as_deref())?;
    let unable = |session: &Session<'_>, error: &std::io::Error| {
        Failure::unusable(
            session.words("cli-serve-no-runtime", &args! { "why" => error.to_string() }),
        )
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| unable(session, &error))?;
    runtime.block_on(async {
        let ending = Ending::listen().map_err(|error| unable(session, &error))?;
        let running =
            serve(desk.clone(), options).await.map_err(|error| stopped(session, &error))?;
        session.say(&session.words("cli-serve-address", &args! { "url" => running.url() }))?;
        session.flush()?;
        running.until(ending).await;
        Ok::<(), Failure>(())
    })?;
    // The last call may still hold the event on a thread of its own; closing gives the file free in any case.
    session.ask(&desk, "event.close", &serde_json::json!({}))?;
    Ok(Answer::Yes)
}

fn stopped(session: &Session<'_>, error: &ServeError) -> Failure {
    let key = error.message_key();
    match error {
        ServeError::LocalNetwork => {
            Failure::refused(session.words(key, &args! { "port" => 0, "why" => "" }))
        }
        ServeError::PortTaken { port } => Failure::unusable(
            session.words(key, &args! { "port" => port.to_string(), "why" => "" }),
        ),
        ServeError::Port { port, why } => {
            let args = args! { "port" => port.to_string(), "why" => why.to_string() };
            Failure::unusable(session.words(key, &args))
        }
    }
}
