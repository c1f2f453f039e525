//! The bank's references: who answers a public question with nothing beside the draft, and that nothing gives the answer away.

use crate::desk::Desk;
use ojkit::cli::ExitCode;
use ojkit_rules::spec;
use ojkit_work::banked;
use ojkit_work::collection::Collection;
use std::fs;
use std::path::Path;

const DRAFT: &str = "problems/two-sum/submissions/draft/solution.py";
/// Right on the page's examples; a pair may also be an element with itself.
const WRONG: &str = "class Solution:\n    def twoSum(self, nums, target):\n        for i in range(len(nums)):\n            \
                     for j in range(len(nums)):\n                if nums[i] + nums[j] == target and (i != j or nums[i] == 0):\n                    \
                     return [i, j]\n";
const RIGHT: &str = "class Solution:\n    def twoSum(self, nums, target):\n        seen = {}\n        \
                     for i, x in enumerate(nums):\n            if target - x in seen:\n                return [seen[target - x], i]\n            \
                     seen[x] = i\n";
/// A line of the reference.
const SECRET: &str = "seen.insert(x as i64";

fn two_sum(name: &str, draft: &str) -> Desk {
    let desk = Desk::empty(&format!("banked/{name}"));
    fs::create_dir_all(desk.root.join("problems")).unwrap();
    assert_eq!(desk.run("new 1 --language python").code, ExitCode::AsExpected);
    desk.write(DRAFT, draft);
    desk
}

/// Whether any file below a folder has this text.
fn has(folder: &Path, text: &str) -> bool {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).any(|path| match path.is_dir() {
        true => has(&path, text),
        false => String::from_utf8_lossy(&fs::read(&path).unwrap()).contains(text),
    })
}

#[test]
fn a_wrong_draft_is_refused_and_a_right_one_printed_with_nothing_beside_it() {
    let desk = two_sum("verdicts", WRONG);
    let cases = "problems/two-sum --search 500";
    for command in [
        format!("test {cases}"),
        format!("submit {cases}"),
        format!("judge {DRAFT} --search 500"),
        "stress two-sum --time 0.3".to_owned(),
    ] {
        let ran = desk.run(&command);
        assert_eq!(ran.code, ExitCode::Found, "{command}: {}", ran.page());
        assert!(!ran.page().contains(SECRET), "{command}: {}", ran.page());
    }
    desk.write(DRAFT, RIGHT);
    assert!(desk.run("stress two-sum --time 0.3").stdout.contains("no difference from the bank's reference"));
    let tested = desk.run(&format!("test {cases}"));
    assert!(
        tested.code == ExitCode::AsExpected && tested.stdout.contains("\naccepted: 3 samples, "),
        "{}",
        tested.page()
    );
    let submitted = desk.run(&format!("submit {cases}"));
    assert!(submitted.code == ExitCode::AsExpected && submitted.stdout == RIGHT, "{}", submitted.page());
    let judged = desk.run(&format!("judge {DRAFT} --search 500"));
    assert!(
        judged.code == ExitCode::AsExpected && judged.stdout.contains("\n1 submission: 1 as expected"),
        "{}",
        judged.page()
    );
}

#[test]
fn no_file_row_or_package_gives_the_answer_away_and_an_accepted_draft_does_not_become_the_model() {
    let desk = two_sum("secret", RIGHT);
    let accepted = desk.run("accept two-sum");
    assert_eq!(accepted.code, ExitCode::AsExpected, "{}", accepted.page());
    assert!(!desk.read("problems/two-sum/spec.yaml").contains("model:"), "{}", accepted.page());
    let made = desk.run("gen two-sum");
    assert!(
        made.code == ExitCode::AsExpected && desk.read("cases/two-sum.yaml").contains("answer: "),
        "{}",
        made.page()
    );
    for command in [
        "judge",
        "check",
        "strength two-sum",
        "list",
        "export kattis two-sum --output package",
        "run two-sum --example 1",
    ] {
        let ran = desk.run(command);
        assert!(!ran.page().contains(SECRET), "{command}: {}", ran.page());
        assert!(
            !ran.stdout.contains("reference.rs") && !ran.stderr.contains("reference.rs"),
            "{command}: {}",
            ran.page()
        );
    }
    assert!(desk.run("judge").stdout.contains("\n1 submission: 1 as expected"));
    assert!(!has(&desk.root, SECRET));
}

#[test]
fn a_reference_that_is_asked_for_is_printed_and_a_note_says_first_what_it_is() {
    let desk = two_sum("asked", RIGHT);
    for asked in ["two-sum", "1", "https://leetcode.com/problems/two-sum/"] {
        let ran = desk.run(&format!("reference {asked}"));
        assert!(ran.code == ExitCode::AsExpected && ran.stdout.contains(SECRET), "{}", ran.page());
        assert_eq!(ran.stderr, "note: below is a solution of 1. Two Sum\n");
    }
    assert!(desk.run("reference 1 --oracle").stdout.contains("# oracle:\n#   nums.length <= "));
    let none = desk.run("reference 3000");
    assert!(
        none.code == ExitCode::Usage && none.stderr.contains("the bank has no solution of 3000. "),
        "{}",
        none.page()
    );
    let unknown = desk.run("reference tow-sum");
    assert!(
        unknown.code == ExitCode::Usage && unknown.stderr.contains("did you mean `two-sum`?"),
        "{}",
        unknown.page()
    );
}

#[test]
fn a_folder_that_says_another_thing_than_the_bank_is_told_that_the_reference_is_not_asked() {
    let desk = two_sum("facts", RIGHT);
    let said = desk.read("problems/two-sum/spec.yaml");
    let collection = Collection::at(&desk.root).unwrap();
    // Whether the reference answers, and else the fact that differs.
    let answers = |from: &str, to: &str| {
        assert!(said.contains(from), "{said}");
        let text = said.replace(from, to);
        desk.write("problems/two-sum/spec.yaml", &text);
        let problem = spec::read("two-sum", "spec.yaml", text.as_bytes(), ojkit_english::said).unwrap();
        banked::answers(&collection, &problem)
    };
    assert_eq!(answers("nums: integer[]", "nums: long[]"), Some(Some("the signatures")));
    assert_eq!(answers("checker: unordered_list\n", ""), Some(Some("the checkers")));
    // What says nothing of the question changes nothing.
    assert_eq!(answers("difficulty: easy", "difficulty: hard\nlimits: { time_ms: 3000 }"), Some(None));
    // The model of the folder comes first.
    desk.write("problems/two-sum/submissions/accepted/mine.py", RIGHT);
    assert_eq!(answers("examples:", "model: accepted/mine.py\nexamples:"), None);

    assert_eq!(answers("2 <= nums.length <= 10^4", "2 <= nums.length <= 10^2"), Some(Some("the constraints")));
    let ran = desk.run(&format!("test {DRAFT}"));
    let note =
        "note: two-sum: the bank's reference is not asked: the constraints in the folder and in the bank differ\n";
    assert!(ran.stderr.contains(note) && !ran.stdout.contains("accepted: 3 samples, 6"), "{}", ran.page());
}

#[test]
fn without_the_compiler_of_the_reference_its_oracle_answers_small_inputs_and_a_line_says_so() {
    let desk = two_sum("no-compiler", WRONG);
    desk.write("languages.yaml", "- name: rust\n  compiler: [no-rustc]\n");
    let ran = desk.run("test two-sum --search 500");
    let note = "two-sum: the bank's reference cannot be built here (no-rustc was not found); the bank's oracle answers instead, within nums.length <= ";
    assert!(ran.code == ExitCode::Found && ran.stderr.contains(note), "{}", ran.page());
    desk.write(DRAFT, RIGHT);
    let ran = desk.run("test two-sum --search 500");
    assert!(ran.code == ExitCode::AsExpected && ran.stderr.contains(note), "{}", ran.page());
    let doctor = desk.run("doctor").stdout;
    assert!(doctor.contains("no-rustc was not found") && doctor.contains("the bank's oracles in Python"), "{doctor}");
}

#[test]
fn a_draft_whose_time_grows_faster_than_the_references_is_refused_long_before_its_limit() {
    let desk = Desk::empty("banked/slow");
    fs::create_dir_all(desk.root.join("problems")).unwrap();
    assert_eq!(desk.run("new 322 --language python").code, ExitCode::AsExpected);
    let recursive = "class Solution:\n    def coinChange(self, coins, amount):\n        if amount == 0:\n            return 0\n        \
                     ways = [self.coinChange(coins, amount - coin) for coin in coins if coin <= amount]\n        \
                     return 1 + min((way for way in ways if way >= 0), default=-2)\n";
    desk.write("problems/coin-change/submissions/draft/solution.py", recursive);
    let ran = desk.run("test");
    let shown = ran.stdout.contains("\ntime_limit_exceeded on secret/") && ran.stdout.contains("\ninput:\n  coins = ");
    assert!(ran.code == ExitCode::Found && shown, "{}", ran.page());
    // Whether its growth shows it or the whole input alone, a busy machine decides.
    let is_compared = [", that of the bank's reference like n^0 (", ", where the bank's reference takes "];
    assert!(is_compared.iter().any(|said| ran.stdout.contains(said)), "{}", ran.page());
}

#[test]
fn what_takes_far_longer_than_the_reference_on_a_small_input_is_too_slow_though_no_smaller_one_shows_it() {
    let desk = two_sum("growth", RIGHT).optimized();
    // Seconds on the page's first example, and no time elsewhere.
    let slow =
        "use std::collections::HashMap;\nimpl Solution { pub fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> {
    for i in 0..if nums == [2, 7, 11, 15] { 4_000_000_000_u64 } else { 0 } { std::hint::black_box(i); }
    let mut seen = HashMap::new();
    for (i, x) in nums.iter().enumerate() {
        if let Some(&j) = seen.get(&(target - x)) { return vec![j as i32, i as i32]; }
        seen.insert(x, i);
    }
    vec![]
} }\n";
    desk.write("problems/two-sum/submissions/draft/slow.rs", slow);
    let words = ["judge", "problems/two-sum/submissions/draft/slow.rs", "--search", "0", "--format", "json"];
    let (code, stdout, stderr) = desk.call(&words, "");
    let json: serde_json::Value =
        serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"));
    let sample = &json["results"][0]["cases"][0];
    assert_eq!((code, &sample["verdict"]), (1, &"time_limit_exceeded".into()), "{sample} {stderr}");
    let message = json["results"][0]["first_failure"]["message"].as_str().unwrap();
    assert!(message.contains(", where the bank's reference takes "), "{message}");
}

#[test]
fn a_draft_that_is_slow_and_whose_time_stops_growing_is_not_stopped_early() {
    let desk = Desk::empty("banked/saturates");
    fs::create_dir_all(desk.root.join("problems")).unwrap();
    assert_eq!(desk.run("new 70 --language python").code, ExitCode::AsExpected);
    // Twice the time with each stair up to the 39th, and no more from there on; on the whole case it waits too, so that it is measured.
    let doubling = "import time\n\nclass Solution:\n    def climbStairs(self, n):\n        start = time.process_time()\n        \
                    while time.process_time() - start < min(0.02 * 2 ** (n - 34), 0.6):\n            pass\n        \
                    if n == 45:\n            time.sleep(2.5)\n        a, b = 1, 1\n        for _ in range(n - 1):\n            a, b = b, a + b\n        \
                    return b\n";
    desk.write("problems/climbing-stairs/submissions/draft/solution.py", doubling);
    let ran = desk.run("test --search 0");
    assert!(ran.code == ExitCode::AsExpected && ran.stdout.contains("\naccepted: 2 samples and "), "{}", ran.page());
}

#[test]
fn memory_without_end_is_refused_on_a_small_input_beside_what_the_reference_takes() {
    // Populated by one call of the kernel (0x8022: private, anonymous, populated).
    let room = "        import mmap\n        try: mmap.mmap(-1, 2200 << 20, flags=0x8022)\n        except OSError: raise MemoryError\n";
    let greedy = RIGHT.replace("        seen = {}", &format!("{room}        seen = {{}}"));
    let desk = two_sum("memory", &greedy);
    let ran = desk.run("test");
    assert_eq!(ran.code, ExitCode::Found, "{}", ran.page());
    assert!(
        ran.stdout.contains("memory_limit_exceeded") && ran.stdout.contains("where the bank's reference takes"),
        "{}",
        ran.page()
    );
    let (_, json, _) = desk.call(&["judge", DRAFT, "--search", "0", "--format", "json"], "");
    assert!(
        json.contains("\"verdict\":\"memory_limit_exceeded\"")
            || json.contains("\"verdict\": \"memory_limit_exceeded\""),
        "{json}"
    );
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_draft() {
    let desk = two_sum("mark", &format!("\u{feff}from typing import List\n{RIGHT}"));
    let ran = desk.run("submit --search 50");
    assert!(ran.code == ExitCode::AsExpected && ran.stdout.contains("def twoSum"), "{}", ran.page());
    assert!(!ran.stdout.contains('\u{feff}'), "{}", ran.page());
}

#[test]
fn inputs_of_nodes_may_be_pasted_as_the_site_shows_them() {
    let desk = Desk::empty("banked/nodes");
    fs::create_dir_all(desk.root.join("problems")).unwrap();
    let copy = "class Solution:\n    def copyRandomList(self, head):\n        made = {None: None}\n        at = head\n        while at:\n            \
                made[at] = Node(at.val)\n            at = at.next\n        for old, new in made.items():\n            if old:\n                \
                new.next, new.random = made[old.next], made[old.random]\n        return made[head]\n";
    let meet = "class Solution:\n    def getIntersectionNode(self, a, b):\n        seen = set()\n        while a:\n            seen.add(a)\n            \
                a = a.next\n        while b and b not in seen:\n            b = b.next\n        return b\n";
    for (number, slug, text, pasted, wanted) in [
        (138, "copy-list-with-random-pointer", copy, "head = [[7,null],[13,0]]", "output: [[7,-1],[13,0]]"),
        (160, "intersection-of-two-linked-lists", meet, "8\n[4,1,8,4,5]\n[5,6,1,8,4,5]\n2\n3", "output: 0"),
        (160, "", meet, "intersectVal = 0, listA = [2,6,4], listB = [1,5], skipA = 3, skipB = 2", "output: -1"),
    ] {
        if !slug.is_empty() {
            assert_eq!(desk.run(&format!("new {number} --language python")).code, ExitCode::AsExpected);
            desk.write(&format!("problems/{slug}/submissions/draft/solution.py"), text);
        }
        let slug = if number == 138 { "copy-list-with-random-pointer" } else { "intersection-of-two-linked-lists" };
        let ran = desk.run_on(&format!("run problems/{slug}/submissions/draft/solution.py --input -"), pasted);
        assert!(ran.stdout.contains(wanted), "{pasted}: {}", ran.page());
    }
}

#[test]
fn what_the_site_has_and_this_machine_lacks_leaves_no_verdict() {
    let desk = two_sum("lacking", RIGHT);
    let rust = "use rand::Rng;\nimpl Solution {\n    pub fn two_sum(nums: Vec<i32>, target: i32) -> Vec<i32> { vec![rand::thread_rng().gen_range(0..1), 1] }\n}\n";
    desk.write("problems/two-sum/submissions/draft/a.rs", rust);
    let ran = desk.run("test problems/two-sum/submissions/draft/a.rs");
    assert!(ran.code == ExitCode::Lacking && ran.stderr.contains("the crate `rand` was not found"), "{}", ran.page());
    let lodash = "var twoSum = function(nums, target) {\n    const i = _.findIndex(nums, (x, i) => _.includes(nums, target - x, i + 1));\n    return [i, _.indexOf(nums, target - nums[i], i + 1)];\n};\n";
    desk.write("problems/two-sum/submissions/draft/a.js", lodash);
    let ran = desk.run("test problems/two-sum/submissions/draft/a.js --search 20");
    let says = ["accepted: ", "the site has lodash as `_`", "node was not found"];
    assert!(says.iter().any(|says| ran.page().contains(says)), "{}", ran.page());
}
