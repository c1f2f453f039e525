//! Modules in files of their own and libraries of the same project, put into the file.
//!
//! A library becomes a module of its name at the end of the file: `crate::` and the names of other libraries get the way there, features
//! are decided, an exported macro is found where its crate's root was. Of all that only what the source can reach by name is taken
//! ([`keep`]). What crates.io has stays a name: some judges have it, and the compiler says where it is missing.

mod keep;
mod manifest;
mod parse;

use crate::inline::{DEPTH_MAX, InlineError, Project, Taken, Whole};
use keep::{Kept, Module, Uses};
use manifest::Library;
use parse::{Head, Item, Kind, Names, Parsed, bare, edited, parse};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};

struct Crate {
    names: Names,
    libraries: BTreeMap<String, Library>,
}

struct Loader<'p> {
    project: &'p Project,
    taken: Taken,
    /// The modules that libraries become, by the files that begin these.
    placed: BTreeMap<PathBuf, String>,
    /// Libraries that some text names and nobody has read.
    waiting: Vec<Library>,
    /// Names that the source's own root has.
    occupied: BTreeSet<String>,
    /// `extern crate` of the system's, which count for the whole file.
    system: BTreeSet<String>,
    /// Whether lines keep their numbers where something is left out.
    keeps_lines: bool,
}

/// A place of the source for a module that lay in another file.
struct Hole {
    range: Range<usize>,
    module: Module,
    in_place: bool,
}

pub(super) fn inline(project: &Project, text: &[u8], keeps_lines: bool) -> Result<Option<Whole>, InlineError> {
    let Ok(text) = std::str::from_utf8(text) else { return Ok(None) };
    let folder = project.source.parent().unwrap_or(&project.root).to_owned();
    let libraries = manifest::libraries(project, &folder)?;
    if !has_outline(text) && !libraries.keys().any(|name| text.contains(name.as_str())) {
        return Ok(None);
    }
    let mut loader = Loader {
        project,
        taken: Taken::default(),
        placed: BTreeMap::new(),
        waiting: Vec::new(),
        occupied: BTreeSet::new(),
        system: BTreeSet::new(),
        keeps_lines,
    };
    loader.inline(text, &folder, libraries)
}

/// Whether `mod name;` may stand in a text.
fn has_outline(text: &str) -> bool {
    text.match_indices("mod ").any(|(at, _)| {
        let rest = text[at + 4..].trim_start().trim_start_matches("r#");
        let behind = rest.trim_start_matches(|c: char| c.is_alphanumeric() || c == '_');
        behind.len() < rest.len() && behind.trim_start().starts_with(';')
    })
}

impl Loader<'_> {
    fn inline(
        &mut self,
        text: &str,
        folder: &Path,
        libraries: BTreeMap<String, Library>,
    ) -> Result<Option<Whole>, InlineError> {
        let shown = self.project.shown(&self.project.source);
        // A source that cannot be parsed is the compiler's affair, which says it better.
        let alone = self.krate(None, BTreeSet::new(), BTreeMap::new());
        let Ok(first) = parse(text, &alone.names, &shown) else { return Ok(None) };
        self.occupied = first.items.iter().flat_map(names_of).chain(first.bound).collect();
        let own = self.krate(None, BTreeSet::new(), libraries);
        let Parsed { items, edits, names, bound } = parse(text, &own.names, &shown)?;
        self.expect(&own, names.iter().map(|(_, name)| bare(name)).filter(|name| !bound.contains(*name)))?;
        let mut source = Uses::default();
        source.add(names.into_iter().map(|(_, name)| name));
        let mut holes = Vec::new();
        let mut changes = Vec::new();
        self.holes(&own, items, folder, true, (&mut holes, &mut changes, &mut source))?;
        let mut libraries = Vec::new();
        while let Some(library) = self.waiting.pop() {
            libraries.push(self.library(&library)?);
        }
        libraries.sort_by(|a, b| a.name.cmp(&b.name));
        if holes.is_empty() && libraries.is_empty() {
            return Ok(None);
        }
        let places: Vec<(Range<usize>, bool)> = holes.iter().map(|hole| (hole.range.clone(), hole.in_place)).collect();
        let mut modules: Vec<Module> = holes.into_iter().map(|hole| hole.module).chain(libraries).collect();
        let mut kept = Kept::mark(&mut modules, source);
        modules.iter().for_each(|module| forget(&mut kept, module, &mut vec![module.name.clone()]));
        for ((range, in_place), module) in places.iter().zip(&modules) {
            let mut inner = Writer::default();
            if *in_place {
                inner.module(module, &kept, &mut vec![module.name.clone()], false);
            } else {
                // The author's lines keep their numbers.
                inner.text = "\n".repeat(text[range.clone()].matches('\n').count());
            }
            changes.push((range.clone(), inner.text));
        }
        let mut out = Writer { text: edited(text, 0..text.len(), &changes, &edits), ..Writer::default() };
        if !out.text.ends_with('\n') {
            out.text.push('\n');
        }
        self.system.iter().for_each(|name| out.text.push_str(&format!("extern crate {name};\n")));
        for (index, module) in modules.iter().enumerate() {
            let place = places.get(index);
            if place.is_none_or(|(_, in_place)| !in_place) {
                out.text.push('\n');
                out.module(module, &kept, &mut vec![module.name.clone()], place.is_none());
            }
        }
        let files = std::mem::take(&mut self.taken.files);
        Ok(Some(Whole { text: out.text.into_bytes(), places: out.places, files }))
    }

    /// What names mean in a crate.
    fn krate(
        &mut self,
        prefix: Option<String>,
        features: BTreeSet<String>,
        libraries: BTreeMap<String, Library>,
    ) -> Crate {
        let mut externs = BTreeMap::new();
        for (name, library) in &libraries {
            let placed = match self.placed.get(&library.root) {
                Some(placed) => placed.clone(),
                None => {
                    let mut placed = library.name.clone();
                    while self.occupied.contains(&placed) || self.placed.values().any(|other| *other == placed) {
                        placed.push('_');
                    }
                    self.placed.insert(library.root.clone(), placed.clone());
                    placed
                }
            };
            externs.insert(name.clone(), placed);
        }
        let names = Names { prefix, externs, features, keeps_lines: self.keeps_lines };
        Crate { names, libraries }
    }

    /// Notes the libraries that a text names.
    fn expect<'n>(&mut self, krate: &Crate, names: impl Iterator<Item = &'n str>) -> Result<(), InlineError> {
        for name in names.collect::<BTreeSet<_>>() {
            let Some(library) = krate.libraries.get(name) else { continue };
            if library.is_procedural {
                let message = "is a library of procedural macros, which run in the compiler: no single file holds them";
                return Err(InlineError::new(self.project.shown(&library.root), message));
            }
            if !self.waiting.contains(library) && self.occupied.insert(format!("crate {}", library.root.display())) {
                self.waiting.push(library.clone());
            }
        }
        Ok(())
    }

    fn library(&mut self, library: &Library) -> Result<Module, InlineError> {
        let placed = self.placed.get(&library.root).cloned().unwrap_or_else(|| library.name.clone());
        let libraries = manifest::libraries(self.project, &library.folder)?;
        // A library does not name itself from outside.
        let libraries = libraries.into_iter().filter(|(_, other)| other.root != library.root).collect();
        let krate = self.krate(Some(placed.clone()), library.features.clone(), libraries);
        let head = Head { name: placed, before: "#[allow(dead_code, unused)]\npub".to_owned(), macro_use: false };
        let folder = library.root.parent().unwrap_or(&self.project.root).to_owned();
        self.file(&krate, head, &library.root, &folder, 0)
    }

    /// A module that is a file; `folder` is where its own modules lie.
    fn file(
        &mut self,
        krate: &Crate,
        head: Head,
        file: &Path,
        folder: &Path,
        depth: usize,
    ) -> Result<Module, InlineError> {
        let shown = self.project.shown(file);
        if depth == DEPTH_MAX {
            return Err(InlineError::new(shown, format!("modules lie more than {DEPTH_MAX} deep in one another")));
        }
        let bytes = self.project.read(file, &mut self.taken)?;
        let text = String::from_utf8(bytes).map_err(|_| InlineError::new(shown.clone(), "is not UTF-8: save it so"))?;
        let Parsed { items, names, bound, .. } = parse(&text, &krate.names, &shown)?;
        self.expect(krate, names.iter().map(|(_, name)| bare(name)).filter(|name| !bound.contains(*name)))?;
        let beside = file.parent().unwrap_or(folder).to_owned();
        self.module(krate, (head, shown), items, (folder, &beside), depth)
    }

    /// `folders` are where modules lie, and what `#[path]` counts from.
    fn module(
        &mut self,
        krate: &Crate,
        (head, file): (Head, String),
        items: Vec<Item>,
        folders: (&Path, &Path),
        depth: usize,
    ) -> Result<Module, InlineError> {
        let mut module = Module { name: head.name, before: head.before, file, items: Vec::new(), modules: Vec::new() };
        for mut item in items {
            // What a feature that is off asks for is nowhere.
            if item.text.starts_with("#[cfg(any())]") {
                continue;
            }
            match item.kind {
                Kind::Inline(head, items) => {
                    let inner = folders.0.join(&head.name);
                    let inner = self.module(krate, (head, module.file.clone()), items, (&inner, &inner), depth)?;
                    module.modules.push((module.items.len(), inner));
                }
                Kind::Outline(head, path) => match self.find(&head.name, path.as_deref(), folders) {
                    Some((file, folder)) => {
                        let inner = self.file(krate, head, &file, &folder, depth + 1)?;
                        module.modules.push((module.items.len(), inner));
                    }
                    None => {
                        item.kind = Kind::Other;
                        module.items.push((item, true));
                    }
                },
                Kind::Extern(ref name, takes) => {
                    if let Some(placed) = krate.names.externs.get(name) {
                        if takes {
                            item.text = format!("use crate::{placed}::*;");
                            item.kind = Kind::Other;
                            module.items.push((item, true));
                        }
                    } else if ["alloc", "core", "std"].contains(&name.as_str()) {
                        self.system.insert(name.clone());
                    } else {
                        item.kind = Kind::Other;
                        module.items.push((item, true));
                    }
                }
                _ => module.items.push((item, false)),
            }
        }
        Ok(module)
    }

    /// The file of a module, and the folder where its own lie.
    fn find(&self, name: &str, path: Option<&str>, (folder, beside): (&Path, &Path)) -> Option<(PathBuf, PathBuf)> {
        if let Some(path) = path {
            let file = self.project.file(&beside.join(path))?;
            let own = file.parent()?.to_owned();
            return Some((file, own));
        }
        let own = folder.join(name);
        let tried = [folder.join(format!("{name}.rs")), own.join("mod.rs")];
        let file = tried.iter().find_map(|path| self.project.file(path))?;
        Some((file, own))
    }

    /// The modules that the source has in other files, and what else must change in it.
    fn holes(
        &mut self,
        krate: &Crate,
        items: Vec<Item>,
        folder: &Path,
        outermost: bool,
        (holes, changes, uses): (&mut Vec<Hole>, &mut Vec<(Range<usize>, String)>, &mut Uses),
    ) -> Result<(), InlineError> {
        for item in items {
            match item.kind {
                Kind::Outline(head, path) => {
                    let in_place = head.macro_use || !outermost;
                    if let Some((file, inner)) = self.find(&head.name, path.as_deref(), (folder, folder)) {
                        let module = self.file(krate, head, &file, &inner, 1)?;
                        holes.push(Hole { range: item.range, module, in_place });
                    }
                }
                Kind::Inline(head, items) => {
                    let inner = folder.join(&head.name);
                    self.holes(krate, items, &inner, false, (&mut *holes, &mut *changes, &mut *uses))?;
                }
                Kind::Extern(name, takes) => {
                    if let Some(placed) = krate.names.externs.get(&name) {
                        let with = if takes { format!("use crate::{placed}::*;") } else { String::new() };
                        changes.push((item.range, with));
                    }
                }
                Kind::Use(_, tree) => uses.import(&tree),
                _ => {}
            }
        }
        Ok(())
    }
}

fn names_of(item: &Item) -> Vec<String> {
    match &item.kind {
        Kind::Named(names) => names.iter().take(1).cloned().collect(),
        Kind::Inline(head, _) | Kind::Outline(head, _) => vec![head.name.clone()],
        _ => Vec::new(),
    }
}

/// Takes modules of which nothing stays out of what imports may name.
fn forget(kept: &mut Kept, module: &Module, path: &mut Vec<String>) {
    if !Kept::lives(module) {
        kept.forget(path);
        return;
    }
    for (_, module) in &module.modules {
        path.push(module.name.clone());
        forget(kept, module, path);
        path.pop();
    }
}

#[derive(Default)]
struct Writer {
    text: String,
    /// So many bytes of it have so many line ends.
    counted: (usize, usize),
    places: Vec<(usize, String, usize)>,
}

impl Writer {
    /// The text goes on with a line of a file.
    fn place(&mut self, file: &str, line: usize) {
        let (bytes, lines) = self.counted;
        self.counted = (self.text.len(), lines + self.text[bytes..].matches('\n').count());
        self.places.push((self.counted.1 + 1, file.to_owned(), line));
    }

    /// Writes what is kept of a module; gives the macros in it that their crate's root must have. `exports` is whether it is a library.
    fn module(&mut self, module: &Module, kept: &Kept, path: &mut Vec<String>, exports: bool) -> Vec<String> {
        if !Kept::lives(module) {
            return Vec::new();
        }
        let gap = if module.before.is_empty() {
            ""
        } else if module.before.ends_with(']') {
            "\n"
        } else {
            " "
        };
        self.text.push_str(&format!("{}{gap}mod {} {{\n", module.before, module.name));
        let mut macros = Vec::new();
        let mut inner = module.modules.iter().peekable();
        for index in 0..=module.items.len() {
            while let Some((_, child)) = inner.next_if(|(at, _)| *at == index) {
                path.push(child.name.clone());
                for name in self.module(child, kept, path, exports) {
                    self.text.push_str(&format!("pub(crate) use self::{}::{name};\n", child.name));
                    macros.push(name);
                }
                path.pop();
            }
            let Some((item, is_kept)) = module.items.get(index) else { break };
            match &item.kind {
                Kind::Use(before, tree) => {
                    if let Some(tree) = kept.import(tree, path) {
                        self.place(&module.file, item.line);
                        let gap = if before.is_empty() { "" } else { " " };
                        self.text.push_str(&format!("{before}{gap}use {tree};\n"));
                    }
                }
                _ if !is_kept => {}
                kind => {
                    self.place(&module.file, item.line);
                    self.text.push_str(&item.text);
                    self.text.push('\n');
                    if let (Kind::Macro(name, true), true) = (kind, exports) {
                        self.text.push_str(&format!("pub(crate) use {name};\n"));
                        macros.push(name.clone());
                    }
                }
            }
        }
        self.text.push_str("}\n");
        macros
    }
}
