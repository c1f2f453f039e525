//! The rows of wordings, and the page that lists them.

/// The part of the reference page that the wordings write.
fn listed() -> String {
    let mut text = String::from(
        "## Every wording\n\n\
         `a/b` is either word, `word?` may be missing, and a word stands for its singular and plural; what is in\n\
         braces is filled in: `{x}` with what the line speaks of, `{expr}` with an expression, `{path}` with a name, and so on. Verbs such as\n\
         `{is}`, `{has}` and `{lacks}` stand for all their forms.\n\n```text\n",
    );
    let mut patterns: Vec<&str> =
        ojkit_english::rows().map(|(pattern, _)| pattern).filter(|pattern| !pattern.starts_with(['@', '$'])).collect();
    patterns.sort_unstable();
    for pattern in patterns {
        text.push_str(pattern);
        text.push('\n');
    }
    text.push_str("```\n");
    text
}

#[test]
fn the_reference_page_has_every_wording() {
    let page = include_str!("../../../../docs/constraints.md");
    let whole = format!("{}{}", page.split("## Every wording").next().unwrap_or(page), listed());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/constraints.md"), &whole).expect("the page");
    } else {
        assert!(page == whole, "write it anew: `UPDATE_DOCS=1 cargo test -p ojkit-english-tests`");
    }
}

#[test]
fn a_line_that_no_wording_reads_is_answered_with_the_nearest_one_and_its_canonical_form() {
    let help = |line: &str| ojkit_english::parse_line(line).expect_err(line).help;
    let near = help("s is a palindrome of sorts");
    assert!(near.contains("`s is guaranteed to be a palindrome`") && near.contains("`s is a palindrome`"), "{near}");
    let far = help("All divisions result in whole results.");
    assert!(!far.contains("nearest"), "{far}");
}
