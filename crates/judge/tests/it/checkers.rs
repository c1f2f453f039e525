//! Claims about checkers: a folder each under `tests/data/checkers`, and properties over any bytes.

use ojkit_judge::checker::*;
use ojkit_model::problem::{Checker, Output};
use proptest::prelude::*;
use std::fs;
use std::path::Path;
use std::str::FromStr;

/// The value of a line `key: value`.
fn argument<T: FromStr>(args: &str, key: &str) -> T {
    let value = args.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(": "));
    value.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("args must say `{key}: ...`"))
}

fn flag(args: &str, key: &str, default: bool) -> bool {
    if args.contains(key) { argument(args, key) } else { default }
}

/// The checker that a folder's name begins with, with the folder's arguments.
fn checker_of(name: &str, args: &str) -> Checker {
    if name.starts_with("tokens_") {
        Checker::Tokens
    } else if name.starts_with("exact_") {
        Checker::Exact
    } else if name.starts_with("floats_") {
        Checker::Floats { absolute: argument(args, "absolute"), relative: argument(args, "relative") }
    } else if name.starts_with("unordered_lines_") {
        Checker::UnorderedLines
    } else if name.starts_with("unordered_list_") {
        Checker::UnorderedList { outer: flag(args, "outer", true), inner: flag(args, "inner", false) }
    } else {
        panic!("{name}: no checker has this name")
    }
}

#[test]
fn every_folder_under_data_is_judged_as_its_name_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/data/checkers");
    let mut wrong = Vec::new();
    let mut count = 0;
    for folder in fs::read_dir(root).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()) {
        let name = folder.file_name().unwrap().to_string_lossy().into_owned();
        let read = |file: &str| fs::read(folder.join(file)).unwrap();
        let checker = checker_of(&name, &String::from_utf8(read("args")).unwrap());
        let given = CheckInput { input: &read("in"), output: &read("out"), answer: &read("ans") };
        let got = check(&checker, &Output::Text, &given, None).unwrap();
        let expected = Check {
            word: if name.ends_with("_ac") { Word::Accepted } else { Word::Refused },
            message: String::from_utf8(read("message")).unwrap().trim_end().into(),
            points: None,
        };
        if got != expected {
            wrong.push(format!("{name}: {got:?}"));
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 70, "only {count} folders were found");
}

#[test]
fn where_the_case_of_letters_is_free_nothing_else_is() {
    let said = |inner: Checker, output: &[u8], answer: &[u8]| {
        let checker = Checker::AnyCase(Box::new(inner));
        check(&checker, &Output::Text, &CheckInput { input: b"", output, answer }, None).unwrap()
    };
    assert!(said(Checker::Tokens, b"yes  No", b"YES no\n").is_accepted());
    let refused = said(Checker::Tokens, b"Yes maybe", b"YES no\n");
    assert!(refused.is_refused());
    assert_eq!(refused.message, tokens::check(b"Yes maybe", b"YES no\n").message);
    let floats = Checker::Floats { absolute: 0.1, relative: 0.0 };
    assert!(said(floats.clone(), b"Yes 1E0", b"yes 1.05").is_accepted());
    assert!(said(floats, b"yes 1", b"yes 1.2").is_refused());
    // Letters beyond ASCII have no case here, as they have none there.
    assert!(said(Checker::Tokens, "\u{e9}".as_bytes(), "\u{c9}".as_bytes()).is_refused());
}

fn any_output() -> impl Strategy<Value = Vec<u8>> {
    let word =
        prop_oneof!["[0-9]{1,3}", "-?[0-9]\\.[0-9]e[0-9]", Just("nan".to_string()), Just("\u{e9}\0".to_string())];
    let gap = prop_oneof![Just(" "), Just("\n"), Just("\r\n"), Just("")];
    prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..40),
        proptest::collection::vec((word, gap), 0..12).prop_map(|parts| parts
            .into_iter()
            .flat_map(|(word, gap)| [word.into_bytes(), gap.into()].concat())
            .collect()),
    ]
}

proptest! {
    #[test]
    fn tokens_are_what_splitting_at_white_space_gives(output in any_output(), answer in any_output()) {
        let split = |text: &[u8]| -> Vec<Vec<u8>> {
            text.split(|b| b" \t\n\x0b\x0c\r".contains(b)).filter(|t| !t.is_empty()).map(<[u8]>::to_vec).collect()
        };
        prop_assert_eq!(tokens::check(&output, &answer).is_accepted(), split(&output) == split(&answer));
    }

    #[test]
    fn rows_and_their_elements_may_be_shuffled_when_the_inner_order_is_free(
        rows in proptest::collection::vec(proptest::collection::vec(0u8..4, 0..4), 0..5), seed in any::<u64>()
    ) {
        let mut shuffled = rows.clone();
        let turn = |n: usize| if n == 0 { 0 } else { seed as usize % n };
        shuffled.iter_mut().for_each(|row| { let by = turn(row.len()); row.rotate_left(by); });
        let by = turn(shuffled.len());
        shuffled.rotate_left(by);
        let text = |rows: &[Vec<u8>]| {
            let mut text = format!("{}\n", rows.len());
            for row in rows {
                let cells: Vec<String> = row.iter().map(u8::to_string).collect();
                text.push_str(&format!("{}\n{}\n", row.len(), cells.join(" ")));
            }
            text.into_bytes()
        };
        let check = |outer, inner| {
            unordered_list::check(&text(&shuffled), &text(&rows), outer, inner).unwrap().is_accepted()
        };
        let sorted = |rows: &[Vec<u8>]| { let mut rows = rows.to_vec(); rows.sort(); rows };
        let each_sorted = |rows: &[Vec<u8>]| rows.iter().map(|row| { let mut row = row.clone(); row.sort(); row }).collect::<Vec<_>>();
        prop_assert!(check(true, true));
        prop_assert_eq!(check(true, false), sorted(&rows) == sorted(&shuffled));
        prop_assert_eq!(check(false, true), each_sorted(&rows) == each_sorted(&shuffled));
        prop_assert_eq!(check(false, false), rows == shuffled);
    }
}
