//! Packages whose cases are made by programs, and the way of a package through the kit and back: the same bytes and the same verdicts.

use crate::desk::Desk;
use crate::skipped::skipped;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

const XML: &str = r#"<?xml version="1.0" encoding="utf-8" standalone="no"?>
<problem revision="1" short-name="double-it" url="https://e.org/p1">
    <names><name language="russian" value="Удвоение"/><name language="english" value="Double &amp; more"/></names>
    <judging input-file="" output-file="" run-count="1">
        <testset name="tests">
            <time-limit>2000</time-limit>
            <memory-limit>268435456</memory-limit>
            <input-path-pattern><![CDATA[tests/%02d]]></input-path-pattern>
            <answer-path-pattern>tests/%02d.a</answer-path-pattern>
            <tests>
                <test method="manual" sample="true"/>
                <test method="manual" description="the largest"/>
                <test cmd="gen 7 'a b'" method="generated"/>
            </tests>
        </testset>
    </judging>
    <files><executables><executable><source path="files/gen.py" type="python.3"/></executable></executables></files>
    <assets>
        <checker type="testlib"><source path="files/check.py" type="python.3"/></checker>
        <validators><validator><source path="files/val.py" type="python.3"/></validator></validators>
        <solutions>
            <solution tag="wrong-answer"><source path="solutions/square.py" type="python.3"/></solution>
            <solution tag="main"><source path="solutions/main.py" type="python.3"/></solution>
            <solution tag="accepted"><source path="solutions/old.py" type="python.2"/></solution>
            <solution tag="time-limit-exceeded-or-accepted"><source path="solutions/sum.py" type="python.3"/></solution>
        </solutions>
    </assets>
    <tags><tag value="math"/></tags>
</problem>
"#;

const CHECK: &str = "import sys
ours, theirs = [open(path).read().split() for path in (sys.argv[2], sys.argv[3])]
sys.stderr.write('compared')
sys.exit(0 if ours == theirs else 1)
";

/// A package of Polygon's of our own, with tests by hand and one that a program makes.
fn polygon(name: &str, xml: &str) -> Desk {
    let desk = Desk::empty(name);
    desk.write("problems/README.md", "A collection.\n");
    let files = [
        ("problem.xml", xml),
        ("tests/01", "2\r\n"),
        ("tests/01.a", "4\r\n"),
        ("tests/02", "1000\n"),
        ("files/gen.py", "import sys\nprint(int(sys.argv[1]) + len(sys.argv[2]))\n"),
        ("files/check.py", CHECK),
        ("files/val.py", "import sys\nsys.exit(0 if 1 <= int(sys.stdin.read()) <= 1000 else 3)\n"),
        ("solutions/main.py", "print(2 * int(input()))\n"),
        ("solutions/square.py", "print(int(input()) ** 2)\n"),
        ("solutions/sum.py", "n = int(input())\nprint(n + n)\n"),
        ("solutions/old.py", "print input() * 2\n"),
    ];
    files.into_iter().for_each(|(file, text)| desk.write(&format!("there/double/{file}"), text));
    desk
}

fn has_python(desk: &Desk) -> bool {
    let is_missing = desk.run("doctor").stdout.contains("python: missing");
    if is_missing {
        skipped("python3 is not there");
    }
    !is_missing
}

/// The files below a folder with their bytes, by path.
fn files(desk: &Desk, folder: &str) -> BTreeMap<String, Vec<u8>> {
    fn below(root: &Path, folder: &Path, into: &mut BTreeMap<String, Vec<u8>>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                below(root, &path, into);
            } else {
                let name = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
                into.insert(name, fs::read(&path).unwrap());
            }
        }
    }
    let (root, mut all) = (desk.root.join(folder), BTreeMap::new());
    below(&root, &root, &mut all);
    all
}

/// The verdict of every submission, by path.
fn verdicts(desk: &Desk, slug: &str) -> BTreeMap<String, String> {
    let ran = desk.run(&format!("judge {slug} --all-cases --format json"));
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    let all: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    let text = |value: &serde_json::Value| value.as_str().unwrap_or_default().to_owned();
    all["results"].as_array().unwrap().iter().map(|one| (text(&one["submission"]), text(&one["verdict"]))).collect()
}

#[test]
fn tests_of_polygon_by_hand_and_by_command_become_cases_that_its_solutions_are_judged_on() {
    let desk = polygon("polygon-whole", XML);
    if !has_python(&desk) {
        return;
    }
    let ran = desk.run("import polygon there/double");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stdout.contains("problems/double-it: 1 sample, 2 secret cases, 3 submissions"), "{}", ran.page());
    assert!(ran.stderr.contains("solutions/old.py") && ran.stderr.contains("end as on Windows"), "{}", ran.page());
    let spec = desk.read("problems/double-it/spec.yaml");
    for line in [
        "title: \"Double & more\"",
        "source: { judge: polygon, id: \"double-it\", url: \"https://e.org/p1\" }",
        "tags: [\"math\"]",
        "limits: { time_ms: 2000, memory_mib: 256 }",
        "checker: { program: checker.py, interface: testlib }",
        "model: \"accepted/main.py\"",
        "  \"time_limit_exceeded/sum.py\": [time_limit_exceeded, accepted]",
        "validator: { program: validator.py, interface: testlib }",
    ] {
        assert!(spec.contains(line), "{line} is not in\n{spec}");
    }
    for (file, text) in [
        ("sample/01.in", "2\n"),
        ("sample/01.ans", "4\n"),
        ("secret/02.desc", "the largest\n"),
        ("secret/02.ans", "2000\n"),
        ("secret/03.in", "10\n"),
        ("secret/03.ans", "20\n"),
    ] {
        assert_eq!(desk.read(&format!("problems/double-it/data/{file}")), text, "{file}");
    }
    assert_eq!(verdicts(&desk, "double-it")["wrong_answer/square.py"], "wrong_answer");
    desk.write("large.txt", "1001\n");
    assert_eq!(desk.run("validate double-it problems/double-it/data/secret/02.in").code.number(), 0);
    assert_eq!(desk.run("validate double-it large.txt").code.number(), 1);
}

#[test]
fn a_package_of_polygon_that_cannot_be_judged_says_why_and_leaves_nothing() {
    let headed = |text: &str| XML.replace("files/check.py\" type=\"python.3", text);
    for (number, (xml, why)) in [
        ("<contest/>".to_owned(), "it has no <judging>"),
        (
            "<problem>\n<judging>\n</problem>".to_owned(),
            "problem.xml: line 3, column 1: expected 'judging' tag, not 'problem'",
        ),
        (XML.replace("input-file=\"\"", "input-file=\"in.txt\""), "read their input from the file in.txt"),
        (XML.replace("run-count=\"1\"", "run-count=\"2\""), "are run 2 times"),
        (XML.replace("cmd=\"gen 7 'a b'\" ", ""), "the test 3 is not there: tests/03"),
        (XML.replace("gen 7", "other 7"), "other is not a program"),
        (XML.replace("cmd=", "from-file=\"x\" cmd="), "writes several tests at once"),
        (XML.replace("gen 7", "gen seven"), "files/gen.py seven a b makes no secret/03: exit code 1"),
        (XML.replace("gen 7", "gen 2000"), "the package's own validator refuses it"),
        (headed("files/check.cpp\" type=\"cpp.g++17"), "takes testlib.h, which the package does not bring"),
    ]
    .into_iter()
    .enumerate()
    {
        let desk = polygon(&format!("polygon-refused-{number}"), &xml);
        if !has_python(&desk) {
            return;
        }
        desk.write("there/double/files/check.cpp", "#include \"testlib.h\"\nint main() {}\n");
        let ran = desk.run("import polygon there/double");
        assert!(ran.code.number() == 2 && ran.stderr.contains(why), "{why}: {}", ran.page());
        assert_eq!(fs::read_dir(desk.root.join("problems")).unwrap().count(), 1, "{why}");
    }
}

#[test]
fn headers_come_from_beside_the_package_or_from_where_they_are_said_to_be() {
    let desk =
        polygon("polygon-headers", &XML.replace("files/check.py\" type=\"python.3", "files/check.cpp\" type=\"cpp"));
    if !has_python(&desk) || desk.run("doctor").stdout.contains("cpp: missing") {
        return;
    }
    desk.write(
        "there/double/files/check.cpp",
        "#include \"testlib.h\"\nint main(int, char** files) { return other(files[2], files[3]); }\n",
    );
    let header = "#pragma once\n#include <fstream>\n#include <string>\ninline int other(const char* a, const char* b) {\n\
                  std::ifstream x(a), y(b);\nstd::string s, t;\nx >> s;\ny >> t;\nreturn s != t;\n}\n";
    desk.write("headers/testlib.h", header);
    let ran = desk.run("import polygon there/double --headers headers");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    desk.write("there/testlib.h", header);
    assert_eq!(desk.run("import polygon there/double --slug beside").code.number(), 0);
    assert_eq!(desk.read("problems/beside/checker.cpp"), desk.read("problems/double-it/checker.cpp"));
    assert_eq!(verdicts(&desk, "beside"), verdicts(&desk, "double-it"));
}

#[test]
fn what_polygon_gave_goes_back_to_it_with_equal_tests_and_returns_with_equal_verdicts() {
    let desk = polygon("polygon-round", XML);
    if !has_python(&desk) {
        return;
    }
    assert_eq!(desk.run("import polygon there/double").code.number(), 0);
    for (number, slug) in ["double-it", "again"].into_iter().enumerate() {
        let ran = desk.run(&format!("export polygon {slug} -o out{number}"));
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
        if number == 0 {
            assert_eq!(desk.run("import polygon out0 --slug again").code.number(), 0);
        }
    }
    let data = |folder: &str| {
        let kept = |(path, _): &(String, Vec<u8>)| path.starts_with("tests/") || path.starts_with("files/");
        files(&desk, folder).into_iter().filter(kept).collect::<BTreeMap<_, _>>()
    };
    assert_eq!(data("out0"), data("out1"));
    assert_eq!(data("out0")["tests/03"], b"10\n");
    let several = |slug: &str| {
        verdicts(&desk, slug).into_values().fold(BTreeMap::new(), |mut counts, verdict| {
            *counts.entry(verdict).or_insert(0) += 1;
            counts
        })
    };
    // What Polygon's tags cannot say of a submission is left out there.
    assert_eq!(several("again")["wrong_answer"], several("double-it")["wrong_answer"]);
}

#[test]
fn what_domjudge_gave_goes_back_to_it_with_equal_keys_and_data() {
    let desk = Desk::empty("domjudge-round");
    desk.write("problems/README.md", "A collection.\n");
    for (file, text) in [
        ("domjudge-problem.ini", "name = 'Yes or no'\ntimelimit = '3'\nexternalid = 'yesno'\n"),
        ("problem.yaml", "name: Another\nvalidator_flags: float_tolerance 1e-6\nlimits:\n  memory: 64\n"),
        ("data/sample/1.in", "1\r\n"),
        ("data/sample/1.ans", "Yes 0.5\n"),
        ("data/secret/group/b.in", "2\n"),
        ("data/secret/group/b.ans", "No 0.25\n"),
        ("data/secret/group/b.desc", "even\n"),
        ("data/secret/a.in", "3"),
        ("data/secret/a.ans", "Yes 0.1666666666"),
        ("submissions/accepted/shout.py", "n = int(input())\nprint('YES' if n % 2 else 'NO', 0.5 / n)\n"),
        ("submissions/wrong_answer/always.py", "print('yes', 0.5 / int(input()))\n"),
    ] {
        desk.write(&format!("there/yesno/{file}"), text);
    }
    if !has_python(&desk) {
        return;
    }
    let ran = desk.run("import domjudge there/yesno");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    let spec = desk.read("problems/yesno/spec.yaml");
    assert!(spec.contains("title: \"Yes or no\"") && spec.contains("time_ms: 3000, memory_mib: 64"), "{spec}");
    assert!(spec.contains("checker: { floats: { absolute: 1e-6, relative: 1e-6 }, any_case: true }"), "{spec}");
    let first = verdicts(&desk, "yesno");
    assert_eq!(first["accepted/shout.py"], "accepted");
    for (number, slug) in ["yesno", "yesno2"].into_iter().enumerate() {
        let ran = desk.run(&format!("export domjudge {slug} -o out{number}"));
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
        if number == 0 {
            assert_eq!(desk.run("import domjudge out0 --slug yesno2").code.number(), 0);
        }
    }
    let data = |folder: &str| {
        let all = files(&desk, folder).into_iter();
        all.filter(|(path, _)| path.starts_with("data/") && !path.ends_with(".desc")).collect::<BTreeMap<_, _>>()
    };
    assert_eq!(data("out0"), data("there/yesno"));
    assert_eq!(data("out1"), data("out0"));
    assert_eq!(verdicts(&desk, "yesno2"), first);
    assert_eq!(desk.read("out0/data/secret/group/b.desc"), "even\n");
    let ini = desk.read("out1/domjudge-problem.ini");
    assert!(ini.contains("name = 'Yes or no'") && ini.contains("timelimit = 3"), "{ini}");
    let yaml = desk.read("out1/problem.yaml");
    assert!(yaml.contains("float_absolute_tolerance 1e-6 float_relative_tolerance 1e-6\""), "{yaml}");
    assert!(
        yaml.contains("  memory: 64\n") && yaml.contains("name: \"Yes or no\"") && !yaml.contains("case_sensitive"),
        "{yaml}"
    );
}

const TWICE: &str = "format: 1
title: Twice
parameters: { n: integer, m: integer }
stdin: |
  n m
constraints: |
  1 <= n <= 9
  1 <= m <= 9
groups:
  - { name: few, score: 20, constraints: n <= 2 }
  - { name: each, score: 10, constraints: n == 3, aggregation: sum }
  - { name: all, score: 70 }
checker: unordered_lines
limits: { time_ms: 1000 }
model: accepted/twice.py
examples:
  - { input: { n: 1, m: 1 }, output: \"2\" }
";

/// The scores of a problem's submissions, group by group.
fn scores(desk: &Desk, slug: &str) -> Vec<BTreeMap<String, String>> {
    let ran = desk.run(&format!("judge {slug} --format json"));
    let all: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap();
    let groups = |one: &serde_json::Value| {
        let group = |group: &serde_json::Value| (group["group"].to_string(), group["score"].to_string());
        one["score"]["groups"].as_array().unwrap().iter().map(group).collect()
    };
    all["results"].as_array().unwrap().iter().map(groups).collect()
}

#[test]
fn groups_with_scores_go_to_polygon_and_return_with_the_scores_of_every_submission() {
    let desk = Desk::empty("polygon-scores");
    let written = [
        ("README.md", "A collection.\n"),
        ("twice/spec.yaml", TWICE),
        ("twice/submissions/accepted/twice.py", "n, m = map(int, input().split())\nprint(n + m)\n"),
        (
            "twice/submissions/wrong_answer/small.py",
            "n, m = map(int, input().split())\nprint(n + m if n <= 3 and m != 9 or n < 3 else 0)\n",
        ),
    ];
    written.into_iter().for_each(|(file, text)| desk.write(&format!("problems/{file}"), text));
    if !has_python(&desk) {
        return;
    }
    for (number, slug) in ["twice", "again"].into_iter().enumerate() {
        let ran = desk.run(&format!("export polygon {slug} -o out{number}"));
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
        if number == 0 {
            assert_eq!(desk.run("import polygon out0 --slug again").code.number(), 0);
        }
    }
    let xml = desk.read("out0/problem.xml");
    let groups = xml.split("<groups>").nth(1).and_then(|rest| rest.split("</groups>").next()).unwrap();
    let words: Vec<&str> = groups.split_whitespace().collect();
    assert_eq!(
        words.join(" "),
        "<group feedback-policy=\"complete\" name=\"sample\" points=\"0.0\" points-policy=\"complete-group\"/> \
         <group feedback-policy=\"points\" name=\"each\" points-policy=\"each-test\"/> \
         <group feedback-policy=\"icpc\" name=\"few\" points=\"20.0\" points-policy=\"complete-group\"> \
         <dependencies> <dependency group=\"sample\"/> </dependencies> </group> \
         <group feedback-policy=\"icpc\" name=\"all\" points=\"70.0\" points-policy=\"complete-group\"> \
         <dependencies> <dependency group=\"each\"/> <dependency group=\"few\"/> </dependencies> </group>"
    );
    let points = |group: &str| -> f64 {
        let own = xml.lines().filter(|line| line.contains(&format!(" group=\"{group}\" method")));
        own.map(|line| line.split("points=\"").nth(1).unwrap().split('"').next().unwrap().parse::<f64>().unwrap()).sum()
    };
    assert_eq!(["sample", "few", "each", "all"].map(points), [0.0, 20.0, 10.0, 70.0]);
    assert_eq!(scores(&desk, "again"), scores(&desk, "twice"));
    assert_eq!(files(&desk, "out0/tests"), files(&desk, "out1/tests"));
    let spec = desk.read("problems/again/spec.yaml");
    assert!(spec.contains("{ name: \"each\", score: 10, aggregation: sum }"), "{spec}");
}

#[test]
fn points_of_polygon_that_a_spec_cannot_say_are_named_and_those_of_tests_alone_are_one_group() {
    let point = |xml: &str, points: [&str; 3]| {
        let marked = xml.replace("sample=\"true\"", &format!("sample=\"true\" points=\"{}\"", points[0]));
        let marked = marked.replace("description=", &format!("points=\"{}\" description=", points[1]));
        marked.replace("cmd=", &format!("points=\"{}\" cmd=", points[2]))
    };
    let desk = polygon("polygon-points", &point(XML, ["0", "2.5", "2.5"]));
    if !has_python(&desk) {
        return;
    }
    for (slug, points, wanted, said) in [
        ("equal", ["0", "2.5", "2.5"], "{ name: \"tests\", score: 5, aggregation: sum }", ""),
        ("broken", ["0", "2.5", "2"], "", "the tests of `tests` are worth different numbers of points"),
        ("odd", ["0", "2.25", "2.25"], "", "`tests` is worth 4.5, which is not a whole number"),
    ] {
        desk.write("there/double/problem.xml", &point(XML, points));
        let ran = desk.run(&format!("import polygon there/double --slug {slug}"));
        assert!(ran.code.number() == 0 && ran.stderr.contains(said), "{slug}: {}", ran.page());
        let spec = desk.read(&format!("problems/{slug}/spec.yaml"));
        assert!(spec.contains(wanted) && spec.contains("groups:") != wanted.is_empty(), "{slug}: {spec}");
    }
}

#[test]
fn an_interactor_for_both_interfaces_goes_to_kattis_and_to_polygon_and_says_the_same_when_it_returns() {
    let desk = Desk::empty("polygon-talks");
    desk.write("problems/README.md", "A collection.\n");
    if !has_python(&desk) {
        return;
    }
    let ran = desk.run("new guess --interactive --language python");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    let folder = "problems/guess";
    let text = desk.read(&format!("{folder}/spec.yaml"));
    let plain: Vec<&str> = text.lines().map(|line| line.split(" # <--").next().unwrap()).collect();
    desk.write(&format!("{folder}/spec.yaml"), &plain.join("\n").replace("# <-- what every hidden input keeps:", ""));
    let right = desk.read(&format!("{folder}/submissions/draft/solution.py"));
    desk.write(&format!("{folder}/submissions/accepted/halves.py"), &right);
    desk.write(&format!("{folder}/submissions/wrong_answer/one.py"), "input()\nprint('! 1', flush=True)\n");
    for to in ["kattis", "polygon"] {
        let ran = desk.run(&format!("export {to} guess -o {to}"));
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
        let ran = desk.run(&format!("import {to} {to} --slug from-{to}"));
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
        let verdicts: Vec<String> = verdicts(&desk, &format!("from-{to}")).into_values().collect();
        assert_eq!(verdicts, ["accepted", "wrong_answer"], "{to}");
    }
    let spec = desk.read("problems/from-polygon/spec.yaml");
    assert!(spec.contains("interactor: { program: interactor.py, interface: testlib }"), "{spec}");
    assert!(!spec.contains("checker:"), "{spec}");
    assert!(desk.read("polygon/statements/english/problem.tex").contains("\\Interaction"));
}
