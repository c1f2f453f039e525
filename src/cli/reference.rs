//! `ojkit reference`: the bank's solution of a question, for those who want to read it.

use crate::cli::bank;
use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use ojkit_work::failure::{Failure, Outcome};

/// Print the bank's solution of a public question: this gives the question away
#[derive(Debug, clap::Args)]
pub(super) struct Reference {
    /// The question's name, number or address
    #[arg(value_name = "QUESTION")]
    question: String,
    /// The brute force that it was compared with
    #[arg(long)]
    oracle: bool,
}

impl Reference {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("reference")?;
        let mut bank = bank::packed()?;
        let Some(entry) = bank.find(&self.question).cloned() else {
            let near = bank.nearest(&self.question).map(|near| format!("did you mean `{near}`?")).unwrap_or_default();
            return Err(Failure::usage(format!("`{}` is not in the bank", self.question), near));
        };
        let stem = if self.oracle { "oracle." } else { "reference." };
        let files = bank.answers(&entry.slug).map_err(bank::damaged)?;
        let Some(file) = files.iter().find(|file| file.name.starts_with(stem)) else {
            let message = format!("the bank has no solution of {}. {} yet", entry.number, entry.title);
            return Err(Failure::usage(message, "a brute force beside the draft answers: `ojkit help test`"));
        };
        context.mention(format_args!("note: below is a solution of {}. {}", entry.number, entry.title))?;
        context.world.stdout.write_all(&file.bytes)?;
        Ok(ExitCode::AsExpected)
    }
}
