//! The files that a run is written into for others: a page to look at, and JUnit's XML.

use crate::cli::context::Context;
use crate::report::class::{self, Row};
use crate::report::csv::csv;
use crate::report::document::Document;
use crate::report::html;
use crate::report::junit::{self, Test};
use ojkit_files::atomic;
use ojkit_work::failure::{Failure, Outcome};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The flags that name them.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Written {
    /// Write what was found as one page of HTML, which needs nothing else
    #[arg(long, value_name = "FILE")]
    pub report: Option<PathBuf>,
    /// Write what was found as JUnit's XML, for CI
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,
    /// Show the run on a page of this machine while it goes on; the page's address is printed, and it becomes the report
    #[arg(long)]
    pub page: bool,
}

impl Written {
    /// Whether any was asked for.
    pub fn is_wanted(&self) -> bool {
        self.report.is_some() || self.junit.is_some() || self.page
    }

    /// Those that were asked for.
    pub fn files(&self) -> [Option<&PathBuf>; 2] {
        [self.report.as_ref(), self.junit.as_ref()]
    }

    /// Opens the page, where it is wanted; only a run that is whole has one.
    pub fn open_page(&self, context: &mut Context, is_whole: bool, command: &str) -> Outcome<()> {
        if self.page && !is_whole {
            let help = "leave out --page, or --from, --part, --parts and --show";
            return Err(Failure::usage("only a whole run has a page", help));
        }
        if self.page { context.open_page(command) } else { Ok(()) }
    }

    /// The flags of files as they may be given again.
    pub fn arguments(&self) -> impl Iterator<Item = OsString> {
        let flags = ["--report", "--junit"].into_iter().zip(self.files());
        flags.flat_map(|(flag, file)| file.into_iter().flat_map(move |file| [flag.into(), file.into()]))
    }

    /// Refuses what cannot be written, before anything is run.
    pub fn check(&self, context: &Context) -> Outcome<()> {
        check(context, "--report", self.report.as_deref())?;
        check(context, "--junit", self.junit.as_deref())?;
        match (&self.report, &self.junit) {
            (Some(a), Some(b)) if context.path(a) == context.path(b) => {
                Err(Failure::usage("--report and --junit name the same file", "name two files"))
            }
            _ => Ok(()),
        }
    }

    /// Draws a document into those that were asked for.
    pub fn draw(&self, context: &mut Context, command: &str, document: &Document) -> Outcome<()> {
        let tests = document.tests.iter().cloned().chain(document.troubles.iter().map(Test::broken));
        self.write(context, || html::draw(document), (command, || tests.collect()))
    }

    /// Writes those that were asked for, each at once and whole.
    pub fn write(
        &self,
        context: &mut Context,
        page: impl FnOnce() -> String,
        (command, tests): (&str, impl FnOnce() -> Vec<Test>),
    ) -> Outcome<()> {
        if self.report.is_some() || self.page {
            let page = page();
            context.show_report(&page);
            if let Some(file) = &self.report {
                atomic::write(&context.path(file), page.as_bytes())?;
                context.mention(format_args!("wrote {}", file.display()))?;
            }
        }
        if let Some(file) = &self.junit {
            atomic::write(&context.path(file), junit::xml(command, &tests()).as_bytes())?;
            context.mention(format_args!("wrote {}", file.display()))?;
        }
        Ok(())
    }
}

/// The flag that names a table for spreadsheets.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Table {
    /// Write a row per submission as CSV, for a spreadsheet
    #[arg(long, value_name = "FILE")]
    pub csv: Option<PathBuf>,
}

impl Table {
    /// Refuses what cannot be written, before anything is run.
    pub fn check(&self, context: &Context, written: &Written) -> Outcome<()> {
        check(context, "--csv", self.csv.as_deref())?;
        let other = |file: &Option<PathBuf>| file.as_ref().map(|file| context.path(file));
        match other(&self.csv)
            .filter(|csv| [other(&written.report), other(&written.junit)].contains(&Some(csv.clone())))
        {
            Some(_) => Err(Failure::usage("--csv and another flag name the same file", "name two files")),
            None => Ok(()),
        }
    }

    /// Writes the rows, where that was asked for.
    pub fn write(&self, context: &mut Context, rows: &[Row]) -> Outcome<()> {
        let Some(file) = &self.csv else { return Ok(()) };
        atomic::write(&context.path(file), csv(&class::table(rows)).as_bytes())?;
        context.mention(format_args!("wrote {}", file.display()))
    }
}

/// Writes the reports of a class that were asked for.
pub(super) fn write_class(context: &mut Context, (written, table): (&Written, &Table), rows: &[Row]) -> Outcome<()> {
    written.write(context, || html::class::html(rows), ("ojkit judge --from", || class::tests(rows)))?;
    table.write(context, rows)
}

/// Refuses a file that cannot be written: a folder, one in a folder that is not there, and a device, pipe or link, which would be replaced.
pub(super) fn check(context: &Context, flag: &str, file: Option<&Path>) -> Outcome<()> {
    let Some(file) = file else { return Ok(()) };
    let (path, shown) = (context.path(file), file.display());
    if path.is_dir() {
        return Err(Failure::usage(format!("{flag}: {shown} is a folder"), "name a file, which need not be there"));
    }
    if path.symlink_metadata().is_ok_and(|there| !there.is_file()) {
        let help = "name a plain file, or one that is not there yet";
        return Err(Failure::usage(format!("{flag}: {shown} is a link, a pipe or a device"), help));
    }
    match path.parent().is_some_and(Path::is_dir) {
        true => Ok(()),
        false => {
            Err(Failure::usage(format!("{flag}: there is no folder for {shown}"), "make it, or name another file"))
        }
    }
}
