//! Flags that several commands share.

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
    /// How many generated inputs to try once all cases pass; 0 for none [default: about two seconds' worth for one file, a fortieth of that with --from]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..=COUNT_MAX))]
    pub search: Option<u64>,
}

/// More inputs than this are a mistake.
const COUNT_MAX: u64 = 1_000_000_000_000;
