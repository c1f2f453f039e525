//! The keys of a file that people write, as data: what each means, an example, and what a value must be. Help, a page of reference and the
//! JSON schema that editors read are made from it.

use crate::table::read_table;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::fmt::Write;

/// Every key of one kind of file.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keys {
    pub title: String,
    /// What it is, in one sentence.
    pub says: String,
    /// Shapes that several keys share, by name.
    #[serde(default)]
    definitions: Map<String, Value>,
    /// What the whole must be beyond its keys.
    #[serde(default)]
    schema: Map<String, Value>,
    /// Whether the file is a list of such mappings.
    #[serde(default)]
    list: bool,
    /// The keys, each behind the one that it stands below.
    pub keys: Vec<Key>,
}

/// One key.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Key {
    /// Its place: `limits.time_ms`, `groups[].name`, `methods.*.returns`.
    pub key: String,
    /// What it means, in one sentence.
    pub says: String,
    /// What else there is to know.
    #[serde(default)]
    pub more: String,
    /// As it stands in a file.
    #[serde(default)]
    pub example: String,
    /// What a value must be, beside what the keys below it say.
    #[serde(default)]
    schema: Map<String, Value>,
    /// A second shape that a value may have.
    or: Option<Value>,
    /// What the names must be that stand here, for a `*`.
    names: Option<Value>,
    #[serde(default)]
    required: bool,
}

impl Keys {
    /// Reads a table that is part of the program.
    ///
    /// # Errors
    ///
    /// Where and why the text is no such table.
    pub fn read(text: &str) -> Result<Keys, String> {
        read_table(text)
    }

    /// The key of this name: its whole place, or its last word where no other key ends so.
    pub fn find(&self, name: &str) -> Option<&Key> {
        let whole = self.keys.iter().find(|key| key.key == name);
        let mut last = self.keys.iter().filter(|key| key.key.rsplit('.').next() == Some(name));
        whole.or_else(|| last.next().filter(|_| last.next().is_none()))
    }

    /// The keys that stand directly below another one (`None`: at the top), with the last word of each.
    pub fn below<'a>(&'a self, owner: Option<&'a Key>) -> impl Iterator<Item = (&'a str, &'a Key)> {
        self.keys.iter().filter_map(move |key| {
            let rest = match owner {
                None => key.key.as_str(),
                Some(owner) => key.key.strip_prefix(&owner.key)?,
            };
            let word = rest.strip_prefix('.').unwrap_or(rest);
            let inner = word.strip_suffix("[]").unwrap_or(word);
            let is_item = rest == "[]";
            let direct = is_item || (!inner.contains(['.', '[']) && (owner.is_none() || rest.starts_with('.')));
            (!word.is_empty() && direct && (is_item || inner == word)).then_some((word, key))
        })
    }

    /// A JSON schema (draft 7) of the file.
    pub fn json_schema(&self) -> Value {
        let mut whole = Value::Object(self.children(None, self.schema.clone()));
        if self.list {
            whole = json!({ "type": "array", "items": whole });
        }
        let mut schema = json!({
            "$schema": "http://json-schema.org/draft-07/schema#",
            "title": self.title,
            "description": self.says,
            "definitions": self.definitions,
        });
        merge(&mut schema, whole);
        schema
    }

    /// The shape of a mapping or list whose keys are those below `owner`, added to what is said of it.
    fn children(&self, owner: Option<&Key>, mut schema: Map<String, Value>) -> Map<String, Value> {
        let mut properties = Map::new();
        let mut required = Vec::new();
        for (word, key) in self.below(owner) {
            let shape = self.shape(key);
            match word {
                "[]" => {
                    schema.insert("type".into(), "array".into());
                    schema.insert("items".into(), shape);
                }
                "*" => {
                    schema.insert("type".into(), "object".into());
                    schema.insert("additionalProperties".into(), shape);
                    schema.extend(key.names.clone().map(|names| ("propertyNames".into(), names)));
                }
                _ => {
                    if key.required {
                        required.push(Value::from(word));
                    }
                    properties.insert(word.to_owned(), shape);
                }
            }
        }
        if !properties.is_empty() {
            schema.insert("type".into(), "object".into());
            schema.insert("additionalProperties".into(), false.into());
            schema.insert("properties".into(), properties.into());
        }
        if !required.is_empty() {
            schema.insert("required".into(), required.into());
        }
        schema
    }

    fn shape(&self, key: &Key) -> Value {
        let built = Value::Object(self.children(Some(key), key.schema.clone()));
        let says = [key.says.trim(), key.more.trim()].join("\n").trim().to_owned();
        // Beside a `$ref` nothing else counts in this draft.
        match (&key.or, built.get("$ref")) {
            (Some(other), _) => json!({ "description": says, "anyOf": [other, built] }),
            (None, Some(_)) => json!({ "description": says, "allOf": [built] }),
            (None, None) => {
                let mut shape = json!({ "description": says });
                merge(&mut shape, built);
                shape
            }
        }
    }

    /// The page of reference, in Markdown.
    pub fn page(&self) -> String {
        let mut page = String::new();
        for (word, key) in self.below(None) {
            let _ = write!(page, "\n## `{word}`\n\n{}", key.prose());
            let below: Vec<&Key> = self.within(key).collect();
            if !below.is_empty() {
                page.push_str("\n| key | |\n|---|---|\n");
                for key in below {
                    let _ = writeln!(page, "| `{}` | {} |", key.key, key.prose().trim_end().replace('\n', " "));
                }
            }
            if !key.example.is_empty() {
                let _ = write!(page, "\n```yaml\n{}\n```\n", key.example.trim_end());
            }
        }
        page
    }

    /// What is said of one key, for a terminal.
    pub fn help(&self, key: &Key) -> String {
        let mut help = format!("{} ({})\n\n{}", key.key, self.title, key.prose());
        let below: Vec<&Key> = self.within(key).collect();
        let width = below.iter().map(|key| key.key.len()).max().unwrap_or_default();
        if !below.is_empty() {
            help.push('\n');
        }
        for key in below {
            let _ = writeln!(help, "  {:width$}  {}", key.key, key.says.trim());
        }
        let owner = key.key.split(['.', '[']).next().and_then(|top| self.find(top));
        let example = if key.example.is_empty() { owner.map(|owner| &owner.example) } else { Some(&key.example) };
        if let Some(example) = example.filter(|example| !example.is_empty()) {
            help.push('\n');
            for line in example.lines() {
                let _ = writeln!(help, "    {line}");
            }
        }
        help
    }

    /// Every key at any depth below another one that has a name of its own.
    fn within<'a>(&'a self, owner: &'a Key) -> impl Iterator<Item = &'a Key> {
        let inside = |key: &&Key| {
            key.key.strip_prefix(&owner.key).is_some_and(|rest| rest.starts_with(['.', '[']) && !rest.ends_with("[]"))
        };
        self.keys.iter().filter(inside)
    }
}

impl Key {
    /// The words that its value can be, where it is one of a few.
    pub fn choices(&self) -> impl Iterator<Item = &str> {
        let or = self.or.as_ref().and_then(|or| or.get("enum"));
        [self.schema.get("enum"), or]
            .into_iter()
            .flatten()
            .filter_map(Value::as_array)
            .flatten()
            .filter_map(Value::as_str)
    }

    fn prose(&self) -> String {
        [&self.says, &self.more]
            .iter()
            .filter(|text| !text.is_empty())
            .map(|text| text.trim().to_owned() + "\n")
            .collect()
    }
}

/// Puts the entries of one object into another.
fn merge(into: &mut Value, from: Value) {
    if let (Value::Object(into), Value::Object(from)) = (into, from) {
        into.extend(from);
    }
}
