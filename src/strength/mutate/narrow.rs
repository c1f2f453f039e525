//! Sums in 32 bits that need 64.
//!
//! Types are the compiler's: what is not wider than 32 bits, and what counts places in memory, stays as it is.

use syn::{BinOp, Expr};

use super::sites::Sites;
use super::{Form, Operator, Place};

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
    let range = sites.range(expr);
    let arm = |how: &str| format!("{target}crate::ojkit_switch::Wide::{how}({value})");
    let place = |arm: String| Place { range: range.clone(), form: Form::Value, arm };
    let (wrapped, checked) = (place(arm("wrapped")), place(arm("checked")));
    let shown = [format!("{target}({value}) as i32 as _"), format!("{target}i32::try_from({value}).unwrap().into()")];
    sites.narrowed.push(Narrowed { shown, wrapped, checked });
}

/// A sum, and the same in 32 bits.
pub(super) struct Narrowed {
    shown: [String; 2],
    wrapped: Place,
    checked: Place,
}

/// Whoever forgets that sums need 64 bits forgets it everywhere: all sums of a file together are one mutant of each kind.
pub(super) fn finish(sites: &mut Sites) {
    let all = std::mem::take(&mut sites.narrowed);
    let Some(Narrowed { shown: [wrapped, checked], wrapped: first, .. }) = all.first() else { return };
    let range = first.range.clone();
    let places = |of: fn(&Narrowed) -> &Place| all.iter().map(|sum| of(sum).clone()).collect::<Vec<Place>>();
    sites.add(Operator::Wrapping, (range.clone(), wrapped.clone()), places(|sum| &sum.wrapped));
    sites.add(Operator::Panicking, (range, checked.clone()), places(|sum| &sum.checked));
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
