//! What no line bounds stays near the examples, and what a line bounds does not.

use ojkit_draw::Bound;
use ojkit_draw::plan::{Budget, plan};
use ojkit_model::input::{Input, Value};
use std::collections::HashSet;

fn bound(parameters: &str, lines: &str, examples: &[&str]) -> Bound {
    let written: String = examples.iter().map(|input| format!("- input: {{ {input} }}\n  output: 1\n")).collect();
    let lines = if lines.is_empty() { String::new() } else { format!("constraints: |\n  {lines}\n") };
    let text =
        format!("format: 1\ntitle: T\nparameters: {{ {parameters} }}\nreturns: integer\n{lines}examples:\n{written}");
    Bound::read("like", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|found| panic!("{}\n{text}", found[0]))
}

/// All inputs of a plan, without the examples.
fn planned(bound: &Bound) -> Vec<Input> {
    let budget = Budget { answers: false, ..Budget::default() };
    let plan = plan(bound, &[], &budget).unwrap_or_else(|found| panic!("{}", found[0]));
    let read = |bytes: &[u8]| {
        let mut input = Input::default();
        bound.validator.format().read(bytes, &mut input).expect("it was written");
        input
    };
    let inputs: Vec<Input> = plan.proposals.iter().map(|proposal| read(&proposal.bytes)).collect();
    assert!(!inputs.is_empty());
    inputs
}

fn ends(values: impl Iterator<Item = i64>) -> (i64, i64) {
    values.fold((i64::MAX, i64::MIN), |(lo, hi), x| (lo.min(x), hi.max(x)))
}

#[test]
fn numbers_and_lengths_that_nothing_bounds_stay_among_those_of_the_examples() {
    let bound = bound("a: 'integer[]', k: integer", "", &["a: [3, -7, 5], k: 4", "a: [9], k: 6"]);
    let inputs = planned(&bound);
    assert_eq!(ends(inputs.iter().flat_map(|input| input.fields[0].cells.iter().copied())), (-7, 9));
    assert_eq!(ends(inputs.iter().map(|input| input.fields[1].cells[0])), (1, 6));
    assert_eq!(ends(inputs.iter().map(|input| input.fields[0].len() as i64)), (1, 6));
    let told = bound.drawing.likeness().unwrap();
    assert_eq!(
        told,
        "no enforced line bounds these, and they are drawn like the examples: `a[i]` from -7 to 9, `a.length` from 1 to 6, `k` from 1 to 6"
    );
    // What no example comes near may be legal all the same.
    assert!(bound.validator.accepts(b"2\n1000 2000\n-5\n"));
}

#[test]
fn what_a_line_bounds_is_drawn_within_the_line_whatever_the_examples_are() {
    let lines = "1 <= a.length <= 5\n  0 <= a[i] <= 100\n  k <= 1000";
    let bound = bound("a: 'integer[]', k: integer", lines, &["a: [3], k: 4"]);
    let inputs = planned(&bound);
    assert_eq!(ends(inputs.iter().flat_map(|input| input.fields[0].cells.iter().copied())), (0, 100));
    assert!(inputs.iter().any(|input| input.fields[1].cells[0] == 1000));
    // From below nothing bounds `k`.
    assert_eq!(bound.drawing.likeness().unwrap().rsplit(": ").next(), Some("`k` from 1"));
    let other = self::bound(
        "p: 'integer[]'",
        "1 <= p.length <= 9\n  -1 <= p[i]\n  if i >= 1, then p[i] < i\n  p[0] == -1",
        &["p: [-1, 0]"],
    );
    assert_eq!(other.drawing.likeness(), None);
    let whole = "-2^31 <= a[i] <= 2^31 - 1\n  0 <= a.length <= 10^9\n  1 <= k <= 2147483647";
    assert_eq!(self::bound("a: 'integer[]', k: integer", whole, &["a: [3], k: 4"]).drawing.likeness(), None);
    assert!(planned(&other).iter().any(|input| input.fields[0].cells.contains(&5)));
}

#[test]
fn texts_that_nothing_bounds_have_the_shape_of_the_examples_texts() {
    let logs = "logs: ['0:start:0', '1:start:2', '1:end:5', '0:end:6']";
    let bound = bound("logs: 'string[]'", "1 <= logs.length <= 20", &[logs]);
    let mut others = 0;
    for input in planned(&bound) {
        for text in texts(&input.fields[0]) {
            let parts: Vec<&str> = text.split(':').collect();
            let [id, word, time] = parts[..] else { panic!("{text}") };
            assert!(["start", "end"].contains(&word) && ["0", "1"].contains(&id) && time.len() == 1, "{text}");
            others += usize::from(!logs.contains(&text));
        }
    }
    assert!(others > 20, "{others}");
    assert!(bound.drawing.likeness().unwrap().ends_with("`logs` in the shape of the examples' texts"));
}

fn texts(value: &Value) -> Vec<String> {
    let letters = |item: usize| value.cells[value.range(1, item)].iter().map(|&c| c as u8 as char).collect();
    (0..value.ends[1].len()).map(letters).collect()
}

#[test]
fn single_characters_that_nothing_bounds_are_those_of_the_examples() {
    let bound = bound("g: 'character[][]'", "1 <= g.length, g[i].length <= 4", &["g: [['#', '.'], ['.', 'S']]"]);
    let seen: Vec<i64> = planned(&bound).iter().flat_map(|input| input.fields[0].cells.clone()).collect();
    assert!(b"#.S".iter().all(|&c| seen.contains(&c.into())) && seen.iter().all(|&c| b"#.S".contains(&(c as u8))));
}

#[test]
fn a_seed_gives_the_same_inputs_and_a_text_of_one_word_other_words_of_its_letters() {
    let draw = || planned(&bound("s: string", "1 <= s.length <= 9", &["s: abca", "s: bc"]));
    assert_eq!(draw(), draw());
    assert!(draw().iter().all(|input| input.fields[0].cells.iter().all(|c| (97..=99).contains(c))));
}

#[test]
fn rows_whose_lengths_follow_from_the_first_one_are_bounded() {
    let lines = "1 <= t.length <= 50\n  t[0].length == 1\n  t[i].length == t[i - 1].length + 1\n  0 <= t[i][j] <= 9";
    let bound = bound("t: 'integer[][]'", lines, &["t: [[1], [2, 3]]"]);
    assert_eq!(bound.drawing.likeness(), None);
    assert!(planned(&bound).iter().any(|input| input.fields[0].len() == 50));
}

#[test]
fn a_text_that_comes_again_in_calls_is_one_of_many() {
    let text = "format: 1\ntitle: T\nclass: Log\nmethods: { log: { parameters: { m: string }, returns: boolean } }\n\
                constraints: |\n  1 <= m.length <= 9\n  calls.length <= 1000\n\
                examples:\n- input: { calls: [[log, foo], [log, bar], [log, foo]] }\n  output: [null, true, true, false]\n";
    let bound = Bound::read("like", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|found| panic!("{}", found[0]));
    let most =
        planned(&bound).iter().map(|input| texts(&input.fields[1]).into_iter().collect::<HashSet<_>>().len()).max();
    assert!(most > Some(100), "{most:?}");
}
