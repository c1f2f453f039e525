//! `edges[i] = [u_i, v_i]`: what the columns of a row are called, how long it is, and its constants.

use super::Atom;
use super::compare::Compare;
use crate::binder::terms::{Binder, Fault, OrFault, Place, glued, name_in};
use crate::expr::term::{Index, Term};
use crate::scope::{Meaning, Scope};
use ojkit_model::constraint::{self, Comparison, Expr, Path, Step};

/// The name that a place of a row gets, and its index: `u` for `u_i`, `u[i]` and `ui`.
fn stem(path: &Path) -> Option<(&str, Option<&str>)> {
    match &path.steps[..] {
        [] => Some(glued(&path.name).map_or((path.name.as_str(), None), |(stem, index)| (stem, Some(index)))),
        [Step::Index(Expr::Path(index))] if index.steps.is_empty() => Some((&path.name, Some(&index.name))),
        _ => None,
    }
}

/// Learns what `x[i] = [u_i, v_i]` calls the columns, before any line is bound.
pub fn name_columns(scope: &mut Scope, rule: &constraint::Rule) -> OrFault<()> {
    let constraint::Rule::Row { subject: Expr::Path(subject), forms } = rule else { return Ok(()) };
    let Some(Meaning::Field(field)) = scope.meaning(&subject.name) else { return Ok(()) };
    let [form] = &forms[..] else { return Ok(()) };
    for (column, expr) in form.iter().enumerate() {
        let Expr::Path(path) = expr else { continue };
        let Some((name, index)) = stem(path) else { continue };
        if matches!(scope.meaning(name), Some(Meaning::Field(_) | Meaning::Rows(_) | Meaning::Column(_)))
            && path.steps.is_empty()
        {
            // A parameter of the same name keeps its meaning; the glued name stands for the column.
            scope.alias(&path.name, field, column, index);
            continue;
        }
        if !scope.alias(name, field, column, index) {
            return Err(Fault::at(path, format!("`{name}` already names another column"), "write `x[i][0]` instead"));
        }
    }
    Ok(())
}

pub(super) fn bind(binder: &mut Binder, subject: &Expr, forms: &[Vec<Expr>]) -> OrFault<Vec<Atom>> {
    let path = name_in(subject, "name an array of rows")?;
    let [form] = forms else {
        let help = "declare the parameter with alternatives, as in `(1 l r | 2 p x)[]`";
        return Err(Fault::line("rows of several kinds are not supported in an array without columns", help));
    };
    let (field, indices) = match binder.place(path, None)? {
        Place::Whole { field, indices } => (field, indices),
        // The columns of such rows have names already, and nothing else is said.
        Place::Rows { parameter, .. } if has_names(binder, parameter, form) => return Ok(Vec::new()),
        Place::Rows { .. } => {
            return Err(Fault::at(path, "its columns have other names", "use the names of the parameter's type"));
        }
        Place::Term(_) => {
            let help = binder.no_array(path, "name an array of rows");
            return Err(Fault::at(path, "this is no row", help));
        }
    };
    if !indices.iter().all(Index::is_free) {
        return Err(Fault::at(path, "a fixed index cannot be used here", "speak of every row"));
    }
    let equal = |left: Term, right: Term| Atom::from(Compare { left, op: Comparison::Equal, right });
    let mut atoms = vec![equal(binder.length(field, &indices), Term::Int(form.len() as i128))];
    for (column, expr) in form.iter().enumerate().filter(|(_, expr)| !matches!(expr, Expr::Path(_))) {
        if binder.scope.fields()[field].depth != indices.len() + 1 {
            return Err(Fault::at(path, "only numbers and characters can be constants of a row", ""));
        }
        let mut indices = indices.clone();
        indices.push(Index::At(Term::Int(column as i128)));
        let left = Term::Element { var: binder.scope.of_field[field][indices.len()], indices };
        atoms.push(equal(left, binder.term(expr, None)?));
    }
    Ok(atoms)
}

/// Whether a row names the columns of its parameter as the parameter's type does.
fn has_names(binder: &Binder, parameter: usize, form: &[Expr]) -> bool {
    let fields = binder.scope.fields_of(parameter);
    let named = |(expr, &f): (&Expr, &usize)| {
        let name = &binder.scope.fields()[f].name;
        matches!(expr, Expr::Path(p) if p.name == *name || stem(p).is_some_and(|(stem, _)| stem == name))
    };
    let is_tagged = fields.iter().any(|f| binder.scope.tags.contains_key(f));
    form.len() == fields.len() && !is_tagged && form.iter().zip(&fields).all(named)
}
