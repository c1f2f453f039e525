//! What is said of the key or the constraint line under a cursor.

use crate::keys::{self, Wording};
use crate::lsp::findings::Home;
use crate::lsp::place::{self, Part, Place, What, row};
use ojkit_draw::hand::odometer::Odometer;
use ojkit_draw::{Bound, Inputs, near_misses};
use ojkit_lines::print;
use ojkit_model::constraint::{Constraint, Rule};
use ojkit_model::input::Input;
use ojkit_model::signature::Parameter;
use ojkit_text::keys::Keys;
use ojkit_work::problem;

/// What `ojkit help KEY` says, as Markdown.
pub fn key(file: &str, keys: &Keys, place: &Place, word: &str) -> Option<String> {
    let path = [place.path.as_slice(), &[Part::Key(word.to_owned())]].concat();
    Some(fenced(&keys::help(file, keys, row(keys, &path)?)))
}

fn fenced(text: &str) -> String {
    format!("```text\n{}\n```", text.trim_end())
}

/// Whether a place is in a constraint line.
pub fn is_constraint(place: &Place) -> bool {
    let key = place.path.iter().rev().find(|part| **part != Part::Item);
    let is_line = place.what != What::Key || place.path.last() == Some(&Part::Item);
    is_line && key == Some(&Part::Key("constraints".to_owned()))
}

/// A constraint line in its canonical form, with an input that keeps it and one that does not: of the problem where it is in order, else of
/// the form.
pub fn constraint(home: &Home, number: usize, text: &str, parameters: &[Parameter]) -> Option<String> {
    let bare = text.trim().trim_start_matches("- ");
    // A line may end with a quoted text: only quotes around all of it are YAML's.
    let within = |quote: char| bare.strip_prefix(quote)?.strip_suffix(quote).filter(|text| !text.contains(quote));
    let bare = within('"').or_else(|| within('\'')).unwrap_or(bare);
    let rules = match ojkit_english::said(bare, parameters) {
        Ok(rules) => rules,
        Err(error) if error.help.is_empty() => return Some(error.message),
        Err(error) => return Some(format!("{}\n\nhelp: {}", error.message, error.help)),
    };
    let canonical = print(&Constraint { text: bare.to_owned(), line: 0, rules: rules.clone() });
    let (legal, illegal) = of_problem(home, number, bare).or_else(|| of_form(&rules))?;
    Some(format!("{}\n\nlegal: `{legal}`\n\nillegal: `{illegal}`", fenced(&canonical)))
}

/// The smallest inputs that are asked for one that breaks a line by little.
const TRIED: usize = 100;
/// Characters of an input that are shown.
const SHOWN: usize = 200;
/// Choices of the smallest inputs, those that lead nowhere included.
const DRAWN: usize = 1000;

fn of_problem(home: &Home, number: usize, text: &str) -> Option<(String, String)> {
    let bound = problem::load(&home.collection, home.slug.as_ref()?, "").ok()?;
    let (problem, line) = (&bound.problem, number + 1);
    let is_here = |lines: &[Constraint]| lines.iter().any(|one| one.line == line && one.text == text);
    if is_here(&problem.constraints) {
        let own = Inputs { validator: bound.validator.clone(), drawing: bound.drawing.clone() };
        return examples(&bound, &own, text);
    }
    let groups = problem.groups.iter().map(|group| &group.constraints);
    let narrower =
        groups.chain(problem.oracle.iter().map(|oracle| &oracle.constraints)).find(|lines| is_here(lines))?;
    examples(&bound, &bound.narrowed(narrower).ok()?, text)
}

fn examples(bound: &Bound, inputs: &Inputs, text: &str) -> Option<(String, String)> {
    let rules = inputs.drawing.rules();
    let breaking = |input: &Input| {
        let mut misses = near_misses(rules, input).into_iter();
        misses.find(|miss| rules.lines[miss.line] == text).map(|miss| miss.input)
    };
    let shown = |input: &Input| {
        let line = bound.on_one_line(input);
        if line.chars().count() > SHOWN { line.chars().take(SHOWN).chain(" ...".chars()).collect() } else { line }
    };
    let pair = |input: &Input| Some((shown(input), shown(&breaking(input)?)));
    let given = bound.problem.examples.iter().map(|example| &example.input);
    let given = given.filter(|input| rules.check(input).is_ok()).find_map(&pair);
    given.or_else(|| {
        let (mut hand, mut input) = (Odometer::new(), Input::default());
        let mut legal = 0;
        for _ in 0..DRAWN {
            if inputs.drawing.draw(&mut hand, &mut input).is_ok() {
                legal += 1;
                if let Some(found) = pair(&input) {
                    return Some(found);
                }
            }
            if legal == TRIED || !hand.advance() {
                break;
            }
        }
        None
    })
}

/// The example of the page of reference whose line says the same kind of thing.
fn of_form(rules: &[Rule]) -> Option<(String, String)> {
    let is_like = |wording: &Wording| {
        let said = ojkit_english::said(wording.line, &place::parameters(wording.parameters)).unwrap_or_default();
        said.first().zip(rules.first()).is_some_and(|(known, rule)| match (known, rule) {
            (Rule::Stated { wording: known, .. }, Rule::Stated { wording, .. }) => known == wording,
            (known, rule) => std::mem::discriminant(known) == std::mem::discriminant(rule),
        })
    };
    let found = keys::wordings().find(is_like)?;
    Some((format!("{}, for {}", found.accepts, found.line), found.rejects.to_owned()))
}
