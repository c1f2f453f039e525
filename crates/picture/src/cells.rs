//! Values in rows and columns: arrays as bars, letters and grids as cells, moves on their board.

use super::compare::{Differences, Item};
use super::kind::{Given, label};
use super::svg::{Anchor, Canvas, LINE, Mark, width_of};
use super::{Drawn, NODES_MAX, summary};
use ojkit_model::input::Value;
use ojkit_model::signature::Type;
use std::collections::BTreeMap;

/// The height of a cell, and its least width.
const CELL: f64 = 26.0;
/// A row of bars or letters that is wider goes on below.
const WIDTH: f64 = 960.0;
/// The longest bar.
const BAR: f64 = 80.0;
/// More bars have no room for their values.
const VALUES_MAX: usize = 60;
/// Left of rows, for their indices and names.
const LEFT: f64 = 30.0;

/// An array of numbers: bars from a base line, with their values and indices.
pub(crate) fn bars(given: &Given) -> Drawn {
    let ([value], Type::Array(ty)) = (given.fields, &given.parameter.ty) else { return None };
    let count = value.cells.len().max(given.expected.map_or(0, |expected| expected.cells.len()));
    if count >= NODES_MAX {
        let of = |value: &Value| statistics(&value.cells.iter().map(|&cell| number(ty, cell)).collect::<Vec<_>>(), ty);
        let first = |expected: &Value| {
            let at = (0..count).find(|&at| value.cells.get(at) != expected.cells.get(at))?;
            let text = |cells: &[i64]| cells.get(at).map_or("nothing".to_owned(), |&cell| label(ty, cell));
            Some(format!("first difference at index {at}: {} instead of {}", text(&value.cells), text(&expected.cells)))
        };
        let others = given.expected.map(|expected| (format!("expected: {}", of(expected)), first(expected)));
        let others = others.into_iter().flat_map(|(expected, first)| std::iter::once(expected).chain(first));
        return Some(summary(&std::iter::once(of(value)).chain(others).collect::<Vec<_>>()));
    }
    let labels = |value: &Value| value.cells.iter().map(|&cell| label(ty, cell)).collect::<Vec<_>>();
    let (mut canvas, mut differences, own) = (Canvas::default(), Differences::default(), labels(value));
    let items = differences.row(&own, given.expected.map(labels).as_deref());
    let cell = |at: usize| value.cells.get(at).or(given.expected.and_then(|expected| expected.cells.get(at)));
    let heights: Vec<f64> = (0..count).map(|at| cell(at).map_or(0.0, |&cell| number(ty, cell))).collect();
    let most = heights.iter().fold(0.0_f64, |most, height| most.max(height.abs())).max(f64::MIN_POSITIVE);
    let scaled = |height: f64| if height == 0.0 { 0.0 } else { (height.abs() / most * BAR).max(1.0) };
    let room = |sign: f64| heights.iter().filter(|&&h| h * sign > 0.0).map(|&h| scaled(h)).fold(0.0, f64::max);
    let (up, down, is_narrow) = (room(1.0), room(-1.0), count > VALUES_MAX);
    let widest = items.iter().map(|item| width_of(&item.label).max(width_of(&item.instead))).fold(16.0, f64::max);
    let pitch = if is_narrow { 9.0 } else { widest + 8.0 };
    let in_row = ((WIDTH / pitch) as usize).max(1);
    for (row, chunk) in items.chunks(in_row).enumerate() {
        let base = canvas.height + if row > 0 { LINE } else { 0.0 } + up + LINE;
        let below = base + down + if down > 0.0 && !is_narrow { LINE } else { 0.0 } + LINE / 2.0;
        canvas.line((0.0, base), (pitch * chunk.len() as f64, base), "p-line");
        for (place, item) in chunk.iter().enumerate() {
            let (at, x) = (row * in_row + place, pitch * place as f64);
            let (height, middle) = (scaled(heights[at]), x + pitch / 2.0);
            let is_below = heights[at] < 0.0;
            let (top, text) =
                if is_below { (base, base + height + LINE / 2.0) } else { (base - height, base - height - LINE / 2.0) };
            let tone = if item.mark == Mark::Missing { "p-missing" } else { "p-bar" };
            let half = if is_narrow { 3.0 } else { 9.0 };
            canvas.rect((middle - half, top), (2.0 * half, height), tone);
            if item.mark == Mark::Wrong {
                let high = if is_narrow { height + 4.0 } else { height + LINE + 2.0 };
                canvas.rect(
                    (x + 1.0, if is_below { base - 2.0 } else { base + 2.0 - high }),
                    (pitch - 2.0, high),
                    "p-ring",
                );
            }
            let index = (at as i64 + given.problem.indices_from).to_string();
            if !is_narrow {
                canvas.text((middle, text), Anchor::Middle, "", &item.label);
                canvas.text((middle, below), Anchor::Middle, "p-soft", &index);
                if !item.instead.is_empty() {
                    canvas.text((middle, below + LINE), Anchor::Middle, "p-soft", &item.instead);
                }
            } else if at % 10 == 0 {
                canvas.text((x, below), Anchor::Start, "p-soft", &index);
            }
        }
    }
    differences.key(&mut canvas);
    let words = format!("array of {}: {}{}", counted(own.len(), "number"), own.join(", "), differences.words());
    (count > 0).then_some((canvas, words))
}

/// A number as the height of a bar.
fn number(ty: &Type, cell: i64) -> f64 {
    let number = if *ty == Type::Double { f64::from_bits(cell as u64) } else { cell as f64 };
    if number.is_finite() { number } else { 0.0 }
}

/// Length, extremes, median and order of many numbers.
fn statistics(numbers: &[f64], ty: &Type) -> String {
    let mut sorted = numbers.to_vec();
    sorted.sort_by(f64::total_cmp);
    let orders = [
        ("strictly increasing", numbers.windows(2).all(|pair| pair[0] < pair[1])),
        ("non-decreasing", numbers.windows(2).all(|pair| pair[0] <= pair[1])),
        ("strictly decreasing", numbers.windows(2).all(|pair| pair[0] > pair[1])),
        ("non-increasing", numbers.windows(2).all(|pair| pair[0] >= pair[1])),
        ("not sorted", true),
    ];
    let order = orders.iter().find(|(_, is_so)| *is_so).map_or("", |(name, _)| name);
    let text = |number: Option<&f64>| {
        number.map_or(String::new(), |number| match ty {
            Type::Double => label(ty, number.to_bits() as i64),
            _ => label(ty, *number as i64),
        })
    };
    let [least, most, middle] = [sorted.first(), sorted.last(), sorted.get(sorted.len() / 2)].map(text);
    format!("array of {}, from {least} to {most}, median {middle}, {order}", counted(numbers.len(), "number"))
}

/// A count with its noun.
fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

/// The texts of a value's cells, row by row; letter by letter for texts.
fn labels(ty: &Type, fields: &[Value]) -> Option<Vec<Vec<String>>> {
    let letter = |value: &Value, range: std::ops::Range<usize>| {
        value.cells[range].iter().map(|&cell| label(&Type::Character, cell)).collect::<Vec<String>>()
    };
    match (ty, fields) {
        (Type::String, [value]) => Some(vec![letter(value, 0..value.cells.len())]),
        (Type::Array(inner), [value]) => Some(match &**inner {
            Type::String => (0..value.len()).map(|row| letter(value, value.range(1, row))).collect(),
            Type::Array(cell) if **cell == Type::String => {
                let text = |at: usize| letter(value, value.range(2, at)).concat();
                (0..value.len()).map(|row| value.range(1, row).map(text).collect()).collect()
            }
            Type::Array(cell) if cell.depth() == 0 && value.ends.len() == 2 => {
                let text = |at: usize| label(cell, value.cells[at]);
                (0..value.len()).map(|row| value.range(1, row).map(text).collect()).collect()
            }
            Type::Array(_) => return None,
            cell => vec![value.cells.iter().map(|&one| label(cell, one)).collect()],
        }),
        (Type::Rows(rows), [first, ..]) => {
            let types = || rows.alternatives[0].columns.iter().map(|column| &column.ty);
            let cell = |(ty, value): (&Type, &Value), row: usize| match ty {
                Type::String => letter(value, value.range(1, row)).concat(),
                ty => label(ty, value.cells[row]),
            };
            Some((0..first.len()).map(|row| types().zip(fields).map(|column| cell(column, row)).collect()).collect())
        }
        _ => None,
    }
}

/// Texts, or a row of cells: letter below letter with their indices; a wrong one has the expected below it.
pub(crate) fn texts(given: &Given) -> Drawn {
    /// Letters of a line before it goes on below.
    const LINE_CELLS: usize = 40;
    let [value] = given.fields else { return None };
    let size = |value: &Value| value.cells.len().max(value.len());
    let ty = &given.parameter.ty;
    let is_text = *ty.innermost() == Type::String;
    let is_many = is_text && ty.depth() > 0;
    let noun = if is_many {
        "text"
    } else if is_text {
        "letter"
    } else {
        "cell"
    };
    let words = format!(
        "{}{}",
        if is_many {
            ""
        } else if is_text {
            "text of "
        } else {
            "row of "
        },
        counted(value.len(), noun)
    );
    if size(value).max(given.expected.map_or(0, size)) >= NODES_MAX {
        return Some(summary(&long_text(words, value, given.expected, ty)));
    }
    let (own, other) =
        (labels(ty, given.fields)?, given.expected.and_then(|one| labels(ty, std::slice::from_ref(one))));
    let (mut canvas, mut differences, mut lines) =
        (Canvas::default(), Differences::default(), Vec::<(String, Vec<Item>)>::new());
    for at in 0..own.len().max(other.as_ref().map_or(0, Vec::len)) {
        let index = if is_many { (at as i64 + given.problem.indices_from).to_string() } else { String::new() };
        let wanted = other.as_ref().map(|rows| rows.get(at));
        match (own.get(at), wanted) {
            (Some(row), Some(Some(wanted))) if row != wanted => {
                let all = Differences::default().row(row, Some(wanted));
                differences.item(Some(row.concat()), Some(wanted.concat()), true);
                lines.push((format!("{index} got"), all.iter().take(row.len()).cloned().collect()));
                let expected = all.into_iter().zip(wanted).map(|(item, letter)| {
                    let mark = if item.mark == Mark::Missing { Mark::Missing } else { Mark::Plain };
                    Item { label: letter.clone(), instead: String::new(), mark }
                });
                lines.push(("expected".to_owned(), expected.collect()));
            }
            (row, wanted) => {
                let text = |row: &Vec<String>| row.concat();
                let mark = differences.item(row.map(text), wanted.flatten().map(text), wanted.is_some()).mark;
                let item = |letter: &String| Item { label: letter.clone(), instead: String::new(), mark };
                lines.push((index, row.or(wanted.flatten()).into_iter().flatten().map(item).collect()));
            }
        }
    }
    let longest = lines.iter().map(|(_, items)| items.len()).max().unwrap_or(0);
    let left = lines.iter().map(|(name, _)| width_of(name)).fold(0.0, f64::max)
        + if is_many || lines.len() > 1 { 8.0 } else { 0.0 };
    let wide = if longest > 100 { 24.0 } else { 20.0 };
    for from in (0..longest).step_by(LINE_CELLS) {
        let top = canvas.height + if from > 0 { LINE } else { 0.0 };
        for at in from..longest.min(from + LINE_CELLS) {
            let x = left + wide * ((at - from) as f64 + 0.5);
            canvas.text(
                (x, top + LINE / 2.0),
                Anchor::Middle,
                "p-soft",
                &(at as i64 + given.problem.indices_from).to_string(),
            );
        }
        for (row, (name, items)) in lines.iter().enumerate() {
            let y = top + LINE + (CELL + 2.0) * row as f64;
            canvas.text((0.0, y + CELL / 2.0), Anchor::Start, "p-soft", name.trim());
            for (at, item) in items.iter().enumerate().skip(from).take(LINE_CELLS) {
                let tone = if !is_text && item.label == "T" { "p-s0" } else { "" };
                canvas.cell((left + wide * (at - from) as f64, y), (wide, CELL), &item.label, tone, item.mark);
            }
        }
    }
    differences.key(&mut canvas);
    let listed: Vec<String> = own.iter().map(|row| row.concat()).collect();
    (longest > 0).then(|| (canvas, format!("{words}: {}{}", listed.join(", "), differences.words())))
}

/// A text that is too long for cells: how it begins, and where it first differs.
fn long_text(words: String, value: &Value, expected: Option<&Value>, ty: &Type) -> Vec<String> {
    const SHOWN: usize = 40;
    let cell = if *ty.innermost() == Type::String { &Type::Character } else { ty.innermost() };
    let part = |value: &Value, from: usize| {
        let shown: String = value.cells.iter().skip(from).take(SHOWN).map(|&one| label(cell, one)).collect();
        format!("{shown}{}", if value.cells.len() > from + SHOWN { "\u{2026}" } else { "" })
    };
    let mut sentences = vec![words, format!("begins with {}", part(value, 0))];
    if let Some(expected) = expected {
        let count = value.cells.len().max(expected.cells.len());
        if let Some(at) = (0..count).find(|&at| value.cells.get(at) != expected.cells.get(at)) {
            let from = at.saturating_sub(SHOWN / 4);
            sentences.push(format!("first difference at letter {at}, from letter {from} on:"));
            sentences.extend([format!("got {}", part(value, from)), format!("expected {}", part(expected, from))]);
        }
    }
    sentences
}

/// Rows and columns: a grid has a tone for each value, a table a name for each column where the statement has one.
pub(crate) fn table(given: &Given, is_grid: bool) -> Drawn {
    let ty = &given.parameter.ty;
    let size =
        |value: &Value| value.ends.last().and_then(|ends| ends.last()).map_or(0, |&end| end as usize).max(value.len());
    let is_rows = matches!(ty, Type::Rows(_));
    let count = if is_rows {
        given.fields.len() * given.fields[0].len()
    } else {
        size(&given.fields[0]).max(given.expected.map_or(0, size))
    };
    let name = if is_grid { "grid" } else { "table" };
    if count >= NODES_MAX {
        return Some(summary(&large_table(given, name, count)));
    }
    let (own, other) =
        (labels(ty, given.fields)?, given.expected.and_then(|one| labels(ty, std::slice::from_ref(one))));
    let (mut canvas, mut differences, none) = (Canvas::default(), Differences::default(), Vec::new());
    let rows = own.len().max(other.as_ref().map_or(0, Vec::len));
    let items: Vec<Vec<Item>> = (0..rows)
        .map(|at| {
            differences
                .row(own.get(at).unwrap_or(&none), other.as_ref().map(|rows| rows.get(at).unwrap_or(&none).as_slice()))
        })
        .collect();
    let columns = items.iter().map(Vec::len).max().unwrap_or(0);
    let names = if is_grid { Vec::new() } else { given.columns() };
    let head =
        |at: usize| names.get(at).cloned().unwrap_or_else(|| (at as i64 + given.problem.indices_from).to_string());
    let mut widths: Vec<f64> = (0..columns)
        .map(|at| {
            items
                .iter()
                .filter_map(|row| row.get(at))
                .map(Item::width)
                .fold(width_of(&head(at)), f64::max)
                .max(CELL - 8.0)
                + 8.0
        })
        .collect();
    if is_grid {
        let widest = widths.iter().copied().fold(CELL, f64::max);
        widths.fill(widest);
    }
    let tones = if is_grid { tones(items.iter().flatten()) } else { BTreeMap::new() };
    for (row, items) in items.iter().enumerate() {
        let (mut x, y) = (LEFT, LINE + CELL * row as f64);
        canvas.text(
            (LEFT - 6.0, y + CELL / 2.0),
            Anchor::End,
            "p-soft",
            &(row as i64 + given.problem.indices_from).to_string(),
        );
        for (item, &width) in items.iter().zip(&widths) {
            let tone = tones.get(&item.label).map_or("", String::as_str);
            canvas.cell_instead((x, y), (width, CELL), (&item.label, &item.instead), tone, item.mark);
            x += width;
        }
    }
    let mut x = LEFT;
    for (at, width) in widths.iter().enumerate() {
        canvas.text((x + width / 2.0, LINE / 2.0), Anchor::Middle, "p-soft", &head(at));
        x += width;
    }
    differences.key(&mut canvas);
    let listed: Vec<String> = own.iter().map(|row| row.join(" ")).collect();
    let shape = format!(
        "{name} of {} and {}",
        counted(own.len(), "row"),
        counted(own.iter().map(Vec::len).max().unwrap_or(0), "column")
    );
    (columns > 0).then(|| (canvas, format!("{shape}: {}{}", listed.join("; "), differences.words())))
}

/// A class for each value: tones where they are few, shades from low to high where they are numbers.
fn tones<'a>(items: impl Iterator<Item = &'a Item>) -> BTreeMap<String, String> {
    let mut values: Vec<&String> = items.map(|item| &item.label).collect();
    let number = |text: &String| text.parse::<f64>().unwrap_or(f64::NAN);
    values.sort_by(|a, b| number(a).total_cmp(&number(b)).then(a.cmp(b)));
    values.dedup();
    let count = values.len();
    let class = |(at, value): (usize, &String)| match value.as_str() {
        "0" | "." | " " | "F" if count <= 6 => String::new(),
        _ if count <= 6 => format!("p-s{at}"),
        _ if number(value).is_nan() => String::new(),
        _ => format!("p-q{}", at * 6 / count),
    };
    values.into_iter().enumerate().map(|(at, value)| (value.clone(), class((at, value)))).collect()
}

/// The sentences on a table that is too large to draw.
fn large_table(given: &Given, name: &str, count: usize) -> Vec<String> {
    let value = &given.fields[0];
    let mut sentences = vec![format!("{name} of {} and {count} cells", counted(value.len(), "row"))];
    if let (Some(cell), false) = (Some(given.parameter.ty.innermost()), matches!(given.parameter.ty, Type::Rows(_))) {
        let cell = if *cell == Type::String { &Type::Character } else { cell };
        let mut counts: BTreeMap<i64, usize> = BTreeMap::new();
        value
            .cells
            .iter()
            .take_while(|&&cell| {
                *counts.entry(cell).or_default() += 1;
                counts.len() <= 6
            })
            .count();
        if counts.len() <= 6 {
            let each: Vec<String> =
                counts.iter().map(|(&one, times)| format!("{} ({times})", label(cell, one))).collect();
            sentences.push(format!("values: {}", each.join(", ")));
        } else if let (Some(&least), Some(&most)) = (value.cells.iter().min(), value.cells.iter().max()) {
            sentences.push(format!("values from {} to {}", label(cell, least), label(cell, most)));
        }
    }
    if let Some(at) = given.expected.and_then(|expected| {
        (0..value.cells.len().max(expected.cells.len())).find(|&at| value.cells.get(at) != expected.cells.get(at))
    }) {
        sentences.push(format!("the first value that differs from the expected is number {at} in order"));
    }
    sentences
}

/// Moves on their board, with their order; nothing where two are on one cell, or the board is large.
pub(crate) fn moves(given: &Given) -> Drawn {
    const SIDE_MAX: i64 = 12;
    let (rows, from) = (given.rows()?, given.problem.indices_from);
    let mut taken = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        let [row, column] = row[..] else { return None };
        let is_new = (from..SIDE_MAX + from).contains(&row)
            && (from..SIDE_MAX + from).contains(&column)
            && taken.insert((row - from, column - from), at + 1).is_none();
        is_new.then_some(())?;
    }
    let side = |names: [&str; 3], most: Option<i64>| {
        let least = most.unwrap_or(0) + 1;
        let named = names.iter().find_map(|name| given.number(name)).filter(|named| (least..=SIDE_MAX).contains(named));
        named.unwrap_or(least.max(3))
    };
    let height = side(["m", "rows", "n"], taken.keys().map(|cell| cell.0).max());
    let width = side(["n", "cols", "m"], taken.keys().map(|cell| cell.1).max());
    let mut canvas = Canvas::default();
    for row in 0..height {
        let y = LINE + CELL * row as f64;
        canvas.text((LEFT - 6.0, y + CELL / 2.0), Anchor::End, "p-soft", &(row + from).to_string());
        for column in 0..width {
            let order = taken.get(&(row, column));
            let tone = order.map_or("", |order| if order % 2 == 1 { "p-s0" } else { "p-s1" });
            let text = order.map_or(String::new(), usize::to_string);
            canvas.cell((LEFT + CELL * column as f64, y), (CELL, CELL), &text, tone, Mark::Plain);
        }
    }
    for column in 0..width {
        canvas.text(
            (LEFT + CELL * (column as f64 + 0.5), LINE / 2.0),
            Anchor::Middle,
            "p-soft",
            &(column + from).to_string(),
        );
    }
    let listed: Vec<String> = rows.iter().map(|row| format!("({}, {})", row[0], row[1])).collect();
    let words = format!(
        "{} in order on a board of {height} rows and {width} columns: {}",
        counted(rows.len(), "place"),
        listed.join(", ")
    );
    (!rows.is_empty()).then_some((canvas, words))
}
