/// The part of the reference page that the claims and the wordings write.
fn wordings() -> String {
    let mut text = String::from(
        "## Forms by themselves\n\nEach says what it does in its line, and has its examples from its own file.\n\n",
    );
    for claim in crate::forms::claims() {
        let parameters: Vec<String> =
            claim.parameters.split("; ").map(|one| one.replacen(": ", ": \"", 1) + "\"").collect();
        text.push_str(&format!(
            "```yaml\nparameters: {{ {} }}\nconstraint: {}\naccepts: {}\nrejects: {}\n```\n\n",
            parameters.join(", "),
            claim.line,
            claim.accepts,
            claim.rejects
        ));
    }
    text.push_str(
        "## Every wording\n\n\
         Made of the rows themselves. `a/b` is either word, `word?` may be missing, and a word stands for its singular and plural; what is in\n\
         braces is filled in: `{x}` with what the line speaks of, `{expr}` with an expression, `{path}` with a name, and so on. Verbs such as\n\
         `{is}`, `{has}` and `{lacks}` stand for all their forms.\n\n```text\n",
    );
    let mut patterns: Vec<&str> =
        ojkit_lines::rows().map(|row| row.0).filter(|row| !row.starts_with(['@', '$'])).collect();
    patterns.sort_unstable();
    for pattern in patterns {
        text.push_str(pattern);
        text.push('\n');
    }
    text.push_str("```\n");
    text
}

#[test]
fn every_form_with_sentences_of_its_own_has_claims() {
    for (form, [wordings, claims]) in crate::forms::COUNTS {
        assert!(*wordings == 0 || *claims > 0, "{form}");
    }
    assert!(crate::forms::COUNTS.iter().filter(|(_, [wordings, _])| *wordings > 0).count() > 2);
}

#[test]
fn the_reference_page_has_every_wording() {
    let page = include_str!("../../../../docs/constraints.md");
    let kept = page
        .split("## Forms by themselves")
        .next()
        .and_then(|page| page.split("## Every wording").next())
        .unwrap_or(page);
    let whole = format!("{kept}{}", wordings());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/constraints.md"), &whole).expect("the page");
    } else {
        assert!(page == whole, "write it anew: `UPDATE_DOCS=1 cargo test -p ojkit-rules-tests`");
    }
}
