//! Statements that are not there, and loops that end too early.

use syn::{Block, Expr, Stmt};

use super::sites::Sites;
use super::{Form, Operator, Place};

pub(super) fn visit(statement: &Stmt, sites: &mut Sites) {
    let Stmt::Expr(expr, semicolon) = statement else { return };
    let dropped = match expr {
        Expr::Assign(_) | Expr::Break(_) | Expr::Continue(_) | Expr::Return(_) => true,
        Expr::Binary(_) | Expr::MethodCall(_) | Expr::Call(_) => semicolon.is_some(),
        // An update without a semicolon is a value too, of no use.
        Expr::If(choice) => choice.else_branch.is_none(),
        _ => false,
    };
    let compound = matches!(expr, Expr::Binary(binary) if is_update(&binary.op));
    if !dropped && !compound {
        return;
    }
    let (shown, site) = (sites.range(statement), sites.range(expr));
    let place = match expr {
        Expr::If(_) => Place { range: site, form: Form::Block, arm: "{}".to_string() },
        _ => Place { range: site, form: Form::Value, arm: "()".to_string() },
    };
    sites.add(Operator::Statement, (shown, String::new()), vec![place]);
}

fn is_update(op: &syn::BinOp) -> bool {
    use syn::BinOp::*;
    matches!(
        op,
        AddAssign(_)
            | SubAssign(_)
            | MulAssign(_)
            | DivAssign(_)
            | RemAssign(_)
            | BitXorAssign(_)
            | BitAndAssign(_)
            | BitOrAssign(_)
            | ShlAssign(_)
            | ShrAssign(_)
    )
}

/// A loop's body that ends the loop.
pub(super) fn visit_body(body: &Block, sites: &mut Sites) {
    let ends = match body.stmts.last() {
        Some(Stmt::Expr(expr, _)) => matches!(expr, Expr::Break(_) | Expr::Continue(_) | Expr::Return(_)),
        Some(_) => false,
        None => true,
    };
    if ends {
        return;
    }
    let end = sites.range(body).end - 1;
    let place = Place { range: end..end, form: Form::Insertion, arm: "break".to_string() };
    sites.add(Operator::Break, (end..end, "break; ".to_string()), vec![place]);
}
