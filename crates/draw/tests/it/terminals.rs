//! How far the nodes lie from each other between which a way is asked for: at the two ends of a figure, next to each other, apart.

use crate::figures::bound;
use ojkit_draw::hand::notation::hand_of;
use ojkit_model::input::Input;
use std::collections::{BTreeMap, VecDeque};

const ALL: u64 = 64;

/// How many of 64 inputs of a figure have their terminals so many edges apart; -1 where there is no way.
fn distances(named: Option<(&str, &str)>, figure: &str, is_directed: bool) -> BTreeMap<i64, u64> {
    let (scalars, lines) = match named {
        Some((from, to)) => {
            (format!("{from}: integer, {to}: integer, "), format!("; 1 <= {from}, {to} <= n; {from} != {to}"))
        }
        None => Default::default(),
    };
    let parameters = format!("n: integer, {scalars}e: '(a: integer, b: integer)[]'");
    let lines = format!("2 <= n <= 60; 1 <= e.length <= 2000; 1 <= a_i, b_i <= n{lines}");
    let bound = bound(&parameters, &lines, "").unwrap();
    let mut found = BTreeMap::new();
    for seed in 0..ALL {
        let notation = format!("edge n=largest length=largest graph={figure}:shuffled");
        let mut input = Input::default();
        hand_of(&notation, seed, &bound.drawing)
            .map(|mut hand| bound.drawing.draw(hand.as_mut(), &mut input))
            .unwrap()
            .unwrap();
        let fields: Vec<&[i64]> = input.fields.iter().map(|value| &value.cells[..]).collect();
        let (n, from, to) = match named {
            Some(_) => (fields[0][0], fields[1][0], fields[2][0]),
            None => (fields[0][0], 1, fields[0][0]),
        };
        let mut far = vec![-1; n as usize + 1];
        far[from as usize] = 0;
        let mut queue = VecDeque::from([from]);
        while let Some(x) = queue.pop_front() {
            for (&a, &b) in fields[fields.len() - 2].iter().zip(fields[fields.len() - 1]) {
                for (_, y) in
                    [(a, b), (b, a)].into_iter().take(if is_directed { 1 } else { 2 }).filter(|edge| edge.0 == x)
                {
                    if far[y as usize] < 0 {
                        far[y as usize] = far[x as usize] + 1;
                        queue.push_back(y);
                    }
                }
            }
        }
        *found.entry(far[to as usize]).or_default() += 1;
    }
    found
}

#[test]
fn terminals_are_the_two_ends_of_a_figure_next_to_each_other_or_anywhere() {
    let named = [("source", "target"), ("src", "dst"), ("start", "end"), ("s", "t"), ("u", "v")].map(Some);
    for names in named.into_iter().chain([None]) {
        for (figure, longest) in [("path", 59), ("broom", 30), ("layers", 20), ("grid", 11)] {
            let found = distances(names, figure, false);
            let count = |far: i64| found.get(&far).copied().unwrap_or(0);
            let said = format!("{names:?} {figure}: {found:?}");
            assert!(count(longest) >= ALL / 4 && count(1) >= ALL / 10, "{said}");
            assert!(ALL - count(longest) - count(1) >= ALL / 10, "{said}");
        }
    }
}

#[test]
fn terminals_are_in_different_components_of_some_figures_and_in_one_of_others() {
    for figure in ["two-parts", "many-parts"] {
        let apart = distances(None, figure, false)[&-1];
        assert!((ALL / 3..=ALL * 9 / 10).contains(&apart), "{figure}: {apart}");
    }
}

#[test]
fn edges_that_are_one_way_lead_from_one_terminal_to_the_other_in_some_figures() {
    for figure in ["path", "layers", "grid"] {
        let found = distances(None, figure, true);
        let far: u64 = found.range(5..).map(|(_, count)| count).sum();
        assert!(far >= ALL / 4 && found[&-1] > 0, "{figure}: {found:?}");
    }
}

#[test]
fn terminals_that_may_be_one_node_are_mostly_two_where_all_numbers_are_as_large_as_can_be() {
    let parameters = "n: integer, s: integer, t: integer, e: '(a: integer, b: integer)[]'";
    let bound =
        bound(parameters, "2 <= n <= 60; 1 <= e.length <= 2000; 1 <= a_i, b_i <= n; 1 <= s, t <= n", "").unwrap();
    let is_one = |seed: &u64| {
        let mut input = Input::default();
        let mut hand =
            hand_of("edge scalar=largest length=largest graph=path:shuffled", *seed, &bound.drawing).unwrap();
        bound.drawing.draw(hand.as_mut(), &mut input).unwrap();
        assert_eq!(input.fields[0].cells, [60]);
        input.fields[1].cells == input.fields[2].cells
    };
    assert!((0..ALL).filter(is_one).count() < ALL as usize / 10);
}
