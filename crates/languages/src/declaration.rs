//! Functions as sources declare them, and their types, whatever stands around them.

use crate::Language;
use crate::scan::{Masked, Token};
use ojkit_frames::Shape;
use ojkit_model::signature::{self, Type};

/// A function as it stands in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Function {
    pub name: String,
    /// The first byte of its name.
    pub at: usize,
    /// Its parameters without `self`; nothing where they cannot be seen.
    pub parameters: Option<Vec<Parameter>>,
    /// How many of them may be left out.
    pub optional: usize,
    /// The type it gives; nothing where the source does not say.
    pub returns: Option<String>,
    /// Whether it takes `self`, in languages that tell methods by it.
    pub receiver: bool,
}

/// A parameter as it stands in a source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name; empty where it has none.
    pub name: String,
    /// Its type as written; empty where it is not.
    pub ty: String,
}

/// A function that a piece of code declares, in its language.
#[derive(Clone, Debug, PartialEq)]
pub struct Declaration {
    pub language: Language,
    pub name: String,
    /// Its parameters without `self`: names, and types as written.
    pub parameters: Vec<Parameter>,
    /// What it gives, as written; empty for constructors and where the language does not say.
    pub returns: String,
}

/// More code of one question is not read.
const CODE_BYTES_MAX: usize = 1 << 18;
/// More declarations of one text are not read.
const DECLARATIONS_MAX: usize = 200;

/// All function declarations of a text, in order; calls that look like declarations may be among them.
pub fn declarations(language: Language, text: &str) -> Vec<Declaration> {
    let text = text.get(..CODE_BYTES_MAX).unwrap_or(text).as_bytes();
    let functions = (language.facts().declarations)(text, &language.mask(text)).into_iter();
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
    };
    let declared = functions.filter_map(|one| {
        let parameters = one.parameters.filter(|list| list.iter().all(|parameter| is_name(&parameter.name)))?;
        Some(Declaration {
            language,
            name: one.name,
            parameters,
            returns: one.returns.filter(|ty| ty != "()").unwrap_or_default(),
        })
    });
    declared.take(DECLARATIONS_MAX).collect()
}

/// The letters of a type as a source spells it; nothing where that cannot be seen cheaply (aliases, generics, no annotation).
pub fn letters_of(written: &str) -> Option<String> {
    let parameter = signature::Parameter { name: String::new(), ty: type_of(written)? };
    Shape::of_parameter(&parameter, false).ok().map(|shape| shape.wire())
}

/// A type as a language spells it; nothing for types that the kit does not know.
pub fn type_of(written: &str) -> Option<Type> {
    let mut reader = TypeReader { text: written, at: 0, depth: 0 };
    let ty = reader.ty()?;
    reader.rest().trim_matches([' ', '&', '*']).is_empty().then_some(ty)
}

struct TypeReader<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

/// Deeper types are unknown.
const TYPE_DEPTH_MAX: usize = 12;

impl<'a> TypeReader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip(&mut self, signs: &[char]) {
        self.at = self.text.len() - self.rest().trim_start_matches(signs).len();
    }

    fn take(&mut self, sign: char) -> bool {
        self.skip(&[' ', '&', '*', '\'', '"']);
        let found = self.rest().starts_with(sign);
        self.at += usize::from(found);
        found
    }

    fn word(&mut self) -> &'a str {
        self.skip(&[' ', '&', '*', '\'', '"']);
        let rest = self.rest();
        let end =
            rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != ':' && c != '.').unwrap_or(rest.len());
        self.at += end;
        rest[..end].rsplit([':', '.']).next().unwrap_or("")
    }

    fn ty(&mut self) -> Option<Type> {
        self.depth += 1;
        if self.depth > TYPE_DEPTH_MAX {
            return None;
        }
        if self.take('[') {
            // A slice or an array of Rust, whose length does not matter.
            let ty = self.ty()?;
            self.at += self.rest().find(']')?;
            self.depth -= 1;
            return self.take(']').then(|| Type::Array(Box::new(ty)));
        }
        let mut word = self.word();
        while matches!(word, "const" | "mut" | "unsigned" | "signed" | "final") {
            word = self.word();
        }
        let mut ty = match word {
            "long" => {
                let rest = self.rest().trim_start();
                if rest.starts_with("long") {
                    self.word();
                }
                if self.rest().trim_start().starts_with("int") {
                    self.word();
                }
                Type::Long
            }
            "int" | "Integer" | "i32" | "u32" | "i16" | "i8" | "u8" | "u16" | "short" | "byte" | "number" | "isize"
            | "uint32_t" | "int32_t" | "integer" | "size_t" | "usize" => Type::Integer,
            "Long" | "i128" | "u128" | "i64" | "u64" | "int64_t" | "uint64_t" | "ll" => Type::Long,
            "double" | "float" | "f64" | "f32" | "Double" | "Float" => Type::Double,
            "bool" | "boolean" | "Boolean" => Type::Boolean,
            "char" | "Character" | "character" => Type::Character,
            "string" | "str" | "String" | "CharSequence" => Type::String,
            "ListNode" => Type::ListNode,
            "TreeNode" => Type::TreeNode,
            "void" | "None" => Type::Void,
            "vector" | "List" | "list" | "Vec" | "ArrayList" | "Collection" | "Iterable" | "Sequence" | "array" => {
                Type::Array(Box::new(self.inside()?))
            }
            "Optional" | "Option" | "Box" | "Rc" | "RefCell" | "Arc" => self.inside()?,
            _ => return None,
        };
        while self.take('[') {
            self.take(']').then_some(())?;
            ty = Type::Array(Box::new(ty));
        }
        self.depth -= 1;
        Some(ty)
    }

    fn inside(&mut self) -> Option<Type> {
        if !self.take('<') && !self.take('[') {
            return None;
        }
        let ty = self.ty()?;
        (self.take('>') || self.take(']')).then_some(ty)
    }
}

/// A part of a source on one line.
pub(crate) fn slice(source: &[u8], start: usize, end: usize) -> String {
    String::from_utf8_lossy(&source[start..end]).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The source from the first to the last of these tokens.
pub(crate) fn text_of(source: &[u8], tokens: &[Token]) -> String {
    match (tokens.first(), tokens.last()) {
        (Some(first), Some(last)) => slice(source, first.start, last.end),
        _ => String::new(),
    }
}

/// The tokens between a bracket and what [`crate::scan::closing`] gave for it.
pub(crate) fn between(tokens: &[Token], open: usize, close: usize) -> &[Token] {
    &tokens[open + 1..close.saturating_sub(1).max(open + 1)]
}

/// The tokens between the commas of a parameter list.
pub(crate) fn split<'t>(masked: &Masked, tokens: &'t [Token]) -> Vec<&'t [Token]> {
    let mut depth = 0i32;
    let comma = |token: &Token| {
        match masked.word(*token) {
            b"<" | b"(" | b"[" | b"{" => depth += 1,
            b">" | b")" | b"]" | b"}" => depth -= 1,
            b"," => return depth == 0,
            _ => {}
        }
        false
    };
    tokens.split(comma).filter(|part| !part.is_empty()).collect()
}

/// `self, nums: List[int], k=1`, the types empty where there is none, and how many have a default.
pub(crate) fn named_first(source: &[u8], masked: &Masked, tokens: &[Token]) -> (Vec<Parameter>, usize) {
    let mut parameters = Vec::new();
    let mut optional = 0;
    for part in split(masked, tokens) {
        if matches!(masked.word(part[0]), b"*" | b"/") {
            continue;
        }
        let default = part.iter().position(|&token| masked.word(token) == b"=");
        optional += usize::from(default.is_some());
        let part = &part[..default.unwrap_or(part.len())];
        let colon = part.iter().position(|&token| masked.word(token) == b":").unwrap_or(part.len());
        let ty = text_of(source, part.get(colon + 1..).unwrap_or_default());
        let name = part[..colon].iter().filter(|&&token| masked.word(token) != b"mut");
        parameters.push(Parameter { name: name.map(|token| slice(source, token.start, token.end)).collect(), ty });
    }
    (parameters, optional)
}
