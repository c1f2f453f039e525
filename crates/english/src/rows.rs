//! Wordings as rows of data: a pattern, the canonical line that it stands for, and behind ` ## ` an example.
//!
//! The head of `wordings.txt` says what each sign of a row means. Here the right side of a row is filled in with what the slots of its pattern hold,
//! and read as a canonical line.

use super::grammar::rows;
use super::said::Said;
use super::value::{Built, Fault, at_index, constant, free_indices, refused, without_indices};
use ojkit_lines::lexer::{Kind, tokens};
use ojkit_lines::print;
use ojkit_model::constraint::{Expr, Path, Step};
use ojkit_model::signature::Type;
use ojkit_rules::grammar::GRAMMAR;
use std::collections::HashMap;
use std::sync::LazyLock;

/// What several rows say, by its name.
static COMMON: LazyLock<HashMap<&str, &str>> =
    LazyLock::new(|| rows().filter_map(|(name, line)| Some((name.strip_prefix('@')?, line))).collect());

/// A place in a canonical line that is filled in: `{names*.item:text?}`.
struct Slot<'l> {
    name: &'l str,
    nth: usize,
    has_star: bool,
    elements: &'l str,
    guard: Option<&'l str>,
    is_asked: bool,
}

impl<'l> Slot<'l> {
    /// The first slot of a line, with what stands before and behind it.
    fn first(line: &'l str) -> Option<(&'l str, Slot<'l>, &'l str)> {
        // In a pattern, a brace counts.
        let is_slot = |at: &usize| line[at + 1..].starts_with(|next: char| next.is_ascii_lowercase());
        let at = line.match_indices('{').map(|(at, _)| at).find(is_slot)?;
        let (slot, behind) = line[at + 1..].split_once('}')?;
        let is_asked = slot.ends_with('?');
        let slot = slot.trim_end_matches('?');
        let (slot, guard) = slot.split_once(':').map_or((slot, None), |(slot, guard)| (slot, Some(guard)));
        let (name, elements) = slot.split_once('.').unwrap_or((slot, ""));
        let (name, has_star) = name.strip_suffix('*').map_or((name, false), |name| (name, true));
        let nth = ["2", "3"].iter().position(|digit| name.ends_with(digit)).map_or(0, |at| at + 1);
        let name = name.trim_end_matches(|digit: char| digit.is_ascii_digit());
        Some((&line[..at], Slot { name, nth, has_star, elements, guard, is_asked }, behind))
    }
}

/// The slot of which a line says that it holds for each by itself.
fn star(line: &str) -> Option<&str> {
    let mut rest = line;
    while let Some((_, slot, behind)) = Slot::first(rest) {
        if slot.has_star {
            return Some(slot.name);
        }
        rest = behind;
    }
    None
}

/// The first canonical line of a row for people: without what is only asked of its slots.
pub fn plain(line: &str) -> String {
    let mut rest = line.split(" | ").next().unwrap_or(line);
    let mut text = String::new();
    while let Some((before, slot, behind)) = Slot::first(rest) {
        text += before;
        if !slot.is_asked {
            let places = [("item", "[i]"), ("other", "[j]"), ("next", "[i + 1]")];
            let place = places.iter().find(|(element, _)| *element == slot.elements).map_or("", |(_, place)| place);
            text += &format!("{{{}}}{place}", slot.name);
        }
        rest = behind;
    }
    (text + rest).replace(" & ", "; ")
}

/// A canonical line that is being written, and the columns in the line of a person that its names stand for.
#[derive(Default)]
struct Line {
    text: String,
    columns: Vec<(usize, usize)>,
}

impl Line {
    fn push(&mut self, exprs: &[Expr]) {
        for (at, expr) in exprs.iter().enumerate() {
            if at > 0 {
                self.text.push_str(", ");
            }
            let (start, printed) = (self.text.chars().count(), print::expression(expr));
            let paths = expr.paths();
            let words = if paths.is_empty() { Vec::new() } else { tokens(&printed).unwrap_or_default() };
            let begins = (0..words.len()).filter(|&at| {
                let is = |at: Option<usize>, sign| at.is_some_and(|at| words[at].kind == Kind::Sign(sign));
                matches!(words[at].kind, Kind::Word(_)) && !is(at.checked_sub(1), ".") && !is(Some(at + 1), "(")
            });
            self.columns.extend(begins.zip(paths).map(|(at, path)| (start + words[at].start, path.column)));
            self.text.push_str(&printed);
        }
    }
}

impl Said<'_> {
    /// The rules of the right side of a row, filled with what the slots hold.
    pub(crate) fn says(&self, line: &str) -> Built {
        for alternative in line.split(" | ") {
            let both = alternative.split(" & ").map(|line| self.says_each(line)).collect::<Result<Vec<_>, _>>();
            match both {
                Err(Fault::Other) => {}
                both => return both.map(|rules| rules.concat()),
            }
        }
        Err(Fault::Other)
    }

    fn says_each(&self, line: &str) -> Built {
        if let Some(star) = star(line) {
            let line = line.replace(&format!("{{{star}*"), &format!("{{{star}"));
            let mut rules = Vec::new();
            for mut values in self.one_by_one(star)? {
                values.extend_from_slice(self.values);
                rules.extend(Said { values: &values, ..*self }.says_each(&line)?);
            }
            return Ok(rules);
        }
        let filled = self.filled(line)?;
        if let Some(name) = filled.text.strip_prefix('@') {
            return self.says(COMMON.get(name).unwrap_or_else(|| panic!("no row is called `@{name}`")));
        }
        if let Some(refusal) = filled.text.strip_prefix('!') {
            let (message, help) = refusal.split_once(": ").unwrap_or((refusal, ""));
            return refused(message, help);
        }
        let said = GRAMMAR.said(&filled.text, self.nouns, (self.column, filled.columns));
        said.map_err(|refusal| refusal.map_or(Fault::Other, Fault::from))
    }

    fn filled(&self, line: &str) -> Result<Line, Fault> {
        let mut filled = Line::default();
        let mut rest = line;
        while let Some((before, slot, behind)) = Slot::first(rest) {
            filled.text.push_str(before);
            self.fill(&slot, &mut filled)?;
            rest = behind;
        }
        filled.text.push_str(rest);
        // A pattern with a single quote in it stands in double ones.
        if let Some((before, pattern)) = filled.text.split_once(" matches the pattern '")
            && let Some(pattern) = pattern.strip_suffix('\'').filter(|pattern| pattern.contains('\''))
        {
            filled.text = format!("{before} matches the pattern \"{pattern}\"");
        }
        Ok(filled)
    }

    fn fill(&self, slot: &Slot, line: &mut Line) -> Result<(), Fault> {
        let mut exprs = match self.word(slot.name, slot.nth)? {
            Some(word) => {
                if slot.guard.is_some_and(|guard| !guard.eq_ignore_ascii_case(&word)) {
                    return Err(Fault::Other);
                }
                line.text += if slot.is_asked { "" } else { &word };
                return Ok(());
            }
            None if slot.name == "parameter" => {
                let name = slot.guard.filter(|name| self.nouns.names(name)).ok_or(Fault::Other)?.to_owned();
                vec![Expr::Path(Path { name, steps: Vec::new(), column: self.column })]
            }
            None => self.exprs(slot.name, slot.nth)?,
        };
        for element in slot.elements.split('.').filter(|element| !element.is_empty()) {
            exprs = exprs.iter().map(|expr| self.element(expr, element)).collect::<Result<_, _>>()?;
        }
        if slot.guard.is_some_and(|guard| !exprs.iter().all(|expr| self.is(expr, guard))) {
            return Err(Fault::Other);
        }
        if !slot.is_asked {
            line.push(&exprs);
        }
        Ok(())
    }

    /// What an expression has at a place that is told from it.
    fn element(&self, of: &Expr, element: &str) -> Result<Expr, Fault> {
        let path = match of {
            Expr::Path(path) => path,
            Expr::Int(code @ 32..=126) if element == "letter" => {
                return Ok(Expr::Text(char::from(*code as u8).to_string()));
            }
            _ => return Err(Fault::Other),
        };
        let (first, second) = free_indices(path);
        Ok(Expr::Path(match element {
            "item" => at_index(path, first, 0),
            "other" => at_index(path, second, 0),
            "next" => at_index(path, first, 1),
            "sized" => match path.steps.split_last() {
                Some((Step::Length, steps)) => {
                    return self.element(&Expr::Path(Path { steps: steps.to_vec(), ..path.clone() }), "whole");
                }
                _ => return Err(Fault::Other),
            },
            _ => match without_indices(of)?.0 {
                whole if whole == *of => return Err(Fault::Other),
                // The name of a column is told with its index.
                _ if self.nouns.are_known() && !self.nouns.names(&path.name) => return Ok(of.clone()),
                whole => return Ok(whole),
            },
        }))
    }

    /// Whether an expression is what a guard asks for.
    fn is(&self, one: &Expr, guard: &str) -> bool {
        let (ty, steps) = match one {
            Expr::Path(path) => (self.nouns.type_of(path), &path.steps[..]),
            _ => (None, &[][..]),
        };
        let is_element = matches!(steps, [Step::Index(Expr::Path(index))] if index.steps.is_empty());
        let is_named = |known: fn(&Said, &str) -> bool| matches!(one, Expr::Path(path) if known(self, &path.name));
        match guard {
            "name" => is_named(|_, _| true),
            "known" => is_named(|s, name| !s.nouns.are_known() || s.nouns.names(name)),
            "unknown" => is_named(|s, name| !s.nouns.names(name)),
            "node" => is_named(|_, name| name == "Node"),
            "text" => ty == Some(Type::String),
            "number" => ty != Some(Type::String),
            "array" => matches!(ty, Some(Type::Array(_) | Type::Rows(_))),
            // What has numbers one by one: no text, and no rows.
            "numbers" => match ty {
                Some(Type::Array(item)) => !matches!(*item, Type::Array(_) | Type::Rows(_)),
                ty => ty != Some(Type::String),
            },
            "element" => is_element,
            "member" => matches!(steps, [Step::Index(_), Step::Member(_)]),
            "letter" => is_element && matches!(ty, Some(Type::Character | Type::String)),
            "whole" => !matches!(steps.last(), Some(Step::Index(Expr::Path(index))) if index.name.len() == 1),
            "column" => steps.iter().any(|step| matches!(step, Step::Index(Expr::Int(_)))),
            "constant" => constant(one),
            "positive" => !matches!(one, Expr::Int(..=0) | Expr::Double(_) | Expr::Text(_)),
            just => print::expression(one) == just,
        }
    }
}
