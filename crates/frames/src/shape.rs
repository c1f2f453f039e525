//! What a harness needs to know of a type: one letter per layer, the same in every language.
//!
//! `i` integer, `l` long, `d` double, `b` boolean, `c` character, `s` string, `n` ListNode, `t` TreeNode; before them `[` for a list,
//! `m` for rows of one fixed width (`rows columns` on stdin) and `k` for rows with named columns (`rows` on stdin). Harnesses of classes have
//! two more, alone: `q` for the calls and `a` for the list of their answers.

use crate::error::HarnessError;
use ojkit_model::signature::{Parameter, Type};

/// The letters of one parameter or of the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape(String);

impl Shape {
    /// The shape of a parameter; `fixed` says that all its rows have one width.
    pub fn of_parameter(parameter: &Parameter, fixed: bool) -> Result<Shape, HarnessError> {
        let mut letters = String::new();
        spell(&parameter.ty, &mut letters)
            .ok_or_else(|| HarnessError::Type { name: parameter.name.clone(), ty: parameter.ty.to_string() })?;
        if fixed && letters.starts_with("[[") {
            letters.replace_range(..2, "m");
        }
        Ok(Shape(letters))
    }

    /// The shape of what a call gives, by the type that the signature says; `what` names it in messages.
    pub fn of_answer(what: &str, ty: &Type) -> Result<Shape, HarnessError> {
        let mut letters = String::new();
        spell(ty, &mut letters).ok_or_else(|| HarnessError::Type { name: what.to_string(), ty: ty.to_string() })?;
        Ok(Shape(letters))
    }

    /// The same with 64 bits for whole numbers, so that an answer that is too large is seen and not cut.
    pub fn widened(&self) -> Shape {
        Shape(self.0.replace('i', "l"))
    }

    /// The letters, as the layout on stdin needs them.
    pub fn letters(&self) -> &str {
        &self.0
    }

    /// The letters of the value itself, whatever its layout: lists, scalars and nodes only.
    pub fn wire(&self) -> String {
        self.0.replace(['m', 'k'], "[[")
    }
}

/// Lists nest no deeper than this in a harness.
const DEPTH_MAX: usize = 3;

fn spell(ty: &Type, letters: &mut String) -> Option<()> {
    let letter = match ty {
        Type::Integer | Type::Prefix => 'i',
        Type::Long => 'l',
        Type::Double => 'd',
        Type::Boolean => 'b',
        Type::Character => 'c',
        Type::String => 's',
        Type::ListNode => 'n',
        // A tree with any number of children travels as the binary tree with the same places.
        Type::TreeNode | Type::NaryNode => 't',
        Type::Array(inner) if letters.len() < DEPTH_MAX => {
            letters.push('[');
            return spell(inner, letters);
        }
        Type::Rows(rows) if letters.is_empty() => {
            let mut columns = rows.alternatives.iter().flat_map(|a| &a.columns);
            let mut cell = match columns.next() {
                Some(column) => column.ty.clone(),
                None => Type::Integer,
            };
            for column in columns {
                cell = common(&cell, &column.ty)?;
            }
            let tags = rows.alternatives.iter().filter_map(|a| a.tag.as_ref());
            if !matches!(cell, Type::Integer | Type::Long) && tags.count() > 0 {
                return None;
            }
            if rows.alternatives.iter().filter_map(|a| a.tag.as_ref()).any(|tag| tag.parse::<i32>().is_err()) {
                return None;
            }
            letters.push('k');
            return spell(&cell, letters);
        }
        Type::Array(_) | Type::Rows(_) | Type::Void => return None,
    };
    letters.push(letter);
    Some(())
}

/// The one type that cells of two columns have in a list of lists.
fn common(a: &Type, b: &Type) -> Option<Type> {
    match (a, b) {
        (a, b) if a == b => Some(a.clone()),
        (Type::Integer | Type::Long, Type::Integer | Type::Long) => Some(Type::Long),
        _ => None,
    }
}
