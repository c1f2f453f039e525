//! `ojkit import`: problem folders from question pages, from samples, and from packages.

mod making;
mod package;
mod pages;
mod samples;

use crate::cli::bank::{self, BankFolder};
use crate::cli::config;
use crate::cli::context::Context;
use crate::cli::drafts;
use crate::cli::exit_code::ExitCode;
use crate::cli::input;
use crate::cli::manifest;
use crate::report::figures::counted;
use ojkit_bank::Bank;
use ojkit_exchange::import::Format;
use ojkit_exchange::leetcode::{self, Imported, Kind, Options, Question};
use ojkit_files::atomic;
use ojkit_files::lock::Lock;
use ojkit_languages::Language;
use ojkit_work::collection::is_slug;
use ojkit_work::failure::{Failure, Outcome};
use serde_json::json;
use std::path::{Path, PathBuf};

/// Make problem folders from a judge's question pages or their JSON, or from packages, and layouts from samples
#[derive(Debug, clap::Args)]
pub(super) struct Import {
    #[command(subcommand)]
    from: From,
}

/// Where questions come from.
#[derive(Debug, clap::Subcommand)]
enum From {
    #[command(name = "leetcode")]
    LeetCode(LeetCode),
    /// From AtCoder: saved pages of tasks, with limits, samples, constraint lines, and the layout that the input format says
    #[command(name = "atcoder")]
    AtCoder(pages::Pages),
    /// From Codeforces: saved pages of problems, with the layout that the input section's words say
    Codeforces(pages::Pages),
    /// From CSES: saved pages of tasks, in the same way
    Cses(pages::Pages),
    Samples(samples::Samples),
    /// From a package of Kattis' format (legacy, legacy-icpc, 2023-07-draft, 2025-09), or from a saved page of the site
    Kattis(package::Package),
    /// From a package of DOMjudge's: Kattis' format with domjudge-problem.ini
    #[command(name = "domjudge")]
    DomJudge(package::Package),
    /// From a package of Polygon's: problem.xml, tests or the programs that make them
    Polygon(package::Package),
}

/// From LeetCode: the question's JSON, a saved page, a copied statement, or JSON lines of many
#[derive(Debug, clap::Args)]
struct LeetCode {
    /// Files with questions; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The function's declaration in C++, Java, Python or Rust, where the page has none or a wrong one
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    signature: Option<String>,
    /// Languages to write drafts in: rust, cpp, java, python [default: that of the collection's template, else rust]
    #[arg(long = "language", value_name = "LANGUAGE", value_parser = language)]
    languages: Vec<Language>,
    /// The folder to make problem folders in [default: the collection's `problems`]
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Replace the spec and the statement of folders that are there already; submissions and kept cases stay
    #[arg(long)]
    force: bool,
    /// Take what the page says also where the bank has the question
    #[arg(long)]
    page: bool,
}

fn language(name: &str) -> Result<Language, String> {
    Language::from_name(name).ok_or_else(|| format!("there are {}", Language::names()))
}

/// More questions are not listed one by one.
const LISTED_MAX: usize = 20;

impl Import {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        match self.from {
            From::LeetCode(command) => command.run(context),
            From::AtCoder(command) | From::Codeforces(command) | From::Cses(command) => command.run(context),
            From::Kattis(package) if package.is_page(context) => {
                pages::Pages::one(package.package, package.slug).run(context)
            }
            From::Samples(command) => command.run(context),
            From::Kattis(command) | From::DomJudge(command) => command.run(context, Format::Kattis),
            From::Polygon(command) => command.run(context, Format::Polygon),
        }
    }
}

/// A question that was tried, and what was written of it.
struct Tried {
    question: Question,
    /// What the bank has of it, where its spec was taken.
    banked: Option<BankFolder>,
    folder: Option<PathBuf>,
    /// Drafts that were put into a folder that was there, where nothing else was touched.
    added: Vec<String>,
    refused: Option<Failure>,
}

/// The bank's folder of a question; none where the bank does not have it.
fn in_bank(bank: &mut Bank, question: &Question, languages: &[Language]) -> Outcome<Option<BankFolder>> {
    let entry = bank.find(&question.slug).filter(|entry| entry.slug == question.slug).cloned();
    entry.map(|entry| BankFolder::new(bank, &entry, languages)).transpose()
}

impl LeetCode {
    fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let root = context.collection().ok().map(|collection| collection.root().to_owned());
        let asked = config::languages(context, &self.languages)?;
        let options =
            Options { signature: self.signature.clone(), languages: drafts::languages(root.as_deref(), &asked) };
        let mut questions = Vec::new();
        for file in &self.files {
            let text = input::bytes(context, file)?;
            questions.extend(leetcode::read(&input::shown(file), &text, &options));
        }
        if self.signature.is_some() && questions.len() > 1 {
            let message = format!("--signature is for one question, and there are {}", questions.len());
            return Err(Failure::usage(message, "import that question alone"));
        }
        let mut bank = if self.page { None } else { Some(bank::packed()?) };
        let mut tried = Vec::new();
        for question in questions {
            let again =
                tried.iter().any(|other: &Tried| other.folder.is_some() && other.question.slug == question.slug);
            let banked = bank.as_mut().map(|bank| in_bank(bank, &question, &options.languages)).transpose()?.flatten();
            let files = match (&banked, &question.result) {
                (Some(banked), _) => Some(banked.files.clone()),
                (None, Ok(imported)) => Some(
                    imported.files.iter().map(|file| (file.path.clone(), file.text.clone().into_bytes())).collect(),
                ),
                (None, Err(_)) => None,
            };
            let written = match (files, again) {
                (None, _) => Ok(None),
                (Some(_), true) => {
                    Err(Failure::usage(format!("`{}` is there twice", question.slug), "the first one counts"))
                }
                (Some(files), false) => self.write(context, &question.slug, &files).map(Some),
            };
            let (folder, added, refused) = match written {
                Ok(written) => {
                    let (folder, added) = written.unzip();
                    (folder, added.unwrap_or_default(), None)
                }
                Err(failure @ (Failure::Output(_) | Failure::Lacking(_))) => return Err(failure),
                Err(failure) => (None, Vec::new(), Some(failure)),
            };
            tried.push(Tried { question, banked, folder, added, refused });
        }
        if self.output.is_none() && tried.iter().any(|one| one.folder.is_some()) {
            let made = tried.iter().filter(|one| one.folder.is_some()).map(|one| one.question.slug.as_str());
            manifest::renew(context, &made.collect::<Vec<_>>())?;
        }
        report(context, &tried)
    }

    /// Writes a question's folder; gives its path, and the drafts that are all that was written where it was there.
    fn write(&self, context: &mut Context, slug: &str, files: &[(String, Vec<u8>)]) -> Outcome<(PathBuf, Vec<String>)> {
        let (folder, _lock) = place(context, self.output.as_deref(), slug)?;
        if folder.symlink_metadata().is_ok() && !self.force {
            let added = if self.languages.is_empty() { Vec::new() } else { drafts::add(&folder, files)? };
            if !added.is_empty() {
                return Ok((folder, added));
            }
            let message = format!("{} is there already; nothing in it was changed", context.shown(&folder));
            return Err(Failure::usage(
                message,
                "--force replaces its spec and its statement; submissions and kept cases stay",
            ));
        }
        for (name, bytes) in files {
            let path = folder.join(Path::new(name));
            // What is below `submissions` is the user's as soon as it is there.
            if !(name.starts_with("submissions/") && path.symlink_metadata().is_ok()) {
                atomic::write(&path, bytes)?;
            }
        }
        Ok((folder, Vec::new()))
    }
}

/// The folder of a problem: below another one where that was asked for, else in the collection, and then locked.
fn place(context: &Context, output: Option<&Path>, slug: &str) -> Outcome<(PathBuf, Option<Lock>)> {
    if !is_slug(slug) {
        return Err(Failure::usage(format!("`{slug}` cannot be a problem's folder"), ""));
    }
    if let Some(output) = output {
        return Ok((context.path(output).join(slug), None));
    }
    let collection = context.collection()?;
    Ok((collection.folder(slug), Some(collection.lock(slug)?)))
}

fn report(context: &mut Context, tried: &[Tried]) -> Outcome<ExitCode> {
    let mut code = ExitCode::AsExpected;
    let mut rows = Vec::new();
    for one in tried {
        let folder = one.folder.as_ref().map(|folder| context.shown(folder));
        let failure = one.refused.as_ref();
        match &one.question.result {
            _ if one.banked.is_some() => {}
            Err(error) => context.say(error)?,
            Ok(imported) => imported.notes.iter().try_for_each(|note| context.mention(note))?,
        }
        if let Some(failure) = failure {
            context.say(failure.text().trim_end())?;
        }
        if folder.is_none() {
            code = code.and(ExitCode::Usage);
        }
        if context.json() {
            rows.push(row(one, folder.as_deref()));
        } else if let (Some(folder), true) = (&folder, tried.len() <= LISTED_MAX) {
            match (one.added.as_slice(), &one.banked, &one.question.result) {
                ([], Some(banked), _) => bank::told(context, folder, banked)?,
                ([], None, Ok(imported)) => told(context, folder, imported)?,
                ([], None, Err(_)) => {}
                ([first, ..], ..) => {
                    let added = one.added.join(", ");
                    context.print(format_args!("added {added} to {folder}; nothing else in it was changed"))?;
                    drafts::next(context, &format!("{folder}/{first}"))?;
                }
            }
        }
    }
    if context.json() {
        context.print_json(json!({ "questions": rows }))?;
    } else if tried.len() > 1 {
        let written = tried.iter().filter(|one| one.folder.is_some()).count();
        let is_complete = |one: &&Tried| match &one.banked {
            Some(banked) => banked.problem.unchecked.is_empty(),
            None => one.question.result.as_ref().is_ok_and(Imported::is_complete),
        };
        let complete = tried.iter().filter(is_complete).count();
        let text = format!("{written} of {} imported; of {complete} every constraint line is enforced", tried.len());
        context.print(text)?;
    }
    Ok(code)
}

fn told(context: &mut Context, folder: &str, imported: &Imported) -> Outcome<()> {
    let lines = &imported.lines;
    let enforced = lines.enforced.len() + lines.by_type.len();
    context.print(format_args!(
        "wrote {folder}: {}, {} enforced, {} unchecked, {}",
        counted(imported.examples as u64, "example"),
        counted(enforced as u64, "constraint line"),
        lines.unchecked.len(),
        counted(lines.promises.len() as u64, "promise")
    ))?;
    for unchecked in &lines.unchecked {
        context.print(format_args!("  not enforced: {} ({})", unchecked.text, unchecked.reason))?;
    }
    match imported.files.iter().find(|file| file.path.starts_with("submissions/draft/")) {
        Some(draft) => drafts::next(context, &format!("{folder}/{}", draft.path)),
        None => Ok(()),
    }
}

fn row(one: &Tried, folder: Option<&str>) -> serde_json::Value {
    let question = &one.question;
    let kind = match question.kind {
        Kind::Function => "function",
        Kind::Class => "class",
        Kind::Unknown => "unknown",
    };
    if let Some(BankFolder { problem, .. }) = &one.banked {
        return json!({
            "problem": question.slug,
            "kind": if problem.signature.class.is_some() { "class" } else { "function" },
            "folder": folder,
            "error": one.refused.as_ref().map(|failure| failure.text().trim_end().to_owned()),
            "bank": true,
            "examples": problem.examples.len(),
            "complete": problem.unchecked.is_empty() && !problem.examples.is_empty(),
            "enforced": problem.constraints.len(),
            "unchecked": problem.unchecked.iter().map(|line| json!({ "line": line, "reason": "nothing enforces it" })).collect::<Vec<_>>(),
            "promises": problem.promises,
            "notes": [],
        });
    }
    match &question.result {
        Err(error) => json!({ "problem": question.slug, "kind": kind, "folder": null, "error": error.message }),
        Ok(imported) => json!({
            "problem": question.slug,
            "kind": kind,
            "folder": folder,
            "error": one.refused.as_ref().map(|failure| failure.text().trim_end().to_owned()),
            "examples": imported.examples,
            "complete": imported.is_complete(),
            "enforced": imported.lines.enforced.len() + imported.lines.by_type.len(),
            "unchecked": imported.lines.unchecked.iter().map(|line| json!({ "line": line.text, "reason": line.reason })).collect::<Vec<_>>(),
            "promises": imported.lines.promises,
            "notes": imported.notes.iter().map(|note| note.message.clone()).collect::<Vec<_>>(),
        }),
    }
}
