//! What is cut out and what stays, on files as people write them.

use ojkit::submit::{extract, profile};
use ojkit_languages::{Language, site};
use ojkit_model::signature::{Class, Method, Parameter, Signature, Type};

mod rust;

/// A signature of which only the function's name counts here.
fn named(function: &str) -> Signature {
    Signature { function: Some(function.to_string()), ..Signature::default() }
}

/// The class `Row` with `push` and `at`.
fn row() -> Signature {
    let method = |name: &str| Method { name: name.to_string(), parameters: Vec::new(), returns: Type::Void };
    let class = Class { name: "Row".to_string(), methods: vec![method("push"), method("firstAt")] };
    Signature { class: Some(class), ..Signature::default() }
}

#[test]
fn a_class_is_handed_in_with_what_it_needs_and_without_its_program() {
    let cut = |language, source: &str| {
        extract(profile("leetcode").unwrap(), Some(language), source.as_bytes(), &row()).unwrap()
    };
    let rust = "use std::collections::VecDeque;\n\n#[derive(Default)]\npub struct Row {\n    items: VecDeque<Item>,\n}\n\nstruct Item(i32);\n\nimpl Row {\n    fn new() -> Self { Row::default() }\n    fn push(&mut self, x: i32) { self.items.push_back(Item(x)) }\n    fn first_at(&self, i: i32) -> i32 { self.items[i as usize].0 }\n}\n";
    let main = "\nfn main() {\n    let text = std::io::read_to_string(std::io::stdin()).unwrap();\n    println!(\"{}\", text.len());\n}\n";
    assert_eq!(cut(Language::RUST, &format!("{rust}{main}")).trim_end(), rust.trim_end());
    let cpp = "class Row {\npublic:\n    void push(int x);\n    int firstAt(int i) { return i; }\n};\n";
    assert_eq!(cut(Language::CPP, &format!("{cpp}\nint main() {{\n    Row row;\n}}\n")).trim_end(), cpp.trim_end());
    let python = "class Row:\n    def push(self, x):\n        pass\n\n    def firstAt(self, i):\n        return i\n";
    let program = "\n\nif __name__ == \"__main__\":\n    Row().push(int(input()))\n";
    assert_eq!(cut(Language::PYTHON, &format!("{python}{program}")).trim_end(), python.trim_end());
    let fail = extract(profile("leetcode").unwrap(), Some(Language::PYTHON), b"class Row: pass", &row()).unwrap_err();
    assert_eq!(fail.to_string(), "LeetCode takes `class Row`, and the file has none with `push`");
}

#[test]
fn what_a_draft_has_of_its_site_for_an_editor_is_not_handed_in() {
    let parameter = Parameter { name: "root".to_owned(), ty: Type::TreeNode };
    let signature = Signature { parameters: vec![parameter], returns: Some(Type::TreeNode), ..named("turn") };
    for language in Language::ALL {
        let draft = site::draft(language, "", &signature);
        assert!(draft.contains("region ojkit: ") && draft.matches("TreeNode").count() > 2, "{draft}");
        let handed_in = extract(profile("leetcode").unwrap(), Some(language), draft.as_bytes(), &signature).unwrap();
        let (before, after) = (draft.split("// #region").next().unwrap(), draft.split("endregion\n").last().unwrap());
        let own = if language == Language::RUST { before } else { after };
        assert_eq!(handed_in.trim_end(), own.trim());
    }
}

fn leetcode(language: Language, source: &str, function: &str) -> String {
    extract(profile("leetcode").unwrap(), Some(language), source.as_bytes(), &named(function)).unwrap()
}

#[track_caller]
fn check(language: Language, function: &str, source: &str, expected: &str) {
    assert_eq!(leetcode(language, source, function), expected);
}

#[test]
fn a_comment_about_the_file_stays_when_the_item_under_it_goes() {
    check(
        Language::RUST,
        "f",
        "\
// Only the lead matters.
// Said twice.
use std::io::Read; // only for main

pub struct Solution; // provided by the site

impl Solution {
    pub fn f() {}
}
/// Reads.
// And prints.
fn main() {}
",
        "\
// Only the lead matters.
// Said twice.

impl Solution {
    pub fn f() {}
}
",
    );
}

#[test]
fn a_judge_that_takes_files_gets_the_file_itself() {
    let source = "fn main() {}\n\n\n// end";
    let text = extract(profile("codeforces").unwrap(), Some(Language::RUST), source.as_bytes(), &named("f")).unwrap();
    assert_eq!(text, source);
    // Whatever it is written in.
    assert_eq!(extract(profile("codeforces").unwrap(), None, b"echo 3", &named("f")).unwrap(), "echo 3");
}

#[test]
fn what_cannot_be_handed_in_says_why() {
    let leetcode = profile("leetcode").unwrap();
    let fail = |language, source: &[u8]| {
        extract(leetcode, Some(language), source, &named("stoneGame")).unwrap_err().to_string()
    };
    assert_eq!(
        fail(Language::RUST, b"fn main() {}"),
        "LeetCode takes `impl Solution`, and the file has none with `stoneGame`"
    );
    assert_eq!(
        fail(Language::CPP, b"class Solution { int other() { return 1; } };"),
        "LeetCode takes `class Solution`, and the file has none with `stoneGame`"
    );
    assert!(fail(Language::RUST, b"fn main() {\n  let x = ;\n}").starts_with("line 2, column"));
    assert_eq!(fail(Language::JAVA, b"class A {}\n// \xff"), "line 2: the text is not UTF-8: save the file as UTF-8");
    let deep = format!("fn main() {{ {} }}", "(".repeat(100_000));
    assert!(fail(Language::RUST, deep.as_bytes()).contains("too deeply nested"));
    assert_eq!(
        extract(leetcode, None, b"echo 3", &named("f")).unwrap_err().to_string(),
        "LeetCode takes a solution, and those are cut out of files in Rust, C++, Java, Python, JavaScript alone"
    );
}

#[test]
fn python_keeps_tables_that_loops_fill_and_every_name_of_a_chained_assignment() {
    check(
        Language::PYTHON,
        "f",
        "\
A = B = 3
sieve = [True] * 100
for i in range(2, 100):
    for j in range(2 * i, 100, i):
        sieve[j] = False
unused = [0]
for k in range(3):
    unused.append(k)
for line in open(0):
    print(Solution().f(int(line)))


class Solution:
    def f(self, n: int) -> int:
        return B if sieve[n] else 0
",
        "\
A = B = 3
sieve = [True] * 100
for i in range(2, 100):
    for j in range(2 * i, 100, i):
        sieve[j] = False


class Solution:
    def f(self, n: int) -> int:
        return B if sieve[n] else 0
",
    );
}

#[test]
fn a_source_of_a_megabyte_is_cut_as_well() {
    let mut source = "impl Solution {\n    pub fn f() {}\n}\n".to_string();
    while source.len() < 1 << 20 {
        source.push_str("\n// A remark that goes on and on.\nfn unused(text: &str) -> usize {\n    text.len()\n}\n");
    }
    assert_eq!(leetcode(Language::RUST, &source, "f"), "impl Solution {\n    pub fn f() {}\n}\n");
    let solution = "class Solution {\n    int f() { return 1; }\n};\n";
    let mut source = solution.to_string();
    for i in 0..20_000 {
        source.push_str(&format!("\n// A remark.\nint unused{i}(int x) {{\n    return unused{}(x);\n}}\n", i + 1));
    }
    assert_eq!(leetcode(Language::CPP, &source, "f"), solution);
    let solution = "class Solution:\n    def f(self):\n        return 1\n";
    let mut source = solution.to_string();
    for i in 0..20_000 {
        source.push_str(&format!("\n\n# A remark.\ndef unused{i}(x):\n    return unused{}(x)\n", i + 1));
    }
    assert_eq!(leetcode(Language::PYTHON, &source, "f"), solution);
}

const SLIDING_WINDOW: &str = "\
// Sliding window.
#include <bits/stdc++.h>
using namespace std;

#define all(x) (x).begin(), \\
    (x).end()

struct TreeNode {
    int val;
};

const int MOD = 1'000'000'007;

struct Edge { int to; };

int helper(int x) { return x; }

// Reads n numbers.
vector<int> readAll(int n) {
    vector<int> v(n);
    for (int& x : v) cin >> x;
    return v;
}

class Solution {
public:
    int maxSum(vector<int>& v) {
        string s = \"int main() { }\"; // int main()
        Edge e{helper(1)};
        return e.to % MOD;
    }
};

#ifndef ONLINE
int main() {
    int n;
    cin >> n;
    auto v = readAll(n);
    cout << Solution().maxSum(v) << endl;
}
#endif
";

#[test]
fn cpp_loses_main_and_what_only_main_called() {
    check(
        Language::CPP,
        "maxSum",
        SLIDING_WINDOW,
        "\
// Sliding window.
#include <bits/stdc++.h>
using namespace std;

#define all(x) (x).begin(), \\
    (x).end()

const int MOD = 1'000'000'007;

struct Edge { int to; };

int helper(int x) { return x; }

class Solution {
public:
    int maxSum(vector<int>& v) {
        string s = \"int main() { }\"; // int main()
        Edge e{helper(1)};
        return e.to % MOD;
    }
};

#ifndef ONLINE
#endif
",
    );
}

#[test]
fn java_loses_its_package_its_main_class_and_a_main_inside_the_solution() {
    check(
        Language::JAVA,
        "canWin",
        "\
package games;

import java.util.*;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(new Solution().canWin(in.nextInt()) + new Reader().x);
    }
}

class Reader { int x; }

class Helper { int y; }

class Solution {
    public boolean canWin(int n) {
        return n % 4 != 0 && new Helper().y == 0;
    }

    // Tries it out.
    public static void main(String[] args) {
        System.out.println(new Solution().canWin(4));
    }
}
",
        "\
import java.util.*;

class Helper { int y; }

class Solution {
    public boolean canWin(int n) {
        return n % 4 != 0 && new Helper().y == 0;
    }

}
",
    );
}

#[test]
fn python_loses_its_program_and_keeps_what_the_class_needs() {
    check(
        Language::PYTHON,
        "canWin",
        "\
\"\"\"Nim, said
in two lines.\"\"\"
import sys
from functools import cache, lru_cache as memo
from collections import deque
import heapq

sys.setrecursionlimit(10**6)
MOD = 10**9 + 7
OTHER = [
    1,
]


class TreeNode:
    pass


def helper(x):
    # if __name__ == \"__main__\":
    return memo(None)(x) % MOD


# Reads the input.
def read():
    return int(sys.stdin.readline())


class Solution:
    def canWin(self, n: int) -> bool:
        text = '''
print(\"no statement\")
'''
        return helper(n) != 0


if __name__ == \"__main__\":
    print(Solution().canWin(read()))
",
        "\
\"\"\"Nim, said
in two lines.\"\"\"
import sys
from functools import cache, lru_cache as memo

sys.setrecursionlimit(10**6)
MOD = 10**9 + 7


def helper(x):
    # if __name__ == \"__main__\":
    return memo(None)(x) % MOD


class Solution:
    def canWin(self, n: int) -> bool:
        text = '''
print(\"no statement\")
'''
        return helper(n) != 0
",
    );
}

#[test]
fn javascript_keeps_what_the_function_needs() {
    check(
        Language::JAVASCRIPT,
        "canWin",
        "\
// About the file.

const fs = require('fs');
const { MinQueue, MaxQueue } = require('queues');
let seen = 0
const MOD = 1e9 + 7, HALF = MOD / 2
const table = []
for (let i = 0; i < 10; i++) table.push(i)

/** Not needed. */
function unused(x) {
    return /[/}]/.test(x) ? `${helper(x)}}` : x++ / 2
}

const helper = (x) => {
    return table[x] % MOD
}

function ListNode(val) {
    this.val = val
}

/**
 * @param {number} n
 * @return {boolean}
 */
var canWin = function(n) {
    const queue = new MinQueue()
    return `${helper(n)}` !== '0'
};

Array.prototype.last = function() { return this[this.length - 1] }
// Reads the input.
if (require.main === module) {
    const lines = fs.readFileSync(0, 'utf8').split('\\n')
    console.log(canWin(Number(lines[0])))
}
module.exports = { canWin }
",
        "\
// About the file.

const { MinQueue, MaxQueue } = require('queues');
const MOD = 1e9 + 7, HALF = MOD / 2
const table = []
for (let i = 0; i < 10; i++) table.push(i)

const helper = (x) => {
    return table[x] % MOD
}

/**
 * @param {number} n
 * @return {boolean}
 */
var canWin = function(n) {
    const queue = new MinQueue()
    return `${helper(n)}` !== '0'
};

Array.prototype.last = function() { return this[this.length - 1] }
",
    );
}

#[test]
fn a_javascript_class_keeps_its_methods_however_they_are_written() {
    let prototypes = "var Row = function() { this.v = []; };\n\nRow.prototype.push = function(x) { this.v.push(x); };\nRow.prototype.firstAt = (i) => i;\nRow.LIMIT = 9;\n";
    let class = "class Row {\n    constructor() { this.v = []; }\n    push(x) { this.v.push(x); }\n    firstAt = (i) => i;\n}\n";
    for source in [prototypes, class] {
        let program = format!("{source}const row = new Row();\nrow.push(1);\nconsole.log(row);\n");
        let text =
            extract(profile("leetcode").unwrap(), Some(Language::JAVASCRIPT), program.as_bytes(), &row()).unwrap();
        assert_eq!(text, source);
    }
}
