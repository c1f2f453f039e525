//! What came of many questions, in figures.

use super::words::is_word;
use super::{Kind, Question};
use std::collections::BTreeMap;
use std::fmt::Write;

/// Figures over many questions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Questions about a function, and how many of them were imported with parameters, types and examples.
    pub functions: (usize, usize),
    /// Questions about a class, and how many of them were imported with class, methods and examples.
    pub classes: (usize, usize),
    /// Texts and questions of which nothing says what they ask for.
    pub unknown: usize,
    /// Imported questions about a function of which nothing is unchecked.
    pub complete: usize,
    /// Constraint lines of imported questions about a function.
    pub lines: usize,
    /// Of these, enforced ones.
    pub enforced: usize,
    /// Of these, ones that nothing enforces.
    pub unchecked: usize,
    /// Of these, promises.
    pub promises: usize,
    /// Lines that are not enforced, by form: how often, the form, one of them, the reason.
    pub left: Vec<(usize, String, String, String)>,
    /// Questions that were not imported: name and reason.
    pub refused: Vec<(String, String)>,
}

impl Summary {
    /// Counts.
    pub fn of(questions: &[Question]) -> Summary {
        let mut summary = Summary::default();
        let mut left: BTreeMap<String, (usize, String, String)> = BTreeMap::new();
        for question in questions {
            let imported = question.result.as_ref().ok().filter(|imported| imported.examples > 0);
            match question.kind {
                Kind::Function => {
                    summary.functions.0 += 1;
                    summary.functions.1 += usize::from(imported.is_some());
                }
                Kind::Class => {
                    summary.classes.0 += 1;
                    summary.classes.1 += usize::from(imported.is_some());
                }
                Kind::Unknown => summary.unknown += 1,
            }
            match &question.result {
                Err(error) => summary.refused.push((question.slug.clone(), error.message.clone())),
                Ok(imported) if question.kind == Kind::Function => {
                    let lines = &imported.lines;
                    summary.complete += usize::from(lines.unchecked.is_empty() && imported.examples > 0);
                    summary.enforced += lines.enforced.len() + lines.by_type.len();
                    summary.unchecked += lines.unchecked.len();
                    summary.promises += lines.promises.len();
                    for line in &lines.unchecked {
                        let kind = if line.is_read { "read, not bound" } else { "not read" };
                        let form = format!("{kind}: {}", form(&line.text));
                        let entry = left.entry(form).or_insert_with(|| (0, line.text.clone(), line.reason.clone()));
                        entry.0 += 1;
                    }
                }
                Ok(_) => {}
            }
        }
        summary.lines = summary.enforced + summary.unchecked + summary.promises;
        summary.left = left.into_iter().map(|(form, (count, line, reason))| (count, form, line, reason)).collect();
        summary.left.sort_by(|one, other| other.0.cmp(&one.0).then_with(|| one.1.cmp(&other.1)));
        summary
    }

    /// The figures as an object for scripts.
    pub fn json(&self) -> serde_json::Value {
        let pair = |pair: (usize, usize)| serde_json::json!({ "questions": pair.0, "imported": pair.1 });
        let left = self.left.iter().map(|(count, form, line, reason)| {
            serde_json::json!({ "count": count, "form": form, "line": line, "reason": reason })
        });
        let refused =
            self.refused.iter().map(|(slug, reason)| serde_json::json!({ "problem": slug, "reason": reason }));
        serde_json::json!({
            "functions": pair(self.functions),
            "classes": pair(self.classes),
            "unknown": self.unknown,
            "complete": self.complete,
            "lines": self.lines,
            "enforced": self.enforced,
            "unchecked": self.unchecked,
            "promises": self.promises,
            "left": left.collect::<Vec<_>>(),
            "refused": refused.collect::<Vec<_>>(),
        })
    }

    /// The figures as lines of text.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let share = |part: usize, whole: usize| {
            if whole == 0 { "-".to_owned() } else { format!("{:.1} %", part as f64 * 100.0 / whole as f64) }
        };
        let mut row = |name: &str, part: usize, whole: usize| {
            let _ = writeln!(out, "{name:<52} {part:>6} of {whole:>6}  {:>7}", share(part, whole));
        };
        row("functions imported with types and examples", self.functions.1, self.functions.0);
        row("classes imported with methods and examples", self.classes.1, self.classes.0);
        row("functions with nothing unchecked", self.complete, self.functions.0);
        row("constraint lines enforced", self.enforced, self.lines);
        row("constraint lines unchecked", self.unchecked, self.lines);
        row("constraint lines that are promises", self.promises, self.lines);
        let _ = writeln!(out, "{:<52} {:>6}", "without any signature", self.unknown);
        if !self.left.is_empty() {
            out.push_str("\nNot enforced, by frequency:\n");
            for (count, form, line, reason) in &self.left {
                let _ = writeln!(out, "{count:>5}  {form}\n         {line}\n         {reason}");
            }
        }
        if !self.refused.is_empty() {
            out.push_str("\nNot imported:\n");
            for (slug, reason) in &self.refused {
                let reason =
                    reason.strip_prefix(slug.as_str()).map_or(reason.as_str(), |rest| rest.trim_start_matches(": "));
                let _ = writeln!(out, "  {slug}: {reason}");
            }
        }
        out
    }
}

/// The form of a line: names are `x`, numbers `N`.
fn form(line: &str) -> String {
    const WORDS: &str = "is are of the in and or to at most least all each no not be a";
    let mut out = String::new();
    let mut rest = line;
    while let Some(letter) = rest.chars().next() {
        let end = |is_part: fn(char) -> bool| rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        let length = match letter {
            '0'..='9' => end(|c| c.is_ascii_digit() || matches!(c, '^' | '.')),
            'a'..='z' | 'A'..='Z' => end(is_word),
            _ => letter.len_utf8(),
        };
        let (word, behind) = rest.split_at(length);
        let is_camel = || word[1..].contains(|c: char| c.is_ascii_uppercase() || c.is_ascii_digit());
        let is_name = letter.is_ascii_alphabetic() && (length <= 2 || word.contains('_') || is_camel());
        out.push_str(match letter {
            '0'..='9' => "N",
            _ if is_name && !WORDS.split(' ').any(|other| other == word) => "x",
            _ => word,
        });
        rest = behind;
    }
    out
}
