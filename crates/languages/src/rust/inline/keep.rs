//! What is used and no more: the items that a source can reach, by name.
//!
//! An item is kept where a kept text of its own module names it, or of one that imports such a name, or any in a path, whatever the name means
//! there; an `impl` where its type and its trait are kept. Too much may stay, too little only where a macro makes a name that stands nowhere.

use super::parse::{Item, Kind, Leaf, Tree, bare};
use std::collections::{BTreeMap, BTreeSet};

/// A module with what is in it.
#[derive(Debug)]
pub(super) struct Module {
    pub name: String,
    /// Attributes and visibility.
    pub before: String,
    /// The file that its items stand in, as messages call it.
    pub file: String,
    pub items: Vec<(Item, bool)>,
    pub modules: Vec<(usize, Module)>,
}

/// The names that the kept part of one module uses, and those that it has from elsewhere.
#[derive(Debug, Default)]
pub(super) struct Uses {
    names: BTreeSet<String>,
    /// Those of them that may be methods.
    called: BTreeSet<String>,
    imports: BTreeSet<String>,
    /// The last names of modules of which it imports whatever there is.
    globs: BTreeSet<String>,
}

impl Uses {
    pub fn add(&mut self, names: impl IntoIterator<Item = String>) {
        for name in names {
            if name.contains([':', '.']) {
                self.called.insert(bare(&name).to_owned());
            }
            self.names.insert(name);
        }
    }

    /// Takes over what an import names, but of the system's libraries.
    pub fn import(&mut self, tree: &Tree) {
        let root = tree.path.first().map_or("", |root| root.trim_start_matches(':'));
        if ["std", "core", "alloc"].contains(&root) {
            return;
        }
        match &tree.leaf {
            Leaf::Name(name, other) => drop(self.imports.insert(other.as_ref().unwrap_or(name).clone())),
            Leaf::All => drop(self.globs.insert(tree.path.last().cloned().unwrap_or_default())),
            Leaf::Group(trees) => trees.iter().for_each(|tree| self.import(tree)),
        }
    }
}

/// What is there, and what of it is kept.
#[derive(Debug, Default)]
pub(super) struct Kept {
    /// Names in paths, with what stands before each.
    paths: BTreeMap<String, BTreeSet<String>>,
    calls: BTreeSet<String>,
    /// Names in macros, which mean something where these are called.
    said: BTreeSet<String>,
    /// What the text of each macro names.
    macros: BTreeMap<String, BTreeSet<String>>,
    /// The source's own root, which has no path, and the modules by their paths.
    uses: BTreeMap<Vec<String>, Uses>,
    /// Names that are defined anywhere, and those whose items are kept.
    defined: BTreeSet<String>,
    names: BTreeSet<String>,
    /// The names that each module defines, and whether their items are kept.
    own: BTreeMap<(Vec<String>, String), bool>,
    /// Modules of which nothing stays.
    gone: BTreeSet<Vec<String>>,
}

impl Kept {
    /// Marks what is used of the modules, beginning with the source itself.
    pub fn mark(modules: &mut [Module], source: Uses) -> Kept {
        let mut kept = Kept::default();
        kept.count(&source.names);
        kept.uses.insert(Vec::new(), source);
        modules.iter().for_each(|module| kept.define(module, &[]));
        let mut goes_on = true;
        while goes_on {
            goes_on = false;
            for module in modules.iter_mut() {
                goes_on |= kept.step(module, &[]);
            }
        }
        kept
    }

    /// Takes over what means the same wherever it stands.
    fn count(&mut self, names: &BTreeSet<String>) {
        for name in names {
            if let Some(called) = name.strip_suffix('!') {
                self.calls.insert(called.to_owned());
            } else if let Some((before, name)) = name.split_once("::") {
                self.paths.entry(name.to_owned()).or_default().insert(before.to_owned());
            }
        }
    }

    fn define(&mut self, module: &Module, above: &[String]) {
        let path = [above, std::slice::from_ref(&module.name)].concat();
        let mut uses = Uses::default();
        for (item, _) in &module.items {
            if let Some(name) = item.kind.name() {
                self.defined.insert(name.to_owned());
                self.own.insert((path.clone(), name.to_owned()), false);
            }
            if let Kind::Use(_, tree) = &item.kind {
                uses.import(tree);
            }
            if let Kind::Macro(name, _) = &item.kind {
                let said = item.names.iter().map(|name| bare(name).to_owned()).filter(|said| said != name);
                self.macros.insert(name.clone(), said.collect());
            }
        }
        module.modules.iter().for_each(|(_, module)| self.define(module, &path));
        self.uses.insert(path, uses);
    }

    fn step(&mut self, module: &mut Module, above: &[String]) -> bool {
        let path = [above, std::slice::from_ref(&module.name)].concat();
        let mut changed = false;
        let lives =
            module.items.iter().any(|(item, kept)| *kept && matches!(item.kind, Kind::Named(_) | Kind::Impl(_)));
        for (item, kept) in &mut module.items {
            if let Kind::Use(_, tree) = &item.kind {
                changed |= self.rename(tree, &path);
            }
            if *kept || !self.wants(item, &path, lives) {
                continue;
            }
            *kept = true;
            changed = true;
            self.count(&item.names);
            if matches!(item.kind, Kind::Macro(..)) {
                self.said.extend(item.names.iter().map(|name| bare(name).to_owned()));
            }
            self.uses.entry(path.clone()).or_default().add(item.names.iter().cloned());
            if let Some(name) = item.kind.name() {
                self.names.insert(name.to_owned());
                self.own.insert((path.clone(), name.to_owned()), true);
            }
        }
        for (_, inner) in &mut module.modules {
            changed |= self.step(inner, &path);
        }
        changed
    }

    /// What is used by another name is used by its own.
    fn rename(&mut self, tree: &Tree, at: &[String]) -> bool {
        match &tree.leaf {
            Leaf::Name(name, Some(other)) if self.is_used(other, at) => {
                self.paths.entry(name.clone()).or_default().insert(String::new())
            }
            Leaf::Group(trees) => trees.iter().fold(false, |changed, tree| self.rename(tree, at) | changed),
            _ => false,
        }
    }

    /// Whether what a module calls so is used.
    fn is_used(&self, name: &str, at: &[String]) -> bool {
        // What stands before a name is the module that has it, or anything else by which it can be had.
        let leads = |before: &String| !self.is_module(before) || self.has(before, name, at);
        self.said.contains(name)
            || self.paths.get(name).is_some_and(|before| before.iter().any(leads))
            || self.is_plain(name, at)
    }

    /// The same for what a macro makes: no macro of ours says it, and nothing but a module stands before it.
    fn is_made(&self, name: &str, at: &[String]) -> bool {
        let leads = |before: &String| before.is_empty() || self.is_module(before) && self.has(before, name, at);
        self.paths.get(name).is_some_and(|before| before.iter().any(leads)) || self.is_plain(name, at)
    }

    /// Whether a module uses a name without a path that means something in the module `at`.
    fn is_plain(&self, name: &str, at: &[String]) -> bool {
        let plain = |(path, uses): (&Vec<String>, &Uses)| {
            uses.names.contains(name) && (path == at || self.sees(uses, name, at))
        };
        self.uses.iter().any(plain)
    }

    /// Whether a name in modules called `module` may be that of something in the module `at`.
    fn has(&self, module: &str, name: &str, at: &[String]) -> bool {
        at.last().is_some_and(|last| last == module) || self.hands_on(module, name)
    }

    fn is_module(&self, name: &str) -> bool {
        self.uses.keys().any(|path| path.last().is_some_and(|last| last == name))
    }

    /// Whether modules called so have a name from elsewhere.
    fn hands_on(&self, module: &str, name: &str) -> bool {
        let mut modules = self.uses.iter().filter(|(path, _)| path.last().is_some_and(|last| last == module));
        modules.any(|(_, uses)| uses.imports.contains(name) || !uses.globs.is_empty())
    }

    /// Whether a module has the name of something in the module `at` without a path.
    fn sees(&self, uses: &Uses, name: &str, at: &[String]) -> bool {
        let glob = |from: &String| !self.is_module(from) || self.has(from, name, at);
        uses.imports.contains(name) || uses.globs.iter().any(glob)
    }

    fn wants(&self, item: &Item, at: &[String], lives: bool) -> bool {
        match &item.kind {
            Kind::Named(names) => {
                let name = names.first().map_or("", String::as_str);
                // A method brings its trait where that is in sight.
                let in_sight = |(path, uses): (&Vec<String>, &Uses)| {
                    names[1..].iter().any(|method| uses.called.contains(method))
                        && (path == at || self.sees(uses, name, at))
                };
                self.is_used(name, at) || (names.len() > 1 && self.uses.iter().any(in_sight))
            }
            Kind::Macro(name, _) => self.calls.contains(name),
            Kind::Impl(head) => {
                let known = |name: &&String| self.defined.contains(*name);
                let own = |name: &String| self.own.get(&(at.to_vec(), name.clone()));
                let lost = |name: &String| match own(name) {
                    Some(kept) => !kept,
                    None => self.defined.contains(name) && !self.names.contains(name),
                };
                let is_used = |name: &String| self.is_used(name, at);
                if head.iter().any(|name| known(&name)) { !head.iter().any(lost) } else { head.iter().any(is_used) }
            }
            // It may define any name in it that nothing else defines.
            Kind::Call => {
                let makes =
                    |name: &String| bare(name) == name && !self.defined.contains(name) && self.is_made(name, at);
                // Or it makes something for what is kept, of which its own text says nothing.
                let called = item.names.iter().find_map(|name| self.macros.get(name.strip_suffix('!')?));
                let serves = || called.is_some_and(|said| said.iter().any(|name| self.names.contains(name)));
                lives || item.names.iter().any(makes) || serves()
            }
            Kind::Other => true,
            Kind::Use(..) | Kind::Inline(..) | Kind::Outline(..) | Kind::Extern(..) => false,
        }
    }

    /// Whether anything of a module stays; what it exports again counts.
    pub fn lives(module: &Module) -> bool {
        let exports = |item: &Item| matches!(&item.kind, Kind::Use(before, _) if before.contains("pub"));
        module.items.iter().any(|(item, kept)| *kept || exports(item))
            || module.modules.iter().any(|(_, m)| Kept::lives(m))
    }

    /// The text of an import without what is gone; none where nothing is left. `at` is the module that it stands in.
    pub fn import(&self, tree: &Tree, at: &[String]) -> Option<String> {
        let mut path = at.to_vec();
        let mut ours = false;
        for (index, segment) in tree.path.iter().enumerate() {
            match (index, segment.as_str()) {
                (0, "crate") => (path, ours) = (Vec::new(), true),
                (0, "self") => ours = true,
                (_, "super") => {
                    path.pop();
                    ours = true;
                }
                (0, name) => {
                    path.push(name.to_owned());
                    ours = self.uses.contains_key(&path) || self.own.contains_key(&(at.to_vec(), name.to_owned()));
                }
                (_, name) => path.push(name.to_owned()),
            }
        }
        let prefix: String = tree.path.iter().map(|segment| format!("{segment}::")).collect();
        if tree.path.is_empty() && matches!(tree.leaf, Leaf::Group(_)) {
            let Leaf::Group(trees) = &tree.leaf else { return None };
            let left: Vec<String> = trees.iter().filter_map(|tree| self.import(tree, at)).collect();
            return (!left.is_empty()).then(|| format!("{{{}}}", left.join(", ")));
        }
        if !ours && !tree.path.is_empty() {
            return Some(prefix + &whole(&tree.leaf));
        }
        self.leaf(&tree.leaf, &path).map(|leaf| prefix + &leaf)
    }

    /// What is left of the end of a path of ours.
    fn leaf(&self, leaf: &Leaf, path: &[String]) -> Option<String> {
        match leaf {
            Leaf::Name(name, other) => self
                .is_there(path, name)
                .then(|| other.as_ref().map_or_else(|| name.clone(), |other| format!("{name} as {other}"))),
            Leaf::All => {
                (path.is_empty() || self.is_there(&path[..path.len() - 1], path.last()?)).then(|| "*".to_owned())
            }
            Leaf::Group(trees) => {
                let left: Vec<String> = trees
                    .iter()
                    .filter_map(|tree| {
                        let inner = [path, &tree.path].concat();
                        let prefix: String = tree.path.iter().map(|segment| format!("{segment}::")).collect();
                        self.leaf(&tree.leaf, &inner).map(|leaf| prefix + &leaf)
                    })
                    .collect();
                match left.as_slice() {
                    [] => None,
                    [one] if one != "self" => Some(one.clone()),
                    _ => Some(format!("{{{}}}", left.join(", "))),
                }
            }
        }
    }

    /// Whether a name can still be found in a module.
    fn is_there(&self, path: &[String], name: &str) -> bool {
        let child = [path, &[name.to_owned()]].concat();
        if name == "self" {
            return path.is_empty() || self.is_there(&path[..path.len() - 1], &path[path.len() - 1]);
        }
        if self.uses.contains_key(&child) && !self.gone.contains(&child) {
            return true;
        }
        match self.own.get(&(path.to_vec(), name.to_owned())) {
            Some(kept) => *kept,
            None if self.gone.contains(path) || self.uses.contains_key(&child) => false,
            // Exported again from elsewhere, made by a macro, or a variant of a type.
            None if self.uses.contains_key(path) || path.is_empty() => {
                !self.defined.contains(name) || self.names.contains(name)
            }
            None => self.is_there(&path[..path.len() - 1], &path[path.len() - 1]),
        }
    }

    /// Forgets the modules of which nothing stays.
    pub fn forget(&mut self, gone: &[String]) {
        self.gone.extend(self.uses.keys().filter(|path| path.starts_with(gone)).cloned());
    }
}

fn whole(leaf: &Leaf) -> String {
    match leaf {
        Leaf::Name(name, None) => name.clone(),
        Leaf::Name(name, Some(other)) => format!("{name} as {other}"),
        Leaf::All => "*".to_owned(),
        Leaf::Group(trees) => {
            let inner = |tree: &Tree| {
                let prefix: String = tree.path.iter().map(|segment| format!("{segment}::")).collect();
                prefix + &whole(&tree.leaf)
            };
            format!("{{{}}}", trees.iter().map(inner).collect::<Vec<_>>().join(", "))
        }
    }
}
