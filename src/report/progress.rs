//! How far work is, on standard error, while something takes time: a bar, or now and then a line where there is no terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle, WeakProgressBar};
use std::io::{self, Write};
use std::sync::{Mutex, MutexGuard, Once, PoisonError};
use std::thread;
use std::time::Duration;

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

/// What takes time just now and is told as lines; a step stands behind what it is a step of.
struct Told(Vec<WeakProgressBar>);

static TOLD: Mutex<Told> = Mutex::new(Told(Vec::new()));
static TELLER: Once = Once::new();

impl Told {
    fn begin(&mut self, bar: &ProgressBar) {
        self.0.retain(|bar| bar.upgrade().is_some());
        self.0.push(bar.downgrade());
    }

    /// How far the whole is.
    fn line(&self) -> Option<String> {
        let bar = self.0.iter().find_map(WeakProgressBar::upgrade)?;
        let (done, what, seconds) = (bar.position(), bar.prefix(), bar.elapsed().as_secs());
        Some(match (done, bar.length().filter(|steps| *steps > 0)) {
            (_, Some(steps)) => format!("{what}: {done} of {steps}, {seconds} s"),
            (0, None) => format!("{what}: {seconds} s"),
            (_, None) => format!("{what}: {done}, {seconds} s"),
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
        if shows == Shows::Lines {
            told().begin(&bar);
            // A machine without room for a thread shows nothing.
            TELLER.call_once(|| drop(thread::Builder::new().name("progress".to_owned()).spawn(tell)));
        }
        Progress { bar }
    }

    /// How many steps there are.
    pub fn set_length(&self, steps: usize) {
        if let Ok(style) = ProgressStyle::with_template("{prefix} [{bar:30}] {pos}/{len} {elapsed} {msg}") {
            self.bar.set_style(style.progress_chars("=> "));
        }
        self.bar.set_length(steps as u64);
    }

    /// So many steps more are done.
    pub fn advance(&self, steps: usize) {
        self.bar.inc(steps as u64);
    }

    /// What is being done now.
    pub fn say(&self, message: &str) {
        self.bar.set_message(message.to_string());
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
        told.begin(&records.bar);
        records.advance(3);
        assert_eq!(told.line().as_deref(), Some("records answered: 3, 0 s"));
        records.set_length(504);
        records.advance(117);
        let step = bar("sum: drawing cases");
        told.begin(&step.bar);
        assert_eq!(told.line().as_deref(), Some("records answered: 120 of 504, 0 s"));
        drop(records);
        assert_eq!(told.line().as_deref(), Some("sum: drawing cases: 0 s"));
        drop(step);
        assert_eq!(told.line(), None);
    }

    #[test]
    fn lines_are_for_where_there_is_neither_a_terminal_nor_a_wish_for_quiet() {
        let all = [(true, false), (false, false), (true, true), (false, true)].map(|(is, quiet)| Shows::on(is, quiet));
        assert_eq!(all, [Shows::Bar, Shows::Lines, Shows::Nothing, Shows::Nothing]);
    }
}
