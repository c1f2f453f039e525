//! What a statement speaks of: names, elements of arrays, tuples, and nouns that a signature gives a meaning.

use super::grammar::taken;
use super::nouns::Noun;
use super::reader::{Reader, Readings};
use super::value::{Fault, Subject, below, constant, extended, item_of, node_value, without_indices};
use ojkit_lines::lexer::Kind;
use ojkit_model::constraint::{Expr, Path, Step};

/// Nouns for the scalars of an array.
const SCALARS: &str = "value/integer/number/cell";
/// Nouns for the items of an array or text.
const ITEMS: &str =
    "element/item/entry/string/word/name/key/character/letter/digit/row/point/pair/edge/interval/position/coordinate";

impl Reader<'_> {
    /// Everything that a statement can speak of from here on.
    pub fn subjects(&mut self) -> Readings<Subject> {
        let start = self.at;
        let mut found = Vec::new();
        let is_word = matches!(self.kind(), Kind::Word(_));
        if is_word && !self.comparison_follows_name() {
            if let Some(value) = self.node_values() {
                found.push((self.at, Subject::Exprs(vec![value])));
                return found;
            }
            self.noun_of_signature(&mut found);
            if !found.is_empty() {
                self.at = start;
                return found;
            }
            for read in [Reader::tuples_of, Reader::elements, Reader::items] {
                self.at = start;
                read(self, &mut found);
            }
        }
        self.at = start;
        if let Some(items) = self.tuple() {
            found.push((self.at, Subject::Tuples(items)));
        }
        self.at = start;
        self.names(&mut found);
        self.at = start;
        found
    }

    /// `x`, `x and y`, `both x, y and z`.
    fn names(&mut self, found: &mut Readings<Subject>) {
        if !self.comparison_follows_name() {
            self.take("both");
        }
        let mut items = Vec::new();
        loop {
            self.restated();
            match self.bound() {
                Ok(item) => items.push(item),
                Err(error) => return self.refuse(error),
            }
            let end = self.at;
            if !items.iter().all(constant) {
                self.take("both/all/each");
                if !(self.take("values") && self.sees_word(&["are"])) {
                    self.at = end;
                    self.take("both/all/each");
                }
            }
            found.push((self.at, Subject::Exprs(items.clone())));
            self.at = end;
            if self.take_any(&[", and?", "and", "&"]).is_none() || self.done() {
                return;
            }
        }
    }

    /// `the array` before its name.
    fn restated(&mut self) {
        let start = self.at;
        if !(self.take("the given? string/array/list/integer/number/matrix/grid")
            && matches!(self.kind(), Kind::Word(word) if self.nouns.names(word)))
        {
            self.at = start;
        }
    }

    /// `all the pairs (a_i, b_i)`, `each (a_i, b_i) pair`.
    fn tuples_of(&mut self, found: &mut Readings<Subject>) {
        let all = self.take("all of? the?") || self.take("each/every of? the?");
        if !all && !self.take("the") {
            return;
        }
        self.take("pair/tuple/triple/triplet/edge/point/interval/coordinate");
        if let Some(items) = self.tuple() {
            self.take("pair/tuple/triple/triplet");
            found.push((self.at, Subject::Tuples(items)));
        }
    }

    /// `All the values of x`, `the integers in x`, `each row of grid`.
    fn elements(&mut self, found: &mut Readings<Subject>) {
        let start = self.at;
        let one_by_one = self.take("each/every of? the?");
        let all = one_by_one || self.take("all of? the?");
        if !all {
            self.take("the");
        }
        // `number of nodes` counts; only behind `each` does a noun in the singular speak of elements.
        let plural = all || matches!(self.kind(), Kind::Word(word) if word.ends_with('s'));
        let noun = self.at;
        let lemma = self.lemma().to_string();
        for (nouns, cells) in [(SCALARS, true), (ITEMS, false)] {
            self.at = noun;
            if !plural || !self.take(nouns) || !self.take("of/in") {
                continue;
            }
            let of = self.at;
            if let Some(of) = self.whole() {
                self.elements_of(of, (&lemma, cells), one_by_one, found);
            }
            self.at = of;
            self.row_of_grid(cells, found);
            self.at = of;
            if self.take("the")
                && self.take("array/list/matrix/string")
                && let Ok(of) = self.bound()
            {
                self.elements_of(of, (&lemma, cells), one_by_one, found);
            } else {
                self.at = of;
                if self.take("array/list/matrix/string")
                    && let Ok(of) = self.bound()
                {
                    self.elements_of(of, (&lemma, cells), one_by_one, found);
                }
            }
        }
        self.at = noun;
        if all
            && self.take("pair/tuple/triple/triplet of/in")
            && let Ok(of @ Expr::Path(_)) = self.bound()
        {
            found.push((self.at, Subject::Elements { of, cells: false, each: false }));
        }
        self.at = start;
    }

    fn elements_of(&mut self, of: Expr, noun: (&str, bool), each: bool, found: &mut Readings<Subject>) {
        let Expr::Path(path) = &of else { return };
        let Some(cells) = self.nouns.scalars_of(path, noun.0, noun.1) else { return };
        let end = self.at;
        match self.other_texts() {
            Some(others) => {
                let items: Result<Vec<Expr>, Fault> =
                    std::iter::once(of).chain(others).map(|of| item_of(&of)).collect();
                found.extend(items.ok().map(|items| (self.at, Subject::Exprs(items))));
            }
            None => found.push((end, Subject::Elements { of, cells, each })),
        }
    }

    /// `each row of grid`, `each row` behind `the integers in`: the scalars of one row.
    fn row_of_grid(&mut self, cells: bool, found: &mut Readings<Subject>) {
        if !self.take("each/every row") {
            return;
        }
        let column = self.token(0).start + 1;
        let grid = if self.take("of/in") {
            self.path().ok()
        } else {
            let only = self.nouns.only(Noun::Grid);
            only.map(|name| Path { name: name.to_string(), steps: Vec::new(), column })
        };
        if let Some(grid) = grid {
            found.push((self.at, Subject::Elements { of: Expr::Path(below(&grid)), cells, each: false }));
        }
    }

    /// The names behind the first of `characters in s and t`, where what follows is said of single characters.
    fn other_texts(&mut self) -> Option<Vec<Expr>> {
        const STATES: &str = "lowercase uppercase english lower-case upper-case digits letters either in digit";
        let start = self.at;
        let mut others = Vec::new();
        while self.take_any(&[", and?", "and"]).is_some()
            && matches!(self.kind(), Kind::Word(_))
            && let Ok(path) = self.path()
        {
            others.push(Expr::Path(path));
        }
        // What is unique may be so in each of them, or in all together.
        let state = matches!(&self.token(1).kind, Kind::Word(word) if STATES.split(' ').any(|state| word.eq_ignore_ascii_case(state)));
        let verb = self.sees_word(&["consist", "contain", "only"]) || self.sees_word(&["are"]) && state;
        if verb && !others.is_empty() {
            return Some(others);
        }
        self.at = start;
        None
    }

    /// What stands behind `the values of`: `the tree` and `the list` are their nodes' values.
    fn whole(&mut self) -> Option<Expr> {
        if self.take("the given? tree") || self.take("the given? linked list") {
            return Some(node_value(self.token(0).start));
        }
        let start = self.at;
        if self.take("the given?")
            && let Some(name) = self.nouns.whole(self.lemma())
        {
            let path = Path { name: name.to_string(), steps: Vec::new(), column: self.token(0).start + 1 };
            self.step();
            return Some(Expr::Path(path));
        }
        self.at = start;
        // `the expression`, where that is a name.
        if self.take("the")
            && self.nouns.are_known()
            && !matches!(self.kind(), Kind::Word(word) if self.nouns.names(word))
        {
            return None;
        }
        self.bound().ok()
    }

    /// `each x[i]`, `all the strings words[i]`, `every x`.
    fn items(&mut self, found: &mut Readings<Subject>) {
        let each = self.take("each/every of? the?");
        if !each && !self.take("all of? the?") {
            return;
        }
        self.take_noun("given");
        self.take_noun(
            "string/word/array/value/integer/number/element/pair/point/interval/edge/row/tuple/triple/triplet",
        );
        let (nodes, undecided) = (self.lemma() == "node", self.nouns.leaves_open(self.kind(), self.lemma()));
        let Ok(item) = self.bound() else { return };
        if (nodes || undecided) && matches!(&item, Expr::Path(path) if path.steps.is_empty()) {
            return;
        }
        let Ok((of, cells)) = without_indices(&item) else { return };
        let cells = self.take("values") || cells;
        self.take("string/element/time/name/point");
        found.push((self.at, Subject::Elements { of, cells, each }));
    }

    /// `the array`, `each row`, `all the given points`: what only one parameter can mean.
    fn noun_of_signature(&mut self, found: &mut Readings<Subject>) {
        if !self.nouns.are_known() {
            return;
        }
        self.part_of_each(found);
        let start = self.at;
        let each = self.take("each/every");
        let all = !each && (self.take("all of? the? given?") || self.take("all given"));
        let the = !each && !all && self.take("the given?");
        let Kind::Word(word) = self.kind().clone() else { return };
        let (lemma, column) = (self.lemma().to_string(), self.token(0).start + 1);
        let plural = word.to_ascii_lowercase().ends_with('s');
        self.step();
        let named = matches!(self.kind(), Kind::Word(next) if self.nouns.names(next));
        let continues =
            named || self.sees_sign("[") || self.sees_sign(".") || self.sees_sign("(") || self.sees_word(&["of", "in"]);
        if continues || (self.nouns.names(&word) && !all && !each) {
            self.at = start;
            return;
        }
        let path = |name: &str| Path { name: name.to_string(), steps: Vec::new(), column };
        if let Some(name) = self.nouns.whole(&lemma).filter(|_| the && !plural) {
            found.push((self.at, Subject::Exprs(vec![Expr::Path(path(name))])));
        }
        let bare = !each && !all && !the;
        let items = self.nouns.items(&lemma).filter(|_| plural != each);
        if let Some(name) = items.filter(|_| !bare || lemma == "word" || lemma == "string") {
            found.push((self.at, Subject::Elements { of: Expr::Path(path(name)), cells: false, each }));
        } else if lemma == "string" && plural != each && self.takes_letters() {
            // Every text of the input.
            let texts = self.nouns.texts().map(|(name, depth)| (0..depth).fold(path(name), |path, _| below(&path)));
            let texts: Vec<Expr> = texts.map(Expr::Path).collect();
            if !texts.is_empty() {
                found.push((self.at, Subject::Exprs(texts)));
            }
        } else if all
            && lemma == "element"
            && let Some(name) = self.nouns.only(Noun::List)
        {
            found.push((self.at, Subject::Elements { of: Expr::Path(path(name)), cells: true, each: false }));
        }
        self.at = start;
    }

    /// Whether what follows is said of the letters of texts.
    fn takes_letters(&self) -> bool {
        self.sees_word(&["consist", "consists", "only"])
            || self.sees_word(&["contain", "contains"])
                && matches!(&self.token(1).kind, Kind::Word(word) if word.eq_ignore_ascii_case("only"))
    }

    /// `the length of each word`, `each string's length`, `the start point of each interval`.
    fn part_of_each(&mut self, found: &mut Readings<Subject>) {
        let start = self.at;
        let column = self.token(0).start + 1;
        let path = |name: &str| Path { name: name.to_string(), steps: Vec::new(), column };
        let length = |name: &str| {
            let length = extended(&below(&path(name)), [Step::Length]);
            Subject::Exprs(vec![length])
        };
        if self.take("each/every word's/string's length") {
            found.extend(self.nouns.only(Noun::Words).map(|name| (self.at, length(name))));
        }
        self.at = start;
        if self.take("the length of each/every word/string") {
            let named = self.at;
            if self.take("in/of")
                && let Ok(array) = self.path()
                && self.nouns.only(Noun::Words) == Some(&array.name)
            {
                found.push((self.at, length(&array.name)));
            } else {
                found.extend(self.nouns.only(Noun::Words).map(|name| (named, length(name))));
            }
        }
        self.at = start;
        if self.take("the")
            && let Kind::Word(member) = self.kind().clone()
            && let Some(rows) = self.nouns.only(Noun::Rows)
        {
            self.step();
            if self.take("point/time/position/day/value/index of each/every/all the?")
                && matches!(self.kind(), Kind::Word(_))
            {
                self.step();
                let of = extended(&path(rows), [Step::Member(member)]);
                found.push((self.at, Subject::Elements { of, cells: true, each: false }));
            }
        }
        self.at = start;
    }

    /// `(a, b)` or `[a, b]` with a comma inside.
    pub fn tuple(&mut self) -> Option<Vec<Expr>> {
        let start = self.at;
        let close = if self.take("(") {
            ")"
        } else if self.take("[") {
            "]"
        } else {
            return None;
        };
        let mut items = Vec::new();
        let read = self.enter().and_then(|()| {
            items.push(self.bound()?);
            while self.take(",") {
                items.push(self.bound()?);
            }
            Ok(())
        });
        self.leave();
        if read.is_ok() && items.len() > 1 && self.take(close) {
            return Some(items);
        }
        self.at = start;
        None
    }

    /// `the value of each node in the tree`.
    pub fn node_values(&mut self) -> Option<Expr> {
        let start = self.at;
        taken("node_values", self)?;
        if self.sees_sign(".") {
            self.at = start;
            return None;
        }
        self.take("in/of the? given? binary? linked? search? tree/list/bst");
        Some(node_value(self.token_at(start).start))
    }
}
