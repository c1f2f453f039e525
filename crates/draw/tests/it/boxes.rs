//! Inputs to try: every one of a small box, by a plain enumeration that knows nothing of constraints; and some that are legal.

use ojkit_draw::Bound;
use ojkit_draw::hand::random::{Random, Spread, seed};
use ojkit_model::input::{Cell, Field, Input, NULL, Value};
use ojkit_model::problem::Problem;
use ojkit_model::signature::Type;
use ojkit_rules::Rules;

/// Arrays and texts up to a length, numbers from `lo` to `hi`, and these letters.
#[derive(Clone, Copy)]
pub struct Box {
    pub length: usize,
    pub lo: i64,
    pub hi: i64,
    pub letters: &'static str,
}

impl Box {
    /// With letters of every kind.
    pub fn new(length: usize, lo: i64, hi: i64) -> Box {
        Box { length, lo, hi, letters: "0aAb " }
    }
}

/// Every input in a box: there may be millions.
pub fn inputs(problem: &Problem, space: Box) -> impl Iterator<Item = Input> + '_ {
    let of = |field: &Field| Values::new(field, &problem.signature.parameters[field.parameter].ty, space);
    let mut fields: Vec<Values> = problem.fields.iter().map(of).collect();
    let mut next: Option<Vec<Value>> = Some(fields.iter().map(Values::value).collect());
    let all = std::iter::from_fn(move || {
        let mut values = next.take()?;
        let input = Input { fields: values.clone(), repeats: Vec::new() };
        let advanced = (0..fields.len()).rev().any(|k| {
            let advanced = fields[k].advance();
            values[k] = fields[k].value();
            advanced
        });
        next = advanced.then_some(values);
        Some(input)
    });
    all.filter(|input| has_same_rows(problem, &input.fields))
}

/// The values of a field in a box, one after the other: an array is so many picks among its items, anything else is one.
struct Values {
    items: Vec<Value>,
    longest: Option<usize>,
    picks: Vec<usize>,
}

impl Values {
    fn new(field: &Field, ty: &Type, space: Box) -> Values {
        let scale = 2.0;
        let cells: Vec<i64> = match field.cell {
            Cell::Bool | Cell::Tag => vec![0, 1],
            Cell::Char => space.letters.chars().map(|c| c as i64).collect(),
            Cell::Double => (space.lo..=space.hi).map(|x| (x as f64 / scale).to_bits() as i64).collect(),
            Cell::Int if matches!(ty, Type::TreeNode | Type::NaryNode) => (space.lo..=space.hi).chain([NULL]).collect(),
            Cell::Int => (space.lo..=space.hi).collect(),
        };
        let items = cells.iter().map(|&cell| Value::scalar(cell)).collect();
        let mut values = Values { items, longest: None, picks: vec![0] };
        for _ in 0..field.depth {
            let mut items = vec![values.value()];
            while values.advance() {
                items.push(values.value());
            }
            values = Values { items, longest: Some(space.length), picks: Vec::new() };
        }
        values
    }

    fn value(&self) -> Value {
        match self.longest {
            Some(_) => join(&self.picks.iter().map(|&pick| &self.items[pick]).collect::<Vec<_>>(), &self.items[0]),
            None => self.items[self.picks[0]].clone(),
        }
    }

    /// Goes on to the next value. Behind the last one comes the first again, which is told by `false`.
    fn advance(&mut self) -> bool {
        if let Some(at) = self.picks.iter().rposition(|&pick| pick + 1 < self.items.len()) {
            self.picks[at] += 1;
            self.picks[at + 1..].fill(0);
            return true;
        }
        let longer = self.longest.is_some_and(|longest| self.picks.len() < longest);
        let first = usize::from(self.longest.is_none());
        self.picks = vec![0; if longer { self.picks.len() + 1 } else { first }];
        longer
    }
}

fn join(items: &[&Value], shape: &Value) -> Value {
    let mut out = Value::with_depth(shape.ends.len() + 1);
    out.ends[0].push(items.len() as u32);
    for item in items {
        for (level, ends) in item.ends.iter().enumerate() {
            let before = out.ends[level + 1].last().copied().unwrap_or(0);
            out.ends[level + 1].extend(ends.iter().map(|e| e + before));
        }
        out.cells.extend(&item.cells);
    }
    out
}

/// Whether the columns of every table are as long as each other: others are no inputs.
fn has_same_rows(problem: &Problem, fields: &[Value]) -> bool {
    problem.fields.iter().enumerate().all(|(k, f)| {
        let leader = problem.fields.iter().position(|l| l.parameter == f.parameter).unwrap_or(k);
        f.column.is_none() || fields[k].len() == fields[leader].len()
    })
}

/// Every input of a box, with whether the rules accept it.
pub fn judged<'a>(
    problem: &'a Problem,
    rules: &'a Rules,
    length: usize,
    lo: i64,
    hi: i64,
) -> impl Iterator<Item = (Input, bool)> + 'a {
    inputs(problem, Box::new(length, lo, hi)).map(|input| {
        let accepted = rules.check(&input).is_ok();
        (input, accepted)
    })
}

/// Drawn inputs of each problem, beside its examples.
const DRAWN: u64 = 12;

/// Legal inputs: the examples, and small ones drawn from the constraints.
pub fn legal(loaded: &Bound) -> Vec<Input> {
    let mut all: Vec<Input> = loaded.problem.examples.iter().map(|example| example.input.clone()).collect();
    for number in 0..DRAWN {
        let lengths = Spread::Scale(100 + 30 * number as u32);
        let mut hand = Random::new(seed(&loaded.problem.slug, "near-misses", number, 0)).with_lengths(lengths);
        let mut input = Input::default();
        if loaded.drawing.draw_within(&mut hand, &mut input, 100).is_ok() {
            all.push(input);
        }
    }
    all
}
