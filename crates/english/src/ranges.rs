//! Ranges and runs of whole numbers: `[1, n]`, `1 to n`, `1, 2, ..., n`.

use super::SyntaxError;
use super::reader::Reader;
use ojkit_model::constraint::{Comparison, Expr, Operator};

impl Reader<'_> {
    /// `[a, b]`, `[a, b)`, `a to b`, `a and b`, `a..b`: the ends, and how the right one is met.
    pub fn range(&mut self) -> Result<(Expr, Expr, Comparison), SyntaxError> {
        let square = self.take("[");
        let first = self.end_of_range()?;
        const JOINTS: [&str; 5] = ["to", "and", "..", "...", "through"];
        let joined = if square { self.take(",") || self.take("../...") } else { self.take_any(&JOINTS).is_some() };
        if !joined {
            return Err(self
                .error(format!("{} is not understood here", self.seen()), "write the range as `[1, n]` or `1 to n`"));
        }
        let last = self.end_of_range()?;
        if square {
            if self.take(")") {
                return Ok((first, last, Comparison::Less));
            }
            self.expect("]")?;
        }
        if self.take_any(&["inclusive", "( inclusive )", ", inclusive"]).is_none() && self.take("exclusive") {
            return Err(self.error("an exclusive range has two readings", "write it with `<`"));
        }
        Ok((first, last, Comparison::LessEqual))
    }

    fn end_of_range(&mut self) -> Result<Expr, SyntaxError> {
        let place = self.at;
        let end = self.bound()?;
        if let Expr::Text(text) = &end
            && text.chars().count() != 1
        {
            return Err(self.error_from(place, "texts have no order here", "only single characters can be compared"));
        }
        Ok(end)
    }

    /// `1..n`, `1 to n`, `[1, n]`, `[0, n)`, `{1, 2, ..., n}`, `1, 2, ..., n`: the ends, both met.
    pub fn span(&mut self) -> Result<(Expr, Expr, Comparison), SyntaxError> {
        const HELP: &str = "write `1 to n`, `[1, n]` or `1, 2, ..., n`";
        let open = ["[", "{", "("].into_iter().find(|open| self.sees_sign(open));
        if open.is_some() {
            self.step();
        }
        let place = self.at;
        let first = self.bound()?;
        let mut listed = vec![first.clone()];
        let mut gap = self.take("to/through") || self.take("../...");
        let mut last = None;
        if gap {
            self.take(",");
            last = Some(self.bound()?);
        } else if open.is_none() && self.take("and") {
            last = Some(self.bound()?);
        }
        while last.is_none() {
            if !self.take(",") {
                return Err(self.error(format!("{} is not understood here", self.seen()), HELP));
            }
            if self.take("../...") {
                gap = true;
                self.take(",");
                last = Some(self.bound()?);
            } else {
                listed.push(self.bound()?);
                if open == Some("[") && listed.len() == 2 && (self.sees_sign("]") || self.sees_sign(")")) {
                    last = listed.pop();
                }
            }
        }
        let last = last.unwrap_or(Expr::Int(0));
        // `1, 2, ..., n`: the listed numbers must follow each other.
        let steps = |pair: &[Expr]| matches!(pair, [Expr::Int(a), Expr::Int(b)] if a + 1 == *b);
        if gap && !listed.windows(2).all(steps) {
            return Err(self.error_from(place, "these numbers do not follow each other", "write `1, 2, ..., n`"));
        }
        let both = |last| Ok((first, last, Comparison::LessEqual));
        match open {
            None => both(last),
            Some("[") if self.take(")") => both(one_less(last)),
            Some("[") => self.expect("]").and_then(|()| both(last)),
            Some("{") => self.expect("}").and_then(|()| both(last)),
            Some(_) => self.expect(")").and_then(|()| both(last)),
        }
    }
}

fn one_less(last: Expr) -> Expr {
    match last {
        Expr::Int(value) => Expr::Int(value - 1),
        other => Expr::Binary(Operator::Subtract, Box::new(other), Box::new(Expr::Int(1))),
    }
}
