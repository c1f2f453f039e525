//! `The height of the tree is at most 20`: how many nodes a way from the root down may have.

use super::{Atom, Form, Reach, comparison};
use crate::binder::terms::{Binder, Fault, OrFault};
use crate::expr::term::Term;
use crate::expr::variables::Places;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};
use ojkit_model::input::NULL;

/// No node of a tree lies deeper.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Height {
    pub field: usize,
    /// The root alone is 1 high.
    pub most: u32,
}

/// Binary trees that are higher have room for any number of nodes.
const BOUNDED: u32 = 40;

impl Form for Height {
    type State = ();
    const WORDINGS: &'static [&'static str] = &["the height of the tree is at most {}"];
    mentions!(fields: field;);

    fn bind(binder: &mut Binder, _: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let trees: Vec<usize> = binder.scope.trees.keys().copied().collect();
        let most = match of[0] {
            Expr::Int(most) => u32::try_from(most).ok(),
            _ => None,
        };
        let (&[field], Some(most)) = (&trees[..], most) else {
            let help = "name no other tree, and no other bound";
            return Err(Fault::line("the height of one tree is bounded by a number", help));
        };
        let mut atoms: Vec<Atom> = vec![Height { field, most }.into()];
        let nodes = Term::Scalar(binder.scope.trees[&field].0);
        let room = if binder.scope.is_binary(field) { (1_i128 << most.min(BOUNDED)) - 1 } else { i128::from(most) };
        if most < BOUNDED && (binder.scope.is_binary(field) || most < 2) {
            atoms.push(comparison(nodes, Comparison::LessEqual, Term::Int(room)));
        }
        Ok(atoms)
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let cells = &values.field(self.field).cells;
        let mut places = Places::new(values.variables.is_binary(self.field), Some(u32::MAX));
        cells.iter().for_each(|&x| places.fill(x != NULL));
        let height = places.height();
        let name = &values.variables.fields[self.field].name;
        (height > self.most).then(|| (values.whole(self.field), format!("`{name}` is {height} nodes high")))
    }
}
