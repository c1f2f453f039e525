//! Layouts without names, to be compared.

use super::plan::{Item, Part};
use super::size::Size;

/// A text that two layouts have in common only where they read every input alike.
pub fn of(parts: &[Part]) -> String {
    let mut names: Vec<String> = Vec::new();
    for item in parts.iter().flat_map(Part::items) {
        match item {
            Item::Many { name, size: Some(size), glued: false } if size.constant().is_some() => {
                names.extend(vec![name.clone(); size.constant().unwrap_or(0).clamp(0, 1000) as usize]);
            }
            item => names.push(item.name().to_owned()),
        }
    }
    let number = |name: &str| format!("#{}", names.iter().position(|known| known == name).map_or(0, |at| at + 1));
    parts.iter().map(|part| shape(part, &number)).collect()
}

fn shape(part: &Part, number: &dyn Fn(&str) -> String) -> String {
    match part {
        Part::Line(items) => format!("{}\n", line(items, number)),
        Part::Rows { count, items } => {
            let line = line(items, number);
            match count.as_ref().and_then(Size::constant) {
                Some(count) => format!("{line}\n").repeat(count.clamp(0, 1000) as usize),
                None => format!("{}({line})\n", sized(count, number)),
            }
        }
        Part::Repeat { count, body } => match &body[..] {
            [Part::Line(items)] => format!("{}({})\n", sized(count, number), line(items, number)),
            body => {
                let body: String = body.iter().map(|part| shape(part, number)).collect();
                format!("{}({body})\n", sized(count, number))
            }
        },
        Part::Queries { count, .. } => format!("{}(?)\n", sized(count, number)),
    }
}

fn sized(size: &Option<Size>, number: &dyn Fn(&str) -> String) -> String {
    size.as_ref().map_or_else(String::new, |size| size.renamed(number).to_string())
}

fn line(items: &[Item], number: &dyn Fn(&str) -> String) -> String {
    let words = items.iter().map(|item| match item {
        Item::One(_) | Item::Many { glued: true, .. } => "x".to_owned(),
        Item::Many { size, .. } => match size.as_ref().and_then(Size::constant) {
            Some(count) => vec!["x"; count.clamp(0, 1000) as usize].join(" "),
            None => format!("{}*x", sized(size, number)),
        },
        Item::Rest(_) => "rest".to_owned(),
        Item::Text(_) => "text".to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}
