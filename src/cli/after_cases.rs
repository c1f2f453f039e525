//! The search that follows the cases of one file: what its verdict rests on beside them.

use crate::cli::cases::sound;
use crate::cli::context::Context;
use crate::cli::failure::Outcome;
use crate::cli::oracle::Oracle;
use crate::cli::stress::{failure, written};
use crate::report::progress::Progress;
use crate::report::search::{Growth, Search};
use crate::store::collection::{Collection, read};
use ojkit_judge::submission;
use ojkit_languages::Machine;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;
use ojkit_rules::Bound;
use ojkit_search::driver::Contest;
use ojkit_search::stress::{self, AfterCases, Confirmed, Countercase, Options, Request};
use std::path::Path;
use std::time::Duration;

/// The flag that says how many inputs to search.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Count {
    /// How many further inputs to search where all cases pass; 0 for none [default: about two seconds for one file]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(..=COUNT_MAX))]
    pub search: Option<u64>,
}

/// More inputs than this nobody waits for.
const COUNT_MAX: u64 = 1_000_000_000_000;

/// A file that has met the cases of its problem.
pub(super) struct Judged<'a> {
    pub collection: &'a Collection,
    pub machine: &'a Machine,
    pub loaded: &'a Bound,
    pub cases: &'a [Case],
    /// The text that is compared, and the file it comes from.
    pub source: &'a Path,
    pub file: &'a Path,
    /// Whether what an earlier run found is searched again.
    pub fresh: bool,
}

/// The same countercase for everybody.
pub(super) const SEED: u64 = 1;

impl Judged<'_> {
    /// Searches where all cases passed and somebody gives the answers; none where there is nothing to search with.
    ///
    /// A countercase becomes the verdict where every line of the spec is enforced, and it fails by itself, as the judge runs it.
    pub fn search(
        &self,
        context: &mut Context,
        oracle: Option<&Oracle>,
        count: Option<u64>,
        judgement: &mut Judgement,
    ) -> Outcome<Option<Search>> {
        match self.searched(context, oracle, count, judgement)? {
            Ok(search) => Ok(search),
            // What the cases said holds all the same.
            Err(why) => {
                context.say(format_args!("warning: {}: no search: {why}", judgement.submission))?;
                Ok(None)
            }
        }
    }

    /// The same, or why there is no search where there should be one.
    pub fn searched(
        &self,
        context: &mut Context,
        oracle: Option<&Oracle>,
        count: Option<u64>,
        judgement: &mut Judgement,
    ) -> Outcome<Result<Option<Search>, String>> {
        let slug = &self.loaded.problem.slug;
        let Some(oracle) = oracle.filter(|oracle| !oracle.is(self.file)) else { return Ok(Ok(None)) };
        let folder = self.collection.folder(slug);
        if count == Some(0) || judgement.result != Ok(Verdict::Accepted) {
            return Ok(Ok(None));
        }
        let who = oracle.who.clone();
        let scratch = self.machine.scratch().join("search");
        let request = self.request(oracle, (&folder, &scratch), count);
        let progress = Progress::new(context.shows_progress(), "searching");
        let found = stress::after_cases(self.machine, &request, &read(&self.collection.spec(slug))?, self.fresh);
        drop(progress);
        sound(self.loaded)?;
        let AfterCases { searched, count, remembered } = match found {
            Ok(found) => found,
            Err(error) => return Ok(Err(failure(error, self.file, self.loaded).text().trim_end().to_owned())),
        };
        let mut doubt = searched.countercase.as_ref().and_then(|case| doubt(self.loaded, case));
        let mut input = None;
        if let Some(case) = &searched.countercase {
            input = written(self.machine, slug, self.source, &case.input);
            if doubt.is_none() {
                // As every other case: alone on the machine where the clock decides.
                let case = self.case(case);
                let scratch = self.machine.scratch();
                let (_, judged) = submission::single(self.machine, self.loaded, &folder, self.source, &case, &scratch)?;
                match judged.verdict {
                    Verdict::Accepted => doubt = Some("failed in the search, and passes when it is judged".into()),
                    verdict => {
                        judgement.result = Ok(verdict);
                        judgement.first_failure = Some((judged.case, judged.message));
                    }
                }
            }
        }
        let constraints = oracle.constraints.iter().map(|constraint| constraint.text.clone()).collect();
        Ok(Ok(Some(Search { searched, count, remembered, doubt, reference: who, constraints, input })))
    }

    /// How the time of a submission that was too slow on a case grows, beside that of whoever gives the answers; it decides nothing.
    pub fn growth(
        &self,
        context: &mut Context,
        oracle: Option<&Oracle>,
        judgement: &Judgement,
    ) -> Outcome<Option<Growth>> {
        let Some(oracle) = oracle.filter(|oracle| !oracle.is(self.file)) else { return Ok(None) };
        // A conversation takes as long as both make it.
        let is_alone = !self.loaded.problem.is_interaction();
        let is_slow = is_alone && judgement.result == Ok(Verdict::TimeLimitExceeded);
        let failed = judgement.first_failure.as_ref().filter(|_| is_slow).map(|(case, _)| case);
        let Some(case) = failed.and_then(|name| self.cases.iter().find(|case| case.name == *name)) else {
            return Ok(None);
        };
        let folder = self.collection.folder(&self.loaded.problem.slug);
        let scratch = self.machine.scratch().join("growth");
        let request = self.request(oracle, (&folder, &scratch), Some(0));
        let progress = Progress::new(context.shows_progress(), "measuring");
        let measured = stress::growth_beside(self.machine, &request, &case.input);
        drop(progress);
        sound(self.loaded)?;
        match measured {
            Ok(measured) => Ok(measured.map(|measured| Growth { measured, reference: oracle.who.clone() })),
            // The verdict holds all the same.
            Err(error) => {
                let why = failure(error, self.file, self.loaded).text();
                context.say(format_args!("warning: {}: {}", judgement.submission, why.trim_end()))?;
                Ok(None)
            }
        }
    }

    /// The comparison with whoever gives the answers, on the inputs that it may be asked.
    pub fn request<'r>(
        &'r self,
        oracle: &'r Oracle,
        (folder, scratch): (&'r Path, &'r Path),
        count: Option<u64>,
    ) -> Request<'r> {
        let drawing = oracle.inputs.as_ref().map_or(&self.loaded.drawing, |inputs| &inputs.drawing);
        let reference = (&*oracle.source, &*oracle.who);
        let contest =
            Contest { bound: self.loaded, folder, submission: self.source, reference, patience: None, scratch };
        let options = Options {
            slug: &self.loaded.problem.slug,
            seed: SEED,
            time: Duration::ZERO,
            cpu: None,
            count,
            inputs: stress::BOX_INPUTS_MAX,
            known: &[],
            stop: ojkit_run::interrupt::asked_for(),
        };
        Request { contest, drawing, options, exhaustive: false }
    }

    /// A countercase as a case that is judged.
    fn case(&self, countercase: &Countercase) -> Case {
        Case {
            name: "search".to_string(),
            group: "search".to_string(),
            reason: String::new(),
            recipe: Recipe::Text(String::new()),
            input: countercase.input.clone().into_bytes(),
            answer: Some(countercase.expected.clone().into_bytes()),
        }
    }
}

/// Why a countercase decides nothing before it is judged; none where it does.
fn doubt(loaded: &Bound, case: &Countercase) -> Option<String> {
    if let Some(line) = loaded.unenforced().first().copied() {
        return Some(format!("differs on a probably illegal input: nobody checks `{line}`"));
    }
    let why = match case.confirmed {
        Confirmed::Yes | Confirmed::OnlyThroughMain => return None,
        Confirmed::OnlyAfterOthers => "fails only after other cases in the same process",
        Confirmed::DoorsDisagree => "`Solution` fails, but the file's own `main`, which is judged, is right",
        Confirmed::NotAgain => "failed, and was right when it was run again",
    };
    Some(why.to_string())
}
