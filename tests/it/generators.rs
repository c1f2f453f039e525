//! Programs of a problem that propose inputs: what they give becomes cases, and what is wrong with them is told.

use crate::desk::Desk;
use crate::kit::Folder;
use crate::skipped::skipped;
use ojkit_draw::Bound;
use ojkit_judge::answers::Trouble;
use ojkit_judge::testset::generators;
use ojkit_judge::testset::pages::{cases_of, page_of};
use ojkit_judge::testset::{self, Failure, Given, Options, Testset};
use ojkit_model::case::{Case, GeneratorCall, Recipe};

const SPEC: &str = "format: 1\ntitle: Sum\nfunction: total\nparameters:\n  a: integer[]\n  k: integer\nreturns: long\nconstraints: |\n  1 <= a.length <= 1000\n  0 <= a[i] <= 10^9\n  1 <= k <= a.length\nmodel: accepted/sum.py\n";
const MODEL: &str = "class Solution:\n    def total(self, a, k):\n        return sum(a)\n";

/// The testset of the problem with one generator; `None` where a compiler is missing.
fn made(test: &str, file: &str, text: &str, entry: &str) -> Option<(Folder, Result<Testset, Failure>)> {
    let spec = format!("{SPEC}generators:\n  - {{ program: {file}{entry} }}\n");
    let bound = Bound::read("sum", "spec.yaml", spec.as_bytes(), ojkit_english::said)
        .unwrap_or_else(|faults| panic!("{}", faults[0]));
    let files = [("submissions/accepted/sum.py", MODEL.to_owned()), (file, text.to_owned())];
    let folder = Folder::new(&format!("generators/{test}"), bound, &files);
    let submissions = folder.submissions();
    let testset = {
        let given = Given {
            bound: &folder.bound,
            kept: &[],
            kept_path: "kept.yaml",
            submissions: &submissions,
            set_aside: &[],
        };
        testset::make(&folder.machine, &given, &Options::new(1), &mut |_| ())
    };
    match testset {
        Err(Failure::Answers(Trouble::Missing { what, .. })) => {
            skipped(&what);
            None
        }
        testset => Some((folder, testset)),
    }
}

fn generated(testset: &Testset) -> Vec<&Case> {
    testset.cases.iter().filter(|case| case.group == "generator").collect()
}

fn python(body: &str) -> String {
    format!("import random\nclass Solution:\n    def generate(self, seed, size, arguments):\n{body}\n")
}

/// What is told of a generator in Python with this body.
fn told(test: &str, body: &str) -> Option<String> {
    let (_, testset) = made(test, "generators/bad.py", &python(body), ", count: 4")?;
    Some(testset.expect_err("a complaint").to_string())
}

#[test]
fn a_function_that_gives_the_parameters_makes_cases_of_growing_size_that_can_be_made_again() {
    let body = "        random.seed(seed)\n        return '%s\\n%s' % ([random.randrange(int(arguments)) for _ in range(size)], size)";
    let entry = ", arguments: '1000', count: 4";
    let Some((folder, testset)) = made("function", "generators/any.py", &python(body), entry) else { return };
    let testset = testset.unwrap();
    let cases = generated(&testset);
    let lengths: Vec<&[u8]> = cases.iter().map(|case| case.input.split(|&b| b == b'\n').next().unwrap()).collect();
    assert_eq!(lengths, [&b"25"[..], b"50", b"75", b"100"]);
    assert_eq!(testset.cases.len(), 64, "the others give way");
    assert!(cases.iter().any(|case| matches!(case.recipe, Recipe::Generator(_))), "{cases:?}");
    // The page alone, with the program, gives the same cases.
    let page = page_of(&folder.bound, &testset);
    let mut generate = |call: &_| generators::again(&folder.machine, &folder.bound, call);
    let again = cases_of(&folder.bound, &page, Some(&mut generate), &|_| None).unwrap();
    // Another program than the spec's is not run for a page.
    let call = cases.iter().find_map(|case| if let Recipe::Generator(call) = &case.recipe { Some(call) } else { None });
    let stranger = GeneratorCall { program: "submissions/accepted/sum.py".into(), ..call.unwrap().clone() };
    let refused = generators::again(&folder.machine, &folder.bound, &stranger).unwrap_err();
    assert_eq!(refused, "the spec has no generator submissions/accepted/sum.py 1000");
    let inputs = |cases: &[Case]| cases.iter().map(|case| case.input.clone()).collect::<Vec<_>>();
    assert_eq!(inputs(&again), inputs(&testset.cases));
}

#[test]
fn a_program_is_called_with_seed_size_and_arguments_and_prints_the_text_of_standard_input() {
    let text = "import sys\nseed, size, word, rest = sys.argv[1:]\nassert (word, rest) == ('deep', '7')\nprint(1)\nprint(int(seed) % 1000)\nprint(1)";
    let entry = ", arguments: deep 7, count: 3";
    let Some((_, testset)) = made("program", "generators/main.py", text, entry) else { return };
    let testset = testset.unwrap();
    let cases = generated(&testset);
    assert_eq!(cases.len(), 3);
    assert!(cases.iter().all(|case| case.input.starts_with(b"1\n") && case.input.ends_with(b"\n1\n")), "{cases:?}");
}

#[test]
fn an_input_that_is_a_case_already_is_left_out_and_told() {
    let Some((_, testset)) = made("known", "g.py", &python("        return '[1]\\n1'"), ", count: 3") else { return };
    let testset = testset.unwrap();
    assert_eq!(generated(&testset).len(), 1);
    assert!(testset.notes.contains(&"g.py: 2 of 3 inputs are cases already".to_owned()), "{:?}", testset.notes);
}

#[test]
fn illegal_inputs_are_counted_and_the_constraint_of_the_first_is_told() {
    let Some(told) = told("illegal", "        return '[%d]\\n%d' % (seed % 7, size // 50)") else { return };
    // Sizes are 25, 50, 75 and 100, so that k is 0, 1, 1 and 2, and the array has one value.
    assert!(told.starts_with("spec.yaml:14: the generator generators/bad.py gave 2 illegal inputs of 4; "), "{told}");
    assert!(told.contains("size 25: k is 0; constraint: 1 <= k <= a.length (spec.yaml:11)"), "{told}");
}

#[test]
fn a_generator_that_draws_from_more_than_its_seed_is_told() {
    let Some(told) = told("random", "        return '[%d]\\n1' % random.randrange(10**9)") else { return };
    assert!(told.contains("gives a different input the second time, for seed"), "{told}");
}

#[test]
fn a_generator_that_fails_is_told_with_what_it_was_called_with() {
    for (test, body, what) in [
        ("raises", "        return [][seed]", "fails: run_time_error: "),
        ("nothing", "        return 'one'", "gives no parameters as the site writes them"),
    ] {
        let Some(told) = told(test, body) else { continue };
        assert!(told.contains(what) && told.contains("for seed") && told.contains("size 25"), "{told}");
    }
}

#[test]
fn generators_are_asked_where_no_model_answers_too() {
    let desk = Desk::empty("generators-no-model");
    let spec = SPEC.replace("model: accepted/sum.py\n", "generators:\n  - { program: any.py, count: 4 }\n");
    desk.write("problems/sum/spec.yaml", &spec);
    desk.write("problems/sum/any.py", &python("        return '[%s]\\n1' % (seed % 1000000007)"));
    let made = desk.run("gen sum");
    assert_eq!(made.code.number(), 0, "{}", made.page());
    let page = desk.read("cases/sum.yaml");
    assert_eq!(page.matches("secret/generator/").count(), 4, "{page}");
    assert!(desk.run("gen --check sum").code.number() == 0);
}

/// A problem of which hardly an input is drawn that its validator accepts, with a reference and a wrong draft.
fn chains(name: &str, count: u32) -> Desk {
    let desk = Desk::empty(name);
    let spec =
        SPEC.replace("model: accepted/sum.py\n", "oracle: { submission: accepted/sum.py }\nvalidator: chain.py\n");
    desk.write("problems/sum/spec.yaml", &format!("{spec}generators:\n  - {{ program: any.py, count: {count} }}\n"));
    desk.write("problems/sum/submissions/accepted/sum.py", MODEL);
    let next = "(x * 48271 + 11) % 1000003";
    let is_chain = format!("all(y == {next} for x, y in zip(a, a[1:]))");
    desk.write(
        "problems/sum/chain.py",
        &format!("class Solution:\n    def isValid(self, a, k):\n        return k == 1 and {is_chain}\n"),
    );
    let body = format!(
        "        a = [x := seed % 1000003] + [x := {next} for _ in range(size - 1)]\n        return '%s\\n1' % a"
    );
    desk.write("problems/sum/any.py", &python(&body));
    desk
}

#[test]
fn a_search_asks_the_generators_for_inputs_that_no_case_has() {
    // The one case has a hundred numbers.
    let desk = chains("generators-searched", 1);
    let wrong = MODEL.replace("sum(a)", "sum(a) - (2 <= len(a) < 50)");
    desk.write("problems/sum/submissions/draft/mine.py", &wrong);
    let ran = desk.run("stress sum --submission problems/sum/submissions/draft/mine.py --time 0.3");
    if ran.code.number() == 3 {
        return skipped(&ran.stderr);
    }
    assert_eq!(ran.code.number(), 1, "{}", ran.page());
    assert!(ran.stdout.contains("wrong_answer"), "{}", ran.page());
}

#[test]
fn what_is_wrong_with_a_generator_in_a_search_is_told_beside_its_result() {
    let desk = chains("generators-broken", 1);
    desk.write("problems/sum/submissions/draft/mine.py", MODEL);
    desk.write("problems/sum/any.py", &python("        return '[1, 2]\\n%s' % (size > 50)"));
    let ran = desk.run("stress sum --submission problems/sum/submissions/draft/mine.py --time 0.3");
    if ran.code.number() == 3 {
        return skipped(&ran.stderr);
    }
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.page().contains("spec.yaml:15: the generator any.py gives no parameters"), "{}", ran.page());
}
