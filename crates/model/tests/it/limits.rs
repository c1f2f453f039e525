//! Limits, and how they are rounded.

use ojkit_model::limits::*;
use std::time::Duration;

#[test]
fn a_size_bears_a_power_by_the_usual_bounds_of_contests() {
    let words = [50, 51, 500, 10_000, 100_000, 1_000_000_000].map(|n| Borne::by(n, 1.0).map(|borne| borne.words));
    let some = ["n^4", "n^3", "n^2", "n log n", "the square root of n"].map(Some);
    assert_eq!((words[0], &words[1..]), (None, &some[..]));
    let exceeded = |size, power| Borne::by(size, 1.0).unwrap().is_exceeded(power);
    assert!(exceeded(100_000, 1.95) && exceeded(2_000, 2.9) && exceeded(500, 3.9));
    assert!(!exceeded(100_000, 1.5) && !exceeded(10_000, 2.1) && !exceeded(500, 3.1));
}

#[test]
fn two_loops_over_twenty_thousand_items_are_too_many_and_over_ten_thousand_in_python() {
    let bears_squares = |size, factor| !Borne::by(size, factor).unwrap().is_exceeded(2.0);
    assert_eq!([5_000, 10_000, 20_000].map(|size| bears_squares(size, 1.0)), [true, true, false]);
    assert_eq!([5_000, 10_000, 20_000].map(|size| bears_squares(size, 4.0)), [true, false, false]);
    // To sort a million numbers is no sign of slowness in any language.
    assert!([1.0, 2.0, 4.0].iter().all(|&factor| !Borne::by(5_000_000, factor).unwrap().is_exceeded(1.1)));
}

#[test]
fn a_reference_gets_three_times_the_time_and_at_least_three_seconds() {
    let of = |time_ms| Limits { time_ms, ..Limits::default() }.for_reference().time_ms;
    assert_eq!([10, 1000, 2000, Limits::TIME_MS_MAX].map(of), [3000, 3000, 6000, Limits::TIME_MS_MAX]);
    assert_eq!(Limits::default().for_reference().memory_mib, 512);
}

#[test]
fn a_reference_gets_what_everybody_gets_where_the_spec_says_no_time() {
    let limits = Limits::default().without_time();
    assert_eq!(limits.for_reference().time_ms, 10_000);
    assert_eq!(limits.with_time_factor(4.0).time_ms, 10_000);
}

#[test]
fn a_derived_limit_is_some_times_the_slowest_run_rounded_up_and_no_shorter_than_a_start() {
    let of = |ms| Limits::derived_time_ms(Duration::from_millis(ms), 1.0);
    assert_eq!([0, 1, 140, 222].map(of), [900; 4]);
    // 1.5^0 s = 1 s, 1.5^1 s, 1.5^6 s = 11.390625 s
    assert_eq!([223, 333, 334, 3000].map(of), [1000, 1000, 1500, 11_391]);
    let in_python = |ms| Limits::derived_time_ms(Duration::from_millis(ms), 4.0);
    assert_eq!([0, 140, 1100, 1600].map(in_python), [4800, 4800, 4800, 5063]);
    assert_eq!(Limits::rounded_time_ms(1e9), Limits::TIME_MS_MAX);
}

#[test]
fn a_right_output_is_never_too_long() {
    let of = |bytes| Limits { output_kib: 1, ..Limits::default() }.with_room_for(bytes).output_kib;
    assert_eq!([0, 400, 1024, 100_000].map(of), [1, 1, 3, 196]);
}

#[test]
fn a_short_program_has_a_second_of_wall_time_to_start() {
    assert_eq!(Limits { time_ms: 10, ..Limits::default() }.wall(), Duration::from_millis(1010));
}
