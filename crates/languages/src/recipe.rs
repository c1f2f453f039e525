//! What the compilers and the programs of a language may read and use.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::toolchain::{CompileLimits, Toolchain};
use ojkit_model::limits::Limits;
use ojkit_run::{Kind, Recipe};

/// What a compiler may write on its standard output, in KiB.
const COMPILE_OUTPUT_KIB: u64 = 1024;

/// The folders that the tools themselves must read: where a tool is `X/bin/tool`, all of `X`.
pub(super) fn tool_folders<'t>(language: &Toolchain, tools: impl Iterator<Item = &'t PathBuf>) -> Vec<PathBuf> {
    let mut folders = BTreeSet::new();
    let home = std::env::var_os("HOME").map(PathBuf::from);
    for tool in tools.flat_map(|tool| [Some(tool.clone()), tool.canonicalize().ok()]).flatten() {
        folders.insert(tool.clone());
        let Some(bin) = tool.parent().filter(|p| p.ends_with("bin")) else { continue };
        let Some(prefix) = bin.parent() else { continue };
        // A tool in ~/bin must not open the whole home.
        if prefix != Path::new("/") && home.as_deref() != Some(prefix) {
            folders.insert(prefix.to_owned());
        }
    }
    for pattern in &language.readable {
        match pattern.strip_suffix('*') {
            None => {
                folders.insert(PathBuf::from(pattern));
            }
            Some(start) => folders.extend(starting_with(start)),
        }
    }
    folders.into_iter().collect()
}

/// The paths in a folder whose names begin as the last part of `start`.
fn starting_with(start: &str) -> Vec<PathBuf> {
    let (folder, name) = start.rsplit_once('/').unwrap_or((".", start));
    let Ok(list) = fs::read_dir(if folder.is_empty() { "/" } else { folder }) else { return Vec::new() };
    list.flatten().filter(|e| e.file_name().to_string_lossy().starts_with(name)).map(|e| e.path()).collect()
}

/// What a compiler may use.
pub(super) fn compile_limits(language: &Toolchain) -> Limits {
    let CompileLimits { time_ms, memory_mib } = language.compile_limits;
    Limits { time_ms, memory_mib, output_kib: COMPILE_OUTPUT_KIB, whole_time: true }
}

/// What a language's compiler and its programs have in common.
pub(super) fn recipe(language: &Toolchain, folder: PathBuf, kind: Kind, key: &str) -> Recipe {
    Recipe {
        command: Vec::new(),
        environment: language.environment.clone().into_iter().collect(),
        folder,
        readable: Vec::new(),
        memory_mib: language.memory_mib,
        time_factor: language.time_factor,
        address_space: language.address_space,
        proc: language.proc,
        kind,
        key: key.to_owned(),
        template: Vec::new(),
    }
}
