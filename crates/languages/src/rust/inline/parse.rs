//! A file's items, each with its text made fit for its new place and the names that it speaks of.

use crate::inline::InlineError;
use crate::rust::source::{SyntaxFault, of_item, with_file};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use quote::ToTokens;
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::spanned::Spanned;

/// What names mean in one crate.
pub(super) struct Names {
    /// The module that the crate becomes; none for the source's own.
    pub prefix: Option<String>,
    /// The libraries it names, with the modules that they become.
    pub externs: BTreeMap<String, String>,
    pub features: BTreeSet<String>,
    /// Whether lines keep their numbers where something is left out.
    pub keeps_lines: bool,
}

/// A name without the sign of its use: `a::x` in a path, `::x` in an import, `.x` of a value, `x!` of a macro.
pub(super) fn bare(name: &str) -> &str {
    let name = name.rsplit_once("::").map_or(name, |(_, name)| name);
    name.trim_start_matches('.').trim_end_matches('!')
}

#[derive(Debug)]
pub(super) struct Item {
    pub kind: Kind,
    pub text: String,
    /// Its first line in its file, from 1.
    pub line: usize,
    /// Every name in it, with a sign of how it is used: see [`bare`].
    pub names: BTreeSet<String>,
    pub range: Range<usize>,
}

#[derive(Debug)]
pub(super) enum Kind {
    Named(Vec<String>),
    /// A `macro_rules!`, and whether its whole crate exports it.
    Macro(String, bool),
    /// An `impl`: the names in its type and its trait.
    Impl(BTreeSet<String>),
    /// An import: what stands before it, and its tree.
    Use(String, Tree),
    /// A module within the file.
    Inline(Head, Vec<Item>),
    /// A module in another file; what `#[path]` says of it.
    Outline(Head, Option<String>),
    /// A call of a macro in an item's place.
    Call,
    /// `extern crate`: the crate, and whether its macros are taken.
    Extern(String, bool),
    Other,
}

impl Kind {
    /// The name that an item defines.
    pub fn name(&self) -> Option<&str> {
        match self {
            Kind::Named(names) => names.first().map(String::as_str),
            Kind::Macro(name, _) => Some(name),
            _ => None,
        }
    }
}

/// The line that begins a module, up to its brace.
#[derive(Debug)]
pub(super) struct Head {
    pub name: String,
    /// Attributes and visibility.
    pub before: String,
    /// Whether macros that it defines go on behind it.
    pub macro_use: bool,
}

/// An import in its new place.
#[derive(Debug)]
pub(super) struct Tree {
    /// Segments up to the first branch; `crate` begins what belongs to the whole file.
    pub path: Vec<String>,
    pub leaf: Leaf,
}

#[derive(Debug)]
pub(super) enum Leaf {
    /// The last segment, and another name for it.
    Name(String, Option<String>),
    All,
    Group(Vec<Tree>),
}

#[derive(Debug)]
pub(super) struct Parsed {
    pub items: Vec<Item>,
    /// The whole text as it must be changed where it stays in its place.
    pub edits: Vec<(Range<usize>, String)>,
    /// Every name in the file with its place.
    pub names: Vec<(usize, String)>,
    /// Names that the file itself defines or imports.
    pub bound: BTreeSet<String>,
}

pub(super) fn parse(text: &str, names: &Names, shown: &str) -> Result<Parsed, InlineError> {
    let work = |file: &syn::File, offset: usize| {
        let mut bound = BTreeSet::new();
        bound_in(file.to_token_stream(), false, &mut bound);
        // What the file calls so itself is no library's.
        let externs = names.externs.iter().filter(|(name, _)| !bound.contains(*name));
        let externs = externs.map(|(name, placed)| (name.clone(), placed.clone())).collect();
        let names = &Names { externs, prefix: names.prefix.clone(), features: names.features.clone(), ..*names };
        let mut walk = Walk { text, names, offset, edits: Vec::new(), idents: Vec::new() };
        walk.stream(file.to_token_stream(), Within::default());
        walk.edits.sort_by_key(|(range, _)| range.start);
        let items = walk.items(text, &file.items);
        Parsed { items, edits: walk.edits, names: walk.idents, bound }
    };
    with_file(text, work).map_err(|fault| match fault {
        SyntaxFault::At(line, column, message) => InlineError::new(format!("{shown}:{line}:{column}"), message),
        SyntaxFault::TooMuch => InlineError::new(shown, "is too long or too deeply nested to be taken apart"),
    })
}

struct Walk<'n> {
    text: &'n str,
    names: &'n Names,
    offset: usize,
    edits: Vec<(Range<usize>, String)>,
    idents: Vec<(usize, String)>,
}

/// What tokens stand in.
#[derive(Clone, Copy, Default)]
struct Within {
    /// A condition of compilation.
    cfg: bool,
    import: bool,
}

/// Notes the names that tokens define, and those that imports bring behind a first segment.
fn bound_in(stream: TokenStream, in_import: bool, bound: &mut BTreeSet<String>) {
    // Functions and values have names of their own, which no path begins with.
    const DEFINES: [&str; 7] = ["mod", "struct", "enum", "trait", "type", "union", "as"];
    let tokens: Vec<TokenTree> = stream.into_iter().collect();
    let mut import = false;
    for (at, token) in tokens.iter().enumerate() {
        match token {
            TokenTree::Group(group) => bound_in(group.stream(), in_import || import, bound),
            TokenTree::Punct(punct) if punct.as_char() == ';' => import = false,
            TokenTree::Ident(ident) => {
                let before = at.checked_sub(1);
                let defined = word(&tokens, before).is_some_and(|word| DEFINES.contains(&word.as_str()));
                let owner = word(&tokens, at.checked_sub(3)).filter(|word| word != "use" && word != "pub");
                let brought = (in_import || import && is(&tokens, before, ':') && owner.is_some()) && ident != "self";
                if defined || brought {
                    bound.insert(ident.to_string());
                }
                import |= ident == "use";
            }
            _ => {}
        }
    }
}

fn is(tokens: &[TokenTree], at: Option<usize>, sign: char) -> bool {
    matches!(at.and_then(|at| tokens.get(at)), Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn word(tokens: &[TokenTree], at: Option<usize>) -> Option<String> {
    match tokens.get(at?)? {
        TokenTree::Ident(ident) => Some(ident.to_string()),
        _ => None,
    }
}

impl Walk<'_> {
    fn range(&self, span: proc_macro2::Span) -> Range<usize> {
        let bytes = span.byte_range();
        bytes.start + self.offset..bytes.end + self.offset
    }

    /// Notes what must change in a stream of tokens, and its names.
    fn stream(&mut self, stream: TokenStream, mut within: Within) {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let mut at = 0;
        while at < tokens.len() {
            match &tokens[at] {
                TokenTree::Punct(punct) if punct.as_char() == '#' => {
                    let behind = at + 1 + usize::from(is(&tokens, Some(at + 1), '!'));
                    if let Some(TokenTree::Group(group)) = tokens.get(behind)
                        && group.delimiter() == Delimiter::Bracket
                        && self.names.prefix.is_some()
                        && let Some(TokenTree::Ident(first)) = group.stream().into_iter().next()
                        && (first == "doc" || first == "macro_export")
                    {
                        let cut = self.range(punct.span()).start..self.range(group.span()).end;
                        self.edits.push((self.line_of(cut), String::new()));
                        at = behind;
                    }
                }
                TokenTree::Group(group) => {
                    let called = at.checked_sub(1 + usize::from(at > 0 && is(&tokens, Some(at - 1), '!')));
                    let is_cfg = word(&tokens, called).is_some_and(|word| word == "cfg" || word == "cfg_attr");
                    self.stream(group.stream(), Within { cfg: within.cfg || is_cfg, ..within });
                }
                TokenTree::Ident(ident) => {
                    within.import |= ident == "use";
                    self.ident(&tokens, at, ident, within);
                }
                // `"{name}"` names it where it is formatted.
                TokenTree::Literal(literal) => self.captured(literal),
                TokenTree::Punct(punct) if punct.as_char() == ';' => within.import = false,
                _ => {}
            }
            at += 1;
        }
    }

    /// What is left out, with its line where nothing else stands there and lines may go.
    fn line_of(&self, cut: Range<usize>) -> Range<usize> {
        let start = self.text[..cut.start].rfind('\n').map_or(0, |at| at + 1);
        let alone = self.text[start..cut.start].trim().is_empty() && self.text[cut.end..].starts_with('\n');
        if alone && !self.names.keeps_lines { start..cut.end + 1 } else { cut }
    }

    fn ident(&mut self, tokens: &[TokenTree], at: usize, ident: &proc_macro2::Ident, within: Within) {
        let text = ident.to_string();
        let range = self.range(ident.span());
        let colons = |at: Option<usize>| is(tokens, at, ':') && is(tokens, at.map(|at| at + 1), ':');
        // `name::<T>` is a call.
        let leads = colons(Some(at + 1)) && !is(tokens, Some(at + 3), '<');
        let follows = at.checked_sub(2).is_some_and(|before| colons(Some(before)));
        let before = at.checked_sub(1);
        if text == "feature"
            && within.cfg
            && is(tokens, Some(at + 1), '=')
            && let (Some(_), Some(TokenTree::Literal(value))) = (&self.names.prefix, tokens.get(at + 2))
        {
            let on = self.names.features.contains(value.to_string().trim_matches('"'));
            let with = if on { "all()" } else { "any()" };
            self.edits.push((range.start..self.range(value.span()).end, with.to_owned()));
        } else if text == "crate" && leads && !follows {
            if let Some(prefix) = &self.names.prefix {
                self.edits.push((range.end..range.end, format!("::{prefix}")));
            }
        } else if let Some(placed) =
            self.names.externs.get(&text).filter(|_| !is(tokens, before, '.') && !is(tokens, before, '$'))
        {
            let inner = at.checked_sub(3).is_some_and(|at| {
                matches!(&tokens[at], TokenTree::Ident(word) if !["use", "in", "as", "return", "impl", "dyn", "for", "pub"].contains(&&*word.to_string()))
                    || is(tokens, Some(at), '>')
            });
            let imported = word(tokens, before).is_some_and(|word| word == "use");
            if leads && follows && !inner {
                let start = self.range(tokens[at - 2].span()).start;
                self.edits.push((start..range.end, format!("crate::{placed}")));
            } else if leads && !follows {
                self.edits.push((range.clone(), format!("crate::{placed}")));
            } else if imported && is(tokens, Some(at + 1), ';') {
                self.edits.push((range.clone(), format!("crate::{placed} as _")));
            } else if imported && word(tokens, Some(at + 1)).is_some_and(|word| word == "as") {
                self.edits.push((range.clone(), format!("crate::{placed}")));
            }
        }
        let text = text.strip_prefix("r#").unwrap_or(&text);
        let dotted = is(tokens, before, '.') && !is(tokens, at.checked_sub(2), '.');
        let calls = is(tokens, Some(at + 1), '!') && matches!(tokens.get(at + 2), Some(TokenTree::Group(_)));
        if calls {
            self.idents.push((range.start, format!("{text}!")));
        } else if !is(tokens, before, '\'') {
            let owner = word(tokens, at.checked_sub(3).filter(|_| follows)).unwrap_or_default();
            let sign = match dotted {
                true => ".".to_owned(),
                false if follows || within.import => owner + "::",
                false => String::new(),
            };
            self.idents.push((range.start, format!("{sign}{text}")));
        }
    }

    fn captured(&mut self, literal: &proc_macro2::Literal) {
        let text = literal.to_string();
        if !text.contains('"') {
            return;
        }
        let place = self.range(literal.span()).start;
        for (at, _) in text.match_indices('{') {
            let name: String = text[at + 1..].chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
            if name.starts_with(|c: char| c.is_alphabetic() || c == '_') {
                self.idents.push((place, name));
            }
        }
    }

    fn items(&self, text: &str, items: &[syn::Item]) -> Vec<Item> {
        let kept = items.iter().filter(|item| !of_item(item).0.iter().any(is_only_for_tests));
        kept.map(|item| self.item(text, item)).collect()
    }

    fn item(&self, text: &str, item: &syn::Item) -> Item {
        let range = self.range(item.span());
        let begin = self.idents.partition_point(|(at, _)| *at < range.start);
        let names = self.idents[begin..].iter().take_while(|(at, _)| *at < range.end);
        Item {
            kind: self.kind(text, item),
            text: edited(text, range.clone(), &self.edits, &[]).trim().to_owned(),
            line: text[..range.start].matches('\n').count() + 1,
            names: names.map(|(_, name)| name.clone()).collect(),
            range,
        }
    }

    fn kind(&self, text: &str, item: &syn::Item) -> Kind {
        match item {
            syn::Item::Trait(item) => {
                let methods = item.items.iter().filter_map(|item| match item {
                    syn::TraitItem::Fn(method) => Some(plain(&method.sig.ident)),
                    syn::TraitItem::Const(constant) => Some(plain(&constant.ident)),
                    syn::TraitItem::Type(ty) => Some(plain(&ty.ident)),
                    _ => None,
                });
                Kind::Named([plain(&item.ident)].into_iter().chain(methods).collect())
            }
            syn::Item::Macro(item) => match &item.ident {
                Some(ident) => Kind::Macro(plain(ident), item.attrs.iter().any(|a| a.path().is_ident("macro_export"))),
                None => Kind::Call,
            },
            syn::Item::Impl(item) => {
                let mut head = item.self_ty.to_token_stream();
                head.extend(item.trait_.as_ref().map(|(path, _)| path.to_token_stream()));
                let mut names = BTreeSet::new();
                words_of(head, &mut names);
                Kind::Impl(names)
            }
            syn::Item::Use(item) => {
                let before = self.range(item.span()).start..self.range(item.use_token.span).start;
                let before = edited(text, before, &self.edits, &[]);
                Kind::Use(before.trim().to_owned(), self.tree(&item.tree, item.leading_colon.is_some()))
            }
            syn::Item::Mod(item) => {
                let before = self.range(item.span()).start..self.range(item.mod_token.span).start;
                let path = item.attrs.iter().find(|attribute| attribute.path().is_ident("path"));
                let mut cuts: Vec<(Range<usize>, String)> = Vec::new();
                cuts.extend(path.map(|attribute| (self.range(attribute.span()), String::new())));
                let head = Head {
                    name: plain(&item.ident),
                    before: edited(text, before, &self.edits, &cuts).trim().to_owned(),
                    macro_use: item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use")),
                };
                match &item.content {
                    Some((_, items)) => Kind::Inline(head, self.items(text, items)),
                    None => Kind::Outline(head, path.and_then(path_of)),
                }
            }
            syn::Item::ExternCrate(item) => {
                let takes = item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_use"));
                Kind::Extern(plain(&item.ident), takes)
            }
            item => of_item(item).1.map_or(Kind::Other, |ident| Kind::Named(vec![plain(ident)])),
        }
    }

    fn tree(&self, tree: &syn::UseTree, absolute: bool) -> Tree {
        let mut tree = tree_of(tree);
        self.place(&mut tree, absolute);
        tree
    }

    /// Makes the first segment say where it now is.
    fn place(&self, tree: &mut Tree, absolute: bool) {
        if tree.path.is_empty() {
            if let Leaf::Group(trees) = &mut tree.leaf {
                trees.iter_mut().for_each(|tree| self.place(tree, absolute));
            }
            if let Leaf::Name(name, other) = &mut tree.leaf
                && let Some(placed) = self.names.externs.get(name)
            {
                other.get_or_insert_with(|| name.clone());
                tree.path.push("crate".to_owned());
                name.clone_from(placed);
            }
            return;
        }
        if tree.path[0] == "crate" {
            if let Some(prefix) = &self.names.prefix {
                tree.path.insert(1, prefix.clone());
            }
        } else if let Some(placed) = self.names.externs.get(&tree.path[0]) {
            tree.path.splice(..1, ["crate".to_owned(), placed.clone()]);
        } else if absolute {
            tree.path[0].insert_str(0, "::");
        }
    }
}

fn tree_of(tree: &syn::UseTree) -> Tree {
    let mut path = Vec::new();
    let mut rest = tree;
    while let syn::UseTree::Path(inner) = rest {
        path.push(inner.ident.to_string());
        rest = &inner.tree;
    }
    let leaf = match rest {
        syn::UseTree::Name(name) => Leaf::Name(name.ident.to_string(), None),
        syn::UseTree::Rename(name) => Leaf::Name(name.ident.to_string(), Some(name.rename.to_string())),
        syn::UseTree::Group(group) => Leaf::Group(group.items.iter().map(tree_of).collect()),
        syn::UseTree::Glob(_) | syn::UseTree::Path(_) => Leaf::All,
    };
    Tree { path, leaf }
}

/// `#[cfg(test)]`, also among others in `all`, and `#[test]`.
fn is_only_for_tests(attribute: &syn::Attribute) -> bool {
    fn asks(meta: &syn::Meta) -> bool {
        match meta {
            syn::Meta::Path(path) => path.is_ident("test"),
            syn::Meta::List(list) if list.path.is_ident("all") || list.path.is_ident("cfg") => list
                .parse_args_with(syn::punctuated::Punctuated::<syn::Meta, syn::Token![,]>::parse_terminated)
                .is_ok_and(|inner| inner.iter().any(asks)),
            _ => false,
        }
    }
    asks(&attribute.meta)
}

fn path_of(attribute: &syn::Attribute) -> Option<String> {
    let syn::Meta::NameValue(pair) = &attribute.meta else { return None };
    match &pair.value {
        syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some(text.value()),
        _ => None,
    }
}

fn plain(ident: &syn::Ident) -> String {
    let text = ident.to_string();
    text.strip_prefix("r#").map_or(text.clone(), str::to_owned)
}

fn words_of(stream: TokenStream, into: &mut BTreeSet<String>) {
    for token in stream {
        match token {
            TokenTree::Ident(ident) => drop(into.insert(plain(&ident))),
            TokenTree::Group(group) => words_of(group.stream(), into),
            _ => {}
        }
    }
}

/// A part of a text with changes; of two that overlap the earlier counts.
pub(super) fn edited(
    text: &str,
    range: Range<usize>,
    edits: &[(Range<usize>, String)],
    more: &[(Range<usize>, String)],
) -> String {
    let mut all: Vec<&(Range<usize>, String)> = edits.iter().chain(more).collect();
    all.sort_by_key(|(range, _)| range.start);
    let mut out = String::new();
    let mut at = range.start;
    for (place, with) in all {
        if place.end <= at || place.end > range.end {
            continue;
        }
        if place.start < at {
            // It begins before the part.
            at = place.end;
            continue;
        }
        out.push_str(&text[at..place.start]);
        out.push_str(with);
        at = place.end;
    }
    out + &text[at..range.end]
}
