//! Output validators: the flags of the default one, the problem's own program, or a checker of the kit written as a program.

use super::Version;
use crate::package::{File, Origin, Program, line_of};
use ojkit_model::problem::{Checker, CheckerInterface, Output, Problem};
use ojkit_model::signature::Type;

const CHECKER: &str = include_str!("python/checker.py");
/// What testlib's checkers say of points, as Kattis' judges read it.
const POINTS: &str = "if [ $code = 7 ]; then\n    \
    sed -n 's/^points *\\([0-9.]*\\).*/\\1/p' \"$3/judgemessage.txt\" > \"$3/score.txt\"\n    exit 42\nfi\n";

pub(super) enum Judging {
    /// By the default validator, with these flags.
    Default(Vec<String>),
    /// By these files, below the folder of output validators.
    Custom(Vec<File>),
}

/// The kit's own checker as a program with this interface, for those that the default validator is none of.
pub fn checker_program(problem: &Problem, interface: CheckerInterface) -> Option<String> {
    let (checker, folds) = match &problem.checker {
        Checker::AnyCase(inner) => (&**inner, true),
        checker => (checker, false),
    };
    let output = problem.output();
    let shape = if let Output::Value(ty) = &output { shape(ty) } else { String::new() };
    let (how, (outer, inner), (absolute, relative)) = match (checker, &output) {
        (Checker::UnorderedLines, _) => ("unordered_lines", (false, false), (0.0, 0.0)),
        (&Checker::UnorderedList { outer, inner }, Output::Value(_)) => {
            let Checker::Values { absolute, relative } = Checker::VALUES else { return None };
            ("unordered_values", (outer, inner), (absolute, relative))
        }
        (&Checker::UnorderedList { outer, inner }, _) => ("unordered_list", (outer, inner), (0.0, 0.0)),
        (&Checker::Values { absolute, relative }, Output::Calls { has_doubles }) => {
            ("calls", (false, false), if *has_doubles { (absolute, relative) } else { (0.0, 0.0) })
        }
        (&Checker::Values { absolute, relative }, output) if output.has_texts() && !has_plain_words(problem) => {
            ("values", (false, false), (absolute, relative))
        }
        _ => return None,
    };
    let python = |value: bool| if value { "True" } else { "False" };
    let text = CHECKER.replace("@TITLE@", &line_of(&problem.title)).replace("@HOW@", how).replace("@SHAPE@", &shape);
    let name = if interface == CheckerInterface::Kattis { "kattis" } else { "testlib" };
    let text = text.replace("@INTERFACE@", name).replace("@FOLD@", python(folds));
    let text = text.replace("@OUTER@", python(outer)).replace("@INNER@", python(inner));
    Some(text.replace("@ABSOLUTE@", &format!("{absolute:?}")).replace("@RELATIVE@", &format!("{relative:?}")))
}

/// Whether all answers are known and one word each, so that white space makes no other of any.
fn has_plain_words(problem: &Problem) -> bool {
    let is_word = |text: &String| !text.is_empty() && !text.contains(|c: char| c.is_whitespace() || c == '\\');
    problem.signature.answer() == Some(&Type::String)
        && !problem.outputs.is_empty()
        && problem.outputs.iter().all(is_word)
}

/// A type in the letters of the checker program.
fn shape(ty: &Type) -> String {
    match ty {
        Type::Array(inner) => "[".to_owned() + &shape(inner),
        Type::ListNode => "[l".to_owned(),
        Type::TreeNode | Type::NaryNode => "[t".to_owned(),
        Type::String => "s".to_owned(),
        Type::Character => "c".to_owned(),
        Type::Double => "d".to_owned(),
        Type::Boolean => "b".to_owned(),
        Type::Integer | Type::Long | Type::Rows(_) | Type::Void | Type::Prefix => "l".to_owned(),
    }
}

/// How a problem's outputs are judged.
///
/// # Errors
/// No output validator can be made of the problem's checker: why.
pub(super) fn judging(origin: &Origin, version: Version) -> Result<Judging, String> {
    let problem = &origin.bound.problem;
    if problem.passes.is_some() && version == Version::Legacy {
        return Err("this version knows no passes: there are such in 2025-09 (`--package-version 2025-09`)".to_owned());
    }
    if let Some(interactor) = &problem.interactor {
        if interactor.interface == CheckerInterface::Testlib {
            let why = "has testlib's interface, and not Kattis': make it serve both, with `interface: both` (docs/checkers.md)";
            return Err(format!("the interactor {} {why}", interactor.program.file));
        }
        return Ok(Judging::Custom(program(origin, &interactor.program.file, interactor.interface, version)?));
    }
    if let Some(text) = checker_program(problem, CheckerInterface::Kattis) {
        return Ok(Judging::Custom(vec![File::new("checker.py", text)]));
    }
    if let Some(flags) = default_flags(&problem.checker, &problem.output()) {
        return Ok(Judging::Default(flags));
    }
    match &problem.checker {
        Checker::Program { file, interface } => Ok(Judging::Custom(program(origin, file, *interface, version)?)),
        Checker::Function { file } => Err(format!(
            "the checker {file} is a function, which no judge can call; write it as a program (docs/checkers.md)"
        )),
        _ => Err("its checker is still to be written (`checker: unwritten`)".to_owned()),
    }
}

/// The flags with which the default validator compares as a checker does.
fn default_flags(checker: &Checker, output: &Output) -> Option<Vec<String>> {
    let words: Vec<String> = match checker {
        Checker::Tokens => Vec::new(),
        Checker::Values { .. } if !output.has_doubles() => Vec::new(),
        Checker::Exact => vec!["space_change_sensitive".to_owned()],
        Checker::Floats { absolute, relative } | Checker::Values { absolute, relative } => {
            let tolerances = [("float_absolute_tolerance", absolute), ("float_relative_tolerance", relative)];
            // Where both are nothing, numbers are still compared as numbers.
            let is_exact = tolerances.iter().all(|(_, tolerance)| **tolerance == 0.0);
            let used = tolerances.into_iter().filter(|(_, tolerance)| is_exact || **tolerance > 0.0);
            used.flat_map(|(name, tolerance)| [name.to_owned(), format!("{tolerance:?}")]).collect()
        }
        Checker::AnyCase(inner) => {
            return default_flags(inner, output).map(|flags| flags.into_iter().filter(|flag| flag != CASE).collect());
        }
        _ => return None,
    };
    Some(std::iter::once(CASE.to_owned()).chain(words).collect())
}

/// What the default validator is told where letters are compared as they are.
const CASE: &str = "case_sensitive";

/// The problem's own program that judges outputs.
fn program(origin: &Origin, name: &str, interface: CheckerInterface, version: Version) -> Result<Vec<File>, String> {
    let Some(program) = origin.interactor.as_ref().or(origin.checker.as_ref()) else {
        return Err(format!("the checker {name} is not there"));
    };
    let calls = match origin.bound.problem.is_scored() {
        true => CHECKS.replace("code=$?\n", &format!("code=$?\n{POINTS}")),
        false => CHECKS.to_owned(),
    };
    let files = buildable(program, (interface == CheckerInterface::Testlib).then_some(&*calls))?;
    let stem = program.name.rsplit_once('.').map_or(program.name.as_str(), |(stem, _)| stem);
    match (&files[..], version) {
        // `output_validator/` is the program itself.
        ([_], _) | (_, Version::V2025_09) => Ok(files),
        _ => Ok(files.into_iter().map(|file| file.below(stem)).collect()),
    }
}

/// testlib's checkers take the output as a file and have other exit codes.
const CHECKS: &str = "output=$(mktemp)\ntrap 'rm -f \"$output\"' EXIT\ncat > \"$output\"\n\
     \"$here/checker_program\" \"$1\" \"$output\" \"$2\" 2> \"$3/judgemessage.txt\"\ncode=$?\n\
     case $code in 0) exit 42 ;; 1 | 2) exit 43 ;; *) exit 1 ;; esac";
/// testlib's validators have other exit codes.
pub(super) const VALIDATES: &str =
    "\"$here/checker_program\"\ncase $? in 0) exit 42 ;; 1 | 2 | 3 | 4 | 8) exit 43 ;; *) exit 1 ;; esac";

/// Whether a `build` of an export calls a program by testlib's interface.
pub(crate) fn is_of_testlib(build: &str) -> bool {
    // The line that translates the exit codes.
    [CHECKS, VALIDATES].into_iter().filter_map(|calls| calls.split(" in ").nth(1)).any(|codes| build.contains(codes))
}

/// A program with what is needed to build it where judges do not know its language, or its interface; `calls` is how such a one is called.
pub(super) fn buildable(program: &Program, calls: Option<&str>) -> Result<Vec<File>, String> {
    let name = &program.name;
    let (_, extension) = program.name.rsplit_once('.').unwrap_or((&program.name, ""));
    let is_standard = matches!(extension, "c" | "cc" | "cpp" | "py");
    if is_standard && calls.is_none() {
        return Ok(vec![File::new(&program.name, program.text.clone())]);
    }
    let build = match extension {
        "py" => {
            "printf '#!/bin/sh\\nexec python3 \"%s\" \"$@\"\\n' \"$PWD/$source\" > checker_program\nchmod +x checker_program"
        }
        "c" => "cc -O2 -o checker_program \"$source\" -lm",
        "cc" | "cpp" | "cxx" => "c++ -O2 -std=c++17 -o checker_program \"$source\"",
        "rs" => "rustc --edition 2024 -O --crate-name checker -o checker_program \"$source\"",
        _ => {
            let languages = "C, C++, Python or Rust";
            return Err(format!(
                "the program {name} is in a language that judges do not build; write it in {languages}"
            ));
        }
    };
    let call = calls.unwrap_or("exec \"$here/checker_program\" \"$@\"");
    let shell = "#!/bin/sh\n";
    let build = format!("{shell}set -e\ncd \"$(dirname \"$0\")\"\nsource='{}'\n{build}\n", program.name);
    let build = format!(
        "{build}cat > run <<'END'\n{shell}here=$(dirname \"$(readlink -f \"$0\")\")\n{call}\nEND\nchmod +x run\n"
    );
    let needs = format!("`build` needs a compiler or interpreter for .{extension} on the judge's machine.\n");
    Ok(vec![
        File::new(&program.name, program.text.clone()),
        File::new("build", build.into_bytes()).executable(),
        File::new("README.md", needs.into_bytes()),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_build_tells_whether_it_translates_from_testlibs_interface() {
        let program = Program { name: "checker.rs".to_owned(), text: b"fn main() {}\n".to_vec() };
        for calls in [CHECKS, VALIDATES] {
            for calls in [Some(calls), None] {
                let files = buildable(&program, calls).unwrap();
                let build = files.iter().find(|file| file.path == "build").unwrap();
                assert_eq!(is_of_testlib(&String::from_utf8_lossy(&build.bytes)), calls.is_some(), "{calls:?}");
            }
        }
    }
}
