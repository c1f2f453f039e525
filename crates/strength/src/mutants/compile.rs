//! The mutants of a submission, compiled: once, as one program.

use ojkit_languages::Language;
use ojkit_languages::{BuildError, Machine};
use std::collections::BTreeSet;
use std::ffi::OsString;

use crate::mutants::lexer::Tongue;
use crate::mutants::schemata::Schemata;
use crate::mutants::{self, Mutant, program};
use ojkit_judge::batch::Bounds;
use ojkit_judge::built;
use ojkit_model::limits::Limits;
use ojkit_model::problem::Problem;
use ojkit_run::{Artifact, Job};

/// A submission whose mutants are ready to run.
#[derive(Clone, Debug)]
pub struct Program {
    /// The batch program: with a mutant's number as its argument it is that mutant, with 0 the submission.
    pub artifact: Artifact,
    pub language: Language,
    /// Whether it is a program with a `main`, and no batch program.
    pub is_whole: bool,
    pub mutants: Vec<Mutant>,
    /// Indices of those that compile; a mutant's number is its index and 1.
    pub compiled: Vec<usize>,
    /// How many more would have been made of a shorter file.
    pub left_out: usize,
    /// Mutants that perhaps compile, but that the compiler's messages could not be told apart from those that do not.
    pub given_up: usize,
}

/// After so many refusals by the compiler the mutants that are still in doubt are left out.
const ROUNDS_MAX: usize = 24;

impl Program {
    /// Makes the mutants of a submission and compiles them, leaving out those that do not compile.
    ///
    /// `name` is what messages call the file.
    ///
    /// # Errors
    /// The submission itself does not compile, has no function to call, or the machine lacks a compiler.
    pub fn new(
        machine: &Machine,
        problem: &Problem,
        source: &str,
        name: &str,
        language: Language,
    ) -> Result<Program, BuildError> {
        Program::of(machine, source, language, (false, mutants::MUTANTS_MAX), &|text, tongue, mutants| {
            let mut whole = built::harness(problem, text.as_bytes(), name, language)?;
            // A harness of another make is built as it is, and has no mutants.
            let switched = program::switched(&String::from_utf8_lossy(&whole.text), tongue, mutants);
            whole.text = switched.map_or(whole.text, String::into_bytes);
            machine.build_harness(&whole).map_err(|error| match error {
                BuildError::Compile { stderr } if tongue == Tongue::Rust => {
                    BuildError::Compile { stderr: whole.map_diagnostics(&stderr) }
                }
                error => error,
            })
        })
    }

    /// Like [`Program::new`] of a program that reads standard input: it has a `main`, and nothing that a judge calls.
    ///
    /// # Errors
    /// The program does not compile, or the machine lacks a compiler.
    pub fn whole(machine: &Machine, source: &str, name: &str, language: Language) -> Result<Program, BuildError> {
        Program::of(machine, source, language, (true, mutants::PROGRAM_MUTANTS_MAX), &|text, tongue, mutants| {
            let text = program::switched_program(text, name, tongue, mutants)
                .ok_or_else(|| BuildError::Compile { stderr: "its `main` was not found".to_owned() })?;
            machine.build_text(name, text.as_bytes())
        })
    }

    fn of(
        machine: &Machine,
        source: &str,
        language: Language,
        (is_whole, most): (bool, usize),
        build: &dyn Fn(&str, Tongue, &[Mutant]) -> Result<Artifact, BuildError>,
    ) -> Result<Program, BuildError> {
        let no_tongue = || BuildError::Compile { stderr: "no mutants are made of this language".to_owned() };
        let tongue = mutants::tongue(language).ok_or_else(no_tongue)?;
        let all = mutants::mutants(source, language, is_whole);
        let made = all.len();
        let mutants = mutants::thinned(all, most);
        let settled = if tongue == Tongue::Python {
            let artifact = build(source, tongue, &mutants)?;
            let refused = refused_by_python(machine, &artifact)?;
            let compiled = (0..mutants.len()).filter(|index| !refused.contains(&(index + 1))).collect();
            Settled { artifact, compiled, given_up: 0 }
        } else {
            let render = |chosen: &BTreeSet<usize>| Schemata::new(source, tongue, &mutants, chosen);
            settle(mutants.len(), &render, tongue, &mut |text| build(text, tongue, &mutants))?
        };
        let Settled { artifact, compiled, given_up } = settled;
        let (compiled, left_out) = (compiled.into_iter().collect(), made - mutants.len());
        Ok(Program { artifact, language, is_whole, mutants, compiled, left_out, given_up })
    }

    /// The program as one of its mutants, by number; 0 is the submission.
    pub(crate) fn as_mutant(&self, number: usize) -> Artifact {
        let mut recipe = self.artifact.recipe().clone();
        recipe.command.push(number.to_string());
        recipe.key = format!("{}-{number}", recipe.key);
        Artifact::new(recipe)
    }

    /// What one case may use.
    pub(crate) fn bounds(&self, problem: &Problem) -> Bounds {
        Bounds::of(problem.limits_in(self.language.name()), &self.artifact)
    }

    /// What was left out of the submission's mutants, a line each; `path` is what notes call it.
    pub(crate) fn notes(&self, path: &str) -> Vec<String> {
        notes(path, self.mutants.len(), self.left_out, self.given_up)
    }
}

fn notes(path: &str, compiled: usize, left_out: usize, given_up: usize) -> Vec<String> {
    let mut notes = Vec::new();
    if left_out > 0 {
        notes.push(format!("{path}: {left_out} of its {} mutants were left out, evenly", compiled + left_out));
    }
    if given_up > 0 {
        notes.push(format!(
            "{path}: {given_up} mutants were left out: after {ROUNDS_MAX} tries the compiler still refused some of them"
        ));
    }
    notes
}

/// What a check of all mutants may take.
const CHECK: Limits = Limits { time_ms: 30_000, memory_mib: 1024, output_kib: 1024, whole_time: true };

/// The numbers of mutants that Python cannot read.
fn refused_by_python(machine: &Machine, artifact: &Artifact) -> Result<BTreeSet<usize>, BuildError> {
    let args = [OsString::from("check")];
    let job = Job { artifact, args: &args, stdin: b"", limits: CHECK, readable: &[], writable: &[] };
    let outcome = machine.worker()?.run(&job)?;
    match outcome.is_clean() {
        true => Ok(String::from_utf8_lossy(&outcome.stdout).lines().filter_map(|line| line.parse().ok()).collect()),
        false => Err(BuildError::Compile { stderr: String::from_utf8_lossy(&outcome.stderr).into_owned() }),
    }
}

/// Compiles until the compiler refuses no mutant any more.
///
/// # Errors
/// Those of the source without any mutant.
fn settle<A>(
    count: usize,
    render: &dyn Fn(&BTreeSet<usize>) -> Schemata,
    tongue: Tongue,
    compile: &mut dyn FnMut(&str) -> Result<A, BuildError>,
) -> Result<Settled<A>, BuildError> {
    let mut chosen: BTreeSet<usize> = (0..count).collect();
    for _ in 0..ROUNDS_MAX {
        let schemata = render(&chosen);
        let stderr = match compile(&schemata.text) {
            Ok(artifact) => return Ok(Settled { artifact, compiled: chosen, given_up: 0 }),
            Err(BuildError::Compile { stderr }) if !chosen.is_empty() => stderr,
            Err(error) => return Err(error),
        };
        let messages = program::errors(&stderr, tongue);
        let mut blamed: BTreeSet<usize> = messages.iter().flat_map(|m| schemata.blamed(m.line, &[])).collect();
        if blamed.is_empty() {
            blamed = messages.iter().flat_map(|m| schemata.blamed(m.line, &m.shown)).collect();
        }
        if blamed.is_empty() {
            // The message is about no place of theirs: whichever half compiles is kept.
            blamed = refused_half(render, &chosen, compile);
        }
        chosen.retain(|index| !blamed.contains(index));
    }
    let nothing = BTreeSet::new();
    let artifact = compile(&render(&nothing).text)?;
    Ok(Settled { artifact, compiled: nothing, given_up: chosen.len() })
}

/// What compiles.
struct Settled<A> {
    artifact: A,
    compiled: BTreeSet<usize>,
    given_up: usize,
}

/// The half of the mutants that does not compile by itself, or both.
fn refused_half<A>(
    render: &dyn Fn(&BTreeSet<usize>) -> Schemata,
    chosen: &BTreeSet<usize>,
    compile: &mut dyn FnMut(&str) -> Result<A, BuildError>,
) -> BTreeSet<usize> {
    let order: Vec<usize> = chosen.iter().copied().collect();
    let (first, second) = order.split_at(order.len() / 2);
    let mut refused = BTreeSet::new();
    for half in [first, second] {
        let half: BTreeSet<usize> = half.iter().copied().collect();
        if half.is_empty() || compile(&render(&half).text).is_err() {
            refused.extend(half);
        }
    }
    if refused.is_empty() { second.iter().copied().collect() } else { refused }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "\
struct Solution;
impl Solution {
    fn f(a: i32) -> i32 {
        let b = a + 1;
        if a < b { 3 } else { b - 2 }
    }
}
";

    /// A compiler that refuses texts by what stands in some line, as rustc would say it.
    fn refusing(words: &[&str], text: &str) -> Result<(), BuildError> {
        let mut stderr = String::new();
        for (number, line) in text.lines().enumerate() {
            if words.iter().any(|word| line.contains(word)) {
                stderr += &format!("error[E0308]: mismatched types\n  --> main.rs:{}:5\n   |\n\n", number + 1);
            }
        }
        if stderr.is_empty() { Ok(()) } else { Err(BuildError::Compile { stderr }) }
    }

    fn settled<A>(
        source: &str,
        mutants: &[Mutant],
        compile: &mut dyn FnMut(&str) -> Result<A, BuildError>,
    ) -> Result<Settled<A>, BuildError> {
        settle(mutants.len(), &|chosen| Schemata::new(source, Tongue::Rust, mutants, chosen), Tongue::Rust, compile)
    }

    #[test]
    fn exactly_the_refused_mutants_are_left_out() {
        let mutants = mutants::mutants(SOURCE, Language::RUST, false);
        let mut compilations = 0;
        let kept = settled(SOURCE, &mutants, &mut |text| {
            compilations += 1;
            refusing(&["=> a - 1", "=> b + 2"], text)
        })
        .unwrap()
        .compiled;
        let left: Vec<&str> = (0..mutants.len()).filter(|i| !kept.contains(i)).map(|i| &*mutants[i].diff).collect();
        assert_eq!(
            left,
            [
                "- let b = a + 1;\n+ let b = a - 1;\n",
                "- if a < b { 3 } else { b - 2 }\n+ if a < b { 3 } else { b + 2 }\n"
            ]
        );
        assert_eq!(compilations, 2);
    }

    #[test]
    fn a_message_without_a_place_costs_mutants_but_not_the_program() {
        let mutants = mutants::mutants(SOURCE, Language::RUST, false);
        let kept = settled(SOURCE, &mutants, &mut |text| {
            let bad = text.contains("=> a - 1");
            if bad { Err(BuildError::Compile { stderr: "error: something\n".into() }) } else { Ok(()) }
        })
        .unwrap()
        .compiled;
        assert!(!kept.is_empty() && kept.len() < mutants.len());
    }

    #[test]
    fn mutants_that_are_given_up_are_counted() {
        let source = format!("impl Solution {{ fn f() {{ {} }} }}", "x(a < b);\n".repeat(ROUNDS_MAX + 9));
        let mutants = mutants::mutants(&source, Language::RUST, false);
        // It names one at a time, and would need more rounds than there are.
        let settled = settled(&source, &mutants, &mut |text| {
            let place = text.lines().position(|line| line.contains("=> a <= b"));
            let stderr = |line| format!("error: no\n  --> main.rs:{}:1\n", line + 1);
            place.map_or(Ok(()), |line| Err(BuildError::Compile { stderr: stderr(line) }))
        })
        .unwrap();
        assert_eq!((settled.compiled.len(), settled.given_up), (0, mutants.len() - ROUNDS_MAX));
    }

    #[test]
    fn a_note_says_how_many_mutants_are_missing_and_why() {
        assert_eq!(notes("accepted/a.rs", 40, 0, 0), [""; 0]);
        assert_eq!(
            notes("accepted/a.rs", 800, 43, 7),
            [
                "accepted/a.rs: 43 of its 843 mutants were left out, evenly",
                "accepted/a.rs: 7 mutants were left out: after 24 tries the compiler still refused some of them"
            ]
        );
    }

    #[test]
    fn a_source_that_does_not_compile_is_the_users_affair() {
        let mutants = mutants::mutants(SOURCE, Language::RUST, false);
        let refuse = |_: &str| Err::<(), _>(BuildError::Compile { stderr: "error: no\n --> main.rs:3:1\n".into() });
        assert!(matches!(settled(SOURCE, &mutants, &mut { refuse }), Err(BuildError::Compile { .. })));
    }
}
