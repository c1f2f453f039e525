//! The claims of all forms, which are the page of reference.

/// The part of the reference page that the claims write.
fn claims() -> String {
    let mut text = String::from(
        "## Forms by themselves\n\nEach says what it does in its line, and has its examples from its own file.\n\n",
    );
    for claim in ojkit_rules::forms::claims() {
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
    text
}

#[test]
fn every_form_with_sentences_of_its_own_has_claims() {
    let counts = ojkit_rules::forms::counts();
    for (form, wordings, claims) in &counts {
        assert!(*wordings == 0 || *claims > 0, "{form}");
    }
    assert!(counts.iter().filter(|(_, wordings, _)| *wordings > 0).count() > 2);
    // No row of the file belongs to a form that is not there.
    assert_eq!(counts.iter().map(|(.., claims)| claims).sum::<usize>(), ojkit_rules::forms::claims().count());
}

#[test]
fn the_reference_page_has_every_claim() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/constraints.md");
    let page = std::fs::read_to_string(path).expect("the page");
    let (before, rest) = page.split_once("## Forms by themselves").expect("the section");
    let behind = rest.find("## Every wording").map_or("", |at| &rest[at..]);
    let whole = format!("{before}{}{behind}", claims());
    if std::env::var_os("UPDATE_DOCS").is_some() {
        std::fs::write(path, &whole).expect("the page");
    } else {
        assert!(page == whole, "write it anew: `UPDATE_DOCS=1 cargo test -p ojkit-rules-tests`");
    }
}
