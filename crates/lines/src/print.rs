//! Rules back to text, in one canonical form that reads back as the same rules.

use super::value::{at_index, free_indices};
use ojkit_model::constraint::{
    Appear, Comparison, Constraint, Counted, Exception, Expr, Form, Function, Literal, Operator, Path, Rule, Step,
    Structure,
};
use std::fmt::Write;

/// What the sentence of a form ends with behind its subjects.
pub(crate) const FORMS: [(&str, Form); 7] = [
    ("has no leading zeros", Form::NoLeadingZeros),
    ("has no trailing zeros", Form::NoTrailingZeros),
    ("has no leading or trailing spaces", Form::NoOuterSpaces),
    ("is a? balanced parentheses string", Form::Balanced),
    ("is a? palindrome", Form::Palindrome),
    ("is a? rotated sorted array", Form::Rotated),
    ("is a? mountain array", Form::Mountain),
];
/// What edges, parents or nodes represent; longer words first.
pub(crate) const STRUCTURES: [(&str, Structure); 10] = [
    ("a valid tree rooted at node 0", Structure::RootedTree),
    ("a valid tree", Structure::Tree),
    ("a valid binary search tree", Structure::SearchTree),
    ("a directed acyclic graph", Structure::Acyclic),
    ("a strongly connected graph", Structure::StronglyConnected),
    ("a connected graph", Structure::Connected),
    ("a simple graph", Structure::Simple),
    ("a graph without repeated edges", Structure::NoRepeatedEdges),
    ("a graph without self-loops", Structure::NoLoops),
    ("symmetric lists of neighbours", Structure::Symmetric),
];
/// How the items of an array are in order.
pub(crate) const ORDERS: [(&str, Comparison); 4] = [
    ("strictly increasing", Comparison::Less),
    ("strictly decreasing", Comparison::Greater),
    ("non-increasing", Comparison::GreaterEqual),
    ("non-decreasing", Comparison::LessEqual),
];
/// Numbers by their sign.
pub(crate) const SIGNS: [(&str, Comparison); 5] = [
    ("positive numbers", Comparison::Greater),
    ("negative numbers", Comparison::Less),
    ("non-negative numbers", Comparison::GreaterEqual),
    ("non-positive numbers", Comparison::LessEqual),
    ("non-zero numbers", Comparison::NotEqual),
];
/// Comparisons by their signs.
pub const COMPARISONS: [(&str, Comparison); 6] = [
    ("<", Comparison::Less),
    ("<=", Comparison::LessEqual),
    (">", Comparison::Greater),
    (">=", Comparison::GreaterEqual),
    ("==", Comparison::Equal),
    ("!=", Comparison::NotEqual),
];
/// How a number of things is bounded.
pub(crate) const AMOUNTS: [(&str, Comparison); 3] =
    [("at most", Comparison::LessEqual), ("at least", Comparison::GreaterEqual), ("exactly", Comparison::Equal)];

/// The words of a table for a value; the last where it has none, as no reader makes it.
fn words<T: PartialEq>(table: &[(&'static str, T)], value: T) -> &'static str {
    let row = table.iter().find(|(_, known)| *known == value).or(table.last());
    row.map_or("", |(words, _)| words)
}

/// The canonical text of a line: `parse_line(&print(c))` has the same rules as `c`.
pub fn print(constraint: &Constraint) -> String {
    rules(&constraint.rules)
}

fn rules(rules: &[Rule]) -> String {
    let texts: Vec<String> = rules.iter().map(rule).collect();
    texts.join("; ")
}

fn rule(rule: &Rule) -> String {
    match rule {
        Rule::Chain { groups, operators } => {
            let mut text = list(&groups[0]);
            for (operator, group) in operators.iter().zip(&groups[1..]) {
                let _ = write!(text, " {} {}", sign(*operator), list(group));
            }
            text
        }
        Rule::OneOf { subjects, values } => {
            let values: Vec<String> = values.iter().map(literal).collect();
            format!("{} {} one of {{{}}}", list(subjects), verb(subjects, "is"), values.join(", "))
        }
        Rule::Alphabet { subjects, alphabet } => {
            format!("{} {} of {}", list(subjects), verb(subjects, "consists"), characters(alphabet))
        }
        Rule::Distinct { subject, cells: true } => {
            format!("all the values of {} are distinct", expr(subject, Level::Sum))
        }
        Rule::Distinct { subject, cells: false } => differing(subject),
        Rule::DistinctTuples { items } => format!("all the tuples ({}) are distinct", list(items)),
        Rule::When { conditions, rules: then } => {
            let conditions: Vec<String> = conditions.iter().map(self::rule).collect();
            format!("if {}, then {}", conditions.join(" and if "), rules(then))
        }
        Rule::Sorted { subject, order } => {
            format!("{} is sorted in {} order", expr(subject, Level::Sum), ordered(*order))
        }
        Rule::Permutation { subject, first, last } => {
            let (first, last) = (expr(first, Level::Sum), expr(last, Level::Sum));
            format!("{} is a permutation of [{first}, {last}]", expr(subject, Level::Sum))
        }
        Rule::Congruent { subjects, modulus, remainder } => congruent(subjects, modulus, *remainder),
        Rule::Total { subject, operator, bound } => total(subject, *operator, bound),
        Rule::Row { subject, forms } => {
            let subject = expr(subject, Level::Sum);
            let forms: Vec<String> = forms.iter().map(|form| format!("{subject} = [{}]", list(form))).collect();
            forms.join(" or ")
        }
        Rule::Member { subjects, array } => {
            format!("{} {} {}", list(subjects), verb(subjects, "is an element of"), expr(array, Level::Sum))
        }
        Rule::Structure { subject, structure } => structured(subject.as_ref(), *structure),
        Rule::Form { subjects, form } => formed(subjects, *form),
        Rule::Appear { subject, appear } => appears(&expr(subject, Level::Sum), appear),
        Rule::Stated { wording, of } => of.iter().fold((*wording).to_string(), |text, one| {
            let one = expr(one, Level::Sum);
            text.replacen("{}", &one, 1)
        }),
        Rule::CountRemainder { subject, what, modulus, remainder } => {
            remaining(&expr(subject, Level::Sum), &counted(what), *modulus, *remainder)
        }
        Rule::Run { subject, what, most } => {
            format!("{} contains at most {most} consecutive {}", expr(subject, Level::Sum), counted(what))
        }
        Rule::Count { subject, what, operator, bound } => {
            let what = counted(what);
            let (subject, bound) = (expr(subject, Level::Sum), expr(bound, Level::Sum));
            format!("the number of {what} in {subject} {} {bound}", sign(*operator))
        }
        Rule::Letter { subjects, place, from_end, alphabet } => letters(subjects, *place, *from_end, alphabet),
        Rule::Decimals { subjects, digits } => {
            format!("{} {} at most {digits} decimal places", list(subjects), verb(subjects, "has"))
        }
    }
}

/// Two items at different places differ.
fn differing(subject: &Expr) -> String {
    let Expr::Path(path) = subject else {
        return format!("all the values of {} are distinct", expr(subject, Level::Sum));
    };
    let (i, j) = free_indices(path);
    let at = |index| self::path(&at_index(path, index, 0));
    format!("{} != {}", at(i), at(j))
}

/// An expression by itself.
pub fn expression(value: &Expr) -> String {
    expr(value, Level::Sum)
}

/// How many there may be.
pub fn amount(operator: Comparison) -> &'static str {
    words(&AMOUNTS, operator)
}

fn total(subject: &Expr, operator: Comparison, bound: &Expr) -> String {
    let (subject, bound) = (expr(subject, Level::Sum), expr(bound, Level::Sum));
    format!("the sum of {subject} over all test cases {} {bound}", sign(operator))
}

/// The words for an order of neighbours.
pub fn ordered(order: Comparison) -> &'static str {
    words(&ORDERS, order)
}

fn congruent(subjects: &[Expr], modulus: &Expr, remainder: i64) -> String {
    let is = verb(subjects, "is");
    match (modulus, remainder) {
        (Expr::Int(2), 0) => format!("{} {is} even", list(subjects)),
        (Expr::Int(2), 1) => format!("{} {is} odd", list(subjects)),
        (modulus, 0) => format!("{} {is} divisible by {}", list(subjects), expr(modulus, Level::Sum)),
        (modulus, remainder) => {
            let modulus = expr(modulus, Level::Power);
            let each: Vec<String> =
                subjects.iter().map(|s| format!("{} % {modulus} == {remainder}", expr(s, Level::Product))).collect();
            each.join("; ")
        }
    }
}

fn remaining(subject: &str, what: &str, modulus: i64, remainder: i64) -> String {
    match (modulus, remainder) {
        (2, 0) => format!("{subject} contains an even number of {what}"),
        (2, 1) => format!("{subject} contains an odd number of {what}"),
        _ => format!("the number of {what} in {subject} % {modulus} == {remainder}"),
    }
}

fn formed(subjects: &[Expr], form: Form) -> String {
    let names = list(subjects);
    match (form, subjects.len()) {
        (Form::SingleSpaces, _) => format!("the words of {names} are separated by single spaces"),
        (form, 0 | 1) => format!("{names} {}", words(&FORMS, form).replace("a?", "a")),
        (form, _) => match words(&FORMS, form).strip_prefix("is a? ") {
            Some(noun) => format!("{names} are {noun}s"),
            None => format!("{names} {}", words(&FORMS, form).replace("has", "have")),
        },
    }
}

/// The verb as it stands behind one name, or behind several.
fn verb(subjects: &[Expr], of_one: &'static str) -> &'static str {
    match of_one {
        one if subjects.len() < 2 => one,
        "is" => "are",
        "has" => "have",
        "consists" => "consist",
        _ => "are elements of",
    }
}

fn letters(subjects: &[Expr], place: usize, from_end: bool, alphabet: &[char]) -> String {
    let side = if from_end { " from the end" } else { "" };
    let one = |s: &Expr| format!("character {place}{side} of {} is {}", expr(s, Level::Sum), characters(alphabet));
    subjects.iter().map(one).collect::<Vec<String>>().join("; ")
}

fn appears(subject: &str, appear: &Appear) -> String {
    match appear {
        Appear::Some { least } => format!("some value of {subject} appears at least {} times", expr(least, Level::Sum)),
        Appear::Different { operator, number } => {
            let number = expr(number, Level::Sum);
            format!("{subject} contains {} {number} different values", amount(*operator))
        }
        Appear::Each { least, most, except } => {
            format!("each value of {subject} appears {}", times(*least, most.as_ref(), *except))
        }
    }
}

/// How often each value is there, but for some.
pub fn times(least: i64, most: Option<&Expr>, except: Option<Exception>) -> String {
    let times = |least: i64, most: Option<String>| match most {
        Some(most) => format!("{least} to {most} times"),
        None => format!("at least {least} times"),
    };
    let except = except.map_or_else(String::new, |e| {
        let times = times(e.least, e.most.map(|most| most.to_string()));
        format!(" except for exactly {} values which appear {times}", e.values)
    });
    format!("{}{except}", times(least, most.map(expression)))
}

/// The words for what is counted.
pub fn counted(what: &Counted) -> String {
    match what {
        Counted::Values(values) if what.is_letters() => {
            let letters = values.iter().filter_map(|value| match value {
                Literal::Text(text) => text.chars().next(),
                _ => None,
            });
            format!("characters ({})", characters(&letters.collect::<Vec<char>>()))
        }
        Counted::Values(values) => values.iter().map(literal).collect::<Vec<_>>().join(", "),
        Counted::Except(_) => "non-space characters".to_string(),
        Counted::Signed(sign) => words(&SIGNS, *sign).to_string(),
    }
}

/// What edges, parents or nodes represent.
pub fn structure(structure: Structure) -> &'static str {
    words(&STRUCTURES, structure)
}

fn structured(subject: Option<&Expr>, structure: Structure) -> String {
    let noun = self::structure(structure);
    match subject {
        Some(subject) => format!("{} represents {noun}", expr(subject, Level::Sum)),
        None => format!("the input represents {noun}"),
    }
}

fn list(items: &[Expr]) -> String {
    let texts: Vec<String> = items.iter().map(|item| expr(item, Level::Sum)).collect();
    texts.join(", ")
}

/// A comparison as its sign.
pub fn sign(comparison: Comparison) -> &'static str {
    words(&COMPARISONS, comparison)
}

/// A value as a constant is written.
pub fn literal(value: &Literal) -> String {
    match value {
        Literal::Int(value) => value.to_string(),
        Literal::Text(value) => quoted(value),
        Literal::Double(value) => double(*value),
    }
}

/// Runs of four and more characters as a range.
pub fn characters(alphabet: &[char]) -> String {
    let mut parts = Vec::new();
    let mut at = 0;
    while at < alphabet.len() {
        let mut end = at;
        while alphabet.get(end + 1).is_some_and(|next| u32::from(*next) == u32::from(alphabet[end]) + 1) {
            end += 1;
        }
        if end - at >= 3 && alphabet[end].is_ascii() {
            parts.push(format!("{} to {}", quoted(&alphabet[at].to_string()), quoted(&alphabet[end].to_string())));
            at = end + 1;
        } else {
            parts.push(quoted(&alphabet[at].to_string()));
            at += 1;
        }
    }
    parts.join(", ")
}

/// A text in the quotes that it does not contain.
pub fn quoted(text: &str) -> String {
    let quote = if text.contains('\'') { '"' } else { '\'' };
    let mut out = String::from(quote);
    for c in text.chars() {
        match c {
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\\' => out.push_str("\\\\"),
            c if c == quote => out.extend(['\\', c]),
            c => out.push(c),
        }
    }
    out.push(quote);
    out
}

fn double(value: f64) -> String {
    let text = format!("{value:?}");
    match text.split_once('e') {
        Some((head, tail)) if !head.contains('.') => format!("{head}.0e{tail}"),
        _ => text,
    }
}

/// How tightly the place of an expression binds.
#[derive(Clone, Copy, PartialEq, PartialOrd)]
enum Level {
    Sum,
    Product,
    Unary,
    Power,
    Atom,
}

fn expr(value: &Expr, level: Level) -> String {
    let (text, own) = match value {
        Expr::Int(value) => integer(*value),
        Expr::Double(value) => (double(*value), if *value < 0.0 { Level::Unary } else { Level::Atom }),
        Expr::Text(text) => (quoted(text), Level::Atom),
        Expr::Path(inner) => (path(inner), Level::Atom),
        Expr::Negate(inner) => (format!("-{}", expr(inner, Level::Unary)), Level::Unary),
        Expr::Binary(operator, left, right) => {
            let (sign, own, right_level) = match operator {
                Operator::Add => ("+", Level::Sum, Level::Product),
                Operator::Subtract => ("-", Level::Sum, Level::Product),
                Operator::Multiply => ("*", Level::Product, Level::Unary),
                Operator::Divide => ("/", Level::Product, Level::Unary),
                Operator::Modulo => ("%", Level::Product, Level::Unary),
                Operator::Power => ("^", Level::Power, Level::Unary),
            };
            match (floored(*operator, left, right), operator) {
                (Some(inner), _) => (format!("floor({inner})"), Level::Atom),
                (_, Operator::Power) => (format!("{}^{}", expr(left, Level::Atom), expr(right, right_level)), own),
                _ => (format!("{} {sign} {}", expr(left, own), expr(right, right_level)), own),
            }
        }
        Expr::Call(function, arguments) => {
            let name = match function {
                Function::Sum => "sum",
                Function::Min => "min",
                Function::Max => "max",
                Function::Abs => "abs",
                Function::Nodes => "nodes",
            };
            (format!("{name}({})", list(arguments)), Level::Atom)
        }
    };
    if own < level { format!("({text})") } else { text }
}

/// The quotient that is rounded down, where what is divided is lessened by its rest.
fn floored(operator: Operator, left: &Expr, right: &Expr) -> Option<String> {
    let Expr::Binary(Operator::Subtract, all, rest) = left else { return None };
    let Expr::Binary(Operator::Modulo, again, divisor) = &**rest else { return None };
    let is_floored =
        operator == Operator::Divide && again == all && **divisor == *right && matches!(right, Expr::Int(1..));
    is_floored.then(|| format!("{} / {}", expr(all, Level::Product), expr(right, Level::Unary)))
}

/// A whole number as people write it: `10^5`, `2 * 10^5`, `2^31 - 1`, and in digits otherwise.
fn integer(value: i128) -> (String, Level) {
    let (sign, size) = (if value < 0 { "-" } else { "" }, value.unsigned_abs());
    let power = |base: u128, least: u32| {
        let exponent = size.checked_ilog(base).filter(|exponent| *exponent >= least)?;
        let power = base.pow(exponent);
        (size % power == 0).then_some((size / power, exponent))
    };
    match (power(10, 4), power(2, 15), size.checked_add(1).and_then(|next| next.checked_ilog2())) {
        (Some((1, exponent)), ..) => {
            (format!("{sign}10^{exponent}"), if value < 0 { Level::Unary } else { Level::Power })
        }
        (Some((digit, exponent)), ..) => {
            (format!("{sign}{digit} * 10^{exponent}"), if value < 0 { Level::Sum } else { Level::Product })
        }
        (_, Some((1, exponent)), _) => {
            (format!("{sign}2^{exponent}"), if value < 0 { Level::Unary } else { Level::Power })
        }
        (.., Some(exponent @ 15..)) if value > 0 && size + 1 == 1 << exponent => {
            (format!("2^{exponent} - 1"), Level::Sum)
        }
        _ => (value.to_string(), if value < 0 { Level::Unary } else { Level::Atom }),
    }
}

fn path(path: &Path) -> String {
    let mut text = path.name.clone();
    for step in &path.steps {
        match step {
            Step::Index(index) => {
                let _ = write!(text, "[{}]", expr(index, Level::Sum));
            }
            Step::Member(name) => {
                let _ = write!(text, ".{name}");
            }
            Step::Length => text.push_str(".length"),
        }
    }
    text
}
