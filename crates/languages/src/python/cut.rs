//! Python: the class that is called and what it may need.
//!
//! Statements at the outermost level are told apart by their indentation. Definitions, imports and assignments stay when something that
//! stays mentions a name of theirs; a program (`if __name__`, reading, printing, loops) goes.

use std::ops::Range;

use super::scan::scan;
use crate::cutter::{Called, Cutter, Stays, apply, keep};
use crate::scan::{Masked, Token};

/// The text for the box; nothing where there is no such class that mentions the functions.
pub(super) fn cut(text: &str, called: &Called) -> Option<String> {
    let masked = scan(text.as_bytes());
    let parts = parts(&masked);
    let owner = called.owner.as_bytes();
    let ours = parts.iter().position(|part| part.word(&masked, 0) == b"class" && part.word(&masked, 1) == owner)?;
    if !called.functions.iter().all(|function| parts[ours].mentions(&masked, function)) {
        return None;
    }
    let kinds: Vec<(&[Token], Stays)> =
        parts.iter().map(|part| (part.tokens.as_slice(), part.stays(&masked, called.owner))).collect();
    let kept = keep(&masked, &kinds);
    let dropped = parts.iter().zip(&kept).filter(|(_, kept)| !**kept);
    let cutter = Cutter::new(text, &masked.comments);
    Some(apply(text, dropped.map(|(part, _)| cutter.remove(part.range.clone())).collect()))
}

/// One statement at the outermost level with everything that belongs to it.
struct Part {
    range: Range<usize>,
    tokens: Vec<Token>,
}

/// The places where statements at the outermost level begin.
fn parts(masked: &Masked) -> Vec<Part> {
    let tokens = masked.tokens();
    let mut parts: Vec<Part> = Vec::new();
    let mut depth = 0usize;
    let mut decorated = false;
    for (i, &token) in tokens.iter().enumerate() {
        let word = masked.word(token);
        let column = token.start == 0 || masked.text[token.start - 1] == b'\n';
        let continued = i > 0 && masked.word(tokens[i - 1]) == b"\\";
        let follows = matches!(word, b"else" | b"elif" | b"except" | b"finally") && !parts.is_empty();
        // A literal over several lines leaves its closing quotes at the start of a line.
        let literal = matches!(word, b"\"" | b"'") && i > 0 && matches!(masked.word(tokens[i - 1]), b"\"" | b"'");
        if column && depth == 0 && !continued && !follows && !literal && !decorated {
            parts.push(Part { range: token.start..token.end, tokens: Vec::new() });
        }
        if column && depth == 0 {
            decorated = word == b"@";
        }
        match word {
            b"(" | b"[" | b"{" => depth += 1,
            b")" | b"]" | b"}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        match parts.last_mut() {
            Some(part) => {
                part.range.end = token.end;
                part.tokens.push(token);
            }
            None => parts.push(Part { range: token.start..token.end, tokens: vec![token] }),
        }
    }
    parts
}

impl Part {
    fn word<'a>(&self, masked: &'a Masked, i: usize) -> &'a [u8] {
        self.tokens.get(i).map_or(b"", |&token| masked.word(token))
    }

    fn mentions(&self, masked: &Masked, name: &str) -> bool {
        self.tokens.iter().any(|&token| masked.word(token) == name.as_bytes())
    }

    fn stays(&self, masked: &Masked, owner: &str) -> Stays {
        let text = |i: usize| String::from_utf8_lossy(self.word(masked, i)).into_owned();
        let start = if self.word(masked, 0) == b"@" {
            // Decorators end at the first definition.
            (0..self.tokens.len()).find(|&i| matches!(self.word(masked, i), b"def" | b"class")).unwrap_or(0)
        } else {
            0
        };
        match self.word(masked, start) {
            b"class" if text(start + 1) == owner => Stays::Always,
            b"class" if matches!(text(start + 1).as_str(), "ListNode" | "TreeNode") => Stays::Never,
            b"class" | b"def" => Stays::Mentioned(vec![text(start + 1)]),
            b"async" => Stays::Mentioned(vec![text(start + 2)]),
            b"from" | b"import" => self.import(masked),
            b"with" => Stays::Never,
            b"for" | b"while" => self.sweep(masked, owner),
            b"if" | b"try" => {
                let program =
                    ["__name__", "input", "stdin", "print", "main"].iter().any(|word| self.mentions(masked, word));
                if program { Stays::Never } else { Stays::Always }
            }
            b"\"" | b"'" => Stays::Always,
            _ => self.statement(masked),
        }
    }

    /// A loop fills what it mentions (a sieve, factorials), or is a program.
    fn sweep(&self, masked: &Masked, owner: &str) -> Stays {
        let program = ["input", "stdin", "print", "main", "exit", "open", owner];
        if program.iter().any(|word| self.mentions(masked, word)) {
            return Stays::Never;
        }
        let words = self.tokens.iter().map(|&token| masked.word(token));
        let names = words.filter(|word| word.first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_'));
        let filled =
            names.filter(|word| !matches!(*word, b"for" | b"while" | b"in" | b"range" | b"if" | b"else" | b"not"));
        Stays::Mentioned(filled.map(|word| String::from_utf8_lossy(word).into_owned()).collect())
    }

    fn import(&self, masked: &Masked) -> Stays {
        let words: Vec<&[u8]> = self.tokens.iter().map(|&token| masked.word(token)).collect();
        if words.contains(&b"*".as_slice()) || words.contains(&b"__future__".as_slice()) {
            return Stays::Always;
        }
        let names =
            words.iter().filter(|word| !matches!(**word, b"from" | b"import" | b"as" | b"," | b"(" | b")" | b"."));
        let names: Vec<String> = names.map(|word| String::from_utf8_lossy(word).into_owned()).collect();
        // Of `from a import b` only b is a name.
        let skip = if words[0] == b"from" {
            let import = words.iter().position(|word| *word == b"import").unwrap_or(0);
            words[1..import.max(1)].iter().filter(|word| **word != b".").count()
        } else {
            0
        };
        Stays::Mentioned(names.into_iter().skip(skip).collect())
    }

    /// An assignment brings names, a call sets something up (`sys.setrecursionlimit`) or is the program itself.
    fn statement(&self, masked: &Masked) -> Stays {
        let words: Vec<&[u8]> = self.tokens.iter().map(|&token| masked.word(token)).collect();
        let program =
            ["input", "stdin", "print", "main", "exit", "open"].iter().any(|word| self.mentions(masked, word));
        let mut depth = 0;
        let mut assigned = None;
        for (i, word) in words.iter().enumerate() {
            match *word {
                b"(" | b"[" | b"{" => depth += 1,
                b")" | b"]" | b"}" => depth -= 1,
                // `a = b = 3` brings both; what looks like another `=` is a comparison, and keeps a little too much.
                b"=" if depth == 0 => assigned = Some(i),
                _ => {}
            }
        }
        if let Some(end) = assigned {
            let names =
                words[..end].iter().filter(|w| w.first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_'));
            return Stays::Mentioned(names.map(|w| String::from_utf8_lossy(w).into_owned()).collect());
        }
        let setup = words.get(1) == Some(&b".".as_slice()) && matches!(words[0], b"sys" | b"threading" | b"random");
        if setup && !program { Stays::Always } else { Stays::Never }
    }
}
