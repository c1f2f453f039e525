//! How people write what edges are together.

use ojkit_lines::said::Phrase;
use ojkit_lines::said::{Built, Fault, Said};
use ojkit_model::constraint::{Expr, Path, Rule, Step, Structure};

pub const PHRASES: &[Phrase] = &[
    ("{x} {whole}", of_names),
    ("{the_graph} {whole}", of_input),
    ("{the_graph} {whole} and {whole}", of_input),
    ("{none} {defects} exist?", of_input),
    (
        "the? graph? is? undirected? :? if {expr} contains/has/includes {expr} ,? then? {expr} contains/has/includes {expr}",
        both_ways,
    ),
    (
        "the? graph? is? undirected? :? if {expr} is in/in also? in? {expr} ,? then? {expr} is in/in also? in? {expr}",
        both_ways,
    ),
    ("{expr} contains/has/includes {expr} if and only if {expr} contains/has/includes {expr}", both_ways),
    ("{expr} contains/has/includes {expr} iff {expr} contains/has/includes {expr}", both_ways),
    ("{expr} is in/in also? in? {expr} if and only if {expr} is in/in also? in? {expr}", both_ways),
];

fn rules(subject: Option<&Expr>, structures: Vec<Structure>) -> Vec<Rule> {
    let rule = |structure| Rule::Structure { subject: subject.cloned(), structure };
    structures.into_iter().map(rule).collect()
}

fn of_input(s: &Said) -> Built {
    Ok(rules(None, s.structures()))
}

fn of_names(s: &Said) -> Built {
    Ok(s.names()?.iter().flat_map(|subject| rules(Some(subject), s.structures())).collect())
}

/// `graph[u] contains v` and `graph[v] contains u`: the list, u and v.
fn both_ways(s: &Said) -> Built {
    let stands_in = |a: Expr, b: Expr| -> Option<(Path, String, String)> {
        let (Expr::Path(a), Expr::Path(b)) = (a, b) else { return None };
        let (list, v) = if b.steps.is_empty() { (a, b) } else { (b, a) };
        match &list.steps[..] {
            [Step::Index(Expr::Path(u))] if u.steps.is_empty() && v.steps.is_empty() => {
                let name = Path { steps: Vec::new(), ..list.clone() };
                Some((name, u.name.clone(), v.name))
            }
            _ => None,
        }
    };
    match (stands_in(s.expr(0), s.expr(1)), stands_in(s.expr(2), s.expr(3))) {
        (Some((list, u, v)), Some((other, v2, u2))) if (&list, &u, &v) == (&other, &u2, &v2) => {
            Ok(rules(Some(&Expr::Path(list)), vec![Structure::Symmetric]))
        }
        _ => Err(Fault::Other),
    }
}
