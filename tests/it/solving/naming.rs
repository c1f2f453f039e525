//! Which submission a command takes, and what it says where it cannot know.

use super::{BRUTE, DRAFT, desk, ojkit};
use crate::desk::Desk;
use std::fs::File;
use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, SystemTime};

/// A question as it is copied from its site.
const PAGE: &str = "7. Own Sum\nEasy\n\nExample 1:\nInput: nums = [1,2]\nOutput: 3\n\nConstraints:\n1 <= nums.length <= 9\n0 <= nums[i] <= 5\n\n```python\nclass Solution:\n    def total(self, nums: List[int]) -> int:\n```\n";

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

#[test]
fn what_is_set_in_the_collection_comes_before_what_the_user_has_set_and_a_flag_before_both() {
    let desk = desk("settings", BRUTE);
    let home = desk.root.join("home");
    let call = |words: &[&str]| desk.call_with(&[("XDG_CONFIG_HOME", home.clone().into_os_string())], words);
    assert_eq!(call(&["config", "--user", "editor", "vi -R"]).0, 0);
    assert_eq!(desk.read("home/ojkit/config.toml"), "editor = \"vi -R\"\n");
    assert_eq!(call(&["config", "--user", "language", "java"]).0, 0);
    assert_eq!(call(&["config", "language", "python"]).0, 0);
    let (code, shown, _) = call(&["config"]);
    assert!(code == 0 && shown.contains("python  (ojkit.toml)"), "{shown}");
    assert!(shown.contains("vi -R  (home/ojkit/config.toml)"), "{shown}");
    let json: serde_json::Value = serde_json::from_str(&call(&["config", "--format", "json"]).1).unwrap();
    assert_eq!(json["settings"]["language"]["value"], "python");

    let import = |flags: &[&str], slug: &str| {
        desk.write("page.md", &PAGE.replace("Own Sum", slug));
        let (code, stdout, stderr) = call(&[&["import", "leetcode", "page.md"], flags].concat());
        assert_eq!(code, 0, "{stdout}{stderr}");
    };
    import(&[], "One Sum");
    import(&["--language", "cpp"], "Other Sum");
    let draft =
        |slug: &str, ending: &str| desk.root.join(format!("problems/{slug}/submissions/draft/solution.{ending}"));
    assert!(draft("one-sum", "py").is_file() && !draft("one-sum", "rs").exists());
    assert!(draft("other-sum", "cpp").is_file() && !draft("other-sum", "py").exists());

    desk.write("ojkit.toml", "# mine\nlangauge = \"python\"\n");
    let (code, _, told) = call(&["config"]);
    assert!(code == 2 && told.contains("ojkit.toml:2:1: error") && told.contains("did you mean `language`?"), "{told}");
}

#[test]
fn what_is_meant_to_be_wrong_is_handed_in_only_by_its_own_name() {
    let desk = desk("submit-draft", BRUTE);
    desk.write("problems/pair/submissions/wrong_answer/wrong.py", &format!("{BRUTE}# wrong\n"));
    touch(&desk, DRAFT, 1000);
    touch(&desk, "problems/pair/submissions/wrong_answer/wrong.py", 2000);
    for command in ["submit", "submit pair"] {
        let ran = desk.run(command);
        assert!(ran.stderr.starts_with(DRAFT) && !ran.stdout.contains("# wrong"), "{}", ran.page());
    }
    std::fs::remove_file(desk.root.join(DRAFT)).unwrap();
    let ran = desk.run("submit pair");
    assert!(ran.code.number() == 2 && ran.stderr.contains("pair has no submission to take"), "{}", ran.page());
}
