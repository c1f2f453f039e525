//! Numbers written in their shortest form, and flawed ones refused.

use ojkit_text::number::*;
use proptest::prelude::*;

fn text(value: i64) -> String {
    let mut out = Vec::new();
    push(&mut out, value);
    String::from_utf8(out).expect("digits")
}

#[test]
fn every_length_of_number_is_written_as_the_standard_library_writes_it() {
    let mut power = 1i64;
    for _ in 0..19 {
        for value in [power - 1, power, power + 1, power.wrapping_mul(9), power * 5 / 3] {
            assert_eq!(text(value), value.to_string());
            assert_eq!(text(-value), (-value).to_string());
        }
        power = power.saturating_mul(10);
    }
    for value in [i64::MIN, i64::MIN + 1, i64::MAX] {
        assert_eq!(text(value), value.to_string());
    }
    for value in 0..100_000 {
        assert_eq!(text(value * 1_000 + value % 1_000), (value * 1_000 + value % 1_000).to_string());
    }
}

#[test]
fn a_number_with_a_flaw_is_not_taken() {
    for flawed in
        ["", "-", "+1", "00", "01", "-0", "-01", "--1", " 1", "a", "9223372036854775808", "-9223372036854775809"]
    {
        for padding in ["", "                                "] {
            assert_eq!(take(format!("{flawed}{padding}").as_bytes()), None, "{flawed:?}");
        }
    }
    assert_eq!(take(b"99999999999999999999999999999999"), None);
}

#[test]
fn doubles_are_written_in_their_shortest_form() {
    for (value, expected) in [
        (0.0, "0"),
        (-0.0, "0"),
        (2.0, "2"),
        (-1.5, "-1.5"),
        (0.1, "0.1"),
        (1e-7, "0.0000001"),
        (1e20, "100000000000000000000"),
        (1e300, "1e300"),
        (1.25e-9, "1.25e-9"),
    ] {
        let mut out = Vec::new();
        push_double(&mut out, value);
        assert_eq!(String::from_utf8(out).expect("ascii"), expected);
    }
}

#[test]
fn doubles_with_a_flaw_are_refused() {
    for flawed in [
        "-0", "-0.0", "-0.00", "+1.0", "1.", ".5", "01.5", "00", "nan", "inf", "-inf", "1e5", "1E300", "1e+300",
        "1e999", "", "-", "1.5.2", "0x1",
    ] {
        assert_eq!(parse_double(flawed), None, "{flawed:?}");
    }
    assert_eq!(parse_double("0.50"), Some(0.5));
    assert_eq!(parse_double("1e300"), Some(1e300));
}

proptest! {
    #[test]
    fn a_number_reads_back(value in any::<i64>(), shift in 0u32..64, tail in "( [0-9]{1,30}|\n| )?") {
        let value = value >> shift;
        let written = text(value);
        prop_assert_eq!(&written, &value.to_string());
        prop_assert_eq!(take(format!("{written}{tail}").as_bytes()), Some((value, written.len())));
    }

    #[test]
    fn a_double_reads_back(bits in any::<u64>()) {
        let value = f64::from_bits(bits);
        prop_assume!(value.is_finite() && value != 0.0);
        let mut out = Vec::new();
        push_double(&mut out, value);
        prop_assert_eq!(parse_double(std::str::from_utf8(&out).expect("ascii")), Some(value));
    }
}
