//! Whole folders.

use ojkit_files::atomic::unique;
use ojkit_files::tree::write;
use std::fs;
use std::path::Path;

#[test]
fn a_folder_is_replaced_as_a_whole_and_nothing_is_left_beside_it() {
    let root = std::env::temp_dir().join(format!("ojkit-tree-{}", unique()));
    let folder = root.join("made");
    write(&folder, [("a/b.txt", &b"1"[..], false), ("run", b"#!/bin/sh\n", true)]).unwrap();
    write(&folder, [("c.txt", &b"2"[..], false)]).unwrap();
    let names = |folder: &Path| -> Vec<String> {
        let list = fs::read_dir(folder).unwrap().flatten();
        list.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect()
    };
    assert_eq!((names(&root), names(&folder)), (vec!["made".to_owned()], vec!["c.txt".to_owned()]));
    // A file where a folder must be: nothing changes, and nothing is left.
    assert!(write(&folder, [("x", &b""[..], false), ("x/y", b"", false)]).is_err());
    assert_eq!((names(&root), names(&folder)), (vec!["made".to_owned()], vec!["c.txt".to_owned()]));
    fs::remove_dir_all(root).unwrap();
}
