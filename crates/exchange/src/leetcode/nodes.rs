//! Questions whose functions take or give nodes that no type holds: what their inputs are made of, and the call that makes the nodes.
//!
//! Which kind a question is of follows from the declarations of its code, from the fields of the class `Node` there, and from what its
//! examples give: two values where the function takes one list, a number where it takes a node.

use super::examples::{same_name, split};
use super::page::{Page, RawExample, Version};
use super::words::has_word;
use ojkit_languages::declaration::{Declaration, declarations, type_of};
use ojkit_model::signature::calling::Calling;
use ojkit_model::signature::{Parameter, Signature, Type};

/// The signature of such a question; its examples and its lines are spelled anew for it. Nothing for any other.
pub fn settle(page: &mut Page) -> Option<Signature> {
    let made = {
        let asked = Asked::of(page)?;
        of_codec(&asked).or_else(|| of_nodes(&asked)).or_else(|| of_cycles(&asked)).or_else(|| of_picked(&asked))?
    };
    let names: Vec<&str> = made.parameters.iter().map(|p| p.name.as_str()).collect();
    let calling = Some(Calling::parse(&made.call, &names).ok()?);
    for version in &mut page.versions {
        // A picture's caption is no example.
        version.examples.retain(|raw| !raw.output.is_empty());
        version.examples.iter_mut().for_each(made.spell);
        (made.lines)(version, &made.parameters);
    }
    let Made { function, parameters, returns, .. } = made;
    Some(Signature { function: Some(function), parameters, returns: Some(returns), class: None, calling })
}

/// What a page shows of its function.
struct Asked<'p> {
    page: &'p Page,
    version: &'p Version,
    /// All that its code declares, as far as a judge could call it.
    declared: Vec<Declaration>,
    /// The names and texts of the first example's values.
    values: Vec<(&'p str, &'p str)>,
}

impl Asked<'_> {
    fn of(page: &Page) -> Option<Asked<'_>> {
        let version = page.main()?;
        let values = split(&version.examples.first()?.input).into_iter();
        let values = values.map(|(name, text)| (name.unwrap_or_default(), text)).collect();
        let all = page.code.iter().flat_map(|code| declarations(code.language, &code.text));
        let is_callable = |one: &Declaration| {
            one.language.facts().keeps_names && one.name.starts_with(|c: char| c.is_ascii_lowercase())
        };
        Some(Asked { page, version, declared: all.filter(is_callable).collect(), values })
    }

    /// The function that most of the examples' names fit, else the first that is declared with types.
    fn function(&self, is_meant: impl Fn(&Declaration) -> bool) -> Option<&Declaration> {
        let is_given = |name: &str| self.values.iter().any(|(other, _)| same_name(other, name));
        let is_typed = |one: &&Declaration| !one.parameters.is_empty() && !one.returns.is_empty();
        let typed = self.declared.iter().filter(|one| is_meant(one)).filter(is_typed);
        typed.rev().max_by_key(|one| one.parameters.iter().filter(|p| is_given(&p.name)).count())
    }

    /// Whether the class `Node` that the page's code defines, in a comment or not, has a field.
    fn has_field(&self, field: &str) -> bool {
        /// What stands behind a definition.
        const ENDS: [&str; 3] = ["*/", "\"\"\"", "class Solution"];
        self.page.code.iter().any(|code| {
            let at = code.text.find("class Node").or_else(|| code.text.find("struct Node"));
            let rest = at.map_or("", |at| &code.text[at..]);
            let end = ENDS.iter().filter_map(|end| rest.find(end)).min().unwrap_or(rest.len());
            has_word(&rest[..end], field)
        })
    }
}

/// Changes the lines of a version, for these parameters.
type Lines = fn(&mut Version, &[Parameter]);

struct Made {
    function: String,
    call: String,
    parameters: Vec<Parameter>,
    returns: Type,
    spell: fn(&mut RawExample),
    lines: Lines,
}

fn nested(ty: Type, depth: usize) -> Type {
    (0..depth).fold(ty, |ty, _| Type::Array(Box::new(ty)))
}

/// A pair of functions of which one undoes the other.
fn of_codec(asked: &Asked) -> Option<Made> {
    let find = |name: &str| {
        asked
            .declared
            .iter()
            .find(|one| one.name == name && one.parameters.len() == 1 && !one.parameters[0].ty.is_empty())
    };
    // Functions that only help another one may be called so, too: the title has the name of the first.
    let title = asked.page.title.to_lowercase();
    let pairs = [("serialize", "deserialize", true), ("encode", "decode", false)];
    let mut found = pairs.iter().filter(|(first, ..)| title.contains(first));
    let (first, second, is_apart) =
        found.find_map(|&(first, second, is_apart)| Some((find(first)?, find(second)?, is_apart)))?;
    let is_tree = is_node(&first.parameters[0].ty);
    let ty = if is_tree { Type::NaryNode } else { type_of(&first.parameters[0].ty)? };
    let name = first.parameters[0].name.clone();
    if asked.values.len() != 1 || (is_tree && !asked.has_field("children")) {
        return None;
    }
    let call = match (is_apart, is_tree) {
        (true, false) => format!("Codec.{}(Codec.{}({name}))", second.name, first.name),
        (_, true) => format!("places(Codec.{}(Codec.{}(children({name}))))", second.name, first.name),
        _ => format!("{}({}({name}))", second.name, first.name),
    };
    let parameters = vec![Parameter { name, ty: ty.clone() }];
    Some(Made { function: second.name.clone(), call, parameters, returns: ty, spell: |_| {}, lines: |_, _| {} })
}

/// Whether a declared type is the class `Node` of a question's own.
fn is_node(written: &str) -> bool {
    has_word(written, "Node") && !written.contains("List")
}

/// Functions about the class `Node`.
fn of_nodes(asked: &Asked) -> Option<Made> {
    let is_of_nodes = |one: &&Declaration| is_node(&one.returns) || one.parameters.iter().any(|p| is_node(&p.ty));
    let first = asked.declared.iter().find(is_of_nodes)?;
    let one = asked.function(|one| one.name == first.name)?;
    let [(name, _)] = asked.values[..] else { return None };
    let name = if name.is_empty() { one.parameters.first()?.name.clone() } else { name.to_owned() };
    let f = &one.name;
    let (call, ty, returns, lines): (String, Type, Type, Lines) = if asked.has_field("neighbors") {
        let lists = nested(Type::Integer, 2);
        (format!("neighbours({f}(graph({name})))"), lists.clone(), lists, lines_of_graph)
    } else if asked.has_field("children") {
        let (call, returns) = match is_node(&one.returns) {
            true => {
                let is_copy = asked.version.prose.to_lowercase().contains("deep copy");
                let places = if is_copy { "places_of_copy" } else { "places" };
                (format!("{places}({f}(children({name})))"), Type::NaryNode)
            }
            false => {
                let mut of_name = asked.declared.iter().filter(|one| one.name == *f);
                (format!("{f}(children({name}))"), of_name.find_map(|one| type_of(&one.returns))?)
            }
        };
        (call, Type::NaryNode, returns, |_, _| {})
    } else {
        return None;
    };
    Some(Made { function: f.clone(), call, parameters: vec![Parameter { name, ty }], returns, spell: |_| {}, lines })
}

/// Functions about a list whose tail leads to the node with an index, which they are not told.
fn of_cycles(asked: &Asked) -> Option<Made> {
    let one = asked.function(|_| true)?;
    let names: Vec<&str> = asked.values.iter().map(|(name, _)| *name).collect();
    let [head] = &one.parameters[..] else { return None };
    if names != ["head", "pos"] || type_of(&head.ty) != Some(Type::ListNode) {
        return None;
    }
    let call = format!("{}(cycle(head, pos))", one.name);
    let (call, returns, spell): (_, _, fn(&mut RawExample)) = match type_of(&one.returns)? {
        Type::ListNode => (format!("index(head, {call})"), Type::Integer, spell_index),
        returns => (call, returns, |_| {}),
    };
    let parameters = [("head", Type::ListNode), ("pos", Type::Integer)];
    let parameters = parameters.map(|(name, ty)| Parameter { name: name.to_owned(), ty }).to_vec();
    Some(Made { function: one.name.clone(), call, parameters, returns, spell, lines: lines_of_cycles })
}

fn is_number(text: &str) -> bool {
    text.parse::<i64>().is_ok()
}

/// Functions that take nodes of their first parameter, or give one.
fn of_picked(asked: &Asked) -> Option<Made> {
    let Asked { version, values, .. } = asked;
    let one = asked.function(|_| true)?;
    let (root, _) = values.first().filter(|(_, text)| text.starts_with('['))?;
    let are_nodes = |written: &str| matches!(type_of(written), Some(Type::ListNode | Type::TreeNode));
    if one.parameters.len() != values.len() || !are_nodes(&one.parameters[0].ty) {
        return None;
    }
    let is_picked = |index: usize| index > 0 && are_nodes(&one.parameters[index].ty) && is_number(values[index].1);
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
            false => ((*name).to_owned(), type_of(&one.parameters[index].ty)?),
        };
        arguments.push(argument);
        parameters.push(Parameter { name: (*name).to_owned(), ty });
    }
    let call = format!("{}({})", one.name, arguments.join(", "));
    let may_be_none = version.examples.iter().any(|raw| raw.output == "null");
    let (call, returns, spell): (_, _, fn(&mut RawExample)) = match (gives_value, may_be_none) {
        (true, true) => (format!("value_if_any({call})"), nested(Type::Integer, 1), spell_node),
        (true, false) => (format!("value({call})"), Type::Integer, |_| {}),
        (false, _) => (call, type_of(&one.returns)?, |_| {}),
    };
    Some(Made { function: one.name.clone(), call, parameters, returns, spell, lines: lines_of_picked })
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
        version.constraints.retain(|line| {
            let is_place = ["node", "exist", "in the"].iter().any(|word| line.contains(word)) && !line.contains("<=");
            !(is_place && has_word(line, name))
        });
        version.constraints.push(format!("{name} is the value of one of the nodes in the {what}."));
    }
}

#[cfg(test)]
mod tests;
