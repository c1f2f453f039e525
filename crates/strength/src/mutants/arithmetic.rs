//! `+` and `-`, `*` and `/`, `^` and `|`, `min` and `max`, a minus and a remainder that are forgotten.

use syn::{BinOp, Expr, UnOp};

use super::Operator;
use super::sites::Sites;

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    let site = sites.range(expr);
    match expr {
        Expr::Binary(binary) => {
            let (left, op) = (sites.range(&*binary.left), sites.range(&binary.op));
            let with = match binary.op {
                BinOp::Add(_) => "-",
                BinOp::Sub(_) => "+",
                BinOp::AddAssign(_) => "-=",
                BinOp::SubAssign(_) => "+=",
                BinOp::Rem(_) => {
                    let value = sites.text(&*binary.left).to_string();
                    let shown = left.end..site.end;
                    let place = super::Place { range: site.clone(), form: super::Form::Value, arm: value };
                    sites.add(Operator::Modulus, (shown, String::new()), vec![place]);
                    return sites.replace(Operator::Factor, site, op, "/");
                }
                other => {
                    for (operator, with) in instead(&other) {
                        sites.replace(*operator, site.clone(), op.clone(), with);
                    }
                    return;
                }
            };
            sites.replace(Operator::Sign, site, op, with);
        }
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => {
            sites.replace(Operator::Minus, site, sites.range(&unary.op), "");
        }
        Expr::MethodCall(call) => {
            let method = sites.range(&call.method);
            let name = call.method.to_string();
            if let Some(with) = other_extremum(&name) {
                sites.replace(Operator::Extremum, site, method, with);
            } else if name == "rem_euclid" {
                let end = sites.range(&*call.receiver).end;
                sites.replace(Operator::Modulus, site.clone(), end..site.end, "");
            }
        }
        Expr::Call(call) => {
            let Expr::Path(path) = &*call.func else { return };
            let Some(last) = path.path.segments.last() else { return };
            if let (2, Some(with)) = (call.args.len(), other_extremum(&last.ident.to_string())) {
                sites.replace(Operator::Extremum, site, sites.range(&last.ident), with);
            }
        }
        _ => {}
    }
}

/// What stands for an operator by mistake. Bits are mostly added where they were not set before, so that `^` for `|` would mostly be the
/// same program.
fn instead(op: &BinOp) -> &'static [(Operator, &'static str)] {
    match op {
        BinOp::Mul(_) => &[(Operator::Factor, "/")],
        BinOp::Div(_) => &[(Operator::Factor, "*")],
        BinOp::MulAssign(_) => &[(Operator::Factor, "/=")],
        BinOp::DivAssign(_) => &[(Operator::Factor, "*=")],
        BinOp::RemAssign(_) => &[(Operator::Factor, "/=")],
        BinOp::BitXor(_) => &[(Operator::Bits, "|"), (Operator::Bits, "&")],
        BinOp::BitOr(_) => &[(Operator::Bits, "&")],
        BinOp::BitAnd(_) => &[(Operator::Bits, "|")],
        BinOp::BitXorAssign(_) => &[(Operator::Bits, "|="), (Operator::Bits, "&=")],
        BinOp::BitOrAssign(_) => &[(Operator::Bits, "&=")],
        BinOp::BitAndAssign(_) => &[(Operator::Bits, "|=")],
        _ => &[],
    }
}

fn other_extremum(name: &str) -> Option<&'static str> {
    Some(match name {
        "min" => "max",
        "max" => "min",
        "min_by" => "max_by",
        "max_by" => "min_by",
        "min_by_key" => "max_by_key",
        "max_by_key" => "min_by_key",
        _ => return None,
    })
}
