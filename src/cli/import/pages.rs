//! `ojkit import atcoder`, `codeforces`, `cses` and `kattis`: problem folders from saved task pages.

use crate::cli::config;
use crate::cli::context::Context;
use crate::cli::drafts;
use crate::cli::exit_code::ExitCode;
use crate::cli::folder::{self, Place, first_draft, wrote};
use crate::cli::input;
use crate::report::figures::counted;
use ojkit_exchange::pages::{self, Imported};
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
    #[arg(long = "language", value_name = "LANGUAGE", value_parser = drafts::language)]
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
                Ok((folder, imported)) => {
                    let draft = first_draft(&imported.files);
                    if context.json() {
                        let layout = imported.layout.as_ref();
                        rows.push(json!({
                            "folder": folder, "draft": draft, "samples": imported.samples, "enforced": imported.enforced, "unchecked": imported.unchecked,
                            "layout": layout.map(|layout| json!({ "sure": layout.is_sure, "from_format": layout.from_format })),
                        }));
                    } else {
                        told(context, &folder, &imported)?;
                        folder::next(context, &folder, draft)?;
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
    fn write(&self, context: &mut Context, mut imported: Imported) -> Outcome<(String, Imported)> {
        let place = Place::new(context, self.output.as_deref(), self.slug.as_ref().unwrap_or(&imported.slug), "")?;
        place.free("move it away, or name another folder with --output")?;
        let root = context.collection().ok().map(|collection| collection.root().to_owned());
        let drafts = drafts::of_program(root.as_deref(), &config::languages(context, &self.languages)?)?;
        imported.files.extend(drafts);
        place.write(context, &imported.files)?;
        Ok((place.shown, imported))
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
    wrote(context, folder, &format!("{samples}, {layout}, {enforced} enforced"), &imported.unchecked)?;
    if let Some(remark) = &imported.remark {
        context.print(format_args!("  checker: {remark}"))?;
    }
    Ok(())
}
