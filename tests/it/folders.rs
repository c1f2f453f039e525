//! Where the files of a collection are.

use ojkit_work::collection::{Collection, is_slug};
use std::fs;
use std::path::Path;

fn collection(name: &str) -> Collection {
    let root = std::env::temp_dir().join(format!("ojkit-{name}-{}", ojkit_files::atomic::unique()));
    fs::create_dir_all(root.join("problems/two-sum/submissions/accepted")).expect("a temporary folder");
    Collection::at(&root).expect("it has problems/")
}

#[test]
fn the_root_is_the_nearest_parent_with_problems() {
    let collection = collection("root");
    let deep = collection.submissions("two-sum").join("accepted");
    assert_eq!(Collection::find(&deep), Some(collection.clone()));
    assert_eq!(Collection::at(&deep), None);
    assert_eq!(collection.problem_of(&deep), Some("two-sum".to_owned()));
    assert_eq!(collection.problem_of(collection.root()), None);
    fs::remove_dir_all(collection.root()).expect("clean");
}

#[test]
fn a_bank_has_its_problems_in_the_folder_itself_and_is_nobodys_contest() {
    let collection = collection("bank");
    let root = collection.root().join("bank");
    for folder in ["two-sum", "no-entry"] {
        fs::create_dir_all(root.join(folder)).expect("a temporary folder");
    }
    fs::write(root.join("two-sum/spec.yaml"), "").expect("written");
    assert_eq!(Collection::at(&root), None);
    fs::write(root.join("state.tsv"), "").expect("written");
    let bank = Collection::at(&root).expect("a bank");
    assert!(bank.is_bank && !collection.is_bank);
    assert_eq!(bank.slugs().ok(), Some(vec!["two-sum".to_owned()]));
    assert!(bank.has("two-sum") && !bank.has("no-entry"));
    assert_eq!(bank.problem_of(&root.join("two-sum")), Some("two-sum".to_owned()));
    assert_eq!(collection.contests(), []);
    fs::remove_dir_all(collection.root()).expect("clean");
}

#[test]
fn contests_are_found_two_levels_down_and_not_in_what_is_hidden_or_built() {
    let collection = collection("contests");
    let below =
        ["abc-300", "old/round-1", "old/deep/round-2", ".git/x", "target/x", "node_modules/x", "cases/x", "tests/x"];
    for folder in below {
        fs::create_dir_all(collection.root().join(folder).join("problems/a")).expect("a temporary folder");
    }
    // A contest within a contest is that contest's own.
    fs::create_dir_all(collection.root().join("abc-300/extra/problems")).expect("a temporary folder");
    let names: Vec<_> = collection.contests().iter().filter_map(|one| one.name_below(&collection)).collect();
    assert_eq!(names, ["abc-300", "old/round-1"]);
    fs::remove_dir_all(collection.root()).expect("clean");
}

#[test]
fn a_case_name_cannot_leave_its_folder() {
    let collection = Collection::planned(Path::new("root"));
    let expected = Path::new("root/cases/two-sum/secret/edge/03.v1.in");
    assert_eq!(collection.input("two-sum", "secret/edge/03.v1"), expected);
    assert_eq!(collection.input("two-sum", "../../../etc/passwd"), Path::new("root/cases/two-sum/etc/passwd.in"));
    assert_eq!(collection.input("two-sum", "/etc/./x"), Path::new("root/cases/two-sum/etc/x.in"));
}

#[test]
fn slugs_are_what_urls_and_folders_have_in_common() {
    for good in ["a", "two-sum", "stone-game-iii", "486"] {
        assert!(is_slug(good), "{good}");
    }
    for bad in ["", "-a", "a-", "a--b", "A", "a b", "..", "a/b", "größe"] {
        assert!(!is_slug(bad), "{bad}");
    }
}
