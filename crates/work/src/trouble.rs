//! Why there are no answers, as the text of an error: of two submissions that disagree, both outputs and the input.

use ojkit_judge::answers::Trouble;
use ojkit_judge::checker::excerpt::listing;
use ojkit_judge::checker::{CheckInput, check};
use ojkit_model::problem::{Checker, Output};

/// What went wrong, without a line end; of a disagreement, both outputs, the input and what came of it.
pub(crate) fn text(trouble: &Trouble, came_of_it: &str) -> String {
    let Trouble::Disagreement(found) = trouble else { return trouble.to_string() };
    let side = |first: &str, others: &[String], output: &[u8]| {
        let says = if others.is_empty() { "says" } else { "say" };
        let names: Vec<&str> = [first].into_iter().chain(others.iter().map(String::as_str)).collect();
        format!("{} {says}:\n{}", names.join(", "), listing(output))
    };
    let help = free_order(&found.one_output, &found.other_output).map_or(String::new(), |checker| {
        format!(
            "\n    help: both hold the same in another order: where any order is right, set `checker: {checker}` in the spec"
        )
    });
    format!(
        "{trouble}\n{}{}input:\n{}{came_of_it}{help}",
        side(&found.one, &found.with_one, &found.one_output),
        side(&found.other, &found.with_other, &found.other_output),
        listing(&found.input)
    )
}

/// The checker, as the spec names it, to which two outputs are one list.
fn free_order(one: &[u8], other: &[u8]) -> Option<&'static str> {
    const ORDERS: [(&str, bool, bool); 3] = [
        ("unordered_list", true, false),
        ("{ unordered_list: { outer: false, inner: true } }", false, true),
        ("{ unordered_list: { inner: true } }", true, true),
    ];
    let same = |outer: bool, inner: bool| {
        let given = CheckInput { input: b"", output: one, answer: other };
        check(&Checker::UnorderedList { outer, inner }, &Output::Text, &given, None)
            .is_ok_and(|check| check.is_accepted())
    };
    ORDERS.into_iter().find(|&(_, outer, inner)| same(outer, inner)).map(|(checker, ..)| checker)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_the_same_in_another_order_is_told_with_the_checker_that_takes_both() {
        assert_eq!(free_order(b"2\n1 2\n", b"2\n2 1\n"), Some("unordered_list"));
        let rows = b"2\n2\n1 2\n1\n3\n";
        assert_eq!(free_order(rows, b"2\n1\n3\n2\n1 2\n"), Some("unordered_list"));
        assert_eq!(free_order(rows, b"2\n2\n2 1\n1\n3\n"), Some("{ unordered_list: { outer: false, inner: true } }"));
        assert_eq!(free_order(rows, b"2\n1\n3\n2\n2 1\n"), Some("{ unordered_list: { inner: true } }"));
        assert_eq!(free_order(b"2\n1 2\n", b"2\n1 3\n"), None);
        assert_eq!(free_order(b"12\n", b"21\n"), None);
    }
}
