//! What a message shows of an output.

use ojkit_judge::checker::excerpt::*;

#[test]
fn control_characters_and_bytes_that_are_not_utf8_are_escaped() {
    assert_eq!(excerpt(b"a\x1b[31m\0\xff\xc3\xa9\r\n"), "a\\x1b[31m\\x00\\xff\u{e9}\\r\\n");
    assert_eq!(excerpt("\u{202e}x".as_bytes()), "\\u{202e}x");
}

#[test]
fn what_two_texts_differ_in_unseen_is_said() {
    assert_eq!(excerpt("a\u{a0}b\u{feff}e\u{301}".as_bytes()), "a\\u{a0}b\\u{feff}e\\u{301}");
    let unseen = Some("they differ in characters that do not print");
    for got in ["a\u{a0}b", "a \u{200b}b", "\u{feff}a b"] {
        assert_eq!((unseen_difference("a b", got), unseen_difference(got, "a b")), (unseen, unseen), "{got:?}");
    }
    assert!(unseen_difference("caf\u{e9}", "cafe\u{301}").is_some_and(|text| text.contains("one letter")));
    assert_eq!(unseen_difference("a\u{a0}b", "a\u{a0}c"), None);
}

#[test]
fn long_text_is_cut_at_a_character() {
    assert_eq!(excerpt_within("\u{e9}\u{e9}\u{e9}".as_bytes(), 2), "\u{e9}\u{e9}...");
    assert_eq!(excerpt_within("\u{e9}\u{e9}\u{e9}".as_bytes(), 3), "\u{e9}\u{e9}\u{e9}");
    assert_eq!(excerpt_within(&[b'7'; 1000], 3), "777...");
}

#[test]
fn lines_are_counted_and_cut() {
    assert_eq!(printable_lines(b"one \r\n\ntwo\nthree", 2, 10), ["one", "two", "..."]);
    assert_eq!(printable_lines(b"", 2, 10), [""; 0]);
}
