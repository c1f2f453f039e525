//! A problem as its folder gives it: the spec, read, bound, and ready to check and to draw.

use crate::store::collection::{Collection, read, read_if_there};
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::problem::{Example, Problem};
use ojkit_rules::generate::Drawing;
use ojkit_rules::kept::{self, KeptCase};
use ojkit_rules::spec;
use ojkit_rules::stdin::Format;
use ojkit_rules::validate::Rules;
use ojkit_rules::validate::text::Validator;

/// A problem whose spec is in order.
#[derive(Clone, Debug)]
pub struct LoadedProblem {
    /// What the spec says.
    pub problem: Problem,
    /// How inputs are laid out, and what is legal.
    pub validator: Validator,
    /// The constraints as a function from choices to inputs.
    pub drawing: Drawing,
    /// The spec as diagnostics name it.
    pub spec_path: String,
    /// The spec's text.
    pub spec_text: String,
}

impl LoadedProblem {
    /// Reads the spec of a problem; `shown` is how diagnostics name the file.
    ///
    /// # Errors
    /// Everything that is wrong with the spec, each with its place.
    pub fn load(collection: &Collection, slug: &str, shown: &str) -> Result<LoadedProblem, Vec<Diagnostic>> {
        let bytes = read(&collection.spec(slug)).map_err(|error| match error.source.kind() {
            std::io::ErrorKind::NotFound => {
                vec![
                    Diagnostic::error(shown, 0, 0, "the problem has no spec")
                        .help(format!("write one, or begin with `ojkit new {slug}` after removing the folder")),
                ]
            }
            _ => vec![Diagnostic::error(shown, 0, 0, error.to_string())],
        })?;
        let problem = spec::read(slug, shown, &bytes)?;
        let spec_text = String::from_utf8_lossy(&bytes).into_owned();
        let quote = |faults: Vec<Diagnostic>| -> Vec<Diagnostic> {
            faults.into_iter().map(|fault| in_spec(fault, &spec_text)).collect()
        };
        let format = Format::new(&problem).map_err(|faults| named(faults, shown))?;
        let rules = Rules::new(&problem, &[], shown).map_err(quote)?;
        let drawing = Drawing::of(rules.clone());
        let validator = Validator::new(&problem, &[], format, rules, shown);
        Ok(LoadedProblem { problem, validator, drawing, spec_path: shown.to_owned(), spec_text })
    }

    /// A finding for each example that breaks a constraint: one of the two is mistaken.
    pub fn illegal_examples(&self) -> Vec<Diagnostic> {
        let check = |(number, example): (usize, &Example)| {
            let violation = self.validator.rules().check(&example.input).err()?;
            let message = format!("example {} breaks a constraint: {}", number + 1, violation.message);
            let line = self.spec_text.lines().nth(example.line.saturating_sub(1)).unwrap_or_default();
            let item = line.trim_start_matches([' ', '-']);
            let column = line.chars().count() - item.chars().count() + 1;
            let fault = Diagnostic::error(self.spec_path.as_str(), example.line, column, message);
            let fault = fault.width(item.trim_end().chars().count());
            Some(fault.with_source(&self.spec_text).help(self.validator.constraint(&violation).unwrap_or_default()))
        };
        self.problem.examples.iter().enumerate().filter_map(check).collect()
    }

    /// The validator of inputs that keep further constraints too, as of a group or an oracle.
    ///
    /// # Errors
    /// A constraint that cannot be bound, or that contradicts the others.
    pub fn narrowed(&self, extra: &[Constraint]) -> Result<Validator, Vec<Diagnostic>> {
        let quote = |faults: Vec<Diagnostic>| -> Vec<Diagnostic> {
            faults.into_iter().map(|fault| in_spec(fault, &self.spec_text)).collect()
        };
        let rules = Rules::new(&self.problem, extra, &self.spec_path).map_err(quote)?;
        Ok(Validator::new(&self.problem, extra, self.validator.format().clone(), rules, &self.spec_path))
    }

    /// The problem's kept cases; none where the file is missing. `shown` is how diagnostics name the file.
    ///
    /// # Errors
    /// Everything that is wrong with the file.
    pub fn kept(&self, collection: &Collection, shown: &str) -> Result<Vec<KeptCase>, Vec<Diagnostic>> {
        let path = collection.kept(&self.problem.slug);
        match read_if_there(&path).map_err(|error| vec![Diagnostic::error(shown, 0, 0, error.to_string())])? {
            Some(text) => kept::read(shown, &text, &self.problem),
            None => Ok(Vec::new()),
        }
    }
}

/// Shows a finding in the file: one about a constraint counts its columns in the constraint's own text.
fn in_spec(mut fault: Diagnostic, text: &str) -> Diagnostic {
    let line = text.lines().nth(fault.line.saturating_sub(1)).unwrap_or_default();
    if !fault.source.is_empty()
        && let Some(at) = line.find(&fault.source)
    {
        let before = line[..at].chars().count();
        if fault.column == 0 {
            fault.width = fault.source.chars().count();
        }
        fault.column = before + fault.column.max(1);
        fault.source.clear();
    }
    fault.with_source(text)
}

/// Findings about the layout carry no path, since a layout alone has none.
fn named(faults: Vec<Diagnostic>, shown: &str) -> Vec<Diagnostic> {
    faults
        .into_iter()
        .map(|fault| if fault.path.is_empty() { Diagnostic { path: shown.to_owned(), ..fault } } else { fault })
        .collect()
}
