//! Graphs in which lines ask some nodes to be reached from others: drawn whatever else is asked of their edges, refused where nothing can be.

use crate::figures::bound;
use ojkit_draw::hand::notation::hand_of;
use ojkit_draw::near_misses;
use ojkit_model::input::Input;

const COLUMNS: &str = "n: integer, e: '(u: integer, v: integer, w: integer)[]'";
const WAYS: [&str; 6] = [
    "the graph is strongly connected",
    "every node can be reached from node 1",
    "node 1 can be reached from every node",
    "every node can be reached from node 1; node n can be reached from every node",
    "node n can be reached from node 1",
    "a path joins node 1 and node n",
];

/// How many of some drawings by a hand end in an input; each keeps the lines, as those who draw check.
fn drawn(lines: &str, notation: &str, seeds: u64) -> u64 {
    let bound = bound(COLUMNS, lines, "").unwrap_or_else(|fault| panic!("{lines}: {fault}"));
    let draws = |seed: u64| {
        let mut input = Input::default();
        let mut hand = hand_of(notation, seed, &bound.drawing).expect("a notation");
        let is_drawn = bound.drawing.draw(hand.as_mut(), &mut input).is_ok();
        if is_drawn {
            let broken = bound.drawing.rules().check(&input).err().map(|violation| violation.message);
            assert_eq!(broken, None, "{lines}: {notation}");
        }
        is_drawn
    };
    (0..seeds).filter(|&seed| draws(seed)).count() as u64
}

#[test]
fn graphs_with_ways_are_drawn_small_and_large_whatever_else_is_asked_of_their_edges() {
    for way in WAYS {
        for more in ["", "; e is connected", "; u_i != v_i", "; e is a simple graph", "; e is acyclic", "; u_i <= v_i"]
        {
            let is_cyclic = way.contains("strongly");
            let one_way = more.contains("acyclic") || more.contains("<=");
            if (is_cyclic && one_way) || (more.contains("<=") && way.starts_with("node 1")) {
                continue;
            }
            for (n, m) in [(4, 6), (12, 14), (200, 300)] {
                let lines =
                    format!("3 <= n <= {n}; n <= e.length <= {m}; 1 <= u_i, v_i <= n; 1 <= w_i <= 9; {way}{more}");
                for notation in ["random", "edge n=largest length=largest"] {
                    let count = drawn(&lines, notation, 4);
                    assert!(count >= 1, "{lines}: {notation}: {count} of 4");
                }
            }
        }
    }
}

#[test]
fn figures_with_ways_keep_the_lines() {
    for (way, words) in [
        (
            0,
            "path star odd-cycle even-cycle chord broom binary tree near far grid layers bridge multi-edges caterpillar",
        ),
        (1, "path star odd-cycle complete chord broom binary tree near far grid layers bridge multi-edges bipartite"),
        (2, "path star chord broom binary tree near far grid layers bridge"),
        (3, "path chord layers"),
        (4, "path star two-parts many-parts sparse grid layers any tree"),
        (5, "path star two-parts many-parts sparse grid layers any tree"),
    ] {
        for word in words.split(' ') {
            let lines =
                format!("2 <= n <= 80; 1 <= e.length <= 4000; 1 <= u_i, v_i <= n; 1 <= w_i <= 9; {}", WAYS[way]);
            let count = drawn(&lines, &format!("edge n=largest length=largest graph={word}:shuffled"), 8);
            assert!(count >= 6, "{}: {word}: {count} of 8", WAYS[way]);
        }
    }
}

#[test]
fn lines_that_no_graph_keeps_are_refused() {
    let node = "1 <= u_i, v_i <= n; 1 <= w_i <= 9; the graph is strongly connected";
    for (lines, more) in [
        ("2 <= n <= 50; e.length <= 60", "the graph is acyclic"),
        ("2 <= n <= 50; e.length <= 60", "u_i < v_i"),
        ("2 <= n <= 50; e.length == n - 1", "1 <= n"),
        ("2 <= n <= 50; e.length <= 60", "e is a valid tree"),
        ("n == 2; e.length <= 60", "e is a simple graph"),
        ("1 <= n <= 50; e.length <= 60", "every node can be reached from node 51"),
    ] {
        let fault = bound(COLUMNS, &format!("{lines}; {node}; {more}"), "").err();
        assert!(fault.as_ref().is_some_and(|fault| fault.contains("no input can")), "{lines}; {more}: {fault:?}");
    }
    for (line, words) in [
        ("every node can be reached from node u_i", "only numbers and parameters say which node"),
        ("every node can be reached from node 1 in n", "does not say which array holds the edges"),
    ] {
        let lines = format!("2 <= n <= 50; e.length <= 60; 1 <= u_i, v_i <= n; 1 <= w_i <= 9; {line}");
        let fault = bound(COLUMNS, &lines, "").err().unwrap_or_default();
        assert!(fault.contains(words), "{line}: {fault}");
    }
}

#[test]
fn several_lines_are_drawn_where_one_follows_from_another_and_refused_where_they_name_other_nodes() {
    let bounds = "5 <= n <= 400; e.length <= 600; 1 <= u_i, v_i <= n; 1 <= w_i <= 9";
    for lines in [
        "node n can be reached from node 2; node 3 can be reached from node 2; every node can be reached from node 2",
        "node n can be reached from node 3; node n can be reached from every node; node n can be reached from node 2",
        "node 2 can be reached from node 3; every node can be reached from node 1; the graph is strongly connected",
        "a path joins node 2 and node 3; a path joins node 3 and node 4; the graph is connected",
        "a path joins node 2 and node 3; a path joins node 3 and node 2; node 3 can be reached from node 2",
    ] {
        for notation in ["random", "edge n=largest length=largest", "edge n=largest length=largest graph=path"] {
            let count = drawn(&format!("{bounds}; {lines}"), notation, 4);
            assert!(count >= 2, "{lines}: {notation}: {count} of 4");
        }
    }
    for lines in [
        "every node can be reached from node 1; node 3 can be reached from node 2",
        "node 2 can be reached from node 1; node 4 can be reached from node 3",
        "node 2 can be reached from node 1; a path joins node 2 and node 3",
    ] {
        let fault = bound(COLUMNS, &format!("{bounds}; {lines}"), "").err().unwrap_or_default();
        assert!(fault.contains("not yet supported"), "{lines}: {fault}");
    }
}

#[test]
fn edges_along_a_path_between_two_nodes_lead_both_ways_where_no_direction_is_asked_for() {
    let lines = format!("n == 60; e.length == 59; 1 <= u_i, v_i <= n; w_i == 1; {}", WAYS[5]);
    let bound = bound(COLUMNS, &lines, "").unwrap();
    for notation in ["random", "edge graph=path:shuffled"] {
        let (mut count, mut directed) = (0, 0);
        for seed in 0..40 {
            let mut input = Input::default();
            if bound.drawing.draw(hand_of(notation, seed, &bound.drawing).unwrap().as_mut(), &mut input).is_ok() {
                let (u, v) = (&input.fields[1].cells, &input.fields[2].cells);
                let mut seen = vec![1];
                while let Some(next) = (0..59).find(|&at| seen.contains(&u[at]) && !seen.contains(&v[at])) {
                    seen.push(v[next]);
                }
                count += 1;
                directed += u64::from(seen.contains(&60));
            }
        }
        assert!(directed <= count / 2 && count >= 20, "{notation}: {directed} of {count}");
    }
}

#[test]
fn what_cannot_be_reached_is_named() {
    for (way, e, words) in [
        (0, "3\n1 2 1\n2 1 1\n2 3 1\n", "`u` and `v` are not strongly connected: node 1 cannot be reached from node 3"),
        (1, "2\n1 2 1\n3 2 1\n", "node 3 cannot be reached from node 1"),
        (2, "2\n2 1 1\n2 3 1\n", "node 1 cannot be reached from node 3"),
        (4, "2\n3 2 1\n2 1 1\n", "node 3 cannot be reached from node 1"),
        (5, "1\n1 2 1\n", "no path joins node 1 and node 3"),
    ] {
        let lines = format!("1 <= n <= 9; e.length <= 9; 1 <= u_i, v_i <= n; 1 <= w_i <= 9; {}", WAYS[way]);
        let refused =
            bound(COLUMNS, &lines, "").unwrap().validator.text("in", format!("3\n{e}").as_bytes()).unwrap_err();
        assert!(refused.to_string().contains(words), "{}: {refused}", WAYS[way]);
    }
}

#[test]
fn near_misses_of_graphs_with_ways_miss_a_node_or_lead_the_other_way() {
    for (way, changes) in [
        (0, &["one item less", "two numbers of the last row exchanged", "one more"][..]),
        (1, &["one item less", "two numbers of the last row exchanged", "as small as it may be"]),
        (4, &["one item less", "two numbers of the last row exchanged"]),
    ] {
        let lines = format!("5 <= n <= 9; 0 <= e.length <= 99; 1 <= u_i, v_i <= n; 1 <= w_i <= 9; {}", WAYS[way]);
        let bound = bound(COLUMNS, &lines, "").unwrap();
        let mut input = Input::default();
        let notation = "edge n=smallest length=smallest graph=path";
        bound.drawing.draw(hand_of(notation, 1, &bound.drawing).expect("a notation").as_mut(), &mut input).unwrap();
        let misses: Vec<_> =
            near_misses(bound.drawing.rules(), &input).into_iter().filter(|miss| miss.line == 4).collect();
        for change in changes {
            assert!(misses.iter().any(|miss| miss.change == *change), "{}: {change}: {input:?}", WAYS[way]);
        }
    }
}

#[test]
fn figures_that_lead_back_have_every_edge_both_ways_or_one_from_each_end() {
    let strong = WAYS[0];
    for (lines, word, edges) in [
        ("", "path", 60),
        ("", "star", 118),
        ("", "multi-edges", 2 * (2 * 59 + 60)),
        ("; e is a simple graph", "odd-cycle", 61),
        ("; e is a simple graph", "star", 59 + 58),
        ("; e is a simple graph", "detour", 60),
        ("; e is a simple graph", "complete", 30 * 59),
        ("; e is a simple graph", "broom", 59 + 30),
    ] {
        let lines = format!("n == 60; e.length == {edges}; 1 <= u_i, v_i <= n; 1 <= w_i <= 9; {strong}{lines}");
        assert_eq!(drawn(&lines, &format!("edge graph={word}:shuffled"), 4), 4, "{lines}: {word}");
    }
}

#[test]
fn an_end_of_a_way_is_any_node_that_a_parameter_names() {
    let parameters = "n: integer, s: integer, t: integer, e: '(u: integer, v: integer)[]'";
    let lines =
        "1 <= n <= 40; 0 <= s, t < n; 0 <= e.length <= 60; 0 <= u_i, v_i < n; node t can be reached from node s";
    let bound = bound(parameters, lines, "").unwrap();
    let mut apart = 0;
    for seed in 0..40 {
        let mut input = Input::default();
        let mut hand = hand_of("random", seed, &bound.drawing).expect("a notation");
        if bound.drawing.draw(hand.as_mut(), &mut input).is_ok() {
            bound.drawing.rules().check(&input).expect("legal");
            apart += u64::from(input.fields[1].cells != input.fields[2].cells);
        }
    }
    assert!(apart >= 20, "{apart}");
}
