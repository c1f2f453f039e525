//! Lists that are only used place by place: more room at their end makes no difference.

use std::collections::BTreeMap;
use std::ops::Range;

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use syn::{BinOp, Expr};

use super::literal;
use super::sites::Sites;

/// How often a text names each name, and with how many indices behind it at least.
#[derive(Debug, Default)]
pub(super) struct Uses(BTreeMap<String, usize>);

impl Uses {
    /// Those of a function's text.
    pub fn of(text: &str) -> Uses {
        let mut uses = Uses::default();
        if let Ok(stream) = text.parse::<TokenStream>() {
            uses.collect(stream);
        }
        uses
    }

    fn collect(&mut self, stream: TokenStream) {
        let tokens: Vec<TokenTree> = stream.into_iter().collect();
        let is = |at: usize, word: &str| matches!(tokens.get(at), Some(TokenTree::Ident(ident)) if ident == word);
        for (at, token) in tokens.iter().enumerate() {
            match token {
                TokenTree::Group(group) => self.collect(group.stream()),
                TokenTree::Ident(name) => {
                    // Where it gets its value it is not used yet.
                    if at > 0 && (is(at - 1, "let") || (at > 1 && is(at - 1, "mut") && is(at - 2, "let"))) {
                        continue;
                    }
                    let indices = tokens[at + 1..].iter().take_while(|token| is_index(token)).count();
                    let least = self.0.entry(name.to_string()).or_insert(usize::MAX);
                    *least = indices.min(*least);
                }
                _ => {}
            }
        }
    }

    /// With how many indices a name is used at least.
    fn depth(&self, name: &str) -> usize {
        self.0.get(name).copied().unwrap_or(usize::MAX)
    }
}

/// One place in brackets, and no range of them.
fn is_index(token: &TokenTree) -> bool {
    let TokenTree::Group(group) = token else { return false };
    let inner: Vec<TokenTree> = group.stream().into_iter().collect();
    let dot = |token: &TokenTree| matches!(token, TokenTree::Punct(punct) if punct.as_char() == '.');
    group.delimiter() == Delimiter::Bracket && !inner.windows(2).any(|two| two.iter().all(dot))
}

/// Marks the constants in the lengths of a new list whose growth only gives room: `n + 1` in `vec![vec![0; n + 1]; m]`.
pub(super) fn mark(name: &str, value: &Expr, uses: &Uses, sites: &mut Sites) {
    let mut value = value.clone();
    let mut depth = 1;
    while depth <= uses.depth(name) {
        let Expr::Macro(list) = &value else { break };
        let Some((inner, length)) = list.mac.path.is_ident("vec").then(|| repeated(&list.mac)).flatten() else { break };
        if let Some((at, more)) = growing(&length, sites) {
            sites.roomy.insert(at.start, more);
        }
        value = inner;
        depth += 1;
    }
}

fn repeated(mac: &syn::Macro) -> Option<(Expr, Expr)> {
    mac.parse_body_with(|input: syn::parse::ParseStream| {
        let value = input.parse()?;
        input.parse::<syn::Token![;]>()?;
        Ok((value, input.parse()?))
    })
    .ok()
}

/// The constant in a length, and whether more of it makes the list longer.
fn growing(length: &Expr, sites: &Sites) -> Option<(Range<usize>, bool)> {
    match length {
        whole if literal::is_whole_number(whole) => Some((sites.range(whole), true)),
        // A length is no less than 0, and so is each of its factors.
        Expr::Binary(product) if matches!(product.op, BinOp::Mul(_) | BinOp::Shl(_)) => growing(&product.left, sites),
        Expr::Binary(sum) if literal::is_whole_number(&sum.right) => match sum.op {
            BinOp::Add(_) => Some((sites.range(&*sum.right), true)),
            BinOp::Sub(_) => Some((sites.range(&*sum.right), false)),
            _ => None,
        },
        _ => None,
    }
}
