//! A `stdin:` layout, compiled: every name gets its place, and every length its equality.

use super::equality::{Equalities, Read, label};
use super::format::{Block, Bound, Count, Format, Item, Kind, Size, Table};
use ojkit_model::input::{Cell, Field};
use ojkit_model::problem::{Layout, LayoutLine};
use ojkit_model::signature::{Parameter, Type};

/// A finding's message and what to do about it.
pub(super) type Finding = (String, String);

/// Compiles a layout of named lines.
pub(super) fn compile(
    layout: &Layout,
    parameters: &[Parameter],
    fields: Vec<Field>,
    equalities: &Equalities,
) -> Result<Format, Vec<Finding>> {
    let repeated = vec![false; fields.len()];
    let mut compiler = Compiler {
        parameters,
        fields: &fields,
        equalities,
        read: Read { fields: vec![false; fields.len()], names: Vec::new() },
        bound: Vec::new(),
        repeated,
        seen: Vec::new(),
        counts: Vec::new(),
        findings: Vec::new(),
    };
    let blocks = compiler.top(&layout.lines);
    compiler.finish();
    let Compiler { bound, repeated, findings, .. } = compiler;
    if !findings.is_empty() {
        return Err(findings);
    }
    let mut format = Format::from_parts(fields, blocks);
    (format.bound, format.repeated, format.vars) = (bound, repeated, equalities.vars().to_vec());
    Ok(format)
}

struct Compiler<'a> {
    parameters: &'a [Parameter],
    fields: &'a [Field],
    equalities: &'a Equalities,
    read: Read,
    bound: Vec<Bound>,
    repeated: Vec<bool>,
    seen: Vec<&'a str>,
    /// The names after `repeat`.
    counts: Vec<&'a str>,
    findings: Vec<Finding>,
}

impl<'a> Compiler<'a> {
    fn find(&mut self, message: String, help: impl Into<String>) {
        self.findings.push((message, help.into()));
    }

    fn top(&mut self, lines: &'a [LayoutLine]) -> Vec<Block> {
        for line in lines {
            if let LayoutLine::Repeat { count, .. } = line {
                self.counts.push(count);
            }
        }
        if self.counts.len() > 1 {
            self.find("a layout has at most one `repeat` block".to_string(), "write the lines of both in one block");
        }
        let mut blocks = Vec::new();
        for line in lines {
            match line {
                LayoutLine::Names(names) => self.names(names, false, &mut blocks),
                LayoutLine::Repeat { count, lines } => blocks.extend(self.repeat(count, lines)),
            }
        }
        blocks
    }

    fn repeat(&mut self, count: &'a str, lines: &'a [LayoutLine]) -> Option<Block> {
        let slot = self.bound.iter().position(|bound| bound.name == count);
        let field = self.fields.iter().position(|f| f.name == count && f.column.is_none());
        let source = match (slot, field) {
            (Some(slot), _) => Count::Slot(slot),
            (None, Some(field)) if self.read.fields[field] => Count::Field(field),
            _ => {
                let help = format!("put `{count}` on a line of its own before it");
                self.find(format!("`repeat {count}:` needs `{count}` on an earlier line"), help);
                return None;
            }
        };
        let mut blocks = Vec::new();
        let first_slot = self.bound.len();
        for line in lines {
            match line {
                LayoutLine::Names(names) => self.names(names, true, &mut blocks),
                LayoutLine::Repeat { count, .. } => {
                    self.find(format!("`repeat {count}:` is inside another `repeat`"), "blocks do not nest");
                }
            }
        }
        if blocks.is_empty() {
            self.find(format!("`repeat {count}:` has no lines"), "indent the lines of one test case below it");
        }
        // Behind the block there is no single value that the names inside it could mean.
        for (read, repeated) in self.read.fields.iter_mut().zip(&self.repeated) {
            *read &= !repeated;
        }
        let inside = &self.bound[first_slot..];
        self.read.names.retain(|&name| inside.iter().all(|bound| bound.var != name));
        Some(Block::Repeat { count: source, blocks, bound: (first_slot..self.bound.len()).collect() })
    }

    fn names(&mut self, names: &'a [String], in_repeat: bool, blocks: &mut Vec<Block>) {
        let mut items = Vec::new();
        for (index, name) in names.iter().enumerate() {
            if self.seen.contains(&name.as_str()) {
                self.find(format!("`{name}` appears twice in the layout"), "each name has one place");
                continue;
            }
            self.seen.push(name);
            let Some(parameter) = self.parameters.iter().position(|p| p.name == *name) else {
                let slot = self.bound.len();
                // A name that a row's column has already is no name of the layout.
                let Some(var) = self.equalities.named(name) else {
                    self.undefined(name);
                    continue;
                };
                self.bound.push(Bound { name: name.clone(), var, term: None, in_repeat });
                self.read.names.push(var);
                items.push(Item::Bound(slot));
                continue;
            };
            let alone = names.len() == 1;
            if !in_repeat && self.counts.contains(&name.as_str()) {
                items.extend(self.repeat_parameter(parameter));
            } else if let Some(block) = self.lines_of(parameter, alone) {
                blocks.push(block);
            } else if let Some(item) = self.item(parameter, alone, index + 1 == names.len()) {
                items.push(item);
            }
            for (field, _) in self.fields.iter().enumerate().filter(|(_, f)| f.parameter == parameter) {
                self.read.fields[field] = true;
                self.repeated[field] = in_repeat;
            }
        }
        if !items.is_empty() || names.is_empty() {
            blocks.push(Block::Line(items));
        }
    }

    fn repeat_parameter(&mut self, parameter: usize) -> Option<Item> {
        let field = self.field(parameter);
        let packed = &self.fields[field];
        if packed.cell == Cell::Int && packed.depth == 0 {
            return Some(Item::Repeats { field });
        }
        let message = format!("`{}` counts the test cases but is not an integer", packed.name);
        self.find(message, "declare it as `integer`");
        None
    }

    fn field(&self, parameter: usize) -> usize {
        self.fields.iter().position(|f| f.parameter == parameter).unwrap_or(0)
    }

    /// The block of a parameter that takes a line per row; nothing for those that take a part of a line.
    fn lines_of(&mut self, parameter: usize, alone: bool) -> Option<Block> {
        let Parameter { name, ty } = &self.parameters[parameter];
        let field = self.field(parameter);
        let depth = self.fields[field].depth;
        let is_table = matches!(ty, Type::Rows(_));
        if !is_table && depth < 2 {
            return None;
        }
        if !alone {
            self.find(format!("`{name}` takes a line per row"), "give it a line of the layout for itself");
        }
        let rows = self.rows(parameter);
        if let Type::Rows(columns) = ty {
            let table = Table::new(self.fields, parameter, columns, rows);
            if table.is_none() {
                self.find(format!("`{name}: {ty}` has no layout"), "columns are scalars or strings");
            }
            return Some(table.map_or(Block::Line(Vec::new()), Block::Table));
        }
        match Kind::of(ty) {
            Some(kind) if depth == 2 => {
                let width = self.settled(field, 1).unwrap_or(Size::Rest);
                Some(Block::Matrix { field, kind, rows, width, glued: kind == Kind::Char })
            }
            None if depth == 2 => Some(Block::Strings { field, rows }),
            _ => {
                self.find(format!("`{name}: {ty}` has no layout of lines"), "use the default layout, without `stdin:`");
                Some(Block::Line(Vec::new()))
            }
        }
    }

    fn rows(&mut self, parameter: usize) -> Size {
        let name = &self.parameters[parameter].name;
        self.settled(self.field(parameter), 0).unwrap_or_else(|| {
            self.find(
                format!("nothing before `{name}` in the layout says how many rows it has"),
                format!("state an equality with a name that is read earlier, such as `{name}.length == n`"),
            );
            Size::Rest
        })
    }

    /// How many items a field has at a level, as an equality says.
    fn settled(&self, field: usize, level: usize) -> Option<Size> {
        let term = self.equalities.settle(self.equalities.length_of(field, level)?, &self.read)?;
        let label = label(&term, self.equalities.vars());
        Some(Size::Known { term, label })
    }

    /// A parameter that takes a part of a line.
    fn item(&mut self, parameter: usize, alone: bool, last: bool) -> Option<Item> {
        let Parameter { name, ty } = &self.parameters[parameter];
        let field = self.field(parameter);
        match (Kind::of(ty), self.fields[field].depth) {
            (Some(kind), 0) => Some(Item::Cell { field, kind }),
            (Some(kind), _) => {
                let size = self.settled(field, 0);
                if size.is_none() && !last {
                    self.find(
                        format!(
                            "nothing before `{name}` in the layout says how long it is, and more follows on its line"
                        ),
                        format!("state an equality such as `{name}.length == n`, or put `{name}` last"),
                    );
                }
                Some(Item::Cells { field, kind, size: size.unwrap_or(Size::Rest) })
            }
            (None, 1) if *ty == Type::String => Some(if alone { Item::Text { field } } else { Item::Word { field } }),
            _ => {
                self.find(format!("`{name}: {ty}` has no layout"), "");
                None
            }
        }
    }

    /// Says what bound names are equal to, and names the parameters that have no place.
    fn finish(&mut self) {
        for parameter in self.parameters.iter().filter(|p| !self.seen.contains(&p.name.as_str())) {
            let message = format!("`{}` has no place in the layout", parameter.name);
            self.findings.push((message, "every parameter has one".to_string()));
        }
        let counts: Vec<usize> = (0..self.bound.len()).filter(|&slot| self.is_count(slot)).collect();
        for slot in (0..self.bound.len()).filter(|slot| !counts.contains(slot)) {
            let Bound { name, var, in_repeat, .. } = &self.bound[slot];
            let read = Read {
                fields: self.repeated.iter().map(|&repeated| *in_repeat || !repeated).collect(),
                names: counts.iter().filter(|_| *in_repeat).map(|&count| self.bound[count].var).collect(),
            };
            let term = self.equalities.settle(*var, &read);
            if term.is_none() {
                let name = name.clone();
                self.undefined(&name);
            }
            self.bound[slot].term = term;
        }
    }

    fn undefined(&mut self, name: &str) {
        let help = format!("state one, such as `x.length == {name}`, or make `{name}` a parameter");
        self.find(format!("`{name}` is not a parameter, and no equality says what it is"), help);
    }

    fn is_count(&self, slot: usize) -> bool {
        self.counts.iter().any(|count| *count == self.bound[slot].name) && !self.bound[slot].in_repeat
    }
}
