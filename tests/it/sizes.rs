//! How large the inputs of a problem may be, where somebody says so, in its case page and in a package; how many cases a package has.

use crate::desk::Desk;
use crate::skipped::skipped;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const SPEC: &str = "format: 1
title: Sum
parameters: { a: 'integer[]' }
constraints: |
  1 <= a.length <= 10^4
  1 <= a[i] <= 10^9
";

fn desk(name: &str) -> Desk {
    let desk = Desk::empty(name);
    desk.write("problems/sum/spec.yaml", SPEC);
    desk.write("problems/sum/statement.md", "# Sum\n\nAdd.\n");
    desk
}

/// The bytes of the largest input below a folder.
fn largest(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).unwrap().flatten();
    let of = |path: &Path| match path.extension() {
        _ if path.is_dir() => largest(path),
        Some(ending) if ending == "in" => fs::metadata(path).unwrap().len(),
        _ => 0,
    };
    entries.map(|entry| of(&entry.path())).max().unwrap_or(0)
}

#[test]
fn a_page_keeps_the_size_that_its_inputs_may_have_and_other_commands_draw_them_so() {
    let desk = desk("sizes-page");
    let cases = desk.root.join("cases/sum");
    let of = |line: &str| {
        let ran = desk.run(line);
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
        ran
    };
    of("gen sum");
    let usual = desk.read("cases/sum.yaml");
    assert!(largest(&cases) > 100_000);
    let smaller = of("gen sum --max-size 20k");
    assert!(smaller.stderr.contains(": inputs are kept within 20 KiB"), "{}", smaller.page());
    assert!(smaller.stdout.contains("because `--max-size` is new"), "{}", smaller.page());
    assert!((15_000..20 << 10).contains(&largest(&cases)), "{}", largest(&cases));
    // Without the flag the page says how large they may be.
    of("gen sum --check");
    let generated = desk.generator("sum large");
    assert!(generated.stdout.len() < 20 << 10, "{}", generated.stdout.len());
    of("check sum");
    of("gen sum --max-size 4MiB");
    assert_eq!(desk.read("cases/sum.yaml"), usual);
}

#[test]
fn a_size_that_is_none_is_refused_with_what_it_may_be() {
    let desk = desk("sizes-refused");
    for size in ["x", "20q", "0", "1GiB", "-1", "99999999999999999999"] {
        let ran = desk.run(&format!("gen sum --max-size={size}"));
        assert!(ran.code.number() == 2 && ran.stderr.contains("such as 500k, 4MiB or 16M"), "{size}: {}", ran.page());
    }
}

#[test]
fn a_package_may_have_smaller_inputs_than_the_page_which_is_left_as_it_is() {
    let desk = desk("sizes-package");
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    desk.write("problems/sum/submissions/accepted/sum.py", "input()\nprint(sum(map(int, input().split())))\n");
    desk.edit("problems/sum/spec.yaml", "constraints:", "model: accepted/sum.py\nconstraints:");
    let ran = desk.run("export kattis sum -o out/sum --max-size 30k");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    assert!(ran.stderr.contains("`ojkit gen sum --max-size 30KiB` makes them so here"), "{}", ran.page());
    let bytes = largest(&desk.root.join("out/sum/data"));
    assert!((20_000..30 << 10).contains(&bytes), "{bytes}");
    assert!(!desk.root.join("cases/sum.yaml").exists());
    // What a page states holds for a package too.
    desk.run("gen sum --max-size 20k");
    let ran = desk.run("export kattis sum -o own/sum");
    assert!(ran.code.number() == 0 && !ran.stderr.contains("in the package"), "{}", ran.page());
    let bytes = largest(&desk.root.join("own/sum/data"));
    assert!((15_000..20 << 10).contains(&bytes), "{bytes}");
}

/// The different inputs below a folder of a package.
fn inputs(folder: &Path) -> BTreeSet<Vec<u8>> {
    let paths = fs::read_dir(folder).unwrap().flatten().map(|entry| entry.path());
    let of = |path: PathBuf| match path.extension() {
        _ if path.is_dir() => inputs(&path),
        Some(ending) if ending == "in" => BTreeSet::from([fs::read(path).unwrap()]),
        _ => BTreeSet::new(),
    };
    paths.flat_map(of).collect()
}

const TWICE: &str = "format: 1
title: Twice
parameters: { n: integer }
model: accepted/twice.py
groups:
  - { name: few, score: 30, constraints: 'n <= 4' }
  - { name: all, score: 70 }
constraints: 1 <= n <= 9
";

/// A problem of one number, with programs that are wrong on one input each.
fn twice(name: &str, wrong: &[usize]) -> Desk {
    let desk = desk(name);
    desk.write("problems/sum/spec.yaml", TWICE);
    desk.write("problems/sum/submissions/accepted/twice.py", "print(2 * int(input()))\n");
    for n in wrong {
        let text = format!("n = int(input())\nprint(7 if n == {n} else 2 * n)\n");
        desk.write(&format!("problems/sum/submissions/wrong_answer/at_{n}.py"), &text);
    }
    desk
}

#[test]
fn a_package_of_few_cases_kills_what_all_of_them_kill_and_says_which_programs_fare_better_where_so_few_cannot() {
    let desk = twice("sizes-cases", &[9, 1, 5]);
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    let exported = |count: usize| {
        let ran = desk.run(&format!("export kattis sum -o of{count}/sum --cases {count}"));
        assert_eq!(ran.code.number(), 0, "{}", ran.page());
        (inputs(&desk.root.join(format!("of{count}/sum/data/secret"))), ran)
    };
    let (few, ran) = exported(4);
    assert!(!ran.stderr.contains(" better "), "{}", ran.page());
    assert_eq!(few.len(), 4);
    for needed in ["1\n", "5\n", "9\n"] {
        assert!(few.contains(needed.as_bytes()), "{few:?}");
    }
    let (two, ran) = exported(2);
    assert_eq!(two.len(), 2);
    assert!(ran.stderr.contains(" 1 fares better with these: wrong_answer/"), "{}", ran.page());
    assert!(ran.stderr.contains("; --cases 3 loses none"), "{}", ran.page());
}

#[test]
fn a_package_of_few_cases_has_one_of_each_group_with_a_score_though_it_kills_nothing_and_no_fewer_are_taken() {
    let desk = twice("sizes-groups", &[8, 9]);
    if desk.run("doctor").stdout.contains("python: missing") {
        return skipped("python3 is not there");
    }
    let ran = desk.run("export kattis sum -o of1/sum --cases 1");
    assert_eq!(ran.code.number(), 2, "{}", ran.page());
    assert!(ran.stderr.contains("--cases 1 is too few: 2 groups with scores need a case each"), "{}", ran.page());
    let ran = desk.run("export kattis sum -o of2/sum --cases 2");
    assert_eq!(ran.code.number(), 0, "{}", ran.page());
    let of = inputs(&desk.root.join("of2/sum/data/secret"));
    assert!(of.len() == 2 && of.iter().any(|input| input[0] <= b'4'), "{of:?}");
}
