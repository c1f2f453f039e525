//! Patterns of texts: what they hold, and which are refused.

use ojkit_rules::regular::*;

fn codes(text: &str) -> Vec<i64> {
    text.bytes().map(i64::from).collect()
}

#[test]
fn a_pattern_takes_whole_texts() {
    for (pattern, takes, refuses) in [
        ("", &[""][..], &["a"][..]),
        ("a|bc", &["a", "bc"], &["", "b", "abc"]),
        ("[0-9]+(\\.[0-9]+)*", &["1", "1.02.3"], &["", ".1", "1.", "1..2"]),
        ("x{2,3}y?", &["xx", "xxxy"], &["x", "xxxx", "y"]),
        ("([^ab]-)*", &["", "c-", "x-y-"], &["a-", "x"]),
        ("(a?b*)*c{2,}", &["cc", "babbccc"], &["c", "bab"]),
        ("[-+]?.", &["-", "-x", "+-"], &["", "x-"]),
    ] {
        let regular = Regular::read(pattern).expect(pattern);
        for text in takes {
            assert!(regular.matches(&codes(text)), "{pattern} takes {text:?}");
        }
        for text in refuses {
            assert!(!regular.matches(&codes(text)), "{pattern} refuses {text:?}");
        }
    }
}

#[test]
fn every_text_of_a_length_can_be_written_and_no_other() {
    for pattern in ["a|bc", "(ab|b)*a?", "a{2,4}", "(a(b|c)){1,2}", "[ab]*c", ""] {
        let regular = Regular::read(pattern).expect(pattern);
        for length in 1..=5 {
            let mut all = vec![Vec::new()];
            for _ in 0..length {
                let longer =
                    |text: &Vec<i64>| codes("abc").into_iter().map(|x| [&text[..], &[x]].concat()).collect::<Vec<_>>();
                all = all.iter().flat_map(longer).collect();
            }
            for text in all {
                let mut begun = Begun::default();
                let is_written = text.iter().enumerate().all(|(at, letter)| {
                    let fits = regular.allowed(&mut begun, length - at - 1).contains(letter);
                    regular.read_letter(&mut begun, *letter);
                    fits
                });
                assert_eq!(is_written, regular.matches(&text), "{pattern} {text:?}");
            }
        }
    }
}

#[test]
fn the_lengths_of_its_texts_are_known() {
    let lengths = |pattern| Regular::read(pattern).expect(pattern).lengths();
    assert_eq!(lengths("a|bcd"), Some((1, Some(3))));
    assert_eq!(lengths("ab(cd)*"), Some((2, None)));
    assert_eq!(lengths("x{0,3}"), Some((0, Some(3))));
}

#[test]
fn a_pattern_of_numbers_takes_those_of_the_range() {
    for (lo, hi) in [(0, 0), (0, 9), (0, 100), (7, 23), (95, 1204), (1, 9999), (130, 139)] {
        let regular = Regular::read(&numbers(lo, hi, false)).expect("a pattern");
        for number in 0..=10_500 {
            assert_eq!(
                regular.matches(&codes(&number.to_string())),
                (lo..=hi).contains(&number),
                "{number} of {lo} to {hi}"
            );
        }
        assert!(!regular.matches(&codes("007")));
        let padded = Regular::read(&numbers(lo, hi, true)).expect("a pattern");
        let width = hi.to_string().len();
        assert!(
            (0..=hi + 9)
                .all(|number| padded.matches(&codes(&format!("{number:0width$}"))) == (lo..=hi).contains(&number))
        );
    }
    assert!(Regular::read(&numbers(0, u64::MAX, false)).is_ok_and(|all| all.matches(&codes("18446744073709551615"))));
}

#[test]
fn what_is_no_pattern_is_refused_with_its_reason() {
    for (pattern, reason) in [
        ("(a", "never closed"),
        ("a)", "closes nothing"),
        ("*a", "`*` has nothing before it"),
        ("[a", "`[` is never closed"),
        ("[]", "takes no letter"),
        ("[b-a]", "runs backwards"),
        ("a[^ -~]", "takes no letter"),
        ("a{3,2}", "not a repeat count"),
        ("a{2", "not a repeat count"),
        ("\\d", "may only escape punctuation"),
        ("(a{4000}){4000}", "more than 4096 places"),
        ("a{2}{3}", "repeats what is repeated"),
        ("^a$", "is of whole texts"),
        ("é", "not a printable ASCII"),
    ] {
        let error = Regular::read(pattern).expect_err(pattern);
        assert!(error.contains(reason), "{pattern}: {error}");
    }
    assert!(Regular::read(&"(".repeat(100)).is_err());
}
