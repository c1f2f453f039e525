//! `ojkit submit`: the single file to paste, checked before it is printed.

use crate::cli::cases::Making;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::{Failure, Outcome};
use crate::report::progress::Progress;
use crate::store::collection::read;
use crate::submit::{self, Pastes, Profile};
use ojkit_files::atomic;
use ojkit_judge::built::Door;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::submission::{self, Entry, Options, Site};
use ojkit_languages::Language;
use ojkit_languages::Machine;
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;
use ojkit_rules::Bound;
use std::fs;
use std::path::{Path, PathBuf};

/// Print what a judge's box takes, after it has been compiled as there and has passed every case
#[derive(Debug, clap::Args)]
pub(super) struct Submit {
    /// A problem, whose model is taken, or a file [default: the problem here]
    #[arg(value_name = "PROBLEM or FILE")]
    what: Option<String>,
    /// The judge [default: the one the problem comes from]
    #[arg(long, value_name = "JUDGE")]
    to: Option<String>,
    /// The problem of a FILE from elsewhere
    #[arg(long, value_name = "PROBLEM")]
    problem: Option<String>,
    /// Print it although it has not passed
    #[arg(long)]
    anyway: bool,
}

impl Submit {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("submit")?;
        if let Some(what) = &self.what {
            context.look_from(Path::new(what));
        }
        let collection = context.collection()?;
        let (slug, file) = self.target(context)?;
        let loaded = context.load(&slug)?;
        let source = match file {
            Some(file) => file,
            None => match &loaded.problem.model {
                Some(model) => collection.submission(&slug, model),
                None => return Err(Failure::usage(format!("{slug} has no model"), "name the file to hand in")),
            },
        };
        let profile = self.profile(&loaded)?;
        let machine = context.machine()?;
        let language = machine.known(&source);
        if machine.language_of(&source).is_none() {
            let known: Vec<&str> = machine.languages().iter().map(|language| language.name.as_str()).collect();
            let help = format!("the languages are {}; `languages.yaml` adds others", known.join(", "));
            return Err(Failure::usage(format!("{} is of no language", context.shown(&source)), help));
        }
        let shown = context.shown(&source);
        let text = submit::extract(profile, language, &read(&source)?, &loaded.problem.signature)
            .map_err(|error| Failure::usage(format!("{shown}: {error}"), error.help()))?;
        let site = as_there(context.machine()?, profile, language);
        let door = if profile.pastes == Pastes::File { Door::Main } else { Door::Solution };
        let site = Site { machine: &site, door };
        let judgement = self.judge(context, &machine, site, &loaded, &source, &text)?;
        let mut help = "correct it, or print it with --anyway";
        let too_long = profile.bytes.filter(|&limit| text.len() > limit);
        let trouble = match (&judgement.result, &judgement.first_failure) {
            (Ok(Verdict::Accepted), _) => too_long
                .map(|limit| format!("the text has {} bytes, and {} takes at most {limit}", text.len(), profile.title)),
            (Ok(verdict), Some((case, message))) if case.is_empty() => Some(format!("{verdict}: {message}")),
            (Ok(verdict), Some((case, message))) => Some(format!("{verdict} on {case}: {message}")),
            (Ok(verdict), None) => Some(verdict.to_string()),
            (Err(skipped), _) => {
                help = "print it unchecked with --anyway";
                Some(format!("it was not checked: {}; {}", skipped.why, skipped.remedy))
            }
        };
        match trouble {
            None => {
                let count = judgement.cases.len();
                context.mention(format_args!("{shown}: for {}: accepted on {count} cases", profile.title))?;
            }
            Some(trouble) if self.anyway => context.say(format_args!("warning: {shown}: {trouble}"))?,
            Some(trouble) => {
                context.say(format_args!("{shown}: error: {trouble}"))?;
                context.say(format_args!("    help: {help}"))?;
                return Ok(if judgement.result.is_err() { ExitCode::Lacking } else { ExitCode::Found });
            }
        }
        context.world.stdout.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            context.world.stdout.write_all(b"\n")?;
        }
        Ok(ExitCode::AsExpected)
    }

    /// The problem, and the file where one was named.
    fn target(&self, context: &Context) -> Outcome<(String, Option<PathBuf>)> {
        let Some(what) = &self.what else { return Ok((context.problem_or(self.problem.as_deref(), None)?, None)) };
        let path = context.path(Path::new(what));
        if path.is_file() {
            return Ok((context.problem_or(self.problem.as_deref(), Some(Path::new(what)))?, Some(path)));
        }
        match what.contains(['/', '.']) && !path.exists() {
            true => Err(Failure::usage(format!("there is no file {what}"), "name a file that is there, or a problem")),
            false => Ok((context.problem(what)?, None)),
        }
    }

    fn profile(&self, loaded: &Bound) -> Outcome<&'static Profile> {
        let judge = match &self.to {
            Some(judge) => judge,
            None => &loaded.problem.source.judge,
        };
        let names: Vec<&str> = submit::profiles().iter().map(|profile| profile.name.as_str()).collect();
        match submit::profile(judge) {
            Some(profile) => Ok(profile),
            None if judge.is_empty() => Err(Failure::usage(
                "the spec does not say which judge the problem comes from",
                format!("name one: --to {}", names.join(", --to ")),
            )),
            None => Err(Failure::usage(
                format!("no judge `{judge}` is known"),
                ojkit_text::suggest::did_you_mean(judge, &names),
            )),
        }
    }

    /// Judges the text that will be printed, not its source.
    fn judge(
        &self,
        context: &mut Context,
        machine: &Machine,
        site: Site,
        loaded: &Bound,
        source: &Path,
        text: &str,
    ) -> Outcome<Judgement> {
        let collection = context.collection()?;
        let folder = collection.folder(&loaded.problem.slug);
        let known = |path: &Path| machine.language_of(path).is_some();
        let (submissions, _) = expectation::discover(&loaded.problem, &folder, &known);
        let cases = Making { collection: &collection, machine, loaded, submissions: &submissions }.ready(context)?;
        let scratch = machine.scratch();
        let file = scratch.join(source.file_name().unwrap_or_default());
        atomic::write(&file, text.as_bytes())?;
        let submission = Submission { path: context.shown(source), source: file, expected: vec![Verdict::Accepted] };
        let entry = Entry { bound: loaded, folder: &folder, submission: &submission, cases: &cases };
        let progress = Progress::new(context.shows_progress(), "judging");
        let seats = scratch.join("seats");
        let options =
            Options { jobs: context.jobs(), all_cases: false, scratch: &seats, site: Some(site), earlier: None };
        let mut judgements = submission::judge(machine, &[entry], &options, &mut |event| progress.follow(&event));
        // What cannot be removed now is swept up with the cache's other leftovers.
        let _ = fs::remove_dir_all(&scratch);
        Ok(judgements.remove(0))
    }
}

/// The machine with a language's version set as the judge has it.
fn as_there(machine: Machine, profile: &Profile, language: Option<Language>) -> Machine {
    let Some(language) = language else { return machine };
    let Some(version) = profile.versions.get(language.name()) else { return machine };
    machine.with_languages(|row| {
        if row.name == language.name() {
            language.set_version(&mut row.compile, version);
        }
    })
}
