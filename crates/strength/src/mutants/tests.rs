//! Mutants as programs.

use super::schemata::Schemata;
use super::*;
use std::collections::BTreeSet;

#[test]
fn a_long_file_has_a_bounded_number_of_mutants_from_all_over() {
    let source = format!("impl Solution {{ fn f() {{ {} x(1 < last); }} }}", "x(a < b);\n".repeat(3000));
    let all = mutants(&source, Language::RUST, false);
    assert!(all.len() >= 3000, "{}", all.len());
    let few = all[..MUTANTS_MAX].to_vec();
    assert_eq!(thinned(few.clone(), MUTANTS_MAX), few);
    let found = thinned(all, MUTANTS_MAX);
    assert_eq!(found.len(), MUTANTS_MAX);
    assert!(found.last().unwrap().line > 2990);
    assert!(found.first().unwrap().line < 10);
}

#[test]
fn every_mutant_of_a_match_has_lines_of_its_own() {
    let source = "struct Solution;\nimpl Solution {\n    fn f(a: i32) -> i32 { if a < 3 { a + 1 } else { a } }\n}\n";
    let found = mutants(source, Language::RUST, false);
    let schemata = Schemata::new(source, Tongue::Rust, &found, &(0..found.len()).collect());
    let lines: Vec<&str> = schemata.text.lines().collect();
    for (index, mutant) in found.iter().enumerate() {
        let head = format!("{} => {}", index + 1, mutant.places[0].arm);
        let line = lines.iter().position(|line| line.starts_with(&head)).unwrap() + 1;
        assert_eq!(schemata.blamed(line, &[]), [index].into());
    }
    assert_eq!(schemata.blamed(1, &[]), [].into());
}

#[test]
fn the_program_holds_the_source_and_every_alternative_on_lines_of_its_own() {
    let source = "class Solution {\n    int f(int x) {\n        if (x < 2) { x++; }\n        return x;\n    }\n}\n";
    for (language, tongue) in [(Language::CPP, Tongue::Cpp), (Language::JAVA, Tongue::Java)] {
        let mutants = mutants(source, language, false);
        let all: BTreeSet<usize> = (0..mutants.len()).collect();
        let schemata = Schemata::new(source, tongue, &mutants, &all);
        for (index, mutant) in mutants.iter().enumerate() {
            let own: Vec<usize> = (1..=schemata.text.lines().count())
                .filter(|line| schemata.blamed(*line, &[]) == BTreeSet::from([index]))
                .collect();
            assert!(!own.is_empty(), "{}: {schemata:?}", mutant.diff);
        }
        assert_eq!(Schemata::new(source, tongue, &mutants, &BTreeSet::new()).text, source);
    }
}

#[test]
fn messages_of_compilers_name_their_lines() {
    let lines = |stderr: &str| {
        program::errors(stderr, Tongue::Cpp).iter().map(|m| (m.line, m.shown.clone())).collect::<Vec<_>>()
    };
    assert_eq!(lines("Solution.cpp:12:5: error: no\n   12 | x\nSolution.cpp:3:1: note: here\n"), [(12, vec![3])]);
    assert_eq!(
        lines(
            "In file included from x:1:\nSolution.cpp:7:9:   required from here\n/usr/include/c++/12/x.h:9:1: error: no\n"
        ),
        [(0, vec![7])]
    );
    assert_eq!(lines("Solution.java:4: error: incompatible types\n  x\n1 error\n"), [(4, vec![])]);
    assert_eq!(lines("ojkit-harness:4:1: error: no\n"), []);
}
