//! Classes as the site writes them: two lists, of operations and of their arguments, and a list of answers.

use super::parse::{Cursor, NotationError, Parsed};
use super::print::{items, print_parameter, row};
use ojkit_model::input::{Field, Value};
use ojkit_model::signature::{Class, Signature, Type};

/// The two lists of a class, a line each: `["Stack","push","pop"]` and `[[2],[5],[]]`.
pub(super) fn print_operations(signature: &Signature, class: &Class, fields: &[Value]) -> String {
    // First what the constructor takes, then the columns of the calls: one table with a row a call.
    let (mut made, calls) = fields.split_at(fields.len() - Field::of(&[class.calls()]).len());
    let Type::Rows(rows) = class.calls().ty else { return String::new() };
    let names = calls.first().map_or(&[][..], |tags| &tags.cells);
    let names =
        names.iter().filter_map(|&tag| class.methods.get(usize::try_from(tag).ok()?)).map(|method| &method.name);
    let operations: Vec<String> = std::iter::once(&class.name).chain(names).map(|name| format!("\"{name}\"")).collect();
    let made = signature.constructor().iter().map(|parameter| {
        let (own, rest) = made.split_at(Field::of(std::slice::from_ref(parameter)).len());
        made = rest;
        print_parameter(&parameter.ty, own)
    });
    let mut arguments = format!("[[{}]", made.collect::<Vec<_>>().join(","));
    for index in 1..operations.len() {
        arguments.push(',');
        items(row(&rows, calls, index - 1, false), &mut arguments);
    }
    format!("[{}]\n{arguments}]\n", operations.join(","))
}

/// The answers of calls as a class' methods type them, in the site's notation on one line: `[null,null,5]`.
///
/// `tags` are the methods that are called, by index. Fails with the first answer that is missing, too many, or of another type.
pub fn answers(class: &Class, tags: &[i64], text: &str) -> Result<String, NotationError> {
    let mut cursor = Cursor::new(text);
    cursor.skip_blank();
    let mut out = String::new();
    let mut count = 0;
    cursor.separated(|cursor| {
        let method = match count {
            0 => None,
            _ => tags.get(count - 1).and_then(|&tag| class.methods.get(usize::try_from(tag).ok()?)),
        };
        if count > tags.len() {
            let message =
                format!("{} calls have an answer each, and the constructor's `null`; here is one more", tags.len());
            return Err(cursor.error_at(cursor.at, message));
        }
        out.push(if count == 0 { '[' } else { ',' });
        count += 1;
        match method.filter(|method| method.returns != Type::Void) {
            None if cursor.keyword("null") => out.push_str("null"),
            None => {
                let whose = method.map_or("the constructor".to_string(), |method| format!("`{}`", method.name));
                return Err(cursor.expected(&format!("`null`, since {whose} gives nothing")));
            }
            Some(method) => out.push_str(&print_parameter(&method.returns, &cursor.parameter(&method.returns)?)),
        }
        Ok(())
    })?;
    if count != tags.len() + 1 {
        let message = format!("{} calls and the constructor have {} answers, not {count}", tags.len(), tags.len() + 1);
        return Err(cursor.error_at(text.len(), message));
    }
    cursor.end()?;
    Ok(out + "]")
}

impl Cursor<'_> {
    /// Whether a list begins here whose first item is this name.
    pub(crate) fn begins_with_operation(&self, name: &str) -> bool {
        let inside = self.rest().trim_start().strip_prefix('[').unwrap_or_default().trim_start();
        ['"', '\''].iter().any(|&quote| {
            let unquoted = inside.strip_prefix(quote).and_then(|rest| rest.strip_prefix(name));
            unquoted.is_some_and(|rest| rest.starts_with(quote))
        })
    }

    /// The packed fields of a class from its two lists.
    pub fn operations(&mut self, signature: &Signature, class: &Class) -> Parsed<Vec<Value>> {
        let calls = class.calls();
        let Type::Rows(rows) = &calls.ty else { return Ok(Vec::new()) };
        let mut tags = Vec::new();
        let mut first = true;
        self.skip_blank();
        self.separated(|cursor| {
            let from = cursor.at;
            let mut letters = Vec::new();
            cursor.quoted(&mut letters)?;
            if std::mem::take(&mut first) {
                return Ok(());
            }
            let name: String = letters.iter().filter_map(|&x| char::from_u32(u32::try_from(x).ok()?)).collect();
            match class.methods.iter().position(|method| method.name == name) {
                Some(tag) => tags.push(tag),
                None => {
                    let names: Vec<String> = class.methods.iter().map(|method| format!("`{}`", method.name)).collect();
                    let message = format!("`{}` has no method `{name}`; it has {}", class.name, names.join(", "));
                    return Err(cursor.error_at(from, message));
                }
            }
            Ok(())
        })?;
        self.skip_blank();
        if self.peek() == Some(',') {
            self.at += 1;
            self.skip_blank();
        }
        let fields = Field::of(std::slice::from_ref(&calls));
        let mut values: Vec<Value> = fields.iter().map(|field| Value::with_depth(field.depth)).collect();
        let mut made = Vec::new();
        let mut count = 0;
        self.separated(|cursor| {
            count += 1;
            match count {
                1 => cursor.constructor(signature, &mut made),
                _ => match tags.get(count - 2) {
                    Some(&tag) => cursor.table_row(rows, &fields, &mut values, Some(tag)),
                    None => {
                        Err(cursor.error_at(cursor.at, format!("{} operations have no more arguments", tags.len() + 1)))
                    }
                },
            }
        })?;
        if count != tags.len() + 1 {
            let message =
                format!("{} operations have {} lists of arguments, not {count}", tags.len() + 1, tags.len() + 1);
            return Err(self.error_at(self.at, message));
        }
        self.end()?;
        // The table ends behind its last row, in every column.
        values.iter_mut().for_each(|value| value.ends[0].push(tags.len() as u32));
        made.append(&mut values);
        Ok(made)
    }

    fn constructor(&mut self, signature: &Signature, made: &mut Vec<Value>) -> Parsed<()> {
        self.take('[', "a list of arguments in brackets")?;
        for (index, parameter) in signature.constructor().iter().enumerate() {
            self.skip_blank();
            if index > 0 {
                self.take(',', &format!("a comma and `{}`", parameter.name))?;
                self.skip_blank();
            }
            made.append(&mut self.parameter(&parameter.ty)?);
        }
        self.skip_blank();
        self.take(']', &format!("`]`, since the constructor takes {} arguments", signature.constructor().len()))
    }

    fn end(&mut self) -> Parsed<()> {
        self.skip_blank();
        if self.peek().is_some() { Err(self.expected("the end of the text")) } else { Ok(()) }
    }
}
