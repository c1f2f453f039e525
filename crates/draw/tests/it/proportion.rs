//! What inputs in proportion have that others lack, counted over many drawings.

use ojkit_draw::Bound;
use ojkit_draw::hand::notation::hand_of;
use ojkit_draw::hand::proportion::Proportion;
use ojkit_draw::hand::random::seed;
use ojkit_model::input::{Input, Value};
use ojkit_rules::stdin::Format;
use std::collections::BTreeSet;

const DRAWINGS: u64 = 300;

fn bound(parameters: &str, constraints: &str) -> Bound {
    let text = format!(
        "format: 1\ntitle: A\nfunction: f\nparameters: {{ {parameters} }}\nreturns: integer\nconstraints: |\n  {constraints}\n"
    );
    Bound::read("a", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|faults| panic!("{}", faults[0]))
}

/// In how many of a hundred drawings something holds. Every drawing is legal.
fn share(bound: &Bound, size: u64, mut holds: impl FnMut(&[Value]) -> bool) -> u64 {
    let drawing = &bound.drawing;
    let (mut input, mut found, mut all) = (Input::default(), 0, 0);
    for case in 0..DRAWINGS {
        let mut hand = hand_of(&format!("proportion size={size}"), case, drawing).unwrap();
        if drawing.draw(hand.as_mut(), &mut input).is_ok() {
            assert!(drawing.admits(&input));
            all += 1;
            found += u64::from(holds(&input.fields));
        }
    }
    assert!(all > DRAWINGS / 2, "{all} of {DRAWINGS} were drawn");
    found * 100 / all
}

fn texts(value: &Value) -> Vec<&[i64]> {
    let level = value.ends.len() - 1;
    (0..value.ends[level].len()).map(|item| &value.cells[value.range(level, item)]).collect()
}

#[test]
fn a_number_beside_an_array_is_on_the_scale_of_its_elements_and_often_a_sum_of_them() {
    let bound = bound(
        "coins: 'integer[]', amount: integer",
        "1 <= coins.length <= 12\n  1 <= coins[i] <= 2^31 - 1\n  0 <= amount <= 10^4",
    );
    let near = share(&bound, 8, |fields| fields[1].cells[0] <= 10 * fields[0].cells.iter().max().unwrap());
    assert!(near > 80, "{near}");
    let two = share(&bound, 8, |fields| {
        let (coins, amount) = (&fields[0].cells, fields[1].cells[0]);
        coins.iter().any(|a| coins.iter().any(|b| a + b == amount)) && !coins.contains(&amount)
    });
    assert!(two > 15, "{two}");
}

#[test]
fn keys_of_calls_come_again_and_there_is_little_room_for_them() {
    let text = "format: 1\ntitle: A\nclass: A\nparameters: { capacity: integer }\nmethods:\n  get: { parameters: { key: integer }, returns: integer }\n  put: { parameters: { key: integer, value: integer } }\nconstraints: |\n  1 <= capacity <= 3000\n  0 <= key <= 10^4\n  0 <= value <= 10^5\n  calls.length <= 2 * 10^5\n";
    let bound = Bound::read("a", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical)
        .unwrap_or_else(|faults| panic!("{}", faults[0]));
    let rules = bound.drawing.rules();
    let columns: Vec<usize> = (0..rules.fields.len()).filter(|&f| rules.fields[f].name == "key").collect();
    let capacity = rules.fields.iter().position(|field| field.name == "capacity").expect("a field");
    let full = share(&bound, 30, |fields| {
        let keys: Vec<i64> = columns.iter().flat_map(|&f| &fields[f].cells).copied().filter(|&x| x >= 0).collect();
        let different: BTreeSet<i64> = keys.iter().copied().collect();
        let room = fields[capacity].cells[0] as usize;
        room < different.len() && keys.len() >= 2 * different.len()
    });
    assert!(full > 50, "{full}");
}

#[test]
fn words_of_one_length_touch() {
    let bound = bound(
        "begin: string, words: 'string[]'",
        "1 <= begin.length <= 10\n  1 <= words.length <= 5000\n  words[i].length == begin.length\n  begin, words[i] consists of 'a' to 'z'\n  words[i] != words[j]",
    );
    let touching = share(&bound, 12, |fields| {
        let differ = |a: &[i64], b: &[i64]| a.iter().zip(b).filter(|(x, y)| x != y).count();
        texts(&fields[1]).iter().any(|word| differ(&fields[0].cells, word) == 1)
    });
    assert!(touching > 50, "{touching}");
}

#[test]
fn a_text_is_strung_together_of_listed_words_or_parts_of_it_are_listed() {
    let bound = bound(
        "s: string, words: 'string[]'",
        "1 <= s.length <= 300\n  1 <= words.length <= 1000\n  1 <= words[i].length <= 20\n  s, words[i] consists of 'a' to 'z'",
    );
    let broken = share(&bound, 15, |fields| {
        let (s, words) = (&fields[0].cells, texts(&fields[1]));
        let mut ends = vec![true];
        for end in 1..=s.len() {
            ends.push(words.iter().any(|word| s[..end].ends_with(word) && ends[end - word.len()]));
        }
        ends[s.len()] && !words.contains(&&s[..])
    });
    assert!(broken > 30, "{broken}");
}

#[test]
fn patterns_have_letters_of_their_text_and_signs_between_them() {
    let bound = bound(
        "s: string, p: string",
        "1 <= s.length, p.length <= 2000\n  s consists of 'a' to 'z'\n  p consists of '*', '?', 'a' to 'z'",
    );
    let signs = share(&bound, 12, |fields| {
        let star = i64::from(b'*');
        let of_s = |c: &i64| *c < i64::from(b'a') || fields[0].cells.contains(c);
        fields[1].cells.contains(&star) && fields[1].cells.iter().all(of_s)
    });
    assert!(signs > 20, "{signs}");
}

#[test]
fn words_often_stand_in_a_table_of_letters() {
    let bound = bound(
        "board: 'character[][]', word: string",
        "m == board.length\n  n == board[i].length\n  1 <= m, n <= 6\n  1 <= word.length <= 15\n  board, word consists of 'A' to 'Z', 'a' to 'z'",
    );
    let long = share(&bound, 12, |fields| {
        let (board, word) = (texts(&fields[0]), &fields[1].cells);
        let mut cells = (0..board.len()).flat_map(|row| (0..board[0].len()).map(move |column| (row, column)));
        word.len() > 4 && cells.any(|at| goes_on(&board, at, word, &mut Vec::new()))
    });
    assert!(long > 15, "{long}");
}

/// Whether a word goes on from a cell of a table, beside the path that it has taken.
fn goes_on(board: &[&[i64]], at: (usize, usize), word: &[i64], path: &mut Vec<(usize, usize)>) -> bool {
    let (row, column) = at;
    if board.get(row).and_then(|row| row.get(column)) != Some(&word[0]) || path.contains(&at) {
        return false;
    }
    path.push(at);
    let steps = [(row + 1, column), (row.wrapping_sub(1), column), (row, column + 1), (row, column.wrapping_sub(1))];
    let found = word.len() == 1 || steps.into_iter().any(|next| goes_on(board, next, &word[1..], path));
    path.pop();
    found
}

#[test]
fn graphs_have_about_as_many_edges_as_nodes() {
    let bound = bound(
        "n: integer, edges: '(u: integer, v: integer, w: integer)[]'",
        "1 <= n <= 100\n  0 <= edges.length <= 4950\n  0 <= u_i, v_i < n\n  u_i != v_i\n  1 <= w_i <= 10^4",
    );
    let sparse = share(&bound, 12, |fields| {
        let (nodes, edges) = (fields[0].cells[0], fields[1].len() as i64);
        edges + 1 >= nodes && edges <= 2 * nodes
    });
    assert!(sparse > 60, "{sparse}");
}

#[test]
fn what_has_nothing_to_be_in_proportion_to_is_not_drawn_so() {
    let applies =
        |parameters: &str, constraints: &str| Proportion::applies(bound(parameters, constraints).drawing.rules());
    assert!(applies("a: 'integer[]', k: integer", "1 <= k <= a.length <= 100\n  0 <= a[i] <= 10^5"));
    assert!(!applies("a: 'integer[]'", "a.length <= 100\n  0 <= a[i] <= 10^5"));
    assert!(!applies("a: 'integer[]', n: integer", "n == a.length\n  n <= 100\n  0 <= a[i] <= 10^5"));
    assert!(!applies("n: integer", "0 <= n <= 10^5"));
}

#[test]
fn the_same_seed_gives_the_same_bytes_for_years() {
    let bound = bound(
        "s: string, a: 'integer[]', k: integer",
        "1 <= s.length, a.length <= 100\n  s consists of 'a' to 'z'\n  1 <= a[i] <= 10^9\n  1 <= k <= 10^9",
    );
    let mut input = Input::default();
    let mut lines = Vec::new();
    for case in 0..3 {
        let mut hand = Proportion::new(bound.drawing.rules(), 8, seed("a", "golden", case, 0));
        bound.drawing.draw(&mut hand, &mut input).expect("an input");
        let mut bytes = Vec::new();
        let format: &Format = bound.validator.format();
        format.write(&input, &mut bytes);
        lines.push(String::from_utf8(bytes).expect("a text"));
    }
    insta::assert_snapshot!(lines.join("---\n"));
}
