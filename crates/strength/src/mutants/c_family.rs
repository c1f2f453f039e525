//! C++ and Java: statements, conditions and initial values, as their brackets and semicolons show them.
//!
//! What is changed is a whole expression or a whole statement, so that the program can hold both and choose. What is taken for one by
//! mistake does not compile, and is left out.

use super::changes::{Change, changes, closing, outside};
use super::lexer::{Kind, Token, Tongue};
use super::sites::Sites;
use super::{Form, Operator, Place};
use std::ops::Range;

/// Deeper than anything that a person writes.
pub(super) const DEPTH_MAX: usize = 200;

/// Words of what reads and prints in a program: a statement or a condition with one of them stays.
const READING: &str = "cin cout cerr scanf printf freopen puts putchar getchar fgets getline sync_with_stdio in out System Scanner BufferedReader \
                       StringTokenizer readLine nextToken hasNext nextInt nextLong print println flush exit";
/// The same in Rust.
const READING_IN_RUST: &str = "stdin stdout read_line read_to_string split_whitespace split_ascii_whitespace parse print println eprintln write \
                               writeln flush exit";
/// Words of functions and classes that do nothing but read: those stay as a whole, unless `main` is among them.
const READERS: &str =
    "getchar getchar_unlocked fread InputStream DataInputStream BufferedReader stdin read_line split_ascii_whitespace";
/// What may stand before `class` in Java.
const MODIFIERS: [&str; 7] = ["public", "private", "protected", "static", "final", "abstract", "sealed"];

fn is_among(words: &str, word: &str) -> bool {
    words.split(' ').any(|known| known == word)
}

/// A walk through the functions of a file.
pub(super) struct Walk<'t, 's> {
    pub source: &'s str,
    pub all: &'t [Token<'s>],
    pub tongue: Tongue,
    /// Whether `main` is changed too.
    pub is_program: bool,
    pub in_main: bool,
    pub sites: Sites<'s>,
    pub depth: usize,
}

impl Walk<'_, '_> {
    pub fn text(&self, at: usize) -> &str {
        self.all.get(at).map_or("", |token| token.text)
    }

    pub fn close(&self, open: usize, end: usize) -> usize {
        closing(self.all, open, end).unwrap_or(end)
    }

    pub fn bytes(&self, range: &Range<usize>) -> Range<usize> {
        self.all[range.start].range.start..self.all[range.end - 1].range.end
    }

    /// Statements, or the members of a class; `inside` is whether a function holds them.
    pub fn block(&mut self, range: Range<usize>, inside: bool) {
        self.each(range, |walk, at, end| walk.member(at, end, inside));
    }

    /// Looks at what stands in a range one after the other; `look` gives the token behind what begins at one.
    pub fn each(&mut self, range: Range<usize>, look: impl Fn(&mut Self, usize, usize) -> usize) {
        if self.depth > DEPTH_MAX {
            return;
        }
        self.depth += 1;
        let (mut at, end) = (range.start, range.end);
        while at < end {
            at = look(self, at, end).max(at + 1);
        }
        self.depth -= 1;
    }

    /// What begins at a token; gives the token behind it.
    fn member(&mut self, at: usize, end: usize, inside: bool) -> usize {
        match self.text(at) {
            "{" => {
                let close = self.close(at, end);
                self.block(at + 1..close, inside);
                close + 1
            }
            "public" | "private" | "protected" if self.text(at + 1) == ":" => at + 2,
            modifier if MODIFIERS.contains(&modifier) && self.begins_type(at, end) => at + 1,
            "template" if self.text(at + 1) == "<" => self.behind_angles(at + 1, end),
            "class" | "struct" | "interface" | "enum" | "namespace" | "union" | "record" => {
                self.type_body(at, end, inside)
            }
            "using" | "typedef" | "import" | "package" | "throw" | "goto" | "static_assert" | "assert" | "delete" => {
                (at..end).find(|&at| self.text(at) == ";").map_or(end, |at| at + 1)
            }
            "case" if inside => (at..end).find(|&at| matches!(self.text(at), ":" | "->")).map_or(end, |at| at + 1),
            "if" | "while" | "switch" | "catch" | "synchronized" if inside => self.headed(at, end),
            "for" if inside => self.loops(at, end),
            "else" | "do" | "try" | "finally" | "default" | ";" | ":" | "}" => at + 1,
            _ => self.statement(at, end, inside),
        }
    }

    /// Whether words like `public static` stand before a class of Java's.
    fn begins_type(&self, at: usize, end: usize) -> bool {
        let named = (at..end).map(|at| self.text(at)).find(|word| !MODIFIERS.contains(word));
        self.tongue == Tongue::Java && matches!(named, Some("class" | "interface" | "enum" | "record"))
    }

    /// Whether a function or a class of a program does nothing but read.
    pub fn is_reader(&self, mut range: Range<usize>) -> bool {
        self.is_program
            && range.clone().any(|at| is_among(READERS, self.text(at)))
            && !range.any(|at| self.text(at) == "main")
    }

    pub fn reads(&self, mut range: Range<usize>) -> bool {
        let words = if self.tongue == Tongue::Rust { READING_IN_RUST } else { READING };
        self.is_program && range.any(|at| is_among(words, self.text(at)))
    }

    pub fn behind_angles(&self, open: usize, end: usize) -> usize {
        let mut depth = 0i32;
        for at in open..end {
            depth += match self.text(at) {
                "<" => 1,
                ">" => -1,
                ">>" => -2,
                _ => 0,
            };
            if depth <= 0 {
                return at + 1;
            }
        }
        end
    }

    /// A class with its members, where it is not the type of something else.
    fn type_body(&mut self, at: usize, end: usize, inside: bool) -> usize {
        match (at..end).find(|&at| matches!(self.text(at), "{" | ";" | "(" | "=")) {
            Some(open) if self.text(open) == "{" || (self.text(open) == "(" && self.text(at) == "record") => {
                let open = (open..end).find(|&at| self.text(at) == "{").unwrap_or(end);
                let close = self.close(open, end);
                if !self.is_reader(open..close) {
                    self.block(open + 1..close, false);
                }
                close + 1
            }
            _ => self.statement(at, end, inside),
        }
    }

    /// `if (...)` and its like; the body is looked at as what follows.
    fn headed(&mut self, at: usize, end: usize) -> usize {
        let open = if self.text(at + 1) == "constexpr" { at + 2 } else { at + 1 };
        if self.text(open) != "(" {
            return at + 1;
        }
        let close = self.close(open, end);
        let keyword = self.text(at).to_owned();
        if matches!(keyword.as_str(), "if" | "while") && open == at + 1 {
            self.condition(open + 1..close, true);
        }
        if keyword == "while" && self.text(close + 1) == "{" {
            self.early_break(self.close(close + 1, end));
        }
        close + 1
    }

    fn loops(&mut self, at: usize, end: usize) -> usize {
        if self.text(at + 1) != "(" {
            return at + 1;
        }
        let close = self.close(at + 1, end);
        let parts = self.split(at + 2..close, ";");
        if let [first, condition, _] = parts.as_slice() {
            let (first, condition) = (first.clone(), condition.clone());
            self.initial_values(first);
            // The last part is left alone: a loop that goes the other way only hangs.
            self.condition(condition, false);
        }
        if self.text(close + 1) == "{" {
            self.early_break(self.close(close + 1, end));
        }
        close + 1
    }

    /// A condition, unless it declares something.
    fn condition(&mut self, range: Range<usize>, negates: bool) {
        let declares = range.clone().any(|at| self.text(at) == ";") || self.assignment(&range).is_some();
        if range.is_empty() || declares || self.reads(range.clone()) {
            return;
        }
        self.value(range.clone());
        if negates {
            let whole = self.bytes(&range);
            let with = format!("!({})", &self.source[whole.clone()]);
            self.sites.replace_all(Operator::Negation, whole, &with, &with);
        }
    }

    fn value(&mut self, range: Range<usize>) {
        if range.is_empty() || self.text(range.start) == "{" || range.clone().any(|at| self.opens_block(at, true)) {
            return;
        }
        let whole = self.bytes(&range);
        for Change { operator, range, with } in self.changes(range) {
            self.sites.replace(operator, whole.clone(), range, &with);
        }
    }

    fn changes(&self, range: Range<usize>) -> Vec<Change> {
        let mut found = Vec::new();
        changes(self.source, self.all, range, self.tongue, &mut found);
        found
    }

    /// The values that declared names begin with: `int i = 0, n = a.size()`.
    fn initial_values(&mut self, range: Range<usize>) {
        for part in self.split(range, ",") {
            if let Some(equals) = self.assignment(&part) {
                self.value(equals + 1..part.end);
            }
        }
    }

    /// Pieces between marks that stand in no bracket.
    pub fn split(&self, range: Range<usize>, mark: &str) -> Vec<Range<usize>> {
        let (mut parts, mut from) = (Vec::new(), range.start);
        for at in outside(self.all, range.clone()).filter(|&at| self.text(at) == mark) {
            parts.push(from..at);
            from = at + 1;
        }
        parts.push(from..range.end);
        parts
    }

    /// The first `=` that stands in no bracket.
    pub fn assignment(&self, range: &Range<usize>) -> Option<usize> {
        outside(self.all, range.clone()).find(|&at| self.text(at) == "=")
    }

    /// Whether a brace opens statements, of a function or a lambda, and not a list of values.
    fn opens_block(&self, at: usize, inside: bool) -> bool {
        if self.text(at) != "{" || at == 0 {
            return false;
        }
        match self.text(at - 1) {
            ")" | "const" | "override" | "noexcept" | "mutable" => true,
            "final" | "static" => !inside,
            "->" => self.tongue == Tongue::Java,
            // A lambda without parameters, not an array's own list.
            "]" if self.tongue == Tongue::Cpp => {
                let open = (0..at).rev().find(|&open| self.text(open) == "[" && self.close(open, at) == at - 1);
                open.is_some_and(|open| open == 0 || matches!(self.text(open - 1), "=" | "(" | "," | "return"))
            }
            _ => {
                // The type of a lambda's answer, or what a method throws.
                let back = (at.saturating_sub(16)..at)
                    .rev()
                    .find(|&back| matches!(self.text(back), "->" | "throws" | ";" | "{" | "}"));
                back.is_some_and(|back| {
                    back > 0 && matches!(self.text(back), "->" | "throws") && self.text(back - 1) == ")"
                })
            }
        }
    }

    /// A statement or a member up to its semicolon, and the functions in it.
    fn statement(&mut self, from: usize, end: usize, inside: bool) -> usize {
        let (mut at, mut depth, mut holds) = (from, 0i32, false);
        while at < end {
            match self.text(at) {
                "(" | "[" => depth += 1,
                ")" | "]" => depth -= 1,
                ";" if depth <= 0 => break,
                "}" => break,
                "{" => {
                    let close = self.close(at, end);
                    if self.opens_block(at, inside) {
                        let is_class = self.tongue == Tongue::Java && inside && self.text(at - 1) == ")";
                        let named = (from..at).find(|&at| self.text(at) == "(").unwrap_or(at);
                        let is_main = self.text(named.max(1) - 1) == "main";
                        self.in_main = if inside { self.in_main } else { is_main };
                        let reads = || self.tongue == Tongue::Cpp && self.is_reader(at..close);
                        let stays = !inside && if is_main { !self.is_program } else { reads() };
                        if !stays {
                            self.block(at + 1..close, !is_class);
                        }
                        holds = true;
                        if !inside && depth <= 0 {
                            return close + 1;
                        }
                    }
                    at = close;
                }
                _ => {}
            }
            at += 1;
        }
        if inside && !holds && at > from {
            self.simple(from..at.min(end));
        }
        at + 1
    }

    /// A statement without a block in it, its semicolon not counted.
    fn simple(&mut self, range: Range<usize>) {
        if self.reads(range.clone()) {
            return;
        }
        let first = self.text(range.start).to_owned();
        match first.as_str() {
            // What `main` returns says whether it failed.
            "return" if self.in_main && range.len() == 2 && self.all[range.start + 1].kind == Kind::Number => return,
            "return" => return self.value(range.start + 1..range.end),
            "break" | "continue" => return self.whole(range, false),
            "cout" | "cerr" | "printf" | "System" | "yield" | "co_return" => return,
            _ => {}
        }
        if let Some(equals) = self.assignment(&range) {
            if self.declares(range.start, equals) || self.declares_several(&(range.start..equals)) {
                return self.initial_values(range);
            }
            return self.whole(range, true);
        }
        if self.declares(range.start, range.end) || self.declares_several(&range) {
            return;
        }
        // `vector<int> a(n, 0)`: a name behind a type, and values in brackets.
        let last = range.end - 1;
        if self.text(last) == ")" {
            let open = (range.clone()).find(|&at| self.text(at) == "(" && self.close(at, range.end) == last);
            if let Some(open) = open.filter(|&open| open > range.start + 1 && self.declares(range.start, open)) {
                return self.split(open + 1..last, ",").into_iter().for_each(|value| self.value(value));
            }
        }
        let acts = |at: usize| {
            matches!(self.text(at), "(" | "++" | "--")
                || (self.all[at].kind == Kind::Mark && self.text(at).len() > 1 && self.text(at).ends_with('='))
        };
        if range.clone().any(acts) {
            self.whole(range, true);
        }
    }

    /// Whether tokens up to here are a type and a name: `int x`, `vector<int>& x`, `int[] x`, `auto [a, b]`.
    fn declares(&self, from: usize, to: usize) -> bool {
        let Some(last) = to.checked_sub(1).filter(|&last| last > from) else { return false };
        if self.text(from) == "auto" || self.text(from) == "var" || self.text(from) == "const" {
            return true;
        }
        // Of `int a[3]` the name stands before the bracket.
        let mut name = last;
        while self.text(name) == "]" && name > from {
            name =
                (from..name).rev().find(|&open| self.text(open) == "[" && self.close(open, to) == name).unwrap_or(from);
            name = name.saturating_sub(1).max(from);
        }
        if name <= from || self.all[name].kind != Kind::Word || self.all[from].kind != Kind::Word {
            return false;
        }
        let before = &self.all[name - 1];
        let is_type = before.kind == Kind::Word && !matches!(before.text, "return" | "new" | "throw" | "else");
        is_type || matches!(before.text, ">" | ">>" | "&" | "&&" | "*" | "]")
    }

    /// Whether several names are declared, of which only a later one may have a value: `int n, best = 0`, `vector<int> a(n), b(m)`.
    fn declares_several(&self, range: &Range<usize>) -> bool {
        let parts = self.split(range.clone(), ",");
        let ends = parts.iter().take(parts.len() - 1).map(|part| part.end);
        ends.filter(|&end| end > range.start).any(|end| {
            let value = (range.start..end).find(|&at| self.text(at) == "(" && self.close(at, end) == end - 1);
            self.declares(range.start, value.unwrap_or(end))
        })
    }

    /// A statement that is changed as a whole, or left out.
    fn whole(&mut self, range: Range<usize>, changes: bool) {
        let Some(semicolon) = self.all.get(range.end).filter(|token| token.text == ";" && !range.is_empty()) else {
            return;
        };
        let own = self.bytes(&range);
        let place = own.start..semicolon.range.end;
        let mut found = if changes { self.changes(range) } else { Vec::new() };
        found.push(Change::new(Operator::Statement, place.clone(), ";"));
        for Change { operator, range, with } in found {
            let arm = self.sites.edited(&place, &range, &with);
            self.sites.add(operator, (range, with), vec![Place { range: place.clone(), form: Form::Block, arm }]);
        }
    }

    /// A loop that ends after its first step.
    fn early_break(&mut self, close: usize) {
        let Some(at) = self.all.get(close).map(|token| token.range.start) else { return };
        let place = Place { range: at..at, form: Form::Insertion, arm: "break;".to_string() };
        self.sites.add(Operator::Break, (at..at, "break; ".to_string()), vec![place]);
    }
}
