//! Long runs in parts: the bytes of one run however it is cut and whoever makes the parts, and nothing believed but whole parts of the same run.

use crate::desk::Desk;
use crate::records::{self, RIGHT};
use serde_json::{Value, json};
use std::fs;

/// Two problems with submissions, one that is broken, and one without submissions.
fn desk(name: &str) -> Desk {
    let desk = records::desk(&format!("parts-{name}"));
    desk.write("problems/sum/submissions/wrong_answer/six.py", "print(6)\n");
    desk.write("problems/total/spec.yaml", records::SPEC);
    desk.write("problems/total/submissions/accepted/sum.py", RIGHT);
    desk.write("problems/total/submissions/run_time_error/crash.py", "raise ValueError(7)\n");
    desk.write("problems/torn/spec.yaml", "format: 1\ntitle: [\n");
    desk.write("problems/alone/spec.yaml", &records::SPEC.replace("model: accepted/sum.py\n", ""));
    desk
}

/// The words of a line.
fn words(line: &str) -> Vec<&str> {
    line.split(' ').collect()
}

/// Makes the parts of a command, the last one first and the first one twice; gives the line that puts them together.
fn parts(desk: &Desk, command: &str, of: usize) -> String {
    let file = |number: usize| format!("{of}-{number}.jsonl");
    for number in (1..=of).rev().chain([1]) {
        let line = format!("{command} --part {number}/{of} --output {}", file(number));
        let (code, text, said) = desk.call(&words(&line), "");
        assert!(code == 0 && text.is_empty(), "{line}: {code}\n{said}");
    }
    let files: Vec<String> = (1..=of).map(file).rev().collect();
    format!("{command} --parts {}", files.join(" "))
}

/// How a command ends and what it prints, with what it writes into these files.
fn whole(desk: &Desk, line: &str, files: &[&str]) -> (i32, String, Vec<String>) {
    let (code, text, said) = desk.call(&words(line), "");
    assert!(!text.is_empty(), "{line}: {said}");
    (code, text, files.iter().map(|file| desk.read(file)).collect())
}

/// Fails with little text: whole tables are long.
fn same<T: PartialEq + std::fmt::Debug>(left: &T, right: &T, what: &str) {
    if left != right {
        let [left, right] = [left, right].map(|value| format!("{value:#?}"));
        let other = left.lines().zip(right.lines()).find(|(left, right)| left != right);
        panic!("{what}: {other:#?}");
    }
}

#[test]
fn verdicts_in_parts_are_table_json_matrix_and_reports_of_one_run_and_a_broken_problem_is_told_once() {
    let desk = desk("judge");
    let files = ["page.html", "junit.xml", "table.csv"];
    let reports = "--report page.html --junit junit.xml --csv table.csv";
    // What is recalled has the same figures in both.
    let runs = |line: &str| [whole(&desk, line, &[]), whole(&desk, &format!("--format json {line}"), &[])];
    whole(&desk, "judge", &[]);
    let one = runs("judge");
    assert_eq!((one[0].0, one[1].0), (2, 2), "the broken spec ends it");
    // Two parts share a problem, and of nine some are empty.
    for of in [2, 9] {
        let line = parts(&desk, "judge", of);
        same(&runs(&line), &one, &line);
        assert_eq!(desk.call(&words(&line), "").2.matches("problems/torn/spec.yaml").count(), 1);
    }
    whole(&desk, "judge --matrix", &[]);
    let matrix = whole(&desk, &format!("judge --matrix {reports}"), &files);
    let line = format!("{} {reports}", parts(&desk, "judge --matrix", 3));
    same(&whole(&desk, &line, &files), &matrix, &line);
    // Nothing runs where parts are put together.
    let line = parts(&desk, "judge", 2);
    desk.write("languages.yaml", "- name: python\n  runtime: [no-such-python]\n");
    same(&desk.call(&words(&line), "").1, &one[0].1, &line);
}

#[test]
fn what_the_search_finds_behind_the_cases_is_shown_as_in_one_run() {
    let desk = desk("search");
    desk.edit("problems/sum/spec.yaml", "a[i] <= 3", "a[i] <= 9");
    let rare = "input()\na = list(map(int, input().split()))\nprint(7 if a == [4, 1] else sum(a))\n";
    desk.write("problems/sum/submissions/wrong_answer/rare.py", rare);
    // What the search refuses is judged each time, and has other figures then.
    let runs = |line: &str| {
        let text = desk.run(line).stdout;
        let text: Vec<String> =
            text.lines().map(|line| line.split(" inputs tried in ").next().unwrap().to_owned()).collect();
        let mut json: Value = serde_json::from_str(&whole(&desk, &format!("--format json {line}"), &[]).1).unwrap();
        for row in json["results"].as_array_mut().unwrap() {
            row["cases"] = Value::Null;
            row["search"].as_object_mut().map(|search| search.remove("seconds"));
        }
        (text, json)
    };
    let command = "judge sum --search 300";
    whole(&desk, command, &[]);
    let one = runs(command);
    assert!(one.0.iter().any(|line| line.contains("4 1")), "{:?}", one.0);
    same(&runs(&parts(&desk, command, 2)), &one, command);
}

/// Records of submissions, one of which is no record.
fn write_records(desk: &Desk) {
    let crash = "raise ValueError(object())\n";
    let codes = [RIGHT, "print(6)\n", "print(6)\n", crash, "print(1)\n"];
    let record = |(id, code): (usize, &&str)| {
        let expected = if id == 0 { "accepted" } else { "wrong_answer" };
        json!({ "id": id, "problem": "sum", "language": "python", "code": code, "expected": expected }).to_string()
    };
    let mut lines: Vec<String> = codes.iter().enumerate().map(record).collect();
    lines.insert(2, "no json".to_owned());
    desk.write("records.jsonl", &lines.join("\n"));
}

#[test]
fn answers_to_records_in_parts_are_those_of_one_run_with_table_reports_and_exit_code() {
    let desk = desk("records");
    write_records(&desk);
    let reports = "--output answers.jsonl --report page.html --csv table.csv";
    let run = |line: &str| {
        let (code, text, said) = desk.call(&words(line), "");
        let written = desk.call(&words(&format!("{line} {reports}")), "");
        let files = ["answers.jsonl", "page.html", "table.csv"].map(|file| desk.read(file));
        fs::remove_file(desk.root.join("answers.jsonl")).unwrap();
        (code, text, said, written, files)
    };
    let one = run("judge --from records.jsonl");
    assert!(one.0 == 1 && one.1.lines().count() == 6, "{}{}", one.1, one.2);
    assert!(one.1.contains("<object object at 0x...>"), "an address is nobody's verdict: {}", one.1);
    for of in [3, 8] {
        assert_eq!(run(&parts(&desk, "judge --from records.jsonl", of)), one, "{of} parts");
    }
}

#[test]
fn cases_made_in_parts_are_told_and_written_as_by_one_run() {
    let desk = desk("gen");
    let (code, made, said) = desk.call(&["gen"], "");
    assert_eq!(code, 2, "{said}");
    let pages = ["sum", "total"].map(|slug| desk.read(&format!("cases/{slug}.yaml")));
    fs::remove_dir_all(desk.root.join("cases")).unwrap();
    let line = "gen --part 1/2 --output 1.jsonl";
    assert_eq!(desk.call(&words(line), "").0, 0);
    assert!(desk.root.join("cases/sum.yaml").is_file() && !desk.root.join("cases/total.yaml").exists());
    assert_eq!(desk.call(&words("gen --part 2/2 --output 2.jsonl"), "").0, 0);
    assert_eq!(pages, ["sum", "total"].map(|slug| desk.read(&format!("cases/{slug}.yaml"))));
    let (found, text, _) = desk.call(&words("gen --parts 1.jsonl 2.jsonl"), "");
    assert_eq!((found, text), (code, made));
    desk.edit("problems/sum/spec.yaml", "1 <= a.length", "2 <= a.length");
    let reports = "--report page.html --junit junit.xml";
    let check = |line: &str| {
        (desk.call(&words(line), ""), whole(&desk, &format!("{line} {reports}"), &["page.html", "junit.xml"]))
    };
    let one = check("gen --check sum total");
    assert!(one.0.0 == 1 && one.0.2.contains("the page is stale"), "{:?}", one.0);
    assert_eq!(check(&parts(&desk, "gen --check sum total", 2)), one);
}

#[test]
fn strength_measured_in_parts_is_what_one_run_measures_but_for_its_seconds() {
    let desk = desk("strength");
    let command = "strength --search 50";
    let run = |line: &str| {
        let (code, text, said) = desk.call(&words(&format!("--format json {line}")), "");
        let mut found: Value = serde_json::from_str(&text).unwrap();
        for row in found["results"].as_array_mut().unwrap() {
            row.as_object_mut().unwrap().retain(|name, _| !name.starts_with("seconds"));
        }
        assert!(desk.call(&words(line), "").1.contains("mutants killed"), "{said}");
        (code, found, said.matches("torn").count())
    };
    let one = run(command);
    assert_eq!(one.1["results"][1]["wrong_submissions"][0]["submission"], "wrong_answer/six.py", "{}", one.1);
    assert_eq!(run(&parts(&desk, command, 2)), one);
}

#[test]
fn what_is_missing_cut_short_double_or_of_another_run_is_refused_with_what_to_do() {
    let desk = desk("refused");
    write_records(&desk);
    let line = parts(&desk, "judge --from records.jsonl --search 0", 2);
    assert_eq!(desk.call(&words(&line), "").0, 1);
    let first = desk.read("2-1.jsonl");
    let refused = |line: &str, code: i32, wanted: &[&str]| {
        let (found, text, said) = desk.call(&words(line), "");
        assert!(found == code && text.is_empty(), "{found}: {text}{said}");
        assert!(wanted.iter().all(|wanted| said.contains(wanted)), "{wanted:?}: {said}");
    };
    let from = "judge --from records.jsonl --search 0";
    refused(&format!("{from} --parts 2-2.jsonl"), 3, &["missing: part 1/2", "--part I/2"]);
    desk.write("copy.jsonl", &first);
    refused(&format!("{line} copy.jsonl"), 2, &["part 1/2 is in both 2-1.jsonl and copy.jsonl"]);
    refused(&format!("{from} --parts records.jsonl"), 2, &["records.jsonl is not a part of a run"]);
    refused(&format!("{from} --parts nowhere"), 2, &["cannot read nowhere"]);
    refused(&format!("{from} --parts /dev/zero"), 2, &["/dev/zero is a folder, a pipe or a device"]);
    refused(
        "gen --parts 2-1.jsonl",
        2,
        &["2-1.jsonl is a part of `ojkit judge --from --search 0`, and this is `ojkit gen`"],
    );
    refused(&format!("{line} --report 2-1.jsonl"), 2, &["2-1.jsonl is one of the parts"]);
    refused(&format!("{line} --output 2-2.jsonl"), 2, &["2-2.jsonl is one of the parts"]);
    desk.call(&words(&format!("{from} --part 1/99 --output many.jsonl")), "");
    refused(&format!("{from} --parts many.jsonl"), 3, &["parts 2/99, 3/99, ", "21/99, and 78 more\n"]);
    refused(
        &line.replace("--search 0", "--search 9"),
        2,
        &["2-2.jsonl is a part of `ojkit judge --from --search 0`, and this is `ojkit judge --from --search 9`"],
    );
    desk.call(&words(&format!("{from} --part 1/3 --output third.jsonl")), "");
    refused(
        &format!("{from} --parts 2-2.jsonl third.jsonl"),
        2,
        &["third.jsonl is one of 3 parts, and 2-2.jsonl one of 2"],
    );
    let (head, rows) = first.split_once('\n').unwrap();
    let (cut, last) = (first.len() - 20, first.trim_end().rfind('\n').unwrap());
    let edited = [
        (String::new(), 3, "2-1.jsonl is empty"),
        (head.to_owned(), 3, "2-1.jsonl is cut short: 0 of 3 rows; make it again with --part 1/2"),
        (format!("{head}\n"), 3, "cut short: 0 of 3 rows"),
        (first[..cut].to_owned(), 3, "cut short: 2 of 3 rows"),
        (first[..first.len() - 1].to_owned(), 3, "cut short: 2 of 3 rows"),
        (first[..head.len() - 9].to_owned(), 3, "2-1.jsonl is cut short in its first line"),
        (first[..5].to_owned(), 3, "2-1.jsonl is cut short in its first line"),
        (first.replacen("{\"as_expected", "{as_expected", 1), 2, "2-1.jsonl is not as it was written"),
        (first.replacen("wrong_answer", "accepted", 1), 2, "2-1.jsonl is not as it was written"),
        (format!("{first}{{}}\n"), 2, "2-1.jsonl is not as it was written"),
        (first[..=last].replace("\"rows\":3", "\"rows\":2"), 2, "make it again with --part 1/2"),
        (first.replace("\"1/2\"", "\"3/2\""), 2, "is not a part of a run"),
        (first.replace("\"1/2\"", "\"0/0\""), 2, "is not a part of a run"),
        (format!("{}\n{rows}", head.replace("\"kit\":\"", "\"kit\":\"9.")), 2, "2-1.jsonl is by ojkit 9."),
        (format!("{}\n{rows}", head.replace("\"tier\":\"", "\"tier\":\"T9, now ")), 2, "2-1.jsonl ran under T9"),
        (format!("{}\n{rows}", head.replace("\"total\":\"", "\"total\":\"0")), 2, "other files of the problem total"),
        (format!("{}\n{rows}", head.replace("\"total\":\"", "\"toll\":\"0")), 2, "was made with the problem toll"),
    ];
    for (text, code, wanted) in edited {
        assert_ne!(text, first, "{wanted}");
        desk.write("2-1.jsonl", &text);
        refused(&line, code, &[wanted]);
    }
    desk.write("2-1.jsonl", &first);
    let (code, whole, _) = desk.call(&words(&line), "");
    // What nothing rests on may change; what a verdict rests on may not.
    desk.write("problems/sum/statement.md", "# Another sum\n");
    desk.write("problems/sum/submissions/accepted/.sum.py.swp", "swap");
    assert_eq!(desk.call(&words(&line), ""), (code, whole, desk.call(&words(from), "").2));
    desk.write("problems/sum/submissions/accepted/sum.py", &format!("{RIGHT}\n"));
    refused(&line, 2, &["other files of the problem sum", "make them again"]);
    desk.write("problems/sum/submissions/accepted/sum.py", RIGHT);
    desk.edit("records.jsonl", "print(1)", "print(2)");
    refused(&line, 2, &["was made of other records"]);
}

#[test]
fn a_part_goes_to_a_file_or_to_standard_output_and_what_has_no_parts_is_refused_before_anything_runs() {
    let desk = desk("usage");
    write_records(&desk);
    let (_, text, _) = desk.call(&words("judge --part 2/3"), "");
    desk.call(&words("judge --part 2/3 --output part.jsonl"), "");
    // Times are those of each run, and so is the digest of rows that have them.
    let known = |line: &str| {
        let pieces = line.split("time_ms").next().unwrap().split("\"sha256\":\"");
        pieces.map(|piece| piece.trim_start_matches(|c: char| c.is_ascii_hexdigit())).collect::<String>()
    };
    let rows = |text: &str| text.lines().map(known).collect::<Vec<_>>();
    assert_eq!(rows(&text), rows(&desk.read("part.jsonl")));
    assert!(text.lines().next().unwrap().starts_with("{\"part\":\"2/3\","), "{text}");
    for (line, wanted) in [
        ("judge --part 0/3", "part 2 of 5"),
        ("judge --part 4/3", "part 2 of 5"),
        ("judge --part 1/3 --parts part.jsonl", "cannot be used with"),
        ("judge --part 1/3 --output records.jsonl", "--output: records.jsonl is there and is not a part"),
        ("--format json judge --part 1/3", "a part has no report of its own"),
        ("judge --from records.jsonl --matrix", "cannot be used with"),
        ("judge --part 1/3 --csv table.csv", "a part has no report of its own"),
        ("judge --part 1/3 --output nowhere/part.jsonl", "there is no folder for nowhere/part.jsonl"),
        ("judge --output part.jsonl", "--output is for --from, for --part and for --share"),
        ("judge problems/sum/submissions/accepted/sum.py --part 1/3", "one of a collection's submissions"),
        ("judge sum --against x.py --parts part.jsonl", "one of a collection's submissions"),
        ("judge --from - --part 1/3", "standard input has no parts"),
        ("--format jsonl judge --part 1/3", "neither a part nor --parts says what happens"),
        ("gen --show sample --part 1/3", "--show writes nothing"),
        ("gen --output part.jsonl", "--part"),
        ("strength --fix --part 1/3", "--fix changes the problems"),
    ] {
        let (code, text, said) = desk.call(&words(line), "");
        assert!(code == 2 && text.is_empty() && said.contains(wanted), "{line}: {code}: {text}{said}");
    }
    assert!(!desk.root.join("table.csv").exists());
}
