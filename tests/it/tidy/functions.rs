//! How long functions are.

use proc_macro2::Span;
use syn::visit::{self, Visit};

struct Lengths {
    found: Vec<(String, usize)>,
}

impl Lengths {
    fn note(&mut self, signature: &syn::Signature, end: Span) {
        let lines = end.end().line - signature.fn_token.span.start().line + 1;
        self.found.push((signature.ident.to_string(), lines));
    }
}

impl<'ast> Visit<'ast> for Lengths {
    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.note(&item.sig, item.block.brace_token.span.close());
        visit::visit_item_fn(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.note(&item.sig, item.block.brace_token.span.close());
        visit::visit_impl_item_fn(self, item);
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        if let Some(block) = &item.default {
            self.note(&item.sig, block.brace_token.span.close());
        }
        visit::visit_trait_item_fn(self, item);
    }
}

/// Every function of a file with its number of lines, from `fn` to the closing brace.
pub(super) fn lengths(text: &str) -> Vec<(String, usize)> {
    let mut lengths = Lengths { found: Vec::new() };
    lengths.visit_file(&syn::parse_file(text).unwrap());
    lengths.found
}
