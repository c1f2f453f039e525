//! `ojkit submit`: the single file to paste, checked before it is printed.

use crate::cli::after_cases::{Count, Judged};
use crate::cli::cases::Making;
use crate::cli::clipboard;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::failure::{Failure, Outcome};
use crate::cli::oracle::{Against, Around, Oracle};
use crate::cli::target::{self, Meaning, Named};
use crate::cli::time_limits;
use crate::cli::witnesses::{Agreed, Bench, is_refused};
use crate::report::progress::Progress;
use crate::report::style::Style;
use crate::submit::{self, Pastes, Profile};
use ojkit_files::atomic;
use ojkit_judge::built::Door;
use ojkit_judge::expectation::{self, Submission};
use ojkit_judge::submission::{self, Entry, Options, Site};
use ojkit_languages::Language;
use ojkit_languages::Machine;
use ojkit_languages::inline::whole;
use ojkit_model::judgement::{Because, Doubt, Judgement};
use ojkit_model::verdict::Verdict;
use ojkit_rules::Bound;
use std::fs;
use std::path::{Path, PathBuf};

/// Print what a judge's box takes, after it has been compiled as there and has passed every case
#[derive(Debug, clap::Args)]
pub(super) struct Submit {
    /// A submission, or a problem: its draft changed last, or its model [default: the submission changed last]
    #[arg(value_name = "FILE or PROBLEM")]
    what: Option<PathBuf>,
    /// The judge [default: the one the problem comes from]
    #[arg(long, value_name = "JUDGE")]
    to: Option<String>,
    /// The problem of a FILE from elsewhere
    #[arg(long, value_name = "PROBLEM")]
    problem: Option<String>,
    #[command(flatten)]
    count: Count,
    /// Print it although it has not passed
    #[arg(long)]
    anyway: bool,
    /// Put it into the clipboard, and print nothing
    #[arg(long)]
    copy: bool,
}

impl Submit {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("submit")?;
        let named = Named { what: self.what.clone(), problem: self.problem.clone() };
        named.look_from(context);
        let machine = context.machine()?;
        let (mut loaded, source) = self.target(context, &machine, &named)?;
        let profile = self.profile(&loaded)?;
        let language = machine.known(&source);
        if machine.language_of(&source).is_none() {
            let known: Vec<&str> = machine.languages().iter().map(|language| language.name.as_str()).collect();
            let help = format!("the languages are {}; `languages.yaml` adds others", known.join(", "));
            return Err(Failure::usage(format!("{} is of no language", context.shown(&source)), help));
        }
        let shown = context.shown(&source);
        let text = submit::extract(profile, language, &whole_text(language, &source)?, &loaded.problem.signature)
            .map_err(|error| Failure::usage(format!("{shown}: {error}"), error.help()))?;
        let site = as_there(context.machine()?, profile, language);
        let door = if profile.pastes == Pastes::File { Door::Main } else { Door::Solution };
        let site = Site { machine: &site, door };
        let (judgement, search) = self.judge(context, &machine, site, &mut loaded, &source, &text)?;
        let mut help = "correct it, or print it with --anyway";
        let too_long = profile.bytes.filter(|&limit| text.len() > limit);
        let trouble = match (&judgement.result, &judgement.first_failure) {
            (Ok(Verdict::Accepted), _) if judgement.doubt.is_some() => judgement.doubtful().map(|doubt| {
                let (told, remedy) = doubtful(&judgement, doubt);
                help = remedy;
                told
            }),
            (Ok(Verdict::Accepted), _) if judgement.unanswered() > 0 && search.is_none() => {
                let (unanswered, all) = (judgement.unanswered(), judgement.cases.len());
                Some(format!(
                    "nobody knows whether it is right: {unanswered} of {all} answers were compared with nothing"
                ))
            }
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
                let (unanswered, count) = (judgement.unanswered(), judgement.cases.len());
                let further = search.map_or(String::new(), |inputs| format!(" and {inputs} further inputs"));
                let open = match unanswered {
                    0 => String::new(),
                    more => format!("; nobody knows the answers of {more} more, which ran within the limits"),
                };
                let right = count - unanswered;
                context.mention(format_args!(
                    "{shown}: for {}: accepted on {right} cases{further}{open}",
                    profile.title
                ))?;
            }
            Some(trouble) if self.anyway => context.say(format_args!("warning: {shown}: {trouble}"))?,
            Some(trouble) => {
                context.say(format_args!("{shown}: error: {trouble}"))?;
                context.say(format_args!("    help: {help}"))?;
                return Ok(if judgement.result.is_err() { ExitCode::Lacking } else { ExitCode::Found });
            }
        }
        self.hand_over(context, &text)?;
        Ok(ExitCode::AsExpected)
    }

    /// Gives the text to the user.
    fn hand_over(&self, context: &mut Context, text: &str) -> Outcome<()> {
        if self.copy {
            let how = clipboard::copy(context.world, text)?;
            return context.mention(format_args!("copied {} bytes {how}", text.len()));
        }
        context.world.stdout.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            context.world.stdout.write_all(b"\n")?;
        }
        Ok(())
    }

    /// The problem, and the file to hand in: of a problem that was named and has no draft, its model.
    fn target(&self, context: &mut Context, machine: &Machine, named: &Named) -> Outcome<(Bound, PathBuf)> {
        if let Some(what) = &named.what
            && let Meaning::Problem(slug) = target::meaning(context, what)?
        {
            let collection = context.collection()?;
            let loaded = context.load_on(machine, &slug)?;
            let known = |path: &Path| machine.language_of(path).is_some();
            let (all, _) = expectation::discover(&loaded.problem, &collection.folder(&slug), &known);
            let has_draft = all.iter().any(|submission| submission.expected.is_empty());
            if let (Some(model), false) = (&loaded.problem.model, has_draft) {
                let source = collection.submission(&slug, model);
                return Ok((loaded, source));
            }
        }
        let target = named.target(context, machine)?;
        target.announce(context)?;
        Ok((context.load_on(machine, &target.slug)?, target.file))
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
        loaded: &mut Bound,
        source: &Path,
        text: &str,
    ) -> Outcome<(Judgement, Option<u64>)> {
        let collection = context.collection()?;
        let folder = collection.folder(&loaded.problem.slug);
        let known = |path: &Path| machine.language_of(path).is_some();
        let (submissions, _) = expectation::discover(&loaded.problem, &folder, &known);
        let around = Around { collection: &collection, machine, loaded, file: Some(source) };
        let oracle = Oracle::of(context, around, &Against::default())?;
        // Where an oracle answers, what the cases lack is told at the end.
        context.is_terse = oracle.is_some() && loaded.problem.model.is_none();
        let cases = Making { collection: &collection, machine, loaded, submissions: &submissions }.ready(context);
        context.is_terse = false;
        let mut cases = cases?;
        if let Some(oracle) = &oracle {
            oracle.answer(context, machine, loaded, &mut cases)?;
        }
        time_limits::measure(context, machine, loaded, (&submissions, &cases), [source])?;
        time_limits::mention_unmeasured(context)?;
        let loaded = &*loaded;
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
        let mut judgement = judgements.remove(0);
        if is_refused(&judgement)
            && let Some(bench) = Bench::of_model(machine, &collection, loaded)
        {
            let files = (&*submission.source, source);
            bench.hear(site.machine, files, &cases, &Agreed::default(), &mut judgement)?;
        }
        let judged = Judged {
            collection: &collection,
            machine: site.machine,
            loaded,
            cases: &cases,
            source: &submission.source,
            file: source,
            fresh: false,
        };
        if let Some(growth) = judged.growth(context, oracle.as_ref(), &judgement)? {
            growth.text(context.world.stderr)?;
        }
        if let Some(note) = judged.refuse_growth(context, &mut judgement)? {
            context.mention(format_args!("note: {}: {note}", judgement.submission))?;
        }
        let search = judged.search(context, oracle.as_ref(), self.count.search, &mut judgement)?;
        if let Some(found) = search.as_ref().filter(|search| search.searched.countercase.is_some()) {
            found.text(context.world.stderr, &loaded.problem, &judgement.submission, Style::default())?;
        }
        // What cannot be removed now is swept up with the cache's other leftovers.
        let _ = fs::remove_dir_all(&scratch);
        Ok((judgement, search.map(|search| search.searched.cases)))
    }
}

/// What is doubtful, and what to do.
fn doubtful(judgement: &Judgement, doubt: &Doubt) -> (String, &'static str) {
    let remedy = match doubt.because {
        Because::NoChecker => "write a checker (docs/checkers.md), or print it with --anyway",
        Because::Disagreement { .. } => "correct the accepted submission that is wrong, or print it with --anyway",
        _ => "look at the input: where it is illegal, print it with --anyway, and add the line that it breaks",
    };
    let more = match judgement.undecided() {
        0 | 1 => String::new(),
        count => format!(", and on {} more", count - 1),
    };
    (format!("no verdict on {}{more}: {doubt}", doubt.case), remedy)
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

/// The text of a source with what it takes from its author's other files.
fn whole_text(language: Option<Language>, source: &Path) -> Outcome<Vec<u8>> {
    let whole = whole(language, source, false);
    whole.map(|whole| whole.text).map_err(|error| Failure::Found(error.to_string().trim_end().to_owned()))
}
