//! What is wrong with the files of a problem, found without running a program: by `ojkit check` on the disk, and in an editor while they are
//! typed.

use crate::cases::stale_because;
use crate::collection::{Collection, is_slug, read_if_there};
use crate::problem;
use ojkit_draw::Bound;
use ojkit_draw::checks::{self, Checks, InputCheck};
use ojkit_draw::kept::KeptCase;
use ojkit_judge::expectation::Submission;
use ojkit_judge::testset::pages;
use ojkit_model::diagnostic::{Diagnostic, Severity};
use ojkit_model::problem::{Checker, Problem};
use ojkit_text::page;
use std::path::Path;

/// Marks what a person has to fill in.
pub const BLANK: &str = "# <--";
/// The same in a statement.
pub const STATEMENT_BLANK: &str = "<!-- <--";
/// What to do about a program that is not there.
pub const CHECKER: &str = "correct the path, or write the file";

/// What was found: broken files of people, and stale files of machines.
#[derive(Debug, Default)]
pub struct Findings {
    /// In the order in which they were found.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether a file that a person wrote has an error.
    pub is_broken: bool,
    /// Whether something else is not as it should be.
    pub is_stale: bool,
    /// Lines of statements that nothing enforces, each with its problem.
    pub unchecked: Vec<(String, String)>,
}

impl Findings {
    /// Adds what is wrong with files of people.
    pub fn broken(&mut self, diagnostics: impl IntoIterator<Item = Diagnostic>) {
        for diagnostic in diagnostics {
            self.is_broken |= diagnostic.severity == Severity::Error;
            self.diagnostics.push(diagnostic);
        }
    }

    /// Adds what is wrong with files of machines, or what programs were found to do.
    pub fn stale(&mut self, diagnostic: Diagnostic) {
        self.is_stale = true;
        self.diagnostics.push(diagnostic);
    }

    /// Adds what was found elsewhere.
    pub fn add(&mut self, other: Findings) {
        self.is_broken |= other.is_broken;
        self.is_stale |= other.is_stale;
        self.diagnostics.extend(other.diagnostics);
        self.unchecked.extend(other.unchecked);
    }
}

/// A problem with its submissions.
pub type Inspected = (Bound, Vec<Submission>);

/// Where a problem is looked at.
pub struct Inspection<'i> {
    pub collection: &'i Collection,
    /// Its submissions, and what lies among them and is none.
    pub submissions: &'i dyn Fn(&Problem) -> (Vec<Submission>, Vec<Diagnostic>),
    /// How messages name a file.
    pub shown: &'i dyn Fn(&Path) -> String,
    /// Whether the case page counts: all its cases are drawn again.
    pub with_page: bool,
}

impl Inspection<'_> {
    /// Looks at a problem's spec, statement, programs, kept cases and case page; gives the problem where its spec can be read.
    pub fn problem(&self, slug: &str, findings: &mut Findings) -> Option<Inspected> {
        let collection = self.collection;
        let folder = (self.shown)(&collection.folder(slug));
        if !is_slug(slug) {
            let message = "a problem's folder has lower-case letters, digits and single hyphens";
            findings.broken([Diagnostic::error(folder.as_str(), 0, 0, message).help("rename the folder")]);
        }
        let loaded = match problem::load(collection, slug, &(self.shown)(&collection.spec(slug))) {
            Ok(loaded) => loaded,
            Err(diagnostics) => {
                findings.broken(diagnostics);
                self.beside(slug, &folder, findings);
                return None;
            }
        };
        let (submissions, faults) = (self.submissions)(&loaded.problem);
        let shorten = |fault: Diagnostic| Diagnostic { path: (self.shown)(fault.path.as_ref()), ..fault };
        findings.broken(faults.into_iter().map(shorten));
        let spec = Spec { problem: &loaded.problem, path: &loaded.spec_path, text: &loaded.spec_text };
        spec.programs(&loaded.folder, &submissions, findings);
        if let Err(faults) = loaded.oracle() {
            findings.broken(faults);
        }
        let groups = loaded.problem.groups.iter();
        findings.broken(groups.filter_map(|group| loaded.narrowed(&group.constraints).err()).flatten());
        blanks(&loaded.spec_path, &loaded.spec_text, BLANK, findings);
        if !collection.is_bank {
            self.described(slug, &folder, findings);
        }
        findings.broken(loaded.illegal_examples());
        self.kept(&loaded, findings);
        let problem = &loaded.problem;
        // What a bank has of a question is what its page says, without a word of it, and no submission.
        if problem.model.is_none() && !problem.is_interaction() && !collection.is_bank {
            let message = "the problem has no model, so its cases have no answers";
            let fault = Diagnostic::error(loaded.spec_path.as_str(), 0, 0, message);
            findings.broken([fault.severity(Severity::Note)]);
        }
        if problem.validator.is_none() {
            findings.unchecked.extend(problem.unchecked.iter().map(|line| (slug.to_owned(), line.clone())));
        }
        Some((loaded, submissions))
    }

    /// What can be said of a problem whose spec has a fault.
    fn beside(&self, slug: &str, folder: &str, findings: &mut Findings) {
        let collection = self.collection;
        let (spec, shown) = (collection.spec(slug), (self.shown)(&collection.spec(slug)));
        let Some(text) = collection.text(&spec).ok().flatten() else { return };
        let text = String::from_utf8_lossy(&text);
        if let Ok(problem) = problem::glance(collection, slug, &shown) {
            let spec = Spec { problem: &problem, path: &shown, text: &text };
            spec.programs(&collection.folder(slug), &(self.submissions)(&problem).0, findings);
        }
        blanks(&shown, &text, BLANK, findings);
        if !collection.is_bank {
            self.described(slug, folder, findings);
        }
    }

    /// There is a statement, without blanks.
    fn described(&self, slug: &str, folder: &str, findings: &mut Findings) {
        let statement = self.collection.statement(slug);
        if let Some(text) = read_if_there(&statement).ok().flatten() {
            let text = String::from_utf8_lossy(&text);
            return blanks(&(self.shown)(&statement), &text, STATEMENT_BLANK, findings);
        }
        let fault = Diagnostic::error(folder, 0, 0, "there is no statement.md");
        findings.broken([fault.severity(Severity::Warning).help("write the statement in your own words")]);
    }

    /// The kept cases can be read, and are still legal.
    fn kept(&self, loaded: &Bound, findings: &mut Findings) {
        let shown = (self.shown)(&self.collection.kept(&loaded.problem.slug));
        let kept = match problem::kept(self.collection, loaded, &shown) {
            Ok(kept) => kept,
            Err(faults) => return findings.broken(faults),
        };
        for (number, case) in kept.iter().enumerate() {
            if let Err(fault) = loaded.validator.text("", &case.text(loaded.validator.format())) {
                let message = format!("kept case {} is not legal: {}", number + 1, fault.message);
                findings.broken([Diagnostic::error(shown.as_str(), case.line, 0, message).help(fault.help)]);
            }
        }
        if self.with_page {
            self.page(loaded, &kept, findings);
        }
    }

    /// The case page can be read, and fits the spec and the kept cases.
    fn page(&self, loaded: &Bound, kept: &[KeptCase], findings: &mut Findings) {
        let slug = &loaded.problem.slug;
        let path = self.collection.page(slug);
        let shown = (self.shown)(&path);
        match read_if_there(&path).map(|text| text.map(|text| page::read(&shown, &text))) {
            Ok(None) => {}
            Ok(Some(Ok(page))) => {
                if let Some(why) = stale_because(loaded, kept, &page) {
                    let fault = Diagnostic::error(shown, 0, 0, format!("the page is stale: {why}"));
                    findings.stale(fault.help(format!("make it again with `ojkit gen {slug}`")));
                } else if let Err(error) = pages::cases_of(loaded, &page, None, &|_| None) {
                    findings.stale(Diagnostic::error(shown, 0, 0, error.to_string()));
                }
            }
            Ok(Some(Err(faults))) => faults.into_iter().for_each(|fault| findings.stale(fault)),
            Err(error) => findings.broken([Diagnostic::error(shown, 0, 0, error.to_string())]),
        }
    }
}

/// A problem's `checks.yaml` with its text, `shown` being how messages name it; none where there is no such file.
///
/// # Errors
/// Everything that is wrong with it.
pub fn checks(
    collection: &Collection,
    shown: &str,
    loaded: &Bound,
) -> Result<Option<(Checks, String)>, Vec<Diagnostic>> {
    let text = collection.text(&collection.checks(&loaded.problem.slug));
    let text = text.map_err(|error| vec![Diagnostic::error(shown, 0, 0, error.to_string())])?;
    let checks =
        text.map(|text| Ok((checks::read(shown, &text, loaded)?, String::from_utf8_lossy(&text).into_owned())));
    checks.transpose()
}

/// A spec that can be read, and its text.
struct Spec<'s> {
    problem: &'s Problem,
    path: &'s str,
    text: &'s str,
}

impl Spec<'_> {
    /// The programs that it names are there.
    fn programs(&self, folder: &Path, submissions: &[Submission], findings: &mut Findings) {
        let problem = self.problem;
        let named = problem.model.iter().map(|path| ("model", path));
        for (role, path) in named.chain(problem.oracle.iter().map(|oracle| ("oracle", &oracle.submission))) {
            if !submissions.iter().any(|submission| submission.path == *path) {
                let message = format!("the {role} `{path}` is not a submission");
                findings.broken([self.fault(path, message, "correct the path, or write the file")]);
            }
        }
        let validator = problem.validator.iter().map(|validator| ("validator", &*validator.program.file));
        let visualizers = problem.visualizers.iter().map(|one| ("visualizer", &*one.program.file));
        let generators = problem.generators.iter().map(|generator| ("generator", &*generator.program.file));
        let beside = validator.chain(visualizers).chain(generators);
        for (role, file) in missing_checker(problem, folder).into_iter().chain(beside) {
            if !folder.join(file).is_file() {
                findings.broken([self.fault(file, format!("the {role} `{file}` does not exist"), CHECKER)]);
            }
        }
    }

    fn fault(&self, about: &str, message: String, help: &str) -> Diagnostic {
        let place = self.text.lines().enumerate().find_map(|(number, line)| {
            let at = line.find(about)?;
            Some((number + 1, line[..at].chars().count() + 1))
        });
        let (line, column) = place.unwrap_or((0, 0));
        let fault = Diagnostic::error(self.path, line, column, message);
        fault.width(about.chars().count()).with_source(self.text).help(help)
    }
}

/// The file of a problem's checker program or interactor that is not there, and which of them it is.
pub fn missing_checker<'p>(problem: &'p Problem, folder: &Path) -> Option<(&'static str, &'p str)> {
    let checker = match &problem.checker {
        Checker::Program { file, .. } | Checker::Function { file } => Some(("checker", &**file)),
        _ => None,
    };
    let interactor = problem.interactor.as_ref().map(|interactor| ("interactor", &*interactor.program.file));
    checker.into_iter().chain(interactor).find(|(_, file)| !folder.join(file).is_file())
}

/// What `ojkit new` has left to be filled in.
fn blanks(path: &str, text: &str, mark: &str, findings: &mut Findings) {
    for (number, line) in text.lines().enumerate() {
        if let Some(at) = line.find(mark) {
            let column = line[..at].chars().count() + 1;
            let fault = Diagnostic::error(path, number + 1, column, "this blank is not filled in");
            let fault = fault.width(mark.len()).with_source(text).severity(Severity::Warning);
            findings.broken([fault.help("fill it in, and remove the mark")]);
        }
    }
}

/// What the constraint lines, and after them the validator program where there is one, say of the inputs of `checks.yaml`, where they
/// should say otherwise; `shown` and `source` are the file's name and text.
pub fn input_checks(loaded: &Bound, checks: &Checks, shown: &str, source: &str) -> Vec<Diagnostic> {
    let found = checks.inputs.iter().filter_map(|check| {
        let refused = match loaded.validator.text("the input", &check.input) {
            Err(fault) => Ok(Some(fault.message)),
            Ok(_) => loaded.refusal(&check.input),
        };
        let message = wrong("the validator", check, refused.map(|refused| refused.ok_or(())))?;
        Some(check.fault(shown, message, source))
    });
    found.collect()
}

/// What is wrong with what was said of a check: why something was refused, or that it was not.
pub fn wrong(who: &str, check: &InputCheck, said: Result<Result<String, ()>, String>) -> Option<String> {
    let reason = &check.reason;
    match (said, check.is_accepted) {
        (Ok(Err(())), true) | (Ok(Ok(_)), false) => None,
        (Ok(Err(())), false) => Some(format!("{who} accepts what it should refuse: {reason}")),
        (Ok(Ok(why)), true) => Some(format!("{who} refuses what it should accept: {reason}: {why}")),
        (Err(why), _) => Some(format!("{who} fails: {reason}: {why}")),
    }
}
