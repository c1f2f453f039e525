//! What a statement speaks of: names, elements of arrays, tuples.

use super::SyntaxError;
use super::chain::constant;
use super::cursor::Cursor;
use super::lexer::Kind;
use super::nodes::node_value;
use super::structure::below;
use ojkit_model::constraint::{Expr, Step};

/// What the statement speaks of.
#[derive(Clone, Debug)]
pub enum Subject {
    /// `x`, `x and y`, `x[i]`.
    Exprs(Vec<Expr>),
    /// `All the values of x`: the items of an array, or the scalars below it.
    Elements {
        /// The array.
        of: Expr,
        /// Whether the scalars are meant.
        cells: bool,
    },
    /// `All the pairs (a_i, b_i)`.
    Tuples(Vec<Expr>),
}

impl Cursor {
    /// Reads what the statement speaks of.
    pub fn subject(&mut self) -> Result<Subject, SyntaxError> {
        if let Some(elements) = self.elements()? {
            return Ok(elements);
        }
        if let Some(items) = self.tuple()? {
            return Ok(Subject::Tuples(items));
        }
        if !self.comparison_follows_name() {
            self.take("both");
        }
        let mut items = vec![self.bound()?];
        loop {
            let place = self.at;
            if self.take_any(&[", and?", "and", "&"]).is_none() {
                break;
            }
            if self.done() {
                self.at = place;
                break;
            }
            items.push(self.bound()?);
        }
        if !items.iter().all(constant) {
            self.take("both/all/each");
            let named = self.at;
            if !(self.take_quietly("values") && self.sees_word(&["are"])) {
                self.at = named;
            }
        }
        Ok(Subject::Exprs(items))
    }

    /// `All the values of x`, `the integers in x`, `each x[i]`.
    fn elements(&mut self) -> Result<Option<Subject>, SyntaxError> {
        let start = self.at;
        if self.comparison_follows_name() {
            return Ok(None);
        }
        if let Some(value) = self.node_values() {
            return Ok(Some(Subject::Exprs(vec![value])));
        }
        let all = self.take_any(&["all of? the?", "each/every of? the?"]).is_some();
        if !all {
            self.take_quietly("the");
        }
        let noun = self.at;
        let tuples = "pairs/tuples/triples/triplets/pair/tuple/triple/triplet/edges/points/intervals/coordinates";
        if self.token(usize::from(matches!(self.kind(), Kind::Word(_)))).kind == Kind::Sign("(") && start < noun {
            self.take_quietly(tuples);
            if let Ok(Some(items)) = self.tuple() {
                self.take_quietly("pairs/tuples/triples/triplets");
                return Ok(Some(Subject::Tuples(items)));
            }
            self.at = noun;
        }
        if all
            && self.sees_sign("[")
            && let Ok(Some(items)) = self.tuple()
        {
            self.take_quietly("pairs/tuples/triples/triplets");
            return Ok(Some(Subject::Tuples(items)));
        }
        if all && self.take("pairs/tuples/triples/triplets/pair/tuple/triple/triplet") {
            if matches!(self.kind(), Kind::Word(_)) && self.token(1).kind == Kind::Sign("[") {
                let item = self.bound()?;
                let (of, cells) = self.without_indices(item)?;
                return Ok(Some(Subject::Elements { of, cells }));
            }
            return match self.tuple()? {
                Some(items) => Ok(Some(Subject::Tuples(items))),
                None if self.take("of/in") => {
                    self.at = noun;
                    self.take("pairs/pair of/in");
                    let (of, _) = match self.bound()? {
                        of @ Expr::Path(_) => (of, false),
                        _ => return Err(self.error("only an array has pairs", "name the array")),
                    };
                    Ok(Some(Subject::Elements { of, cells: false }))
                }
                None => Err(self.lost("write a tuple as `(a_i, b_i)`")),
            };
        }
        if let Some(cells) = self.element_noun(all) {
            const VERBS: [&str; 8] = ["is", "are", "consist", "consists", "contain", "do", "have", "will"];
            if self.sees_word(&VERBS) {
                // A parameter called `list`: what was read as a noun is the name.
                self.at -= 1;
            }
            let of = self.whole()?;
            if !matches!(of, Expr::Path(_)) {
                return Err(self.error("only what has elements can be spoken of like this", "name the array"));
            }
            if let Some(others) = self.other_texts()? {
                let mut items = Vec::new();
                for of in std::iter::once(of).chain(others) {
                    items.push(self.item_of(of)?);
                }
                return Ok(Some(Subject::Exprs(items)));
            }
            return Ok(Some(Subject::Elements { of, cells }));
        }
        if all {
            self.take_noun("given");
            self.take_noun("strings/words/arrays/values/integers/numbers/elements/pairs/points/intervals/edges/rows");
            let item = self.bound()?;
            let (of, cells) = self.without_indices(item)?;
            let cells = self.take("values") || cells;
            self.take("strings/elements/times/time/names/name/points/point");
            return Ok(Some(Subject::Elements { of, cells }));
        }
        self.at = start;
        Ok(None)
    }

    /// The names behind the first of `characters in s and t`, where what follows is said of single characters.
    fn other_texts(&mut self) -> Result<Option<Vec<Expr>>, SyntaxError> {
        let start = self.at;
        let mut others = Vec::new();
        while self.take_any_quietly(&[", and?", "and"]).is_some() && matches!(self.kind(), Kind::Word(_)) {
            match self.path() {
                Ok(path) => others.push(Expr::Path(path)),
                Err(_) => break,
            }
        }
        // What is unique may be so in each of them, or in all together.
        let verb = self.sees_word(&["consist", "contain", "only"])
            || self.sees_word(&["are"])
                && matches!(&self.token(1).kind, Kind::Word(word) if ["lowercase", "uppercase", "english", "lower-case", "upper-case", "digits", "letters", "either", "in"].contains(&word.to_ascii_lowercase().as_str()));
        if verb && !others.is_empty() {
            return Ok(Some(others));
        }
        self.at = start;
        Ok(None)
    }

    /// `values of`, `strings in the array`: whether scalars are meant, where a noun is here.
    fn element_noun(&mut self, all: bool) -> Option<bool> {
        const SCALARS: [&str; 2] = [
            "values/integers/numbers/cells of/in the? array/list/matrix?",
            "value/integer/number/cell of/in the? array/list/matrix?",
        ];
        const ITEMS: [&str; 6] = [
            "elements/items/entries/strings/words/names/keys of/in the? array/list?",
            "characters/letters/digits of/in the? string?",
            "rows/points/pairs/edges/intervals/positions/coordinates of/in the? array/list?",
            "element/item/entry/string/word/name/key of/in the? array/list?",
            "character/letter/digit of/in the? string?",
            "row/point/pair/edge/interval/position/coordinate of/in the? array/list?",
        ];
        // `number of nodes` counts; only behind `each` does a noun in the singular speak of elements.
        let (scalars, items) = if all { (2, 6) } else { (1, 3) };
        if SCALARS[..scalars].iter().any(|noun| self.take_quietly(noun)) {
            return Some(true);
        }
        ITEMS[..items].iter().any(|noun| self.take_quietly(noun)).then_some(false)
    }

    /// What stands behind `the values of`: `the tree` and `the list` are their nodes' values.
    fn whole(&mut self) -> Result<Expr, SyntaxError> {
        if self.take("the given? tree") || self.take("the given? linked list") {
            return Ok(node_value(self.token(0).start));
        }
        self.bound()
    }

    /// `x` and `x[i]` as the items of x, `x[i][j]` as the scalars below x.
    pub fn without_indices(&mut self, item: Expr) -> Result<(Expr, bool), SyntaxError> {
        let Expr::Path(mut path) = item else {
            return Err(self.error("only what has elements can be spoken of like this", "name the array"));
        };
        let mut free = 0;
        while let Some(Step::Index(Expr::Path(index))) = path.steps.last()
            && index.steps.is_empty()
        {
            path.steps.pop();
            free += 1;
        }
        Ok((Expr::Path(path), free > 1))
    }

    /// `(a, b)` or `[a, b]` with a comma inside.
    pub fn tuple(&mut self) -> Result<Option<Vec<Expr>>, SyntaxError> {
        let start = self.at;
        let close = if self.take_quietly("(") {
            ")"
        } else if self.take_quietly("[") {
            "]"
        } else {
            return Ok(None);
        };
        self.enter()?;
        let mut items = vec![self.bound()?];
        while self.take(",") {
            items.push(self.bound()?);
        }
        self.leave();
        if items.len() < 2 {
            self.at = start;
            return Ok(None);
        }
        self.expect(close)?;
        Ok(Some(items))
    }

    /// The subject as expressions of its own: an element as `x[i]`.
    pub fn each(&mut self, subject: Subject) -> Result<Vec<Expr>, SyntaxError> {
        match subject {
            Subject::Exprs(items) => Ok(items),
            Subject::Elements { of, .. } => Ok(vec![self.item_of(of)?]),
            Subject::Tuples(_) => Err(self.error("this is not said of tuples", "")),
        }
    }

    /// An element by an index of its own; the nodes of a tree have none.
    pub fn item_of(&mut self, of: Expr) -> Result<Expr, SyntaxError> {
        match of {
            Expr::Path(path) if path.name == "Node" => Ok(Expr::Path(path)),
            Expr::Path(path) => Ok(Expr::Path(below(&path))),
            _ => Err(self.error("only what has elements can be spoken of like this", "name the array")),
        }
    }
}
