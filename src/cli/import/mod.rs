//! `ojkit import`: problem folders from question pages, from samples, and from packages.

mod making;
mod package;
mod pages;
mod samples;

use crate::cli::bank::{self, BankFolder};
use crate::cli::context::Context;
use crate::cli::drafts;
use crate::cli::exit_code::ExitCode;
use crate::cli::folder::{self, Place};
use crate::cli::input;
use crate::cli::manifest;
use crate::report::figures::counted;
use ojkit_bank::Bank;
use ojkit_exchange::import::Format;
use ojkit_exchange::leetcode::{self, Imported, Options, Question};
use ojkit_exchange::package::File;
use ojkit_languages::Language;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_work::failure::{Failure, Outcome};
use serde_json::json;
use std::path::PathBuf;

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
    #[arg(long = "language", value_name = "LANGUAGE", value_parser = drafts::language)]
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
    slug: String,
    /// What scripts get of it.
    row: serde_json::Value,
    taken: Result<Taken, Box<Diagnostic>>,
    written: Outcome<Written>,
}

/// The folder of a question, as the bank has it or else its page.
struct Taken {
    files: Vec<File>,
    what: String,
    unenforced: Vec<String>,
    notes: Vec<Diagnostic>,
    is_complete: bool,
}

#[derive(Default)]
struct Written {
    /// The folder, as messages name it; none where there is nothing to write.
    folder: Option<String>,
    /// Drafts that were put into a folder that was there, where nothing else was touched.
    added: Vec<String>,
}

/// The folder of a question that the bank has.
fn of_bank(bank_folder: BankFolder, slug: &str) -> (Taken, serde_json::Value) {
    let (what, BankFolder { problem, files }) = (bank_folder.what(), bank_folder);
    let row = json!({
        "problem": slug,
        "kind": if problem.signature.class.is_some() { "class" } else { "function" },
        "bank": true,
        "examples": problem.examples.len(),
        "complete": problem.unchecked.is_empty() && !problem.examples.is_empty(),
        "enforced": problem.constraints.len(),
        "unchecked": problem.unchecked.iter().map(|line| json!({ "line": line, "reason": "nothing enforces it" })).collect::<Vec<_>>(),
        "promises": problem.promises,
        "notes": [],
    });
    let is_complete = problem.unchecked.is_empty();
    (Taken { files, what, unenforced: problem.unchecked, notes: Vec::new(), is_complete }, row)
}

/// The folder of a question by its page alone.
fn of_page(imported: Imported, slug: &str, kind: &str) -> (Taken, serde_json::Value) {
    let (is_complete, Imported { examples, lines, notes, files, .. }) = (imported.is_complete(), imported);
    let enforced = lines.enforced.len() + lines.by_type.len();
    let row = json!({
        "problem": slug,
        "kind": kind,
        "examples": examples,
        "complete": is_complete,
        "enforced": enforced,
        "unchecked": lines.unchecked.iter().map(|line| json!({ "line": line.text, "reason": line.reason })).collect::<Vec<_>>(),
        "promises": lines.promises,
        "notes": notes.iter().map(|note| note.message.clone()).collect::<Vec<_>>(),
    });
    let what = format!(
        "{}, {} enforced, {} unchecked, {}",
        counted(examples as u64, "example"),
        counted(enforced as u64, "constraint line"),
        lines.unchecked.len(),
        counted(lines.promises.len() as u64, "promise")
    );
    let unenforced = lines.unchecked.iter().map(|line| format!("{} ({})", line.text, line.reason)).collect();
    (Taken { files, what, unenforced, notes, is_complete }, row)
}

impl LeetCode {
    fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let languages = drafts::languages(context, &self.languages)?;
        let options = Options { signature: self.signature.clone(), languages };
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
        let mut all: Vec<Tried> = Vec::new();
        for question in questions {
            let one = tried(bank.as_mut(), question, &options.languages)?;
            let again = all.iter().any(|other| other.slug == one.slug && other.folder().is_some());
            let written = match &one.taken {
                Err(_) => Ok(Written::default()),
                Ok(_) if again => Err(Failure::usage(format!("`{}` is there twice", one.slug), "the first one counts")),
                Ok(taken) => self.write(context, &one.slug, &taken.files),
            };
            if let Err(failure @ (Failure::Output(_) | Failure::Lacking(_))) = written {
                return Err(failure);
            }
            all.push(Tried { written, ..one });
        }
        let made: Vec<&str> = all.iter().filter(|one| one.folder().is_some()).map(|one| one.slug.as_str()).collect();
        if self.output.is_none() && !made.is_empty() {
            manifest::renew(context, &made)?;
        }
        report(context, &all)
    }

    fn write(&self, context: &Context, slug: &str, files: &[File]) -> Outcome<Written> {
        let place = Place::new(context, self.output.as_deref(), slug, "")?;
        let mut added = Vec::new();
        if place.is_taken() && !self.force {
            if !self.languages.is_empty() {
                added = place.add(files)?;
            }
            if added.is_empty() {
                place.free("--force replaces its spec and its statement; submissions and kept cases stay")?;
            }
        } else {
            place.replace(files)?;
        }
        Ok(Written { folder: Some(place.shown), added })
    }
}

/// A question before anything is written of it.
fn tried(bank: Option<&mut Bank>, question: Question, languages: &[Language]) -> Outcome<Tried> {
    let Question { slug, kind, result } = question;
    let entry = bank.and_then(|bank| Some((bank.find(&slug).filter(|entry| entry.slug == slug)?.clone(), bank)));
    let taken = match entry {
        Some((entry, bank)) => Ok(of_bank(BankFolder::new(bank, &entry, languages)?, &slug)),
        None => result.map(|imported| of_page(imported, &slug, kind)),
    };
    let (taken, row) = match taken {
        Ok((taken, row)) => (Ok(taken), row),
        Err(error) => {
            let row = json!({ "problem": slug, "kind": kind, "error": error.message });
            (Err(error), row)
        }
    };
    Ok(Tried { slug, row, taken, written: Ok(Written::default()) })
}

impl Tried {
    fn folder(&self) -> Option<&str> {
        self.written.as_ref().ok()?.folder.as_deref()
    }

    fn row(&self) -> serde_json::Value {
        let mut row = self.row.clone();
        row["folder"] = json!(self.folder());
        if self.taken.is_ok() {
            row["error"] = json!(self.written.as_ref().err().map(|failure| failure.text().trim_end().to_owned()));
        }
        row
    }
}

fn report(context: &mut Context, all: &[Tried]) -> Outcome<ExitCode> {
    let mut code = ExitCode::AsExpected;
    for one in all {
        match &one.taken {
            Err(error) => context.say(error)?,
            Ok(taken) => taken.notes.iter().try_for_each(|note| context.mention(note))?,
        }
        if let Err(failure) = &one.written {
            context.say(failure.text().trim_end())?;
        }
        let (Ok(Written { folder: Some(shown), added }), Ok(taken)) = (&one.written, &one.taken) else {
            code = code.and(ExitCode::Usage);
            continue;
        };
        if context.json() || all.len() > LISTED_MAX {
            continue;
        }
        if added.is_empty() {
            folder::wrote(context, shown, &taken.what, &taken.unenforced)?;
            folder::next(context, shown, folder::first_draft(&taken.files))?;
        } else {
            folder::added(context, shown, added)?;
        }
    }
    if context.json() {
        context.print_json(json!({ "questions": all.iter().map(Tried::row).collect::<Vec<_>>() }))?;
    } else if all.len() > 1 {
        let written = all.iter().filter(|one| one.folder().is_some()).count();
        let complete = all.iter().filter(|one| one.taken.as_ref().is_ok_and(|taken| taken.is_complete)).count();
        let text = format!("{written} of {} imported; of {complete} every constraint line is enforced", all.len());
        context.print(text)?;
    }
    Ok(code)
}
