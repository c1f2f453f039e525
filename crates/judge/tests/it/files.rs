//! Files of cases that stay, and those that go.

use ojkit_files::atomic;
use ojkit_judge::testset::Failure;
use ojkit_judge::testset::files::*;
use ojkit_model::case::{Case, Recipe};
use std::fs;

fn case(name: &str, input: &str, answer: &str) -> Case {
    Case {
        name: name.into(),
        group: "edge".into(),
        recipe: Recipe::Text(input.into()),
        input: input.into(),
        answer: (!answer.is_empty()).then(|| answer.into()),
        ..Case::default()
    }
}

#[test]
fn files_that_are_right_stay_and_files_of_gone_cases_go() {
    let folder = std::env::temp_dir().join(format!("ojkit-files-{}", atomic::unique()));
    let cases = [case("sample/1", "1\n", "2\n"), case("secret/edge/01-a", "3\n", "")];
    assert_eq!(write(&folder, &cases).unwrap(), Written { written: 3, right: 0, removed: 0 });
    fs::write(folder.join("sample/1.ans"), "9").unwrap();
    fs::write(folder.join("secret/edge/01-a.md"), "a person's").unwrap();
    assert_eq!(write(&folder, &cases[..1]).unwrap(), Written { written: 1, right: 1, removed: 1 });
    assert_eq!(fs::read(folder.join("sample/1.ans")).unwrap(), b"2\n");
    assert!(folder.join("secret/edge/01-a.md").exists());
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_name_that_leads_out_of_the_folder_is_refused() {
    let folder = std::env::temp_dir().join(format!("ojkit-files-{}", atomic::unique()));
    for name in ["../1", "/1", "secret//1", "a/../../1", "", ".1"] {
        assert!(matches!(write(&folder, &[case(name, "1\n", "")]), Err(Failure::Stale { .. })), "{name}");
    }
    assert!(!folder.exists());
}
