//! What the slots of a phrase hold, for its canonical line.

use super::nouns::Nouns;
use super::value::{Fault, Subject, Value, extended, item_of, length_of, refused, without_indices};
use ojkit_model::constraint::{Comparison, Counted, Exception, Expr, Literal, Path, Step, Structure};

/// What the slots of a phrase hold, in the order of its pattern.
pub(crate) struct Said<'s> {
    pub values: &'s [Value],
    nouns: &'s Nouns,
    /// Where the phrase begins in its line, from 1.
    pub column: usize,
}

/// The `n`-th value of a kind.
macro_rules! nth {
    ($said:expr, $n:expr, $kind:ident) => {
        $said.values.iter().filter_map(|value| if let Value::$kind(it) = value { Some(it) } else { None }).nth($n)
    };
}

impl<'s> Said<'s> {
    /// Over the values of a phrase.
    pub fn new(values: &'s [Value], nouns: &'s Nouns, column: usize) -> Said<'s> {
        Said { values, nouns, column }
    }

    /// What is spoken of.
    pub fn subject(&self) -> Result<&'s Subject, Fault> {
        nth!(self, 0, Subject).ok_or(Fault::Other)
    }

    /// The names that are spoken of, where it is not the elements of something.
    pub fn names(&self) -> Result<&'s [Expr], Fault> {
        match self.subject()? {
            Subject::Exprs(items) => Ok(items),
            _ => Err(Fault::Other),
        }
    }

    /// The only name that is spoken of.
    pub fn name(&self) -> Result<&'s Path, Fault> {
        match self.names()? {
            [Expr::Path(path)] => Ok(path),
            _ => Err(Fault::Other),
        }
    }

    /// What the nouns of the line mean.
    pub fn nouns(&self) -> &'s Nouns {
        self.nouns
    }

    /// What is spoken of, one by one: an element as `x[i]`.
    pub fn each(&self) -> Result<Vec<Expr>, Fault> {
        self.subject()?.each()
    }

    /// The lengths of what is spoken of.
    pub fn lengths(&self) -> Result<Vec<Expr>, Fault> {
        self.each()?.iter().map(length_of).collect()
    }

    /// What is spoken of with the letters or values below it: an array rather than its elements.
    pub fn wholes(&self) -> Result<Vec<Expr>, Fault> {
        match self.subject()? {
            Subject::Exprs(items) => Ok(items.clone()),
            Subject::Elements { of, each: true, cells: false } => Ok(vec![item_of(of)?]),
            Subject::Elements { of, .. } => Ok(vec![of.clone()]),
            Subject::Tuples(_) => refused("this is not said of tuples", "name what it is said of"),
        }
    }

    /// What is spoken of as that whose letters are meant, however deep they lie.
    pub fn texts(&self) -> Result<Vec<Expr>, Fault> {
        match self.subject()? {
            Subject::Elements { of, .. } => Ok(vec![of.clone()]),
            _ => self.wholes(),
        }
    }

    /// The `n`-th expression.
    pub fn expr(&self, n: usize) -> Result<Expr, Fault> {
        nth!(self, n, Expr).cloned().ok_or(Fault::Other)
    }

    /// The `n`-th name.
    pub fn path(&self, n: usize) -> Result<Path, Fault> {
        nth!(self, n, Path).cloned().ok_or(Fault::Other)
    }

    /// The `n`-th name as an expression.
    pub fn named(&self, n: usize) -> Result<Expr, Fault> {
        self.path(n).map(Expr::Path)
    }

    /// Several names.
    pub fn list(&self) -> Result<Vec<Expr>, Fault> {
        nth!(self, 0, Names).cloned().ok_or(Fault::Other)
    }

    /// The ends of a range, and how the right one is met.
    pub fn range(&self) -> Result<(Expr, Expr, Comparison), Fault> {
        nth!(self, 0, Range).cloned().ok_or(Fault::Other)
    }

    /// The `n`-th small number.
    pub fn number(&self, n: usize) -> i64 {
        nth!(self, n, Number).copied().unwrap_or(0)
    }

    /// The `n`-th choice of a vocabulary.
    pub fn choice(&self, n: usize) -> usize {
        nth!(self, n, Choice).copied().unwrap_or(0)
    }

    /// How things compare, in the `n`-th slot that says it.
    pub fn comparison(&self, n: usize) -> Comparison {
        nth!(self, n, Comparison).copied().unwrap_or(Comparison::Equal)
    }

    /// Comparisons with their bounds.
    pub fn bounds(&self) -> Result<&'s [(Comparison, Expr)], Fault> {
        nth!(self, 0, Bounds).map(Vec::as_slice).ok_or(Fault::Other)
    }

    /// The only comparison with its bound.
    pub fn bound(&self) -> Result<&'s (Comparison, Expr), Fault> {
        match self.bounds()? {
            [bound] => Ok(bound),
            _ => Err(Fault::Other),
        }
    }

    /// The `n`-th characters.
    pub fn letters(&self, n: usize) -> Result<Vec<char>, Fault> {
        nth!(self, n, Letters).cloned().ok_or(Fault::Other)
    }

    /// Given values.
    pub fn literals(&self) -> Result<Vec<Literal>, Fault> {
        nth!(self, 0, Literals).cloned().ok_or(Fault::Other)
    }

    /// The first and the last of given numbers that follow each other.
    pub fn consecutive(&self) -> Result<(i64, i64), Fault> {
        let numbers = self.literals()?;
        let number = |value: &Literal| if let Literal::Int(number) = value { Some(*number) } else { None };
        let (first, last) = (number(&numbers[0]), numbers.last().and_then(number));
        match (first, last) {
            (Some(first), Some(last)) if (first..=last).map(Literal::Int).eq(numbers) => Ok((first, last)),
            _ => Err(Fault::Other),
        }
    }

    /// What is counted.
    pub fn counted(&self) -> Result<Counted, Fault> {
        nth!(self, 0, Counted).cloned().ok_or(Fault::Other)
    }

    /// How many of what.
    pub fn quantities(&self) -> Result<&'s [(Comparison, Expr, Counted)], Fault> {
        nth!(self, 0, Quantities).map(Vec::as_slice).ok_or(Fault::Other)
    }

    /// What a graph or tree is, from all such slots; said one by one, it is the first.
    pub fn structures(&self) -> Vec<Structure> {
        let all = self.values.iter().filter_map(|v| if let Value::Structures(s) = v { Some(s) } else { None });
        all.flatten().copied().collect()
    }

    /// How often: at least, and at most where something bounds it.
    pub fn times(&self) -> Result<(i64, Option<Expr>), Fault> {
        nth!(self, 0, Times).cloned().ok_or(Fault::Other)
    }

    /// Values that are there another number of times.
    pub fn exception(&self) -> Option<Exception> {
        nth!(self, 0, Exception).copied()
    }

    /// A quoted text.
    pub fn text(&self) -> &'s str {
        nth!(self, 0, Text).map_or("", String::as_str)
    }

    /// Elements by the name of the slot for them: one of each, the array of items or of scalars, or what stands in brackets.
    pub fn elements(&self, slot: &str) -> Result<Vec<Expr>, Fault> {
        let (of, has_cells) = match (slot, self.subject()?) {
            ("each", Subject::Elements { of, each: true, cells: false }) => return Ok(vec![item_of(of)?]),
            ("tuple", Subject::Tuples(items)) => return Ok(items.clone()),
            ("items" | "cells", Subject::Elements { of, cells, .. }) => (of.clone(), *cells),
            ("items" | "cells", Subject::Exprs(items)) if items.len() == 1 => without_indices(&items[0])?,
            _ => return Err(Fault::Other),
        };
        if has_cells == (slot == "cells") { Ok(vec![of]) } else { Err(Fault::Other) }
    }

    /// The column that rows are sorted by: `start` and `start_i` of every row, or `rows[i].start`.
    pub fn column_of(&self) -> Result<Expr, Fault> {
        let (Expr::Path(mut column), Expr::Path(rows)) = (self.expr(0)?, &self.names()?[0]) else {
            return Err(Fault::Other);
        };
        let is_free = |step: &Step| matches!(step, Step::Index(Expr::Path(index)) if index.steps.is_empty());
        match &column.steps[..] {
            [] => Ok(extended(rows, [Step::Member(column.name)])),
            _ if column.name == rows.name => {
                column.steps.retain(|step| !is_free(step));
                Ok(Expr::Path(column))
            }
            [step] if is_free(step) => Ok(extended(rows, [Step::Member(column.name)])),
            _ => refused("only a column of the array sorts its rows", "name the column"),
        }
    }

    /// The list of `graph[u] contains v` and `graph[v] contains u`.
    pub fn both_ways(&self) -> Result<Expr, Fault> {
        let stands_in = |a: usize| -> Option<(Path, String, String)> {
            let (Ok(Expr::Path(a)), Ok(Expr::Path(b))) = (self.expr(a), self.expr(a + 1)) else { return None };
            let (list, v) = if b.steps.is_empty() { (a, b) } else { (b, a) };
            match &list.steps[..] {
                [Step::Index(Expr::Path(u))] if u.steps.is_empty() && v.steps.is_empty() => {
                    Some((Path { steps: Vec::new(), ..list.clone() }, u.name.clone(), v.name))
                }
                _ => None,
            }
        };
        match (stands_in(0), stands_in(2)) {
            (Some((list, u, v)), Some((other, v2, u2))) if (&list, &u, &v) == (&other, &u2, &v2) => {
                Ok(Expr::Path(list))
            }
            _ => Err(Fault::Other),
        }
    }

    /// The powers of a number that 64 bits hold.
    pub fn powers(&self) -> Result<String, Fault> {
        let base @ 2..=1_000_000 = self.number(0) else { return Err(Fault::Other) };
        let powers = std::iter::successors(Some(1), |power: &i64| power.checked_mul(base));
        Ok(powers.map(|power| power.to_string()).collect::<Vec<_>>().join(", "))
    }
}
