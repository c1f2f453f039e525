//! Parts of a run: `--part I/N` does one of them wherever a machine is free, and `--parts FILE...` makes of all of them what one run gives.
//!
//! Which rows a part has follows from their order and N alone, so that nobody hands out work. A part is a line that says what it was made of,
//! and a line for each row; it is believed only where it is whole, and where the run that collects it would be made of the same.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::written;
use ojkit_files::atomic;
use ojkit_files::hash::{sha256_hex, sha256_hex_of_parts};
use ojkit_work::collection::{Collection, PROGRESS};
use ojkit_work::failure::{Failure, Outcome};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::Read;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// The flags that cut a run, and put it together.
#[derive(Clone, Debug, Default, clap::Args)]
pub(super) struct Cut {
    /// Do part I of N alone, and give its rows as lines for --parts
    #[arg(long, value_name = "I/N")]
    pub part: Option<Part>,
    /// Run nothing, and show what the parts in these files are together
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with = "part")]
    pub parts: Vec<PathBuf>,
}

/// One of several parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub(super) struct Part {
    /// From 1.
    number: u32,
    of: u32,
}

/// More parts than any run needs.
const PARTS_MAX: u32 = 100_000;

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Part, String> {
        let numbers = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        let part = numbers.filter(|(number, of)| (1..=*of).contains(number) && *of <= PARTS_MAX);
        let help = || format!("write it as 2/5: part 2 of 5, and of at most {PARTS_MAX}");
        part.map(|(number, of)| Part { number, of }).ok_or_else(help)
    }
}

impl TryFrom<String> for Part {
    type Error = String;

    fn try_from(text: String) -> Result<Part, String> {
        text.parse()
    }
}

impl From<Part> for String {
    fn from(part: Part) -> String {
        part.to_string()
    }
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}

impl Part {
    /// Its places among so many: neighbours stay together, since they often share what is made ready once.
    pub fn of(self, count: usize) -> Range<usize> {
        let end = |number: u32| (count as u128 * u128::from(number) / u128::from(self.of)) as usize;
        end(self.number - 1)..end(self.number)
    }
}

/// What a run is made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Run {
    format: u32,
    kit: String,
    /// The command with all that decides its rows.
    command: String,
    /// The digest of the file of records, where there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    input: Option<String>,
    problems: BTreeMap<String, String>,
}

/// The first line of a part.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Head {
    part: Part,
    /// How many lines follow.
    rows: usize,
    /// The digest of these lines.
    sha256: String,
    /// The confinement of its programs.
    tier: String,
    run: Run,
}

const FORMAT: u32 = 1;
/// How the first line begins: its keys have this order.
const BEGINNING: &[u8] = b"{\"part\":";
/// A part is held in memory whole.
const BYTES_MAX: u64 = 1 << 30;
/// Missing parts that are named.
const NAMED_MAX: usize = 20;

impl Run {
    /// The run of a command in a collection.
    pub fn new(collection: &Collection, command: String, slugs: &[String], input: Option<String>) -> Run {
        let problems = slugs.iter().map(|slug| (slug.clone(), digest(&collection.folder(slug)))).collect();
        Run { format: FORMAT, kit: env!("CARGO_PKG_VERSION").to_owned(), command, input, problems }
    }

    /// What makes another one another run, and what to do about it.
    fn difference(&self, other: &Run) -> Option<(String, &'static str)> {
        let Run { kit, command, input, problems, .. } = other;
        if (self.format, &self.kit) != (other.format, kit) {
            let message = format!("is by ojkit {kit} (format {}), and this is {} ({FORMAT})", other.format, self.kit);
            return Some((message, "use one kit for all parts"));
        }
        if self.command != *command {
            let message = format!("is a part of `ojkit {command}`, and this is `ojkit {}`", self.command);
            return Some((message, "give --parts with the flags and names that the parts were made with"));
        }
        const AGAIN: &str = "bring back what the parts were made of, or make them again";
        if self.input != *input {
            return Some(("was made of other records".to_owned(), AGAIN));
        }
        let names = self.problems.keys().chain(problems.keys());
        let other = names.min_by_key(|slug| (self.problems.get(*slug) == problems.get(*slug), *slug))?;
        match (self.problems.get(other), problems.get(other)) {
            (here, there) if here == there => None,
            (Some(_), Some(_)) => Some((format!("was made with other files of the problem {other}"), AGAIN)),
            (here, _) => {
                let which = if here.is_some() { "without" } else { "with" };
                Some((format!("was made {which} the problem {other}"), AGAIN))
            }
        }
    }
}

/// A digest of a problem's own files with their names: all but statements, explanations, history and what is hidden or a cache.
fn digest(folder: &Path) -> String {
    let mut parts = Vec::new();
    for file in files(folder) {
        let name = file.strip_prefix(folder).unwrap_or(&file);
        let first = name.iter().next().unwrap_or_default().to_string_lossy();
        let stem = first.split('.').next().unwrap_or_default();
        if first != PROGRESS && !["statement", "explain"].contains(&stem) {
            parts.push(name.as_os_str().as_encoded_bytes().to_vec());
            // One that cannot be read fails where it is needed.
            parts.push(fs::read(&file).unwrap_or_default());
        }
    }
    sha256_hex_of_parts(&parts.iter().map(Vec::as_slice).collect::<Vec<_>>())
}

/// The plain files below a folder, in order: nothing that never ends is read, and no editor's own file counts.
fn files(folder: &Path) -> Vec<PathBuf> {
    let (mut files, mut left) = (Vec::new(), vec![folder.to_path_buf()]);
    while let Some(next) = left.pop() {
        for path in fs::read_dir(&next).into_iter().flatten().flatten().map(|entry| entry.path()) {
            let name = path.file_name().unwrap_or_default().as_encoded_bytes();
            if name.starts_with(b".") || name == b"__pycache__" {
                continue;
            }
            if path.is_dir() && !path.is_symlink() {
                left.push(path);
            } else if path.is_file() {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

impl Cut {
    /// Whether this is not one run for itself.
    pub fn is_cut(&self) -> bool {
        self.part.is_some() || !self.parts.is_empty()
    }

    /// Refuses what goes with no part, and what would be written over, before anything is run.
    pub fn check(&self, context: &Context, reports: &[Option<&PathBuf>], output: Option<&Path>) -> Outcome<()> {
        written::check(context, "--output", output.filter(|_| self.part.is_some()))?;
        if self.is_cut() && context.prints_lines() {
            let help = "leave out --format jsonl";
            return Err(Failure::usage("neither a part nor --parts says what happens as it does", help));
        }
        let mut reports = reports.iter().copied().flatten().map(PathBuf::as_path);
        if self.part.is_none() {
            let place = |file: &Path| context.path(file).canonicalize().ok();
            let is_part =
                |file: &&Path| self.parts.iter().any(|part| place(file).is_some_and(|at| place(part) == Some(at)));
            return match reports.chain(output).find(is_part) {
                Some(file) => {
                    let message = format!("{} is one of the parts, and would be written over", file.display());
                    Err(Failure::usage(message, "name another file for what is written"))
                }
                None => Ok(()),
            };
        }
        if reports.next().is_some() || context.json() {
            return Err(Failure::usage("a part has no report of its own", "give these flags to --parts"));
        }
        match output.filter(|file| !may_be_replaced(&context.path(file))) {
            Some(file) => {
                let message = format!("--output: {} is there and is not a part", file.display());
                Err(Failure::usage(message, "name another file, or move this one away"))
            }
            None => Ok(()),
        }
    }

    /// Gives the rows of a part, each as one line, to a file or to standard output; how the run ends is said where all parts are.
    pub fn write(
        &self,
        context: &mut Context,
        (part, run, tier): (Part, Run, String),
        output: Option<&Path>,
        rows: &[String],
    ) -> Outcome<ExitCode> {
        let body: String = rows.iter().flat_map(|row| [row, "\n"]).collect();
        let head = Head { part, rows: rows.len(), sha256: sha256_hex(body.as_bytes()), tier, run };
        let text = line(&head)? + "\n" + &body;
        match output {
            Some(file) => atomic::write(&context.path(file), text.as_bytes())?,
            None => context.world.stdout.write_all(text.as_bytes())?,
        }
        Ok(ExitCode::AsExpected)
    }

    /// The rows of all parts of a run, in their order, and the confinement; refuses what is missing, double, or of another run.
    pub fn read<R: DeserializeOwned>(&self, context: &Context, run: &Run) -> Outcome<(Vec<R>, String)> {
        let mut found: BTreeMap<Part, (&Path, Head, Vec<R>)> = BTreeMap::new();
        for file in &self.parts {
            let shown = file.display();
            let (head, text) = read(context, file)?;
            if let Some((why, help)) = run.difference(&head.run) {
                return Err(Failure::usage(format!("{shown} {why}"), help));
            }
            if let Some((_, (other, first, _))) = found.first_key_value() {
                let (one, all) = (other.display(), first.part.of);
                if head.part.of != all {
                    let message = format!("{shown} is one of {} parts, and {one} one of {all}", head.part.of);
                    return Err(Failure::usage(message, "name the parts of one run"));
                }
                let name = |tier: &str| tier.split(' ').next().unwrap_or_default().to_owned();
                if name(&head.tier) != name(&first.tier) {
                    const AGAIN: &str =
                        "make that part again on a machine with the same confinement; `ojkit doctor` shows it";
                    let message = format!("{shown} ran under {}, and {one} under {}", head.tier, first.tier);
                    return Err(Failure::usage(message, AGAIN));
                }
            }
            if let Some((other, ..)) = found.get(&head.part) {
                let message = format!("part {} is in both {} and {shown}", head.part, other.display());
                return Err(Failure::usage(message, "name one of them"));
            }
            let rows = rows(file, &head, &text)?;
            found.insert(head.part, (file, head, rows));
        }
        let of = found.first_key_value().map_or(1, |(part, _)| part.of);
        let missing = (1..=of).map(|number| Part { number, of }).filter(|part| !found.contains_key(part));
        let missing: Vec<String> = missing.map(|part| part.to_string()).collect();
        if !missing.is_empty() {
            let (which, them) = if missing.len() == 1 { ("part", "it") } else { ("parts", "them") };
            let more = missing.len().saturating_sub(NAMED_MAX);
            let more = if more == 0 { String::new() } else { format!(", and {more} more") };
            let named = missing[..missing.len().min(NAMED_MAX)].join(", ");
            let again = format!("make {them} by the same command with --part I/{of}");
            return Err(Failure::Lacking(format!("missing: {which} {named}{more}\n    help: {again}")));
        }
        let tier = found.first_key_value().map_or(String::new(), |(_, (_, head, _))| head.tier.clone());
        Ok((found.into_values().flat_map(|(_, _, rows)| rows).collect(), tier))
    }
}

/// Whether a part may begin so, however early it is cut.
fn is_beginning(start: &[u8]) -> bool {
    start.starts_with(BEGINNING) || BEGINNING.starts_with(start)
}

/// Whether a part may be put into a file: nothing is lost where there is none, an empty one, or a part.
fn may_be_replaced(path: &Path) -> bool {
    let mut start = Vec::new();
    match File::open(path).and_then(|file| file.take(BEGINNING.len() as u64).read_to_end(&mut start)) {
        Ok(_) => is_beginning(&start),
        Err(error) => error.kind() == std::io::ErrorKind::NotFound,
    }
}

/// The first line of a part's file, and all that follows it.
fn read(context: &Context, file: &Path) -> Outcome<(Head, String)> {
    const NAME: &str = "name files that --part has made";
    let (path, shown) = (context.path(file), file.display());
    let unread = |error| Failure::usage(format!("cannot read {shown}: {error}"), NAME);
    let there = fs::metadata(&path).map_err(unread)?;
    if !there.is_file() {
        return Err(Failure::usage(format!("--parts: {shown} is a folder, a pipe or a device"), NAME));
    }
    if there.len() > BYTES_MAX {
        let message = format!("{shown} has {} bytes; at most {BYTES_MAX} are read", there.len());
        return Err(Failure::usage(message, "cut the run into more parts"));
    }
    let mut text = fs::read_to_string(path).map_err(unread)?;
    if text.is_empty() {
        return Err(Failure::Lacking(format!("{shown} is empty: its part was not made to the end; make it again")));
    }
    let end = text.find('\n').map_or(text.len(), |at| at + 1);
    let rest = text.split_off(end);
    match serde_json::from_str(&text) {
        Ok(head) => Ok((head, rest)),
        Err(_) if !text.ends_with('\n') && is_beginning(text.as_bytes()) => {
            Err(Failure::Lacking(format!("{shown} is cut short in its first line; make it again")))
        }
        Err(_) => Err(Failure::usage(format!("{shown} is not a part of a run"), NAME)),
    }
}

/// The rows of a part, from all that follows its first line.
fn rows<R: DeserializeOwned>(file: &Path, head: &Head, text: &str) -> Outcome<Vec<R>> {
    let (shown, part, whole) = (file.display(), head.part, text.matches('\n').count());
    if whole < head.rows {
        let what = format!("{shown} is cut short: {whole} of {} rows", head.rows);
        return Err(Failure::Lacking(format!("{what}; make it again with --part {part}")));
    }
    let edited =
        || Failure::usage(format!("{shown} is not as it was written"), format!("make it again with --part {part}"));
    if sha256_hex(text.as_bytes()) != head.sha256 {
        return Err(edited());
    }
    text.lines().map(|line| serde_json::from_str(line).map_err(|_| edited())).collect()
}

pub(super) fn line(row: &impl Serialize) -> Outcome<String> {
    Ok(serde_json::to_string(row).map_err(std::io::Error::from)?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_list_are_all_of_it_once_and_in_order() {
        for (count, of) in [(0, 3), (1, 3), (7, 3), (9, 3), (100, 7), (usize::MAX, u32::MAX)] {
            let part = |number| Part { number, of }.of(count);
            assert_eq!((part(1).start, part(of).end), (0, count));
            assert!((1..of.min(50)).all(|number| part(number).end == part(number + 1).start));
        }
        for text in ["0/3", "4/3", "1", "a/3", "1/0", "-1/3", "1/99999999999", "1/100001"] {
            assert!(text.parse::<Part>().is_err(), "{text}");
        }
    }
}
