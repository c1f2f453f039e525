//! Values to begin with: 0 and minus infinity, true and false.

use syn::{Expr, Lit};

use super::Operator;
use super::sites::Sites;

/// The smallest number of whatever type is wanted.
const LEAST: &str = "crate::ojkit_switch::least()";

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    match expr {
        Expr::Lit(lit) => {
            if let Lit::Bool(value) = &lit.lit {
                let with = if value.value { "false" } else { "true" };
                sites.replace_all(Operator::Initial, sites.range(expr), with, with);
            }
        }
        Expr::Path(path) => {
            let name = path.path.segments.last().map(|s| s.ident.to_string()).unwrap_or_default();
            match name.as_str() {
                _ if path.path.segments.len() < 2 => {}
                "MIN" | "MAX" => sites.replace_all(Operator::Initial, sites.range(expr), "0", "0"),
                "INFINITY" | "NEG_INFINITY" => sites.replace_all(Operator::Initial, sites.range(expr), "0.0", "0.0"),
                _ => {}
            }
        }
        Expr::MethodCall(call) if call.method == "fold" => {
            if let Some(first) = call.args.first() {
                begin(first, sites);
            }
        }
        Expr::Repeat(repeat) => begin(&repeat.expr, sites),
        _ => {}
    }
}

/// The integer type that a type is or consists of.
pub(super) fn named(ty: &str) -> Option<String> {
    let mut words = ty.split(|c: char| !c.is_alphanumeric());
    words.rfind(|word| ["i8", "i16", "i32", "i64", "i128", "isize"].contains(word)).map(str::to_string)
}

/// A value that a loop goes on from: 0 where nothing can be said yet is right only where 0 loses to every real value.
pub(super) fn begin(value: &Expr, sites: &mut Sites) {
    let Expr::Lit(lit) = value else { return };
    match &lit.lit {
        Lit::Int(int) if int.base10_digits() == "0" => {
            let ty = match (int.suffix(), &sites.named) {
                ("", Some(named)) => named.clone(),
                // The compiler knows it; a reader is served by the likely one.
                ("", None) => if sites.wide { "i64" } else { "i32" }.to_string(),
                (suffix, _) => suffix.to_string(),
            };
            sites.replace_all(Operator::Initial, sites.range(value), &format!("{ty}::MIN"), LEAST);
        }
        Lit::Float(float) if float.base10_parse::<f64>().is_ok_and(|value| value == 0.0) => {
            let ty = if float.suffix() == "f32" { "f32" } else { "f64" };
            let text = format!("{ty}::NEG_INFINITY");
            sites.replace_all(Operator::Initial, sites.range(value), &text, &text);
        }
        _ => {}
    }
}
