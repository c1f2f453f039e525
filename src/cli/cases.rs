//! The cases of a problem, for the commands that run submissions on them: from the page where it is fresh, made where it is not.

use crate::cli::context::Context;
use crate::cli::witnesses::Bench;
use crate::report::progress::Progress;
use ojkit_draw::Bound;
use ojkit_draw::kept::KeptCase;
use ojkit_draw::plan::Budget;
use ojkit_judge::answers::{self, Question, Solvers, Trouble};
use ojkit_judge::expectation::Submission;
use ojkit_judge::testset::generators;
use ojkit_judge::testset::pages::{self, Changes};
use ojkit_judge::testset::{self, Event, Given, Options, Testset, files};
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::verdict::Verdict;
use ojkit_text::page::{Digest, Page, PageCase};
use ojkit_work::collection::{Collection, read_if_there};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::problem;
use std::path::Path;

/// A problem with all that its testset is made from, and the places of both.
pub(super) struct Making<'a> {
    pub collection: &'a Collection,
    pub machine: &'a Machine,
    pub loaded: &'a Bound,
    pub submissions: &'a [Submission],
}

impl Making<'_> {
    fn slug(&self) -> &str {
        &self.loaded.problem.slug
    }

    /// The cases with their answers; the page is read where it is fresh, and else made and written.
    pub fn ready(&self, context: &mut Context) -> Outcome<Vec<Case>> {
        if self.loaded.problem.is_only_samples() {
            return self.samples(context);
        }
        let _lock = self.collection.lock(self.slug())?;
        let shown = context.shown(&self.collection.page(self.slug()));
        let page = files::load(&self.collection.page(self.slug()), &shown)?;
        let kept = self.kept(context)?;
        let folder = self.collection.folder(self.slug());
        let stale = page.as_ref().map(|page| stale_because(self.loaded, &folder, &kept, page));
        match (page, stale) {
            (Some(page), Some(None)) => return self.of_page(context, &page, &kept),
            (_, Some(Some(why))) => {
                context.mention(format_args!("note: {shown} was stale and is regenerated: {why}"))?
            }
            _ => {}
        }
        let testset = match self.make(context, &kept) {
            Ok(testset) => testset,
            Err(Failure::Lacking(why)) => {
                context.say(format_args!("warning: {}: the cases have no answers: {why}", self.slug()))?;
                return Ok(self.given(context, &kept, |given| testset::inputs(given, &Budget::default()))?.cases);
            }
            Err(failure) => return Err(failure),
        };
        self.save(context, &testset)?;
        Ok(testset.cases)
    }

    /// The cases of a problem that is nothing but samples, which nobody writes: they lie there.
    fn samples(&self, context: &mut Context) -> Outcome<Vec<Case>> {
        let cases = testset::samples(self.loaded);
        if cases.is_empty() {
            let slug = self.slug();
            let help = "put some there, as sample/1.in and sample/1.ans in its folder; its statement.md may say why there are none";
            return Err(Failure::usage(format!("{slug} has no samples, and no parameters to draw inputs from"), help));
        }
        context.mention(format_args!("note: {} has only samples: nothing else is judged", self.slug()))?;
        Ok(cases)
    }

    /// Makes the testset and writes nothing.
    pub fn make(&self, context: &mut Context, kept: &[KeptCase]) -> Outcome<Testset> {
        let progress = Progress::new(context.shows_progress(), &format!("{}: cases", self.slug()));
        let scratch = self.machine.scratch();
        let options = Options::new(context.jobs(), &scratch);
        let mut tell = |event| match event {
            Event::Planned { targets, .. } => progress.set_length(targets),
            Event::Asking(count) => progress.set_length(count),
            Event::Searched | Event::Answered => progress.advance(1),
        };
        let made = self.given(context, kept, |given| testset::make(self.machine, given, &options, &mut tell));
        drop(progress);
        let made = made.map_err(|failure| self.made_small(failure))?;
        for note in &made.notes {
            let note = note.strip_prefix(self.slug()).unwrap_or(note).trim_start();
            context.mention(format_args!("note: {}: {note}", self.slug()))?;
        }
        Ok(made)
    }

    /// The same failure; of submissions that disagree, on an input that is small.
    fn made_small(&self, failure: testset::Failure) -> testset::Failure {
        match (failure, Bench::of_model(self.machine, self.collection, self.loaded)) {
            (testset::Failure::Answers(Trouble::Disagreement(found)), Some(bench)) => {
                testset::Failure::Answers(Trouble::Disagreement(Box::new(bench.made_small(*found))))
            }
            (failure, _) => failure,
        }
    }

    /// Writes the page and the files; what has changed in the page, if there was one.
    pub fn save(&self, context: &mut Context, testset: &Testset) -> Outcome<Option<Changes>> {
        let path = self.collection.page(self.slug());
        let page = pages::page_of(self.loaded, &self.collection.folder(self.slug()), testset);
        // A page that cannot be read is replaced, not compared.
        let old = files::load(&path, "").ok().flatten();
        let written = files::save(&path, &page)?;
        files::write(&self.collection.cases(self.slug()), &testset.cases)?;
        if written {
            let count = page.cases.len();
            context.mention(format_args!("wrote {}: {count} cases", context.shown(&path)))?;
        }
        Ok(old.map(|old| Changes::between(&old, &page)))
    }

    /// The kept cases.
    pub fn kept(&self, context: &Context) -> Outcome<Vec<KeptCase>> {
        Ok(problem::kept(self.collection, self.loaded, &context.shown(&self.collection.kept(self.slug())))?)
    }

    /// Calls `work` with what a testset is made from.
    pub fn given<T>(&self, context: &Context, kept: &[KeptCase], work: impl FnOnce(&Given) -> T) -> T {
        let folder = self.collection.folder(self.slug());
        let kept_path = context.shown(&self.collection.kept(self.slug()));
        // A page that cannot be read has no say.
        let page = files::load(&self.collection.page(self.slug()), "").ok().flatten().unwrap_or_default();
        let (bound, submissions, set_aside) = (self.loaded, self.submissions, &page.set_aside[..]);
        work(&Given { bound, folder: &folder, kept, kept_path: &kept_path, submissions, set_aside })
    }

    fn of_page(&self, context: &mut Context, page: &Page, kept: &[KeptCase]) -> Outcome<Vec<Case>> {
        let problem = &self.loaded.problem;
        let folder = self.collection.folder(self.slug());
        let mut generate = |call: &_| generators::again(self.machine, self.loaded, &folder, call);
        let mut cases = pages::cases_of(self.loaded, page, Some(&mut generate))?;
        if problem.model.is_none() && !problem.is_interaction() {
            let what = "only samples, crashes, time and the possible outputs are judged";
            context.mention(format_args!("note: {} has no model: {what}", self.slug()))?;
        }
        // An answer's file is as good as the model's word, as long as it has the page's digest.
        for (case, of) in cases.iter_mut().zip(&page.cases) {
            if let (None, Some(answer)) = (&case.answer, &of.answer) {
                let bytes = read_if_there(&self.collection.answer(self.slug(), &case.name))?;
                case.answer = bytes.filter(|bytes| Digest::of(bytes) == answer.digest);
            }
        }
        let scratch = self.machine.scratch();
        let options = Options::new(context.jobs(), &scratch);
        let completed =
            self.given(context, kept, |given| pages::complete(self.machine, given, page, &mut cases, &options));
        match completed.map_err(Failure::from) {
            Ok(()) => drop(files::write(&self.collection.cases(self.slug()), &cases)?),
            Err(Failure::Lacking(why)) => {
                let count = cases.iter().filter(|case| case.answer.is_none()).count();
                context.say(format_args!("warning: {}: {count} cases have no answer: {why}", self.slug()))?;
            }
            Err(failure) => return Err(failure),
        }
        Ok(cases)
    }
}

/// Why a page does not fit the spec and the kept cases any more; none where it does.
///
/// Starts no program: `ojkit gen --check` does.
pub(super) fn stale_because(loaded: &Bound, folder: &Path, kept: &[KeptCase], page: &Page) -> Option<String> {
    let problem = &loaded.problem;
    if page.cases.is_empty() {
        return Some("it has no case".to_owned());
    }
    let now = Page {
        cases: page.cases.clone(),
        set_aside: page.set_aside.clone(),
        ..pages::page_of(loaded, folder, &Testset::default())
    };
    if let Some(line) = Changes::between(page, &now).lines().first() {
        return Some(line.trim_start_matches("because ").to_owned());
    }
    let of_group = |group: &str| page.cases.iter().filter(|case| case.group == group).collect::<Vec<_>>();
    let samples = testset::samples(loaded);
    let old = of_group("sample");
    let same = old.len() == samples.len()
        && old.iter().zip(&samples).all(|(of, case)| {
            let answer = case.answer.as_deref().map(Digest::of);
            // A page that was made without a model may have none.
            of.input == Digest::of(&case.input) && of.answer.as_ref().is_none_or(|a| Some(&a.digest) == answer.as_ref())
        });
    if !same {
        return Some("the examples have changed".to_owned());
    }
    let reasons: Vec<String> = problem.generators.iter().map(generators::reason).collect();
    let generated = of_group("generator");
    let is_of = |case: &PageCase, reason: &str| case.reason.starts_with(&format!("{reason}, size "));
    let is_gone = generated.iter().any(|case| !reasons.iter().any(|reason| is_of(case, reason)));
    let is_new = reasons.iter().any(|reason| !generated.iter().any(|case| is_of(case, reason)));
    // Without a model nobody asked them.
    let has_answers = problem.model.is_some() || problem.is_interaction();
    if is_gone || (is_new && has_answers) {
        return Some("the generators have changed".to_owned());
    }
    // Samples have the statement's answers, with a model or without.
    let mut made = page.cases.iter().filter(|case| case.group != "sample").peekable();
    if made.peek().is_some() && has_answers != made.any(|case| case.answer.is_some()) {
        return Some("the problem's model came or went".to_owned());
    }
    let mut inputs: Vec<Vec<u8>> = samples.into_iter().map(|case| case.input).collect();
    let mut expected = Vec::new();
    for case in kept {
        let text = case.text(loaded.validator.format());
        if loaded.validator.accepts(&text) && !inputs.contains(&text) {
            expected.push((Digest::of(&text), case.reason.clone()));
            inputs.push(text);
        }
    }
    let old: Vec<_> = of_group("kept").into_iter().map(|case| (case.input.clone(), case.reason.clone())).collect();
    (old != expected).then(|| "the kept cases have changed".to_owned())
}

/// That the problem's validator program has decided whatever it was asked.
pub(super) fn sound(loaded: &Bound) -> Outcome<()> {
    loaded.gate().map_or(Ok(()), |gate| gate.sound()).map_err(Failure::Found)
}

/// A case of the user's own, answered by the model where there is one.
pub(super) fn answered(context: &mut Context, machine: &Machine, loaded: &Bound, mut case: Case) -> Outcome<Case> {
    let problem = &loaded.problem;
    let Some(path) = &problem.model else {
        // An interactor that wants an answer has a model beside it.
        case.answer = case.answer.or(problem.is_interaction().then(Vec::new));
        return Ok(case);
    };
    let collection = context.collection()?;
    let folder = collection.folder(&problem.slug);
    let model = Submission {
        path: path.clone(),
        source: collection.submission(&problem.slug, path),
        expected: vec![Verdict::Accepted],
    };
    let solvers =
        Solvers { bound: loaded, folder: &folder, model: &model, accepted: &[], oracle: None, applies: &|_| false };
    let question = Question { case: &case.name, input: &case.input, given: None, doubted: false, vouched: true };
    let scratch = machine.scratch();
    match answers::answer(machine, &solvers, &[question], 1, &scratch, &mut || ()) {
        Ok(mut answers) => case.answer = answers.answers.pop().and_then(Result::ok),
        // The submission can be run all the same.
        Err(trouble) => context.say(format_args!("warning: {trouble}"))?,
    }
    Ok(case)
}
