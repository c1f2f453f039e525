//! `ojkit export`: a problem as a package that judges take.

use crate::cli::context::{Context, OutputFormat};
use crate::cli::dataset::Dataset;
use crate::cli::exit_code::ExitCode;
use crate::cli::flags;
use crate::cli::picture;
use crate::cli::written;
use crate::report::html::prose;
use ojkit_exchange::kattis::{self, Version};
use ojkit_exchange::package::{self, File, Origin, Package, Program};
use ojkit_exchange::{archive, domjudge, polygon};
use ojkit_files::hash::sha256_hex;
use ojkit_files::{atomic, tree};
use ojkit_judge::built;
use ojkit_judge::earlier::Earlier;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::submission::{self, Entry, Options};
use ojkit_judge::testset;
use ojkit_languages::Machine;
use ojkit_languages::inline::whole;
use ojkit_model::case::Case;
use ojkit_model::judgement::Judgement;
use ojkit_model::limits::Limits;
use ojkit_model::problem::{Checker, LICENSES, Problem};
use ojkit_model::score::told;
use ojkit_model::verdict::Verdict;
use ojkit_work::collection::{Collection, read_if_there};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::problem::needs_parameters;
use ojkit_work::workspace::Workspace;
use std::path::{Path, PathBuf};

/// Make a package that other judges take: Kattis' formats, DOMjudge's, Polygon's
#[derive(Debug, clap::Args)]
pub(super) struct Export {
    #[command(subcommand)]
    to: To,
}

/// Whose package.
#[derive(Debug, clap::Subcommand)]
enum To {
    Kattis(Kattis),
    #[command(name = "domjudge")]
    DomJudge(DomJudge),
    Polygon(Polygon),
    Html(Html),
    Dataset(Dataset),
}

/// Kattis' problem package format
#[derive(Debug, clap::Args)]
struct Kattis {
    #[command(flatten)]
    common: Common,
    /// The version of the format: legacy, or 2025-09 with inputs that must be refused and expectations of several verdicts
    #[arg(long, value_name = "VERSION", default_value = "legacy", value_parser = version)]
    package_version: Version,
}

/// DOMjudge's: Kattis' legacy format with domjudge-problem.ini and a page of HTML
#[derive(Debug, clap::Args)]
struct DomJudge {
    #[command(flatten)]
    common: Common,
    /// The colour of its balloon: #ff0000, or a name of CSS
    #[arg(long, value_name = "COLOUR", default_value = "")]
    balloon: String,
}

/// Polygon's: problem.xml, tests, checker and validator with testlib's interface
#[derive(Debug, clap::Args)]
struct Polygon {
    #[command(flatten)]
    common: Common,
}

/// The statement as one page of HTML, with constraints, limits and examples from the spec
#[derive(Debug, clap::Args)]
struct Html {
    /// The problem [default: the one here]
    #[arg(value_name = "PROBLEM")]
    problem: Option<String>,
    /// The page's file
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
}

#[derive(Debug, clap::Args)]
struct Common {
    /// The problem [default: the one here]
    #[arg(value_name = "PROBLEM")]
    problem: Option<String>,
    /// A folder that need not be there, or a file with the ending .zip
    #[arg(short, long, value_name = "DIR or ZIP")]
    output: PathBuf,
    /// Replace what an earlier export has made there
    #[arg(long)]
    force: bool,
    /// How large inputs may become where the constraints leave the choice, such as 500k or 64MiB [default: the page's, and 16MiB where that makes them longer]
    #[arg(long, value_name = "SIZE", value_parser = flags::input_size)]
    max_size: Option<usize>,
    /// So many cases beside the samples, which kill the wrong programs that all of them kill [default: all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    cases: Option<u16>,
    /// Under what the package may be used: unknown, public domain, cc0, cc by, cc by-sa, educational, permission [default: the spec's]
    #[arg(long, value_parser = license)]
    license: Option<String>,
    /// Who owns the rights, where a license is given [default: the spec's]
    #[arg(long, value_name = "WHO")]
    rights_owner: Option<String>,
}

/// Files that begin with the mark of an export.
const MARKED: [&str; 2] = ["problem.yaml", "problem.xml"];

fn is_archive(target: &Path) -> bool {
    target.extension().is_some_and(|extension| extension == "zip" || extension == "kpp")
}

fn version(name: &str) -> Result<Version, String> {
    Version::from_name(name).ok_or_else(|| "there are legacy and 2025-09".to_owned())
}

/// What the command line states, else the spec, else the usual.
fn stated<'s>(asked: Option<&'s str>, spec: &'s str, usual: &'s str) -> &'s str {
    asked.unwrap_or(if spec.is_empty() { usual } else { spec })
}

fn license(name: &str) -> Result<String, String> {
    let known = LICENSES.contains(&name);
    if known { Ok(name.to_owned()) } else { Err(format!("there are {}", LICENSES.join(", "))) }
}

impl Export {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        if let (OutputFormat::Rows(format), false) = (context.globals.format, matches!(self.to, To::Dataset(_))) {
            let message = format!("{} is the format of a data set's rows", format.name());
            return Err(Failure::usage(message, "`ojkit export dataset` writes them"));
        }
        match self.to {
            To::Kattis(Kattis { common, package_version }) => {
                common.run(context, true, &|origin| kattis::export(origin, package_version))
            }
            To::DomJudge(DomJudge { common, balloon }) => {
                common.run(context, false, &|origin| domjudge::export(origin, &balloon))
            }
            To::Polygon(Polygon { common }) => common.run(context, false, &polygon::export),
            To::Html(html) => html.run(context),
            To::Dataset(dataset) => dataset.run(context),
        }
    }
}

impl Html {
    fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        written::check(context, "--output", Some(&self.output))?;
        let slug = context.names.problem_or(self.problem.as_deref(), None)?;
        let loaded = context.load(&slug)?;
        needs_parameters(&loaded)?;
        // What a statement says of constraints itself could differ from the spec.
        let own = |(language, text): (String, String)| (language, without_section(&text, "Constraints"));
        let statements: Vec<_> = statements(&context.collection()?, &slug)?.into_iter().map(own).collect();
        let limits = loaded.problem.limits;
        let origin = Origin::page(&loaded, &statements);
        let text = kattis::pages(&origin).into_iter().next().unwrap_or_default();
        let time = loaded.problem.states_time().then(|| format!("Time limit: {}", seconds(limits.time_ms)));
        if time.is_none() {
            let how = format!("`ojkit check --fix-limits {slug}` measures one and writes it into the spec");
            context
                .mention(format_args!("note: {slug}: the page has no time limit, as the spec states none: {how}"))?;
        }
        let memory = loaded.problem.states_memory().then(|| format!("Memory limit: {} MiB", limits.memory_mib));
        let limits: Vec<String> = time.into_iter().chain(memory).collect();
        let limits = limits.join(" \u{b7} ");
        let lossy = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let drawn = |case: &Case| picture::of_sample(&loaded, &case.input).map_or(String::new(), |one| one.inline());
        let example = |case: Case| [drawn(&case), lossy(&case.input), lossy(&case.answer.unwrap_or_default())];
        let samples: Vec<_> = testset::samples(&loaded).into_iter().map(example).collect();
        let page = prose::statement(&loaded.problem.title, &text, &limits, &samples);
        atomic::write(&context.path(&self.output), page.as_bytes())?;
        let shown = self.output.display().to_string();
        match context.json() {
            true => context.print_json(serde_json::json!({ "problem": slug, "output": shown }))?,
            false => context.print(format_args!("wrote {shown}"))?,
        }
        Ok(ExitCode::AsExpected)
    }
}

/// Milliseconds for a reader: whole and broken seconds.
pub(super) fn seconds(milliseconds: u64) -> String {
    let text = format!("{}", milliseconds as f64 / 1000.0);
    if text == "1" { "1 second".to_owned() } else { format!("{text} seconds") }
}

/// A page of Markdown without what stands below a heading.
pub(super) fn without_section(text: &str, heading: &str) -> String {
    let mut is_left_out = false;
    let mut kept = String::new();
    for line in text.lines() {
        if line.starts_with('#') {
            is_left_out = line.trim_start_matches('#').trim() == heading;
        }
        if !is_left_out {
            kept.push_str(line);
            kept.push('\n');
        }
    }
    kept
}

impl Common {
    /// `is_below` is whether an archive has a folder of the package's name.
    fn run(
        self,
        context: &mut Context,
        is_below: bool,
        make: &dyn Fn(&Origin) -> Result<Package, String>,
    ) -> Outcome<ExitCode> {
        let slug = context.names.problem_or(self.problem.as_deref(), None)?;
        let target = context.path(&self.output);
        let shown = context.shown(&target);
        // Nobody waits for cases to learn that the target is taken.
        self.free(context, &target)?;
        let mut package = self.package(context, &slug, make)?;
        seal(&mut package);
        let name = target.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if is_archive(&target) {
            // DOMjudge and Polygon look for the package at the archive's root, Kattis below a folder of its name.
            let folder = if is_below { &name } else { "" };
            let bytes = archive::zipped(folder, &package.files).map_err(Failure::Found)?;
            atomic::write(&target, &bytes)?;
        } else {
            tree::write(&target, package.files.iter().map(File::leaf))?;
        }
        for note in &package.notes {
            context.mention(format_args!("note: {slug}: {note}"))?;
        }
        let short = package::short_name(&slug);
        if name.is_empty() || name.chars().any(|c| !c.is_ascii_lowercase() && !c.is_ascii_digit()) {
            context.mention(format_args!(
                "note: judges accept only lower-case letters and digits in a package's name: call it {short}"
            ))?;
        }
        if context.json() {
            let files = package.files.len();
            let object =
                serde_json::json!({ "problem": slug, "output": shown, "files": files, "notes": package.notes });
            context.print_json(object)?;
        } else {
            context.print(format_args!("wrote {shown}: {} files", package.files.len()))?;
        }
        Ok(ExitCode::AsExpected)
    }

    /// Refuses a target that is there already, but for what an earlier export has made where that may be replaced.
    fn free(&self, context: &Context, target: &Path) -> Outcome<()> {
        let shown = context.shown(target);
        let is_empty = || std::fs::read_dir(target).is_ok_and(|mut list| list.next().is_none());
        if !target.exists() || (target.is_dir() && is_empty()) {
            return Ok(());
        }
        let is_ours = match target.is_dir() {
            true => {
                let mut paths = Vec::new();
                let text = |file: &&str| std::fs::read(target.join(file)).ok();
                below(target, target, &mut paths) && is_sealed(MARKED.iter().find_map(text), paths)
            }
            false => {
                let files =
                    std::fs::read(target).ok().and_then(|bytes| archive::unzipped(&bytes).ok()).unwrap_or_default();
                let marked =
                    files.iter().find(|file| MARKED.contains(&file.path.as_str())).map(|file| file.bytes.clone());
                is_sealed(marked, files.into_iter().map(|file| file.path).collect())
            }
        };
        match (self.force, is_ours) {
            (true, true) => Ok(()),
            (false, true) => {
                Err(Failure::usage(format!("{shown} is there already"), "replace it with --force, or name another"))
            }
            (_, false) => {
                let message = format!("{shown} is there already, with other files than an export has made");
                Err(Failure::usage(message, "name another, or move it away"))
            }
        }
    }

    fn package(
        &self,
        context: &mut Context,
        slug: &str,
        make: &dyn Fn(&Origin) -> Result<Package, String>,
    ) -> Outcome<Package> {
        context.collection()?;
        let workspace = context.workspace(context.machine()?)?;
        let mut problem = workspace.open(slug, &mut context.observer())?;
        let mut cases = problem.package_cases(self.max_size, &mut context.observer())?;
        // The model of an interaction is no submission.
        let submissions = expectation::judged(&problem.bound.problem, &problem.submissions);
        let sources = submissions.iter().map(|submission| submission.source.as_path());
        problem.measure_limits(&cases, sources, &mut context.observer())?;
        let (machine, loaded, folder) = (&workspace.machine, &problem.bound, &problem.bound.folder);
        if let Some(count) = self.cases {
            cases = problem.fewer(cases, count.into(), &mut context.observer())?;
        }
        let (time_ms, memory_mib) = limits(machine, &loaded.problem, &submissions);
        let checker = match &loaded.problem.checker {
            Checker::Program { file, .. } => Some(program(machine, folder, file)?),
            _ => None,
        };
        let interactor =
            loaded.problem.interactor.as_ref().map(|of| program(machine, folder, &of.program.file)).transpose()?;
        let validator =
            loaded.problem.validator.as_ref().map(|of| program(machine, folder, &of.program.file)).transpose()?;
        let visualizers = loaded.problem.visualizers.iter().map(|of| program(machine, folder, &of.program.file));
        let samples = cases.iter().filter(|case| case.group == "sample").enumerate();
        let drawn = samples.filter_map(|(at, case)| Some((at + 1, picture::of_sample(loaded, &case.input)?)));
        let drawn: Vec<_> = drawn.map(|(number, one)| (number, picture::png(context, &one.file()))).collect();
        let is_undrawn = drawn.iter().any(|(_, png)| png.is_none());
        let pictures = drawn.into_iter().filter_map(|(number, png)| Some((number, png?))).collect();
        let imported = read_if_there(&folder.join("package/problem.yaml"))?;
        let origin = Origin {
            bound: loaded,
            cases: &cases,
            submissions: &texts(machine, &submissions)?,
            statements: &statements(&workspace.collection, slug)?,
            pictures,
            checker,
            interactor,
            validator,
            visualizers: visualizers.collect::<Outcome<_>>()?,
            time_ms,
            memory_mib,
            license: stated(self.license.as_deref(), &loaded.problem.license, LICENSES[0]),
            rights_owner: stated(self.rights_owner.as_deref(), &loaded.problem.rights_owner, ""),
            imported: imported.as_deref(),
        };
        let refused = |why| Failure::usage(format!("{slug} cannot be exported: {why}"), "");
        let mut package = make(&origin).map_err(refused)?;
        let unscored = submissions.iter().filter(|submission| package.unscored.contains(&submission.path));
        let entry = |submission| Entry { bound: loaded, submission, cases: &cases };
        let entries: Vec<Entry> = unscored.map(entry).collect();
        package.notes.extend(scores_to_state(&workspace, &entries));
        let install = "the samples' pictures are left out: to make them, install rsvg-convert, inkscape or ImageMagick";
        package.notes.extend(is_undrawn.then(|| install.to_owned()));
        Ok(package)
    }
}

/// A note that names what each of these submissions scores here, as lines to paste into the spec; nothing where there are none.
fn scores_to_state(workspace: &Workspace, entries: &[Entry]) -> Option<String> {
    let machine = &workspace.machine;
    let problem = &entries.first()?.bound.problem;
    let earlier = Earlier::of(machine);
    let options = Options { jobs: workspace.jobs, earlier: earlier.as_ref(), ..Options::default() };
    let judgements = submission::judge(machine, entries, &options, &mut |_| ());
    let line = |(entry, judgement): (&Entry, &Judgement)| {
        let path = &entry.submission.path;
        let verdicts = problem.expectation(path).map(|said| &said.verdicts).filter(|verdicts| !verdicts.is_empty());
        let names = |all: &Vec<Verdict>| all.iter().map(|verdict| verdict.name()).collect::<Vec<_>>().join(", ");
        let verdicts = verdicts.map(|all| format!("verdicts: [{}], ", names(all))).unwrap_or_default();
        match judgement.score() {
            Some(score) => format!("      {path}: {{ {verdicts}score: {} }}", told(score.score)),
            None => format!("      {path}: {{ {verdicts}score: ... }} # it was not judged here"),
        }
    };
    let lines: Vec<String> = entries.iter().zip(&judgements).map(line).collect();
    let skipped = match entries {
        [one] => format!("{} skipped: Kattis' legacy format needs its expected score", one.submission.path),
        _ => format!("{} submissions skipped: Kattis' legacy format needs their expected scores", entries.len()),
    };
    let worth = problem.score_max();
    Some(format!(
        "{skipped}. With the scores that it reaches here (of {worth}), add to spec.yaml:\n    expect:\n{}",
        lines.join("\n")
    ))
}

/// What the mark of a package says of the files around it.
fn sealed(mut paths: Vec<String>) -> String {
    paths.sort_unstable();
    format!("Files: {}", &sha256_hex(paths.join("\n").as_bytes())[..16])
}

/// Writes into a package's marked file which files it has: whatever else lies in its folder one day is somebody's.
fn seal(package: &mut Package) {
    let sealed = sealed(package.files.iter().map(|file| file.path.clone()).collect());
    let mark = kattis::MARK.trim_start_matches("# ");
    for file in package.files.iter_mut().filter(|file| MARKED.contains(&file.path.as_str())) {
        let text = String::from_utf8_lossy(&file.bytes);
        file.bytes = text.replacen(mark, &format!("{mark} {sealed}"), 1).into_bytes();
    }
}

/// Whether a marked file names just these files.
fn is_sealed(marked: Option<Vec<u8>>, paths: Vec<String>) -> bool {
    let mark = format!("{} {}", kattis::MARK.trim_start_matches("# "), sealed(paths));
    marked.is_some_and(|text| String::from_utf8_lossy(&text[..text.len().min(400)]).contains(&mark))
}

/// The paths of all files below a folder; false where there is something that cannot be looked into.
fn below(root: &Path, folder: &Path, into: &mut Vec<String>) -> bool {
    let Ok(list) = std::fs::read_dir(folder) else { return false };
    list.flatten().all(|entry| {
        let path = entry.path();
        let is_folder = entry.file_type().is_ok_and(|kind| kind.is_dir());
        if is_folder {
            // An empty folder is somebody's too.
            return std::fs::read_dir(&path).is_ok_and(|mut list| list.next().is_some()) && below(root, &path, into);
        }
        into.push(path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/"));
        into.len() <= archive::FILES_MAX
    })
}

/// Judges that bound addresses instead of memory start no JavaScript with less, and no Python that reserves a stack.
const ADDRESSES_MIB: u64 = 1024;
/// Memory, in MiB, of a package whose spec states none.
const MEMORY_MIB: u64 = 1024;

/// Time and memory that suffice for every accepted submission: judges have one limit for all languages.
fn limits(machine: &Machine, problem: &Problem, submissions: &[Submission]) -> (u64, u64) {
    if problem.is_only_samples() && problem.states_time() {
        // What came from a package has the limits that its judge set.
        return (problem.limits.time_ms, problem.limits.memory_mib);
    }
    let accepted = submissions.iter().filter(|submission| submission.expected == [Verdict::Accepted]);
    let of = |submission: &Submission| {
        let row = machine.language_of(&submission.source)?;
        let limits = built::limits_of(machine, problem, &submission.source).with_time_factor(row.time_factor);
        let memory_mib = limits.memory_mib + row.memory_mib;
        Some((limits.time_ms, if row.memory_mib == 0 { memory_mib } else { memory_mib.max(ADDRESSES_MIB) }))
    };
    let least = (0, problem.limits.memory_mib);
    let (time_ms, memory_mib) = accepted.filter_map(of).fold(least, |all, one| (all.0.max(one.0), all.1.max(one.1)));
    // Where nobody says a limit, it is the most that judges grant, unless accepted submissions take more.
    let is_usual = !problem.states_memory() && problem.limits_in("").memory_mib == Limits::UNSTATED_MEMORY_MIB;
    (time_ms, if is_usual { MEMORY_MIB } else { memory_mib })
}

fn program(machine: &Machine, folder: &Path, file: &str) -> Outcome<Program> {
    let path = folder.join(file);
    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Program { name, text: whole(machine.known(&path), &path, false)?.text })
}

fn texts(machine: &Machine, submissions: &[Submission]) -> Outcome<Vec<package::Submission>> {
    let text = |submission: &Submission| -> Outcome<package::Submission> {
        let language = machine.known(&submission.source);
        Ok(package::Submission {
            path: submission.path.clone(),
            expected: submission.expected.clone(),
            language,
            // A judge gets one file, whatever it is made of here.
            text: whole(language, &submission.source, false)?.text,
        })
    };
    // Nobody expects anything of drafts, not even that they can be read.
    submissions.iter().filter(|submission| !submission.expected.is_empty()).map(text).collect()
}

/// The statements that there are: English as `statement.md`, others as `statement.zh.md`.
pub(super) fn statements(collection: &Collection, slug: &str) -> Outcome<Vec<(String, String)>> {
    let mut all = Vec::new();
    for language in ["en", "de", "es", "fr", "ja", "ko", "pt", "ru", "zh"] {
        let english = collection.statement(slug);
        let path = if language == "en" { english } else { english.with_file_name(format!("statement.{language}.md")) };
        if let Some(text) = read_if_there(&path)? {
            all.push((language.to_owned(), String::from_utf8_lossy(&text).replace("\r\n", "\n")));
        }
    }
    Ok(all)
}
