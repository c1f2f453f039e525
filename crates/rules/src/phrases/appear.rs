//! How often values are there.

use super::Phrase;
use crate::phrase::length;
use crate::phrase::said::{Built, Fault, Said};
use ojkit_model::constraint::{Appear, Comparison, Expr, Operator, Path, Rule};

pub const PHRASES: &[Phrase] = &[
    (
        "each/every/all of? the? distinct? {items} in/of/from/within {path} will? always? appears/occurs {times} {exception}?",
        each,
    ),
    (
        "each/every/all of? the? distinct? {items} will? always? appears/occurs {times} in/of/from/within {path} {exception}?",
        each,
    ),
    ("each/every/all of? the? {x} will? always? appears/occurs {times} {exception}?", each),
    ("the? frequency of each/every {items} in/of/from/within {path} is in the? range {range}", frequency),
    ("the? frequency of each/every {items} in/of/from/within {path} is at most {expr}", frequency_at_most),
    ("the? frequency of each/every {items} is in the? range {range} {spoken}", frequency),
    ("the? frequency of each/every {items} is at most {expr} {spoken}", frequency_at_most),
    ("each/every/all element/integer/number will? always? appears/occurs {times} {exception}? {the_list}", each),
    ("each/every/all character/letter will? always? appears/occurs {times} {exception}? {the_text}", each),
    ("the? frequency of each/every {items} is in the? range {range} {the_list}", frequency),
    ("the? frequency of each/every {items} is at most {expr} {the_list}", frequency_at_most),
    ("a/the majority/dominant element always? exists {the_list}", |s| majority(&s.path(0)?)),
    ("some {items} in/of/from/within {path} appears/occurs at least {often} times", |s| some(&s.path(0)?, s.expr(0))),
    ("{x} contains/has at least one repeated/duplicate/duplicated {items}?", |s| some(s.name()?, Expr::Int(2))),
    ("{x} contains/has {quantity} different/distinct/unique {items}", different),
    ("at least two {word} has different/distinct {path}", |s| {
        let number = Expr::Int(2);
        appear(&s.path(0)?, Appear::Different { operator: Comparison::GreaterEqual, number })
    }),
    ("a/the majority/dominant element always? exists in {path}", |s| majority(&s.path(0)?)),
    ("a/the majority/dominant element will exist in {path}", |s| majority(&s.path(0)?)),
    ("{x} has/contains a/exactly? one? majority/dominant element/value/number", |s| majority(s.name()?)),
];

fn appear(path: &Path, appear: Appear) -> Built {
    Ok(vec![Rule::Appear { subject: Expr::Path(path.clone()), appear }])
}

fn each(s: &Said) -> Built {
    let path = match s.path(0) {
        Ok(path) => path,
        // `All nums[i] appear ...`
        Err(_) => match s.name()?.clone() {
            mut path if !path.steps.is_empty() => {
                path.steps.pop();
                path
            }
            _ => return Err(Fault::Other),
        },
    };
    let (least, most) = s.times()?;
    appear(&path, Appear::Each { least, most, except: s.exception() })
}

fn frequency(s: &Said) -> Built {
    let (first, last, _) = s.range()?;
    match first {
        Expr::Int(least @ 1..) => {
            appear(&s.path(0)?, Appear::Each { least: least as i64, most: Some(last), except: None })
        }
        _ => Err(Fault::Other),
    }
}

fn frequency_at_most(s: &Said) -> Built {
    appear(&s.path(0)?, Appear::Each { least: 1, most: Some(s.expr(0)), except: None })
}

fn some(path: &Path, least: Expr) -> Built {
    appear(path, Appear::Some { least })
}

fn different(s: &Said) -> Built {
    let (operator, number) = s.bounds()?[0].clone();
    appear(s.name()?, Appear::Different { operator, number })
}

/// Some value fills more than half of the places.
fn majority(path: &Path) -> Built {
    let half = Expr::Binary(Operator::Divide, Box::new(length(path)), Box::new(Expr::Int(2)));
    some(path, Expr::Binary(Operator::Add, Box::new(half), Box::new(Expr::Int(1))))
}
