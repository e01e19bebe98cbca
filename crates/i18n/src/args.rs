//! Arguments of a message.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

/// One value put into a message. Only numbers choose plural forms.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// Shown as it is.
    Text(String),
    /// A whole number.
    Number(i64),
}

/// The named arguments of one message. Build them with [`args!`](crate::args).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Args(Vec<(Cow<'static, str>, Arg)>);

impl Args {
    /// No arguments.
    pub const fn none() -> Args {
        Args(Vec::new())
    }

    /// Adds an argument, replacing one of the same name.
    pub fn set(&mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Arg>) {
        let name = name.into();
        self.0.retain(|(known, _)| *known != name);
        self.0.push((name, value.into()));
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, value: impl Into<Arg>) -> Args {
        self.set(name, value);
        self
    }

    pub(crate) fn fluent(&self) -> FluentArgs<'_> {
        self.0
            .iter()
            .map(|(name, value)| {
                let value: FluentValue<'_> = match value {
                    Arg::Text(text) => FluentValue::from(text.as_str()),
                    Arg::Number(number) => FluentValue::from(*number),
                };
                (name.as_ref(), value)
            })
            .collect()
    }
}

/// Arguments by name: `args! { "page" => 1, "name" => player.as_str() }`.
#[macro_export]
macro_rules! args {
    () => { $crate::Args::none() };
    ($($name:expr => $value:expr),+ $(,)?) => { $crate::Args::none()$(.with($name, $value))+ };
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&String> for Arg {
    fn from(text: &String) -> Arg {
        Arg::Text(text.clone())
    }
}

impl From<char> for Arg {
    fn from(sign: char) -> Arg {
        Arg::Text(sign.to_string())
    }
}

macro_rules! from_numbers {
    ($($number:ty)+) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )+};
}
from_numbers!(u8 u16 u32 i8 i16 i32 i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u64> for Arg {
    fn from(number: u64) -> Arg {
        Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
