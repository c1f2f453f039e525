//! Small inputs, each once.

use ojkit_draw::Bound;
use ojkit_draw::plan::Budget;
use ojkit_draw::plan::pool::{Small, pool};
use std::collections::HashSet;

fn drawn(constraints: &str, most: usize) -> Vec<Small> {
    let text = format!(
        "format: 1\ntitle: A\nparameters: {{ a: 'integer[]' }}\nreturns: integer\nconstraints: |\n{constraints}"
    );
    let bound = Bound::read("a", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical).unwrap();
    pool(&bound, &[b"1\n0\n"], &Budget::default(), most)
}

#[test]
fn it_begins_with_all_inputs_of_the_smallest_sizes_and_knows_each_once() {
    let found = drawn("  1 <= a.length <= 100\n  0 <= a[i] <= 1000\n", 1000);
    assert_eq!(found.len(), 1000);
    let texts: HashSet<&[u8]> = found.iter().map(|small| &*small.bytes).collect();
    assert_eq!(texts.len(), 1000);
    assert!(!texts.contains(&b"1\n0\n"[..]), "a known input is no new one");
    // Lengths 1 to 3 of three values are 39, of which one is known; with four they are 340.
    let all = |length: u32, values: usize| values.pow(length);
    assert!((1..=4).map(|length| all(length, 4)).sum::<usize>() == 340);
    let small = |small: &&Small| small.input.fields[0].cells.iter().all(|&x| x < 4) && small.input.fields[0].len() <= 4;
    assert_eq!(found.iter().take(339).filter(small).count(), 339);
}

#[test]
fn known_inputs_end_no_search() {
    let spec = "format: 1\ntitle: A\nparameters: { n: integer }\nreturns: integer\nconstraints: 0 <= n <= 10^6\n";
    let bound = Bound::read("a", "spec.yaml", spec.as_bytes(), ojkit_rules::grammar::canonical).unwrap();
    let known: Vec<&[u8]> = vec![b"0\n", b"1\n", b"3\n"];
    let found = pool(&bound, &known, &Budget::default(), 1000);
    let first: Vec<&[u8]> = found.iter().take(300).map(|small| &*small.bytes).collect();
    let expected: Vec<String> = [2].into_iter().chain(4..303).map(|n| format!("{n}\n")).collect();
    assert_eq!(first, expected.iter().map(|text| text.as_bytes()).collect::<Vec<_>>());
}

#[test]
fn where_there_are_few_inputs_all_are_found_and_the_search_ends() {
    assert_eq!(drawn("  1 <= a.length <= 2\n  0 <= a[i] <= 1\n", 1000).len(), 5);
}
