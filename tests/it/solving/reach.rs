//! How far a brute force reaches: what is measured, and what is not bounded for nothing.

use super::{DRAFT, Desk, ORACLE};
use std::time::{Duration, Instant};

/// The note about the reach of a brute force for a function, and whether there was time for all of it: a busy machine ends it sooner.
fn reach(name: &str, spec: &str, brute: &str, input: &str) -> (String, bool) {
    let desk = Desk::empty(name);
    desk.write("problems/pair/spec.yaml", &format!("format: 1\ntitle: Pair\nfunction: pair\n{spec}"));
    // What an earlier run measured is not told again.
    let run = std::process::id();
    let program = format!("# {run}\nclass Solution:\n    def pair(self, {brute}\n");
    desk.write(DRAFT, &program);
    desk.write(ORACLE, &program);
    desk.write("input.txt", input);
    let start = Instant::now();
    let ran = desk.run("run --input input.txt");
    let is_whole = start.elapsed() < Duration::from_secs(5);
    let note = ran.stderr.lines().find(|line| line.contains("as the reference"));
    (note.unwrap_or_else(|| panic!("{}", ran.page())).to_owned(), is_whole)
}

/// The bound of a name in a note; the largest number where it has none.
fn bound(note: &str, name: &str) -> u32 {
    let behind = note.split_once(&format!("{name} <= ")).map(|(_, rest)| rest);
    let digits = behind.map(|rest| rest.chars().take_while(char::is_ascii_digit).collect::<String>());
    digits.map_or(u32::MAX, |digits| digits.parse().unwrap())
}

#[test]
fn lengths_and_scalars_are_bounded_together_and_what_costs_no_time_is_not_bounded() {
    let spec = "parameters: { nums: 'integer[]', k: integer, n: integer }
returns: integer
constraints: |
  1 <= nums.length <= 1000
  1 <= nums[i] <= 10
  1 <= n <= 10^4
  1 <= k <= 10^9
examples:
  - input: { nums: [2, 7], k: 7, n: 2 }
    output: 2
";
    let brute = "nums, k, n):\n        return sum(x == k for _ in range(n) for x in nums)";
    let (note, is_whole) = reach("reach-together", spec, brute, "2\n2 7\n7\n2\n");
    // 10^4 rounds of 100 elements take a part of a second already; 100 rounds of 100 elements take no time.
    let (length, rounds) = (bound(&note, "nums.length"), bound(&note, " n"));
    assert!(rounds < 10_000 && (!is_whole || length.min(rounds) >= 100), "{note}");
    assert!(!is_whole || bound(&note, " k") == u32::MAX, "{note}");
}

#[test]
fn a_linear_brute_force_for_a_tree_whose_values_are_named_reaches_far() {
    let spec = "parameters: { root: TreeNode, p: integer, q: integer }
returns: integer
constraints: |
  The number of nodes in the tree is in the range [2, 10^5].
  -10^9 <= Node.val <= 10^9
  All the values Node.val are unique.
  p != q
  p is the value of one of the nodes in the tree.
  q is the value of one of the nodes in the tree.
examples:
  - input: { root: [2, 1, 3], p: 1, q: 3 }
    output: 1
";
    let brute = "root, p, q):
        between, rest = 0, [root]
        while rest:
            node = rest.pop()
            between += p < node.val < q
            rest += [child for child in (node.left, node.right) if child]
        return between";
    let (note, is_whole) = reach("reach-tree", spec, brute, "3\n2 1 3\n1\n3\n");
    assert!(bound(&note, "nodes(root)") >= if is_whole { 1000 } else { 2 }, "{note}");
}

#[test]
fn a_cubic_brute_force_that_is_quick_where_all_lengths_are_equal_is_bounded() {
    let spec = "parameters: { s: string, t: string }
returns: string
constraints: |
  1 <= s.length, t.length <= 50000
  s and t consist of lowercase English letters.
examples:
  - input: { s: abc, t: b }
    output: b
";
    let brute = "s, t):
        for size in range(len(t), len(s) + 1):
            for i in range(len(s) - size + 1):
                if all(s[i:i + size].count(c) >= t.count(c) for c in set(t)):
                    return s[i:i + size]
        return ''";
    let (note, is_whole) = reach("reach-cubic", spec, brute, "abc\nb\n");
    let length = bound(&note, "s.length");
    assert!(length <= 5_000 && (!is_whole || length >= 50), "{note}");
}
