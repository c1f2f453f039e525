//! Bounds that no planned input reaches.

use ojkit_draw::Bound;
use ojkit_draw::plan::{Budget, plan};
use ojkit_rules::spec;

fn notes(lines: &str) -> Vec<String> {
    let parameters = "  a: integer[]\n  k: integer";
    let text = format!("format: 1\ntitle: T\nparameters:\n{parameters}\nconstraints: |\n  {lines}\n");
    let problem = spec::read("reach", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|d| panic!("{}", d[0]));
    let bound = Bound::new(problem, "spec.yaml").unwrap_or_else(|d| panic!("{}", d[0]));
    let budget = Budget { answers: false, ..Budget::default() };
    plan(&bound, &[], &budget).unwrap_or_else(|d| panic!("{}", d[0])).notes
}

#[test]
fn a_bound_that_no_input_reaches_is_told_with_the_largest_value_and_the_reason() {
    assert_eq!(notes("1 <= a.length <= 50\n  -5 <= a[i] <= 7\n  1 <= k < 9"), [""; 0]);
    // What other lines forbid is no bound that could be reached.
    assert_eq!(notes("1 <= a.length <= 50\n  -5 <= a[i] <= 7\n  1 <= k <= 100\n  k <= a.length"), [""; 0]);
    let told = notes("1 <= a.length <= 4 * 10^6\n  1 <= a[i] <= 10^9\n  1 <= k <= 9");
    let [told] = &told[..] else { panic!("{told:?}") };
    assert!(told.starts_with("`1 <= a.length <= 4 * 10^6`: no input has a.length larger than 381,"), "{told}");
    assert!(told.ends_with(": inputs are kept within 4 MiB"), "{told}");
}

#[test]
fn so_many_test_cases_as_a_line_allows_fit_where_each_of_them_is_small() {
    let text = "format: 1\ntitle: T\nparameters: { n: integer, k: integer, a: 'integer[]' }\nstdin: |\n  T\n  repeat T:\n    n k\n    a\n\
                constraints: |\n  1 <= T <= 10^5\n  n == a.length\n  1 <= n <= 10^5\n  1 <= k, a[i] <= 10^9\n  \
                the sum of n over all test cases <= 10^5\n";
    let bound = Bound::read("reach", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|d| panic!("{}", d[0]));
    let budget = Budget { answers: false, ..Budget::default() };
    assert_eq!(plan(&bound, &[], &budget).unwrap_or_else(|d| panic!("{}", d[0])).notes, [""; 0]);
}
