//! The types of a problem's parameters and of its answer.

use std::fmt;

/// A type as LeetCode names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `integer`: 32 bits in the harness, checked against the constraints here.
    Integer,
    /// `long`: 64 bits.
    Long,
    /// `double`.
    Double,
    /// `boolean`: `true` or `false`.
    Boolean,
    /// `character`: one printable ASCII character.
    Character,
    /// `string`.
    String,
    /// `T[]`.
    Array(Box<Type>),
    /// `(a: integer, b: integer)[]`: rows with named columns, or tagged alternatives.
    Rows(Rows),
    /// `ListNode`: a singly linked list of integers.
    ListNode,
    /// `TreeNode`: a binary tree of integers.
    TreeNode,
    /// `void`: a function that changes its argument in place.
    Void,
}

/// The element type of rows with named columns.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rows {
    /// One alternative without a tag (plain columns), or two and more with tags.
    pub alternatives: Vec<Alternative>,
}

/// One form that a row may take.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Alternative {
    /// The literal first token of such a row; absent for plain columns.
    pub tag: Option<String>,
    /// What follows the tag.
    pub columns: Vec<Column>,
}

/// A named column of a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Column {
    /// The name that constraints use.
    pub name: String,
    /// A scalar type or `string`.
    pub ty: Type,
}

/// A typed, named parameter.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Parameter {
    /// The judge's own name.
    pub name: String,
    /// Its type.
    pub ty: Type,
}

/// What a solution takes and gives.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Signature {
    /// The judge's name of the function (`stoneGameIII`); absent where a problem has only stdin.
    pub function: Option<String>,
    /// The parameters, in order.
    pub parameters: Vec<Parameter>,
    /// The type of the answer; absent where only stdout counts.
    pub returns: Option<Type>,
}

impl Type {
    /// How many array brackets the type has; a string counts as a scalar.
    pub fn depth(&self) -> usize {
        match self {
            Type::Array(inner) => 1 + inner.depth(),
            Type::Rows(_) => 1,
            _ => 0,
        }
    }

    /// The type inside all brackets.
    pub fn innermost(&self) -> &Type {
        match self {
            Type::Array(inner) => inner.innermost(),
            other => other,
        }
    }
}

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Type::Integer => f.write_str("integer"),
            Type::Long => f.write_str("long"),
            Type::Double => f.write_str("double"),
            Type::Boolean => f.write_str("boolean"),
            Type::Character => f.write_str("character"),
            Type::String => f.write_str("string"),
            Type::Array(inner) => write!(f, "{inner}[]"),
            Type::Rows(rows) => write!(f, "{rows}[]"),
            Type::ListNode => f.write_str("ListNode"),
            Type::TreeNode => f.write_str("TreeNode"),
            Type::Void => f.write_str("void"),
        }
    }
}

impl fmt::Display for Rows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (i, alternative) in self.alternatives.iter().enumerate() {
            if i > 0 {
                f.write_str(" | ")?;
            }
            match &alternative.tag {
                None => {
                    for (j, column) in alternative.columns.iter().enumerate() {
                        let comma = if j > 0 { ", " } else { "" };
                        write!(f, "{comma}{}: {}", column.name, column.ty)?;
                    }
                }
                Some(tag) => {
                    f.write_str(tag)?;
                    for column in &alternative.columns {
                        match column.ty {
                            Type::Integer => write!(f, " {}", column.name)?,
                            ref ty => write!(f, " {}: {ty}", column.name)?,
                        }
                    }
                }
            }
        }
        f.write_str(")")
    }
}
