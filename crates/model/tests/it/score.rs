//! Which scores are allowed.

use ojkit_model::score::*;

#[test]
fn scores_are_told_with_no_more_digits_than_they_need() {
    assert_eq!([100.0, 0.0, 12.5, 100.0 / 3.0].map(told), ["100", "0", "12.5", "33.33"]);
}

#[test]
fn a_score_that_is_told_like_the_expected_one_is_as_expected() {
    assert!(Reach::only(33.33).has(100.0 / 3.0) && !Reach::only(33.34).has(100.0 / 3.0));
    let range = Reach { least: 10.0, most: 40.0 };
    assert!(range.has(10.0) && range.has(40.0) && !range.has(9.9) && !range.has(40.1));
    assert_eq!([range.to_string(), Reach::only(30.0).to_string()], ["10 to 40", "30"]);
}
