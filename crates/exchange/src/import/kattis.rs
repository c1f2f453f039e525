//! Packages of Kattis' format, and DOMjudge's, to problem folders.
//!
//! The layout of inputs stands in no package, so the folder has none: its cases are texts, as they lie in `data/`.

mod expectations;
pub(super) mod groups;
mod metadata;
mod programs;

use super::{Imported, Said, Taking, Tools};
use crate::package::File;
use metadata::Metadata;
pub use metadata::with_constants;

/// The folder of a package; `name` is that of its folder or archive.
pub(super) fn import(name: &str, files: &[File], tools: &Tools) -> Result<Imported, String> {
    let mut taking = Taking::of(files);
    let metadata = Metadata::read(&taking)?;
    data(&mut taking, metadata.is_interaction())?;
    let checker = programs::checker(&mut taking, &metadata, tools)?;
    let validator = programs::validator(&mut taking, tools)?;
    let visualizers = programs::visualizers(&mut taking, tools)?;
    let scores = if metadata.is_scored { groups::groups(&mut taking) } else { None };
    let submissions = programs::submissions(&mut taking, tools, scores.as_ref().map(|(_, total)| *total))?;
    if taking.below("include/").next().is_some() {
        taking.notes.push("what is below include/ is not put beside submissions".to_owned());
    }
    let title = metadata.title.clone().unwrap_or_else(|| name.to_owned());
    statement(&mut taking, &title);
    let (rights, unknown) = metadata.rights();
    taking.notes.extend(unknown);
    let said = Said {
        from: format!("a package of Kattis' format, version {}", metadata.version),
        title,
        source: ("kattis", name.to_owned(), metadata.source_url.clone()),
        tags: metadata.keywords.clone(),
        lines: rights
            + &metadata.limits()
            + &checker
            + &visualizers
            + &scores.map_or(String::new(), |(lines, _)| lines),
        is_interaction: metadata.is_interaction(),
    };
    Ok(Imported { validator, ..taking.folder(name, &said, &submissions)? })
}

/// Where cases lie, and in how many folders below that.
const PLACES: [(&str, usize); 2] = [("data/sample/", 0), ("data/secret/", 4)];

/// Takes the cases: inputs, answers and what is said of each.
fn data(taking: &mut Taking, is_interaction: bool) -> Result<(), String> {
    let mut counts = [0, 0];
    let (mut unanswered, mut deep) = (0, 0);
    for (count, (folder, depth_max)) in counts.iter_mut().zip(PLACES) {
        for file in taking.below(folder) {
            let Some((stem, extension)) = file.path.rsplit_once('.') else { continue };
            if extension != "in" {
                continue;
            }
            // What the kit does not look into is no case of its.
            if stem[folder.len()..].matches('/').count() > depth_max {
                deep += 1;
                continue;
            }
            if taking.below(&format!("{stem}.files/")).next().is_some() {
                return Err(format!("{stem}.files has files for submissions, and this kit starts them without"));
            }
            *count += 1;
            taking.take(file, file.path.clone());
            match taking.file(&format!("{stem}.ans")) {
                Some(answer) => taking.take(answer, answer.path.clone()),
                None => unanswered += 1,
            }
            if let Some(reason) = taking.file(&format!("{stem}.desc")) {
                taking.take(reason, reason.path.clone());
            } else if let Some(yaml) = taking.file(&format!("{stem}.yaml"))
                && let Some(reason) = metadata::description(&yaml.bytes)
            {
                taking.taken.insert(&yaml.path);
                taking.made.push(File::new(format!("{stem}.desc"), reason + "\n"));
            }
        }
    }
    if counts == [0, 0] {
        return Err("data/sample and data/secret have no case: are they made by generators first?".to_owned());
    }
    if deep > 0 {
        taking.notes.push(format!("{deep} cases lie too deep in folders to be run: they are kept below package/"));
    }
    if unanswered > 0 && !is_interaction {
        taking.notes.push(format!("{unanswered} cases have no answer"));
    }
    Ok(())
}

/// The statement as Markdown, or where it lies.
fn statement(taking: &mut Taking, title: &str) {
    let pages: Vec<&File> =
        ["statement/problem.", "problem_statement/problem."].iter().flat_map(|start| taking.below(start)).collect();
    let markdown = pages.iter().find(|file| file.path.ends_with(".en.md") || file.path.ends_with("problem.md"));
    let text = match (markdown, pages.first()) {
        (Some(file), _) => {
            taking.taken.insert(&file.path);
            format!("# {title}\n\n{}", String::from_utf8_lossy(&file.bytes))
        }
        (None, Some(file)) => format!("# {title}\n\nThe statement is [here](package/{}).\n", file.path),
        (None, None) => return,
    };
    taking.made.push(File::new("statement.md", text));
}
