//! Packages made elsewhere as problem folders: what has a place here works as there, the rest is kept and said, and hostile ones leave nothing.

use crate::desk::Desk;
use crate::kit;
use crate::skipped::skipped;
use ojkit_exchange::import::Imported;
use ojkit_exchange::package::File;

const YAML: &str = "problem_format_version: legacy
name: Doubling
validation: custom
source_url: https://e.org/doubling
keywords: math easy
limits: { memory: 128 }
";

/// A package of ours with all that a folder has a place for, and something that it has not.
fn package(name: &str, yaml: &str) -> Desk {
    let desk = Desk::empty(name);
    desk.write("problems/README.md", "A collection.\n");
    let files = [
        ("problem.yaml", yaml),
        ("domjudge-problem.ini", "timelimit = '1.5'\n"),
        ("problem_statement/problem.tex", "\\problemname{Doubling}\n"),
        ("data/sample/1.in", "2\n"),
        ("data/sample/1.ans", "4\n"),
        ("data/secret/group/10-large.in", "500\r\n"),
        ("data/secret/group/10-large.ans", "1000\n"),
        ("data/secret/group/10-large.desc", "a large one\n"),
        ("data/secret/testdata.yaml", "on_reject: break\n"),
        (
            "output_validators/check/check.py",
            "import sys\nsys.exit(42 if sys.stdin.read().split() == open(sys.argv[2]).read().split() else 43)\n",
        ),
        ("input_validators/format.py", "import sys\nsys.exit(42)\n"),
        ("submissions/accepted/twice.py", "print(2 * int(input()))\n"),
        ("submissions/wrong_answer/square.py", "print(int(input()) ** 2)\n"),
        ("submissions/mixed/odd.py", "# @EXPECTED_RESULTS@: RUN-ERROR, WRONG-ANSWER\nprint(1 // 0)\n"),
        ("submissions/accepted/old.cob", "       STOP RUN.\n"),
        ("attachments/notes.txt", "none\n"),
    ];
    files.into_iter().for_each(|(file, text)| desk.write(&format!("there/doubling/{file}"), text));
    desk
}

#[test]
fn a_case_that_would_not_be_run_is_not_counted_and_stays_in_the_package() {
    let desk = package("import-deep", YAML);
    desk.write("there/doubling/data/sample/more/2.in", "3\n");
    desk.write("there/doubling/data/sample/testdata.yaml", "\n# as usual\n");
    let ran = desk.run("import kattis there/doubling");
    assert!(ran.stdout.contains("1 sample, 1 secret case"), "{}", ran.page());
    assert!(ran.stderr.contains("1 cases lie too deep in folders to be run"), "{}", ran.page());
    assert_eq!(desk.read("problems/doubling/package/data/sample/more/2.in"), "3\n");
}

#[test]
fn a_package_becomes_a_folder_whose_submissions_get_the_verdicts_that_are_expected_there() {
    let desk = package("import-whole", YAML);
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    let ran = desk.run("import kattis there/doubling");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stdout.contains("1 sample, 1 secret case, 3 submissions"), "{}", ran.page());
    assert!(ran.stderr.contains("old.cob") && ran.stderr.contains("kept below package/"), "{}", ran.page());
    let spec = desk.read("problems/doubling/spec.yaml");
    for line in [
        "title: \"Doubling\"",
        "tags: [\"math\", \"easy\"]",
        "limits: { time_ms: 1500, memory_mib: 128, output_kib: 8192 }",
        "checker: { program: checker.py, interface: kattis }",
        "\nvalidator: validator.py",
        "model: \"accepted/twice.py\"",
        "  \"run_time_error/odd.py\": [run_time_error, wrong_answer]",
    ] {
        assert!(spec.contains(line), "{line} is not in\n{spec}");
    }
    assert_eq!(desk.read("problems/doubling/package/attachments/notes.txt"), "none\n");
    assert_eq!(desk.read("problems/doubling/data/secret/group/10-large.in"), "500\r\n");
    let judged = desk.run("judge doubling --all-cases --format json");
    assert_eq!(judged.code.number(), 0, "{}", judged.page());
    assert!(judged.stdout.contains("\"secret/group/10-large\""), "{}", judged.page());
    let again = desk.run("import kattis there/doubling");
    assert!(again.code.number() == 2 && again.stderr.contains("is there already"), "{}", again.page());
}

#[test]
fn who_made_a_package_and_where_it_comes_from_goes_out_as_it_came_in() {
    let yaml = "problem_format_version: 2025-09
name: Doubling
uuid: 0f8fad5b-d9cb-469f-a165-70867728950e
credits:
  authors: [A. Person <a@e.org>, { name: B. Person, email: b@e.org }]
  translators: { sv: C. Person }
source:
  - { name: NWERC 2024, url: https://e.org/nwerc }
  - SWERC 2024
license: CC BY-SA 4.0
limits: { time_limit: 1, memory: 128 }
";
    let desk = package("import-credits", yaml);
    std::fs::remove_dir_all(desk.root.join("there/doubling/output_validators")).unwrap();
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    assert_eq!(desk.run("import kattis there/doubling").code.number(), 0);
    assert!(desk.read("problems/doubling/spec.yaml").contains("license: \"cc by-sa\"\n"));
    let made = desk.run("export kattis doubling -o new/doubling --package-version 2025-09");
    assert_eq!(made.code.number(), 0, "{}", made.page());
    let made = desk.run("export kattis doubling -o old/doubling");
    assert_eq!(made.code.number(), 0, "{}", made.page());
    let (new, old) = (desk.read("new/doubling/problem.yaml"), desk.read("old/doubling/problem.yaml"));
    for line in [
        "uuid: 0f8fad5b-d9cb-469f-a165-70867728950e",
        "credits: { \"authors\": [\"A. Person <a@e.org>\", { \"name\": \"B. Person\", \"email\": \"b@e.org\" }], \"translators\": { \"sv\": \"C. Person\" } }",
        "source: [{ name: \"NWERC 2024\", url: \"https://e.org/nwerc\" }, \"SWERC 2024\"]",
        "license: cc by-sa",
    ] {
        assert!(new.lines().any(|one| one == line), "{line} is not in\n{new}");
    }
    for line in [
        "uuid: 0f8fad5b-d9cb-469f-a165-70867728950e",
        "author: \"A. Person <a@e.org>, B. Person <b@e.org>\"",
        "source: \"NWERC 2024\"",
        "source_url: \"https://e.org/nwerc\"",
    ] {
        assert!(old.lines().any(|one| one == line), "{line} is not in\n{old}");
    }
    // From the older version to the newer one, authors become credits; a license that no spec knows is told.
    std::fs::remove_dir_all(desk.root.join("there/doubling")).unwrap();
    std::fs::rename(desk.root.join("old/doubling"), desk.root.join("there/doubling")).unwrap();
    desk.write("there/doubling/problem.yaml", &old.replace("license: cc by-sa", "license: MIT"));
    let ran = desk.run("import kattis there/doubling --slug again");
    assert!(ran.stderr.contains("its license `MIT` is none of"), "{}", ran.page());
    assert_eq!(desk.run("export kattis again -o again/doubling --package-version 2025-09").code.number(), 0);
    let again = desk.read("again/doubling/problem.yaml");
    let credits = "credits: { authors: [\"A. Person <a@e.org>\", \"B. Person <b@e.org>\"] }\n";
    assert!(again.contains(credits) && again.contains("uuid: 0f8fad5b"), "{again}");
}

#[test]
fn what_a_package_says_of_its_input_validator_its_rights_and_parts_of_solutions_is_kept() {
    let yaml = format!("{YAML}license: cc by-sa\nrights_owner: A. Person\n");
    let desk = package("import-flags", &yaml);
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    // A module beside the validator says what is wanted, and each group has its own flags.
    desk.write("there/doubling/input_validators/format.py", "");
    std::fs::remove_file(desk.root.join("there/doubling/input_validators/format.py")).unwrap();
    let own =
        "import sys\nfrom bounds import most\nsys.exit(42 if int(sys.stdin.read()) <= most(sys.argv[1:]) else 43)\n";
    desk.write("there/doubling/input_validators/check/validate.py", own);
    let beside = "def most(flags):\n    return int(flags[0].split('=')[1])\n";
    desk.write("there/doubling/input_validators/check/bounds.py", beside);
    desk.write("there/doubling/data/sample/testdata.yaml", "input_validator_flags: n=10\n");
    desk.write("there/doubling/data/secret/group/testdata.yaml", "input_validator_flags: n=600\n");
    desk.write("there/doubling/submissions/partially_accepted/slow.py", "while True:\n    pass\n");
    let ran = desk.run("import kattis there/doubling");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    let spec = desk.read("problems/doubling/spec.yaml");
    for line in [
        "\nvalidator: { program: validator.py, interface: kattis, arguments: [\"n=10\", \"n=600\"] }",
        "license: \"cc by-sa\"\nrights_owner: \"A. Person\"\n",
        "  \"wrong_answer/slow.py\": [wrong_answer, time_limit_exceeded, run_time_error, memory_limit_exceeded, \
            output_limit_exceeded, accepted]",
    ] {
        assert!(spec.contains(line), "{line} is not in\n{spec}\n{}", ran.page());
    }
    for (input, code) in [("7\n", 0), ("600\n", 0), ("601\n", 1)] {
        let ran = desk.run_on("validate doubling -", input);
        assert_eq!(ran.code.number(), code, "{input}: {}", ran.page());
    }
    // What has no flags beside others that have some is asked without any.
    std::fs::remove_file(desk.root.join("there/doubling/data/sample/testdata.yaml")).unwrap();
    std::fs::remove_dir_all(desk.root.join("problems/doubling")).unwrap();
    let beside = "def most(flags):\n    return int(flags[0].split('=')[1]) if flags else 900\n";
    desk.write("there/doubling/input_validators/check/bounds.py", beside);
    assert_eq!(desk.run("import kattis there/doubling").code.number(), 0);
    assert!(desk.read("problems/doubling/spec.yaml").contains("arguments: [\"\", \"n=600\"]"));
    assert_eq!(desk.run_on("validate doubling -", "900\n").code.number(), 0);
}

#[test]
fn a_package_without_a_submission_that_the_kit_knows_is_no_success() {
    let desk = package("import-unknown", YAML);
    std::fs::remove_dir_all(desk.root.join("there/doubling/submissions")).unwrap();
    desk.write("there/doubling/submissions/accepted/old.cob", "       STOP RUN.\n");
    assert_eq!(desk.run("import kattis there/doubling").code.number(), 0);
    let ran = desk.run("judge doubling");
    assert!(ran.code.number() == 2 && ran.stdout.contains("no submission was judged"), "{}", ran.page());
    assert!(!ran.stderr.contains("nothing else is judged") && ran.stderr.contains("1 secret case"), "{}", ran.page());
}

#[test]
fn what_cannot_be_imported_says_why_and_nothing_is_written() {
    for (number, (yaml, why)) in [
        ("problem_format_version: 2031-01\n", "its version `2031-01` is not known"),
        ("problem_format_version: 2025-09\ntype: [pass-fail, submit-answer]\n", "it is submit-answer"),
        ("name: [\n", "problem.yaml:"),
        ("name: &a x\nb: *a\n", "problem.yaml:"),
    ]
    .into_iter()
    .enumerate()
    {
        let desk = package(&format!("import-refused-{number}"), yaml);
        let ran = desk.run("import kattis there/doubling");
        assert!(ran.code.number() == 2 && ran.stderr.contains(why), "{why}: {}", ran.page());
        assert!(!desk.root.join("problems/doubling").exists());
    }
}

#[test]
fn no_two_files_of_a_folder_have_one_name_on_any_system() {
    let file = |path: &str| File::new(path, "1\n");
    let mut imported = Imported::default();
    assert_eq!(imported.add(vec![file("data/sample/a.in"), file("data/secret/a.in")]), Ok(()));
    let refused = imported.add(vec![file("data/sample/A.in")]);
    assert_eq!(refused, Err("two of its files would be called data/sample/a.in".to_owned()));
}

#[test]
fn what_would_be_judged_otherwise_than_there_is_refused() {
    for (number, (file, text, why)) in [
        (
            "data/secret/group/testdata.yaml",
            "output_validator_flags: float_tolerance 1e-2\n",
            "data/secret/group/testdata.yaml gives the output validator `float_tolerance 1e-2`",
        ),
        (
            "data/secret/group/10-large.yaml",
            "output_validator_args: [case_sensitive]\n",
            "data/secret/group/10-large.yaml gives the output validator `case_sensitive`",
        ),
        ("data/secret/group/10-large.yaml", "args: [fast]\n", "gives submissions `args`"),
        ("data/secret/group/10-large.files/table.txt", "1\n", "10-large.files has files for submissions"),
        ("data/secret/group/testdata.yaml", "range: &all 0 1\n", "data/secret/group/testdata.yaml cannot be read"),
    ]
    .into_iter()
    .enumerate()
    {
        let desk = package(&format!("import-otherwise-{number}"), YAML);
        desk.write(&format!("there/doubling/{file}"), text);
        let ran = desk.run("import kattis there/doubling");
        assert!(ran.code.number() == 2 && ran.stderr.contains(why), "{why}: {}", ran.page());
        assert!(!desk.root.join("problems/doubling").exists());
    }
}

#[test]
fn constants_stand_in_programs_and_not_in_data() {
    let yaml =
        "problem_format_version: 2025-09\nname: Doubling\nconstants:\n  times: 2\n  big: { value: 1000, tex: 10^3 }\n";
    let desk = package("import-constants", yaml);
    desk.write(
        "there/doubling/submissions/accepted/twice.py",
        "print({{times}} * int(input()))  # {{big.tex}} {{other}}\n",
    );
    desk.write("there/doubling/data/sample/1.in", "{{times}}\n");
    let ran = desk.run("import kattis there/doubling");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    let program = desk.read("problems/doubling/submissions/accepted/twice.py");
    assert_eq!(program, "print(2 * int(input()))  # 10^3 {{other}}\n");
    assert_eq!(desk.read("problems/doubling/data/sample/1.in"), "{{times}}\n");
}

#[test]
fn limits_of_which_a_package_says_nothing_are_those_that_its_judges_give() {
    let desk = package("import-limits", "name: Doubling\n");
    desk.run("import kattis there/doubling");
    let spec = desk.read("problems/doubling/spec.yaml");
    assert!(spec.contains("limits: { time_ms: 1500, memory_mib: 2048, output_kib: 8192 }"), "{spec}");
}

#[test]
fn a_package_that_talks_without_a_single_validator_is_refused() {
    for (number, (yaml, why)) in [
        ("validation: custom interactive\n", "it is interactive, and its output validator is not a single program"),
        (
            "problem_format_version: 2025-09\ntype: [pass-fail, multi-pass]\n",
            "it is multi-pass, and its output validator",
        ),
    ]
    .into_iter()
    .enumerate()
    {
        let desk = package(&format!("import-talks-{number}"), yaml);
        desk.write("there/doubling/output_validators/more/again.py", "import sys\nsys.exit(42)\n");
        let ran = desk.run("import kattis there/doubling");
        assert!(ran.code.number() == 2 && ran.stderr.contains(why), "{why}: {}", ran.page());
        assert!(!desk.root.join("problems/doubling").exists());
    }
}

#[cfg(unix)]
#[test]
fn links_that_lead_outside_are_refused_and_others_followed() {
    let desk = package("import-links", YAML);
    let there = desk.root.join("there/doubling");
    std::os::unix::fs::symlink("1.in", there.join("data/sample/2.in")).unwrap();
    std::os::unix::fs::symlink("1.ans", there.join("data/sample/2.ans")).unwrap();
    let ran = desk.run("import kattis there/doubling");
    assert!(ran.stdout.contains("2 samples"), "{}", ran.page());
    assert_eq!(desk.read("problems/doubling/data/sample/2.in"), "2\n");
    std::os::unix::fs::symlink("/etc", there.join("attachments/etc")).unwrap();
    let ran = desk.run("import kattis there/doubling --slug other");
    assert!(ran.code.number() == 2 && ran.stderr.contains("attachments/etc leads outside"), "{}", ran.page());
    assert!(!kit::temporary("desk/import-links/problems/other").exists());
    desk.write("notes.txt", "from elsewhere\n");
    std::fs::remove_file(there.join("attachments/etc")).unwrap();
    std::os::unix::fs::symlink("../../../notes.txt", there.join("attachments/more.txt")).unwrap();
    let ran = desk.run("import kattis there/doubling --slug other --follow-links");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert_eq!(desk.read("problems/other/package/attachments/more.txt"), "from elsewhere\n");
}
