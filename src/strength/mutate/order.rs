//! Orders that are reversed, and ties that are not broken.

use syn::Expr;

use super::Operator;
use super::sites::Sites;

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    let Expr::MethodCall(call) = expr else { return };
    let (site, receiver) = (sites.range(expr), sites.range(&*call.receiver));
    match (call.method.to_string().as_str(), call.args.len()) {
        ("then" | "then_with", 1) => sites.replace(Operator::Order, site.clone(), receiver.end..site.end, ""),
        ("cmp" | "total_cmp", 1) => {
            let text = format!("{}.reverse()", sites.text(expr));
            sites.replace_all(Operator::Order, site, &text, &text);
        }
        _ => {}
    }
}
