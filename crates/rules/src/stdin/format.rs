//! A layout, compiled: what stands on which line.

use crate::expr::term::{Term, VarId};
use crate::expr::variables::Var;
use ojkit_model::input::Field;
use ojkit_model::signature::{Rows, Type};

/// How the inputs of one problem are laid out.
#[derive(Clone, Debug, serde::Serialize)]
pub struct Format {
    pub(super) fields: Vec<Field>,
    pub(super) blocks: Vec<Block>,
    /// Names in the layout that are no parameters, and what they are equal to.
    pub(super) bound: Vec<Bound>,
    pub(super) vars: Vec<Var>,
    /// Which fields a repetition has values of its own for.
    pub(super) repeated: Vec<bool>,
    /// Which fields may have characters past ASCII, because an alphabet or a list of values names some.
    pub(super) wide: Vec<bool>,
}

/// A name of the layout that is no parameter.
#[derive(Clone, Debug, serde::Serialize)]
pub(super) struct Bound {
    pub(super) name: String,
    pub(super) var: VarId,
    /// Its value after everything in its block is known; nothing for the number of repetitions.
    pub(super) term: Option<Term>,
    /// Whether every repetition has its own.
    pub(super) in_repeat: bool,
}

/// Some whole lines.
#[derive(Clone, Debug, serde::Serialize)]
pub(super) enum Block {
    /// Items side by side, one space between them.
    Line(Vec<Item>),
    /// A line of cells per row.
    Matrix { field: usize, kind: Kind, rows: Size, width: Size, glued: bool },
    /// A line with the length and a line of cells per row; the number of rows has been stated.
    Ragged { field: usize, kind: Kind },
    /// A line per string.
    Strings { field: usize, rows: Size },
    /// A line per string, row after row; rows and columns have been stated.
    StringMatrix { field: usize },
    /// Per row a line with its length, then a line per string; the number of rows has been stated.
    StringRagged { field: usize },
    /// A line per row of named columns.
    Table(Table),
    /// Blocks for every test case.
    Repeat { count: Count, blocks: Vec<Block>, bound: Vec<usize> },
}

/// One or more tokens of a line.
#[derive(Clone, Debug, serde::Serialize)]
pub(super) enum Item {
    /// A scalar.
    Cell { field: usize, kind: Kind },
    /// A string without spaces beside other tokens.
    Word { field: usize },
    /// A string that has its line for itself.
    Text { field: usize },
    /// A name that is no parameter.
    Bound(usize),
    /// The parameter that is the number of repetitions.
    Repeats { field: usize },
    /// The number of a field's items.
    Rows { field: usize },
    /// The number of cells in each row.
    Width { field: usize },
    /// The cells of a flat array.
    Cells { field: usize, kind: Kind, size: Size },
}

/// Rows with named columns.
#[derive(Clone, Debug, serde::Serialize)]
pub(super) struct Table {
    /// The field that names the alternative, where rows have tags.
    pub(super) tag: Option<usize>,
    pub(super) alternatives: Vec<TableRow>,
    pub(super) rows: Size,
}

#[derive(Clone, Debug, serde::Serialize)]
pub(super) struct TableRow {
    pub(super) tag: String,
    /// Field and kind of each column; no kind for a string.
    pub(super) columns: Vec<(usize, Option<Kind>)>,
}

/// How many items there are.
#[derive(Clone, Debug, serde::Serialize)]
pub(super) enum Size {
    /// As many as the tokens before them say.
    Stated,
    /// As an equality says.
    Known { term: Term, label: String },
    /// As many as the line has.
    Rest,
}

/// Where the number of repetitions comes from.
#[derive(Clone, Debug, serde::Serialize)]
pub(super) enum Count {
    /// A parameter that has been read.
    Field(usize),
    /// A bound name that has been read.
    Slot(usize),
}

/// How a cell is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize)]
pub(super) enum Kind {
    Int,
    /// A whole number, or `null`.
    Node,
    Double,
    Bool,
    Char,
}

impl Kind {
    /// The kind of the cells inside a type; nothing for types whose cells are letters of strings, or that have none.
    pub(super) fn of(ty: &Type) -> Option<Kind> {
        match ty.innermost() {
            Type::Integer | Type::Long | Type::ListNode => Some(Kind::Int),
            Type::TreeNode | Type::NaryNode => Some(Kind::Node),
            Type::Double => Some(Kind::Double),
            Type::Boolean => Some(Kind::Bool),
            Type::Character => Some(Kind::Char),
            Type::String | Type::Array(_) | Type::Rows(_) | Type::Void | Type::Prefix => None,
        }
    }

    /// What an error calls some of them.
    pub(super) fn plural(self) -> &'static str {
        match self {
            Kind::Int | Kind::Double => "numbers",
            Kind::Node => "nodes",
            Kind::Bool => "booleans",
            Kind::Char => "characters",
        }
    }
}

impl Format {
    pub(super) fn from_parts(fields: Vec<Field>, blocks: Vec<Block>) -> Format {
        let none = vec![false; fields.len()];
        Format { repeated: none.clone(), wide: none, bound: Vec::new(), vars: Vec::new(), fields, blocks }
    }

    /// For each of so many parameters, whether all its rows have one width, which its layout states (`rows columns`).
    pub fn states_width(&self, parameters: usize) -> Vec<bool> {
        let stated = |parameter| {
            let is_width =
                |item: &Item| matches!(item, Item::Width { field } if self.fields[*field].parameter == parameter);
            self.blocks.iter().any(|block| matches!(block, Block::Line(items) if items.iter().any(is_width)))
        };
        (0..parameters).map(stated).collect()
    }

    /// The packed fields of the inputs that this layout reads and writes.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }
}

impl Table {
    /// The table of a parameter's rows; nothing where a column is neither a scalar nor a string, or a row has nothing to write.
    pub(super) fn new(fields: &[Field], parameter: usize, rows: &Rows, size: Size) -> Option<Table> {
        let mine = || fields.iter().enumerate().filter(|(_, f)| f.parameter == parameter);
        let tag = mine().find(|(_, f)| f.is_tag()).map(|(index, _)| index);
        let mut alternatives = Vec::new();
        for (a, alternative) in rows.alternatives.iter().enumerate() {
            let mut columns = Vec::new();
            for (c, column) in alternative.columns.iter().enumerate() {
                let (field, _) = mine().find(|(_, f)| f.column == Some((a, c)))?;
                if !matches!(column.ty, Type::String) && (Kind::of(&column.ty).is_none() || fields[field].depth != 1) {
                    return None;
                }
                columns.push((field, Kind::of(&column.ty)));
            }
            let text = alternative.tag.clone().unwrap_or_default();
            if tag.is_some() == text.is_empty() || (text.is_empty() && columns.is_empty()) {
                return None;
            }
            alternatives.push(TableRow { tag: text, columns });
        }
        (!alternatives.is_empty()).then_some(Table { tag, alternatives, rows: size })
    }

    /// All fields of the table, the tag's first.
    pub(super) fn fields(&self) -> impl Iterator<Item = usize> {
        self.tag.into_iter().chain(self.alternatives.iter().flat_map(|row| row.columns.iter().map(|column| column.0)))
    }
}
