//! Figures of graphs and trees: that they are what their words say, in every way in which an input writes a graph, and within the lines.

use ojkit_draw::Bound;
use ojkit_draw::hand::figure::FORMS;
use ojkit_draw::hand::notation::hand_of;
use ojkit_draw::plan::{self, Budget, Plan};
use ojkit_english::said;
use ojkit_model::input::{Input, NULL};

pub fn bound(parameters: &str, lines: &str, rest: &str) -> Result<Bound, String> {
    let lines = lines.replace("; ", "\n  ");
    let text = format!("format: 1\ntitle: G\nparameters: {{ {parameters} }}\nconstraints: |\n  {lines}\n{rest}");
    let bound = Bound::read("graph", "spec.yaml", text.as_bytes(), said);
    bound.map_err(|faults| faults[0].to_string())
}

const COLUMNS: &str = "n: integer, e: '(u: integer, v: integer)[]'";
const NODES: &str = "1 <= n <= 60; 0 <= e.length <= 2000; 1 <= u_i, v_i <= n";

/// The number of nodes and the edges, from 0, of the first graph that a notation draws; nothing where it draws none.
fn drawn(bound: &Bound, notation: &str) -> Option<(usize, Vec<(usize, usize)>)> {
    let mut input = Input::default();
    let mut hand = hand_of(notation, 7, &bound.drawing).expect("a notation");
    bound.drawing.draw(hand.as_mut(), &mut input).ok()?;
    let node = |x: i64| x as usize - 1;
    let n = input.fields[0].cells[0] as usize;
    let edges = match &input.fields[..] {
        [_, u, v] => u.cells.iter().zip(&v.cells).map(|(&u, &v)| (node(u), node(v))).collect(),
        [_, rows] => rows.cells.chunks(3).map(|row| (node(row[0]), node(row[1]))).collect(),
        _ => unreachable!("one graph"),
    };
    Some((n, edges))
}

/// Components, the longest of all shortest ways, the most edges at a node, and whether there is a cycle of odd length.
fn looks(n: usize, edges: &[(usize, usize)]) -> (usize, usize, usize, bool) {
    let mut next = vec![Vec::new(); n];
    for &(a, b) in edges {
        next[a].push(b);
        next[b].push(a);
    }
    let ways = |start: usize| {
        let mut far = vec![usize::MAX; n];
        far[start] = 0;
        let mut queue = std::collections::VecDeque::from([start]);
        while let Some(x) = queue.pop_front() {
            for &y in &next[x] {
                if far[y] == usize::MAX {
                    far[y] = far[x] + 1;
                    queue.push_back(y);
                }
            }
        }
        far
    };
    let all: Vec<Vec<usize>> = (0..n).map(ways).collect();
    let is_first = |x: usize| (0..x).all(|y| all[x][y] == usize::MAX);
    let longest = all.iter().flatten().filter(|&&far| far != usize::MAX).max().copied().unwrap_or(0);
    let is_odd = edges.iter().any(|&(a, b)| all.iter().any(|far| far[a] != usize::MAX && far[a] == far[b]));
    ((0..n).filter(|&x| is_first(x)).count(), longest, next.iter().map(Vec::len).max().unwrap_or(0), is_odd)
}

#[test]
fn each_figure_is_what_it_is_called_however_its_nodes_are_numbered() {
    let bound = bound(COLUMNS, NODES, "").unwrap();
    for order in ["", ":reversed", ":shuffled"] {
        let look = |word: &str| {
            let notation = format!("edge n=largest length=largest graph={word}{order}");
            let (n, edges) = drawn(&bound, &notation).unwrap_or_else(|| panic!("{notation}"));
            (n, edges.len(), looks(n, &edges))
        };
        assert_eq!(look("path"), (60, 59, (1, 59, 2, false)));
        assert_eq!(look("star"), (60, 59, (1, 2, 59, false)));
        assert_eq!(look("broom"), (60, 59, (1, 30, 31, false)));
        assert_eq!(look("caterpillar"), (60, 59, (1, 31, 3, false)));
        // The longest way goes from a deepest leaf of one half to one of the other: depths 5 and 4.
        assert_eq!(look("binary"), (60, 59, (1, 10, 3, false)));
        // The pendant node hangs at the farthest place from where the cycle closes.
        assert_eq!(look("odd-cycle"), (60, 60, (1, 30, 3, true)));
        assert_eq!(look("even-cycle"), (60, 60, (1, 30, 2, false)));
        assert_eq!(look("complete"), (60, 1770, (1, 1, 59, true)));
        assert_eq!(look("bipartite"), (60, 900, (1, 2, 30, false)));
        assert_eq!(look("grid"), (60, 60 * 2 - 9 - 7, (1, 14, 4, false)));
        assert_eq!(look("layers"), (60, 171, (1, 20, 6, false)));
        let [(_, two, parts), (_, many, small)] = [look("two-parts"), look("many-parts")];
        assert_eq!((two, parts.0, many, small), (58, 2, 45, (15, 3, 2, false)));
        let (_, tree, (components, ..)) = look("tree");
        assert_eq!((tree, components), (59, 1));
        let ((_, _, near), (_, _, far)) = (look("near"), look("far"));
        assert!(near.1 > 2 * far.1, "{near:?} {far:?}");
    }
}

#[test]
fn figures_keep_the_lines_about_a_graph_and_those_that_a_line_forbids_are_not_drawn() {
    let lines = [
        ("e is a valid tree", "path star broom caterpillar binary tree near far any"),
        ("e is connected; u_i != v_i", "path odd-cycle complete grid bridge tree-plus layers any multi-edges"),
        ("e is a simple graph", "path even-cycle complete two-parts many-parts sparse any bipartite"),
        ("e is acyclic", "path odd-cycle complete grid layers star any"),
        ("u_i < v_i; all the pairs (u_i, v_i) are distinct", "path odd-cycle complete star two-parts any"),
    ];
    for (line, words) in lines {
        let bound = bound(COLUMNS, &format!("{NODES}; {line}"), "").unwrap();
        for word in words.split(' ') {
            let notation = format!("edge n=largest length=60 graph={word}:shuffled");
            assert!(drawn(&bound, &notation).is_some(), "{line}: {word}");
        }
    }
    let tree = bound(COLUMNS, &format!("{NODES}; e is a valid tree"), "").unwrap();
    let cycle = drawn(&tree, "edge n=largest graph=odd-cycle");
    assert_eq!(cycle, None);
}

#[test]
fn rows_with_weights_and_lists_of_parents_have_figures_too() {
    let rows = "n: integer, e: 'integer[][]'";
    let lines =
        "1 <= n <= 60; e.length == n - 1; e[i] = [u_i, v_i, w_i]; 1 <= u_i, v_i <= n; 1 <= w_i <= 9; e is a valid tree";
    let weighted = bound(rows, lines, "").unwrap();
    let (n, edges) = drawn(&weighted, "edge n=largest length=largest graph=path:shuffled").unwrap();
    assert_eq!(looks(n, &edges), (1, 59, 2, false));
    let lines = "1 <= parent.length <= 60; parent represents a valid tree; parent[0] == -1";
    let parents = bound("parent: 'integer[]'", lines, "").unwrap();
    let mut input = Input::default();
    let mut hand = hand_of("edge length=largest graph=path:shuffled", 7, &parents.drawing).unwrap();
    parents.drawing.draw(hand.as_mut(), &mut input).unwrap();
    let mut seen: Vec<i64> = input.fields[0].cells.clone();
    seen.sort_unstable();
    seen.dedup();
    // On a path no two nodes have the same parent.
    assert_eq!(seen.len(), 60);
}

#[test]
fn edges_that_lines_fix_one_by_one_are_drawn_whatever_figure_is_asked_for() {
    let lines = "2 <= n <= 60; e.length == n - 1; 1 <= u_i, v_i <= n; e[i].u == i + 1; e[i].v == i + 2";
    let fixed = bound(COLUMNS, lines, "").unwrap();
    for notation in ["random", "edge n=largest graph=star", "edge n=largest length=largest graph=any"] {
        let (n, edges) = drawn(&fixed, notation).unwrap_or_else(|| panic!("{notation}"));
        assert_eq!(looks(n, &edges), (1, n - 1, 2.min(n - 1), false), "{notation}");
    }
}

#[test]
fn intervals_are_nested_touch_or_lie_apart_within_the_range_of_their_ends() {
    let rows = "n: integer, s: '(l: integer, r: integer)[]'";
    let bound = bound(rows, "0 <= n <= 100; 4 <= s.length <= 4; 0 <= l_i <= r_i <= 80", "").unwrap();
    let ends = |word: &str| {
        let mut input = Input::default();
        let mut hand = hand_of(&format!("edge length=largest l={word} r={word}"), 7, &bound.drawing).unwrap();
        bound.drawing.draw(hand.as_mut(), &mut input).unwrap();
        input.fields[1].cells.iter().copied().zip(input.fields[2].cells.iter().copied()).collect::<Vec<_>>()
    };
    assert_eq!(ends("nested"), [(0, 80), (10, 70), (20, 60), (30, 50)]);
    assert_eq!(ends("touching"), [(0, 20), (20, 40), (40, 60), (60, 80)]);
    assert_eq!(ends("disjoint"), [(0, 10), (20, 30), (40, 50), (60, 70)]);
}

#[test]
fn points_are_corners_of_their_hull_or_nearly_on_the_longest_line() {
    let columns = ("p: '(x: integer, y: integer)[]'", "5 <= p.length <= 5; -100 <= x_i, y_i <= 100");
    let rows = ("p: 'integer[][]'", "5 <= p.length <= 5; p[i].length == 2; -100 <= p[i][j] <= 100");
    for (parameters, lines) in [columns, rows] {
        let bound = bound(parameters, lines, "").unwrap();
        let points = |word: &str| -> Vec<(i64, i64)> {
            let mut input = Input::default();
            let mut hand = hand_of(&format!("edge length=largest value={word}"), 7, &bound.drawing).unwrap();
            bound.drawing.draw(hand.as_mut(), &mut input).unwrap();
            match &input.fields[..] {
                [rows] => rows.cells.chunks(2).map(|point| (point[0], point[1])).collect(),
                columns => columns[0].cells.iter().copied().zip(columns[1].cells.iter().copied()).collect(),
            }
        };
        assert_eq!(points("convex"), [(-2, -96), (-1, -99), (0, -100), (1, -99), (2, -96)]);
        let far = points("corners");
        assert!(far.iter().all(|&(x, y)| (x - y).abs() <= 2 && x.abs() >= 98 && y.abs() >= 98), "{far:?}");
        assert!(far.iter().any(|point| point.0 > 0) && far.iter().any(|point| point.0 < 0), "{far:?}");
    }
}

#[test]
fn paths_in_binary_trees_go_to_the_left_to_the_right_or_in_turn() {
    let tree = bound("root: TreeNode", "1 <= nodes(root) <= 30; 1 <= root[i] <= 9", "").unwrap();
    let text = |word: &str| {
        let mut input = Input::default();
        let mut hand = hand_of(&format!("edge length=4 value=smallest graph={word}"), 1, &tree.drawing).unwrap();
        tree.drawing.draw(hand.as_mut(), &mut input).unwrap();
        String::from_utf8(tree.validator.format().text(&input)).unwrap().lines().nth(1).unwrap().to_string()
    };
    assert_eq!(text("path"), "1 1 null 1 null 1");
    assert_eq!(text("path:reversed"), "1 null 1 null 1 null 1");
    assert_eq!(text("path:shuffled"), "1 1 null null 1 1");
    assert_eq!(text("caterpillar"), "1 1 1 1");
}

fn planned(bound: &Bound) -> Plan {
    plan::plan(bound, &[], &Budget { answers: false, ..Budget::default() })
        .unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// A graph of many test cases whose nodes have a bound on their sum.
fn several(rest: &str) -> Result<Bound, String> {
    let lines = "1 <= T <= 10; 1 <= n <= 200; 1 <= u_i, v_i <= n; e is a simple graph; u_i != v_i; 0 <= m <= 200; m == e.length; the sum of n over all test cases does not exceed 200; the sum of m over all test cases does not exceed 200";
    let parameters = "T: integer, n: integer, m: integer, e: '(u: integer, v: integer)[]'";
    let layout = "stdin: |\n  T\n  repeat T:\n    n m\n    e\n";
    bound(parameters, lines, &format!("{layout}{rest}"))
}

#[test]
fn a_subtask_of_trees_has_a_path_of_the_largest_size_in_one_test_case_and_there_are_many_test_cases_too() {
    let groups = "groups:\n- { name: tree, constraints: e is a valid tree, count: 2, score: 30 }\n";
    let plan = planned(&several(groups).unwrap());
    let of_group: Vec<&str> =
        plan.proposals.iter().filter(|case| case.group == "tree").map(|case| case.reason.as_str()).collect();
    assert_eq!(of_group[0], "tree: one test case of the largest size, a path");
    let first_line = |name: &str| {
        let case = plan.proposals.iter().find(|case| case.name.ends_with(name)).unwrap_or_else(|| panic!("{name}"));
        let text = String::from_utf8_lossy(&case.bytes).into_owned();
        text.lines().take(2).map(str::to_string).collect::<Vec<_>>()
    };
    assert_eq!(first_line("tree/01-path"), ["1", "200 199"]);
    assert_eq!(first_line("-many"), ["10", "20 20"]);
    assert_eq!(first_line("-many-small"), ["10", "3 3"]);
    assert_eq!(first_line("-uneven"), ["10", "191 200"]);
    assert!(!plan.notes.iter().any(|note| note.contains("single test case")), "{:?}", plan.notes);
}

#[test]
fn a_group_with_a_score_has_as_many_nodes_and_edges_as_can_be_in_its_second_case() {
    let lines = "2 <= n <= 100; 1 <= m <= 200; m == e.length; 1 <= u_i, v_i <= n; 1 <= s <= n";
    let parameters = "n: integer, m: integer, s: integer, e: '(u: integer, v: integer)[]'";
    let rest = "stdin: |\n  n m s\n  e\ngroups:\n- { name: all, count: 6, score: 30 }\n";
    let bound = bound(parameters, lines, rest).unwrap();
    let plan = planned(&bound);
    let case = plan.proposals.iter().find(|case| case.name.contains("secret/all/02")).expect("a second case");
    assert!(case.bytes.starts_with(b"100 200 "), "{}", String::from_utf8_lossy(&case.bytes));
    let hand = case.hand.as_ref().expect("a hand");
    assert!(plan::variations::Variations::of(&bound.drawing).of_hand(hand, 1).is_empty(), "{hand}");
}

#[test]
fn a_group_whose_test_cases_all_stay_far_below_their_bound_says_so() {
    let groups = "groups:\n- { name: many, constraints: T == 10, count: 1, score: 30 }\n";
    let notes = planned(&several(groups).unwrap()).notes;
    assert_eq!(notes.iter().filter(|note| note.contains("single test case")).count(), 0, "{notes:?}");
}

#[test]
fn a_group_gets_the_shape_that_it_asks_for_or_hears_why_not() {
    let groups = |shape: &str| format!("groups:\n- {{ name: deep, shape: {shape}, count: 2 }}\n");
    let plan = planned(&several(&groups("star")).unwrap());
    let reasons: Vec<&str> =
        plan.proposals.iter().filter(|case| case.group == "deep").map(|case| case.reason.as_str()).collect();
    assert_eq!(reasons, ["deep: graph star:shuffled, of largest size", "deep: graph star:shuffled, of any size"]);
    let refused = |bound: Result<Bound, String>| bound.unwrap().groups().err().map(|faults| faults[0].to_string());
    let said = |shape: &str| refused(several(&groups(shape))).unwrap_or_default();
    assert!(said("paht").contains("`paht` is not a shape") && said("paht").contains("did you mean `path`?"));
    assert!(said("{ q: star }").contains("there is none here"));
    let nodes =
        |shape: &str| refused(bound("root: TreeNode", "1 <= nodes(root) <= 30; 1 <= root[i] <= 9", &groups(shape)));
    assert_eq!([nodes("path"), nodes("{ root: path:shuffled }")], [None, None]);
    assert!(nodes("star").unwrap_or_default().contains("a binary tree cannot be `star`"));
    let tree = |shape: &str| bound(COLUMNS, &format!("{NODES}; e is a valid tree"), &groups(shape));
    let cycle = refused(tree("odd-cycle")).unwrap_or_default();
    assert!(cycle.contains("spec.yaml:10:24") && cycle.contains("the line is `e is a valid tree`"), "{cycle}");
    assert_eq!(refused(tree("{ e: path:reversed }")), None);
    let distinct =
        bound("a: 'integer[]'", "1 <= a.length <= 9; 1 <= a[i] <= 99; all the values of a are unique", &groups("same"));
    let distinct = refused(distinct).unwrap_or_default();
    assert!(distinct.contains("`same` has equal values, and a line forbids them"), "{distinct}");
}

#[test]
fn every_form_has_a_word_of_its_own_that_the_page_explains_and_a_tree_is_one_without_a_cycle() {
    let bound = bound(COLUMNS, NODES, "").unwrap();
    let mut words: Vec<&str> = FORMS.iter().map(|(_, word, _)| *word).collect();
    for (form, word, _) in FORMS {
        let (n, edges) = drawn(&bound, &format!("edge n=largest length=60 graph={word}:shuffled")).unwrap();
        let is_tree = looks(n, &edges).0 == 1 && edges.len() + 1 == n;
        assert_eq!(is_tree, form.is_tree(), "{word}");
    }
    let page = include_str!("../../../../docs/cases.md");
    let unsaid: Vec<&&str> = words.iter().filter(|word| !page.contains(&format!("`{word}`"))).collect();
    assert!(unsaid.is_empty(), "docs/cases.md does not say: {unsaid:?}");
    words.sort_unstable();
    words.dedup();
    assert_eq!(words.len(), FORMS.len());
}

#[test]
fn ideas_about_remainders_draw_thousands_of_different_values_and_any_where_a_remainder_has_no_more() {
    let lines = "30000 <= nodes() <= 30000; -10^9 <= Node.val <= 10^9; all the values of Node.val are distinct";
    let bound = bound("root: TreeNode", lines, "").expect("a spec");
    let mut input = Input::default();
    for notation in ["idea classes lengths=largest", "idea hashes lengths=largest"] {
        let mut hand = hand_of(notation, 7, &bound.drawing).expect("a notation");
        bound.drawing.draw(hand.as_mut(), &mut input).expect("an input");
        let values: Vec<i64> = input.fields[0].cells.iter().copied().filter(|&x| x != NULL).collect();
        assert_eq!(values.iter().collect::<std::collections::HashSet<_>>().len(), 30_000, "{notation}");
    }
}
