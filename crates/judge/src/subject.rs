//! From what is built to what is judged: what a verdict rests on, what an earlier run knows of it, and what all that was found comes to.

use crate::built::Built;
use crate::built_checker::BuiltChecker;
use crate::earlier;
use crate::entry::{Entry, Options};
use crate::plan::{Stakes, case_order};
use crate::prepared::{NotBuilt, Prepared, Ready, Reviewer};
use crate::scores::Members;
use ojkit_languages::Machine;
use ojkit_model::case::Case;
use ojkit_model::finding::{By, Finding};
use ojkit_model::judgement::{Facts, Judgement};
use ojkit_model::verdict::Verdict;

/// A submission that is built, with what its verdict rests on.
pub(crate) struct Subject<'a> {
    pub entry: Entry<'a>,
    built: Ready,
    /// The same built with sanitizers, where there is such a build.
    pub sanitized: Option<Reviewer>,
    /// The places of its cases, in the order in which it meets them.
    order: Vec<usize>,
    /// Which cases belong to which groups, or why nobody knows.
    members: Result<Members, String>,
    /// What decides.
    facts: Facts,
    /// By what its findings are found again.
    key: Option<String>,
    pub recalled: Option<Vec<Finding>>,
}

/// What is judged of entries that are built.
pub(crate) fn subjects<'a>(
    machine: &Machine,
    entries: &[Entry<'a>],
    built: Vec<Prepared>,
    options: &Options,
) -> Vec<Subject<'a>> {
    let mut subjects: Vec<Subject> = Vec::with_capacity(entries.len());
    // The entries of a problem stand together and share its cases.
    let mut digest: (&[Case], String) = (&[], earlier::digest(&[]));
    for (entry, built) in entries.iter().zip(built) {
        let (built, sanitized) = built.limited(machine, entry);
        let before = subjects.last().filter(|before| std::ptr::eq(before.entry.cases, entry.cases));
        let members = match before {
            // Where a site is played, cases are a part of all, and no score follows from them.
            _ if options.site.is_some() => Ok(Members::default()),
            Some(before) => before.members.clone(),
            None => Members::of(entry.bound, entry.cases),
        };
        let problem = &entry.bound.problem;
        let scoring = match &members {
            Ok(members) => members.scoring(problem, &entry.submission.path).map(Ok),
            Err(why) => Some(Err(why.clone())),
        };
        let facts = Facts { scoring, ..entry.bound.facts() };
        // Where drawn inputs may be illegal, those that decide come first.
        let may_be_illegal = may_be_illegal(&facts, entry.cases);
        let order = case_order(entry.cases, may_be_illegal);
        let mut key = None;
        if let (Some(earlier), Ok(built)) = (options.earlier, &built) {
            if !std::ptr::eq(digest.0, entry.cases) {
                digest = (entry.cases, earlier::digest(entry.cases));
            }
            let reviewer = match &sanitized {
                None => "",
                Some(Ok(built)) => built.key(),
                Some(Err(why)) => why,
            };
            let groups = members.as_ref().map_or_else(Clone::clone, |members| members.identity(problem));
            let rest = [&*digest.1, if may_be_illegal { "vouched first" } else { "by size" }, reviewer, &groups];
            key = Some(earlier.key(problem, entry.submission, (&built.0, &built.1), &rest, options.all_cases));
        }
        let recalled = options.earlier.zip(key.as_ref()).and_then(|(earlier, key)| earlier.get(key));
        subjects.push(Subject { entry: *entry, built, sanitized, order, members, facts, key, recalled });
    }
    subjects
}

/// Whether a failure on one of the cases could decide nothing, because the input may be illegal.
pub(crate) fn may_be_illegal(facts: &Facts, cases: &[Case]) -> bool {
    cases.iter().any(|case| facts.drawn_with(case.answer.is_some()).is_some())
}

impl<'a> Subject<'a> {
    /// What is to be run: nothing where it was not built, or where an earlier run knows.
    pub fn open(&self) -> Option<(&Built, &BuiltChecker)> {
        let (built, checker) = self.built.as_ref().ok().filter(|_| self.recalled.is_none())?;
        Some((built, checker))
    }

    /// The cases in the order in which it meets them.
    pub fn cases(&self) -> impl Iterator<Item = &'a Case> {
        self.order.iter().map(|&at| &self.entry.cases[at])
    }

    /// The case at a place of that order.
    pub fn case(&self, place: usize) -> &'a Case {
        &self.entry.cases[self.order[place]]
    }

    /// Until when its cases decide anything.
    pub fn stakes(&self) -> Stakes {
        let Entry { bound, cases, .. } = self.entry;
        let stakes = |members: &Members| members.stakes(&bound.problem, cases, &self.order);
        self.members.as_ref().map_or_else(|_| Stakes::default(), stakes)
    }

    /// What was found, as a judgement; one to rely on is remembered.
    pub fn judgement(self, machine: &Machine, found: Vec<Finding>, options: &Options) -> Judgement {
        let Entry { bound, submission, .. } = self.entry;
        let language = machine.language_of(&submission.source).map_or(String::new(), |row| row.name.clone());
        let memory_mib = self.built.as_ref().map_or(0, |(built, _)| built.granted.memory_mib);
        let earlier = self.recalled.is_some();
        let not_built = |verdict, message| Finding { by: By::Build, ..Finding::new("", "", verdict, message) };
        let (findings, skipped) = match self.built {
            Err(NotBuilt::Skipped(skipped)) => (Vec::new(), Some(skipped)),
            Err(NotBuilt::Failed(verdict, message)) => (vec![not_built(verdict, message)], None),
            Err(NotBuilt::Machine(message)) => {
                (vec![Finding { by_machine: true, ..not_built(Verdict::JudgeError, message) }], None)
            }
            Ok(_) => (self.recalled.unwrap_or(found), None),
        };
        let judgement = Judgement {
            problem: bound.problem.slug.clone(),
            submission: submission.path.clone(),
            language,
            expected: submission.expected.clone(),
            findings,
            facts: self.facts,
            skipped,
            note: self.sanitized.and_then(Result::err).unwrap_or_default(),
            earlier,
        };
        if let (Some(earlier), Some(key), false) = (options.earlier, &self.key, judgement.earlier) {
            earlier.put(key, &judgement, memory_mib);
        }
        judgement
    }
}
