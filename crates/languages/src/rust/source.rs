//! What a Rust source has, by its syntax.

use std::ops::Range;

use syn::spanned::Spanned;

use crate::declaration::{Function, Parameter};

/// Why a source has no syntax tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum SyntaxFault {
    /// A syntax error: its line, its column (both from 1) and the parser's message.
    At(usize, usize, String),
    /// Too long or too deeply nested to be parsed.
    TooMuch,
}

const SOURCE_BYTES_MAX: usize = 4 << 20;

/// Deeper brackets are not parsed: the parser calls itself for each.
const NESTING_MAX: usize = 400;

/// A parser that calls itself for every `!` or `else if` needs room.
const STACK_BYTES: usize = 256 << 20;

/// Parses a source and works on its tree; the work gets the number of bytes (a mark, a `#!` line) before the parsed text.
pub(crate) fn with_file<T: Send>(
    source: &str,
    work: impl FnOnce(&syn::File, usize) -> T + Send,
) -> Result<T, SyntaxFault> {
    let mut depth = 0usize;
    let mut deepest = 0;
    for byte in source.bytes() {
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        deepest = deepest.max(depth);
    }
    if source.len() > SOURCE_BYTES_MAX || deepest > NESTING_MAX {
        return Err(SyntaxFault::TooMuch);
    }
    let parse = || {
        let result = match syn::parse_file(source) {
            Ok(file) => {
                let offset = leading_bytes(source, &file);
                Ok(work(&file, offset))
            }
            Err(error) => {
                let start = error.span().start();
                Err(SyntaxFault::At(start.line.max(1), start.column + 1, error.to_string()))
            }
        };
        proc_macro2::extra::invalidate_current_thread_spans();
        result
    };
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn_scoped(scope, parse);
        match thread.map(std::thread::ScopedJoinHandle::join) {
            Ok(Ok(result)) => result,
            Ok(Err(_)) | Err(_) => Err(SyntaxFault::TooMuch),
        }
    })
}

/// The attributes of an item, and the name that it defines.
pub(super) fn of_item(item: &syn::Item) -> (&[syn::Attribute], Option<&syn::Ident>) {
    match item {
        syn::Item::Const(item) => (&item.attrs, Some(&item.ident)),
        syn::Item::Enum(item) => (&item.attrs, Some(&item.ident)),
        syn::Item::ExternCrate(item) => (&item.attrs, None),
        syn::Item::Fn(item) => (&item.attrs, Some(&item.sig.ident)),
        syn::Item::Impl(item) => (&item.attrs, None),
        syn::Item::Macro(item) => (&item.attrs, item.ident.as_ref()),
        syn::Item::Mod(item) => (&item.attrs, Some(&item.ident)),
        syn::Item::Static(item) => (&item.attrs, Some(&item.ident)),
        syn::Item::Struct(item) => (&item.attrs, Some(&item.ident)),
        syn::Item::Trait(item) => (&item.attrs, Some(&item.ident)),
        syn::Item::TraitAlias(item) => (&item.attrs, Some(&item.ident)),
        syn::Item::Type(item) => (&item.attrs, Some(&item.ident)),
        syn::Item::Union(item) => (&item.attrs, Some(&item.ident)),
        syn::Item::Use(item) => (&item.attrs, None),
        _ => (&[], None),
    }
}

/// The parser takes a byte-order mark and a `#!` line off before it counts.
fn leading_bytes(source: &str, file: &syn::File) -> usize {
    let mark = if source.starts_with('\u{feff}') { 3 } else { 0 };
    mark + file.shebang.as_ref().map_or(0, String::len)
}

/// What a harness must know of a source.
#[derive(Clone, Debug, Default)]
pub(super) struct Facts {
    /// The name in `fn main` at the outermost level.
    pub main: Option<Range<usize>>,
    /// Whether it defines the class that is called where its `impl` is.
    pub has_struct: bool,
    /// Whether it has an `impl` of that class.
    pub has_impl: bool,
    /// The modules around that `impl`.
    pub path: Vec<String>,
    pub functions: Vec<Function>,
    pub has_list_node: bool,
    pub has_tree_node: bool,
    /// `deny` and `forbid` in attributes of the whole file: the harness behind it must compile too.
    pub strict: Vec<Range<usize>>,
}

impl Facts {
    /// `owner` is the class that is called.
    pub fn of(source: &str, owner: &str) -> Result<Facts, SyntaxFault> {
        with_file(source, |file, offset| {
            let mut facts = Facts::default();
            for attribute in &file.attrs {
                let path = attribute.path();
                if path.is_ident("deny") || path.is_ident("forbid") {
                    facts.strict.push(range(path.span(), offset));
                }
            }
            facts.visit(source, owner, &file.items, offset, &mut Vec::new());
            facts
        })
    }

    fn visit(&mut self, source: &str, owner: &str, items: &[syn::Item], offset: usize, path: &mut Vec<String>) {
        let outermost = path.is_empty();
        for item in items {
            match item {
                syn::Item::Fn(function) if outermost && function.sig.ident == "main" => {
                    self.main = Some(range(function.sig.ident.span(), offset));
                }
                syn::Item::Struct(syn::ItemStruct { ident, .. }) | syn::Item::Enum(syn::ItemEnum { ident, .. }) => {
                    self.define(&ident.to_string(), owner, outermost);
                }
                syn::Item::Type(alias) => self.define(&alias.ident.to_string(), owner, outermost),
                syn::Item::Use(import) if outermost => {
                    let text = &source[range(import.tree.span(), offset)];
                    for name in [owner, "ListNode", "TreeNode"] {
                        if text.split(|c: char| !c.is_alphanumeric() && c != '_').any(|word| word == name) {
                            self.define(name, owner, true);
                        }
                    }
                }
                syn::Item::Mod(module) => {
                    if let Some((_, items)) = &module.content {
                        path.push(module.ident.to_string());
                        self.visit(source, owner, items, offset, path);
                        path.pop();
                    }
                }
                syn::Item::Impl(block) if block.trait_.is_none() && is_of(owner, &block.self_ty) => {
                    if !self.has_impl {
                        self.path.clone_from(path);
                    }
                    self.has_impl = true;
                    for item in &block.items {
                        if let syn::ImplItem::Fn(function) = item {
                            self.functions.push(describe(source, &function.sig, offset));
                        }
                    }
                }
                _ => {}
            }
        }
    }

    fn define(&mut self, name: &str, owner: &str, outermost: bool) {
        match name {
            // A class of a nested module is that module's affair: its `impl` stands beside it.
            _ if name == owner => self.has_struct = true,
            "ListNode" => self.has_list_node |= outermost,
            "TreeNode" => self.has_tree_node |= outermost,
            _ => {}
        }
    }

    /// The source with its `main` renamed and without lints that would refuse the harness; lines keep their numbers.
    pub fn prepared(&self, source: &str) -> String {
        let mut edits: Vec<(Range<usize>, &str)> = self.strict.iter().map(|r| (r.clone(), "warn")).collect();
        edits.extend(self.main.iter().map(|r| (r.clone(), "ojkit_user_main")));
        edits.sort_by_key(|(range, _)| range.start);
        let mut text = String::with_capacity(source.len() + 32);
        let mut at = 0;
        for (range, with) in edits {
            text.push_str(&source[at..range.start]);
            text.push_str(with);
            at = range.end;
        }
        text.push_str(&source[at..]);
        text
    }
}

fn range(span: proc_macro2::Span, offset: usize) -> Range<usize> {
    let bytes = span.byte_range();
    bytes.start + offset..bytes.end + offset
}

/// Whether a type is the class, perhaps with a path before it.
fn is_of(owner: &str, ty: &syn::Type) -> bool {
    match ty {
        syn::Type::Path(path) => path.path.segments.last().is_some_and(|segment| segment.ident == owner),
        _ => false,
    }
}

fn describe(source: &str, signature: &syn::Signature, offset: usize) -> Function {
    let text = |span| source[range(span, offset)].split_whitespace().collect::<Vec<_>>().join(" ");
    let mut function = Function {
        name: signature.ident.to_string(),
        at: range(signature.ident.span(), offset).start,
        parameters: None,
        returns: Some("()".to_string()),
        optional: 0,
        receiver: false,
    };
    let mut parameters = Vec::new();
    for input in &signature.inputs {
        match input {
            syn::FnArg::Receiver(_) => function.receiver = true,
            syn::FnArg::Typed(typed) => {
                parameters.push(Parameter { name: text(typed.pat.span()), ty: text(typed.ty.span()) });
            }
        }
    }
    function.parameters = Some(parameters);
    if let syn::ReturnType::Type(_, ty) = &signature.output {
        function.returns = Some(text(ty.span()));
    }
    function
}
