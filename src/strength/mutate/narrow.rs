//! Sums in 32 bits that need 64.
//!
//! Types are the compiler's: what is not wider than 32 bits has no narrowing, and the mutant does not compile.

use syn::{BinOp, Expr};

use super::Operator;
use super::sites::Sites;

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    if !sites.wide {
        return;
    }
    let site = sites.range(expr);
    match expr {
        Expr::Binary(binary) => {
            let update = match binary.op {
                BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) => None,
                BinOp::AddAssign(_) => Some("+"),
                BinOp::SubAssign(_) => Some("-"),
                BinOp::MulAssign(_) => Some("*"),
                _ => return,
            };
            for operand in [&*binary.left, &*binary.right] {
                hide(operand, sites);
            }
            if sites.inner.contains(&(site.start, site.end)) {
                return;
            }
            let (target, value) = match update {
                None => (String::new(), sites.text(expr).to_string()),
                Some(op) => {
                    let left = sites.text(&*binary.left);
                    (format!("{left} = "), format!("{left} {op} ({})", sites.text(&*binary.right)))
                }
            };
            narrowed(&target, &value, expr, sites);
        }
        Expr::MethodCall(call) if call.method == "sum" || call.method == "product" => {
            narrowed("", sites.text(expr), expr, sites);
        }
        _ => {}
    }
}

fn narrowed(target: &str, value: &str, expr: &Expr, sites: &mut Sites) {
    let site = sites.range(expr);
    let shown = format!("{target}({value}) as i32 as _");
    let arm = format!("{target}crate::ojkit_switch::Wide::wrapped({value})");
    sites.replace_all(Operator::Wrapping, site.clone(), &shown, &arm);
    let shown = format!("{target}i32::try_from({value}).unwrap().into()");
    let arm = format!("{target}crate::ojkit_switch::Wide::checked({value})");
    sites.replace_all(Operator::Panicking, site, &shown, &arm);
}

/// Operands that are arithmetic themselves are narrowed with the whole.
fn hide(operand: &Expr, sites: &mut Sites) {
    let mut operand = operand;
    while let Expr::Paren(inner) = operand {
        operand = &inner.expr;
    }
    let range = sites.range(operand);
    sites.inner.insert((range.start, range.end));
}
