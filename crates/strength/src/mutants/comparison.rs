//! `<` and `<=`, `>` and `>=`, `==` and `!=`.

use syn::{BinOp, Expr};

use super::Operator;
use super::sites::Sites;

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    let Expr::Binary(binary) = expr else { return };
    let with = match binary.op {
        BinOp::Lt(_) => "<=",
        BinOp::Le(_) => "<",
        BinOp::Gt(_) => ">=",
        BinOp::Ge(_) => ">",
        BinOp::Eq(_) => "!=",
        BinOp::Ne(_) => "==",
        _ => return,
    };
    sites.replace(Operator::Comparison, sites.range(expr), sites.range(&binary.op), with);
}
