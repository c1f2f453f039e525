//! The largest inputs that are planned.

use ojkit_draw::Drawing;
use ojkit_draw::hand::notation::hand_of;
use ojkit_model::input::Input;
use ojkit_model::limits::INPUT_BYTES_MAX;
use ojkit_rules::spec;
use ojkit_rules::stdin::Format;

/// The bytes of the largest input, and how many items its arrays have.
fn largest(parameters: &str, lines: &str) -> (usize, Vec<usize>) {
    let text = format!("format: 1\ntitle: T\nparameters: {{ {parameters} }}\nconstraints: |\n  {lines}\n");
    let problem = spec::read("large", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|d| panic!("{}", d[0]));
    let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap_or_else(|d| panic!("{}", d[0]));
    let format = Format::new(&problem).unwrap_or_else(|d| panic!("{}", d[0]));
    let mut hand = hand_of("edge length=largest scalar=largest value=largest", 1, &drawing).unwrap();
    let (mut input, mut bytes) = (Input::default(), Vec::new());
    drawing.draw(hand.as_mut(), &mut input).expect("an input");
    format.write(&input, &mut bytes);
    (bytes.len(), input.fields.iter().map(|value| value.cells.len()).collect())
}

#[test]
fn no_planned_input_is_larger_than_four_mebibytes_and_what_fits_is_as_large_as_the_lines_let_it() {
    let cases = [
        ("a: \"integer[]\"", "1 <= a.length <= 4 * 10^6\n  1 <= a[i] <= 10^9"),
        ("a: \"integer[]\"", "1 <= a.length <= 10^9\n  1 <= a[i] <= 10^9"),
        (
            "a: \"integer[]\", b: \"long[]\"",
            "a.length, b.length <= 4 * 10^6\n  0 <= a[i] <= 10^9\n  0 <= b[i] <= 10^17",
        ),
        ("g: \"integer[][]\"", "m == g.length\n  n == g[i].length\n  1 <= m, n <= 3000\n  0 <= g[i][j] <= 9999"),
        (
            "g: \"integer[][]\"",
            "1 <= g.length, g[i].length <= 3000\n  g[i].length == g[0].length\n  0 <= g[i][j] <= 99",
        ),
        ("g: \"string[]\"", "1 <= g.length, g[i].length <= 10^4\n  g[i] consists of 'a' to 'z'"),
        (
            "n: integer, e: \"(a: integer, b: integer)[]\"",
            "1 <= n <= 2000\n  e.length <= n * (n - 1)\n  0 <= a_i, b_i < n",
        ),
        (
            "n: integer, e: \"integer[][]\"",
            "1 <= n <= 2000\n  e.length <= n * (n - 1)\n  e[i] = [a_i, b_i]\n  0 <= a_i, b_i < n\n  \
             a_i != b_i\n  all the tuples (a[i], b[i]) are distinct",
        ),
        (
            "q: \"(0 w: string | 1 w: string k: integer)[]\"",
            "q.length <= 10^6\n  30 <= w.length <= 30\n  w consists of '0' to '9'\n  0 <= k <= 9",
        ),
        (
            "a: \"integer[][]\", b: \"integer[][]\"",
            "1 <= a.length <= 1000\n  a.length == b.length\n  1 <= a[i].length, b[i].length <= 1000\n  0 <= a[i][j], b[i][j] <= 999",
        ),
        (
            "g: \"string[][]\"",
            "1 <= g.length, g[i].length <= 10^4\n  50 <= g[i][j].length <= 60\n  g[i][j] consists of 'a' to 'z'",
        ),
    ];
    for (parameters, lines) in cases {
        let (bytes, cells) = largest(parameters, lines);
        assert!(bytes <= INPUT_BYTES_MAX, "{lines}: {bytes} bytes, {cells:?} cells");
        assert!(bytes > INPUT_BYTES_MAX / 4, "{lines}: {bytes} bytes, {cells:?} cells");
    }
    assert_eq!(largest("a: \"integer[]\"", "a.length <= 10^5\n  1 <= a[i] <= 10^9").1, [100_000]);
    assert_eq!(largest("g: \"integer[][]\"", "g.length == g[i].length == 500\n  0 <= g[i][j] <= 99").1, [250_000]);
}
