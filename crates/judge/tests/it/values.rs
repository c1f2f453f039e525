//! Claims about values: what differs in anything is refused, and what is the same in another dress is accepted.

use ojkit_judge::checker::floats::near_doubles;
use ojkit_judge::checker::{self, Check, CheckInput, Word};
use ojkit_model::input::Value;
use ojkit_model::problem::{Checker, Output};
use ojkit_model::signature::Type;
use ojkit_text::answer;
use proptest::prelude::*;

// Test code of three crates, and of no program.
#[path = "../../../text/tests/it/samples.rs"]
#[allow(dead_code, reason = "each crate needs others of them")]
mod samples;
use samples::{array, types, value};

fn check(checker: &Checker, ty: &Type, output: &[u8], answer: &[u8]) -> Result<Check, String> {
    checker::check(checker, &Output::Value(ty.clone()), &CheckInput { input: b"", output, answer }, None)
}

/// What is said of an output; empty where it is accepted.
fn said(ty: &Type, output: &str, answer: &str) -> String {
    check(&Checker::VALUES, ty, output.as_bytes(), answer.as_bytes()).unwrap().message
}

fn unordered(ty: &Type, output: &str, answer: &str, (outer, inner): (bool, bool)) -> String {
    check(&Checker::UnorderedList { outer, inner }, ty, output.as_bytes(), answer.as_bytes())
        .map_or_else(|why| why, |check| check.message)
}

#[test]
fn what_differs_is_named_by_its_place_in_the_sites_notation() {
    let (integers, texts) = (array(Type::Integer), array(Type::String));
    let rows = array(integers.clone());
    for (ty, output, answer, message) in [
        (&Type::String, "Bob\n", "Tie\n", r#"expected "Tie", got "Bob""#),
        (&Type::String, "T\n", "   T\n", r#"expected "   T", got "T""#),
        (&Type::String, "T \n", "T\n", r#"expected "T", got "T ""#),
        (&Type::String, "", "T\n", r#"expected "T", got """#),
        (&integers, "", "1\n7\n", "the output is empty: expected integer[]"),
        (&Type::String, "\"a\\n\"\n", "a\n", r#"expected "a", got "a\n""#),
        (&Type::String, "yes\n", "Yes\n", r#"expected "Yes", got "yes""#),
        (&texts, "1\nT\n", "1\n   T\n", r#"item 1: expected "   T", got "T""#),
        (&texts, "2\na\n\n", "1\na\n", "expected 1 item, got 2"),
        (&integers, "3\n1 2 5\n", "3\n1 2 4\n", "item 3: expected 4, got 5"),
        (&integers, "2\n1 2\n", "3\n1 2 4\n", "expected 3 items, got 2"),
        (&integers, "2\n2 1\n", "2\n1 2\n", "item 1: expected 1, got 2"),
        (&rows, "2\n1\n7\n1\n9\n", "2\n1\n7\n1\n8\n", "row 2, item 1: expected 8, got 9"),
        (&rows, "2\n1\n7\n0\n\n", "2\n1\n7\n1\n8\n", "row 2: expected 1 item, got 0"),
        (&rows, "1\n1\n7\n", "2\n1\n7\n1\n8\n", "expected 2 rows, got 1"),
        (&Type::TreeNode, "2\n1 2\n", "3\n1 null 2\n", "item 2: expected null, got 2"),
        (&Type::Boolean, "true\n", "false\n", "expected false, got true"),
        (&Type::Double, "2.5\n", "2.50002\n", "expected 2.50002, got 2.50000 (difference 2.000e-5)"),
        (&Type::Long, "9007199254740993\n", "9007199254740992\n", "expected 9007199254740992, got 9007199254740993"),
        (
            &Type::Integer,
            "-0\n",
            "0\n",
            "the output cannot be read as integer: line 1: expected a whole number, found `-0`",
        ),
    ] {
        assert_eq!(said(ty, output, answer), message);
    }
    let long = "a".repeat(1000);
    let message = said(&Type::String, &format!("{long}c\n"), &format!("{long}b\n"));
    assert_eq!(message, r#"expected ...aaaaaaaaaab", got ...aaaaaaaaaac" (from character 991 on)"#);
}

#[test]
fn white_space_between_numbers_and_the_spelling_of_doubles_do_not_count() {
    let doubles = array(Type::Double);
    for (ty, output, answer) in [
        (&array(Type::Integer), "2 1\n2", "2\n1 2\n"),
        (&Type::Double, "-0.0\n", "0\n"),
        (&Type::Double, "2.5000000001\r\n", "2.5\n"),
        (&doubles, "2\n1e0 -0.000004\n", "2\n1 0\n"),
        (&doubles, "2\n100000000000.0001 nan\n", "2\n100000000000 nan\n"),
        (&Type::String, "T", "T\n"),
        (&Type::String, "a \r\n", "a \n"),
        // What is past the type is nobody's value, and compared as it stands.
        (&Type::Long, " 99999999999999999999", "99999999999999999999\n"),
    ] {
        assert_eq!(said(ty, output, answer), "", "{output:?}");
    }
    assert_ne!(said(&Type::Double, "10000000000.5", "10000000000\n"), "");
}

#[test]
fn items_in_any_order_are_still_values() {
    let texts = array(Type::String);
    let rows = array(texts.clone());
    let doubles = array(array(Type::Double));
    let (outer, inner, both) = ((true, false), (false, true), (true, true));
    assert_eq!(unordered(&texts, "2\n b\na\n", "2\na\n b\n", outer), "");
    assert_eq!(unordered(&texts, "2\nb\na\n", "2\na\n b\n", outer), r#"item 1: "b" is not in the answer"#);
    assert_eq!(unordered(&texts, "2\na\na\n", "2\na\n\n", outer), r#"item 2: "a" appears too often"#);
    assert_eq!(unordered(&rows, "1\n2\n\na b\n", "1\n2\na b\n\n", inner), "");
    assert_eq!(
        unordered(&rows, "1\n2\n\na  b\n", "1\n2\na b\n\n", inner),
        r#"row 1: expected ["a b",""], got ["","a  b"]"#
    );
    assert_eq!(unordered(&rows, "2\n1\nb\n2\n\na\n", "2\n2\na\n\n1\nb\n", both), "");
    let message = unordered(&rows, "2\n1\nb\n2\n\na\n", "2\n2\na\n\n1\nb\n", outer);
    assert!(message.ends_with("(`inner: true`)"), "{message}");
    assert_eq!(unordered(&doubles, "2\n2\n1.000001 5\n2\n1 2\n", "2\n2\n1.000002 2\n2\n1 5\n", outer), "");
    assert_ne!(unordered(&doubles, "2\n2\n1.000001 5\n2\n1 2\n", "2\n2\n1.000002 2\n2\n1 5.1\n", outer), "");
    assert!(unordered(&Type::Integer, "1\n", "1\n", outer).starts_with("the answer is not a list"));
}

#[test]
fn without_a_checker_only_the_same_value_is_known_to_be_right() {
    let word = |output: &[u8]| check(&Checker::Unwritten, &Type::String, output, b"   T\n").unwrap().word;
    assert_eq!((word(b"   T"), word(b"T\n")), (Word::Accepted, Word::Undecided));
}

/// A value without its packing.
#[derive(Clone, Debug, PartialEq)]
enum Tree {
    Cell(i64),
    List(Vec<Tree>),
}

fn tree(value: &Value, level: usize, index: usize) -> Tree {
    match level == value.ends.len() {
        true => Tree::Cell(value.cells[index]),
        false => Tree::List(value.range(level, index).map(|index| tree(value, level + 1, index)).collect()),
    }
}

fn packed(tree: &Tree, level: usize, value: &mut Value) {
    match tree {
        Tree::Cell(cell) => value.cells.push(*cell),
        Tree::List(items) => {
            items.iter().for_each(|item| packed(item, level + 1, value));
            let end = if level + 1 == value.ends.len() { value.cells.len() } else { value.ends[level + 1].len() };
            value.ends[level].push(end as u32);
        }
    }
}

/// Characters of which one more or less, or one for another, is easily overlooked.
const ODD: [i64; 14] = [32, 32, 10, 13, 9, 0, 0x7f, 34, 92, 110, 65, 97, 0xe9, 0x2028];

/// Changes one thing in it: a cell, or an item that is there once more, not any more, or at another place.
fn change(tree: &mut Tree, ty: &Type, choices: &mut impl Iterator<Item = usize>) {
    let mut choose = |n: usize| choices.next().unwrap_or(0) % n.max(1);
    match tree {
        Tree::Cell(cell) => {
            *cell = match ty {
                Type::Double => (f64::from_bits(*cell as u64) * 1.5 + 1.0).to_bits() as i64,
                Type::Boolean => 1 - *cell,
                Type::Character | Type::String => ODD[choose(ODD.len())],
                _ => cell.wrapping_add(1),
            }
        }
        Tree::List(items) if items.is_empty() => {}
        Tree::List(items) => {
            let (at, other) = (choose(items.len()), choose(items.len()));
            match choose(5) {
                0 => drop(items.remove(at)),
                1 => items.insert(at, items[other].clone()),
                2 => items.swap(at, other),
                _ => change(&mut items[at], ty, choices),
            }
        }
    }
}

fn is_near(got: i64, expected: i64) -> bool {
    near_doubles(f64::from_bits(got as u64), f64::from_bits(expected as u64), 1e-5, 1e-11)
}

/// Whether two doubles are as good as the same wherever two values have one.
fn is_as_good(a: &Tree, b: &Tree, ty: &Type) -> bool {
    match (a, b) {
        (Tree::Cell(a), Tree::Cell(b)) => a == b || (*ty == Type::Double && is_near(*b, *a)),
        (Tree::List(a), Tree::List(b)) => a.len() == b.len() && a.iter().zip(b).all(|(a, b)| is_as_good(a, b, ty)),
        _ => false,
    }
}

fn with_odd_letters(ty: &Type, mut value: Value) -> Value {
    if matches!(ty.innermost(), Type::String | Type::Character) {
        let cells = value.cells.iter_mut().filter(|cell| **cell < 80);
        cells.for_each(|cell| *cell = ODD[*cell as usize % ODD.len()]);
    }
    value
}

proptest! {
    #[test]
    fn any_change_of_a_value_is_refused_and_the_value_itself_is_accepted(
        (ty, value) in types().prop_filter("a value", |ty| !matches!(ty, Type::Rows(_)))
            .prop_flat_map(|ty| (Just(ty.clone()), value(ty))),
        choices in proptest::collection::vec(0..1000usize, 12)
    ) {
        let value = with_odd_letters(&ty, value);
        let before = tree(&value, 0, 0);
        let mut after = before.clone();
        change(&mut after, ty.innermost(), &mut choices.into_iter());
        let mut changed = Value::with_depth(value.ends.len());
        packed(&after, 0, &mut changed);
        let text = |value: &Value| {
            let mut text = Vec::new();
            answer::write(&ty, value, &mut text);
            text
        };
        let (answer, output) = (text(&value), text(&changed));
        let said = check(&Checker::VALUES, &ty, &output, &answer).unwrap();
        let wanted = is_as_good(&before, &after, ty.innermost());
        prop_assert_eq!(said.is_accepted(), wanted, "{:?} {:?}: {}", answer, output, said.message);
        prop_assert!(check(&Checker::VALUES, &ty, &[&answer[..], b"\n"].concat(), &answer).unwrap().is_accepted());
        if !value.ends.is_empty() && ty != Type::String {
            let said = check(&Checker::UnorderedList { outer: true, inner: false }, &ty, &output, &answer).unwrap();
            let is_shuffled = |a: &Tree, b: &Tree| match (a, b) {
                (Tree::List(a), Tree::List(b)) => a.len() == b.len() && a.iter().all(|x| {
                    let count = |list: &[Tree]| list.iter().filter(|y| is_as_good(x, y, ty.innermost())).count();
                    count(a) == count(b)
                }),
                _ => false,
            };
            prop_assert_eq!(said.is_accepted(), is_shuffled(&before, &after), "{:?} {:?}", answer, output);
        }
    }
}
