//! The values of one input, packed: an array is its cells and where its rows end.

use super::signature::{Parameter, Type};

/// A cell that holds nothing: a missing tree node, or a column that a row's alternative does not have.
pub const NULL: i64 = i64::MIN;

/// What one cell of a field holds, and how it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize)]
pub enum Cell {
    /// A whole number (`integer` or `long`).
    Int,
    /// The bits of an `f64` (`f64::to_bits(x) as i64`).
    Double,
    /// 0 or 1.
    Bool,
    /// The code of one character: a `character`, or one letter of a `string`.
    Char,
    /// The index of a row's alternative.
    Tag,
}

/// One packed array (or scalar) of an input: a parameter, or one column of a parameter with rows.
///
/// Rows with named columns are as many fields of equal length, side by side, so that `roads.a` is an array
/// like any other. A string is an array of characters: `string[]` has depth 2.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize)]
pub struct Field {
    /// The name that constraints use for the whole: the parameter's, or the column's.
    pub name: String,
    /// Index into the parameters.
    pub parameter: usize,
    /// For a column: (alternative, column); for the hidden tag column of rows: (0, `usize::MAX`).
    pub column: Option<(usize, usize)>,
    pub cell: Cell,
    /// Dimensions around one cell: 0 for a scalar, 1 for `integer[]` and `string`, 2 for `string[]`.
    pub depth: usize,
    /// Whether the innermost dimension is a string's letters.
    pub is_string: bool,
}

impl Field {
    /// Whether this is the hidden column that says which alternative a row has.
    pub fn is_tag(&self) -> bool {
        self.cell == Cell::Tag
    }

    /// The fields that these parameters are packed into, in order.
    pub fn of(parameters: &[Parameter]) -> Vec<Field> {
        let mut fields = Vec::new();
        for (parameter, p) in parameters.iter().enumerate() {
            if let Type::Rows(rows) = &p.ty {
                if rows.alternatives.len() > 1 || rows.alternatives.iter().any(|a| a.tag.is_some()) {
                    fields.push(Field {
                        name: p.name.clone(),
                        parameter,
                        column: Some((0, usize::MAX)),
                        cell: Cell::Tag,
                        depth: 1,
                        is_string: false,
                    });
                }
                for (a, alternative) in rows.alternatives.iter().enumerate() {
                    for (c, column) in alternative.columns.iter().enumerate() {
                        let (cell, depth, is_string) = Field::packing(&column.ty);
                        fields.push(Field {
                            name: column.name.clone(),
                            parameter,
                            column: Some((a, c)),
                            cell,
                            depth: depth + 1,
                            is_string,
                        });
                    }
                }
            } else {
                let (cell, depth, is_string) = Field::packing(&p.ty);
                fields.push(Field { name: p.name.clone(), parameter, column: None, cell, depth, is_string });
            }
        }
        fields
    }

    fn packing(ty: &Type) -> (Cell, usize, bool) {
        match ty {
            Type::Double => (Cell::Double, 0, false),
            Type::Boolean => (Cell::Bool, 0, false),
            Type::Character => (Cell::Char, 0, false),
            Type::String => (Cell::Char, 1, true),
            Type::Array(inner) => {
                let (cell, depth, is_string) = Field::packing(inner);
                (cell, depth + 1, is_string)
            }
            Type::ListNode | Type::TreeNode | Type::NaryNode => (Cell::Int, 1, false),
            Type::Integer | Type::Long | Type::Void | Type::Prefix | Type::Rows(_) => (Cell::Int, 0, false),
        }
    }
}

/// The packed content of one field.
///
/// `ends[k]` holds, for every item at depth `k` in order, where its items at depth `k + 1` end. A scalar has no `ends` and
/// one cell; `integer[]` has `ends == [[n]]`; `string[]` has `ends == [[n], [end of each string]]`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Value {
    /// See above; as many levels as the field's depth.
    pub ends: Vec<Vec<u32>>,
    /// All cells, in order.
    pub cells: Vec<i64>,
}

impl Value {
    /// A scalar.
    pub fn scalar(cell: i64) -> Value {
        Value { ends: Vec::new(), cells: vec![cell] }
    }

    /// A flat array.
    pub fn list(cells: Vec<i64>) -> Value {
        Value { ends: vec![vec![cells.len() as u32]], cells }
    }

    /// An empty value with room for this depth.
    pub fn with_depth(depth: usize) -> Value {
        Value { ends: vec![Vec::new(); depth], cells: Vec::new() }
    }

    /// Items at the outermost level (of a scalar: 1).
    pub fn len(&self) -> usize {
        match self.ends.first() {
            Some(level) => level.first().map_or(0, |&n| n as usize),
            None => 1,
        }
    }

    /// Whether the outermost level has no item.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The range of items at depth `level + 1` that item `index` at depth `level` holds.
    pub fn range(&self, level: usize, index: usize) -> std::ops::Range<usize> {
        let ends = &self.ends[level];
        let start = if index == 0 { 0 } else { ends[index - 1] as usize };
        start..ends[index] as usize
    }

    /// Forgets the content and keeps the memory.
    pub fn clear(&mut self) {
        self.ends.iter_mut().for_each(Vec::clear);
        self.cells.clear();
    }
}

/// One input: a value per field, and, where the layout repeats a block for every test case, the fields of each repetition.
///
/// Fields of the repeated block are empty in `fields` and present in each of `repeats`, and the other way round, so that a
/// field's index is the same everywhere.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
pub struct Input {
    /// A value per field of the problem.
    pub fields: Vec<Value>,
    /// For layouts with `repeat T:`, one set of fields per test case.
    pub repeats: Vec<Vec<Value>>,
}

/// A place in an input that a finding is about; a layout finds its token in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// The repetition, from 0, for a field of a repeated block.
    pub repeat: Option<usize>,
    /// Index into the problem's fields; without meaning for [`Part::Repeats`].
    pub field: usize,
    pub part: Part,
}

/// A part of a field's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The cell with this index, in packed order.
    Cell(usize),
    /// The number of items that item `index` at depth `level` holds: (0, 0) is the length of the whole.
    Length {
        /// The depth, from 0.
        level: usize,
        /// Which item at this depth, in order.
        index: usize,
    },
    /// The number of repetitions of the layout's block.
    Repeats,
}
