//! Notes and progress of work, as lines and bars on standard error.

use crate::report::progress::{Progress as Bar, Shows};
use ojkit_work::observer::{Level, Note, Observer, Progress};
use std::io::{self, Write};

/// Shows what work says while it goes on.
pub(super) struct Shown<'w> {
    stderr: &'w mut dyn Write,
    quiet: bool,
    shows: Shows,
    bars: Vec<Bar>,
}

impl Shown<'_> {
    /// Notes go to `stderr`; progress goes to that of the process, which is a terminal or not.
    pub fn new(stderr: &mut dyn Write, quiet: bool, is_terminal: bool) -> Shown<'_> {
        Shown { stderr, quiet, shows: Shows::on(is_terminal, quiet), bars: Vec::new() }
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
        match (progress, self.bars.last()) {
            (Progress::Begun(what), _) => self.bars.push(Bar::new(self.shows, what)),
            (Progress::Ended, _) => drop(self.bars.pop()),
            (_, None) => {}
            (Progress::Length(parts), Some(bar)) => bar.set_length(parts),
            (Progress::Advanced, Some(bar)) => bar.advance(1),
            (Progress::At(what), Some(bar)) => bar.say(what),
        }
    }
}

/// A note as a line, which says how much it matters.
pub(super) fn line(note: &Note) -> String {
    match note.level() {
        Level::Warning => format!("warning: {note}"),
        Level::Note => format!("note: {note}"),
        Level::Done => note.to_string(),
    }
}
