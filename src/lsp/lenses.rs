//! What is shown in a submission: commands over the function that the judge calls, how its last run ended, and where it failed.

use crate::lsp::documents::range;
use crate::lsp::findings::{Home, Lines};
use crate::store::runs::Run;
use gen_lsp_types::{CodeLens, Command, Diagnostic};
use ojkit_languages::entry::place_of_entry;
use ojkit_languages::inline::without_mark;
use ojkit_languages::{Language, of_path};
use ojkit_model::diagnostic::Diagnostic as Finding;
use ojkit_model::problem::Problem;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

/// The commands over a function, with their titles; the last one shows what the last run found.
pub const COMMANDS: [(&str, &str); 5] = [
    ("ojkit.test", "test"),
    ("ojkit.debug", "debug"),
    ("ojkit.stress", "stress"),
    ("ojkit.submit", "submit"),
    ("ojkit.showCountercase", ""),
];
/// Characters of an input that a title shows.
const TITLE_CHARS: usize = 80;

/// Whether two texts differ in nothing but the ends of their lines: editors of other systems have their own.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    one.iter().filter(|&&byte| byte != b'\r').eq(other.iter().filter(|&&byte| byte != b'\r'))
}

/// A submission as an editor shows it, and the last run that was about it alone.
pub struct Shown<'s> {
    pub path: &'s Path,
    pub text: &'s str,
    pub run: Option<Run>,
}

/// Whether a file can be a submission: by its place, in a language that the kit can look into.
pub fn is_submission(path: &Path) -> bool {
    let of = |home: Home| {
        Language::from_name(&of_path(&home.collection_languages(), path)?.name).filter(|_| home.slug.is_some())
    };
    path.extension().is_some_and(|extension| extension != "yaml") && Home::of(path).and_then(of).is_some()
}

impl Shown<'_> {
    /// The lenses over what the judge calls; none where the file does not declare it.
    pub fn lenses(&self, home: &Home, problem: &Problem) -> Option<Vec<CodeLens>> {
        let language = Language::from_name(&of_path(&home.collection_languages(), self.path)?.name)?;
        let place = place_of_entry(language, self.text.as_bytes(), &problem.signature)?.place;
        let line = place.line - 1;
        let range = range(line, Lines::of(self.text).line(line), place.column - 1, 0);
        let last = self.last();
        let lens = |(command, title): (&str, &str)| {
            let title = if title.is_empty() { last.clone()? } else { title.to_owned() };
            let argument = Value::from(self.path.display().to_string());
            let command =
                Command { title, command: command.to_owned(), arguments: Some(vec![argument]), ..Command::default() };
            Some(CodeLens { range, command: Some(command), data: None })
        };
        Some(COMMANDS.into_iter().filter_map(lens).collect())
    }

    /// How the last run ended, with the smallest input that failed, on one line.
    pub fn last(&self) -> Option<String> {
        let run = self.run.as_ref()?;
        let Some(verdict) = run.verdict() else {
            return run.is_alive.then(|| format!("{} is running", run.about.command));
        };
        let input = run.failure().and_then(|case| match &case["site"] {
            Value::Object(values) => {
                let named =
                    values.iter().map(|(name, value)| format!("{name} = {}", value.as_str().unwrap_or_default()));
                Some(named.collect::<Vec<_>>().join(", "))
            }
            _ => Some(case["input"].as_str()?.trim_end().replace('\n', " ")),
        });
        let input = input.filter(|input| !input.is_empty()).map(|input| {
            let cut = if input.chars().nth(TITLE_CHARS).is_some() { " ..." } else { "" };
            format!(" on {}{cut}", input.chars().take(TITLE_CHARS).collect::<String>())
        });
        let age = if self.is_current() { "" } else { ", before the last change" };
        Some(format!("{verdict}{}{age}", input.unwrap_or_default()))
    }

    /// Whether the last run was about the text that is shown.
    fn is_current(&self) -> bool {
        let Some(run) = &self.run else { return false };
        let saved = fs::metadata(self.path).and_then(|file| file.modified()).ok();
        let saved = saved
            .and_then(|time| time.duration_since(UNIX_EPOCH).ok())
            .is_some_and(|at| at.as_secs() <= run.about.started);
        saved && fs::read(self.path).is_ok_and(|bytes| is_same(&without_mark(bytes), self.text.as_bytes()))
    }

    /// The first failure, where the program said at which line it failed.
    pub fn failure(&self) -> Option<Diagnostic> {
        let run = self.run.as_ref().filter(|_| self.is_current())?;
        let line = run.said().find_map(|text| self.line_in(text))?;
        let message = run.said().next().map_or_else(|| self.last(), |text| Some(text.to_owned()))?;
        let finding = Finding::error("", line, 0, message).help(self.last()?);
        Some(Lines::of(self.text).diagnostic(&finding))
    }

    /// The line of this file that a message of a compiler, an interpreter, a panic or a sanitizer names: the innermost.
    fn line_in(&self, said: &str) -> Option<usize> {
        let name = self.path.file_name()?.to_str()?;
        // Java compiles a class in a file of its name.
        let names = [name, "Solution.java", "Main.java"];
        let names = names.into_iter().filter(|one| *one == name || name.ends_with(".java"));
        let count = self.text.lines().count();
        let of = |name: &str| {
            // Python names the innermost call last.
            let mut places = said.match_indices(name).filter_map(|(at, _)| {
                let rest = &said[at + name.len()..];
                let digits = rest.strip_prefix("\", line ").or_else(|| rest.strip_prefix(':'))?;
                let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
                digits[..end].parse().ok().filter(|line| (1..=count).contains(line))
            });
            if name.ends_with(".py") { places.last() } else { places.next() }
        };
        names.into_iter().find_map(of)
    }
}
