//! `ojkit import atcoder`, `codeforces`, `cses` and `kattis`: problem folders from saved task pages.

use super::place;
use crate::cli::config;
use crate::cli::context::Context;
use crate::cli::drafts;
use crate::cli::exit_code::ExitCode;
use crate::cli::input;
use crate::cli::manifest;
use crate::report::figures::counted;
use ojkit_exchange::pages::{self, Imported};
use ojkit_files::tree;
use ojkit_languages::Language;
use ojkit_work::failure::{Failure, Outcome};
use serde_json::json;
use std::path::PathBuf;

/// Which pages, and where to.
#[derive(Debug, clap::Args)]
pub(super) struct Pages {
    /// Saved pages; `-` is standard input
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// Languages to write drafts in: rust, cpp, java, python, javascript [default: the collection's templates, else rust]
    #[arg(long = "language", value_name = "LANGUAGE", value_parser = super::language)]
    languages: Vec<Language>,
    /// The folder to make problem folders in [default: the collection's `problems`]
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// The name of the folder, where it is not the page's own.
    #[arg(skip)]
    slug: Option<String>,
}

impl Pages {
    /// One page, into the collection.
    pub fn one(page: PathBuf, slug: Option<String>) -> Pages {
        Pages { files: vec![page], languages: Vec::new(), output: None, slug }
    }

    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        let mut code = ExitCode::AsExpected;
        let mut rows = Vec::new();
        for file in &self.files {
            let text = input::bytes(context, file)?;
            let made = match pages::read(&text) {
                Ok(page) => self.write(context, page.import()),
                Err(why) => Err(Failure::usage(format!("{}: {why}", input::shown(file)), "")),
            };
            match made {
                Ok((folder, imported, draft)) => {
                    if context.json() {
                        let layout = imported.layout.as_ref();
                        rows.push(json!({
                            "folder": folder, "draft": draft, "samples": imported.samples, "enforced": imported.enforced, "unchecked": imported.unchecked,
                            "layout": layout.map(|layout| json!({ "sure": layout.is_sure, "from_format": layout.from_format })),
                        }));
                    } else {
                        told(context, &folder, &imported)?;
                        if let Some(draft) = draft {
                            drafts::next(context, &format!("{folder}/{draft}"))?;
                        }
                    }
                }
                Err(failure @ (Failure::Output(_) | Failure::Lacking(_))) => return Err(failure),
                Err(failure) => {
                    context.say(failure.text().trim_end())?;
                    code = code.and(ExitCode::Usage);
                }
            }
        }
        if context.json() {
            context.print_json(json!({ "questions": rows }))?;
        }
        Ok(code)
    }

    /// Writes a folder that is not there yet.
    fn write(&self, context: &mut Context, imported: Imported) -> Outcome<(String, Imported, Option<String>)> {
        let slug = self.slug.as_ref().unwrap_or(&imported.slug);
        let (folder, _lock) = place(context, self.output.as_deref(), slug)?;
        let shown = context.shown(&folder);
        if folder.symlink_metadata().is_ok() {
            return Err(Failure::usage(
                format!("{shown} is there already; nothing in it was changed"),
                "move it away, or name another folder with --output",
            ));
        }
        let root = context.collection().ok().map(|collection| collection.root().to_owned());
        let drafts = drafts::of_program(root.as_deref(), &config::languages(context, &self.languages)?)?;
        let files = imported.files.iter().map(|file| (file.path.as_str(), file.text.as_bytes(), false));
        let with_drafts = files.chain(drafts.iter().map(|(path, text)| (path.as_str(), text.as_slice(), false)));
        tree::write(&folder, with_drafts)?;
        if self.output.is_none() {
            manifest::renew(context, &[slug.as_str()])?;
        }
        Ok((shown, imported, drafts.into_iter().next().map(|(path, _)| path)))
    }
}

fn told(context: &mut Context, folder: &str, imported: &Imported) -> Outcome<()> {
    let layout = match &imported.layout {
        Some(layout) if layout.is_sure && layout.from_format => "its layout is the page's",
        Some(layout) if layout.is_sure => "its layout follows from the samples",
        Some(_) => "a guess of its layout in comments",
        None => "no layout",
    };
    let samples = counted(imported.samples as u64, "sample");
    let enforced = counted(imported.enforced.len() as u64, "constraint line");
    context.print(format_args!("wrote {folder}: {samples}, {layout}, {enforced} enforced"))?;
    for line in &imported.unchecked {
        context.print(format_args!("  not enforced: {line}"))?;
    }
    if let Some(remark) = &imported.remark {
        context.print(format_args!("  checker: {remark}"))?;
    }
    Ok(())
}
