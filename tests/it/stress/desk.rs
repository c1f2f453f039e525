//! A small collection with one problem, and `ojkit stress` on it.

use crate::desk::Desk;
use serde_json::Value;

const SPEC: &str = "\
format: 1
title: Total
function: total
parameters:
  a: integer[]
returns: integer
constraints: |
  1 <= a.length <= 60
  -1000 <= a[i] <= 1000
limits: { time_ms: 200, memory_mib: 256, output_kib: 64 }
model: accepted/total.rs
examples:
  - input: { a: [1, 2] }
    output: 3
";
/// A right submission.
pub const MODEL: &str = "impl Solution { pub fn total(a: Vec<i32>) -> i32 { a.iter().sum() } }";

/// A `main` that prints `ANSWER`, which is said of `a`.
pub const MAIN: &str = "fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let a: Vec<i32> = text.split_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();
    println!(\"{}\", ANSWER);
}";

impl Desk {
    /// A collection with the problem `total`.
    pub fn total(name: &str) -> Desk {
        let desk = Desk::empty(&format!("stress/{name}"));
        desk.write("problems/total/spec.yaml", SPEC);
        desk.write("problems/total/submissions/accepted/total.rs", MODEL);
        desk
    }

    /// Exit code, standard output and standard error of `ojkit stress total --submission FILE` with these further words.
    pub fn stress(&self, file: &str, more: &[&str]) -> (i32, String, String) {
        self.call(&[&["stress", "total", "--submission", file], more].concat(), "")
    }

    /// The same as JSON.
    pub fn json(&self, file: &str, more: &[&str]) -> Value {
        let (_, stdout, stderr) = self.stress(file, &[more, &["--format", "json"]].concat());
        serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}: {stdout}{stderr}"))
    }
}
