//! `ojkit listen`: problems and contests from the Competitive Companion extension.

mod post;

use crate::cli::bank::{self, BankFolder};
use crate::cli::config;
use crate::cli::context::Context;
use crate::cli::drafts::{self, templates};
use crate::cli::exit_code::ExitCode;
use crate::cli::folder::first_draft;
use ojkit_exchange::companion::{self, Posted};
use ojkit_exchange::package::File;
use ojkit_files::tree;
use ojkit_judge::testset;
use ojkit_languages::Language;
use ojkit_work::collection::{Collection, read_if_there};
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::problem;
use post::Door;
use std::collections::BTreeMap;
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
    /// The same problem is there already; the samples of the post that it does not have.
    Again(PathBuf, Vec<usize>),
    /// The folder of a question that the bank has, and the draft in it.
    Banked(PathBuf, Option<PathBuf>),
    /// A question whose page says what the post does not, and of which the bank has nothing.
    LeetCode,
}

/// What of a contest has come.
#[derive(Debug, Default)]
struct Contest {
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
            let begun = Begun { drafts: begun(context, &collection)?, languages: drafts::languages(context, &[])? };
            let made = take(&collection, &begun, &mut contests, &posted);
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

/// The drafts that a problem begins with: one in the language that is set, and one for each template.
fn begun(context: &Context, collection: &Collection) -> Outcome<Vec<File>> {
    let root = collection.root();
    let set = config::languages(context, &[])?;
    if set.is_empty() && templates(root).is_empty() {
        return Ok(Vec::new());
    }
    // A template is a draft whatever language is set; that of this language comes first.
    let mut drafts = drafts::of_program(Some(root), &set)?;
    for draft in drafts::of_program(Some(root), &[])?.into_iter().filter(|_| !templates(root).is_empty()) {
        if !drafts.iter().any(|other| other.path == draft.path) {
            drafts.push(draft);
        }
    }
    Ok(drafts)
}

/// What a new problem begins with.
struct Begun {
    /// A program's drafts.
    drafts: Vec<File>,
    /// The languages of the drafts of a function or a class.
    languages: Vec<Language>,
}

/// Makes the folder of a problem: in the collection, or in that of its contest.
fn take(
    collection: &Collection,
    begun: &Begun,
    contests: &mut BTreeMap<String, Contest>,
    posted: &Posted,
) -> Outcome<Made> {
    // A question of LeetCode is a function, which standard input says nothing of.
    let is_leetcode = posted.url.contains("://leetcode.");
    let write = |collection: &Collection| match is_leetcode {
        true => write_banked(collection, &begun.languages, posted),
        false => write_posted(collection, &begun.drafts, posted),
    };
    let Some((id, _)) = &posted.batch else { return write(collection) };
    let contest = contests
        .entry(id.clone())
        .or_insert_with(|| Contest { folder: collection.root().join(posted.contest()), count: 0 });
    contest.count += 1;
    write(&Collection::planned(&contest.folder))
}

/// Writes the folder of a question that the bank has.
fn write_banked(collection: &Collection, languages: &[Language], posted: &Posted) -> Outcome<Made> {
    let mut bank = bank::packed()?;
    let Some(entry) = bank.find(&posted.url).cloned() else { return Ok(Made::LeetCode) };
    let files = BankFolder::new(&mut bank, &entry, languages)?.files;
    Ok(match write(collection, &entry.slug, &files)? {
        Made::Folder(folder, draft) => Made::Banked(folder, draft),
        made => made,
    })
}

/// Writes the folder of a problem as it was posted.
fn write_posted(collection: &Collection, drafts: &[File], posted: &Posted) -> Outcome<Made> {
    let files: Vec<File> = posted.files().into_iter().chain(drafts.iter().cloned()).collect();
    Ok(match write(collection, &posted.slug(), &files)? {
        Made::Again(folder, _) => {
            let others = others(collection, &folder, posted);
            Made::Again(folder, others)
        }
        made => made,
    })
}

/// The numbers of those samples of a post that the folder of the problem does not have, where it can be read.
fn others(collection: &Collection, folder: &Path, posted: &Posted) -> Vec<usize> {
    let Some(slug) = folder.file_name().and_then(|name| name.to_str()) else { return Vec::new() };
    let Ok(bound) = problem::load(collection, slug, "") else { return Vec::new() };
    let words = |text: &[u8]| String::from_utf8_lossy(text).split_whitespace().collect::<Vec<_>>().join(" ");
    let pair = |input: &[u8], answer: &[u8]| (words(input), words(answer));
    let known = testset::samples(&bound);
    let known: Vec<_> =
        known.iter().map(|case| pair(&case.input, case.answer.as_deref().unwrap_or_default())).collect();
    let tests = posted.tests.iter().enumerate().filter(|_| posted.unfit.is_none());
    tests
        .filter(|(_, (input, answer))| !known.contains(&pair(input.as_bytes(), answer.as_bytes())))
        .map(|(at, _)| at + 1)
        .collect()
}

/// Writes a folder, whole or not at all; what is there already stays as it is.
fn write(collection: &Collection, base: &str, files: &[File]) -> Outcome<Made> {
    let spec = files.iter().find(|file| file.path == "spec.yaml").map_or(&[][..], |file| &file.bytes);
    for number in 1..=NAMESAKES_MAX {
        let slug = if number == 1 { base.to_owned() } else { format!("{base}-{number}") };
        let folder = collection.folder(&slug);
        if folder.symlink_metadata().is_ok() {
            if is_of(&collection.spec(&slug), spec) {
                return Ok(Made::Again(folder, Vec::new()));
            }
            continue;
        }
        tree::write(&folder, files.iter().map(File::leaf))?;
        let draft = first_draft(files).map(|draft| folder.join(draft));
        return Ok(Made::Folder(folder, draft));
    }
    Err(Failure::usage(format!("{NAMESAKES_MAX} problems are called {base} already"), "remove some"))
}

/// Whether a spec is that of the same page.
fn is_of(path: &Path, spec: &[u8]) -> bool {
    let source = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        text.lines().find(|line| line.starts_with("source:")).map(str::to_owned)
    };
    let there = read_if_there(path).ok().flatten().and_then(|bytes| source(&bytes));
    there.is_some() && there == source(spec)
}

/// Says what came of a post.
fn tell(context: &mut Context, posted: &Posted, made: Outcome<Made>) -> Outcome<()> {
    let name = &posted.name;
    match made {
        Ok(Made::Folder(folder, draft)) => {
            let folder = context.shown(&folder);
            match (&posted.unfit, posted.tests.len()) {
                // No test can follow before a person has done that.
                (Some(unfit), _) => return context.print(format_args!("{name}: {folder}, not run: {}", unfit.why())),
                (None, 1) => context.print(format_args!("{name}: {folder}, 1 sample{}", posted.told()))?,
                (None, count) => context.print(format_args!("{name}: {folder}, {count} samples{}", posted.told()))?,
            }
            next(context, draft)
        }
        Ok(Made::Banked(folder, draft)) => {
            let folder = context.shown(&folder);
            context.print(format_args!("{name}: {folder}, from the bank"))?;
            next(context, draft)
        }
        Ok(Made::Again(folder, others)) => {
            let folder = context.shown(&folder);
            context.print(format_args!("{name}: {folder} is there already, and was not changed"))?;
            if others.is_empty() {
                return Ok(());
            }
            let numbers: Vec<String> = others.iter().map(usize::to_string).collect();
            let (samples, are) = if numbers.len() == 1 { ("sample", "is") } else { ("samples", "are") };
            context.print(format_args!(
                "  {samples} {} of the post {are} not in it\n    help: rename the folder and post again to compare both",
                numbers.join(", ")
            ))
        }
        Ok(Made::LeetCode) => {
            let what = "a post does not describe LeetCode's functions";
            let help = "copy the question's page, with all examples and constraints, and paste it into";
            context.print(format_args!("{name}: {what}\n  next: {help} `ojkit import leetcode -`"))
        }
        Err(failure) => context.say(format_args!("{name}: {}", failure.text().trim_end())),
    }
}

/// Says how to go on with a draft.
fn next(context: &mut Context, draft: Option<PathBuf>) -> Outcome<()> {
    match draft {
        Some(draft) => context.print(format_args!("  next: ojkit test --watch {}", context.shown(&draft))),
        None => Ok(()),
    }
}
