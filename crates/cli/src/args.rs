//! What can be typed. Help texts are messages: `cli-<verb>-about`, `cli-<verb>-example`, `cli-arg-<name>`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

#[derive(Debug, Parser)]
#[command(name = "arbiter", version, disable_help_subcommand = true, propagate_version = false)]
pub(crate) struct Cli {
    #[arg(long, global = true, value_name = "en|es", value_parser = ["en", "es", "qps"], hide_possible_values = true)]
    pub(crate) lang: Option<String>,
    #[arg(long = "as", global = true, value_name = "NAME")]
    pub(crate) name: Option<String>,
    #[command(subcommand)]
    pub(crate) verb: Verb,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    Call(CallArgs),
    Serve(ServeArgs),
}

#[derive(Debug, Args)]
pub(crate) struct CallArgs {
    pub(crate) method: String,
    #[arg(default_value = "{}", hide_default_value = true)]
    pub(crate) json: String,
    #[arg(long, value_name = "E.arbiter")]
    pub(crate) event: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct ServeArgs {
    #[arg(long, value_name = "E.arbiter")]
    pub(crate) event: Option<PathBuf>,
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<u16>,
    #[arg(long)]
    pub(crate) lan: bool,
}
