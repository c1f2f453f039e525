//! `ojkit booklet`: statements of problems as PDF, for people who read them on paper.
//!
//! LaTeX sets them, since packages have their statements in it already: one text for both. XeLaTeX comes first, then LuaLaTeX, which read
//! every script and the system's fonts; Tectonic fetches what it lacks over the network, and comes last.

use crate::cli::context::Context;
use crate::cli::exit_code::ExitCode;
use crate::cli::export::{seconds, statements, without_section};
use crate::cli::picture;
use crate::cli::written;
use crate::report::figures::counted;
use ojkit_draw::Bound;
use ojkit_exchange::kattis;
use ojkit_exchange::markdown::{Target, convert, latex};
use ojkit_exchange::package::Origin;
use ojkit_files::atomic;
use ojkit_judge::testset;
use ojkit_run::tool::Place;
use ojkit_work::failure::{Failure, Outcome};
use ojkit_work::problem::needs_parameters;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

/// Write the statements of problems as one PDF, with constraints, limits, samples and pictures
#[derive(Debug, clap::Args)]
pub(super) struct Booklet {
    /// The problems, in this order [default: the one here, or all]
    #[arg(value_name = "PROBLEM")]
    problems: Vec<String>,
    /// The PDF; statements in other languages get files beside it, such as contest.de.pdf
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// What the first page is headed with
    #[arg(long, value_name = "TEXT")]
    title: Option<String>,
}

const ENGINES: [&str; 3] = ["xelatex", "lualatex", "tectonic"];
const HELP: &str = "install one, such as the package texlive-xetex";
/// A formula can be a program: it is ended after this time.
const TIME_MAX: Duration = Duration::from_secs(120);
/// Longer samples are cut, and longer lines of them wrapped: input and output are beside each other.
const LINES_MAX: usize = 40;
const COLUMNS: [usize; 2] = [50, 26];
const PREAMBLE: &str = include_str!("booklet.tex");

impl Booklet {
    pub fn run(self, context: &mut Context) -> Outcome<ExitCode> {
        context.text_only("booklet")?;
        written::check(context, "--output", Some(&self.output))?;
        if self.output.extension().is_none_or(|kind| kind != "pdf") {
            let message = format!("--output: {} does not name a PDF", self.output.display());
            return Err(Failure::usage(message, "let it end in .pdf"));
        }
        let slugs = context.names.problems(&self.problems)?;
        let collection = context.collection()?;
        let mut problems = Vec::new();
        for slug in slugs {
            let bound = context.load(&slug)?;
            needs_parameters(&bound)?;
            let texts = statements(&collection, &slug)?.into_iter();
            let texts = texts.map(|(language, text)| (language, without_section(&text, "Constraints"))).collect();
            problems.push(Entry { bound, texts });
        }
        let mut languages: Vec<&str> = problems.iter().flat_map(|one| &one.texts).map(|(name, _)| &**name).collect();
        languages.sort_by_key(|name| (*name != "en", *name));
        languages.dedup();
        for (at, language) in languages.iter().enumerate() {
            let output = match at {
                0 => self.output.clone(),
                _ => self.output.with_extension(format!("{language}.pdf")),
            };
            let title = self.title.as_deref().unwrap_or_default();
            let set = typeset(context, &document(context, &problems, language, title))?;
            atomic::write(&context.path(&output), &set.pdf)?;
            let Set { engine, missing, .. } = set;
            context.mention(format_args!("wrote {}, set by {engine}", output.display()))?;
            if missing > 0 {
                let why = "no font that is installed has these letters";
                context.mention(format_args!("note: letters are missing in {}: {why}", counted(missing, "place")))?;
            }
        }
        match languages.is_empty() {
            true => Err(Failure::usage("none of these problems has a statement", "write statement.md beside the spec")),
            false => Ok(ExitCode::AsExpected),
        }
    }
}

/// A problem with its statements by language.
struct Entry {
    bound: Bound,
    texts: Vec<(String, String)>,
}

/// A document and the files beside it, by their names.
type Files = BTreeMap<String, Vec<u8>>;

/// What LaTeX is given: a problem a section, in this language where it has it.
fn document(context: &Context, problems: &[Entry], language: &str, title: &str) -> Files {
    let mut files = Files::new();
    let mut text = PREAMBLE.replace("%LANGUAGE%", language);
    if !title.is_empty() {
        text += &format!("\\booklettitle{{{}}}\n", latex(title));
    }
    for (number, Entry { bound, texts }) in problems.iter().enumerate() {
        let (problem, origin) = (&bound.problem, Origin::page(bound, texts));
        let at = texts.iter().position(|(name, _)| name == language).unwrap_or_default();
        let page = kattis::pages(&origin).into_iter().nth(at).unwrap_or_default();
        let own = texts.get(at).and_then(|(_, text)| text.trim_start().strip_prefix("# ")?.lines().next());
        let time = problem.states_time().then(|| format!("Time limit: {}", seconds(problem.limits.time_ms)));
        let memory = problem.states_memory().then(|| format!("Memory limit: {} MiB", problem.limits.memory_mib));
        let limits: Vec<String> = time.into_iter().chain(memory).collect();
        // A contest's problems have letters, as far as there are some.
        let letter = (b'A'..=b'Z').nth(number).filter(|_| problems.len() > 1).map(char::from);
        let letter = letter.map_or(String::new(), |letter| format!("{letter}\\quad "));
        let (title, limits) = (latex(own.unwrap_or(&problem.title)), limits.join(" \\quad "));
        text += &format!("\\typeout{{|{}}}\\problem{{{letter}}}{{{title}}}{{{limits}}}\n\n", problem.slug);
        text += &convert(&page, Target::Latex);
        for (sample, case) in testset::samples(bound).into_iter().enumerate() {
            let name = |kind: &str| format!("p{number}s{sample}.{kind}");
            text += &format!("\\sample{{{}}}{{{}}}{{{}}}\n", sample + 1, name("in"), name("out"));
            files.insert(name("in"), readable(&case.input, COLUMNS[0]));
            files.insert(name("out"), readable(case.answer.as_deref().unwrap_or_default(), COLUMNS[1]));
            let drawn = picture::of_sample(bound, &case.input);
            if let Some(png) = drawn.and_then(|drawn| picture::png(context, &drawn.file())) {
                text += &format!("\\samplepicture{{{}}}\n", name("png"));
                files.insert(name("png"), png);
            }
        }
    }
    files.insert("booklet.tex".to_owned(), (text + "\\end{document}\n").into_bytes());
    files
}

/// Lines of a sample that fit a page.
fn readable(bytes: &[u8], columns: usize) -> Vec<u8> {
    let text = String::from_utf8_lossy(bytes).replace(|c: char| c.is_control() && c != '\n', "?");
    let wrapped = |line: &str| -> Vec<String> {
        let letters: Vec<char> = line.chars().take(LINES_MAX * columns).collect();
        letters.chunks(columns).map(|part| part.iter().collect()).chain(letters.is_empty().then(String::new)).collect()
    };
    let mut lines: Vec<String> = text.lines().take(LINES_MAX + 1).flat_map(wrapped).take(LINES_MAX + 1).collect();
    if lines.len() > LINES_MAX {
        lines[LINES_MAX] = "...".to_owned();
    }
    (lines.join("\n") + "\n").into_bytes()
}

/// What LaTeX made.
struct Set {
    pdf: Vec<u8>,
    engine: &'static str,
    /// Letters that no font has.
    missing: u64,
}

/// Has a document set by the first engine that is there, in a folder of its own, from which it neither reads nor writes elsewhere.
fn typeset(context: &Context, files: &Files) -> Outcome<Set> {
    // The folder goes with it.
    let machine = context.machine()?;
    let folder = &machine.scratch();
    for (name, bytes) in files {
        atomic::write(&folder.join(name), bytes)?;
    }
    let mut environment = context.world.environment.clone();
    // Statements may come from elsewhere, and a formula can ask for any file.
    environment.extend(["openin_any", "openout_any"].map(|name| (name.into(), OsString::from("p"))));
    environment.insert("shell_escape".into(), "f".into());
    let place = Place { cwd: folder, environment: &environment };
    for engine in ENGINES {
        let flags: &[&str] = match engine {
            "tectonic" => &["--keep-logs", "--untrusted", "booklet.tex"],
            _ => &["-no-shell-escape", "-interaction=batchmode", "booklet.tex"],
        };
        let flags: Vec<OsString> = flags.iter().map(OsString::from).collect();
        match place.quietly(engine.as_ref(), &flags, TIME_MAX) {
            // The next one may be there.
            Err(_) => continue,
            Ok(None) => {
                let message = format!("{engine} did not end within {} s", TIME_MAX.as_secs());
                return Err(Failure::usage(message, "look for formulas of the statements that never end"));
            }
            Ok(Some(_)) => {}
        }
        let log = fs::read(folder.join("booklet.log")).unwrap_or_default();
        let log = String::from_utf8_lossy(&log);
        let missing = log.lines().filter(|line| line.starts_with("Missing character")).count() as u64;
        return match fs::read(folder.join("booklet.pdf")) {
            Ok(pdf) if pdf.starts_with(b"%PDF") => Ok(Set { pdf, engine, missing }),
            _ => {
                let lines: Vec<&str> = log.lines().collect();
                let is_fault = |line: &&str| line.starts_with('!') && !line.starts_with("! Emergency stop");
                let at = lines.iter().rposition(|line| is_fault(line) && !line.contains("Fatal error")).unwrap_or(0);
                // Each problem's name is written before it.
                let of = lines[..at].iter().rev().find_map(|line| line.strip_prefix('|'));
                let said = of.into_iter().chain(lines[at..].iter().take(6).copied()).collect::<Vec<_>>();
                Err(Failure::usage(
                    format!("{engine} made no PDF: {}", said.join("\n    ")),
                    "change what it names in the statement",
                ))
            }
        };
    }
    Err(Failure::Lacking(format!("no LaTeX is here: none of {}\n    help: {HELP}", ENGINES.join(", "))))
}
