//! Texts of named parts: `HH:MM` with `0 <= HH < 24`.

use ojkit_model::signature::{Parameter, Type};
use ojkit_rules::regular::numbers;
use ojkit_rules::spec::is_identifier;

/// A part of a text, as patterns: with zeros before a number that is too short, and without.
struct Part {
    name: String,
    patterns: [String; 2],
}

/// What the parts of texts say.
pub struct Parts {
    /// One line or the other for every text: each matches the pattern of the parts.
    pub lines: Vec<[String; 2]>,
    /// The lines of the page about parts.
    pub read: Vec<String>,
}

/// The parts that lines bound, where a text shows them all in a row; nothing where none does.
pub fn of(prose: &str, lines: &[String], parameters: &[Parameter]) -> Option<Parts> {
    let mut parts: Vec<Part> = Vec::new();
    let mut read = Vec::new();
    for line in lines {
        let Some((names, patterns)) = bounded(line) else { continue };
        if names.iter().any(|name| !is_identifier(name) || parameters.iter().any(|p| p.name == *name)) {
            continue;
        }
        read.push(line.clone());
        parts.extend(names.into_iter().map(|name| Part { name, patterns: patterns.clone() }));
    }
    let shown = format!("{prose}\n{}", lines.join("\n"));
    let in_a_row =
        (0..shown.len()).filter(|&at| shown.is_char_boundary(at)).find_map(|at| template(&shown, at, &parts))?;
    let pattern = |which: usize| -> String {
        let piece = |(part, behind): &(usize, String)| format!("{}{behind}", parts[*part].patterns[which]);
        in_a_row.iter().map(piece).collect()
    };
    let patterns = [pattern(0), pattern(1)];
    let texts = parameters.iter().flat_map(texts);
    let lines =
        texts.map(|text| patterns.clone().map(|pattern| format!("{text} matches the pattern \"{pattern}\""))).collect();
    read.extend(
        lines_that_show(&in_a_row, &parts, prose_lines(&shown))
            .into_iter()
            .filter(|line| !read.contains(line))
            .collect::<Vec<_>>(),
    );
    Some(Parts { lines, read })
}

fn prose_lines(shown: &str) -> impl Iterator<Item = &str> {
    shown.lines().filter(|line| line.contains(" takes the form "))
}

/// Lines that only show the parts in a row.
fn lines_that_show<'l>(
    in_a_row: &[(usize, String)],
    parts: &[Part],
    lines: impl Iterator<Item = &'l str>,
) -> Vec<String> {
    let has_all = |line: &&str| in_a_row.iter().all(|(part, _)| line.contains(&parts[*part].name));
    lines.filter(has_all).map(str::to_owned).collect()
}

/// The texts of a parameter, as a line names them.
fn texts(parameter: &Parameter) -> Vec<String> {
    match &parameter.ty {
        Type::String => vec![parameter.name.clone()],
        Type::Array(item) if **item == Type::String => vec![format!("{}[i]", parameter.name)],
        Type::Rows(rows) => {
            let columns =
                rows.alternatives.iter().flat_map(|row| &row.columns).filter(|column| column.ty == Type::String);
            let mut names: Vec<String> = columns.map(|column| column.name.clone()).collect();
            names.dedup();
            names
        }
        _ => Vec::new(),
    }
}

/// `0 <= Minute, Second <= 59`, `"00" <= hh <= "23"`.
fn bounded(line: &str) -> Option<(Vec<String>, [String; 2])> {
    let line = line.replace('"', "");
    let (first, rest) = line.trim_end_matches('.').split_once(" <= ")?;
    let (names, last, below) = match rest.split_once(" <= ") {
        Some((names, last)) => (names, last, 0),
        None => rest.split_once(" < ").map(|(names, last)| (names, last, 1))?,
    };
    let (first, last): (u64, u64) = (first.trim().parse().ok()?, last.trim().parse().ok()?);
    let last = last.checked_sub(below).filter(|last| *last >= first)?;
    let names = names.split(',').map(|name| name.trim().to_owned()).collect();
    Some((names, [numbers(first, last, true), numbers(first, last, false)]))
}

/// All parts in a row from a place on, each with the signs behind it as a pattern.
fn template(text: &str, mut at: usize, parts: &[Part]) -> Option<Vec<(usize, String)>> {
    let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
    if parts.len() < 2 || text[..at].ends_with(is_word) {
        return None;
    }
    let mut found: Vec<(usize, String)> = Vec::new();
    loop {
        let word = text[at..].split(|c: char| !is_word(c)).next()?;
        let part = parts.iter().position(|part| part.name == word)?;
        if found.iter().any(|(known, _)| *known == part) {
            return None;
        }
        at += word.len();
        if found.len() + 1 == parts.len() {
            found.push((part, String::new()));
            return Some(found);
        }
        let signs: String = text[at..].chars().take_while(|c| !is_word(*c)).collect();
        at += signs.len();
        let written: Vec<char> = signs.chars().filter(|c| !matches!(c, '{' | '}')).collect();
        let [sign @ (':' | ',' | '-' | '/' | '.' | ' ')] = written[..] else { return None };
        found.push((part, format!("[{sign}]")));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_rules::regular::Regular;

    fn parameter(name: &str, ty: Type) -> Parameter {
        Parameter { name: name.to_owned(), ty }
    }

    /// Whether the first or the second pattern of the first text takes a text.
    fn takes(parts: &Parts, which: usize, text: &str) -> bool {
        let pattern = parts.lines[0][which]
            .split_once('"')
            .and_then(|(_, rest)| rest.strip_suffix('"'))
            .expect("a quoted pattern");
        let codes: Vec<i64> = text.bytes().map(i64::from).collect();
        Regular::read(pattern).expect("a pattern").matches(&codes)
    }

    #[test]
    fn bounded_parts_of_a_time_make_a_pattern() {
        let lines = ["0 <= HH < 24", "0 <= MM <= 59", "1 <= n <= 5"].map(str::to_owned);
        let parameters = [parameter("time", Type::String), parameter("n", Type::Integer)];
        let parts = of("in the format `\"HH:MM\"`", &lines, &parameters).expect("parts");
        assert_eq!(parts.read, lines[..2]);
        assert!(parts.lines[0][0].starts_with("time matches the pattern "));
        assert!(
            takes(&parts, 0, "09:59")
                && !takes(&parts, 0, "9:59")
                && !takes(&parts, 0, "24:00")
                && !takes(&parts, 0, "00:60")
        );
        assert!(takes(&parts, 1, "9:5") && !takes(&parts, 1, "09:59"));
        assert!(of("in the format `\"HH-:MM\"`", &lines, &parameters).is_none());
        assert!(of("in the format `\"HH\"`", &lines, &parameters).is_none());
    }
}
