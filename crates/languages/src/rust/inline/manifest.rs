//! What Cargo knows of a source's crate: the libraries of the same project that it may name.

use crate::inline::{InlineError, Project, Taken};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A library of the project, as one crate names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Library {
    /// The file that begins it.
    pub root: PathBuf,
    /// Its name in its own manifest, as an identifier.
    pub name: String,
    pub features: BTreeSet<String>,
    /// Whether it runs in the compiler.
    pub is_procedural: bool,
    pub folder: PathBuf,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Manifest {
    package: Option<Package>,
    lib: Lib,
    dependencies: BTreeMap<String, Dependency>,
    features: BTreeMap<String, Vec<String>>,
    workspace: Option<Workspace>,
}

#[derive(Debug, Deserialize)]
struct Package {
    name: String,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Lib {
    name: Option<String>,
    path: Option<PathBuf>,
    #[serde(rename = "proc-macro")]
    is_procedural: bool,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Workspace {
    dependencies: BTreeMap<String, Dependency>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
enum Dependency {
    Version(#[allow(dead_code)] String),
    Table(Table),
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct Table {
    path: Option<PathBuf>,
    package: Option<String>,
    features: Vec<String>,
    default_features: Option<bool>,
    workspace: bool,
}

/// The libraries that the crate of a file may name, by the names it has for them; none where there is no manifest.
///
/// # Errors
/// A manifest of the project that cannot be read.
pub(super) fn libraries(project: &Project, folder: &Path) -> Result<BTreeMap<String, Library>, InlineError> {
    let above = || folder.ancestors().take_while(|folder| folder.starts_with(&project.root));
    let Some((home, manifest)) = above().find_map(|folder| read(project, folder).transpose().map(|m| (folder, m)))
    else {
        return Ok(BTreeMap::new());
    };
    let manifest = manifest?;
    let mut workspace: Option<(PathBuf, Workspace)> = None;
    let mut found = BTreeMap::new();
    for (name, dependency) in &manifest.dependencies {
        let Dependency::Table(table) = dependency else { continue };
        let mut table = table.clone();
        let mut base = home.to_owned();
        if table.workspace {
            if workspace.is_none() {
                for folder in above() {
                    if let Some(inner) = read(project, folder)?.and_then(|manifest| manifest.workspace) {
                        workspace = Some((folder.to_owned(), inner));
                        break;
                    }
                }
            }
            let shared = workspace.as_ref().and_then(|(folder, inner)| Some((folder, inner.dependencies.get(name)?)));
            let Some((folder, Dependency::Table(shared))) = shared else { continue };
            base.clone_from(folder);
            table.path.clone_from(&shared.path);
            table.package.clone_from(&shared.package);
            table.features.extend(shared.features.iter().cloned());
            table.default_features = table.default_features.or(shared.default_features);
        }
        let Some(path) = &table.path else { continue };
        if let Some(library) = library(project, &base.join(path), &table)? {
            // By its own name, but where the manifest gives it another one.
            let name = if table.package.is_some() { name.replace('-', "_") } else { library.name.clone() };
            found.insert(name, library);
        }
    }
    // A package's programs name its own library.
    if let Some(own) = library(project, home, &Table::default())?.filter(|own| own.root != project.source) {
        found.entry(own.name.clone()).or_insert(own);
    }
    Ok(found)
}

fn library(project: &Project, folder: &Path, table: &Table) -> Result<Option<Library>, InlineError> {
    let Some(Manifest { package: Some(package), lib, features, .. }) = read(project, folder)? else { return Ok(None) };
    let path = lib.path.unwrap_or_else(|| PathBuf::from("src/lib.rs"));
    let Some(root) = project.file(&folder.join(path)) else { return Ok(None) };
    let mut on = BTreeSet::new();
    let mut wanted = table.features.clone();
    if table.default_features != Some(false) {
        wanted.push("default".to_owned());
    }
    while let Some(feature) = wanted.pop() {
        let implied = features.get(&feature).into_iter().flatten().filter(|name| !name.contains(['/', ':'])).cloned();
        if on.insert(feature) {
            wanted.extend(implied);
        }
    }
    let name = lib.name.unwrap_or(package.name).replace('-', "_");
    Ok(Some(Library { root, name, features: on, is_procedural: lib.is_procedural, folder: folder.to_owned() }))
}

fn read(project: &Project, folder: &Path) -> Result<Option<Manifest>, InlineError> {
    let Some(path) = project.file(&folder.join("Cargo.toml")) else { return Ok(None) };
    let bytes = project.read(&path, &mut Taken::default())?;
    let broken = |why: String| InlineError::new(project.shown(&path), why);
    let text = String::from_utf8(bytes).map_err(|_| broken("is not UTF-8".to_owned()))?;
    toml::from_str(&text).map(Some).map_err(|error| broken(error.to_string().trim_end().to_owned()))
}
