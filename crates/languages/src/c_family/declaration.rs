//! What a file in C++ or Java declares.

use crate::declaration::{Function, Parameter, between, split, text_of};
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
    let word = |i: usize| masked.word(tokens[i]);
    let mut functions = Vec::new();
    let mut i = start;
    while i < end {
        if !matches!(word(i), b"(" | b"{") {
            i += 1;
            continue;
        }
        let close = closing(masked, &tokens, i);
        // `name(...) {`, or with const, noexcept, throws, -> before the brace; a body may also stand behind the class.
        let behind = (close..end).find(|&j| matches!(word(j), b"{" | b";" | b"="));
        if word(i) == b"(" && i > start && behind.is_some_and(|j| word(j) != b"=") {
            functions.extend(function_at(source, masked, &tokens, start, i));
        }
        i = close;
    }
    // The type is not known where it says `auto`.
    functions
        .iter_mut()
        .for_each(|one| one.returns = one.returns.take().filter(|ty| !ty.is_empty() && !ty.contains("auto")));
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
            | b"const"
            | b"explicit"
    )
}

/// All functions that a text declares.
pub(crate) fn declarations(source: &[u8], masked: &Masked) -> Vec<Function> {
    let tokens = masked.tokens();
    let found = (1..tokens.len()).filter(|&open| masked.word(tokens[open]) == b"(");
    let functions = found.filter_map(|open| function_at(source, masked, &tokens, 0, open));
    functions.filter(|one| one.parameters.iter().flatten().all(|parameter| !parameter.name.is_empty())).collect()
}

/// The function whose parameters begin at a bracket: a name before it, behind what may be a type.
fn function_at(source: &[u8], masked: &Masked, tokens: &[Token], from: usize, open: usize) -> Option<Function> {
    let word = |i: usize| masked.word(tokens[i]);
    let is_name = word(open - 1).first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_');
    let close = closing(masked, tokens, open);
    if !is_name || tokens.get(close - 1).is_none_or(|&token| masked.word(token) != b")") {
        return None;
    }
    let begins = |i: &usize| matches!(word(*i), b";" | b"{" | b"}" | b":" | b"(" | b"=" | b"!" | b"?" | b"#");
    let start = (from..open - 1).rev().find(begins).map_or(from, |i| i + 1);
    // What stands behind an equals sign is a value.
    let is_value = start > from && word(start - 1) == b"=";
    let annotation = |i: usize| word(i) == b"@" || i > 0 && word(i - 1) == b"@";
    let lead = (start..open - 1).filter(|&i| !is_modifier(word(i)) && !annotation(i));
    let lead: Vec<Token> = lead.map(|i| tokens[i]).collect();
    let is_type = |&token: &Token| match masked.word(token) {
        b"return" | b"new" | b"else" | b"throw" | b"class" | b"struct" | b"delete" | b"operator" => false,
        word => word.iter().all(|b| b.is_ascii_alphanumeric() || b"_<>[],*&\"".contains(b)),
    };
    if is_value || !lead.iter().all(is_type) {
        return None;
    }
    let (parameters, optional) = typed_first(source, masked, between(tokens, open, close));
    let name = text_of(source, &tokens[open - 1..open]);
    Some(Function {
        name,
        at: tokens[open - 1].start,
        parameters: Some(parameters),
        optional,
        returns: Some(text_of(source, &lead)),
        receiver: false,
    })
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
