//! What stands in a statement before its names mean anything.

use ojkit_model::constraint::{self, Expr, Path};

/// The expressions of a statement.
pub(crate) fn expressions(rule: &constraint::Rule) -> Vec<&Expr> {
    use constraint::Rule as R;
    match rule {
        R::Chain { groups, .. } => groups.iter().flatten().collect(),
        R::OneOf { subjects, .. } | R::Alphabet { subjects, .. } | R::Decimals { subjects, .. } => {
            subjects.iter().collect()
        }
        R::Congruent { subjects, modulus, .. } => subjects.iter().chain([modulus]).collect(),
        R::Distinct { subject, .. } | R::Sorted { subject, .. } => vec![subject],
        R::DistinctTuples { items } => items.iter().collect(),
        R::Permutation { subject, first, last } => vec![subject, first, last],
        R::Total { subject, bound, .. } => vec![subject, bound],
        R::When { conditions, rules } => conditions.iter().chain(rules).flat_map(expressions).collect(),
        R::Row { subject, forms } => {
            // Names of columns are no names of the input.
            let constants = forms.iter().flatten().filter(|e| !matches!(e, Expr::Path(_)));
            std::iter::once(subject).chain(constants).collect()
        }
        R::Structure { subject, .. } => subject.iter().collect(),
        R::Form { subjects, .. } | R::Letter { subjects, .. } => subjects.iter().collect(),
        R::Count { subject, bound, .. } => vec![subject, bound],
        R::CountRemainder { subject, .. } | R::Run { subject, .. } => vec![subject],
        R::Appear { subject, appear } => {
            let bound = match appear {
                constraint::Appear::Each { most, .. } => most.as_ref(),
                constraint::Appear::Some { least: bound } | constraint::Appear::Different { number: bound, .. } => {
                    Some(bound)
                }
            };
            std::iter::once(subject).chain(bound).collect()
        }
        R::Stated { of, .. } => of.iter().collect(),
        R::Member { subjects, array } => subjects.iter().chain([array]).collect(),
    }
}

/// The names in a statement.
pub(crate) fn paths(rule: &constraint::Rule) -> impl Iterator<Item = &Path> {
    expressions(rule).into_iter().flat_map(Expr::paths)
}

/// Whether a rule speaks of the nodes of every tree or list.
pub(crate) fn speaks_of_nodes(expr: &Expr) -> bool {
    match expr {
        Expr::Int(_) | Expr::Double(_) | Expr::Text(_) => false,
        Expr::Path(path) => NODE.contains(&path.name.as_str()),
        Expr::Negate(a) => speaks_of_nodes(a),
        Expr::Binary(_, a, b) => speaks_of_nodes(a) || speaks_of_nodes(b),
        Expr::Call(constraint::Function::Nodes, args) if args.is_empty() => true,
        Expr::Call(_, args) => args.iter().any(speaks_of_nodes),
    }
}

/// Names for the nodes of a tree or list, where no parameter has them: `Node.val`, `the values in the tree`.
pub(crate) const NODE: [&str; 6] = ["Node", "tree", "list", "node", "ListNode", "TreeNode"];
