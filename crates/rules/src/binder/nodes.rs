//! Trees and lists in a line: how many nodes there are, and the values of all of them.

use super::terms::{Binder, Fault, OrFault, Place};
use crate::expr::term::{Index, Term};
use ojkit_model::constraint::{Expr, Path, Step};
use ojkit_model::signature::Type;

impl Binder<'_, '_> {
    /// `nodes()`, `nodes(root)`: how many nodes a tree or list has.
    pub fn nodes(&mut self, args: &[Expr]) -> OrFault<Term> {
        let fault =
            || Fault::line("this is neither a tree nor a list", "name a parameter of type TreeNode or ListNode");
        let (field, indices) = match args {
            [] => (self.node.ok_or_else(fault)?, Vec::new()),
            [Expr::Path(path)] => match self.place(path, None)? {
                Place::Whole { field, indices } if self.scope.node_fields().contains(&field) => (field, indices),
                _ => return Err(fault()),
            },
            _ => return Err(fault()),
        };
        let ty = &self.scope.problem.signature.parameters[self.scope.fields()[field].parameter].ty;
        match ty {
            Type::TreeNode | Type::NaryNode => Ok(Term::Scalar(self.scope.trees.get(&field).ok_or_else(fault)?.0)),
            Type::ListNode => Ok(Term::Scalar(self.scope.of_field[field][0])),
            Type::Array(inner) if **inner == Type::ListNode => {
                let indices = match indices.len() {
                    0 => vec![Index::Each(self.quantifier("\u{0}list"), 0)],
                    _ => indices,
                };
                Ok(Term::Element { var: self.scope.of_field[field][1], indices })
            }
            _ => Err(Fault::line("arrays of trees are not supported", "move the line to `unchecked:`")),
        }
    }

    /// `Node.val`: the value of every node.
    pub fn node_value(&mut self, path: &Path) -> OrFault<Place> {
        let is_value = match &path.steps[..] {
            [] => true,
            [Step::Member(name)] => name == "val",
            _ => false,
        };
        let (Some(field), true) = (self.node, is_value) else {
            let help = "write `Node.val` for the values of nodes";
            return Err(Fault::at(path, "the problem has neither a tree nor a list", help));
        };
        let parameter = &self.scope.problem.signature.parameters[self.scope.fields()[field].parameter];
        let depth = self.scope.fields()[field].depth;
        if matches!(parameter.ty.innermost(), Type::TreeNode | Type::NaryNode) && depth > 1 {
            return Err(Fault::at(path, "arrays of trees are not supported", "move the line to `unchecked:`"));
        }
        let indices = (0..depth).map(|level| Index::Each(self.quantifier(&format!("\u{0}node{level}")), 0)).collect();
        Ok(Place::Term(Term::Element { var: self.scope.of_field[field][depth], indices }))
    }
}
