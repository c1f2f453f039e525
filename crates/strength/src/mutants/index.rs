//! Indices in the wrong order.

use syn::Expr;

use super::sites::Sites;
use super::{Form, Operator, Place};

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    let Expr::Index(outer) = expr else { return };
    let Expr::Index(inner) = &*outer.expr else { return };
    let (first, second) = (&*inner.index, &*outer.index);
    let (a, b) = (sites.text(first).to_string(), sites.text(second).to_string());
    if a == b || [first, second].into_iter().any(|index| matches!(index, Expr::Range(_))) {
        return;
    }
    let places = [(first, &b), (second, &a)];
    let places = places.map(|(at, arm)| Place { range: sites.range(at), form: Form::Value, arm: arm.clone() });
    let (from, to) = (places[0].range.start, places[1].range.end);
    let between = sites.edited(&(from..places[1].range.start), &places[0].range, &b);
    sites.add(Operator::Index, (from..to, format!("{between}{a}")), places.to_vec());
}
