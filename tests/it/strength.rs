//! Mutants of real programs: they compile, behave as their texts say, and are killed by the cases that must kill them.

use crate::desk::Desk;
use crate::kit::{self, Folder};
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ojkit_draw::Bound;
use ojkit_frames::{Encoder, Frame};
use ojkit_judge::built_checker::BuiltChecker;
use ojkit_judge::expectation;
use ojkit_judge::replies::Reply;
use ojkit_languages::Language;
use ojkit_model::case::{Case, Recipe};
use ojkit_model::input::Input;
use ojkit_model::verdict::Verdict;
use ojkit_run::Artifact;
use ojkit_search::driver::{Batch, Bounds, Replies, build_batch};
use ojkit_strength::mutants::Program;
use ojkit_strength::{Options, Setting, Strength, Subject, measure};

/// The largest sum of neighbours, 0 when there is nothing to win.
const SPEC: &str = "\
format: 1
title: Best run
function: bestRun
parameters:
  nums: integer[]
returns: integer
constraints: |
  1 <= nums.length <= 1000
  -1000 <= nums[i] <= 1000
limits: { time_ms: 300 }
model: accepted/kadane.rs
";

const KADANE: &str = "\
struct Solution;
impl Solution {
    pub fn best_run(nums: Vec<i32>) -> i32 {
        let mut best = 0;
        let mut here = 0;
        for x in nums {
            here = (here + x).max(0);
            if here > best {
                best = here;
            }
        }
        best
    }
}
";

/// Everything that may stand in the way of changing a text.
const ODD: &str = r##"
#![allow(dead_code)]
use std::collections::BTreeMap;
macro_rules! twice { ($a:expr) => { $a + $a }; }
const STEP: i64 = 2;
const LENGTHS: [usize; 2] = [1, 2];
struct Solution;
struct Pair<T, const N: usize> { items: [T; N] }
impl<T: Copy + std::ops::Add<Output = T>, const N: usize> Pair<T, N> {
    fn sum(&self, zero: T) -> T { self.items.iter().fold(zero, |a, &b| a + b) }
}
#[derive(PartialEq, Eq, PartialOrd, Ord, Clone, Copy)]
enum Kind { Low = 1, High = 2 }
const fn folded(n: usize) -> usize { if n > 1 { n - 1 } else { 0 } }
impl Solution {
    #[cfg(windows)]
    fn elsewhere(n: i32) -> i32 { n + 1 }
    pub fn best_run(nums: Vec<i32>) -> i32 {
        let text = "a < b && 1 + 2"; // x < y
        let mut seen: BTreeMap<i32, Vec<usize>> = BTreeMap::new();
        let grid = [[1i64; 3]; folded(4)];
        for (i, &x) in nums.iter().enumerate() {
            seen.entry(x % 7).or_default().push(i);
        }
        #[cfg(windows)]
        let seen = elsewhere(1 + 1);
        let add = |a: i64| move |b: i64| { let c = |d: i64| d * a + b; c(STEP) };
        let mut total = 0i64;
        'outer: for (key, places) in &seen {
            for &place in places.iter().rev() {
                if let Some(x) = nums.get(place) && *x > 0 { total += add(*x as i64)(*key as i64); } else { continue 'outer }
                let kind = match x_of(&nums, place) { i32::MIN..=-1 => Kind::Low, 0 => continue, _ if place > 1 => Kind::High, _ => Kind::Low };
                total += kind as i64 + twice!(1) + grid[place % 3][i_of(place) % 3];
            }
        }
        let pair = Pair { items: [total, text.len() as i64] };
        let least = nums.iter().copied().min().unwrap_or(0).max(*nums.first().unwrap_or(&0));
        let parts: Vec<i64> = vec![pair.sum(0); LENGTHS[0]];
        (parts.iter().sum::<i64>() % 1_000_003) as i32 - least
    }
}
fn x_of(nums: &[i32], i: usize) -> i32 { let Some(x) = nums.get(i) else { return -1 }; *x }
fn i_of(i: usize) -> usize { let mut n = i; while n > 5 { n -= 3; } loop { break n + 1; } }
fn main() { println!("{}", Solution::best_run(vec![1 + 2])); }
"##;

fn kit(name: &str) -> Folder {
    let bound = Bound::read("best-run", "spec.yaml", SPEC.as_bytes(), ojkit_english::said).unwrap();
    Folder::new(&format!("strength/{name}"), bound, &[])
}

impl Folder {
    /// What a program replies to these lists, as a mutant.
    fn replies(&self, artifact: &Artifact, number: usize, lists: &[&[i64]]) -> Replies {
        let bounds = Bounds::of(self.bound.problem.limits, artifact);
        let mut batch = Batch::new(&self.machine, artifact.clone(), bounds).unwrap();
        batch.set_args(vec![OsString::from(number.to_string())]);
        let encoder = Encoder::new(&self.bound.problem.signature).unwrap();
        let mut frame = Frame::new();
        for list in lists {
            let input = Input { fields: vec![ojkit_model::input::Value::list(list.to_vec())], repeats: Vec::new() };
            frame.push(&encoder, &input).unwrap();
        }
        let mut replies = Replies::default();
        batch.ask(&mut frame, &mut replies).unwrap();
        replies
    }

    /// The strength of cases, given as lists and right answers, for files below `submissions/`.
    fn strength(&self, files: &[(&str, &str)], cases: &[(&[i64], i64)], options: Options) -> Strength {
        self.stopped_after(usize::MAX, files, cases, options)
    }

    /// The same, where somebody asks for an end when so many mutants have met the cases.
    fn stopped_after(
        &self,
        mutants: usize,
        files: &[(&str, &str)],
        cases: &[(&[i64], i64)],
        options: Options,
    ) -> Strength {
        for (file, text) in files {
            kit::write(&self.path.join("submissions"), file, text);
        }
        let (submissions, faults) = expectation::discover(&self.bound.problem, &self.path, &|_| true);
        assert_eq!(faults, []);
        let case = |(number, (list, answer)): (usize, &(&[i64], i64))| {
            let numbers: Vec<String> = list.iter().map(i64::to_string).collect();
            let text = format!("{}\n{}\n", list.len(), numbers.join(" "));
            Case {
                name: format!("secret/{number}"),
                group: "random".into(),
                recipe: Recipe::Text(text.clone()),
                input: text.into_bytes(),
                answer: Some(format!("{answer}\n").into_bytes()),
                ..Case::default()
            }
        };
        let cases: Vec<Case> = cases.iter().enumerate().map(case).collect();
        let built_checker = BuiltChecker::new(&self.machine, &self.bound.problem, &self.path).unwrap();
        let stop = AtomicBool::new(false);
        let setting = Setting {
            machine: &self.machine,
            bound: &self.bound,
            built_checker: &built_checker,
            jobs: 2,
            stop: &stop,
            time_max: None,
            earlier: None,
        };
        let subject = Subject { submissions: &submissions, cases: &cases, drawing: &self.bound.drawing };
        let mut met = 0;
        let mut tell = || {
            met += 1;
            stop.store(met >= mutants, Ordering::Relaxed);
        };
        measure(&setting, &subject, options, &mut tell).unwrap()
    }
}

/// Time enough for every search to end by itself, however busy the machine is.
const PLENTY: Duration = Duration::from_secs(300);

fn plenty() -> Options {
    Options { time: PLENTY, ..Options::default() }
}

const LISTS: [&[i64]; 7] =
    [&[1], &[-1], &[0, 0], &[3, -1, 4], &[-5, 6, -7, 8], &[1000, 1000, -1000, 5, 5], &[9, 7, 7, 7, -2, 14, 21]];

/// The best run in languages that are taken apart by their tokens, with what may stand in the way of that.
const TONGUES: [(Language, &str, &str); 4] = [
    (
        Language::RUST,
        "kadane.rs",
        "struct Solution;
const LEAST: i32 = 0;
struct Run { here: i32 }
impl Run { fn add(&mut self, x: &i32) -> &i32 { self.here = (self.here + *x).max(LEAST); &self.here } }
impl Solution {
    pub fn best_run(nums: Vec<i32>) -> i32 {
        let (mut best, mut run) = (0, Run { here: 0 + LEAST });
        let mut seen: Vec<Vec<i32>> = vec![vec![i32::MIN; nums.len()]; 2];
        let is_better = |x: &i32, best: i32| -> bool {
            if *x > best { return true; }
            false
        };
        'all: for (i, x) in nums.iter().enumerate() {
            let here = *run.add(x);
            if is_better(&here, best) { best = here } else if let [a, .., b] = &nums[..=i] && a >= b { continue 'all; }
            seen[1][i] = match here { 3 if i % 2 == 1 => here - 1, _ => here };
        }
        for &x in &seen[1] { best += i32::from(x < -1 && x << 1 > 0); }
        for k in 0..nums.len() { seen[0][k] = seen[1].iter().take(k).copied().max().unwrap_or(0); }
        best + \"a < b\".len() as i32 - 5
    }
}
fn main() { println!(\"{}\", 1 + 2); }
",
    ),
    (
        Language::CPP,
        "kadane.cpp",
        "#include <bits/stdc++.h>
using namespace std;
#define LEAST 0 // x < y
struct Run { int here = 0; void add(int x) { here = max(here + x, LEAST); } };
class Solution {
public:
    template <typename T> T larger(T a, T b) { return a > b ? a : b; }
    int bestRun(vector<int>& nums) {
        int best = 0, n = nums.size();
        Run run;
        vector<pair<int, int>> seen(1, {0, 0});
        auto is_better = [&](int x) -> bool {
            if (x > best) { return true; }
            return false;
        };
        for (int i = 0; i < n; ++i) {
            run.add(nums.at(i));
            if (is_better(run.here)) best = run.here;
            else if (seen.size() > 1 && seen.at(0).first == 3) continue;
        }
        const char* text = \"a < b\";
        int spare[2] = {1, 2};
        best += (int) sizeof(spare) - 8;
        return larger(best, (int) text[0] * 0);
    }
};
int main() { return 1 < 2; }
",
    ),
    (
        Language::JAVA,
        "kadane.java",
        "import java.util.*;
class Solution {
    private static final int LEAST = 0;
    public int bestRun(int[] nums) {
        int best = 0, here = 0;
        List<Integer> seen = new ArrayList<>();
        Comparator<Integer> order = (a, b) -> { return a - b; };
        for (int x : nums) {
            here = Math.max(here + x, LEAST);
            if (here > best && order.compare(here, best) != 0) {
                best = here;
                seen.add(x);
            }
        }
        int[] spare = new int[] {1, 2};
        char letter = 'a';
        for (int k = 0; k < 2; k++) { letter++; }
        return best + spare[1] % 2 + (letter == 'c' ? 0 : -1);
    }
}
",
    ),
    (
        Language::PYTHON,
        "kadane.py",
        "class Solution:
    def bestRun(self, nums: List[int]) -> int:
        '''a < b'''
        best = here = 0  # x + 1
        for i, x in enumerate(nums):
            here = max(here + x,
                       0)
            if here > best and not i < 0:
                best = here
        for i in range(len(nums)):
            if i % 2 == 1: best += 0
        return best if best >= 0 else -1
",
    ),
];

/// What a program said to each list: its answer, or how it failed.
fn said(replies: &Replies) -> Vec<Result<Vec<u8>, Verdict>> {
    let one = |at: usize| match replies.get(at) {
        Reply::Answer(bytes) => Ok(bytes.to_vec()),
        Reply::Failed { verdict, .. } => Err(verdict),
    };
    (0..replies.len()).map(one).collect()
}

#[test]
fn mutants_by_tokens_behave_as_their_own_texts_and_what_does_not_compile_is_left_out() {
    let kit = kit("tokens");
    for (language, name, source) in TONGUES {
        let made = Program::new(&kit.machine, &kit.bound.problem, source, name, language);
        let Some(program) = kit::built(made) else { continue };
        let (count, all) = (program.compiled.len(), program.mutants.len());
        assert!(count >= 15 && count * 10 >= all * 8, "{name}: {count} of {all}");
        assert_eq!(program.given_up, 0, "{name}");
        let alone = |text: &str| build_batch(&kit.machine, &kit.bound.problem, text.as_bytes(), name, language);
        let original = said(&kit.replies(&program.artifact, 0, &LISTS));
        assert_eq!(original, said(&kit.replies(&alone(source).unwrap(), 0, &LISTS)), "{name}");
        let mut different = 0;
        for &index in program.compiled.iter().step_by(4) {
            let mutant = &program.mutants[index];
            let (range, with) = &mutant.change;
            let text = format!("{}{with}{}", &source[..range.start], &source[range.end..]);
            let own = alone(&text).unwrap_or_else(|error| panic!("{name}: {}{error}", mutant.diff));
            let own = said(&kit.replies(&own, 0, &LISTS));
            let switched = said(&kit.replies(&program.artifact, index + 1, &LISTS));
            assert_eq!(switched, own, "{name}: {}", mutant.diff);
            different += usize::from(switched != original);
        }
        assert!(different >= 3, "{name}: {different}");
    }
}

#[test]
fn odd_sources_give_a_program_that_behaves_as_they_do() {
    let kit = kit("odd");
    let program = Program::new(&kit.machine, &kit.bound.problem, ODD, "odd.rs", Language::RUST).unwrap();
    assert!(program.compiled.len() >= 60, "{} of {}", program.compiled.len(), program.mutants.len());
    let own = build_batch(&kit.machine, &kit.bound.problem, ODD.as_bytes(), "odd.rs", Language::RUST).unwrap();
    assert!(kit.replies(&program.artifact, 0, &LISTS).same_as(&kit.replies(&own, 0, &LISTS)));
}

#[test]
fn mutants_without_types_do_not_count() {
    let kit = kit("types");
    // A text has no difference, and a place no negative number.
    let source = "struct Solution; impl Solution { pub fn best_run(nums: Vec<i32>) -> i32 { let mut n: usize = 0; n += nums.len(); let s = String::new() + \"a\"; let wide = n as i64; (wide + s.len() as i64) as i32 } }";
    let program = Program::new(&kit.machine, &kit.bound.problem, source, "types.rs", Language::RUST).unwrap();
    let kept: BTreeSet<&str> = program.compiled.iter().map(|&i| program.mutants[i].change.1.as_str()).collect();
    assert_eq!((kept, program.mutants.len()), (BTreeSet::from(["1", "-=", "", "-"]), 5));
}

#[test]
fn a_weak_case_leaves_mutants_alive_and_shows_what_would_kill_them() {
    let kit = kit("weak");
    let files = [("accepted/kadane.rs", KADANE)];
    let weak = kit.strength(&files, &[(&[5], 5)], plenty());
    let alive: Vec<(&str, bool)> = weak.survivors.iter().map(|s| (s.diff.as_str(), s.countercase.is_some())).collect();
    // One positive number tells a difference from a sum, but not whether a second one counts.
    assert!(alive.iter().all(|(diff, _)| !diff.contains("(here - x)")), "{alive:?}");
    assert!(alive.contains(&("- }\n+ break; }\n", true)), "{alive:?}");
    assert!(alive.iter().any(|(diff, told)| diff.contains("+ here = (here + x).max(1);") && *told), "{alive:?}");
    // Setting `best` to an equal value changes nothing.
    assert!(alive.contains(&("- if here > best {\n+ if here >= best {\n", false)), "{alive:?}");
    assert!(!weak.remedies.is_empty());

    // With what was found, only mutants that equal the original are left.
    let more: Vec<(Vec<i64>, i64)> = weak
        .remedies
        .iter()
        .map(|remedy| {
            let list: Vec<i64> = remedy.input.split_whitespace().skip(1).map(|n| n.parse().unwrap()).collect();
            let best = (0..list.len())
                .flat_map(|i| (i..=list.len()).map(move |j| (i, j)))
                .map(|(i, j)| list[i..j].iter().sum::<i64>())
                .max();
            let best = best.unwrap_or(0);
            (list, best)
        })
        .collect();
    let mut cases: Vec<(&[i64], i64)> = vec![(&[5], 5)];
    cases.extend(more.iter().map(|(list, best)| (list.as_slice(), *best)));
    let strong = kit.strength(&files, &cases, plenty());
    assert_eq!(strong.survivors.iter().filter(|s| s.countercase.is_some()).count(), 0);
    assert_eq!(strong.killed + strong.suspects(), strong.mutants);
    assert!(strong.suspects() * 5 <= strong.mutants, "{:?}", strong.survivors);
}

#[test]
fn a_wrong_submission_that_lives_gets_a_countercase_that_is_worth_keeping() {
    let kit = kit("accused");
    let seven = KADANE.replace("let mut best = 0;", "if nums[0] == 7 { return 0; } let mut best = 0;");
    let files = [("accepted/kadane.rs", KADANE), ("wrong_answer/seven.rs", &seven)];
    let options = Options { time: Duration::ZERO, ..Options::default() };
    let strength = kit.strength(&files, &[(&[5], 5)], options);
    let wrong = &strength.wrong[0];
    assert_eq!((&wrong.killed, &wrong.countercase), (&None, &Some(("1\n7\n".into(), Verdict::WrongAnswer))));
    let remedy = strength.remedies.iter().find(|remedy| remedy.input == "1\n7\n").expect("it is proposed");
    assert_eq!(remedy.reason, "wrong_answer/seven.rs fails it (wrong_answer)");
}

#[test]
fn nothing_is_claimed_of_inputs_on_which_the_submission_itself_fails() {
    let kit = kit("crash");
    let crash = KADANE.replace("let mut best = 0;", "assert!(nums != [2]); let mut best = 0;");
    let strength = kit.strength(&[("accepted/crash.rs", &crash)], &[(&[5], 5)], plenty());
    let note = "accepted/crash.rs itself fails on 1 of the inputs that were tried, the first of them: 1 2";
    assert!(strength.notes.contains(&note.to_string()), "{:?}", strength.notes);
    let suspects = strength.survivors.iter().filter(|survivor| survivor.countercase.is_none());
    assert!(suspects.clone().count() > 0 && suspects.clone().all(|survivor| survivor.evidence.unanswered == 1));
}

#[test]
fn wrong_submissions_and_hanging_mutants_are_killed_and_the_needed_case_is_named() {
    let kit = kit("wrong");
    let last =
        "struct Solution; impl Solution { pub fn best_run(nums: Vec<i32>) -> i32 { nums[nums.len() - 1].max(0) } }";
    let walk = "struct Solution; impl Solution { pub fn best_run(nums: Vec<i32>) -> i32 {
        let (mut i, mut here, mut best) = (0, 0, 0);
        while i < nums.len() { here = (here + nums[i]).max(0); best = best.max(here); i += 1; }
        best
    } }";
    let files = [("accepted/walk.rs", walk), ("wrong_answer/last.rs", last)];
    let cases: [(&[i64], i64); 4] = [(&[1], 1), (&[2, -1], 2), (&[-3], 0), (&[-2, 4], 4)];
    let strength = kit.strength(&files, &cases, Options { minimize: true, seed: 1, ..plenty() });
    assert_eq!(strength.wrong.len(), 1);
    assert_eq!(strength.wrong[0].killed, Some(("secret/1".into(), Verdict::WrongAnswer)));
    let needed = strength.needed.iter().find(|needed| needed.case == "secret/1").unwrap();
    assert_eq!(needed.submissions, ["wrong_answer/last.rs"]);
    assert!(strength.survivors.iter().all(|s| !s.diff.contains("- i += 1")), "{:?}", strength.survivors);
    let smallest = strength.smallest.unwrap();
    assert!(smallest.contains(&"secret/1".to_string()) && smallest.len() < cases.len(), "{smallest:?}");
}

/// What `strength --format json` says of the one problem of a collection.
fn measured(collection: &Desk, flags: &str) -> serde_json::Value {
    let ran = collection.run(&format!("strength --format json {flags}"));
    let mut json: serde_json::Value = serde_json::from_str(&ran.stdout).unwrap_or_else(|_| panic!("{}", ran.stderr));
    assert_eq!(json["format"], 1);
    json["results"][0].take()
}

#[test]
fn fixing_keeps_what_the_cases_did_not_tell_apart_and_nobody_lives_afterwards() {
    let collection = Desk::of("strength", "strength-fix");
    let ran = collection.run("strength --time 300");
    // No case is 777, so that nothing tells whoever looks for 776.
    assert_eq!(ran.code.number(), 1, "{}", ran.stderr);
    assert!(
        ran.stdout.contains("- if n == 777 {\n   + if n == 776 {\n   wrong_answer on\n       776"),
        "{}",
        ran.stdout
    );
    assert!(ran.stdout.contains("`--fix` keeps them"), "{}", ran.stdout);
    let before = collection.read("problems/lucky-number/kept.yaml");

    let ran = collection.run("strength --fix --time 300");
    assert_eq!((ran.code.number(), ran.stdout.contains(" lives: ")), (0, false), "{}", ran.stdout);
    let kept = collection.read("problems/lucky-number/kept.yaml");
    let added = kept.strip_prefix(&before).expect("what was kept stays as it was");
    // `n == 777` tells both neighbours and the dropped statement; 4999 and 5000 the other bound, if they are no edge already.
    assert!(added.contains("    stdin: |\n      777\n") && added.contains("shows "), "{added}");
    assert!(added.matches("reason:").count() <= 3, "{added}");

    let row = measured(&collection, "--time 300");
    assert_eq!(row["remedies"].as_array().unwrap().len(), 0);
    assert!(row["cases"].as_u64().unwrap() <= 64);
    let number = |key: &str| row[key].as_u64().unwrap();
    assert_eq!(number("killed") + number("equivalent"), number("mutants"));
    assert_eq!(collection.run("gen --check").code.number(), 0);
    let again = collection.run("strength --fix --time 300");
    assert_eq!((again.code.number(), collection.read("problems/lucky-number/kept.yaml")), (0, kept));
}

#[test]
fn a_smallest_set_of_cases_kills_what_all_cases_kill() {
    let collection = Desk::of("strength", "strength-minimize");
    let row = measured(&collection, "--minimize");
    let smallest: Vec<&str> = row["smallest"].as_array().unwrap().iter().map(|case| case.as_str().unwrap()).collect();
    assert!(smallest.len() <= 4 && smallest.iter().all(|case| case.starts_with("secret/")), "{smallest:?}");
    assert_eq!(row["wrong_submissions"][0]["killed_by"], "sample/2");
    // Without being asked for, it is not there.
    assert_eq!(measured(&collection, "")["smallest"], serde_json::Value::Null);
}

#[test]
fn an_accepted_submission_that_differs_from_the_model_is_named_and_decides_nothing_there() {
    let kit = kit("differing");
    let eight = KADANE.replace("let mut best = 0;", "if nums == [7] { return 8; } let mut best = 0;");
    let files = [("accepted/kadane.rs", KADANE), ("accepted/eight.rs", &eight)];
    let strength = kit.strength(&files, &[(&[5], 5)], plenty());
    let note = "accepted/eight.rs differs from the model accepted/kadane.rs on 1 7: expected 7, got 8";
    assert!(strength.notes.contains(&note.to_string()), "{:?}", strength.notes);
    assert_eq!(strength.differing.len(), 1);
    let inputs: Vec<&str> =
        strength.survivors.iter().filter_map(|s| Some(s.countercase.as_ref()?.0.as_str())).collect();
    assert!(!inputs.is_empty() && !inputs.contains(&"1\n7\n"), "{inputs:?}");
    assert!(strength.remedies.iter().all(|remedy| remedy.input != "1\n7\n"), "{:?}", strength.remedies);
    // Nobody but the model could say that this one is right.
    let mended = strength.survivors.iter().find(|s| s.diff.contains("+ if nums == [8]")).unwrap();
    assert_eq!((&mended.countercase, mended.evidence.unanswered, mended.evidence.everything), (&None, 1, false));
}

#[test]
fn fixing_keeps_nothing_that_would_leave_the_problem_without_answers() {
    let collection = Desk::of("strength", "strength-disagree");
    let other = "struct Solution; impl Solution { pub fn luck(n: i32) -> i32 { if n == 4321 { return 9; } i32::from(n >= 5000 || n == 7) } }";
    fs::write(collection.root.join("problems/lucky-number/submissions/accepted/other.rs"), other).unwrap();
    let before = collection.read("problems/lucky-number/kept.yaml");
    let ran = collection.run("strength --fix --time 300");
    assert_eq!(ran.code.number(), 1, "{}", ran.stderr);
    // What tells mutants of the model, 777, is what the other is wrong on.
    for part in [
        "note: accepted/other.rs differs from the model accepted/luck.rs on 4321: expected 0, got 9\n",
        "note: what would kill was not kept: secret/kept/",
        "accepted/luck.rs and accepted/other.rs disagree",
        "input: 777\n",
    ] {
        assert!(ran.stdout.contains(part), "{part:?} in\n{}", ran.stdout);
    }
    assert!(
        !ran.stdout.contains("kept one case") && !ran.stdout.contains("cases against what lived"),
        "{}",
        ran.stdout
    );
    assert_eq!(collection.read("problems/lucky-number/kept.yaml"), before);
    assert_eq!(collection.run("gen --check").code.number(), 0);
}

#[test]
fn a_problem_without_an_accepted_submission_that_can_be_changed_says_that_nothing_was_made() {
    let kit = kit("nothing");
    let strength = kit.strength(&[("accepted/kadane.js", "")], &[(&[5], 5)], plenty());
    assert_eq!(strength.notes, ["mutants need an accepted submission in Rust, C++, Java or Python, and there is none"]);
}

#[test]
fn of_a_search_that_was_stopped_nothing_is_claimed() {
    let kit = kit("stopped");
    let seven = KADANE.replace("let mut best = 0;", "if nums[0] == 7 { return 0; } let mut best = 0;");
    let files = [("accepted/kadane.rs", KADANE), ("wrong_answer/seven.rs", &seven)];
    let program = Program::new(&kit.machine, &kit.bound.problem, KADANE, "kadane.rs", Language::RUST).unwrap();
    let strength = kit.stopped_after(program.compiled.len(), &files, &[(&[5], 5)], plenty());
    assert_eq!(
        strength.notes,
        [
            "stopped: survivors were not looked into to the end",
            "stopped: wrong submissions that live were not searched to the end"
        ]
    );
    let wrong = &strength.wrong[0];
    assert_eq!((&wrong.killed, &wrong.countercase, wrong.searched), (&None, &None, false));
}

#[test]
fn a_mutant_that_hangs_on_every_case_needs_none_of_them() {
    let kit = kit("suspicion");
    let walk = "struct Solution; impl Solution { pub fn best_run(nums: Vec<i32>) -> i32 {
        let mut i = 0;
        while i < nums.len() { i += 1; }
        0
    } }";
    let cases: [(&[i64], i64); 3] = [(&[-1], 0), (&[-1, -2], 0), (&[-1, -2, -3], 0)];
    let strength = kit.strength(&[("accepted/walk.rs", walk)], &cases, Options { minimize: true, ..plenty() });
    assert!(strength.hangs > 0);
    let named: Vec<&String> = strength.needed.iter().flat_map(|needed| &needed.mutants).collect();
    assert!(named.iter().all(|mutant| !mutant.contains("dropped")), "{named:?}");
    assert_eq!(strength.smallest, Some(vec!["secret/0".to_string()]));
}
