//! Functions of C++ end at what a site's sanitizers end at, with the submission's own line.

use crate::kit::{Folder, built, machine};
use crate::skipped::skipped;
use ojkit_draw::Bound;
use ojkit_judge::submission::{self, Entry, Options};
use ojkit_languages::{Machine, Toolchain};
use ojkit_model::case::{Case, Recipe};
use ojkit_model::finding::Finding;
use ojkit_model::judgement::Judgement;
use ojkit_model::verdict::Verdict;

const SPEC: &str = "format: 1\ntitle: Sum\nfunction: total\nparameters:\n  nums: integer[]\nreturns: integer\nconstraints: |\n  1 <= nums.length <= 100\nlimits: { time_ms: 5000, memory_mib: 256 }\n";

fn case(name: &str, input: &str) -> Case {
    let recipe = Recipe::Text(input.to_owned());
    Case {
        name: name.into(),
        group: "edge".into(),
        recipe,
        input: input.into(),
        answer: Some(b"7\n".to_vec()),
        ..Case::default()
    }
}

/// A body of `int total(vector<int>& nums)` that gives 7, on these cases.
fn judged(name: &str, machine: Machine, body: &str, all_cases: bool, cases: &[Case]) -> Judgement {
    let text = format!("class Solution {{\npublic:\nint total(vector<int>& nums) {{\n{body}\nreturn 7;\n}}\n}};\n");
    let bound = Bound::read(name, "spec.yaml", SPEC.as_bytes(), ojkit_english::said)
        .unwrap_or_else(|faults| panic!("{}", faults[0]));
    let folder = Folder::new(&format!("sanitizers/{name}"), bound, &[("submissions/accepted/sum.cpp", text)]);
    let submissions = folder.submissions();
    let [submission] = &submissions[..] else { panic!("{submissions:?}") };
    let entry = Entry { bound: &folder.bound, submission, cases };
    let options = Options { jobs: 1, all_cases, ..Options::default() };
    submission::judge(&machine, &[entry], &options, &mut |_| ()).remove(0)
}

/// A machine with one compiler of C++ and its sanitizers; says so where it is not there.
fn with_compiler(name: &str) -> Option<Machine> {
    let machine = machine().with_languages(|row| {
        if row.name == "cpp" {
            row.compiler = vec![name.to_owned()];
        }
    });
    let tried = machine.sanitizes(row(&machine)).expect("C++ has sanitizers");
    match tried {
        Ok(()) => Some(machine),
        Err(missing) => {
            skipped(missing.what);
            None
        }
    }
}

fn row(machine: &Machine) -> &Toolchain {
    machine.languages().iter().find(|row| row.name == "cpp").expect("C++")
}

#[test]
fn what_the_language_leaves_undefined_is_a_run_time_error_with_the_submission_s_line() {
    // One program does all of it, a line each: the first number of a case says what.
    let faults = [
        ("int s = 0; for (int x : nums) s += x; volatile int kept = s;", 1, "signed integer overflow"),
        ("volatile int kept = nums[nums.size()];", 0, "heap-buffer-overflow, READ of size 4"),
        ("volatile int kept = 1 << (30 + nums.size());", 0, "shift exponent"),
        ("int* gone = new int(3); delete gone; volatile int kept = *gone;", 0, "heap-use-after-free"),
        ("vector<int> none; volatile int kept = none[0];", 0, "null pointer"),
    ];
    let mut body = String::new();
    for (number, (fault, ..)) in faults.iter().enumerate() {
        body += &format!("if (nums[0] == {number}) {{ {fault} }}\n");
    }
    for (number, (fault, first, message)) in faults.into_iter().enumerate() {
        let inputs = [format!("2\n{number} 2\n"), format!("4\n{number} 2147483647 1 2\n")];
        let cases = [case("secret/edge/1", &inputs[0]), case("secret/edge/2", &inputs[1])];
        for compiler in ["g++", "clang++-*"] {
            let Some(machine) = with_compiler(compiler) else { continue };
            let found = judged("undefined", machine, &body, false, &cases);
            assert_eq!(found.verdict(), Some(Verdict::RunTimeError), "{compiler}: {fault}: {found:?}");
            assert_eq!(found.cases().len(), first + 1, "{compiler}: {fault}: {found:?}");
            let Finding { case, message: why, .. } = found.failure().expect("a failure");
            assert_eq!(case, cases[first].name);
            assert!(why.contains(message) && why.contains(&format!("(sum.cpp:{})", 4 + number)), "{compiler}: {why}");
        }
    }
}

#[test]
fn sanitizers_say_nothing_of_what_is_right_of_deep_recursion_and_of_what_is_left_behind() {
    let cases = [case("secret/edge/1", "1\n1\n"), case("secret/edge/2", "2\n1 2\n"), case("secret/edge/3", "1\n5\n")];
    let body = "unsigned wide = 4000000000u; volatile unsigned twice = wide + wide; new int(3);
        function<int(int)> f = [&](int n) { return n ? 1 + f(n - 1) : 0; }; volatile int deep = f(100000);
        // Only the third case of one process reads past the end.
        static vector<int> seen; seen.push_back(1); int small[2] = {0, 0}; volatile int kept = small[(seen.size() - 1)];";
    for compiler in ["g++", "clang++-*"] {
        let Some(machine) = with_compiler(compiler) else { continue };
        let found = judged("defined", machine, body, true, &cases);
        assert_eq!(found.verdict(), Some(Verdict::Accepted), "{compiler}: {found:?}");
        assert_eq!((found.cases().len(), &*found.note), (3, ""));
    }
}

#[test]
fn a_program_that_is_slow_so_goes_on_optimized_and_no_case_is_left_out() {
    let Some(machine) = with_compiler("g++") else { return };
    let machine = machine.with_languages(|row| {
        if let Some(sanitize) = &mut row.sanitize {
            sanitize.options.push("-DSLOW".to_owned());
            sanitize.optimized = vec!["-USLOW".to_owned(), "-DQUICK".to_owned()];
        }
    });
    let body = "#ifdef SLOW\nif (nums[0] == 2) for (volatile long k = 0; k < 100000000000; k = k + 1);\n#endif\n#ifdef QUICK\nif (nums[0] == 3) { volatile int kept = 2147483646 + nums[0]; }\n#endif\n";
    let cases = [case("secret/edge/1", "1\n1\n"), case("secret/edge/2", "1\n2\n"), case("secret/edge/3", "1\n3\n")];
    let found = judged("slow", machine, body, false, &cases);
    let Finding { case, message: why, .. } = found.failure().expect("a failure");
    assert_eq!((found.verdict(), &*case), (Some(Verdict::RunTimeError), "secret/edge/3"));
    assert!(why.contains("signed integer overflow"), "{why}");
}

#[test]
fn where_sanitizers_are_missing_the_row_says_so_and_what_to_install() {
    let machine = machine().with_languages(|row| {
        if let Some(sanitize) = &mut row.sanitize {
            sanitize.options.push("-lno-such-library".to_owned());
        }
    });
    if built(machine.tools(row(&machine)).map_err(Into::into)).is_none() {
        return;
    }
    let found = judged("missing", machine, "", false, &[case("secret/edge/1", "1\n1\n")]);
    assert_eq!(found.verdict(), Some(Verdict::Accepted));
    assert!(found.note.starts_with("not run with sanitizers") && found.note.contains("install"), "{}", found.note);
}
