//! `ojkit validate`: are these inputs legal?

use crate::cli::context::{Context, is_stdin};
use crate::cli::exit_code::ExitCode;
use crate::cli::input;
use ojkit_work::failure::{Failure, Outcome};
use std::path::Path;

/// Say whether inputs are legal: every byte, and every constraint of the spec
#[derive(Debug, clap::Args)]
pub(super) struct Validate {
    /// PROBLEM (may be left out in its folder, or where FILE lies in it), then the files; `-` is standard input
    #[arg(value_name = "[PROBLEM] FILE", required = true, num_args = 1..)]
    arguments: Vec<String>,
}

impl Validate {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let (problem, files) = self.split(context)?;
        let slug = context.names.problem_or(problem.as_deref(), files.first().map(Path::new))?;
        let (_workspace, loaded) = context.load_gated(&slug)?;
        let mut found = Vec::new();
        for file in &files {
            let path = Path::new(file);
            let text = input::bytes(context, path)?;
            let shown = input::shown(path);
            let legal = match input::exact(&loaded, &shown, &text) {
                Ok(text) => input::refused(&loaded, &shown, &text)?.map_or(Ok(()), |fault| Err(Box::new(fault))),
                Err(fault) => Err(fault),
            };
            match legal {
                Ok(()) if context.json() => {}
                Ok(()) if context.globals.quiet => {}
                Ok(()) => context.print(format_args!("{shown}: legal"))?,
                Err(diagnostic) => {
                    context.say(&diagnostic)?;
                    found.push(diagnostic);
                }
            }
        }
        let unchecked = loaded.problem.unchecked.len();
        if unchecked > 0 && loaded.problem.validator.is_none() {
            let lines = if unchecked == 1 { "1 line" } else { &format!("{unchecked} lines") };
            context.mention(format_args!("note: {lines} of {} are not enforced:", loaded.spec_path))?;
            for line in &loaded.problem.unchecked {
                context.mention(format_args!("    {line}"))?;
            }
        }
        if context.json() {
            let object = serde_json::json!({ "problem": slug, "files": files.len(), "diagnostics": found, "unchecked": loaded.problem.unchecked });
            context.print_json(object)?;
        }
        Ok(if found.is_empty() { ExitCode::AsExpected } else { ExitCode::Found })
    }

    /// The first argument is a problem unless only files are given.
    fn split(&self, context: &Context) -> Outcome<(Option<String>, Vec<String>)> {
        let Some((first, rest)) = self.arguments.split_first() else { return Ok((None, Vec::new())) };
        let is_problem = context.collection()?.has(first) || context.path(Path::new(first)).is_dir();
        let is_file = is_stdin(Path::new(first)) || context.path(Path::new(first)).exists();
        match (is_problem, rest.is_empty()) {
            (true, false) => Ok((Some(first.clone()), rest.to_vec())),
            (true, true) => Err(Failure::usage("no file to validate", "name one, or `-` for standard input")),
            // Neither a problem nor a file: where files follow, it was meant to be a problem.
            (false, false) if !is_file => Ok((Some(first.clone()), rest.to_vec())),
            _ => Ok((None, self.arguments.clone())),
        }
    }
}
