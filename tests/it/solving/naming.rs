//! Which submission a command takes, and what it says where it cannot know.

use super::{BRUTE, DRAFT, desk, ojkit};
use crate::desk::Desk;
use std::fs::File;
use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, SystemTime};

fn touch(desk: &Desk, file: &str, seconds: u64) {
    let time = SystemTime::UNIX_EPOCH + Duration::from_secs(1_700_000_000 + seconds);
    File::options().write(true).open(desk.root.join(file)).unwrap().set_modified(time).unwrap();
}

#[test]
fn with_nothing_the_submission_changed_last_is_taken_and_named() {
    let desk = desk("named-last", BRUTE);
    let other = "problems/pair/submissions/draft/other.py";
    desk.write(other, BRUTE);
    touch(&desk, DRAFT, 5);
    touch(&desk, other, 9);
    for command in ["run", "test", "run pair"] {
        let ran = desk.run(command);
        let first = if command == "test" { ran.stdout.lines().next() } else { ran.stderr.lines().next() };
        assert_eq!(first, Some(other), "{}", ran.page());
    }
    touch(&desk, DRAFT, 10);
    assert_eq!(desk.run("run").stderr.lines().next(), Some(DRAFT));
    touch(&desk, other, 10);
    let ran = desk.run("run");
    assert_eq!(ran.code.number(), 2, "{}", ran.page());
    assert!(ran.stderr.contains("which submission?") && ran.stderr.contains(DRAFT) && ran.stderr.contains(other));
}

#[test]
fn a_name_that_is_a_file_and_a_problem_is_refused() {
    let desk = desk("named-both", BRUTE);
    desk.write("pair", "print(1)\n");
    for command in ["test", "run", "stress", "submit", "edit", "judge"] {
        let ran = desk.run(&format!("{command} pair"));
        assert_eq!(ran.code.number(), 2, "{command}: {}", ran.page());
        assert!(ran.stderr.contains("a file here and a problem"), "{command}: {}", ran.page());
    }
}

#[test]
fn a_path_that_is_not_there_is_told_as_that() {
    let desk = desk("named-gone", BRUTE);
    for command in ["test", "run", "stress", "submit", "edit", "judge"] {
        let ran = desk.run(&format!("{command} gone/file.py"));
        assert_eq!(ran.code.number(), 2, "{command}: {}", ran.page());
        assert!(ran.stderr.contains("there is no file gone/file.py"), "{command}: {}", ran.page());
        let ran = desk.run(&format!("{command} problems/pair/submissions/draft"));
        assert!(ran.code.number() == 2 && ran.stderr.contains("folder"), "{command}: {}", ran.page());
    }
}

#[test]
fn a_file_that_is_judged_is_judged_alone_wherever_it_is_named() {
    let desk = desk("named-judge", BRUTE);
    let rows = |line: &str| {
        let ran = desk.run(line);
        let json: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}", ran.page()));
        json["results"].as_array().unwrap().iter().map(|row| row["submission"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(
        rows(&format!("judge {DRAFT} --format json")),
        rows(&format!("judge --submission {DRAFT} --format json"))
    );
}

#[test]
fn the_editor_gets_the_file_and_a_missing_one_is_told() {
    let desk = desk("edit", BRUTE);
    let ran = desk.run("edit");
    assert!(ran.code.number() == 2 && ran.stderr.contains("EDITOR"), "{}", ran.page());
    desk.write("editor.sh", "#!/bin/sh\necho \"$@\" > opened\n");
    let script = desk.root.join("editor.sh");
    std::fs::set_permissions(&script, PermissionsExt::from_mode(0o755)).unwrap();
    let editor = format!("{} --wait", script.display());
    let output = ojkit(&desk, &["edit"]).env("EDITOR", editor).env_remove("VISUAL").output().unwrap();
    assert!(output.status.success(), "{output:?}");
    assert!(desk.read("opened").trim_end().ends_with(DRAFT) && desk.read("opened").starts_with("--wait "));
    let output = ojkit(&desk, &["edit"]).env("EDITOR", "no-such-editor").env_remove("VISUAL").output().unwrap();
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(3) && told.contains("no-such-editor"), "{told}");
}

#[test]
fn what_is_submitted_goes_into_the_clipboard_and_where_there_is_none_that_is_told() {
    let desk = desk("copy", BRUTE);
    desk.write("problems/pair/submissions/draft/brute.py", BRUTE);
    desk.write("bin/xclip", "#!/bin/sh\ncat > clipboard\n");
    std::fs::set_permissions(desk.root.join("bin/xclip"), PermissionsExt::from_mode(0o755)).unwrap();
    let path = format!("{}:{}", desk.root.join("bin").display(), std::env::var("PATH").unwrap());
    let submit = |display: Option<&str>| {
        let mut command = ojkit(&desk, &["submit", "--copy"]);
        command.env("PATH", &path).env_remove("WAYLAND_DISPLAY").env_remove("DISPLAY");
        command.envs(display.map(|display| ("DISPLAY", display)));
        command.output().unwrap()
    };
    let output = submit(Some(":0"));
    assert!(output.status.success() && output.stdout.is_empty(), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("with xclip"), "{output:?}");
    assert!(desk.read("clipboard").contains("def pair"));
    let output = submit(None);
    let told = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(3) && told.contains("there is no clipboard"), "{told}");
}

#[test]
fn shells_and_manual_readers_get_what_the_command_line_says() {
    let desk = Desk::empty("manual");
    for shell in ["bash", "zsh", "fish"] {
        let ran = desk.run(&format!("completions {shell}"));
        assert!(ran.code.number() == 0 && ran.stdout.contains("stress"), "{shell}: {}", ran.page());
    }
    let ran = desk.run("man");
    assert!(ran.stdout.contains(".TH") && ran.stdout.contains("ojkit"), "{}", ran.page());
    assert_eq!(desk.run("man --output pages").code.number(), 0);
    assert!(desk.read("pages/ojkit-test.1").contains("watch"));
}
