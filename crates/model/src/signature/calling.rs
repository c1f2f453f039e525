//! How a site calls functions whose parameters and results no type holds: nodes that it makes from the parameters.
//!
//! The input of such a question is plain (`root`, and `p`, the value of one of its nodes), and so is its answer; what stands between
//! them and the solver's functions is one line, such as `value(lowestCommonAncestor(root, node(root, p), node(root, q)))`. Names that
//! [`CONVERSIONS`] has belong to the kit, all others are the solver's functions.

use super::{Signature, Type};
use std::fmt;

/// What the kit makes of values before a solver's function gets them, or of what one gives.
#[derive(Debug, PartialEq, Eq)]
pub struct Conversion {
    pub name: &'static str,
    /// How many values it takes.
    pub arity: usize,
    /// The kind of nodes, which names the piece of runtime that has it.
    pub kind: &'static str,
    pub gives: Given,
}

/// What a conversion gives, for whoever declares the function that takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Given {
    /// What its first argument is.
    Same,
    /// A node of a kind that is no list and no binary tree; the sites call all of these `Node`.
    Node,
    /// Something to print, made of what a function gave: a node of the same type as the function's first parameter.
    OfSame,
    /// Something to print, made of a `Node`.
    OfNode,
}

const fn conversion(name: &'static str, arity: usize, kind: &'static str, gives: Given) -> Conversion {
    Conversion { name, arity, kind, gives }
}

/// Every conversion.
pub const CONVERSIONS: [Conversion; 25] = [
    // The node of a tree or list that has a value.
    conversion("node", 2, "plain", Given::Same),
    // The value of a node; a list of none or one where there may be none.
    conversion("value", 1, "plain", Given::OfSame),
    conversion("value_if_any", 1, "plain", Given::OfSame),
    // The value of a node that must lie in a tree.
    conversion("value_in", 2, "plain", Given::OfSame),
    // A second tree like the first.
    conversion("copy", 1, "plain", Given::Same),
    // A list whose last node leads to that with an index, from 0; -1 for none.
    conversion("cycle", 2, "plain", Given::Same),
    // The index of a node in the list that begins with another; -1 for none.
    conversion("index", 2, "plain", Given::OfSame),
    // A list with the nodes of another behind its own.
    conversion("joined", 2, "plain", Given::Same),
    // A binary tree whose leaves lead to their neighbours among the leaves.
    conversion("ring_of_leaves", 1, "plain", Given::Same),
    // A graph from its lists of neighbours, and the lists of a copy of it.
    conversion("graph", 1, "graph", Given::Node),
    conversion("neighbours", 1, "graph", Given::OfNode),
    // A binary tree with pointers to the next node of a level, and its levels by these.
    conversion("next_tree", 1, "next", Given::Node),
    conversion("levels", 1, "next", Given::OfNode),
    // A list that can be walked both ways.
    conversion("doubly", 1, "doubly", Given::Node),
    // The places of a quad tree in level order.
    conversion("quads", 1, "quad", Given::OfNode),
    // A tree with any number of children, and the places of one.
    conversion("children", 1, "nary", Given::Node),
    conversion("places", 1, "nary", Given::OfNode),
    conversion("places_of_copy", 1, "nary", Given::OfNode),
    // A list with pointers to any of its nodes, by their indices or -1, and a copy of it: values with indices.
    conversion("random_list", 2, "random", Given::Node),
    conversion("random_pairs", 1, "random", Given::OfNode),
    // A binary tree with pointers to any of its nodes, by their indices among the nodes in level order, and a copy of it.
    conversion("random_tree", 2, "random_tree", Given::Node),
    conversion("random_places", 1, "random_tree", Given::OfNode),
    // The items of a nested list from its text, and the text of one.
    conversion("nested", 1, "nested", Given::Node),
    conversion("nested_text", 1, "nested", Given::OfNode),
    // Everything that an iterator gives.
    conversion("walked", 1, "nested", Given::OfNode),
];

/// The conversion with this name.
pub fn conversion_named(name: &str) -> Option<&'static Conversion> {
    CONVERSIONS.iter().find(|one| one.name == name)
}

/// What is called, and with what: the last term is the answer, those before it only happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Calling {
    /// The class of the solver's functions.
    pub owner: String,
    /// At least one.
    pub terms: Vec<Term>,
}

/// A part of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Term {
    /// A parameter of the problem, by its index.
    Parameter(usize),
    /// A conversion or a function of the solver's.
    Apply {
        /// The name of either.
        name: String,
        /// How the function stands to the objects of its class.
        on: On,
        arguments: Vec<Term>,
    },
}

/// How a function that is called stands to the objects of its class.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum On {
    /// It is called on the one object that all share.
    Shared,
    /// It is called on an object of its own, as two machines would: `Codec.encode(x)`.
    New,
    /// It makes an object: the name of the class, which begins with a capital.
    Class,
}

/// What is wrong with a call: one sentence, and what to do.
pub type CallFault = (String, String);

/// Terms nest no deeper than this.
const DEPTH_MAX: usize = 8;
/// Terms of one call.
const TERMS_MAX: usize = 8;

impl Calling {
    /// Reads `f(node(root, p)), root` with the names of parameters; `Codec.decode(Codec.encode(x))` calls on objects of their own.
    ///
    /// # Errors
    /// Where it is no call, where a name is none of a parameter, and where a conversion takes another number of values.
    pub fn parse(text: &str, parameters: &[&str]) -> Result<Calling, CallFault> {
        let mut parser = Parser { text, at: 0, parameters, owner: None };
        let mut terms = vec![parser.term(0)?];
        while parser.take(',') {
            terms.push(parser.term(0)?);
        }
        if parser.peek().is_some() || terms.len() > TERMS_MAX {
            return Err(parser.fault("is not a call"));
        }
        let owner = parser.owner.unwrap_or(Signature::SOLUTION).to_owned();
        let calling = Calling { owner, terms };
        match calling.functions().is_empty() {
            true => Err((format!("`{text}` calls no function of the solver's"), HELP.to_owned())),
            false => Ok(calling),
        }
    }

    /// The solver's functions, in the order in which they are called.
    pub fn functions(&self) -> Vec<&str> {
        let mut found = Vec::new();
        self.terms.iter().for_each(|term| {
            term.visit(&mut |name, _| {
                if conversion_named(name).is_none() && !found.contains(&name) {
                    found.push(name);
                }
            });
        });
        found
    }

    /// Whether a function or a conversion of this name is applied.
    pub fn applies(&self, name: &str) -> bool {
        let mut found = false;
        self.terms.iter().for_each(|term| term.visit(&mut |one, _| found |= one == name));
        found
    }

    /// The kinds of nodes that the call needs, each once.
    pub fn kinds(&self) -> Vec<&'static str> {
        let mut found = Vec::new();
        self.terms.iter().for_each(|term| {
            term.visit(&mut |name, _| {
                if let Some(conversion) = conversion_named(name)
                    && !found.contains(&conversion.kind)
                {
                    found.push(conversion.kind);
                }
            });
        });
        found
    }

    /// The call as it is written.
    pub fn written(&self, parameters: &[&str]) -> String {
        let terms: Vec<String> = self.terms.iter().map(|term| self.term(term, parameters)).collect();
        terms.join(", ")
    }

    fn term(&self, term: &Term, parameters: &[&str]) -> String {
        match term {
            Term::Parameter(index) => parameters.get(*index).copied().unwrap_or("?").to_owned(),
            Term::Apply { name, on, arguments } => {
                let arguments: Vec<String> = arguments.iter().map(|term| self.term(term, parameters)).collect();
                let owner = if *on == On::New { format!("{}.", self.owner) } else { String::new() };
                format!("{owner}{name}({})", arguments.join(", "))
            }
        }
    }
}

impl Term {
    /// Calls `see` with every name that is applied, the innermost first, and its arguments.
    pub fn visit<'t>(&'t self, see: &mut impl FnMut(&'t str, &'t [Term])) {
        if let Term::Apply { name, arguments, .. } = self {
            arguments.iter().for_each(|term| term.visit(see));
            see(name, arguments);
        }
    }

    /// Whether a function of the solver's is called in it.
    pub fn calls(&self) -> bool {
        let mut found = false;
        self.visit(&mut |name, _| found |= conversion_named(name).is_none());
        found
    }

    /// What is taken first.
    pub fn first_argument(&self) -> Option<&Term> {
        match self {
            Term::Parameter(_) => None,
            Term::Apply { arguments, .. } => arguments.first(),
        }
    }

    /// The parameter that it is, or is made from: the last one, which says which node it is.
    pub fn parameter(&self) -> Option<usize> {
        match self {
            Term::Parameter(index) => Some(*index),
            Term::Apply { name, arguments, .. } if name == "node" => arguments.last()?.parameter(),
            Term::Apply { arguments, .. } => arguments.first()?.parameter(),
        }
    }

    /// The type of a value as a declaration of a function says it; a `Node` is written as [`Type::NaryNode`].
    pub fn ty(&self, signature: &Signature) -> Type {
        match self {
            Term::Parameter(index) => signature.parameters.get(*index).map_or(Type::String, |p| p.ty.clone()),
            Term::Apply { name, arguments, .. } => match conversion_named(name).map(|one| one.gives) {
                Some(Given::Same) => arguments[0].ty(signature),
                Some(Given::Node) => Type::NaryNode,
                _ => Type::String,
            },
        }
    }
}

const HELP: &str = "write it as in `value(lowestCommonAncestor(root, node(root, p), node(root, q)))`";

struct Parser<'a> {
    text: &'a str,
    at: usize,
    parameters: &'a [&'a str],
    owner: Option<&'a str>,
}

impl<'a> Parser<'a> {
    fn peek(&mut self) -> Option<char> {
        let rest = &self.text[self.at..];
        self.at += rest.len() - rest.trim_start().len();
        self.text[self.at..].chars().next()
    }

    fn take(&mut self, wanted: char) -> bool {
        let found = self.peek() == Some(wanted);
        self.at += if found { wanted.len_utf8() } else { 0 };
        found
    }

    fn fault(&self, what: &str) -> CallFault {
        let rest: String = self.text[self.at..].chars().take(40).collect();
        (format!("`{}` {what}", if rest.is_empty() { self.text } else { &rest }), HELP.to_owned())
    }

    fn word(&mut self) -> Result<&'a str, CallFault> {
        self.peek();
        let rest = &self.text[self.at..];
        let length = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        if length == 0 {
            return Err(self.fault("is not a name"));
        }
        self.at += length;
        Ok(&rest[..length])
    }

    fn term(&mut self, depth: usize) -> Result<Term, CallFault> {
        if depth > DEPTH_MAX {
            return Err(self.fault("nests too deeply"));
        }
        let mut name = self.word()?;
        let is_apart = self.take('.');
        let is_class = !is_apart && name.starts_with(|c: char| c.is_ascii_uppercase()) && self.peek() == Some('(');
        if (is_apart || is_class) && *self.owner.get_or_insert(name) != name {
            return Err((format!("`{name}` is a second class"), "call functions of one class only".to_owned()));
        }
        if is_apart {
            name = self.word()?;
        }
        let on = match (is_apart, is_class) {
            (true, _) => On::New,
            (_, true) => On::Class,
            _ => On::Shared,
        };
        if !self.take('(') {
            let unknown = || {
                let names = self.parameters.join("`, `");
                (format!("`{name}` is not a parameter"), format!("the parameters are `{names}`"))
            };
            return self.parameters.iter().position(|p| *p == name).map(Term::Parameter).ok_or_else(unknown);
        }
        let mut arguments = Vec::new();
        while !self.take(')') {
            if !arguments.is_empty() && !self.take(',') {
                return Err(self.fault("was not expected: `,` or `)` was"));
            }
            arguments.push(self.term(depth + 1)?);
        }
        match conversion_named(name) {
            Some(one) if one.arity != arguments.len() || is_apart => {
                let message = format!("`{name}` takes {} values, not {}", one.arity, arguments.len());
                Err((message, "docs/nodes.md has what there is".to_owned()))
            }
            _ => Ok(Term::Apply { name: name.to_owned(), on, arguments }),
        }
    }
}

impl fmt::Display for Conversion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}
