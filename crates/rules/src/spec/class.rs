//! Design questions: `class:` with its constructor's `parameters:` and its `methods:`.

use super::values;
use super::{NAMES, is_identifier, parameters, refuse_columns_named_like_parameters, typed};
use ojkit_model::problem::Checker;
use ojkit_model::signature::{Class, Method, Signature, Type};
use ojkit_text::notation;
use ojkit_text::yaml::{Entry, Kind, Node, Reader, Resolved, Span, short};

const METHODS_MAX: usize = 64;
/// Columns of one name have one type: a constraint that names them speaks of them all.
const ONE_TYPE: &str = "parameters of one name have one type in all methods: rename one";

/// Reads the class into the signature: the parameters become the constructor's and, last, the calls.
pub fn class(reader: &mut Reader, entries: &[Entry], place: Span, signature: &mut Signature) {
    for key in ["function", "returns"] {
        if let Some(entry) = entries.iter().find(|entry| entry.key == key) {
            let message = format!("a class has no `{key}`");
            reader.fault(entry.span, message, "the parameters and results of its methods go below `methods`");
        }
    }
    let name = reader.require(entries, "class", "the spec", place).and_then(|node| reader.word(node, "class"));
    let name = name.unwrap_or_default().to_owned();
    if !name.is_empty() && !is_identifier(&name) {
        reader.fault(place, format!("`{}` cannot be the name of a class", short(&name)), NAMES);
    }
    if let Some(node) = Reader::get(entries, "parameters") {
        signature.parameters = parameters(reader, node);
    }
    let Some(node) = reader.require(entries, "methods", "the spec", place) else { return };
    let class = Class { name, methods: methods(reader, node) };
    if let Some(taken) = signature.parameters.iter().find(|p| p.name == Class::CALLS) {
        let message = format!("the constructor's parameter cannot be called `{}`", taken.name);
        reader.fault(place, message, "that is the name of the list of calls");
    }
    signature.parameters.push(class.calls());
    if let Some(node) = Reader::get(entries, "parameters") {
        refuse_columns_named_like_parameters(reader, node, &signature.parameters);
    }
    signature.class = Some(class);
}

fn methods(reader: &mut Reader, node: &Node) -> Vec<Method> {
    let entries = reader.entries(node, "methods").unwrap_or_default();
    if entries.is_empty() || entries.len() > METHODS_MAX {
        let message = format!("a class has 1 to {METHODS_MAX} methods, not {}", entries.len());
        let help = "as in `methods: { get: { parameters: { key: integer }, returns: integer } }`";
        reader.fault(node.span, message, help);
        return Vec::new();
    }
    let mut methods: Vec<Method> = Vec::new();
    for entry in entries {
        if !is_identifier(&entry.key) {
            reader.fault(entry.span, format!("`{}` cannot be the name of a method", short(&entry.key)), NAMES);
        }
        let what = format!("the method {}", short(&entry.key));
        let Some(parts) = reader.mapping(&entry.value, &what, &["parameters", "returns"]) else { continue };
        let taken = Reader::get(parts, "parameters").map(|node| parameters(reader, node)).unwrap_or_default();
        let returns = Reader::get(parts, "returns").and_then(|node| typed(reader, node, "returns"));
        for parameter in &taken {
            if !is_column(&parameter.ty) {
                let message = format!("`{}: {}` cannot be passed to a method", parameter.name, parameter.ty);
                reader.fault(entry.span, message, "a method's parameters are scalars or strings");
            }
            let others = methods.iter().flat_map(|method| &method.parameters);
            if others.clone().any(|other| other.name == parameter.name && other.ty != parameter.ty) {
                reader.fault(entry.span, format!("the parameter `{}` has two types", parameter.name), ONE_TYPE);
            }
        }
        if returns == Some(Type::Prefix) {
            reader.fault(entry.span, "a method cannot give a `prefix`", "only the function of a problem can");
        }
        methods.push(Method { name: entry.key.clone(), parameters: taken, returns: returns.unwrap_or(Type::Void) });
    }
    methods
}

/// Refuses what cannot compare the answers of calls.
pub fn check_checker(reader: &mut Reader, node: &Node, checker: &Checker) {
    let help = "use `values`, `floats`, `exact`, or a program";
    match checker {
        Checker::UnorderedLines | Checker::UnorderedList { .. } => {
            reader.fault(node.span, "the answers of a class come in the order of its calls", help);
        }
        Checker::Function { .. } => {
            reader.fault(node.span, "the answers of a class have several types, and no function checks them", help);
        }
        _ => {}
    }
}

/// The answers of an example's calls as one line of the site's notation with a final newline, from a list or from that notation as text;
/// `tags` are the methods that are called, by index.
pub fn answers(reader: &mut Reader, node: &Node, what: &str, class: &Class, tags: &[i64]) -> Option<String> {
    const HELP: &str =
        "one answer for the constructor and one for each call, `null` where there is none: `[null, null, 5]`";
    let text = match &node.kind {
        Kind::Sequence { .. } => listed(reader, node, what, class, tags)?,
        _ => reader.text(node, what)?.to_owned(),
    };
    match notation::answers(class, tags, &text) {
        Ok(line) => Some(line + "\n"),
        Err(error) => reader.refuse(node.span, format!("{what}: {}", error.message), HELP),
    }
}

/// A list of answers in the site's notation.
fn listed(reader: &mut Reader, node: &Node, what: &str, class: &Class, tags: &[i64]) -> Option<String> {
    let before = reader.count();
    let items = reader.sequence(node, what)?;
    let mut texts = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let tag = index.checked_sub(1).and_then(|index| tags.get(index)).and_then(|&tag| usize::try_from(tag).ok());
        let method = tag.and_then(|tag| class.methods.get(tag));
        let what = format!("{what}[{index}]");
        texts.push(match method.map_or(&Type::Void, |method| &method.returns) {
            _ if item.resolve() == Some(Resolved::Null) => "null".to_owned(),
            Type::Void if index <= tags.len() => {
                let whose = method.map_or("the constructor".to_owned(), |method| format!("`{}`", method.name));
                reader.mismatch(item, &what, &format!("null, since {whose} gives nothing")).unwrap_or_default()
            }
            // There is no such call, which is what is said of the whole.
            Type::Void => "null".to_owned(),
            ty => values::notation(reader, item, &what, ty).unwrap_or_default(),
        });
    }
    (reader.count() == before).then(|| format!("[{}]", texts.join(",")))
}

/// Whether a value of this type is one column of a call.
pub fn is_column(ty: &Type) -> bool {
    matches!(ty, Type::Integer | Type::Long | Type::Double | Type::Boolean | Type::Character | Type::String)
}
