//! Which files of a crate use which, read from their paths; and the circles among them and among their folders.

use super::sources::Source;
use std::collections::{BTreeMap, BTreeSet};
use syn::visit::{self, Visit};

type Module = Vec<String>;

/// What one file brings into scope from elsewhere in its crate, by name.
type Imports = BTreeMap<String, Module>;

struct Paths<'a> {
    modules: &'a BTreeSet<Module>,
    here: Module,
    /// Where inline modules and their `super` lead.
    depth: usize,
    found: Vec<(Option<String>, Module)>,
}

impl Paths<'_> {
    fn note(&mut self, path: &[String], name: Option<String>) {
        let inner = &self.here[..];
        let mut place: Module = match path.first().map(String::as_str) {
            Some("crate") => Vec::new(),
            Some("self") => inner.to_vec(),
            // In a module within the file, the first `super` is the file itself.
            Some("super") => inner[..inner.len().saturating_sub(usize::from(self.depth == 0))].to_vec(),
            Some(first) if self.modules.contains(&[inner, &[first.to_string()]].concat()) => {
                [inner, &[first.to_string()]].concat()
            }
            _ => return,
        };
        let mut above = usize::from(self.depth == 0);
        for part in &path[1..] {
            if part == "super" {
                above += 1;
                if above > self.depth {
                    place.pop();
                }
            } else {
                place.push(part.clone());
            }
        }
        self.found.push((name, place));
    }

    fn tree(&mut self, before: &[String], tree: &syn::UseTree) {
        match tree {
            syn::UseTree::Path(path) => self.tree(&[before, &[path.ident.to_string()]].concat(), &path.tree),
            syn::UseTree::Name(name) if name.ident == "self" => {
                self.note(before, before.last().cloned());
            }
            syn::UseTree::Name(name) => {
                let name = name.ident.to_string();
                self.note(&[before, std::slice::from_ref(&name)].concat(), Some(name));
            }
            syn::UseTree::Rename(rename) => {
                let path = [before, &[rename.ident.to_string()]].concat();
                self.note(&path, Some(rename.rename.to_string()));
            }
            syn::UseTree::Glob(_) => self.note(before, None),
            syn::UseTree::Group(group) => group.items.iter().for_each(|item| self.tree(before, item)),
        }
    }
}

impl<'ast> Visit<'ast> for Paths<'_> {
    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        let parts: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if parts.len() > 1 {
            self.note(&parts, None);
        }
        visit::visit_path(self, path);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        // Tests look wherever they must.
        let for_tests = item.attrs.iter().any(|attribute| attribute.path().is_ident("cfg"));
        if item.content.is_some() && !for_tests {
            self.depth += 1;
            visit::visit_item_mod(self, item);
            self.depth -= 1;
        }
    }
}

/// The file in which a path ends, followed through what its modules export again.
fn file_of(place: &[String], files: &BTreeMap<Module, Imports>, steps: usize) -> Option<Module> {
    let longest = (0..=place.len()).rev().find(|&length| files.contains_key(&place[..length]))?;
    let file = place[..longest].to_vec();
    let exported = place.get(longest).and_then(|name| files[&file].get(name));
    match exported {
        Some(elsewhere) if steps > 0 && *elsewhere != place => file_of(elsewhere, files, steps - 1),
        _ => Some(file),
    }
}

/// For every file of a crate the files that it uses. Files for tests look wherever they must, and count for nothing.
fn uses(sources: &[&Source]) -> BTreeMap<Module, BTreeSet<Module>> {
    let is_program = |source: &&&Source| {
        let name = source.place();
        !name.ends_with("tests.rs") && !name.ends_with("samples.rs")
    };
    let sources: Vec<&&Source> = sources.iter().filter(is_program).collect();
    let modules: BTreeSet<Module> = sources.iter().map(|source| source.module()).collect();
    let mut files: BTreeMap<Module, Imports> = BTreeMap::new();
    let mut mentions: BTreeMap<Module, Vec<Module>> = BTreeMap::new();
    for source in &sources {
        let here = source.module();
        let mut paths = Paths { modules: &modules, here: here.clone(), depth: 0, found: Vec::new() };
        paths.visit_file(&syn::parse_file(&source.text).unwrap());
        let imports = paths.found.iter().filter_map(|(name, place)| Some((name.clone()?, place.clone())));
        files.insert(here.clone(), imports.collect());
        mentions.insert(here, paths.found.into_iter().map(|(_, place)| place).collect());
    }
    let reached = |places: Vec<Module>| places.iter().filter_map(|place| file_of(place, &files, 8)).collect();
    mentions.into_iter().map(|(here, places)| (here, reached(places))).collect()
}

/// The groups of neighbours in one crate that reach each other: files or folders with all that lies in them, side by side in one folder.
///
/// A module and what lies below it may know each other. A circle of files is also one of neighbours, in the folder that holds them all.
pub(super) fn circles(sources: &[&Source]) -> Vec<Vec<String>> {
    let mut arrows: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (here, there) in uses(sources).iter().flat_map(|(here, used)| used.iter().map(move |there| (here, there))) {
        let common = here.iter().zip(there).take_while(|(a, b)| a == b).count();
        if common < here.len().min(there.len()) {
            arrows.entry(here[..=common].to_vec()).or_default().insert(there[..=common].to_vec());
        }
    }
    let reaches = |from| {
        let mut seen = BTreeSet::new();
        let mut open: Vec<&Module> = vec![from];
        while let Some(next) = open.pop() {
            open.extend(arrows.get(next).into_iter().flatten().filter(|there| seen.insert(*there)));
        }
        seen
    };
    let reached: BTreeMap<&Module, BTreeSet<&Module>> = arrows.keys().map(|here| (here, reaches(here))).collect();
    let mut groups = BTreeSet::new();
    for (here, there) in &reached {
        if there.contains(*here) {
            let group = there.iter().filter(|other| reached.get(*other).is_some_and(|back| back.contains(*here)));
            groups.insert(group.map(|module| module.join("/")).collect::<Vec<_>>());
        }
    }
    groups.into_iter().collect()
}
