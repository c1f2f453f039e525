//! What a file in C++ or Java declares.

use crate::declaration::{Function, Parameter, between, slice, split, text_of};
use crate::scan::{Masked, Token, closing};

/// The tokens inside the braces of `class Solution` or `struct Solution`; `owner` is its name.
fn body_of(masked: &Masked, tokens: &[Token], owner: &str) -> Option<(usize, usize)> {
    for i in 0..tokens.len().saturating_sub(1) {
        let declares =
            matches!(masked.word(tokens[i]), b"class" | b"struct") && masked.word(tokens[i + 1]) == owner.as_bytes();
        if !declares {
            continue;
        }
        let open = (i + 2..tokens.len()).find(|&j| matches!(masked.word(tokens[j]), b"{" | b";"));
        if let Some(open) = open.filter(|&j| masked.word(tokens[j]) == b"{") {
            return Some((open + 1, closing(masked, tokens, open).saturating_sub(1)));
        }
    }
    None
}

/// The functions at the first level of a class.
pub(crate) fn functions(source: &[u8], masked: &Masked, owner: &str) -> Option<Vec<Function>> {
    let tokens = masked.tokens();
    let (start, end) = body_of(masked, &tokens, owner)?;
    let mut functions = Vec::new();
    let mut i = start;
    let mut declaration = start;
    while i < end {
        match masked.word(tokens[i]) {
            b"(" => {
                let close = closing(masked, &tokens, i);
                let name = masked.word(tokens[i - 1]);
                // `name(...) {`, or with const, noexcept, throws, -> before the brace; an initialiser has `=` before its bracket.
                let behind = (close..end).find(|&j| matches!(masked.word(tokens[j]), b"{" | b";" | b"="));
                let initialiser = (declaration..i).any(|j| masked.word(tokens[j]) == b"=");
                // A body may also stand behind the class.
                let defined = behind.is_some_and(|j| matches!(masked.word(tokens[j]), b"{" | b";"));
                if defined
                    && !initialiser
                    && i > start
                    && name.first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_')
                {
                    let returns = (declaration..i - 1).filter(|&j| !is_modifier(masked.word(tokens[j])));
                    let returns: Vec<usize> = returns.collect();
                    let returns = match (returns.first(), returns.last()) {
                        (Some(&a), Some(&b)) => slice(source, tokens[a].start, tokens[b].end),
                        _ => String::new(),
                    };
                    let returns = (!returns.is_empty() && !returns.contains("auto")).then_some(returns);
                    let (parameters, optional) = typed_first(source, masked, between(&tokens, i, close));
                    functions.push(Function {
                        name: String::from_utf8_lossy(name).into_owned(),
                        parameters: Some(parameters),
                        optional,
                        returns,
                        receiver: false,
                    });
                }
                i = close;
                continue;
            }
            b"{" => {
                i = closing(masked, &tokens, i);
                declaration = i;
                continue;
            }
            b";" | b":" => declaration = i + 1,
            _ => {}
        }
        i += 1;
    }
    Some(functions)
}

fn is_modifier(word: &[u8]) -> bool {
    matches!(
        word,
        b"public"
            | b"private"
            | b"protected"
            | b"static"
            | b"final"
            | b"inline"
            | b"constexpr"
            | b"virtual"
            | b":"
            | b"synchronized"
    )
}

/// All functions that a text declares: a name before a bracket, behind what may be a type.
pub(crate) fn declarations(source: &[u8], masked: &Masked) -> Vec<Function> {
    let tokens = masked.tokens();
    let word = |i: usize| masked.word(tokens[i]);
    let mut functions = Vec::new();
    for open in 1..tokens.len() {
        let is_name = word(open - 1).first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_');
        if word(open) != b"(" || !is_name {
            continue;
        }
        let begins = |i: &usize| matches!(word(*i), b";" | b"{" | b"}" | b":" | b"(" | b"=" | b"!" | b"?" | b"#");
        let start = (0..open - 1).rev().find(begins).map_or(0, |i| i + 1);
        let lead = (start..open - 1).filter(|&i| !is_modifier(word(i)) && !matches!(word(i), b"const" | b"explicit"));
        let lead: Vec<Token> = lead.map(|i| tokens[i]).collect();
        let is_type = |&token: &Token| match masked.word(token) {
            b"return" | b"new" | b"else" | b"throw" | b"class" | b"struct" | b"delete" | b"operator" | b"auto" => false,
            word => word.iter().all(|b| b.is_ascii_alphanumeric() || b"_<>[],*&\"".contains(b)),
        };
        let close = closing(masked, &tokens, open);
        if !lead.iter().all(is_type) || tokens.get(close - 1).is_none_or(|&token| masked.word(token) != b")") {
            continue;
        }
        let (parameters, optional) = typed_first(source, masked, between(&tokens, open, close));
        if parameters.iter().all(|parameter| !parameter.name.is_empty()) {
            let name = text_of(source, &tokens[open - 1..open]);
            let returns = Some(text_of(source, &lead));
            functions.push(Function { name, parameters: Some(parameters), optional, returns, receiver: false });
        }
    }
    functions
}

/// `int a, const vector<int>& b = {}`, and how many of them have a default.
fn typed_first(source: &[u8], masked: &Masked, tokens: &[Token]) -> (Vec<Parameter>, usize) {
    let mut parameters = Vec::new();
    let mut optional = 0;
    for part in split(masked, tokens) {
        let mut part = part;
        if let Some(default) = part.iter().position(|&token| masked.word(token) == b"=") {
            part = &part[..default];
            optional += 1;
        }
        let mut name = String::new();
        if let [ty @ .., last] = part {
            let named =
                !ty.is_empty() && masked.word(*last).first().is_some_and(|b| b.is_ascii_alphanumeric() || *b == b'_');
            if named {
                name = text_of(source, &part[part.len() - 1..]);
                part = ty;
            }
        }
        parameters.push(Parameter { name, ty: text_of(source, part) });
    }
    (parameters, optional)
}
