//! Statements as PDF: what LaTeX is handed, and what is said where it is missing or makes nothing.

use crate::desk::Desk;
use std::ffi::OsString;
use std::fs;
use std::os::unix::fs::PermissionsExt;

/// A LaTeX that does as this script does, alone on the path.
fn engine(desk: &Desk, script: &str) -> [(&'static str, OsString); 1] {
    let path = desk.root.join("bin/xelatex");
    desk.write("bin/xelatex", &format!("#!/bin/sh\n{script}\n"));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    [("PATH", desk.root.join("bin").into())]
}

/// It gives what it was handed for a PDF.
const COPY: &str =
    "{ echo %PDF; /bin/cat booklet.tex *.in *.out; } > booklet.pdf; echo 'Missing character: x' > booklet.log";

#[test]
fn a_booklet_has_the_statements_in_their_order_with_samples_and_a_file_for_each_language() {
    let desk = Desk::of("cli", "booklet");
    desk.write("problems/sum-of-two/statement.md", "# Sum & more\n\nAdd *both*.\n");
    desk.write("problems/sum-of-two/statement.de.md", "# Summe\n\nAddiere.\n");
    let (code, _, said) =
        desk.call_with(&engine(&desk, COPY), &["booklet", "sum-of-two", "-o", "out.pdf", "--title", "50% of_it"]);
    assert_eq!(code, 0, "{said}");
    assert!(
        said.contains("wrote out.pdf, set by xelatex") && said.contains("letters are missing in 1 place"),
        "{said}"
    );
    let (english, german) = (desk.read("out.pdf"), desk.read("out.de.pdf"));
    for part in [
        "\\booklettitle{50\\% of\\_it}",
        "\\problem{}{Sum \\& more}",
        "\\emph{both}",
        "\\sample{1}{p0s0.in}{p0s0.out}",
        "\n12\n5\n",
    ] {
        assert!(english.contains(part), "{part} is not in\n{english}");
    }
    assert!(german.contains("{Summe}") && german.contains("Addiere") && !german.contains("more"), "{german}");
}

#[test]
fn without_latex_it_is_said_what_to_install_and_a_formula_that_fails_is_shown() {
    let desk = Desk::of("cli", "booklet-none");
    desk.write("problems/sum-of-two/statement.md", "# Sum\n\n$\\nothing$\n");
    let nowhere = [("PATH", OsString::from("/nowhere"))];
    let (code, _, said) = desk.call_with(&nowhere, &["booklet", "sum-of-two", "-o", "out.pdf"]);
    assert!(code == 3 && said.contains("none of xelatex, lualatex, tectonic"), "{code}: {said}");
    let fails = engine(
        &desk,
        "printf '|sum-of-two\\n! Font is missing.\\n! Undefined control sequence.\\nl.9 $\\\\nothing$\\n! Emergency stop.\\n' > booklet.log; exit 1",
    );
    let (code, _, said) = desk.call_with(&fails, &["booklet", "sum-of-two", "-o", "out.pdf"]);
    assert!(
        code == 2 && said.contains("sum-of-two\n    ! Undefined control sequence.") && said.contains("l.9 $\\nothing$"),
        "{code}: {said}"
    );
    for (output, why) in [("out.txt", "does not name a PDF"), ("nowhere/out.pdf", "there is no folder")] {
        let (code, _, said) = desk.call(&["booklet", "sum-of-two", "-o", output], "");
        assert!(code == 2 && said.contains(why), "{code}: {said}");
    }
    assert!(!desk.root.join("out.pdf").exists());
}
