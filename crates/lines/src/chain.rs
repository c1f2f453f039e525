//! Chains of comparisons: `1 <= a, b <= n`.

use super::SyntaxError;
use super::cursor::Cursor;
use super::lexer::Kind;
use super::value::constant;
use ojkit_model::constraint::{Comparison, Expr, Operator, Path, Rule, Step};

impl Cursor<'_> {
    /// The comparison that stands here, not yet read.
    pub fn sees_comparison(&self) -> Option<Comparison> {
        match self.kind() {
            Kind::Sign("<") => Some(Comparison::Less),
            Kind::Sign("<=") => Some(Comparison::LessEqual),
            Kind::Sign(">") => Some(Comparison::Greater),
            Kind::Sign(">=") => Some(Comparison::GreaterEqual),
            Kind::Sign("==" | "=") => Some(Comparison::Equal),
            Kind::Sign("!=") => Some(Comparison::NotEqual),
            _ => None,
        }
    }

    /// Whether a comparison, an index or a member stands behind the next word, which therefore is a name.
    pub fn comparison_follows_name(&self) -> bool {
        matches!(self.token(1).kind, Kind::Sign("<=" | "<" | ">" | ">=" | "==" | "=" | "!=" | "[" | "."))
    }

    /// `edges[i] = [u_i, v_i]`, with `or` between forms; stands behind the equals sign.
    pub fn row(&mut self, subject: Expr) -> Result<Rule, SyntaxError> {
        let mut forms = vec![self.columns()?];
        loop {
            let place = self.at;
            if !self.take(", or?") && !self.take("or") {
                break;
            }
            let again = self.bound();
            let same = again.is_ok_and(|again| again == subject);
            if !same || (!self.take("==") && !self.take("=")) {
                self.at = place;
                break;
            }
            forms.push(self.columns()?);
        }
        Ok(Rule::Row { subject, forms })
    }

    fn columns(&mut self) -> Result<Vec<Expr>, SyntaxError> {
        self.expect("[")?;
        self.enter()?;
        let mut columns = Vec::new();
        loop {
            let place = self.at;
            match self.bound()? {
                column @ (Expr::Int(_) | Expr::Text(_) | Expr::Path(_)) => columns.push(column),
                _ => {
                    let help = "name the columns, as in `edges[i] = [u_i, v_i]`";
                    return Err(self.error_from(place, "this is not a column", help));
                }
            }
            if !self.take(",") {
                break;
            }
        }
        self.leave();
        self.expect("]")?;
        Ok(columns)
    }

    /// Reads the rest of a chain whose first group is read; stands before a comparison.
    ///
    /// # Errors
    /// Whatever is no chain, or has two readings.
    pub fn chain(&mut self, first: Vec<Expr>) -> Result<Rule, SyntaxError> {
        let (groups, operators) = self.links(first)?;
        Ok(as_phrase(Rule::Chain { groups, operators }))
    }

    /// The groups and operators of a chain whose first group is read.
    pub fn links(&mut self, first: Vec<Expr>) -> Result<(Vec<Vec<Expr>>, Vec<Comparison>), SyntaxError> {
        let start = self.at;
        let mut groups = vec![first];
        let mut operators = Vec::new();
        while let Some(operator) = self.sees_comparison() {
            self.step();
            operators.push(operator);
            groups.push(self.group()?);
        }
        if self.sees_sign("=>") {
            return Err(self.error("`=>` is not a comparison", "did you mean `>=`?"));
        }
        self.refuse_doubtful(start, &groups, &operators)?;
        self.refuse_two_joined(&groups, &operators)?;
        Ok((groups, operators))
    }

    /// Names with commas between them; a comma beside a constant, or before a phrase, ends the group.
    fn group(&mut self) -> Result<Vec<Expr>, SyntaxError> {
        let start = self.at;
        let mut items = vec![self.bound()?];
        let mut first_end = None;
        while self.commas && self.sees_sign(",") {
            let comma = self.at;
            first_end.get_or_insert(comma);
            let number_before = matches!(self.token_at(comma.saturating_sub(1)).kind, Kind::Int(_));
            self.step();
            if number_before
                && matches!(self.kind(), Kind::Int(_))
                && self.touches()
                && self.token(0).end - self.token(0).start == 3
            {
                return Err(self.error("a comma inside a number is not understood", "write 1000, not 1,000"));
            }
            let item = match self.kind() {
                Kind::Word(word) if !word.eq_ignore_ascii_case("and") => self.bound().ok(),
                _ => None,
            };
            match item {
                Some(item) if !items.iter().any(constant) && !constant(&item) => items.push(item),
                _ => {
                    self.at = comma;
                    break;
                }
            }
        }
        let equals = |kind: &Kind| matches!(kind, Kind::Sign("==" | "="));
        if let Some(comma) = first_end
            && items.len() == 2
            && equals(&self.token_at(start.saturating_sub(1)).kind)
            && equals(self.kind())
        {
            // `m == x.length, n == y.length` are two equations.
            self.at = comma;
            items.truncate(1);
            return Ok(items);
        }
        if let Some(comma) = first_end
            && items.len() > 1
            && self.sees_comparison().is_none()
            && !self.ends_clause()
        {
            // What follows is a phrase about the last names, so the group is only the first.
            self.at = comma;
            items.truncate(1);
        }
        Ok(items)
    }

    /// Whether a clause could end here.
    pub fn ends_clause(&mut self) -> bool {
        self.done()
            || self.sees_sign(",")
            || self.sees_sign(".")
            || self.sees_sign(";")
            || self.sees_sign(":")
            || self.sees_sign(")")
            || self.sees_sign("(")
            || self.sees_word(&["and", "for", "where", "if", "then", "when", "such"])
    }

    fn refuse_doubtful(&self, start: usize, groups: &[Vec<Expr>], operators: &[Comparison]) -> Result<(), SyntaxError> {
        let refuse = |message: &str, help: &str| Err(self.error_from(start, message, help));
        let up = |c: &Comparison| matches!(c, Comparison::Less | Comparison::LessEqual);
        let down = |c: &Comparison| matches!(c, Comparison::Greater | Comparison::GreaterEqual);
        if operators.iter().any(up) && operators.iter().any(down) {
            return refuse("the chain turns around: `<` and `>` in one chain", "write one line for each direction");
        }
        if operators.len() > 1 && operators.contains(&Comparison::NotEqual) {
            return refuse("`!=` in a longer chain has two readings", "write one line for each pair that differs");
        }
        if let Some((message, help)) = between_constants(groups) {
            return refuse(message, help);
        }
        let long = |expr: &Expr| matches!(expr, Expr::Text(text) if text.chars().count() != 1);
        if groups.iter().flatten().any(long) && operators.iter().any(|c| up(c) || down(c)) {
            return refuse("texts have no order here", "compare single characters, as in `'a' <= s[i] <= 'f'`");
        }
        // `a < b, c < d` is two relations or one about the pair b, c.
        let inner = groups.iter().skip(1).rev().skip(1).any(|group| group.len() > 1);
        if inner && !groups[0].iter().all(constant) {
            return refuse("the list inside this chain has two readings", "write each relation on a line of its own");
        }
        Ok(())
    }

    /// `1 <= a and b <= n` is two relations or one about both names.
    fn refuse_two_joined(&mut self, groups: &[Vec<Expr>], operators: &[Comparison]) -> Result<(), SyntaxError> {
        let directed = |c: &Comparison| !matches!(c, Comparison::Equal | Comparison::NotEqual);
        let last = groups.last().map_or(&[][..], Vec::as_slice);
        if !self.sees_word(&["and"]) || last.iter().any(constant) || !operators.last().is_some_and(directed) {
            return Ok(());
        }
        let place = self.at;
        self.step();
        let next = self.expression();
        let joined = next.is_ok_and(|next| !constant(&next) && !last.contains(&next))
            && self.sees_comparison().as_ref().is_some_and(directed);
        if joined {
            let help = "write `1 <= a, b <= n` for a list, two lines for two relations";
            return Err(self.error_from(place, "`and` between two comparisons has two readings", help));
        }
        self.at = place;
        Ok(())
    }
}

/// `x` for `x[i]` and `x[j]`: the paths differ in the name of their last, free index only.
fn one_index_apart(left: &Path, right: &Path) -> Option<Path> {
    let free = |step: Option<&Step>| match step {
        Some(Step::Index(Expr::Path(index))) if index.steps.is_empty() => Some(index.name.clone()),
        _ => None,
    };
    let (i, j) = (free(left.steps.last())?, free(right.steps.last())?);
    let (mut left, mut right) = (left.clone(), right.clone());
    left.steps.pop();
    right.steps.pop();
    (i != j && left == right && i.len() == 1 && j.len() == 1).then_some(left)
}

/// `x % 2 == 0` says what `x is even` says, `x[i] != x[j]` what `x[i] are distinct` says.
pub fn as_phrase(rule: Rule) -> Rule {
    let Rule::Chain { groups, operators } = &rule else { return rule };
    if let ([left, right], [Comparison::NotEqual]) = (&groups[..], &operators[..])
        && let ([Expr::Path(left), right], true) = (&[&left[..], &right[..]].concat()[..], left.len() == 1)
        && let Expr::Path(right) = right
        && let Some(subject) = one_index_apart(left, right)
    {
        return Rule::Distinct { subject: Expr::Path(subject), cells: false };
    }
    if let ([left, right], [Comparison::Equal]) = (&groups[..], &operators[..])
        && let [Expr::Binary(Operator::Modulo, subject, modulus)] = &left[..]
        && let ([Expr::Int(remainder)], Expr::Int(size)) = (&right[..], &**modulus)
        && (0..*size).contains(remainder)
        && let Ok(remainder) = i64::try_from(*remainder)
    {
        return Rule::Congruent { subjects: vec![(**subject).clone()], modulus: Expr::Int(*size), remainder };
    }
    rule
}

/// What is wrong with the constants of a chain: message and help.
pub fn between_constants(groups: &[Vec<Expr>]) -> Option<(&'static str, &'static str)> {
    if groups.iter().any(|group| group.len() > 1 && group.iter().any(constant)) {
        return Some(("a list of numbers cannot be a bound", "write `x is one of 1, 2` for given values"));
    }
    if groups.iter().flatten().all(constant) {
        return Some(("the comparison has no name in it", ""));
    }
    if groups.windows(2).any(|pair| pair.iter().flatten().all(constant)) {
        return Some(("two numbers are compared with each other", "leave one of them out"));
    }
    None
}
