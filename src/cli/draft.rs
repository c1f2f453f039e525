//! `ojkit draft`: a draft of a problem in another language.

use crate::cli::bank;
use crate::cli::context::Context;
use crate::cli::drafts;
use crate::cli::exit_code::ExitCode;
use crate::cli::manifest;
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
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,
}

fn language(name: &str) -> Result<Language, String> {
    Language::from_name(name).ok_or_else(|| format!("there are {}", Language::names()))
}

impl Draft {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("draft")?;
        context.names.look_from_first(self.problem.as_slice());
        let collection = context.collection()?;
        let slug = context.names.problem_or(self.problem.as_deref(), None)?;
        let problem = &context.load(&slug)?.problem;
        let asked = bank::languages(context, self.language.as_slice())?;
        let signature = &problem.signature;
        let is_called = signature.function.is_some() || signature.class.is_some() || signature.calling.is_some();
        let of_call = |language: &Language| {
            let name = format!("submissions/draft/solution.{}", language.extension());
            (name, site::draft(*language, signature).into_bytes())
        };
        let callable = site::callable(&asked, signature);
        if let (Some(language), true) = (self.language, is_called && callable != asked) {
            let message = format!("the nodes of {slug} cannot be made in {}", language.title());
            return Err(Failure::usage(message, "--language names another: C++, Java and Python have all nodes"));
        }
        let files = match is_called {
            true => callable.iter().map(of_call).collect(),
            false => drafts::of_program(Some(collection.root()), &asked)?,
        };
        let folder = collection.folder(&slug);
        let _lock = collection.lock(&slug)?;
        let added = drafts::add(&folder, &files)?;
        let [first, ..] = &added[..] else {
            let there = files.iter().map(|(path, _)| context.shown(&folder.join(path)).to_string()).collect::<Vec<_>>();
            let message = format!("{} is there already, and stays as it is", there.join(" and "));
            return Err(Failure::usage(message, format!("--language names another: {}", Language::names())));
        };
        for path in &added {
            context.print(format_args!("wrote {}", context.shown(&folder.join(path))))?;
        }
        manifest::renew(context, &[&slug])?;
        drafts::next(context, &context.shown(&folder.join(first)).to_string())?;
        Ok(ExitCode::AsExpected)
    }
}
