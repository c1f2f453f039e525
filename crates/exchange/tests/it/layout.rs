//! Formats and samples to layouts: which are sure, which are guesses, and which are none.

use ojkit_exchange::layout::*;
use proptest::prelude::*;

/// The lines of `stdin:` and the parameters of a layout, in a line.
fn shown(layout: &Layout) -> String {
    let parameters: Vec<String> = layout.written.parameters.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
    format!(
        "{} | {} | {}",
        layout.written.stdin.join(" / "),
        parameters.join(", "),
        layout.written.constraints.join(", ")
    )
}

#[test]
fn formats_as_judges_write_them_become_layouts() {
    let cases = [
        ("N M", "3 4\n", "N M | N: integer, M: integer | "),
        ("$N$\n$A_1$ $A_2$ $\\ldots$ $A_N$", "2\n5 6\n", "N / A | A: integer[] | A.length == N"),
        ("N\na_1\n:\na_N", "2\n5\n6\n", "N / a_rows | a_rows: (a: integer)[] | a_rows.length == N"),
        ("N\ns_1\ns_2\n\\vdots\ns_N", "2\nab\nc\n", "N / s | s: string[] | s.length == N"),
        (
            "N M\nx_1 y_1\n:\nx_{M-1} y_{M-1}",
            "9 3\n1 2\n3 4\n",
            "N M / xy | N: integer, xy: (x: integer, y: integer)[] | xy.length == M - 1",
        ),
        (
            "H W\na_{1,1} ... a_{1,W}\n:\na_{H,1} ... a_{H,W}",
            "2 3\n1 2 3\n4 5 6\n",
            "H W / a | a: integer[][] | a.length == H, a[i].length == W",
        ),
        (
            "H W\nc_{11}c_{12}…c_{1W}\n⋮\nc_{H1}c_{H2}…c_{HW}",
            "2 3\n#..\n.#.\n",
            "H W / c | c: string[] | c.length == H, c[i].length == W",
        ),
        ("n\na1 a2 ... a_{2n}", "2\n1 2 3 4\n", "n / a | a: integer[] | a.length == 2 * n"),
        (
            "N\nK_1 A_{1,1} … A_{1,K_1}\n:\nK_N A_{N,1} … A_{N,K_N}",
            "2\n1 5\n2 6 7\n",
            "N / repeat N: /   K A | A: integer[] | A.length == K",
        ),
        (
            "T\nn_1 m_1\ns_1\n:\nn_T m_T\ns_T",
            "2\n1 2\na\n3 4\nbc\n",
            "T / repeat T: /   n m /   s | n: integer, m: integer, s: string | ",
        ),
        ("A B\nC", "1 0.5\n12345678901\n", "A B / C | A: integer, B: double, C: long | "),
        ("Q\nquery_1\n:\nquery_Q", "3\n1 5\n2\n1 7\n", "Q / query | query: (1 x: integer | 2)[] | query.length == Q"),
    ];
    for (format, sample, expected) in cases {
        let layout = of(Some(Format::Signs(format)), &[sample]).unwrap_or_else(|| panic!("no layout for {format:?}"));
        assert_eq!(shown(&layout), expected, "{format:?}");
        assert!(layout.from_format && layout.written.check(&[sample]).is_ok());
    }
}

#[test]
fn a_format_that_the_samples_contradict_is_mended_and_not_called_sure() {
    let exact = of(Some(Format::Signs("N M\na_1 ... a_M")), &["9 2\n5 6\n"]).unwrap();
    assert!(exact.is_sure && exact.doubts.is_empty());
    // The list is as long as the other number says.
    let mended = of(Some(Format::Signs("N M\na_1 ... a_N")), &["9 2\n5 6\n"]).unwrap();
    assert!(!mended.is_sure && mended.written.constraints == ["a.length == M"], "{}", shown(&mended));
    assert!(mended.keys().contains("# Not sure") && mended.keys().contains("# stdin: |"));
}

#[test]
fn samples_that_leave_one_reading_are_sure_and_chance_is_not() {
    let sure = of(None, &["2\n5 6\n", "3\n7 8 9\n", "1\n4\n"]).unwrap();
    assert!(sure.is_sure && !sure.from_format, "{:?}", sure.doubts);
    assert_eq!(sure.shape(), of(Some(Format::Signs("N\nA_1 ... A_N")), &["2\n5 6\n"]).unwrap().shape());
    let chances: [&[&str]; 4] =
        [&["2\n5 6\n"], &["2\n5 6\n", "2\n7 8\n"], &["2 2\n5 6\n", "3 3\n7 8 9\n"], &["1 2\n3\n", "1 2\n3\n"]];
    for samples in chances {
        let guess = of(None, samples).unwrap();
        assert!(!guess.is_sure && !guess.doubts.is_empty(), "{samples:?}: {}", shown(&guess));
    }
}

#[test]
fn a_spec_with_the_keys_and_the_examples_is_one_that_the_kit_reads() {
    let samples = ["2\n5 6\n", "3\n7 8 9\n", "1\n4\n"];
    let layout = of(None, &samples).unwrap();
    let examples = examples(&samples.map(|sample| (sample, "x: #\n"))).unwrap();
    let spec = format!("format: 1\ntitle: x\n{}{examples}", layout.keys());
    let problem = ojkit_rules::spec::read("x", "spec.yaml", spec.as_bytes(), ojkit_english::said).unwrap();
    assert_eq!((problem.examples.len(), problem.unchecked.len()), (3, 1));
    assert_eq!(problem.examples[0].output, "x: #\n");
}

#[test]
fn what_no_layout_can_say_gives_none() {
    for samples in [&["1\n2 3"][..], &["1  2\n3\n4 5 6\n7\n\n", "9\n"], &[]] {
        assert!(of(None, samples).is_none(), "{samples:?}");
    }
}

/// A text by one of three layouts, with numbers that have nothing to do with lengths.
fn text(kind: u8, n: usize, m: usize, values: &[i64]) -> String {
    let value = |at: usize| (1_000 + values[at % values.len()]).to_string();
    let row = |from: usize, count: usize| (from..from + count).map(value).collect::<Vec<_>>().join(" ");
    let mut text = match kind {
        0 => format!("{n}\n{}\n", row(0, n)),
        1 => format!("{} {m}\n", value(9)) + &(0..m).map(|at| row(2 * at, 2) + "\n").collect::<String>(),
        _ => format!("{n} {m}\n") + &(0..n).map(|at| row(m * at, m) + "\n").collect::<String>(),
    };
    if kind == 0 {
        text.push_str(&format!("{}\n", value(7)));
    }
    text
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn a_layout_that_is_sure_reads_further_samples_of_its_kind(
        kind in 0..3u8,
        sizes in prop::collection::vec((1..6usize, 1..6usize), 4),
        values in prop::collection::vec(0..900i64, 30),
    ) {
        let texts: Vec<String> = sizes.iter().map(|(n, m)| text(kind, *n, *m, &values)).collect();
        let samples: Vec<&str> = texts.iter().map(String::as_str).collect();
        if let Some(layout) = of(None, &samples[1..]) {
            prop_assert!(layout.written.check(&samples[1..]).is_ok());
            prop_assert!(!layout.is_sure || layout.goes_along(samples[0]), "{} {:?}", shown(&layout), samples);
        }
    }

    #[test]
    fn nothing_that_a_page_says_is_more_than_read(format in "[NMa-c_1{},.…: \\n()^-]{0,60}", sample in "[0-9a ]{1,8}(\\n[0-9 .]{0,6}){0,4}\\n") {
        if let Some(layout) = of(Some(Format::Signs(&format)), &[&sample]) {
            prop_assert_eq!(layout.written.check(&[&sample]), Ok(()));
        }
    }
}
