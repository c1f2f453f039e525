//! What lines of question pages say of texts, by texts that keep each line and texts that do not.

use crate::claims::problem;
use ojkit_model::input::{Input, Value};
use ojkit_rules::Rules;

fn codes(text: &str) -> Vec<i64> {
    text.bytes().map(i64::from).collect()
}

/// A line about one text, texts that keep it, and texts that do not.
const LINES: [(&str, &[&str], &[&str]); 21] = [
    ("s matches the pattern \"a(b|c)*\"", &["a", "abcb"], &["", "ba", "abd"]),
    (
        "It is guaranteed that s is a valid roman numeral in the range [1, 3999].",
        &["III", "IV", "LVIII", "MCMXCIV", "MMMCMXCIX"],
        &["IIII", "IC", "VX", "MMMM", "iv"],
    ),
    ("s is a valid version number.", &["1", "1.0.33", "01.001"], &["", "1.", ".1", "1..2", "v1"]),
    (
        "s is a valid complex number.",
        &["1+1i", "1+-1i", "-100+0i", "0+0i"],
        &["1+i", "1-1i", "01+1i", "101+0i", "-0+1i"],
    ),
    ("s is a valid absolute Unix path.", &["/", "/home/", "/../a"], &["", "home", "a/b"]),
    (
        "s is guaranteed to be a valid URL.",
        &["https://leetcode.com/problems/x", "http://a.b"],
        &["leetcode.com", "https://", "ftp://a.b"],
    ),
    ("s is a valid compression", &["a1", "a12b3"], &["a", "1a", "a0"]),
    ("s is a valid representation of an integer", &["0", "-12"], &["", "-", "1-"]),
    ("In the case of a negative s, it will begin with '-'.", &["-12", "12"], &["1-2", "--1"]),
    ("s represents a positive integer.", &["1", "10"], &["0", "01", "-1", ""]),
    (
        "s is guaranteed to have an identifier and at least one word after the identifier.",
        &["let1 a", "dig1 3 6"],
        &["let1", "let1 ", "a  b"],
    ),
    ("All the tokens of s are separated by a single space.", &["a", "a b c"], &["", "a  b", " a"]),
    (
        "s begins with a capital letter and then contains lowercase letters and single space between words.",
        &["Leetcode is cool", "A"],
        &["leetcode", "To Be", "A  b"],
    ),
    (
        "s consists of integers in the range [0, 100] and '#' separated by commas ','.",
        &["#", "9,3,100,#"],
        &["", "9,,3", "101", "07", "#,"],
    ),
    (
        "s consists of integers and operators ('+', '-', '*', '/') separated by some number of spaces.",
        &["3+2*2", " 3 / 2 ", "7"],
        &["", "+3", "3+", "3 3", "(3)"],
    ),
    (
        "s represents a valid expression that contains only digits 0-9, '+', and '*' only.",
        &["7+3*1*2", "0"],
        &["", "10", "7+", "7-3"],
    ),
    (
        "The integer values in the input expression do not have a leading '-' or '+' denoting the sign.",
        &["2-1-1", "2*3-4*5", "11"],
        &["-1+2", "2--1", "2-"],
    ),
    ("s[i] where i is even is either 'R', 'G', or 'B'.", &["B0B6G0", "R", ""], &["0B", "B0X1"]),
    ("s[i] where i is odd is a digit from '0' to '9'.", &["B0B6G0", "x"], &["BB", "B0BB"]),
    (
        "All dates are provided in the format \"MM-DD\".",
        &["08-15", "02-28", "12-31"],
        &["2-28", "02-29", "13-01", "04-31", "00-10"],
    ),
    (
        "The given dates are valid dates between the years 1971 and 2100.",
        &["2019-06-29", "2000-02-29", "2096-02-29", "1971-01-01"],
        &["1970-12-31", "2100-02-29", "2019-02-29", "2101-01-01", "2019-6-29"],
    ),
];

#[test]
fn a_line_about_a_text_takes_the_texts_of_which_it_is_true() {
    for (line, kept, broken) in LINES {
        let problem = problem("s: string", line);
        let rules = Rules::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{line}: {}", faults[0]));
        for (texts, is_legal) in [(kept, true), (broken, false)] {
            for text in texts {
                let input = Input { fields: vec![Value::list(codes(text))], repeats: Vec::new() };
                assert_eq!(rules.check(&input).is_ok(), is_legal, "{line}: {text:?}");
            }
        }
    }
}

/// Lines about the texts of one array, texts that keep them all, and texts that break one.
#[test]
fn what_is_said_of_all_addresses_is_said_of_each() {
    let lines = [
        "Each emails[i] contains exactly one '@' character.",
        "All local and domain names are non-empty.",
        "Local names do not start with a '+' character.",
        "Domain names end with the \".com\" suffix.",
        "Domain names must contain at least one character before \".com\" suffix.",
    ];
    let problem = problem("emails: string[]", &lines.join(";"));
    let rules = Rules::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    let is_legal = |texts: &[&str]| {
        let cells: Vec<i64> = texts.iter().flat_map(|text| codes(text)).collect();
        let ends = texts.iter().scan(0, |end, text| {
            *end += text.len() as u32;
            Some(*end)
        });
        let value = Value { ends: vec![vec![texts.len() as u32], ends.collect()], cells };
        rules.check(&Input { fields: vec![value], repeats: Vec::new() }).is_ok()
    };
    assert!(is_legal(&["a@b.com", "x.y+z@c.d.com"]));
    for broken in ["ab.com", "a@b@c.com", "@b.com", "+a@b.com", "a@b.org", "a@.com", "a@bcom"] {
        assert!(!is_legal(&["a@b.com", broken]), "{broken}");
    }
}

#[test]
fn a_pattern_says_nothing_of_calls_that_have_no_such_text() {
    let problem = problem("calls: (put time:string | count)[]", "time matches the pattern \"[0-9]{2}:[0-9]{2}\"");
    let rules = Rules::new(&problem, &[], "spec.yaml").unwrap_or_else(|faults| panic!("{}", faults[0]));
    let calls = |text: &str| {
        let tags = Value::list(vec![0, 1]);
        let times = Value { ends: vec![vec![2], vec![text.len() as u32, text.len() as u32]], cells: codes(text) };
        rules.check(&Input { fields: vec![tags, times], repeats: Vec::new() }).is_ok()
    };
    assert!(calls("12:30"));
    assert!(!calls("1:30"));
}
