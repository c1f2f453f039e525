//! `ojkit judge`: make what is missing, run every submission, compare with the expectation.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::flags::{Against, Count};
use crate::cli::judge_from::Stream;
use crate::cli::parts::{Cut, Part, Run, line};
use crate::cli::picture;
use crate::cli::written::{Table, Written};
use crate::report::class;
use crate::report::document::{On, Part as Shows, Text};
use crate::report::figures::counted;
use crate::report::json;
use crate::report::judged::{self as report, Judged as Shown};
use crate::report::matrix::Matrix;
use crate::report::search;
use crate::report::share::Table as Shared;
use crate::report::stream::Smallest;
use crate::report::test;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::time_limit::{Origin, TimeLimit};
use ojkit_model::diagnostic::Severity;
use ojkit_model::judgement::Judgement;
use ojkit_model::limits::Measures;
use ojkit_model::problem::Problem;
use ojkit_run::Tier;
use ojkit_search::stress::Amount;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::inspection::{CHECKER, missing_checker};
use ojkit_work::judged::{self, After, How, Ready};
use ojkit_work::names::Meaning;
use ojkit_work::observer::{Note, Observer, Terse};
use ojkit_work::stress::Search;
use ojkit_work::tested::Tested;
use ojkit_work::workspace::{Opened, Workspace};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Run every submission on every case, and compare the verdicts with the expected ones
#[derive(Debug, clap::Args)]
pub(super) struct Judge {
    /// Problems, or one FILE, as with --submission [default: the problem here, or all]
    #[arg(value_name = "PROBLEM or FILE")]
    problems: Vec<String>,
    /// Judge this file alone, from anywhere; accepted is expected unless its folder names a verdict
    #[arg(long, value_name = "FILE")]
    submission: Option<PathBuf>,
    #[command(flatten)]
    stream: Stream,
    #[command(flatten)]
    against: Against,
    #[command(flatten)]
    count: Count,
    /// Fail where anything was skipped or not compared
    #[arg(long)]
    strict: bool,
    /// Go on after a submission's first failure
    #[arg(long)]
    all_cases: bool,
    /// Show which case kills which submission; every submission meets every case
    #[arg(long)]
    matrix: bool,
    /// Run and search again what an earlier run has judged, although nothing has changed
    #[arg(long)]
    fresh: bool,
    /// Confine programs at least this strongly, or fail: T0, T1, T2 or T3
    #[arg(long, value_name = "TIER")]
    require_tier: Option<String>,
    /// Print the verdicts for others: a table for a chat, without paths; with -o FILE.svg or FILE.png as a picture
    #[arg(long, conflicts_with_all = ["from", "matrix"])]
    share: bool,
    #[command(flatten)]
    cut: Cut,
    #[command(flatten)]
    written: Written,
    #[command(flatten)]
    table: Table,
}

/// Gives the rows to scripts, with what was looked into beside their cases.
fn result(context: &mut Context, Rows { ready, judgements, afters, limits, tier }: &Rows) -> Outcome<()> {
    if !context.json() && context.traced.is_none() {
        return Ok(());
    }
    let problems = ready.iter().flat_map(|one| one.submissions.iter().map(move |_| &one.problem.bound.problem));
    let after = problems.zip(afters).map(|(problem, after)| {
        let search = after.search.as_ref().map(|search| search::json(search, problem));
        (search, after.growth.as_ref().map(search::growth_json))
    });
    let after: Vec<_> = after.collect();
    let limits = ready.iter().zip(limits);
    let limits =
        limits.flat_map(|(one, limits)| limits.iter().map(|limit| json::time_limit(one.problem.slug(), limit)));
    let mut object = Vec::new();
    json::judgements(&mut object, judgements, &after, limits.collect(), tier)?;
    context.result(&object)
}

/// What was judged, and what that rests on.
#[derive(Default)]
struct Rows<'w> {
    ready: Vec<Ready<'w>>,
    judgements: Vec<Judgement>,
    afters: Vec<After>,
    /// The time limits that were measured, of each of the problems.
    limits: Vec<Vec<TimeLimit>>,
    /// How programs were confined.
    tier: String,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Row {
    Judged { judgement: Box<Judgement>, search: Box<Option<Search>> },
    Limits { problem: String, limits: Vec<TimeLimit>, measured: Measures },
    Troubles { code: u8, told: Vec<(String, String)> },
}

/// What went wrong with some problems; one broken problem keeps nobody from judging the others.
#[derive(Default)]
struct Troubles {
    code: ExitCode,
    told: Vec<(String, String)>,
}

impl Troubles {
    /// What came of a step, if it went well.
    fn tell<T>(&mut self, context: &mut Context, slug: &str, result: Outcome<T>) -> Outcome<Option<T>> {
        match result {
            Ok(value) => Ok(Some(value)),
            Err(Failure::Output(error)) => Err(Failure::Output(error)),
            Err(failure) => {
                self.add(context, ExitCode::of(&failure), vec![(slug.to_owned(), failure.about(slug))])?;
                Ok(None)
            }
        }
    }

    /// Says what is not said yet.
    fn add(&mut self, context: &mut Context, code: ExitCode, told: Vec<(String, String)>) -> Outcome<()> {
        self.code = self.code.and(code);
        for one in told.into_iter().filter(|one| !self.told.contains(one)).collect::<Vec<_>>() {
            write!(context.world.stderr, "{}", one.1)?;
            self.told.push(one);
        }
        Ok(())
    }
}

impl Judge {
    pub fn run(mut self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        self.table.check(context, &self.written)?;
        let output = self.stream.output.as_deref();
        let [report, junit] = self.written.files();
        self.cut.check(context, &[report, junit, self.table.csv.as_ref()], output)?;
        let is_whole = self.stream.from.is_none() && !self.cut.is_cut();
        self.written.open_page(context, is_whole, "judge")?;
        if let Some(from) = &self.stream.from {
            let machine = context.machine_of_tier(self.require_tier.as_deref())?;
            let written = (&self.written, &self.table);
            return self.stream.run((from, &self.count, &self.cut), written, machine, context);
        }
        if output.is_some() && self.cut.part.is_none() && !self.share {
            return Err(Failure::usage("--output is for --from, for --part and for --share", "leave it out"));
        }
        if self.share {
            context.text_only("judge --share")?;
            output.map_or(Ok(()), |file| picture::check(context, file))?;
        }
        self.take_file(context)?;
        if self.cut.is_cut() && (self.submission.is_some() || self.against.against.is_some()) {
            let help = "name problems, or none for all of them; --from takes files from anywhere";
            return Err(Failure::usage("a part is one of a collection's submissions", help));
        }
        let slugs = self.slugs(context)?;
        context.collection()?;
        let workspace = context.workspace(context.machine_of_tier(self.require_tier.as_deref())?)?;
        if !self.cut.is_cut() {
            context.trace("judge", self.submission.as_deref(), &slugs)?;
        }
        let mut troubles = Troubles::default();
        let rows = match self.cut.part {
            Some(part) => return self.part(context, &workspace, part, slugs),
            None if self.cut.is_cut() => self.collected(context, &workspace, slugs, &mut troubles)?,
            None => {
                let ready = self.prepared(context, &workspace, slugs, &mut troubles)?;
                self.judged(context, &workspace, ready, &mut troubles)?
            }
        };
        result(context, &rows)?;
        self.show(context, &rows, &troubles.told)?;
        Ok(troubles.code.and(self.verdict(&rows.judgements, !troubles.told.is_empty())))
    }

    /// The problems that can be opened.
    fn prepared<'w>(
        &self,
        context: &mut Context,
        workspace: &'w Workspace,
        slugs: Vec<String>,
        troubles: &mut Troubles,
    ) -> Outcome<Vec<Ready<'w>>> {
        let mut ready = Vec::new();
        for slug in slugs {
            let prepared = self.prepare(context, workspace, &slug);
            ready.extend(troubles.tell(context, &slug, prepared)?);
        }
        Ok(ready)
    }

    /// Judges the submissions of problems.
    fn judged<'w>(
        &self,
        context: &mut Context,
        workspace: &Workspace,
        mut ready: Vec<Ready<'w>>,
        troubles: &mut Troubles,
    ) -> Outcome<Rows<'w>> {
        let how = How {
            all_cases: self.all_cases || self.matrix,
            // Who asks for one file wants to see it run.
            recalls: self.submission.is_none(),
            fresh: self.fresh,
        };
        // The models are among them: no case waits for a compiler that works alone.
        judged::build(workspace, &mut ready, how, &mut context.observer());
        let mut ready = self.cases(context, ready, troubles)?;
        let limits = limits(context, &mut ready)?;
        let mut judgements = judged::judge(workspace, &mut ready, how, &mut context.observer())?;
        let is_one = self.submission.is_some();
        let amount = self.count.amount().unwrap_or(if is_one { context.usual_search() } else { Amount::Exactly(0) });
        let after = (amount, is_one, how);
        let afters = judged::follow_up(&ready, &mut judgements, after, &mut context.observer())?;
        Ok(Rows { ready, judgements, afters, limits, tier: workspace.machine.tier().to_string() })
    }

    /// What the rows of a collection follow from.
    fn cut_run(&self, workspace: &Workspace, slugs: &[String]) -> Run {
        let names = if self.problems.is_empty() { &[][..] } else { slugs };
        let flags = (self.all_cases || self.matrix).then_some("--all-cases").into_iter();
        let words = ["judge"].into_iter().chain(names.iter().map(String::as_str)).chain(flags);
        let command = words.collect::<Vec<_>>().join(" ") + &self.count.words();
        Run::new(&workspace.collection, command, slugs, None)
    }

    /// Judges one part of the submissions, and gives their rows.
    fn part(&self, context: &mut Context, workspace: &Workspace, part: Part, slugs: Vec<String>) -> Outcome<ExitCode> {
        let run = self.cut_run(workspace, &slugs);
        let mut all = Vec::new();
        for slug in &slugs {
            let loaded = workspace.load(slug);
            let submissions = loaded.map(|bound| workspace.submissions(&bound.problem).0);
            let paths = submissions.into_iter().flatten().map(|one| (slug, Some(one.path))).collect::<Vec<_>>();
            // A problem without submissions has its place, too: it may be broken.
            all.extend(if paths.is_empty() { vec![(slug, None)] } else { paths });
        }
        let own = &all[part.of(all.len())];
        let names: BTreeSet<&String> = own.iter().map(|(slug, _)| *slug).collect();
        let (names, mut troubles) =
            (slugs.iter().filter(|slug| names.contains(slug)).cloned().collect(), Troubles::default());
        let mut ready = self.prepared(context, workspace, names, &mut troubles)?;
        for one in &mut ready {
            let slug = one.problem.slug();
            let is_own = |path: &String| own.iter().any(|(of, own)| *of == slug && own.as_ref() == Some(path));
            one.submissions.retain(|submission| is_own(&submission.path));
        }
        let Rows { ready, judgements, afters, limits, tier } = self.judged(context, workspace, ready, &mut troubles)?;
        let judged = judgements.into_iter().zip(afters);
        let judged = judged
            .map(|(judgement, after)| Row::Judged { judgement: Box::new(judgement), search: Box::new(after.search) });
        let limits = ready.iter().zip(limits).map(|(one, limits)| {
            let Problem { slug, measured, .. } = &one.problem.bound.problem;
            Row::Limits { problem: slug.clone(), limits, measured: measured.clone() }
        });
        let troubles = Row::Troubles { code: troubles.code.number(), told: troubles.told };
        let rows: Vec<String> = judged.chain(limits).chain([troubles]).map(|row| line(&row)).collect::<Outcome<_>>()?;
        self.cut.write(context, (part, run, tier), self.stream.output.as_deref(), &rows)
    }

    /// What all parts have judged. Cases are made only for reports that show them.
    fn collected<'w>(
        &self,
        context: &mut Context,
        workspace: &'w Workspace,
        slugs: Vec<String>,
        troubles: &mut Troubles,
    ) -> Outcome<Rows<'w>> {
        let run = self.cut_run(workspace, &slugs);
        let (rows, tier) = self.cut.read(context, &run)?;
        let mut ready = self.prepared(context, workspace, slugs, troubles)?;
        let (mut judged, mut found) = (BTreeMap::new(), BTreeMap::new());
        for row in rows {
            match row {
                Row::Judged { judgement, search } => {
                    let place = (judgement.problem.clone(), judgement.submission.clone());
                    judged.insert(place, (*judgement, After { search: *search, growth: None }));
                }
                Row::Limits { problem, limits, measured } => {
                    let known = found.entry(problem).or_insert((BTreeMap::new(), Measures::default()));
                    known.0.extend(limits.into_iter().map(|limit| (limit.language.clone(), limit)));
                    known.1.add(measured);
                }
                Row::Troubles { code, told } => {
                    troubles.add(context, ExitCode::of_number(code.into()).unwrap_or(ExitCode::Bug), told)?;
                }
            }
        }
        if self.matrix || self.written.is_wanted() || self.table.csv.is_some() {
            ready = self.cases(context, ready, troubles)?;
        }
        let (mut judgements, mut afters, mut lost) = (Vec::new(), Vec::new(), None);
        ready.retain_mut(|one| {
            let (slug, is_empty) = (one.problem.slug().to_owned(), one.submissions.is_empty());
            // A problem's trouble may be why its submissions were not judged.
            let is_told = troubles.told.iter().any(|(of, _)| *of == slug);
            one.submissions.retain(|submission| {
                let row = judged.remove(&(slug.clone(), submission.path.clone()));
                if row.is_none() && !is_told {
                    lost.get_or_insert_with(|| format!("{slug}/submissions/{}", submission.path));
                }
                row.map(|(judgement, after)| (judgements.push(judgement), afters.push(after))).is_some()
            });
            is_empty || !one.submissions.is_empty()
        });
        if let Some(lost) = lost {
            let help = "make the parts again";
            return Err(Failure::Lacking(format!("no part has judged {lost}\n    help: {help}")));
        }
        let limits = ready.iter_mut().map(|one| {
            let (limits, measured) = found.remove(one.problem.slug()).unwrap_or_default();
            one.problem.bound.problem.measured.add(measured);
            limits.into_values().collect()
        });
        Ok(Rows { limits: limits.collect(), ready, judgements, afters, tier })
    }

    /// Makes the cases of the problems, with answers; gives the problems that have cases.
    fn cases<'w>(
        &self,
        context: &mut Context,
        ready: Vec<Ready<'w>>,
        troubles: &mut Troubles,
    ) -> Outcome<Vec<Ready<'w>>> {
        let mut judged = Vec::new();
        for mut one in ready {
            let has_model = one.problem.bound.problem.model.is_some();
            let slug = one.problem.slug().to_owned();
            // Where a reference answers, the rows say what the cases lack.
            let cases = match one.reference.is_some() && !has_model {
                true => one.problem.agreed_cases(&mut Terse(&mut context.observer())),
                false => one.problem.agreed_cases(&mut context.observer()),
            };
            let Some((cases, disagreement)) = troubles.tell(context, &slug, cases)? else { continue };
            troubles.tell(context, &slug, disagreement.map_or(Ok(()), Err))?;
            one.cases = cases;
            let answered = one.answer(&mut context.observer());
            troubles.tell(context, &slug, answered)?;
            // Without the model's compiler no answer is known, and nothing was really judged.
            if has_model && one.cases.iter().any(|case| case.answer.is_none()) {
                troubles.code = troubles.code.and(ExitCode::Lacking);
            }
            judged.push(one);
        }
        Ok(judged)
    }

    fn slugs(&self, context: &mut Context) -> Outcome<Vec<String>> {
        match &self.submission {
            None => context.names.problems(&self.problems),
            Some(file) if self.problems.len() <= 1 => {
                context.names.look_from(file);
                Ok(vec![context.names.problem_or(self.problems.first().map(String::as_str), Some(file))?])
            }
            Some(_) => Err(Failure::usage("one file is a submission of one problem", "name that problem alone")),
        }
    }

    /// Shows what was found, on the terminal and in files; of one file, named as the user did, also what it failed on.
    fn show(
        &self,
        context: &mut Context,
        Rows { ready, judgements, afters, tier, .. }: &Rows,
        troubles: &[(String, String)],
    ) -> Outcome<()> {
        let (file, is_text) = (self.submission.as_deref(), !context.json());
        let mut rows = judgements.iter().zip(afters);
        let (mut all, mut lines, mut beside) = (Vec::new(), Vec::new(), Text::default());
        for one in ready {
            let (bound, cases) = (&one.problem.bound, &one.cases);
            let mut shown = Shown { bound, cases, rows: Vec::new() };
            for (submission, (judgement, after)) in one.submissions.iter().zip(rows.by_ref()) {
                let (search, growth) = (after.search.as_ref(), after.growth.as_ref());
                let is_countered = search.is_some_and(|search| search.searched.countercase.is_some());
                let is_shown = is_text && file.is_some() && !is_countered;
                let found = (is_shown || self.written.is_wanted()).then(|| one.found(submission, judgement)).flatten();
                let name = file.map_or(judgement.submission.clone(), |file| file.display().to_string());
                if let Some(found) = found.clone().filter(|_| is_shown) {
                    let tested = Tested { submission: name.clone(), found: Some(found), ..Tested::default() };
                    beside.0.extend(test::text(bound, &tested).0);
                }
                growth.iter().for_each(|growth| search::growth_text(&mut beside, growth));
                search.iter().for_each(|search| search::text(&mut beside, search, (&bound.problem, &name)));
                if self.table.csv.is_some() {
                    let smallest = Smallest::of(bound, cases, judgement, search);
                    lines.push(class::Row::of(judgement, smallest, lines.len()));
                }
                shown.rows.push(report::Row {
                    judgement,
                    is_shown: is_shown && found.is_some(),
                    found,
                    search,
                    growth,
                });
            }
            all.push(shown);
        }
        // What is weaker than usual is to be known; everything else is what `ojkit doctor` says.
        let name = tier.split_whitespace().next().unwrap_or_default();
        let is_weak = Tier::from_name(name).is_none_or(|tier| tier < Tier::T2);
        let mut document = report::document(&all, troubles, (tier, is_weak));
        document.add(On::Terminal, Shows::Text(beside));
        for Shown { bound, cases, rows } in all.iter().filter(|_| self.matrix) {
            let matrix = Matrix::new(cases, rows.iter().map(|row| row.judgement));
            document.add(On::Terminal, Shows::Matrix(bound.problem.slug.clone(), matrix));
        }
        match (self.share, &self.stream.output) {
            (true, Some(file)) => picture::write(context, file, &Shared::of(judgements).svg())?,
            (true, None) => write!(context.world.stdout, "{}", Shared::of(judgements).text())?,
            (false, _) if is_text => context.draw(&document)?,
            (false, _) => {}
        }
        self.table.write(context, &lines)?;
        self.written.draw(context, "ojkit judge", &document)
    }

    /// A file among the names is what `--submission` gives.
    fn take_file(&mut self, context: &mut Context) -> Outcome<()> {
        let mut problems = Vec::new();
        for name in std::mem::take(&mut self.problems) {
            context.names.look_from(Path::new(&name));
            match context.names.meaning(Path::new(&name)) {
                Ok(Meaning::File(_)) if self.submission.is_none() => self.submission = Some(PathBuf::from(name)),
                Ok(Meaning::File(_)) => {
                    return Err(Failure::usage("two files are named", "judge one file, or problems"));
                }
                Ok(Meaning::Problem(_)) => problems.push(name),
                Err(failure) => return Err(failure),
            }
        }
        self.problems = problems;
        Ok(())
    }

    /// Opens a problem, chooses what is judged of it, and finds its reference.
    fn prepare<'w>(&self, context: &mut Context, workspace: &'w Workspace, slug: &str) -> Outcome<Ready<'w>> {
        let problem = workspace.open(slug, &mut context.observer())?;
        if let Some((role, file)) = missing_checker(&problem.bound.problem, &problem.bound.folder) {
            return Err(Failure::usage(format!("the {role} `{file}` does not exist"), CHECKER));
        }
        // What is no submission is not judged, and `check` finds fault with it.
        let faults: Vec<_> = problem.faults.iter().map(|fault| fault.clone().severity(Severity::Warning)).collect();
        context.report(&faults)?;
        let judged = match &self.submission {
            None => expectation::judged(&problem.bound.problem, &problem.submissions),
            Some(file) => vec![submission(context, &problem, file)?],
        };
        let file = self.submission.as_ref().map(|file| context.path(file));
        let against = self.against.against.as_deref();
        let reference = problem.reference(file.as_deref(), against, &mut context.observer())?;
        Ok(Ready::new(problem, judged, reference))
    }

    fn verdict(&self, judgements: &[Judgement], is_told: bool) -> ExitCode {
        // What is doubtful, and would be as expected, keeps no collection from being in order.
        let is_unexpected = |judgement: &Judgement| match judgement.verdict() {
            Some(_) => !judgement.as_expected(),
            None => judgement.doubtful().is_some() && !judgement.is_doubt_expected(),
        };
        let unexpected = judgements.iter().any(is_unexpected);
        let open = judgements.iter().any(|judgement| judgement.skipped.is_none() && judgement.verdict().is_none());
        let skipped = judgements.iter().any(|judgement| judgement.skipped.is_some()) || (self.strict && open);
        let found = unexpected || (self.submission.is_some() && open);
        let found = if found { ExitCode::Found } else { ExitCode::AsExpected };
        let found =
            if judgements.is_empty() && !self.problems.is_empty() && !is_told { ExitCode::Usage } else { found };
        // A file that was asked for and not judged is no success.
        found.and(if skipped && (self.strict || self.submission.is_some()) {
            ExitCode::Lacking
        } else {
            ExitCode::AsExpected
        })
    }
}

/// Measures the time limits that no spec states; gives those of each problem.
fn limits(context: &mut Context, ready: &mut [Ready]) -> Outcome<Vec<Vec<TimeLimit>>> {
    let (mut limits, count) = (Vec::new(), ready.len());
    let (mut unmeasured, mut measured) = (BTreeSet::new(), 0);
    for one in ready {
        let files = one.submissions.iter().map(|submission| submission.source.as_path());
        let found = match count {
            1 => one.problem.measure_limits(&one.cases, files, &mut context.observer())?,
            _ => one.problem.measure_limits(&one.cases, files, &mut Terse(&mut context.observer()))?,
        };
        let is_known = |limit: &TimeLimit| limit.origin != Origin::Nobody;
        if !found.iter().all(is_known) {
            unmeasured.insert(one.problem.slug().to_owned());
        }
        measured += u64::from(found.iter().any(is_known));
        limits.push(found);
    }
    if !unmeasured.is_empty() {
        context.observer().note(Note::Unmeasured { problems: unmeasured.into_iter().collect() })?;
    }
    if count > 1 && measured > 0 {
        let problems = counted(measured, "problem");
        let where_to = "--report and --format json list them";
        context.mention(format_args!(
            "note: time limits of {problems} were measured, because no spec states them; {where_to}"
        ))?;
    }
    Ok(limits)
}

/// The one file that is judged.
fn submission(context: &Context, problem: &Opened, file: &Path) -> Outcome<Submission> {
    let path = context.path(file);
    if !path.is_file() {
        return Err(Failure::usage(format!("there is no file {}", file.display()), ""));
    }
    let machine = &problem.workspace.machine;
    if machine.language_of(&path).is_none() {
        let known: Vec<&str> = machine.languages().iter().map(|language| language.name.as_str()).collect();
        let help = format!("the languages are {}; `languages.yaml` adds others", known.join(", "));
        return Err(Failure::usage(format!("no language is known for {}", file.display()), help));
    }
    let mut submission = expectation::of_file(&problem.bound.problem, &problem.bound.folder, &path);
    // A file from elsewhere is called what the user calls it.
    if submission.path == path.display().to_string() {
        submission.path = file.display().to_string();
    }
    Ok(submission)
}
