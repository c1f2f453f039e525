//! Flags that several commands share.

use ojkit_model::limits::INPUT_SIZES;
use ojkit_search::stress::Amount;
use ojkit_text::size;
use std::path::PathBuf;

/// The flag that names who is right.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Against {
    /// A reference whose answers are right, such as a brute force; it is used up to the size at which it is fast enough
    #[arg(long, value_name = "FILE")]
    pub against: Option<PathBuf>,
}

/// The flag that says how many inputs to search.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Count {
    /// How many generated inputs to try once all cases pass; 0 for none [default: what two seconds of CPU time are enough for, for one file; a fixed number with --from]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..=COUNT_MAX))]
    pub search: Option<u64>,
    /// Try more generated inputs: what ten seconds of CPU time are enough for
    #[arg(long, conflicts_with = "search")]
    pub deep: bool,
}

impl Count {
    /// What the user asks for, if anything.
    pub fn amount(&self) -> Option<Amount> {
        self.search.map(Amount::Exactly).or(self.deep.then_some(Amount::Deep))
    }

    /// The flag as it may be given again, behind a space.
    pub fn words(&self) -> String {
        let deep = if self.deep { " --deep" } else { "" };
        self.search.map_or(deep.to_owned(), |count| format!(" --search {count}"))
    }
}

/// More inputs than this are a mistake.
const COUNT_MAX: u64 = 1_000_000_000_000;

/// The bytes that an input may have, as they are written in a flag.
pub(super) fn input_size(text: &str) -> Result<usize, String> {
    let allowed = size::read(text).filter(|bytes| INPUT_SIZES.contains(bytes));
    let [least, most] = [INPUT_SIZES.start(), INPUT_SIZES.end()].map(|bytes| size::shown(*bytes));
    allowed.ok_or_else(|| format!("it is a size such as 500k, 4MiB or 16M, from {least} to {most}"))
}
