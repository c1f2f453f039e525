//! What is cut out and what stays, on files as people write them.

use super::*;
use ojkit_model::signature::{Class, Method, Type};

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

fn leetcode(language: Language, source: &str, function: &str) -> String {
    extract(profile("leetcode").unwrap(), Some(language), source.as_bytes(), &named(function)).unwrap()
}

#[track_caller]
fn check(language: Language, function: &str, source: &str, expected: &str) {
    assert_eq!(leetcode(language, source, function), expected);
}

#[test]
fn rust_loses_main_its_reader_its_imports_and_the_struct() {
    check(
        Language::RUST,
        "stoneGameIII",
        "\
//! Difference DP from the back.

use std::collections::{HashMap, VecDeque};
use std::io::{self, Read};

struct Solution;

/// Best difference.
impl Solution {
    // Three values of memory.
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let memo: HashMap<i32, i32> = HashMap::new(); // fn main() {}
        helper(&stone_value).to_string() + \"struct Solution; fn main() {}\" + &format!(\"{LIMIT}\")
    }
}

const LIMIT: i32 = 3;

fn helper(v: &[i32]) -> i32 {
    v.len() as i32 /* kept */
}

// Reads all numbers.
fn numbers(text: &str) -> Vec<i32> {
    text.split_whitespace().map(|t| t.parse().unwrap()).collect()
}

fn main() {
    let mut text = String::new();
    io::stdin().read_to_string(&mut text).unwrap();
    println!(\"{}\", Solution::stone_game_iii(numbers(&text)));
}

#[cfg(test)]
mod tests {
    use super::*;
}
",
        "\
// Difference DP from the back.

use std::collections::HashMap;

/// Best difference.
impl Solution {
    // Three values of memory.
    pub fn stone_game_iii(stone_value: Vec<i32>) -> String {
        let memo: HashMap<i32, i32> = HashMap::new(); // fn main() {}
        helper(&stone_value).to_string() + \"struct Solution; fn main() {}\" + &format!(\"{LIMIT}\")
    }
}

const LIMIT: i32 = 3;

fn helper(v: &[i32]) -> i32 {
    v.len() as i32 /* kept */
}
",
    );
}

const REACHED: &str = "\
#![allow(dead_code)]
use std::fmt::Write as _;
use std::ops::Add;
use std::cmp::{max, min as smaller};
use crate::inner::deep;
use Colour::*;

pub struct Solution {}

macro_rules! twice {
    ($x:expr) => { double($x) };
}

macro_rules! read {
    () => { std::io::stdin() };
}

fn double<T: Add<Output = T> + Copy>(x: T) -> T { x + x }

mod inner {
    pub fn deep(x: i32) -> i32 { x }
    pub mod more { pub fn deeper() {} }
}

mod outer_only {
    pub fn never() {}
}

trait Grow { fn grow(&self) -> i32; }
impl Grow for i32 { fn grow(&self) -> i32 { self + 1 } }
trait Shrink { fn shrink(&self) -> i32; }
impl Shrink for i32 { fn shrink(&self) -> i32 { self - 1 } }

enum Colour { Red, Green }

struct Scanner { n: i32 }
impl Scanner { fn next(&mut self) -> i32 { self.n } }
impl Drop for Scanner { fn drop(&mut self) {} }

thread_local! { static MEMO: i32 = 3; }

impl Solution {
    pub fn f(x: i32) -> i32 {
        let mut s = String::new();
        write!(s, \"{}\", max(x, 1)).unwrap();
        let _ = Red;
        MEMO.with(|m| *m);
        twice!(deep(x).grow())
    }
}

fn main() {
    let mut s = Scanner { n: smaller(1, 2) };
    s.next().shrink();
    outer_only::never();
    read!();
}
";

#[test]
fn rust_keeps_what_only_macros_traits_modules_and_generics_lead_to() {
    let cut = leetcode(Language::RUST, REACHED, "f");
    for kept in [
        "Write as _",
        "ops::Add",
        "use std::cmp::max;",
        "crate::inner::deep",
        "Colour::*",
        "twice",
        "fn double",
        "mod inner",
        "Grow for i32",
        "enum Colour",
        "thread_local",
        "impl Solution",
    ] {
        assert!(cut.contains(kept), "{kept} is gone from\n{cut}");
    }
    for gone in
        ["allow", "smaller", "struct Solution", "macro_rules! read", "outer_only", "Shrink", "Scanner", "fn main"]
    {
        assert!(!cut.contains(gone), "{gone} is still in\n{cut}");
    }
}

#[test]
fn rust_with_windows_line_ends_keeps_them() {
    let source = "struct Solution;\r\n\r\nimpl Solution {\r\n    pub fn f() {}\r\n}\r\n\r\nfn main() {}\r\n";
    assert_eq!(leetcode(Language::RUST, source, "f").trim_end(), "impl Solution {\r\n    pub fn f() {}\r\n}");
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
fn rust_loses_a_definition_that_the_site_provides() {
    let source = "\
#[derive(Clone)]
pub struct ListNode { pub val: i32, pub next: Option<Box<ListNode>> }

impl ListNode {
    fn new(val: i32) -> Self { ListNode { val, next: None } }
}

impl Solution {
    pub fn f(head: Option<Box<ListNode>>) -> i32 { 0 }
}
";
    assert_eq!(
        leetcode(Language::RUST, source, "f"),
        "impl Solution {\n    pub fn f(head: Option<Box<ListNode>>) -> i32 { 0 }\n}\n"
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
        "LeetCode takes a solution, and those are cut out of files in Rust, C++, Java, Python alone"
    );
}

#[test]
fn rust_keeps_what_a_kept_import_leads_to_and_loses_the_first_line_of_a_script() {
    check(
        Language::RUST,
        "f",
        "\
#!/usr/bin/env run-cargo-script
use helpers::deep::{self, name as label};
use std::collections::{BTreeMap, HashMap as Map};

mod helpers {
    pub mod deep {
        pub fn name() -> i32 { 1 }
    }
}

mod unused {
    pub fn name2() -> i32 { 2 }
}

impl Solution {
    pub fn f() -> i32 { let _: Map<i32, i32>; label() }
}
",
        "\
use helpers::deep::{self, name as label};
use std::collections::HashMap as Map;

mod helpers {
    pub mod deep {
        pub fn name() -> i32 { 1 }
    }
}

impl Solution {
    pub fn f() -> i32 { let _: Map<i32, i32>; label() }
}
",
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
