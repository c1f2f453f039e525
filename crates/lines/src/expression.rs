//! Expressions: numbers, paths, lengths, sums and arithmetic, with constants folded.

use super::SyntaxError;
use super::cursor::Cursor;
use super::fold::{self, FoldError};
use super::lexer::Kind;
use super::words::RESERVED;
use ojkit_model::constraint::{Expr, Function, Operator, Path, Step};

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

    /// Reads what may be a factor, with its sign.
    pub fn unary(&mut self) -> Result<Expr, SyntaxError> {
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

    /// Reads a number, a text, a name, a call, or what stands in parentheses.
    pub fn primary(&mut self) -> Result<Expr, SyntaxError> {
        self.count_term()?;
        if let Some(words) = self.words
            && let Some(read) = words.expression(self)?
        {
            return Ok(read);
        }
        let literal = match self.kind().clone() {
            Kind::Int(value) => Expr::Int(value),
            Kind::Double(value) => Expr::Double(value),
            Kind::Text(text) => Expr::Text(text),
            Kind::Sign("(") => return self.enclosed(),
            Kind::Word(word) => return self.named(&word),
            _ => {
                let seen = self.seen();
                return Err(self.error(format!("expected a number or a name, found {seen}"), ""));
            }
        };
        self.step();
        Ok(literal)
    }

    /// `floor(a / b)`: what is divided is first lessened by its rest, since `/` itself rounds towards zero.
    fn floor(&mut self) -> Result<Expr, SyntaxError> {
        let start = self.at;
        self.step();
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

    /// The expression in the parentheses that begin here.
    fn enclosed(&mut self) -> Result<Expr, SyntaxError> {
        self.step();
        self.enter()?;
        let inner = self.expression()?;
        self.leave();
        self.expect(")")?;
        Ok(inner)
    }

    fn named(&mut self, word: &str) -> Result<Expr, SyntaxError> {
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
            self.step();
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

    /// The length of what was read.
    pub fn length_of(&mut self, inner: Expr) -> Result<Expr, SyntaxError> {
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
