//! Names of fields that calls have.

use ojkit_model::signature::calling::*;

const NAMES: [&str; 2] = ["head", "pos"];

#[test]
fn a_call_is_written_as_it_was_read() {
    for text in [
        "f(cycle(head, pos))",
        "f(node(head, pos)), head",
        "Codec.decode(Codec.encode(head))",
        "walked(Iterator(head))",
    ] {
        assert_eq!(Calling::parse(text, &NAMES).map(|calling| calling.written(&NAMES)), Ok(text.to_owned()));
    }
}

#[test]
fn what_is_no_call_is_named() {
    let message = |text: &str| Calling::parse(text, &NAMES).unwrap_err().0;
    assert_eq!(message("f(haed)"), "`haed` is not a parameter");
    assert_eq!(message("f(cycle(head))"), "`cycle` takes 2 values, not 1");
    assert_eq!(message("cycle(head, pos)"), "`cycle(head, pos)` calls no function of the solver's");
    assert_eq!(message("f(head"), "`f(head` was not expected: `,` or `)` was");
    assert_eq!(message("A.f(B.g(head))"), "`B` is a second class");
}

#[test]
fn functions_and_kinds_are_told_once_each() {
    let calling = Calling::parse("neighbours(g(f(graph(head)), graph(head)))", &NAMES).unwrap();
    assert_eq!((calling.functions(), calling.kinds()), (vec!["f", "g"], vec!["graph"]));
}
