//! Conditions: `&&` and `||`, `any` and `all`, and negations.

use syn::{BinOp, Expr, UnOp};

use super::Operator;
use super::sites::Sites;

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    let site = sites.range(expr);
    match expr {
        // A chain with `let` is no value.
        Expr::Binary(binary) if !binds(expr) => {
            let with = match binary.op {
                BinOp::And(_) => "||",
                BinOp::Or(_) => "&&",
                _ => return,
            };
            let op = sites.range(&binary.op);
            // Beside the other connective, brackets keep the operands together.
            let (left, right) = (bracketed(&binary.left, sites), bracketed(&binary.right, sites));
            let place = super::Place { range: site, form: super::Form::Value, arm: format!("{left} {with} {right}") };
            sites.add(Operator::Connective, (op, with.to_string()), vec![place]);
        }
        Expr::MethodCall(call) if call.args.len() == 1 => {
            let with = match call.method.to_string().as_str() {
                "any" => "all",
                "all" => "any",
                _ => return,
            };
            sites.replace(Operator::Connective, site, sites.range(&call.method), with);
        }
        Expr::If(choice) => negate(&choice.cond, sites),
        Expr::While(repeated) => negate(&repeated.cond, sites),
        Expr::Unary(unary) if matches!(unary.op, UnOp::Not(_)) => {
            sites.replace(Operator::Negation, site.clone(), sites.range(&unary.op), "");
        }
        _ => {}
    }
}

fn bracketed(operand: &Expr, sites: &Sites) -> String {
    match operand {
        Expr::Binary(inner) if matches!(inner.op, BinOp::And(_) | BinOp::Or(_)) => format!("({})", sites.text(operand)),
        _ => sites.text(operand).to_string(),
    }
}

/// The condition of an `if`, of a loop, or of a case of a `match`.
pub(super) fn negate(condition: &Expr, sites: &mut Sites) {
    let elsewhere = match condition {
        Expr::Binary(binary) => matches!(binary.op, BinOp::Eq(_) | BinOp::Ne(_)),
        Expr::Unary(unary) => matches!(unary.op, UnOp::Not(_)),
        Expr::Lit(_) => true,
        _ => false,
    };
    if elsewhere || binds(condition) {
        return;
    }
    let text = format!("!({})", sites.text(condition));
    sites.replace_all(Operator::Negation, sites.range(condition), &text, &text);
}

/// Whether an operand of a chain is `let`.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => matches!(binary.op, BinOp::And(_)) && (binds(&binary.left) || binds(&binary.right)),
        _ => false,
    }
}
