//! The problem's own visualizers, which version 2025-09 has places for.

use super::{Version, output_validator};
use crate::package::{Origin, Package, Program, quoted};
use ojkit_model::problem::Visualizer;

/// How those with rbx's interface are called, of which the picture's ending is left open.
const CALLS: [&str; 2] = [
    "exec \"$here/checker_program\" \"$PWD/testcase.?\" \"$@\"",
    "output=$(mktemp)\ntrap 'rm -f \"$output\"' EXIT\ncat > \"$output\"\ninput=$1 answer=$2 picture=$3/judgeimage.?\n\
     shift 3\n\"$here/checker_program\" \"$picture\" \"$input\" \"$output\" \"$answer\" \"$@\"",
];

/// The ending of the picture that the `build` of an export has a program with rbx's interface write.
pub(crate) fn ending_of_rbx(build: &str) -> Option<&str> {
    let after = CALLS.iter().find_map(|calls| build.split_once(calls.split_once('?')?.0))?.1;
    after.split(['"', '\n']).next()
}

/// Those of a problem with their folders and texts.
fn all<'a>(origin: &'a Origin) -> impl Iterator<Item = (&'static str, &'a Visualizer, &'a Program)> {
    let all = origin.bound.problem.visualizers.iter().zip(&origin.visualizers);
    all.map(|(one, program)| (if one.of_output { "output_visualizer" } else { "input_visualizer" }, one, program))
}

/// Puts them into a package.
pub(super) fn put(origin: &Origin, version: Version, package: &mut Package) {
    for (folder, one, program) in all(origin) {
        let calls = one.rbx.map(|kind| CALLS[usize::from(one.of_output)].replace('?', kind.name()));
        let made = match version {
            Version::Legacy => Err("only version 2025-09 of Kattis' packages has a place for it".to_owned()),
            Version::V2025_09 => output_validator::buildable(program, calls.as_deref()),
        };
        match made {
            Ok(files) => package.files.extend(files.into_iter().map(|file| file.below(folder))),
            Err(why) => package.notes.push(format!("the visualizer {} skipped: {why}", program.name)),
        }
    }
}

/// What they are called with, as lines of a group's file.
pub(super) fn arguments(origin: &Origin) -> String {
    let line = |(folder, one, _): (&str, &Visualizer, _)| {
        let words: Vec<String> = one.arguments.split_whitespace().map(quoted).collect();
        (!words.is_empty()).then(|| format!("{folder}_args: [{}]\n", words.join(", ")))
    };
    all(origin).filter_map(line).collect()
}
