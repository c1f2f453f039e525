//! Rust: the `impl` of the class that is called and what it needs, found by names.
//!
//! An item stays when something that stays mentions a name it defines. Names are not resolved, so that sometimes too much stays, never
//! too little: an unused helper does no harm, a missing one does.

mod imports;
mod items;

use std::collections::BTreeSet;
use std::ops::Range;

use super::method_name;
use super::scan::scan;
use super::source::{SyntaxFault, with_file};
use crate::cutter::{Called, CutError, Cutter, Edit, apply};
use items::{Item, Kind};

/// The text for the box; nothing where there is no `impl` of the class with the functions.
pub(super) fn cut(text: &str, called: &Called) -> Result<Option<String>, CutError> {
    let comments = scan(text.as_bytes()).comments;
    let plain: Vec<Range<usize>> = comments.into_iter().filter(|c| !is_doc(&text[c.clone()])).collect();
    let cutter = Cutter::new(text, &plain);
    let edits = with_file(text, |file, offset| {
        let items = items::of(text, &file.items, offset, called.owner);
        let has = |function: &String| {
            let snake = if function == called.owner { "new".to_owned() } else { method_name(function) };
            items.iter().any(|item| item.functions.iter().any(|name| name == function || *name == snake))
        };
        if !called.functions.iter().all(has) {
            return None;
        }
        let kept = keep(&items);
        let mut edits = Vec::new();
        for (item, stays) in items.iter().zip(&kept.items) {
            match (&item.kind, stays) {
                (Kind::Use(import), _) => match imports::needed(text, import, offset, &kept) {
                    imports::Needed::All => {}
                    imports::Needed::Some(with) => edits.push(Edit { range: items::range(&import.tree, offset), with }),
                    imports::Needed::Nothing => edits.push(cutter.remove(item.range.clone())),
                },
                (_, true) => {}
                (_, false) => edits.push(cutter.remove(item.range.clone())),
            }
        }
        if text.starts_with("#!") && offset > 0 {
            edits.push(cutter.remove(0..text.find('\n').unwrap_or(text.len())));
        }
        edits.extend(file.attrs.iter().filter_map(|attribute| inner(text, &cutter, attribute, offset)));
        Some(edits)
    });
    match edits {
        Ok(edits) => Ok(edits.map(|edits| apply(text, edits))),
        Err(SyntaxFault::At(line, column, message)) => Err(CutError::At(line, column, message)),
        Err(SyntaxFault::TooMuch) => Err(CutError::TooMuch),
    }
}

/// Whether a comment is documentation, which is part of its item.
fn is_doc(comment: &str) -> bool {
    let outer = comment.starts_with("///") && !comment.starts_with("////");
    let block = comment.starts_with("/**") && !comment.starts_with("/***") && comment.len() > 4;
    outer || block || comment.starts_with("//!") || comment.starts_with("/*!")
}

/// Attributes of the whole file may stand only at its top, and the box is not a file's top: documentation becomes a comment, the rest goes.
fn inner(text: &str, cutter: &Cutter, attribute: &syn::Attribute, offset: usize) -> Option<Edit> {
    let range = items::range(attribute, offset);
    match &text[range.clone()] {
        doc if doc.starts_with("//!") => Some(Edit { range: range.start..range.start + 3, with: "//".to_string() }),
        doc if doc.starts_with("/*!") => Some(Edit { range: range.start..range.start + 3, with: "/*".to_string() }),
        _ => Some(cutter.remove(range)),
    }
}

/// What stays, and the names it mentions.
struct Kept {
    items: Vec<bool>,
    /// Names of everything in the file.
    local: BTreeSet<String>,
    /// Names of what stays.
    defined: BTreeSet<String>,
    /// Names mentioned by what stays.
    uses: BTreeSet<String>,
    /// Names mentioned behind a dot: methods and fields.
    members: BTreeSet<String>,
}

fn keep(items: &[Item]) -> Kept {
    let mut kept = Kept {
        items: vec![false; items.len()],
        local: items.iter().flat_map(|item| item.defines.iter().cloned()).collect(),
        defined: BTreeSet::new(),
        uses: BTreeSet::new(),
        members: BTreeSet::new(),
    };
    loop {
        let mut grown = false;
        let imports =
            items.iter().filter_map(|item| if let Kind::Use(import) = &item.kind { Some(import) } else { None });
        for import in imports {
            for path in imports::paths(import, &kept) {
                grown |= kept.uses.insert(path);
            }
        }
        for (i, item) in items.iter().enumerate() {
            let stays = !kept.items[i]
                && match &item.kind {
                    Kind::Root => true,
                    Kind::Drop | Kind::Use(_) => false,
                    Kind::Named => item.defines.iter().any(|name| kept.uses.contains(name)),
                    Kind::Trait(methods) => {
                        item.defines.iter().any(|name| kept.uses.contains(name))
                            || methods.iter().any(|name| kept.members.contains(name) || kept.uses.contains(name))
                    }
                    Kind::Impl(header) => {
                        header.iter().all(|name| !kept.local.contains(name) || kept.defined.contains(name))
                    }
                };
            if stays {
                kept.items[i] = true;
                kept.defined.extend(item.defines.iter().cloned());
                kept.uses.extend(item.uses.iter().cloned());
                kept.members.extend(item.members.iter().cloned());
                grown = true;
            }
        }
        if !grown {
            return kept;
        }
    }
}
