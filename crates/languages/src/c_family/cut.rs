//! C++ and Java: the class that is called and what it may need.
//!
//! Declarations at the outermost level are told apart by brackets alone. Functions and classes that nothing left mentions go; everything
//! that is not surely one of these stays.

use std::ops::Range;

use super::Dialect;
use crate::cutter::{Called, Cutter, Edit, Stays, apply, keep};
use crate::scan::{Masked, Token, closing};

/// The text for the box; nothing where there is no such class that mentions the functions.
pub(crate) fn cut(dialect: Dialect, text: &str, called: &Called) -> Option<String> {
    let masked = super::scan(dialect, text.as_bytes());
    let parts = parts(dialect, &masked);
    let ours = parts.iter().find(|part| part.is_type && part.name.as_deref() == Some(called.owner))?;
    if !called.functions.iter().all(|function| ours.mentions(&masked, function)) {
        return None;
    }
    let stays = |part: &Part| match &part.name {
        _ if part.goes(dialect, &masked, called.owner) => Stays::Never,
        Some(name) if name != called.owner => Stays::Mentioned(vec![name.clone()]),
        _ => Stays::Always,
    };
    let kinds: Vec<(&[Token], Stays)> = parts.iter().map(|part| (part.tokens.as_slice(), stays(part))).collect();
    let kept = keep(&masked, &kinds);
    let dropped = parts.iter().zip(&kept).filter(|(_, kept)| !**kept);
    let cutter = Cutter::new(text, &masked.comments);
    let mut edits: Vec<Edit> = dropped.map(|(part, _)| cutter.remove(part.range(&masked))).collect();
    edits.extend(own_main(dialect, &masked, ours).map(|range| cutter.remove(range)));
    Some(apply(text, edits))
}

/// One declaration at the outermost level, or one line for the preprocessor.
struct Part {
    tokens: Vec<Token>,
    /// Functions and types only: what may go when nothing mentions it.
    name: Option<String>,
    is_type: bool,
}

impl Part {
    fn range(&self, masked: &Masked) -> Range<usize> {
        match (self.tokens.first(), self.tokens.last()) {
            (Some(first), Some(last)) => first.start..last.end,
            _ => masked.text.len()..masked.text.len(),
        }
    }

    fn mentions(&self, masked: &Masked, name: &str) -> bool {
        self.tokens.iter().any(|&token| masked.word(token) == name.as_bytes())
    }

    /// Whether it is a program, or something that the site has itself.
    fn goes(&self, dialect: Dialect, masked: &Masked, owner: &str) -> bool {
        let words: Vec<&[u8]> = self.tokens.iter().map(|&token| masked.word(token)).collect();
        let node = self.is_type && matches!(self.name.as_deref(), Some("ListNode" | "TreeNode"));
        let program = match dialect {
            Dialect::Cpp => !self.is_type && self.name.as_deref() == Some("main"),
            _ => {
                let has_main = words.windows(3).any(|w| w == [b"void".as_slice(), b"main", b"("]);
                has_main && self.name.as_deref() != Some(owner)
            }
        };
        node || program || (dialect == Dialect::Java && words.first() == Some(&b"package".as_slice()))
    }
}

fn parts(dialect: Dialect, masked: &Masked) -> Vec<Part> {
    let tokens = masked.tokens();
    let mut parts = Vec::new();
    let mut i = 0;
    while i < tokens.len() {
        let end = match masked.word(tokens[i]) {
            b"#" if dialect == Dialect::Cpp => line_end(masked, &tokens, i),
            _ => declaration_end(masked, &tokens, i),
        };
        parts.push(part(masked, tokens[i..end].to_vec()));
        i = end;
    }
    parts
}

/// The token behind a line for the preprocessor, which a backslash continues.
fn line_end(masked: &Masked, tokens: &[Token], start: usize) -> usize {
    let mut end = start + 1;
    while end < tokens.len() {
        let between = &masked.text[tokens[end - 1].start..tokens[end].start];
        if between.contains(&b'\n') && masked.word(tokens[end - 1]) != b"\\" {
            break;
        }
        end += 1;
    }
    end
}

/// The token behind a declaration: behind its `;`, or behind the braces of a function.
fn declaration_end(masked: &Masked, tokens: &[Token], start: usize) -> usize {
    let mut i = start;
    let mut held = false;
    while i < tokens.len() {
        match masked.word(tokens[i]) {
            b";" => return i + 1,
            b"class" | b"struct" | b"union" | b"enum" | b"typedef" | b"using" | b"=" => {
                held = true;
                i += 1;
            }
            b"(" | b"[" => {
                // What has parameters is a function, whatever it returns.
                held =
                    held && masked.word(tokens[i]) == b"[" || tokens[start..i].iter().any(|&t| masked.word(t) == b"=");
                i = closing(masked, tokens, i);
            }
            b"{" => {
                i = closing(masked, tokens, i);
                let semicolon = tokens.get(i).is_some_and(|&t| masked.word(t) == b";");
                let goes_on = held && tokens.get(i).is_some_and(|&t| matches!(masked.word(t), b"," | b"=" | b"*"));
                if semicolon {
                    return i + 1;
                }
                if !goes_on {
                    return i;
                }
            }
            _ => i += 1,
        }
    }
    tokens.len()
}

fn part(masked: &Masked, tokens: Vec<Token>) -> Part {
    let words: Vec<&[u8]> = tokens.iter().map(|&token| masked.word(token)).collect();
    let first = |wanted: &[&[u8]]| words.iter().position(|word| wanted.contains(word));
    let brace = first(&[b"{"]).unwrap_or(words.len());
    let mut part = Part { name: None, is_type: false, tokens: tokens.clone() };
    if words.first() == Some(&b"#".as_slice()) || brace == words.len() || words[..brace].contains(&b"=".as_slice()) {
        return part;
    }
    let declares =
        words[..brace].iter().rposition(|w| matches!(*w, b"class" | b"struct" | b"enum" | b"interface" | b"record"));
    let bracket = first(&[b"("]).filter(|&at| at < brace);
    let text = |word: &[u8]| String::from_utf8_lossy(word).into_owned();
    let is_word = |word: &[u8]| word.first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_');
    match (declares, bracket) {
        (Some(at), None) if words.get(at + 1).is_some_and(|w| is_word(w)) => {
            part.is_type = true;
            // A variable behind the braces keeps its type.
            let variable = words.len() > 2 && words.last() == Some(&b";".as_slice()) && words[words.len() - 2] != b"}";
            part.name = (!variable).then(|| text(words[at + 1]));
        }
        (Some(at), Some(_)) if words[at] == b"record" => {
            part.is_type = true;
            part.name = Some(text(words[at + 1]));
        }
        (_, Some(at)) if at > 0 && is_word(words[at - 1]) && !words[..at].contains(&b"operator".as_slice()) => {
            part.name = Some(text(words[at - 1]));
        }
        _ => {}
    }
    part
}

/// The `main` inside Java's class.
fn own_main(dialect: Dialect, masked: &Masked, part: &Part) -> Option<Range<usize>> {
    if dialect != Dialect::Java {
        return None;
    }
    let tokens = &part.tokens;
    let word = |i: usize| tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
    let at = (0..tokens.len()).find(|&i| word(i) == b"void" && word(i + 1) == b"main" && word(i + 2) == b"(")?;
    let first = (0..at).rev().take_while(|&i| !matches!(word(i), b";" | b"{" | b"}")).last().unwrap_or(at);
    let open = (at..tokens.len()).find(|&i| word(i) == b"{")?;
    let end = closing(masked, tokens, open);
    Some(tokens[first].start..tokens[end - 1].end)
}
