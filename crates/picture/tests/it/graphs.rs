//! What pictures of graphs, intervals and points show.

use super::samples::{drawn, one, problem, said, value};
use ojkit_picture::{Picture, of_answer};

/// Edges as the site writes them.
fn edges(edges: impl IntoIterator<Item = (i64, i64)>) -> String {
    let edges: Vec<String> = edges.into_iter().map(|(a, b)| format!("[{a},{b}]")).collect();
    format!("[{}]", edges.join(","))
}

pub fn undirected(list: impl IntoIterator<Item = (i64, i64)>) -> Picture {
    one("edges: integer[][]", &edges(list))
}

pub fn directed(list: impl IntoIterator<Item = (i64, i64)>) -> Picture {
    said("edges: integer[][]", "The graph is directed.", &edges(list))
}

/// Numbers below a limit, the same each time.
fn mixed(seed: i64) -> impl FnMut(i64) -> i64 {
    let mut state = seed as u64 * 7919 + 1;
    move |below| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % below as u64) as i64
    }
}

/// So many nodes in one component, and so many edges more.
pub fn random(nodes: i64, more: i64, seed: i64) -> Vec<(i64, i64)> {
    let mut next = mixed(seed);
    let mut list: Vec<(i64, i64)> = (1..nodes).map(|node| (next(node), node)).collect();
    list.extend(
        (0..more).map(|_| (next(nodes), next(nodes))).filter(|(a, b)| a != b).map(|(a, b)| (a.min(b), a.max(b))),
    );
    list
}

pub fn weighted(list: &[(i64, i64)], directed: bool) -> Picture {
    let rows: Vec<String> =
        list.iter().enumerate().map(|(at, (a, b))| format!("[{a},{b},{}]", at * 37 % 101)).collect();
    said("edges: integer[][]", if directed { "directed" } else { "" }, &format!("[{}]", rows.join(",")))
}

fn lattice(columns: i64, rows: i64) -> Vec<(i64, i64)> {
    let cells = (0..columns * rows).flat_map(|at| {
        [(at, at + 1), (at, at + columns)]
            .into_iter()
            .filter(move |&(a, b)| if b == a + 1 { b % columns > 0 } else { b < columns * rows })
    });
    cells.collect()
}

fn complete(nodes: i64) -> Vec<(i64, i64)> {
    (0..nodes).flat_map(|b| (0..b).map(move |a| (a, b))).collect()
}

/// Intervals with these bounds.
fn spans(count: i64, range: i64, length: i64) -> String {
    let mut next = mixed(3);
    edges((0..count).map(|_| {
        let start = next(range);
        (start, start + next(length))
    }))
}

/// An answer that has edges or intervals, as the parameter has.
fn answered(parameter: &str, expected: &str, got: &str) -> Picture {
    let problem = problem(&[parameter], "integer[][]", "");
    let (expected, got) = (value("integer[][]", expected), value("integer[][]", got));
    of_answer(&problem, Some(&expected), Some(&got)).expect("a picture")
}

fn of_n(n: &str, list: &str) -> Picture {
    drawn(&problem(&["n: integer", "edges: integer[][]"], "integer", ""), &[n, list]).remove(0)
}

/// The nodes of a picture: label, middle, half of the size.
fn nodes(picture: &Picture) -> Vec<(String, [f64; 4])> {
    let svg = picture.inline();
    let node = |part: &str| {
        let number = |name: &str| -> f64 {
            part.split_once(&format!("{name}=\""))
                .and_then(|(_, rest)| rest.split('"').next()?.parse().ok())
                .expect("a number")
        };
        let (wide, high) = (number(" width") / 2.0, number(" height") / 2.0);
        let label = part.split_once("</text>").and_then(|(text, _)| text.rsplit('>').next()).expect("a label");
        part.split("/>")
            .next()
            .is_some_and(|rect| rect.contains("p-node"))
            .then(|| (label.to_owned(), [number(" x") + wide, number(" y") + high, wide, high]))
    };
    svg.split("<rect").skip(1).filter_map(node).collect()
}

/// The middle of the node with a label.
fn place(picture: &Picture, label: i64) -> (f64, f64) {
    let nodes = nodes(picture);
    let (_, [x, y, ..]) = nodes.iter().find(|(other, _)| *other == label.to_string()).expect("the node is drawn");
    (*x, *y)
}

fn far(a: (f64, f64), b: (f64, f64)) -> f64 {
    ((a.0 - b.0) * (a.0 - b.0) + (a.1 - b.1) * (a.1 - b.1)).sqrt()
}

/// The texts of a class: text, left, top, right, bottom.
fn texts(picture: &Picture) -> Vec<(String, [f64; 4])> {
    let svg = picture.inline();
    let text = |part: &str| {
        let (head, rest) = part.split_once('>')?;
        let attribute =
            |name: &str| head.split_once(&format!("{name}=\"")).and_then(|(_, rest)| rest.split('"').next());
        let (x, y): (f64, f64) = (attribute(" x")?.parse().ok()?, attribute(" y")?.parse().ok()?);
        let label = rest.split('<').next()?.to_owned();
        let wide = 6.7 * label.chars().count() as f64;
        let left = match attribute("text-anchor")? {
            "start" => x,
            "middle" => x - wide / 2.0,
            _ => x - wide,
        };
        head.contains("p-soft").then_some((label, [left, y - 9.0, left + wide, y + 2.0]))
    };
    svg.split("<text").skip(1).filter_map(text).collect()
}

fn is_over(a: &[f64; 4], b: &[f64; 4]) -> bool {
    a[2].min(b[2]) - a[0].max(b[0]) > 1.0 && a[3].min(b[3]) - a[1].max(b[1]) > 1.0
}

fn count(picture: &Picture, part: &str) -> usize {
    picture.inline().matches(part).count()
}

#[test]
fn known_figures_are_named_and_drawn_as_such() {
    let path = undirected([(0, 3), (3, 1), (1, 4), (4, 2)]);
    assert!(path.words.starts_with("graph of 5 nodes and 4 edges, a path: 0 - 3, "), "{}", path.words);
    let places: Vec<(f64, f64)> = [0, 3, 1, 4, 2].map(|node| place(&path, node)).to_vec();
    assert!(places.windows(2).all(|pair| pair[0].1 == pair[1].1 && pair[0].0 < pair[1].0), "{places:?}");

    let cycle = undirected((0..7).map(|at| (at * 3 % 7, (at + 1) * 3 % 7)));
    let places: Vec<(f64, f64)> = (0..7).map(|at| place(&cycle, at * 3 % 7)).collect();
    let centre = places.iter().fold((0.0, 0.0), |sum, place| (sum.0 + place.0 / 7.0, sum.1 + place.1 / 7.0));
    assert!(cycle.words.contains(", a cycle: "), "{}", cycle.words);
    assert!(places.iter().all(|&one| (far(one, centre) - far(places[0], centre)).abs() < 0.2), "{places:?}");
    let beside = |at: usize| far(places[at], places[(at + 1) % 7]);
    assert!((0..7).all(|at| (beside(at) - beside(0)).abs() < 0.2), "{places:?}");

    let star = undirected((0..9).filter(|&leaf| leaf != 4).map(|leaf| (leaf, 4)));
    let out = |leaf: i64| far(place(&star, leaf), place(&star, 4));
    assert!(star.words.contains(", a star: ") && (0..9).all(|leaf| leaf == 4 || (out(leaf) - out(0)).abs() < 0.2));
    let complete = undirected(complete(5));
    assert!(complete.words.contains("5 nodes and 10 edges, a complete graph: "), "{}", complete.words);
}

#[test]
fn a_grid_with_its_labels_mixed_is_a_lattice_and_one_with_an_edge_less_is_none() {
    let mixed = |node: i64| (node * 7 + 3) % 20;
    let mut list: Vec<(i64, i64)> = lattice(5, 4).into_iter().map(|(a, b)| (mixed(a), mixed(b))).collect();
    let grid = undirected(list.clone());
    assert!(grid.words.contains("20 nodes and 31 edges, a grid: "), "{}", grid.words);
    let at = |node: i64| place(&grid, mixed(node));
    let is_level = |a: (f64, f64), b: (f64, f64)| (a.0 - b.0).abs() < 0.2 || (a.1 - b.1).abs() < 0.2;
    assert!(lattice(5, 4).into_iter().all(|(a, b)| is_level(at(a), at(b))));
    list.pop();
    assert!(!undirected(list).words.contains("a grid"));
}

#[test]
fn a_bipartite_graph_has_two_columns() {
    let picture = undirected([(0, 3), (0, 4), (1, 3), (1, 5), (2, 4), (2, 5), (2, 6)]);
    assert!(picture.words.contains(", a bipartite graph: "), "{}", picture.words);
    let x = |node: i64| place(&picture, node).0;
    assert!((0..3).all(|node| x(node) == x(0)) && (3..7).all(|node| x(node) == x(3)) && x(0) < x(3));
}

#[test]
fn a_tree_has_its_least_node_above_and_no_two_of_its_edges_cross() {
    for seed in 0..20 {
        let list = random(40, 0, seed);
        let tree = undirected(list.clone());
        let at: Vec<(f64, f64)> = (0..40).map(|node| place(&tree, node)).collect();
        assert!(tree.words.contains("a tree"), "{}", tree.words);
        assert!(list.iter().all(|&(parent, child)| at[parent as usize].1 < at[child as usize].1));
        let crosses = |(a, b): (i64, i64), (c, d): (i64, i64)| {
            let x = |node: i64| at[node as usize];
            x(a).1 == x(c).1 && (x(a).0 - x(c).0) * (x(b).0 - x(d).0) < 0.0
        };
        assert!(list.iter().all(|&one| list.iter().all(|&other| !crosses(one, other))), "{seed}");
    }
}

#[test]
fn all_edges_of_a_directed_graph_without_a_cycle_go_down() {
    let dag = directed([(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (0, 4), (2, 5)]);
    assert!(
        dag.words.starts_with("directed graph of 6 nodes and 7 edges, without a cycle, in 4 layers: 0 -> 1, "),
        "{}",
        dag.words
    );
    for seed in 0..20 {
        let list = random(30, 20, seed);
        let dag = directed(list.clone());
        let down = |&(a, b): &(i64, i64)| place(&dag, a).1 + 20.0 < place(&dag, b).1;
        assert!(list.iter().all(down), "{seed}: {}", dag.words);
    }
    let mut titled = problem(&["edges: integer[][]"], "integer", "");
    titled.title = "Largest Color Value in a Directed Graph".to_owned();
    assert!(drawn(&titled, &["[[0,1],[0,2]]"])[0].words.starts_with("directed"));
    assert!(!directed([(0, 1), (1, 2), (2, 0), (2, 3)]).words.contains("without a cycle"));
}

#[test]
fn of_several_layouts_the_one_without_crossings_is_kept() {
    let list = [(0, 2), (0, 3), (1, 2), (1, 3), (1, 4), (2, 4)];
    let picture = undirected(list);
    let at = |node: i64| place(&picture, node);
    let side = |a: (f64, f64), b: (f64, f64), c: (f64, f64)| (b.0 - a.0) * (c.1 - a.1) > (b.1 - a.1) * (c.0 - a.0);
    let cross = |&(a, b): &(i64, i64), &(c, d): &(i64, i64)| {
        let [p, q, r, s] = [a, b, c, d].map(at);
        ![c, d].contains(&a) && ![c, d].contains(&b) && side(p, q, r) != side(p, q, s) && side(r, s, p) != side(r, s, q)
    };
    assert!(!list.iter().any(|one| list.iter().any(|other| cross(one, other))), "{}", picture.inline());
}

#[test]
fn no_two_nodes_are_over_each_other_and_no_weight_is_over_a_node_or_another_weight() {
    for seed in 0..12 {
        for (count, more, is_directed) in [(9, 4, true), (15, 10, false), (30, 25, seed % 2 == 0), (60, 40, false)] {
            let mut list = random(count, more, seed);
            list.extend(random(5, 2, seed).into_iter().map(|(a, b)| (a + 1000, b + 1000)));
            if seed % 3 == 0 {
                list.iter_mut().for_each(|(a, b)| (*a, *b) = (*a * 1_000_003, *b * 1_000_003));
            }
            let picture = weighted(&list, is_directed);
            let nodes: Vec<[f64; 4]> =
                nodes(&picture).into_iter().map(|(_, [x, y, w, h])| [x - w, y - h, x + w, y + h]).collect();
            let texts: Vec<[f64; 4]> = texts(&picture).into_iter().map(|(_, text)| text).collect();
            let boxes = [&nodes[..], &texts].concat();
            let over = (0..boxes.len())
                .flat_map(|b| (0..b).map(move |a| (a, b)))
                .find(|&(a, b)| is_over(&boxes[a], &boxes[b]));
            assert_eq!((over, nodes.len()), (None, count as usize + 5), "{count} {more} {seed}");
            let lines = picture.inline().matches("<path").count();
            assert!(texts.len() * 10 >= 9 * lines.min(120), "{} of {lines} weights", texts.len());
        }
    }
}

#[test]
fn edges_between_the_same_nodes_are_one_line_with_their_weights_or_their_number() {
    let picture = undirected((0..100_000).map(|at| (at % 2, 1 - at % 2)));
    assert_eq!(
        (count(&picture, "<path"), nodes(&picture).len(), texts(&picture)[0].0.as_str()),
        (1, 2, "\u{d7}100000")
    );
    assert!(picture.inline().len() < 2_000);
    let picture = one("edges: integer[][]", "[[0,1,5],[1,0,7],[0,1,9],[0,1,1000000],[1,2,3]]");
    let texts: Vec<String> = texts(&picture).into_iter().map(|text| text.0).collect();
    assert_eq!(texts, ["5, 7, 9, ... (4)", "3"]);
}

#[test]
fn nodes_without_edges_are_there_and_the_first_is_counted_as_the_edges_say() {
    let labels = |picture: &Picture| nodes(picture).into_iter().map(|node| node.0).collect::<Vec<String>>().join(" ");
    assert_eq!(labels(&of_n("5", "[[1,2],[3,0]]")), "0 1 2 3 4");
    assert_eq!(labels(&of_n("5", "[[1,2],[5,4]]")), "1 2 3 4 5");
    assert_eq!(labels(&of_n("3", "[]")), "0 1 2");
    for (n, words) in
        [("199", "graph of 199 nodes"), ("200", "graph of 200 nodes"), ("3000000", "graph of 3000000 nodes")]
    {
        let picture = of_n(n, "[[7,9]]");
        let components = n.parse::<usize>().expect("a number") - 1;
        assert!(
            picture.words.starts_with(&format!("{words} and 1 edge, in {components} components")),
            "{}",
            picture.words
        );
        assert_eq!(nodes(&picture).len(), if n == "199" { 199 } else { 0 });
    }
    assert!(of_n("200", "[]").inline().contains("degrees from 0 to 0, median 0"));
    let mut counted_from_1 = problem(&["n: integer", "edges: integer[][]"], "integer", "");
    counted_from_1.indices_from = 1;
    assert_eq!(labels(&drawn(&counted_from_1, &["3", "[[2,2]]"])[0]), "1 2 3");
}

#[test]
fn a_figure_has_its_name_where_all_edges_run_as_it_says() {
    let words = |list: &[(i64, i64)]| {
        let words = directed(list.iter().copied()).words;
        words.split_once(" edges").map_or("", |words| words.1).split(": ").next().unwrap_or_default().to_owned()
    };
    assert_eq!(words(&[(1, 3), (3, 2)]), ", a path");
    assert_eq!(words(&[(1, 3), (2, 3)]), ", without a cycle, in 2 layers");
    assert_eq!(words(&[(0, 1), (1, 0), (1, 1)]), "");
    assert_eq!(words(&[(0, 1), (1, 0), (1, 2)]), "");
    assert_eq!(words(&[(0, 1), (1, 2), (2, 2)]), "");
    assert_eq!(words(&[(0, 1), (0, 2), (0, 3)]), ", a star");
    assert_eq!(words(&[(1, 0), (2, 0), (3, 0)]), ", a star");
    assert_eq!(words(&[(0, 1), (2, 0), (3, 0)]), ", without a cycle, in 3 layers");
    assert_eq!(words(&[(0, 1), (1, 2), (2, 0)]), ", a cycle");
    assert_eq!(words(&[(0, 1), (1, 2), (2, 3), (3, 0), (1, 0)]), "");
}

#[test]
fn a_dense_graph_without_a_cycle_is_in_layers() {
    let list = random(60, 91, 3);
    let picture = directed(list.iter().copied());
    assert!(picture.words.contains(", without a cycle, in "), "{}", picture.words);
    assert!(list.iter().all(|&(a, b)| place(&picture, a).1 < place(&picture, b).1));
}

#[test]
fn the_direction_of_edges_is_said_where_a_line_says_it() {
    let words = |line: &str| {
        let words = said("edges: integer[][]", line, "[[0,1],[0,2],[0,3]]").words;
        words.split(" of ").next().expect("a figure").to_owned()
    };
    for (line, figure) in [
        ("", "graph"),
        ("The graph is acyclic and connected.", "graph"),
        ("the dagger graph, redirected", "graph"),
        ("edges[i] = [ai, bi]", "graph"),
        ("0 <= edges[i][0] < n", "graph"),
        ("The graph is a DAG.", "directed graph"),
        ("a directed acyclic graph", "directed graph"),
        ("The graph is undirected.", "undirected graph"),
        ("edges[i] = [from_i, to_i]", "directed graph"),
    ] {
        assert_eq!(words(line), figure, "{line}");
    }
    let mut titled = problem(&["times: (u, v, w)[]"], "integer", "");
    titled.title = "Network Delay Time".to_owned();
    assert!(drawn(&titled, &["[[2,1,1]]"])[0].words.starts_with("graph of 2 nodes"));
}

#[test]
fn edges_are_a_matrix_where_a_line_says_that_each_row_is_as_long_as_there_are_nodes() {
    let words = |parameter: &str, line: &str, text: &str| said(parameter, line, text).words;
    let flights = words("flights: integer[][]", "flights[i].length == n", "[[0,1],[1,0]]");
    assert_eq!(flights, "undirected graph of 2 nodes and 1 edge, a path: 0 - 1");
    let edges = words("edges: integer[][]", "edges[i].length == 3", "[[0,1,1],[1,0,1],[0,1,0]]");
    assert!(edges.starts_with("graph of 2 nodes and 3 edges"), "{edges}");
}

#[test]
fn lists_of_neighbours_and_matrices_are_directed_where_they_are_not_symmetric() {
    let words = |parameter: &str, text: &str| one(parameter, text).words;
    assert!(
        words("graph: integer[][]", "[[1,2],[3],[3],[]]").starts_with("directed graph of 4 nodes and 4 edges, without")
    );
    assert!(
        words("graph: integer[][]", "[[1,3],[0,2],[1,3],[0,2]]")
            .starts_with("undirected graph of 4 nodes and 4 edges, a cycle")
    );
    let matrix = words("isConnected: integer[][]", "[[1,1,0],[1,1,0],[0,0,1]]");
    assert_eq!(matrix, "undirected graph of 3 nodes and 1 edge, in 2 components: 0 - 1");
    let weights = words("graph: integer[][]", "[[0,7,0],[0,0,-1],[0,5,0]]");
    assert_eq!(weights, "directed graph of 3 nodes and 2 edges, without a cycle, in 2 layers: 0 -> 1 (7), 2 -> 1 (5)");
    assert!(
        words("edges: integer[]", "[3,3,4,2,-1]")
            .contains("4 edges, without a cycle, in 4 layers: 0 -> 3, 1 -> 3, 2 -> 4, 3 -> 2")
    );
}

#[test]
fn a_relation_of_nodes_is_a_matrix_and_what_has_types_or_parents_first_is_no_edge() {
    let relation = said("flights: integer[][]", "n == flights[i].length", "[[0,1,1],[1,0,1],[1,1,0]]").words;
    assert_eq!(relation, "undirected graph of 3 nodes and 3 edges, a cycle: 0 - 1, 0 - 2, 1 - 2");
    for columns in ["[par[i], weight[i]]", "[type[i], u[i], v[i]]"] {
        let row = if columns.len() < 20 { "[[-1,-1],[0,5]]" } else { "[[3,1,2],[1,2,3]]" };
        let words = said("edges: integer[][]", &format!("edges[i] = {columns}"), row).words;
        assert!(!words.contains("graph"), "{words}");
    }
}

#[test]
fn loops_are_drawn_and_two_directions_have_a_line_each() {
    let picture = directed([(0, 0), (0, 1), (1, 0)]);
    let paths: Vec<String> = picture
        .inline()
        .split("<path d=\"")
        .skip(1)
        .map(|path| path.split('"').next().expect("a path").to_owned())
        .collect();
    assert_eq!((paths.len(), count(&picture, "p-head")), (3, 3));
    assert!(paths[0] != paths[1] && paths[1] != paths[2], "{paths:?}");
    assert!(paths[0].matches('L').count() > 8, "a loop is round: {}", paths[0]);
}

#[test]
fn wrong_edges_have_the_colour_of_rings_and_missing_ones_are_dashed() {
    let picture = answered("connections: integer[][]", "[[0,1],[1,2],[2,3]]", "[[0,1],[1,3],[2,3]]");
    assert_eq!((count(&picture, "\"p-ring\""), count(&picture, "p-missing"), count(&picture, "<path")), (1, 1, 4));
    assert!(
        picture.words.contains("1 value missing: 1 - 2") && picture.words.contains("too many: 1 - 3"),
        "{}",
        picture.words
    );
}

#[test]
fn a_large_graph_is_summed_up_and_its_figure_named() {
    let path = undirected((0..100_000).map(|at| (at, at + 1)));
    assert!(
        path.words.contains("100001 nodes and 100000 edges, a path; degrees from 1 to 2, median 2"),
        "{}",
        path.words
    );
    assert!(path.inline().len() < 3_000);
    let dag = directed(random(1000, 500, 1));
    assert!(dag.words.contains("without a cycle, in "), "{}", dag.words);
    assert!(
        count(&undirected(random(199, 0, 1)), "p-node") == 199 && count(&undirected(random(200, 0, 1)), "p-node") == 0
    );
    assert!(count(&undirected(complete(60)), "p-node") == 60 && count(&undirected(complete(70)), "p-node") == 0);
}

#[test]
fn words_are_bounded_and_the_same_value_gives_the_same_bytes() {
    for (name, picture) in all() {
        assert!(picture.words.chars().count() <= 301, "{name}: {}", picture.words);
    }
    assert_eq!(weighted(&random(40, 30, 1), true).file(), weighted(&random(40, 30, 1), true).file());
}

#[test]
fn intervals_are_in_rows_where_neither_bars_nor_labels_touch() {
    for (total, range, length) in [(5, 20, 9), (60, 100, 20), (150, 100_000, 9_000), (199, 1_000_000_000, 10)] {
        let picture = one("intervals: integer[][]", &spans(total, range, length));
        let texts = texts(&picture);
        let over = (0..texts.len())
            .flat_map(|b| (0..b).map(move |a| (a, b)))
            .find(|&(a, b)| is_over(&texts[a].1, &texts[b].1));
        assert_eq!(over.map(|(a, b)| (&texts[a], &texts[b])), None, "{total}");
        assert!(texts.iter().all(|(_, text)| text[0] > -6.5), "{total}");
    }
}

#[test]
fn intervals_of_one_number_are_seen_and_extreme_ones_are_placed_by_rank() {
    let picture = one("intervals: integer[][]", "[[5,5],[5,5],[7,9]]");
    assert!(picture.words.starts_with("3 intervals from 5 to 9: 5 to 5 \u{d7}2, 7 to 9"), "{}", picture.words);
    assert!(picture.inline().contains("width=\"4\" height=\"12\""), "{}", picture.inline());
    let picture = one(
        "intervals: integer[][]",
        "[[-9223372036854775807,9223372036854775807],[0,1],[1,2]]"
            .replace("9223372036854775807", "2000000000")
            .as_str(),
    );
    assert!(picture.words.contains(", placed by rank"), "{}", picture.words);
    let picture = answered("intervals: integer[][]", "[[1,6],[8,10]]", "[[1,3],[8,10]]");
    assert_eq!((count(&picture, "p-ring"), count(&picture, "p-missing")), (1, 1));
    assert!(one("intervals: integer[][]", &spans(2000, 100_000, 9)).inline().len() < 3_000);
}

#[test]
fn equal_points_are_counted_and_a_polygon_has_an_area() {
    let picture = one("points: integer[][]", "[[1,1],[3,4],[3,4]]");
    assert_eq!(
        (count(&picture, "<circle"), texts(&picture).iter().filter(|text| text.0 == "(3, 4) \u{d7}2").count()),
        (2, 1)
    );
    let polygon = said("polygon: integer[][]", "polygon[i] = [x[i], y[i]]", "[[0,0],[0,5],[5,5],[5,0]]");
    assert_eq!((count(&polygon, "<polygon"), count(&polygon, "<circle")), (1, 4));
    let far = one("points: integer[][]", "[[-1000000000,0],[1000000000,5],[3,-7]]");
    assert!(far.inline().len() < 5_000 && count(&far, "<circle") == 3);
    let answer = one("points: integer[][]", &edges((0..500).map(|at| (at, at * at))));
    assert_eq!(count(&answer, "<circle"), 0);
}

/// A picture of every kind and of the sizes that matter, each with a name.
pub fn all() -> Vec<(String, Picture)> {
    let cycle = |count: i64| (0..count).map(move |at| (at, (at + 1) % count));
    let pictures = vec![
        ("graph-path", undirected([(0, 3), (3, 1), (1, 4), (4, 2)])),
        ("path-long", undirected((0..40).map(|at| (at, at + 1)))),
        ("path-directed", directed([(3, 1), (1, 4), (4, 2)])),
        ("star", undirected((1..9).map(|leaf| (0, leaf)))),
        ("star-large", undirected((1..60).map(|leaf| (0, leaf)))),
        ("cycle", undirected(cycle(6))),
        ("cycle-directed", directed(cycle(5))),
        ("cycle-of-60", undirected(cycle(60))),
        ("graph-grid", undirected(lattice(5, 4))),
        ("grid-thin", undirected(lattice(9, 2))),
        ("complete", undirected(complete(6))),
        ("complete-12", undirected(complete(12))),
        ("graph-tree", undirected([(0, 1), (0, 2), (1, 3), (1, 4), (1, 5), (2, 6), (6, 7), (6, 8)])),
        ("graph-tree-60", undirected(random(60, 0, 5))),
        ("tree-150", undirected(random(150, 0, 6))),
        ("tree-directed", directed([(2, 0), (2, 1), (0, 3), (0, 4)])),
        ("bipartite", undirected([(0, 3), (0, 4), (1, 3), (1, 5), (2, 4), (2, 5), (2, 6)])),
        ("random-8", undirected(random(8, 4, 1))),
        ("random-20", undirected(random(20, 8, 2))),
        ("random-60", undirected(random(60, 25, 3))),
        ("random-dense", undirected(random(20, 60, 4))),
        ("random-very-dense", undirected(random(40, 400, 4))),
        ("random-150", undirected(random(150, 60, 4))),
        (
            "cube",
            undirected([
                (0, 1),
                (1, 2),
                (2, 3),
                (3, 0),
                (4, 5),
                (5, 6),
                (6, 7),
                (7, 4),
                (0, 4),
                (1, 5),
                (2, 6),
                (3, 7),
            ]),
        ),
        ("petersen", undirected((0..5).flat_map(|at| [(at, (at + 1) % 5), (at, at + 5), (at + 5, (at + 2) % 5 + 5)]))),
        (
            "components",
            undirected([
                (0, 1),
                (1, 2),
                (2, 0),
                (3, 4),
                (5, 6),
                (5, 7),
                (5, 8),
                (5, 9),
                (10, 11),
                (11, 12),
                (12, 13),
                (13, 10),
                (10, 12),
                (11, 14),
            ]),
        ),
        ("isolated", of_n("12", "[[1,2],[2,3],[4,5]]")),
        ("from-1", of_n("4", "[[1,2],[4,1]]")),
        ("dag", directed([(0, 1), (0, 2), (1, 3), (2, 3), (3, 4), (0, 4), (2, 5)])),
        ("dag-20", directed(random(20, 8, 8))),
        ("dag-60", directed(random(60, 20, 9))),
        ("dag-dense", directed(complete(7))),
        ("diamond", directed([(0, 1), (0, 2), (1, 3), (2, 3)])),
        ("directed-cyclic", directed([(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 2), (4, 5)])),
        ("two-ways", directed([(0, 1), (1, 0), (1, 2), (2, 1), (2, 3)])),
        ("loops", directed([(0, 0), (0, 1), (1, 2), (2, 2), (2, 0), (1, 1)])),
        ("loops-undirected", undirected([(0, 0), (0, 1), (1, 2), (3, 3)])),
        ("parallel", undirected([(0, 1), (1, 0), (0, 1), (1, 2), (2, 0), (2, 3)])),
        ("weighted", weighted(&[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)], false)),
        ("weighted-parallel", one("edges: integer[][]", "[[0,1,5],[1,0,7],[0,1,5],[0,1,1000000],[0,1,9],[1,2,3]]")),
        ("weighted-directed", weighted(&[(0, 1), (1, 2), (2, 0), (2, 3), (3, 2), (3, 4), (4, 0)], true)),
        ("weighted-15", weighted(&random(15, 10, 7), false)),
        ("weighted-40", weighted(&random(40, 30, 7), false)),
        ("weighted-dag", weighted(&random(12, 6, 7), true)),
        ("flights", one("flights: integer[][]", "[[0,1,100],[1,2,100],[2,0,100],[1,3,600],[2,3,200]]")),
        ("wide-labels", undirected([(1_000_000_000, 5), (5, -77), (-77, 1_000_000_000), (999_999_999, 5)])),
        ("next", one("edges: integer[]", "[3,3,4,2,3]")),
        ("neighbours", one("graph: integer[][]", "[[1,2],[3],[3],[]]")),
        ("neighbours-both-ways", one("graph: integer[][]", "[[1,3],[0,2],[1,3],[0,2]]")),
        ("matrix", one("isConnected: integer[][]", "[[1,1,0],[1,1,0],[0,0,1]]")),
        ("graph-answer", answered("connections: integer[][]", "[[0,1],[1,2],[2,3]]", "[[0,1],[1,3],[2,3]]")),
        ("no-edges", of_n("5", "[]")),
        ("intervals-differ", answered("intervals: integer[][]", "[[1,6],[8,10],[15,18]]", "[[1,3],[8,10],[15,19]]")),
        ("graph-summary", undirected(random(5000, 100, 1))),
        ("intervals", one("intervals: integer[][]", "[[1,3],[2,6],[8,10],[15,18],[4,4],[9,17]]")),
        ("intervals-60", one("intervals: integer[][]", &spans(60, 100, 20))),
        (
            "intervals-huge",
            one("intervals: integer[][]", "[[-1000000000,1000000000],[0,1],[1,2],[5,7],[-999999999,3]]"),
        ),
        ("intervals-points", one("intervals: integer[][]", "[[5,5],[5,5],[7,7]]")),
        ("intervals-150", one("intervals: integer[][]", &spans(150, 100_000, 9_000))),
        ("points", one("points: integer[][]", "[[1,1],[3,4],[-2,2],[5,0],[3,4]]")),
        ("points-60", one("points: integer[][]", &edges((0..60).map(|at| (at * 37 % 101, at * 53 % 89))))),
        ("points-line", one("points: integer[][]", "[[1,5],[2,5],[3,5]]")),
        ("points-one", one("points: integer[][]", "[[1,5]]")),
        ("points-huge", one("points: integer[][]", "[[-1000000000,0],[1000000000,5],[3,-7]]")),
        ("polygon", said("polygon: integer[][]", "polygon[i] = [x[i], y[i]]", "[[0,0],[0,5],[5,5],[7,2],[5,0]]")),
    ];
    pictures.into_iter().map(|(name, picture)| (name.to_owned(), picture)).collect()
}
