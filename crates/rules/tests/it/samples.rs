//! Problems, inputs and equalities for the tests of this folder.

use ojkit_model::constraint::{Comparison, Constraint, Expr, Operator, Path, Rule, Step};
use ojkit_model::input::{Field, Input};
use ojkit_model::problem::{Layout, LayoutLine, Problem};
use ojkit_model::signature::Parameter;
use ojkit_rules::stdin::Format;

// Test code of two crates, and of no program: a crate of its own would be one more that everybody waits for.
#[path = "../../../text/tests/it/samples.rs"]
mod values;
pub use values::*;

pub fn problem(parameters: Vec<Parameter>, equalities: Vec<(Expr, Expr)>) -> Problem {
    let chain =
        |(left, right)| Rule::Chain { groups: vec![vec![left], vec![right]], operators: vec![Comparison::Equal] };
    let mut problem = Problem { slug: "sample".to_string(), ..Problem::default() };
    problem.fields = Field::of(&parameters);
    problem.signature.parameters = parameters;
    problem.constraints = equalities
        .into_iter()
        .map(|pair| Constraint { text: String::new(), line: 1, rules: vec![chain(pair)] })
        .collect();
    problem
}

/// The layout that these lines spell, with two spaces of indentation inside `repeat`.
pub fn with_layout(mut problem: Problem, text: &str) -> Problem {
    let names = |line: &str| LayoutLine::Names(line.split_whitespace().map(str::to_string).collect());
    let mut result: Vec<LayoutLine> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("repeat "), line.strip_prefix("  "), result.last_mut()) {
            (Some(count), _, _) => {
                result.push(LayoutLine::Repeat { count: count.trim_end_matches(':').to_string(), lines: Vec::new() })
            }
            (_, Some(inner), Some(LayoutLine::Repeat { lines, .. })) => lines.push(names(inner)),
            _ => result.push(names(line)),
        }
    }
    problem.layout = Some(Layout { lines: result });
    problem
}

pub fn format(problem: &Problem) -> Format {
    Format::new(problem).unwrap_or_else(|findings| panic!("{}", findings[0]))
}

pub fn read(format: &Format, text: &str) -> Result<Input, String> {
    let mut input = Input::default();
    format.read(text.as_bytes(), &mut input).map(|()| input).map_err(|error| error.to_string())
}

pub fn write(format: &Format, input: &Input) -> String {
    let mut out = Vec::new();
    format.write(input, &mut out);
    String::from_utf8(out).expect("text is UTF-8")
}

/// Reads a text and writes it again, which gives the same text.
pub fn round(format: &Format, text: &str) -> Input {
    let input = read(format, text).unwrap_or_else(|error| panic!("{error} in {text:?}"));
    assert_eq!(write(format, &input), text);
    input
}

fn path(name: &str, steps: Vec<Step>) -> Expr {
    Expr::Path(Path { name: name.to_string(), steps, column: 1 })
}

pub fn name(name: &str) -> Expr {
    path(name, Vec::new())
}

pub fn length(name: &str) -> Expr {
    path(name, vec![Step::Length])
}

/// `x[i].length`
pub fn inner(array: &str) -> Expr {
    path(array, vec![Step::Index(name("i")), Step::Length])
}

pub fn binary(operator: Operator, left: Expr, right: Expr) -> Expr {
    Expr::Binary(operator, Box::new(left), Box::new(right))
}
