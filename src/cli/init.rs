//! `ojkit init`: an empty collection.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use ojkit_files::atomic::{self, StoreError};
use ojkit_work::collection::Collection;
use ojkit_work::failure::{Failure, Outcome};
use std::path::PathBuf;

/// Begin an empty collection
#[derive(Debug, clap::Args)]
pub(super) struct Init {
    /// Its folder; made when absent
    #[arg(value_name = "DIR", default_value = ".")]
    folder: PathBuf,
}

/// Files at the root: what can be made again is ignored, also in contests below; histories are merged line by line.
const FILES: [(&str, &str); 2] =
    [(".gitignore", "**/cases/*/\ntarget/\ncompile_commands.json\n"), (".gitattributes", "progress.tsv merge=union\n")];

impl Init {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("init")?;
        let here = std::path::Path::new(".");
        let folder = match (&context.globals.root, self.folder == here) {
            (Some(root), true) => root.clone(),
            (Some(_), false) => return Err(Failure::usage("--root and DIR both name the folder", "leave out --root")),
            (None, true) => PathBuf::new(),
            (None, false) => self.folder.clone(),
        };
        let root = context.path(&folder);
        let problems = Collection::planned(&root).problems();
        if let Some(file) = [&root, &problems].into_iter().find(|path| path.exists() && !path.is_dir()) {
            let message = format!("{} is a file, and a collection is a folder", context.shown(file));
            return Err(Failure::usage(message, "name another folder"));
        }
        // An empty `problems/` is no collection yet.
        let begun = std::fs::read_dir(&problems).is_ok_and(|mut entries| entries.next().is_some());
        if begun && Collection::at(&root).is_some() {
            return Err(Failure::usage(
                format!("{} is a collection already", context.shown(&root)),
                "`ojkit new SLUG` adds a problem",
            ));
        }
        std::fs::create_dir_all(&problems).map_err(|error| StoreError::new("make", &problems, error))?;
        for (name, text) in FILES {
            let path = root.join(name);
            if path.exists() {
                context.mention(format_args!("note: {} exists and was not changed", context.shown(&path)))?;
            } else {
                atomic::write(&path, text.as_bytes())?;
                context.print(format_args!("wrote {}", context.shown(&path)))?;
            }
        }
        context.print("next: `ojkit new two-sum`, with any question of the bank (`ojkit list --bank WORDS`) or a name of your own; `ojkit listen` for pages in the browser; `ojkit import` for saved pages and packages")?;
        Ok(ExitCode::AsExpected)
    }
}
