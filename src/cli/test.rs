//! `ojkit test`: the solver's loop. Samples, then cases, then the search; the first difference ends it.

mod watch;

use crate::cli::context::{Context, with_format};
use crate::cli::exit_code::ExitCode;
use crate::cli::flags::{Against, Count};
use crate::cli::page::Follower;
use crate::cli::remember::Remembered;
use crate::cli::target::{Named, Target};
use crate::cli::written::Written;
use crate::report::html;
use crate::report::test as report;
use crate::submit::{self, Copied, Pastes};
use ojkit_draw::Bound;
use ojkit_files::atomic;
use ojkit_judge::built::Door;
use ojkit_languages::Machine;
use ojkit_languages::inline::whole;
use ojkit_model::case::{Case, is_vouched_for};
use ojkit_model::problem::Problem;
use ojkit_work::collection::read_if_there;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::tested::{Tested, Trial};
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

/// Test one submission: samples, cases, search; shows the first difference
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Test {
    #[command(flatten)]
    pub named: Named,
    #[command(flatten)]
    pub against: Against,
    #[command(flatten)]
    pub count: Count,
    /// Build it with sanitizers and the checks of its library and arithmetic, for the search too
    #[arg(long)]
    pub debug: bool,
    /// Test again at every save, until Ctrl-C
    #[arg(long)]
    watch: bool,
    #[command(flatten)]
    written: Written,
    /// Where a watch keeps the smallest countercase, which is tried first
    #[arg(long, hide = true, value_name = "FILE")]
    pinned: Option<PathBuf>,
    /// Where a watch listens, whose page shows the run
    #[arg(long, hide = true, value_name = "SOCKET")]
    lines: Option<PathBuf>,
}

/// A countercase that a watch keeps until it passes.
#[derive(Debug, Serialize, Deserialize)]
struct Pinned {
    case: String,
    group: String,
    input: String,
    answer: Option<String>,
}

impl Test {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        self.written.check(context)?;
        self.named.look_from(context);
        let machine = context.machine()?;
        let target = self.named.target(context, &machine)?;
        match &self.lines {
            Some(socket) => context.follower = Follower::watch(socket),
            None if self.written.page => context.open_page("test")?,
            None => {}
        }
        if self.watch {
            return watch::watch(context, &machine, &target, &self);
        }
        let Target { slug, file, .. } = target;
        let workspace = context.workspace(machine)?;
        let shown = self.named.shown(context, &file);
        context.trace("test", Some(&file), std::slice::from_ref(&slug))?;
        if !context.json() {
            context.print(&shown)?;
            context.world.stdout.flush()?;
        }
        if !workspace.knows(&file) {
            return Err(workspace.machine.build(&file).err().map_or_else(
                || Failure::usage(format!("no language is known for {shown}"), "rename the file"),
                Failure::from,
            ));
        }
        let mut problem = workspace.open(&slug, &mut context.observer())?;
        let site = match self.debug {
            true => context.machine_for_debugging(workspace.machine.clone(), &file)?,
            false => submit::machine_of(workspace.machine.clone(), &problem.bound.problem.source.judge, &file),
        };
        let copied = if self.debug { None } else { as_handed_in(&workspace.machine, &file, &problem.bound.problem) };
        let mut trial = Trial {
            against: self.against.against.as_deref(),
            amount: self.count.amount().unwrap_or(context.usual_search()),
            pinned: self.pinned.iter().filter_map(|path| unpin(path, &problem.bound)).collect(),
            is_debugged: self.debug,
            ..Trial::new(site, shown, &file)
        };
        if let Some(copied) = &copied {
            trial.submission.source.clone_from(&copied.file);
            trial.door = Door::Pasted;
        }
        let remembered = Remembered::draft(&workspace.collection, &slug, &file);
        let tested = trial.run(&mut problem, &mut context.observer())?;
        if let Some(pinned) = &self.pinned {
            pin(pinned, &tested)?;
        }
        context.result(with_format(report::json(&problem.bound, &tested)).to_string().as_bytes())?;
        let document = report::document(&problem.bound, &tested);
        if !context.json() {
            context.draw(&document)?;
        }
        if self.lines.is_some() {
            context.show_report(&html::draw(&document));
        }
        self.written.draw(context, "ojkit test", &document)?;
        if let Some(remembered) = remembered {
            remembered.tested(context, &tested)?;
        }
        Ok(if tested.standing().is_printed() { ExitCode::AsExpected } else { ExitCode::Found })
    }
}

/// The text of a file as `submit` tests it, where that is the whole file but for its region: what passes is not searched again there.
fn as_handed_in(machine: &Machine, file: &Path, problem: &Problem) -> Option<Copied> {
    let profile = submit::profile(&problem.source.judge).filter(|profile| profile.pastes != Pastes::File)?;
    let language = machine.known(file);
    let whole = whole(language, file, false).ok().filter(|whole| whole.files.is_empty())?;
    let handed_in = submit::extract(profile, language, &whole.text, &problem.signature).ok()?;
    Copied::new(machine, file, &submit::in_place(&whole.text, &handed_in)?).ok()
}

/// The countercase that a watch keeps, if there is one.
fn unpin(path: &Path, loaded: &Bound) -> Option<Case> {
    let pinned: Pinned = serde_json::from_slice(&read_if_there(path).ok()??).ok()?;
    // The spec may have changed since.
    let is_legal = loaded.validator.accepts(pinned.input.as_bytes());
    let decides = loaded.unenforced().is_empty() || is_vouched_for(&pinned.group);
    if !is_legal || !decides {
        return None;
    }
    Some(Case {
        name: pinned.case,
        group: pinned.group,
        input: pinned.input.into_bytes(),
        answer: pinned.answer.map(String::into_bytes),
        ..Case::default()
    })
}

/// Keeps what was found for the next test, and forgets what has passed.
fn pin(path: &Path, tested: &Tested) -> Outcome<()> {
    let Some(found) = &tested.found else {
        // What does not compile has passed nothing.
        if tested.refused.is_none() {
            let _ = fs::remove_file(path);
        }
        return Ok(());
    };
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).ok();
    let Some(input) = text(&found.case.input) else { return Ok(()) };
    let Case { name, group, answer, .. } = found.case.clone();
    let pinned = Pinned { case: name, group, input, answer: answer.as_deref().and_then(text) };
    let json = serde_json::to_vec(&pinned).map_err(|error| Failure::Lacking(error.to_string()))?;
    Ok(atomic::write(path, &json)?)
}
