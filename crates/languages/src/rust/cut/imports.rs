//! Which parts of a `use` are still needed.

use super::{Kept, items};

/// What is left of a `use`.
pub(super) enum Needed {
    All,
    /// This tree instead.
    Some(String),
    Nothing,
}

/// Traits of the standard library that act without being named, and what they are called through.
const TRAITS: [(&str, &str); 11] = [
    ("Read", "read read_to_string read_to_end read_exact bytes chain take by_ref"),
    ("BufRead", "lines read_line read_until split fill_buf consume"),
    ("Write", "write write_all write_str write_char write_fmt flush writeln"),
    ("Seek", "seek rewind stream_position"),
    ("FromStr", "from_str"),
    ("Hash", "hash"),
    ("Hasher", "finish write write_u8 write_u32 write_u64 write_usize write_i32 write_i64"),
    ("BuildHasher", "build_hasher hash_one"),
    ("Borrow", "borrow"),
    ("BorrowMut", "borrow_mut"),
    ("Any", "type_id"),
];

/// What the standard library's wholesale imports are for, where it can be told.
const WHOLESALE: [(&str, &str); 2] = [
    (
        "io",
        "stdin stdout stderr Read BufRead Write BufReader BufWriter Stdin Stdout StdinLock StdoutLock Lines Bytes \
         Error ErrorKind Result Cursor lines read_line read_to_string read_to_end writeln write write_all flush",
    ),
    (
        "collections",
        "HashMap HashSet BTreeMap BTreeSet BinaryHeap VecDeque LinkedList hash_map btree_map hash_set \
         btree_set binary_heap vec_deque linked_list Bound",
    ),
];

/// Decides about a whole `use`.
pub(super) fn needed(text: &str, import: &syn::ItemUse, offset: usize, kept: &Kept) -> Needed {
    let tree = Tree { text, offset, kept };
    match tree.render(&import.tree, &mut Vec::new()) {
        None => Needed::Nothing,
        Some(rendered) if rendered == tree.source(&import.tree) => Needed::All,
        Some(rendered) => Needed::Some(rendered),
    }
}

/// The names on the way to what a `use` brings and something that stays mentions: what the import mentions itself.
pub(super) fn paths(import: &syn::ItemUse, kept: &Kept) -> Vec<String> {
    let mut names = Vec::new();
    walk(&import.tree, kept, &mut Vec::new(), &mut names);
    names
}

fn walk(tree: &syn::UseTree, kept: &Kept, path: &mut Vec<String>, names: &mut Vec<String>) {
    let mut leaf = |introduced: &syn::Ident, path: &[String], own: &syn::Ident| {
        if kept.uses.contains(&introduced.to_string()) && !Tree::is_std(path) {
            names.extend(path.iter().cloned().chain([own.to_string()]));
        }
    };
    match tree {
        syn::UseTree::Path(step) => {
            path.push(step.ident.to_string());
            walk(&step.tree, kept, path, names);
            path.pop();
        }
        syn::UseTree::Group(group) => group.items.iter().for_each(|item| walk(item, kept, path, names)),
        syn::UseTree::Rename(rename) => leaf(&rename.rename, path, &rename.ident),
        syn::UseTree::Name(name) => leaf(&name.ident, path, &name.ident),
        syn::UseTree::Glob(_) => {}
    }
}

struct Tree<'a> {
    text: &'a str,
    offset: usize,
    kept: &'a Kept,
}

impl Tree<'_> {
    fn source(&self, tree: &syn::UseTree) -> String {
        self.text[items::range(tree, self.offset)].to_string()
    }

    /// The tree without what is not needed; nothing where nothing is.
    fn render(&self, tree: &syn::UseTree, path: &mut Vec<String>) -> Option<String> {
        match tree {
            syn::UseTree::Path(step) => {
                path.push(step.ident.to_string());
                let inner = self.render(&step.tree, path);
                path.pop();
                let inner = inner?;
                if inner == self.source(&step.tree) {
                    return Some(self.source(tree));
                }
                Some(format!("{}::{inner}", step.ident))
            }
            syn::UseTree::Group(group) => {
                let parts: Vec<Option<String>> = group.items.iter().map(|item| self.render(item, path)).collect();
                let whole =
                    parts.iter().zip(&group.items).all(|(part, item)| part.as_ref() == Some(&self.source(item)));
                if whole {
                    return Some(self.source(tree));
                }
                let left: Vec<String> = parts.into_iter().flatten().collect();
                match left.as_slice() {
                    [] => None,
                    [one] if one != "self" && !one.starts_with("self ") && !path.is_empty() => Some(one.clone()),
                    several => Some(format!("{{{}}}", several.join(", "))),
                }
            }
            syn::UseTree::Name(name) => {
                let word = name.ident.to_string();
                let introduced = if word == "self" { path.last().cloned().unwrap_or_default() } else { word.clone() };
                self.wanted(path, &word, &introduced).then(|| self.source(tree))
            }
            syn::UseTree::Rename(rename) => {
                let (word, introduced) = (rename.ident.to_string(), rename.rename.to_string());
                self.wanted(path, &word, &introduced).then(|| self.source(tree))
            }
            syn::UseTree::Glob(_) => self.wholesale(path).then(|| self.source(tree)),
        }
    }

    fn is_std(path: &[String]) -> bool {
        path.first().is_some_and(|first| matches!(first.as_str(), "std" | "core" | "alloc"))
    }

    fn mentioned(&self, words: &str) -> bool {
        words.split(' ').any(|word| self.kept.uses.contains(word) || self.kept.members.contains(word))
    }

    fn wanted(&self, path: &[String], word: &str, introduced: &str) -> bool {
        if introduced != "_" && self.kept.uses.contains(introduced) {
            return true;
        }
        if Tree::is_std(path) || (path.is_empty() && matches!(word, "std" | "core" | "alloc")) {
            return TRAITS.iter().any(|(name, methods)| *name == word && self.mentioned(methods));
        }
        // Another crate may bring methods that nobody can see.
        self.stays(path.iter().map(String::as_str).chain([word]))
    }

    fn wholesale(&self, path: &[String]) -> bool {
        if Tree::is_std(path) {
            let table = WHOLESALE.iter().find(|(module, _)| path.iter().any(|step| step == module));
            return table.is_none_or(|(_, words)| self.mentioned(words));
        }
        self.stays(path.iter().map(String::as_str))
    }

    /// Whether the item of this file that a path begins with stays; paths into other crates do.
    fn stays<'p>(&self, mut path: impl Iterator<Item = &'p str>) -> bool {
        let first = path.find(|step| !matches!(*step, "crate" | "self" | "super"));
        first.is_none_or(|step| !self.kept.local.contains(step) || self.kept.defined.contains(step))
    }
}
