//! `a is the preorder and b the inorder traversal of one binary tree`: two orders in which the nodes of a tree are visited.

use super::{Atom, Form, Reach, Ties, comparison};
use crate::binder::terms::{Binder, OrFault};
use crate::partial::allowed::{Allowed, At};
use crate::partial::partial_input::PartialInput;
use crate::values::{Broken, Values};
use ojkit_model::constraint::{Comparison, Expr};

/// Two arrays without repeated values are traversals of one binary tree.
///
/// The second array is what a stack gives that takes the values of the first in order: inorder of preorder, postorder of inorder, and postorder
/// of preorder, where a value that is taken onto another one is its child. Two orders say which trees there are by Knuth, The Art of Computer
/// Programming 1, 2.3.1.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct Traversal {
    /// The field that is drawn first.
    pushed: usize,
    popped: usize,
    /// Whether what lies on the stack are the ancestors of a node: each has two children at most, and the first of all comes off last.
    of_ancestors: bool,
}

/// The stack while the second array is read.
#[derive(Clone, Debug, Default)]
pub struct Stack {
    /// How many cells of the second array are read.
    read: usize,
    /// How many of the first are taken.
    taken: usize,
    /// Values with their children.
    open: Vec<(i64, u8)>,
}

/// Not more values are offered to be taken at once: to list all of them for each cell takes too long in large trees, and small ones have no more.
const TAKEN_MAX: usize = 64;

impl Traversal {
    fn can_take(&self, stack: &Stack) -> bool {
        match stack.open.last() {
            None => !self.of_ancestors || stack.taken == 0,
            Some((_, children)) => !self.of_ancestors || *children < 2,
        }
    }

    /// Whether the top may come off: the values that are left need a parent.
    fn can_give(&self, stack: &Stack, count: usize) -> bool {
        let Some((_, rest)) = stack.open.split_last() else { return false };
        !self.of_ancestors || stack.taken == count || rest.iter().any(|(_, children)| *children < 2)
    }

    /// Reads the next value of the second array.
    fn read(&self, stack: &mut Stack, pushed: &[i64], next: i64) -> Option<()> {
        stack.read += 1;
        if stack.open.last().is_none_or(|(top, _)| *top != next) {
            loop {
                let value = *pushed.get(stack.taken).filter(|_| self.can_take(stack))?;
                if let Some((_, children)) = stack.open.last_mut() {
                    *children += 1;
                }
                stack.open.push((value, 0));
                stack.taken += 1;
                if value == next {
                    break;
                }
            }
        }
        self.can_give(stack, pushed.len()).then_some(())?;
        stack.open.pop();
        Some(())
    }
}

impl Form for Traversal {
    type State = Stack;
    const WORDINGS: &'static [&'static str] = &[
        "{} is the preorder and {} the inorder traversal of one binary tree",
        "{} is the inorder and {} the postorder traversal of one binary tree",
        "{} is the preorder and {} the postorder traversal of one binary tree",
    ];
    mentions!(fields: pushed, popped;);

    fn bind(binder: &mut Binder, wording: usize, of: &[Expr], _: Option<usize>) -> OrFault<Vec<Atom>> {
        let (pushed, popped) = binder.two_flat(&of[0], &of[1])?;
        let same = comparison(binder.length(pushed, &[]), Comparison::Equal, binder.length(popped, &[]));
        Ok(vec![same, Traversal { pushed, popped, of_ancestors: wording == 2 }.into()])
    }

    fn check(&self, _reach: &Reach, values: &mut Values) -> Broken {
        let (pushed, popped) = (&values.field(self.pushed).cells, &values.field(self.popped).cells);
        let mut stack = Stack::default();
        let is_read = popped.iter().all(|next| self.read(&mut stack, pushed, *next).is_some());
        let fields = &values.variables.fields;
        let message = || {
            format!(
                "no binary tree has the traversals `{}` and `{}`",
                fields[self.pushed].name, fields[self.popped].name
            )
        };
        (!is_read || stack.taken < pushed.len()).then(|| (values.whole(self.popped), message()))
    }

    fn ties(&self) -> Ties<'_> {
        Ties { behind: Some((self.pushed, self.popped)), from_another: Some(self.popped), ..Ties::default() }
    }

    fn allow(&self, stack: &mut Stack, at: &At, input: &PartialInput, allowed: &mut Allowed) {
        let Some((drawn, pushed, _)) = input.drawn_from(at, self.popped, self.pushed) else { return };
        if at.cell == 0 || stack.read > at.cell {
            *stack = Stack::default();
        }
        for next in &drawn[stack.read..] {
            if self.read(stack, pushed, *next).is_none() {
                return allowed.keep_members(&[]);
            }
        }
        let mut members: Vec<i64> = Vec::new();
        if self.can_give(stack, pushed.len()) {
            members.extend(stack.open.last().map(|(top, _)| *top));
        }
        if self.can_take(stack) {
            // The first that is taken becomes a child of the top, each further one of the one before it.
            let (mut trial, rest) = (stack.clone(), &pushed[stack.taken..]);
            let has_room = |trial: &Stack| trial.open.iter().any(|(_, children)| *children < 2);
            if let Some((_, children)) = trial.open.last_mut() {
                *children += 1;
            }
            let room_below = has_room(&trial);
            let fits = |at: usize| !self.of_ancestors || at + 1 == rest.len() || at > 0 || room_below;
            members.extend((0..rest.len().min(TAKEN_MAX)).filter(|&at| fits(at)).map(|at| rest[at]));
        }
        members.sort_unstable();
        allowed.keep_members(&members);
    }
}
