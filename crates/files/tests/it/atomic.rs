//! Files that are written whole.

use ojkit_files::atomic::{unique, write, write_if_changed};
use std::fs;
use std::path::PathBuf;

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("ojkit-atomic-{name}-{}", unique()));
    fs::create_dir_all(&folder).expect("a temporary folder");
    folder
}

#[test]
fn a_write_replaces_the_whole_file_and_leaves_nothing_else() {
    let folder = folder("replace");
    let path = folder.join("deep").join("page.yaml");
    write(&path, b"a long first text").expect("first");
    write(&path, b"short").expect("second");
    assert_eq!(fs::read(&path).expect("read"), b"short");
    assert_eq!(fs::read_dir(path.parent().expect("parent")).expect("list").count(), 1);
    fs::remove_dir_all(folder).expect("clean");
}

#[test]
fn equal_bytes_are_not_written_again() {
    let folder = folder("same");
    let path = folder.join("page.yaml");
    assert!(write_if_changed(&path, b"text").expect("first"));
    assert!(!write_if_changed(&path, b"text").expect("same"));
    assert!(write_if_changed(&path, b"TEXT").expect("other"));
    fs::remove_dir_all(folder).expect("clean");
}
