//! What a submission may use, and every multiple of it.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::time::Duration;

/// Bytes of a planned input, unless somebody says otherwise: larger ones take longer to read than to solve.
pub const INPUT_BYTES_MAX: usize = 4 << 20;

/// The same in a package, where wide rows are as many as the lines allow.
pub const PACKAGE_INPUT_BYTES_MAX: usize = 16 << 20;

/// What may be said instead.
pub const INPUT_SIZES: RangeInclusive<usize> = 1 << 10..=64 << 20;

/// The limits of a problem, before a language's time factor.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Limits {
    /// CPU time in milliseconds.
    pub time_ms: u64,
    /// Peak memory in MiB.
    pub memory_mib: u64,
    /// Bytes written to standard output, in KiB.
    pub output_kib: u64,
    /// Whether the time is that of a program as it is, whatever its language: no factor multiplies it.
    pub whole_time: bool,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { time_ms: 1000, memory_mib: 256, output_kib: 1024, whole_time: false }
    }
}

impl Limits {
    /// The default for the answers of a function or a class: a site that calls them bounds none, and no answer that fits into the usual
    /// memory is longer as text. What prints without end is stopped all the same.
    pub const CALLED_OUTPUT_KIB: u64 = 65_536;
    /// The bounds a spec may set for each limit, so that a typing mistake cannot hang a machine.
    pub const TIME_MS_MAX: u64 = 600_000;
    /// See [`Limits::TIME_MS_MAX`].
    pub const MEMORY_MIB_MAX: u64 = 65_536;
    /// See [`Limits::TIME_MS_MAX`].
    pub const OUTPUT_KIB_MAX: u64 = 1_048_576;

    /// What a checker program may use for one output: enough for any honest one, and an end for a broken one.
    pub const CHECKER: Limits = Limits { time_ms: 20_000, memory_mib: 2048, output_kib: 1024, whole_time: false };
    /// What an interactor may use for one conversation, whatever its language; the wall time is the submission's and some seconds more.
    pub const INTERACTOR: Limits = Limits { output_kib: 16 * 1024, whole_time: true, ..Limits::CHECKER };
    /// What an input validator may use for one input, whatever its language: it is asked thousands of times, and a slow one is at fault.
    pub const VALIDATOR: Limits = Limits { time_ms: 10_000, whole_time: true, ..Limits::CHECKER };
    /// What a visualizer may use for one case, in any language.
    pub const VISUALIZER: Limits = Limits::VALIDATOR;
    /// What a generator may use for one input, in any language.
    pub const GENERATOR: Limits = Limits { time_ms: 10_000, memory_mib: 1024, output_kib: 16 * 1024, whole_time: true };
    /// What a problem's own explanation may use: a page for a person is short, but to explain at length takes its time.
    pub const EXPLANATION: Limits =
        Limits { time_ms: 30_000, memory_mib: 1024, output_kib: 16 * 1024, whole_time: false };
    /// The CPU time of a program, whatever its language, where neither the spec nor a measurement says one.
    pub const UNSTATED_TIME_MS: u64 = 10_000;

    /// The memory of a program, in MiB, that neither the spec nor a measurement bounds: textbook tries take 0.8 to 1.1 GiB on the largest
    /// inputs that are planned ([`INPUT_BYTES_MAX`]). It ends a run, and decides nothing.
    pub const UNSTATED_MEMORY_MIB: u64 = 2048;
    /// A submission may take so many times the memory of the accepted one that takes most.
    const TIMES_THE_LARGEST: u64 = 3;

    /// No derived limit is shorter: twice what right submissions took that go another way than the others, up to 40 times as slowly
    /// (`docs/judging.md`). It grows with this power of the language's factor: what has a runtime takes its time to start and to warm up.
    const LEAST_MS: f64 = 900.0;
    const LEAST_POWER: f64 = 1.2;
    /// From this share of the shortest limit on a submission is slow, so that it counts how its time grows: on LeetCode those that were
    /// judged too slow took 0.3 to 0.6 s and more here in C++ and Rust.
    const SLOW: f64 = 0.5;

    /// The same limits where nobody says a time.
    pub fn without_time(self) -> Limits {
        self.with_whole_time(Limits::UNSTATED_TIME_MS)
    }

    /// The same limits with a CPU time that no language's factor multiplies.
    pub fn with_whole_time(self, time_ms: u64) -> Limits {
        Limits { time_ms, whole_time: true, ..self }
    }

    /// Whether nobody says a time.
    pub fn is_unstated(self) -> bool {
        self.whole_time && self.time_ms == Limits::UNSTATED_TIME_MS
    }

    /// The limits of a program that gives the answers: enough for a slow but right one, and a soon end for one that hangs. However long its
    /// answers are, others may then give as much ([`Limits::with_room_for`]).
    ///
    /// The same wherever it is asked, so that what gives the answers of a testset is never too slow for a search: it follows from the
    /// spec alone, never from what was measured. Where the spec says no time, it is the one that everybody gets then.
    pub fn for_reference(self) -> Limits {
        const TIME_MS_MIN: u64 = 3_000;
        const OUTPUT_KIB_MIN: u64 = 64 * 1024;
        let time_ms = match self.whole_time {
            true => self.time_ms,
            false => (self.time_ms * 3).clamp(TIME_MS_MIN, Limits::TIME_MS_MAX),
        };
        Limits { time_ms, output_kib: self.output_kib.max(OUTPUT_KIB_MIN), ..self }.with_twice_the_memory()
    }

    /// The same limits with twice the memory.
    pub fn with_twice_the_memory(self) -> Limits {
        Limits { memory_mib: (self.memory_mib * 2).min(Limits::MEMORY_MIB_MAX), ..self }
    }

    /// The same limits where a right output has so many bytes: one may be laid out with twice as many and still be right.
    pub fn with_room_for(self, answer_bytes: usize) -> Limits {
        Limits { output_kib: self.output_kib.max(answer_bytes as u64 * 2 / 1024 + 1), ..self }
    }

    /// The wall time that goes with the CPU time. Only sleepers are to meet it: twice as long, and a second more for short ones. With
    /// [`Limits::NEAR_END`] times the CPU time that is three times the limit.
    pub fn wall(self) -> Duration {
        Duration::from_millis((self.time_ms * 2).max(self.time_ms + 1000))
    }

    /// The CPU time.
    pub fn cpu(self) -> Duration {
        Duration::from_millis(self.time_ms)
    }

    /// From this share of the time limit on, and up to [`Limits::NEAR_END`] of it, one measurement does not decide.
    pub const NEAR_START: f64 = 0.7;
    /// A program runs on up to so many times its time limit, so that it shows whether it passes it by little.
    pub const NEAR_END: f64 = 1.5;

    /// The same limits with the CPU time multiplied by a language's factor, where one applies.
    pub fn with_time_factor(self, factor: f64) -> Limits {
        if self.whole_time { self } else { self.with_times_the_time(factor) }
    }

    /// The same limits with so many times the CPU time.
    pub fn with_times_the_time(self, factor: f64) -> Limits {
        Limits { time_ms: (self.time_ms as f64 * factor).ceil() as u64, ..self }
    }

    /// A submission may take so many times as long as the slowest accepted one: `docs/judging.md` has the measurements that this rests on.
    pub const TIMES_THE_SLOWEST: f64 = 3.0;
    /// The power of the languages' time factors where a limit follows from a program in a quicker language. The factors say what judges
    /// grant; what the same solution takes differs more (`docs/judging.md`): 4 to 9 times in Java (factor 2), up to 85 in Python (factor 4).
    const ACROSS: f64 = 2.5;

    /// The limit, in milliseconds of CPU time, that follows from the slowest accepted run of a language with this time factor.
    ///
    /// Rounded up to a power of 1.5 of a second, so that two measurements mostly give the same.
    pub fn derived_time_ms(slowest: Duration, factor: f64) -> u64 {
        let wanted = Limits::TIMES_THE_SLOWEST * slowest.as_secs_f64();
        Limits::rounded_time_ms(wanted).max(Limits::least_ms(factor))
    }

    /// The limit, in MiB, that follows from the largest memory of an accepted submission in any language.
    pub fn derived_memory_mib(largest_kib: u64) -> u64 {
        let wanted = (Limits::TIMES_THE_LARGEST * largest_kib).div_ceil(1024).next_power_of_two();
        wanted.clamp(Limits::UNSTATED_MEMORY_MIB, Limits::MEMORY_MIB_MAX)
    }

    /// By what the time of a program counts for a limit in a language, by their time factors.
    pub fn across(from: f64, to: f64) -> f64 {
        if to > from { (to / from).powf(Limits::ACROSS) } else { to / from }
    }

    /// The shortest limit, in milliseconds of CPU time, of a language with this time factor, where it follows from other submissions.
    pub fn least_ms(factor: f64) -> u64 {
        const STEP: f64 = 100.0;
        let least = Limits::LEAST_MS * factor.powf(Limits::LEAST_POWER).max(1.0);
        ((least / STEP).round() * STEP) as u64
    }

    /// CPU time from which on a submission in a language with this time factor is slow.
    pub fn slow(factor: f64) -> Duration {
        Duration::from_millis(Limits::least_ms(factor)).mul_f64(Limits::SLOW)
    }

    /// Seconds, rounded up to a power of 1.5 of a second, as milliseconds within what a spec may say.
    pub fn rounded_time_ms(seconds: f64) -> u64 {
        const STEP: f64 = 1.5;
        // What lies on a step already stays on it.
        let power = (seconds.max(0.001).ln() / STEP.ln() - 1e-6).ceil();
        ((STEP.powf(power) * 1000.0).ceil() as u64).min(Limits::TIME_MS_MAX)
    }
}

/// The limits that were measured on this machine, where the spec states none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measures {
    /// CPU time in milliseconds by language, whatever the language's factor.
    pub time_ms: BTreeMap<String, Measure>,
    /// Memory in MiB, of every language.
    pub memory_mib: Option<Measure>,
}

impl Measures {
    /// Takes over what was measured of other languages.
    pub fn add(&mut self, other: Measures) {
        self.time_ms.extend(other.time_ms);
        self.memory_mib = other.memory_mib.or(self.memory_mib.take());
    }
}

/// A limit that was measured.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Measure {
    pub limit: u64,
    /// The submission from which it follows; none where none could be run.
    pub on: Option<String>,
}

/// The limits that whoever hands a submission in asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Asked {
    /// CPU time in milliseconds, whatever the language.
    pub time_ms: Option<u64>,
    /// Memory in MiB, before the language's share.
    pub memory_mib: Option<u64>,
    /// Whether the memory that ends a run decides where none is stated or measured ([`Limits::UNSTATED_MEMORY_MIB`]).
    pub open_memory_decides: bool,
}

/// What inputs of a size bear: how the time of a right solution may grow with it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Borne {
    pub power: f64,
    /// The same in words, with logarithms.
    pub words: &'static str,
}

impl Borne {
    /// By the largest size that has it in a language with the time factor 1. They are the usual bounds of contests: all come to some 10^8
    /// steps, about a second.
    const TABLE: [(u64, Borne); 5] = [
        (150, Borne { power: 4.0, words: "n^4" }),
        (700, Borne { power: 3.0, words: "n^3" }),
        (15_000, Borne { power: 2.0, words: "n^2" }),
        (20_000_000, Borne { power: 1.0, words: "n log n" }),
        (u64::MAX, Borne { power: 0.5, words: "the square root of n" }),
    ];
    /// What must be read bears no less than these.
    pub const ELEMENTS_MAX: u64 = 1_000_000;
    /// Smaller sizes bear anything, such as 2^n.
    const SIZE_MIN: u64 = 50;
    /// So much more is clearly too much: another power, less what is lost in measuring. Half a power, as by square roots or by a second,
    /// smaller dimension, is not.
    const EXCESS: f64 = 0.75;

    /// The power of a language's time factor by which it makes fewer steps: some 10^7 to 10^8 of Python's (factor 4) are what sites grant.
    const FEWER: f64 = 1.5;

    /// What a largest size bears in a language with this time factor; none where that is anything.
    pub fn by(size: u64, factor: f64) -> Option<Borne> {
        let fewer = factor.max(1.0).powf(Borne::FEWER);
        let most = |(most, borne): &(u64, Borne)| *most as f64 / fewer.powf(1.0 / borne.power);
        let row = Borne::TABLE.into_iter().find(|row| row.0 == u64::MAX || size as f64 <= most(row));
        row.filter(|_| size > Borne::SIZE_MIN).map(|(_, borne)| borne)
    }

    /// Whether time that grows with this power of the size is clearly too long.
    pub fn is_exceeded(self, power: f64) -> bool {
        power >= self.power + Borne::EXCESS
    }
}
