//! `ojkit add-case`: a case typed, piped or pasted, kept with its reason.

use crate::cli::context::{Context, is_stdin};
use crate::cli::exit_code::ExitCode;
use crate::cli::input;
use ojkit_draw::Bound;
use ojkit_draw::kept;
use ojkit_files::atomic;
use ojkit_judge::testset;
use ojkit_work::collection::read_if_there;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::problem::{self, needs_parameters};
use std::path::PathBuf;

/// Keep a case: typed, piped or pasted, as the text of standard input or as the site's parameter lines
#[derive(Debug, clap::Args)]
pub(super) struct AddCase {
    /// The problem [default: the one here]
    #[arg(value_name = "PROBLEM")]
    problem: Option<String>,
    /// Why it is worth keeping
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    reason: String,
    /// Where the input is
    #[arg(long, value_name = "FILE", default_value = "-")]
    input: PathBuf,
}

impl AddCase {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("add-case")?;
        if self.reason.trim().is_empty() {
            return Err(Failure::usage("a kept case needs a reason", "say in a few words why it is worth keeping"));
        }
        context.names.look_from_first(self.problem.as_slice());
        let collection = context.collection()?;
        let slug = context.names.problem_or(self.problem.as_deref(), None)?;
        let (_workspace, loaded) = context.load_gated(&slug)?;
        needs_parameters(&loaded)?;
        if is_stdin(&self.input) && context.world.stdin_is_terminal {
            let names: Vec<&str> = loaded.problem.signature.parameters.iter().map(|p| p.name.as_str()).collect();
            context.mention(format_args!("type the input of {slug} ({}), then Ctrl-D:", names.join(", ")))?;
        }
        let given = input::bytes(context, &self.input)?;
        let shown = input::shown(&self.input);
        let text = match input::legal(&loaded, &shown, &given)? {
            Ok(text) => text,
            Err(diagnostic) => {
                context.say(&diagnostic)?;
                context.say("the case was not kept: its input is not legal")?;
                return Ok(ExitCode::Found);
            }
        };
        let path = collection.kept(&slug);
        let shown = context.shown(&path);
        // Two calls at the same time must not lose each other's case.
        let _lock = collection.lock(&slug)?;
        if let Some(known) = known(context, &loaded, &text)? {
            context.print(format_args!("nothing to do: {known} has this input already"))?;
            return Ok(ExitCode::AsExpected);
        }
        let before = read_if_there(&path)?;
        let text = String::from_utf8(text)
            .map_err(|_| Failure::usage("the input is not UTF-8", "a kept case is text; give one that is"))?;
        let after = kept::append(&shown, before.as_deref(), &self.reason, &text, &loaded)?;
        atomic::write(&path, after.as_bytes())?;
        if !context.globals.quiet {
            context.print(format_args!("kept in {shown}; `ojkit gen {slug}` makes its answer"))?;
        }
        Ok(ExitCode::AsExpected)
    }
}

/// The sample or kept case that has this input.
fn known(context: &Context, loaded: &Bound, text: &[u8]) -> Outcome<Option<String>> {
    if let Some(sample) = testset::samples(loaded).into_iter().find(|case| case.input == text) {
        return Ok(Some(sample.name));
    }
    let collection = context.collection()?;
    let kept = problem::kept(&collection, loaded, &context.shown(&collection.kept(&loaded.problem.slug)))?;
    let same = kept.iter().position(|case| case.text(loaded.validator.format()) == text);
    Ok(same.map(|number| format!("kept case {} ({})", number + 1, kept[number].reason)))
}
