//! JavaScript: the function or the class that is called and what it may need.
//!
//! Statements at the outermost level are told apart by brackets, semicolons and lines. Declarations stay when something that stays
//! mentions a name of theirs, and what is done to a prototype stays with its class; a program (reading, printing, calls, exports) goes.

use std::ops::Range;

use super::scan::scan;
use crate::cutter::{Called, Cutter, Stays, apply, keep};
use crate::scan::{Masked, Token};

/// The text for the box; nothing where there is no such function or class.
pub(super) fn cut(text: &str, called: &Called) -> Option<String> {
    let masked = scan(text.as_bytes());
    let parts = parts(&masked);
    let declares = |name: &&str| parts.iter().any(|part| part.names(&masked).iter().any(|declared| declared == name));
    let has_class = called.is_class || declares(&called.owner);
    let wanted: Vec<&str> =
        if has_class { vec![called.owner] } else { called.functions.iter().map(String::as_str).collect() };
    let mentioned =
        |name: &String| parts.iter().any(|part| part.tokens.iter().any(|&token| masked.word(token) == name.as_bytes()));
    if !wanted.iter().all(declares) || !called.functions.iter().all(mentioned) {
        return None;
    }
    let kinds: Vec<(&[Token], Stays)> =
        parts.iter().map(|part| (part.tokens.as_slice(), part.stays(&masked, &wanted))).collect();
    let kept = keep(&masked, &kinds);
    let dropped = parts.iter().zip(&kept).filter(|(_, kept)| !**kept);
    let cutter = Cutter::new(text, &masked.comments);
    Some(apply(text, dropped.map(|(part, _)| cutter.remove(part.range())).collect()))
}

/// One statement at the outermost level.
struct Part {
    tokens: Vec<Token>,
}

/// The statements; a line's end ends one where nothing goes on.
fn parts(masked: &Masked) -> Vec<Part> {
    let tokens = masked.tokens();
    let mut parts: Vec<Part> = Vec::new();
    let mut depth = 0usize;
    let mut ended = true;
    for (i, &token) in tokens.iter().enumerate() {
        let word = masked.word(token);
        let previous = i.checked_sub(1).map_or(b"".as_slice(), |at| masked.word(tokens[at]));
        let breaks = i > 0 && masked.text[tokens[i - 1].end..token.start].contains(&b'\n');
        let declares = parts.last().is_some_and(|part| {
            matches!(masked.word(part.tokens[0]), b"function" | b"class" | b"async" | b"if" | b"for" | b"while")
        });
        let goes_on = match word {
            b"." | b"," | b")" | b"]" | b"}" | b"?" | b":" | b"=" | b"*" | b"/" | b"<" | b">" | b"&" | b"|" | b";" => {
                true
            }
            b"(" | b"[" | b"+" | b"-" | b"`" => !(declares && previous == b"}"),
            b"else" | b"catch" | b"finally" | b"instanceof" | b"in" => true,
            _ => matches!(
                previous,
                b"=" | b"," | b"." | b"+" | b"-" | b"*" | b"/" | b"<" | b">" | b"&" | b"|" | b"?" | b":" | b"!"
            ),
        };
        if depth == 0 && (ended || breaks && !goes_on) {
            parts.push(Part { tokens: Vec::new() });
        }
        ended = depth == 0 && word == b";";
        match word {
            b"(" | b"[" | b"{" => depth += 1,
            b")" | b"]" | b"}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if let Some(part) = parts.last_mut() {
            part.tokens.push(token);
        }
    }
    parts
}

impl Part {
    fn range(&self) -> Range<usize> {
        self.tokens.first().map_or(0, |token| token.start)..self.tokens.last().map_or(0, |token| token.end)
    }

    fn names(&self, masked: &Masked) -> Vec<String> {
        let word = |i: usize| self.tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
        let text = |i: usize| vec![String::from_utf8_lossy(word(i)).into_owned()];
        match word(0) {
            b"function" | b"class" => text(if word(1) == b"*" { 2 } else { 1 }),
            b"async" => text(2),
            b"var" | b"let" | b"const" => self.declared(masked),
            _ if word(1) == b"=" => text(0),
            _ => Vec::new(),
        }
    }

    fn stays(&self, masked: &Masked, wanted: &[&str]) -> Stays {
        let word = |i: usize| self.tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
        let names = self.names(masked);
        match (word(0), names.first().map(String::as_str)) {
            _ if names.iter().any(|name| wanted.contains(&name.as_str())) => Stays::Always,
            // The site has its own.
            (_, Some("ListNode" | "TreeNode")) => Stays::Never,
            (_, Some(_)) => Stays::Mentioned(names),
            (b"for" | b"while", _) => self.sweep(masked, wanted),
            (b"\"" | b"'", _) => Stays::Always,
            (b"module" | b"exports" | b"console" | b"process", _) => Stays::Never,
            // A method of a class, or one that every array gets.
            (b"Array" | b"String" | b"Number" | b"Map" | b"Set" | b"Object", _) if word(2) == b"prototype" => {
                Stays::Always
            }
            (owner, _) if word(1) == b"." && self.assigns(masked) => {
                Stays::With(String::from_utf8_lossy(owner).into_owned())
            }
            _ => Stays::Never,
        }
    }

    fn assigns(&self, masked: &Masked) -> bool {
        let mut depth = 0;
        self.tokens.iter().any(|&token| {
            match masked.word(token) {
                b"(" | b"[" | b"{" => depth += 1,
                b")" | b"]" | b"}" => depth -= 1,
                b"=" => return depth == 0,
                _ => {}
            }
            false
        })
    }

    /// The names of `var a = 1, { b, c } = d`: all words that stand before a value.
    fn declared(&self, masked: &Masked) -> Vec<String> {
        let mut names = Vec::new();
        let (mut depth, mut in_value) = (0, false);
        for &token in &self.tokens[1..] {
            match masked.word(token) {
                b"(" | b"[" | b"{" => depth += 1,
                b")" | b"]" | b"}" => depth -= 1,
                b"=" if depth == 0 => in_value = true,
                b"," if depth == 0 => in_value = false,
                word if !in_value && (word[0].is_ascii_alphabetic() || word[0] == b'_') => {
                    names.push(String::from_utf8_lossy(word).into_owned());
                }
                _ => {}
            }
        }
        names
    }

    /// A loop fills what it mentions (a sieve, factorials), or is a program.
    fn sweep(&self, masked: &Masked, wanted: &[&str]) -> Stays {
        let words = || self.tokens.iter().map(|&token| masked.word(token));
        let program = |word: &[u8]| {
            matches!(word, b"console" | b"process" | b"require" | b"main")
                || wanted.iter().any(|name| name.as_bytes() == word)
        };
        if words().any(program) {
            return Stays::Never;
        }
        let names = words().filter(|word| word[0].is_ascii_alphabetic() || word[0] == b'_');
        let filled =
            names.filter(|word| !matches!(*word, b"for" | b"while" | b"let" | b"var" | b"const" | b"of" | b"if"));
        Stays::Mentioned(filled.map(|word| String::from_utf8_lossy(word).into_owned()).collect())
    }
}
