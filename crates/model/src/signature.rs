//! The types of a problem's parameters and of its answer.

pub mod calling;

use calling::Calling;
use std::borrow::Cow;
use std::fmt;

/// A type as LeetCode names it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// `integer`: 32 bits in the harness, checked against the constraints here.
    Integer,
    /// `long`: 64 bits.
    Long,
    Double,
    /// `boolean`: `true` or `false`.
    Boolean,
    /// `character`: one printable ASCII character.
    Character,
    String,
    Array(Box<Type>),
    /// `(a: integer, b: integer)[]`: rows with named columns, or tagged alternatives.
    Rows(Rows),
    /// `ListNode`: a singly linked list of integers.
    ListNode,
    /// `TreeNode`: a binary tree of integers.
    TreeNode,
    /// `NaryNode`: a tree of integers whose nodes have any number of children.
    NaryNode,
    /// `void`: a function that changes its argument in place.
    Void,
    /// `prefix`: a function that changes its first argument in place, and gives how many of its first elements are the answer.
    Prefix,
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
    pub name: String,
    pub ty: Type,
}

/// What a solution takes and gives.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Signature {
    /// The judge's name of the function (`stoneGameIII`); absent where a problem has only stdin.
    pub function: Option<String>,
    pub parameters: Vec<Parameter>,
    /// The type of the answer; absent where only stdout counts.
    pub returns: Option<Type>,
    /// For a design question, the class: the parameters are then its constructor's and, last, the calls.
    pub class: Option<Class>,
    /// How the site calls the solver's functions, where they do not simply take the parameters and give the answer.
    pub calling: Option<Calling>,
}

/// The class of a design question.
///
/// An input is the constructor's arguments and the calls: rows of a parameter `calls`, each tagged with its method's name, with a
/// column for each of the method's parameters.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Class {
    /// The judge's name of the class.
    pub name: String,
    /// Its methods, in the order of the calls' alternatives.
    pub methods: Vec<Method>,
}

/// A method of a design question's class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Method {
    /// The judge's name.
    pub name: String,
    pub parameters: Vec<Parameter>,
    /// What it gives; [`Type::Void`] shows as `null` in the list of answers.
    pub returns: Type,
}

impl Class {
    /// The name of the parameter that holds the calls.
    pub const CALLS: &str = "calls";

    /// The parameter that holds the calls, in the methods' order.
    pub fn calls(&self) -> Parameter {
        let column = |p: &Parameter| Column { name: p.name.clone(), ty: p.ty.clone() };
        let alternative = |method: &Method| Alternative {
            tag: Some(method.name.clone()),
            columns: method.parameters.iter().map(column).collect(),
        };
        let alternatives = self.methods.iter().map(alternative).collect();
        Parameter { name: Self::CALLS.to_string(), ty: Type::Rows(Rows { alternatives }) }
    }
}

impl Signature {
    /// Whether a site calls it: a function whose answer has a type, or the methods of a class.
    pub fn is_called(&self) -> bool {
        self.class.is_some() || (self.function.is_some() && self.returns.is_some())
    }

    /// The class through which a submission is entered: the design question's own, else `Solution`.
    pub fn owner(&self) -> &str {
        let owner = self.calling.as_ref().map_or(Self::SOLUTION, |calling| &calling.owner);
        self.class.as_ref().map_or(owner, |class| &class.name)
    }

    /// The name of the class that holds a function.
    pub(crate) const SOLUTION: &str = "Solution";

    /// What the constructor takes: all but the calls for a class, nothing for a function.
    pub fn constructor(&self) -> &[Parameter] {
        match (&self.class, self.parameters.split_last()) {
            (Some(_), Some((_, constructor))) => constructor,
            _ => &[],
        }
    }

    /// What is called: the methods of a class, or the function as the only one.
    pub fn methods(&self) -> Cow<'_, [Method]> {
        match (&self.class, &self.function) {
            (Some(class), _) => Cow::Borrowed(&class.methods),
            (None, Some(function)) => Cow::Owned(vec![Method {
                name: function.clone(),
                parameters: self.parameters.clone(),
                returns: self.returns.clone().unwrap_or(Type::Void),
            }]),
            (None, None) => Cow::Borrowed(&[]),
        }
    }

    /// The type of what one run gives: the answer, or the first parameter where a function changes that in place.
    pub fn answer(&self) -> Option<&Type> {
        match self.returns.as_ref()? {
            Type::Void | Type::Prefix => self.parameters.first().map(|p| &p.ty),
            other => Some(other),
        }
    }
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
            Type::NaryNode => f.write_str("NaryNode"),
            Type::Void => f.write_str("void"),
            Type::Prefix => f.write_str("prefix"),
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
