//! Nothing is cut, and no label or node is over another.

use super::samples::all;
use std::process::Command;

/// `benches/pictures.py` counts, over a folder of files, what it counts here over a picture of every kind.
#[test]
fn no_picture_of_any_kind_has_a_label_over_another_or_outside() {
    let folder = std::env::temp_dir().join(format!("ojkit-pictures-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for (name, picture) in all() {
        std::fs::write(folder.join(format!("{name}.svg")), picture.file()).expect("a file");
    }
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../benches/pictures.py");
    let run = Command::new("python3").args([script, "--each", &folder.to_string_lossy()]).output().expect("Python");
    let said = String::from_utf8_lossy(&run.stdout);
    if std::env::var_os("KEEP_PICTURES").is_none() {
        std::fs::remove_dir_all(&folder).expect("the folder");
    }
    assert!(run.status.success(), "{said}{}", String::from_utf8_lossy(&run.stderr));
}
