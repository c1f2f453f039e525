//! What a JavaScript file declares: functions however they are written, classes by `class` or by prototypes.

use crate::cutter::Called;
use crate::declaration::{Function, Parameter, between, slice, split};
use crate::scan::{Masked, Token, closing};

struct File<'a> {
    source: &'a [u8],
    masked: &'a Masked,
    tokens: Vec<Token>,
}

/// Where the program is, its function `main` or its first token behind `"use strict"`; nothing where the outermost level only declares, and
/// neither reads, prints nor calls.
pub(super) fn main(masked: &Masked) -> Option<usize> {
    let tokens = masked.tokens();
    if !has_program(masked, &tokens) {
        return None;
    }
    let named = tokens.windows(2).find(|pair| {
        let is_line = pair[0].start == 0 || masked.text[pair[0].start - 1] == b'\n';
        is_line
            && matches!(masked.word(pair[0]), b"function" | b"const" | b"let" | b"var")
            && masked.word(pair[1]) == b"main"
    });
    let is_text = |&token: &Token| matches!(masked.word(token), b"\"" | b"'" | b";");
    let first = tokens.iter().find(|token| !is_text(token)).or(tokens.first());
    named.map(|pair| pair[1].start).or_else(|| first.map(|token| token.start))
}

/// Whether something at the outermost level does more than declare.
fn has_program(masked: &Masked, tokens: &[Token]) -> bool {
    let word = |i: usize| tokens.get(i).map_or(b"".as_slice(), |&token| masked.word(token));
    let mut i = 0;
    while i < tokens.len() {
        match word(i) {
            b"{" => {
                // The body of a function that is called on the spot is the program itself.
                let end = closing(masked, tokens, i);
                if word(end) == b")" && word(end + 1) == b"(" || word(end) == b"(" {
                    return true;
                }
                i = end;
                continue;
            }
            b"process" | b"console" | b"readFileSync" | b"stdin" | b"readline" => return true,
            // `if (require.main === module)`.
            b"require" if word(i + 1) == b"." => return true,
            b"main" if word(i + 1) == b"(" && (i == 0 || word(i - 1) != b"function") => return true,
            _ => {}
        }
        i += 1;
    }
    false
}

/// The function that is called, or what can be called on the class; nothing where there is neither.
pub(super) fn functions(source: &[u8], masked: &Masked, called: &Called) -> Option<Vec<Function>> {
    let file = File { source, masked, tokens: masked.tokens() };
    let outermost = file.outermost();
    if called.is_class {
        return file.members(&outermost, called.owner);
    }
    let found = called.functions.iter().filter_map(|name| file.function_named(&outermost, name));
    let found: Vec<Function> = found.collect();
    if found.is_empty() { file.members(&outermost, called.owner) } else { Some(found) }
}

/// All functions that are given a name, with the types that the comment above tells.
pub(super) fn declarations(source: &[u8], masked: &Masked) -> Vec<Function> {
    let file = File { source, masked, tokens: masked.tokens() };
    let mut functions = Vec::new();
    for i in 0..file.tokens.len() {
        let named = match file.word(i) {
            b"function" if file.word(i + 2) == b"(" => Some(i + 1),
            b"=" if i > 0 && file.word(i + 1) != b"=" => Some(i - 1),
            _ => None,
        };
        let Some(at) = named.filter(|&at| is_name(file.word(at))) else { continue };
        let value = if at > i { i } else { i + 1 };
        let Some(parameters) = file.parameters(value) else { continue };
        let first = (0..at).rev().take_while(|&j| file.is_on_line_of(j, at)).last().unwrap_or(at);
        let mut function = file.function(at, Some(parameters));
        file.add_types(file.tokens[first].start, &mut function);
        functions.push(function);
    }
    functions
}

fn is_name(word: &[u8]) -> bool {
    word.first().is_some_and(|b| b.is_ascii_alphabetic() || *b == b'_')
}

impl File<'_> {
    fn word(&self, i: usize) -> &[u8] {
        self.tokens.get(i).map_or(b"", |&token| self.masked.word(token))
    }

    fn is_on_line_of(&self, i: usize, other: usize) -> bool {
        !self.masked.text[self.tokens[i].end..self.tokens[other].start].contains(&b'\n')
    }

    fn function(&self, name: usize, parameters: Option<Vec<Parameter>>) -> Function {
        // A call may leave out any.
        let optional = parameters.as_ref().map_or(0, Vec::len);
        let at = self.tokens[name].start;
        let name = String::from_utf8_lossy(self.word(name)).into_owned();
        Function { name, at, parameters, optional, returns: None, receiver: false }
    }

    /// The tokens that stand in no bracket.
    fn outermost(&self) -> Vec<usize> {
        let mut found = Vec::new();
        let mut i = 0;
        while i < self.tokens.len() {
            found.push(i);
            i = match self.word(i) {
                b"(" | b"[" | b"{" => closing(self.masked, &self.tokens, i),
                _ => i + 1,
            };
        }
        found
    }

    /// The parameters of a function that begins at a token, as a value or as a declaration; nothing where none does.
    fn parameters(&self, at: usize) -> Option<Vec<Parameter>> {
        let mut i = if self.word(at) == b"async" { at + 1 } else { at };
        let is_declared = self.word(i) == b"function";
        if is_declared {
            i += 1;
            i += usize::from(self.word(i) == b"*");
            i += usize::from(is_name(self.word(i)));
        }
        let arrow = |i: usize| self.word(i) == b"=" && self.word(i + 1) == b">";
        if self.word(i) != b"(" {
            let single = !is_declared && is_name(self.word(i)) && arrow(i + 1);
            return single.then(|| vec![self.parameter(&self.tokens[i..=i])]);
        }
        let close = closing(self.masked, &self.tokens, i);
        (is_declared || arrow(close)).then(|| self.list(i, close))
    }

    fn list(&self, open: usize, close: usize) -> Vec<Parameter> {
        split(self.masked, between(&self.tokens, open, close)).into_iter().map(|part| self.parameter(part)).collect()
    }

    fn parameter(&self, tokens: &[Token]) -> Parameter {
        let name = slice(self.source, tokens[0].start, tokens[0].end);
        Parameter { name, ty: String::new() }
    }

    /// What can be seen of the parameters of a list: nothing where one of them takes any number of arguments.
    fn visible(&self, parameters: Vec<Parameter>) -> Option<Vec<Parameter>> {
        parameters.iter().all(|parameter| parameter.name != ".").then_some(parameters)
    }

    /// A function of this name at the outermost level.
    fn function_named(&self, outermost: &[usize], name: &str) -> Option<Function> {
        let at = outermost.iter().copied().find(|&i| {
            let declared = i > 0 && matches!(self.word(i - 1), b"function" | b"*" | b"class");
            let assigned = self.word(i + 1) == b"=" && self.word(i + 2) != b"=" && (i == 0 || self.word(i - 1) != b".");
            self.word(i) == name.as_bytes() && (declared || assigned)
        })?;
        let value = if self.word(at + 1) == b"=" { at + 2 } else { at - 1 };
        let value = if self.word(value) == b"*" { value - 1 } else { value };
        // Something that gives a function tells nothing of its parameters.
        let parameters = self.parameters(value).and_then(|list| self.visible(list));
        Some(self.function(at, parameters))
    }

    /// The constructor, by the name of the class, and the methods.
    fn members(&self, outermost: &[usize], owner: &str) -> Option<Vec<Function>> {
        let owner_word = owner.as_bytes();
        let class = outermost.iter().copied().find(|&i| {
            self.word(i) == b"class"
                && (self.word(i + 1) == owner_word
                    || i > 1 && self.word(i - 1) == b"=" && self.word(i - 2) == owner_word)
        });
        let mut members = match class {
            Some(class) => {
                let open = (class..self.tokens.len()).find(|&i| self.word(i) == b"{")?;
                self.body(open, owner)
            }
            None => vec![self.function_named(outermost, owner)?],
        };
        for &i in outermost {
            if self.word(i) != owner_word || self.word(i + 1) != b"." || self.word(i + 2) != b"prototype" {
                continue;
            }
            if self.word(i + 3) == b"=" && self.word(i + 4) == b"{" {
                members.extend(self.body(i + 4, owner));
            } else if self.word(i + 3) == b"." && self.word(i + 5) == b"=" {
                let parameters = self.parameters(i + 6).and_then(|list| self.visible(list));
                members.push(self.function(i + 4, parameters));
            }
        }
        Some(members)
    }

    /// The methods at the first level of a class or an object.
    fn body(&self, open: usize, owner: &str) -> Vec<Function> {
        let end = closing(self.masked, &self.tokens, open).saturating_sub(1);
        let mut functions = Vec::new();
        let mut i = open + 1;
        while i < end {
            let next = match self.word(i) {
                b"(" | b"[" | b"{" => closing(self.masked, &self.tokens, i),
                _ => i + 1,
            };
            let name = i.checked_sub(1).filter(|&at| at > open && is_name(self.word(at)));
            match (self.word(i), name) {
                (b"(", Some(name)) if self.word(next) == b"{" => {
                    let parameters = self.visible(self.list(i, next));
                    let mut function = self.function(name, parameters);
                    if function.name == "constructor" {
                        owner.clone_into(&mut function.name);
                    }
                    functions.push(function);
                }
                (b"=" | b":", Some(name)) => {
                    if let Some(parameters) = self.parameters(i + 1) {
                        functions.push(self.function(name, self.visible(parameters)));
                    }
                }
                _ => {}
            }
            i = next;
        }
        functions
    }

    /// Takes the types from the comment that ends directly before a place: `@param {number[]} nums`, `@return {number}`.
    fn add_types(&self, place: usize, function: &mut Function) {
        let Some(comment) = self.masked.comments.iter().rfind(|comment| comment.end <= place) else { return };
        if !self.masked.text[comment.end..place].iter().all(u8::is_ascii_whitespace) {
            return;
        }
        let text = String::from_utf8_lossy(&self.source[comment.clone()]).into_owned();
        for line in text.lines() {
            let Some((lead, rest)) = line.split_once('{') else { continue };
            let Some((ty, behind)) = rest.split_once('}') else { continue };
            let name = behind.split_whitespace().next().unwrap_or("");
            if lead.trim_end().ends_with("@param") {
                let parameters = function.parameters.iter_mut().flatten();
                parameters.filter(|parameter| parameter.name == name).for_each(|one| ty.clone_into(&mut one.ty));
            } else if lead.contains("@return") {
                function.returns = Some(ty.to_owned());
            }
        }
    }
}
