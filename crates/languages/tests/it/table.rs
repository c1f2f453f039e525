//! The language table, and the rows of a user.

use ojkit_languages::{of_path, table_with};
use std::path::Path;

#[test]
fn the_built_in_table_knows_its_languages_by_extension() {
    let table = table_with(None).expect("the shipped table");
    for (file, name) in
        [("a.rs", "rust"), ("a.CPP", "cpp"), ("a.py", "python"), ("x/Main.java", "java"), ("a.js", "javascript")]
    {
        assert_eq!(of_path(&table, Path::new(file)).map(|l| l.name.as_str()), Some(name));
    }
    assert_eq!(of_path(&table, Path::new("a.txt")), None);
    assert_eq!(of_path(&table, Path::new("rs")), None);
}

#[test]
fn a_user_s_row_changes_only_what_it_names() {
    let text =
        "- name: rust\n  time_factor: 2\n- name: cat\n  extensions: [cat]\n  runtime: [cat]\n  run: ['{runtime}']\n";
    let table = table_with(Some((Path::new("languages.yaml"), text))).expect("a good table");
    let rust = of_path(&table, Path::new("a.rs")).expect("rust");
    assert_eq!((rust.time_factor, rust.compiler.as_slice()), (2.0, ["rustc".to_owned()].as_slice()));
    assert_eq!(of_path(&table, Path::new("a.cat")).map(|l| l.run.len()), Some(1));
}

#[test]
fn a_broken_row_is_named() {
    for (text, word) in [
        ("- name: rust\n  tyme_factor: 2\n", "tyme_factor"),
        ("- name: cat\n  extensions: [cat]\n", "`cat`"),
        ("- name: rust\n  time_factor: 0\n", "time_factor"),
        ("rust", "must be a list"),
        ("- extensions: [cat]\n", "lacks the key `name`"),
        ("- name: cat\n  extensions: [.cat]\n  runtime: [cat]\n  run: [cat]\n", "without dots"),
        ("- name: rust\n  compile_limits: { time_ms: 0, memory_mib: 1 }\n", "`time_ms` cannot be 0"),
        ("- name: rust\n  real: { command: [a], way: b }\n", "`way`"),
    ] {
        let faults = table_with(Some((Path::new("languages.yaml"), text))).expect_err(text);
        let shown: String = faults.iter().map(ToString::to_string).collect();
        assert!(shown.contains(word) && shown.contains("languages.yaml"), "{shown}");
    }
}

#[test]
fn a_table_without_rows_changes_nothing() {
    for text in ["", "\n", "# nothing yet\n"] {
        assert_eq!(table_with(Some((Path::new("languages.yaml"), text))).unwrap(), table_with(None).unwrap());
    }
}
