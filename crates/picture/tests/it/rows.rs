//! Arrays, texts, grids, tables and moves, and what each parameter is taken for.

use super::samples::{answered, drawn, one, problem, said, value};
use ojkit_model::input::{Input, Value};
use ojkit_model::signature::Type;
use ojkit_picture::{of_answer, of_input};

fn is_of(picture: &str, words: &str) {
    assert!(picture.starts_with(words), "{picture}");
}

#[test]
fn rows_are_taken_for_what_their_name_and_columns_agree_on() {
    let words = |parameter: &str, line: &str, text: &str| said(parameter, line, text).words;
    is_of(&words("grid: integer[][]", "", "[[1,0],[0,1]]"), "grid of 2 rows and 2 columns: 1 0; 0 1");
    is_of(&words("items: integer[][]", "", "[[1,0],[0,1]]"), "table of 2 rows");
    is_of(&words("grid: integer[][]", "", "[[1,0],[1]]"), "table of 2 rows");
    is_of(
        &words("cells: integer[][]", "cells[i] = [row[i], col[i]]", "[[1,0],[0,1]]"),
        "2 places in order: (1, 0), (0, 1)",
    );
    is_of(&words("cells: integer[][]", "cells[i] = [row[i], col[i]]", "[[1,0],[1,0]]"), "table of 2 rows");
    is_of(&words("meetings: (x, y, time)[]", "", "[[1,2,3],[3,4,5]]"), "table of 2 rows");
    is_of(&words("events: integer[][]", "events[i] = [startDay_i, endDay_i]", "[[1,2],[3,4]]"), "2 intervals");
    is_of(&words("events: integer[][]", "events[i] = [startDay_i, endDay_i]", "[[2,1],[3,4]]"), "table of 2 rows");
    is_of(&words("intervals: (a, b)[]", "", "[[1,2],[3,4]]"), "2 intervals");
    is_of(&words("points: (a, b)[]", "", "[[1,2],[3,4]]"), "table of 2 rows");
    is_of(&words("rowConditions: (left, right)[]", "", "[[1,2],[3,2]]"), "directed graph");
    is_of(&words("queries: (l, r)[]", "", "[[1,2],[3,4]]"), "table of 2 rows");
    is_of(&words("grid: string[]", "", "[\"#.\",\".#\"]"), "grid of 2 rows");
    is_of(&words("words: string[]", "", "[\"ab\",\"cd\"]"), "2 texts: ab, cd");
}

#[test]
fn names_are_compared_word_by_word() {
    let words = |parameter: &str, line: &str, text: &str| said(parameter, line, text).words;
    let pairs = "[[1,2],[3,4]]";
    for name in ["appointments", "knowledge", "broadcasts", "oranges", "preconditions"] {
        is_of(&words(&format!("{name}: integer[][]"), "", pairs), "table of 2 rows");
    }
    is_of(&words("paths: integer[][]", "", "[[1,2,7],[2,3,8]]"), "table of 2 rows");
    is_of(&words("redEdges: integer[][]", "", pairs), "graph of 4 nodes");
    is_of(&words("shipping_routes_roads: integer[][]", "", pairs), "graph of 4 nodes");
    is_of(&words("task_dependencies: integer[][]", "", pairs), "directed graph of 4 nodes");
    is_of(&words("allowedSwaps: integer[][]", "", pairs), "graph of 4 nodes");
    is_of(&words("freeRanges: integer[][]", "", pairs), "2 intervals");
    is_of(&words("heightMap: integer[][]", "", "[[1,2,3],[3,4,5]]"), "grid of 2 rows");
}

#[test]
fn the_calls_of_a_class_with_one_method_are_drawn_without_its_name() {
    let mut problem = problem(&["calls: (startTime, endTime)[]"], "integer", "");
    let Type::Rows(rows) = &mut problem.signature.parameters[0].ty else { panic!("rows") };
    rows.alternatives[0].tag = Some("book".to_owned());
    let fields = [&[0, 0, 0][..], &[10, 15, 20], &[20, 25, 30]].map(|cells| Value::list(cells.to_vec())).to_vec();
    let picture = of_input(&problem, &Input { fields, repeats: Vec::new() }).remove(0);
    assert_eq!(picture.words, "3 intervals from 10 to 30: 10 to 20, 15 to 25, 20 to 30");
}

#[test]
fn what_is_missing_from_an_empty_answer_is_drawn_as_what_it_should_be() {
    let intervals = problem(&["intervals: integer[][]"], "integer[][]", "");
    let [expected, got] = ["[[1,6],[8,10]]", "[]"].map(|text| value("integer[][]", text));
    let picture = of_answer(&intervals, Some(&expected), Some(&got)).expect("a picture");
    is_of(&picture.words, "0 intervals from 1 to 10; 2 values missing: 1 to 6, 8 to 10");
    assert_eq!(picture.file().matches("class=\"p-cell p-missing\"").count(), 2);
}

#[test]
fn a_board_is_as_large_as_the_input_says() {
    let words = |size: &[&str], values: &[&str]| {
        let mut problem = problem(&[size, &["lamps: integer[][]"]].concat(), "integer", "lamps[i] = [row[i], col[i]]");
        problem.indices_from = 0;
        drawn(&problem, &[values, &["[[0,0],[1,1]]"]].concat()).pop().expect("a picture").words
    };
    is_of(&words(&["n: integer"], &["9"]), "2 places in order on a board of 9 by 9: (0, 0), (1, 1)");
    is_of(&words(&["m: integer", "n: integer"], &["2", "4"]), "2 places in order on a board of 2 by 4");
    is_of(&words(&[], &[]), "2 places in order: (0, 0)");
    is_of(&words(&["n: integer"], &["1000000000"]), "table of 2 rows");
}

#[test]
fn long_texts_that_differ_are_shown_around_the_difference() {
    let text = |letter: &str, length: usize| format!("[\"{}{letter}tail\",\"same\"]", "abcdefgh".repeat(length));
    let svg = answered("string[]", &text("X", 30), &text("Y", 30)).inline();
    assert!(svg.contains(">\u{2026}abcdefghYtail<") && svg.contains(">\u{2026}abcdefghXtail<"), "{svg}");
    let [expected, got] = ["X", "Y"].map(|letter| format!("[{}]", text(letter, 5)));
    let svg = answered("string[][]", &expected, &got).inline();
    assert!(svg.contains(">\u{2026}abcdefghYtail<") && svg.contains(">(\u{2026}abcdefghXtail)<"), "{svg}");
}

#[test]
fn bars_without_a_second_value_have_no_line_for_it() {
    let svg = one("nums: integer[]", "[1,2]").inline();
    assert!(!svg.contains("></text>") && svg.contains(" height=\"124\""), "{svg}");
}

#[test]
fn the_names_of_columns_are_above_a_table() {
    let svg = said("towers: integer[][]", "towers[i] = [height_i, xi]", "[[1,2],[3,4]]").file();
    assert!(svg.contains(">height<") && svg.contains(">x<"), "{svg}");
    let svg = said("towers: integer[][]", "towers[i] = [towers[i][0], towers[i][1]]", "[[1,2],[3,4]]").file();
    assert!(!svg.contains(">towers<"), "{svg}");
}

#[test]
fn indices_begin_where_the_page_counts_from() {
    let mut problem = problem(&["nums: integer[]"], "integer", "");
    problem.indices_from = 1;
    let svg = drawn(&problem, &["[7,8,9]"]).remove(0).file();
    assert!(svg.contains(">1<") && svg.contains(">3<") && !svg.contains(">0<"), "{svg}");
}

#[test]
fn what_differs_in_an_array_has_the_expected_below_and_what_is_missing_is_dashed() {
    let picture = answered("integer[]", "[1,2,3,4]", "[1,5,3]");
    let differs = "; 1 value not as expected: 5 instead of 2; 1 value missing: 4";
    assert_eq!(picture.words, format!("array of 3 numbers: 1, 5, 3{differs}"));
    let svg = picture.file();
    assert!(svg.contains(">(2)<") && svg.contains("class=\"p-missing\""), "{svg}");
    assert_eq!(svg.matches("class=\"p-ring\"").count(), 1);
    assert_eq!(answered("integer[]", "[1,2]", "[1,2]").file().matches("class=\"p-ring\"").count(), 0);
}

#[test]
fn a_text_that_differs_has_the_expected_below_and_rings_on_letters() {
    let svg = answered("string", "\"abcd\"", "\"abX\"").file();
    assert_eq!(svg.matches("class=\"p-ring\"").count(), 1);
    assert_eq!(svg.matches("class=\"p-cell p-missing\"").count(), 1);
    assert!(svg.contains(">got<") && svg.contains(">expected<"), "{svg}");
}

#[test]
fn an_answer_in_place_has_the_name_of_its_parameter() {
    let mut problem = problem(&["nums: integer[]"], "integer", "");
    problem.signature.returns = Some(Type::Void);
    let picture = of_answer(&problem, Some(&value("integer[]", "[1,2]")), None).expect("a picture");
    assert_eq!(picture.name, "answer (nums)");
}

#[test]
fn what_is_large_is_summed_up_in_a_small_picture() {
    let numbers: Vec<String> = (0..100_000).map(|at| at.to_string()).collect();
    let numbers = format!("[{}]", numbers.join(","));
    let million = format!("\"{}<\"", "ab".repeat(500_000));
    let row = format!("[{}]", ["[1,2,3]"; 1000].join(","));
    for (parameter, text, words) in [
        ("root: TreeNode", &numbers, "tree of 100000 nodes, depth 17, complete"),
        ("head: ListNode", &numbers, "list of 100000 nodes"),
        ("nums: integer[]", &numbers, "array of 100000 numbers; from 0 to 99999, median 50000, strictly increasing"),
        ("s: string", &million, "text of 1000001 letters; <: 1 times, a: 500000 times, b: 500000 times"),
        ("grid: integer[][]", &row, "grid of 1000 rows, 3000 cells; 1: 1000 times, 2: 1000 times, 3: 1000 times"),
    ] {
        let picture = one(parameter, text);
        assert_eq!(picture.words, words);
        let svg = picture.inline();
        assert!(svg.len() < 2000, "{}", svg.len());
    }
    let chain = format!("[1{}]", ",null,2".repeat(3000));
    assert_eq!(one("root: TreeNode", &chain).words, "tree of 3001 nodes, depth 3001, chain");
}

#[test]
fn the_first_difference_of_what_is_large_is_shown() {
    let text = |letter: char| format!("\"{}{letter}{}\"", "abcdefgh".repeat(100), "tail".repeat(20));
    let picture = answered("string", &text('X'), &text('Y'));
    assert!(picture.words.contains("first difference at index 800; from index 790 on:"), "{}", picture.words);
    assert!(picture.words.contains("got ghabcdefghYtail"), "{}", picture.words);
}

#[test]
fn words_are_bounded_and_texts_are_escaped() {
    let many: Vec<String> = (0..190).map(|at| (at * 1_000_003).to_string()).collect();
    let words = one("nums: integer[]", &format!("[{}]", many.join(","))).words;
    assert_eq!(words.chars().count(), 300);
    let svg = one("words: string[]", "[\"<script>\",\"a&\\\"'\"]").file();
    assert!(!svg.contains("<script>") && svg.contains("&lt;script&gt;"), "{svg}");
}

#[test]
fn the_same_value_has_the_same_bytes_and_no_ids() {
    for (first, second) in super::samples::all().into_iter().zip(super::samples::all()) {
        assert_eq!(first.1.file(), second.1.file());
        assert!(!first.1.inline().contains(" id="), "{}", first.0);
    }
}

#[test]
fn a_grid_has_a_tone_for_few_values_and_shades_for_many() {
    let classes = |text: &str, class: &str| one("grid: integer[][]", text).inline().matches(class).count();
    assert_eq!(classes("[[0,1],[2,0]]", "class=\"p-cell\""), 2);
    assert_eq!(classes("[[0,1],[2,0]]", "class=\"p-cell p-s"), 2);
    assert_eq!(classes("[[1,2,3,4],[5,6,7,8]]", "class=\"p-cell p-q0\""), 2);
}

#[test]
fn no_row_is_wider_than_a_page() {
    let is_a_row = |name: &str| !["tree", "dag", "random"].iter().any(|other| name.contains(other));
    for (name, picture) in super::samples::all().iter().filter(|(name, _)| is_a_row(name)) {
        let svg = picture.inline();
        let width = svg.split("width=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a width");
        assert!(width.parse::<usize>().expect("a number") < 1000, "{name}: {width}");
    }
}

/// Texts of values of a type, of all sizes from empty to above the limit, from a simple generator.
fn some_value(of: &str, seed: &mut u64) -> String {
    let mut next = |below: u64| {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (*seed >> 33) % below
    };
    let count = [0, 1, 2, 3, 7, 70, 210][next(7) as usize];
    if let Some(inner) = of.strip_suffix("[]") {
        let count = if inner.ends_with("[]") { count.min(7) } else { count };
        let items: Vec<String> = (0..count).map(|_| some_value(inner, seed)).collect();
        return format!("[{}]", items.join(","));
    }
    let number = |at: u64| (at as i64 - 3).to_string();
    match of {
        "string" => format!("\"{}\"", "ab<\u{200b}".chars().cycle().take(count as usize).collect::<String>()),
        "boolean" => (next(2) == 0).to_string(),
        "character" => "\"x\"".to_owned(),
        "double" => format!("{}.5", next(9)),
        "integer" => number(next(9)),
        _ => {
            let cells: Vec<String> = (0..count).map(|_| number(next(9))).collect();
            let with_null = |(at, cell): (usize, String)| match (of, at) {
                ("NaryNode", 1) => "null".to_owned(),
                ("ListNode", _) => cell,
                (_, at) if at > 0 && at % 3 == 0 => "null".to_owned(),
                _ => cell,
            };
            format!("[{}]", cells.into_iter().enumerate().map(with_null).collect::<Vec<_>>().join(","))
        }
    }
}

#[test]
fn any_two_answers_of_a_type_have_a_picture_or_none() {
    let types =
        ["integer[]", "integer[][]", "string", "string[]", "string[][]", "boolean[]", "character[][]", "double[]"];
    let nodes = ["TreeNode", "NaryNode", "ListNode", "TreeNode[]", "ListNode[]", "boolean[][]", "integer[][][]"];
    let mut seed = 7;
    for of in types.into_iter().chain(nodes) {
        for name in ["grid", "edges", "points", "intervals", "parents", "other"] {
            let problem = problem(&[&format!("{name}: {of}")], of, "");
            for _ in 0..6 {
                let [expected, got] = [(); 2].map(|()| value(of, &some_value(of, &mut seed)));
                let picture = of_answer(&problem, Some(&expected), Some(&got));
                assert!(picture.is_none_or(|picture| picture.inline().len() < 200_000));
            }
            let text = some_value(of, &mut seed);
            drawn(&problem, &[&text]);
        }
    }
}
