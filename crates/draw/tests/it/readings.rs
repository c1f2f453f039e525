//! The readings of all known lines, each with the signature that it is read with: the canonical text, and the rules that it is bound to.
//!
//! They are frozen in `readings.txt`, one problem after the other: a title with the parameters, each line as written, `=` with its canonical
//! text, `:` with each of its rules. `UPDATE_READINGS=1 cargo test -p ojkit-draw-tests` writes the file; read the difference.

use crate::corpus::root;
use ojkit_draw::Bound;
use ojkit_english::Nouns;
use ojkit_english::parse_line;
use ojkit_lines::print;
use ojkit_model::constraint::Constraint;
use ojkit_model::problem::Problem;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write;

/// The specs of the problems below a folder, by the place that the title names.
fn specs(folder: &str) -> BTreeMap<String, String> {
    let entries = std::fs::read_dir(root().join(folder)).expect("a folder of problems");
    let specs = entries.filter_map(|entry| {
        let slug = entry.ok()?.file_name().into_string().ok()?;
        let text = std::fs::read_to_string(root().join(folder).join(&slug).join("spec.yaml")).ok()?;
        Some((format!("{folder}/{slug}"), text))
    });
    specs.collect()
}

/// The blocks of the reference page as specs; their titles are their first constraints, so that a new block moves no other.
fn blocks() -> BTreeMap<String, String> {
    let page = std::fs::read_to_string(root().join("docs/constraints.md")).expect("the page");
    let blocks = page.split("```yaml\n").skip(1).map(|rest| rest.split("```").next().unwrap_or_default());
    let mut specs = BTreeMap::new();
    for block in blocks {
        let block: serde_yaml::Mapping = serde_yaml::from_str(block).expect("a mapping");
        let lines = block.get("constraint").or(block.get("constraints")).and_then(|lines| lines.as_str());
        let lines = lines.expect("constraints").trim_end();
        let kept = ["parameters", "indices", "stdin"]
            .into_iter()
            .filter_map(|key| Some((key.into(), block.get(key)?.clone())));
        let signature = serde_yaml::to_string(&kept.collect::<serde_yaml::Mapping>()).expect("YAML");
        let text = format!("format: 1\ntitle: A form\n{signature}constraints: |\n  {}\n", lines.replace('\n', "\n  "));
        let mut title = format!("docs/constraints.md: {}", lines.lines().next().unwrap_or_default());
        while specs.contains_key(&title) {
            title.push_str(" (again)");
        }
        specs.insert(title, text);
    }
    specs
}

/// The names behind the numbers of a problem's table.
struct Names {
    variables: Vec<String>,
    /// By slot; names that are always equal share one.
    scalars: Vec<String>,
}

impl Names {
    fn of(variables: &[Value]) -> Names {
        let mut names = Names { variables: Vec::new(), scalars: Vec::new() };
        for variable in variables {
            let name = variable["name"].as_str().expect("a name").to_owned();
            if variable["depth"] == 0 {
                let slot = variable["slot"].as_u64().expect("a slot") as usize;
                names.scalars.resize(names.scalars.len().max(slot + 1), String::new());
                let before = std::mem::take(&mut names.scalars[slot]);
                names.scalars[slot] = if before.is_empty() { name.clone() } else { format!("{before}={name}") };
            }
            names.variables.push(name);
        }
        names
    }

    fn named(&self, names: &[String], number: &Value) -> String {
        let name = number.as_u64().and_then(|number| names.get(number as usize));
        name.map_or_else(|| self.short(number), Clone::clone)
    }

    fn list(&self, values: &[Value], between: &str) -> String {
        values.iter().map(|value| self.short(value)).collect::<Vec<_>>().join(between)
    }

    /// A value of the table as short as it can be read: `Compare(left: nums[i]<Each(0, 0)>, op: LessEqual, right: 5)`.
    fn short(&self, value: &Value) -> String {
        match value {
            Value::String(text) => text.clone(),
            Value::Array(values) => format!("[{}]", self.list(values, ", ")),
            Value::Object(fields) => match fields.iter().next().map(|(key, value)| (&key[..], value)) {
                Some(("Int", number)) => self.short(number),
                Some(("Scalar", slot)) => self.named(&self.scalars, slot),
                Some(("Element", element)) => {
                    let indices = element["indices"].as_array().expect("indices");
                    format!("{}<{}>", self.named(&self.variables, &element["var"]), self.list(indices, ", "))
                }
                Some(("Sum" | "Smallest" | "Largest", variable)) if variable.is_u64() => {
                    format!("{}({})", fields.keys().next().expect("a key"), self.named(&self.variables, variable))
                }
                Some((key, Value::Array(values))) if fields.len() == 1 => format!("{key}({})", self.list(values, ", ")),
                Some((key, value @ (Value::Number(_) | Value::String(_)))) if fields.len() == 1 => {
                    format!("{key}({})", self.short(value))
                }
                Some((key, Value::Object(inner))) if fields.len() == 1 => {
                    let inner = inner.iter().filter(|(_, value)| !value.is_null()).map(|(key, value)| match &key[..] {
                        "var" | "array" => format!("{key}: {}", self.named(&self.variables, value)),
                        _ => format!("{key}: {}", self.short(value)),
                    });
                    format!("{key}({})", inner.collect::<Vec<_>>().join(", "))
                }
                _ => {
                    let fields = fields.iter().map(|(key, value)| format!("{key}: {}", self.short(value)));
                    format!("{{{}}}", fields.collect::<Vec<_>>().join(", "))
                }
            },
            other => other.to_string(),
        }
    }
}

fn show(text: &mut String, constraints: &[Constraint], nouns: &Nouns, rules: &BTreeMap<usize, Vec<String>>) {
    for (at, constraint) in constraints.iter().enumerate() {
        let found = ojkit_english::readings(&constraint.text, nouns).unwrap_or_default();
        assert_eq!(found.len(), 1, "{}: {found:?}", constraint.text);
        writeln!(text, "{}\n  = {}", constraint.text, print(constraint)).unwrap();
        for rule in rules.get(&at).into_iter().flatten() {
            writeln!(text, "  : {rule}").unwrap();
        }
    }
}

/// The rules of a problem by line, and which of its names are equal.
fn table(bound: &Bound) -> (BTreeMap<usize, Vec<String>>, Vec<String>) {
    // A value holds no number of 128 bits, a text does.
    let table = serde_json::to_string(&bound.validator.table()).expect("JSON");
    let table: Value = serde_json::from_str(&table).expect("JSON");
    let list = |key: &str| table[key].as_array().expect(key);
    let names = Names::of(table["variables"]["vars"].as_array().expect("variables"));
    let mut rules: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for rule in list("rules") {
        let line = rule["line"].as_u64().expect("a line") as usize;
        rules.entry(line).or_default().push(names.short(&rule["atom"]));
    }
    let same = list("same").iter().map(|same| {
        let [one, other] = [0, 1].map(|side| names.named(&names.variables, &same[side]));
        format!("{one} == {other}")
    });
    (rules, same.collect())
}

fn problem(text: &mut String, title: &str, spec: &str) {
    let slug = title.rsplit('/').next().unwrap_or(title);
    let bound = match Bound::read(slug, "spec.yaml", spec.as_bytes(), ojkit_english::said) {
        Ok(bound) => bound,
        Err(faults) => {
            writeln!(text, "\n# {title}\nrefused: {}", faults[0].message).unwrap();
            return;
        }
    };
    let Problem { signature, constraints, groups, oracle, .. } = &bound.problem;
    let parameters: Vec<String> = signature.parameters.iter().map(|p| format!("{}: {}", p.name, p.ty)).collect();
    writeln!(text, "\n# {title}\n# {}", parameters.join(", ")).unwrap();
    let (nouns, (rules, same)) = (Nouns::of(&signature.parameters), table(&bound));
    show(text, constraints, &nouns, &rules);
    for equal in same {
        writeln!(text, "read twice: {equal}").unwrap();
    }
    let narrowed = groups.iter().map(|group| &group.constraints).chain(oracle.iter().map(|oracle| &oracle.constraints));
    narrowed.for_each(|lines| show(text, lines, &nouns, &BTreeMap::new()));
}

#[test]
fn known_lines_are_read_as_ever() {
    let mut text = String::new();
    for (title, spec) in blocks().into_iter().chain(specs("problems")).chain(specs("tests/data/problems")) {
        problem(&mut text, &title, &spec);
    }
    text.push_str("\n# Lines of question pages, without a signature\n");
    for line in include_str!("sample.txt").lines() {
        match parse_line(line) {
            Ok(constraint) => show(&mut text, &[constraint], &Nouns::default(), &BTreeMap::new()),
            Err(error) => writeln!(text, "{line}\n  refused: {}", error.message).unwrap(),
        }
    }
    let path = root().join("crates/draw/tests/it/readings.txt");
    if std::env::var_os("UPDATE_READINGS").is_some() {
        std::fs::write(&path, &text).expect("written");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    let changed = kept.lines().zip(text.lines()).find(|(old, new)| old != new);
    assert!(kept == text, "UPDATE_READINGS=1 writes it; the first line that changes: {changed:?}");
}
