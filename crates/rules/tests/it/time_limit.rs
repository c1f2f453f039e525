//! A time limit that is written into a spec.

use ojkit_rules::spec::*;

const START: &str = "format: 1 # the first\ntitle: T\nfunction: f\nparameters:\n  n: integer\nreturns: integer\n";

fn with(rest: &str) -> Option<String> {
    let changed = with_time_limit(&format!("{START}{rest}"), 450, ojkit_rules::grammar::canonical)?;
    Some(changed.strip_prefix(START).expect("what stands above stays").to_owned())
}

#[test]
fn a_limit_goes_into_the_limits_that_are_there_and_comments_stay() {
    let written = |rest: &str| with(rest).expect("it has a place");
    assert_eq!(
        written("limits: { memory_mib: 64 } # small\nmodel: accepted/m.rs\n"),
        "limits: { time_ms: 450, memory_mib: 64 } # small\nmodel: accepted/m.rs\n"
    );
    assert_eq!(written("limits: {}\n"), "limits: { time_ms: 450 }\n");
    assert_eq!(
        written("limits:\n    # why\n    output_kib: 7 # few\n"),
        "limits:\n    # why\n    time_ms: 450\n    output_kib: 7 # few\n"
    );
}

#[test]
fn without_limits_it_stands_before_the_model_and_its_comment_or_last() {
    let written = |rest: &str| with(rest).expect("it has a place");
    assert_eq!(
        written("\n# by hand\nmodel: accepted/m.rs\n# end\n"),
        "\nlimits: { time_ms: 450 }\n# by hand\nmodel: accepted/m.rs\n# end\n"
    );
    assert_eq!(written("tags: [a,\n  b]"), "tags: [a,\n  b]\nlimits: { time_ms: 450 }\n");
    let windows = format!("{START}model: accepted/m.rs\n").replace('\n', "\r\n");
    let changed = with_time_limit(&windows, 450, ojkit_rules::grammar::canonical).expect("it has a place");
    assert_eq!(changed.replace("limits: { time_ms: 450 }\r\n", ""), windows);
}

#[test]
fn a_limit_that_is_stated_and_a_text_that_would_change_otherwise_are_left_alone() {
    for rest in [
        "limits: { time_ms: 7 }\n",
        "limits: 7\n",
        "examples:\n  - input: { n: 1 }\n    output: 1\n...\n",
        "nonsense: 1\n",
    ] {
        assert_eq!(with(rest), None, "{rest}");
    }
    let flow = "{ format: 1, title: T, function: f, parameters: { n: integer }, returns: integer }\n";
    assert_eq!(with_time_limit(flow, 450, ojkit_rules::grammar::canonical), None);
}
