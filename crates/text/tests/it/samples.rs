//! Types and values for tests, drawn by proptest.

use ojkit_model::input::{Cell, Field, NULL, Value};
use ojkit_model::signature::{Alternative, Column, Parameter, Rows, Type};
use proptest::prelude::*;

pub fn parameter(name: &str, ty: Type) -> Parameter {
    Parameter { name: name.to_string(), ty }
}

pub fn array(ty: Type) -> Type {
    Type::Array(Box::new(ty))
}

pub fn column(name: &str, ty: Type) -> Column {
    Column { name: name.to_string(), ty }
}

/// `(0 p x | 1 l r)[]`: the tag is empty for plain columns.
pub fn rows(alternatives: Vec<(&str, Vec<Column>)>) -> Type {
    let form =
        |(tag, columns): (&str, Vec<Column>)| Alternative { tag: (!tag.is_empty()).then(|| tag.to_string()), columns };
    Type::Rows(Rows { alternatives: alternatives.into_iter().map(form).collect() })
}

pub fn scalar_types() -> impl Strategy<Value = Type> {
    prop::sample::select(vec![Type::Integer, Type::Long, Type::Double, Type::Boolean, Type::Character, Type::String])
}

/// Every type that has a layout, rows included.
pub fn types() -> impl Strategy<Value = Type> {
    let plain = prop_oneof![scalar_types(), Just(Type::ListNode), Just(Type::TreeNode), Just(Type::NaryNode)];
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
        Type::TreeNode | Type::NaryNode => prop_oneof![3 => any::<i64>(), 1 => Just(NULL)].boxed(),
        _ => prop_oneof![any::<i64>(), -20..20i64, any::<i32>().prop_map(i64::from)].boxed(),
    }
}

/// A value of a type that has one field.
pub fn value(ty: Type) -> BoxedStrategy<Value> {
    let cell = scalar(ty.innermost());
    let depth = Field::of(&[parameter("x", ty.clone())])[0].depth;
    let is_tree = matches!(ty.innermost(), Type::TreeNode | Type::NaryNode);
    let ends_in_node = move |mut row: Vec<i64>| {
        while is_tree && row.last() == Some(&NULL) {
            row.pop();
        }
        row
    };
    let row = prop::collection::vec(cell.clone(), 0..9).prop_map(ends_in_node).boxed();
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
pub fn values(ty: Type) -> BoxedStrategy<Vec<Value>> {
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
