//! Kattis' problem packages, as the versions `legacy` and `2025-09` of their format have them.

mod carried;
mod data;
mod input_validator;
mod names;
pub(crate) mod output_validator;
mod problem_yaml;
mod scores;
mod statement;
mod submissions;
pub(crate) mod visualizers;

pub use input_validator::input_validator;
pub use output_validator::checker_program;
pub use problem_yaml::whole_seconds;
pub(crate) use scores::Scores;
pub use statement::{pages, pictures, sections, tex};
pub use submissions::known_as;
pub(crate) use submissions::program;

use crate::package::{File, Origin, Package};
use ojkit_model::problem::{CheckerInterface, Validator};
use output_validator::Judging;

/// A version of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// `legacy`, which every judge reads.
    Legacy,
    V2025_09,
}

impl Version {
    /// The version with this name.
    pub fn from_name(name: &str) -> Option<Version> {
        match name {
            "legacy" => Some(Version::Legacy),
            "2025-09" => Some(Version::V2025_09),
            _ => None,
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Version::Legacy => "legacy",
            Version::V2025_09 => "2025-09",
        }
    }
}

/// The first line of every `problem.yaml`: what has it was made here, and may be made again.
pub const MARK: &str = "# Made by `ojkit export`: changes are lost at the next export.";

/// The package of a problem.
pub fn export(origin: &Origin, version: Version) -> Result<Package, String> {
    let mut package = Package::default();
    if let Some(case) = origin.cases.iter().find(|case| case.answer.is_none()) {
        return Err(format!("the case {} has no answer: name a `model:`, a submission that gives them", case.name));
    }
    if !origin.cases.iter().any(|case| case.group != "sample") {
        return Err("it has no cases but the samples, and judges need secret ones".to_owned());
    }
    let judging = output_validator::judging(origin, version)?;
    package.files.push(File::new("problem.yaml", problem_yaml::problem_yaml(origin, version, &judging)));
    package.files.extend(statement::statements(origin, version));
    let scores = scores::Scores::of(origin)?;
    package.files.extend(data::data(origin, version, &judging, scores.as_ref()));
    if let Judging::Custom(files) = judging {
        let folder = if version == Version::Legacy { "output_validators" } else { "output_validator" };
        package.files.extend(files.into_iter().map(|file| file.below(folder)));
    }
    if !origin.bound.problem.is_only_samples() {
        let text = input_validator(origin.bound, CheckerInterface::Kattis);
        package.files.push(File::new("input_validators/input_validator.py", text));
    } else if origin.validator.is_none() {
        package
            .notes
            .push("the package has no input validator: the spec does not say what inputs look like".to_owned());
    }
    own_validator(origin, &mut package);
    visualizers::put(origin, version, &mut package);
    submissions::submissions(origin, version, &mut package)?;
    package.notes.extend(scores.map(|scores| scores.notes(origin, version)).unwrap_or_default());
    Ok(package.sorted())
}

/// The problem's own validator program, where it is one.
fn own_validator(origin: &Origin, package: &mut Package) {
    let problem = &origin.bound.problem;
    let (Some(program), Some(Validator { interface, arguments, .. })) = (&origin.validator, &problem.validator) else {
        return;
    };
    let mut leave_out = |why: &str| {
        let line = "the package's input validator is weaker than `ojkit validate`";
        package.notes.push(format!("the validator {} skipped ({why}): {line}", program.name));
    };
    if problem.layout.is_none() && !problem.is_only_samples() {
        return leave_out("it is a function");
    }
    if !arguments.is_empty() {
        return leave_out("it is called with arguments");
    }
    let calls = (*interface == CheckerInterface::Testlib).then_some(output_validator::VALIDATES);
    match output_validator::buildable(program, calls) {
        Err(why) => leave_out(&why),
        Ok(files) => match &files[..] {
            [file] => {
                let extension = program.name.rsplit('.').next().unwrap_or_default();
                package.files.push(File { path: format!("input_validators/own.{extension}"), ..file.clone() });
            }
            _ => package.files.extend(files.into_iter().map(|file| file.below("input_validators/own"))),
        },
    }
}
