//! Expressions in words: `the sum of the values`, `the number of nodes in the tree`, and `|x|`, whose meaning its type tells.

use super::SyntaxError;
use super::grammar::{taken, words};
use super::nouns::Nouns;
use super::value::{Value, below, extended};
use ojkit_lines::cursor::Cursor;
use ojkit_lines::lexer::Kind;
use ojkit_lines::words::{RESERVED, lemma};
use ojkit_lines::{Words, absolute};
use ojkit_model::constraint::{Expr, Function, Operator, Path, Step};
use ojkit_model::signature::Type;

impl Words for Nouns {
    fn expression(&self, c: &mut Cursor) -> Result<Option<Expr>, SyntaxError> {
        match c.kind() {
            Kind::Sign("|") => self.bars(c).map(Some),
            Kind::Word(_) => self.measured(c),
            _ => Ok(None),
        }
    }
}

impl Nouns {
    /// `|x|` is a length (of a number, the distance from zero; the types tell); of anything else the distance from zero.
    fn bars(&self, c: &mut Cursor) -> Result<Expr, SyntaxError> {
        c.step();
        c.enter()?;
        let inner = c.expression()?;
        c.leave();
        c.expect("|")?;
        Ok(match inner {
            // The bars around a number are its absolute value.
            Expr::Path(path) if self.type_of(&path).is_some_and(|ty| matches!(ty, Type::Integer | Type::Long)) => {
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
    fn takes_nodes(&self, c: &mut Cursor) -> bool {
        let start = c.at;
        if taken("nodes", c).is_some() {
            return true;
        }
        // The same, where no array is called `list`.
        if c.take("the length/size of the given? linked? list")
            && (c.sees_word(&["is", "are", "will", "does"]) || !matches!(c.kind(), Kind::Word(_)))
        {
            return true;
        }
        c.at = start;
        false
    }

    fn measured(&self, c: &mut Cursor) -> Result<Option<Expr>, SyntaxError> {
        const OPENINGS: [&str; 16] = [
            "the", "total", "combined", "sum", "length", "size", "number", "minimum", "smallest", "least", "maximum",
            "largest", "greatest", "absolute", "first", "last",
        ];
        let start = c.at;
        if !OPENINGS.contains(&c.lemma()) {
            return Ok(None);
        }
        if self.takes_nodes(c) {
            let named = c.take("in/of");
            if named && c.sees_word(&RESERVED) {
                let help = "write `the number of nodes in root`, or `in the tree`";
                return Err(c.error(format!("{} is not a name", c.seen()), help));
            }
            let of = if named { vec![Expr::Path(c.path()?)] } else { Vec::new() };
            return Ok(Some(Expr::Call(Function::Nodes, of)));
        }
        for (pattern, measure) in words("measure") {
            let Value::Text(measure) = measure else { continue };
            if !c.take(pattern) {
                continue;
            }
            let inner = if let Some(path) = self.whole_of_signature(c) {
                Expr::Path(path)
            } else if !matches!(c.kind(), Kind::Word(_)) || c.sees_word(&RESERVED) {
                // `sum of (x)` and a parameter called `length` are other things than these wordings.
                c.at = start;
                continue;
            } else {
                c.enter()?;
                let inner = if function(measure).is_some() { c.unary()? } else { c.primary()? };
                c.leave();
                self.items_by_noun(inner)
            };
            if measure == "length" && !self.has_counted(c, start, &inner) {
                return Err(c.error_from(start, "what is counted here is not the length", "write `x.length`"));
            }
            return match (&measure[..], inner) {
                ("sum", inner) => self.sums(c, inner).map(Some),
                ("length", inner) => c.length_of(inner).map(Some),
                ("lengths", Expr::Path(path)) if path.steps.is_empty() => {
                    let length = c.length_of(Expr::Path(below(&path)))?;
                    self.sums(c, length).map(Some)
                }
                ("lengths", inner) => {
                    let length = c.length_of(inner)?;
                    self.sums(c, length).map(Some)
                }
                ("first", Expr::Path(path)) => Ok(Some(extended(&path, [Step::Index(Expr::Int(0))]))),
                ("last", Expr::Path(path)) => {
                    let length = Box::new(extended(&path, [Step::Length]));
                    let last = Expr::Binary(Operator::Subtract, length, Box::new(Expr::Int(1)));
                    Ok(Some(extended(&path, [Step::Index(last)])))
                }
                ("first" | "last", _) => Err(c.error("only an array has a first element", "name the array")),
                (name, inner) => Ok(Some(match function(name) {
                    Some(function) => Expr::Call(function, vec![inner]),
                    None => inner,
                })),
            };
        }
        Ok(None)
    }

    /// `the array` where only one parameter can be that; it may just have been read as a noun before a name.
    fn whole_of_signature(&self, c: &mut Cursor) -> Option<Path> {
        let start = c.at;
        let column = c.token(0).start + 1;
        let path = |name: &str| Path { name: name.to_string(), steps: Vec::new(), column };
        if c.take("the given?")
            && let Some(path) = self.whole(c.lemma()).map(path)
        {
            c.step();
            return Some(path);
        }
        c.at = start;
        let before = start.checked_sub(1)?;
        let ends = !matches!(c.kind(), Kind::Word(_)) || c.sees_word(&RESERVED);
        let read =
            matches!(&c.token_at(before).kind, Kind::Word(word) if ["array", "list", "string"].contains(&&**word));
        c.at = before;
        let found = if ends && read { self.whole(c.lemma()).map(path) } else { None };
        c.at = start;
        found
    }

    /// Whether the noun of `the number of words in s` names what makes up the length of what follows it.
    fn has_counted(&self, c: &mut Cursor, start: usize, inner: &Expr) -> bool {
        let end = std::mem::replace(&mut c.at, start);
        let noun = if c.take("the? total? number of") { c.lemma().to_string() } else { String::new() };
        c.at = end;
        match inner {
            Expr::Path(path) => noun.is_empty() || self.has_items(path, &noun),
            _ => true,
        }
    }

    /// `words` where no parameter is called so and only one has words.
    fn items_by_noun(&self, inner: Expr) -> Expr {
        match inner {
            Expr::Path(path) if path.steps.is_empty() && !self.names(&path.name) => {
                let name = self.items(&lemma(&path.name)).map_or(path.name.clone(), str::to_string);
                Expr::Path(Path { name, ..path })
            }
            inner => inner,
        }
    }

    /// `the sum of a and b` is one sum of both; `the sum of a and the sum of b` are two.
    fn sums(&self, c: &mut Cursor, first: Expr) -> Result<Expr, SyntaxError> {
        let sum = |inner| Expr::Call(Function::Sum, vec![inner]);
        let mut total = sum(first);
        loop {
            let place = c.at;
            if !c.take("and") || !matches!(c.kind(), Kind::Word(_)) || c.sees_word(&RESERVED) {
                c.at = place;
                return Ok(total);
            }
            let next = sum(Expr::Path(c.path()?));
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
