//! Comparisons in words: bounds, ranges, signs, lengths, and what the equality of two expressions says.

use super::Phrase;
use crate::phrase::length;
use crate::phrase::said::{Built, Fault, Said, extended, interval, refused, relation};
use crate::phrase::value::{Subject, at_index, free_indices};
use ojkit_model::constraint::{Comparison, Expr, Function, Operator, Path, Rule, Step};

use Comparison::{Equal, GreaterEqual, Less, LessEqual, NotEqual};

pub const PHRASES: &[Phrase] = &[
    ("{x} {is} {relation} {expr}", compared),
    ("{x} {exceeds} {expr}", compared),
    ("{x} {is} {within}", ranged),
    ("{x} in {range}", ranged),
    ("{x} in the? inclusive? range/interval {range}", ranged),
    ("{x} lies/ranges {within}", ranged),
    ("{x} {is} a/an? integer/number/value {within}", ranged),
    ("{x} {is} a/an? integer/number/value {relation} {expr}", compared),
    ("{x} {is} a? {sign} integer/number {within}", |s| Ok([ranged(s)?, signed(s)?].concat())),
    ("{x} {is} a? {sign} integer/number {relation} {expr}", compared_with_sign),
    ("{x} {is} a? {sign} integer/number/value?", signed),
    ("{x} {is} not negative", |s| against_zero(s, GreaterEqual)),
    ("{x} {is} not zero", |s| against_zero(s, NotEqual)),
    ("{x} {is} a? non-empty/nonempty string/array/list?", |s| lengths(s, GreaterEqual, Expr::Int(1))),
    ("{x} {is} not empty", |s| lengths(s, GreaterEqual, Expr::Int(1))),
    ("{x} has a? length of? {expr}", |s| lengths(s, Equal, s.expr(0))),
    ("{x} has a? length of? {relation} {expr}", |s| lengths(s, s.comparison(), s.expr(0))),
    ("{x} {is} a? non-empty/nonempty? string of length {expr}", |s| lengths(s, Equal, s.expr(0))),
    ("{x} {is} a? non-empty/nonempty? string of length {relation} {expr}", |s| lengths(s, s.comparison(), s.expr(0))),
    ("{x} {is} not/never {literal}", |s| relate(s, NotEqual, s.expr(0))),
    ("{x} {is} not equal/identical", pairwise),
    ("{x} {is} not the same", pairwise),
    ("{x} contains/has/consists only? of? only? {sign} integer/number/value/element", elements_signed),
    ("{x} only contains {sign} integer/number/value/element", elements_signed),
    ("{x} is an? array/list/sequence of {sign} integer/number/value/element", elements_signed),
    ("{x} is a? valid? index of/in the? array/string? {path}", index_of),
    ("{x} fits/fit in/into/within a/an/the? signed? {number} -? bit signed? integer/number?", in_bits),
    ("{x} will/can/must fit in/into/within a/an/the? signed? {number} -? bit signed? integer/number?", in_bits),
    ("{x} is guaranteed to fit in/into/within a/an/the? signed? {number} -? bit signed? integer/number?", in_bits),
    ("{x} is within/in the? range of a/an? signed? {number} -? bit signed? integer", in_bits),
    ("{x} is a? valid? signed? {number} -? bit signed? integer", in_bits),
    ("{x} both? has the? same/equal length/size", same_length),
    ("{x} is both? string/array? of the? same/equal length/size", same_length),
    ("{x} is both? equal/same in length/size", same_length),
    ("{x} represents/is a? valid? rectangle with a? non-zero/positive area", rectangles),
    ("{x} is a? square matrix/grid/board", square),
    ("{x} is square", square),
    ("{x} is a? symmetric matrix?", symmetric),
    ("{x} {lacks} {other}", |s| below_differs(s.name()?, s.expr(0))),
    ("{x} will/must not be present? in the? list/array? {expr}", |s| {
        below_differs(&s.expr_path()?, s.names()?[0].clone())
    }),
    ("{x} is not present? in the? list/array? {expr}", |s| below_differs(&s.expr_path()?, s.names()?[0].clone())),
    ("{x} does/will/must not exist/appear/occur in the? list/array? {expr}", |s| {
        below_differs(&s.expr_path()?, s.names()?[0].clone())
    }),
    ("{x} will/must not be present? in the? original/given? linked? tree/bst/list", not_in_tree),
    ("{x} is not present? in the? original/given? linked? tree/bst/list", not_in_tree),
    ("{x} does/will/must not exist/appear/occur in the? original/given? linked? tree/bst/list", not_in_tree),
    ("the? root of the? tree is not null/none/empty", |_| nodes(GreaterEqual, 1)),
    ("{the_tree} is not empty", |_| nodes(GreaterEqual, 1)),
    ("{the_tree} is non-empty", |_| nodes(GreaterEqual, 1)),
    ("{the_tree} {has} {nodes}", |s| s.rules()),
    ("there is/will be? {nodes} {in_the_tree}?", |s| s.rules()),
    ("the? first character/letter/digit of/in {path} is/will/must not be? {letter}", first_is_not),
    ("{x} will/must/should/does not always? start/begin with {letter}", |s| ends_other(s, true, false)),
    ("{x} doesn't always? start/begin with {letter}", |s| ends_other(s, true, false)),
    ("{x} will/must/should/does not always? end with {letter}", |s| ends_other(s, false, true)),
    ("{x} doesn't always? end with {letter}", |s| ends_other(s, false, true)),
    ("{x} will/must/should/does not always? start/begin or/and end with {letter}", |s| ends_other(s, true, true)),
    ("{x} doesn't always? start/begin or/and end with {letter}", |s| ends_other(s, true, true)),
    (
        "the first integer/element/value/number of/in each/every row of/in {path} is strictly? greater/larger than the last integer/element/value/number of/in the previous row",
        |s| rows_follow(&s.path(0)?, Less),
    ),
    (
        "the first integer/element/value/number of/in each/every row of/in {path} is greater/larger than or equal to the last integer/element/value/number of/in the previous row",
        |s| rows_follow(&s.path(0)?, LessEqual),
    ),
];

fn relate(s: &Said, operator: Comparison, bound: Expr) -> Built {
    Ok(vec![relation(s.each()?, operator, vec![bound])])
}

fn compared(s: &Said) -> Built {
    let (operator, bound) = (s.comparison(), s.expr(0));
    let long = matches!(&bound, Expr::Text(text) if text.chars().count() != 1);
    if long && !matches!(operator, Equal | NotEqual) {
        return refused("texts have no order here", "only single characters can be compared");
    }
    relate(s, operator, bound)
}

fn ranged(s: &Said) -> Built {
    let (first, last, below) = s.range()?;
    Ok(vec![interval(s.each()?, first, last, below)])
}

fn against_zero(s: &Said, operator: Comparison) -> Built {
    relate(s, operator, Expr::Int(0))
}

fn signed(s: &Said) -> Built {
    against_zero(s, s.comparison())
}

fn compared_with_sign(s: &Said) -> Built {
    let (sign, operator) = (s.comparison(), s.second_comparison());
    Ok(vec![relation(s.each()?, operator, vec![s.expr(0)]), relation(s.each()?, sign, vec![Expr::Int(0)])])
}

fn lengths(s: &Said, operator: Comparison, bound: Expr) -> Built {
    Ok(vec![relation(s.lengths()?, operator, vec![bound])])
}

/// Two names that differ: `x != y`.
pub fn pairwise(s: &Said) -> Built {
    let items = s.names()?;
    let differ = |(i, left): (usize, &Expr)| {
        let rights = items[i + 1..].to_vec();
        rights.into_iter().map(|right| relation(vec![left.clone()], NotEqual, vec![right])).collect::<Vec<Rule>>()
    };
    match items.len() {
        0 | 1 => Err(Fault::Other),
        _ => Ok(items.iter().enumerate().flat_map(differ).collect()),
    }
}

fn elements_signed(s: &Said) -> Built {
    let path = s.name()?;
    Ok(vec![relation(vec![at_index(path, free_indices(path).0, 0).into_expr()], s.comparison(), vec![Expr::Int(0)])])
}

fn index_of(s: &Said) -> Built {
    Ok(vec![interval(s.names()?.to_vec(), Expr::Int(0), length(&s.path(0)?), Less)])
}

fn in_bits(s: &Said) -> Built {
    let bits = match s.number(0) {
        32 => 31,
        64 => 63,
        _ => return Err(Fault::Other),
    };
    let subjects = match s.subject()? {
        Subject::Elements { cells: false, .. } => return Err(Fault::Other),
        subject => subject.each()?,
    };
    let (lo, hi) = (-(1i128 << bits), (1i128 << bits) - 1);
    Ok(vec![interval(subjects, Expr::Int(lo), Expr::Int(hi), LessEqual)])
}

fn same_length(s: &Said) -> Built {
    let equal = |left: Expr, right: Expr| relation(vec![left], Equal, vec![right]);
    match s.subject()? {
        Subject::Elements { of: Expr::Path(array), cells: false, .. } => {
            let (i, j) = free_indices(array);
            Ok(vec![equal(length(&at_index(array, i, 0)), length(&at_index(array, j, 0)))])
        }
        Subject::Exprs(items) if items.len() > 1 => {
            let lengths = s.lengths()?;
            Ok(lengths.windows(2).map(|pair| equal(pair[0].clone(), pair[1].clone())).collect())
        }
        _ => Err(Fault::Other),
    }
}

/// Two opposite corners, the lower left one first.
fn rectangles(s: &Said) -> Built {
    let mut rules = Vec::new();
    for item in s.names()? {
        let Expr::Path(path) = item else { return Err(Fault::Other) };
        let corner = |k: i128| vec![extended(path, [Step::Index(Expr::Int(k))])];
        rules.push(relation(vec![length(path)], Equal, vec![Expr::Int(4)]));
        rules.extend([0, 1].map(|k| relation(corner(k), Less, corner(k + 2))));
    }
    Ok(rules)
}

fn square(s: &Said) -> Built {
    let path = s.name()?;
    Ok(vec![relation(vec![length(path)], Equal, vec![length(&at_index(path, "i", 0))])])
}

fn symmetric(s: &Said) -> Built {
    let path = s.name()?;
    let cell = |row: &str, column: &str| vec![at_index(&at_index(path, row, 0), column, 0).into_expr()];
    Ok(vec![relation(cell("i", "j"), Equal, cell("j", "i"))])
}

fn below_differs(array: &Path, other: Expr) -> Built {
    let element = at_index(array, free_indices(array).0, 0).into_expr();
    Ok(vec![relation(vec![element], NotEqual, vec![other])])
}

fn not_in_tree(s: &Said) -> Built {
    Ok(vec![relation(vec![s.node()], NotEqual, vec![Expr::Path(s.name()?.clone())])])
}

fn nodes(operator: Comparison, bound: i128) -> Built {
    let nodes = Expr::Call(Function::Nodes, Vec::new());
    Ok(vec![relation(vec![nodes], operator, vec![Expr::Int(bound)])])
}

fn first_is_not(s: &Said) -> Built {
    let [letter] = s.letters()?[..] else { return Err(Fault::Other) };
    let first = extended(&s.path(0)?, [Step::Index(Expr::Int(0))]);
    Ok(vec![relation(vec![first], NotEqual, vec![Expr::Text(letter.to_string())])])
}

/// That a text neither begins nor ends with one of these.
fn ends_other(s: &Said, begins: bool, ends: bool) -> Built {
    let mut rules = Vec::new();
    for item in s.names()? {
        let Expr::Path(path) = item else { return Err(Fault::Other) };
        let last = Expr::Binary(Operator::Subtract, Box::new(length(path)), Box::new(Expr::Int(1)));
        for (asked, index) in [(begins, Expr::Int(0)), (ends, last)] {
            for letter in s.letters()?.iter().filter(|_| asked) {
                let place = extended(path, [Step::Index(index.clone())]);
                rules.push(relation(vec![place], NotEqual, vec![Expr::Text(letter.to_string())]));
            }
        }
    }
    Ok(rules)
}

/// That each row begins behind the end of the row before it.
fn rows_follow(grid: &Path, order: Comparison) -> Built {
    let one = Box::new(Expr::Int(1));
    let row = at_index(grid, "i", 0);
    let last = Expr::Binary(Operator::Subtract, Box::new(length(&row)), one);
    let last = extended(&row, [Step::Index(last)]);
    let first = extended(&at_index(grid, "i", 1), [Step::Index(Expr::Int(0))]);
    Ok(vec![relation(vec![last], order, vec![first])])
}

/// A path as an expression.
trait IntoExpr {
    fn into_expr(self) -> Expr;
}

impl IntoExpr for Path {
    fn into_expr(self) -> Expr {
        Expr::Path(self)
    }
}
