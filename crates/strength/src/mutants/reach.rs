//! Which functions the class that is called reaches, by their names.

use std::collections::{BTreeMap, BTreeSet};

use super::MAIN;
use proc_macro2::{TokenStream, TokenTree};
use syn::spanned::Spanned;
use syn::{ImplItem, Item, ItemImpl, Meta};

/// What the class reaches.
#[derive(Debug, Default)]
pub(super) struct Reached {
    /// Where the names of reached functions begin, in the parser's bytes.
    functions: BTreeSet<usize>,
    /// How often each name stands in reached functions and in constants.
    pub names: BTreeMap<String, usize>,
    /// Whether they name an integer type of 64 bits or more, places in memory apart.
    pub wide: bool,
}

impl Reached {
    /// Whether the function with this name is reached.
    pub fn has(&self, name: &syn::Ident) -> bool {
        self.functions.contains(&name.span().byte_range().start)
    }
}

/// Why a function is reached.
enum Door {
    /// It is one of the class' own.
    Own,
    /// By its own name.
    Name(String),
    /// By the name of the type that a trait is implemented for: operators and orders are called without a name.
    Type(String),
}

struct Function {
    door: Door,
    at: usize,
    names: BTreeMap<String, usize>,
}

/// Finds what is reached from every function of the class `owner`; `text` is the parser's text.
pub(super) fn reached(text: &str, file: &syn::File, owner: &str) -> Reached {
    let mut functions = Vec::new();
    let mut reached = Reached::default();
    collect(text, owner, &file.items, true, &mut functions, &mut reached.names);
    let mut waiting: Vec<bool> = functions.iter().map(|_| true).collect();
    loop {
        let next = functions.iter().zip(&waiting).position(|(function, waits)| {
            *waits
                && match &function.door {
                    Door::Own => true,
                    Door::Name(name) | Door::Type(name) => {
                        !reached.functions.is_empty() && reached.names.contains_key(name)
                    }
                }
        });
        let Some(next) = next else { break };
        waiting[next] = false;
        reached.functions.insert(functions[next].at);
        for (name, count) in &functions[next].names {
            *reached.names.entry(name.clone()).or_default() += count;
        }
    }
    reached.wide = ["i64", "u64", "i128", "u128"].iter().any(|ty| reached.names.contains_key(*ty));
    reached
}

fn collect(
    text: &str,
    owner: &str,
    items: &[Item],
    outermost: bool,
    functions: &mut Vec<Function>,
    constants: &mut BTreeMap<String, usize>,
) {
    let names_of = |node: &dyn Fn() -> std::ops::Range<usize>| text.get(node()).map(names).unwrap_or_default();
    for item in items {
        match item {
            Item::Fn(function) if outermost && function.sig.ident == MAIN && owner != MAIN => {}
            Item::Fn(function) if !is_conditional(&function.attrs) => {
                let is_main = outermost && function.sig.ident == MAIN;
                functions.push(Function {
                    door: if is_main { Door::Own } else { Door::Name(function.sig.ident.to_string()) },
                    at: function.sig.ident.span().byte_range().start,
                    names: names_of(&|| function.span().byte_range()),
                });
            }
            Item::Impl(block) if !is_conditional(&block.attrs) => {
                for item in &block.items {
                    match item {
                        ImplItem::Fn(function) if !is_conditional(&function.attrs) => functions.push(Function {
                            door: door(block, &function.sig.ident, owner),
                            at: function.sig.ident.span().byte_range().start,
                            names: names_of(&|| function.span().byte_range()),
                        }),
                        ImplItem::Const(constant) => {
                            add(constants, names_of(&|| constant.expr.span().byte_range()));
                        }
                        _ => {}
                    }
                }
            }
            Item::Mod(module) if !is_conditional(&module.attrs) => {
                if let Some((_, items)) = &module.content {
                    collect(text, owner, items, false, functions, constants);
                }
            }
            Item::Const(constant) => add(constants, names_of(&|| constant.expr.span().byte_range())),
            Item::Static(constant) => add(constants, names_of(&|| constant.expr.span().byte_range())),
            _ => {}
        }
    }
}

fn add(to: &mut BTreeMap<String, usize>, names: BTreeMap<String, usize>) {
    for (name, count) in names {
        *to.entry(name).or_default() += count;
    }
}

fn door(block: &ItemImpl, name: &syn::Ident, owner: &str) -> Door {
    let ty = match &*block.self_ty {
        syn::Type::Path(path) => path.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default(),
        _ => String::new(),
    };
    match &block.trait_ {
        None if ty == owner => Door::Own,
        Some(_) if !ty.is_empty() => Door::Type(ty),
        _ => Door::Name(name.to_string()),
    }
}

/// Whether code is there only sometimes: for tests, or on some machines.
pub(super) fn is_conditional(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let path = match &attribute.meta {
            Meta::Path(path) => path,
            Meta::List(list) => &list.path,
            Meta::NameValue(pair) => &pair.path,
        };
        path.is_ident("cfg") || path.is_ident("test") || path.is_ident("bench")
    })
}

/// How often each name stands in a text.
fn names(text: &str) -> BTreeMap<String, usize> {
    let mut names = BTreeMap::new();
    if let Ok(stream) = text.parse::<TokenStream>() {
        count(stream, &mut names);
    }
    names
}

fn count(stream: TokenStream, names: &mut BTreeMap<String, usize>) {
    for token in stream {
        match token {
            TokenTree::Ident(ident) => *names.entry(ident.to_string()).or_default() += 1,
            TokenTree::Group(group) => count(group.stream(), names),
            _ => {}
        }
    }
}
