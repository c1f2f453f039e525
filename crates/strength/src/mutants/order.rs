//! Orders that are reversed, and ties that are not broken.

use std::ops::Range;

use syn::Expr;

use super::sites::Sites;
use super::{Form, Operator, Place};

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    let Expr::MethodCall(call) = expr else { return };
    let (site, receiver) = (sites.range(expr), sites.range(&*call.receiver));
    match (call.method.to_string().as_str(), call.args.len()) {
        ("then" | "then_with", 1) => sites.replace(Operator::Order, site.clone(), receiver.end..site.end, ""),
        ("cmp" | "total_cmp", 1) => {
            let text = format!("{}.reverse()", sites.text(expr));
            sites.replace_all(Operator::Order, site, &text, &text);
        }
        ("partial_cmp", 1) => {
            let text = format!("{}.map(std::cmp::Ordering::reverse)", sites.text(expr));
            sites.replace_all(Operator::Order, site, &text, &text);
        }
        ("sort_by_key" | "sort_unstable_by_key" | "sort_by_cached_key" | "min_by_key" | "max_by_key", 1) => {
            if let Expr::Closure(key) = &call.args[0] {
                by_key(&key.body, sites);
            }
        }
        _ => {}
    }
    if let ("cmp" | "partial_cmp", Some(Expr::Reference(other))) = (call.method.to_string().as_str(), call.args.first())
        && let (Expr::Tuple(a), Expr::Tuple(b)) = (bare(&call.receiver), bare(&other.expr))
    {
        let (Some(last_a), Some(last_b)) = (untold(a, sites), untold(b, sites)) else { return };
        sites.add_together(Operator::Order, &[last_a.0, last_b.0], vec![last_a.1, last_b.1]);
    }
}

/// The key of an order: without what breaks ties, and the other way round.
fn by_key(key: &Expr, sites: &mut Sites) {
    if let Expr::Tuple(keys) = bare(key) {
        if let Some((change, place)) = untold(keys, sites) {
            sites.add(Operator::Order, change, vec![place]);
        }
        keys.elems.iter().for_each(|key| reversed(key, sites));
    }
    reversed(bare(key), sites);
}

/// The last of several keys is the same for all: the types stay as they are.
fn untold(keys: &syn::ExprTuple, sites: &Sites) -> Option<((Range<usize>, String), Place)> {
    let count = keys.elems.len();
    let (last, before) = (keys.elems.last().filter(|_| count > 1)?, &keys.elems[count - 2]);
    let (whole, range) = (sites.range(keys), sites.range(last));
    let change = if count == 2 {
        (whole, sites.text(before).to_string())
    } else {
        (sites.range(before).end..range.end, String::new())
    };
    Some((change, Place { range, form: Form::Value, arm: "Default::default()".to_string() }))
}

/// `Reverse(x)` for `x`: within it, a number with all bits turned has the order of the number itself.
fn reversed(key: &Expr, sites: &mut Sites) {
    let Expr::Call(call) = key else { return };
    let is_reverse =
        matches!(&*call.func, Expr::Path(path) if path.path.segments.last().is_some_and(|s| s.ident == "Reverse"));
    if let (true, Some(inner)) = (is_reverse, call.args.first()) {
        let text = sites.text(inner);
        let place = Place { range: sites.range(inner), form: Form::Value, arm: format!("!({text})") };
        sites.add(Operator::Order, (sites.range(key), text.to_string()), vec![place]);
    }
}

fn bare(expr: &Expr) -> &Expr {
    match expr {
        Expr::Paren(inner) => bare(&inner.expr),
        _ => expr,
    }
}
