//! Expressions: numbers, paths, lengths, sums and arithmetic, with constants folded.

use super::SyntaxError;
use super::cursor::Cursor;
use super::fold::{self, FoldError};
use super::lexer::Kind;
use super::value::below;
use super::words::{RESERVED, lemma};
use ojkit_model::constraint::{Expr, Function, Operator, Path, Step};
use ojkit_model::signature::Type;

/// Words that begin a phrase which is an expression.
const MEASURES: [(&str, Measure); 19] = [
    ("the first element/value/integer/number of/in", Measure::First),
    ("the last element/value/integer/number of/in", Measure::Last),
    ("the =value of", Measure::Itself),
    ("the? total? sum of the? lengths/length of all? the? strings/words/arrays/rows in/of", Measure::Lengths),
    ("the? total? sum of the? lengths/length of all/every/each? the?", Measure::Lengths),
    ("the? total? length of all? the? strings/words/arrays/rows in/of", Measure::Lengths),
    (
        "the? total/combined? sum of the? all/every/each? the? values/elements/numbers/integers/items of/in?",
        Measure::Call(Function::Sum),
    ),
    ("the? total/combined? sum of the? all/every/each?", Measure::Call(Function::Sum)),
    ("the? length/size of the? array/string/list?", Measure::Length),
    (
        "the? total? number of elements/items/values/integers/numbers/characters/letters/rows/words/strings in/of",
        Measure::Length,
    ),
    ("the? minimum/smallest/least of", Measure::Call(Function::Min)),
    ("the? minimum/smallest/least value/element/number of/in", Measure::Call(Function::Min)),
    ("the? maximum/largest/greatest of", Measure::Call(Function::Max)),
    ("the? maximum/largest/greatest value/element/number of/in", Measure::Call(Function::Max)),
    ("the? absolute value of", Measure::Call(Function::Abs)),
    ("the integer", Measure::Itself),
    ("the number", Measure::Itself),
    ("the string", Measure::Itself),
    ("the array", Measure::Itself),
];

#[derive(Clone, Copy)]
enum Measure {
    Call(Function),
    Length,
    /// The lengths of all items together.
    Lengths,
    Itself,
    First,
    Last,
}

/// The number of nodes of every tree or list among the parameters.
const NODES: [&str; 3] = [
    "the? total? number of the? node in/of the/each/both/a given? n-ary? binary? search? linked? tree/list/bst",
    "the? total? number of the? node in/of both binary? linked? tree/list",
    "the? total? number of the? node",
];

impl Cursor<'_> {
    /// Reads an expression that bounds or is bounded.
    ///
    /// # Errors
    /// A whole number in it that does not fit into 64 bits.
    pub fn bound(&mut self) -> Result<Expr, SyntaxError> {
        let (start, depth) = (self.at, self.depth);
        *self.terms() = 0;
        let expr = self.expression().inspect_err(|_| self.depth = depth)?;
        if fits(&expr) {
            return Ok(expr);
        }
        Err(self.error_from(start, "the number is past 64 bits", "bounds lie between -2^63 and 2^63 - 1"))
    }

    /// Reads an expression: sums of products.
    pub fn expression(&mut self) -> Result<Expr, SyntaxError> {
        let mut left = self.product()?;
        loop {
            let operator = if self.sees_sign("+") {
                Operator::Add
            } else if self.sees_sign("-") {
                Operator::Subtract
            } else {
                return Ok(left);
            };
            let place = self.at;
            self.step();
            let right = self.product()?;
            left = fold::binary(operator, left, right).map_err(|e| self.misfold(place, e))?;
        }
    }

    fn product(&mut self) -> Result<Expr, SyntaxError> {
        let mut left = self.unary()?;
        loop {
            let operator = match self.kind() {
                Kind::Sign("*") => Operator::Multiply,
                Kind::Sign("/") => Operator::Divide,
                Kind::Sign("%") => Operator::Modulo,
                Kind::Word(word) if word == "mod" => Operator::Modulo,
                _ => {
                    self.refuse_implied_product()?;
                    return Ok(left);
                }
            };
            let place = self.at;
            self.step();
            let right = self.unary()?;
            left = fold::binary(operator, left, right).map_err(|e| self.misfold(place, e))?;
        }
    }

    fn unary(&mut self) -> Result<Expr, SyntaxError> {
        if !self.sees_sign("-") {
            return self.power();
        }
        let place = self.at;
        self.step();
        self.enter()?;
        let inner = self.unary()?;
        self.leave();
        fold::negate(inner).map_err(|e| self.misfold(place, e))
    }

    fn power(&mut self) -> Result<Expr, SyntaxError> {
        let base = self.primary()?;
        if !self.sees_sign("^") {
            return Ok(base);
        }
        let place = self.at;
        self.step();
        self.enter()?;
        let exponent = self.unary()?;
        self.leave();
        fold::binary(Operator::Power, base, exponent).map_err(|e| self.misfold(place, e))
    }

    fn primary(&mut self) -> Result<Expr, SyntaxError> {
        self.count_term()?;
        match self.kind().clone() {
            Kind::Int(value) => {
                self.step();
                Ok(Expr::Int(value))
            }
            Kind::Double(value) => {
                self.step();
                Ok(Expr::Double(value))
            }
            Kind::Text(text) => {
                self.step();
                Ok(Expr::Text(text))
            }
            Kind::Sign("(") => {
                self.step();
                self.enter()?;
                let inner = self.expression()?;
                self.leave();
                self.expect(")")?;
                Ok(inner)
            }
            Kind::Sign("|") => self.bars(),
            Kind::Word(word) => self.named(&word),
            _ => {
                let seen = self.seen();
                Err(self.error(format!("expected a number or a name, found {seen}"), ""))
            }
        }
    }

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
                fold::absolute(Expr::Path(path))
            }
            Expr::Path(mut path) => {
                path.steps.push(Step::Length);
                Expr::Path(path)
            }
            other => fold::absolute(other),
        })
    }

    /// `floor(a / b)`: what is divided is first lessened by its rest, since `/` itself rounds towards zero.
    fn floor(&mut self) -> Result<Expr, SyntaxError> {
        let start = self.at;
        match self.enclosed()? {
            Expr::Binary(Operator::Divide, a, b) if matches!(*b, Expr::Int(1..)) => {
                let rest = Expr::Binary(Operator::Modulo, a.clone(), b.clone());
                let whole = Expr::Binary(Operator::Subtract, a, Box::new(rest));
                Ok(Expr::Binary(Operator::Divide, Box::new(whole), b))
            }
            _ => {
                let message = "only a quotient by a positive number is rounded down";
                Err(self.error_from(start, message, "write `floor(a / 2)`"))
            }
        }
    }

    /// The expression in the parentheses behind a word.
    fn enclosed(&mut self) -> Result<Expr, SyntaxError> {
        self.step();
        self.step();
        self.enter()?;
        let inner = self.expression()?;
        self.leave();
        self.expect(")")?;
        Ok(inner)
    }

    fn named(&mut self, word: &str) -> Result<Expr, SyntaxError> {
        if let Some(measured) = self.measured()? {
            return Ok(measured);
        }
        let call = self.token(1).kind == Kind::Sign("(");
        let function = match word.to_ascii_lowercase().as_str() {
            "sum" => Some(Function::Sum),
            "min" | "minimum" => Some(Function::Min),
            "max" | "maximum" => Some(Function::Max),
            "abs" => Some(Function::Abs),
            "nodes" => Some(Function::Nodes),
            _ => None,
        };
        if let (Some(function), true) = (function, call) {
            return self.call(function);
        }
        if call && word == "floor" {
            return self.floor();
        }
        if call && ["len", "length", "size", "strlen"].contains(&word) {
            let inner = self.enclosed()?;
            return self.length_of(inner);
        }
        if RESERVED.contains(&word.to_ascii_lowercase().as_str()) && !self.names_something() {
            return Err(self.error(format!("expected a number or a name, found `{word}`"), ""));
        }
        if ["true", "false"].contains(&word) {
            self.step();
            return Ok(Expr::Int(i128::from(word == "true")));
        }
        self.path().map(Expr::Path)
    }

    /// A parameter may be called like a word of the language where what follows leaves no doubt.
    fn names_something(&self) -> bool {
        if self.sees_word(&["and", "or", "is", "are"]) {
            return false;
        }
        matches!(self.token(1).kind, Kind::Sign("[" | "<=" | "<" | ">" | ">=" | "==" | "=" | "!="))
    }

    /// `the number of nodes in the tree`; a name may follow, behind `in`.
    fn takes_nodes(&mut self) -> bool {
        let start = self.at;
        if self.take_any(&NODES).is_some() {
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
        for (pattern, measure) in MEASURES {
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
                let inner = match measure {
                    Measure::Call(_) => self.unary()?,
                    _ => self.primary()?,
                };
                self.leave();
                self.items_by_noun(inner)
            };
            if matches!(measure, Measure::Length) && !self.has_counted(start, &inner) {
                return Err(self.error_from(start, "what is counted here is not the length", "write `x.length`"));
            }
            return match measure {
                Measure::Call(Function::Sum) => self.sums(inner).map(Some),
                Measure::Call(function) => Ok(Some(Expr::Call(function, vec![inner]))),
                Measure::Length => self.length_of(inner).map(Some),
                Measure::Lengths => {
                    let inner = match inner {
                        Expr::Path(path) if path.steps.is_empty() => Expr::Path(below(&path)),
                        inner => inner,
                    };
                    let length = self.length_of(inner)?;
                    self.sums(length).map(Some)
                }
                Measure::Itself => Ok(Some(inner)),
                Measure::First | Measure::Last => match inner {
                    Expr::Path(mut path) => {
                        let mut length = path.clone();
                        length.steps.push(Step::Length);
                        let one = Box::new(Expr::Int(1));
                        path.steps.push(Step::Index(match measure {
                            Measure::First => Expr::Int(0),
                            _ => Expr::Binary(Operator::Subtract, Box::new(Expr::Path(length)), one),
                        }));
                        Ok(Some(Expr::Path(path)))
                    }
                    _ => Err(self.error("only an array has a first element", "name the array")),
                },
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

    fn length_of(&mut self, inner: Expr) -> Result<Expr, SyntaxError> {
        match inner {
            Expr::Path(mut path) => {
                path.steps.push(Step::Length);
                Ok(Expr::Path(path))
            }
            _ => Err(self.error("only a name has a length", "write `len(x)` or `x.length`")),
        }
    }

    fn call(&mut self, function: Function) -> Result<Expr, SyntaxError> {
        let place = self.at;
        self.step();
        self.step();
        self.enter()?;
        if function == Function::Nodes && self.take(")") {
            self.leave();
            return Ok(Expr::Call(Function::Nodes, Vec::new()));
        }
        let mut arguments = vec![self.expression()?];
        while self.take(",") {
            arguments.push(self.expression()?);
        }
        self.leave();
        self.expect(")")?;
        if arguments.len() > 1 && matches!(function, Function::Sum | Function::Abs | Function::Nodes) {
            return Err(self.error_from(place, "this function takes one argument", "add or subtract inside it"));
        }
        fold::call(function, arguments).map_err(|e| self.misfold(place, e))
    }

    /// Reads a name and its steps.
    pub fn path(&mut self) -> Result<Path, SyntaxError> {
        let Kind::Word(word) = self.kind().clone() else {
            let seen = self.seen();
            return Err(self.error(format!("expected a name, found {seen}"), ""));
        };
        let column = self.column();
        let (stem, _) = subscripts(word.trim_end_matches('_'));
        if ["true", "false"].contains(&stem.as_str()) {
            return Err(self.error(format!("`{stem}` is a value and has no parts"), "give the parameter another name"));
        }
        self.step();
        let braces = word.len() > 1 && word.ends_with('_') && self.touches() && self.sees_sign("{");
        let (name, mut steps) = subscripts(if braces { &word[..word.len() - 1] } else { &word });
        // As many terms as when it is written with brackets: the subscript's name, and the step.
        for _ in 0..2 * steps.len() {
            self.count_term()?;
        }
        let mut path = Path { name, steps: Vec::new(), column };
        if braces {
            self.step();
            self.indices("}", &mut steps)?;
        }
        path.steps = steps;
        loop {
            if self.sees_sign("[") && self.touches() {
                self.step();
                self.indices("]", &mut path.steps)?;
            } else if self.sees_sign(".") && self.touches() && self.member_follows() {
                self.step();
                self.member(&mut path)?;
                self.count_term()?;
            } else {
                return Ok(path);
            }
        }
    }

    fn member_follows(&self) -> bool {
        let (point, next) = (self.token(0), self.token(1));
        next.start == point.end && matches!(next.kind, Kind::Word(_))
    }

    fn member(&mut self, path: &mut Path) -> Result<(), SyntaxError> {
        let Kind::Word(member) = self.kind().clone() else { return Ok(()) };
        let called = self.token(1).kind == Kind::Sign("(") && self.token(1).start == self.token(0).end;
        let empty = self.token(2).kind == Kind::Sign(")");
        let length = ["length", "size", "len", "count"].contains(&member.as_str());
        if called && !(length && empty) {
            return Err(self.error(format!("`{member}(...)` is not a function of this language"), ""));
        }
        self.step();
        if called {
            self.step();
            self.step();
        }
        if called || member == "length" || member == "size" {
            path.steps.push(Step::Length);
        } else {
            let (name, steps) = subscripts(&member);
            if name == "length" || name == "size" {
                return Err(self.error("a length has no subscript", "write `a_i.length`"));
            }
            path.steps.push(Step::Member(name));
            path.steps.extend(steps);
        }
        Ok(())
    }

    fn indices(&mut self, close: &'static str, steps: &mut Vec<Step>) -> Result<(), SyntaxError> {
        self.enter()?;
        loop {
            let index = self.expression()?;
            steps.push(Step::Index(index));
            self.count_term()?;
            if !self.take(",") {
                break;
            }
        }
        self.leave();
        self.expect(close)
    }

    fn refuse_implied_product(&mut self) -> Result<(), SyntaxError> {
        if self.at == 0 || !matches!(self.kind(), Kind::Word(_) | Kind::Int(_) | Kind::Double(_) | Kind::Sign("(")) {
            return Ok(());
        }
        let before = self.token_before();
        let bracket = self.sees_sign("(");
        if bracket && matches!(&self.token(1).kind, Kind::Word(word) if word == "inclusive") {
            return Ok(());
        }
        let number_before = matches!(before, Kind::Int(_) | Kind::Double(_));
        let implied = match before {
            Kind::Int(_) | Kind::Double(_) => self.touches() || bracket,
            Kind::Sign(")") => self.touches(),
            Kind::Sign("]") | Kind::Word(_) => self.touches() && bracket,
            _ => false,
        };
        if !implied {
            return Ok(());
        }
        let message =
            if number_before || bracket { "a multiplication sign is missing" } else { "an operator is missing" };
        Err(self.error(format!("{message} before {}", self.seen()), "write products with `*`, as in `2 * n`"))
    }

    fn token_before(&self) -> Kind {
        let mut behind = self.at;
        behind = behind.saturating_sub(1);
        self.token_at(behind).kind.clone()
    }

    fn misfold(&self, place: usize, error: FoldError) -> SyntaxError {
        self.error_from(place, error.to_string(), error.help())
    }
}

/// `a_i` is `a[i]`: a single letter behind the last underscore is a subscript; `student_id` and `a_1` are names.
fn subscripts(word: &str) -> (String, Vec<Step>) {
    let mut name = word;
    let mut steps = Vec::new();
    while let Some((stem, tail)) = name.rsplit_once('_') {
        let mut letters = tail.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) if letter.is_ascii_alphabetic() && !stem.is_empty() => {
                let index = Path { name: tail.to_string(), steps: Vec::new(), column: 0 };
                steps.insert(0, Step::Index(Expr::Path(index)));
                name = stem;
            }
            _ => break,
        }
    }
    (name.to_string(), steps)
}

fn fits(expr: &Expr) -> bool {
    match expr {
        Expr::Int(value) => i64::try_from(*value).is_ok(),
        Expr::Double(_) | Expr::Text(_) | Expr::Path(_) => true,
        Expr::Negate(inner) => fits(inner),
        Expr::Binary(_, left, right) => fits(left) && fits(right),
        Expr::Call(_, arguments) => arguments.iter().all(fits),
    }
}
