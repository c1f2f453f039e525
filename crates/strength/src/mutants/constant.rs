//! Constants that are one off.

use std::ops::Range;

use syn::visit::{self, Visit};
use syn::{Expr, ExprLit, Lit, UnOp};

use super::sites::Sites;
use super::{Form, Operator, Place, literal};

pub(super) fn visit(expr: &Expr, sites: &mut Sites) {
    match expr {
        Expr::Reference(reference) if matches!(*reference.expr, Expr::Lit(_)) => {
            let at = sites.range(&*reference.expr).start;
            let whole = sites.range(expr);
            sites.behind.insert(at, whole);
        }
        Expr::Array(array) if array.elems.len() > TABLE => {
            let untold = array.elems.iter().enumerate().filter(|(place, _)| !told(*place, array.elems.len()));
            let starts: Vec<usize> = untold.map(|(_, item)| sites.range(item).start).collect();
            sites.taken.extend(starts);
        }
        // `-1` becomes 0, and nobody writes `-0`.
        Expr::Unary(unary) if matches!(unary.op, UnOp::Neg(_)) => {
            let Expr::Lit(ExprLit { lit: Lit::Int(int), .. }) = &*unary.expr else { return };
            let told = sites.taken.contains(&sites.range(expr).start);
            if told {
                sites.taken.insert(sites.range(int).start);
            } else if int.base10_digits() == "1" && sites.taken.insert(sites.range(int).start) {
                let whole = sites.range(expr);
                sites.replace(Operator::Constant, whole.clone(), whole.clone(), &format!("-2{}", int.suffix()));
                sites.replace(Operator::Constant, whole.clone(), whole, &format!("0{}", int.suffix()));
            }
        }
        Expr::Lit(lit) => {
            let own = sites.range(lit);
            if sites.taken.contains(&own.start) {
                return;
            }
            let idle = sites.idle.get(&own.start).copied();
            let site = sites.behind.get(&own.start).cloned().unwrap_or(own.clone());
            // The first neighbour is the larger one.
            let unseen = sites.roomy.get(&own.start).map(|&larger| usize::from(!larger));
            for (place, with) in literal::neighbours(&lit.lit).iter().enumerate() {
                if unseen != Some(place) && idle.is_none_or(|idle| !literal::is(with, idle)) {
                    sites.replace(Operator::Constant, site.clone(), own.clone(), with);
                }
            }
        }
        _ => {}
    }
}

/// A longer list of constants is data: a few of them stand for all.
const TABLE: usize = 12;
/// How many.
const TOLD: usize = 4;

/// Whether a place of a table stands for its neighbours too: the first, the last, and some between.
fn told(place: usize, count: usize) -> bool {
    (0..TOLD).any(|part| part * (count - 1) / (TOLD - 1) == place)
}

/// Constants in patterns: the whole `match` or `matches!` is switched.
pub(super) fn visit_pattern(pattern: &syn::Pat, whole: &Range<usize>, form: Form, sites: &mut Sites) {
    let mut literals = Literals(Vec::new());
    literals.visit_pat(pattern);
    for lit in literals.0 {
        let own = sites.range(&lit);
        for with in literal::neighbours(&lit.lit) {
            let place = Place { range: whole.clone(), form, arm: sites.edited(whole, &own, &with) };
            sites.add(Operator::Constant, (own.clone(), with), vec![place]);
        }
    }
}

/// A constant with a name: an item, one of a class, or a static that nobody writes to.
pub(super) struct Named {
    pub name: syn::Ident,
    pub ty: syn::Type,
    pub value: Expr,
    /// Whether it stands inside a function.
    pub inside: bool,
}

/// A named constant: the mutant's own one stands at every use.
pub(super) fn visit_item(item: &Named, uses: &[Range<usize>], sites: &mut Sites) {
    let mut literals = Literals(Vec::new());
    literals.visit_expr(&item.value);
    let count = literals.0.len();
    let mut place = 0;
    literals.0.retain(|_| {
        place += 1;
        count <= TABLE || told(place - 1, count)
    });
    let (whole, ty) = (sites.range(&item.value), sites.text(&item.ty).to_string());
    for lit in literals.0 {
        let own = sites.range(&lit);
        for with in literal::neighbours(&lit.lit) {
            let value = sites.edited(&whole, &own, &with);
            let arm = format!("{{ const CHANGED: {ty} = {value}; CHANGED }}");
            let places =
                uses.iter().map(|range| Place { range: range.clone(), form: Form::Value, arm: arm.clone() }).collect();
            sites.add(Operator::Constant, (own.clone(), with), places);
        }
    }
}

/// The literals of a piece of syntax, but not those in types.
struct Literals(Vec<ExprLit>);

impl<'ast> Visit<'ast> for Literals {
    fn visit_expr_lit(&mut self, lit: &'ast ExprLit) {
        self.0.push(lit.clone());
    }
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    /// A guard is an expression, and walked through as such.
    fn visit_pat_guard(&mut self, pattern: &'ast syn::PatGuard) {
        self.visit_pat(&pattern.pat);
    }
    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        visit::visit_expr(self, &repeat.expr);
    }
}
