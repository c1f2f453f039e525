//! A real editor as the client: Neovim without a window, and a script that reports what it got.

use super::{SUBMISSIONS, checked, faulty, submitted, unrooted};
use crate::desk::Desk;
use crate::kit;
use crate::skipped::skipped;
use serde_json::Value;
use std::fs;
use std::process::Command;

/// What Neovim reports of a collection; nothing, and said so, where it is missing.
fn neovim(desk: &Desk) -> Option<Value> {
    let report = desk.root.join("report.json");
    let script = kit::root().join("tests/data/editor/client.lua");
    let ran = Command::new("nvim")
        .args(["--headless", "-u", "NONE", "-i", "NONE", "-n", "-c"])
        .arg(format!("luafile {}", script.display()))
        .current_dir(&desk.root)
        .env("OJKIT", env!("CARGO_BIN_EXE_ojkit"))
        .env("OJKIT_CACHE_DIR", kit::config().cache_dir)
        .env("REPORT", &report)
        .env("XDG_STATE_HOME", desk.root.join("state"))
        .output();
    let ran = match ran {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            skipped("nvim was not found");
            return None;
        }
        ran => ran.unwrap(),
    };
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    let text = fs::read_to_string(report).unwrap_or_else(|error| panic!("{error}: {said}"));
    Some(serde_json::from_str(&text).unwrap())
}

#[test]
fn neovim_shows_what_check_finds_hover_completion_a_fix_and_lenses_with_failures() {
    let desk = Desk::empty("neovim");
    let mut slugs = Vec::new();
    for folder in faulty() {
        let Ok(text) = fs::read_to_string(folder.join("spec.yaml")) else { continue };
        let slug = folder.file_name().unwrap().to_string_lossy().into_owned();
        desk.write(&format!("problems/{slug}/spec.yaml"), &text);
        desk.write(&format!("problems/{slug}/statement.md"), "# A\n");
        slugs.push(slug);
    }
    assert!(slugs.len() > 20);
    desk.write("problems/fixed/spec.yaml", super::SPEC);
    desk.write("problems/fixed/statement.md", "# A\n");
    submitted(&desk);
    for (file, ..) in SUBMISSIONS {
        desk.call(&["test", &format!("problems/s/submissions/draft/{file}")], "");
    }
    let Some(report) = neovim(&desk) else { return };
    for (file, function, line, _) in SUBMISSIONS {
        let shown = &report["submissions"][file];
        let titles: Vec<&str> = shown["titles"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert_eq!(titles, ["test", "debug", "stress", "submit", "run_time_error on k = 1, nums = [3,4]"], "{file}");
        assert_eq!((shown["function"].as_u64(), shown["failure"].as_u64()), (Some(function), Some(line)), "{file}");
    }
    for slug in slugs {
        let shown = report["found"][&slug].as_array().unwrap_or_else(|| panic!("nothing of {slug}: {report}"));
        let of = |one: &Value| (one["line"].as_u64().unwrap(), unrooted(one["message"].as_str().unwrap(), &desk.root));
        let mut shown: Vec<_> = shown.iter().map(of).collect();
        shown.sort();
        assert_eq!(shown, checked(&desk, &slug, "spec.yaml"), "{slug}");
    }
    assert!(report["key"].as_str().unwrap().contains("constraints (spec.yaml)"), "{report}");
    assert!(report["constraint"].as_str().unwrap().contains("illegal: `[3,4], 0`"), "{report}");
    let labels: Vec<&str> = report["labels"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    assert!(labels.contains(&"constraints") && labels.contains(&"groups"), "{labels:?}");
    // The fix is applied by Neovim to what it shows.
    assert_eq!(report["fixed"], "returns: integer");
}
