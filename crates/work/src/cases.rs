//! The cases of a problem with their answers: from the page where it is fresh, made where it is not.

use crate::collection::read_if_there;
use crate::failure::{Failure, Outcome};
use crate::observer::{Note, Observer, Progress, step};
use crate::others::Others;
use crate::problem;
use crate::samples::lonely;
use crate::workspace::Opened;
use ojkit_draw::Bound;
use ojkit_draw::kept::KeptCase;
use ojkit_draw::plan::{self, Budget};
use ojkit_judge::answers::{self, Cause, Question, Solvers, Trouble};
use ojkit_judge::expectation::Submission;
use ojkit_judge::spent::Spent;
use ojkit_judge::testset::generators;
use ojkit_judge::testset::pages::{self, Changes};
use ojkit_judge::testset::{self, Event, Given, Options, Testset, files};
use ojkit_model::case::Case;
use ojkit_model::limits::{INPUT_BYTES_MAX, PACKAGE_INPUT_BYTES_MAX};
use ojkit_model::verdict::Verdict;
use ojkit_text::page::{Digest, Page, PageCase};
use ojkit_text::size;

impl Opened<'_> {
    /// The cases with their answers; the page is read where it is fresh, and else made and written.
    ///
    /// # Errors
    /// Files of people that are broken; submissions that disagree. Where the machine lacks what answers need, the cases have none.
    pub fn cases(&self, observer: &mut dyn Observer) -> Outcome<Vec<Case>> {
        match self.agreed_cases(observer)? {
            (cases, None) => Ok(cases),
            (_, Some(found)) => Err(found),
        }
    }

    /// The cases on which accepted submissions agree, and the disagreement about others.
    ///
    /// # Errors
    /// As [`Opened::cases`], but for submissions that disagree.
    pub fn agreed_cases(&self, observer: &mut dyn Observer) -> Outcome<(Vec<Case>, Option<Failure>)> {
        if self.bound.problem.is_only_samples() {
            return Ok((self.samples(observer)?, None));
        }
        let collection = &self.workspace.collection;
        let _lock = collection.lock(self.slug())?;
        let shown = self.workspace.shown(&collection.page(self.slug()));
        let page = files::load(&collection.page(self.slug()), &shown)?;
        let kept = self.kept()?;
        let stale = page.as_ref().map(|page| stale_because(&self.bound, &kept, page));
        match (page, stale) {
            (Some(page), Some(None)) => return Ok((self.of_page(&page, &kept, observer)?, None)),
            (_, Some(Some(why))) => observer.note(Note::Stale { page: shown, why })?,
            _ => {}
        }
        let testset = match self.make(&kept, observer) {
            Ok(testset) => testset,
            Err(Failure::Lacking(why)) => {
                observer.note(Note::NoAnswers { problem: self.slug().to_owned(), why })?;
                return Ok((self.planned(&kept)?, None));
            }
            Err(failure) => return Err(failure),
        };
        let found = testset.agreed().err().map(Failure::from);
        // A page without them is what the user asks `gen` for.
        if found.is_none() {
            self.save(&testset, observer)?;
        }
        Ok((testset.cases, found))
    }

    /// The cases of a package: those of the page, or made for it alone where its inputs may have other sizes, such as those that
    /// the lines allow and a page that states no size has no room for.
    ///
    /// # Errors
    /// As [`Opened::cases`].
    pub fn package_cases(&mut self, size_max: Option<usize>, observer: &mut dyn Observer) -> Outcome<Vec<Case>> {
        let own = self.bound.drawing.size_max();
        let is_usual = own == INPUT_BYTES_MAX;
        let usual = || Some(PACKAGE_INPUT_BYTES_MAX).filter(|&most| is_usual && plan::grows(&self.bound, most));
        let most = size_max.or_else(usual).unwrap_or(own);
        if most == own || self.bound.problem.is_only_samples() {
            return self.cases(observer);
        }
        self.bound.set_size_max(most);
        let testset = self.make(&self.kept()?, observer)?;
        testset.agreed()?;
        let (problem, most) = (self.slug().to_owned(), size::shown(most));
        let what = format!(
            "inputs have up to {most} in the package; `ojkit gen {problem} --max-size {}` makes them so here",
            most.replace(' ', "")
        );
        observer.note(Note::Cases { problem, what })?;
        Ok(testset.cases)
    }

    /// The cases of a problem that is nothing but samples, which no tool writes.
    fn samples(&self, observer: &mut dyn Observer) -> Outcome<Vec<Case>> {
        let (cases, problem) = (testset::samples(&self.bound), self.slug().to_owned());
        if cases.is_empty() {
            let help = "put some there, as sample/1.in and sample/1.ans in its folder; its statement.md may say why there are none";
            let message = format!("{problem} has no samples, and no parameters to draw inputs from");
            return Err(Failure::usage(message, help));
        }
        let secret = cases.iter().filter(|case| case.group != "sample").count();
        observer.note(Note::OnlySamples { problem: problem.clone(), secret })?;
        for what in lonely(&self.bound.folder) {
            observer.note(Note::Lonely { problem: problem.clone(), what })?;
        }
        Ok(cases)
    }

    /// Makes the testset and writes nothing.
    ///
    /// # Errors
    /// As [`testset::make`]; submissions that disagree do so on an input that is small.
    pub fn make(&self, kept: &[KeptCase], observer: &mut dyn Observer) -> Outcome<Testset> {
        let machine = &self.workspace.machine;
        let options = Options::new(self.workspace.jobs);
        let before = Spent::now();
        let made = step(observer, &format!("{}: drawing cases", self.slug()), |observer| {
            let mut tell = |event| match event {
                Event::Planned { targets: parts, .. } | Event::Asking(parts) => {
                    observer.progress(Progress::Length(parts));
                }
                Event::Searched | Event::Answered => observer.progress(Progress::Advanced),
            };
            self.given(kept, |given| testset::make(machine, given, &options, &mut tell))
        });
        let mut made = made.map_err(|failure| self.made_small(failure))?;
        if let Some(found) = made.disagreement.take() {
            made.disagreement = Some(match Others::of_model(self) {
                Some(bench) => Box::new(bench.made_small(*found)),
                None => found,
            });
        }
        for what in made.notes.iter().cloned().chain(before.most(&self.bound.problem)) {
            observer.note(Note::Cases { problem: self.slug().to_owned(), what })?;
        }
        Ok(made)
    }

    /// The same failure; of submissions that disagree, on an input that is small.
    fn made_small(&self, failure: testset::Failure) -> testset::Failure {
        match (failure, Others::of_model(self)) {
            (testset::Failure::Answers(Trouble::Disagreement(found)), Some(bench)) => {
                testset::Failure::Answers(Trouble::Disagreement(Box::new(bench.made_small(*found))))
            }
            (failure, _) => failure,
        }
    }

    /// The inputs of the testset that need no answer to be found.
    ///
    /// # Errors
    /// Groups that cannot be bound.
    pub fn planned(&self, kept: &[KeptCase]) -> Outcome<Vec<Case>> {
        Ok(self.given(kept, |given| testset::inputs(given, &Budget::default()))?.cases)
    }

    /// Makes the testset and writes it, while no other process does; what has changed in the page, if there was one.
    ///
    /// # Errors
    /// As [`Opened::make`]; a file cannot be written; accepted submissions disagree, and what they agree on is written.
    pub fn generate(&self, kept: &[KeptCase], observer: &mut dyn Observer) -> Outcome<(Testset, Option<Changes>)> {
        let _lock = self.workspace.collection.lock(self.slug())?;
        let testset = self.make(kept, observer)?;
        let changes = self.save(&testset, observer)?;
        testset.agreed()?;
        Ok((testset, changes))
    }

    /// Writes the page and the files; what has changed in the page, if there was one.
    ///
    /// # Errors
    /// A file cannot be written.
    fn save(&self, testset: &Testset, observer: &mut dyn Observer) -> Outcome<Option<Changes>> {
        let path = self.workspace.collection.page(self.slug());
        let page = pages::page_of(&self.bound, testset);
        // A page that cannot be read is replaced, not compared.
        let old = files::load(&path, "").ok().flatten();
        let written = files::save(&path, &page)?;
        files::write(&self.workspace.collection.cases(self.slug()), &testset.cases)?;
        if written {
            let cases = page.cases.len();
            observer.note(Note::Wrote { page: self.workspace.shown(&path), cases })?;
        }
        Ok(old.map(|old| Changes::between(&old, &page)))
    }

    /// The kept cases.
    ///
    /// # Errors
    /// What is wrong with their file.
    pub fn kept(&self) -> Outcome<Vec<KeptCase>> {
        Ok(problem::kept(&self.workspace.collection, &self.bound, &self.kept_path())?)
    }

    /// The file of the kept cases, as messages name it.
    pub(crate) fn kept_path(&self) -> String {
        self.workspace.shown(&self.workspace.collection.kept(self.slug()))
    }

    /// Calls `work` with what a testset is made from.
    fn given<T>(&self, kept: &[KeptCase], work: impl FnOnce(&Given) -> T) -> T {
        // A page that cannot be read sets nothing aside.
        let path = self.workspace.collection.page(self.slug());
        let page = files::load(&path, "").ok().flatten().unwrap_or_default();
        let Opened { bound, submissions, .. } = self;
        work(&Given { bound, kept, kept_path: &self.kept_path(), submissions, set_aside: &page.set_aside })
    }

    fn of_page(&self, page: &Page, kept: &[KeptCase], observer: &mut dyn Observer) -> Outcome<Vec<Case>> {
        let Opened { workspace, bound, .. } = self;
        let mut generate = |call: &_| generators::again(&workspace.machine, bound, call);
        let problem = self.slug().to_owned();
        let written = |name: &str| read_if_there(&workspace.collection.input(&problem, name)).ok().flatten();
        let mut cases = pages::cases_of(bound, page, Some(&mut generate), &written)?;
        if bound.problem.model.is_none() && !bound.problem.is_interaction() {
            observer.note(Note::NoModel { problem: problem.clone() })?;
        }
        // An answer's file is as good as the model's word, as long as it has the page's digest.
        for (case, of) in cases.iter_mut().zip(&page.cases) {
            if let (None, Some(answer)) = (&case.answer, &of.answer) {
                let bytes = read_if_there(&workspace.collection.answer(&problem, &case.name))?;
                case.answer = bytes.filter(|bytes| Digest::of(bytes) == answer.digest);
            }
        }
        let options = Options::new(workspace.jobs);
        let completed =
            self.given(kept, |given| pages::complete(&workspace.machine, given, page, &mut cases, &options));
        match completed.map_err(Failure::from) {
            Ok(()) => drop(files::write(&workspace.collection.cases(&problem), &cases)?),
            Err(Failure::Lacking(why)) => {
                let open = cases.iter().filter(|case| case.answer.is_none()).count();
                observer.note(Note::Unanswered { problem, cases: open, why })?;
            }
            Err(failure) => return Err(failure),
        }
        Ok(cases)
    }

    /// A case of the user's own, answered by the model where there is one.
    pub fn answered_by_model(&self, mut case: Case, observer: &mut dyn Observer) -> Outcome<Case> {
        let Opened { workspace, bound, .. } = self;
        let problem = &bound.problem;
        let Some(path) = &problem.model else {
            // An interactor that wants an answer has a model beside it.
            case.answer = case.answer.or(problem.is_interaction().then(Vec::new));
            return Ok(case);
        };
        let source = self.source_of(path);
        let model = &Submission { path: path.clone(), source, expected: vec![Verdict::Accepted] };
        let solvers = Solvers { bound, model, accepted: &[], oracle: None, applies: &|_| false };
        let question = Question { case: &case.name, input: &case.input, vouched: true, ..Question::default() };
        match answers::answer(&workspace.machine, &solvers, &[question], 1, &mut || ()) {
            Ok(mut answers) => case.answer = answers.answers.pop().and_then(Result::ok),
            // The submission can be run all the same.
            Err(trouble) => observer.note(Note::NoAnswer { why: trouble.to_string() })?,
        }
        Ok(case)
    }
}

/// Why a page does not fit the spec and the kept cases any more; none where it does.
///
/// Starts no program: `ojkit gen --check` does.
pub fn stale_because(bound: &Bound, kept: &[KeptCase], page: &Page) -> Option<String> {
    let problem = &bound.problem;
    if page.cases.is_empty() {
        return Some("it has no case".to_owned());
    }
    let now = Page {
        cases: page.cases.clone(),
        set_aside: page.set_aside.clone(),
        ..pages::page_of(bound, &Testset::default())
    };
    if let Some(line) = Changes::between(page, &now).lines().first() {
        return Some(line.trim_start_matches("because ").to_owned());
    }
    if let Some(one) = page.set_aside.iter().find(|one| one.why == Cause::Disagreement.to_string()) {
        return Some(format!("accepted submissions disagreed on {}", one.name));
    }
    let of_group = |group: &str| page.cases.iter().filter(|case| case.group == group).collect::<Vec<_>>();
    let samples = testset::samples(bound);
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
    // Without a model they need not be there: the machine may lack their language.
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
        let text = case.text(bound.validator.format());
        if bound.validator.accepts(&text) && !inputs.contains(&text) {
            expected.push((Digest::of(&text), case.reason.clone()));
            inputs.push(text);
        }
    }
    let old: Vec<_> = of_group("kept").into_iter().map(|case| (case.input.clone(), case.reason.clone())).collect();
    (old != expected).then(|| "the kept cases have changed".to_owned())
}
