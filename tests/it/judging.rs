//! Real programs are judged: verdicts, checker programs, answers.

use crate::kit::{self, Folder};
use std::fs;

use ojkit_draw::Bound;
use ojkit_judge::answers::{self, Question, Solvers, Trouble};
use ojkit_judge::earlier::Earlier;
use ojkit_judge::submission::{self, Entry, Event, Options};
use ojkit_languages::{Config, Machine};
use ojkit_model::case::{Case, Recipe};
use ojkit_model::input::Field;
use ojkit_model::judgement::Judgement;
use ojkit_model::limits::Limits;
use ojkit_model::problem::{Checker, CheckerInterface, Problem};
use ojkit_model::signature::{Parameter, Signature, Type};
use ojkit_model::verdict::Verdict;

/// Reads two numbers and prints their sum; `{}` stands for what is done with it.
const SUM: &str = "use std::io::Read;
fn main() {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().unwrap()).collect();
    let sum = numbers[0] + numbers[1];
    {}
}
";

/// A problem folder with these files, each given as what it does with the sum, or as a whole program.
fn folder(name: &str, checker: Checker, files: &[(&str, &str)]) -> Folder {
    let problem = Problem { checker, ..Problem::default() };
    of_problem(name, problem, files)
}

fn of_problem(name: &str, problem: Problem, files: &[(&str, &str)]) -> Folder {
    // Ample for programs that add two numbers, and soon over for a sleeper.
    let limits = Limits { time_ms: 300, ..Limits::default() };
    let bound = Bound::new(Problem { slug: name.to_string(), limits, ..problem }, "spec.yaml").unwrap();
    let whole = |text: &str| if text.contains("fn main") { text.to_string() } else { SUM.replace("{}", text) };
    let files: Vec<(&str, String)> = files.iter().map(|(file, text)| (*file, whole(text))).collect();
    Folder::new(&format!("judging/{name}"), bound, &files)
}

impl Folder {
    fn judge(&self, cases: &[Case], jobs: usize, all_cases: bool) -> (Vec<Judgement>, Vec<Event>) {
        self.judge_with(cases, jobs, all_cases, None)
    }

    fn judge_with(
        &self,
        cases: &[Case],
        jobs: usize,
        all_cases: bool,
        earlier: Option<&Earlier>,
    ) -> (Vec<Judgement>, Vec<Event>) {
        let submissions = self.submissions();
        let entries: Vec<Entry> =
            submissions.iter().map(|submission| Entry { bound: &self.bound, submission, cases }).collect();
        let mut events = Vec::new();
        let options = Options { jobs, all_cases, earlier, ..Options::default() };
        let judgements = submission::judge(&self.machine, &entries, &options, &mut |event| events.push(event));
        (judgements, events)
    }
}

fn case(name: &str, input: &str, answer: &str) -> Case {
    let group = name.rsplit('/').nth(1).unwrap().to_string();
    Case {
        name: name.to_string(),
        group,
        recipe: Recipe::Text(input.to_string()),
        input: input.into(),
        answer: (!answer.is_empty()).then(|| answer.into()),
        ..Case::default()
    }
}

fn cases() -> Vec<Case> {
    vec![
        case("secret/large/01", "1000 2000\n", "3000\n"),
        case("secret/edge/01", "0 0\n", "0\n"),
        case("sample/1", "1 2\n", "3\n"),
        case("secret/edge/02", "-5 2\n", "-3\n"),
    ]
}

/// Verdict and first failure of each submission, by its path.
fn findings(judgements: &[Judgement]) -> Vec<(&str, Verdict, &str, &str)> {
    judgements
        .iter()
        .map(|judgement| {
            assert_eq!(judgement.skipped, None, "rustc is here");
            let first = judgement.findings.iter().find(|one| one.is_failure());
            assert_eq!(judgement.failure().as_ref(), first);
            let (case, message) = first.map_or(("", ""), |one| (&one.case, &one.message));
            (judgement.submission.as_str(), first.map_or(Verdict::Accepted, |one| one.verdict), case, message)
        })
        .collect()
}

#[test]
fn each_submission_gets_the_verdict_of_its_first_failing_case_and_its_directory_says_whether_that_was_expected() {
    let collection = folder(
        "sum",
        Checker::Tokens,
        &[
            ("submissions/accepted/right.rs", "println!(\"{sum}\");"),
            ("submissions/accepted/wrong_sign.rs", "println!(\"{}\", sum.abs());"),
            ("submissions/wrong_answer/late.rs", "println!(\"{}\", if sum > 100 { 0 } else { sum });"),
            (
                "submissions/run_time_error/division.rs",
                "println!(\"{}\", sum / (sum + 3) * (sum + 3) + sum % (sum + 3));",
            ),
            ("submissions/run_time_error/no_such_number.rs", "std::process::exit(if sum == 3 { 0 } else { 7 });"),
            (
                "submissions/time_limit_exceeded/sleeper.rs",
                "std::thread::sleep(std::time::Duration::from_secs(sum as u64 * 100));",
            ),
            ("submissions/compile_error/typo.rs", "printn!(\"{sum}\");"),
            ("submissions/draft/solution.rs", "println!(\"0{sum}\");"),
        ],
    );
    let (judgements, events) = collection.judge(&cases(), 3, false);
    let found = findings(&judgements);
    assert_eq!(found[0], ("accepted/right.rs", Verdict::Accepted, "", ""));
    assert_eq!(
        found[1],
        ("accepted/wrong_sign.rs", Verdict::WrongAnswer, "secret/edge/02", "line 1, token 1: expected -3, got 3")
    );
    assert_eq!(
        found[2],
        ("wrong_answer/late.rs", Verdict::WrongAnswer, "secret/large/01", "line 1, token 1: expected 3000, got 0")
    );
    assert_eq!(found[3].0, "time_limit_exceeded/sleeper.rs");
    assert_eq!((found[3].1, found[3].2), (Verdict::TimeLimitExceeded, "sample/1"));
    assert_eq!((found[4].1, found[4].2), (Verdict::RunTimeError, "secret/edge/02"));
    assert!(found[4].3.contains("divide by zero"), "{}", found[4].3);
    assert_eq!(
        found[5],
        ("run_time_error/no_such_number.rs", Verdict::WrongAnswer, "sample/1", "the output is empty: expected 3")
    );
    assert_eq!((found[6].1, found[6].2), (Verdict::CompileError, ""));
    assert!(found[6].3.contains("printn"), "{}", found[6].3);
    assert_eq!(found[7].1, Verdict::WrongAnswer);
    let as_expected: Vec<bool> = judgements.iter().map(Judgement::as_expected).collect();
    assert_eq!(as_expected, [true, false, true, true, true, false, true, true]);
    assert_eq!(judgements[1].cases().len(), 3, "cases after the first failure are not reported");
    assert_eq!(events[0], Event::Begun { submissions: 8, cases: 32 });
}

#[test]
fn the_verdict_does_not_depend_on_jobs_nor_on_running_all_cases() {
    let collection = folder(
        "order",
        Checker::Tokens,
        &[
            ("submissions/accepted/right.rs", "println!(\"{sum}\");"),
            ("submissions/wrong_answer/many.rs", "println!(\"{}\", sum + if sum % 3 == 0 { 0 } else { 1 });"),
        ],
    );
    let cases: Vec<Case> =
        (0..20).map(|n| case(&format!("secret/edge/{n}"), &format!("{n} 0\n"), &format!("{n}\n"))).collect();
    let all = collection.judge(&cases, 2, true).0;
    let names = |judgement: &Judgement| judgement.cases().iter().map(|case| case.case.clone()).collect::<Vec<_>>();
    for jobs in [1, 4] {
        let some = collection.judge(&cases, jobs, false).0;
        assert_eq!(findings(&some), findings(&all));
        assert_eq!(names(&some[0]), names(&all[0]));
        assert_eq!(names(&some[1]), ["secret/edge/0", "secret/edge/1"]);
    }
    assert_eq!(all[1].cases().len(), 20);
}

#[test]
fn what_an_earlier_run_found_is_not_run_again_until_something_changes() {
    let files = [
        ("submissions/accepted/right.rs", "println!(\"{sum}\");"),
        ("submissions/accepted/wrong_sign.rs", "println!(\"{}\", sum.abs());"),
        ("submissions/wrong_answer/late.rs", "println!(\"{}\", if sum > 100 { 0 } else { sum });"),
        (
            "submissions/time_limit_exceeded/busy.rs",
            "while sum > 0 { std::hint::black_box(sum); } println!(\"{sum}\");",
        ),
        ("submissions/draft/solution.rs", "println!(\"{sum}\");"),
    ];
    let mut collection = folder("earlier", Checker::Tokens, &files);
    let mut cases = cases();
    // What this very test remembered yesterday must not be found today.
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_nanos() as i64;
    cases.push(case("secret/edge/03", &format!("-{now} 0\n"), &format!("-{now}\n")));
    let judge = |collection: &Folder, cases: &[Case], all_cases: bool| {
        let earlier = Earlier::of(&collection.machine).expect("this system tells when it was started");
        let (judgements, events) = collection.judge_with(cases, 2, all_cases, Some(&earlier));
        let ran = events.iter().filter(|event| matches!(event, Event::Judged(..))).count();
        let known: Vec<bool> = judgements.iter().map(|judgement| judgement.earlier).collect();
        (judgements, ran, known)
    };
    let none = [false; 5];
    let (first, _, known) = judge(&collection, &cases, false);
    assert_eq!(known, none);
    let (second, ran, known) = judge(&collection, &cases, false);
    // Neither what was unexpected nor a draft, of which nothing is expected.
    assert_eq!(known, [true, false, true, true, false]);
    assert!(ran <= 2 * cases.len());
    for (first, second) in first.iter().zip(&second).filter(|(_, second)| second.earlier) {
        assert_eq!(Judgement { earlier: true, ..first.clone() }, *second);
    }
    assert_eq!(findings(&first), findings(&second));

    assert_eq!(judge(&collection, &cases, true).2, none, "all cases are more than those up to the first failure");
    fs::write(collection.path.join(files[0].0), SUM.replace("{}", "println!(\" {sum}\");")).unwrap();
    assert_eq!(judge(&collection, &cases, false).2, [false, false, true, true, false]);
    let longer = Limits { time_ms: 310, ..collection.bound.problem.limits };
    let shorter = std::mem::replace(&mut collection.bound.problem.limits, longer);
    assert_eq!(judge(&collection, &cases, false).2, none);
    collection.bound.problem.limits = shorter;
    collection.bound.problem.checker = Checker::Exact;
    assert_eq!(judge(&collection, &cases, false).2, none);
    collection.bound.problem.checker = Checker::Tokens;
    cases[2].answer = Some(b"4\n".to_vec());
    assert_eq!(judge(&collection, &cases, false).2, none);
}

/// A checker by the interface of Kattis: any larger number is right, but 42 breaks it.
const KATTIS: &str = "use std::io::Read;
fn main() {
    let args: Vec<String> = std::env::args().collect();
    let answer: i64 = std::fs::read_to_string(&args[2]).unwrap().trim().parse().unwrap();
    assert!(std::fs::read_to_string(&args[1]).unwrap().contains(' '));
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text).unwrap();
    let output: i64 = text.trim().parse().unwrap();
    assert!(output != 42, \"42 is too much for me\");
    std::fs::write(format!(\"{}judgemessage.txt\", args[3]), format!(\"{output} against {answer}\\n\")).unwrap();
    std::process::exit(if output > answer { 42 } else { 43 });
}
";

/// The same by the interface of testlib.
const TESTLIB: &str = "fn main() {
    let args: Vec<String> = std::env::args().collect();
    let read = |n: usize| std::fs::read_to_string(&args[n]).unwrap();
    assert!(read(1).contains(' '));
    let (output, answer): (i64, i64) = (read(2).trim().parse().unwrap(), read(3).trim().parse().unwrap());
    assert!(output != 42, \"42 is too much for me\");
    eprintln!(\"{output} against {answer}\");
    std::process::exit(if output > answer { 0 } else if output == answer { 1 } else { 2 });
}
";

#[test]
fn a_checker_program_is_asked_through_its_interface_and_its_failure_is_never_the_submissions() {
    for (name, interface, text) in
        [("kattis", CheckerInterface::Kattis, KATTIS), ("testlib", CheckerInterface::Testlib, TESTLIB)]
    {
        let checker = Checker::Program { file: "checker.rs".to_string(), interface };
        let collection = folder(
            name,
            checker,
            &[
                ("checker.rs", text),
                ("submissions/accepted/larger.rs", "println!(\"{}\", sum + 1);"),
                ("submissions/wrong_answer/equal.rs", "println!(\"{sum}\");"),
                ("submissions/wrong_answer/smaller.rs", "println!(\"{}\", sum - 1);"),
                ("submissions/draft/unlucky.rs", "println!(\"{}\", sum.max(42));"),
            ],
        );
        let (judgements, _) = collection.judge(&cases(), 2, false);
        let found = findings(&judgements);
        assert_eq!(found[0], ("accepted/larger.rs", Verdict::Accepted, "", ""));
        assert_eq!(found[1], ("wrong_answer/equal.rs", Verdict::WrongAnswer, "sample/1", "3 against 3"));
        assert_eq!(found[2], ("wrong_answer/smaller.rs", Verdict::WrongAnswer, "sample/1", "2 against 3"));
        assert_eq!((found[3].1, found[3].2), (Verdict::JudgeError, "sample/1"));
        assert!(found[3].3.starts_with("the checker ended with exit code 101"), "{}", found[3].3);
        assert!(found[3].3.contains("42 is too much for me"), "{}", found[3].3);
        assert!(!judgements[3].as_expected(), "a failing checker is never as expected");
    }
}

#[test]
fn without_answers_only_crashes_time_and_the_possible_outputs_are_judged() {
    let mut collection = folder(
        "domain",
        Checker::Tokens,
        &[
            ("submissions/accepted/known.rs", "println!(\"{}\", if sum > 5 { \"Alice\" } else { \"Bob\" });"),
            ("submissions/wrong_answer/unknown.rs", "println!(\"{}\", if sum > 5 { \"alice\" } else { \"Bob\" });"),
        ],
    );
    collection.bound.problem.outputs = vec!["Alice".to_string(), "Bob".to_string()];
    let cases = [case("sample/1", "1 2\n", ""), case("secret/edge/1", "10 20\n", "")];
    let (judgements, _) = collection.judge(&cases, 1, false);
    let found = findings(&judgements);
    assert_eq!(found[0].1, Verdict::Accepted);
    assert_eq!(
        found[1],
        ("wrong_answer/unknown.rs", Verdict::WrongAnswer, "secret/edge/1", "expected one of Alice, Bob, got \"alice\"")
    );
}

#[test]
fn without_a_checker_a_different_answer_is_neither_right_nor_wrong() {
    let files = [
        ("submissions/accepted/model.rs", "println!(\"{sum}\");"),
        ("submissions/accepted/other.rs", "println!(\"{}\", sum + 1);"),
        ("submissions/run_time_error/crash.rs", "println!(\"{}\", 1 / (sum - 3));"),
    ];
    let collection = folder("unwritten", Checker::Unwritten, &files);
    let (judgements, _) = collection.judge(&cases(), 2, false);
    assert_eq!(judgements[0].verdict(), Some(Verdict::Accepted));
    assert_eq!((judgements[1].verdict(), judgements[1].standing().unanswered()), (None, 4));
    assert_eq!((judgements[1].as_expected(), judgements[1].failure()), (false, None));
    assert_eq!(judgements[2].verdict(), Some(Verdict::RunTimeError));

    let submissions = collection.submissions();
    let [model, other, _] = &submissions[..] else { panic!("{submissions:?}") };
    let questions =
        [Question { case: "secret/1", input: b"1 2\n", given: None, unsure: false, vouched: false, apart: false }];
    let solvers =
        Solvers { bound: &collection.bound, model, accepted: &[model, other], oracle: None, applies: &|_| false };
    let answers = answers::answer(&collection.machine, &solvers, &questions, 1, &mut || ()).unwrap();
    assert_eq!(answers.answers, [Ok(b"3\n".to_vec())]);
}

#[test]
fn answers_come_from_the_model_and_a_disagreement_shows_both_outputs() {
    let collection = folder(
        "answers",
        Checker::Tokens,
        &[
            ("submissions/accepted/model.rs", "println!(\"{sum}\");"),
            ("submissions/accepted/other.rs", "println!(\" {sum} \");"),
            ("submissions/time_limit_exceeded/oracle.rs", "println!(\"{}\", if sum > 10 { 0 } else { sum });"),
            ("submissions/wrong_answer/broken.rs", "printn!(\"{sum}\");"),
        ],
    );
    let submissions = collection.submissions();
    let [model, other, broken, oracle] = &submissions[..] else { panic!("{submissions:?}") };
    let texts: Vec<(String, String)> = (0..12).map(|n| (format!("secret/{n}"), format!("{n} 1\n"))).collect();
    let questions: Vec<Question> = texts
        .iter()
        .map(|(case, input)| Question {
            case,
            input: input.as_bytes(),
            given: None,
            unsure: false,
            vouched: false,
            apart: false,
        })
        .collect();
    let small = |input: &[u8]| input.len() <= 4;
    let solvers =
        Solvers { bound: &collection.bound, model, accepted: &[model, other], oracle: Some(oracle), applies: &small };
    let ask = |solvers: &Solvers| {
        let mut steps = 0;
        let result = answers::answer(&collection.machine, solvers, &questions, 2, &mut || steps += 1);
        (result, steps)
    };
    let (result, steps) = ask(&solvers);
    let result = result.unwrap();
    assert_eq!((steps, result.notes.len()), (12, 0));
    let expected: Vec<_> = (0..12).map(|n| Ok(format!("{}\n", n + 1).into_bytes())).collect();
    assert_eq!(result.answers, expected);

    let (result, _) = ask(&Solvers { applies: &|_| true, ..solvers });
    let Err(Trouble::Disagreement(found)) = result else { panic!("{result:?}") };
    assert_eq!(found.case, "secret/10");
    assert_eq!((found.one.as_str(), found.one_output.as_slice()), ("accepted/model.rs", &b"11\n"[..]));
    assert_eq!((found.other.as_str(), found.other_output.as_slice()), ("time_limit_exceeded/oracle.rs", &b"0\n"[..]));

    let (result, _) = ask(&Solvers { accepted: &[broken], ..solvers });
    assert!(result.unwrap().notes[0].starts_with("wrong_answer/broken.rs was not compared: "));
    let (result, _) = ask(&Solvers { model: broken, ..solvers });
    assert!(matches!(result, Err(Trouble::Build { whose, .. }) if whose == "the model wrong_answer/broken.rs"));
}

/// A problem with a function: the sum of a matrix.
fn matrix_sum(name: &str, files: &[(&str, &str)]) -> Folder {
    let row = Type::Array(Box::new(Type::Integer));
    let parameters = vec![Parameter { name: "grid".to_string(), ty: Type::Array(Box::new(row)) }];
    let fields = Field::of(&parameters);
    let function = Some("matrixSum".to_string());
    let signature = Signature { function, parameters, returns: Some(Type::Integer), class: None, calling: None };
    of_problem(name, Problem { signature, fields, ..Problem::default() }, files)
}

#[test]
fn a_file_with_a_solution_alone_is_judged_through_a_harness_and_a_main_is_preferred() {
    let solution =
        "pub fn matrix_sum(grid: Vec<Vec<i32>>) -> i32 { println!(\"looking\"); grid.iter().flatten().sum() }";
    let with_main = "struct Solution;
impl Solution { pub fn matrix_sum(grid: Vec<Vec<i32>>) -> i32 { -1 } }
fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let cells = text.lines().skip(1).enumerate().filter(|(i, _)| i % 2 == 1).flat_map(|(_, l)| l.split(' '));
    println!(\"{}\", cells.filter(|c| !c.is_empty()).map(|c| c.parse::<i32>().unwrap()).sum::<i32>());
}";
    let collection = matrix_sum(
        "doors",
        &[
            ("submissions/accepted/solution.rs", &format!("// no `fn main`\nimpl Solution {{ {solution} }}\n")),
            ("submissions/accepted/with_main.rs", with_main),
            (
                "submissions/compile_error/other_type.rs",
                "// no `fn main`\nimpl Solution { pub fn matrix_sum(grid: i32) -> i32 { grid } }",
            ),
            (
                "submissions/compile_error/typo.rs",
                "// no `fn main`\nimpl Solution {\n    pub fn matrix_sum(grid: Vec<Vec<i32>>) -> i32 { gird.len() }\n}",
            ),
        ],
    );
    let cases = [case("sample/1", "2\n2\n1 2\n1\n4\n", "7\n"), case("secret/edge/1", "0\n", "0\n")];
    let (judgements, _) = collection.judge(&cases, 2, false);
    let found = findings(&judgements);
    assert_eq!(found[0], ("accepted/solution.rs", Verdict::Accepted, "", ""));
    assert_eq!(found[1], ("accepted/with_main.rs", Verdict::Accepted, "", ""));
    assert_eq!(found[2].1, Verdict::CompileError);
    assert!(found[2].3.contains("other_type.rs") && found[2].3.contains("Vec<Vec<i32>>"), "{}", found[2].3);
    assert_eq!(found[3].1, Verdict::CompileError);
    assert!(found[3].3.contains("typo.rs:3:") && found[3].3.contains("gird"), "{}", found[3].3);
}

#[test]
fn a_single_run_gives_the_facts_beside_the_judgement() {
    let collection = folder(
        "single",
        Checker::Tokens,
        &[("submissions/draft/talks.rs", "eprintln!(\"i = 3\"); println!(\"{}\", sum + 1);")],
    );
    let source = collection.path.join("submissions/draft/talks.rs");
    let case = case("sample/1", "1 2\n", "3\n");
    let result = submission::single(&collection.machine, &collection.bound, &source, &case);
    let (outcome, judgement) = result.unwrap();
    assert_eq!((outcome.stdout, outcome.stderr), (b"4\n".to_vec(), b"i = 3\n".to_vec()));
    assert_eq!(
        (judgement.verdict, judgement.message.as_str()),
        (Verdict::WrongAnswer, "line 1, token 1: expected 3, got 4")
    );
    assert!(judgement.time_ms > 0.0 && judgement.memory_kib > 0);
}

#[test]
fn a_submission_whose_compiler_is_missing_is_skipped_with_a_remedy() {
    let table = "- name: future
  extensions: [future]
  compiler: [no-such-compiler]
  compile: ['{compiler}', '{source}']
  run: ['{dir}/program']
  version: ['{compiler}', --version]
  install: { debian: future-compiler, macos: future-compiler }
";
    let files = [
        ("submissions/accepted/right.rs", "println!(\"{sum}\");"),
        ("submissions/accepted/tomorrow.future", "fn main"),
    ];
    let mut collection = folder("skipped", Checker::Tokens, &files);
    let rows = collection.path.join("languages.yaml");
    fs::write(&rows, table).unwrap();
    collection.machine = Machine::new(Config { languages_override: Some(rows), ..kit::config() }).unwrap();
    let (judgements, events) = collection.judge(&cases(), 2, false);
    assert_eq!(judgements[0].verdict(), Some(Verdict::Accepted));
    let skipped = judgements[1].skipped.as_ref().unwrap();
    assert!(skipped.why.contains("no-such-compiler"), "{skipped:?}");
    assert!(skipped.remedy.contains("future-compiler"), "{skipped:?}");
    assert_eq!((judgements[1].language.as_str(), judgements[1].cases().len()), ("future", 0));
    assert!(events.contains(&Event::Built(1)));
}
