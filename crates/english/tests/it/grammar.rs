//! The constraint language: what lines mean, and why others are refused.

use ojkit_english::{Nouns, parse_line, read};
use ojkit_lines::{SyntaxError, print};
use ojkit_model::constraint::{Comparison, Expr, Rule};
use ojkit_model::signature::{Parameter, Type};
use ojkit_rules::grammar::GRAMMAR;
use proptest::prelude::*;

fn canonical(line: &str) -> String {
    match parse_line(line) {
        Ok(constraint) => print(&constraint),
        Err(error) => panic!("{line}: {error}"),
    }
}

fn refused(line: &str) -> SyntaxError {
    match parse_line(line) {
        Ok(constraint) => panic!("{line} was read as {}", print(&constraint)),
        Err(error) => error,
    }
}

/// Every line says what the first one says.
fn same(lines: &[&str]) {
    for line in lines {
        assert_eq!(canonical(line), canonical(lines[0]), "{line}");
    }
}

#[test]
fn ways_to_write_an_interval_mean_the_same() {
    same(&[
        "1 <= n <= 100000",
        "1 ≤ n ≤ 10^5",
        "1 <= n <= 10**5",
        "1<=n<=1e5",
        "1 ≤ n ≤ 10⁵",
        "• 1 <= n <= 10^5.",
        "１ ＜＝ n ＜＝ １０^５。",
        "n is in the range [1, 10^5]",
        "n is between 1 and 10^5",
        "1 <= n <= 10^5 (inclusive)",
        "It is guaranteed that `1 <= n <= 10^5`",
    ]);
    assert_eq!(canonical("-2^31 <= x <= 2^31 - 1"), "-2^31 <= x <= 2^31 - 1");
}

#[test]
fn each_sentence_of_the_canonical_language_is_read_as_it_is_printed() {
    for line in [
        "-2^31 <= x <= 2^31 - 1",
        "-10^9 <= a, b < 5 * 10^4 + n",
        "k <= floor(n / 2) * 2^m",
        "edges[i] = [u[i], v[i]] or edges[i] = ['x', v[i]]",
        "x[i] != x[j]",
        "x, y are one of {-1, 'a', 0.5}",
        "s consists of ' ', 'a' to 'z'",
        "all the values of x are distinct",
        "all the tuples (a[i]) are distinct",
        "if c is one of {'a', 'b'} and if n > 2, then x is even; if s consists of 'a', then y is divisible by k",
        "x[i] is sorted in strictly decreasing order",
        "p is a permutation of [1, n]",
        "the sum of n over all test cases <= 2 * 10^5",
        "x is an element of y",
        "edges represents a valid tree rooted at node 0",
        "the input represents symmetric lists of neighbours",
        "s, t have no leading or trailing spaces",
        "the words of s, t are separated by single spaces",
        "some value of x appears at least n / 2 + 1 times",
        "each value of x appears 1 to 1 times except for exactly 2 values which appear at least 3 times",
        "x contains exactly k different values",
        "s contains an odd number of characters ('b')",
        "the number of 0, 1 in x % 3 == 2",
        "the number of characters ('a' to 'f', 'z') in s >= 1",
        "x contains at most 2 consecutive non-zero numbers",
        "character 2 from the end of s is '0' to '9'",
        "x has at most 2 decimal places",
        "characters[i] matches the pattern '[a-z]+'",
        "the height of the tree is at most 10",
    ] {
        let read = GRAMMAR.canonical(line).unwrap_or_else(|| panic!("{line} is not canonical"));
        assert_eq!(canonical(line), line);
        assert_eq!(parse_line(line).map(|constraint| constraint.rules), Ok(read), "{line}");
    }
    for line in
        ["- 5 <= n", "n is at most 5", "1 <= n <= 5.", "s consists of lowercase letters", "x is even and y is odd"]
    {
        assert_eq!(GRAMMAR.canonical(line), None, "{line}");
    }
}

#[test]
fn ways_to_name_an_element_or_a_length_mean_the_same() {
    same(&["a[i] <= 5", "a_i <= 5", "a_{i} ≤ 5", "every a[i] is at most 5", "a[i] <= 5 for all i"]);
    same(&["A[i][j] != 0", "A_{i,j} ≠ 0", "A[i, j] != 0", "A_i_j is non-zero"]);
    same(&["s.length == n", "|s| = n", "len(s) == n", "s.size() == n", "the length of s is n", "s has length n"]);
    assert_eq!(canonical("student_id <= ai"), "student_id <= ai");
}

#[test]
fn a_comma_makes_a_list_of_names_but_never_joins_a_number_or_a_phrase() {
    let rules = |line: &str| parse_line(line).map_or(0, |constraint| constraint.rules.len());
    assert_eq!(rules("1 <= n, m <= 10"), 1);
    assert_eq!(rules("1 <= n <= 10, 1 <= m <= 20"), 2);
    assert_eq!(rules("1 <= k <= n, k is even"), 2);
    assert_eq!(rules("1 <= k <= n and k is even"), 2);
    assert_eq!(canonical("1 <= k <= n, k is even"), "1 <= k <= n; k is even");
}

#[test]
fn lines_with_two_readings_are_refused() {
    for line in [
        "1 <= n and m <= 7",
        "a < b, c < d",
        "x != y != z",
        "a < b > c",
        "1 <= n <= 1,000",
        "x is increasing",
        "All the values of a and b are distinct",
        "- 5 <= n",
        "1 <= x if y == 0, z == 5",
        "1 <= 7 <= n",
    ] {
        assert!(!refused(line).help.is_empty(), "{line}");
    }
}

#[test]
fn no_line_is_read_with_a_part_of_its_meaning_missing() {
    for line in [
        "There will be at most 2 dots in word for search queries.",
        "At most 10^4 calls will be made to pick.",
        "The answer is guaranteed to fit in a 32-bit integer.",
        "The input is generated such that the answer is unique.",
        "s contains lowercase English letters",
        "s consists of lowercase English letters and is fancy",
        "s is guaranteed to be valid.",
        "command consists of \"G\", \"()\", and/or \"(al)\" in some order.",
        "nums is sorted and rotated between 2 and n times.",
        "text consists of at most 10 words.",
        "nums[i] is a composite number.",
        "All the integers of nums are unique. nums is a permutation.",
        "1 <= n <= 5 unless m is even",
        "x is 1 or more",
        "n and m consist of the same number of digits.",
        "s consists of lowercase English letters 'A'",
    ] {
        refused(line);
    }
}

#[test]
fn constants_compared_with_each_other_are_refused_in_words_as_in_signs() {
    for line in ["3 <= 2", "3 is 2", "3 is at most 4", "3 is between 1 and 5"] {
        assert_eq!(refused(line).message, "the comparison has no name in it", "{line}");
    }
    assert_eq!(refused("x, 3 <= 4").message, "a list of numbers cannot be a bound");
}

#[test]
fn letters_and_permutations_are_said_in_more_than_one_way() {
    let rules = |line: &str| parse_line(line).unwrap_or_else(|error| panic!("{line}: {error:?}")).rules;
    for (line, same) in [
        ("s and t consist of any valid ascii character", "s and t consist of printable ASCII characters"),
        ("There is exactly one cell with g[i][j] == 'R'", "There is exactly one 'R' in g"),
        ("p is a permutation of n integers", "p is a permutation of 1..n"),
        ("p is a permutation of all the numbers in the range [0, n - 1]", "p is a permutation of [0, n - 1]"),
    ] {
        assert_eq!(rules(line), rules(same), "{line}");
    }
}

#[test]
fn the_places_of_an_index_are_said_with_or_without_the_word_range() {
    same(&["y[i] != y[i + 1] for i in [1, n - 1]", "y[i] != y[i + 1] for all i in the range [1, n - 1]"]);
}

#[test]
fn up_to_how_many_different_values_there_are_is_at_least_so_many_different_values() {
    let nums = [parameter("nums", array(Type::Integer)), parameter("k", Type::Integer)];
    let said = read_for("k is in the range [1, the number of unique elements in the array].", &nums);
    assert_eq!(said, read_for("k >= 1 and nums contains at least k distinct values", &nums));
    assert!(said.is_some());
}

#[test]
fn two_indices_of_a_quantifier_may_be_joined_by_a_comma() {
    let rules = |line: &str| parse_line(line).unwrap_or_else(|error| panic!("{line}: {error:?}")).rules;
    let said = rules("for all i != j: g[i][j] != g[j][i]");
    assert_eq!(rules("For all i, j that i != j, g[i][j] != g[j][i]."), said);
    assert_eq!(rules("for all i, j such that i != j: g[i][j] != g[j][i]"), said);
}

#[test]
fn constants_past_their_bounds_are_refused_where_they_stand() {
    assert_eq!(refused("1 <= n <= 2^63").message, "the number is past 64 bits");
    assert_eq!(refused("1 <= n <= 10^50").column, 13);
    assert_eq!(refused("n <= 7 / 0").message, "division by zero");
    assert_eq!(refused("n % 0 == 1").message, "division by zero");
    refused("n <= 7 / 2");
    refused("n <= 2^-1");
    canonical("n <= 2^70 / 2^40");
}

#[test]
fn a_subscript_counts_as_many_terms_however_it_is_written() {
    for item in ["a_i_j", "a[i][j]", "a[i, j]", "a_{i, j}"] {
        // Five terms each, and one for the number; a line has room for a thousand.
        let line = |count: usize| format!("0 <= {}", vec![item; count].join(" + "));
        assert!(parse_line(&line(199)).is_ok(), "{item}");
        assert!(parse_line(&line(200)).is_err(), "{item}");
    }
}

#[test]
fn a_truth_value_is_no_parameter_with_parts() {
    for line in ["0 <= l_i < true_i <= n", "0 <= true_{i} <= n", "false_i_j == 1"] {
        assert!(refused(line).message.ends_with("is a value and has no parts"), "{line}");
    }
    canonical("b == true");
}

#[test]
fn a_missing_sign_of_multiplication_is_named() {
    for line in ["2n <= 5", "n(n - 1) <= 5", "(a)(b) <= 5", "2 (n) <= 5"] {
        assert!(refused(line).help.contains('*'), "{line}");
    }
}

#[test]
fn an_error_names_the_place_where_understanding_ended_and_the_near_word() {
    for (line, column, near) in [
        ("s consists of lowercase Englsh letters", 25, "english"),
        ("x is sorted in decending order", 16, "descending"),
        ("x[i] are uniqe", 10, "unique"),
        ("s consist of digts", 14, "digits"),
        ("n => 5", 3, ">="),
    ] {
        let error = refused(line);
        assert_eq!(error.column, column, "{line}: {error}");
        assert!(error.help.contains(near), "{line}: {error}");
    }
}

#[test]
fn alphabets_in_many_phrases_are_the_same_characters() {
    same(&[
        "s consists of lowercase English letters",
        "s consists only of lowercase English letters.",
        "s consists of only lower-case English letters",
        "s contains only lowercase letters",
        "s only contains English lowercase characters",
        "s is made up of lowercase English letters only",
        "s consist of 'a' to 'z'",
        "s consists of characters a-z",
    ]);
    same(&[
        "s consists of lowercase and uppercase English letters and digits",
        "s consists of English letters and digits (0-9)",
        "s consists of alphanumeric characters",
        "s consists of letters, digits",
        "s consists of English letters (lower-case and upper-case), and digits",
    ]);
    assert_eq!(canonical("s consists of digits '0' to '4' and '.'"), "s consists of '.', '0' to '4'");
}

#[test]
fn the_four_orders_are_told_apart() {
    for (line, expected) in [
        ("x is sorted in non-decreasing order", Comparison::LessEqual),
        ("x is sorted in ascending order", Comparison::LessEqual),
        ("x is strictly increasing", Comparison::Less),
        ("x is sorted in descending order", Comparison::GreaterEqual),
        ("x is strictly decreasing", Comparison::Greater),
    ] {
        let rules = parse_line(line).map(|constraint| constraint.rules);
        assert!(matches!(rules.as_deref(), Ok([Rule::Sorted { order, .. }]) if *order == expected), "{line}");
    }
}

#[test]
fn orders_heights_roads_and_sets_are_read_as_pages_write_them() {
    same(&["x is sorted in strictly increasing order", "x forms a strictly increasing sequence."]);
    same(&["x_i is sorted in strictly increasing order", "x_i form a strictly increasing sequence."]);
    same(&[
        "t is sorted in strictly increasing order",
        "Each test case will call ping with strictly increasing values of t.",
        "The values of t across all the function calls will be strictly increasing.",
    ]);
    same(&[
        "t is sorted in non-decreasing order",
        "Every t will be passed in non-decreasing order (chronological order).",
    ]);
    same(&["The depth of the tree is at most 10", "The depth of the tree will not exceed 10."]);
    same(&["All the items of cuts are distinct", "All the integers in cuts array are distinct."]);
    same(&[
        "The graph is connected",
        "Each vertex can be reached directly or indirectly from every other vertex.",
        "Each server can directly or indirectly reach another server.",
    ]);
    same(&[
        "There is at most one edge between any two nodes",
        "Each pair of cities has at most one road connecting them.",
    ]);
}

#[test]
fn ways_to_state_a_permutation_mean_the_same() {
    same(
        &[
            "p is a permutation of 1..n",
            "p is a permutation of the numbers from 1 to n",
            "p is a permutation of [1, n]",
            "p is a permutation of 1, 2, ..., n",
            "p is a permutation of {1, 2, …, n}",
            "p is a permutation of the first n positive integers",
        ][..3],
    );
    refused("p is a permutation of 1, 3, ..., n");
}

#[test]
fn a_condition_before_holds_for_the_rest_of_its_line() {
    let rules = parse_line("x[i] == 1: y[i] <= 5, z[i] <= 6").map(|constraint| constraint.rules);
    assert!(
        matches!(rules.as_deref(), Ok([Rule::When { conditions, rules }]) if conditions.len() == 1 && rules.len() == 2),
        "{rules:?}"
    );
    same(&["if n is even, then m == 0", "If n is even then m == 0", "n is even: m == 0", "m == 0 if n is even"]);
    same(&["a[i] < i for all i >= 1", "for all i >= 1, a[i] < i", "If i >= 1, then a[i] < i"]);
}

fn parameter(name: &str, ty: Type) -> Parameter {
    Parameter { name: name.into(), ty }
}

fn array(inner: Type) -> Type {
    Type::Array(Box::new(inner))
}

/// What a line says where the parameters are known, as the line that names them says it.
fn read_for(line: &str, parameters: &[Parameter]) -> Option<String> {
    read(line, &Nouns::of(parameters)).ok().map(|constraint| print(&constraint))
}

#[test]
fn a_noun_is_the_only_parameter_that_it_can_mean() {
    let one = [
        parameter("m", array(array(Type::Integer))),
        parameter("words", array(Type::String)),
        parameter("s", Type::String),
        parameter("nums", array(Type::Integer)),
    ];
    for (line, said) in [
        ("Each row is sorted in non-decreasing order.", "m[i] is sorted in non-decreasing order"),
        (
            "All the rows and columns are sorted in ascending order.",
            "All the rows and columns of m are sorted in ascending order",
        ),
        ("The integers in each row are sorted in ascending order.", "m[i] is sorted in ascending order"),
        ("All integers in each row are unique.", "All the values of m[i] are unique"),
        ("All the given points are unique.", "All the points of m are unique."),
        ("No two points are the same.", "No two points in m are the same"),
        ("It is guaranteed that all words are distinct.", "All the strings of words are distinct."),
        ("All strings consist of digits only.", "words[i], s consist of digits only."),
        ("The length of each word is at most 5.", "words[i].length <= 5"),
        ("The array is sorted in ascending order.", "nums is sorted in ascending order"),
        ("All the elements are distinct.", "All the values of nums are distinct"),
        ("Each element appears once or twice.", "Each element of nums appears once or twice"),
        ("The sum of the elements of the array does not exceed 5.", "sum(nums) <= 5"),
        ("There are no leading or trailing spaces.", "s has no leading or trailing spaces"),
        ("A majority element will exist in the array.", "A majority element will exist in nums"),
        ("s will only consist of characters in 'L', 'R', and 'X'.", "s consists of 'L', 'R', 'X'"),
    ] {
        assert_eq!(read_for(line, &one), Some(canonical(said)), "{line}");
    }
    let two = [parameter("a", array(array(Type::Integer))), parameter("b", array(array(Type::Integer)))];
    assert_eq!(read_for("Each row is sorted in non-decreasing order.", &two), None);
    assert_eq!(read_for("Each row is special.", &one), None);
}

#[test]
fn a_noun_that_could_mean_two_parameters_means_none() {
    let with_list = [parameter("head", Type::ListNode), parameter("nums", array(Type::Integer))];
    let sorted = read_for("The list is sorted in ascending order.", &with_list);
    assert_eq!(sorted, Some(canonical("Node.val is sorted in ascending order")));
    let with_text = [parameter("words", array(Type::String)), parameter("s", Type::String)];
    assert_eq!(read_for("Each string is unique.", &with_text), None);
    assert_eq!(read_for("Each word is unique.", &with_text), Some(canonical("All the words of words are unique")));
}

#[test]
fn size_and_depth_of_a_line_are_bounded() {
    assert!(refused(&format!("{}1{} <= n", "(".repeat(5_000), ")".repeat(4_000))).message.contains("nested"));
    assert!(refused(&format!("{}n <= 1", "-".repeat(9_000))).message.contains("nested"));
    assert!(refused(&format!("n{} <= 1", "[x".repeat(4_000))).message.contains("nested"));
    assert!(refused(&format!("1{} <= 1", " + n".repeat(1_500))).message.contains("terms"));
    assert!(refused(&"n == 1: ".repeat(300)).message.contains("nested"));
    assert!(refused(&"n".repeat(10_001)).message.contains("longer"));
    canonical(&format!("0{} <= 1", " + n".repeat(900)));
}

/// Lines of each frequent form, so that the share that is understood cannot fall unseen.
const SAMPLE: &str = include_str!("../../../draw/tests/it/sample.txt");

#[test]
fn most_lines_of_question_pages_are_understood() {
    let lines: Vec<&str> = SAMPLE.lines().collect();
    let understood = lines.iter().filter(|line| parse_line(line).is_ok()).count();
    assert!(understood * 100 >= lines.len() * 90, "{understood} of {}", lines.len());
}

/// The constraint lines of the reference page.
fn reference_lines() -> Vec<&'static str> {
    include_str!("../../../../docs/constraints.md")
        .lines()
        .filter_map(|line| line.strip_prefix("constraint: "))
        .map(|line| line.strip_prefix('"').and_then(|line| line.strip_suffix('"')).unwrap_or(line))
        .collect()
}

#[test]
fn every_form_of_the_reference_page_is_understood_and_reads_back() {
    assert!(reference_lines().len() > 80);
    for line in reference_lines() {
        let text = canonical(line);
        let again = parse_line(&text).map(|constraint| constraint.rules);
        assert_eq!(again, parse_line(line).map(|constraint| constraint.rules), "{line} printed as {text}");
    }
}

fn words() -> Vec<&'static str> {
    reference_lines().into_iter().chain(SAMPLE.lines()).flat_map(|line| line.split(' ')).collect()
}

proptest! {
    #[test]
    fn no_text_makes_the_parser_panic(text in "\\PC{0,80}") {
        let _ = parse_line(&text);
    }

    #[test]
    fn an_error_points_into_its_line(text in "[-a-c0-9 \\[\\](){}|<>=,.'\"^*/%]{0,40}") {
        if let Err(error) = parse_line(&text) {
            prop_assert!(error.column >= 1 && error.column <= text.chars().count() + 1);
            prop_assert!(error.width >= 1);
        }
    }

    #[test]
    fn what_is_understood_reads_back_as_the_same_rules(
        picks in prop::collection::vec(prop::sample::select(words()), 1..12),
    ) {
        let line = picks.join(" ");
        if let Ok(constraint) = parse_line(&line) {
            let again = parse_line(&print(&constraint)).map(|constraint| constraint.rules);
            prop_assert_eq!(again, Ok(constraint.rules));
        }
    }

    #[test]
    fn printed_arithmetic_keeps_its_shape(expr in expressions()) {
        let line = format!("x <= {}", print_one(&expr));
        let rules = parse_line(&line).map(|constraint| constraint.rules);
        let expected = Rule::Chain {
            groups: vec![parse_name("x"), vec![expr]],
            operators: vec![Comparison::LessEqual],
        };
        prop_assert_eq!(rules, Ok(vec![expected]), "{}", line);
    }
}

fn parse_name(name: &str) -> Vec<Expr> {
    match parse_line(&format!("{name} <= 0")).map(|constraint| constraint.rules) {
        Ok(rules) => match &rules[..] {
            [Rule::Chain { groups, .. }] => groups[0].clone(),
            _ => Vec::new(),
        },
        Err(_) => Vec::new(),
    }
}

fn print_one(expr: &Expr) -> String {
    let rule = Rule::Permutation { subject: parse_name("p").remove(0), first: expr.clone(), last: Expr::Int(0) };
    let text = print(&ojkit_model::constraint::Constraint { text: String::new(), line: 0, rules: vec![rule] });
    text.trim_start_matches("p is a permutation of [").trim_end_matches(", 0]").to_string()
}

/// Expressions as the parser gives them: constants folded, every operation with a name in it.
fn expressions() -> impl Strategy<Value = Expr> {
    use ojkit_model::constraint::{Function, Operator, Path, Step};
    let name = prop::sample::select(vec!["n", "m", "nums"])
        .prop_map(|name| Expr::Path(Path { name: name.to_string(), steps: Vec::new(), column: 0 }));
    name.prop_recursive(4, 24, 2, |inner| {
        let number = (2i128..50).prop_map(Expr::Int);
        let negative = (-50i128..-1).prop_map(Expr::Int);
        let operator = prop::sample::select(vec![
            Operator::Add,
            Operator::Subtract,
            Operator::Multiply,
            Operator::Divide,
            Operator::Modulo,
            Operator::Power,
        ]);
        let side = prop_oneof![2 => inner.clone(), 1 => number, 1 => negative];
        prop_oneof![
            (operator, side, inner.clone()).prop_map(|(o, l, r)| Expr::Binary(o, Box::new(l), Box::new(r))),
            inner
                .clone()
                .prop_filter("a minus of a minus is folded", |e| !matches!(e, Expr::Negate(_)))
                .prop_map(|e| Expr::Negate(Box::new(e))),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| Expr::Call(Function::Max, vec![a, b])),
            inner.prop_map(|e| Expr::Path(Path {
                name: "x".to_string(),
                steps: vec![Step::Index(e), Step::Member("b".to_string()), Step::Length],
                column: 0,
            })),
        ]
    })
}
