//! Rust: the submission's text comes first, so that its lines keep their numbers, and the harness is a module behind it.

use super::method_name;
use super::source::Facts;
use crate::call::nodes::{self, Adapter, Place};
use crate::call::{Call, Form, Harness, HarnessText, Method, Request, replace_path};
use crate::declaration::Function;
use crate::{Language, site};
use ojkit_frames::{HarnessError, Shape};
use ojkit_model::signature::calling::On;

/// What all harnesses have in common: the module that they end with.
pub(super) const LIBRARY: &str = concat!(
    include_str!("runtime/values.rs.in"),
    include_str!("runtime/list.rs.in"),
    include_str!("runtime/tree.rs.in"),
    include_str!("runtime/plain.rs.in"),
    include_str!("runtime/batch.rs.in"),
    "}\n"
);

/// How the library makes and reads the nodes of this submission.
const LIST: &str = include_str!("runtime/list_call.rs.in");
const TREE: &str = include_str!("runtime/tree_call.rs.in");

pub(super) fn synthesize(request: &Request, call: &Call) -> Result<HarnessText, HarnessError> {
    let source = std::str::from_utf8(request.source).map_err(|error| {
        let line = request.source[..error.valid_up_to()].iter().filter(|&&b| b == b'\n').count() + 1;
        HarnessError::Source(format!(
            "{}:{line}: error: the text is not UTF-8, which Rust needs: save the file as UTF-8",
            request.name
        ))
    })?;
    let facts = Facts::of(source, &call.owner).unwrap_or_default();
    let mut text = facts.prepared(source);
    if !text.ends_with('\n') {
        text.push('\n');
    }
    // The site writes its own `Solution`, whatever the submission has; the class of a design question is the solver's.
    if !call.is_class && (request.exact || !facts.has_struct) {
        text.push_str("pub struct Solution;\n");
    }
    if request.exact {
        text.push_str(&exact(call, &facts));
    }
    for (name, definition) in site::nodes(Language::RUST) {
        let (letter, known) = if name == "ListNode" { ('n', facts.has_list_node) } else { ('t', facts.has_tree_node) };
        if !known && (call.uses(letter) || source.contains(name)) {
            text.push_str(definition);
        }
    }
    for (name, definition) in &call.defines {
        let is_there = ["enum", "struct"].iter().any(|word| source.contains(&format!("{word} {name}")));
        text.push_str(if is_there { "" } else { definition });
    }
    let nodes = [('n', LIST), ('t', TREE)].map(|(letter, part)| if call.uses(letter) { part } else { "" }).concat();
    let statements =
        statements(call, &if request.exact { Facts { functions: facts.functions, ..Facts::default() } } else { facts });
    let main = main(request, call);
    text.push_str(&format!(
        "fn main() {{\n    ojkit_call::main()\n}}\n#[allow(warnings)]\nmod ojkit_call {{\n    use super::ojkit_library::*;\n{nodes}    fn call(r: &mut In, out: &mut Vec<u8>) {{\n{statements}    }}\n    pub fn main() {{\n        {main}\n    }}\n}}\n{LIBRARY}"
    ));
    Ok(HarnessText { file_name: super::file_name(request.name), main_class: None, text: text.into_bytes() })
}

/// What the library is called with.
fn main(request: &Request, call: &Call) -> String {
    let answers = request.answers.descriptor();
    let function = match request.form {
        Form::Batch => return format!("frames(call, {answers})"),
        Form::Plain => "single",
        Form::Both => "both",
    };
    let letters: Vec<String> = call.parameters().iter().map(|letters| format!("\"{letters}\"")).collect();
    let methods =
        call.table(|name, parameters, answer| format!("(\"{name}\", &[{}], \"{answer}\")", parameters.join(", ")));
    format!("{function}(call, {answers}, &[{}], &[{methods}], \"{}\")", letters.join(", "), call.answer())
}

/// A call that makes nodes.
pub(super) fn adapter(adapter: &Adapter, source: &[u8]) -> String {
    let facts = Facts::of(&String::from_utf8_lossy(source), adapter.owner).unwrap_or_default();
    let types = adapter.parameters.iter().enumerate().map(|(i, (shape, written))| {
        let ty = written.clone().filter(|ty| !ty.starts_with('&')).unwrap_or_else(|| full_name(shape));
        format!("{}: {ty}", nodes::name(Place::Parameter(i)))
    });
    let parameters: Vec<String> = types.collect();
    let owner = adapter.owner;
    let takes_self = |name: &str| adapter.receivers.contains(&method_name(name));
    let lines = adapter.lines(|index, statement, arguments| {
        if statement.name == "walked" {
            // What type it has is known here alone.
            let iterator = arguments.concat();
            return format!(
                "        let mut ojkit_x{index} = Vec::new();\n        while {iterator}.has_next() {{ ojkit_x{index}.push({iterator}.next()); }}\n"
            );
        }
        let name = if statement.on == On::Class { "new".to_owned() } else { method_name(&statement.name) };
        let lead = match (statement.is_conversion, takes_self(&statement.name), statement.on) {
            (true, ..) => "ojkit_nodes::".to_owned(),
            (_, false, _) => format!("{owner}::"),
            (_, true, On::New) => format!("{owner}::new()."),
            (_, true, _) => "ojkit_self.".to_owned(),
        };
        let arguments: Vec<String> = arguments.iter().map(|argument| format!("{argument}.clone()")).collect();
        format!("        let mut ojkit_x{index} = {lead}{name}({});\n", arguments.join(", "))
    });
    let is_shared = adapter.statements.iter().any(|one| one.on == On::Shared && takes_self(&one.name));
    format!(
        "#[allow(warnings)]\nmod ojkit_nodes {{\n{}}}\n{}pub struct {};\n#[allow(warnings)]\nimpl {} {{\n    pub fn {}({}) -> {} {{\n{}{lines}        {}\n    }}\n}}\n",
        adapter.code,
        if facts.has_struct { String::new() } else { format!("pub struct {owner};\n") },
        nodes::OWNER,
        nodes::OWNER,
        method_name(nodes::FUNCTION),
        parameters.join(", "),
        full_name(&adapter.returns),
        if is_shared { format!("        let mut ojkit_self = {owner}::new();\n") } else { String::new() },
        nodes::name(adapter.result),
    )
}

/// The site's name of a type where nothing is imported.
fn full_name(shape: &Shape) -> String {
    let name = super::FACTS.type_name(&shape.wire());
    name.replace("Box<", "::std::boxed::Box<").replace("Rc<RefCell<", "::std::rc::Rc<::std::cell::RefCell<")
}

/// Lines that compile only where everything has the site's names and types. What the site lends to a function that changes its first argument
/// beside that one is left open.
fn exact(call: &Call, facts: &Facts) -> String {
    let name = full_name;
    let owner = &call.owner;
    let mut lines = String::new();
    if call.is_class {
        let parameters: Vec<String> = call.constructor.iter().map(name).collect();
        lines.push_str(&format!("const _: fn({}) -> {owner} = {owner}::new;\n", parameters.join(", ")));
    }
    for method in &call.methods {
        let function = method_name(&method.name);
        let returns = match &method.answer {
            Some((_, declared)) if !method.in_place => name(declared),
            _ if method.is_prefix => "i32".to_string(),
            _ => "()".to_string(),
        };
        let declared = facts.functions.iter().find(|f| f.name == function).and_then(|f| f.parameters.as_ref());
        let is_lent = |i: usize| declared.and_then(|all| all.get(i)).is_some_and(|one| one.ty.starts_with("&mut"));
        let parameters = method.parameters.iter().enumerate();
        let parameters = parameters.map(|(i, shape)| match method.in_place && (i == 0 || is_lent(i)) {
            true => format!("&mut {}", name(shape)),
            false => name(shape),
        });
        if call.is_class {
            // Whether the object is borrowed or borrowed mutably is the solver's choice.
            let declared: Vec<String> = parameters.enumerate().map(|(i, ty)| format!(", a{i}: {ty}")).collect();
            let arguments: String = (0..declared.len()).map(|i| format!(", a{i}")).collect();
            lines.push_str(&format!(
                "const _: () = {{ #[allow(warnings)] fn exact(mut object: {owner}{}) {{ let _: {returns} = {owner}::{function}(&mut object{arguments}); }} }};\n",
                declared.concat()
            ));
        } else {
            let parameters: Vec<String> = parameters.collect();
            lines.push_str(&format!("const _: fn({}) -> {returns} = {owner}::{function};\n", parameters.join(", ")));
        }
    }
    lines
}

/// The statements that read the arguments, call what is to be called and write the answers.
fn statements(call: &Call, facts: &Facts) -> String {
    let path = facts.path.iter().map(|m| format!("{m}::")).collect::<String>();
    let owner = format!("super::{path}{}", call.owner);
    let of = |name: &str| facts.functions.iter().find(|f| f.name == name);
    if !call.is_class {
        return call.methods.iter().map(|method| invocation(&owner, method, facts, None)).collect();
    }
    let new = "new";
    let (reads, arguments) = reads(&call.constructor, of(new), false, "a");
    let mut code = format!(
        "{reads}        let r = &mut r.part();
        let mut object = {owner}::{new}({});
        let calls = r.count();
        put_count(calls + 1, out);
        put_count(0, out);
        for _ in 0..calls {{
            match r.count() {{
",
        arguments.join(", ")
    );
    for (index, method) in call.methods.iter().enumerate() {
        code.push_str(&format!("{index} => {{\n{}}}\n", invocation(&owner, method, facts, Some(index))));
    }
    code + "                _ => {}\n            }\n        }\n"
}

/// The statements for one function; `index` is that of a method, which is called on an object and whose answer says whose it is.
fn invocation(owner: &str, method: &Method, facts: &Facts, index: Option<usize>) -> String {
    let snake = method_name(&method.name);
    let function = facts.functions.iter().find(|f| f.name == snake || f.name == method.name);
    let name = function.map_or(snake.as_str(), |f| f.name.as_str());
    let (mut code, mut arguments) = reads(&method.parameters, function, method.in_place, "b");
    if index.is_some() {
        arguments.insert(0, "&mut object".to_string());
    }
    let invocation = format!("{owner}::{name}({})", arguments.join(", "));
    let (value, form) = match (&method.answer, index) {
        (None, _) => {
            code.push_str(&format!("        {invocation};\n        put_count(0, out);\n"));
            return code;
        }
        (Some(_), Some(index)) => ("answer", format!("        put_count({}, out);\n", index + 1)),
        (Some(_), None) if method.in_place => ("b0", String::new()),
        (Some(_), None) => ("answer", String::new()),
    };
    let binding = match method.in_place {
        true if method.is_prefix => "let kept = ",
        true => "",
        false => "let answer = ",
    };
    let form = if method.is_prefix { "        b0.truncate(kept.max(0) as usize);\n".to_string() } else { form };
    let answer = method.answer.as_ref().map(|(shape, _)| tag(&shape.wire())).unwrap_or_default();
    code.push_str(&format!("        {binding}{invocation};\n{form}        put::<{answer}, _>(&{value}, out);\n"));
    code
}

/// The statements that read arguments into variables with this prefix, and how each is passed.
fn reads(shapes: &[Shape], function: Option<&Function>, in_place: bool, prefix: &str) -> (String, Vec<String>) {
    let mut code = String::new();
    let mut arguments = Vec::new();
    for (i, shape) in shapes.iter().enumerate() {
        let wire = shape.wire();
        let written =
            function.and_then(|f| f.parameters.as_ref()?.get(i)).map_or("", |parameter| parameter.ty.as_str());
        let borrow = match written {
            ty if ty.starts_with("&mut") => "&mut ",
            ty if ty.starts_with('&') => "&",
            _ if in_place && i == 0 && function.is_none_or(|f| f.parameters.is_none()) => "&mut ",
            _ => "",
        };
        // Behind a reference may stand a slice, which nothing can be read into: the owned type is named then.
        let ty = if borrow.is_empty() { "_".to_string() } else { owned(&wire, written) };
        code.push_str(&format!("        let mut {prefix}{i} = get::<{}, {ty}>(r);\n", tag(&wire)));
        arguments.push(format!("{borrow}{prefix}{i}"));
    }
    (code, arguments)
}

/// The type to read for a parameter that is taken by reference.
fn owned(wire: &str, written: &str) -> String {
    let written = written.trim_start_matches('&').trim_start_matches("mut ").trim();
    let depth = wire.matches('[').count();
    let wide = |name: &'static str| written.contains(name).then_some(name);
    let cell = match wire.as_bytes().last() {
        Some(b'i' | b'l') => ["i64", "u64", "u32", "usize", "i32"].into_iter().find_map(wide).map(str::to_string),
        Some(b'c') => wide("u8").map(str::to_string),
        _ => None,
    };
    let mut ty = cell.unwrap_or_else(|| match wire.as_bytes().last() {
        Some(b'n') => "Option<Box<super::ListNode>>".to_string(),
        Some(b't') => "Tree<super::TreeNode>".to_string(),
        Some(&letter) => super::FACTS.type_name(&char::from(letter).to_string()),
        None => "_".to_string(),
    });
    for _ in 0..depth {
        ty = format!("Vec<{ty}>");
    }
    ty
}

/// The marker type of a value's form.
fn tag(wire: &str) -> String {
    match wire.strip_prefix('[') {
        Some(inner) => format!("V<{}>", tag(inner)),
        None => wire.to_ascii_uppercase(),
    }
}

/// Errors behind the submission's last line come from a wrong signature; everything else already has the right line.
pub(super) fn map_diagnostics(harness: &Harness, stderr: &str) -> String {
    let mut mapped = String::new();
    let mut expectation = false;
    for block in stderr.split_inclusive("\n\n") {
        let line = block.lines().find_map(|line| {
            let place = line.trim_start().strip_prefix("--> ")?;
            place.rsplit(':').nth(1)?.parse::<usize>().ok()
        });
        if line.is_some_and(|line| line > harness.user_lines) {
            // The first line alone says what is wrong; the rest shows code that nobody wrote.
            let first = block.lines().next().unwrap_or("");
            mapped.push_str(&(first.replace("ojkit_harness::ojkit_library::", "") + "\n"));
            expectation = true;
        } else {
            mapped.push_str(block);
        }
    }
    if expectation {
        mapped.push_str(&harness.expectation());
    }
    replace_path(&mapped, &harness.file_name, &harness.name)
}
