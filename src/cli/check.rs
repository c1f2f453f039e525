//! `ojkit check`: specs, folders, kept cases, case pages, and the list of binaries.

use crate::cli::checks::{Programs, Trial};
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::manifest;
use crate::report::figures::counted;
use ojkit_draw::Bound;
use ojkit_files::atomic;
use ojkit_judge::expectation::Submission;
use ojkit_judge::testset::samples;
use ojkit_judge::time_limit::Origin;
use ojkit_judge::visualizer::visualize;
use ojkit_model::diagnostic::{Diagnostic, Severity};
use ojkit_model::verdict::Verdict;
use ojkit_rules::spec::{with_canonical_lines, with_time_limit};
use ojkit_work::collection::{Collection, read, read_if_there};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::inspection::{Findings, Inspection};
use ojkit_work::others;
use ojkit_work::problem;
use ojkit_work::time_limits::to_state;
use ojkit_work::workspace::Workspace;
use std::collections::BTreeMap;
use std::fs;

/// Check specs, folders, kept cases and case pages
#[derive(Debug, clap::Args)]
pub(super) struct Check {
    /// Problems [default: the one here, or all]
    #[arg(value_name = "PROBLEM")]
    problems: Vec<String>,
    /// Rewrite what machines own: the list of Rust binaries in problems/Cargo.toml; and constraint lines in their canonical form
    #[arg(long)]
    fix: bool,
    /// Write the time limit that follows from the accepted submissions into each spec that states none
    #[arg(long)]
    fix_limits: bool,
    /// Ask each checker about N outputs that are broken, empty, huge or nearly right, and run each generator twice
    #[arg(long, value_name = "N", num_args = 0..=1, default_missing_value = "1000", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    fuzz: Option<u32>,
    /// What --fuzz draws by
    #[arg(long, value_name = "SEED", default_value_t = 0, requires = "fuzz")]
    seed: u64,
}

/// How a command ends that has found this.
fn code(findings: &Findings) -> ExitCode {
    match findings {
        Findings { is_broken: true, .. } => ExitCode::Usage,
        Findings { is_stale: true, .. } => ExitCode::Found,
        Findings { .. } => ExitCode::AsExpected,
    }
}

impl Check {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.names.look_from_first(&self.problems);
        let collection = context.collection()?;
        let workspace = context.workspace(context.machine()?)?;
        let slugs = context.names.problems(&self.problems)?;
        let mut findings = Findings::default();
        let mut unasked = ExitCode::AsExpected;
        for slug in &slugs {
            if self.fix_limits {
                self.state_limit(context, &workspace, slug, &mut findings)?;
            }
            if self.fix {
                rewrite(context, &collection, slug)?;
            }
            let mut own = Findings::default();
            let inspection = Inspection {
                collection: &collection,
                submissions: &|problem| workspace.submissions(problem),
                shown: &|path| context.shown(path),
                with_page: true,
            };
            if let Some((bound, submissions)) = inspection.problem(slug, &mut own).filter(|_| !own.is_broken) {
                undrawn(&workspace, &bound, &mut own);
                disagreement(&workspace, bound, submissions, &mut own);
                unasked = unasked.and(self.programs(context, &workspace, slug, &mut own)?);
            }
            findings.add(own);
        }
        self.manifest(context, &collection, &mut findings)?;
        if slugs.len() == collection.slugs()?.len() {
            orphans(context, &collection, &mut findings);
        }
        let code = code(&findings).and(unasked);
        context.report(&grouped(&findings.diagnostics))?;
        for (slug, line) in &findings.unchecked {
            context.mention(format_args!("note: {slug}: not enforced: {line}"))?;
        }
        if context.json() {
            let object = serde_json::json!({ "problems": slugs, "diagnostics": findings.diagnostics });
            context.print_json(object)?;
        } else if code == ExitCode::AsExpected && !context.globals.quiet {
            let count = slugs.len();
            context
                .print(format_args!("{count} {} in order", if count == 1 { "problem is" } else { "problems are" }))?;
        }
        Ok(code)
    }

    /// Asks the problem's own programs.
    fn programs(
        &self,
        context: &mut Context,
        workspace: &Workspace,
        slug: &str,
        findings: &mut Findings,
    ) -> Outcome<ExitCode> {
        let trial = self.fuzz.map(|count| Trial { count: count as usize, seed: self.seed });
        match (Programs { workspace, slug }).ask(context, trial) {
            Ok(found) => found.into_iter().for_each(|one| findings.stale(one)),
            Err(Failure::Broken(faults)) => findings.broken(faults),
            Err(Failure::Output(error)) => return Err(Failure::Output(error)),
            Err(failure) => {
                context.say(failure.about(slug).trim_end())?;
                return Ok(ExitCode::of(&failure));
            }
        }
        Ok(ExitCode::AsExpected)
    }

    /// Writes a measured time limit into a spec that states none; what keeps it from being measured is found fault with elsewhere.
    fn state_limit(
        &self,
        context: &mut Context,
        workspace: &Workspace,
        slug: &str,
        findings: &mut Findings,
    ) -> Outcome<()> {
        let collection = &workspace.collection;
        let path = collection.spec(slug);
        let shown = context.shown(&path);
        let mut problem = match problem::load_sound(collection, slug, &shown) {
            Ok(loaded) if !loaded.problem.states_time() => workspace.open(slug, &mut context.observer())?,
            _ => return Ok(()),
        };
        let cases = problem.cases(&mut context.observer())?;
        let accepted = problem.submissions.iter().filter(|submission| submission.expected == [Verdict::Accepted]);
        let files: Vec<_> = accepted.map(|submission| submission.source.clone()).collect();
        let files = files.iter().map(|file| &**file);
        let limits = problem.measure_limits(&cases, files, &mut context.observer())?;
        let unknown = limits.iter().find(|limit| !matches!(limit.origin, Origin::Slowest { .. }));
        if limits.is_empty() || unknown.is_some() {
            let why = unknown.map_or("there is no accepted submission to measure".to_string(), ToString::to_string);
            let fault = Diagnostic::error(shown, 0, 0, format!("no time limit was written: {why}"));
            findings.stale(fault.help("write `limits: { time_ms: ... }` yourself"));
            return Ok(());
        }
        let time_ms = to_state(&workspace.machine, &limits);
        let _lock = collection.lock(slug)?;
        // Somebody may have changed it while submissions ran.
        let text = String::from_utf8(read(&path)?).unwrap_or_default();
        let Some(changed) = with_time_limit(&text, time_ms, ojkit_english::said) else {
            let fault = Diagnostic::error(shown, 0, 0, "no place for the time limit was found in the spec");
            findings.stale(fault.help(format!("write `limits: {{ time_ms: {time_ms} }}` yourself")));
            return Ok(());
        };
        atomic::write(&path, changed.as_bytes())?;
        context.mention(format_args!("wrote {shown}: `limits: {{ time_ms: {time_ms} }}`"))
    }

    /// The list of binaries, where a Rust program needs one.
    fn manifest(&self, context: &Context, collection: &Collection, findings: &mut Findings) -> Outcome<()> {
        let path = collection.manifest();
        match manifest::state(collection, &context.shown(&path))? {
            manifest::Manifest::Stale { fresh, .. } if self.fix => {
                let _lock = collection.lock_whole()?;
                atomic::write(&path, fresh.as_bytes())?;
            }
            manifest::Manifest::Stale { matters: true, .. } => {
                let fault = Diagnostic::error(context.shown(&path), 0, 0, "the list of binaries is stale");
                findings.stale(fault.help("run `ojkit check --fix`"));
            }
            manifest::Manifest::Settled | manifest::Manifest::Stale { .. } => {}
            manifest::Manifest::Unsure(fault) => findings.broken([fault]),
        }
        Ok(())
    }
}

/// Writes the constraint lines of a sound spec in their canonical form.
fn rewrite(context: &mut Context, collection: &Collection, slug: &str) -> Outcome<()> {
    let path = collection.spec(slug);
    let shown = context.shown(&path);
    if problem::load_sound(collection, slug, &shown).is_err() {
        return Ok(());
    }
    let _lock = collection.lock(slug)?;
    let text = read_if_there(&path)?.and_then(|text| String::from_utf8(text).ok());
    let Some(changed) = text.and_then(|text| with_canonical_lines(&text, ojkit_english::said)) else { return Ok(()) };
    atomic::write(&path, changed.as_bytes())?;
    context.mention(format_args!("wrote {shown}: constraint lines in their canonical form"))
}

/// So many equal notes are shown one by one.
const EQUAL_NOTES: usize = 3;

/// The findings with a count in the place of equal notes beyond the first few.
fn grouped(all: &[Diagnostic]) -> Vec<Diagnostic> {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut shown = Vec::new();
    for one in all {
        let count = seen.entry(&one.message).or_default();
        *count += usize::from(one.severity == Severity::Note);
        if one.severity != Severity::Note || *count <= EQUAL_NOTES {
            shown.push(one.clone());
        }
    }
    let more = seen.into_iter().filter(|(_, count)| *count > EQUAL_NOTES);
    shown.extend(more.map(|(message, count)| {
        let problems = counted((count - EQUAL_NOTES) as u64, "more problem");
        Diagnostic::error("", 0, 0, format!("{problems}: {message}")).severity(Severity::Note)
    }));
    shown
}

/// What accepted submissions were found to disagree on, with each other or with the oracle.
fn disagreement(workspace: &Workspace, loaded: Bound, submissions: Vec<Submission>, findings: &mut Findings) {
    let spec_path = loaded.spec_path.clone();
    // What cannot be built or run is told by the commands that need it.
    if let Some(line) = others::disagreement(workspace, loaded, submissions).ok().flatten() {
        let fault = Diagnostic::error(spec_path.as_str(), 0, 0, line);
        findings.stale(fault.help("fix the wrong one, or move it out of accepted/"));
    }
}

/// What the visualizers of a problem do wrong with its first sample.
fn undrawn(workspace: &Workspace, bound: &Bound, findings: &mut Findings) {
    let Some(case) = samples(bound).into_iter().next() else { return };
    let output = case.answer.as_deref().filter(|_| !bound.problem.is_interaction());
    for why in visualize(&workspace.machine, bound, &case, output, None).into_iter().filter_map(Result::err) {
        findings.stale(Diagnostic::error(&*bound.spec_path, 0, 0, format!("on the first sample, {why}")));
    }
}

/// Case pages of problems that are gone.
fn orphans(context: &Context, collection: &Collection, findings: &mut Findings) {
    let list = fs::read_dir(collection.cases_folder()).into_iter().flatten().flatten();
    let mut names: Vec<String> = list.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    names.sort();
    for name in names {
        let Some(slug) = name.strip_suffix(".yaml").filter(|slug| !slug.starts_with('.')) else { continue };
        if !collection.has(slug) {
            let fault = Diagnostic::error(context.shown(&collection.page(slug)), 0, 0, "there is no such problem");
            findings.stale(fault.help("delete the page, or rename it with the problem's folder"));
        }
    }
}
