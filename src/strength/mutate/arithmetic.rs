//! `+` and `-`, `min` and `max`, and the remainder that is forgotten.

use syn::{BinOp, Expr};

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
                    let place = super::Place { range: site, form: super::Form::Value, arm: value };
                    return sites.add(Operator::Modulus, (shown, String::new()), vec![place]);
                }
                _ => return,
            };
            sites.replace(Operator::Sign, site, op, with);
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
