//! Where a submission is entered: the place at which it declares what is called, and where a debugger stops for it.

use crate::Language;
use crate::cutter::{Called, settled};
use crate::declaration::Function;
use crate::doors::doors;
use crate::scan::{Masked, Token, closing};
use ojkit_model::signature::Signature;

/// A place in a source, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    pub line: usize,
    /// Its column, in characters.
    pub column: usize,
}

/// What is called in a submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The function, the class of a design question, or `main`, as the source spells it.
    pub name: String,
    /// Where that is declared.
    pub place: Place,
    /// The class that it belongs to, where it is not a program.
    pub owner: String,
    /// The function that runs first; for a class its constructor, or its first method where no constructor is written.
    pub function: String,
    /// Where that function's first statement is.
    pub first: Place,
    pub is_main: bool,
}

/// The place at which a submission declares what the judge calls; nothing where it has neither that nor a program.
pub fn place_of_entry(language: Language, source: &[u8], signature: &Signature) -> Option<Entry> {
    let signature = &*settled(signature, source);
    let masked = language.mask(source);
    let tokens = masked.tokens();
    let called = Called::of(signature);
    let (main, functions) = language.entries(source, &masked, &called);
    let is_called = signature.function.is_some() || signature.class.is_some();
    let functions = functions.filter(|_| is_called && !doors(language, source, signature).main);
    let is_main = functions.is_none();
    let function = match &functions {
        Some(functions) => first_called(language, &called, functions)?,
        None => &program(main?, &masked, &tokens),
    };
    let index = |byte: usize| tokens.iter().position(|token| token.start == byte);
    let first = index(function.at).and_then(|name| language.body(&masked, &tokens, name));
    let class = called.owner.as_bytes();
    let class = (called.is_class && !is_main).then(|| class_at(&masked, &tokens, class)).flatten();
    Some(Entry {
        name: if class.is_some() { called.owner } else { &function.name }.to_owned(),
        place: place(source, class.unwrap_or(function.at)),
        owner: called.owner.to_owned(),
        function: function.name.clone(),
        first: place(source, first.map_or(function.at, |first| tokens[first].start)),
        is_main,
    })
}

/// What a program is entered by.
fn program(at: usize, masked: &Masked, tokens: &[Token]) -> Function {
    let is_named = tokens.iter().any(|&token| token.start == at && masked.word(token) == b"main");
    let name = if is_named { "main" } else { "" }.to_owned();
    Function { name, at, parameters: None, optional: 0, returns: None, receiver: false }
}

/// The function that runs first of those that the judge calls.
fn first_called<'f>(language: Language, called: &Called, functions: &'f [Function]) -> Option<&'f Function> {
    let constructor = called.is_class.then(|| language.constructor_name(called.owner).to_owned());
    let names = called.functions.iter().flat_map(|name| [language.method_name(name), name.clone()]);
    let mut names = constructor.into_iter().chain(names);
    names.find_map(|name| functions.iter().find(|function| function.name == name))
}

/// The name of a class where that is declared; for one that is made of functions, the first of these.
fn class_at(masked: &Masked, tokens: &[Token], owner: &[u8]) -> Option<usize> {
    let before = |words: &[&[u8]]| {
        let declares = |pair: &&[Token]| words.contains(&masked.word(pair[0])) && masked.word(pair[1]) == owner;
        tokens.windows(2).find(declares).map(|pair| pair[1].start)
    };
    before(&[b"class", b"struct", b"enum", b"type"])
        .or_else(|| before(&[b"var", b"let", b"const", b"function", b"impl"]))
}

/// The first token of a body in braces, or of what an arrow gives.
pub(crate) fn body_in_braces(masked: &Masked, tokens: &[Token], name: usize) -> Option<usize> {
    let word = |i: usize| tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
    let arrow = |i: usize| word(i) == b"=" && word(i + 1) == b">";
    let open = (name + 1..tokens.len()).find(|&i| matches!(word(i), b"(" | b";" | b"}") || arrow(i))?;
    let mut i = if word(open) == b"(" { closing(masked, tokens, open) } else { open };
    let mut in_list = false;
    while i < tokens.len() {
        match word(i) {
            // A member of a constructor's list may be given its value in braces.
            b"{" if in_list && !matches!(word(i - 1), b")" | b"}") => i = closing(masked, tokens, i),
            b"{" => return Some(i + 1).filter(|&first| first < tokens.len()),
            b"=" if arrow(i) => {
                return Some(if word(i + 2) == b"{" { i + 3 } else { i + 2 }).filter(|&i| i < tokens.len());
            }
            b"(" | b"[" => i = closing(masked, tokens, i),
            // The body may come after the class.
            b";" => {
                let is_body = |&i: &usize| word(i) == word(name) && word(i - 1) == b":" && word(i + 1) == b"(";
                return (i..tokens.len()).find(is_body).and_then(|name| body_in_braces(masked, tokens, name));
            }
            sign => {
                in_list |= sign == b":";
                i += 1;
            }
        }
    }
    None
}

pub(crate) fn byte_at(source: &[u8], place: Place) -> usize {
    let line = source.split_inclusive(|&byte| byte == b'\n').take(place.line - 1).map(<[u8]>::len).sum::<usize>();
    let mark = if source[line..].starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
    let rest = String::from_utf8_lossy(&source[line + mark..]);
    (line + mark + rest.chars().take(place.column - 1).map(char::len_utf8).sum::<usize>()).min(source.len())
}

fn place(source: &[u8], at: usize) -> Place {
    let before = &source[..at.min(source.len())];
    let line = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |end| end + 1);
    let column = String::from_utf8_lossy(&before[line..]).trim_start_matches('\u{feff}').chars().count() + 1;
    Place { line: before.iter().filter(|&&byte| byte == b'\n').count() + 1, column }
}
