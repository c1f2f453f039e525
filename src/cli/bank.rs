//! What commands take from the bank: a question by name, number or address, and the folder that it becomes.

use crate::cli::config;
use crate::cli::context::Context;
use crate::cli::drafts;
use crate::report::figures::counted;
use ojkit_bank::{Bank, Damaged, Entry};
use ojkit_exchange::leetcode;
use ojkit_languages::Language;
use ojkit_languages::site::{callable, draft};
use ojkit_model::problem::Problem;
use ojkit_work::failure::{Failure, Outcome};

/// The bank in this program.
pub(super) fn packed() -> Outcome<Bank<'static>> {
    Bank::packed().map_err(damaged)
}

/// The failure of a program whose own file is damaged.
pub(super) fn damaged(error: Damaged) -> Failure {
    Failure::Lacking(format!("{error}\n    help: the program's own file is damaged; install it again"))
}

/// A question of the bank as a folder.
pub(super) struct BankFolder {
    /// The problem as its spec has it.
    pub problem: Problem,
    /// Paths below the folder, and bytes.
    pub files: Vec<(String, Vec<u8>)>,
}

impl BankFolder {
    /// Unpacks an entry, and adds what a folder has beside it: a statement to write, and drafts in these languages.
    pub fn new(bank: &mut Bank, entry: &Entry, languages: &[Language]) -> Outcome<BankFolder> {
        let mut files = Vec::new();
        for file in bank.files(&entry.slug).map_err(damaged)? {
            files.push((file.name, file.bytes));
        }
        let spec = files.iter().find(|(name, _)| name == "spec.yaml").map_or(&[][..], |(_, bytes)| bytes);
        let shown = format!("bank/{}/spec.yaml", entry.slug);
        let problem =
            ojkit_rules::spec::read(&entry.slug, &shown, spec, ojkit_english::said).map_err(Failure::Broken)?;
        let statement = leetcode::statement(&problem.title, &entry.number, &problem.source.url);
        files.push(("statement.md".to_owned(), statement.into_bytes()));
        for language in callable(languages, &problem.signature) {
            let name = format!("submissions/draft/solution.{}", language.extension());
            files.push((name, draft(language, &problem.signature).into_bytes()));
        }
        Ok(BankFolder { problem, files })
    }
}

/// Says what was written, what of it nothing enforces, and how to go on.
pub(super) fn told(context: &mut Context, folder: &str, bank_folder: &BankFolder) -> Outcome<()> {
    let problem = &bank_folder.problem;
    let lines = counted(problem.constraints.len() as u64, "constraint line");
    let examples = counted(problem.examples.len() as u64, "example");
    let number = if problem.source.id.is_empty() { String::new() } else { format!("{}. ", problem.source.id) };
    let title = &problem.title;
    context.print(format_args!("wrote {folder}: {number}{title} from the bank, {examples}, {lines} enforced"))?;
    for line in &problem.unchecked {
        context.print(format_args!("  not enforced: {line}"))?;
    }
    match bank_folder.files.iter().find(|(path, _)| path.starts_with("submissions/draft/")) {
        Some((draft, _)) => drafts::next(context, &format!("{folder}/{draft}")),
        None => Ok(()),
    }
}

/// The languages of a new folder's drafts: those that were asked for, else the one that is set, else those of the templates, else Rust.
pub(super) fn languages(context: &Context, asked: &[Language]) -> Outcome<Vec<Language>> {
    let root = context.collection().ok().map(|collection| collection.root().to_owned());
    Ok(drafts::languages(root.as_deref(), &config::languages(context, asked)?))
}
