//! Whole testsets: from a spec to cases, answers and verdicts.

use ojkit::codec::kept::{KeptCase, KeptInput};
use ojkit::codec::page;
use ojkit::codec::spec;
use ojkit::judge::answers::Trouble;
use ojkit::judge::expectation::{self, Submission};
use ojkit::judge::submission::{self, Entry};
use ojkit::judge::testset::{self, Failure, Given, Options, Testset, files, pages};
use ojkit::model::problem::Problem;
use ojkit::run::{Config, Machine};
use std::fs;
use std::path::{Path, PathBuf};

fn machine() -> Machine {
    Machine::new(Config {
        own_exe: PathBuf::from(env!("CARGO_BIN_EXE_ojkit")),
        cache_dir: PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("cache"),
        languages_override: None,
        tier_max: None,
    })
    .unwrap()
}

/// A problem folder with what its testset is made from.
struct Folder {
    machine: Machine,
    path: PathBuf,
    problem: Problem,
    submissions: Vec<Submission>,
    scratch: PathBuf,
}

impl Folder {
    fn at(path: PathBuf) -> Folder {
        let machine = machine();
        let slug = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read(path.join("spec.yaml")).unwrap();
        let problem = spec::read(&slug, "spec.yaml", &text).unwrap_or_else(|faults| panic!("{slug}: {}", faults[0]));
        let known = |path: &Path| machine.language_of(path).is_some();
        let (submissions, faults) = expectation::discover(&problem, &path, &known);
        assert!(faults.is_empty(), "{slug}: {faults:?}");
        let scratch = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("testsets").join(slug);
        Folder { machine, path, problem, submissions, scratch }
    }

    fn given<'a>(&'a self, kept: &'a [KeptCase]) -> Given<'a> {
        Given {
            problem: &self.problem,
            folder: &self.path,
            spec_path: "spec.yaml",
            kept,
            kept_path: "kept.yaml",
            submissions: &self.submissions,
        }
    }

    fn make(&self, kept: &[KeptCase]) -> Result<Testset, Failure> {
        testset::make(&self.machine, &self.given(kept), &Options::new(2, &self.scratch), &mut |_| ())
    }
}

/// One of the small problems that show a part of the spec language.
fn small(claim: &str) -> Folder {
    Folder::at(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/problems").join(claim))
}

/// Makes the testset, keeps it, reads it back, and judges every submission as its directory says.
fn goes_the_whole_way(claim: &str) {
    let folder = small(claim);
    let testset = folder.make(&[]).unwrap_or_else(|failure| panic!("{claim}: {failure}"));
    assert!(testset.cases.len() <= 64, "{claim}: {}", testset.cases.len());
    assert!(testset.cases.iter().all(|case| case.answer.is_some()), "{claim}");
    let page = pages::page_of(&folder.problem, &testset.cases);
    let text = page::write(&page).unwrap();
    assert_eq!(page::read("page", text.as_bytes()).unwrap(), page, "{claim}");
    let mut again = pages::cases_of(&folder.problem, "spec.yaml", &page).unwrap();
    pages::complete(&folder.machine, &folder.given(&[]), &page, &mut again, &Options::new(2, &folder.scratch)).unwrap();
    assert_eq!(again, testset.cases, "{claim}");

    let entries: Vec<Entry> = folder
        .submissions
        .iter()
        .map(|submission| Entry { problem: &folder.problem, folder: &folder.path, submission, cases: &testset.cases })
        .collect();
    let options = submission::Options { jobs: 2, all_cases: false, scratch: &folder.scratch };
    let judgements = submission::judge(&folder.machine, &entries, &options, &mut |_| ());
    assert!(judgements.len() >= 3, "{claim}");
    for judgement in judgements {
        assert!(judgement.as_expected(), "{claim}: {judgement:?}");
    }
}

#[test]
fn a_layout_with_named_lines_goes_the_whole_way() {
    goes_the_whole_way("named-lines");
}

#[test]
fn test_cases_with_a_bounded_sum_go_the_whole_way() {
    goes_the_whole_way("test-cases");
}

#[test]
fn a_grid_goes_the_whole_way() {
    goes_the_whole_way("grid");
}

#[test]
fn tagged_queries_go_the_whole_way() {
    goes_the_whole_way("tagged-queries");
}

#[test]
fn float_answers_go_the_whole_way() {
    goes_the_whole_way("float-answers");
}

#[test]
fn unordered_answers_go_the_whole_way() {
    goes_the_whole_way("unordered-answers");
}
