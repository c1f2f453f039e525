//! The name on PyPI: `ojkit` there belongs to another project, so no page and no script may have a person install it.

use super::none;
use super::sources::root;
use std::fs;
use std::path::{Path, PathBuf};

/// Commands that install what is named after them, or run it at once.
const INSTALLERS: [&str; 8] =
    ["pip install", "pip3 install", "pip download", "pipx install", "pipx run", "uvx", "uv tool install", "uv add"];

/// The installers of a line that are followed by `ojkit` as a package's whole name. What `--from` names is the package, not what follows it.
fn strangers(line: &str) -> Vec<&'static str> {
    let is_stranger = |rest: &str| {
        let command = rest.split(['`', '|', ';', '#', '&']).next().unwrap_or_default();
        let words: Vec<&str> = command.split_whitespace().collect();
        let from = words.iter().position(|word| *word == "--from").map(|at| at + 1);
        let named = from.or_else(|| words.iter().position(|word| !word.starts_with('-'))).and_then(|at| words.get(at));
        let name =
            named.map(|word| word.trim_matches(|c| "\"',:)".contains(c)).split(['=', '<', '>', '~', '@', '[']).next());
        name.flatten() == Some("ojkit")
    };
    INSTALLERS.into_iter().filter(|verb| line.split(verb).skip(1).any(is_stranger)).collect()
}

/// Text files below a folder.
fn texts(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() && path.file_name().is_none_or(|name| name != "node_modules") {
            texts(&path, into);
        } else if path.is_file() {
            into.push(path);
        }
    }
}

#[test]
fn no_page_and_no_script_installs_the_package_of_another_project() {
    let mut paths: Vec<PathBuf> =
        ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "pyproject.toml", "action.yml"]
            .map(|name| root().join(name))
            .into();
    for folder in ["docs", "packaging", ".github", ".ci", "editors/vscode/src", "src", "python"] {
        if root().join(folder).is_dir() {
            texts(&root().join(folder), &mut paths);
        }
    }
    let mut faults = Vec::new();
    for path in paths {
        let text = String::from_utf8_lossy(&fs::read(&path).unwrap()).into_owned();
        for (at, line) in text.lines().enumerate().filter(|(_, line)| !strangers(line).is_empty()) {
            faults.push(format!("{}:{}: {}", path.display(), at + 1, line.trim()));
        }
    }
    none(faults, "the package on PyPI is `ojkit-judge`");
    let project = fs::read_to_string(root().join("pyproject.toml")).unwrap();
    assert!(project.contains("\nname = \"ojkit-judge\"\n"));
}

#[test]
fn a_line_that_installs_the_other_package_is_seen_and_one_for_this_package_is_not() {
    for line in [
        "$ pip install ojkit",
        "`pip install --user ojkit`",
        "uvx ojkit init c",
        "python3 -m pip install \"ojkit==0.1.0\"",
        "| pipx | `pipx install ojkit`, |",
        "uv tool install ojkit[all]",
        "`pip install ojkit`, `uvx --from FILE ojkit`",
        "uvx --from ojkit ojkit init c",
    ] {
        assert!(!strangers(line).is_empty(), "{line}");
    }
    for line in [
        "$ pip install ojkit-judge",
        "uvx --from ojkit-judge ojkit init c",
        "`uvx --from FILE ojkit`",
        "pip install ./ojkit_judge-*.whl",
        "npm install -g ojkit",
        "pip installs ojkit",
    ] {
        assert!(strangers(line).is_empty(), "{line}");
    }
}
