//! How far work is, on standard error, while something takes time: a bar, or now and then a line where there is no terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressState, ProgressStyle, WeakProgressBar};
use std::fmt;
use std::io::{self, Write};
use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

/// How often a line is written.
const EVERY: Duration = Duration::from_secs(10);

/// How progress is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// As a bar, on a terminal.
    Bar,
    /// As lines, in a pipe or a file.
    Lines,
    /// Not at all: the user wants quiet.
    Nothing,
}

impl Shows {
    /// What suits standard error.
    pub fn on(is_terminal: bool, quiet: bool) -> Shows {
        match (quiet, is_terminal) {
            (true, _) => Shows::Nothing,
            (false, true) => Shows::Bar,
            (false, false) => Shows::Lines,
        }
    }
}

/// What runs just now, with when it began and how long it may take.
#[derive(Clone, Debug, Default)]
struct Running(Arc<Mutex<Vec<(String, Instant, Duration)>>>);

/// What takes longer is told.
const LONG: Duration = Duration::from_secs(2);

impl Running {
    fn all(&self) -> MutexGuard<'_, Vec<(String, Instant, Duration)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// `, secret/large/03 runs, 4 of 10 s`: of what runs longest; nothing where it does not run for long.
    fn line(&self) -> String {
        let all = self.all();
        let longest = all.iter().map(|(name, begun, limit)| (begun.elapsed(), name, limit)).max();
        let long = longest.filter(|(taken, ..)| *taken >= LONG);
        long.map_or(String::new(), |(taken, name, limit)| {
            // By the clock it may take longer than the processors' time that it has.
            let of = if taken < *limit { format!(" of {}", limit.as_secs_f64().ceil()) } else { String::new() };
            format!(", {name} runs, {}{of} s", taken.as_secs())
        })
    }
}

/// What takes time just now and is told as lines; a step stands behind what it is a step of.
struct Told(Vec<(WeakProgressBar, Running)>);

static TOLD: Mutex<Told> = Mutex::new(Told(Vec::new()));
static TELLER: Once = Once::new();

impl Told {
    fn begin(&mut self, Progress { bar, running }: &Progress) {
        self.0.retain(|(bar, _)| bar.upgrade().is_some());
        self.0.push((bar.downgrade(), running.clone()));
    }

    /// How far the whole is.
    fn line(&self) -> Option<String> {
        let bar = self.0.iter().find_map(|(bar, _)| bar.upgrade())?;
        let running: String = self.0.iter().map(|(_, running)| running.line()).collect();
        let (done, what, seconds) = (bar.position(), bar.prefix(), bar.elapsed().as_secs());
        Some(match (done, bar.length().filter(|steps| *steps > 0)) {
            (_, Some(steps)) => format!("{what}: {done} of {steps}, {seconds} s{running}"),
            (0, None) => format!("{what}: {seconds} s{running}"),
            (_, None) => format!("{what}: {done}, {seconds} s{running}"),
        })
    }
}

fn told() -> MutexGuard<'static, Told> {
    TOLD.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Writes a line now and then for as long as the process lives, also while no step ends.
fn tell() {
    loop {
        thread::sleep(EVERY);
        let line = told().line();
        if let Some(line) = line {
            // Whoever reads notes no longer hears of it at the next one.
            let _ = writeln!(io::stderr(), "{line}");
        }
    }
}

/// Something that takes time.
#[derive(Debug)]
pub struct Progress {
    bar: ProgressBar,
    running: Running,
}

impl Progress {
    /// It begins; how many steps it has is not known yet.
    pub fn new(shows: Shows, what: &str) -> Progress {
        let target = match shows {
            Shows::Bar => ProgressDrawTarget::stderr_with_hz(10),
            Shows::Lines | Shows::Nothing => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(Some(0), target);
        // Templates are constants, and a plain bar says enough.
        if let Ok(style) = ProgressStyle::with_template("{prefix}: {elapsed} {msg}") {
            bar.set_style(style);
        }
        bar.set_prefix(what.to_string());
        if shows == Shows::Bar {
            // Also what has no steps goes on.
            bar.enable_steady_tick(Duration::from_secs(1));
        }
        let progress = Progress { bar, running: Running::default() };
        if shows == Shows::Lines {
            told().begin(&progress);
            // A machine without room for a thread shows nothing.
            TELLER.call_once(|| drop(thread::Builder::new().name("progress".to_owned()).spawn(tell)));
        }
        progress
    }

    /// How many steps there are.
    pub fn set_length(&self, steps: usize) {
        if let Ok(style) = ProgressStyle::with_template("{prefix} [{bar:30}] {pos}/{len} {elapsed} {msg}{running}") {
            let running = self.running.clone();
            let style = style.with_key("running", move |_: &ProgressState, out: &mut dyn fmt::Write| {
                let _ = out.write_str(&running.line());
            });
            self.bar.set_style(style.progress_chars("=> "));
        }
        self.bar.set_length(steps as u64);
    }

    /// So many steps more are done.
    pub fn advance(&self, steps: usize) {
        self.bar.inc(steps as u64);
    }

    /// A case begins, for which there is so long.
    pub fn begin(&self, case: &str, limit: Duration) {
        self.running.all().push((case.to_owned(), Instant::now(), limit));
    }

    /// It has ended, or an earlier run knows it.
    pub fn end(&self, case: &str) {
        let mut all = self.running.all();
        if let Some(at) = all.iter().position(|(name, ..)| name == case) {
            all.swap_remove(at);
        }
        self.bar.set_message(case.to_owned());
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_says_how_many_steps_of_the_whole_are_done_and_nothing_once_it_is_over() {
        let (mut told, bar) = (Told(Vec::new()), |what| Progress::new(Shows::Nothing, what));
        assert_eq!(told.line(), None);
        let records = bar("records answered");
        told.begin(&records);
        records.advance(3);
        assert_eq!(told.line().as_deref(), Some("records answered: 3, 0 s"));
        records.set_length(504);
        records.advance(117);
        let step = bar("sum: drawing cases");
        told.begin(&step);
        assert_eq!(told.line().as_deref(), Some("records answered: 120 of 504, 0 s"));
        drop(records);
        assert_eq!(told.line().as_deref(), Some("sum: drawing cases: 0 s"));
        drop(step);
        assert_eq!(told.line(), None);
    }

    #[test]
    fn a_case_that_runs_for_long_is_named_with_the_time_that_it_has() {
        let (mut told, judging) = (Told(Vec::new()), Progress::new(Shows::Nothing, "judging"));
        told.begin(&judging);
        judging.set_length(64);
        judging.begin("secret/small/01", Duration::from_secs(10));
        assert_eq!(told.line().as_deref(), Some("judging: 0 of 64, 0 s"));
        let begun = Instant::now() - Duration::from_secs(4);
        judging.running.all().push(("secret/large/03".to_owned(), begun, Duration::from_millis(9_500)));
        assert_eq!(told.line().as_deref(), Some("judging: 0 of 64, 0 s, secret/large/03 runs, 4 of 10 s"));
        judging.end("secret/large/03");
        assert_eq!(told.line().as_deref(), Some("judging: 0 of 64, 0 s"));
    }

    #[test]
    fn lines_are_for_where_there_is_neither_a_terminal_nor_a_wish_for_quiet() {
        let all = [(true, false), (false, false), (true, true), (false, true)].map(|(is, quiet)| Shows::on(is, quiet));
        assert_eq!(all, [Shows::Bar, Shows::Lines, Shows::Nothing, Shows::Nothing]);
    }
}
