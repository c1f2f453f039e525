//! What a Rust file declares, by its syntax, and without it where the parser refuses it.

use super::source::Facts;
use crate::declaration::{Function, between, named_first, text_of};
use crate::scan::{Masked, closing};

/// Where the name of `main` is, and the functions of the class that is called, if there is an `impl` of it.
pub(super) fn doors(source: &[u8], masked: &Masked, owner: &str) -> (Option<usize>, Option<Vec<Function>>) {
    let facts = std::str::from_utf8(source).ok().and_then(|text| Facts::of(text, owner).ok());
    match facts {
        Some(facts) => (facts.main.map(|name| name.start), facts.has_impl.then_some(facts.functions)),
        None => guess(source, masked, owner),
    }
}

/// The doors of a source that the parser refuses, so that the compiler gets to say what is wrong with it.
fn guess(source: &[u8], masked: &Masked, owner: &str) -> (Option<usize>, Option<Vec<Function>>) {
    let tokens = masked.tokens();
    let word = |i: usize| tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
    let main = (0..tokens.len()).find(|&i| word(i) == b"fn" && word(i + 1) == b"main");
    let at = (0..tokens.len()).find(|&i| word(i) == b"impl" && word(i + 1) == owner.as_bytes() && word(i + 2) == b"{");
    let functions = at.map(|at| {
        let found = in_tokens(source, masked, at..closing(masked, &tokens, at + 2)).into_iter();
        // Nothing is compared; the compiler will.
        found.map(|function| Function { parameters: None, returns: None, receiver: false, ..function }).collect()
    });
    (main.map(|i| tokens[i + 1].start), functions)
}

/// All functions of a text, which need not be a whole file.
pub(super) fn declarations(source: &[u8], masked: &Masked) -> Vec<Function> {
    in_tokens(source, masked, 0..masked.tokens().len())
}

fn in_tokens(source: &[u8], masked: &Masked, range: std::ops::Range<usize>) -> Vec<Function> {
    let tokens = masked.tokens();
    let word = |i: usize| tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
    let mut functions = Vec::new();
    for i in range.filter(|&i| word(i) == b"fn" && i + 1 < tokens.len()) {
        let mut function = Function {
            name: text_of(source, &tokens[i + 1..i + 2]),
            at: tokens[i + 1].start,
            parameters: None,
            optional: 0,
            returns: Some("()".to_owned()),
            receiver: false,
        };
        if word(i + 2) == b"(" {
            let close = closing(masked, &tokens, i + 2);
            let (mut parameters, _) = named_first(source, masked, between(&tokens, i + 2, close));
            function.receiver = parameters.first().is_some_and(|first| first.name.trim_start_matches('&') == "self");
            if function.receiver {
                parameters.remove(0);
            }
            function.parameters = Some(parameters);
            if word(close) == b"-" && word(close + 1) == b">" {
                let ends = |&j: &usize| matches!(word(j), b"{" | b";" | b"where");
                let end = (close + 2..tokens.len()).find(ends).unwrap_or(tokens.len());
                function.returns = Some(text_of(source, &tokens[close + 2..end]));
            }
        }
        functions.push(function);
    }
    functions
}
