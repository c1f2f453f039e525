//! `ojkit submit`: the single file to paste, checked before it is printed.

use crate::cli::accept::Candidate;
use crate::cli::clipboard;
use crate::cli::config;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::flags::Count;
use crate::cli::remember::{self, Remembered};
use crate::cli::target::Named;
use crate::report::standing;
use crate::report::test as report;
use crate::store::history::Event;
use crate::store::settings::Key;
use crate::submit::{self, Copied, Pastes, Profile};
use ojkit_draw::Bound;
use ojkit_judge::built::Door;
use ojkit_judge::expectation::{self, Submission, is_banked};
use ojkit_languages::inline::whole;
use ojkit_languages::{Language, Machine};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::names::Meaning;
use ojkit_work::tested::{Found, Standing, Tested, Trial};
use ojkit_work::workspace::Opened;
use std::path::{Path, PathBuf};

/// Print the text to hand in, once it compiles as on the judge and nothing is known against it
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
    /// Print it although something is known against it
    #[arg(long, conflicts_with = "strict")]
    anyway: bool,
    /// Refuse what is verified by nothing but the samples
    #[arg(long)]
    strict: bool,
    /// Put it into the clipboard, and print nothing
    #[arg(long)]
    copy: bool,
    /// Afterwards, move the draft to the accepted submissions, as `ojkit accept` does
    #[arg(long, conflicts_with = "anyway")]
    accept: bool,
}

impl Submit {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("submit")?;
        let named = Named { what: self.what.clone(), problem: self.problem.clone() };
        named.look_from(context);
        let machine = context.machine()?;
        let (slug, source) = self.target(context, &machine, &named)?;
        let workspace = context.workspace(machine)?;
        let mut problem = workspace.open(&slug, &mut context.observer())?;
        let profile = self.profile(context, &problem.bound)?;
        // How it is run is a matter of the judge that gets it.
        problem.bound.problem.source.judge.clone_from(&profile.name);
        let (machine, collection) = (&workspace.machine, &workspace.collection);
        let language = machine.known(&source);
        if !workspace.knows(&source) {
            let known: Vec<&str> = machine.languages().iter().map(|language| language.name.as_str()).collect();
            let help = format!("the languages are {}; `languages.yaml` adds others", known.join(", "));
            let extension = source.extension().unwrap_or_default().to_string_lossy();
            return Err(Failure::usage(
                format!("{}: no language has the ending `{extension}`", context.shown(&source)),
                help,
            ));
        }
        let shown = context.shown(&source);
        let whole = whole_text(language, &source)?;
        let text = submit::extract(profile, language, &whole, &problem.bound.problem.signature)
            .map_err(|error| Failure::usage(format!("{shown}: {error}"), error.help()))?;
        let candidate = || Candidate::new(context, machine, (collection, &slug), &source, None);
        let candidate = self.accept.then(candidate).transpose()?;
        let remembered = Remembered::draft(collection, &slug, &source);
        let in_place = submit::in_place(&whole, &text);
        let tested = match self.test(context, profile, &mut problem, &source, in_place.as_deref().unwrap_or(&text)) {
            Err(Failure::Lacking(why)) => Err(why),
            tested => Ok(tested?),
        };
        let trouble = match &tested {
            Err(why) => Some((format!("not checked: {why}"), ExitCode::Lacking)),
            Ok(tested) => {
                self.judged(context, profile, (&problem.bound, &text), tested)?.map(|why| (why, ExitCode::Found))
            }
        };
        let is_printed = trouble.is_none();
        if let (Ok(tested), Some(remembered), false) = (&tested, &remembered, is_printed) {
            remembered.tested(context, tested)?;
        }
        match trouble {
            None => {}
            Some((why, _)) if self.anyway => context.say(format_args!("warning: {shown}: {why}"))?,
            Some((why, code)) => {
                context.say(format_args!("{shown}: error: {why}"))?;
                let flag = if self.strict { "without --strict" } else { "with --anyway" };
                context.say(format_args!("    help: print it all the same {flag}"))?;
                return Ok(code);
            }
        }
        self.hand_over(context, &text)?;
        if let (Ok(tested), true) = (&tested, is_printed) {
            if let Some(remembered) = remembered {
                remembered.note(context, Event::Submitted, Some(remember::proof(tested)))?;
            }
            if let Some(candidate) = candidate {
                candidate.accept(context, tested)?;
            }
        }
        Ok(ExitCode::AsExpected)
    }

    /// Says what was checked, and why it is not printed, where that is so.
    fn judged(
        &self,
        context: &mut Context,
        profile: &Profile,
        (loaded, text): (&Bound, &str),
        tested: &Tested,
    ) -> Outcome<Option<String>> {
        let standing = tested.standing();
        if standing == Standing::Refused {
            write!(context.world.stderr, "{}", report::text(loaded, tested).plain())?;
            let on = |found: &Found| format!("{} on {}", found.judgement.verdict, found.case.name);
            let compiling = || tested.refused.as_ref().map_or(String::new(), |(verdict, _)| verdict.to_string());
            return Ok(Some(tested.found.as_ref().map_or_else(compiling, on)));
        }
        let told = standing::sentences(tested).join(" ");
        if let Some(limit) = profile.bytes.filter(|&limit| text.len() > limit) {
            return Ok(Some(format!("the text has {} bytes, and {} takes at most {limit}", text.len(), profile.title)));
        }
        let is_enough = if self.strict { standing.is_verified() } else { standing.is_printed() };
        if !is_enough {
            let remedy = standing::remedy(tested).map_or(String::new(), |remedy| format!("\n    help: {remedy}"));
            let what = if self.strict { "not verified. " } else { "" };
            return Ok(Some(format!("{what}{told}{remedy}")));
        }
        context.mention(told)?;
        Ok(None)
    }

    /// Gives the text to the user.
    fn hand_over(&self, context: &mut Context, text: &str) -> Outcome<()> {
        if self.copy {
            let command = config::setting(context, Key::Clipboard)?;
            let how = clipboard::copy(context.world, command.map(|set| set.value).as_deref(), text)?;
            return context.mention(format_args!("copied {} bytes {how}", text.len()));
        }
        context.world.stdout.write_all(text.as_bytes())?;
        if !text.ends_with('\n') {
            context.world.stdout.write_all(b"\n")?;
        }
        Ok(())
    }

    /// The problem, and the file to hand in: of a problem that was named and has no draft, its model.
    fn target(&self, context: &mut Context, machine: &Machine, named: &Named) -> Outcome<(String, PathBuf)> {
        if let Some(what) = &named.what
            && let Meaning::Problem(slug) = context.names.meaning(what)?
        {
            let collection = context.collection()?;
            let problem = context.load(&slug)?.problem;
            let known = |path: &Path| machine.language_of(path).is_some();
            let (all, _) = expectation::discover(&problem, &collection.folder(&slug), &known);
            let has_draft = all.iter().any(|submission| submission.expected.is_empty());
            if let (Some(model), false) = (problem.model.as_ref().filter(|model| !is_banked(model)), has_draft) {
                let source = collection.submission(&slug, model);
                return Ok((slug, source));
            }
        }
        let target = named.target_to_hand_in(context, machine)?;
        target.announce(context)?;
        Ok((target.slug, target.file))
    }

    fn profile(&self, context: &Context, loaded: &Bound) -> Outcome<&'static Profile> {
        let of_spec = Some(loaded.problem.source.judge.clone()).filter(|judge| !judge.is_empty());
        let judge = match self.to.clone().or(of_spec) {
            Some(judge) => judge,
            None => config::setting(context, Key::Judge)?.map(|set| set.value).unwrap_or_default(),
        };
        let judge = judge.as_str();
        let names: Vec<&str> = submit::profiles().iter().map(|profile| profile.name.as_str()).collect();
        // A misspelt --to is an error; what a spec names may be a judge that the table lacks.
        let other = submit::profile("other").filter(|_| self.to.is_none() && !judge.is_empty());
        match submit::profile(judge).or(other) {
            Some(profile) => Ok(profile),
            None if judge.is_empty() => Err(Failure::usage(
                "the spec does not say which judge the problem comes from",
                format!("name one with --to, or `ojkit config judge` for all such problems: {}", names.join(", ")),
            )),
            None => Err(Failure::usage(
                format!("no judge `{judge}` is known"),
                ojkit_text::suggest::did_you_mean(judge, &names),
            )),
        }
    }

    /// Tests the text that will be printed, not its source.
    fn test(
        &self,
        context: &mut Context,
        profile: &Profile,
        problem: &mut Opened,
        source: &Path,
        text: &str,
    ) -> Outcome<Tested> {
        let site = submit::machine_of(problem.workspace.machine.clone(), &profile.name, source);
        let copied = Copied::new(&problem.workspace.machine, source, text)?;
        let trial = Trial::new(site, context.shown(source), source);
        let trial = Trial {
            submission: Submission { source: copied.file.clone(), ..trial.submission },
            door: if profile.pastes == Pastes::File { Door::Main } else { Door::Solution },
            amount: self.count.amount().unwrap_or(context.usual_search()),
            measures_growth: true,
            ..trial
        };
        trial.run(problem, &mut context.observer())
    }
}

/// The text of a source with what it takes from its author's other files.
fn whole_text(language: Option<Language>, source: &Path) -> Outcome<Vec<u8>> {
    let whole = whole(language, source, false);
    whole.map(|whole| whole.text).map_err(|error| Failure::Found(error.to_string().trim_end().to_owned()))
}
