//! Programs of a problem's own that import modules which lie beside them: a validator with its helper.

use super::call::bytes_literal;
use super::scan::scan;
use crate::inline::{InlineError, Project, Taken, Whole};
use std::path::{Path, PathBuf};

/// More modules than this no program has.
const MODULES_MAX: usize = 50;

/// What describes the problem that a program belongs to, and so far above it at most: a spec, or that of a package.
const SPECS: [&str; 2] = ["spec.yaml", "problem.yaml"];
const ANCESTORS_MAX: usize = 4;

/// The source behind a line that makes the modules beside it importable; nothing where it imports none. A submission has none, in a folder
/// for them or where there is no spec: sites take one file, and what it would import is not there.
pub(super) fn inline(project: &Project, text: &[u8]) -> Result<Option<Whole>, InlineError> {
    let folder = project.source.parent().unwrap_or(Path::new(""));
    let is_specified = |folder: &Path| SPECS.iter().any(|name| folder.join(name).is_file());
    let is_of_problem = folder.ancestors().take(ANCESTORS_MAX).any(is_specified);
    if !is_of_problem || folder.components().any(|part| part.as_os_str() == "submissions") {
        return Ok(None);
    }
    let (mut taken, mut made) = (Taken::default(), Vec::new());
    modules(project, folder, text, &mut taken, &mut made)?;
    if made.is_empty() {
        return Ok(None);
    }
    // A later one may import an earlier one, so that all are known before the first runs.
    let entries: Vec<String> = made.iter().map(|(name, text)| format!("{name:?}: {}", bytes_literal(text))).collect();
    let line = LINE.replacen("@MODULES@", &entries.join(", "), 1);
    let head = future_lines(text);
    let (before, after) = text.split_at(head);
    let first = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
    let name = project.shown(&project.source);
    let places = vec![(first + 1, name, first)];
    Ok(Some(Whole { text: [before, line.as_bytes(), after].concat(), places, files: taken.files }))
}

/// Finds the modules of a file when they are imported, on one line, which shifts the source by no more than that.
const LINE: &str = "exec('import sys, importlib.abc, importlib.util\\nclass OjkitBeside(importlib.abc.MetaPathFinder, importlib.abc.Loader):\\n def __init__(self, texts): self.texts = texts\\n def find_spec(self, name, path=None, target=None): return importlib.util.spec_from_loader(name, self) if name in self.texts else None\\n def create_module(self, spec): return None\\n def exec_module(self, module): exec(compile(self.texts[module.__name__], module.__name__ + \".py\", \"exec\"), module.__dict__)\\n'); sys.meta_path.insert(0, OjkitBeside({@MODULES@}))\n";

/// The modules beside a source that it imports, and those that they import.
fn modules(
    project: &Project,
    folder: &Path,
    text: &[u8],
    taken: &mut Taken,
    made: &mut Vec<(String, Vec<u8>)>,
) -> Result<(), InlineError> {
    for name in imported(text) {
        let file: PathBuf = folder.join(format!("{name}.py"));
        if made.iter().any(|(other, _)| *other == name) || !file.is_file() || file == project.source {
            continue;
        }
        if made.len() >= MODULES_MAX {
            let message = format!("more than {MODULES_MAX} modules are imported");
            return Err(InlineError::new(project.shown(&file), message));
        }
        let own = project.read(&file, taken)?;
        made.push((name, own.clone()));
        modules(project, folder, &own, taken, made)?;
    }
    Ok(())
}

/// The names that follow `import` and `from` at the beginnings of lines.
fn imported(text: &[u8]) -> Vec<String> {
    let masked = scan(text);
    let code = String::from_utf8_lossy(&masked.text).into_owned();
    let mut names = Vec::new();
    for line in code.lines().map(str::trim_start) {
        let list = match (line.strip_prefix("from "), line.strip_prefix("import ")) {
            (Some(rest), _) => rest.split_whitespace().next().unwrap_or_default(),
            (None, Some(rest)) => rest,
            (None, None) => continue,
        };
        let first = |part: &str| part.trim().split([' ', '.']).next().unwrap_or_default().to_owned();
        names.extend(
            list.split(',')
                .map(first)
                .filter(|name| !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_')),
        );
    }
    names
}

/// Where the source begins behind its lines `from __future__`, before which nothing may stand.
fn future_lines(text: &[u8]) -> usize {
    let (mut at, mut end, mut is_open) = (0, 0, false);
    for line in text.split_inclusive(|&byte| byte == b'\n') {
        at += line.len();
        if is_open || line.starts_with(b"from __future__") {
            is_open = (is_open || line.contains(&b'(')) && !line.contains(&b')');
            end = at;
        }
    }
    end
}

#[cfg(test)]
mod tests {
    use super::future_lines;

    #[test]
    fn nothing_is_put_before_or_into_a_line_about_the_future() {
        let source = |head: &str| format!("{head}import bounds\n");
        for head in
            ["", "from __future__ import annotations\n", "from __future__ import (\n    annotations,\n    division)\n"]
        {
            assert_eq!(future_lines(source(head).as_bytes()), head.len(), "{head}");
        }
    }
}
