//! Inputs with a given answer: proposed by plans, answered by the model, within a count of runs.

use ojkit_draw::Drawing;
use ojkit_draw::hand::notation::Notation;
use ojkit_draw::hand::splice::Splice;
use ojkit_draw::plan::maker::{Maker, recipe};
use ojkit_draw::plan::targets::{FIRST, Target};
use ojkit_model::case::Recipe;
use ojkit_model::input::Input;
use std::ops::Range;

/// An input whose answer is the wanted one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    pub recipe: Recipe,
    /// The bytes of the `.in` file.
    pub bytes: Vec<u8>,
}

/// How an target ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reached {
    /// With an input.
    Hit(Hit),
    /// Without one: how often the model ran, and the other answers it gave.
    Missed {
        /// Runs of the model.
        runs: usize,
        /// The other answers, each once, shortened.
        seen: Vec<String>,
    },
    /// The model gave no answer to some input.
    Silent { input: Vec<u8>, why: String },
}

/// Attempts, walks apart.
const ATTEMPTS: usize = 48;

/// One attempt that gave another answer.
struct Miss {
    notation: Notation,
    seed: u64,
    input: Input,
    output: Vec<u8>,
}

struct Search<'s, 'a> {
    maker: &'s mut Maker<'a>,
    drawing: &'s Drawing,
    wanted: Vec<u8>,
    ask: &'s mut dyn FnMut(&[u8]) -> Result<Vec<u8>, String>,
    left: usize,
}

enum Stop {
    Hit(Hit),
    OutOfRuns,
    Silent(Vec<u8>, String),
}

/// Searches an input with the wanted answer, asking the model at most `runs` times.
///
/// First come shapes that often have special answers, then random values. Where none hits, two inputs with different answers are
/// taken and the way between them is halved, value by value, and then within one value, until the answer changes from one step
/// to the next: on such a way every answer between the two lies close to some change.
pub fn search(
    target: &Target,
    maker: &mut Maker,
    drawing: &Drawing,
    runs: usize,
    ask: &mut dyn FnMut(&[u8]) -> Result<Vec<u8>, String>,
) -> Reached {
    let wanted = tokens(target.output.as_bytes());
    let mut search = Search { maker, drawing, wanted, ask, left: runs };
    let mut misses = Vec::new();
    let stopped = search
        .attempts(target, 0..FIRST, &mut misses)
        .and_then(|()| search.walks(&misses, runs / 2))
        .and_then(|()| search.attempts(target, FIRST..ATTEMPTS, &mut misses))
        .and_then(|()| search.walks(&misses, runs));
    match stopped {
        Err(Stop::Hit(hit)) => Reached::Hit(hit),
        Err(Stop::Silent(input, why)) => Reached::Silent { input, why },
        Ok(()) | Err(Stop::OutOfRuns) => {
            let mut seen: Vec<String> = Vec::new();
            // The wanted answer itself was seen only where the input is a case already.
            for miss in misses.iter().filter(|miss| miss.output != search.wanted) {
                let text: String = String::from_utf8_lossy(&miss.output).chars().take(40).collect();
                if !seen.contains(&text) && seen.len() < 4 {
                    seen.push(text);
                }
            }
            Reached::Missed { runs: runs - search.left, seen }
        }
    }
}

/// An output with single spaces between its tokens.
fn tokens(output: &[u8]) -> Vec<u8> {
    let tokens: Vec<&[u8]> = output.split(u8::is_ascii_whitespace).filter(|token| !token.is_empty()).collect();
    tokens.join(&b' ')
}

impl Search<'_, '_> {
    /// Asks about an input; its answer where it is not the wanted one.
    fn probe(&mut self, bytes: Vec<u8>, recipe: impl FnOnce(&[u8]) -> Recipe) -> Result<Vec<u8>, Stop> {
        if self.left == 0 {
            return Err(Stop::OutOfRuns);
        }
        self.left -= 1;
        let output = match (self.ask)(&bytes) {
            Ok(output) => tokens(&output),
            Err(why) => return Err(Stop::Silent(bytes, why)),
        };
        // An input that is a case already does not count as another one.
        if output == self.wanted && self.maker.remember(&bytes) {
            return Err(Stop::Hit(Hit { recipe: recipe(&bytes), bytes }));
        }
        Ok(output)
    }

    fn attempts(&mut self, target: &Target, numbers: Range<usize>, misses: &mut Vec<Miss>) -> Result<(), Stop> {
        for number in numbers {
            let notation = target.attempt(number);
            let stream = format!("{} {number} {notation}", target.name);
            let Some((seed, bytes, input)) = self.maker.try_draw(self.drawing, &target.group, &stream, &notation)
            else {
                continue;
            };
            let output = self.probe(bytes, |bytes| recipe(bytes, notation.to_string(), seed))?;
            misses.push(Miss { notation, seed, input, output });
        }
        Ok(())
    }

    /// Walks between misses with different answers, and begins no walk after so many runs.
    fn walks(&mut self, misses: &[Miss], runs: usize) -> Result<(), Stop> {
        let stop = self.left.saturating_sub(runs);
        for step in 1..misses.len() {
            for (first, second) in misses.iter().zip(&misses[step..]) {
                if first.output != second.output && self.left > stop {
                    self.walk(first, second)?;
                }
            }
        }
        Ok(())
    }

    fn walk(&mut self, first: &Miss, second: &Miss) -> Result<(), Stop> {
        let ends = (first.input.clone(), second.input.clone());
        let mut splice = Splice::new(self.drawing.rules(), ends.0, ends.1, u64::MAX, 0);
        let Some(_) = self.maker.write(self.drawing, &mut splice) else { return Ok(()) };
        let mut way = Way { splice, first, second };
        // Places before `lo` are the first input's in the one end, places before `hi` in the other.
        let (mut lo, mut hi) = (0, way.splice.values);
        let Some(at_lo) = self.step(&mut way, lo, None)? else { return Ok(()) };
        let Some(at_hi) = self.step(&mut way, hi, None)? else { return Ok(()) };
        if at_lo == at_hi {
            return Ok(());
        }
        while hi - lo > 1 {
            let middle = lo + (hi - lo) / 2;
            let Some(output) = self.step(&mut way, middle, None)? else { return Ok(()) };
            if output == at_lo { lo = middle } else { hi = middle }
        }
        // The two ends now differ in the value at place `lo` alone.
        let Some(_) = self.step(&mut way, lo, None)? else { return Ok(()) };
        let Some((mut far, mut near)) = way.splice.seam else { return Ok(()) };
        while near.abs_diff(far) > 1 {
            let middle = ((i128::from(near) + i128::from(far)) / 2) as i64;
            let Some(output) = self.step(&mut way, lo, Some(middle))? else { return Ok(()) };
            if output == at_lo { near = middle } else { far = middle }
        }
        Ok(())
    }

    /// Asks about one splice; `None` where it cannot be drawn.
    fn step(&mut self, way: &mut Way, at: u64, value: Option<i64>) -> Result<Option<Vec<u8>>, Stop> {
        // What the second input holds at the seam is known once the way there has been gone.
        let value = match value {
            Some(value) => value,
            None => {
                way.splice.turn(at, 0);
                let _ = self.maker.write(self.drawing, &mut way.splice);
                way.splice.seam.map_or(0, |(_, second)| second)
            }
        };
        way.splice.turn(at, value);
        let Some(bytes) = self.maker.write(self.drawing, &mut way.splice) else { return Ok(None) };
        let notation = Notation::Splice {
            at,
            value,
            first: (Box::new(way.first.notation.clone()), way.first.seed),
            second: (Box::new(way.second.notation.clone()), way.second.seed),
        };
        self.probe(bytes, |bytes| recipe(bytes, notation.to_string(), 0)).map(Some)
    }
}

/// The way from one input to another.
struct Way<'s> {
    splice: Splice<'s>,
    first: &'s Miss,
    second: &'s Miss,
}

#[cfg(test)]
mod tests {
    use super::*;
    use ojkit_draw::plan::maker::bytes_of;
    use ojkit_draw::plan::targets::Size;
    use ojkit_draw::plan::{Knob, knobs};
    use ojkit_model::problem::Problem;
    use ojkit_rules::spec;
    use ojkit_rules::stdin::Format;

    fn problem(constraints: &str) -> Problem {
        let text = format!(
            "format: 1\ntitle: A claim\nparameters:\n  a: integer[]\nreturns: string\nconstraints: |\n{constraints}"
        );
        spec::read("claim", "spec.yaml", text.as_bytes(), ojkit_rules::grammar::canonical).unwrap()
    }

    fn target(output: &str, size: Size, knobs: Vec<Knob>) -> Target {
        let name = format!("secret/answer/{output}");
        Target { group: "answer".into(), name, output: output.into(), size, narrowed: None, knobs }
    }

    /// Whether the first half of the values outweighs the second.
    fn balance(input: &[u8]) -> Result<Vec<u8>, String> {
        let text = std::str::from_utf8(input).unwrap();
        let values: Vec<i64> = text.split_whitespace().skip(1).map(|x| x.parse().unwrap()).collect();
        let (first, second) = values.split_at(values.len() / 2);
        let word = match first.iter().sum::<i64>().cmp(&second.iter().sum()) {
            std::cmp::Ordering::Less => "second\n",
            std::cmp::Ordering::Equal => "even\n",
            std::cmp::Ordering::Greater => "first\n",
        };
        Ok(word.into())
    }

    #[test]
    fn a_rare_answer_is_reached_by_walking_between_two_others() {
        // Odd lengths and values from 1 keep the usual shapes from being even.
        let problem = problem("  1 <= a.length <= 5000\n  a.length is odd\n  100000 <= a[i] <= 10^6\n");
        let drawing = Drawing::new(&problem, &[], "spec.yaml").unwrap();
        let format = Format::new(&problem).unwrap();
        let target = target("even", Size::Largest, knobs(&drawing));
        let mut maker = Maker::new(&problem, &format, 0);
        let mut runs = 0;
        let reached = search(&target, &mut maker, &drawing, 300, &mut |input| {
            runs += 1;
            balance(input)
        });
        let Reached::Hit(hit) = reached else { panic!("{reached:?}") };
        assert!(runs <= 300);
        assert_eq!(balance(&hit.bytes), Ok("even\n".into()));
        assert!(matches!(&hit.recipe, Recipe::Draw { hand, .. } if hand.starts_with("splice ")), "{:?}", hit.recipe);
        assert_eq!(bytes_of(&hit.recipe, &drawing, &format), Ok(hit.bytes));
    }
}
