//! `pop is called only after more calls of push than of pop`: which methods of a class may be called when.

use super::{Atom, Form, Reach};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::VarId;
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Expr, Operator};
use ojkit_model::input::Part;
use ojkit_model::signature::Type;

/// Before each call of a method there are more calls of some methods than of some others.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Guard {
    /// The kinds of rows: which method each call is of.
    var: VarId,
    guarded: i64,
    more: Vec<i64>,
    fewer: Vec<i64>,
}

/// How many more calls of the one kind than of the other there are so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Balance {
    next: usize,
    more: i64,
}

impl Guard {
    fn weight(&self, tag: i64) -> i64 {
        i64::from(self.more.contains(&tag)) - i64::from(self.fewer.contains(&tag))
    }
}

/// The methods that are named, several as a sum.
fn methods(binder: &Binder, field: usize, expr: &Expr) -> OrFault<Vec<i64>> {
    let scope = &binder.scope;
    match expr {
        Expr::Binary(Operator::Add, left, right) => {
            Ok([methods(binder, field, left)?, methods(binder, field, right)?].concat())
        }
        Expr::Path(path) if path.steps.is_empty() => {
            let parameter = &scope.problem.signature.parameters[scope.fields()[field].parameter];
            let Type::Rows(rows) = &parameter.ty else { return Ok(Vec::new()) };
            let tag = rows.alternatives.iter().position(|one| one.tag.as_deref() == Some(path.name.as_str()));
            let found = tag.map(|tag| vec![tag as i64]);
            found.ok_or_else(|| Fault::at(path, format!("`{}` is no method of the class", path.name), "name a method"))
        }
        _ => Err(Fault::line("only methods are called", "name methods, several with `+` between them")),
    }
}

impl Form for Guard {
    type State = Balance;
    const WORDINGS: &'static [&'static str] =
        &["{} is called only after more calls of {} than of {}", "{} is called only after a call of {}"];
    mentions!(arrays: |form: &Guard| [form.var];);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let Some(field) = binder.scope.fields().iter().position(|field| field.is_tag()) else {
            return Err(Fault::line("there are no calls", "only calls of a class's methods come in an order"));
        };
        let var = binder.scope.cells_of(field);
        let [more, fewer] = [1, 2].map(|at| of.get(at).map_or(Ok(Vec::new()), |expr| methods(binder, field, expr)));
        let (more, fewer) = (more?, fewer?);
        let guarded = methods(binder, field, &of[0])?;
        Ok(guarded
            .into_iter()
            .map(|guarded| Guard { var, guarded, more: more.clone(), fewer: fewer.clone() }.into())
            .collect())
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let field = values.variables.field_of_cells(self.var)?;
        let mut more = 0;
        let wrong = values.field(field).cells.iter().position(|&tag| {
            let is_wrong = tag == self.guarded && more <= 0;
            more += self.weight(tag);
            is_wrong
        })?;
        Some((values.place_of(field, Part::Cell(wrong)), format!("call {} comes too early", wrong + 1)))
    }

    fn allow(&self, balance: &mut Balance, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        if balance.next > at.cell {
            *balance = Balance::default();
        }
        let seen = input.drawn(at.var, balance.next..at.cell);
        balance.more += seen.iter().map(|&tag| self.weight(tag)).sum::<i64>();
        balance.next = at.cell;
        if balance.more <= 0 {
            allowed.removed.push(self.guarded);
        }
    }
}
