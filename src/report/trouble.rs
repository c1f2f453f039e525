//! Why there are no answers: most of all, two submissions that disagree.

use super::run::text;
use super::style::{Style, Tone};
use ojkit_judge::answers::Trouble;
use ojkit_judge::checker::{CheckInput, check};
use ojkit_model::problem::{Checker, Output};
use std::io::{self, Write};

/// Writes what went wrong; of a disagreement, both outputs and the input.
///
/// # Errors
/// Those of the writer.
pub fn trouble(out: &mut dyn Write, trouble: &Trouble, style: Style) -> io::Result<()> {
    writeln!(out, "{} {trouble}", style.paint(Tone::Bad, "error:"))?;
    if let Trouble::Disagreement(found) = trouble {
        let sides =
            [(&found.one, &found.with_one, &found.one_output), (&found.other, &found.with_other, &found.other_output)];
        for (first, others, output) in sides {
            let says = if others.is_empty() { "says" } else { "say" };
            let names: Vec<&str> = [first].into_iter().chain(others).map(String::as_str).collect();
            text(out, &format!("{} {says}", names.join(", ")), output, style)?;
        }
        text(out, "input", &found.input, style)?;
        writeln!(out, "no answer was written")?;
        if let Some(checker) = free_order(&found.one_output, &found.other_output) {
            writeln!(
                out,
                "    help: both hold the same in another order: where any order is right, set `checker: {checker}` in the spec"
            )?;
        }
    }
    Ok(())
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
    use ojkit_judge::answers::Disagreement;

    #[test]
    fn a_disagreement_shows_both_outputs_and_the_input() {
        let found = Disagreement {
            case: "secret/random/04".into(),
            input: b"3\n1 2 3\n".to_vec(),
            one: "accepted/dp.rs".into(),
            one_output: b"Alice\n".to_vec(),
            other: "accepted/other.rs".into(),
            other_output: b"".to_vec(),
            message: "the output is empty: expected Alice".into(),
            ..Disagreement::default()
        };
        let mut out = Vec::new();
        trouble(&mut out, &Trouble::Disagreement(Box::new(found)), Style::default()).unwrap();
        insta::assert_snapshot!(String::from_utf8(out).unwrap(), @r"
        error: secret/random/04: accepted/dp.rs and accepted/other.rs disagree: the output is empty: expected Alice
        accepted/dp.rs says:
          Alice
        accepted/other.rs says:
          (nothing)
        input:
          3
          1 2 3
        no answer was written
        ");
    }

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
