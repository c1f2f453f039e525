//! What commands take from the bank: a question by name, number or address, and the folder that it becomes.

use crate::cli::context::Context;
use crate::cli::folder;
use crate::report::figures::counted;
use ojkit_bank::{Bank, Damaged, Entry};
use ojkit_exchange::leetcode;
use ojkit_exchange::package::{File, drafts};
use ojkit_languages::Language;
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
    pub files: Vec<File>,
}

impl BankFolder {
    /// Unpacks an entry, and adds what a folder has beside it: a statement to write, and drafts in these languages.
    pub fn new(bank: &mut Bank, entry: &Entry, languages: &[Language]) -> Outcome<BankFolder> {
        let files = bank.files(&entry.slug).map_err(damaged)?.into_iter();
        let mut files: Vec<File> = files.map(|file| File::new(file.name, file.bytes)).collect();
        let spec = files.iter().find(|file| file.path == "spec.yaml").map_or(&[][..], |file| &file.bytes);
        let shown = format!("bank/{}/spec.yaml", entry.slug);
        let problem =
            ojkit_rules::spec::read(&entry.slug, &shown, spec, ojkit_english::said).map_err(Failure::Broken)?;
        let statement = leetcode::statement(&problem.title, &entry.number, &problem.source.url);
        files.push(File::new("statement.md", statement));
        files.extend(drafts(languages, &entry.slug, &problem.signature));
        Ok(BankFolder { problem, files })
    }

    /// What it is and has, in few words.
    pub fn what(&self) -> String {
        let problem = &self.problem;
        let lines = counted(problem.constraints.len() as u64, "constraint line");
        let examples = counted(problem.examples.len() as u64, "example");
        let number = if problem.source.id.is_empty() { String::new() } else { format!("{}. ", problem.source.id) };
        format!("{number}{} from the bank, {examples}, {lines} enforced", problem.title)
    }
}

/// Says what was written, what of it nothing enforces, and how to go on.
pub(super) fn told(context: &mut Context, shown: &str, bank_folder: &BankFolder) -> Outcome<()> {
    folder::wrote(context, shown, &bank_folder.what(), &bank_folder.problem.unchecked)?;
    folder::next(context, shown, folder::first_draft(&bank_folder.files))
}
