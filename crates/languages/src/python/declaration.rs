//! What a Python file declares.

use crate::declaration::{Function, between, named_first, text_of};
use crate::scan::{Masked, Token, closing};

/// Where the program of a Python file is, its function `main` or its first line; nothing where it neither reads standard input nor prints
/// when it is run, but only when `Solution` is called.
pub(super) fn main(masked: &Masked) -> Option<usize> {
    let is_program = |line: &[u8]| {
        let line = &*String::from_utf8_lossy(line);
        let starts = |word: &str| {
            line.strip_prefix(word).is_some_and(|rest| !rest.starts_with(|c: char| c.is_alphanumeric() || c == '_'))
        };
        let held = line.starts_with([' ', '\t', '#', ')', ']', '}', '@'])
            || starts("def")
            || starts("class")
            || line.is_empty();
        let guard = starts("if") && line.contains("__name__");
        let reads = ["input(", "stdin", "open(", "print(", "main("].iter().any(|word| line.contains(word));
        !held && !starts("import") && !starts("from") && (guard || reads)
    };
    let lines = || masked.text.split_inclusive(|&byte| byte == b'\n');
    let place = |at: usize| lines().take(at).map(<[u8]>::len).sum::<usize>();
    let at = lines().position(is_program)?;
    let function = lines().position(|line| line.starts_with(b"def main("));
    Some(function.map_or_else(|| place(at), |at| place(at) + b"def ".len()))
}

/// The methods of a class, without `self`.
pub(super) fn functions(source: &[u8], masked: &Masked, owner: &str) -> Option<Vec<Function>> {
    let tokens = masked.tokens();
    let column = |i: usize| tokens[i].start == 0 || masked.text[tokens[i].start - 1] == b'\n';
    let at = (0..tokens.len().saturating_sub(1))
        .find(|&i| column(i) && masked.word(tokens[i]) == b"class" && masked.word(tokens[i + 1]) == owner.as_bytes())?;
    let end = (at + 2..tokens.len()).find(|&i| tokens[i].start > 0 && column(i) && masked.word(tokens[i]) != b")");
    Some(in_tokens(source, masked, at + 2..end.unwrap_or(tokens.len()), true))
}

/// The first token of a function's body that runs: what a function says of itself does not.
pub(super) fn body(masked: &Masked, tokens: &[Token], name: usize) -> Option<usize> {
    let word = |i: usize| tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
    if word(name + 1) != b"(" {
        return None;
    }
    let mut colon = closing(masked, tokens, name + 1);
    while colon < tokens.len() && word(colon) != b":" {
        colon = if word(colon) == b"[" { closing(masked, tokens, colon) } else { colon + 1 };
    }
    let quote = |i: usize| matches!(word(i), b"\"" | b"'");
    let first =
        if matches!(word(colon + 1), b"r" | b"u" | b"R" | b"U") && quote(colon + 2) { colon + 2 } else { colon + 1 };
    let is_text = quote(first) && quote(first + 1) && first + 2 < tokens.len();
    Some(if is_text { first + 2 } else { colon + 1 }).filter(|&i| i < tokens.len())
}

pub(super) fn declarations(source: &[u8], masked: &Masked) -> Vec<Function> {
    in_tokens(source, masked, 0..masked.tokens().len(), false)
}

/// The functions that begin at these tokens; those of a class have an object as their first parameter, whatever it is called.
fn in_tokens(source: &[u8], masked: &Masked, range: std::ops::Range<usize>, in_class: bool) -> Vec<Function> {
    let tokens = masked.tokens();
    let word = |i: usize| tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
    let mut functions = Vec::new();
    for i in range {
        if word(i) != b"def" || word(i + 2) != b"(" {
            continue;
        }
        let close = closing(masked, &tokens, i + 2);
        let decorated = i >= 2 && word(i - 1) == b"staticmethod";
        let (mut parameters, optional) = named_first(source, masked, between(&tokens, i + 2, close));
        if parameters.first().is_some_and(|first| if in_class { !decorated } else { first.name == "self" }) {
            parameters.remove(0);
        }
        let arrow = word(close) == b"-" && word(close + 1) == b">";
        let returns = arrow.then(|| {
            let mut depth = 0;
            let ends = |&j: &usize| {
                match word(j) {
                    b"[" => depth += 1,
                    b"]" => depth -= 1,
                    b":" => return depth == 0,
                    _ => {}
                }
                masked.text[tokens[j - 1].end..tokens[j].start].contains(&b'\n')
            };
            let end = (close + 2..tokens.len()).find(ends).unwrap_or(tokens.len());
            text_of(source, &tokens[close + 2..end])
        });
        let name = String::from_utf8_lossy(word(i + 1)).into_owned();
        let at = tokens[i + 1].start;
        functions.push(Function { name, at, parameters: Some(parameters), returns, optional, receiver: false });
    }
    functions
}
