//! A problem's visualizers: programs that draw an input, or what a submission made of it, for people.
//!
//! - Kattis' interface (problem package format 2025-09, sections Input visualizer and Output visualizer). For an input: arguments
//!   `input answer`, and the picture is `testcase.svg` (or another ending) in the working folder, as BAPCtools and the format's own example
//!   have it. For an output: arguments `input answer feedback_dir`, the output on standard input, and the pictures are `judgeimage.svg` and
//!   `teamimage.svg`, or `judgeimage-1.svg` and so on, in the feedback folder, where all lies that the problem's checker wrote there.
//! - rbx's: arguments `picture input [output] [answer]`, of which an input visualizer gets the answer as the output.
//!
//! What they write may hold anything, scripts too: who shows it gives it no rights. SVG belongs into an `img`, where no script runs, and
//! HTML into an `iframe` with `sandbox` and without any permission.

use crate::built::{Built, limits_of};
use crate::built_checker::BuiltChecker;
use crate::case::{compiler_message, of_outcome};
use crate::checker::CheckInput;
use crate::checker::excerpt::printable_lines;
use crate::checker::program::{Files, read_regular};
use crate::interaction::interact;
use crate::runner::Runner;
use ojkit_draw::Bound;
use ojkit_languages::{BuildError, Machine};
use ojkit_model::case::Case;
use ojkit_model::limits::Limits;
use ojkit_model::problem::{CheckerInterface, PictureKind, Visualizer};
use ojkit_run::Job;
use ojkit_run::outcome::Ending;
use ojkit_text::base64::base64;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// A picture that a visualizer has drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visualization {
    /// The name of its file, as in `judgeimage-02.svg`.
    pub name: String,
    pub kind: PictureKind,
    pub bytes: Vec<u8>,
}

impl Visualization {
    /// What it is as text: SVG and HTML as they are, others in the letters of base64.
    pub fn content(&self) -> String {
        String::from_utf8(self.bytes.clone()).unwrap_or_else(|error| base64(error.as_bytes()))
    }
}

/// Bytes of all pictures of one call.
pub const BYTES_MAX: usize = 4 << 20;
/// Pictures of one call.
pub const PICTURES_MAX: usize = 32;

/// What the problem's visualizers draw of a case, and for each that fails what is wrong, beginning with its name.
///
/// Of the output of a submission only where there is one; an interactor talks to the submission's file again, and what it writes is drawn.
pub fn visualize(
    machine: &Machine,
    bound: &Bound,
    case: &Case,
    output: Option<&[u8]>,
    submission: Option<&Path>,
) -> Vec<Result<Visualization, String>> {
    let is_asked = |one: &&Visualizer| !one.of_output || output.is_some();
    let of = |one: &Visualizer| {
        let role = if one.of_output { "output" } else { "input" };
        let drawn = pictures(machine, bound, one, case, output.filter(|_| one.of_output), submission);
        match drawn {
            Ok(pictures) => pictures.into_iter().map(Ok).collect(),
            Err(why) => vec![Err(format!("the {role} visualizer {} {why}", one.program.file))],
        }
    };
    bound.problem.visualizers.iter().filter(is_asked).flat_map(of).collect()
}

fn pictures(
    machine: &Machine,
    bound: &Bound,
    Visualizer { program, arguments, rbx, .. }: &Visualizer,
    Case { input, answer, .. }: &Case,
    output: Option<&[u8]>,
    submission: Option<&Path>,
) -> Result<Vec<Visualization>, String> {
    let unbuilt = |error: BuildError| format!("cannot be built: {}", compiler_message(&error.to_string()));
    let built = Built::of(machine.build(&bound.folder.join(&program.file)).map_err(unbuilt)?, Limits::VISUALIZER);
    let (mut runner, problem, whole) = (Runner::new(machine), &bound.problem, answer.as_deref().unwrap_or_default());
    let stdin = output.filter(|_| problem.interactor.is_none()).unwrap_or_default();
    let files = Files::write(runner.folder(), input, whole)?;
    if let (Some(output), Ok(checker)) = (output, BuiltChecker::new(machine, problem, &bound.folder)) {
        let source = submission.filter(|_| problem.interactor.is_some());
        let built = source.map(|source| Built::new(machine, bound, source, limits_of(machine, problem, source)));
        // What they write is for the visualizer; where they fail, that is said where their verdict is asked for.
        match built {
            Some(Ok(built)) => drop(interact(&mut runner, &built, built.limits, &checker, (input, whole))),
            _ => drop(runner.check(&checker, &CheckInput { input, output, answer: whole })),
        }
    }
    let mut args: Vec<OsString> = match rbx {
        None if output.is_some() => files.call(CheckerInterface::Kattis, stdin).args,
        None => vec![files.input.clone().into(), files.answer.clone().into()],
        Some(kind) => {
            fs::write(&files.output, stdin).map_err(|error| format!("has no output to draw: {error}"))?;
            let picture = files.feedback.join(RBX).with_extension(kind.name());
            let (output, answer) = (output.map(|_| &files.output), answer.as_ref().map(|_| &files.answer));
            [Some(&picture), Some(&files.input), output, answer].into_iter().flatten().map(OsString::from).collect()
        }
    };
    args.extend(arguments.split_whitespace().map(OsString::from));
    let (readable, writable) = (&[files.input, files.answer], &[files.feedback]);
    let (artifact, limits) = (&built.artifact, built.limits);
    let outcome = runner.run_job(&Job { artifact, args: &args, stdin, limits, readable, writable })?;
    let printed = printable_lines(if outcome.stderr.is_empty() { &outcome.stdout } else { b"" }, 2, 200).join(" / ");
    let printed = if printed.is_empty() { printed } else { format!(": {printed}") };
    let failed = of_outcome(&outcome, &built.granted).map(|failed| format!("failed: {}{printed}", failed.message));
    // Kattis' format gives exit codes no meaning; rbx's 42 says that a window was shown, and nothing written.
    let is_excused = rbx.is_none() && outcome.exceeded.is_none() && matches!(outcome.ending, Ending::Exited(_));
    if let (Some(why), false) = (&failed, is_excused) {
        return Err(why.clone());
    }
    let (folder, stems, wanted): (&Path, &[&str], _) = match (rbx, output, runner.working_folder()) {
        (Some(_), ..) => (&writable[0], &[RBX], "the file that its first argument names"),
        (None, None, Some(own)) => (own, &["testcase"], "`testcase.svg` in its working folder"),
        _ => (&writable[0], &["judgeimage", "teamimage"], "`judgeimage.svg` below its third argument"),
    };
    let nothing = || format!("wrote no picture: it belongs into {wanted}");
    let found = read(folder, stems).and_then(|found| if found.is_empty() { Err(nothing()) } else { Ok(found) });
    found.map_err(|why| failed.unwrap_or(why))
}

/// The stem of the picture that a program with rbx's interface writes.
const RBX: &str = "visualization";

/// The pictures in a folder with these stems, in the order of their names.
fn read(folder: &Path, stems: &[&str]) -> Result<Vec<Visualization>, String> {
    let list = fs::read_dir(folder).map_err(|error| format!("left a folder that cannot be read: {error}"))?;
    let kind_of = |name: String| {
        let (stem, ending) = name.rsplit_once('.')?;
        let kind = PictureKind::ENDINGS.iter().find(|(known, _)| *known == ending)?.1;
        stems.contains(&stem.split('-').next()?).then_some((name, kind))
    };
    let found: BTreeMap<String, PictureKind> = list
        .flatten()
        .filter_map(|entry| kind_of(entry.file_name().into_string().ok()?))
        .take(PICTURES_MAX + 1)
        .collect();
    if found.len() > PICTURES_MAX {
        return Err(format!("wrote more than {PICTURES_MAX} pictures"));
    }
    let mut left = BYTES_MAX;
    let picture = |(name, kind): (String, PictureKind)| {
        let bytes = read_regular(&folder.join(&name), BYTES_MAX as u64 + 1);
        left = left.checked_sub(bytes.len()).ok_or_else(|| format!("wrote more than {} MiB", BYTES_MAX >> 20))?;
        let bytes = sound(kind, bytes).map_err(|(bytes, why)| {
            let begin = printable_lines(&bytes, 1, 60).concat();
            format!("wrote {name}, which {why}: {}", if begin.is_empty() { "it is empty" } else { &begin })
        })?;
        Ok(Visualization { name, kind, bytes })
    };
    found.into_iter().map(picture).collect()
}

/// The bytes of a picture that is what its name says, or what it is not.
fn sound(kind: PictureKind, bytes: Vec<u8>) -> Result<Vec<u8>, (Vec<u8>, &'static str)> {
    let text = std::str::from_utf8(&bytes).ok().map(|text| text.trim_start_matches('\u{feff}').trim());
    let begins = |all: &[&str]| text.is_some_and(|text| all.iter().any(|begin| text.starts_with(begin)));
    let root = text.and_then(|text| text.find("<svg")).filter(|_| begins(&["<svg", "<?xml", "<!--", "<!DOCTYPE svg"]));
    let fault = match (kind, text, root) {
        (PictureKind::Png, ..) if !bytes.starts_with(b"\x89PNG\r\n\x1a\n") => "is not a PNG",
        (PictureKind::Png, ..) if !bytes.ends_with(b"IEND\xae\x42\x60\x82") => "is a PNG without its end",
        (PictureKind::Jpeg, ..) if !bytes.starts_with(b"\xff\xd8\xff") => "is not a JPEG",
        (PictureKind::Html, ..) if !begins(&["<"]) => "is not HTML in UTF-8",
        (PictureKind::Svg, _, None) => "is not an SVG in UTF-8",
        (PictureKind::Svg, Some(text), _) if !text.ends_with('>') => "is an SVG without its end",
        // Without its name space a browser shows it within a page, and not as a file.
        (PictureKind::Svg, Some(text), Some(at)) if !text[at..].split('>').next().unwrap_or("").contains("xmlns=") => {
            return Ok(text.replacen("<svg", "<svg xmlns=\"http://www.w3.org/2000/svg\"", 1).into_bytes());
        }
        _ => return Ok(bytes),
    };
    Err((bytes, fault))
}
