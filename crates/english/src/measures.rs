//! Expressions in words: `the sum of the values`, `the number of nodes in the tree`, and `|x|`, whose meaning its type tells.

use super::SyntaxError;
use super::nouns::Nouns;
use super::slots::{taken, words};
use super::value::{Value, below, extended};
use ojkit_lines::cursor::Cursor;
use ojkit_lines::lexer::Kind;
use ojkit_lines::words::{RESERVED, lemma};
use ojkit_lines::{Words, absolute};
use ojkit_model::constraint::{Expr, Function, Operator, Path, Step};
use ojkit_model::signature::Type;
use std::ops::{Deref, DerefMut};

impl Words for Nouns {
    fn expression(&self, cursor: &mut Cursor) -> Result<Option<Expr>, SyntaxError> {
        let mut measures = Measures { nouns: self, cursor };
        match measures.kind() {
            Kind::Sign("|") => measures.bars().map(Some),
            Kind::Word(_) => measures.measured(),
            _ => Ok(None),
        }
    }
}

/// An expression being read, with what its nouns mean.
struct Measures<'m, 'n> {
    nouns: &'m Nouns,
    cursor: &'m mut Cursor<'n>,
}

impl<'n> Deref for Measures<'_, 'n> {
    type Target = Cursor<'n>;

    fn deref(&self) -> &Cursor<'n> {
        self.cursor
    }
}

impl DerefMut for Measures<'_, '_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        self.cursor
    }
}

impl Measures<'_, '_> {
    /// `|x|` is a length (of a number, the distance from zero; the types tell); of anything else the distance from zero.
    fn bars(&mut self) -> Result<Expr, SyntaxError> {
        self.step();
        self.enter()?;
        let inner = self.expression()?;
        self.leave();
        self.expect("|")?;
        Ok(match inner {
            // The bars around a number are its absolute value.
            Expr::Path(path)
                if self.nouns.type_of(&path).is_some_and(|ty| matches!(ty, Type::Integer | Type::Long)) =>
            {
                absolute(Expr::Path(path))
            }
            Expr::Path(mut path) => {
                path.steps.push(Step::Length);
                Expr::Path(path)
            }
            other => absolute(other),
        })
    }

    /// `the number of nodes in the tree`; a name may follow, behind `in`.
    fn takes_nodes(&mut self) -> bool {
        let start = self.at;
        if taken("nodes", self).is_some() {
            return true;
        }
        // The same, where no array is called `list`.
        if self.take("the length/size of the given? linked? list")
            && (self.sees_word(&["is", "are", "will", "does"]) || !matches!(self.kind(), Kind::Word(_)))
        {
            return true;
        }
        self.at = start;
        false
    }

    fn measured(&mut self) -> Result<Option<Expr>, SyntaxError> {
        const OPENINGS: [&str; 16] = [
            "the", "total", "combined", "sum", "length", "size", "number", "minimum", "smallest", "least", "maximum",
            "largest", "greatest", "absolute", "first", "last",
        ];
        let start = self.at;
        if !OPENINGS.contains(&self.lemma()) {
            return Ok(None);
        }
        if self.takes_nodes() {
            let named = self.take("in/of");
            if named && self.sees_word(&RESERVED) {
                let help = "write `the number of nodes in root`, or `in the tree`";
                return Err(self.error(format!("{} is not a name", self.seen()), help));
            }
            let of = if named { vec![Expr::Path(self.path()?)] } else { Vec::new() };
            return Ok(Some(Expr::Call(Function::Nodes, of)));
        }
        for (pattern, measure) in words("measure") {
            let Value::Text(measure) = measure else { continue };
            if !self.take(pattern) {
                continue;
            }
            let inner = if let Some(path) = self.whole_of_signature() {
                Expr::Path(path)
            } else if !matches!(self.kind(), Kind::Word(_)) || self.sees_word(&RESERVED) {
                // `sum of (x)` and a parameter called `length` are other things than these phrases.
                self.at = start;
                continue;
            } else {
                self.enter()?;
                let inner = if function(measure).is_some() { self.unary()? } else { self.primary()? };
                self.leave();
                self.items_by_noun(inner)
            };
            if measure == "length" && !self.has_counted(start, &inner) {
                return Err(self.error_from(start, "what is counted here is not the length", "write `x.length`"));
            }
            return match (&measure[..], inner) {
                ("sum", inner) => self.sums(inner).map(Some),
                ("length", inner) => self.length_of(inner).map(Some),
                ("lengths", Expr::Path(path)) if path.steps.is_empty() => {
                    let length = self.length_of(Expr::Path(below(&path)))?;
                    self.sums(length).map(Some)
                }
                ("lengths", inner) => {
                    let length = self.length_of(inner)?;
                    self.sums(length).map(Some)
                }
                ("first", Expr::Path(path)) => Ok(Some(extended(&path, [Step::Index(Expr::Int(0))]))),
                ("last", Expr::Path(path)) => {
                    let length = Box::new(extended(&path, [Step::Length]));
                    let last = Expr::Binary(Operator::Subtract, length, Box::new(Expr::Int(1)));
                    Ok(Some(extended(&path, [Step::Index(last)])))
                }
                ("first" | "last", _) => Err(self.error("only an array has a first element", "name the array")),
                (name, inner) => Ok(Some(match function(name) {
                    Some(function) => Expr::Call(function, vec![inner]),
                    None => inner,
                })),
            };
        }
        Ok(None)
    }

    /// `the array` where only one parameter can be that; it may just have been read as a noun before a name.
    fn whole_of_signature(&mut self) -> Option<Path> {
        let start = self.at;
        let column = self.token(0).start + 1;
        let path = |name: &str| Path { name: name.to_string(), steps: Vec::new(), column };
        if self.take("the given?")
            && let Some(path) = self.nouns.whole(self.lemma()).map(path)
        {
            self.step();
            return Some(path);
        }
        self.at = start;
        let before = start.checked_sub(1)?;
        let ends = !matches!(self.kind(), Kind::Word(_)) || self.sees_word(&RESERVED);
        let read =
            matches!(&self.token_at(before).kind, Kind::Word(word) if ["array", "list", "string"].contains(&&**word));
        self.at = before;
        let found = if ends && read { self.nouns.whole(self.lemma()).map(path) } else { None };
        self.at = start;
        found
    }

    /// Whether the noun of `the number of words in s` names what makes up the length of what follows it.
    fn has_counted(&mut self, start: usize, inner: &Expr) -> bool {
        let end = std::mem::replace(&mut self.at, start);
        let noun = if self.take("the? total? number of") { self.lemma().to_string() } else { String::new() };
        self.at = end;
        match inner {
            Expr::Path(path) => noun.is_empty() || self.nouns.has_items(path, &noun),
            _ => true,
        }
    }

    /// `words` where no parameter is called so and only one has words.
    fn items_by_noun(&self, inner: Expr) -> Expr {
        match inner {
            Expr::Path(path) if path.steps.is_empty() && !self.nouns.names(&path.name) => {
                let name = self.nouns.items(&lemma(&path.name)).map_or(path.name.clone(), str::to_string);
                Expr::Path(Path { name, ..path })
            }
            inner => inner,
        }
    }

    /// `the sum of a and b` is one sum of both; `the sum of a and the sum of b` are two.
    fn sums(&mut self, first: Expr) -> Result<Expr, SyntaxError> {
        let sum = |inner| Expr::Call(Function::Sum, vec![inner]);
        let mut total = sum(first);
        loop {
            let place = self.at;
            if !self.take("and") || !matches!(self.kind(), Kind::Word(_)) || self.sees_word(&RESERVED) {
                self.at = place;
                return Ok(total);
            }
            let next = sum(Expr::Path(self.path()?));
            total = Expr::Binary(Operator::Add, Box::new(total), Box::new(next));
        }
    }
}

fn function(name: &str) -> Option<Function> {
    Some(match name {
        "sum" => Function::Sum,
        "min" => Function::Min,
        "max" => Function::Max,
        "abs" => Function::Abs,
        _ => return None,
    })
}
