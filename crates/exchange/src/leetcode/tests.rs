//! What the tests beside the modules share, and lines against the nouns of their questions.

use super::*;

/// Parameters as a spec writes them: `edges: integer[][], n: integer`.
pub(super) fn parameters(written: &str) -> Vec<Parameter> {
    let one = |(name, ty): (&str, &str)| Parameter { name: name.to_owned(), ty: spec::parse_type(ty).unwrap() };
    written.split(", ").filter_map(|one| one.split_once(": ")).map(one).collect()
}

/// Lines as a page has them.
pub(super) fn owned(lines: &[&str]) -> Vec<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn no_line_of_a_question_has_two_readings_for_its_signature() {
    let text = include_str!("../../../../tests/data/catalogue/questions.jsonl");
    for Question { slug, result, .. } in read("questions.jsonl", text.as_bytes(), &Options::default()) {
        let Imported { signature, lines, .. } = result.unwrap_or_else(|error| panic!("{slug}: {error}"));
        let nouns = Nouns::of(&signature.parameters);
        let enforced = lines.enforced.iter().map(|line| &line.text);
        for line in enforced.chain(lines.unchecked.iter().map(|line| &line.text)) {
            let found = ojkit_english::readings(line, &nouns).unwrap_or_default();
            assert!(found.len() <= 1, "{slug}: {line}: {found:?}");
        }
    }
}
