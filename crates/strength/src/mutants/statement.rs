//! Statements and cases that are not there, and loops that end too early or begin too late.

use syn::{Block, Expr, Stmt};

use super::sites::Sites;
use super::{Form, Operator, Place, literal};

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
    if let Expr::Binary(update) = expr
        && let Some(idle) = idle(&update.op)
        && literal::is_whole_number(&update.right)
    {
        // `i += 0` is no update either.
        sites.idle.insert(sites.range(&*update.right).start, idle);
    }
    let (shown, site) = (sites.range(statement), sites.range(expr));
    let place = match expr {
        Expr::If(_) => Place { range: site, form: Form::Block, arm: "{}".to_string() },
        _ => Place { range: site, form: Form::Value, arm: "()".to_string() },
    };
    sites.add(Operator::Statement, (shown, String::new()), vec![place]);
}

/// The operand with which an update changes nothing.
fn idle(op: &syn::BinOp) -> Option<u128> {
    use syn::BinOp::*;
    match op {
        AddAssign(_) | SubAssign(_) | BitXorAssign(_) | BitOrAssign(_) | ShlAssign(_) | ShrAssign(_) => Some(0),
        MulAssign(_) | DivAssign(_) => Some(1),
        _ => None,
    }
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

/// A `match` without one of its cases, which then is like all others.
pub(super) fn visit_match(choice: &syn::ExprMatch, whole: &std::ops::Range<usize>, sites: &mut Sites) {
    let Some((last, others)) = choice.arms.split_last() else { return };
    if !matches!(last.pat, syn::Pat::Wild(_)) {
        return;
    }
    for arm in others {
        let own = sites.range(arm);
        let place = Place { range: whole.clone(), form: Form::Block, arm: sites.edited(whole, &own, "") };
        sites.add(Operator::Case, (own, String::new()), vec![place]);
    }
}

/// A loop over items that misses the first or the last of them. Ranges have bounds that are changed as such.
pub(super) fn visit_items(items: &Expr, sites: &mut Sites) {
    if counts(items) {
        return;
    }
    let (site, text) = (sites.range(items), sites.text(items));
    let walk = match items {
        Expr::MethodCall(_) => text.to_string(),
        Expr::Reference(shared) if shared.mutability.is_none() => format!("{}.iter()", sites.text(&*shared.expr)),
        Expr::Reference(shared) => format!("{}.iter_mut()", sites.text(&*shared.expr)),
        _ => format!("{text}.into_iter()"),
    };
    let last = match walk.strip_suffix(".rev()") {
        Some(forwards) => format!("{forwards}.skip(1).rev()"),
        None => format!("{walk}.rev().skip(1).rev()"),
    };
    for (mode, shown) in [("1", format!("{walk}.skip(1)")), ("2", last)] {
        let place = Place { range: site.clone(), form: Form::Items, arm: mode.to_string() };
        sites.add(Operator::Items, (site.clone(), shown), vec![place]);
    }
}

/// Whether a range is what is walked through, forwards or not.
fn counts(items: &Expr) -> bool {
    match items {
        Expr::Range(_) => true,
        Expr::Paren(inner) => counts(&inner.expr),
        Expr::MethodCall(call) => counts(&call.receiver),
        _ => false,
    }
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
