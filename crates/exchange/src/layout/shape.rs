//! Layouts without names, to be compared.

use super::plan::{Item, Part};
use super::size::Size;

/// A text that two layouts have in common only where they read the same inputs. A value before a list is told apart from it only where a
/// size needs it.
pub fn of(parts: &[Part]) -> String {
    let mut names: Vec<(String, String)> = Vec::new();
    for (number, part) in parts.iter().enumerate() {
        let items = part.items();
        names.extend(items.iter().enumerate().map(|(at, item)| (item.name().to_owned(), format!("#{number}.{at}"))));
    }
    let place =
        |name: &str| names.iter().find(|(known, _)| known == name).map_or_else(|| "#".to_owned(), |(_, at)| at.clone());
    let mut shape = String::new();
    for part in parts {
        add(part, &place, &mut shape);
    }
    shape
}

fn add(part: &Part, place: &dyn Fn(&str) -> String, shape: &mut String) {
    let sized = |size: &Option<Size>| size.as_ref().map_or_else(String::new, |size| size.renamed(place).to_string());
    match part {
        Part::Line(items) => *shape += &(line(items, place) + "\n"),
        Part::Rows { count, items } => {
            let line = line(items, place);
            match count.as_ref().and_then(Size::constant) {
                Some(count) => *shape += &format!("{line}\n").repeat(count.clamp(0, 1000) as usize),
                None => *shape += &format!("{}({line})\n", sized(count)),
            }
        }
        Part::Repeat { count, body } => {
            *shape += &format!("{}(", sized(count));
            match &body[..] {
                [Part::Line(items)] => *shape += &line(items, place),
                body => body.iter().for_each(|part| add(part, place, shape)),
            }
            shape.push_str(")\n");
        }
        Part::Queries { count, .. } => *shape += &format!("{}(?)\n", sized(count)),
    }
}

/// How many tokens there are on a line.
fn line(items: &[Item], place: &dyn Fn(&str) -> String) -> String {
    let mut count = Size::default();
    let mut open = "";
    for item in items {
        let more = match item {
            Item::One(_) | Item::Many { glued: true, .. } => Size::number(1),
            Item::Many { size: Some(size), .. } => size.clone(),
            Item::Many { size: None, .. } | Item::Rest(_) => {
                open = " or more";
                continue;
            }
            Item::Text(_) => return "text".to_owned(),
        };
        count = count.plus(1, &more).unwrap_or_default();
    }
    format!("{}{open}", count.renamed(place))
}
