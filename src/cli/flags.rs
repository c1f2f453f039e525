//! Flags that several commands share.

use ojkit_model::limits::{Asked, INPUT_SIZES};
use ojkit_search::stress::Amount;
use ojkit_text::size;
use ojkit_work::records::{MEMORY_MIB, SEARCH, Settings, TIME_MS, WALL_MS};
use std::path::PathBuf;
use std::time::Duration;

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
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(SEARCH))]
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

/// The flags that say what records may take which do not say it themselves.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct RecordLimits {
    /// How long one record may take by the clock, in milliseconds; a record's own `wall_ms` goes before it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(WALL_MS))]
    pub wall_ms: Option<u64>,
    /// The limit of CPU time in milliseconds, instead of the spec's; a record's own `time_ms` goes before it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(TIME_MS))]
    pub time_ms: Option<u64>,
    /// The memory limit in MiB, instead of the spec's; a record's own `memory_mib` goes before it
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(MEMORY_MIB))]
    pub memory_mib: Option<u64>,
}

impl RecordLimits {
    /// The flags as they may be given again, each after a space.
    pub fn words(&self) -> String {
        let flags = [("wall-ms", self.wall_ms), ("time-ms", self.time_ms), ("memory-mib", self.memory_mib)];
        let word = |(name, value): (&str, Option<u64>)| Some(format!(" --{name} {}", value?));
        flags.into_iter().filter_map(word).collect()
    }

    /// How records are judged, with this count of inputs.
    pub fn settings(&self, count: &Count) -> Settings {
        let asked = Asked { time_ms: self.time_ms, memory_mib: self.memory_mib, open_memory_decides: true };
        let search = count.amount().unwrap_or(Amount::Short);
        Settings { search, wall: self.wall_ms.map(Duration::from_millis), asked }
    }
}

/// The bytes that an input may have, as they are written in a flag.
pub(super) fn input_size(text: &str) -> Result<usize, String> {
    let allowed = size::read(text).filter(|bytes| INPUT_SIZES.contains(bytes));
    let [least, most] = [INPUT_SIZES.start(), INPUT_SIZES.end()].map(|bytes| size::shown(*bytes));
    allowed.ok_or_else(|| format!("it is a size such as 500k, 4MiB or 16M, from {least} to {most}"))
}
