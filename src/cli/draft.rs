//! `ojkit draft`: a draft of a problem in another language.

use crate::cli::context::Context;
use crate::cli::drafts;
use crate::cli::exit_code::ExitCode;
use crate::cli::folder::{self, Place};
use ojkit_exchange::package;
use ojkit_languages::{Language, site};
use ojkit_work::failure::{Failure, Outcome};

/// Add a draft in another language to a problem
///
/// It is the function or the class of the problem to fill in; of a program your template of the language, or one that only reads. No file
/// that is there is changed.
#[derive(Debug, clap::Args)]
pub(super) struct Draft {
    /// The problem [default: the one here]
    #[arg(value_name = "PROBLEM")]
    problem: Option<String>,
    /// The language of the draft [default: the setting, else those of the templates, else rust]
    #[arg(long, value_name = "LANGUAGE", value_parser = drafts::language)]
    language: Option<Language>,
}

impl Draft {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("draft")?;
        context.names.look_from_first(self.problem.as_slice());
        let collection = context.collection()?;
        let slug = context.names.problem_or(self.problem.as_deref(), None)?;
        let problem = &context.load(&slug)?.problem;
        let asked = drafts::languages(context, self.language.as_slice())?;
        let signature = &problem.signature;
        let is_called = signature.function.is_some() || signature.class.is_some() || signature.calling.is_some();
        let callable = site::callable(&asked, signature);
        if let (Some(language), true) = (self.language, is_called && callable != asked) {
            let message = format!("the nodes of {slug} cannot be made in {}", language.title());
            return Err(Failure::usage(message, "--language names another: C++, Java and Python have all nodes"));
        }
        let files = match is_called {
            true => package::drafts(&callable, &slug, signature),
            false => drafts::of_program(Some(collection.root()), &asked)?,
        };
        let place = Place::new(context, None, &slug, "")?;
        let shown = |path: &str| context.shown(&place.folder.join(path));
        let added = place.add(&files)?;
        if added.is_empty() {
            let there = files.iter().map(|file| shown(&file.path)).collect::<Vec<_>>();
            let message = format!("{} is there already, and stays as it is", there.join(" and "));
            return Err(Failure::usage(message, format!("--language names another: {}", Language::names())));
        }
        for path in added.iter().map(|path| shown(path)).collect::<Vec<_>>() {
            context.print(format_args!("wrote {path}"))?;
        }
        place.renew(context)?;
        folder::next(context, &place.shown, added.first().map(String::as_str))?;
        Ok(ExitCode::AsExpected)
    }
}
