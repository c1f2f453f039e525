//! `ojkit listen`: problems and contests from the Competitive Companion extension.

mod post;

use crate::cli::config;
use crate::cli::context::Context;
use crate::cli::drafts::{self, Draft, templates};
use crate::cli::exit_code::ExitCode;
use ojkit_exchange::companion::{self, Posted};
use ojkit_files::atomic;
use ojkit_work::collection::{Collection, read_if_there};
use ojkit_work::failure::{Failure, Outcome};
use post::Door;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Take problems and contests from the Competitive Companion extension of your browser
#[derive(Debug, clap::Args)]
pub(super) struct Listen {
    /// The port; the extension posts to 27121, 10045, 10043, 10042, 6174, 4244, 1327 and to one of your own
    #[arg(long, value_name = "N", default_value_t = 27121, value_parser = clap::value_parser!(u16).range(1..))]
    port: u16,
    /// End after one problem, or after all of a contest
    #[arg(long)]
    once: bool,
}

/// What came of a post.
enum Made {
    /// A folder, its problem, and the draft in it, if there is a template.
    Folder(PathBuf, Option<PathBuf>),
    /// The same problem is there already.
    Again(PathBuf),
    /// A question whose page says what the post does not.
    LeetCode,
}

/// What of a contest has come.
#[derive(Debug, Default)]
struct Contest {
    /// Its folder.
    folder: PathBuf,
    /// How many of its problems have come.
    count: u64,
}

/// Other folders are tried for problems of one name.
const NAMESAKES_MAX: usize = 99;

impl Listen {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("listen")?;
        // Where there is no collection yet, one begins here.
        let collection = context.collection().ok().filter(|collection| !collection.is_alone());
        let collection = collection.unwrap_or_else(|| Collection::planned(&context.world.cwd));
        let door = Door::open(self.port).map_err(|error| {
            let why = match error.kind() {
                std::io::ErrorKind::AddrInUse => "another program is listening there".to_owned(),
                _ => error.to_string(),
            };
            Failure::Lacking(format!(
                "cannot listen on port {}: {why}\n    help: end that program, or choose another port with --port, such as 10043; a \
                 port that the extension does not know goes into its options",
                self.port
            ))
        })?;
        let root = context.shown(collection.root());
        context.mention(format_args!("listening on 127.0.0.1:{}; problems go to {root}; Ctrl-C ends", self.port))?;
        if begun(context, &collection)?.is_empty() {
            let help = "put template.cpp, or one of another language, there, or set a language (`ojkit config language cpp`), and every new problem begins with a draft";
            context.mention(format_args!("note: no template in {root}: {help}"))?;
        }
        let mut contests: BTreeMap<String, Contest> = BTreeMap::new();
        loop {
            let request = door.next();
            let taken = match &request.body {
                Err(why) => Err(why.clone()),
                Ok(body) => companion::read(body),
            };
            let posted = match taken {
                Ok(posted) => posted,
                Err(why) => {
                    context.say(format_args!("refused: {why}"))?;
                    request.answer(Err(why));
                    continue;
                }
            };
            // A template may have come since.
            let drafts = begun(context, &collection)?;
            let made = take(&collection, &drafts, &mut contests, &posted);
            request.answer(made.as_ref().map(|_| ()).map_err(|failure| failure.text()));
            tell(context, &posted, made)?;
            context.world.stdout.flush()?;
            let is_whole =
                posted.batch.as_ref().is_none_or(|(id, size)| contests.get(id).is_some_and(|c| c.count >= *size));
            if self.once && is_whole {
                return Ok(ExitCode::AsExpected);
            }
        }
    }
}

/// The drafts that a problem begins with: of the language that is set, else of the templates, if there are any.
fn begun(context: &Context, collection: &Collection) -> Outcome<Vec<Draft>> {
    let root = collection.root();
    let set = config::languages(context, &[])?;
    if set.is_empty() && templates(root).is_empty() {
        return Ok(Vec::new());
    }
    drafts::of_program(Some(root), &set)
}

/// Makes the folder of a problem: in the collection, or in that of its contest.
fn take(
    collection: &Collection,
    drafts: &[Draft],
    contests: &mut BTreeMap<String, Contest>,
    posted: &Posted,
) -> Outcome<Made> {
    // A question of LeetCode is a function, which standard input says nothing of.
    let is_leetcode = posted.url.contains("://leetcode.");
    let Some((id, _)) = &posted.batch else {
        return if is_leetcode { Ok(Made::LeetCode) } else { write(collection, drafts, posted) };
    };
    let contest = contests
        .entry(id.clone())
        .or_insert_with(|| Contest { folder: collection.root().join(posted.contest()), count: 0 });
    contest.count += 1;
    if is_leetcode {
        return Ok(Made::LeetCode);
    }
    write(&Collection::planned(&contest.folder), drafts, posted)
}

/// Writes a problem's folder, whole or not at all; what is there already stays as it is.
fn write(collection: &Collection, drafts: &[Draft], posted: &Posted) -> Outcome<Made> {
    let base = posted.slug();
    let files = posted.files();
    let spec = files.iter().find(|file| file.path == "spec.yaml").map_or("", |file| &file.text);
    for number in 1..=NAMESAKES_MAX {
        let slug = if number == 1 { base.clone() } else { format!("{base}-{number}") };
        let folder = collection.folder(&slug);
        if folder.symlink_metadata().is_ok() {
            if is_of(&collection.spec(&slug), spec) {
                return Ok(Made::Again(folder));
            }
            continue;
        }
        // Beside its place first: a folder is there as a whole.
        let staging = collection.problems().join(format!(".{slug}-{}", atomic::unique()));
        let mut draft = None;
        let written = (|| -> Outcome<()> {
            for file in &files {
                atomic::write(&staging.join(&file.path), file.text.as_bytes())?;
            }
            for (name, text) in drafts {
                atomic::write(&staging.join(name), text)?;
                draft.get_or_insert(folder.join(name));
            }
            fs::rename(&staging, &folder)
                .map_err(|error| Failure::Lacking(format!("cannot make {}: {error}", folder.display())))
        })();
        if written.is_err() {
            // Half a folder is of use to no one.
            let _ = fs::remove_dir_all(&staging);
        }
        return written.map(|()| Made::Folder(folder, draft));
    }
    Err(Failure::usage(format!("{NAMESAKES_MAX} problems are called {base} already"), "remove some"))
}

/// Whether a spec is that of the same page.
fn is_of(path: &Path, spec: &str) -> bool {
    let source = |text: &str| text.lines().find(|line| line.starts_with("source:")).map(str::to_owned);
    let there = read_if_there(path).ok().flatten().and_then(|text| source(&String::from_utf8_lossy(&text)));
    there.is_some() && there == source(spec)
}

/// Says what came of a post.
fn tell(context: &mut Context, posted: &Posted, made: Outcome<Made>) -> Outcome<()> {
    let name = &posted.name;
    match made {
        Ok(Made::Folder(folder, draft)) => {
            let folder = context.shown(&folder);
            match (&posted.unfit, posted.tests.len()) {
                (Some(unfit), _) => context.print(format_args!("{name}: {folder}, not run: {}", unfit.why()))?,
                (None, 1) => context.print(format_args!("{name}: {folder}, 1 sample{}", posted.told()))?,
                (None, count) => context.print(format_args!("{name}: {folder}, {count} samples{}", posted.told()))?,
            }
            match draft {
                Some(draft) => context.print(format_args!("  next: ojkit test --watch {}", context.shown(&draft))),
                None => Ok(()),
            }
        }
        Ok(Made::Again(folder)) => {
            let folder = context.shown(&folder);
            context.print(format_args!("{name}: {folder} is there already, and was not changed"))
        }
        Ok(Made::LeetCode) => {
            let what = "a post does not describe LeetCode's functions";
            let help = "copy the question's page, with all examples and constraints, and paste it into";
            context.print(format_args!("{name}: {what}\n  next: {help} `ojkit import leetcode -`"))
        }
        Err(failure) => context.say(format_args!("{name}: {}", failure.text().trim_end())),
    }
}
