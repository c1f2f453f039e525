//! Questions whose functions take or give nodes that no type holds: what their inputs are made of, and the call that makes the nodes.
//!
//! Which kind a question is of follows from the declarations of its code, from the fields of the class `Node` there, and from what its
//! examples give: two values where the function takes one list, a number where it takes a node.

use super::examples::{same_name, split};
use super::page::{Page, RawExample, Version};
use ojkit_languages::declaration::{Declaration, declarations, type_of};
use ojkit_model::signature::calling::Calling;
use ojkit_model::signature::{Parameter, Signature, Type};

/// The signature of such a question; its examples and its lines are spelled anew for it. Nothing for any other.
pub fn settle(page: &mut Page) -> Option<Signature> {
    let made = of_nested_lists(page)
        .or_else(|| of_codec(page))
        .or_else(|| of_nodes(page))
        .or_else(|| of_lists_and_trees(page))?;
    let names: Vec<&str> = made.parameters.iter().map(|p| p.name.as_str()).collect();
    let calling = Calling::parse(&made.call, &names).ok()?;
    for version in &mut page.versions {
        // A picture's caption is no example.
        version.examples.retain(|raw| !raw.output.is_empty());
        made.examples.iter().for_each(|spell| version.examples.iter_mut().for_each(spell));
        (made.lines)(version, &made.parameters);
    }
    Some(Signature {
        function: Some(made.function),
        parameters: made.parameters,
        returns: Some(made.returns),
        class: None,
        calling: Some(calling),
    })
}

struct Made {
    function: String,
    call: String,
    parameters: Vec<Parameter>,
    returns: Type,
    examples: Vec<fn(&mut RawExample)>,
    lines: fn(&mut Version, &[Parameter]),
}

fn nested(ty: Type, depth: usize) -> Type {
    (0..depth).fold(ty, |ty, _| Type::Array(Box::new(ty)))
}

/// All that the page's code declares, as far as a judge could call it.
fn declared(page: &Page) -> Vec<Declaration> {
    let all = page.code.iter().flat_map(|code| declarations(code.language, &code.text));
    all.filter(|one| one.language.facts().keeps_names && one.name.starts_with(|c: char| c.is_ascii_lowercase()))
        .collect()
}

/// The names and texts of the first example's values.
fn values(page: &Page) -> Option<Vec<(String, String)>> {
    let raw = page.main()?.examples.first()?;
    Some(
        split(&raw.input)
            .into_iter()
            .map(|(name, text)| (name.unwrap_or_default().to_owned(), text.to_owned()))
            .collect(),
    )
}

/// The function that most of the examples' names fit, else the first that is declared with types.
fn function<'d>(declared: &'d [Declaration], names: &[(String, String)]) -> Option<&'d Declaration> {
    let alike = |one: &Declaration| {
        one.parameters.iter().filter(|p| names.iter().any(|(name, _)| same_name(name, &p.name))).count()
    };
    let typed = declared.iter().filter(|one| !one.parameters.is_empty() && !one.returns.is_empty());
    typed.rev().max_by_key(|one| alike(one))
}

/// A pair of functions of which one undoes the other.
fn of_codec(page: &Page) -> Option<Made> {
    let declared = declared(page);
    let find = |name: &str| {
        declared.iter().find(|one| one.name == name && one.parameters.len() == 1 && !one.parameters[0].ty.is_empty())
    };
    // Functions that only help another one may be called so, too: the title has the name of the first.
    let title = page.title.to_lowercase();
    let pairs = [("serialize", "deserialize", true), ("encode", "decode", false)];
    let mut found = pairs.iter().filter(|(first, ..)| title.contains(first));
    let (first, second, is_apart) =
        found.find_map(|&(first, second, is_apart)| Some((find(first)?, find(second)?, is_apart)))?;
    let is_tree = is_node(&first.parameters[0].ty);
    let ty = if is_tree { Type::NaryNode } else { type_of(&first.parameters[0].ty)? };
    let name = first.parameters[0].name.clone();
    if values(page)?.len() != 1 || (is_tree && kind_of_nodes(page) != Some("nary")) {
        return None;
    }
    let call = match (is_apart, is_tree) {
        (true, false) => format!("Codec.{}(Codec.{}({name}))", second.name, first.name),
        (_, true) => format!("places(Codec.{}(Codec.{}(children({name}))))", second.name, first.name),
        _ => format!("{}({}({name}))", second.name, first.name),
    };
    let parameters = vec![Parameter { name, ty: ty.clone() }];
    Some(Made { function: second.name.clone(), call, parameters, returns: ty, examples: Vec::new(), lines: |_, _| {} })
}

/// Functions about nested lists, which are texts.
fn of_nested_lists(page: &Page) -> Option<Made> {
    let values = values(page)?;
    let [(name, _)] = &values[..] else { return None };
    let all: Vec<Declaration> = page.code.iter().flat_map(|code| declarations(code.language, &code.text)).collect();
    let has = |name: &str| all.iter().any(|one| one.name == name && one.parameters.is_empty());
    let is_nested = |written: &str| written.contains("NestedInteger");
    let takes = |one: &&Declaration| one.parameters.len() == 1 && one.parameters.iter().any(|p| is_nested(&p.ty));
    let named = |one: &&Declaration| one.language.facts().keeps_names && !one.name.starts_with('_');
    let (function, call, returns, examples, lines): (
        _,
        _,
        _,
        Vec<fn(&mut RawExample)>,
        fn(&mut Version, &[Parameter]),
    ) = if has("hasNext") && has("next") {
        let class = all.iter().filter(takes).find(|one| one.name.starts_with(|c: char| c.is_ascii_uppercase()))?;
        let call = format!("walked({}(nested({name})))", class.name);
        (class.name.clone(), call, nested(Type::Integer, 1), vec![quote_input], lines_of_nested_list)
    } else if let Some(one) = all.iter().filter(named).find(takes) {
        let plain = all.iter().filter(|other| other.name == one.name).find_map(|other| type_of(&other.returns))?;
        (one.name.clone(), format!("{}(nested({name}))", one.name), plain, vec![quote_input], lines_of_nested_list)
    } else {
        let gives =
            |one: &&Declaration| is_nested(&one.returns) && one.parameters.len() == 1 && !one.returns.contains("List");
        let one = all.iter().filter(named).find(gives)?;
        let call = format!("nested_text({}({name}))", one.name);
        (one.name.clone(), call, Type::String, vec![quote_output], lines_of_nested_text)
    };
    let parameters = vec![Parameter { name: name.clone(), ty: Type::String }];
    Some(Made { function, call, parameters, returns, examples, lines })
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace(' ', ""))
}

fn quote_output(raw: &mut RawExample) {
    raw.output = quoted(&raw.output);
}

fn quote_input(raw: &mut RawExample) {
    let text = match &split(&raw.input)[..] {
        [(Some(name), text)] => format!("{name} = {}", quoted(text)),
        [(None, text)] => quoted(text),
        _ => return,
    };
    raw.input = text;
}

/// The range of the integers, which the pages state of values, or 32 bits.
fn lines_of_nested_text(version: &mut Version, parameters: &[Parameter]) {
    let name = &parameters[0].name;
    let of_values = |line: &str| line.contains("value") && bounds(line).is_some();
    let range = version.constraints.iter().find(|line| of_values(line)).and_then(|line| bounds(line));
    let (low, high) = range.unwrap_or_else(|| ("-2147483648".to_owned(), "2147483647".to_owned()));
    version.constraints.retain(|line| !of_values(line) && !line.contains("NestedInteger"));
    version.constraints.push(format!("{name} is the text of a nested list of integers in the range [{low}, {high}]"));
}

/// A list of at least one item, whose text is as short as its items are few and its brackets not deep.
fn lines_of_nested_list(version: &mut Version, parameters: &[Parameter]) {
    let name = &parameters[0].name;
    lines_of_nested_text(version, parameters);
    let last = |line: &str| line.rsplit(|c: char| !c.is_ascii_digit()).find_map(|word| word.parse::<u32>().ok());
    let depth = version.constraints.iter().find(|line| line.contains("depth")).and_then(|line| last(line));
    let items = version.constraints.iter().find(|line| line.contains(".length")).and_then(|line| last(line));
    version.constraints.retain(|line| !line.contains("depth") && !line.contains(".length"));
    let letters = 2 * depth.or(items).unwrap_or(500).clamp(2, 500);
    version.constraints.push(format!("3 <= {name}.length <= {letters}"));
    version.constraints.push(format!("{name} starts with '['"));
}

/// Whether a declared type is the class `Node` of a question's own.
fn is_node(written: &str) -> bool {
    let mut words = written.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.any(|word| word == "Node") && !written.contains("List")
}

/// The kind of nodes that the page's code defines, in a comment or not.
fn kind_of_nodes(page: &Page) -> Option<&'static str> {
    /// The fields that tell a kind from the others.
    const FIELDS: [(&str, &[&str]); 9] = [
        ("quad", &["topLeft"]),
        ("graph", &["neighbors"]),
        ("nary", &["children"]),
        ("random_tree", &["random", "left"]),
        ("random", &["random"]),
        ("", &["parent"]),
        ("", &["child"]),
        ("doubly", &["prev"]),
        ("next", &["left", "next"]),
    ];
    /// What stands behind a definition.
    const ENDS: [&str; 3] = ["*/", "\"\"\"", "class Solution"];
    let fields_of = |text: &str| -> Vec<String> {
        let at = text.find("class Node").or_else(|| text.find("struct Node"));
        let rest = at.map_or("", |at| &text[at..]);
        let definition = &rest[..ENDS.iter().filter_map(|end| rest.find(end)).min().unwrap_or(rest.len())];
        definition.split(|c: char| !c.is_ascii_alphanumeric()).map(str::to_owned).collect()
    };
    let words: Vec<String> = page.code.iter().flat_map(|code| fields_of(&code.text)).collect();
    let has = |field: &&str| words.iter().any(|word| word == *field);
    FIELDS.iter().find(|(_, fields)| fields.iter().all(has)).map(|(kind, _)| *kind)
}

/// Whether a solution has a class `Node` of its own, which is not the site's.
fn has_own_nodes(page: &Page) -> bool {
    page.code.iter().any(|code| {
        let masked = code.language.mask(code.text.as_bytes());
        let words: Vec<&[u8]> = masked.tokens().iter().map(|&token| masked.word(token)).collect();
        let is_defined = |three: &[&[u8]]| {
            matches!(three[0], b"class" | b"struct") && three[1] == b"Node" && matches!(three[2], b"{" | b":" | b"(")
        };
        words.windows(3).any(is_defined)
    })
}

/// Functions about the class `Node`.
fn of_nodes(page: &Page) -> Option<Made> {
    if has_own_nodes(page) {
        return None;
    }
    let (declared, values) = (declared(page), values(page)?);
    let mut with_nodes =
        declared.iter().filter(|one| is_node(&one.returns) || one.parameters.iter().any(|p| is_node(&p.ty)));
    let first = with_nodes.next()?;
    let of_name: Vec<Declaration> = declared.iter().filter(|one| one.name == first.name).cloned().collect();
    let one = function(&of_name, &values)?;
    let [(name, _)] = &values[..] else { return None };
    let name = if name.is_empty() { one.parameters.first()?.name.clone() } else { name.clone() };
    let plain = of_name.iter().find_map(|one| type_of(&one.returns));
    let gives_node = is_node(&one.returns);
    let (f, x) = (&one.name, &name);
    let none: fn(&mut Version, &[Parameter]) = |_, _| {};
    let kind = kind_of_nodes(page)?;
    if kind.starts_with("random") && one.returns.contains("Node") {
        return of_random(f, x, kind == "random_tree");
    }
    let (call, ty, returns, examples, lines): (String, Type, Option<Type>, Vec<fn(&mut RawExample)>, _) = match kind {
        "graph" if gives_node => {
            let lists = nested(Type::Integer, 2);
            (format!("neighbours({f}(graph({x})))"), lists.clone(), Some(lists), Vec::new(), lines_of_graph as _)
        }
        "nary" if gives_node => {
            let text = page.main()?.prose.to_lowercase();
            let places = if text.contains("deep copy") { "places_of_copy" } else { "places" };
            (format!("{places}({f}(children({x})))"), Type::NaryNode, Some(Type::NaryNode), Vec::new(), none)
        }
        "nary" => (format!("{f}(children({x}))"), Type::NaryNode, plain, Vec::new(), none),
        "next" if gives_node => {
            let levels = Some(nested(Type::Integer, 2));
            (format!("levels({f}(next_tree({x})))"), Type::TreeNode, levels, vec![spell_levels], none)
        }
        "doubly" if !gives_node => (format!("{f}(doubly({x}))"), Type::ListNode, plain, Vec::new(), none),
        "quad" if one.parameters.len() == 1 => {
            let ty = type_of(&one.parameters[0].ty)?;
            (format!("quads({f}({x}))"), ty, Some(nested(Type::Integer, 2)), vec![spell_quads], lines_of_quads as _)
        }
        _ => return None,
    };
    let parameters = vec![Parameter { name: name.clone(), ty }];
    Some(Made { function: f.clone(), call, parameters, returns: returns?, examples, lines })
}

/// A copy of nodes that lead to any of them: the values, and for each node the index of another one.
fn of_random(f: &str, x: &str, is_tree: bool) -> Option<Made> {
    let (ty, made, shown) = match is_tree {
        true => (Type::TreeNode, "random_tree", "random_places"),
        false => (Type::ListNode, "random_list", "random_pairs"),
    };
    let parameters =
        vec![Parameter { name: x.to_owned(), ty }, Parameter { name: RANDOM.to_owned(), ty: nested(Type::Integer, 1) }];
    Some(Made {
        function: f.to_owned(),
        call: format!("{shown}({f}({made}({x}, {RANDOM})))"),
        parameters,
        returns: nested(Type::Integer, 2),
        examples: vec![spell_random],
        lines: lines_of_random,
    })
}

/// The name of the parameter that says where nodes lead.
const RANDOM: &str = "random";

/// `[[7,null],null,[13,0]]` as `[7,null,13]` and `[-1,0]`, and in the output as `[[7,-1],[],[13,0]]`; indices count nodes only.
fn spell_random(raw: &mut RawExample) {
    let pairs = |text: &str| -> Option<Vec<Option<(i64, Option<usize>)>>> {
        let pairs: Vec<Option<(i64, Option<usize>)>> = serde_json::from_str(text).ok()?;
        Some(pairs)
    };
    let parts = split(&raw.input);
    let Some((Some(name), Some(nodes))) = parts.first().map(|(name, text)| (*name, pairs(text))) else { return };
    let Some(copy) = pairs(&raw.output) else { return };
    let index = |places: &[Option<(i64, Option<usize>)>], to: Option<usize>| -> i64 {
        to.map_or(-1, |to| places.iter().take(to).flatten().count() as i64)
    };
    let values: Vec<Option<i64>> = nodes.iter().map(|place| place.map(|(value, _)| value)).collect();
    let random: Vec<i64> = nodes.iter().flatten().map(|(_, to)| index(&nodes, *to)).collect();
    let places: Vec<Vec<i64>> =
        copy.iter().map(|place| place.map_or(Vec::new(), |(value, to)| vec![value, index(&copy, to)])).collect();
    let json = |value: serde_json::Value| value.to_string();
    raw.input = format!("{name} = {}, {RANDOM} = {}", json(values.into()), json(random.into()));
    raw.output = json(places.into());
}

fn lines_of_random(version: &mut Version, parameters: &[Parameter]) {
    let name = &parameters[0].name;
    let count = if parameters[0].ty == Type::TreeNode { format!("nodes({name})") } else { format!("{name}.length") };
    version.constraints.retain(|line| !line.to_lowercase().contains("random"));
    // Some pages name the number of nodes without saying what it is.
    for line in &mut version.constraints {
        if line.contains("<= n <=") {
            *line = line.replace("<= n <=", &format!("<= {count} <="));
        }
    }
    version.constraints.push(format!("{RANDOM}.length == {count}"));
    version.constraints.push(format!("-1 <= {RANDOM}[i] < {count}"));
}

/// Functions about lists and binary trees that take or give nodes of theirs.
fn of_lists_and_trees(page: &Page) -> Option<Made> {
    let (declared, values) = (declared(page), values(page)?);
    let one = function(&declared, &values)?;
    let types: Vec<Option<Type>> = one.parameters.iter().map(|p| type_of(&p.ty)).collect();
    let version = page.main()?;
    let (f, gives) = (&one.name, type_of(&one.returns));
    let names: Vec<&str> = values.iter().map(|(name, _)| name.as_str()).collect();
    let are_numbers: Vec<bool> = values.iter().map(|(_, text)| is_number(text)).collect();
    let made = |call: String, types: &[Type], returns: Type, lines| {
        let typed = names.iter().zip(types);
        let parameters = typed.map(|(name, ty)| Parameter { name: (*name).to_owned(), ty: ty.clone() }).collect();
        Some(Made { function: f.clone(), call, parameters, returns, examples: Vec::new(), lines })
    };
    let of_list = [Type::ListNode, Type::Integer];
    match (&names[..], &types[..], &are_numbers[..]) {
        // The tail leads to the node with an index, which the function is not told.
        (["head", "pos"], [Some(Type::ListNode)], [false, true]) => match gives {
            Some(Type::Boolean) => made(format!("{f}(cycle(head, pos))"), &of_list, Type::Boolean, lines_of_cycles),
            Some(Type::ListNode) => {
                let call = format!("index(head, {f}(cycle(head, pos)))");
                let made = made(call, &of_list, Type::Integer, lines_of_cycles)?;
                Some(Made { examples: vec![spell_index], ..made })
            }
            _ => None,
        },
        // Two lists end in the same nodes, from places that the function is not told.
        (["intersectVal", a, b, "skipA", "skipB"], [Some(Type::ListNode), Some(Type::ListNode)], _) => {
            let call = format!("index({TAIL}, {f}(joined({a}, {TAIL}), joined({b}, {TAIL})))");
            let names = [*a, *b, TAIL].map(|name| Parameter { name: name.to_owned(), ty: Type::ListNode });
            let made = made(call, &[], Type::Integer, lines_of_joined)?;
            Some(Made { parameters: names.to_vec(), examples: vec![spell_joined], ..made })
        }
        // The function gets a node of a list that it does not get.
        ([head, node], [Some(Type::ListNode)], [false, true]) if gives == Some(Type::Void) => {
            made(format!("{f}(node({head}, {node})), {head}"), &of_list, Type::ListNode, lines_of_picked)
        }
        // Beside a tree goes a copy of it.
        ([tree, target], [Some(Type::TreeNode), Some(Type::TreeNode), Some(Type::TreeNode)], [false, true]) => {
            let call = format!("value_in(copy({tree}), {f}({tree}, copy({tree}), node({tree}, {target})))");
            made(call, &[Type::TreeNode, Type::Integer], Type::Integer, lines_of_picked)
        }
        ([root], [Some(Type::TreeNode)], [false]) if is_ring(&version.prose) => {
            made(format!("{f}(ring_of_leaves({root}))"), &[Type::TreeNode], gives?, |_, _| {})
        }
        _ => of_picked(one, &values, version),
    }
}

/// The name of the parameter for the nodes in which two lists end.
const TAIL: &str = "tail";

/// `listA = [4,1,8], listB = [5,8], skipA = 2, skipB = 1` as what stands before the common nodes, and these.
fn spell_joined(raw: &mut RawExample) {
    let parts = split(&raw.input);
    let [_, (Some(a), list_a), (Some(b), list_b), (_, skip_a), (_, skip_b)] = parts[..] else { return };
    let list = |text: &str| serde_json::from_str::<Vec<i64>>(text).ok();
    let (Some(list_a), Some(list_b)) = (list(list_a), list(list_b)) else { return };
    let (Ok(skip_a), Ok(skip_b)) = (skip_a.parse::<usize>(), skip_b.parse::<usize>()) else { return };
    if skip_a > list_a.len() || skip_b > list_b.len() || list_a[skip_a..] != list_b[skip_b..] {
        return;
    }
    let shown = |list: &[i64]| serde_json::Value::from(list).to_string();
    let output = if list_a[skip_a..].is_empty() { -1 } else { 0 };
    raw.input = format!(
        "{a} = {}, {b} = {}, {TAIL} = {}",
        shown(&list_a[..skip_a]),
        shown(&list_b[..skip_b]),
        shown(&list_a[skip_a..])
    );
    raw.output = output.to_string();
}

/// How long both lists are as the function gets them.
fn lines_of_joined(version: &mut Version, parameters: &[Parameter]) {
    let has_length = |line: &&String| line.contains("<= m") && line.contains("<=");
    let most = version.constraints.iter().find(has_length).and_then(|line| line.rsplit("<=").next()).map(str::to_owned);
    version.constraints.retain(|line| line.contains("Node.val"));
    let most = most.map_or_else(String::new, |most| format!(" <= {}", most.trim()));
    for list in &parameters[..2] {
        version.constraints.push(format!("1 <= {}.length + {TAIL}.length{most}", list.name));
    }
}

fn is_number(text: &str) -> bool {
    text.parse::<i64>().is_ok()
}

/// Functions that take nodes of their first parameter, or give one.
fn of_picked(one: &Declaration, values: &[(String, String)], version: &Version) -> Option<Made> {
    let root = &values.first().filter(|(_, text)| text.starts_with('['))?.0;
    let are_nodes = |written: &str| matches!(type_of(written), Some(Type::ListNode | Type::TreeNode));
    if one.parameters.len() != values.len() || !are_nodes(&one.parameters[0].ty) {
        return None;
    }
    let is_picked = |index: usize| index > 0 && are_nodes(&one.parameters[index].ty) && is_number(&values[index].1);
    let are_values = version.examples.iter().all(|raw| is_number(&raw.output) || raw.output == "null");
    let gives_value = are_nodes(&one.returns) && are_values;
    if !gives_value && !(0..values.len()).any(is_picked) {
        return None;
    }
    let mut parameters = Vec::new();
    let mut arguments = Vec::new();
    for (index, (name, _)) in values.iter().enumerate() {
        let (argument, ty) = match is_picked(index) {
            true => (format!("node({root}, {name})"), Type::Integer),
            false => (name.clone(), type_of(&one.parameters[index].ty)?),
        };
        arguments.push(argument);
        parameters.push(Parameter { name: name.clone(), ty });
    }
    let call = format!("{}({})", one.name, arguments.join(", "));
    let may_be_none = version.examples.iter().any(|raw| raw.output == "null");
    let (call, returns, examples): (_, _, Vec<fn(&mut RawExample)>) = match (gives_value, may_be_none) {
        (true, true) => (format!("value_if_any({call})"), nested(Type::Integer, 1), vec![spell_node]),
        (true, false) => (format!("value({call})"), Type::Integer, Vec::new()),
        (false, _) => (call, type_of(&one.returns)?, Vec::new()),
    };
    Some(Made { function: one.name.clone(), call, parameters, returns, examples, lines: lines_of_picked })
}

fn is_ring(prose: &str) -> bool {
    let text = prose.to_lowercase();
    text.contains("every leaf") && text.contains("the right child of") && text.contains("the left child of")
}

/// `tail connects to node index 1` as `1`, `no cycle` as `-1`.
fn spell_index(raw: &mut RawExample) {
    let last = raw.output.rsplit(|c: char| !c.is_ascii_digit()).find(|word| !word.is_empty());
    raw.output = if raw.output.starts_with("no") { "-1" } else { last.unwrap_or_default() }.to_owned();
}

/// `2` as `[2]`, `null` as `[]`.
fn spell_node(raw: &mut RawExample) {
    raw.output = if raw.output == "null" { "[]".to_owned() } else { format!("[{}]", raw.output) };
}

/// `[1,#,2,3,#]` as `[[1],[2,3]]`.
fn spell_levels(raw: &mut RawExample) {
    let inside = raw.output.trim_start_matches('[').trim_end_matches(']').replace(' ', "");
    let levels: Vec<String> = inside
        .split('#')
        .map(|level| level.trim_matches(','))
        .filter(|level| !level.is_empty())
        .map(|level| format!("[{level}]"))
        .collect();
    raw.output = format!("[{}]", levels.join(","));
}

/// A place without a node as an empty list; what an inner node's value is does not matter, and is 1.
fn spell_quads(raw: &mut RawExample) {
    let text = raw.output.replace(' ', "").replace("null", "[]").replace("[0,0]", "[0,1]");
    raw.output = text;
}

/// The two bounds in `[0, 100]`.
fn bounds(line: &str) -> Option<(String, String)> {
    let (low, high) = line.split_once('[')?.1.split_once(']')?.0.split_once(',')?;
    Some((low.trim().to_owned(), high.trim().to_owned()))
}

/// Lists of neighbours instead of nodes.
fn lines_of_graph(version: &mut Version, parameters: &[Parameter]) {
    let name = &parameters[0].name;
    let count = version.constraints.iter().find_map(|line| bounds(line).filter(|_| line.contains("number of nodes")));
    let Some((low, high)) = count else { return };
    version.constraints.retain(|line| line.to_lowercase().contains("connected"));
    let lines = [
        format!("{low} <= {name}.length <= {high}"),
        format!("If {name}[u] contains v, then {name}[v] contains u."),
        format!("{name}[i] does not contain i."),
        format!("All the values of {name}[i] are unique."),
    ];
    version.constraints.splice(0..0, lines);
}

/// What the grid holds stands in the description.
fn lines_of_quads(version: &mut Version, parameters: &[Parameter]) {
    let name = &parameters[0].name;
    // The kit reads the exponent as a name of its own.
    let power = |line: &String| line.split_once("2^x where 0 <= x <= ").and_then(|(_, most)| most.parse::<u32>().ok());
    if let Some(most) = version.constraints.iter().find_map(power).filter(|most| *most < 20) {
        version.constraints.retain(|line| power(line).is_none());
        version.constraints.push(format!("{name}.length is a power of two"));
        version.constraints.push(format!("1 <= {name}.length <= {}", 1 << most));
    }
    if !version.constraints.iter().any(|line| line.contains(&format!("{name}[i][j]"))) {
        version.constraints.push(format!("0 <= {name}[i][j] <= 1"));
    }
}

fn lines_of_cycles(version: &mut Version, _parameters: &[Parameter]) {
    version.constraints.retain(|line| !(line.contains("pos") && line.contains("valid")));
    version.constraints.push("-1 <= pos < head.length".to_owned());
}

/// A node stands for its value: the values differ, and one of them is given.
fn lines_of_picked(version: &mut Version, parameters: &[Parameter]) {
    let (root, what) = match parameters.iter().find(|p| matches!(p.ty, Type::TreeNode | Type::ListNode)) {
        Some(p) if p.ty == Type::TreeNode => (&p.name, "tree"),
        Some(p) => (&p.name, "list"),
        None => return,
    };
    let calls_all = |line: &str| line.to_lowercase().contains("unique");
    version.constraints.retain(|line| !calls_all(line));
    version.constraints.push("All the values Node.val are unique.".to_owned());
    let text = version.prose.to_lowercase();
    let is_said = version.constraints.iter().any(|line| line.contains("search tree"));
    if what == "tree" && (text.contains("binary search tree") || text.contains("bst")) && !is_said {
        version.constraints.push(format!("{root} is a binary search tree."));
    }
    for parameter in parameters.iter().filter(|p| p.ty == Type::Integer && p.name != "k") {
        let name = &parameter.name;
        let mut is_last = false;
        let is_word = |line: &str| line.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == name);
        version.constraints.retain(|line| {
            let is_place = is_word(line)
                && ["node", "exist", "in the"].iter().any(|word| line.contains(word))
                && !line.contains("<=");
            is_last |= is_place && (line.contains("not a tail") || line.contains("not the last"));
            !is_place
        });
        version.constraints.push(format!("{name} is the value of one of the nodes in the {what}."));
        if is_last {
            version.constraints.push(format!("{name} != {root}[{root}.length - 1]"));
        }
    }
}

#[cfg(test)]
mod tests;
