//! The word that a misspelt one was meant to be.

use ojkit_text::suggest::*;

#[test]
fn a_slip_of_the_finger_finds_its_word() {
    let words = ["constraints", "parameters", "examples", "outputs", "integer"];
    assert_eq!(nearest("constrains", words), Some("constraints"));
    assert_eq!(nearest("Paramters", words), Some("parameters"));
    assert_eq!(nearest("exmaples", words), Some("examples"));
    assert_eq!(nearest("int", words), None);
    assert_eq!(nearest("", words), None);
}

#[test]
fn swapping_neighbours_is_one_edit() {
    assert_eq!(nearest("ba", ["ab"]), Some("ab"));
    assert_eq!(nearest("kitten", ["sitting"]), None);
    assert_eq!(nearest("time-MS", ["times", "time_ms"]), Some("time_ms"));
}

#[test]
fn where_nothing_is_near_every_possibility_is_listed() {
    assert_eq!(*did_you_mean("zzzzzz", &["a", "bb"]), "possible here: a, bb");
}
