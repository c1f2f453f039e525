//! Numbers within a tolerance, and what is no number.

use ojkit_judge::checker::floats::*;

fn accepts(output: &str, answer: &str, absolute: f64, relative: f64) -> bool {
    check(output.as_bytes(), answer.as_bytes(), absolute, relative).is_accepted()
}

#[test]
fn the_relative_tolerance_is_measured_by_the_answer_not_by_the_output() {
    assert!(!accepts("3", "1", 0.0, 0.9));
    assert!(accepts("1", "3", 0.0, 0.9));
}

#[test]
fn a_decimal_exactly_at_the_tolerance_is_accepted_whatever_its_binary_rounding() {
    assert!(accepts("0.999999", "1", 1e-6, 0.0));
    assert!(accepts("1.000001", "1", 1e-6, 0.0));
    assert!(!accepts("0.99999899", "1", 1e-6, 0.0));
    assert!(accepts("0.3", "0.1", 0.2, 0.0));
}

#[test]
fn numbers_are_read_in_every_usual_notation() {
    for same in ["100000", "1e5", "1E+5", "100000.", "+1.0e5", "1000000e-1", "00100000"] {
        assert!(accepts(same, "100000", 0.0, 0.0), "{same}");
    }
    for other in ["0x186A0", "1e5f", "100,000", "1_00000", "1e", "e5", ".", "--100000", "1e5.0", "ten"] {
        assert!(!accepts(other, "100000", 1e9, 1e9), "{other}");
    }
}

#[test]
fn nan_and_the_infinities_are_near_themselves_only() {
    assert!(accepts("NaN", "nan", 0.0, 0.0));
    assert!(accepts("-nan", "nan", 0.0, 0.0));
    assert!(accepts("Infinity", "inf", 0.0, 0.0));
    for (output, answer) in
        [("nan", "1"), ("1", "nan"), ("inf", "1e308"), ("1e308", "inf"), ("-inf", "inf"), ("1e999", "inf")]
    {
        assert!(!accepts(output, answer, f64::MAX, f64::MAX), "{output} {answer}");
    }
}

#[test]
fn whole_numbers_past_2_to_53_are_compared_exactly() {
    assert!(!accepts("9007199254740993", "9007199254740992", 1e-9, 0.0));
    assert!(accepts("9007199254740993", "9007199254740992", 1.0, 0.0));
    assert!(accepts("9007199254740993", "9007199254740992", 0.0, 1e-15));
}
