//! A bar on stderr while something takes time.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// One bar; silent where there is no terminal.
#[derive(Debug)]
pub struct Progress {
    bar: ProgressBar,
}

impl Progress {
    /// A bar of unknown length; `shown` is for the caller to decide (a terminal, and not asked to be quiet).
    pub fn new(shown: bool, what: &str) -> Progress {
        let target = if shown { ProgressDrawTarget::stderr_with_hz(10) } else { ProgressDrawTarget::hidden() };
        let bar = ProgressBar::with_draw_target(Some(0), target);
        // The template is a constant, and a plain bar says enough.
        if let Ok(style) = ProgressStyle::with_template("{prefix} [{bar:30}] {pos}/{len} {msg}") {
            bar.set_style(style.progress_chars("=> "));
        }
        bar.set_prefix(what.to_string());
        Progress { bar }
    }

    /// How many steps there are.
    pub fn set_length(&self, steps: usize) {
        self.bar.set_length(steps as u64);
    }

    /// So many steps more are done.
    pub fn advance(&self, steps: usize) {
        self.bar.inc(steps as u64);
    }

    /// So many steps are done in all.
    pub fn set(&self, steps: usize) {
        self.bar.set_position(steps as u64);
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
