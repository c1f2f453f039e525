//! What a line says of all pairs of places, drawn and checked as it stands there.

use ojkit_draw::Drawing;
use ojkit_draw::hand::odometer::Odometer;
use ojkit_draw::hand::random::{Random, seed};
use ojkit_model::input::{Input, Value};
use ojkit_rules::spec;
use std::collections::BTreeSet;

fn drawing(lines: &str) -> Drawing {
    let (bounds, lines) = ("  a.length <= 3\n  0 <= a[i] <= 2\n", lines.replace("; ", "\n  "));
    let text = format!("format: 1\ntitle: T\nparameters:\n  a: integer[]\nconstraints: |\n{bounds}  {lines}\n");
    let problem =
        spec::read("pairs", "spec.yaml", text.as_bytes(), ojkit_english::said).unwrap_or_else(|d| panic!("{}", d[0]));
    Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|d| panic!("{}", d[0]))
}

fn all_arrays() -> Vec<Vec<i64>> {
    let mut all = vec![Vec::new()];
    let mut last = all.clone();
    for _ in 0..3 {
        last = last.iter().flat_map(|a: &Vec<i64>| (0..=2).map(move |x| [&a[..], &[x]].concat())).collect();
        all.extend(last.clone());
    }
    all
}

fn drawn(drawing: &Drawing) -> BTreeSet<Vec<i64>> {
    let (mut odometer, mut input, mut out) = (Odometer::new(), Input::default(), BTreeSet::new());
    loop {
        if drawing.draw(&mut odometer, &mut input).is_ok() {
            assert!(out.insert(input.fields[0].cells.clone()), "drawn twice: {input:?}");
        }
        if !odometer.advance() {
            return out;
        }
    }
}

/// Lines about two places, the relation, and for which places it holds.
type Claim = (&'static str, fn(i64, i64) -> bool, fn(usize, usize) -> bool);

#[test]
fn what_a_line_says_of_all_pairs_is_checked_and_drawn_as_it_stands_there() {
    let claims: [Claim; 8] = [
        ("a[i] < a[j] for 0 <= i < j < a.length", |x, y| x < y, |i, j| i < j),
        ("a[i] >= a[j] for all i < j", |x, y| x >= y, |i, j| i < j),
        ("a[i] <= a[j] for i > j", |x, y| x <= y, |i, j| i > j),
        ("a[i] == a[j] for i < j", |x, y| x == y, |i, j| i < j),
        ("a[i] == a[j]", |x, y| x == y, |_, _| true),
        // These keep their pairs: not all places are meant, or the relation says nothing through a third one.
        ("a[i] < a[j] for 1 <= i < j < a.length", |x, y| x < y, |i, j| 1 <= i && i < j),
        ("a[i] <= a[j] + 1 for i < j", |x, y| x <= y + 1, |i, j| i < j),
        ("a[i] < a[i + 2]", |x, y| x < y, |i, j| j == i + 2),
    ];
    for (line, related, meant) in claims {
        let keeps = |a: &[i64]| {
            let places = (0..a.len()).flat_map(|i| (0..a.len()).map(move |j| (i, j)));
            places.filter(|&(i, j)| meant(i, j)).all(|(i, j)| related(a[i], a[j]))
        };
        let drawing = drawing(line);
        let legal: BTreeSet<Vec<i64>> = all_arrays().into_iter().filter(|a| keeps(a)).collect();
        let input = |a: &Vec<i64>| Input {
            fields: vec![Value { cells: a.clone(), ends: vec![vec![a.len() as u32]] }],
            repeats: Vec::new(),
        };
        let accepted = all_arrays().into_iter().filter(|a| drawing.rules().check(&input(a)).is_ok());
        assert_eq!(accepted.collect::<BTreeSet<_>>(), legal, "{line}: checked");
        assert_eq!(drawn(&drawing), legal, "{line}: drawn");
    }
}

#[test]
fn an_order_of_other_elements_than_neighbours_leaves_more_items_than_values() {
    assert!(drawn(&drawing("a[i] < a[i + 2]; a[i] <= 1")).contains(&vec![0, 0, 1]));
}

#[test]
fn only_what_holds_for_every_pair_alike_is_said_of_neighbours() {
    let pairs = |line: &str| drawing(line).rules().rules.iter().filter(|r| r.reach.bindings.len() > 1).count();
    assert_eq!(pairs("a[i] < a[j] for i < j"), 0);
    assert_eq!(pairs("a[i] <= a[j] for 0 <= i < j < a.length"), 0);
    assert_eq!(pairs("a[i] == a[j]"), 0);
    assert_eq!(pairs("a[i] <= a[j] + 1 for i < j"), 1);
}

#[test]
fn what_is_said_of_the_extremes_of_an_array_is_drawn_for_all_arrays_that_keep_it_and_for_long_ones_soon() {
    let claims: [(&str, fn(i64, i64, usize) -> bool); 4] = [
        ("max(a) <= 1", |_, most, _| most <= 1),
        ("min(a) >= 1", |least, _, _| least >= 1),
        ("max(a) - min(a) <= 1", |least, most, _| most - least <= 1),
        ("max(a) == a.length - 1", |_, most, length| most == length as i64 - 1),
    ];
    for (line, keeps) in claims {
        let is_legal = |a: &Vec<i64>| match (a.iter().min(), a.iter().max()) {
            (Some(&least), Some(&most)) => keeps(least, most, a.len()),
            // The largest of nothing bounds nothing.
            _ => true,
        };
        let legal: BTreeSet<Vec<i64>> = all_arrays().into_iter().filter(is_legal).collect();
        assert_eq!(drawn(&drawing(line)), legal, "{line}");
    }
    let text = "format: 1\ntitle: T\nparameters:\n  a: integer[]\n  k: integer\nconstraints: |\n  a.length == 10^5\n  1 <= a[i] <= 10^6\n  max(a) <= k <= 10^9\n";
    let problem = spec::read("extremes", "spec.yaml", text.as_bytes(), ojkit_english::said).unwrap();
    let (mut hand, mut input) = (Random::new(seed("extremes", "", 0, 0)), Input::default());
    Drawing::new(&problem, &[], "spec.yaml").unwrap().draw_within(&mut hand, &mut input, 100).unwrap();
    assert!(
        input.fields[0].cells.len() == 100_000 && input.fields[0].cells.iter().max() <= input.fields[1].cells.first()
    );
}
