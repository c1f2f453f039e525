//! Problems, inputs and equalities for the tests of this folder.

use super::Format;
use crate::model::constraint::{Comparison, Constraint, Expr, Operator, Path, Rule, Step};
use crate::model::input::{Cell, Field, Input, NULL, Value};
use crate::model::problem::{Layout, LayoutLine, Problem};
use crate::model::signature::{Alternative, Column, Parameter, Rows, Type};
use proptest::prelude::*;

pub(in crate::codec) fn parameter(name: &str, ty: Type) -> Parameter {
    Parameter { name: name.to_string(), ty }
}

pub(in crate::codec) fn array(ty: Type) -> Type {
    Type::Array(Box::new(ty))
}

pub(in crate::codec) fn column(name: &str, ty: Type) -> Column {
    Column { name: name.to_string(), ty }
}

/// `(0 p x | 1 l r)[]`: the tag is empty for plain columns.
pub(in crate::codec) fn rows(alternatives: Vec<(&str, Vec<Column>)>) -> Type {
    let form =
        |(tag, columns): (&str, Vec<Column>)| Alternative { tag: (!tag.is_empty()).then(|| tag.to_string()), columns };
    Type::Rows(Rows { alternatives: alternatives.into_iter().map(form).collect() })
}

pub(in crate::codec) fn problem(parameters: Vec<Parameter>, equalities: Vec<(Expr, Expr)>) -> Problem {
    let chain =
        |(left, right)| Rule::Chain { groups: vec![vec![left], vec![right]], operators: vec![Comparison::Equal] };
    let mut problem = Problem { slug: "sample".to_string(), ..Problem::default() };
    problem.fields = Field::of(&parameters);
    problem.signature.parameters = parameters;
    problem.constraints = equalities
        .into_iter()
        .map(|pair| Constraint { text: String::new(), line: 1, rules: vec![chain(pair)] })
        .collect();
    problem
}

/// The layout that these lines spell, with two spaces of indentation inside `repeat`.
pub(in crate::codec) fn with_layout(mut problem: Problem, text: &str) -> Problem {
    let names = |line: &str| LayoutLine::Names(line.split_whitespace().map(str::to_string).collect());
    let mut result: Vec<LayoutLine> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("repeat "), line.strip_prefix("  "), result.last_mut()) {
            (Some(count), _, _) => {
                result.push(LayoutLine::Repeat { count: count.trim_end_matches(':').to_string(), lines: Vec::new() })
            }
            (_, Some(inner), Some(LayoutLine::Repeat { lines, .. })) => lines.push(names(inner)),
            _ => result.push(names(line)),
        }
    }
    problem.layout = Some(Layout { lines: result });
    problem
}

pub(in crate::codec) fn format(problem: &Problem) -> Format {
    Format::new(problem).unwrap_or_else(|findings| panic!("{}", findings[0]))
}

pub(in crate::codec) fn read(format: &Format, text: &str) -> Result<Input, String> {
    let mut input = Input::default();
    format.read(text.as_bytes(), &mut input).map(|()| input).map_err(|error| error.to_string())
}

pub(in crate::codec) fn write(format: &Format, input: &Input) -> String {
    let mut out = Vec::new();
    format.write(input, &mut out);
    String::from_utf8(out).expect("text is UTF-8")
}

/// Reads a text and writes it again, which gives the same text.
pub(in crate::codec) fn round(format: &Format, text: &str) -> Input {
    let input = read(format, text).unwrap_or_else(|error| panic!("{error} in {text:?}"));
    assert_eq!(write(format, &input), text);
    input
}

fn path(name: &str, steps: Vec<Step>) -> Expr {
    Expr::Path(Path { name: name.to_string(), steps, column: 1 })
}

pub(in crate::codec) fn name(name: &str) -> Expr {
    path(name, Vec::new())
}

pub(in crate::codec) fn length(name: &str) -> Expr {
    path(name, vec![Step::Length])
}

/// `x[i].length`
pub(in crate::codec) fn inner(array: &str) -> Expr {
    path(array, vec![Step::Index(name("i")), Step::Length])
}

pub(in crate::codec) fn binary(operator: Operator, left: Expr, right: Expr) -> Expr {
    Expr::Binary(operator, Box::new(left), Box::new(right))
}

pub(in crate::codec) fn scalar_types() -> impl Strategy<Value = Type> {
    prop::sample::select(vec![Type::Integer, Type::Long, Type::Double, Type::Boolean, Type::Character, Type::String])
}

/// Every type that has a layout, rows included.
pub(in crate::codec) fn types() -> impl Strategy<Value = Type> {
    let plain = prop_oneof![scalar_types(), Just(Type::ListNode), Just(Type::TreeNode)];
    let arrays =
        (scalar_types(), 1..3usize).prop_map(|(ty, depth)| if depth == 1 { array(ty) } else { array(array(ty)) });
    let nodes = prop::sample::select(vec![array(Type::ListNode), array(Type::TreeNode)]);
    let columns = |least| prop::collection::vec(scalar_types(), least..4);
    let table = columns(1).prop_map(|types| rows(vec![("", named(types, 0))]));
    let tagged = (columns(0), columns(0)).prop_map(|(a, b)| rows(vec![("0", named(a, 0)), ("add", named(b, 10))]));
    prop_oneof![plain, arrays, nodes, table, tagged]
}

fn named(types: Vec<Type>, first: usize) -> Vec<Column> {
    types.into_iter().enumerate().map(|(index, ty)| column(&format!("c{}", first + index), ty)).collect()
}

fn scalar(ty: &Type) -> BoxedStrategy<i64> {
    match ty {
        Type::Double => any::<f64>()
            .prop_filter("finite", |value| value.is_finite())
            .prop_map(|value| (if value == 0.0 { 0.0 } else { value }).to_bits() as i64)
            .boxed(),
        Type::Boolean => (0..2i64).boxed(),
        Type::Character | Type::String => (32..127i64).boxed(),
        Type::TreeNode => prop_oneof![3 => any::<i64>(), 1 => Just(NULL)].boxed(),
        _ => prop_oneof![any::<i64>(), -20..20i64, any::<i32>().prop_map(i64::from)].boxed(),
    }
}

/// A value of a type that has one field.
pub(in crate::codec) fn value(ty: Type) -> BoxedStrategy<Value> {
    let cell = scalar(ty.innermost());
    let depth = Field::of(&[parameter("x", ty.clone())])[0].depth;
    let row = prop::collection::vec(cell.clone(), 0..9).boxed();
    match depth {
        0 => cell.prop_map(Value::scalar).boxed(),
        1 => row.prop_map(Value::list).boxed(),
        2 => prop::collection::vec(row, 0..6).prop_map(|rows| nested(&rows)).boxed(),
        _ => prop::collection::vec(prop::collection::vec(row, 0..5), 0..5)
            .prop_map(|rows| {
                let flat: Vec<Vec<i64>> = rows.iter().flatten().cloned().collect();
                let mut value = nested(&flat);
                let ends = rows.iter().scan(0, |end, row| {
                    *end += row.len() as u32;
                    Some(*end)
                });
                value.ends = vec![vec![rows.len() as u32], ends.collect(), value.ends.remove(1)];
                value
            })
            .boxed(),
    }
}

fn nested(rows: &[Vec<i64>]) -> Value {
    let ends = rows.iter().scan(0, |end, row| {
        *end += row.len() as u32;
        Some(*end)
    });
    Value { ends: vec![vec![rows.len() as u32], ends.collect()], cells: rows.concat() }
}

/// The fields of one parameter.
pub(in crate::codec) fn values(ty: Type) -> BoxedStrategy<Vec<Value>> {
    let Type::Rows(rows) = &ty else { return value(ty).prop_map(|value| vec![value]).boxed() };
    let fields = Field::of(&[parameter("x", ty.clone())]);
    let alternatives = rows.alternatives.len();
    let types: Vec<Vec<Type>> =
        rows.alternatives.iter().map(|a| a.columns.iter().map(|c| c.ty.clone()).collect()).collect();
    let line = (0..alternatives).prop_flat_map(move |chosen| {
        let columns: Vec<_> = types[chosen]
            .iter()
            .map(|ty| match ty {
                Type::String => prop::collection::vec(33..127i64, 1..5).boxed(),
                ty => scalar(ty).prop_map(|cell| vec![cell]).boxed(),
            })
            .collect();
        (Just(chosen), columns)
    });
    prop::collection::vec(line, 0..6).prop_map(move |lines| pack(&fields, &lines)).boxed()
}

fn pack(fields: &[Field], lines: &[(usize, Vec<Vec<i64>>)]) -> Vec<Value> {
    let mut values = Vec::new();
    for field in fields {
        let mut value = Value::with_depth(field.depth);
        for (chosen, columns) in lines {
            match field.column {
                _ if field.cell == Cell::Tag => value.cells.push(*chosen as i64),
                Some((alternative, column)) if alternative == *chosen => value.cells.extend(&columns[column]),
                _ if field.is_string => {}
                _ => value.cells.push(NULL),
            }
            if field.is_string {
                let end = value.cells.len() as u32;
                value.ends[1].push(end);
            }
        }
        value.ends[0].push(lines.len() as u32);
        values.push(value);
    }
    values
}
