//! Public items that say nothing of themselves. Fields and variants whose names say all need no words.

use super::sources::Source;
use syn::visit::{self, Visit};

#[derive(Default)]
struct Silent {
    found: Vec<String>,
}

impl Silent {
    fn note(&mut self, visibility: &syn::Visibility, attributes: &[syn::Attribute], name: &syn::Ident) {
        let speaks = attributes.iter().any(|attribute| attribute.path().is_ident("doc"));
        if matches!(visibility, syn::Visibility::Public(_)) && !speaks {
            self.found.push(name.to_string());
        }
    }
}

impl<'ast> Visit<'ast> for Silent {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        match item {
            syn::Item::Fn(item) => self.note(&item.vis, &item.attrs, &item.sig.ident),
            syn::Item::Struct(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Enum(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Trait(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Type(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Const(item) => self.note(&item.vis, &item.attrs, &item.ident),
            syn::Item::Static(item) => self.note(&item.vis, &item.attrs, &item.ident),
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.note(&item.vis, &item.attrs, &item.sig.ident);
    }
}

/// The public items of a file without a docstring.
pub(super) fn silent(text: &str) -> Vec<String> {
    let mut silent = Silent::default();
    silent.visit_file(&syn::parse_file(text).unwrap());
    silent.found
}

/// Whether a file's module and all above it are public in its crate.
pub(super) fn is_public(source: &Source, all: &[Source]) -> bool {
    let module = source.module();
    (0..module.len()).all(|depth| {
        let declared = format!("pub mod {};", module[depth]);
        let above = all.iter().filter(|other| other.package() == source.package() && other.module() == module[..depth]);
        above.into_iter().any(|other| other.text.contains(&declared))
    })
}
