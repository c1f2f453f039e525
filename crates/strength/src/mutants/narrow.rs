//! Sums in 32 bits that need 64.
//!
//! Types are the compiler's: what is not wider than 32 bits, and what counts places in memory, stays as it is.

use std::collections::BTreeSet;
use std::ops::Range;

use syn::visit::{self, Visit};
use syn::{BinOp, Block, Expr, Pat};

use super::sites::{Narrowed, Sites};
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
            if sites.inner.contains(&(site.start, site.end)) || counts_places(expr, &sites.indices) {
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

/// Whoever forgets that sums need 64 bits forgets it everywhere: all sums of a file together are one mutant of each kind.
pub(super) fn finish(sites: &mut Sites) {
    let all = std::mem::take(&mut sites.narrowed);
    let mut apart: Vec<&Narrowed> = Vec::new();
    let mut order: Vec<&Narrowed> = all.iter().collect();
    order.sort_by_key(|sum| (sum.wrapped.range.start, std::cmp::Reverse(sum.wrapped.range.end)));
    for sum in order {
        // A sum in an argument of another one is shown as it was.
        if apart.last().is_none_or(|last| last.wrapped.range.end <= sum.wrapped.range.start) {
            apart.push(sum);
        }
    }
    for (kind, operator) in [Operator::Wrapping, Operator::Panicking].into_iter().enumerate() {
        let changes: Vec<(Range<usize>, String)> =
            apart.iter().map(|sum| (sum.wrapped.range.clone(), sum.shown[kind].clone())).collect();
        let of = |sum: &Narrowed| if kind == 0 { sum.wrapped.clone() } else { sum.checked.clone() };
        sites.add_together(operator, &changes, all.iter().map(of).collect());
    }
}

/// Names of a function that count places in memory: what indexes, what is measured by `len`, and what these are computed from.
pub(super) fn indices(body: &Block) -> BTreeSet<String> {
    let mut found = Indices::default();
    // What one round finds, the next passes on.
    for _ in 0..ROUNDS {
        let before = found.0.len();
        found.visit_block(body);
        if found.0.len() == before {
            break;
        }
    }
    found.0
}

/// Names are passed on so often at most.
const ROUNDS: usize = 8;

#[derive(Default)]
struct Indices(BTreeSet<String>);

impl Indices {
    /// Takes in the names in a sum that is one of places.
    fn take(&mut self, expr: &Expr) {
        match expr {
            Expr::Paren(inner) => self.take(&inner.expr),
            Expr::Range(range) => range.start.iter().chain(&range.end).for_each(|bound| self.take(bound)),
            Expr::Binary(binary) if !is_order(&binary.op) => {
                self.take(&binary.left);
                if !matches!(binary.op, BinOp::Shl(_) | BinOp::Shr(_)) {
                    self.take(&binary.right);
                }
            }
            Expr::Path(path) => self.0.extend(path.path.get_ident().map(ToString::to_string)),
            _ => {}
        }
    }

    /// Two expressions of the same type: if one counts places, so does the other.
    fn same(&mut self, a: &Expr, b: &Expr) {
        if counts_places(a, &self.0) {
            self.take(b);
        } else if counts_places(b, &self.0) {
            self.take(a);
        }
    }
}

impl<'ast> Visit<'ast> for Indices {
    fn visit_expr(&mut self, expr: &'ast Expr) {
        match expr {
            // A map is indexed by a reference.
            Expr::Index(index) => self.take(&index.index),
            Expr::Assign(assigned) => self.same(&assigned.left, &assigned.right),
            Expr::Binary(binary) if !matches!(binary.op, BinOp::Shl(_) | BinOp::Shr(_)) => {
                self.same(&binary.left, &binary.right);
            }
            Expr::ForLoop(counted) => {
                if let (Pat::Ident(name), Expr::Range(range)) = (&*counted.pat, &*counted.expr) {
                    let mut bounds = range.start.iter().chain(&range.end);
                    if self.0.contains(&name.ident.to_string()) {
                        self.take(&counted.expr);
                    } else if bounds.any(|bound| counts_places(bound, &self.0)) {
                        self.0.insert(name.ident.to_string());
                    }
                }
            }
            _ => {}
        }
        visit::visit_expr(self, expr);
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        if let (Pat::Ident(name), Some(init)) = (&local.pat, &local.init) {
            if self.0.contains(&name.ident.to_string()) {
                self.take(&init.expr);
            } else if counts_places(&init.expr, &self.0) {
                self.0.insert(name.ident.to_string());
            }
        }
        visit::visit_local(self, local);
    }
}

fn is_order(op: &BinOp) -> bool {
    use BinOp::*;
    matches!(op, Lt(_) | Le(_) | Gt(_) | Ge(_) | Eq(_) | Ne(_) | And(_) | Or(_))
}

/// Whether an expression is a number of places: both operands of a sum have one type, so that one tells.
fn counts_places(expr: &Expr, indices: &BTreeSet<String>) -> bool {
    match expr {
        Expr::Paren(inner) => counts_places(&inner.expr, indices),
        Expr::Binary(binary) if matches!(binary.op, BinOp::Shl(_) | BinOp::Shr(_)) => {
            counts_places(&binary.left, indices)
        }
        Expr::Binary(binary) if !is_order(&binary.op) => {
            counts_places(&binary.left, indices) || counts_places(&binary.right, indices)
        }
        Expr::Path(path) => path.path.get_ident().is_some_and(|name| indices.contains(&name.to_string())),
        Expr::MethodCall(call) => call.method == "len" && call.args.is_empty(),
        Expr::Cast(cast) => {
            matches!(&*cast.ty, syn::Type::Path(path) if path.path.is_ident("usize") || path.path.is_ident("isize"))
        }
        Expr::Lit(lit) => matches!(&lit.lit, syn::Lit::Int(int) if int.suffix() == "usize"),
        _ => false,
    }
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
