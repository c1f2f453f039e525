//! What the nouns of a line mean: `the array` is the only parameter that it can be.

use super::grammar::words;
use super::value::Value;
use ojkit_lines::lexer::Kind;
use ojkit_lines::words::lemma;
use ojkit_model::constraint::{Path, Step};
use ojkit_model::signature::{Parameter, Type};

/// What a noun can mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Noun {
    /// An array of arrays of numbers or characters.
    Grid,
    /// An array of rows of numbers.
    Rows,
    /// A flat array of numbers.
    List,
    /// An array of texts.
    Words,
    Text,
}

/// What has the items, or is the whole, that a noun names.
fn named(slot: &str, base: &str) -> Option<Noun> {
    let (_, kind) = words(slot).iter().find(|(noun, _)| *noun == base)?;
    Some(match kind {
        Value::Text(kind) if kind == "rows" => Noun::Rows,
        Value::Text(kind) if kind == "words" => Noun::Words,
        Value::Text(kind) if kind == "list" => Noun::List,
        Value::Text(kind) if kind == "grid" => Noun::Grid,
        _ => Noun::Text,
    })
}

/// The parameters that nouns can speak of; none where a line stands alone.
#[derive(Clone, Debug, Default)]
pub struct Nouns {
    parameters: Vec<Parameter>,
}

impl Nouns {
    /// The nouns of a signature.
    pub fn of(parameters: &[Parameter]) -> Nouns {
        Nouns { parameters: parameters.to_vec() }
    }

    /// Whether a noun stands for something at all.
    pub fn are_known(&self) -> bool {
        !self.parameters.is_empty()
    }

    /// Whether a parameter is called so.
    pub fn names(&self, word: &str) -> bool {
        self.parameters.iter().any(|parameter| parameter.name == word)
    }

    /// Whether a word is a noun that could mean several parameters, or none.
    pub fn leaves_open(&self, word: &Kind, base: &str) -> bool {
        let is_name = matches!(word, Kind::Word(word) if self.names(word));
        self.are_known() && !is_name && named("item_of", base).is_some()
    }

    /// The parameter whose items a noun names.
    pub fn items(&self, base: &str) -> Option<&str> {
        let noun = named("item_of", base)?;
        // Single texts are strings too.
        let texts = self.parameters.iter().any(|p| p.ty == Type::String);
        if base == "string" && texts { None } else { self.only(noun) }
    }

    /// The parameter that a noun names as a whole.
    pub fn whole(&self, base: &str) -> Option<&str> {
        // A linked list is a list too.
        if base == "list" && self.parameters.iter().any(|p| *p.ty.innermost() == Type::ListNode) {
            return None;
        }
        self.only(named("whole_of", base)?)
    }

    /// What a name and its indices stand for, where the parameter is known.
    pub fn type_of(&self, path: &Path) -> Option<Type> {
        let mut ty = self.parameters.iter().find(|parameter| parameter.name == path.name)?.ty.clone();
        for step in &path.steps {
            ty = match (step, ty) {
                (Step::Index(_), Type::Array(item)) => *item,
                (Step::Index(_), Type::String) => Type::Character,
                _ => return None,
            };
        }
        Some(ty)
    }

    /// Whether what a path stands for has items of a noun: a text has characters, an array of texts has words.
    ///
    /// Where the parameter is not known it can.
    pub fn has_items(&self, path: &Path, noun: &str) -> bool {
        const LETTERS: [&str; 4] = ["character", "letter", "digit", "symbol"];
        match self.type_of(path) {
            Some(Type::String) => LETTERS.contains(&noun) || ["element", "item", "value"].contains(&noun),
            Some(Type::Array(item)) => match *item {
                Type::Character => true,
                Type::String => !LETTERS.contains(&noun),
                Type::Array(_) | Type::Rows(_) => {
                    !LETTERS.contains(&noun) && noun != "number" && noun != "integer" && noun != "word"
                }
                _ => !LETTERS.contains(&noun) && !["word", "string", "row"].contains(&noun),
            },
            _ => true,
        }
    }

    /// Whether `the elements of x` are scalars, where that is known, or else as the noun has it; nothing where x has none of the noun.
    pub fn scalars_of(&self, path: &Path, noun: &str, usual: bool) -> Option<bool> {
        const IN_TEXTS: [&str; 8] = ["character", "letter", "digit", "element", "item", "entry", "value", "position"];
        let is_called_so = || lemma(&path.name) == noun;
        match self.type_of(path) {
            Some(Type::String) => IN_TEXTS.contains(&noun).then_some(usual),
            Some(Type::Array(row)) => match *row {
                // Which of the letters of a grid are keys is not known here.
                Type::Array(_) | Type::String if noun == "key" && !is_called_so() => None,
                Type::Array(cell) if !matches!(*cell, Type::String | Type::Array(_)) => {
                    Some(usual || ["element", "item", "entry"].contains(&noun))
                }
                _ => Some(usual),
            },
            _ => Some(usual),
        }
    }

    /// The only parameter of a kind.
    pub fn only(&self, noun: Noun) -> Option<&str> {
        let mut fitting = self.parameters.iter().filter(|parameter| noun.fits(&parameter.ty));
        match (fitting.next(), fitting.next()) {
            (Some(parameter), None) => Some(&parameter.name),
            _ => None,
        }
    }

    /// Every parameter that is a flat array of scalars.
    pub fn lists(&self) -> impl Iterator<Item = &str> {
        self.parameters
            .iter()
            .filter(|parameter| Noun::List.fits(&parameter.ty))
            .map(|parameter| parameter.name.as_str())
    }

    /// Every parameter that is made of texts, with how deep they lie.
    pub fn texts(&self) -> impl Iterator<Item = (&str, usize)> {
        let texts = self.parameters.iter().filter(|parameter| *parameter.ty.innermost() == Type::String);
        texts.map(|parameter| (parameter.name.as_str(), parameter.ty.depth()))
    }
}

impl Noun {
    /// Whether the noun can mean something of a type.
    pub fn fits(self, ty: &Type) -> bool {
        let scalar =
            |ty: &Type| matches!(ty, Type::Integer | Type::Long | Type::Double | Type::Boolean | Type::Character);
        match (self, ty) {
            (Noun::Text, Type::String) => true,
            (Noun::Rows, Type::Rows(_)) => true,
            (Noun::Grid | Noun::Rows, Type::Array(row)) => matches!(&**row, Type::Array(cell) if scalar(cell)),
            (Noun::List, Type::Array(item)) => scalar(item),
            (Noun::Words, Type::Array(item)) => **item == Type::String,
            _ => false,
        }
    }
}
