//! Where in a YAML file a cursor is: the keys around it, also in a file that is half typed. What a file means is read elsewhere.

use ojkit_model::signature::Parameter;
use ojkit_rules::spec::parse_type;
use ojkit_text::keys::{Key, Keys};

/// A step from a file's top to a place in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Below a key.
    Key(String),
    /// In an item of a list.
    Item,
}

/// What is written at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    Key,
    /// What follows a key.
    Value,
    /// A line of a block of text.
    Line,
}

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The way to it; a key's own name is not part of it.
    pub path: Vec<Part>,
    /// What is written there.
    pub what: What,
    /// Where on its line that begins, in characters from 0.
    pub start: usize,
}

/// A key that a file has, with the way to it and the text after it on its line.
pub type Written<'t> = (Vec<Part>, &'t str);

/// Where a cursor is that has so many characters of its line before it; none in a comment.
pub fn at(text: &str, line: usize, column: usize) -> Option<Place> {
    let mut scanner = Scanner::default();
    let mut lines = text.lines();
    lines.by_ref().take(line).for_each(|line| scanner.line(line, false));
    let line = lines.next().unwrap_or_default();
    let end = line.char_indices().nth(column).map_or(line.len(), |(at, _)| at);
    scanner.line(&line[..end], true);
    let (what, start) = scanner.place?;
    Some(Place { path: scanner.path(), what, start: line[..start].chars().count() })
}

/// Every key of a file.
pub fn written(text: &str) -> Vec<Written<'_>> {
    let mut scanner = Scanner::default();
    text.lines().for_each(|line| scanner.line(line, false));
    scanner.written
}

/// The parameters that a spec names, those of its methods among them; what is no type is left out.
pub fn parameters(text: &str) -> Vec<Parameter> {
    let is_key = |part: Option<&Part>, wanted: &str| matches!(part, Some(Part::Key(key)) if key == wanted);
    let named = written(text).into_iter().filter_map(|(mut path, value)| {
        let Some(Part::Key(name)) = path.pop() else { return None };
        if !is_key(path.last(), "parameters") {
            return None;
        }
        let quote = value.chars().next().filter(|c| matches!(c, '"' | '\''));
        let bare = match quote {
            Some(quote) => value[1..].split(quote).next().unwrap_or_default(),
            None => value.split(" #").next().unwrap_or_default(),
        };
        Some(Parameter { name, ty: parse_type(bare.trim()).ok()? })
    });
    named.collect()
}

/// The row of a table of keys that a way leads to.
pub fn row<'k>(keys: &'k Keys, path: &[Part]) -> Option<&'k Key> {
    let find = |name: &str| keys.keys.iter().find(|key| key.key == name);
    let mut name = String::new();
    for part in path {
        name = match part {
            Part::Item if name.is_empty() => name,
            Part::Item => name + "[]",
            Part::Key(key) => {
                let way = if name.is_empty() { name } else { name + "." };
                let known = Some(format!("{way}{key}")).filter(|name| find(name).is_some());
                known.unwrap_or_else(|| way + "*")
            }
        };
    }
    find(&name)
}

#[derive(Default)]
struct Scanner<'t> {
    /// Keys and items of lists around the place, with the columns in which they begin.
    open: Vec<(usize, Part)>,
    /// Brackets around the place: whether it is one of a mapping, and the key whose value is read.
    brackets: Vec<(bool, Option<String>)>,
    /// The column of the key whose block of text is read.
    block: Option<usize>,
    /// What is read, and the byte of the line where it begins.
    place: Option<(What, usize)>,
    written: Vec<Written<'t>>,
}

impl<'t> Scanner<'t> {
    fn path(&self) -> Vec<Part> {
        let inner = self.brackets.iter().filter_map(|(is_mapping, key)| match (is_mapping, key) {
            (true, key) => key.clone().map(Part::Key),
            (false, _) => Some(Part::Item),
        });
        self.open.iter().map(|(_, part)| part.clone()).chain(inner).collect()
    }

    fn close(&mut self, is_closed: impl Fn(&(usize, Part)) -> bool) {
        while self.open.pop_if(|last| is_closed(last)).is_some() {}
    }

    fn line(&mut self, line: &'t str, is_last: bool) {
        let mut at = line.len() - line.trim_start_matches(' ').len();
        self.place = None;
        if let Some(owner) = self.block {
            if at > owner || at == line.len() {
                self.place = Some((What::Line, at));
                return;
            }
            self.block = None;
        }
        if !self.brackets.is_empty() {
            return self.flow(line, at);
        }
        if line[at..].starts_with('#') || at == line.len() && !is_last {
            return;
        }
        while line[at..].starts_with("- ") || &line[at..] == "-" {
            let dash = at;
            self.close(|(column, part)| *column > dash || *column == dash && *part == Part::Item);
            self.open.push((dash, Part::Item));
            let rest = &line[dash + 1..];
            at = line.len() - rest.trim_start_matches(' ').len();
        }
        self.close(|(column, _)| *column >= at);
        self.place = Some((What::Key, at));
        if line[at..].starts_with(['{', '[']) {
            return self.flow(line, at);
        }
        let Some((key, value)) = key(&line[at..]) else { return };
        self.open.push((at, Part::Key(key)));
        let start = line.len() - line[at + value..].trim_start().len();
        self.written.push((self.path(), &line[start..]));
        self.place = Some((What::Value, start));
        match line[start..].chars().next() {
            Some('|' | '>') => self.block = Some(at),
            Some('{' | '[') => self.flow(line, start),
            _ => {}
        }
    }

    /// Reads on between brackets.
    fn flow(&mut self, line: &'t str, from: usize) {
        let mut start = from;
        let mut quote = None;
        for (ahead, c) in line[from..].char_indices() {
            let (at, next) = (from + ahead, from + ahead + c.len_utf8());
            match c {
                _ if quote.is_some() => quote = quote.filter(|open| *open != c),
                '"' | '\'' if line[start..at].trim().is_empty() => quote = Some(c),
                '{' | '[' => self.brackets.push((c == '{', None)),
                '}' | ']' => {
                    self.brackets.pop();
                    if self.brackets.is_empty() {
                        return;
                    }
                }
                ',' => self.brackets.iter_mut().last().into_iter().for_each(|bracket| bracket.1 = None),
                ':' if matches!(self.brackets.last(), Some((true, None))) => {
                    let key = line[start..at].trim().trim_matches(['"', '\'']).to_owned();
                    self.brackets.iter_mut().last().into_iter().for_each(|bracket| bracket.1 = Some(key.clone()));
                    let rest = line[next..].trim_start();
                    let end =
                        rest.find([',', '}']).filter(|_| !rest.starts_with(['"', '\'', '('])).unwrap_or(rest.len());
                    self.written.push((self.path(), &rest[..end]));
                }
                _ => continue,
            }
            if quote.is_none() {
                start = next;
            }
        }
        let start = line.len() - line[start..].trim_start().len();
        let is_key = matches!(self.brackets.last(), Some((true, None)));
        self.place = Some((if is_key { What::Key } else { What::Value }, start));
    }
}

/// A key at the beginning of a text, and where the text after its colon begins.
fn key(text: &str) -> Option<(String, usize)> {
    let quote = text.chars().next().filter(|c| matches!(c, '"' | '\''));
    let from = quote.and_then(|quote| Some(text[1..].find(quote)? + 2)).unwrap_or_default();
    let colon = from
        + text[from..]
            .match_indices(':')
            .find_map(|(at, _)| text[from + at + 1..].chars().next().is_none_or(|c| c == ' ').then_some(at))?;
    Some((text[..colon].trim().trim_matches(['"', '\'']).to_owned(), colon + 1))
}
