//! Packages of Kattis' format to problem folders: files in, files out; nothing here touches a file.
//!
//! The layout of inputs stands in no package, so the folder has none: its cases are texts, as they lie in `data/`. What this kit cannot
//! express is kept as it is below `package/`, and said.

mod groups;
mod metadata;
mod programs;

use crate::package::{File, quoted};
use metadata::Metadata;
use std::collections::BTreeSet;

/// A problem folder that was made of a package.
#[derive(Clone, Debug)]
pub struct Imported {
    /// Its name.
    pub slug: String,
    /// Its files.
    pub files: Vec<File>,
    /// Cases: samples, and secret ones.
    pub cases: (usize, usize),
    /// Submissions with an expectation.
    pub submissions: usize,
    /// What was changed or could not be expressed, each for a person.
    pub notes: Vec<String>,
}

/// Files of the package that have a place of their own in the folder, and those that go to `package/`.
struct Taking<'p> {
    files: &'p [File],
    taken: BTreeSet<&'p str>,
    made: Vec<File>,
    notes: Vec<String>,
}

impl<'p> Taking<'p> {
    /// The file at a path.
    fn file(&self, path: &str) -> Option<&'p File> {
        self.files.iter().find(|file| file.path == path)
    }

    /// The files below a folder, which ends in `/`.
    fn below(&self, folder: &'p str) -> impl Iterator<Item = &'p File> + use<'p> {
        self.files.iter().filter(move |file| file.path.starts_with(folder))
    }

    /// Gives a file of the package its place in the folder.
    fn take(&mut self, file: &'p File, to: String) {
        self.taken.insert(&file.path);
        self.made.push(File { path: to, ..file.clone() });
    }
}

/// The folder of a package; `name` is that of its folder or archive, and `known` says whether the kit knows the language of a file.
///
/// # Errors
/// Why it cannot be imported.
pub fn import(name: &str, files: &[File], known: &dyn Fn(&str) -> bool) -> Result<Imported, String> {
    let mut taking = Taking { files, taken: BTreeSet::new(), made: Vec::new(), notes: Vec::new() };
    let Some(yaml) = taking.file("problem.yaml") else {
        return Err("it has no problem.yaml: is it a package, or a folder of several?".to_owned());
    };
    let metadata = Metadata::read(&taking, &yaml.bytes)?;
    let cases = data(&mut taking, metadata.is_interaction())?;
    let checker = programs::checker(&mut taking, &metadata, known)?;
    let validator = programs::validator(&mut taking, known);
    let scores = if metadata.is_scored { groups::groups(&mut taking) } else { None };
    let submissions = programs::submissions(&mut taking, known, scores.as_ref().map(|(_, total)| *total));
    let title = metadata.title.clone().unwrap_or_else(|| name.to_owned());
    statement(&mut taking, &title);
    let mut spec = format!(
        "# From a package of Kattis' format, version {}.\nformat: 1\ntitle: {}\n",
        metadata.version,
        quoted(&title)
    );
    if !metadata.source_url.is_empty() {
        spec.push_str(&format!(
            "source: {{ judge: kattis, id: {}, url: {} }}\n",
            quoted(name),
            quoted(&metadata.source_url)
        ));
    }
    if !metadata.keywords.is_empty() {
        let tags: Vec<String> = metadata.keywords.iter().map(|keyword| quoted(keyword)).collect();
        spec.push_str(&format!("tags: [{}]\n", tags.join(", ")));
    }
    spec.push_str(&metadata.limits());
    spec.push_str(&checker);
    spec.push_str(&validator);
    // What submissions say to an interactor is no answer.
    if let Some(model) = submissions.iter().find(|one| one.is_accepted() && !metadata.is_interaction()) {
        spec.push_str(&format!("model: {}\n", quoted(&model.path)));
    }
    spec.push_str(&scores.map_or(String::new(), |(lines, _)| lines));
    let several: Vec<String> = submissions.iter().filter_map(programs::Placed::expectation).collect();
    if !several.is_empty() {
        spec.push_str(&format!("expect:\n{}", several.concat()));
    }
    taking.made.push(File::new("spec.yaml", spec));
    let Taking { taken, mut made, mut notes, .. } = taking;
    let kept: Vec<&File> = files.iter().filter(|file| !taken.contains(file.path.as_str())).collect();
    if !kept.is_empty() {
        let tops: BTreeSet<&str> = kept.iter().filter_map(|file| file.path.split('/').next()).collect();
        let tops: Vec<&str> = tops.into_iter().collect();
        notes.push(format!("{} files are kept below package/ as they are: {}", kept.len(), tops.join(", ")));
    }
    made.extend(kept.into_iter().map(|file| file.clone().below("package")));
    made.sort_by(|a, b| a.path.cmp(&b.path));
    Ok(Imported { slug: slug(name), files: made, cases, submissions: submissions.len(), notes })
}

/// A folder's name of small letters, digits and dashes.
fn slug(name: &str) -> String {
    let words = name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}

/// Where cases lie, and in how many folders below that.
const PLACES: [(&str, usize); 2] = [("data/sample/", 0), ("data/secret/", 4)];

/// Takes the cases: inputs, answers and what is said of each.
fn data(taking: &mut Taking, is_interaction: bool) -> Result<(usize, usize), String> {
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
    Ok((counts[0], counts[1]))
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
