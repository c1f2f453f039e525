//! Calls that make nodes: a function with plain parameters and a plain answer, written behind a submission, that a harness calls instead
//! of the submission's own.
//!
//! What the site's function takes is made by conversions, whose texts in each language lie in `nodes/`, one file for a kind of nodes, with
//! the site's definition of the node. So no harness knows of them: it reads and writes lists and binary trees.

use crate::Language;
use crate::call::{Call, Request};
use crate::cutter::Called;
use ojkit_frames::{HarnessError, Shape};
use ojkit_model::signature::calling::{Calling, On, Term, conversion_named};
use ojkit_text::table::read_table;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// The class, or what a language has instead, and the function that the harness calls.
pub(crate) const OWNER: &str = "OjkitCall";
pub(crate) const FUNCTION: &str = "ojkitCall";

/// What a language has for a kind of nodes.
#[derive(Clone, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Piece {
    /// By name, what the site defines beside a submission.
    #[serde(default)]
    defines: BTreeMap<String, String>,
    /// By the name of a class in C++, what it has beside that where it is judged.
    #[serde(default)]
    members: BTreeMap<String, String>,
    /// The conversions.
    #[serde(default)]
    code: String,
}

/// The kinds, and by the language's name what each has.
static KINDS: LazyLock<BTreeMap<&'static str, BTreeMap<String, Piece>>> = LazyLock::new(|| {
    let files = [
        ("plain", include_str!("nodes/plain.yaml")),
        ("graph", include_str!("nodes/graph.yaml")),
        ("next", include_str!("nodes/next.yaml")),
        ("doubly", include_str!("nodes/doubly.yaml")),
        ("quad", include_str!("nodes/quad.yaml")),
        ("nary", include_str!("nodes/nary.yaml")),
        ("random", include_str!("nodes/random.yaml")),
        ("random_tree", include_str!("nodes/random_tree.yaml")),
        ("nested", include_str!("nodes/nested.yaml")),
    ];
    files.into_iter().map(|(kind, text)| (kind, read_table(text).unwrap_or_default())).collect()
});

/// Something that a call works with: a parameter of the problem, or what an earlier statement gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    Parameter(usize),
    Given(usize),
}

/// One function or conversion that is called.
#[derive(Clone, Debug)]
pub struct Statement {
    pub name: String,
    pub is_conversion: bool,
    pub on: On,
    pub arguments: Vec<Place>,
    /// Whether anything takes what it gives.
    pub is_used: bool,
}

/// What is written behind a submission.
#[derive(Clone, Debug)]
pub struct Adapter<'a> {
    pub(crate) owner: &'a str,
    /// Per parameter its shape, and its type as the submission's own function declares it, where that takes it as it is.
    pub parameters: Vec<(Shape, Option<String>)>,
    pub statements: Vec<Statement>,
    pub result: Place,
    pub returns: Shape,
    /// The conversions' texts.
    pub code: String,
    /// The functions among the submission's that are called on an object.
    pub receivers: Vec<String>,
}

impl Adapter<'_> {
    /// Whether one object is there for all functions that have none of their own.
    pub fn shares_object(&self) -> bool {
        self.statements.iter().any(|statement| !statement.is_conversion && statement.on == On::Shared)
    }

    /// The statements, written by `write` from the number of each, its text without the arguments' brackets, and the arguments.
    pub fn lines(&self, write: impl Fn(usize, &Statement, &[String]) -> String) -> String {
        let numbered = self.statements.iter().enumerate();
        numbered
            .map(|(index, statement)| {
                let arguments: Vec<String> = statement.arguments.iter().map(|&place| name(place)).collect();
                write(index, statement, &arguments)
            })
            .collect()
    }
}

/// The name of a value in every language.
pub(crate) fn name(place: Place) -> String {
    match place {
        Place::Parameter(index) => format!("ojkit_a{index}"),
        Place::Given(index) => format!("ojkit_x{index}"),
    }
}

/// What the site defines beside a submission for the nodes of a call: each with its name.
pub(crate) fn defines(language: Language, calling: &Calling) -> Vec<(String, String)> {
    let pieces = calling.kinds().into_iter().filter_map(|kind| KINDS.get(kind)?.get(language.name()));
    pieces.flat_map(|piece| &piece.defines).map(|(name, text)| (name.clone(), text.clone())).collect()
}

/// Whether a language has the nodes of a call.
pub(crate) fn has(language: Language, calling: &Calling) -> bool {
    calling.kinds().iter().all(|kind| KINDS.get(kind).is_some_and(|pieces| pieces.contains_key(language.name())))
}

/// What a harness is made from where a call makes nodes: the submission with the adapter behind it, what stands before it, and what is called.
pub(crate) struct Adapted {
    pub source: Vec<u8>,
    pub call: Call,
}

/// Writes the adapter of a request.
///
/// # Errors
/// Where the language has no conversions of this kind.
pub(crate) fn adapted(request: &Request, calling: &Calling, mut call: Call) -> Result<Adapted, HarnessError> {
    let language = request.language;
    let refused = || HarnessError::Nodes { language: language.title(), kinds: calling.kinds().join(", ") };
    let mut code = String::new();
    for kind in calling.kinds() {
        let piece = KINDS.get(kind).and_then(|pieces| pieces.get(language.name())).ok_or_else(refused)?;
        code.push_str(&piece.code);
        call.defines.extend(piece.defines.iter().map(|(name, text)| {
            let more = piece.members.get(name).map_or(String::new(), |more| format!("public: {more}"));
            (name.clone(), text.replacen("public:", if more.is_empty() { "public:" } else { &more }, 1))
        }));
    }
    let method = call.methods.first().ok_or(HarnessError::NoFunction)?;
    let declared = declared(language, request.source, calling);
    let mut statements = Vec::new();
    let last = calling.terms.len() - 1;
    let mut result = Place::Parameter(0);
    for (index, term) in calling.terms.iter().enumerate() {
        result = lower(term, &mut statements);
        if let (Place::Given(given), false) = (result, index == last) {
            statements[given].is_used = false;
        }
    }
    let written = |parameter: usize| {
        let takes = |statement: &Statement| {
            let at = statement.arguments.iter().position(|&place| place == Place::Parameter(parameter))?;
            let function =
                declared.iter().find(|f| !statement.is_conversion && is_named(language, &f.name, &statement.name))?;
            Some(function.parameters.as_ref()?.get(at)?.ty.clone())
        };
        statements.iter().find_map(takes).filter(|ty| !ty.is_empty())
    };
    let parameters = method.parameters.iter().enumerate().map(|(i, shape)| (shape.clone(), written(i))).collect();
    let returns = method.answer.as_ref().map(|(_, declared)| declared.clone()).ok_or(HarnessError::NoAnswer)?;
    let receivers = declared.iter().filter(|f| f.receiver).map(|f| f.name.clone()).collect();
    let adapter = Adapter { owner: &calling.owner, parameters, statements, result, returns, code, receivers };
    let text = (language.facts().adapter)(&adapter, request.source);
    let method = &mut call.methods[0];
    (method.name, method.in_place, method.is_prefix) = (FUNCTION.to_owned(), false, false);
    call.owner = OWNER.to_owned();
    Ok(Adapted { source: [request.source, b"\n", text.as_bytes()].concat(), call })
}

fn is_named(language: Language, declared: &str, name: &str) -> bool {
    declared == name || declared == language.method_name(name) || declared == language.constructor_name(name)
}

fn declared(language: Language, source: &[u8], calling: &Calling) -> Vec<crate::declaration::Function> {
    let functions = calling.functions().into_iter().map(str::to_owned).collect();
    let called = Called { owner: &calling.owner, functions, is_class: false };
    language.entries(source, &language.mask(source), &called).1.unwrap_or_default()
}

fn lower(term: &Term, statements: &mut Vec<Statement>) -> Place {
    match term {
        Term::Parameter(index) => Place::Parameter(*index),
        Term::Apply { name, on, arguments } => {
            let arguments: Vec<Place> = arguments.iter().map(|argument| lower(argument, statements)).collect();
            let is_conversion = conversion_named(name).is_some();
            // What a conversion has made of the same things is made once.
            let is_same = |one: &Statement| one.is_conversion && one.name == *name && one.arguments == arguments;
            if let Some(at) = statements.iter().position(is_same) {
                return Place::Given(at);
            }
            statements.push(Statement { name: name.clone(), is_conversion, on: *on, arguments, is_used: true });
            Place::Given(statements.len() - 1)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_model::signature::calling::CONVERSIONS;

    #[test]
    fn every_conversion_has_its_text_in_cpp_java_and_python() {
        for conversion in &CONVERSIONS {
            for language in ["cpp", "java", "python"] {
                let piece = KINDS.get(conversion.kind).and_then(|pieces| pieces.get(language));
                let word = format!(" {}(", conversion.name);
                assert!(
                    piece.is_some_and(|piece| piece.code.contains(&word)),
                    "{language} lacks `{}`",
                    conversion.name
                );
            }
        }
    }
}
