//! Days as files name them.

use ojkit::store::day::Day;

#[test]
fn every_day_is_read_as_it_is_written() {
    let number = |day: &str| Day::parse(day).unwrap().since(Day::new(0));
    let (first, last) = (number("0000-01-01"), number("9999-12-31"));
    assert_eq!([Day::new(first - 1), Day::new(last + 1)].map(|day| day.to_string()), ["0000-01-01", "9999-12-31"]);
    let mut before = String::new();
    for days in (first..first + 1000).chain(number("1890-01-01")..number("2110-01-01")).chain(last - 1000..=last) {
        let text = Day::new(days).to_string();
        assert!(text > before, "{before} {text}");
        assert_eq!(Day::parse(&text), Some(Day::new(days)), "{text}");
        before = text;
    }
}

#[test]
fn known_days_have_their_numbers_and_names() {
    assert_eq!([0, 59, 11_016].map(|days| Day::new(days).to_string()), ["1970-01-01", "1970-03-01", "2000-02-29"]);
    assert_eq!(
        ["1970-01-01", "2000-02-29", "2026-11-24"].map(|day| Day::parse(day).unwrap().weekday()),
        ["Thu", "Tue", "Tue"]
    );
}

#[test]
fn what_is_no_day_is_not_read() {
    for text in
        ["", "2026-2-3", "2026-02-30", "2026-13-01", "2026-00-10", "2026-11-24-1", "+026-11-24", "today", "２026-11-24"]
    {
        assert_eq!(Day::parse(text), None, "{text}");
    }
}
