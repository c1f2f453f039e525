//! Ranges that begin or end one off.

use syn::{BinOp, Expr, RangeLimits};

use super::sites::Sites;
use super::{Form, Operator, Place, literal};

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    let Expr::Range(range) = expr else { return };
    if let Some(start) = &range.start
        && !literal::is_whole_number(start)
        && !ends_in_number(start)
    {
        one_off(start, "+ 1", sites);
    }
    let Some(end) = &range.end else { return };
    let site = sites.range(&**end);
    let dots = sites.range(&range.limits);
    // The endpoint is switched and not the range: both kinds of ranges have types of their own.
    let (with, step) = match range.limits {
        RangeLimits::HalfOpen(_) => ("..=", "+ 1"),
        RangeLimits::Closed(_) => ("..", "- 1"),
    };
    // `1..=n - 1` for `1..n - 1` is `1..n - 0`: the constant is changed as such.
    if !ends_in_number(end) {
        let arm = stepped(end, step, sites);
        sites.add(Operator::Bound, (dots, with.to_string()), vec![Place { range: site, form: Form::Value, arm }]);
    }
    if literal::is_whole_number(end) {
        sites.taken.insert(sites.range(&**end).start);
    }
    if !ends_in_number(end) && matches!(range.limits, RangeLimits::HalfOpen(_)) {
        one_off(end, "- 1", sites);
    }
}

fn one_off(bound: &Expr, step: &str, sites: &mut Sites) {
    let text = stepped(bound, step, sites);
    sites.replace_all(Operator::Bound, sites.range(bound), &text, &text);
}

fn stepped(bound: &Expr, step: &str, sites: &Sites) -> String {
    let text = sites.text(bound);
    match bound {
        Expr::Path(_)
        | Expr::Lit(_)
        | Expr::MethodCall(_)
        | Expr::Call(_)
        | Expr::Field(_)
        | Expr::Index(_)
        | Expr::Paren(_) => format!("{text} {step}"),
        _ => format!("({text}) {step}"),
    }
}

/// `n - 1`, `i + 2`: the constant is changed as such.
fn ends_in_number(expr: &Expr) -> bool {
    match expr {
        Expr::Binary(binary) => {
            matches!(binary.op, BinOp::Add(_) | BinOp::Sub(_)) && literal::is_whole_number(&binary.right)
        }
        _ => false,
    }
}
