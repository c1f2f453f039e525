//! Problems that are nothing but samples, as they lie in a folder.

use crate::desk::Desk;

const SUM: &str = "n = int(input())\nprint(sum(map(int, input().split())))\n";
const FIRST: &str = "n = int(input())\nprint(input().split()[0])\n";

const HABITS: [[&str; 4]; 4] = [
    ["1.in", "1.out", "2.in", "2.out"],
    ["sample/1.in", "sample/1.ans", "sample/2.in", "sample/2.ans"],
    ["input1.txt", "output1.txt", "input2.txt", "output2.txt"],
    ["test/sample-1.in", "test/sample-1.out", "test/sample-2.in", "test/sample-2.out"],
];

fn put(desk: &Desk, folder: &str, habit: [&str; 4]) {
    for (file, text) in habit.into_iter().zip(["1\n5\n", "5\n", "3\n1 2 3\n", "6\n"]) {
        desk.write(&format!("{folder}{file}"), text);
    }
}

#[test]
fn a_folder_with_samples_and_a_program_is_enough() {
    for (number, habit) in HABITS.into_iter().enumerate() {
        let desk = Desk::empty_elsewhere(&format!("samples-{number}"));
        put(&desk, "", habit);
        desk.write("a.py", SUM);
        let ran = desk.run("test");
        assert!(ran.code.number() == 0 && ran.stdout.contains("Passed 2 samples"), "{}", ran.page());
        desk.write("a.py", FIRST);
        let ran = desk.run("test a.py");
        assert!(ran.code.number() == 1 && ran.stdout.contains("wrong_answer on sample/"), "{}", ran.page());
        assert!(ran.stdout.contains("1 2 3") && ran.stdout.contains("^"), "{}", ran.page());
        let before: Vec<_> = std::fs::read_dir(&desk.root).unwrap().map(|e| e.unwrap().file_name()).collect();
        assert!(!before.iter().any(|name| name == "cases" || name == "problems"), "{before:?}");
    }
}

#[test]
fn one_side_of_a_sample_alone_is_named_and_inputs_without_an_ending_pair_up_with_their_answers() {
    let desk = Desk::empty_elsewhere("samples-lonely");
    for (file, text) in [("1.in", "1\n5\n"), ("1.out", "5\n"), ("2.in", "2\n4 4\n"), ("3.out", "7\n")] {
        desk.write(file, text);
    }
    desk.write("a.py", SUM);
    let ran = desk.run("test a.py");
    assert!(ran.stderr.contains("2.in is a sample without an answer, such as 2.ans"), "{}", ran.page());
    assert!(ran.stderr.contains("3.out is the answer of a sample without an input, such as 3.in"), "{}", ran.page());
    assert!(ran.stdout.contains("Passed 1 sample; 1 other sample has no expected answer"), "{}", ran.page());
    // An input of the user's has the answer beside it.
    let ran = desk.run("run a.py --input 1.in");
    assert!(ran.stderr.contains("the expected answer is that in 1.out"), "{}", ran.page());
    desk.write("a.py", "print(0)\n");
    assert!(desk.run("run a.py --input 1.in").stdout.contains("wrong_answer"));
    for (number, [input, answer]) in
        [["sample1.txt", "sample1_out.txt"], ["1.txt", "1.a.txt"], ["1", "1.a"]].into_iter().enumerate()
    {
        let desk = Desk::empty_elsewhere(&format!("samples-named-{number}"));
        desk.write(input, "1\n5\n");
        desk.write(answer, "5\n");
        desk.write("a.py", SUM);
        let ran = desk.run("test a.py");
        assert!(ran.stdout.contains("Passed 1 sample"), "{input}: {}", ran.page());
    }
}

#[test]
fn a_module_beside_a_submission_is_not_there_since_sites_take_one_file() {
    let desk = Desk::empty_elsewhere("samples-module");
    put(&desk, "", HABITS[0]);
    desk.write("helper.py", SUM);
    desk.write("a.py", "import helper\n");
    let ran = desk.run("test a.py");
    assert!(ran.code.number() == 1 && ran.stdout.contains("No module named 'helper'"), "{}", ran.page());
}

#[test]
fn a_problem_of_a_collection_may_be_nothing_but_samples() {
    let desk = Desk::empty("samples-of-collection");
    put(&desk, "problems/sum/", HABITS[1]);
    desk.write("problems/sum/submissions/accepted/sum.py", SUM);
    desk.write("problems/sum/submissions/wrong_answer/first.py", FIRST);
    let ran = desk.run("judge");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stdout.contains("2 as expected"), "{}", ran.page());
    let ran = desk.run("run problems/sum/submissions/accepted/sum.py --case sample/2");
    assert!(ran.code.number() == 0 && ran.stdout.contains("accepted"), "{}", ran.page());
    let ran = desk.run_on("run problems/sum/submissions/accepted/sum.py --input -", "2\n4 5\n");
    assert!(ran.stdout.contains("9"), "{}", ran.page());
    let ran = desk.run("submit problems/sum/submissions/accepted/sum.py --to codeforces");
    assert!(ran.code.number() == 0 && ran.stdout == SUM, "{}", ran.page());
    let ran = desk.run("submit problems/sum/submissions/wrong_answer/first.py --to codeforces");
    assert!(ran.code.number() == 1 && ran.stdout.is_empty(), "{}", ran.page());
    for command in ["stress problems/sum/submissions/accepted/sum.py", "gen sum", "strength sum"] {
        let ran = desk.run(command);
        assert!(ran.code.number() == 2 && ran.stderr.contains("has only samples"), "{command}: {}", ran.page());
    }
    assert_eq!(desk.run("gen").code.number(), 0);
    assert_eq!(desk.run("list").code.number(), 0);
    assert!(!desk.root.join("cases/sum.yaml").exists());
}

#[test]
fn a_spec_without_parameters_has_limits_and_samples_of_its_own() {
    let desk = Desk::empty("samples-of-spec");
    desk.write(
        "problems/sum/spec.yaml",
        "format: 1\ntitle: Sum\nlimits: { time_ms: 300 }\nexamples:\n  - stdin: |\n      1\n      5\n    stdout: |\n      5\n",
    );
    desk.write("problems/sum/submissions/draft/a.py", SUM);
    let ran = desk.run("test");
    assert!(ran.code.number() == 0 && ran.stdout.contains("Passed 1 sample"), "{}", ran.page());
    desk.write("problems/sum/submissions/draft/a.py", "while True: pass\n");
    let ran = desk.run("test");
    assert!(ran.code.number() == 1 && ran.stdout.contains("time_limit_exceeded on sample/1"), "{}", ran.page());
    // What says more of inputs needs them declared.
    desk.edit("problems/sum/spec.yaml", "limits:", "constraints: |\n  1 <= n <= 9\nlimits:");
    let ran = desk.run("test");
    assert!(ran.code.number() == 2 && ran.stderr.contains("lacks the key `parameters`"), "{}", ran.page());
}

#[test]
fn an_input_without_an_answer_is_run_and_not_called_accepted() {
    let desk = Desk::empty_elsewhere("samples-unanswered");
    desk.write("1.in", "1\n5\n");
    desk.write("a.py", SUM);
    let ran = desk.run("test");
    assert!(
        ran.code.number() == 1 && ran.stdout.contains("Not checked: 1 case has no expected answer"),
        "{}",
        ran.page()
    );
    assert!(!ran.stdout.contains("accepted"), "{}", ran.page());
}

#[test]
fn a_problem_without_any_sample_says_what_to_put_there() {
    let desk = Desk::empty("samples-none");
    desk.write("problems/sum/spec.yaml", "format: 1\ntitle: Sum\n");
    desk.write("problems/sum/submissions/draft/a.py", SUM);
    let ran = desk.run("test");
    assert!(ran.code.number() == 2 && ran.stderr.contains("sample/1.in"), "{}", ran.page());
}

/// A folder of samples that leave one layout: a number, and a list of that length.
fn lists(desk: &Desk, folder: &str, count: usize) {
    for (number, text) in ["1\n50\n", "3\n41 72 93\n", "2\n64 85\n"].iter().take(count).enumerate() {
        desk.write(&format!("{folder}/{}.in", number + 1), text);
        desk.write(&format!("{folder}/{}.ans", number + 1), "0\n");
    }
}

#[test]
fn samples_that_leave_one_layout_make_a_spec_that_draws_cases() {
    let desk = Desk::empty("samples-layout");
    lists(&desk, "problems/list/sample", 3);
    let ran = desk.run("import samples problems/list");
    assert!(ran.code.number() == 0 && ran.stdout.contains("3 samples leave one layout"), "{}", ran.page());
    let next = "next: ojkit test --watch problems/list/submissions/draft/solution.rs\n";
    assert!(ran.stdout.ends_with(next) && desk.read("problems/list/submissions/draft/solution.rs").contains("main"));
    let ran = desk.run("gen list --show random");
    assert!(ran.code.number() == 0 && ran.stdout.contains("secret/random/01"), "{}", ran.page());
    assert_eq!(desk.run("check list").code.number(), 0);
    // A sample that the layout does not read is told with its place.
    let spec = desk.read("problems/list/spec.yaml");
    desk.write("problems/list/spec.yaml", &spec.replace("    41 72 93\n", "    41 72\n"));
    let ran = desk.run("check list");
    assert!(ran.code.number() == 2 && ran.stderr.contains("expected 3 numbers (n), found 2"), "{}", ran.page());
}

#[test]
fn a_guess_stands_in_comments_and_a_spec_that_is_there_stays() {
    let desk = Desk::empty("samples-guess");
    lists(&desk, "problems/list/sample", 1);
    let ran = desk.run("import samples problems/list");
    assert!(ran.code.number() == 0 && ran.stdout.contains("not sure: there is only one sample"), "{}", ran.page());
    let spec = desk.read("problems/list/spec.yaml");
    assert!(spec.contains("# stdin: |") && !spec.contains("\nstdin:"), "{spec}");
    desk.write("problems/list/submissions/draft/a.py", "print(0)\n");
    let ran = desk.run("test list");
    assert!(ran.code.number() == 0 && ran.stdout.contains("Passed 1 sample"), "{}", ran.page());

    let ran = desk.run_on("import samples problems/list --input-format -", "N\nA_1 A_2 ... A_N\n");
    assert!(ran.code.number() == 0 && ran.stdout.contains("A.length == N"), "{}", ran.page());
    assert_eq!(desk.read("problems/list/spec.yaml"), spec);

    desk.write("problems/none/sample/1.in", "");
    let ran = desk.run("import samples problems/none");
    assert!(ran.code.number() == 2 && ran.stderr.contains("no layout"), "{}", ran.page());
    let ran = desk.run("import samples problems/nothing");
    assert!(ran.code.number() == 2 && ran.stderr.contains("no samples"), "{}", ran.page());
}

#[test]
fn a_saved_atcoder_page_becomes_a_folder_once() {
    let desk = Desk::empty("samples-atcoder");
    desk.write("problems/.keep", "");
    let page = "<title>A - Sum</title><h3>Constraints</h3><ul><li><var>1 \\leq N \\leq 9</var></li><li><var>N</var> is nice.</li></ul>\
        <h3>Input</h3><pre><var>N</var>\n</pre><h3>Sample Input 1</h3><pre>3\n</pre><h3>Sample Output 1</h3><pre>6\n</pre>";
    desk.write("page.html", page);
    desk.write("half.html", &page[..page.find("<h3>Sample Output").unwrap()]);
    let ran = desk.run("import atcoder page.html half.html");
    assert!(ran.code.number() == 2 && ran.stderr.contains("half.html: sample input 1 has no output"), "{}", ran.page());
    assert!(
        ran.stdout.contains("problems/sum: 1 sample, its layout is the page's, 1 constraint line enforced"),
        "{}",
        ran.page()
    );
    assert!(ran.stdout.contains("not enforced: N is nice"), "{}", ran.page());
    assert_eq!(desk.run("check sum").code.number(), 0);
    let before = desk.read("problems/sum/spec.yaml");
    let ran = desk.run("import atcoder page.html");
    assert!(ran.code.number() == 2 && ran.stderr.contains("is there already"), "{}", ran.page());
    assert_eq!(desk.read("problems/sum/spec.yaml"), before);
}
