//! Rows of wordings: one reading each, and an example that has it.

use crate::clause;
use crate::grammar::Grammar;
use crate::grammar::{examples, rows};
use crate::nouns::Nouns;
use ojkit_lines::{SyntaxError, print};
use ojkit_model::constraint::Constraint;
use ojkit_model::signature::Parameter;
use ojkit_rules::spec::parse_type;

const LUCKY: (&str, &str) = ("{x} is lucky", "{names} == 7");
/// The same words for another meaning.
const UNLUCKY: (&str, &str) = ("{x} is lucky", "{names} == 13");

fn read(rows: &[(&'static str, &'static str)], line: &str) -> Result<String, SyntaxError> {
    let rules = clause::line(line, &Grammar::new(rows.iter().copied()), &Nouns::default())?;
    Ok(print(&Constraint { text: String::new(), line: 0, rules }))
}

#[test]
fn a_grammar_reads_the_rows_that_are_handed_to_it() {
    assert_eq!(read(&[LUCKY], "n is lucky, and 1 <= m"), Ok("n == 7; 1 <= m".to_owned()));
}

#[test]
fn two_rows_that_say_different_things_in_the_same_words_are_no_reading() {
    let error = read(&[LUCKY, UNLUCKY], "n is lucky").unwrap_err();
    assert_eq!(error.message, "this line has two readings");
}

#[test]
fn a_misspelt_word_of_a_wording_is_named_with_its_column() {
    let error = read(&[LUCKY], "n is lukcy").unwrap_err();
    assert_eq!((error.column, error.help.as_str()), (6, "did you mean `lucky`?"));
}

/// Signatures under which examples are read: each gives nouns a meaning of its own.
const SIGNATURES: [&str; 10] = [
    "",
    "n: integer; k: integer",
    "nums: integer[]; k: integer",
    "s: string",
    "words: string[]",
    "grid: integer[][]",
    "root: TreeNode; k: integer",
    "preorder: integer[]; inorder: integer[]",
    "inorder: integer[]; postorder: integer[]",
    "pairs: integer[][]",
];

fn nouns(signature: &str) -> Nouns {
    let parameters = signature.split("; ").filter_map(|parameter| parameter.split_once(": "));
    let of = |(name, ty): (&str, &str)| Parameter { name: name.to_owned(), ty: parse_type(ty).expect("a type") };
    Nouns::of(&parameters.map(of).collect::<Vec<_>>())
}

#[test]
fn each_row_has_an_example_which_all_rows_together_read_in_one_way_that_is_its_own() {
    let mut faults = Vec::new();
    for (pattern, line) in rows().filter(|(pattern, _)| !pattern.starts_with(['@', '$'])) {
        let Some((_, example)) = examples().find(|(row, _)| row.0 == pattern) else {
            faults.push(format!("{pattern}: no example"));
            continue;
        };
        let alone = Grammar::new([(pattern, line)]);
        let readings = SIGNATURES.map(nouns).map(|nouns| {
            let all = crate::readings(example, &nouns).unwrap_or_default();
            let own = clause::readings(example, &alone, &nouns).unwrap_or_default();
            // What was spoken of before is known from another row.
            (all.len(), all == own || pattern.contains("{spoken}"))
        });
        // Some rows only refuse what they read.
        let wanted = if line.starts_with('!') { 0 } else { 1 };
        // Rows of a grid may be edges, which are the same with their ends exchanged.
        let is_open = pattern == "{none} two edge {equal}";
        if !is_open && readings.iter().any(|(count, _)| *count > wanted) || !readings.contains(&(wanted, true)) {
            faults.push(format!("{pattern}: {example}: {readings:?}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
