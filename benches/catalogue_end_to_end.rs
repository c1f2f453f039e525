//! A catalogue of question pages with published solutions, from the page to the verdicts.
//!
//! `cargo bench --bench catalogue_end_to_end -- --pages DIR` goes through the numbered question folders below DIR (`0049.Group Anagrams`,
//! each with `README_EN.md` and `Solution*.cpp`, `.java`, `.py`, `.rs`), which it only reads. Each question is imported from its page as it
//! is; one published solution becomes the model, the others are expected to be accepted; then come `gen` and `judge`, in a temporary
//! collection. Each question gives one line of JSON in the output file; those that are there already are skipped, so that a run can be
//! broken off and goes on. At its end a summary by kind of fault is printed, of all lines in the file.
//!
//! Questions with even numbers are left alone without `--even`, which takes them and no others.

#[path = "catalogue_end_to_end/pages.rs"]
mod pages;
#[path = "catalogue_end_to_end/question.rs"]
mod question;
#[path = "catalogue_end_to_end/run.rs"]
mod run;
#[path = "catalogue_end_to_end/summary.rs"]
mod summary;

use pages::Folder;
use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

const USAGE: &str = "cargo bench --bench catalogue_end_to_end -- --pages DIR
  --output FILE    JSON lines, one a question; what is there is skipped [default: target/catalogue_end_to_end.jsonl]
  --sample N       so many questions, drawn at random [default: all]
  --seed N         of the sample [default: 1]
  --ids N,N...     these questions and no others
  --even           questions with even numbers instead of odd ones
  --solutions N    so many solutions a question, drawn by the seed [default: all]
  --seconds N      wall time of one command of the program [default: 300]
  --program FILE   the program that is tried [default: the one built with this bench]
  --keep DIR       leave the collections of the questions in DIR
  --summary        run nothing, print the summary of the output file";

/// What the user asked for.
struct Options {
    pages: PathBuf,
    output: PathBuf,
    sample: Option<usize>,
    seed: u64,
    ids: BTreeSet<u32>,
    even: bool,
    solutions: Option<usize>,
    time: Duration,
    program: PathBuf,
    keep: Option<PathBuf>,
    summary: bool,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    if let Err(message) = options(&words).and_then(|options| go(&options)) {
        eprintln!("{message}\n\n{USAGE}");
        std::process::exit(2);
    }
}

fn options(words: &[String]) -> Result<Options, String> {
    let target = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("catalogue_end_to_end.jsonl");
    let mut options = Options {
        pages: PathBuf::new(),
        output: target,
        sample: None,
        seed: 1,
        ids: BTreeSet::new(),
        even: false,
        solutions: None,
        time: Duration::from_secs(300),
        program: PathBuf::from(env!("CARGO_BIN_EXE_ojkit")),
        keep: None,
        summary: false,
    };
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let mut value = || words.next().cloned().ok_or_else(|| format!("`{word}` wants a value"));
        let number = |text: String| text.parse::<u64>().map_err(|_| format!("`{text}` is no number"));
        match word.as_str() {
            "--pages" => options.pages = PathBuf::from(value()?),
            "--output" => options.output = PathBuf::from(value()?),
            "--sample" => options.sample = Some(number(value()?)? as usize),
            "--seed" => options.seed = number(value()?)?,
            "--ids" => {
                for id in value()?.split(',') {
                    options.ids.insert(number(id.to_owned())? as u32);
                }
            }
            "--even" => options.even = true,
            "--solutions" => options.solutions = Some(number(value()?)? as usize),
            "--seconds" => options.time = Duration::from_secs(number(value()?)?),
            "--program" => options.program = PathBuf::from(value()?),
            "--keep" => options.keep = Some(PathBuf::from(value()?)),
            "--summary" => options.summary = true,
            other => return Err(format!("there is no option `{other}`")),
        }
    }
    let refused = options.ids.iter().find(|id| id.is_multiple_of(2) != options.even);
    match refused {
        Some(id) if !options.even => {
            Err(format!("{id} is even: such questions are kept for the final check (`--even`)"))
        }
        Some(id) => Err(format!("{id} is odd, and `--even` asks for even ones")),
        None => Ok(options),
    }
}

fn go(options: &Options) -> Result<(), String> {
    if !options.summary {
        let folders = pages::folders(&options.pages)?;
        let wanted = |folder: &Folder| {
            folder.id.is_multiple_of(2) == options.even && (options.ids.is_empty() || options.ids.contains(&folder.id))
        };
        let folders: Vec<Folder> = folders.into_iter().filter(wanted).collect();
        let mut chosen = match options.sample {
            Some(count) => pages::sample(folders, count, options.seed),
            None => folders,
        };
        if let Some(count) = options.solutions {
            chosen.iter_mut().for_each(|folder| pages::draw_solutions(folder, count, options.seed));
        }
        try_all(options, &chosen)?;
    }
    print!("{}", summary::of(&rows(options)?));
    Ok(())
}

/// The rows that the output file has.
fn rows(options: &Options) -> Result<Vec<serde_json::Value>, String> {
    let text = match std::fs::read_to_string(&options.output) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(format!("{}: {error}", options.output.display())),
    };
    // A run that was broken off may have left half a line.
    Ok(text.lines().filter_map(|line| serde_json::from_str(line).ok()).collect())
}

fn try_all(options: &Options, folders: &[Folder]) -> Result<(), String> {
    let known: BTreeSet<u64> = rows(options)?.iter().filter_map(|row| row["id"].as_u64()).collect();
    let shown = |error: std::io::Error| format!("{}: {error}", options.output.display());
    let mut output = OpenOptions::new().create(true).append(true).open(&options.output).map_err(shown)?;
    let scratch = std::env::temp_dir().join(format!("ojkit-catalogue-{}", std::process::id()));
    let left: Vec<&Folder> = folders.iter().filter(|folder| !known.contains(&u64::from(folder.id))).collect();
    for (index, folder) in left.iter().enumerate() {
        let root = match &options.keep {
            Some(keep) => keep.join(format!("{:04}", folder.id)),
            None => scratch.join("collection"),
        };
        let tried = question::Trial {
            folder,
            root: &root,
            cache: &scratch.join("cache"),
            program: &options.program,
            time: options.time,
        };
        let row = tried.row()?;
        println!(
            "{}/{} {} {}: {}",
            index + 1,
            left.len(),
            folder.id,
            row["slug"].as_str().unwrap_or(&folder.title),
            row["fault"]
        );
        writeln!(output, "{row}").map_err(shown)?;
        if options.keep.is_none() {
            let _ = std::fs::remove_dir_all(&root);
        }
    }
    let _ = std::fs::remove_dir_all(&scratch);
    Ok(())
}
