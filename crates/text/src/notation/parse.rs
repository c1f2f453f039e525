//! Notation to values.

use super::print::tag_text;
use ojkit_model::input::{Field, NULL, Value};
use ojkit_model::signature::{Parameter, Rows, Type};
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// What is wrong with some notation, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationError {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// What was expected and what is there.
    pub message: String,
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.message)
    }
}

impl std::error::Error for NotationError {}

/// The packed fields of one value, with nothing but white space around it; an answer of type `ty` has one field.
pub fn parse_parameter(ty: &Type, text: &str) -> Result<Vec<Value>, NotationError> {
    let mut cursor = Cursor::new(text);
    cursor.skip_blank();
    let values = cursor.parameter(ty)?;
    cursor.skip_blank();
    if cursor.peek().is_some() {
        return Err(cursor.expected("the end of the value"));
    }
    Ok(values)
}

/// The letters of a text in quotes at the beginning, control characters too, and what follows it; nothing where none is there.
pub fn unquoted(text: &str) -> Option<(Vec<i64>, &str)> {
    let mut cursor = Cursor::new(text);
    let mut letters = Vec::new();
    cursor.letters(&mut letters, true).ok()?;
    Some((letters, cursor.rest()))
}

/// Where a cell of a packed value stands in its notation: a number, a word, or a letter between quotes.
pub(super) fn token(value: &str, cell: usize) -> Option<Range<usize>> {
    let (mut at, mut before, mut is_quoted) = (0, 0, false);
    let ends = |c: char| c.is_whitespace() || matches!(c, ',' | '[' | ']' | '"');
    loop {
        let rest = &value[at..];
        let next = rest.chars().next()?;
        let length = match (is_quoted, next) {
            (true, '\\') => {
                if rest[1..].starts_with('u') {
                    6
                } else {
                    2
                }
            }
            (true, letter) if letter != '"' => letter.len_utf8(),
            (false, first) if !ends(first) => rest.find(ends).unwrap_or(rest.len()),
            (_, sign) => {
                is_quoted ^= sign == '"';
                at += sign.len_utf8();
                continue;
            }
        };
        if before == cell {
            return Some(at..at + length);
        }
        (at, before) = (at + length, before + 1);
    }
}

/// A text and how far it has been read, in bytes.
#[derive(Clone, Copy)]
pub(super) struct Cursor<'a> {
    pub text: &'a str,
    pub at: usize,
}

pub(super) type Parsed<T> = Result<T, NotationError>;

impl<'a> Cursor<'a> {
    pub fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn skip_blank(&mut self) {
        self.at = self.text.len() - self.rest().trim_start_matches([' ', '\t', '\n', '\r']).len();
    }

    pub fn skip_spaces(&mut self) {
        self.at = self.text.len() - self.rest().trim_start_matches([' ', '\t']).len();
    }

    pub(crate) fn error_at(&self, at: usize, message: String) -> NotationError {
        let before = &self.text[..at];
        let line = 1 + before.matches('\n').count();
        let column = 1 + before.rsplit('\n').next().unwrap_or("").chars().count();
        NotationError { line, column, message }
    }

    pub fn expected(&self, what: &str) -> NotationError {
        let message = match self.peek() {
            None => format!("expected {what}, found the end of the text"),
            Some('\n') => format!("expected {what}, found the end of the line"),
            Some(_) => {
                let ends = |c: char| c.is_whitespace() || matches!(c, ',' | '[' | ']');
                let token = self.rest().split(ends).next().unwrap_or("");
                let shown: String = match token.is_empty() {
                    true => self.rest().chars().take(1).collect(),
                    false => token.chars().take(TOKEN_CHARS_MAX).collect(),
                };
                let shown: String = shown.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
                format!("expected {what}, found `{shown}`")
            }
        };
        self.error_at(self.at, message)
    }

    /// `name =` before a value.
    pub fn name(&mut self) -> Option<&'a str> {
        let rest = self.rest();
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        let behind = rest[length..].trim_start_matches([' ', '\t']);
        if length == 0 || !behind.starts_with('=') {
            return None;
        }
        self.at = self.text.len() - behind.len() + 1;
        Some(&rest[..length])
    }

    pub fn parameter(&mut self, ty: &Type) -> Parsed<Vec<Value>> {
        if let Type::Rows(rows) = ty {
            return self.table(ty, rows);
        }
        let field = &Field::of(&[Parameter { name: String::new(), ty: ty.clone() }])[0];
        let mut value = Value::with_depth(field.depth);
        if field.depth == 0 {
            let cell = self.cell(ty)?;
            value.cells.push(cell);
        } else {
            self.list(ty.innermost(), 0, &mut value)?;
        }
        Ok(vec![value])
    }

    /// The items below `level`, with their brackets or quotes.
    fn list(&mut self, inside: &Type, level: usize, value: &mut Value) -> Parsed<()> {
        let last = level + 1 == value.ends.len();
        if last && *inside == Type::String {
            self.quoted(&mut value.cells)?;
        } else {
            self.separated(|cursor| {
                if last {
                    let cell = cursor.cell(inside)?;
                    value.cells.push(cell);
                    return Ok(());
                }
                cursor.list(inside, level + 1, value)
            })?;
        }
        if last && matches!(inside, Type::TreeNode | Type::NaryNode) {
            // The site prints places without a node behind the last one, too.
            let from = value.ends[level].last().map_or(0, |&end| end as usize);
            let nodes = value.cells[from..].iter().rposition(|&cell| cell != NULL).map_or(0, |at| at + 1);
            value.cells.truncate(from + nodes);
        }
        let end = if last { value.cells.len() } else { value.ends[level + 1].len() };
        value.ends[level].push(end as u32);
        Ok(())
    }

    /// `[`, items with commas between them, `]`; gives the number of items.
    pub fn separated(&mut self, mut item: impl FnMut(&mut Self) -> Parsed<()>) -> Parsed<usize> {
        self.take('[', "a list in brackets")?;
        self.skip_blank();
        if self.peek() == Some(']') {
            self.at += 1;
            return Ok(0);
        }
        let mut count = 0;
        loop {
            item(self)?;
            count += 1;
            self.skip_blank();
            match self.peek() {
                Some(',') => self.at += 1,
                Some(']') => break,
                _ => return Err(self.expected("`,` or `]`")),
            }
            self.skip_blank();
        }
        self.at += 1;
        Ok(count)
    }

    pub fn take(&mut self, wanted: char, what: &str) -> Parsed<()> {
        if self.peek() != Some(wanted) {
            return Err(self.expected(what));
        }
        self.at += wanted.len_utf8();
        Ok(())
    }

    fn table(&mut self, ty: &Type, rows: &Rows) -> Parsed<Vec<Value>> {
        let fields = Field::of(&[Parameter { name: String::new(), ty: ty.clone() }]);
        let mut values: Vec<Value> = fields.iter().map(|field| Value::with_depth(field.depth)).collect();
        let count = self.separated(|cursor| cursor.table_row(rows, &fields, &mut values, None))?;
        values.iter_mut().for_each(|value| value.ends[0].push(count as u32));
        Ok(values)
    }

    /// One row; `known` is its alternative where its tag stands elsewhere.
    pub fn table_row(
        &mut self,
        rows: &Rows,
        fields: &[Field],
        values: &mut [Value],
        known: Option<usize>,
    ) -> Parsed<()> {
        let tagged = known.is_none() && fields.first().is_some_and(Field::is_tag);
        let mut chosen = known.unwrap_or(0);
        let mut position = 0;
        let start = self.at;
        let most = |form: usize| rows.alternatives[form].columns.len();
        self.take('[', "a row in brackets")?;
        self.skip_blank();
        if tagged {
            chosen = self.tag(rows)?;
            self.skip_blank();
        }
        if tagged || known.is_some() {
            values[0].cells.push(chosen as i64);
        }
        for (index, field) in fields.iter().enumerate() {
            let Some((form, column)) = field.column.filter(|_| !field.is_tag()) else { continue };
            if form != chosen {
                if !field.is_string {
                    values[index].cells.push(NULL);
                }
            } else {
                if position > 0 || tagged {
                    let message = format!("a comma and `{}`, since a row has {} columns", field.name, most(form));
                    self.take(',', &message)?;
                    self.skip_blank();
                }
                position += 1;
                let ty = &rows.alternatives[form].columns[column].ty;
                if field.is_string {
                    self.word(&mut values[index].cells)?;
                } else {
                    let cell = self.cell(ty)?;
                    values[index].cells.push(cell);
                }
                self.skip_blank();
            }
            if field.is_string {
                let end = values[index].cells.len() as u32;
                values[index].ends[1].push(end);
            }
        }
        if self.peek() != Some(']') {
            let begin = self.error_at(start, String::new());
            let what = format!("`]`, since the row at column {} has {} columns", begin.column, most(chosen));
            return Err(self.expected(&what));
        }
        self.at += 1;
        Ok(())
    }

    fn tag(&mut self, rows: &Rows) -> Parsed<usize> {
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '.');
        for (index, form) in rows.alternatives.iter().enumerate() {
            let tag = form.tag.as_deref().unwrap_or("");
            for spelling in [tag_text(tag), format!("\"{tag}\"")] {
                if self.rest().strip_prefix(spelling.as_str()).is_some_and(ends) {
                    self.at += spelling.len();
                    return Ok(index);
                }
            }
        }
        let names: Vec<String> =
            rows.alternatives.iter().map(|form| format!("`{}`", form.tag.as_deref().unwrap_or(""))).collect();
        Err(self.expected(&format!("the tag {}", names.join(" or "))))
    }

    fn cell(&mut self, ty: &Type) -> Parsed<i64> {
        match ty {
            Type::Boolean => self
                .keyword("true")
                .then_some(1)
                .or_else(|| self.keyword("false").then_some(0))
                .ok_or_else(|| self.expected("true or false")),
            Type::Character => {
                let from = self.at;
                let mut letters = Vec::new();
                self.quoted(&mut letters)?;
                match letters.as_slice() {
                    [letter] => Ok(*letter),
                    _ => Err(self.error_at(from, format!("expected one character, found {}", letters.len()))),
                }
            }
            Type::Double => self.double(),
            Type::TreeNode | Type::NaryNode if self.keyword("null") => Ok(NULL),
            Type::Integer | Type::Long | Type::ListNode | Type::TreeNode | Type::NaryNode => self.integer(),
            _ => Err(self.expected(&format!("a value, but {ty} has none"))),
        }
    }

    pub(crate) fn keyword(&mut self, word: &str) -> bool {
        let found = self.token() == word;
        self.at += if found { word.len() } else { 0 };
        found
    }

    /// What stands here up to a comma, a bracket or white space.
    fn token(&self) -> &'a str {
        let rest = self.rest();
        let end =
            rest.find(|c: char| c.is_whitespace() || matches!(c, ',' | '[' | ']' | '"' | '\'')).unwrap_or(rest.len());
        &rest[..end]
    }

    fn integer(&mut self) -> Parsed<i64> {
        let token = self.token();
        let number = hyphened(token);
        let digits = number.strip_prefix('-').unwrap_or(&number);
        let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
        if !plain || (digits.len() > 1 && digits.starts_with('0')) {
            return Err(self.expected("a whole number"));
        }
        let value = number.parse().map_err(|_| self.expected("a whole number of at most 64 bits"))?;
        self.at += token.len();
        Ok(value)
    }

    fn double(&mut self) -> Parsed<i64> {
        let token = self.token();
        let number = hyphened(token);
        let plain = number.bytes().all(|b| b.is_ascii_digit() || matches!(b, b'-' | b'+' | b'.' | b'e' | b'E'));
        let value: Option<f64> = number.parse().ok().filter(|value: &f64| value.is_finite());
        let Some(value) = value.filter(|_| plain && !token.starts_with('+')) else {
            return Err(self.expected("a number"));
        };
        self.at += token.len();
        // Minus zero has no text on stdin.
        Ok((if value == 0.0 { 0.0 } else { value }).to_bits() as i64)
    }

    /// A string in a row, which stands beside other tokens on stdin.
    fn word(&mut self, cells: &mut Vec<i64>) -> Parsed<()> {
        let (from, before) = (self.at, cells.len());
        self.quoted(cells)?;
        if cells.len() == before || cells[before..].contains(&i64::from(b' ')) {
            return Err(self.error_at(from, "a string in a row has at least one letter and no space".to_string()));
        }
        Ok(())
    }

    /// The letters between quotes, double or single, none of them a control character.
    pub fn quoted(&mut self, cells: &mut Vec<i64>) -> Parsed<()> {
        self.letters(cells, false)
    }

    fn letters(&mut self, cells: &mut Vec<i64>, takes_controls: bool) -> Parsed<()> {
        let Some(quote @ ('"' | '\'')) = self.peek() else { return Err(self.expected("a text in quotes")) };
        let open = self.at;
        self.at += 1;
        loop {
            let from = self.at;
            let letter = match self.peek() {
                None | Some('\n' | '\r') => {
                    return Err(self.error_at(open, "this quote is never closed on its line".to_string()));
                }
                Some(letter) if letter == quote => break,
                Some('\\') => self.escape()?,
                Some(letter) => {
                    self.at += letter.len_utf8();
                    letter
                }
            };
            if letter.is_control() && !takes_controls {
                let message = format!("the control character U+{:04X} has no place on stdin", u32::from(letter));
                return Err(self.error_at(from, message));
            }
            cells.push(i64::from(u32::from(letter)));
        }
        self.at += 1;
        Ok(())
    }

    fn escape(&mut self) -> Parsed<char> {
        let from = self.at;
        self.at += 1;
        let Some(kind) = self.peek() else { return Err(self.error_at(from, "an escape that is cut".to_string())) };
        self.at += kind.len_utf8();
        Ok(match kind {
            '"' | '\'' | '\\' | '/' => kind,
            'b' => '\u{8}',
            'f' => '\u{c}',
            'n' => '\n',
            'r' => '\r',
            't' => '\t',
            'u' => {
                let high = self.hex(from)?;
                let code = if (0xd800..0xdc00).contains(&high) && self.rest().starts_with("\\u") {
                    self.at += 2;
                    let low = self.hex(from)?;
                    if (0xdc00..0xe000).contains(&low) {
                        0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00)
                    } else {
                        high
                    }
                } else {
                    high
                };
                char::from_u32(code).ok_or_else(|| self.error_at(from, format!("U+{code:04X} is not a character")))?
            }
            _ => return Err(self.error_at(from, format!("the escape `\\{}` is unknown", kind.escape_debug()))),
        })
    }

    fn hex(&mut self, from: usize) -> Parsed<u32> {
        let digits = self.rest().get(..4).filter(|digits| digits.bytes().all(|b| b.is_ascii_hexdigit()));
        let code = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        let code = code.ok_or_else(|| self.error_at(from, "`\\u` needs four hexadecimal digits".to_string()))?;
        self.at += 4;
        Ok(code)
    }
}

/// Longer tokens are cut in messages.
const TOKEN_CHARS_MAX: usize = 40;

/// A number with a hyphen for the sign U+2212, as pages print it.
fn hyphened(token: &str) -> Cow<'_, str> {
    if token.starts_with('\u{2212}') { Cow::Owned(token.replacen('\u{2212}', "-", 1)) } else { Cow::Borrowed(token) }
}
