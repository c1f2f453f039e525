//! What an expression of a line stands for: a number, an element, an array.

use super::expressions::NODE;
use crate::expr::term::{Index, Term};
use crate::expr::variables::VarKind;
use crate::scope::{Meaning, Scope};
use ojkit_model::constraint::{Expr, Function, Operator, Path, Step};
use ojkit_model::diagnostic::{Cause, Help};
use ojkit_model::input::Cell;

/// Numbers with a point are bound as so many parts of 1: the finest step that a spec can ask for.
pub(crate) const SCALE_MAX: i128 = 1_000_000_000;

/// One line's error: column, width, message, help.
pub struct Fault {
    pub column: usize,
    pub width: usize,
    pub message: String,
    pub help: Help,
    pub cause: Cause,
}

impl Fault {
    pub fn at(path: &Path, message: impl Into<String>, help: impl Into<Help>) -> Fault {
        Fault { column: path.column, width: path.name.chars().count(), ..Fault::line(message, help) }
    }

    pub fn line(message: impl Into<String>, help: impl Into<Help>) -> Fault {
        Fault { column: 0, width: 0, message: message.into(), help: help.into(), cause: Cause::Other }
    }
}

pub type OrFault<T> = Result<T, Fault>;

/// Binds the statements of one line.
pub struct Binder<'s, 'p> {
    pub scope: &'s mut Scope<'p>,
    pub quantifiers: Vec<String>,
    /// The tree or list whose nodes are spoken of.
    pub node: Option<usize>,
}

/// A whole array or string, as it stands in a line.
pub struct Whole<'e> {
    pub path: &'e Path,
    pub field: usize,
    pub indices: Vec<Index>,
}

impl Whole<'_> {
    /// Errors where it is one of the items, at a fixed place.
    pub fn must_be_every(&self, help: &str) -> OrFault<()> {
        match self.indices.iter().all(Index::is_free) {
            true => Ok(()),
            false => Err(Fault::at(self.path, "a fixed index cannot be used here", help)),
        }
    }
}

pub(crate) fn name_in<'e>(expr: &'e Expr, help: &str) -> OrFault<&'e Path> {
    match expr {
        Expr::Path(path) => Ok(path),
        _ => Err(Fault::line("this must be a name", help)),
    }
}

/// A path after binding: one element or scalar, or a whole array.
pub enum Place {
    Term(Term),
    /// A field with fewer indices than dimensions.
    Whole {
        field: usize,
        indices: Vec<Index>,
    },
    /// Rows with columns, with no or one index.
    Rows {
        parameter: usize,
    },
}

impl Binder<'_, '_> {
    pub fn quantifier(&mut self, name: &str) -> usize {
        match self.quantifiers.iter().position(|q| q == name) {
            Some(q) => q,
            None => {
                self.quantifiers.push(name.to_string());
                self.quantifiers.len() - 1
            }
        }
    }

    pub fn term(&mut self, expr: &Expr, choice: Option<usize>) -> OrFault<Term> {
        match expr {
            Expr::Int(x) => Ok(Term::Int(*x)),
            Expr::Double(x) => {
                let scaled = x * SCALE_MAX as f64;
                if scaled.round() / SCALE_MAX as f64 != *x || scaled.abs() > 1e18 {
                    let message = format!("{x} has too many digits");
                    return Err(Fault::line(message, "a bound may have at most 9 digits after the decimal point"));
                }
                let parts = Term::Int(scaled.round() as i128);
                Ok(Term::Binary(Operator::Divide, Box::new(parts), Box::new(Term::Int(SCALE_MAX))))
            }
            Expr::Text(t) => {
                let mut letters = t.chars();
                match (letters.next(), letters.next()) {
                    (Some(c), None) => Ok(Term::Int(c as i128)),
                    _ => Err(Fault::line(
                        format!("{t:?} is more than one character"),
                        "compare single characters, or use `is one of`",
                    )),
                }
            }
            Expr::Negate(a) => Ok(match self.term(a, choice)? {
                Term::Int(x) => Term::Int(-x),
                other => Term::Negate(Box::new(other)),
            }),
            Expr::Binary(op, a, b) => {
                let (a, b) = (self.term(a, choice)?, self.term(b, choice)?);
                if matches!(op, Operator::Divide | Operator::Modulo) && b == Term::Int(0) {
                    return Err(Fault::line("division by zero", "divide by something else"));
                }
                Ok(Term::folded(*op, a, b))
            }
            Expr::Call(function, args) => self.call(*function, args, choice),
            Expr::Path(path) => {
                if path.steps.is_empty()
                    && let Some(q) = self.quantifiers.iter().position(|q| *q == path.name)
                {
                    return Ok(Term::Quantifier(q));
                }
                match self.place(path, choice)? {
                    Place::Term(term) => Ok(term),
                    Place::Whole { field, .. } => {
                        let f = &self.scope.fields()[field];
                        let what = if f.is_string { "a string" } else { "an array" };
                        Err(Fault::at(
                            path,
                            format!("`{}` is {what}, not a number", path.name),
                            format!("write `{0}[i]` for its elements or `{0}.length` for its length", path.name),
                        ))
                    }
                    Place::Rows { .. } => Err(Fault::at(
                        path,
                        format!("`{}` has rows with columns: it is not a number", path.name),
                        "name a column",
                    )),
                }
            }
        }
    }

    pub fn call(&mut self, function: Function, args: &[Expr], choice: Option<usize>) -> OrFault<Term> {
        if function == Function::Nodes {
            return self.nodes(args);
        }
        if let ([Expr::Path(path)], true) = (args, function != Function::Abs) {
            let var = match self.place(path, choice)? {
                Place::Whole { field, indices } if indices.is_empty() => {
                    Some(self.scope.of_field[field][self.scope.fields()[field].depth])
                }
                Place::Term(Term::Element { var, indices }) if indices.iter().all(Index::is_free) => Some(var),
                Place::Term(term) if function != Function::Sum => return Ok(term),
                _ => None,
            };
            if let Some(VarKind::Cells { field }) = var.map(|v| &self.scope.vars[v].kind)
                && self.scope.trees.contains_key(field)
                && function != Function::Sum
            {
                let help = "move the line to `unchecked:`";
                return Err(Fault::at(path, "the values of a tree have no smallest and no largest here", help));
            }
            return match (var, function) {
                (Some(var), Function::Sum) => Ok(Term::Sum(var)),
                (Some(var), Function::Min) => Ok(Term::Smallest(var)),
                (Some(var), Function::Max) => Ok(Term::Largest(var)),
                _ => Err(Fault::at(path, "this cannot be summed up", "name a whole array")),
            };
        }
        let mut terms = args.iter().map(|a| self.term(a, choice)).collect::<OrFault<Vec<Term>>>()?;
        let is_of_all = function != Function::Abs && matches!(&terms[..], [term] if varies(term));
        if is_of_all {
            let message = "only the values of an array itself are taken together, and not what is computed of each";
            let help = "name the array alone, or a `validator:` that decides it (docs/validators.md)";
            return Err(Fault::line(message, help));
        }
        match function {
            Function::Abs if terms.len() == 1 => Ok(Term::Abs(Box::new(terms.remove(0)))),
            Function::Sum => {
                let first = terms.remove(0);
                Ok(terms.into_iter().fold(first, |a, b| Term::folded(Operator::Add, a, b)))
            }
            Function::Min => Ok(Term::Min(terms)),
            Function::Max => Ok(Term::Max(terms)),
            Function::Abs => Err(Fault::line("`abs` takes one argument", "")),
            Function::Nodes => self.nodes(args),
        }
    }

    pub fn place(&mut self, path: &Path, choice: Option<usize>) -> OrFault<Place> {
        let place = self.meant(path, choice)?;
        if let Place::Term(Term::Element { var, indices }) = &place
            && self.is_subscripted(path)
        {
            let column = match indices[..] {
                [_, Index::At(Term::Int(column))] => i64::try_from(column).ok(),
                _ => None,
            };
            self.scope.subscripted.insert((*var, column), path.name.clone());
        }
        Ok(place)
    }

    /// Whether a line writes a name with an index as `u_i`.
    fn is_subscripted(&self, path: &Path) -> bool {
        let Some(Step::Index(Expr::Path(index))) = path.steps.first() else { return false };
        let written = format!("{}_{}", path.name, index.name);
        let has = |text: &str| text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == written);
        self.scope.problem.constraints.iter().any(|line| has(&line.text))
    }

    fn meant(&mut self, path: &Path, choice: Option<usize>) -> OrFault<Place> {
        let meaning = match self.scope.meaning(&path.name) {
            Some(meaning) => meaning,
            None if NODE.contains(&path.name.as_str()) && self.node.is_some() => return self.node_value(path),
            None => match glued(&path.name) {
                Some((stem, index)) if self.scope.has_column(stem) => {
                    let mut unglued = path.clone();
                    unglued.name = stem.to_string();
                    unglued.steps.insert(
                        0,
                        Step::Index(Expr::Path(Path {
                            name: index.to_string(),
                            steps: Vec::new(),
                            column: path.column,
                        })),
                    );
                    self.quantifier(index);
                    return self.place(&unglued, choice);
                }
                _ => {
                    if path.steps.iter().any(|s| !matches!(s, Step::Index(_))) || !path.steps.is_empty() {
                        let fault = Fault::at(path, format!("`{}` is not known", path.name), self.suggest(&path.name));
                        return Err(Fault { cause: Cause::UnknownName(path.name.clone()), ..fault });
                    }
                    Meaning::Bound(self.scope.bind(&path.name, false))
                }
            },
        };
        match meaning {
            Meaning::Bound(id) => {
                if !path.steps.is_empty() {
                    let message = format!("`{}` is a number: it has no elements", path.name);
                    return Err(Fault::at(path, message, self.suggest(&path.name)));
                }
                Ok(Place::Term(Term::Scalar(id)))
            }
            Meaning::Field(field) => self.walk(path, field, &path.steps),
            Meaning::Alias { field, column } => {
                // A name without an index speaks of every row.
                let name = self.quantifiers.first().cloned().unwrap_or_else(|| "i".to_string());
                let index = match path.steps.first() {
                    Some(Step::Index(e)) => e.clone(),
                    _ => {
                        let glue = glued(&path.name).map_or(name.as_str(), |(_, index)| index).to_string();
                        self.quantifier(&glue);
                        Expr::Path(Path { name: glue, steps: Vec::new(), column: path.column })
                    }
                };
                let place = Expr::Int(column as i128 + i128::from(self.scope.problem.indices_from));
                let mut steps = vec![Step::Index(index), Step::Index(place)];
                let rest = usize::from(matches!(path.steps.first(), Some(Step::Index(_))));
                steps.extend_from_slice(&path.steps[rest..]);
                self.walk(path, field, &steps)
            }
            Meaning::Column(fields) => self.column(path, &fields, &path.steps, choice),
            Meaning::Rows(parameter) => self.rows(path, parameter, choice),
        }
    }

    pub fn rows(&mut self, path: &Path, parameter: usize, choice: Option<usize>) -> OrFault<Place> {
        let fields = self.scope.fields_of(parameter);
        let mut has_index = false;
        for (k, step) in path.steps.iter().enumerate() {
            match step {
                Step::Length if !has_index => {
                    let first = self.scope.fields().iter().position(|f| f.parameter == parameter).unwrap_or(0);
                    return Ok(Place::Term(Term::Scalar(self.scope.of_field[first][0])));
                }
                Step::Length => return Ok(Place::Term(Term::Int(fields.len() as i128))),
                Step::Member(name) => {
                    let columns = self.scope.columns_named(Some(parameter), name);
                    if columns.is_empty() {
                        let message = format!("`{}` has no column `{name}`", path.name);
                        return Err(Fault::at(path, message, self.suggest(name)));
                    }
                    let mut rest: Vec<Step> = path.steps[..k].to_vec();
                    rest.extend_from_slice(&path.steps[k + 1..]);
                    return self.column(path, &columns, &rest, choice);
                }
                Step::Index(e) if !has_index => {
                    self.index(e, choice)?;
                    has_index = true;
                }
                Step::Index(e) => {
                    let column = match self.term(e, choice)? {
                        Term::Int(c) => c,
                        _ => return Err(Fault::at(path, "a column's place must be a number", "name the column")),
                    };
                    let Some(&field) = usize::try_from(column).ok().and_then(|c| fields.get(c)) else {
                        let message = format!("`{}` has no column {column}", path.name);
                        return Err(Fault::at(path, message, "columns count from 0"));
                    };
                    let mut rest = vec![path.steps[0].clone()];
                    rest.extend_from_slice(&path.steps[k + 1..]);
                    return self.walk(path, field, &rest);
                }
            }
        }
        Ok(Place::Rows { parameter })
    }

    pub fn column(&mut self, path: &Path, fields: &[usize], steps: &[Step], choice: Option<usize>) -> OrFault<Place> {
        let field = match choice {
            Some(a) => {
                fields.iter().copied().find(|f| self.scope.tags.get(f).is_none_or(|&(_, tag)| tag as usize == a))
            }
            None => fields.first().copied(),
        };
        let Some(field) = field else {
            let message = format!("`{}` is not a column of the same kind of row", path.name);
            return Err(Fault::at(path, message, "the columns of one line must belong to one alternative"));
        };
        if matches!(steps.first(), Some(Step::Index(_))) {
            return self.walk(path, field, steps);
        }
        // A column without an index speaks of every row.
        let name = self.quantifiers.first().cloned().unwrap_or_else(|| "i".to_string());
        self.quantifier(&name);
        let mut indexed = vec![Step::Index(Expr::Path(Path { name, steps: Vec::new(), column: path.column }))];
        indexed.extend_from_slice(steps);
        self.walk(path, field, &indexed)
    }

    /// Follows indices and `.length` from a field.
    pub fn walk(&mut self, path: &Path, field: usize, steps: &[Step]) -> OrFault<Place> {
        let depth = self.scope.fields()[field].depth;
        let mut indices = Vec::new();
        for (at, step) in steps.iter().enumerate() {
            match step {
                Step::Length if at + 1 < steps.len() => {
                    let message = format!("a length of `{}` has no elements", path.name);
                    return Err(Fault::at(path, message, "write the index first, as in `x[i].length`"));
                }
                Step::Index(e) => {
                    if indices.len() == depth {
                        return Err(Fault::at(
                            path,
                            format!("`{}` has too many indices", path.name),
                            format!("it has {depth} dimension{}", if depth == 1 { "" } else { "s" }),
                        ));
                    }
                    indices.push(self.index(e, None)?);
                }
                Step::Length => {
                    if indices.len() == depth {
                        let message = format!("`{}` has no length here", path.name);
                        return Err(Fault::at(path, message, "only arrays and strings have a length"));
                    }
                    let var = self.scope.of_field[field][indices.len()];
                    return Ok(Place::Term(if indices.is_empty() {
                        Term::Scalar(var)
                    } else {
                        Term::Element { var, indices }
                    }));
                }
                Step::Member(name) => {
                    // `x[i].start`, where a line calls a place of every row so.
                    if let Some(Meaning::Alias { field: of, column }) = self.scope.meaning(name)
                        && of == field
                    {
                        if indices.is_empty() {
                            let q = self.quantifier("i");
                            indices.push(Index::Each(q, 0));
                        }
                        indices.push(Index::At(Term::Int(column as i128)));
                        continue;
                    }
                    let message = format!("`{}` has no member `{name}`", path.name);
                    return Err(Fault::at(path, message, "`.length` is the only member of an array"));
                }
            }
        }
        Ok(if indices.len() < depth {
            Place::Whole { field, indices }
        } else if depth == 0 {
            Place::Term(Term::Scalar(self.scope.of_field[field][0]))
        } else {
            Place::Term(Term::Element { var: self.scope.of_field[field][depth], indices })
        })
    }

    pub fn index(&mut self, expr: &Expr, choice: Option<usize>) -> OrFault<Index> {
        let quantifier = |binder: &Self, e: &Expr| match e {
            Expr::Path(p) if p.steps.is_empty() => binder.quantifiers.iter().position(|q| *q == p.name),
            _ => None,
        };
        if let Some(q) = quantifier(self, expr) {
            return Ok(Index::Each(q, 0));
        }
        if let Expr::Binary(op @ (Operator::Add | Operator::Subtract), a, b) = expr
            && let (Some(q), Expr::Int(c)) = (quantifier(self, a), &**b)
            && let Ok(c) = i64::try_from(*c)
        {
            return Ok(Index::Each(q, if *op == Operator::Add { c } else { -c }));
        }
        let term = self.term(expr, choice)?;
        let from = i128::from(self.scope.problem.indices_from);
        Ok(Index::At(Term::folded(Operator::Subtract, term, Term::Int(from))))
    }

    pub fn suggest(&self, name: &str) -> Help {
        let names = self.scope.names();
        match ojkit_text::suggest::nearest(name, names.iter().map(String::as_str)) {
            Some(near) => Help::meant(name, near),
            None => format!("known names: {}", names.join(", ")).into(),
        }
    }

    /// What to do where a name is no array: the parameter that it may be a slip of.
    pub fn no_array(&self, path: &Path, help: &str) -> Help {
        let parameters = || self.scope.problem.signature.parameters.iter().map(|one| one.name.as_str());
        let near = ojkit_text::suggest::nearest(&path.name, parameters());
        let near = near.filter(|_| parameters().all(|name| name != path.name));
        near.map_or_else(|| help.into(), |near| Help::meant(&path.name, near))
    }

    /// A whole array or string below some indices.
    pub fn whole<'e>(&mut self, subject: &'e Expr, help: &str, otherwise: (&str, &str)) -> OrFault<Whole<'e>> {
        let path = name_in(subject, help)?;
        match self.place(path, None)? {
            Place::Whole { field, indices } => Ok(Whole { path, field, indices }),
            _ => Err(Fault::at(path, otherwise.0, otherwise.1)),
        }
    }

    /// The length of what lies below some indices of a field.
    pub fn length(&self, field: usize, indices: &[Index]) -> Term {
        let var = self.scope.of_field[field][indices.len()];
        if indices.is_empty() { Term::Scalar(var) } else { Term::Element { var, indices: indices.to_vec() } }
    }

    /// Adds indices that run over everything, up to a depth.
    pub fn run_over(&mut self, indices: &mut Vec<Index>, depth: usize) {
        while indices.len() < depth {
            let q = self.quantifier(&format!("\u{0}{}", indices.len()));
            indices.push(Index::Each(q, 0));
        }
    }

    /// A number that is the same for all elements.
    pub fn scalar(&mut self, expr: &Expr, help: &str) -> OrFault<Term> {
        let term = self.term(expr, None)?;
        if term.is_scalar() { Ok(term) } else { Err(Fault::line("the number must not depend on elements", help)) }
    }

    /// A text, or a flat array of whole numbers.
    pub fn flat(&mut self, expr: &Expr) -> OrFault<usize> {
        let otherwise = ("this is neither a string nor a flat array", "move the line to `unchecked:`");
        let whole = self.whole(expr, "name a string or a flat array", otherwise)?;
        let f = &self.scope.fields()[whole.field];
        let plain = f.depth == 1 && matches!(f.cell, Cell::Int | Cell::Char) && f.column.is_none();
        if plain && whole.indices.is_empty() && !self.scope.node_fields().contains(&whole.field) {
            return Ok(whole.field);
        }
        Err(Fault::at(whole.path, otherwise.0, otherwise.1))
    }

    /// Two different fields of the same kind of cells.
    pub fn two_flat(&mut self, one: &Expr, other: &Expr) -> OrFault<(usize, usize)> {
        let (a, b) = (self.flat(one)?, self.flat(other)?);
        if a == b || self.scope.fields()[a].cell != self.scope.fields()[b].cell {
            return Err(Fault::line("these two cannot be compared", "name two strings, or two arrays"));
        }
        Ok((a, b))
    }

    /// All cells below a subject.
    pub fn letters(&mut self, subject: &Expr, choice: Option<usize>) -> OrFault<(usize, Term)> {
        let path = name_in(subject, "name a parameter")?;
        match self.place(path, choice)? {
            Place::Term(Term::Element { var, indices }) => match self.scope.field_of_cells(var) {
                Some(field) => Ok((field, Term::Element { var, indices })),
                None => Err(Fault::at(path, "a length has no characters", "")),
            },
            Place::Term(Term::Scalar(slot)) => match self.scope.field_of_cells(slot) {
                Some(field) => Ok((field, Term::Scalar(slot))),
                None => Err(Fault::at(path, "a number has no characters", "")),
            },
            Place::Whole { field, mut indices } => {
                let depth = self.scope.fields()[field].depth;
                self.run_over(&mut indices, depth);
                Ok((field, Term::Element { var: self.scope.of_field[field][depth], indices }))
            }
            _ => Err(Fault::at(path, "this is not an array of characters", "name one column")),
        }
    }

    /// The cells of a text, or of all texts of an array.
    pub fn texts(&mut self, subject: &Expr) -> OrFault<crate::expr::term::VarId> {
        let (field, term) = self.letters(subject, None)?;
        let is_whole = matches!(&term, Term::Element { indices, .. } if indices.iter().all(Index::is_free));
        if is_whole && self.scope.fields()[field].cell == Cell::Char {
            return Ok(self.scope.cells_of(field));
        }
        Err(Fault::line("only texts have this", "name a string, or all strings of an array"))
    }

    /// The columns with this name; `ai` and `starti` are read as `a_i` and `start_i`.
    pub fn columns(&self, name: &str) -> Vec<usize> {
        match self.scope.meaning(name) {
            Some(Meaning::Column(fields)) => fields,
            Some(_) => Vec::new(),
            None => glued(name).map_or(Vec::new(), |(stem, _)| self.scope.columns_named(None, stem)),
        }
    }
}

/// The ends of a range that is written with numbers, as 64 bits with both signs.
pub(crate) fn range_of(of: &[Expr]) -> Option<(i64, i64)> {
    let clamp = |x: i128| x.clamp(-i128::from(i64::MAX), i64::MAX.into()) as i64;
    match of {
        [Expr::Int(lo), Expr::Int(hi)] => Some((clamp(*lo), clamp(*hi))),
        _ => None,
    }
}

/// Whether a term has another value for each element of an array.
fn varies(term: &Term) -> bool {
    term.any(|part| matches!(part, Term::Element { indices, .. } if indices.iter().any(Index::is_free)))
}

/// `ai`, `starti`: a name with the index glued to it.
pub(crate) fn glued(name: &str) -> Option<(&str, &str)> {
    let (at, last) = name.char_indices().next_back()?;
    (matches!(last, 'i' | 'j' | 'k') && at > 0).then(|| {
        let stem = &name[..at];
        (stem.strip_suffix('_').unwrap_or(stem), &name[at..])
    })
}
