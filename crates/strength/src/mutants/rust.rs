//! Rust: items, statements, heads and values, as their brackets, commas and semicolons show them.
//!
//! A place is as small as brackets allow: an argument, an index, the body of a closure. Places lie within each other, and only the innermost is
//! written again for a change, so that closures and the types of iterators stay one. Patterns, types and constants are left alone: nothing can be
//! asked there.

use super::c_family::{DEPTH_MAX, Walk};
use super::changes::{change, ends_value};
use super::lexer::{Kind, Tongue};
use super::{Form, Operator, Place};
use std::ops::Range;

/// Lists of more values are data: a few of them stand for all.
const TABLE: usize = 12;
const TOLD: usize = 4;

impl Walk<'_, '_> {
    /// Items, or with `inside` the statements of a function.
    pub fn items(&mut self, range: Range<usize>, inside: bool) {
        self.each(range, |walk, at, end| walk.item(at, end, inside));
    }

    /// What begins at a token; gives the token behind it.
    fn item(&mut self, at: usize, end: usize, inside: bool) -> usize {
        match self.text(at) {
            "#" => self.attribute(at, end),
            "pub" if self.text(at + 1) == "(" => self.close(at + 1, end) + 1,
            "const" | "static" if self.text(at + 1) != "fn" && self.text(at + 1) != "unsafe" => {
                self.first(at..end, &[";"]) + 1
            }
            // Nothing can be asked while the compiler computes.
            "const" | "use" | "type" | "struct" | "enum" | "macro_rules" | "extern" => self.behind_item(at, end),
            "impl" | "mod" | "trait" => {
                let open = self.first(at..end, &["{", ";"]);
                let close = if self.text(open) == "{" { self.close(open, end) } else { open };
                self.items((open + 1).min(close)..close, false);
                close + 1
            }
            "fn" => self.function(at, end, inside),
            "(" | "[" | "{" if !inside => self.close(at, end) + 1,
            label if label.starts_with('\'') => at + 1,
            "if" | "while" | "for" | "loop" | "match" | "unsafe" | "{" if inside => {
                let next = self.choice(at, end);
                if !matches!(self.text(next), "." | "?") {
                    return next;
                }
                let stop = self.first(next..end, &[";"]);
                self.pieces(next..stop, &mut Vec::new());
                stop + 1
            }
            "pub" | "async" | "unsafe" | ";" | "," | ":" | "}" => at + 1,
            _ if inside => self.line(at, end),
            _ => at + 1,
        }
    }

    /// The first of these marks that stands in no bracket, or the end.
    fn first(&self, range: Range<usize>, marks: &[&str]) -> usize {
        let mut at = range.start;
        while at < range.end && !marks.contains(&self.text(at)) {
            let opens = matches!(self.text(at), "(" | "[" | "{");
            at = if opens { self.close(at, range.end) + 1 } else { at + 1 };
        }
        at.min(range.end)
    }

    fn behind_item(&self, at: usize, end: usize) -> usize {
        let stop = self.first(at..end, &[";", "{"]);
        if self.text(stop) == "{" { self.close(stop, end) + 1 } else { stop + 1 }
    }

    /// An attribute, and what it belongs to where that is not always there.
    fn attribute(&mut self, at: usize, end: usize) -> usize {
        let open = self.first(at..end, &["["]);
        let behind = self.close(open, end) + 1;
        let is_conditional = matches!(self.text(open + 1), "cfg" | "test" | "bench") && self.text(at + 1) != "!";
        if is_conditional { self.behind_item(behind.min(end), end) } else { behind }
    }

    fn function(&mut self, at: usize, end: usize, inside: bool) -> usize {
        let open = self.first(at..end, &["{", ";"]);
        if self.text(open) != "{" {
            return open + 1;
        }
        let close = self.close(open, end);
        let is_main = !inside && self.text(at + 1) == "main";
        let stays = if is_main { !self.is_program } else { self.is_reader(open..close) };
        if !stays {
            self.items(open + 1..close, true);
        }
        close + 1
    }

    /// A statement or a last value, without a block of its own.
    fn line(&mut self, at: usize, end: usize) -> usize {
        let stop = self.first(at..end, &[";"]);
        let range = at..stop;
        let first = self.text(at).to_owned();
        // What a macro makes of its text is its own affair.
        if self.reads(range.clone()) || (self.text(at + 1) == "!" && first != "vec") {
            return stop + 1;
        }
        if first == "let" {
            let begin = self.assignment(&range).map_or(stop, |equals| equals + 1);
            let otherwise = self.otherwise(begin..stop);
            self.operand(begin..otherwise);
            if otherwise < stop {
                self.choice(otherwise + 1, stop);
            }
            return stop + 1;
        }
        self.operand(range.clone());
        let jumps = matches!(first.as_str(), "break" | "continue");
        if jumps || (first != "return" && stop < end) {
            let place = self.bytes(&(at..stop + usize::from(stop < end)));
            let places = vec![Place { range: place.clone(), form: Form::Block, arm: "{}".to_owned() }];
            self.sites.add(Operator::Statement, (place, String::new()), places);
        }
        stop + 1
    }

    /// Where the `else` of a `let` stands; that of an `if` follows a brace.
    fn otherwise(&self, range: Range<usize>) -> usize {
        let mut at = self.first(range.clone(), &["else"]);
        while at < range.end && self.text(at - 1) == "}" {
            at = self.first(at + 1..range.end, &["else"]);
        }
        at
    }

    /// An expression with a block: `if`, `match`, a loop, or the block alone. Gives the token behind it.
    fn choice(&mut self, at: usize, end: usize) -> usize {
        if self.depth > DEPTH_MAX {
            return end;
        }
        self.depth += 1;
        let behind = self.branches(at, end);
        self.depth -= 1;
        behind
    }

    fn branches(&mut self, at: usize, end: usize) -> usize {
        let keyword = self.text(at).to_owned();
        let begin = match keyword.as_str() {
            // The braces of a pattern stand before these.
            "for" => self.first(at..end, &["in"]) + 1,
            "if" | "while" if self.text(at + 1) == "let" => self.first(at..end, &["="]) + 1,
            "{" => at,
            _ => at + 1,
        };
        let open = self.first(begin.min(end)..end, &["{"]);
        if open == end {
            return begin.min(end);
        }
        let close = self.close(open, end);
        let head = begin.min(open)..open;
        match keyword.as_str() {
            "if" | "while" => self.head(at + 1..open),
            "for" if !self.reads(head.clone()) => {
                self.missed(head.clone());
                self.operand(head);
            }
            "match" => {
                self.operand(head);
                self.arms(open + 1..close);
                return close + 1;
            }
            _ => {}
        }
        self.items(open + 1..close, true);
        if matches!(keyword.as_str(), "for" | "while" | "loop") {
            self.ended(open, close);
        }
        if keyword == "if" && self.text(close + 1) == "else" { self.choice(close + 2, end) } else { close + 1 }
    }

    /// A condition, which may declare something.
    fn head(&mut self, range: Range<usize>) {
        if range.is_empty() || self.reads(range.clone()) {
            return;
        }
        if range.clone().any(|at| self.text(at) == "let") {
            for part in self.split(range, "&&") {
                let declares = self.text(part.start) == "let";
                let begin = self.assignment(&part).filter(|_| declares).map_or(part.start, |equals| equals + 1);
                self.operand(begin..part.end);
            }
            return;
        }
        let whole = self.bytes(&range);
        let with = format!("!({})", &self.source[whole.clone()]);
        self.sites.replace_all(Operator::Negation, whole, &with, &with);
        self.operand(range);
    }

    /// The cases of a `match`: conditions and values, but no patterns.
    fn arms(&mut self, range: Range<usize>) {
        let (mut at, end) = (range.start, range.end);
        while at < end {
            let arrow = self.first(at..end, &["=>"]);
            let guard = self.first(at..arrow, &["if"]);
            self.head((guard + 1).min(arrow)..arrow);
            let stop = self.first((arrow + 1).min(end)..end, &[","]);
            let body = (arrow + 1).min(stop)..stop;
            at = match self.text(arrow + 1) {
                // No comma need follow.
                "{" => self.choice(arrow + 1, end),
                _ => {
                    self.operand(body);
                    stop + 1
                }
            };
            at += usize::from(self.text(at) == ",");
        }
    }

    /// A loop that misses the first or the last of what it runs through. Ranges have bounds that are changed as such.
    fn missed(&mut self, range: Range<usize>) {
        let counts = range.clone().any(|at| matches!(self.text(at), ".." | "..="))
            && !range.clone().any(|at| self.text(at) == "[");
        if range.is_empty() || counts {
            return;
        }
        let whole = self.bytes(&range);
        let own = &self.source[whole.clone()];
        let walk = match self.text(range.end - 1) {
            ")" if self.text(range.start) != "&" => own.to_owned(),
            _ if range.len() == 1 => format!("{own}.into_iter()"),
            _ => format!("({own}).into_iter()"),
        };
        for (mode, shown) in [("1", format!("{walk}.skip(1)")), ("2", format!("{walk}.rev().skip(1).rev()"))] {
            let places = vec![Place { range: whole.clone(), form: Form::Items, arm: mode.to_owned() }];
            self.sites.add(Operator::Items, (whole.clone(), shown), places);
        }
    }

    /// A loop that ends after its first step.
    fn ended(&mut self, open: usize, close: usize) {
        let tail = close - usize::from(self.text(close - 1) == ";");
        let last = (open..tail).rev().find(|&at| matches!(self.text(at), ";" | "{" | "}")).unwrap_or(open);
        let ends = matches!(self.text(last + 1), "break" | "continue" | "return");
        let Some(brace) = self.all.get(close).filter(|_| open + 1 < close && !ends) else { return };
        let at = brace.range.start;
        let places = vec![Place { range: at..at, form: Form::Insertion, arm: "break".to_owned() }];
        self.sites.add(Operator::Break, (at..at, "break; ".to_owned()), places);
    }

    /// A value, its parts apart: an argument, an index, what a block or a closure gives.
    fn operand(&mut self, range: Range<usize>) {
        if self.depth > DEPTH_MAX || range.is_empty() {
            return;
        }
        self.depth += 1;
        let dots = self.first(range.clone(), &["..", "..="]);
        if dots < range.end && self.first(range.clone(), &["|", "||"]) > dots {
            self.operand(range.start..dots);
            self.operand(dots + 1..range.end);
            self.bounds(range, dots);
        } else {
            let whole = self.bytes(&range);
            for (operator, own, with) in self.changed(range) {
                self.sites.replace(operator, whole.clone(), own, &with);
            }
        }
        self.depth -= 1;
    }

    /// The changes to the tokens of a value that belong to none of its parts.
    fn changed(&mut self, range: Range<usize>) -> Vec<(Operator, Range<usize>, String)> {
        let (mut own, mut found) = (Vec::new(), Vec::new());
        self.pieces(range.clone(), &mut own);
        for at in own {
            change(self.source, self.all, at, &range, Tongue::Rust, &mut found);
        }
        found.into_iter().map(|change| (change.operator, change.range, change.with)).collect()
    }

    /// Looks into the parts of a value, and collects the tokens that belong to none of them.
    fn pieces(&mut self, range: Range<usize>, own: &mut Vec<usize>) {
        let (mut at, end) = (range.start, range.end);
        while at < end {
            let is_first = at == range.start || !ends_value(&self.all[at - 1], Tongue::Rust);
            at = match self.text(at) {
                "(" | "[" => {
                    own.push(at);
                    let close = self.close(at, end);
                    self.list(at, close, is_first);
                    close
                }
                "{" if at > range.start && self.is_type(at - 1) => {
                    let close = self.close(at, end);
                    self.fields(at + 1..close);
                    close + 1
                }
                "if" | "while" | "for" | "loop" | "match" | "unsafe" | "{" => self.choice(at, end),
                "move" | "|" | "||" if is_first => self.closure(at, end),
                "::" if self.text(at + 1) == "<" => self.behind_angles(at + 1, end),
                "<" if is_first => self.behind_angles(at, end),
                "as" => {
                    let is_type = |at: &usize| self.all[*at].kind == Kind::Word || self.text(*at) == "::";
                    (at + 1..end).find(|at| !is_type(at)).unwrap_or(end)
                }
                "return" => {
                    self.operand(at + 1..end);
                    end
                }
                "!" if !is_first => {
                    let close = self.close(at + 1, end);
                    if matches!(self.text(at - 1), "vec" | "assert" | "debug_assert") {
                        self.list(at + 1, close, false);
                    }
                    close + 1
                }
                _ => {
                    own.push(at);
                    at + 1
                }
            }
            .max(at + 1);
        }
    }

    /// Whether a brace behind this token opens the fields of a type.
    fn is_type(&self, at: usize) -> bool {
        self.all[at].kind == Kind::Word && self.text(at).starts_with(char::is_uppercase)
    }

    fn fields(&mut self, range: Range<usize>) {
        for part in self.split(range, ",") {
            let colon = self.first(part.clone(), &[":"]);
            self.operand((colon + 1).min(part.end)..part.end);
        }
    }

    fn closure(&mut self, at: usize, end: usize) -> usize {
        let bar = if self.text(at) == "move" { at + 1 } else { at };
        let behind = if self.text(bar) == "||" { bar } else { self.first((bar + 1).min(end)..end, &["|"]) } + 1;
        match self.text(behind) {
            "->" => self.choice(self.first(behind.min(end)..end, &["{"]), end),
            "{" => self.choice(behind, end),
            _ => {
                self.operand(behind.min(end)..end);
                end
            }
        }
    }

    /// What stands between brackets; `is_new` is whether these begin a value, as those of an array do.
    fn list(&mut self, open: usize, close: usize, is_new: bool) {
        if let [value, length] = self.split(open + 1..close, ";").as_slice() {
            self.operand(value.clone());
            // The length of an array is a constant.
            if !is_new {
                self.length(length.clone());
            }
            return;
        }
        let parts = self.split(open + 1..close, ",");
        let count = parts.len();
        let is_told = |place: usize| count <= TABLE || (0..TOLD).any(|part| part * (count - 1) / (TOLD - 1) == place);
        parts.into_iter().enumerate().filter(|(place, _)| is_told(*place)).for_each(|(_, part)| self.operand(part));
    }

    /// The length of a new list: more room at its end is hardly ever seen.
    fn length(&mut self, range: Range<usize>) {
        if range.is_empty() {
            return;
        }
        let whole = self.bytes(&range);
        for (operator, own, with) in self.changed(range) {
            let more = with.parse::<u64>().ok() > self.source[own.clone()].parse().ok();
            let is_taken_off = self.source[..own.start].trim_end().ends_with('-');
            if operator != Operator::Constant || more == is_taken_off {
                self.sites.replace(operator, whole.clone(), own, &with);
            }
        }
    }

    /// A range that begins or ends one off. The end is switched and not the range: both kinds of ranges have types of their own.
    fn bounds(&mut self, range: Range<usize>, dots: usize) {
        let (begin, end) = (range.start..dots, dots + 1..range.end);
        if let Some((whole, text)) = self.bound(&begin) {
            let with = format!("{text} + 1");
            self.sites.replace_all(Operator::Bound, whole, &with, &with);
        }
        let Some((whole, text)) = self.bound(&end) else { return };
        let (with, step) = if self.text(dots) == ".." { ("..=", "+ 1") } else { ("..", "- 1") };
        let places = vec![Place { range: whole.clone(), form: Form::Value, arm: format!("{text} {step}") }];
        self.sites.add(Operator::Bound, (self.all[dots].range.clone(), with.to_owned()), places);
        if step == "+ 1" {
            let with = format!("{text} - 1");
            self.sites.replace_all(Operator::Bound, whole, &with, &with);
        }
    }

    /// One end of a range, ready to be added to; none where a number of its own is changed as a constant.
    fn bound(&self, range: &Range<usize>) -> Option<(Range<usize>, String)> {
        let last = range.clone().next_back()?;
        let is_sum =
            self.all[last].kind == Kind::Number && (range.len() == 1 || matches!(self.text(last - 1), "+" | "-"));
        let whole = (!is_sum).then(|| self.bytes(range))?;
        let text = &self.source[whole.clone()];
        let is_plain =
            text.chars().all(|c| c.is_alphanumeric() || matches!(c, '_' | '.' | ':' | '(' | ')' | '[' | ']'));
        let text = if is_plain { text.to_owned() } else { format!("({text})") };
        Some((whole, text))
    }
}
