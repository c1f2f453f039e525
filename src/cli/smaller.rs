//! A case that fails, made small before it is shown.

use crate::cli::after_cases::Judged;
use crate::cli::cases::sound;
use crate::cli::context::Context;
use crate::cli::oracle::Oracle;
use crate::report::progress::Progress;
use ojkit_model::case::{Case, Recipe};
use ojkit_search::stress::{self, Options, Request};
use ojkit_work::failure::Outcome;
use std::time::Duration;

/// How long making it small may take.
const TIME: Duration = Duration::from_secs(1);
/// Inputs of so many bytes are read as they are.
const READABLE: usize = 100;

impl Judged<'_> {
    /// A smaller input that the file fails, under the name of the case that it was made from; none where the case is one that a person
    /// chose or can read, and where no reference can be asked about it.
    pub fn smaller(&self, context: &mut Context, oracle: Option<&Oracle>, case: &Case) -> Outcome<Option<Case>> {
        let Some(oracle) = oracle.filter(|oracle| !oracle.is(self.file)) else { return Ok(None) };
        let is_chosen = matches!(&*case.group, "sample" | "kept" | "pinned");
        // What is smaller may break a line that is not enforced.
        let is_sure = self.loaded.unenforced().is_empty() && !self.loaded.problem.is_interaction();
        if is_chosen || !is_sure || case.input.len() <= READABLE {
            return Ok(None);
        }
        let folder = self.collection.folder(&self.loaded.problem.slug);
        let scratch = self.machine.scratch().join("smaller");
        let request = self.request(oracle, (&folder, &scratch), None);
        let request = Request { options: Options { time: TIME, ..request.options }, ..request };
        let progress = Progress::new(context.shows_progress(), "making it small");
        let smaller = stress::smaller(self.machine, &request, &case.input);
        drop(progress);
        sound(self.loaded)?;
        // The case is there to be shown, whatever else went wrong.
        let Ok(Some(smaller)) = smaller else { return Ok(None) };
        let (input, answer) = (smaller.input, Some(smaller.expected));
        Ok(Some(Case { recipe: Recipe::Text(String::new()), input, answer, ..case.clone() }))
    }
}
