//! Why there are no answers: most of all, two submissions that disagree.

use super::run::text;
use super::style::{Style, Tone};
use ojkit_judge::answers::Trouble;
use std::io::{self, Write};

/// Writes what went wrong; of a disagreement, both outputs and the input.
///
/// # Errors
/// Those of the writer.
pub fn trouble(out: &mut dyn Write, trouble: &Trouble, style: Style) -> io::Result<()> {
    writeln!(out, "{} {trouble}", style.paint(Tone::Bad, "error:"))?;
    if let Trouble::Disagreement(found) = trouble {
        text(out, &format!("{} says", found.one), &found.one_output, style)?;
        text(out, &format!("{} says", found.other), &found.other_output, style)?;
        text(out, "input", &found.input, style)?;
        writeln!(out, "no answer was written")?;
    }
    Ok(())
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
}
