//! Rust: what is cut out and what stays.

use super::*;

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
