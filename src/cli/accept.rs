//! `ojkit accept`: a draft that passes becomes an accepted submission, and the model of a problem that has none.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::manifest;
use crate::cli::remember::{Remembered, proof};
use crate::cli::target::Named;
use crate::report::test as report;
use crate::store::history::Event;
use crate::store::past;
use crate::submit;
use ojkit_files::atomic::{self, StoreError};
use ojkit_judge::expectation::{DRAFT, has_oracle_name};
use ojkit_languages::{Machine, inline};
use ojkit_model::problem::Problem;
use ojkit_rules::spec;
use ojkit_work::banked;
use ojkit_work::collection::{Collection, read};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::tested::{Tested, Trial};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Make a passing draft an accepted submission, and the model where there is none
#[derive(Debug, clap::Args)]
pub(super) struct Accept {
    #[command(flatten)]
    named: Named,
    /// The new file's name, without its ending [default: as it is]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
}

/// A draft that may become an accepted submission.
pub(super) struct Candidate {
    collection: Collection,
    slug: String,
    draft: PathBuf,
    accepted: PathBuf,
    /// Its path below `submissions/`.
    place: String,
}

impl Accept {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("accept")?;
        self.named.look_from(context);
        let machine = context.machine()?;
        let target = self.named.target_in(context, &machine, Some(DRAFT))?;
        target.announce(context)?;
        let (slug, draft) = (&target.slug, &target.file);
        let workspace = context.workspace(machine)?;
        let of = (&workspace.collection, &**slug);
        let candidate = Candidate::new(context, &workspace.machine, of, draft, self.name.as_deref())?;
        let mut problem = workspace.open(slug, &mut context.observer())?;
        let site = submit::machine_of(workspace.machine.clone(), &problem.bound.problem.source.judge, draft);
        let shown = context.shown(draft);
        let trial = Trial { amount: context.usual_search(), ..Trial::new(site, shown.clone(), draft) };
        let tested = trial.run(&mut problem, &mut context.observer())?;
        context.draw(&report::text(&problem.bound, &tested).into())?;
        if !tested.standing().is_printed() {
            context.say(format_args!("{shown}: error: it does not pass, so that it stays a draft"))?;
            return Ok(ExitCode::Found);
        }
        candidate.accept(context, &tested)?;
        Ok(ExitCode::AsExpected)
    }
}

impl Candidate {
    /// A draft, and where it is to go; refuses what cannot go there.
    pub fn new(
        context: &Context,
        machine: &Machine,
        (collection, slug): (&Collection, &str),
        draft: &Path,
        name: Option<&str>,
    ) -> Outcome<Candidate> {
        let shown = context.shown(draft);
        let place = if collection.is_alone() { None } else { past::place(collection, slug, draft) };
        let is_draft = |place: &String| place.starts_with(DRAFT);
        if place.as_ref().is_some_and(|place| !is_draft(place)) {
            return Err(Failure::usage(format!("{shown} is an accepted submission already"), "name a draft"));
        }
        if place.is_none() || has_oracle_name(draft) {
            let help = "name a file in submissions/draft/ that is not a brute force";
            return Err(Failure::usage(format!("{shown} is not a draft"), help));
        }
        let extension = draft.extension().and_then(|extension| extension.to_str()).unwrap_or_default();
        let stem = name.or(draft.file_stem().and_then(|stem| stem.to_str())).unwrap_or_default();
        let is_plain = |c: char| c.is_alphanumeric() || matches!(c, '_' | '-' | '.');
        if stem.is_empty() || stem.starts_with('.') || !stem.chars().all(is_plain) {
            let help = "use letters, digits, `-`, `_` and points, as in --name two_pointers";
            return Err(Failure::usage(format!("`{stem}` cannot be a submission's name"), help));
        }
        let place = format!("accepted/{stem}.{extension}");
        let accepted = collection.submission(slug, &place);
        if accepted.symlink_metadata().is_ok() && !is_same(draft, &accepted) {
            let message = format!("{} is there already", context.shown(&accepted));
            return Err(Failure::usage(message, "choose another name with --name NAME, or remove the file"));
        }
        // What it takes from its neighbours would not be found from the other folder.
        let whole = inline::whole(machine.known(draft), draft, true).map(|whole| whole.files).unwrap_or_default();
        if let Some(part) = whole.iter().find(|part| part.parent() == draft.parent() && *part != draft) {
            let help = "move that file out of the folder of drafts first (docs/libraries.md)";
            return Err(Failure::usage(format!("{shown} uses {} beside it", context.shown(part)), help));
        }
        let (collection, slug, draft) = (collection.clone(), slug.to_owned(), draft.to_owned());
        Ok(Candidate { collection, slug, draft, accepted, place })
    }

    /// Moves it, and makes it the model of a problem that has none; says so, and what to do next.
    ///
    /// A call that is ended half way leaves the file in one of both places or in both, and another call finishes it.
    pub fn accept(&self, context: &mut Context, tested: &Tested) -> Outcome<()> {
        let (from, to) = (context.shown(&self.draft), context.shown(&self.accepted));
        copy(&self.draft, &self.accepted)?;
        // What only the samples confirm would give every other case its answer, and be judged by itself.
        let model = if tested.standing().is_verified() { self.name_model(context)? } else { None };
        fs::remove_file(&self.draft).map_err(|error| StoreError::new("remove", &self.draft, error))?;
        context.mention(format_args!("moved {from} to {to}"))?;
        if let Some(history) = Remembered::of(&self.collection, &self.slug, &self.accepted, self.place.clone()) {
            history.note(context, Event::Accepted, Some(proof(tested)))?;
        }
        manifest::renew(context, &[&self.slug])?;
        let name = self.command_name(context);
        match model {
            Some(model) if !model.is_only_samples() => {
                context.mention(format_args!("next: ojkit gen {name}    (the answers of all cases, by this model)"))
            }
            None if !tested.standing().is_verified() => {
                let why = "only the samples confirm it; a brute force beside the next draft can";
                context.mention(format_args!("note: it is not made the model of a problem that has none: {why}"))?;
                context.mention(format_args!("next: ojkit next for another problem"))
            }
            _ => context.mention(format_args!("next: ojkit judge {name}, or ojkit next for another problem")),
        }
    }

    /// The problem as commands called here take it.
    fn command_name(&self, context: &Context) -> String {
        let outer = Collection::find(&context.world.cwd).and_then(|outer| self.collection.name_below(&outer));
        match outer {
            Some(contest) => format!("{contest}/{}", self.slug),
            None => self.slug.clone(),
        }
    }

    /// Writes `model:` into the spec of a problem that has none; gives the problem where it did.
    fn name_model(&self, context: &mut Context) -> Outcome<Option<Problem>> {
        let path = self.collection.spec(&self.slug);
        let shown = context.shown(&path);
        if !path.is_file() {
            return Ok(None);
        }
        let text = read(&path)?;
        let old = spec::read(&self.slug, &shown, &text, ojkit_english::said)?;
        if old.model.is_some() || banked::answers(&self.collection, &old).is_some_and(|changed| changed.is_none()) {
            return Ok(None);
        }
        // The same with the line as a comment has every other line in the same place.
        let line = format!("model: {}", self.place);
        let (fresh, beside) = (with_line(&text, &line), with_line(&text, &format!("# {line}")));
        let read = |text: &[u8]| spec::read(&self.slug, &shown, text, ojkit_english::said).ok();
        let wanted = read(&beside).map(|problem| Problem { model: Some(self.place.clone()), ..problem });
        if wanted.is_none() || read(&fresh) != wanted {
            context.say(format_args!(
                "warning: {shown} was not changed, because its layout is unusual; write `{line}` into it"
            ))?;
            return Ok(None);
        }
        atomic::write(&path, &fresh)?;
        context.mention(format_args!("wrote `model: {}` into {shown}", self.place))?;
        Ok(wanted)
    }
}

/// The text of a spec with a further line: before its examples, else at its end; every other byte stays.
fn with_line(text: &[u8], line: &str) -> Vec<u8> {
    let lines: Vec<&[u8]> = text.split_inclusive(|&byte| byte == b'\n').collect();
    let end: &[u8] = if lines.first().is_some_and(|line| line.ends_with(b"\r\n")) { b"\r\n" } else { b"\n" };
    let at = lines.iter().position(|line| line.starts_with(b"examples:")).unwrap_or(lines.len());
    let mut fresh = lines[..at].concat();
    if !fresh.is_empty() && !fresh.ends_with(b"\n") {
        fresh.extend(end);
    }
    fresh.extend(line.as_bytes());
    fresh.extend(end);
    fresh.extend(lines[at..].concat());
    fresh
}

/// Whether both hold the same: what an earlier call has left, which was ended half way.
fn is_same(a: &Path, b: &Path) -> bool {
    b.is_file() && fs::read(a).ok().is_some_and(|text| fs::read(b).ok() == Some(text))
}

/// Gives a file a second name in another folder, and never takes the place of one that is there.
fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let folder = to.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).map_err(|error| StoreError::new("make the folder", folder, error))?;
    match fs::hard_link(from, to) {
        Ok(()) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && is_same(from, to) => Ok(()),
        // Some file systems have one name for a file.
        Err(error) if error.kind() != io::ErrorKind::AlreadyExists && !to.exists() => atomic::write(to, &read(from)?),
        Err(error) => Err(StoreError::new("write", to, error)),
    }
}
