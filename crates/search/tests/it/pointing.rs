//! Large failures of inputs whose values point at places, or whose lengths are tied, made small: places go with all that points at them.

use ojkit_model::input::{Input, Value};

use crate::claims::problem_with;
use crate::quality::{Claim, Given, from_large, hold};

fn cells(input: &Input, field: usize) -> &[i64] {
    &input.fields[field].cells
}

/// The edges of two columns of the parameter behind the number of nodes.
fn edges(input: &Input) -> impl Iterator<Item = (i64, i64)> + '_ {
    cells(input, 1).iter().copied().zip(cells(input, 2).iter().copied())
}

/// Whether the nodes 1..n cannot get two colours so that every edge has both.
fn has_odd_cycle(input: &Input) -> bool {
    let n = cells(input, 0)[0] as usize;
    let mut colours = vec![0; n + 1];
    (1..=n).any(|start| {
        if colours[start] != 0 {
            return false;
        }
        colours[start] = 1;
        let mut open = vec![start];
        while let Some(at) = open.pop() {
            for (u, v) in edges(input) {
                let other = match at as i64 {
                    at if at == u => v as usize,
                    at if at == v => u as usize,
                    _ => continue,
                };
                if colours[other] == colours[at] {
                    return true;
                }
                if colours[other] == 0 {
                    colours[other] = -colours[at];
                    open.push(other);
                }
            }
        }
        false
    })
}

/// Whether so many edges meet at one node.
fn meet(input: &Input, least: usize) -> bool {
    let at = |node: i64| edges(input).filter(|(u, v)| *u == node || *v == node).count();
    (1..=cells(input, 0)[0]).any(|node| at(node) >= least)
}

/// The lengths of the shortest ways from a node to every other one, where there is one.
fn ways(input: &Input, from: i64) -> Vec<Option<i64>> {
    let mut ways = vec![None; cells(input, 0)[0] as usize + 1];
    ways[from as usize] = Some(0);
    // Wave after wave: at most as many as there are nodes.
    for length in 1.. {
        let next: Vec<i64> = edges(input)
            .flat_map(|(u, v)| [(u, v), (v, u)])
            .filter(|(u, v)| ways[*u as usize] == Some(length - 1) && ways[*v as usize].is_none())
            .map(|(_, v)| v)
            .collect();
        if next.is_empty() {
            break;
        }
        next.into_iter().for_each(|v| ways[v as usize] = Some(length));
    }
    ways
}

/// Whether the shortest circle of an odd number of edges has so many.
fn has_shortest_odd_cycle(input: &Input, long: i64) -> bool {
    let starts = 1..=cells(input, 0)[0];
    let odd = starts.flat_map(|start| {
        let ways = ways(input, start);
        let both: Vec<_> = edges(input).map(|(u, v)| (ways[u as usize], ways[v as usize])).collect();
        both.into_iter().filter_map(|(u, v)| u.filter(|_| u == v).map(|u| 2 * u + 1))
    });
    odd.min() == Some(long)
}

/// Whether two nodes are so far from each other.
fn is_as_wide(input: &Input, wide: i64) -> bool {
    (1..=cells(input, 0)[0]).any(|from| ways(input, from).into_iter().flatten().max() == Some(wide))
}

/// Whether some query goes from one place to a later one of the same value, with less at all places between, at least one.
fn asks_between_peaks(input: &Input) -> bool {
    let (a, from, to) = (cells(input, 0), cells(input, 1), cells(input, 2));
    from.iter().zip(to).any(|(&l, &r)| {
        let asked = &a[l as usize - 1..r as usize];
        asked.len() > 2 && asked[0] == asked[asked.len() - 1] && asked[1..asked.len() - 1].iter().all(|x| *x < asked[0])
    })
}

/// How far the farthest node is from the first, counted in edges, where a node's parent comes before it.
fn depth(parents: &[i64]) -> usize {
    let mut depths = vec![0; parents.len()];
    for (node, &parent) in parents.iter().enumerate().skip(1) {
        depths[node] = depths[parent as usize] + 1;
    }
    depths.into_iter().max().unwrap_or(0)
}

/// Whether some places of a permutation lead to each other in a circle of so many.
fn has_cycle(p: &[i64], long: usize) -> bool {
    let after = |place: &i64| Some(p[*place as usize - 1]);
    (1..=p.len() as i64).any(|start| {
        let circle = std::iter::successors(after(&start), after).position(|place| place == start);
        circle == Some(long - 1)
    })
}

/// Whether three nodes of lists of neighbours lead to each other in a circle.
fn has_triangle(lists: &Value) -> bool {
    let next = |node: i64| &lists.cells[lists.range(1, node as usize)];
    (0..lists.len() as i64).any(|a| {
        let after = |b: &i64| *b != a && next(*b).iter().any(|c| *c != a && c != b && next(*c).contains(&a));
        next(a).iter().any(after)
    })
}

/// Whether some query asks for a sum of at least so much.
fn asks_for(input: &Input, least: i64) -> bool {
    let (a, from, to) = (cells(input, 0), cells(input, 1), cells(input, 2));
    from.iter().zip(to).any(|(&l, &r)| a[l as usize - 1..r as usize].iter().sum::<i64>() >= least)
}

/// Three places one after the other where one column each falls.
fn falls(input: &Input) -> bool {
    let [a, b, c] = [1, 2, 3].map(|field| cells(input, field));
    (0..a.len()).any(|i| (i + 1..b.len()).any(|j| a[i] > b[j] && (j + 1..c.len()).any(|k| b[j] > c[k])))
}

const NODES: &str = "2 <= n <= 40; 1 <= u_i, v_i <= n; u_i != v_i";

#[test]
fn nodes_of_graphs_go_with_their_edges() {
    let graph = "n: integer; e: (u: integer, v: integer)[]";
    let any_graph = format!("{NODES}; 1 <= e.length <= 40");
    let tree = format!("{NODES}; e represents a valid tree");
    let claims: [Claim; 5] = [
        (graph, &any_graph, has_odd_cycle, "3; [[1,2],[1,3],[2,3]]"),
        (graph, &any_graph, |i| has_shortest_odd_cycle(i, 5), "5; [[1,3],[1,4],[2,4],[2,5],[3,5]]"),
        (graph, &any_graph, |i| meet(i, 3), "2; [[1,2],[1,2],[1,2]]"),
        (graph, &tree, |i| meet(i, 3), "4; [[1,2],[1,3],[1,4]]"),
        (graph, &tree, |i| is_as_wide(i, 5), "6; [[1,3],[1,4],[2,4],[2,5],[3,6]]"),
    ];
    hold(&claims, &[Given::Large], false);
}

#[test]
fn items_of_arrays_go_with_the_places_that_are_theirs() {
    let queries = "1 <= a.length <= 1000; 0 <= a[i] <= 1000; 1 <= q.length <= 1000; 1 <= l_i <= r_i <= a.length";
    let claims: [Claim; 7] = [
        ("a: integer[]; q: (l: integer, r: integer)[]", queries, asks_between_peaks, "[1,0,1]; [[1,3]]"),
        ("a: integer[]; q: (l: integer, r: integer)[]", queries, |i| asks_for(i, 2500), "[500,1000,1000]; [[1,3]]"),
        (
            "p: integer[]",
            "1 <= p.length <= 1000; p is a permutation of 1..p.length",
            |i| has_cycle(cells(i, 0), 3),
            "[2,3,1]",
        ),
        (
            "p: integer[]",
            "1 <= p.length <= 1000; p is a permutation of 1..p.length",
            |i| has_cycle(cells(i, 0), 5),
            "[2,3,4,5,1]",
        ),
        (
            "parent: integer[]",
            "1 <= parent.length <= 1000; parent[0] == -1; 0 <= parent[i] < i for i >= 1",
            |i| depth(cells(i, 0)) >= 3,
            "[-1,0,1,2]",
        ),
        (
            "g: integer[][]",
            "1 <= g.length <= 100; 0 <= g[i].length <= g.length; 0 <= g[i][j] < g.length; g[i] contains distinct values",
            |i| has_triangle(&i.fields[0]),
            "[[1],[2],[0]]",
        ),
        (
            "a: integer[]; b: integer[]; q: (x: integer, y: integer)[]",
            "1 <= a.length, b.length, q.length <= 1000; 0 <= a[i], b[i] <= 1000; 0 <= x_i < a.length; 0 <= y_i < b.length",
            |i| {
                cells(i, 2)
                    .iter()
                    .zip(cells(i, 3))
                    .any(|(x, y)| cells(i, 0)[*x as usize] + cells(i, 1)[*y as usize] > 1500)
            },
            "[501]; [1000]; [[0,0]]",
        ),
    ];
    hold(&claims, &[Given::Large], false);
}

#[test]
fn arrays_of_one_length_are_cut_together() {
    let columns = "1 <= n <= 1000; a.length == n; b.length == n; c.length == n; 0 <= a[i], b[i], c[i] <= 1000";
    let claims: [Claim; 1] =
        [("n: integer; a: integer[]; b: integer[]; c: integer[]", columns, falls, "3; [2,0,0]; [0,1,0]; [0,0,0]")];
    hold(&claims, &[Given::Large], false);
}

#[test]
fn of_many_test_cases_the_one_that_fails_is_left() {
    let layout = "stdin: |\n  T\n  repeat T:\n    n m\n    e\n";
    let lines = "1 <= T <= 100; 1 <= n <= 100; e.length == m; 1 <= m <= 100; 1 <= u_i, v_i <= n; \
        The sum of n over all test cases does not exceed 1000";
    let problem = problem_with("n: integer; e: (u: integer, v: integer)[]", lines, layout);
    for seed in 1..=3 {
        let found = from_large(&problem, seed, |input| {
            let edges =
                |case: &Vec<Value>| case[1].cells.iter().copied().zip(case[2].cells.clone()).collect::<Vec<_>>();
            let has_way = |edges: &Vec<(i64, i64)>| {
                edges
                    .iter()
                    .any(|(a, b)| edges.iter().any(|(c, d)| b == c && a < b && c < d && edges.contains(&(*a, *d))))
            };
            input.repeats.iter().any(|case| has_way(&edges(case)))
        });
        let cells = |field: usize| &found.repeats[0][field].cells[..];
        assert_eq!(
            (found.repeats.len(), cells(0), cells(1), cells(2)),
            (1, &[3][..], &[1, 1, 2][..], &[2, 3, 3][..]),
            "seed {seed}"
        );
    }
}
