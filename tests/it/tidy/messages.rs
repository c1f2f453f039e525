//! Code that asks a message for its words: what a message says travels beside it as a value.

use super::sources::Source;
use super::words::literals;
use proc_macro2::Span;
use std::collections::BTreeMap;
use syn::visit::{self, Visit};

/// Methods by which a text is asked for words.
const ASKING: [&str; 8] =
    ["contains", "starts_with", "ends_with", "strip_prefix", "strip_suffix", "split_once", "rsplit_once", "find"];

/// Names of texts that people read.
const MESSAGES: [&str; 4] = ["message", "note", "why", "help"];

/// Where other people's sentences and programs are read, in words that the kit writes too.
const READERS: [&str; 3] =
    ["crates/exchange/src/leetcode/", "crates/exchange/src/pages/", "crates/strength/src/mutants/tokens/"];

/// A line and a column.
type Place = (usize, usize);

fn place(span: Span) -> Place {
    (span.start().line, span.start().column)
}

/// The texts of one file.
#[derive(Default)]
struct Texts {
    /// Several words that a text is compared with or asked for.
    asked: Vec<(Place, String)>,
    /// Constants that a text is asked for.
    asked_by_name: Vec<(Place, String)>,
    /// Messages that are asked for anything but a character.
    messages: Vec<(Place, String)>,
    /// All literals but those of comments and tests.
    written: Vec<(Place, String)>,
    /// Constants with their texts.
    constants: BTreeMap<String, String>,
}

/// The literal of an expression, without any `&`.
fn literal(expr: &syn::Expr) -> Option<&syn::Lit> {
    match expr {
        syn::Expr::Reference(reference) => literal(&reference.expr),
        syn::Expr::Lit(literal) => Some(&literal.lit),
        _ => None,
    }
}

/// The last name of a path or field, seen through calls without arguments such as `as_str()`.
fn name(expr: &syn::Expr) -> Option<String> {
    match expr {
        syn::Expr::Path(path) => Some(path.path.segments.last()?.ident.to_string()),
        syn::Expr::Field(syn::ExprField { member: syn::Member::Named(name), .. }) => Some(name.to_string()),
        syn::Expr::MethodCall(call) if call.args.is_empty() => name(&call.receiver),
        syn::Expr::Reference(reference) => name(&reference.expr),
        _ => None,
    }
}

fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| attribute.path().is_ident("cfg"))
}

/// Whether a text has several words of letters alone.
fn is_sentence(text: &str) -> bool {
    let words = text.split_whitespace().map(|word| word.trim_matches([',', '.', ':', ';']));
    words.filter(|word| word.len() > 1 && word.chars().all(|c| c.is_ascii_alphabetic())).count() > 1
}

impl Texts {
    fn of(source: &Source) -> Texts {
        let mut texts = Texts::default();
        texts.visit_file(&syn::parse_file(&source.text).unwrap());
        texts
    }

    fn ask(&mut self, literal: Option<&syn::Lit>) {
        if let Some(syn::Lit::Str(literal)) = literal {
            self.asked.push((place(literal.span()), literal.value()));
        }
    }
}

impl<'ast> Visit<'ast> for Texts {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_for_tests(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_const(&mut self, item: &'ast syn::ItemConst) {
        if let Some(syn::Lit::Str(text)) = literal(&item.expr) {
            self.constants.insert(item.ident.to_string(), text.value());
        }
        visit::visit_item_const(self, item);
    }

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.written.push((place(literal.span()), literal.value()));
    }

    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        let mut found = Vec::new();
        literals(item.tokens.clone(), &mut found);
        self.written.extend(found.into_iter().map(|(line, text)| ((line, usize::MAX), text)));
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if let Some(asked) = call.args.first()
            && ASKING.contains(&call.method.to_string().as_str())
            && !matches!(asked, syn::Expr::Closure(_))
        {
            self.ask(literal(asked));
            if let Some(constant) = name(asked).filter(|name| name.chars().all(|c| c.is_ascii_uppercase() || c == '_'))
            {
                self.asked_by_name.push((place(call.method.span()), constant));
            }
            let is_character = matches!(literal(asked), Some(syn::Lit::Char(_) | syn::Lit::Byte(_)));
            let asked_is = name(&call.receiver).filter(|name| !is_character && MESSAGES.contains(&name.as_str()));
            self.messages.extend(asked_is.map(|name| (place(call.method.span()), name)));
        }
        visit::visit_expr_method_call(self, call);
    }

    fn visit_expr_binary(&mut self, expr: &'ast syn::ExprBinary) {
        if matches!(expr.op, syn::BinOp::Eq(_) | syn::BinOp::Ne(_)) {
            self.ask(literal(&expr.left));
            self.ask(literal(&expr.right));
        }
        visit::visit_expr_binary(self, expr);
    }

    fn visit_pat(&mut self, pattern: &'ast syn::Pat) {
        if let syn::Pat::Lit(pattern) = pattern {
            self.ask(Some(&pattern.lit));
        }
        visit::visit_pat(self, pattern);
    }
}

/// Where a text is asked for words that the program itself writes somewhere, or a message for anything.
pub(super) fn questions(sources: &[Source]) -> Vec<String> {
    let files = sources.iter().filter(|source| !source.path.ends_with("tests.rs"));
    let mut files: Vec<(&Source, Texts)> = files.map(|source| (source, Texts::of(source))).collect();
    let mut constants: BTreeMap<(String, String), String> = BTreeMap::new();
    for (source, texts) in &files {
        let named =
            texts.constants.iter().map(|(name, text)| ((source.package().to_owned(), name.clone()), text.clone()));
        constants.extend(named);
    }
    for (source, texts) in &mut files {
        let text = |name: String| constants.get(&(source.package().to_owned(), name)).cloned();
        let named = std::mem::take(&mut texts.asked_by_name).into_iter();
        texts.asked.extend(named.filter_map(|(at, name)| Some((at, text(name)?))));
        texts.asked.retain(|(_, words)| is_sentence(words));
    }
    let writer = |words: &str| {
        files.iter().find_map(|(source, texts)| {
            let asked = |at: &Place| texts.asked.iter().any(|(other, _)| other == at);
            let mut written = texts.written.iter();
            written
                .find(|(at, text)| text.contains(words.trim()) && !asked(at))
                .map(|((line, _), _)| (&source.path, *line))
        })
    };
    let mut faults = Vec::new();
    for (Source { path, .. }, texts) in &files {
        for ((line, _), name) in &texts.messages {
            faults.push(format!("{path}:{line}: `{name}` is asked for its words"));
        }
        if READERS.iter().any(|reader| path.starts_with(reader)) {
            continue;
        }
        for ((line, _), words) in &texts.asked {
            let written =
                writer(words).map(|(there, at)| format!("{path}:{line}: {words:?} is written at {there}:{at}"));
            faults.extend(written);
        }
    }
    faults
}
