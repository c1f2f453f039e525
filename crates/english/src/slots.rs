//! The slots of patterns: what each reads, as every way to read it from one place on. Slots of words are rows of `wordings.txt`.

use super::SyntaxError;
use super::grammar::WORDS;
use super::nouns::Noun;
use super::reader::{Reader, Readings};
use super::repetition::{exception, often, times};
use super::value::{Subject, Value};
use ojkit_lines::lexer::Kind;
use ojkit_lines::words::lemma;
use ojkit_model::constraint::{Comparison, Expr, Path};
use std::borrow::Cow;
use std::collections::HashMap;
use std::rc::Rc;
use std::sync::LazyLock;

enum How {
    /// One way at most.
    One(fn(&mut Reader) -> Result<Option<Value>, SyntaxError>),
    All(fn(&mut Reader) -> Readings<Value>),
    /// Every way; it depends on what was said before.
    Fresh(fn(&mut Reader) -> Readings<Value>),
}

use How::{All, Fresh, One};

/// What a statement speaks of.
pub const SUBJECT: usize = 0;

const SLOTS: &[(&str, How)] = &[
    ("x", All(subjects)),
    ("expr", One(|c| c.bound().map(|expr| Some(Value::Expr(expr))))),
    ("path", All(paths)),
    ("names", All(names)),
    ("range", One(|c| c.range().map(|range| Some(Value::Range(range))))),
    ("within", One(within)),
    ("span", One(|c| c.span().map(Value::Range).map(Some))),
    ("number", One(|c| Ok(c.number().and_then(|n| i64::try_from(n).ok()).map(Value::Number)))),
    ("letters", One(|c| c.alphabet().map(|letters| Some(Value::Letters(letters))))),
    ("listed", One(listed)),
    ("class", One(|c| Ok(c.class()?.map(|class| Value::Letters(class.into_iter().collect()))))),
    ("absent", One(|c| Ok(absent_letters(c)))),
    ("letter", One(|c| Ok(one_letter(c)))),
    ("edge", One(|c| Ok(edge(c)))),
    ("text", One(|c| Ok(text(c)))),
    ("given", All(|c| c.given_values())),
    ("other", One(other)),
    ("kind", One(|c| Ok(c.counted_kind()?.map(Value::Counted)))),
    ("state", One(|c| Ok(c.state()?.map(Value::Counted)))),
    ("quantity", One(|c| Ok(c.quantity().map(|bound| Value::Bounds(vec![bound]))))),
    ("quantities", All(|c| c.quantities())),
    ("graph", One(|c| Ok(c.kind_of_graph().map(Value::Structures)))),
    ("defects", All(|c| c.defects())),
    ("times", All(times)),
    ("often", One(|c| Ok(often(c).map(Value::Expr)))),
    ("exception", One(|c| Ok(exception(c).map(Value::Exception)))),
    ("unless_zero", All(unless_zero)),
    ("spoken", Fresh(spoken)),
    ("the_items", One(|c| Ok(items_of_signature(c)))),
    ("the_list", One(|c| Ok(c.implied(Noun::List)))),
    ("bits", One(|c| Ok(bits(c)))),
    ("sentence", One(|c| Ok(c.implied(Noun::Text).filter(|_| c.nouns.only(Noun::Words).is_none())))),
    ("the_text", One(|c| Ok(c.implied(Noun::Text)))),
    ("the_grid", One(|c| Ok(c.implied(Noun::Grid)))),
    ("bounds", All(bounds)),
    ("word", One(|c| Ok(any_word(c)))),
];

/// The numbers of slots: those of words stand behind the others.
static NUMBERS: LazyLock<HashMap<&str, usize>> = LazyLock::new(|| {
    let names = SLOTS.iter().map(|slot| slot.0).chain(WORDS.iter().map(|slot| slot.0));
    names.zip(0..).collect()
});

/// The number of a slot by its name in patterns.
pub fn named(name: &str) -> usize {
    *NUMBERS.get(name).unwrap_or_else(|| panic!("no slot is called `{name}`"))
}

/// The words that a slot can begin with, in their base form; nothing where anything can stand first, or the slot may be empty.
pub fn firsts(slot: usize) -> Option<Vec<Cow<'static, str>>> {
    let mut words = Vec::new();
    for (pattern, _) in &WORDS.get(slot.checked_sub(SLOTS.len())?)?.1 {
        for part in pattern.split(' ') {
            let optional = part.ends_with('?');
            match part.strip_prefix('{').and_then(|slot| slot.strip_suffix('}')) {
                Some(slot) => words.extend(firsts(named(slot))?),
                None => words.extend(part.trim_end_matches('?').split('/').map(lemma)),
            }
            if !optional {
                break;
            }
        }
    }
    Some(words)
}

impl Reader<'_> {
    /// Every way to read a slot from here.
    pub fn slot(&mut self, slot: usize) -> Rc<Readings<Value>> {
        let key = (slot, self.at * 2 + usize::from(self.commas));
        if let Some(known) = self.memo.get(&key) {
            return known.clone();
        }
        let (start, depth) = (self.at, self.depth);
        let mut found = Readings::new();
        match SLOTS.get(slot).map(|(_, how)| how) {
            Some(One(read)) => match read(self) {
                Ok(value) => found.extend(value.map(|value| (self.at, value))),
                Err(error) => self.refuse(error),
            },
            Some(All(read)) => found = read(self),
            Some(Fresh(read)) => {
                let found = Rc::new(read(self));
                self.at = start;
                return found;
            }
            None => {
                for (pattern, value) in &WORDS[slot - SLOTS.len()].1 {
                    self.at = start;
                    self.worded(pattern, value, &mut found);
                }
            }
        }
        (self.at, self.depth) = (start, depth);
        let found = Rc::new(found);
        self.memo.insert(key, found.clone());
        found
    }

    /// Reads words with slots among them; what such a slot holds is what they stand for.
    fn worded(&mut self, pattern: &'static str, value: &Value, found: &mut Readings<Value>) {
        let (words, rest) = pattern.split_once('{').unwrap_or((pattern, ""));
        if !words.is_empty() && !self.take(words.trim_end()) {
            return;
        }
        let Some((slot, rest)) = rest.split_once('}') else {
            let reading = (self.at, value.clone());
            if !found.contains(&reading) {
                found.push(reading);
            }
            return;
        };
        for (end, held) in self.slot(named(slot)).iter() {
            self.at = *end;
            self.worded(rest.trim_start(), if *held == Value::Nothing { value } else { held }, found);
        }
    }
}

fn subjects(c: &mut Reader) -> Readings<Value> {
    c.subjects().into_iter().map(|(end, subject)| (end, Value::Subject(subject))).collect()
}

/// A name, perhaps behind `the string` and its kin; or a noun that only one parameter can be.
fn paths(c: &mut Reader) -> Readings<Value> {
    let start = c.at;
    let mut found = Readings::new();
    c.take("the given?");
    let column = c.token(0).start + 1;
    if c.at > start
        && let Some(name) = c.nouns.whole(c.lemma()).map(str::to_string)
    {
        found.push((c.at + 1, Value::Path(Path { name, steps: Vec::new(), column })));
    }
    c.at = start;
    c.take("the");
    c.take_noun("string/array/grid/matrix/board/list");
    if ["tree", "bst"].contains(&c.lemma()) && !matches!(c.kind(), Kind::Word(word) if c.nouns.names(word)) {
        return found;
    }
    if let Ok(path) = c.path() {
        found.push((c.at, Value::Path(path)));
    }
    found
}

/// Names joined by `and`.
fn names(c: &mut Reader) -> Readings<Value> {
    let mut found = Readings::new();
    let mut list = Vec::new();
    while let Ok(path) = c.path() {
        list.push(Expr::Path(path));
        found.push((c.at, Value::Names(list.clone())));
        if c.take_any(&[", and?", "and"]).is_none() {
            break;
        }
    }
    found
}

/// `between a and b`, `in the range [a, b]`, `from a to b`.
fn within(c: &mut Reader) -> Result<Option<Value>, SyntaxError> {
    const RANGES: [&str; 4] =
        ["in/within/inside the? inclusive? range/interval of? from?", "between", "from", "ranging? from"];
    let bare = c.sees_word(&["in", "within"]) && matches!(c.token(1).kind, Kind::Sign("["));
    if bare {
        c.step();
    } else if c.take_any(&RANGES).is_none() {
        return Ok(None);
    }
    let range = c.range()?;
    c.take("inclusive");
    Ok(Some(Value::Range(range)))
}

/// A list of characters behind `contains`: letters and others together are complete, one class alone need not be.
fn listed(c: &mut Reader) -> Result<Option<Value>, SyntaxError> {
    let place = c.at;
    let plural = matches!(c.kind(), Kind::Word(_)) && !c.sees_word(&["a", "an", "any", "some", "the"]);
    let letters = c.alphabet()?;
    let is_list = letters.len() > 10
        && letters.iter().any(char::is_ascii_alphabetic)
        && !letters.iter().all(char::is_ascii_alphabetic);
    if c.take("only") || (plural && is_list && c.ends_clause()) {
        return Ok(Some(Value::Letters(letters)));
    }
    let help = "for an alphabet write `contains only ...`";
    Err(c.error_from(place, "what something contains does not bound it", help))
}

/// Nouns that stand before a character.
const LETTER: &str = "any? the? digit/character/letter?";

/// Characters that a text does not have: `spaces`, `the letter 'a'`, `the digit 0`.
fn absent_letters(c: &mut Reader) -> Option<Value> {
    let start = c.at;
    c.take(LETTER);
    let is_named = c.at > start;
    if let Some(digit) = c.digit() {
        return Some(digit).filter(|_| is_named);
    }
    c.at = start;
    c.take("any? the?");
    c.class_of_letters().or_else(|| {
        c.at = start;
        c.take(LETTER);
        c.class_of_letters()
    })
}

/// A class of characters where no `x` begins with any; `zero` is one.
fn one_letter(c: &mut Reader) -> Option<Value> {
    c.take("the character/letter/string/prefix/suffix/digit?");
    if c.take("a? zero") {
        return Some(Value::Letters(vec!['0']));
    }
    c.digit().or_else(|| c.class_of_letters())
}

/// How a text begins or ends: a class of characters, or a longer text.
fn edge(c: &mut Reader) -> Option<Value> {
    let start = c.at;
    c.take("the? character/letter/string/prefix/suffix/digit");
    if matches!(c.kind(), Kind::Text(text) if text.chars().count() > 1) {
        return text(c);
    }
    c.class_of_letters().or_else(|| {
        c.at = start;
        c.class_of_letters()
    })
}

impl Reader<'_> {
    fn digit(&mut self) -> Option<Value> {
        let Kind::Int(value @ 0..=9) = *self.kind() else { return None };
        self.step();
        char::from_digit(value as u32, 10).map(|digit| Value::Letters(vec![digit]))
    }

    fn class_of_letters(&mut self) -> Option<Value> {
        Some(Value::Letters(self.class().ok()??.into_iter().collect()))
    }
}

/// A noun in the plural, whatever things it names.
fn any_word(c: &mut Reader) -> Option<Value> {
    let plural = matches!(c.kind(), Kind::Word(word) if word.ends_with('s'));
    c.step();
    plural.then_some(Value::Nothing)
}

fn text(c: &mut Reader) -> Option<Value> {
    let Kind::Text(text) = c.kind().clone() else { return None };
    c.step();
    Some(Value::Text(text))
}

/// An expression that is no class of characters.
fn other(c: &mut Reader) -> Result<Option<Value>, SyntaxError> {
    let start = c.at;
    if c.sees_word(&["any", "two", "duplicate", "duplicates", "duplicated", "repeated", "repeating"])
        || absent_letters(c).is_some()
    {
        return Ok(None);
    }
    c.at = start;
    c.bound().map(|expr| Some(Value::Expr(expr)))
}

/// `, except for the number 0 itself`, `unless it is "0"`, or nothing.
fn unless_zero(c: &mut Reader) -> Readings<Value> {
    const WORDS: [&str; 16] = [
        "for", "if", "when", "it", "its", "is", "the", "number", "integer", "value", "equal", "to", "itself", "zero",
        "case", "s",
    ];
    let mut found = vec![(c.at, Value::Nothing)];
    c.take(",");
    if !c.take("except/unless") {
        return found;
    }
    let mut zero = false;
    loop {
        let digit = match c.kind() {
            Kind::Int(value) => *value == 0,
            Kind::Text(text) => text == "0",
            _ => false,
        };
        zero |= digit || c.sees_word(&["zero"]);
        if !digit && !c.sees_word(&WORDS) {
            break;
        }
        c.step();
    }
    if zero {
        found.push((c.at, Value::Nothing));
    }
    found
}

/// Items that only one parameter can have; where none is called so, of its rows.
fn items_of_signature(c: &mut Reader) -> Option<Value> {
    let plural = matches!(c.kind(), Kind::Word(word) if word.ends_with('s'));
    let name = c.nouns.items(c.lemma()).or_else(|| c.nouns.only(Noun::Rows)).filter(|_| plural)?.to_string();
    let column = c.token(0).start + 1;
    c.step();
    Some(Value::Path(Path { name, steps: Vec::new(), column }))
}

/// `a signed 32-bit integer`: the numbers that it can be.
fn bits(c: &mut Reader) -> Option<Value> {
    c.take("a/an/the? signed?");
    let bits = if c.take("32") { 31 } else { c.take("64").then_some(63)? };
    let (first, last) = (-(1i128 << bits), (1i128 << bits) - 1);
    c.take("-? bit signed? integer/number?").then_some(Value::Range((
        Expr::Int(first),
        Expr::Int(last),
        Comparison::LessEqual,
    )))
}

impl Reader<'_> {
    /// The only parameter of a kind, where a line does not name it.
    fn implied(&self, noun: Noun) -> Option<Value> {
        let name = self.nouns.only(noun)?.to_string();
        Some(Value::Path(Path { name, steps: Vec::new(), column: self.token(0).start + 1 }))
    }
}

/// What the last statement spoke of, where that is one name.
fn spoken(c: &mut Reader) -> Readings<Value> {
    match &c.spoken {
        Some(Subject::Exprs(items)) => match &items[..] {
            [Expr::Path(path)] => vec![(c.at, Value::Path(path.clone()))],
            _ => Readings::new(),
        },
        _ => Readings::new(),
    }
}

/// How something compares: `<= 5`, `is at most 5`, `does not exceed 5`, `is between 1 and 5`.
fn bounds(c: &mut Reader) -> Readings<Value> {
    let start = c.at;
    if let Some(operator) = c.sees_comparison() {
        c.step();
        return c.bound().map_or_else(|_| Readings::new(), |b| vec![(c.at, Value::Bounds(vec![(operator, b)]))]);
    }
    let mut found = Readings::new();
    let bound = |c: &mut Reader, operator: Comparison, found: &mut Readings<Value>| {
        if let Ok(bound) = c.bound() {
            found.push((c.at, Value::Bounds(vec![(operator, bound)])));
        }
    };
    for (end, value) in c.slot(named("exceeds")).iter() {
        let Value::Comparison(operator) = value else { continue };
        c.at = *end;
        bound(c, *operator, &mut found);
    }
    for (is, _) in c.slot_at(start, "is").iter() {
        for (end, value) in c.slot_at(*is, "relation").iter() {
            let Value::Comparison(operator) = value else { continue };
            c.at = *end;
            bound(c, *operator, &mut found);
        }
        if let Some((end, Value::Range((first, last, below)))) = c.slot_at(*is, "within").first() {
            let both = vec![(Comparison::GreaterEqual, first.clone()), (*below, last.clone())];
            found.push((*end, Value::Bounds(both)));
        }
        c.at = *is;
        if found.is_empty() && matches!(c.kind(), Kind::Int(_) | Kind::Sign(_)) {
            bound(c, Comparison::Equal, &mut found);
        }
    }
    found
}

impl Reader<'_> {
    /// Every way to read a slot from a place on.
    pub fn slot_at(&mut self, at: usize, name: &str) -> Rc<Readings<Value>> {
        let start = std::mem::replace(&mut self.at, at);
        let found = self.slot(named(name));
        self.at = start;
        found
    }
}
