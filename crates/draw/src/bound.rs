//! A problem with everything that follows from its lines, bound once and handed down.

use crate::drawing::Drawing;
use crate::gate::{Decide, Gate};
use crate::hand::wanted;
use crate::likeness::{Likeness, like};
use crate::promise;
use ojkit_model::constraint::Constraint;
use ojkit_model::diagnostic::Diagnostic;
use ojkit_model::input::Input;
use ojkit_model::judgement::Facts;
use ojkit_model::problem::{Example, Group, Problem};
use ojkit_model::signature::Type;
use ojkit_rules::Rules;
use ojkit_rules::Validator;
use ojkit_rules::grammar::LineReader;
use ojkit_rules::spec;
use ojkit_rules::stdin::Format;
use ojkit_text::notation::print_parameters;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

/// The inputs that keep some constraints: to check, and to draw.
#[derive(Clone, Debug)]
pub struct Inputs {
    pub validator: Validator,
    pub drawing: Drawing,
}

/// A problem whose spec is in order.
#[derive(Clone, Debug)]
pub struct Bound {
    pub problem: Problem,
    pub validator: Validator,
    pub drawing: Drawing,
    /// The spec as diagnostics name it.
    pub spec_path: String,
    /// The spec's text; empty where the problem comes from elsewhere.
    pub spec_text: String,
    /// Where its files are; empty where the problem comes from elsewhere.
    pub folder: PathBuf,
    gate: Option<Arc<Gate>>,
    /// What groups and the oracle narrow is bound when it is first asked for: most commands never do.
    groups: OnceLock<Result<Vec<Drawing>, Vec<Diagnostic>>>,
    oracle: OnceLock<Result<Inputs, Vec<Diagnostic>>>,
}

impl Bound {
    /// Reads a spec and binds its lines; `spec_path` is how diagnostics name the file, and `lines` reads its constraint lines.
    ///
    /// # Errors
    /// Everything that is wrong with the spec, each with its place.
    pub fn read(slug: &str, spec_path: &str, text: &[u8], lines: LineReader) -> Result<Bound, Vec<Diagnostic>> {
        let (problem, format) = spec::read_with_format(slug, spec_path, text, lines)?;
        Bound::with(problem, format, spec_path, &String::from_utf8_lossy(text))
    }

    /// Binds the lines of a problem that comes from no file.
    ///
    /// # Errors
    /// A layout that cannot be compiled, a line that cannot be bound, or lines that contradict each other.
    pub fn new(problem: Problem, spec_path: &str) -> Result<Bound, Vec<Diagnostic>> {
        Bound::with(problem, None, spec_path, "")
    }

    fn with(
        problem: Problem,
        format: Option<Format>,
        spec_path: &str,
        spec_text: &str,
    ) -> Result<Bound, Vec<Diagnostic>> {
        let format = Arc::new(format.map_or_else(|| Format::new(&problem), Ok)?);
        let Inputs { validator, drawing } = inputs(&problem, &[], format, spec_path, spec_text)?;
        let (spec_path, spec_text) = (spec_path.to_owned(), spec_text.to_owned());
        let (folder, groups, oracle) = (PathBuf::new(), OnceLock::new(), OnceLock::new());
        Ok(Bound { problem, validator, drawing, spec_path, spec_text, folder, gate: None, groups, oracle })
    }

    /// An input on one line: its parameters as a site writes them, its text where it has repetitions.
    pub fn on_one_line(&self, input: &Input) -> String {
        let values = match input.repeats.is_empty() {
            true => print_parameters(&self.problem.signature, &input.fields),
            false => String::from_utf8_lossy(&self.validator.format().text(input)).into_owned(),
        };
        values.trim_end().replace('\n', ", ")
    }

    /// The operations and the arguments of a class as its site's box takes them; `None` where the text is no input of a class.
    pub fn operations(&self, text: &[u8]) -> Option<String> {
        let (signature, mut input) = (&self.problem.signature, Input::default());
        signature.class.as_ref()?;
        self.validator.format().read(text, &mut input).ok()?;
        input.repeats.is_empty().then(|| print_parameters(signature, &input.fields))
    }

    /// Puts a gate behind every drawing of the problem, before anything is drawn.
    pub fn gated(self, decides: Box<dyn Decide>) -> Bound {
        let gate = Some(Arc::new(Gate::new(decides, self.validator.format().clone())));
        let (groups, oracle, drawing) = (OnceLock::new(), OnceLock::new(), self.drawing.gated(gate.clone()));
        Bound { drawing, gate, groups, oracle, ..self }
    }

    /// Sets the bytes that inputs have at most which are drawn from now on.
    pub fn set_size_max(&mut self, size_max: usize) {
        self.drawing = self.drawing.clone().sized(size_max);
        (self.groups, self.oracle) = (OnceLock::new(), OnceLock::new());
    }

    /// What decides behind the constraint lines, where somebody does.
    pub fn gate(&self) -> Option<&Arc<Gate>> {
        self.gate.as_ref()
    }

    /// The statement's lines and promises that nothing enforces, those about the size of the answer apart: none where there is a gate.
    pub fn unenforced(&self) -> Vec<&str> {
        let Problem { unchecked, promises, .. } = &self.problem;
        let promises = promises.iter().filter(|line| promise::bits(line).is_none());
        unchecked.iter().chain(promises).filter(|_| self.gate.is_none()).map(String::as_str).collect()
    }

    /// Which failures decide, as far as the spec says it; nothing of scores.
    pub fn facts(&self) -> Facts {
        let sizes = self.problem.promises.iter().find(|line| promise::bits(line).is_some());
        Facts {
            unenforced: self.unenforced().first().map(|line| (*line).to_owned()),
            unproved: sizes.filter(|_| self.gate.is_none()).cloned(),
            is_memory_open: self.problem.is_memory_open(),
            scoring: None,
        }
    }

    /// The bits in which all answers are promised to fit.
    pub fn promised_bits(&self) -> Option<u32> {
        self.problem.promises.iter().find_map(|line| promise::bits(line))
    }

    /// The bits of the integers that all answers are: by a promise of the statement, or by the type that a function gives.
    pub fn answer_bits(&self) -> Option<u32> {
        self.promised_bits().or(match self.problem.signature.returns {
            Some(Type::Integer) => Some(32),
            Some(Type::Long) => Some(64),
            _ => None,
        })
    }

    /// Nothing where the text of an input that keeps all lines passes the gate, else why it does not.
    ///
    /// # Errors
    /// There was no decision: a whole finding.
    pub fn refusal(&self, text: &[u8]) -> Result<Option<String>, String> {
        let mut input = Input::default();
        if let (Some(gate), true) = (&self.gate, self.problem.is_only_samples()) {
            return gate.ask_text(text);
        }
        match (&self.gate, self.validator.format().read(text, &mut input)) {
            (Some(gate), Ok(())) => gate.ask(&input),
            _ => Ok(None),
        }
    }

    /// The drawing of each group of the spec, with the constraints that narrow it.
    ///
    /// # Errors
    /// A constraint of a group that cannot be bound, or that contradicts the others.
    pub fn groups(&self) -> Result<&[Drawing], Vec<Diagnostic>> {
        let narrowed = |group: &Group| {
            let drawing = self.narrowed(&group.constraints)?.drawing;
            match wanted::shapes(&self.problem, drawing.rules(), group) {
                Ok(_) => Ok(drawing),
                Err(((line, column), message, help)) => {
                    let message = format!("the group `{}`: {message}", group.name);
                    let fault = Diagnostic::error(self.spec_path.as_str(), line, column, message);
                    Err(vec![fault.with_source(&self.spec_text).help(help)])
                }
            }
        };
        let groups = self.groups.get_or_init(|| self.problem.groups.iter().map(narrowed).collect());
        groups.as_deref().map_err(Clone::clone)
    }

    /// The inputs that the oracle may be asked about; nothing where there is no oracle.
    ///
    /// # Errors
    /// A constraint of the oracle that cannot be bound, or that contradicts the others.
    pub fn oracle(&self) -> Result<Option<&Inputs>, Vec<Diagnostic>> {
        let Some(oracle) = &self.problem.oracle else { return Ok(None) };
        let inputs = self.oracle.get_or_init(|| self.narrowed(&oracle.constraints));
        inputs.as_ref().map(Some).map_err(Clone::clone)
    }

    /// The path of the oracle, where it may be asked about an input.
    pub fn oracle_for(&self, input: &[u8]) -> Option<&str> {
        let inputs = self.oracle().ok()??;
        self.problem.oracle.as_ref().filter(|_| inputs.validator.accepts(input)).map(|oracle| &*oracle.submission)
    }

    /// The inputs that keep further constraints too.
    ///
    /// # Errors
    /// A constraint that cannot be bound, or that contradicts the others.
    pub fn narrowed(&self, extra: &[Constraint]) -> Result<Inputs, Vec<Diagnostic>> {
        let format = self.validator.format().clone();
        let Inputs { validator, drawing } = inputs(&self.problem, extra, format, &self.spec_path, &self.spec_text)?;
        Ok(Inputs { validator, drawing: drawing.gated(self.gate.clone()).sized(self.drawing.size_max()) })
    }

    /// The texts of the official examples' inputs.
    pub fn samples(&self) -> Vec<Vec<u8>> {
        self.problem.examples.iter().map(|example| self.validator.format().text(&example.input)).collect()
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
}

fn inputs(
    problem: &Problem,
    extra: &[Constraint],
    format: Arc<Format>,
    spec_path: &str,
    spec_text: &str,
) -> Result<Inputs, Vec<Diagnostic>> {
    let in_spec =
        |faults: Vec<Diagnostic>| faults.into_iter().map(|fault| in_spec(fault, spec_text)).collect::<Vec<_>>();
    let rules = Arc::new(Rules::new(problem, extra, spec_path).map_err(in_spec)?);
    let examples: Vec<&Input> = problem.examples.iter().map(|example| &example.input).collect();
    let drawing = match like(&rules, &examples) {
        Some(Likeness { rules: like, told }) => Drawing::of(like).told(told, rules.clone()),
        None => Drawing::of(rules.clone()),
    };
    Ok(Inputs { validator: Validator::new(problem, extra, format, rules, spec_path), drawing })
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
