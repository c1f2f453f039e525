//! A layout as the spec says it: parameters with types, the `stdin:` block, and the lines that tie lengths to names.

use super::plan::{Facts, Item, Known, Part};
use super::size::Size;
use ojkit_model::input::Input;
use ojkit_rules::spec;
use ojkit_rules::stdin::Format;
use std::collections::BTreeMap;
use std::fmt::Write;

/// A layout in the spec's words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Written {
    pub parameters: Vec<(String, String)>,
    pub stdin: Vec<String>,
    /// The lines of `constraints:` that lengths follow from.
    pub constraints: Vec<String>,
    /// What is read as lines of text, or as rows of any length, because the spec has no words for more.
    pub coarse: Vec<String>,
}

/// Names that mean something else in constraint lines and layouts.
const RESERVED: [&str; 22] = [
    "repeat", "len", "size", "length", "sum", "min", "max", "abs", "and", "or", "mod", "nodes", "for", "all", "each",
    "in", "of", "true", "false", "null", "is", "gcd",
];
/// Longer names of columns are not put together: `a`, `b` are the table `ab`.
const JOINED_MAX: usize = 6;

/// Writes a layout down; nothing where the spec's language cannot say it. With `bound`, numbers that are only lengths are no parameters.
pub fn write(parts: &[Part], known: &Known, bound: bool) -> Option<Written> {
    let mut writer = Writer { known, written: Written::default(), names: BTreeMap::new(), repeated: false, bound };
    for part in parts {
        part.items().iter().for_each(|item| drop(writer.own(item.name())));
    }
    let free = if bound { writer.lengths(parts) } else { Vec::new() };
    for part in parts {
        writer.part(part, &free, "")?;
    }
    (!writer.written.parameters.is_empty()).then_some(writer.written)
}

struct Writer<'k> {
    known: &'k Known,
    written: Written,
    names: BTreeMap<String, String>,
    /// Whether there is a repeated block.
    repeated: bool,
    bound: bool,
}

impl Writer<'_> {
    /// A name that can stand in a spec, always the same one.
    fn own(&mut self, name: &str) -> String {
        if let Some(own) = self.names.get(name) {
            return own.clone();
        }
        let mut own: String = name.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '_').take(40).collect();
        if !own.starts_with(|c: char| c.is_ascii_alphabetic()) {
            own.insert(0, 'x');
        }
        if RESERVED.contains(&own.as_str()) {
            own.push_str("_value");
        }
        let own = self.fresh(&own);
        self.names.insert(name.to_owned(), own.clone());
        own
    }

    /// A name that is not there yet.
    fn fresh(&self, base: &str) -> String {
        let is_free = |name: &str| self.names.values().all(|known| known != name);
        let numbered = (2..).map(|number| format!("{base}_{number}"));
        std::iter::once(base.to_owned()).chain(numbered).find(|name| is_free(name)).unwrap_or_default()
    }

    fn facts(&self, name: &str) -> Facts {
        self.known.get(name).copied().unwrap_or_default()
    }

    fn size(&self, size: &Size) -> Size {
        size.renamed(&|name| self.names.get(name).cloned().unwrap_or_else(|| name.to_owned()))
    }

    /// The names that follow from lengths of their own block alone.
    fn lengths(&self, parts: &[Part]) -> Vec<String> {
        let mut free = Vec::new();
        let scalars = |parts: &[Part]| -> Vec<String> {
            let lines = parts.iter().filter_map(|part| if let Part::Line(items) = part { Some(items) } else { None });
            let ones =
                lines.flatten().filter_map(|item| if let Item::One(name) = item { Some(name.clone()) } else { None });
            ones.filter(|name| self.facts(name).whole).collect()
        };
        let told = |parts: &[Part]| -> Vec<String> {
            let own = parts.iter().filter(|part| !matches!(part, Part::Repeat { .. })).flat_map(Part::sizes);
            own.filter_map(Size::single).map(str::to_owned).collect()
        };
        let mut block = |parts: &[Part], counts: &[String]| {
            let told = told(parts);
            free.extend(scalars(parts).into_iter().filter(|name| told.contains(name) || counts.contains(name)));
        };
        let mut counts = Vec::new();
        for part in parts {
            if let Part::Repeat { count, body } = part {
                counts.extend(count.as_ref().and_then(Size::only_name).map(str::to_owned));
                block(body, &[]);
            }
        }
        block(parts, &counts);
        free
    }

    fn scalar(&self, name: &str) -> &'static str {
        let facts = self.facts(name);
        match facts {
            Facts { seen: 0, .. } | Facts { short: true, .. } => "integer",
            Facts { whole: true, .. } => "long",
            Facts { number: true, .. } => "double",
            _ => "string",
        }
    }

    /// The type of what stands in one line with spaces between; nothing for words, which the spec cannot tell apart.
    fn cell(&self, name: &str) -> Option<&'static str> {
        match self.scalar(name) {
            "string" if self.facts(name).letter => Some("character"),
            "string" => None,
            ty => Some(ty),
        }
    }

    fn parameter(&mut self, name: &str, ty: &str) {
        self.written.parameters.push((name.to_owned(), ty.to_owned()));
    }

    fn equal(&mut self, what: &str, size: &Size) {
        let size = self.size(size);
        self.written.constraints.push(format!("{what} == {size}"));
    }

    fn line(&mut self, indent: &str, names: &[String]) {
        self.written.stdin.push(format!("{indent}{}", names.join(" ")));
    }

    fn part(&mut self, part: &Part, free: &[String], indent: &str) -> Option<()> {
        match part {
            Part::Line(items) => self.items(items, free, indent),
            Part::Rows { count, items } => self.rows(count.as_ref()?, items, free, indent),
            Part::Queries { count, name, forms } => self.queries(count.as_ref()?, name, forms, indent),
            Part::Repeat { count, body } => {
                let count = count.as_ref()?;
                let counter = count.only_name().map(|name| self.own(name));
                match counter.filter(|_| indent.is_empty() && !self.repeated) {
                    Some(counter) => {
                        self.repeated = true;
                        self.written.stdin.push(format!("repeat {counter}:"));
                        body.iter().try_for_each(|part| self.part(part, free, "  "))
                    }
                    None => {
                        // Lines of text are all that is left.
                        let is_line = |part: &Part| matches!(part, Part::Line(_));
                        let first =
                            body.first().and_then(|part| part.items().first().map(|item| item.name().to_owned()))?;
                        // So many blocks, each of so many lines.
                        let all = Size::default().plus(body.len() as i64, count)?;
                        body.iter().all(is_line).then_some(())?;
                        self.text_rows(&all, &first, indent);
                        Some(())
                    }
                }
            }
        }
    }

    /// One line.
    fn items(&mut self, items: &[Item], free: &[String], indent: &str) -> Option<()> {
        let is_words = |item: &Item| match item {
            Item::Many { name, glued: false, .. } | Item::Rest(name) => self.cell(name).is_none(),
            _ => false,
        };
        if let Some(words) = items.iter().find(|item| is_words(item)) {
            let name = self.own(words.name());
            self.written.coarse.push(name.clone());
            self.parameter(&name, "string");
            self.line(indent, &[name]);
            return Some(());
        }
        let mut names = Vec::new();
        for item in items {
            let name = self.own(item.name());
            match item {
                Item::One(own) if self.bound && free.contains(own) => {}
                Item::One(own) => self.parameter(&name, self.scalar(own)),
                Item::Text(own) => {
                    self.parameter(&name, if self.facts(own).word { self.scalar(own) } else { "string" })
                }
                Item::Many { size, glued: true, .. } => {
                    self.parameter(&name, "string");
                    self.equal(&format!("{name}.length"), size.as_ref()?);
                }
                Item::Many { name: own, size, glued: false } => {
                    self.parameter(&name, &format!("{}[]", self.cell(own)?));
                    self.equal(&format!("{name}.length"), size.as_ref()?);
                }
                Item::Rest(own) => self.parameter(&name, &format!("{}[]", self.cell(own)?)),
            }
            names.push(name);
        }
        self.line(indent, &names);
        Some(())
    }

    fn rows(&mut self, count: &Size, items: &[Item], free: &[String], indent: &str) -> Option<()> {
        let items = &with_columns(items)[..];
        match items {
            [Item::Text(own) | Item::One(own)] if matches!(items[0], Item::Text(_)) || self.scalar(own) == "string" => {
                self.strings(count, own, None, indent);
            }
            [Item::Many { name: own, size, glued: true }] => self.strings(count, own, size.as_ref(), indent),
            [Item::Many { name: own, .. } | Item::Rest(own)] => {
                match self.cell(own).filter(|cell| *cell != "character") {
                    Some(cell) => {
                        let name = self.own(own);
                        self.parameter(&name, &format!("{cell}[][]"));
                        self.equal(&format!("{name}.length"), count);
                        if let Item::Many { size, .. } = &items[0] {
                            self.equal(&format!("{name}[i].length"), size.as_ref()?);
                        }
                        self.line(indent, &[name]);
                    }
                    None => self.text_rows(count, own, indent),
                }
            }
            _ if items.iter().all(|item| matches!(item, Item::One(_))) => self.table(count, items, indent),
            _ => {
                let counter =
                    count.only_name().filter(|_| indent.is_empty() && !self.repeated).map(|name| self.own(name));
                let plain = |item: &Item| match item {
                    Item::Many { name, glued: false, .. } | Item::Rest(name) => self.cell(name).is_some(),
                    _ => true,
                };
                if let Some(counter) = counter.filter(|_| items.iter().all(plain)) {
                    self.repeated = true;
                    self.written.stdin.push(format!("repeat {counter}:"));
                    let own = vec![Part::Line(items.to_vec())];
                    let mut free = free.to_vec();
                    free.extend(self.lengths(&own));
                    return self.items(items, &free, "  ");
                }
                if items.iter().all(|item| matches!(self.scalar(item.name()), "integer" | "long")) {
                    let name = self.own(items[items.len() - 1].name());
                    let long = items.iter().any(|item| self.scalar(item.name()) == "long");
                    self.parameter(&name, if long { "long[][]" } else { "integer[][]" });
                    self.equal(&format!("{name}.length"), count);
                    self.written.coarse.push(name.clone());
                    self.line(indent, &[name]);
                    return Some(());
                }
                self.text_rows(count, items[0].name(), indent);
            }
        }
        Some(())
    }

    fn strings(&mut self, count: &Size, own: &str, width: Option<&Size>, indent: &str) {
        let name = self.own(own);
        self.parameter(&name, "string[]");
        self.equal(&format!("{name}.length"), count);
        if let Some(width) = width {
            self.equal(&format!("{name}[i].length"), width);
        }
        self.line(indent, &[name]);
    }

    /// Lines of which nothing more is said.
    fn text_rows(&mut self, count: &Size, own: &str, indent: &str) {
        let name = self.own(own);
        self.written.coarse.push(name);
        self.strings(count, own, None, indent);
    }

    fn table(&mut self, count: &Size, items: &[Item], indent: &str) {
        let columns: Vec<String> = items.iter().map(|item| self.own(item.name())).collect();
        let joined = columns.concat().to_ascii_lowercase();
        let base =
            if columns.len() > 1 && joined.len() <= JOINED_MAX { joined } else { format!("{}_rows", columns[0]) };
        let name = self.fresh(&base);
        self.names.insert(format!("{name} table"), name.clone());
        let typed = columns.iter().zip(items).map(|(column, item)| format!("{column}: {}", self.scalar(item.name())));
        let ty = format!("({})[]", typed.collect::<Vec<_>>().join(", "));
        self.parameter(&name, &ty);
        self.equal(&format!("{name}.length"), count);
        self.line(indent, &[name]);
    }

    fn queries(&mut self, count: &Size, own: &str, forms: &[(String, usize)], indent: &str) -> Option<()> {
        const COLUMNS: [&str; 6] = ["x", "y", "z", "u", "v", "w"];
        let mut alternatives = Vec::new();
        let mut types: BTreeMap<String, &str> = BTreeMap::new();
        for (index, (tag, width)) in forms.iter().enumerate() {
            let mut alternative = tag.clone();
            for column in 0..*width {
                let ty = self.scalar(&format!("{own} {index} {column}"));
                let base = COLUMNS.get(column).map_or_else(|| format!("c{column}"), |name| (*name).to_owned());
                let mut name = self.fresh(&base);
                while types.get(&name).is_some_and(|known| *known != ty) {
                    name.push_str("_2");
                }
                types.insert(name.clone(), ty);
                let _ = write!(alternative, " {name}: {ty}");
                if column + 1 < *width {
                    alternative.push(',');
                }
            }
            alternatives.push(alternative);
        }
        let name = self.own(own);
        self.parameter(&name, &format!("({})[]", alternatives.join(" | ")));
        self.equal(&format!("{name}.length"), count);
        self.line(indent, &[name]);
        Some(())
    }
}

/// Items of a row; so many of one kind as a small number says are columns, where they do not fill the row alone.
fn with_columns(items: &[Item]) -> Vec<Item> {
    const COLUMNS_MAX: i64 = 12;
    let mut columns = Vec::new();
    for item in items {
        match item {
            Item::Many { name, size: Some(size), glued: false } if items.len() > 1 => match size.constant() {
                Some(count) if (1..=COLUMNS_MAX).contains(&count) => {
                    columns.extend((1..=count).map(|number| Item::One(format!("{name}_{number}"))));
                }
                _ => columns.push(item.clone()),
            },
            // A word of a known length beside others is a word.
            Item::Many { name, glued: true, .. } if items.len() > 1 => columns.push(Item::One(name.clone())),
            item => columns.push(item.clone()),
        }
    }
    columns
}

impl Written {
    /// The keys of a spec.
    pub fn yaml(&self) -> String {
        let mut text = String::from("parameters:\n");
        for (name, ty) in &self.parameters {
            let _ = writeln!(text, "  {name}: {}", if ty.contains('(') { format!("\"{ty}\"") } else { ty.clone() });
        }
        if !self.constraints.is_empty() {
            text.push_str("constraints: |\n");
            self.constraints.iter().for_each(|line| _ = writeln!(text, "  {line}"));
        }
        text.push_str("stdin: |\n");
        self.stdin.iter().for_each(|line| _ = writeln!(text, "  {line}"));
        text
    }

    /// Whether the kit itself reads every sample by this layout and writes it back, byte for byte.
    ///
    /// # Errors
    /// What is wrong with the spec, or which sample is not read or written back, in a sentence.
    pub fn check(&self, samples: &[&str]) -> Result<(), String> {
        let text = format!("format: 1\ntitle: x\n{}", self.yaml());
        let problem = spec::read("x", "spec.yaml", text.as_bytes(), ojkit_english::said)
            .map_err(|faults| faults[0].to_string())?;
        let format = Format::new(&problem).map_err(|faults| faults[0].to_string())?;
        for (number, sample) in samples.iter().enumerate() {
            let mut input = Input::default();
            format.read(sample.as_bytes(), &mut input).map_err(|error| format!("sample {}: {error}", number + 1))?;
            if format.text(&input) != sample.as_bytes() {
                return Err(format!("sample {} is not written back as it is", number + 1));
            }
        }
        Ok(())
    }
}
