//! The items of a file: what each defines and what it mentions.

use std::collections::BTreeSet;
use std::ops::Range;

use proc_macro2::{TokenStream, TokenTree};
use syn::spanned::Spanned;

use crate::rust::source::of_item;

/// One item at the outermost level.
pub(super) struct Item {
    /// Its bytes, with its attributes.
    pub range: Range<usize>,
    pub kind: Kind,
    /// Names it brings into being, those of variants and of what is inside modules too.
    pub defines: Vec<String>,
    /// Names it mentions, not behind a dot.
    pub uses: BTreeSet<String>,
    /// Names it mentions behind a dot.
    pub members: BTreeSet<String>,
    /// The functions inside it of the class that is called.
    pub functions: Vec<String>,
}

/// When an item stays.
pub(super) enum Kind {
    /// Always.
    Root,
    /// Never: the site has it, or only a program needs it.
    Drop,
    /// When one of its names is mentioned.
    Named,
    /// When its name or one of these methods is mentioned.
    Trait(Vec<String>),
    /// When everything of this file that its header names stays.
    Impl(BTreeSet<String>),
    /// As far as its names are mentioned.
    Use(syn::ItemUse),
}

/// The bytes of anything with a place.
pub(super) fn range(node: &impl Spanned, offset: usize) -> Range<usize> {
    let bytes = node.span().byte_range();
    bytes.start + offset..bytes.end + offset
}

/// The items of a file whose class is `owner`.
pub(super) fn of(text: &str, items: &[syn::Item], offset: usize, owner: &str) -> Vec<Item> {
    items.iter().map(|item| describe(text, item, offset, owner)).collect()
}

fn describe(text: &str, item: &syn::Item, offset: usize, owner: &str) -> Item {
    let range = range(item, offset);
    let mut described = Item {
        range: range.clone(),
        kind: Kind::Named,
        defines: Vec::new(),
        uses: BTreeSet::new(),
        members: BTreeSet::new(),
        functions: Vec::new(),
    };
    let tokens: TokenStream = text[range].parse().unwrap_or_default();
    mention(tokens.clone(), &mut described.uses, &mut described.members);
    define(item, &mut described.defines);
    functions(item, owner, &mut described.functions);
    if is_test(item) {
        described.kind = Kind::Drop;
        return described;
    }
    described.kind = match item {
        syn::Item::Use(import) => Kind::Use(import.clone()),
        syn::Item::Fn(function) if function.sig.ident == "main" => Kind::Drop,
        syn::Item::Struct(item) if provided(item) => Kind::Drop,
        syn::Item::Impl(block) if block.trait_.is_none() && provided_type(&block.self_ty) => Kind::Drop,
        _ if !described.functions.is_empty() => Kind::Root,
        syn::Item::Impl(block) => {
            let body = block.brace_token.span.open().byte_range().start + offset;
            let header: TokenStream = text[described.range.start..body].parse().unwrap_or_default();
            let mut names = BTreeSet::new();
            mention(header, &mut names, &mut BTreeSet::new());
            if names.contains(owner) { Kind::Root } else { Kind::Impl(names) }
        }
        syn::Item::Trait(item) => Kind::Trait(
            (item.items.iter())
                .filter_map(|item| match item {
                    syn::TraitItem::Fn(function) => Some(function.sig.ident.to_string()),
                    _ => None,
                })
                .collect(),
        ),
        syn::Item::Macro(item) if item.ident.is_none() => {
            declared(tokens, &mut described.defines);
            match described.defines.as_slice() {
                names if names.iter().any(|name| name == "main") => Kind::Drop,
                // What a macro writes cannot be seen.
                [] => Kind::Root,
                _ => Kind::Named,
            }
        }
        syn::Item::ExternCrate(_) | syn::Item::Verbatim(_) => Kind::Root,
        _ => Kind::Named,
    };
    described
}

/// What LeetCode defines itself; a `Solution` with fields is that of a class of which objects are made.
fn provided(item: &syn::ItemStruct) -> bool {
    let ident = &item.ident;
    (ident == "Solution" && item.fields.is_empty()) || ident == "ListNode" || ident == "TreeNode"
}

/// The site's own nodes come with their own `impl`.
fn provided_type(ty: &syn::Type) -> bool {
    matches!(ty, syn::Type::Path(path) if path.path.is_ident("ListNode") || path.path.is_ident("TreeNode"))
}

/// The functions of every `impl` of the class in an item.
fn functions(item: &syn::Item, owner: &str, names: &mut Vec<String>) {
    match item {
        syn::Item::Impl(block) if block.trait_.is_none() => {
            let ours = matches!(&*block.self_ty, syn::Type::Path(path) if path.path.segments.last().is_some_and(|s| s.ident == owner));
            if ours {
                names.extend(block.items.iter().filter_map(|item| match item {
                    syn::ImplItem::Fn(function) => Some(function.sig.ident.to_string()),
                    _ => None,
                }));
                // A class without functions still belongs to it.
                if names.is_empty() {
                    names.push(String::new());
                }
            }
        }
        syn::Item::Mod(module) => {
            module.content.iter().flat_map(|(_, items)| items).for_each(|item| functions(item, owner, names));
        }
        _ => {}
    }
}

fn is_test(item: &syn::Item) -> bool {
    let attributes = match item {
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        _ => return false,
    };
    attributes.iter().any(|attribute| {
        let cfg =
            attribute.path().is_ident("cfg") && attribute.parse_args::<syn::Ident>().is_ok_and(|ident| ident == "test");
        cfg || attribute.path().is_ident("test")
    })
}

/// The names that an item brings into being.
fn define(item: &syn::Item, names: &mut Vec<String>) {
    match item {
        syn::Item::Enum(item) => names.extend(item.variants.iter().map(|variant| variant.ident.to_string())),
        syn::Item::Mod(item) => {
            item.content.iter().flat_map(|(_, items)| items).for_each(|item| define(item, names));
        }
        _ => {}
    }
    names.extend(of_item(item).1.map(ToString::to_string));
}

/// The names behind `fn`, `struct`, `static` and their kin in the tokens of a macro call.
fn declared(tokens: TokenStream, names: &mut Vec<String>) {
    let mut before = String::new();
    for token in tokens {
        match token {
            TokenTree::Group(group) => declared(group.stream(), names),
            TokenTree::Ident(ident) => {
                let word = ident.to_string();
                if matches!(
                    before.as_str(),
                    "fn" | "struct" | "enum" | "static" | "const" | "type" | "trait" | "mod" | "ref"
                ) && word != "ref"
                    && word != "mut"
                {
                    names.push(word.clone());
                }
                before = word;
                continue;
            }
            _ => {}
        }
        before.clear();
    }
}

/// Collects the names in tokens; those in braces inside text too, since `format!("{LIMIT}")` mentions LIMIT.
fn mention(tokens: TokenStream, uses: &mut BTreeSet<String>, members: &mut BTreeSet<String>) {
    let mut dots = 0;
    for token in tokens {
        match token {
            TokenTree::Group(group) => mention(group.stream(), uses, members),
            TokenTree::Ident(ident) => {
                let set = if dots == 1 { &mut *members } else { &mut *uses };
                set.insert(ident.to_string());
            }
            TokenTree::Literal(literal) => {
                let text = literal.to_string();
                let inside = text
                    .split('{')
                    .skip(1)
                    .filter_map(|part| part.split(|c: char| !c.is_alphanumeric() && c != '_').next());
                uses.extend(inside.filter(|name| !name.is_empty()).map(str::to_string));
            }
            TokenTree::Punct(punct) if punct.as_char() == '.' => {
                dots += 1;
                continue;
            }
            TokenTree::Punct(_) => {}
        }
        dots = 0;
    }
}
