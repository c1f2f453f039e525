//! The walk through the functions that the class reaches.

use std::collections::BTreeMap;
use std::ops::Range;

use syn::parse::{Parse, ParseStream};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Expr, Pat, Stmt, Token};

use super::constant::Named;
use super::reach::{self, Reached};
use super::sites::Sites;
use super::{
    Form, Mutant, arithmetic, bound, comparison, constant, index, initial, logic, narrow, order, room, statement,
};

/// All mutants of a file whose class is `owner`; `offset` bytes before the parsed text.
pub(super) fn mutants(source: &str, owner: &str, file: &syn::File, offset: usize) -> Vec<Mutant> {
    let reached = reach::reached(&source[offset..], file, owner);
    let sites = Sites::new(source, offset, reached.wide);
    let mut walk = Walk {
        sites,
        reached,
        inside: false,
        names: room::Uses::default(),
        constants: Vec::new(),
        uses: BTreeMap::new(),
    };
    walk.visit_file(file);
    let Walk { mut sites, reached, constants, uses, .. } = walk;
    for item in &constants {
        let name = item.name.to_string();
        let same = constants.iter().filter(|other| other.name == item.name).count();
        // A constant inside a function is mentioned by its own definition.
        let mentioned = reached.names.get(&name).copied().unwrap_or(0).saturating_sub(usize::from(item.inside));
        let Some(uses) = uses.get(&name) else { continue };
        // A use in a pattern, a length or another constant cannot be switched: then the constant stays as it is.
        if same == 1 && uses.len() == mentioned {
            constant::visit_item(item, uses, &mut sites);
        }
    }
    narrow::finish(&mut sites);
    sites.into_mutants()
}

struct Walk<'s> {
    sites: Sites<'s>,
    reached: Reached,
    /// Whether a function is being walked through.
    inside: bool,
    /// How the function's text uses its names.
    names: room::Uses,
    /// Named constants.
    constants: Vec<Named>,
    /// Where each name stands as a value by itself.
    uses: BTreeMap<String, Vec<Range<usize>>>,
}

impl Walk<'_> {
    fn visit_function(&mut self, signature: &syn::Signature, body: &syn::Block) {
        // Nothing can be asked while a `const fn` runs in the compiler.
        if self.reached.has(&signature.ident) && signature.constness.is_none() {
            self.inside = true;
            self.names = room::Uses::of(self.sites.text(body));
            self.sites.indices = narrow::indices(body);
            self.visit_block(body);
            self.inside = false;
        }
    }

    /// `vec!` holds plain expressions, as do assertions, and `matches!` one beside a pattern; what other macros make of their text is theirs.
    fn visit_macro_body(&mut self, mac: &syn::Macro, whole: &Range<usize>) {
        let name = mac.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        if name == "matches"
            && let Ok(Matches(value, pattern)) = mac.parse_body()
        {
            self.visit_expr(&value);
            self.visit_pattern(&pattern, whole, Form::Value);
        }
        if !matches!(name.as_str(), "vec" | "assert" | "debug_assert") {
            return;
        }
        match mac.parse_body::<VecBody>() {
            Ok(VecBody::Repeat(value, count)) => {
                initial::begin(&value, &mut self.sites);
                self.visit_expr(&value);
                self.visit_expr(&count);
            }
            Ok(VecBody::List(values)) => values.iter().for_each(|value| self.visit_expr(value)),
            Err(_) => {}
        }
    }
}

impl Walk<'_> {
    /// Constants in a pattern, and the condition behind it.
    fn visit_pattern(&mut self, pattern: &Pat, whole: &Range<usize>, form: Form) {
        constant::visit_pattern(pattern, whole, form, &mut self.sites);
        if let Pat::Guard(guarded) = pattern {
            logic::negate(&guarded.guard, &mut self.sites);
            self.visit_expr(&guarded.guard);
        }
    }
}

/// What stands in `matches!(...)`.
struct Matches(Expr, Pat);

impl Parse for Matches {
    fn parse(input: ParseStream) -> syn::Result<Matches> {
        let value = input.parse()?;
        input.parse::<Token![,]>()?;
        let pattern = Pat::parse_multi_with_leading_vert(input)?;
        let pattern = match input.parse::<Option<Token![if]>>()? {
            None => pattern,
            Some(if_token) => {
                let guard = Box::new(input.parse()?);
                Pat::Guard(syn::PatGuard { attrs: Vec::new(), pat: Box::new(pattern), if_token, guard })
            }
        };
        input.parse::<Option<Token![,]>>()?;
        Ok(Matches(value, pattern))
    }
}

/// What stands in `vec![...]`.
enum VecBody {
    Repeat(Box<Expr>, Box<Expr>),
    List(Punctuated<Expr, Token![,]>),
}

impl Parse for VecBody {
    fn parse(input: ParseStream) -> syn::Result<VecBody> {
        if input.is_empty() {
            return Ok(VecBody::List(Punctuated::new()));
        }
        let first: Expr = input.parse()?;
        if input.peek(Token![;]) {
            input.parse::<Token![;]>()?;
            return Ok(VecBody::Repeat(Box::new(first), Box::new(input.parse()?)));
        }
        let mut values = Punctuated::new();
        values.push_value(first);
        while input.peek(Token![,]) {
            values.push_punct(input.parse()?);
            if input.is_empty() {
                break;
            }
            values.push_value(input.parse()?);
        }
        Ok(VecBody::List(values))
    }
}

impl<'ast> Visit<'ast> for Walk<'_> {
    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        self.visit_function(&function.sig, &function.block);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        self.visit_function(&function.sig, &function.block);
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        let (name, ty, value) = (item.ident.clone(), (*item.ty).clone(), (*item.expr).clone());
        self.constants.push(Named { name, ty, value, inside: self.inside });
    }

    fn visit_item_static(&mut self, item: &'ast syn::ItemStatic) {
        // A use of a long list would copy it.
        if matches!((&item.mutability, &*item.ty), (syn::StaticMutability::None, syn::Type::Path(_))) {
            let (name, ty, value) = (item.ident.clone(), (*item.ty).clone(), (*item.expr).clone());
            self.constants.push(Named { name, ty, value, inside: self.inside });
        }
    }

    fn visit_impl_item_const(&mut self, item: &'ast syn::ImplItemConst) {
        self.constants.push(Named {
            name: item.ident.clone(),
            ty: item.ty.clone(),
            value: item.expr.clone(),
            inside: false,
        });
    }

    fn visit_item_trait(&mut self, _: &'ast syn::ItemTrait) {}
    fn visit_item_macro(&mut self, _: &'ast syn::ItemMacro) {}
    fn visit_item_enum(&mut self, _: &'ast syn::ItemEnum) {}
    fn visit_type(&mut self, _: &'ast syn::Type) {}
    fn visit_path_arguments(&mut self, _: &'ast syn::PathArguments) {}
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}

    fn visit_stmt(&mut self, stmt: &'ast Stmt) {
        match stmt {
            // A function inside a function belongs to it.
            Stmt::Item(syn::Item::Fn(function)) if !reach::is_conditional(&function.attrs) => {
                if function.sig.constness.is_none() {
                    self.visit_block(&function.block);
                }
            }
            Stmt::Local(local) if reach::is_conditional(&local.attrs) => {}
            _ => {
                statement::visit(stmt, &mut self.sites);
                visit::visit_stmt(self, stmt);
            }
        }
    }

    fn visit_local(&mut self, local: &'ast syn::Local) {
        let pattern = match &local.pat {
            Pat::Type(typed) => &*typed.pat,
            pattern => pattern,
        };
        let outer = self.sites.named.take();
        if let Pat::Type(typed) = &local.pat {
            self.sites.named = initial::named(self.sites.text(&*typed.ty));
        }
        if let (Pat::Ident(name), Some(init)) = (pattern, &local.init) {
            if name.mutability.is_some() {
                initial::begin(&init.expr, &mut self.sites);
            }
            room::mark(&name.ident.to_string(), &init.expr, &self.names, &mut self.sites);
        }
        visit::visit_local(self, local);
        self.sites.named = outer;
    }

    fn visit_expr(&mut self, expr: &'ast Expr) {
        let sites = &mut self.sites;
        match expr {
            Expr::Macro(mac) => {
                let whole = sites.range(expr);
                return self.visit_macro_body(&mac.mac, &whole);
            }
            // Nothing is switched while the compiler itself computes.
            Expr::Const(_) | Expr::Verbatim(_) => return,
            Expr::Match(choice) => {
                let whole = sites.range(expr);
                statement::visit_match(choice, &whole, sites);
                for arm in &choice.arms {
                    self.visit_pattern(&arm.pat, &whole, Form::Block);
                }
            }
            Expr::ForLoop(repeated) => {
                statement::visit_items(&repeated.expr, sites);
                statement::visit_body(&repeated.body, sites);
            }
            Expr::While(repeated) => statement::visit_body(&repeated.body, sites),
            Expr::Loop(repeated) => statement::visit_body(&repeated.body, sites),
            Expr::Path(path) => {
                if let Some(last) = path.path.segments.last() {
                    let range = sites.range(expr);
                    self.uses.entry(last.ident.to_string()).or_default().push(range);
                }
            }
            _ => {}
        }
        let sites = &mut self.sites;
        comparison::visit(expr, sites);
        arithmetic::visit(expr, sites);
        logic::visit(expr, sites);
        bound::visit(expr, sites);
        initial::visit(expr, sites);
        index::visit(expr, sites);
        order::visit(expr, sites);
        narrow::visit(expr, sites);
        constant::visit(expr, sites);
        match expr {
            Expr::Repeat(repeat) => self.visit_expr(&repeat.expr),
            _ => visit::visit_expr(self, expr),
        }
    }

    fn visit_macro(&mut self, _: &'ast syn::Macro) {}
}
