//! What `ojkit check` finds in the files of a problem or of a collection, by the texts that an editor shows, for its places.

use crate::lsp::documents::range;
use gen_lsp_types::{Diagnostic, DiagnosticSeverity, Range};
use ojkit_judge::expectation::{self, Submission, is_banked};
use ojkit_languages::{Toolchain, of_path, table_with};
use ojkit_model::diagnostic::{Diagnostic as Finding, Severity};
use ojkit_model::problem::Problem;
use ojkit_model::verdict::Verdict;
use ojkit_work::banked;
use ojkit_work::collection::Collection;
use ojkit_work::inspection::{self, Findings, Inspection};
use ojkit_work::samples::has_samples;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// What a file belongs to.
#[derive(Clone, Debug)]
pub struct Home {
    pub collection: Collection,
    /// The problem; none for what belongs to the whole collection.
    pub slug: Option<String>,
}

impl Home {
    /// The home of a file, by its path alone.
    pub fn of(path: &Path) -> Option<Home> {
        let folder = path.parent()?;
        if path.file_name()? == "languages.yaml" {
            return Some(Home { collection: Collection::at(folder)?, slug: None });
        }
        let Some(collection) = Collection::find(folder) else {
            let collection = has_samples(folder).then(|| Collection::alone(folder))?;
            let slug = collection.problem_of(folder);
            return Some(Home { collection, slug });
        };
        let below = folder.strip_prefix(collection.problems()).ok()?;
        let slug = below.iter().next()?.to_str()?.to_owned();
        collection.has(&slug).then_some(Home { collection, slug: Some(slug) })
    }

    /// The folder that all its files are in.
    pub fn folder(&self) -> PathBuf {
        self.slug.as_ref().map_or_else(|| self.collection.root().to_owned(), |slug| self.collection.folder(slug))
    }

    /// The same, in which some files have the texts that an editor shows.
    pub fn with(&self, texts: Arc<BTreeMap<PathBuf, String>>) -> Home {
        Home { collection: self.collection.clone().with_unsaved(texts), slug: self.slug.clone() }
    }

    /// What is found, by the files in which it is.
    pub fn findings(&self, with_page: bool) -> BTreeMap<PathBuf, Vec<Finding>> {
        let (rows, faults) = self.languages();
        let mut found = match &self.slug {
            None => faults,
            Some(slug) => self.of_problem(slug, &rows, with_page).diagnostics,
        };
        found.dedup();
        let mut by_file: BTreeMap<PathBuf, Vec<Finding>> = BTreeMap::new();
        for finding in found {
            let mut path = PathBuf::from(&finding.path);
            // What is missing in a folder is said where its problem is described.
            if path.is_dir() {
                path.push("spec.yaml");
            }
            by_file.entry(path).or_default().push(finding);
        }
        by_file
    }

    fn of_problem(&self, slug: &str, rows: &[Toolchain], with_page: bool) -> Findings {
        let collection = &self.collection;
        let mut findings = Findings::default();
        let inspection = Inspection {
            collection,
            submissions: &|problem| submissions(collection, problem, rows),
            shown: &|path| path.display().to_string(),
            with_page,
        };
        let inspected = inspection.problem(slug, &mut findings);
        if let Some((bound, _)) = inspected.filter(|_| !findings.is_broken) {
            let shown = collection.checks(slug).display().to_string();
            match inspection::checks(collection, &shown, &bound) {
                // What a program says is asked by `ojkit check` alone.
                Ok(Some((checks, source))) if bound.problem.validator.is_none() => {
                    let wrong = inspection::input_checks(&bound, &checks, &shown, &source);
                    wrong.into_iter().for_each(|one| findings.stale(one));
                }
                Ok(_) => {}
                Err(faults) => findings.broken(faults),
            }
        }
        findings
    }

    /// The languages of the collection.
    pub fn collection_languages(&self) -> Vec<Toolchain> {
        self.languages().0
    }

    /// The languages of the collection, and what is wrong with its own rows.
    fn languages(&self) -> (Vec<Toolchain>, Vec<Finding>) {
        let path = self.collection.root().join("languages.yaml");
        let text = self.collection.text(&path).ok().flatten().map(|text| String::from_utf8_lossy(&text).into_owned());
        match table_with(text.as_ref().map(|text| (path.as_path(), text.as_str()))) {
            Ok(rows) => (rows, Vec::new()),
            Err(faults) => (table_with(None).unwrap_or_default(), faults),
        }
    }
}

/// The submissions of a problem, without a look into their files.
fn submissions(collection: &Collection, problem: &Problem, rows: &[Toolchain]) -> (Vec<Submission>, Vec<Finding>) {
    let known = |path: &Path| of_path(rows, path).is_some();
    let (mut found, faults) = expectation::discover(problem, &collection.folder(&problem.slug), &known);
    let named = problem.model.iter().chain(problem.oracle.iter().map(|oracle| &oracle.submission));
    for path in named.filter(|path| is_banked(path) && banked::program(collection, problem, path).is_some()) {
        let expected = vec![Verdict::Accepted];
        found.push(Submission { path: path.clone(), source: PathBuf::new(), expected });
    }
    (found, faults)
}

/// The lines of a file, each found at once.
pub struct Lines<'t>(Vec<&'t str>);

impl<'t> Lines<'t> {
    /// Cuts a text.
    pub fn of(text: &'t str) -> Lines<'t> {
        Lines(text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line)).collect())
    }

    /// A line, counted from 0; empty where there is none.
    pub fn line(&self, number: usize) -> &'t str {
        self.0.get(number).copied().unwrap_or_default()
    }

    fn range(&self, finding: &Finding) -> Range {
        let number = finding.line.saturating_sub(1);
        let line = self.line(number);
        let (start, width) = match (finding.line, finding.column) {
            (0, _) => (0, line.chars().count()),
            (_, 0) => (line.chars().take_while(|c| c.is_whitespace()).count(), line.chars().count()),
            (_, column) => (column - 1, finding.width),
        };
        range(number, line, start, width)
    }

    /// A finding as a client takes it.
    pub fn diagnostic(&self, finding: &Finding) -> Diagnostic {
        let help = if finding.help.is_empty() { String::new() } else { format!("\nhelp: {}", finding.help) };
        let severity = match finding.severity {
            Severity::Note => DiagnosticSeverity::Information,
            Severity::Warning => DiagnosticSeverity::Warning,
            Severity::Error => DiagnosticSeverity::Error,
        };
        Diagnostic {
            range: self.range(finding),
            severity: Some(severity),
            source: Some("ojkit".to_owned()),
            message: format!("{}{help}", finding.message).into(),
            ..Diagnostic::default()
        }
    }

    /// What was probably meant, and the place of what is written instead.
    pub fn meant<'f>(&self, finding: &'f Finding) -> Option<(Range, &'f str)> {
        let (written, meant) = finding.help.instead.as_ref().filter(|(written, meant)| written != meant)?;
        let number = finding.line.checked_sub(1)?;
        let line = self.line(number);
        let before: String = line.chars().take(finding.column.saturating_sub(1)).collect();
        let at = before.len() + line[before.len()..].find(written.as_str())?;
        Some((range(number, line, line[..at].chars().count(), written.chars().count()), meant))
    }
}
