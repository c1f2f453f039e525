//! That what an array or text has differs pairwise.

use super::Phrase;
use super::compare::pairwise;
use crate::phrase::said::{Built, Fault, Said, refused, relation};
use crate::phrase::value::{Subject, item_of, without_indices};
use ojkit_model::constraint::{Comparison, Expr, Operator, Path, Rule, Step};

pub const PHRASES: &[Phrase] = &[
    ("{x} =are guaranteed? to? be? pairwise/mutually/all/always/both/each? unique/distinct {noun}?", are_unlike),
    (
        "{x} =are guaranteed? to? be? pairwise/mutually/all/always/both/each? unique/distinct from each other",
        are_different,
    ),
    (
        "{x} =are guaranteed? to? be? pairwise/mutually/all/always/both/each? different/unequal from? each? other?",
        are_different,
    ),
    ("{x} =is pairwise/mutually? unique/distinct", is_unlike),
    ("{x} will/must/should always? be pairwise/mutually? unique/distinct/different", will_be_unlike),
    ("{x} {lacks} duplicate/duplicated/repeated/repeating {values}?", no_duplicates),
    ("{x} contains/has only? a? list? of? pairwise? unique/distinct {noun}", has_distinct),
    ("{x} contains/has only? a? list? of? pairwise? unique/distinct {noun} sorted in {order} order", sorted_distinct),
    ("{x} {consists} pairwise? unique/distinct {noun}", made_of_distinct),
    ("{x} contains/has distinct/unique {sign} integer/number/value/element", signed_distinct),
    ("{x} {consists} distinct/unique {sign} integer/number/value/element", signed_distinct),
    ("no two {the_items} {alike}", |s| items(s.named(0)?)),
    ("there? is? no two/2 equal/identical/same? {things} in/of the? array/list/string? {path} {alike}", |s| {
        items(s.named(0)?)
    }),
    ("there is no two/2 equal/identical/same? {things} in/of {path}", |s| items(s.named(0)?)),
    ("there is no duplicate/duplicated/repeated/repeating {noun}? in/among the? array/list? {expr}", |s| {
        items(s.expr(0))
    }),
    ("no duplicate/repeated {noun}? in/among the? array/list? {expr}", |s| items(s.expr(0))),
    ("the? tree? node of? the? tree/list? has unique/distinct/different values", |s| cells(s.node())),
    ("all of? the? node in? the? tree/list? has unique/distinct/different values", |s| cells(s.node())),
    ("each/every node in? the? tree/list? has a? unique/distinct value", |s| cells(s.node())),
    ("{the_tree} has/contains only? unique/distinct/different value/integer/element", |s| cells(s.node())),
    ("{the_tree} has/contains no duplicate/repeated value/element?", |s| cells(s.node())),
    ("{the_tree} does not have/contain any? duplicate/repeated value/element?", |s| cells(s.node())),
];

fn items(subject: Expr) -> Built {
    Ok(vec![Rule::Distinct { subject, cells: false }])
}

fn cells(subject: Expr) -> Built {
    Ok(vec![Rule::Distinct { subject, cells: true }])
}

/// That the values of the subject differ, those of `each x[i]` by themselves.
pub fn has_distinct(s: &Said) -> Built {
    match s.subject()? {
        Subject::Elements { of, each: true, cells: false } => cells(item_of(of)?),
        _ => values_distinct(s),
    }
}

/// That the values of the subject differ.
pub fn values_distinct(s: &Said) -> Built {
    match s.subject()? {
        Subject::Tuples(items) => Ok(vec![Rule::DistinctTuples { items: items.clone() }]),
        Subject::Elements { of, cells, .. } => Ok(vec![Rule::Distinct { subject: of.clone(), cells: *cells }]),
        Subject::Exprs(items) if items.iter().all(|item| matches!(item, Expr::Path(_))) => {
            Ok(items.iter().map(|subject| Rule::Distinct { subject: subject.clone(), cells: true }).collect())
        }
        Subject::Exprs(_) => refused("only what has elements can be spoken of like this", "name the array"),
    }
}

fn made_of_distinct(s: &Said) -> Built {
    s.names()?;
    values_distinct(s)
}

fn signed_distinct(s: &Said) -> Built {
    let path = s.name()?;
    let element = Expr::Path(crate::phrase::value::below(path));
    let signed = relation(vec![element], s.comparison(), vec![Expr::Int(0)]);
    Ok([vec![signed], cells(Expr::Path(path.clone()))?].concat())
}

fn no_duplicates(s: &Said) -> Built {
    match s.subject()? {
        // `Each x[i] does not contain duplicates` is said of every x[i] by itself.
        Subject::Elements { of, each: true, cells: false } => items(item_of(of)?),
        // Items unless the values of rows are named.
        Subject::Exprs(names) if s.choice_or(1) == 1 => {
            Ok(names.iter().map(|subject| Rule::Distinct { subject: subject.clone(), cells: false }).collect())
        }
        _ => values_distinct(s),
    }
}

fn sorted_distinct(s: &Said) -> Built {
    Ok([has_distinct(s)?, super::order::sorted(s)?].concat())
}

/// `x[i] are distinct` is about the items of x.
fn are_unlike(s: &Said) -> Built {
    match s.subject()? {
        Subject::Exprs(items) => match &items[..] {
            [item] => {
                let (subject, cells) = without_indices(item)?;
                Ok(vec![Rule::Distinct { subject, cells }])
            }
            items => {
                // Of numbers this says one thing, and only numbers can be subtracted.
                let mut rules = Vec::new();
                for (k, a) in items.iter().enumerate() {
                    for b in &items[k + 1..] {
                        let (a, b) = (Box::new(a.clone()), Box::new(b.clone()));
                        let difference = Expr::Binary(Operator::Subtract, a, b);
                        rules.push(relation(vec![difference], Comparison::NotEqual, vec![Expr::Int(0)]));
                    }
                }
                Ok(rules)
            }
        },
        _ => values_distinct(s),
    }
}

/// Several names differ from each other, the items of one among themselves.
fn are_different(s: &Said) -> Built {
    match s.subject()? {
        Subject::Exprs(items) if items.len() > 1 => pairwise(s),
        _ => are_unlike(s),
    }
}

fn is_unlike(s: &Said) -> Built {
    let Subject::Exprs(items) = s.subject()? else { return values_distinct(s) };
    match &items[..] {
        // `x[i] is unique` has one reading where x[i] is a value: a tuple of one.
        [item @ Expr::Path(path)] if one_index(path) => Ok(vec![Rule::DistinctTuples { items: vec![item.clone()] }]),
        [Expr::Path(path)] if path.name == "Node" => self::items(items[0].clone()),
        [_] => {
            let help =
                "write `x[i] are distinct` for the items of x, `x[i] contains distinct values` for those of x[i]";
            refused("what is unique here has two readings", help)
        }
        _ => Err(Fault::Other),
    }
}

fn will_be_unlike(s: &Said) -> Built {
    match s.subject()? {
        Subject::Exprs(items) if items.len() > 1 => are_unlike(s),
        _ => is_unlike(s),
    }
}

fn one_index(path: &Path) -> bool {
    matches!(&path.steps[..], [Step::Index(Expr::Path(index))] if index.steps.is_empty())
}
