//! The second run of a submission, built with sanitizers: a site that builds so calls a run-time error what a plain build gets away with.
//!
//! The plain build gives all other verdicts, and every figure. A finding counts where the case has it alone, in a process of its own.

use crate::batch_program::BatchProgram;
use crate::built;
use ojkit_draw::Bound;
use ojkit_frames::{Encoder, Frame};
use ojkit_languages::call::Harness;
use ojkit_languages::inline::whole;
use ojkit_languages::{BuildError, Machine, SolutionDoor, doors};
use ojkit_model::case::Case;
use ojkit_model::finding::{By, Finding, short};
use ojkit_model::input::Input;
use ojkit_model::limits::Limits;
use ojkit_model::verdict::Verdict;
use ojkit_run::{Artifact, Ending, Exceeded, Job, Outcome, RunError};
use std::path::Path;

/// A longer input is left to the plain build. So many bytes are ten thousand numbers, which overflow what overflows, and all such cases
/// together take less time than the build.
const INPUT_BYTES_MAX: usize = 64 * 1024;
/// By which a sanitizer ends its program; the language table says so to the sanitizers.
const EXIT_CODE: i32 = 99;
/// A sanitized program takes so many times the CPU time of a plain one, and so many milliseconds to start.
const SLOWNESS: f64 = 20.0;
const START_MS: u64 = 2000;
/// CPU time after which a build that is optimized takes over: about what such a build takes.
const PATIENCE_MS: u64 = 1500;
/// KiB of all its answers.
const ANSWERS_KIB: u64 = 64 * 1024;
/// What a sanitizer says of limits, not of mistakes: the plain build decides these.
const LIMITS: [&str; 5] =
    ["stack-overflow", "out-of-memory", "allocation-size-too-big", "requested allocation size", "calloc-overflow"];

/// A submission that is built with sanitizers.
#[derive(Clone, Debug)]
pub struct Sanitized {
    artifact: Artifact,
    harness: Harness,
    /// The submission's file, as the program names it.
    name: String,
}

impl Sanitized {
    /// Builds a function or a class with sanitizers; `None` where its language has none, or nothing but a `main` is judged.
    ///
    /// # Errors
    /// Why there is none, for a note.
    pub fn new(machine: &Machine, bound: &Bound, source: &Path) -> Option<Result<Sanitized, String>> {
        let (problem, language) = (&bound.problem, machine.known(source)?);
        let tried = machine.sanitizes(machine.language_of(source)?)?;
        if !problem.signature.is_called() || problem.layout.is_some() {
            return None;
        }
        let text = whole(Some(language), source, true).ok()?.text;
        let found = doors(language, &text, &problem.signature);
        if found.solution == SolutionDoor::Missing || (found.main && found.solution != SolutionDoor::Present) {
            return None;
        }
        if let Err(missing) = tried {
            return Some(Err(format!("not run with sanitizers: {}; {}", missing.what, missing.remedy)));
        }
        let name = source.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let built = built::harness(problem, &text, &name, language)
            .and_then(|harness| Ok((machine.build_sanitized(&harness, false)?, harness)));
        Some(match built {
            Ok((artifact, harness)) => Ok(Sanitized { artifact, harness, name }),
            Err(BuildError::Compile { stderr }) => {
                let first = stderr.lines().next().unwrap_or_default();
                Err(format!("not run with sanitizers: it does not compile so: {first}"))
            }
            Err(error) => Err(format!("not run with sanitizers: {error}")),
        })
    }

    /// The same as a program that answers frames; a finding ends it.
    pub fn program(&self) -> BatchProgram {
        BatchProgram { artifact: self.artifact.clone(), texts: false }
    }

    /// A hash of everything it was made from.
    pub fn key(&self) -> &str {
        self.artifact.key()
    }

    /// Runs the cases that a plain build has judged, in their order: the first on which a sanitizer ends the program is a run-time error.
    ///
    /// # Errors
    /// The machine's.
    pub fn review(
        &self,
        machine: &Machine,
        bound: &Bound,
        cases: &[&Case],
        judged: &[Finding],
    ) -> Result<Option<Finding>, RunError> {
        let frames = frames(bound, cases, judged);
        let time: f64 = frames.iter().map(|(place, _)| judged[*place].time_ms).sum();
        let first = self.sweep(machine, bound, &frames, time, 1)?.pop();
        let (by, verdict) = (By::Sanitizer, Verdict::RunTimeError);
        Ok(first.map(|(place, message)| {
            let expected = cases[place].answer.as_deref().and_then(short);
            Finding { by, verdict, message, expected, ..judged[place].clone() }
        }))
    }

    /// The places of the inputs on which a sanitizer ends the program, with what it says. A plain build answers each of them within its
    /// limit, and a sanitized one has so much longer that no clock decides.
    ///
    /// # Errors
    /// The machine's.
    pub fn findings(
        &self,
        machine: &Machine,
        bound: &Bound,
        inputs: &[&[u8]],
    ) -> Result<Vec<(usize, String)>, RunError> {
        let Ok(encoder) = Encoder::new(&bound.problem.signature) else { return Ok(Vec::new()) };
        let small = inputs.iter().enumerate().filter(|(_, input)| input.len() <= INPUT_BYTES_MAX);
        let frames: Vec<(usize, Vec<u8>)> =
            small.filter_map(|(place, input)| Some((place, frame(bound, &encoder, input)?))).collect();
        let time = bound.problem.limits.time_ms as f64 * frames.len() as f64;
        self.sweep(machine, bound, &frames, time, usize::MAX)
    }

    /// What a sanitizer says where it ends the program on an input; none also where the machine could not run it.
    pub fn finding_on(&self, machine: &Machine, bound: &Bound, input: &[u8]) -> Option<String> {
        self.findings(machine, bound, &[input]).ok()?.pop().map(|(_, why)| why)
    }

    /// Runs frames, which have places, one after another, and gives the first so many findings.
    fn sweep(
        &self,
        machine: &Machine,
        bound: &Bound,
        frames: &[(usize, Vec<u8>)],
        time_ms: f64,
        most: usize,
    ) -> Result<Vec<(usize, String)>, RunError> {
        let limits = |time_ms| Limits {
            time_ms,
            memory_mib: bound.problem.limits.memory_mib,
            output_kib: ANSWERS_KIB,
            whole_time: true,
        };
        let mut worker = machine.worker()?;
        let mut run = |artifact: &Artifact, stdin: &[u8], time_ms| {
            let limits = limits(time_ms);
            worker.run(&Job { artifact, args: &[], stdin, limits, readable: &[], writable: &[] })
        };
        let whole = START_MS + (SLOWNESS * time_ms) as u64;
        let (mut artifact, mut patience) = (self.artifact.clone(), PATIENCE_MS.min(whole));
        let (mut at, mut findings) = (0, Vec::new());
        while at < frames.len() && findings.len() < most {
            let stdin: Vec<u8> = frames[at..].iter().flat_map(|(_, bytes)| bytes).copied().collect();
            let outcome = run(&artifact, &stdin, patience)?;
            at += answered(&outcome.answers);
            if patience < whole && matches!(outcome.exceeded, Some(Exceeded::CpuTime | Exceeded::WallTime)) {
                // Without it the slower one goes on.
                artifact = machine.build_sanitized(&self.harness, true).unwrap_or(artifact);
                patience = whole;
                continue;
            }
            if outcome.is_clean() || outcome.exceeded.is_some() {
                break;
            }
            let Some((place, frame)) = frames.get(at) else { break };
            at += 1;
            // What other cases left behind is not this one's mistake.
            if let Some(message) = is_finding(&outcome)
                .then(|| run(&artifact, frame, whole))
                .transpose()?
                .and_then(|alone| finding(machine, &artifact, &self.name, &alone))
            {
                findings.push((*place, message));
            }
        }
        Ok(findings)
    }
}

/// What a sanitizer complained of, in a line, with the submission's own line; `name` is its file as the program names it.
pub(crate) fn finding(machine: &Machine, artifact: &Artifact, name: &str, outcome: &Outcome) -> Option<String> {
    if !is_finding(outcome) {
        return None;
    }
    let text = String::from_utf8_lossy(&outcome.stderr);
    let Report { reason, place, addresses } = report(&text);
    if reason.is_empty() || LIMITS.iter().any(|limit| reason.starts_with(limit)) {
        return None;
    }
    let own = |place: &str| {
        let (path, line) = place.split_once(&format!("{name}:"))?;
        let line: String = line.chars().take_while(char::is_ascii_digit).collect();
        (path.is_empty() || path.ends_with('/')).then(|| format!(" ({name}:{line})"))
    };
    let line = own(place).or_else(|| machine.places(artifact, &addresses).iter().find_map(|place| own(place)));
    // The library's own checks end by an abort, and have said before why.
    let mut lines = text.lines().skip_while(|line| !line.starts_with("Error: ") || !reason.starts_with("ABRT"));
    let checked = lines.next().map(|first| {
        let rest = lines.take_while(|line| !line.is_empty());
        let whole: Vec<&str> = [&first["Error: ".len()..]].into_iter().chain(rest).map(str::trim).collect();
        whole.join(" ")
    });
    let line = line.unwrap_or_default();
    Some(checked.map_or(format!("sanitizer: {reason}{line}"), |checked| format!("library: {checked}{line}")))
}

/// What a program wrote to standard error itself: nothing of what a sanitizer, or a library's own check, has written behind that.
pub fn own_words(outcome: &Outcome) -> &[u8] {
    let text = &outcome.stderr[..];
    if !is_finding(outcome) {
        return text;
    }
    let mut at = 0;
    for line in text.split_inclusive(|&b| b == b'\n') {
        let has = |part: &[u8]| line.windows(part.len()).any(|window| window == part);
        let begins =
            line.starts_with(b"=================") || has(b": runtime error: ") || has(b"ERROR: AddressSanitizer");
        if begins || has(b"Error: attempt to ") || has(b"In function:") || has(b"Assertion '") {
            return &text[..at];
        }
        at += line.len();
    }
    text
}

fn is_finding(outcome: &Outcome) -> bool {
    outcome.ending == Ending::Exited(EXIT_CODE) && outcome.exceeded.is_none()
}

/// A frame for each case that is not large and whose verdict came of an output, or of a crash.
fn frames(bound: &Bound, cases: &[&Case], judged: &[Finding]) -> Vec<(usize, Vec<u8>)> {
    let Ok(encoder) = Encoder::new(&bound.problem.signature) else { return Vec::new() };
    let speaks =
        |judged: &Finding| matches!(judged.verdict, Verdict::Accepted | Verdict::WrongAnswer | Verdict::RunTimeError);
    let small = cases.iter().zip(judged).enumerate();
    let small = small.filter(|(_, (case, judged))| case.input.len() <= INPUT_BYTES_MAX && speaks(judged));
    small.filter_map(|(place, (case, _))| Some((place, frame(bound, &encoder, &case.input)?))).collect()
}

fn frame(bound: &Bound, encoder: &Encoder, text: &[u8]) -> Option<Vec<u8>> {
    let (mut input, mut frame) = (Input::default(), Frame::new());
    bound.validator.format().read(text, &mut input).ok()?;
    frame.push(encoder, &input).ok()?;
    Some(frame.bytes().to_vec())
}

/// How many frames of answers are whole.
fn answered(mut answers: &[u8]) -> usize {
    let mut count = 0;
    while let Some((length, rest)) = answers.split_first_chunk::<4>() {
        let Some(rest) = rest.get(u32::from_le_bytes(*length) as usize..) else { break };
        (answers, count) = (rest, count + 1);
    }
    count
}

/// What a sanitizer wrote.
#[derive(Debug, Default, PartialEq, Eq)]
struct Report<'t> {
    reason: String,
    /// Where, if it says so itself.
    place: &'t str,
    /// The program's addresses on the first stack, innermost first.
    addresses: Vec<String>,
}

fn report(text: &str) -> Report<'_> {
    let mut report = Report::default();
    let mut lines = text.lines();
    for line in lines.by_ref() {
        if let Some((place, reason)) = line.split_once(": runtime error: ") {
            report = Report { reason: reason.to_owned(), place, addresses: Vec::new() };
        } else if let Some((_, reason)) = line.split_once("ERROR: AddressSanitizer: ") {
            let end = [" on address", " on unknown address", " (/"].iter().filter_map(|end| reason.find(end)).min();
            report.reason = reason[..end.unwrap_or(reason.len())].to_owned();
        } else {
            continue;
        }
        break;
    }
    for line in lines {
        let line = line.trim();
        if line.starts_with("READ of size") || line.starts_with("WRITE of size") {
            let access = line.split(" at ").next().unwrap_or(line).split(" thread").next().unwrap_or(line);
            report.reason.push_str(&format!(", {access}"));
        }
        match line.strip_prefix('#') {
            Some(frame) => report.addresses.extend(address(frame)),
            None if report.addresses.is_empty() => {}
            None => break,
        }
    }
    report
}

/// The offset of a frame in the program: `1 0x55 (program+0x1f)`. One that returns stands behind its call.
fn address(frame: &str) -> Option<String> {
    let (number, rest) = frame.split_once(' ')?;
    let (_, offset) = rest.split_once("program+0x")?;
    let digits: String = offset.chars().take_while(char::is_ascii_hexdigit).collect();
    let offset = u64::from_str_radix(&digits, 16).ok()?;
    Some(format!("{:#x}", offset.saturating_sub(u64::from(number != "0"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_has_its_reason_its_place_and_the_first_stack() {
        let overflow = "debug\nx.cpp:3:9: runtime error: signed integer overflow: 2 + 3 cannot\n    #0 0x1 (program+0x10)\n    #1 0x2 (/c/program+0x20)\n";
        let found = report(overflow);
        assert_eq!((&*found.reason, found.place), ("signed integer overflow: 2 + 3 cannot", "x.cpp:3:9"));
        assert_eq!(found.addresses, ["0x10", "0x1f"]);
        let past = "==7==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x1 at pc 0x2\nREAD of size 4 at 0x1 thread T0\n    #0 0x1  (/c/program+0xa) (BuildId: 1)\n\nallocated by\n    #0 0x1 (/c/program+0xff)\n";
        let found = report(past);
        assert_eq!((&*found.reason, found.place), ("heap-buffer-overflow, READ of size 4", ""));
        assert_eq!(found.addresses, ["0xa"]);
        assert_eq!(report("nothing of the kind"), Report::default());
    }

    #[test]
    fn only_whole_frames_are_answers() {
        assert_eq!(answered(&[1, 0, 0, 0, 9, 2, 0, 0, 0, 1, 1, 5, 0, 0, 0, 1]), 2);
        assert_eq!(answered(&[]), 0);
    }
}
