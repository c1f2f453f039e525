//! A layout as a person finds it in a spec: with a word on what is sure, and what is guessed.

use super::Layout;
use crate::package::quoted;
use std::fmt::Write;

/// A line of `unchecked:`, so that nobody takes what is drawn without the page's constraints for surely legal.
const UNCHECKED: &str = "the statement's constraint lines, which are not yet in `constraints:`";
/// More text than this is no example for a spec.
const EXAMPLES_BYTES_MAX: usize = 32 * 1024;

impl Layout {
    /// The keys of a spec that say it, with comments. What is not sure stands in comments as a whole, to be read before it counts.
    pub fn keys(&self) -> String {
        let mut text = String::new();
        let what = if self.from_format { "the input format" } else { "the samples" };
        let _ = match self.is_sure {
            true => writeln!(text, "# The layout follows from {what}. Types are those that the samples show."),
            false => writeln!(
                text,
                "# A guess from {what}, which reads them all. Correct it, and take the `#` away to have cases drawn by it."
            ),
        };
        for doubt in &self.doubts {
            let _ = writeln!(text, "# Not sure: {doubt}.");
        }
        for name in &self.written.coarse {
            let _ =
                writeln!(text, "# `{name}` is coarse: whole lines, or rows of any length; its parts have no names.");
        }
        let mut keys = self.written.yaml();
        let _ = writeln!(keys, "unchecked:\n  - {UNCHECKED}");
        let sign = if self.is_sure { "" } else { "# " };
        for line in keys.lines() {
            let _ = writeln!(text, "{}", format!("{sign}{line}").trim_end());
        }
        text
    }
}

/// The `examples:` of a spec from texts of inputs and outputs; nothing where they are too long for one.
pub fn examples<T: AsRef<str>>(samples: &[(T, T)]) -> Option<String> {
    let bytes: usize = samples.iter().map(|(input, output)| input.as_ref().len() + output.as_ref().len()).sum();
    if bytes > EXAMPLES_BYTES_MAX || samples.is_empty() {
        return None;
    }
    let mut text = String::from("examples:\n");
    for (input, output) in samples {
        for (sign, key, value) in [("- ", "stdin", input.as_ref()), ("  ", "stdout", output.as_ref())] {
            let is_plain = value.ends_with('\n')
                && !value.ends_with("\n\n")
                && !value.starts_with([' ', '\n'])
                && value.chars().all(|c| c == '\n' || (' '..='~').contains(&c));
            if is_plain {
                let _ = writeln!(text, "{sign}{key}: |");
                value.lines().for_each(|line| _ = writeln!(text, "{}", format!("    {line}").trim_end()));
            } else {
                let _ = writeln!(text, "{sign}{key}: {}", quoted(value));
            }
        }
    }
    Some(text)
}
