//! Lists in any order, and their lengths.

use ojkit_judge::checker::unordered_list::*;

#[test]
fn an_answer_that_is_no_list_is_the_judges_error() {
    assert!(check(b"1\n5\n", b"Alice\n", true, false).is_err());
    assert!(check(b"1\n5\n", b"3\n1 2\n", true, false).is_err());
}

#[test]
fn an_enormous_length_asks_for_no_memory() {
    let check = check(b"18446744073709551615\n1\n", b"1\n1\n", true, false).unwrap();
    assert_eq!(check.message, "the list's length is given as 18446744073709551615, more than the output holds");
}
