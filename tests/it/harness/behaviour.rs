//! Crashes, prints, wrong signatures: what a harness does when a submission does not behave.

use ojkit_frames::{Encoder, Frame};
use ojkit_languages::{Answers, Form, Harness, Language, synthesize};
use ojkit_model::input::{Input, Value};
use ojkit_model::signature::Signature;

use crate::skipped::skipped;

use super::programs::{Program, answers, build, compile, request, signature};

/// Runs the batch harness on lists; an answer is its text or `! message`.
fn batch(program: &Program, signature: &Signature, lists: &[&[i64]]) -> (Vec<String>, String) {
    let encoder = Encoder::new(signature).unwrap();
    let mut frame = Frame::new();
    for list in lists {
        frame.push(&encoder, &Input { fields: vec![Value::list(list.to_vec())], repeats: Vec::new() }).unwrap();
    }
    let ran = program.run(frame.bytes());
    (answers(signature, &ran.stdout, &[lists.len()], &ran.stderr), ran.stderr)
}

fn second_item() -> Signature {
    signature("secondItem", &[("nums", "integer[]")], "integer")
}

const SECOND: [(Language, &str); 5] = [
    (
        Language::RUST,
        "#![forbid(unsafe_code)]\n#![deny(warnings)]\nmacro_rules! vec { () => { compile_error!(\"mine\") }; }\nstruct Solution;\nimpl Solution {\n    pub fn second_item(nums: Vec<i32>) -> i32 {\n        println!(\"looking\");\n        let mut line = String::new();\n        std::io::stdin().read_line(&mut line).unwrap();\n        nums[1]\n    }\n}\nfn main() { println!(\"{}\", Solution::second_item(Vec::new())); }\n",
    ),
    (
        Language::CPP,
        "#define int long long\n#define return return\n#define rep(i, n) for (int i = 0; i < n; ++i)\nusing namespace std;\nclass Solution {\npublic:\n    signed secondItem(vector<signed>& nums) {\n        printf(\"looking\\n\");\n        string line;\n        getline(cin, line);\n        return nums.at(1);\n    }\n};\nsigned main() { vector<signed> v; cout << Solution().secondItem(v); return 0; }\n",
    ),
    (
        Language::JAVA,
        "package mine;\nimport java.util.List;\npublic class Solution {\n    public int secondItem(int[] nums) throws Exception {\n        System.out.println(\"looking\");\n        System.in.read();\n        return nums[1];\n    }\n    public static void main(String[] args) { System.out.println(1 / 0); }\n}\n",
    ),
    (
        Language::PYTHON,
        "class Solution:\n    def secondItem(self, nums):\n        print(\"looking\")\n        import sys\n        sys.stdin.readline()\n        return nums[1]\n\nprint(Solution().secondItem(list(map(int, input().split()))))\n",
    ),
    (
        Language::JAVASCRIPT,
        "const fs = require('fs');\nvar secondItem = function(nums) {\n    console.log(\"looking\");\n    const line = fs.readFileSync(0, 'utf8') + fs.readFileSync('/dev/stdin');\n    if (line !== '' || nums.length < 2) {\n        throw new RangeError('out of range');\n    }\n    return nums[1];\n};\nconsole.log(secondItem(fs.readFileSync(0, 'utf8').trim().split(' ')));\n",
    ),
];

/// Moves what is not 0 to the front and says how much that is; of lists that begin with 9, more than there is.
const KEPT: [(Language, &str); 5] = [
    (
        Language::RUST,
        "impl Solution { pub fn keep_them(nums: &mut Vec<i32>) -> i32 { let kept: Vec<i32> = nums.iter().copied().filter(|&x| x != 0).collect(); for (i, x) in kept.iter().enumerate() { nums[i] = *x; } if nums[0] == 9 { 99 } else { kept.len() as i32 } } }",
    ),
    (
        Language::CPP,
        "class Solution { public: int keepThem(vector<int>& nums) { int k = 0; for (int x : nums) if (x) nums[k++] = x; return nums[0] == 9 ? 99 : k; } };",
    ),
    (
        Language::JAVA,
        "class Solution { public int keepThem(int[] nums) { int k = 0; for (int x : nums) if (x != 0) nums[k++] = x; return nums[0] == 9 ? 99 : k; } }",
    ),
    (
        Language::PYTHON,
        "class Solution:\n    def keepThem(self, nums):\n        k = 0\n        for x in nums:\n            if x:\n                nums[k] = x\n                k += 1\n        return 99 if nums[0] == 9 else k\n",
    ),
    (
        Language::JAVASCRIPT,
        "var keepThem = function(nums) { let k = 0; for (const x of nums) if (x) nums[k++] = x; return nums[0] === 9 ? 99 : k; };",
    ),
];

#[test]
fn the_first_elements_that_a_function_kept_are_the_answer() {
    let signature = signature("keepThem", &[("nums", "integer[]")], "prefix");
    for (language, source) in KEPT {
        let Some(program) = build(&request(language, source, &signature, Form::Batch)) else { continue };
        let (answers, stderr) = batch(&program, &signature, &[&[0, 5, 0, 7], &[0], &[9, 0]]);
        assert_eq!(answers, ["2\n5 7\n", "0\n\n", "2\n9 0\n"], "{language:?}: {stderr}");
        let Some(program) = build(&request(language, source, &signature, Form::Plain)) else { continue };
        for (input, output) in [("4\n0 5 0 7\n", "2\n5 7\n"), ("1\n0\n", "0\n\n"), ("2\n9 0\n", "2\n9 0\n")] {
            let ran = program.run(input.as_bytes());
            assert_eq!(String::from_utf8_lossy(&ran.stdout), output, "{language:?}: {}", ran.stderr);
        }
    }
}

#[test]
fn a_crash_in_a_batch_is_one_cases_crash_and_prints_and_reads_do_no_harm() {
    let signature = second_item();
    for (language, source) in SECOND {
        let Some(program) = build(&request(language, source, &signature, Form::Batch)) else { continue };
        let (answers, stderr) = batch(&program, &signature, &[&[1, 2], &[], &[7], &[5, -6, 7]]);
        assert_eq!((answers[0].as_str(), answers[3].as_str()), ("2\n", "-6\n"), "{language:?}: {stderr}");
        for crashed in &answers[1..3] {
            assert!(crashed.starts_with("! "), "{language:?}: {crashed}");
            let says = ["out of bounds", "vector::_M_range_check", "out of range"];
            assert!(says.iter().any(|text| crashed.contains(text)), "{language:?}: {crashed}");
        }
        assert!(stderr.contains("looking"), "{language:?}: {stderr}");
    }
}

#[test]
fn a_crash_in_a_plain_run_ends_it_with_the_solvers_own_line() {
    let signature = second_item();
    for (language, source) in SECOND {
        let Some(program) = build(&request(language, source, &signature, Form::Plain)) else { continue };
        let ran = program.run(b"1\n9\n");
        assert!(!ran.success && ran.stdout.is_empty(), "{language:?}: {ran:?}");
        match language.name() {
            "rust" => assert!(ran.stderr.contains("main.rs:10:"), "{}", ran.stderr),
            "java" => assert!(ran.stderr.contains("Solution.java:7"), "{}", ran.stderr),
            "python" => assert!(ran.stderr.contains("line 6, in secondItem"), "{}", ran.stderr),
            "javascript" => assert!(ran.stderr.contains("solution.txt:6"), "{}", ran.stderr),
            _ => {}
        }
        assert!(!ran.stderr.to_lowercase().contains("ojkitharness"), "{language:?}: {}", ran.stderr);
    }
}

#[test]
fn a_function_that_changes_its_argument_answers_with_it() {
    let signature = signature("sortIt", &[("nums", "integer[]")], "void");
    for (language, source) in [
        (Language::RUST, "impl Solution { pub fn sort_it(nums: &mut Vec<i32>) { nums.sort(); } }"),
        (
            Language::CPP,
            "class Solution { public: void sortIt(vector<int>& nums) { sort(nums.begin(), nums.end()); } };",
        ),
        (Language::JAVA, "class Solution { public void sortIt(int[] nums) { Arrays.sort(nums); } }"),
        (Language::PYTHON, "class Solution:\n    def sortIt(self, nums: List[int]) -> None:\n        nums.sort()\n"),
        (Language::JAVASCRIPT, "const sortIt = nums => { nums.sort((a, b) => a - b); };\n"),
    ] {
        let Some(program) = build(&request(language, source, &signature, Form::Plain)) else { continue };
        let ran = program.run(b"3\n3 -1 2\n");
        assert_eq!(String::from_utf8_lossy(&ran.stdout), "3\n-1 2 3\n", "{language:?}: {}", ran.stderr);
    }
}

/// Whether the machine's Python has what the site adds to it.
fn has_module() -> bool {
    let ran = std::process::Command::new("python3").args(["-c", "import sortedcontainers"]).output();
    ran.is_ok_and(|ran| ran.status.success())
}

#[test]
fn what_the_site_imports_for_python_is_there() {
    let signature = signature("smallest", &[("nums", "integer[]")], "integer");
    let source =
        "class Solution:\n    def smallest(self, nums: List[int]) -> int:\n        return SortedList(nums)[0]\n";
    let Some(program) = build(&request(Language::PYTHON, source, &signature, Form::Plain)) else { return };
    let ran = program.run(b"3\n3 -1 2\n");
    if ran.stderr.contains("name 'SortedList' is not defined") && !has_module() {
        return skipped("python has no sortedcontainers");
    }
    assert_eq!(String::from_utf8_lossy(&ran.stdout), "-1\n", "{}", ran.stderr);
}

#[test]
fn the_module_of_dates_and_its_classes_have_their_names_in_python() {
    let signature = signature("weekday", &[("day", "integer")], "integer");
    for made in ["datetime.date(2020, 2, day)", "date(2020, 2, day)", "datetime.datetime(2020, 2, day)"] {
        let source = format!(
            "class Solution:\n    def weekday(self, day: int) -> int:\n        return ({made} + timedelta(days=1)).weekday()\n"
        );
        let Some(program) = build(&request(Language::PYTHON, &source, &signature, Form::Plain)) else { return };
        let ran = program.run(b"29\n");
        // The first of March 2020 was a Sunday.
        assert_eq!(String::from_utf8_lossy(&ran.stdout), "6\n", "{made}: {}", ran.stderr);
    }
}

#[test]
fn doubles_are_printed_as_inputs_have_them_in_every_language() {
    let signature = signature("half", &[("x", "double[]")], "double[]");
    let input = "9\n2 -0.3 1e300 1 0 2e-7 1e-8 123456789012345680000 -2.5e21\n";
    for (language, source) in [
        (
            Language::RUST,
            "impl Solution { pub fn half(x: Vec<f64>) -> Vec<f64> { x.iter().map(|x| x / 2.0).collect() } }",
        ),
        (
            Language::CPP,
            "class Solution { public: vector<double> half(vector<double>& x) { for (auto& y : x) y /= 2; return x; } };",
        ),
        (
            Language::JAVA,
            "class Solution { public double[] half(double[] x) { for (int i = 0; i < x.length; i++) x[i] /= 2; return x; } }",
        ),
        (Language::PYTHON, "class Solution:\n    def half(self, x):\n        return [y / 2 for y in x]\n"),
        (Language::JAVASCRIPT, "function half(x) {\n    return Float64Array.from(x, y => y / 2);\n}\n"),
    ] {
        let Some(program) = build(&request(language, source, &signature, Form::Plain)) else { continue };
        let ran = program.run(input.as_bytes());
        let expected = "9\n1 -0.15 5e299 0.5 0 0.0000001 5e-9 61728394506172840000 -1.25e21\n";
        assert_eq!(String::from_utf8_lossy(&ran.stdout), expected, "{language:?}: {}", ran.stderr);
    }
}

/// What a compiler says about a source, mapped.
fn complaint(language: Language, source: &str, signature: &Signature) -> Option<String> {
    let harness: Harness = synthesize(&request(language, source, signature, Form::Plain)).unwrap();
    let said = compile(language, &harness)?.err().unwrap_or_else(|| panic!("{language:?} compiles"));
    Some(harness.map_diagnostics(&said))
}

#[test]
fn a_compile_error_has_the_solvers_own_file_and_line() {
    let signature = second_item();
    for (language, source) in [
        (
            Language::RUST,
            "impl Solution {\n    pub fn second_item(nums: Vec<i32>) -> i32 {\n        nope\n    }\n}\nfn main() {}",
        ),
        (
            Language::CPP,
            "class Solution {\npublic: int secondItem(vector<int>& nums) {\n        return nope;\n    }\n};\nint main() {}",
        ),
        (Language::JAVA, "class Solution {\n    public int secondItem(int[] nums) {\n        return nope;\n    }\n}"),
    ] {
        let Some(said) = complaint(language, source, &signature) else { continue };
        assert!(said.contains("solution.txt:3"), "{language:?}: {said}");
        assert!(
            !said.contains("main.rs") && !said.contains("Solution.java") && !said.contains("/"),
            "{language:?}: {said}"
        );
    }
}

#[test]
fn an_error_in_the_harness_names_the_expected_function() {
    let signature = second_item();
    for (language, source) in [
        (
            Language::RUST,
            "type V = Vec<String>;\nimpl Solution {\n    pub fn second_item(nums: V) -> i32 {\n        1\n    }\n}\n",
        ),
        (
            Language::CPP,
            "typedef string V;\nclass Solution {\npublic: int secondItem(V nums) {\n        return 1;\n    }\n};",
        ),
    ] {
        let Some(said) = complaint(language, source, &signature) else { continue };
        assert!(said.contains("the problem's function is expected as"), "{language:?}: {said}");
    }
}

#[test]
fn the_page_on_descriptor_4_names_the_case_that_ended_the_process() {
    let signature = signature("leave", &[("nums", "integer[]")], "integer");
    for (language, source) in [
        (
            Language::RUST,
            "impl Solution { pub fn leave(nums: Vec<i32>) -> i32 { if nums.is_empty() { std::process::exit(0) } 5 } }",
        ),
        (
            Language::CPP,
            "class Solution { public: int leave(vector<int>& nums) { if (nums.empty()) abort(); return 5; } };",
        ),
        (
            Language::JAVA,
            "class Solution { public int leave(int[] nums) { if (nums.length == 0) System.exit(0); return 5; } }",
        ),
        (
            Language::PYTHON,
            "import os\nclass Solution:\n    def leave(self, nums):\n        if not nums:\n            os._exit(0)\n        return 5\n",
        ),
        (
            Language::JAVASCRIPT,
            "var leave = function(nums) {\n    if (nums.length === 0) process.exit(0);\n    return 5;\n};\n",
        ),
    ] {
        let mut request = request(language, source, &signature, Form::Batch);
        request.answers = Answers::Descriptor3;
        let Some(program) = build(&request) else { continue };
        let encoder = Encoder::new(&signature).unwrap();
        let mut stream = Vec::new();
        for lists in [vec![1, 2], vec![3, 0, 4]] {
            let mut frame = Frame::new();
            for length in lists {
                let input = Input { fields: vec![Value::list(vec![9; length])], repeats: Vec::new() };
                frame.push(&encoder, &input).unwrap();
            }
            stream.extend_from_slice(frame.bytes());
        }
        let (stream, page) = program.run_with_descriptors(&stream);
        let counter = |at: usize| u64::from_le_bytes(page[at..at + 8].try_into().unwrap());
        // Three cases are done; the fourth, the second of its frame, ends the process.
        assert_eq!((counter(0), counter(8)), (4, 3), "{language:?}");
        assert_eq!(answers(&signature, &stream, &[2], &format!("{language:?}")).len(), 2);
    }
}

#[test]
fn cpp_text_in_another_encoding_and_names_of_its_own_compile() {
    let signature = second_item();
    let own = "#include <vector>\n#include <string>\nint count;\nint distance(int a, int b) { return a - b; }\nstruct Solution {\n    int secondItem(std::vector<int>& v) { return distance(v[1], count); }\n};\n";
    let mut latin = b"// caf\xe9\n".to_vec();
    latin.extend_from_slice(own.as_bytes());
    let mut request = request(Language::CPP, "", &signature, Form::Plain);
    request.source = &latin;
    let Some(program) = build(&request) else { return };
    assert_eq!(program.run(b"2\n4 5\n").stdout, b"5\n");
}

#[test]
fn what_the_site_has_beside_javascript_and_java_is_there() {
    let signature = signature("least", &[("nums", "integer[]")], "integer");
    let queues = "var least = function(nums) {\n\
        const old = new MinPriorityQueue({ priority: (x) => x });\n\
        const now = new MaxPriorityQueue();\n\
        const own = new PriorityQueue((a, b) => b - a);\n\
        const queue = new Queue(), deque = new Deque();\n\
        for (const x of nums) { old.enqueue(x); now.enqueue(x); own.enqueue(x); queue.enqueue(x); deque.pushFront(x); }\n\
        if (now.dequeue().element !== own.dequeue()) return -1;\n\
        while (deque.size() > 1) if (deque.popBack() !== queue.dequeue()) return -2;\n\
        return old.dequeue().element;\n};";
    let newer = "var least = function(nums) { const q = new MinPriorityQueue(); nums.forEach((x) => q.enqueue(x)); return q.dequeue(); };";
    let own = "class MinPriorityQueue { least(nums) { return Math.min(...nums); } }\nvar least = function(nums) { return new MinPriorityQueue().least(nums); };";
    let pair = "import javafx.util.Pair;\nclass Solution {\n    public int least(int[] nums) {\n        Pair<Integer, Integer> best = new Pair<>(nums[0], 0);\n        for (int x : nums) if (x < best.getKey()) best = new Pair<>(x, 0);\n        return best.getKey();\n    }\n}";
    let javascript = [queues, newer, own].map(|source| (Language::JAVASCRIPT, source));
    for (language, source) in javascript.into_iter().chain([(Language::JAVA, pair)]) {
        let Some(program) = build(&request(language, source, &signature, Form::Plain)) else { continue };
        let ran = program.run(b"5\n9 4 7 -3 8\n");
        assert_eq!(String::from_utf8_lossy(&ran.stdout), "-3\n", "{source}: {}", ran.stderr);
    }
}
