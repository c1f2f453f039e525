//! How often: `once`, `at most k times`, `except for one element which appears once`.

use super::reader::{Reader, Readings};
use super::value::{Value, small};
use ojkit_lines::lexer::Kind;
use ojkit_model::constraint::{Exception, Expr};

/// `once`, `either once or twice`, `at most k times`, `exactly three times`, `two or more times`.
pub fn times(c: &mut Reader) -> Readings<Value> {
    let found = |c: &Reader, least, most| vec![(c.at, Value::Times((least, most)))];
    if c.take("either? once or twice") {
        return found(c, 1, Some(Expr::Int(2)));
    }
    let (most, least) = (c.take("at most"), c.take("at least"));
    if !most && !least {
        c.take("exactly/only/precisely");
    }
    let Some(count) = often(c) else { return Readings::new() };
    let number = small(&count);
    if c.take("or more times") {
        return number.map_or_else(Readings::new, |least| found(c, least, None));
    }
    if c.take("to")
        && let Some(last) = often(c)
    {
        c.take("time");
        return number.map_or_else(Readings::new, |least| found(c, least, Some(last)));
    }
    c.take("time");
    match number {
        _ if most => found(c, 1, Some(count)),
        Some(number @ 1..) => found(c, number, (!least).then_some(count)),
        _ => Readings::new(),
    }
}

/// `once`, `three`, `k` before `times`.
pub fn often(c: &mut Reader) -> Option<Expr> {
    for (words, times) in [("once", 1), ("twice", 2), ("thrice", 3)] {
        if c.take(words) {
            return Some(Expr::Int(times));
        }
    }
    if matches!(c.kind(), Kind::Word(_))
        && let Some(number) = c.number()
    {
        return Some(Expr::Int(number));
    }
    c.bound().ok().filter(|_| c.sees_word(&["times", "time", "to", "or"]))
}

/// `except for one element which appears once`, `, only two integers will appear once`.
pub fn exception(c: &mut Reader) -> Option<Exception> {
    const EXCEPTED: &str = "of? element/integer/number/value/character/letter? which/that? will? appears/occurs";
    c.take(",");
    let opened = c.take("except/but for? exactly/precisely/only?") || c.take("only/and exactly?");
    if opened
        && let Some(values @ 1..=8) = c.number()
        && c.take(EXCEPTED)
        && let Some((end, Value::Times((least, most)))) = times(c).pop()
    {
        c.at = end;
        let most = match most {
            Some(most) => Some(small(&most)?),
            None => None,
        };
        return Some(Exception { values: values as i64, least, most });
    }
    None
}
