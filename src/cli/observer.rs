//! Notes and progress of work, as lines and bars on standard error.

use crate::cli::trace::Trace;
use crate::report::progress::{Progress as Bar, Shows};
use ojkit_work::observer::{Level, Note, Observer, Progress};
use std::io::{self, Write};

/// Shows what work says while it goes on.
pub(super) struct Shown<'w> {
    stderr: &'w mut dyn Write,
    quiet: bool,
    shows: Shows,
    bars: Vec<Bar>,
    trace: Option<Traced<'w>>,
}

/// What the run says as it goes, and standard output.
type Traced<'w> = (&'w mut Trace, &'w mut dyn Write);

impl<'w> Shown<'w> {
    /// Notes go to `stderr`; progress goes to that of the process, which is a terminal or not, and to the run's trace.
    pub fn new(stderr: &'w mut dyn Write, quiet: bool, is_terminal: bool, trace: Option<Traced<'w>>) -> Shown<'w> {
        Shown { stderr, quiet, shows: Shows::on(is_terminal, quiet), bars: Vec::new(), trace }
    }
}

impl Observer for Shown<'_> {
    fn note(&mut self, note: Note) -> io::Result<()> {
        if self.quiet && note.level() != Level::Warning {
            return Ok(());
        }
        writeln!(self.stderr, "{}", line(&note))
    }

    fn progress(&mut self, progress: Progress) {
        if let Some((trace, out)) = &mut self.trace {
            trace.progress(progress, *out);
        }
        match (progress, self.bars.last()) {
            (Progress::Begun(what), _) => self.bars.push(Bar::new(self.shows, what)),
            (Progress::Ended, _) => drop(self.bars.pop()),
            (_, None) | (Progress::Done(_), _) => {}
            (Progress::Length(parts), Some(bar)) => bar.set_length(parts),
            (Progress::Advanced, Some(bar)) => bar.advance(1),
            (Progress::Started { case, limits, .. }, Some(bar)) => bar.begin(case, limits.cpu()),
            (Progress::Judged { case, .. }, Some(bar)) => {
                bar.end(&case.case);
                bar.advance(1);
            }
        }
    }
}

/// A note as a line, which says how much it matters.
fn line(note: &Note) -> String {
    match note.level() {
        Level::Warning => format!("warning: {note}"),
        Level::Note => format!("note: {note}"),
        Level::Done => note.to_string(),
    }
}
