//! Design questions: a class, its methods, and examples as lists of operations and of their arguments.

use super::examples::{Parsed, split, value};
use super::page::{Page, RawExample, Version};
use super::words::{has_word, is_word};
use ojkit_languages::declaration::{self, Declaration, declarations, type_of};
use ojkit_model::input::{Field, Value};
use ojkit_model::signature::{Class, Method, Parameter, Signature, Type};
use ojkit_rules::spec::{is_column, is_identifier};
use ojkit_text::notation;
use serde_json::Value as Json;

/// The operations and the arguments of an example.
struct Calls {
    operations: Vec<String>,
    arguments: Vec<Vec<Json>>,
}

impl Calls {
    /// Reads `["A","f"]` and `[[],[1]]`; nothing where the example is of another kind.
    fn of(raw: &RawExample) -> Option<Calls> {
        let parts = split(&raw.input);
        let [(_, operations), (_, arguments)] = parts.as_slice() else { return None };
        let calls = Calls {
            operations: serde_json::from_str(operations).ok()?,
            arguments: serde_json::from_str(arguments).ok()?,
        };
        let named = calls.operations.first()?.starts_with(|c: char| c.is_ascii_uppercase());
        (named
            && calls.operations.len() == calls.arguments.len()
            && calls.operations.iter().all(|name| is_identifier(name)))
        .then_some(calls)
    }
}

/// The class of a page whose examples are lists of operations; nothing where they are not.
pub fn signature(page: &Page) -> Option<Signature> {
    let version = page.main()?;
    let examples: Vec<(Calls, Vec<Json>)> = version
        .examples
        .iter()
        .filter_map(|raw| Some((Calls::of(raw)?, serde_json::from_str(&raw.output).unwrap_or_default())))
        .collect();
    let name = examples.first()?.0.operations[0].clone();
    let declared: Vec<Declaration> =
        page.code.iter().flat_map(|code| declarations(code.language, &code.text)).collect();
    let mut methods: Vec<Method> = Vec::new();
    for operation in examples.iter().flat_map(|(calls, _)| &calls.operations).filter(|operation| **operation != name) {
        if !methods.iter().any(|method| method.name == *operation) {
            methods.push(method(&[operation], version, &examples, &declared));
        }
    }
    let parameters = method(&[&name, "__init__", "new"], version, &examples, &declared).parameters;
    Some(Signature { function: None, parameters, returns: None, class: Some(Class { name, methods }), calling: None })
}

/// What the description says of a method: `void update(int index, int val)`.
#[derive(Default)]
struct Told {
    parameters: Vec<declaration::Parameter>,
    returns: String,
    /// Whether a constraint line knows one of the names. A solution may call them otherwise, or have a class of its own with such a method.
    is_bound: bool,
}

fn told(version: &Version, operation: &str) -> Told {
    let prose = &version.prose;
    let read = |(at, opening): (usize, &str)| -> Option<Told> {
        let inside = prose[at + opening.len()..].split_once(')')?.0;
        let parameter = |part: &str| {
            let (ty, name) = part.trim().rsplit_once(' ')?;
            (ty.starts_with(|c: char| c.is_ascii_alphabetic()) && is_identifier(name))
                .then(|| declaration::Parameter { name: name.to_owned(), ty: ty.trim().to_owned() })
        };
        let parts = inside.split(',').filter(|part| !part.trim().is_empty());
        let parameters = parts.map(parameter).collect::<Option<Vec<_>>>()?;
        let before = prose[..at].rsplit('\n').next().unwrap_or_default();
        let returns = before.split_whitespace().last().filter(|ty| type_of(ty).is_some()).unwrap_or_default();
        let is_told = !(prose[..at].ends_with(is_word) || parameters.is_empty() && returns.is_empty());
        is_told.then(|| Told { parameters, returns: returns.to_owned(), is_bound: false })
    };
    let opening = format!("{operation}(");
    let mut told = prose.match_indices(&opening).find_map(read).unwrap_or_default();
    told.is_bound = version.constraints.iter().any(|line| told.parameters.iter().any(|one| has_word(line, &one.name)));
    told
}

/// A method by its declarations, by the description and by the calls of the examples; the first of its names is the one that they use.
fn method(names: &[&str], version: &Version, examples: &[(Calls, Vec<Json>)], declared: &[Declaration]) -> Method {
    let operation = names[0];
    let is_meant = |name: &String| *name == operation;
    let calls = examples.iter().flat_map(|(calls, _)| calls.operations.iter().zip(&calls.arguments));
    let arguments: Vec<&Vec<Json>> = calls.filter(|(name, _)| is_meant(name)).map(|(_, arguments)| arguments).collect();
    let arity = arguments.first().map_or(0, |arguments| arguments.len());
    let said = told(version, operation);
    let told = Some(&said.parameters[..]).filter(|told| told.len() == arity);
    let bound = told.filter(|_| said.is_bound);
    let named = declared.iter().filter(|one| names.contains(&one.name.as_str()) && one.parameters.len() == arity);
    let typed = named.filter(|one| one.parameters.iter().all(|one| type_of(&one.ty).is_some()));
    let mut fitting: Vec<&[declaration::Parameter]> = typed.map(|one| &one.parameters[..]).collect();
    // One with the names that the lines know goes first.
    let is_bound = |one: &[declaration::Parameter]| {
        bound.is_some_and(|told| one.iter().map(|one| &one.name).eq(told.iter().map(|one| &one.name)))
    };
    fitting.sort_by_key(|one| !is_bound(one));
    let called = bound.or(fitting.first().copied()).or(told);
    let parameter = |at: usize| {
        // Python's `int` is any integer, and the others say how wide.
        let widest = |ty: Type, other: Type| match (ty.innermost(), other.innermost()) {
            (Type::Integer, Type::Long) => other,
            _ => ty,
        };
        let written = fitting.iter().filter_map(|one| type_of(&one[at].ty)).reduce(widest);
        let ty = written.or_else(|| type_of(&told?[at].ty));
        let shown = || union(arguments.iter().filter_map(|arguments| arguments.get(at)));
        let name = called.map_or_else(|| format!("{}{}", lowered(operation), at + 1), |one| one[at].name.clone());
        Parameter { name, ty: ty.or_else(shown).unwrap_or(Type::Integer) }
    };
    let written = declared.iter().filter(|one| is_meant(&one.name)).find_map(|one| type_of(&one.returns));
    let returns = written.or_else(|| type_of(&said.returns)).unwrap_or_else(|| {
        let answers = examples.iter().flat_map(|(calls, answers)| calls.operations.iter().zip(answers));
        union(answers.filter(|(name, _)| is_meant(name)).map(|(_, answer)| answer)).unwrap_or(Type::Void)
    });
    Method { name: operation.to_owned(), parameters: (0..arity).map(parameter).collect(), returns }
}

fn lowered(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The type that all these values have; nothing where none but null is among them.
fn union<'a>(values: impl Iterator<Item = &'a Json>) -> Option<Type> {
    values.filter_map(type_of_value).reduce(|one, other| match (&one, &other) {
        (Type::Array(inner), Type::Array(_)) if **inner == Type::Void => other,
        (Type::Integer, Type::Double | Type::Long) => other,
        _ => one,
    })
}

/// Arrays of nothing are told by their neighbours; null by nothing.
fn type_of_value(value: &Json) -> Option<Type> {
    Some(match value {
        Json::Null | Json::Object(_) => return None,
        Json::Bool(_) => Type::Boolean,
        Json::String(_) => Type::String,
        Json::Number(number) if number.is_f64() => Type::Double,
        Json::Number(number) if number.as_i64().is_some_and(|number| i32::try_from(number).is_ok()) => Type::Integer,
        Json::Number(_) => Type::Long,
        Json::Array(items) => Type::Array(Box::new(union(items.iter()).unwrap_or(Type::Integer))),
    })
}

/// A class with its calls as the last parameter, each name of one type and of one meaning.
///
/// # Errors
/// One sentence where a method takes what no call can hold.
pub fn complete(mut signature: Signature) -> Result<Signature, String> {
    let Some(class) = &mut signature.class else { return Ok(signature) };
    if class.methods.is_empty() {
        return Err(format!("the class `{}` has no methods", class.name));
    }
    let mut seen: Vec<(String, Type)> = signature.parameters.iter().map(|p| (p.name.clone(), Type::Void)).collect();
    for method in &mut class.methods {
        for parameter in &mut method.parameters {
            if !is_column(&parameter.ty) {
                return Err(format!(
                    "the method `{}` takes `{}: {}`; calls hold numbers, booleans and texts only",
                    method.name, parameter.name, parameter.ty
                ));
            }
            if seen.iter().any(|(name, ty)| *name == parameter.name && *ty != parameter.ty) {
                parameter.name = format!("{}_{}", method.name, parameter.name);
            }
            seen.push((parameter.name.clone(), parameter.ty.clone()));
        }
    }
    let calls = class.calls();
    signature.parameters.push(calls);
    Ok(signature)
}

/// Reads an example of a class; the answer is the list of answers as one text.
pub fn parse(raw: &RawExample, signature: &Signature) -> Result<(Parsed, String), String> {
    let calls = Calls::of(raw).ok_or("it is not two lists, of operations and of their arguments")?;
    let answers: Vec<Json> = serde_json::from_str(&raw.output).map_err(|_| "its output is not a list of answers")?;
    if answers.len() != calls.operations.len() {
        return Err(format!("it has {} operations and {} answers", calls.operations.len(), answers.len()));
    }
    let (last, constructor) = signature.parameters.split_last().ok_or("the class has no calls")?;
    if calls.arguments[0].len() != constructor.len() {
        return Err(format!("its constructor takes {} arguments, not {}", calls.arguments[0].len(), constructor.len()));
    }
    let mut fields = Vec::new();
    for (parameter, argument) in constructor.iter().zip(&calls.arguments[0]) {
        let values =
            value(&parameter.ty, &argument.to_string()).map_err(|error| format!("{}: {error}", parameter.name))?;
        fields.extend(values);
    }
    let row = |(operation, arguments): (&String, &Vec<Json>)| -> Json {
        std::iter::once(Json::from(operation.as_str())).chain(arguments.iter().cloned()).collect()
    };
    let rows: Json = calls.operations.iter().zip(&calls.arguments).skip(1).map(row).collect();
    fields.extend(value(&last.ty, &rows.to_string()).map_err(|error| format!("its calls: {error}"))?);
    let class = signature.class.as_ref().ok_or("there is no class")?;
    let calls_at = fields.len() - Field::of(std::slice::from_ref(last)).len();
    let tags = fields.get(calls_at).map_or(&[][..], |tags: &Value| &tags.cells);
    let answers = notation::answers(class, tags, &Json::Array(answers).to_string())
        .map_err(|error| format!("its answers: {}", error.message))?;
    Ok((Parsed { fields, output: Value::default() }, answers))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(input: &str, output: &str) -> Page {
        let example = RawExample { input: input.to_owned(), output: output.to_owned() };
        Page { versions: vec![Version { examples: vec![example], ..Version::default() }], ..Page::default() }
    }

    #[test]
    fn examples_alone_tell_the_class_and_its_methods() {
        let page = page("[\"Stack\", \"push\", \"pop\", \"size\"]\n[[[1, 2]], [5], [], []]", "[null, null, 5, 2]");
        let signature = complete(signature(&page).unwrap()).unwrap();
        let types: Vec<String> = signature.parameters.iter().map(|p| format!("{}: {}", p.name, p.ty)).collect();
        assert_eq!(types, ["stack1: integer[]", "calls: (push push1 | pop | size)[]"]);
        let class = signature.class.clone().unwrap();
        assert_eq!(
            class.methods.iter().map(|m| m.returns.to_string()).collect::<Vec<_>>(),
            ["void", "integer", "integer"]
        );
        let (parsed, output) = parse(&page.versions[0].examples[0], &signature).unwrap();
        assert_eq!(parsed.fields[0], Value::list(vec![1, 2]));
        assert_eq!(parsed.fields[1].cells, [0, 1, 2]);
        assert_eq!(output, "[null,null,5,2]");
    }

    #[test]
    fn parameters_are_called_as_the_description_calls_them() {
        let mut page = page("[\"Sums\", \"update\"]\n[[[1, 2]], [5, 6]]", "[null, null]");
        page.versions[0].prose = "`Sums(int[] nums)` begins. `void update(int index, int val)` sets one.".to_owned();
        let text = "class Tree:\n    def update(self, x: int, delta: int): pass\nclass Sums:\n    def update(self, i: int, v: int): pass\n";
        page.versions[0].constraints = vec!["1 <= val <= 5".to_owned()];
        page.code =
            vec![crate::leetcode::page::Code { language: ojkit_languages::Language::PYTHON, text: text.to_owned() }];
        let read = complete(signature(&page).unwrap()).unwrap();
        assert_eq!(read.parameters[1].ty.to_string(), "(update index val)[]");
        // Without code they have their types from there, too.
        page.code.clear();
        page.versions[0].constraints.clear();
        page.versions[0].prose = page.versions[0].prose.replace("int val", "long val");
        let read = complete(signature(&page).unwrap()).unwrap();
        assert_eq!(read.parameters[1].ty.to_string(), "(update index val: long)[]");
        assert_eq!(read.class.unwrap().methods[0].returns, Type::Void);
    }

    #[test]
    fn a_method_that_takes_a_list_is_refused_by_name() {
        let page = page("[\"A\", \"f\"]\n[[], [[1]]]", "[null, null]");
        assert!(complete(signature(&page).unwrap()).unwrap_err().contains("`f` takes `f1: integer[]`"));
    }
}
