//! What can be written at a cursor: keys, their values, names of the input, and constraint lines.

use crate::keys::{self, Wording};
use crate::lsp::documents::{column, position};
use crate::lsp::hover;
use crate::lsp::place::{self, Part, Place, What, row};
use gen_lsp_types::{CompletionItem, CompletionItemKind, Position, Range, TextEdit};
use ojkit_lines::print;
use ojkit_model::constraint::Constraint;
use ojkit_model::signature::{Parameter, Type};
use ojkit_rules::spec::type_names;
use ojkit_text::keys::Keys;
use std::sync::LazyLock;

/// A cursor in a file, for which something is to be written.
pub struct Asked<'a> {
    /// The file's name without `.yaml`, and its keys.
    pub file: &'a str,
    pub keys: &'a Keys,
    /// The line of the cursor, and where on it that is.
    pub line: &'a str,
    pub cursor: Position,
    pub parameters: &'a [Parameter],
}

impl Asked<'_> {
    /// Everything that can be written there.
    pub fn items(&self, place: &Place) -> Vec<CompletionItem> {
        if hover::is_constraint(place) {
            return [self.names(), self.wordings(place.start)].concat();
        }
        let word = self.replaced(place.start);
        let of_input = place.path.last() == Some(&Part::Key("input".to_owned()));
        match place.what {
            What::Key if of_input => {
                let names = self.parameters.iter().map(|one| (one.name.clone(), one.ty.to_string()));
                names
                    .map(|(name, ty)| item(&name, CompletionItemKind::Variable, &ty, format!("{name}: "), word))
                    .collect()
            }
            What::Key => {
                let owner = row(self.keys, &place.path);
                // A place that has no row has no keys below it either.
                let known = owner.is_some() || place.path.iter().all(|part| *part == Part::Item);
                let below = self.keys.below(owner).filter(|(word, _)| known && !["[]", "*"].contains(word));
                let key = |(name, key): (&str, &ojkit_text::keys::Key)| {
                    let mut item = item(name, CompletionItemKind::Property, key.says.trim(), format!("{name}: "), word);
                    item.documentation = Some(keys::help(self.file, self.keys, key).into());
                    item
                };
                below.map(key).collect()
            }
            What::Value => {
                let Some(key) = row(self.keys, &place.path) else { return Vec::new() };
                let is_type = key.key.ends_with("parameters.*") || key.key.ends_with("returns");
                let types = type_names().filter(|_| is_type).map(|name| name as &str);
                let words = key.choices().chain(types);
                words.map(|name| item(name, CompletionItemKind::Value, "", name.to_owned(), word)).collect()
            }
            What::Line => Vec::new(),
        }
    }

    /// From a place on the line to the cursor.
    fn replaced(&self, start: usize) -> Range {
        let number = self.cursor.line as usize;
        Range { start: position(number, self.line, start), end: self.cursor }
    }

    /// The names of parameters and of columns.
    fn names(&self) -> Vec<CompletionItem> {
        let end = column(self.line, self.cursor);
        let before: Vec<char> = self.line.chars().take(end).collect();
        let word = before.iter().rev().take_while(|c| c.is_alphanumeric() || **c == '_').count();
        let mut names: Vec<(&str, String)> = Vec::new();
        for parameter in self.parameters {
            names.push((&parameter.name, parameter.ty.to_string()));
            if let Type::Rows(rows) = &parameter.ty {
                let columns = rows.alternatives.iter().flat_map(|alternative| &alternative.columns);
                names.extend(columns.map(|one| (one.name.as_str(), format!("a column of {}", parameter.name))));
            }
        }
        let replaced = self.replaced(end - word);
        let variable = |(name, detail): (&str, String)| {
            item(name, CompletionItemKind::Variable, &detail, name.to_owned(), replaced)
        };
        names.into_iter().map(variable).collect()
    }

    /// Constraint lines of every form, with the names of this problem where its types allow.
    fn wordings(&self, start: usize) -> Vec<CompletionItem> {
        let replaced = self.replaced(start);
        let of = |(wording, theirs, canonical): &(Wording, Vec<Parameter>, String)| {
            let line = renamed(wording.line, theirs, self.parameters);
            let mut item = item(&line, CompletionItemKind::Snippet, "", line.clone(), replaced);
            let examples = format!("legal: {}\nillegal: {}", wording.accepts, wording.rejects);
            item.documentation = Some(format!("{canonical}\n\n{}\n{examples}", wording.parameters).into());
            // After the names.
            item.sort_text = Some(format!("~{line}"));
            item
        };
        WORDINGS.iter().map(of).collect()
    }
}

/// The wordings of the page of reference, each with its parameters and its canonical line.
static WORDINGS: LazyLock<Vec<(Wording, Vec<Parameter>, String)>> = LazyLock::new(|| {
    let of = |wording: Wording| {
        let parameters = place::parameters(wording.parameters);
        let rules = ojkit_english::said(wording.line, &parameters).ok()?;
        let canonical = print(&Constraint { text: String::new(), line: 0, rules });
        Some((wording, parameters, canonical))
    };
    keys::wordings().filter_map(of).collect()
});

/// A line in which each name of an example is the first name of the same type here.
fn renamed(line: &str, theirs: &[Parameter], ours: &[Parameter]) -> String {
    let mut taken: Vec<&str> = Vec::new();
    let mut names: Vec<(&str, &str)> = Vec::new();
    for one in theirs {
        let fits = ours.iter().find(|our| our.ty == one.ty && !taken.contains(&&*our.name));
        taken.extend(fits.map(|our| our.name.as_str()));
        names.extend(fits.map(|our| (one.name.as_str(), our.name.as_str())));
    }
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut text = String::new();
    let mut rest = line;
    while let Some(first) = rest.chars().next() {
        let end = rest.find(|c| is_word(c) != is_word(first)).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        // What is in quotes is a text.
        let name = names.iter().find(|(name, _)| *name == word && !text.ends_with(['\'', '"']));
        text.push_str(name.map_or(word, |(_, ours)| ours));
        rest = behind;
    }
    text
}

fn item(label: &str, kind: CompletionItemKind, detail: &str, new_text: String, range: Range) -> CompletionItem {
    CompletionItem {
        label: label.to_owned(),
        kind: Some(kind),
        detail: Some(detail.to_owned()).filter(|detail| !detail.is_empty()),
        text_edit: Some(TextEdit { range, new_text }.into()),
        ..CompletionItem::default()
    }
}
