//! Values in rows and columns: arrays as bars, letters, grids and tables as cells, moves on their board.

use super::compare::{Differences, Item};
use super::kind::{Given, has, label};
use super::svg::{Anchor, Canvas, LINE, Mark, half_of, width_of};
use super::{Drawn, NODES_MAX, counted, summary};
use ojkit_model::input::Value;
use ojkit_model::signature::Type;
use std::collections::BTreeMap;
use std::ops::Range;

/// The height of a cell, and the least width of one with a number.
const CELL: f64 = 26.0;
/// A row that is wider goes on below.
const WIDTH: f64 = 960.0;
/// The longest bar.
const BAR: f64 = 80.0;

/// The cells of a value, row by row; letter by letter for texts, but those of a table are whole.
pub(crate) fn rows(ty: &Type, fields: &[Value]) -> Option<Vec<Vec<String>>> {
    let cell = cell_of(ty);
    let all = |value: &Value, range: Range<usize>| value.cells[range].iter().map(|&one| label(cell, one)).collect();
    match (ty, fields) {
        (Type::Rows(rows), [first, ..]) => {
            let one = |(column, value): (&Type, &Value), row: usize| match value.ends.len() {
                1 => label(column, value.cells[row]),
                _ => value.cells[value.range(1, row)].iter().map(|&one| label(&Type::Character, one)).collect(),
            };
            let columns = || rows.alternatives[0].columns.iter().map(|column| &column.ty).zip(fields);
            Some((0..first.len()).map(|row| columns().map(|column| one(column, row)).collect()).collect())
        }
        (_, [value]) => match value.ends.len() {
            1 => Some(vec![all(value, 0..value.cells.len())]),
            2 => Some((0..value.len()).map(|row| all(value, value.range(1, row))).collect()),
            3 if *ty.innermost() == Type::String => {
                let text = |at: usize| all(value, value.range(2, at)).concat();
                Some((0..value.len()).map(|row| value.range(1, row).map(text).collect()).collect())
            }
            _ => None,
        },
        _ => None,
    }
}

/// What one cell of a packed value is.
fn cell_of(ty: &Type) -> &Type {
    if *ty.innermost() == Type::String { &Type::Character } else { ty.innermost() }
}

/// A number as the height of a bar.
fn number(ty: &Type, cell: i64) -> f64 {
    let number = if *ty == Type::Double { f64::from_bits(cell as u64) } else { cell as f64 };
    if number.is_finite() { number } else { 0.0 }
}

/// What is said of a value with too many cells: which they are, and where it first differs from the expected.
fn large(given: &Given, what: String) -> (Canvas, String) {
    const SHOWN: usize = 40;
    let (value, ty) = (&given.fields[0], cell_of(&given.parameter.ty));
    let part = |value: &Value, from: usize| -> String {
        let between = if *ty == Type::Character { "" } else { ", " };
        let shown = value.cells.iter().skip(from).take(SHOWN).map(|&one| label(ty, one)).collect::<Vec<_>>();
        format!("{}{}", shown.join(between), if value.cells.len() > from + SHOWN { "\u{2026}" } else { "" })
    };
    let numbers = || value.cells.iter().map(|&one| number(ty, one));
    let order = match (numbers().is_sorted_by(|a, b| a <= b), numbers().is_sorted_by(|a, b| a >= b)) {
        (true, _) if numbers().is_sorted_by(|a, b| a < b) => "strictly increasing",
        (true, _) => "non-decreasing",
        (_, true) => "non-increasing",
        _ => "not sorted",
    };
    let mut sorted = value.cells.clone();
    sorted.sort_by(|&a, &b| number(ty, a).total_cmp(&number(ty, b)));
    let values: Vec<&[i64]> = sorted.chunk_by(|a, b| a == b).take(7).collect();
    let times = |all: &&[i64]| format!("{}: {} times", label(ty, all[0]), all.len());
    let facts = match ty {
        Type::Rows(_) => String::new(),
        _ if values.len() < 7 => values.iter().map(times).collect::<Vec<_>>().join(", "),
        Type::Character => format!("begins with {}", part(value, 0)),
        _ => {
            let [least, most, middle] = [0, sorted.len() - 1, sorted.len() / 2].map(|at| label(ty, sorted[at]));
            format!("from {least} to {most}, median {middle}, {order}")
        }
    };
    let mut sentences = vec![what, facts];
    let differs = |expected: &Value| (0..=value.cells.len()).find(|&at| value.cells.get(at) != expected.cells.get(at));
    if let Some((expected, at)) = given.expected.and_then(|expected| Some((expected, differs(expected)?))) {
        let from = if *ty == Type::Character { at.saturating_sub(SHOWN / 4) } else { at };
        sentences.push(format!("first difference at index {at}; from index {from} on:"));
        sentences.extend([format!("got {}", part(value, from)), format!("expected {}", part(expected, from))]);
    }
    sentences.retain(|sentence| !sentence.is_empty());
    summary(&sentences)
}

/// An array of numbers: bars from a base line, with their values and indices.
pub(crate) fn bars(given: &Given) -> Drawn {
    /// More bars have no room for their values.
    const VALUES_MAX: usize = 60;
    let ([value], ty) = (given.fields, cell_of(&given.parameter.ty)) else { return None };
    let expected = given.expected.map(|expected| &expected.cells);
    let count = value.cells.len().max(expected.map_or(0, Vec::len));
    let words = format!("array of {}", counted(value.cells.len(), "number"));
    if count >= NODES_MAX {
        return Some(large(given, words));
    }
    let labels = |cells: &Vec<i64>| cells.iter().map(|&cell| label(ty, cell)).collect::<Vec<_>>();
    let (mut canvas, mut differences, own) = (Canvas::default(), Differences::default(), labels(&value.cells));
    let items = differences.row(&own, expected.map(labels).as_deref());
    let cell = |at: usize| value.cells.get(at).or(expected.and_then(|cells| cells.get(at)));
    let numbers: Vec<f64> = (0..count).map(|at| cell(at).map_or(0.0, |&cell| number(ty, cell))).collect();
    let most = numbers.iter().fold(f64::MIN_POSITIVE, |most, number| most.max(number.abs()));
    let scaled = |number: f64| if number == 0.0 { 0.0 } else { (number.abs() / most * BAR).max(1.0) };
    let room = |sign: f64| numbers.iter().filter(|&&n| n * sign > 0.0).map(|&n| scaled(n)).fold(0.0, f64::max);
    let (up, down, is_narrow) = (room(1.0), room(-1.0), count > VALUES_MAX);
    let widest = items.iter().map(|item| width_of(&item.label).max(width_of(&item.instead))).fold(16.0, f64::max);
    let (pitch, half) = if is_narrow { (9.0, 3.0) } else { (widest + 8.0, 9.0) };
    let in_row = ((WIDTH / pitch) as usize).max(1);
    for (row, chunk) in items.chunks(in_row).enumerate() {
        let base = canvas.height + if row > 0 { LINE } else { 0.0 } + up + LINE;
        let below = base + down + if down > 0.0 && !is_narrow { LINE } else { 0.0 } + LINE / 2.0;
        canvas.path(&[(0.0, base), (pitch * chunk.len() as f64, base)], "p-line");
        for (place, item) in chunk.iter().enumerate() {
            let (at, x) = (row * in_row + place, pitch * place as f64);
            let (height, middle, is_below) = (scaled(numbers[at]), x + pitch / 2.0, numbers[at] < 0.0);
            let high = if is_narrow { height + 4.0 } else { height + LINE + 2.0 };
            let (top, text, ring) = match is_below {
                true => (base, base + height + LINE / 2.0, base - 2.0),
                false => (base - height, base - height - LINE / 2.0, base + 2.0 - high),
            };
            let tone = if item.mark == Mark::Missing { "p-missing" } else { "p-bar" };
            canvas.rect((middle - half, top), (2.0 * half, height), 2.0, tone);
            if item.mark == Mark::Wrong {
                canvas.rect((x + 1.0, ring), (pitch - 2.0, high), 2.0, "p-ring");
            }
            if !is_narrow {
                canvas.text((middle, text), Anchor::Middle, "", &item.label);
                canvas.text((middle, below), Anchor::Middle, "p-soft", &given.index(at));
                canvas.text((middle, below + LINE), Anchor::Middle, "p-soft", &item.instead);
            } else if at % 10 == 0 {
                canvas.text((x, below), Anchor::Start, "p-soft", &given.index(at));
            }
        }
    }
    differences.key(&mut canvas);
    (count > usize::from(given.expected.is_none()))
        .then(|| (canvas, format!("{words}: {}{}", own.join(", "), differences.words())))
}

/// Rows of cells, with names to their left and above.
struct Sheet {
    rows: Vec<(String, Vec<Item>)>,
    heads: Vec<String>,
    /// A class for each label that has one.
    tones: BTreeMap<String, String>,
    /// The least width of a column, and whether all are as wide as the widest.
    least: f64,
    is_even: bool,
}

impl Sheet {
    /// The picture, with its key and its words.
    fn picture(&self, differences: &Differences, words: &str) -> Drawn {
        let mut canvas = Canvas::default();
        let left = self.rows.iter().map(|(name, _)| width_of(name)).fold(0.0, f64::max) + 8.0;
        let wide = |item: &Item| 2.0 * half_of(&item.label, &item.instead) - 4.0;
        let is_long = |item: &&Item| width_of(&item.label) + width_of(&item.instead) > 16.0;
        let width = |at: usize| {
            let labels = self.rows.iter().filter_map(|(_, row)| row.get(at)).filter(is_long).map(wide);
            labels.fold(self.least.max(width_of(&self.heads[at]) + 2.0), f64::max)
        };
        let mut widths: Vec<f64> = (0..self.heads.len()).map(width).collect();
        let widest = widths.iter().copied().fold(0.0, f64::max);
        widths.iter_mut().filter(|_| self.is_even).for_each(|width| *width = widest);
        let (mut x, mut top) = (left, 0.0);
        for (at, &width) in widths.iter().enumerate() {
            if x > left && x + width > WIDTH {
                (x, top) = (left, canvas.height + LINE / 2.0);
            }
            canvas.text((x + width / 2.0, top + LINE / 2.0), Anchor::Middle, "p-soft", &self.heads[at]);
            for (row, (name, items)) in self.rows.iter().enumerate() {
                let y = top + LINE + CELL * row as f64;
                if x == left {
                    canvas.text((left - 6.0, y + CELL / 2.0), Anchor::End, "p-soft", name.trim());
                }
                if let Some(item) = items.get(at) {
                    let tone = self.tones.get(&item.label).map_or("", String::as_str);
                    canvas.cell((x, y), (width, CELL), (&item.label, &item.instead), tone, item.mark);
                }
            }
            x += width;
        }
        differences.key(&mut canvas);
        (!self.heads.is_empty()).then(|| (canvas, format!("{words}{}", differences.words())))
    }
}

/// Texts, or a row of cells, letter below letter; below a text that differs is the expected one.
pub(crate) fn texts(given: &Given) -> Drawn {
    let ([value], ty) = (given.fields, &given.parameter.ty) else { return None };
    let is_text = *ty.innermost() == Type::String;
    let is_many = is_text && ty.depth() > 0;
    let words = match (is_text, is_many) {
        (_, true) => counted(value.len(), "text"),
        (true, _) => format!("text of {}", counted(value.len(), "letter")),
        _ => format!("row of {}", counted(value.len(), "cell")),
    };
    let most = |of: fn(&Value) -> usize| of(value).max(given.expected.map_or(0, of));
    let (cells, lines) = (most(|value| value.cells.len()), most(Value::len));
    if lines >= NODES_MAX || (!is_many && cells >= NODES_MAX) {
        return Some(large(given, words));
    }
    // Where there are many letters, each text is a cell.
    let part = |row: Vec<String>| if cells < NODES_MAX { row } else { vec![row.concat()] };
    let whole = |rows: Vec<Vec<String>>| rows.into_iter().map(part).collect::<Vec<_>>();
    let own = whole(rows(ty, given.fields)?);
    let other = given.expected.and_then(|one| rows(ty, std::slice::from_ref(one))).map(whole);
    let (mut differences, mut lines) = (Differences::default(), Vec::new());
    for at in 0..own.len().max(other.as_ref().map_or(0, Vec::len)) {
        let index = if is_many { given.index(at) } else { String::new() };
        let (got, wanted) = (own.get(at), other.as_ref().map(|rows| rows.get(at)));
        let [all, all_wanted] = [got, wanted.flatten()].map(|row| row.map(|row| row.concat()));
        let mark = differences.item(all.as_ref(), wanted.map(|_| all_wanted.as_ref())).mark;
        let mut line = |name: String, own: &[String], other: &[String], mark: &dyn Fn(usize, Mark) -> Mark| {
            let row = Differences::default().row(own, Some(other)).into_iter().enumerate().take(own.len());
            let item = |(at, item): (usize, Item)| Item { mark: mark(at, item.mark), instead: String::new(), ..item };
            lines.push((name, row.map(item).collect::<Vec<_>>()));
        };
        if let (Some(got), Some(Some(wanted)), Mark::Wrong) = (got, wanted, mark) {
            line(format!("{index} got"), got, wanted, &|_, mark| mark);
            line("expected".to_owned(), wanted, got, &|at, _| if at < got.len() { Mark::Plain } else { Mark::Missing });
        } else {
            let row = got.or(wanted.flatten()).map_or(&[][..], Vec::as_slice);
            line(index, row, row, &|_, _| mark);
        }
    }
    let longest = lines.iter().map(|(_, items)| items.len()).max().unwrap_or(0);
    let tones = (!is_text).then(|| ("T".to_owned(), "p-s0".to_owned())).into_iter().collect();
    let heads = (0..longest).map(|at| if cells < NODES_MAX { given.index(at) } else { String::new() }).collect();
    let listed: Vec<String> = own.iter().map(|row| row.concat()).collect();
    let sheet = Sheet { rows: lines, heads, tones, least: 20.0, is_even: true };
    let is_drawn = longest.max(listed.len()) > usize::from(given.expected.is_none());
    sheet.picture(&differences, &format!("{words}: {}", listed.join(", "))).filter(|_| is_drawn)
}

/// Rows and columns: a grid has a tone for each value, a table a name for each column where the statement has one.
pub(crate) fn table(given: &Given, is_grid: bool) -> Drawn {
    let (ty, name) = (&given.parameter.ty, if is_grid { "grid" } else { "table" });
    let size =
        |value: &Value| value.ends.get(1).and_then(|ends| ends.last()).map_or(0, |&end| end as usize).max(value.len());
    let cells = given.fields.iter().map(size).sum::<usize>().max(given.expected.map_or(0, size));
    let shape = format!("{name} of {}", counted(given.fields[0].len(), "row"));
    if cells >= NODES_MAX {
        return Some(large(given, format!("{shape}, {}", counted(cells, "cell"))));
    }
    let own = rows(ty, given.fields)?;
    let other = given.expected.and_then(|one| rows(ty, std::slice::from_ref(one)));
    let (mut differences, none) = (Differences::default(), Vec::new());
    let count = own.len().max(other.as_ref().map_or(0, Vec::len));
    let row = |at: usize| {
        let wanted = other.as_ref().map(|rows| rows.get(at).unwrap_or(&none).as_slice());
        (given.index(at), differences.row(own.get(at).unwrap_or(&none), wanted))
    };
    let rows: Vec<(String, Vec<Item>)> = (0..count).map(row).collect();
    let columns = rows.iter().map(|(_, row)| row.len()).max().unwrap_or(0);
    let names = if is_grid { Vec::new() } else { given.columns() };
    let heads = (0..columns).map(|at| names.get(at).cloned().unwrap_or_else(|| given.index(at))).collect();
    let tones = if is_grid { tones(&own) } else { BTreeMap::new() };
    let listed: Vec<String> = own.iter().map(|row| row.join(" ")).collect();
    let words = format!("{shape} and {}: {}", counted(columns, "column"), listed.join("; "));
    Sheet { rows, heads, tones, least: CELL, is_even: is_grid }.picture(&differences, &words)
}

/// A class for each value: tones where they are few, shades from low to high where they are numbers.
fn tones(rows: &[Vec<String>]) -> BTreeMap<String, String> {
    let mut values: Vec<&String> = rows.iter().flatten().collect();
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

/// Moves on their board, with their order; nothing where two are on one cell, or the board is large.
pub(crate) fn moves(given: &Given) -> Drawn {
    const SIDE_MAX: i64 = 12;
    let (rows, from) = (given.rows()?, given.problem.indices_from);
    let mut taken = BTreeMap::new();
    for (at, row) in rows.iter().enumerate() {
        let [row, column] = row[..] else { return None };
        let is_on_board = [row, column].iter().all(|place| (from..SIDE_MAX + from).contains(place));
        (is_on_board && taken.insert((row - from, column - from), (at + 1).to_string()).is_none()).then_some(())?;
    }
    let [high, wide] = [0, 1].map(|side| taken.keys().map(|&(row, column)| [row, column][side]).max().unwrap_or(0) + 1);
    let size = given.number("n").map(|n| (given.number("m").unwrap_or(n), n));
    let size = size.filter(|&(height, width)| height >= high && width >= wide);
    let (height, width) = size.unwrap_or((high.max(3), wide.max(3)));
    (height.max(width) <= SIDE_MAX).then_some(())?;
    let item = |at| Item { label: taken.get(&at).cloned().unwrap_or_default(), ..Item::default() };
    let row = |row: i64| (given.index(row as usize), (0..width).map(|column| item((row, column))).collect());
    // Two players take turns.
    let is_second = |order: &str| has(&given.parameter.name, "moves") && order.ends_with(['0', '2', '4', '6', '8']);
    let tones = taken.values().map(|order| (order.clone(), format!("p-s{}", usize::from(is_second(order))))).collect();
    let heads = (0..width as usize).map(|at| given.index(at)).collect();
    let sheet = Sheet { rows: (0..height).map(row).collect(), heads, tones, least: CELL, is_even: true };
    let listed: Vec<String> = rows.iter().map(|row| format!("({}, {})", row[0], row[1])).collect();
    let on = size.map_or(String::new(), |_| format!(" on a board of {height} by {width}"));
    let words = format!("{} in order{on}: {}", counted(rows.len(), "place"), listed.join(", "));
    sheet.picture(&Differences::default(), &words).filter(|_| !rows.is_empty())
}
