//! Pages that scripts write from tables in `zoo/`.

use crate::kit;
use crate::skipped::skipped;
use std::fs;
use std::process::Command;

#[test]
fn pages_of_findings_say_what_their_tables_say() {
    let Some(python) = kit::python() else { return skipped("python3 is not there") };
    let folder = kit::emptied("pages");
    for (script, page) in [("zoo.py", "found.md"), ("rewards.py", "code-rewards.md")] {
        let kept = fs::read_to_string(kit::root().join("docs").join(page)).unwrap();
        kit::write(&folder, page, &kept);
        let mut run = Command::new(python);
        run.arg("-B").arg(kit::root().join("benches").join(script));
        run.arg("--docs").arg(&folder).arg("--zoo").arg(kit::root().join("zoo"));
        assert!(run.status().unwrap().success(), "benches/{script}");
        let made = fs::read_to_string(folder.join(page)).unwrap();
        assert!(made == kept, "docs/{page} is not what its tables say: run benches/{script}");
    }
}
