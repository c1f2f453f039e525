//! The notation of types: `integer[][]`, `list<string>`, `(a: integer, b: integer)[]`, `(0 p x | 1 l r)[]`.

use ojkit_model::diagnostic::Help;
use ojkit_model::signature::{Alternative, Column, Rows, Type};
use ojkit_text::suggest::nearest;

/// What is wrong with a type, where in its text, and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypeError {
    /// From 1, in characters.
    pub column: usize,
    /// In characters.
    pub width: usize,
    /// One sentence without a final full stop.
    pub message: String,
    pub help: Help,
}

/// Array brackets around one value.
const DEPTH_MAX: usize = 2;
/// Columns of a row, and alternatives of one.
const COLUMNS_MAX: usize = 64;

/// The types that are one word.
static WORDS: [(&str, Type); 11] = [
    ("integer", Type::Integer),
    ("long", Type::Long),
    ("double", Type::Double),
    ("boolean", Type::Boolean),
    ("character", Type::Character),
    ("string", Type::String),
    ("ListNode", Type::ListNode),
    ("TreeNode", Type::TreeNode),
    ("NaryNode", Type::NaryNode),
    ("void", Type::Void),
    ("prefix", Type::Prefix),
];
const LATER: [&str; 1] = ["NestedInteger"];

/// The names of types.
pub fn type_names() -> impl Iterator<Item = &'static str> {
    WORDS.iter().map(|(name, _)| *name)
}

/// Whether a text can be a name: a letter or `_`, then letters, digits and `_`.
pub fn is_identifier(text: &str) -> bool {
    text.len() <= IDENTIFIER_BYTES_MAX
        && text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// A longer name fits into no message.
const IDENTIFIER_BYTES_MAX: usize = 64;

/// Reads the type of a parameter or of an answer.
pub fn parse_type(text: &str) -> Result<Type, TypeError> {
    let mut parser = TypeParser { characters: text.chars().collect(), at: 0 };
    let ty = parser.whole()?;
    parser.skip_spaces();
    match parser.peek() {
        None => Ok(ty),
        Some(c) => Err(parser.error(parser.at, 1, format!("`{c}` does not belong to a type"), FORMS)),
    }
}

const FORMS: &str = "a type is integer, long, double, boolean, character, string, ListNode, TreeNode, NaryNode, one of these with \
                     `[]` or `[][]`, `(a: integer, b: integer)[]` or `(0 p x | 1 l r)[]`";

struct TypeParser {
    characters: Vec<char>,
    at: usize,
}

impl TypeParser {
    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while self.peek().is_some_and(|c| c == ' ') {
            self.at += 1;
        }
    }

    fn take(&mut self, wanted: char) -> bool {
        self.skip_spaces();
        let found = self.peek() == Some(wanted);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, wanted: char) -> Result<(), TypeError> {
        if self.take(wanted) {
            return Ok(());
        }
        Err(self.error(self.at, 1, format!("`{wanted}` was expected here"), FORMS))
    }

    fn error(&self, at: usize, width: usize, message: String, help: impl Into<Help>) -> TypeError {
        TypeError { column: at + 1, width: width.max(1), message, help: help.into() }
    }

    /// The next run of characters that separate nothing, and where it begins.
    fn word(&mut self) -> (usize, String) {
        self.skip_spaces();
        let start = self.at;
        while self.peek().is_some_and(|c| !" ,:|()[]<>".contains(c)) {
            self.at += 1;
        }
        (start, self.characters[start..self.at].iter().collect())
    }

    fn whole(&mut self) -> Result<Type, TypeError> {
        self.skip_spaces();
        let start = self.at;
        let mut lists = 0;
        let mut ty = loop {
            if self.peek() == Some('(') {
                break self.rows()?;
            }
            let (at, word) = self.word();
            if word == "list" && self.take('<') {
                lists += 1;
                continue;
            }
            break self.scalar(at, &word)?;
        };
        for _ in 0..lists {
            self.expect('>')?;
            ty = Type::Array(Box::new(ty));
        }
        let mut brackets = lists;
        while self.take('[') {
            self.expect(']')?;
            brackets += 1;
            ty = match ty {
                Type::Rows(_) if brackets == 1 => ty,
                other => Type::Array(Box::new(other)),
            };
            if brackets > DEPTH_MAX {
                break;
            }
        }
        let width = self.at - start;
        if brackets > DEPTH_MAX || (brackets > 1 && matches!(ty.innermost(), Type::Rows(_))) {
            let message = "arrays as deep as this are not yet supported".to_owned();
            return Err(self.error(start, width, message, "`T[][]` is the deepest; rows with columns take one `[]`"));
        }
        if brackets == 0 && matches!(ty, Type::Rows(_)) {
            let message = "a single row is not a type".to_owned();
            return Err(self.error(start, width, message, "write `(...)[]`, or a parameter per column"));
        }
        if brackets > 0 && matches!(ty.innermost(), Type::Void | Type::Prefix) {
            return Err(self.error(start, width, format!("`{}` has no elements", ty.innermost()), FORMS));
        }
        Ok(ty)
    }

    fn scalar(&self, at: usize, word: &str) -> Result<Type, TypeError> {
        if let Some((_, ty)) = WORDS.iter().find(|(name, _)| *name == word) {
            return Ok(ty.clone());
        }
        let width = word.chars().count();
        if LATER.contains(&word) {
            let message = format!("the type `{word}` is not yet supported");
            return Err(self.error(at, width, message, "give the structure as an array: `integer[]`"));
        }
        let message = match word {
            "" => "a type is missing here".to_owned(),
            _ => format!("there is no type `{word}`"),
        };
        let help = match synonym(word).or_else(|| nearest(word, type_names())) {
            Some(name) => Help::meant(word, name),
            None => FORMS.into(),
        };
        Err(self.error(at, width, message, help))
    }

    fn rows(&mut self) -> Result<Type, TypeError> {
        let start = self.at;
        self.expect('(')?;
        let closing = self.characters[self.at..].iter().position(|&c| c == ')').unwrap_or(0);
        let tagged = self.characters[self.at..self.at + closing].contains(&'|');
        let mut alternatives: Vec<Alternative> = Vec::new();
        loop {
            let at = self.at;
            let alternative = self.alternative(tagged)?;
            if alternatives.iter().any(|other| other.tag == alternative.tag) {
                let tag = alternative.tag.unwrap_or_default();
                let message = format!("two alternatives begin with `{tag}`");
                return Err(self.error(at, self.at - at, message, "the first word tells the alternatives apart"));
            }
            let clash = alternative.columns.iter().find(|column| {
                alternatives.iter().flat_map(|a| &a.columns).any(|c| c.name == column.name && c.ty != column.ty)
            });
            if let Some(column) = clash {
                let message = format!("the column `{}` has two types", column.name);
                return Err(self.error(
                    at,
                    self.at - at,
                    message,
                    "columns of one name have one type in all alternatives",
                ));
            }
            alternatives.push(alternative);
            if alternatives.len() > COLUMNS_MAX {
                let message = format!("a row may have at most {COLUMNS_MAX} alternatives");
                return Err(self.error(start, self.at - start, message, "split the parameter"));
            }
            if !self.take('|') {
                break;
            }
        }
        self.expect(')')?;
        Ok(Type::Rows(Rows { alternatives }))
    }

    fn alternative(&mut self, tagged: bool) -> Result<Alternative, TypeError> {
        self.skip_spaces();
        let start = self.at;
        let mut tag = None;
        if tagged || self.peek().is_some_and(|c| c.is_ascii_digit()) {
            let (at, word) = self.word();
            if word.is_empty() || !word.chars().all(|c| c.is_ascii_graphic()) {
                let message = "an alternative begins with its tag".to_owned();
                return Err(self.error(at, 1, message, "as in `(0 p x | 1 l r)[]` or `(add x | ask l r)[]`"));
            }
            tag = Some(word);
            self.skip_spaces();
        }
        let mut columns: Vec<Column> = Vec::new();
        while !matches!(self.peek(), None | Some(')' | '|')) {
            let (at, name) = self.word();
            let width = name.chars().count();
            if !is_identifier(&name) {
                let message = if name.is_empty() {
                    "the name of a column was expected here".to_owned()
                } else {
                    format!("`{name}` cannot name a column")
                };
                return Err(self.error(at, width, message, "names are letters, digits and `_`"));
            }
            if columns.iter().any(|column| column.name == name) {
                let message = format!("the column `{name}` appears here twice");
                return Err(self.error(at, width, message, "give each a name of its own"));
            }
            let ty = if self.take(':') {
                let (at, word) = self.word();
                match self.scalar(at, &word)? {
                    ty @ (Type::Void | Type::ListNode | Type::TreeNode | Type::NaryNode) => {
                        let message = format!("a column cannot be `{ty}`");
                        return Err(self.error(at, word.len(), message, "a column is a scalar or a string"));
                    }
                    ty => ty,
                }
            } else {
                Type::Integer
            };
            columns.push(Column { name, ty });
            if columns.len() > COLUMNS_MAX {
                let message = format!("a row may have at most {COLUMNS_MAX} columns");
                return Err(self.error(start, self.at - start, message, "use an array"));
            }
            self.take(',');
            self.skip_spaces();
        }
        if columns.is_empty() && tag.is_none() {
            let message = "a row needs at least one column".to_owned();
            return Err(self.error(start, 1, message, "as in `(a: integer, b: integer)[]`"));
        }
        Ok(Alternative { tag, columns })
    }
}

/// The names that other languages have for a type.
fn synonym(word: &str) -> Option<&'static str> {
    Some(match word {
        "int" | "i32" | "int32" | "Integer" => "integer",
        "i64" | "int64" | "Long" => "long",
        "float" | "f64" | "number" => "double",
        "bool" => "boolean",
        "char" => "character",
        "str" | "String" => "string",
        _ => return None,
    })
}
