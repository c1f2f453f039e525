//! A problem, as its spec describes it.

use super::case::Case;
use super::constraint::Constraint;
use super::input::{Field, Input};
use super::limits::{Asked, Limits, Measures};
use super::score::{Aggregation, Expectation};
use super::signature::{Signature, Type};
use std::collections::BTreeMap;

/// One problem: everything that `spec.yaml` says.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Problem {
    pub slug: String,
    pub title: String,
    pub source: Source,
    /// `easy`, `medium`, `hard`; empty where nobody said.
    pub difficulty: String,
    /// Topics, as the judge names them.
    pub tags: Vec<String>,
    /// Under what the problem may be used, as one of [`LICENSES`]; empty where the spec does not say it.
    pub license: String,
    /// Who owns the rights; empty where the spec does not say it.
    pub rights_owner: String,
    pub signature: Signature,
    /// The packed fields of an input: `Field::of(&signature.parameters)`.
    pub fields: Vec<Field>,
    /// How an input is laid out on stdin; absent for the default layout.
    pub layout: Option<Layout>,
    /// The statement's constraint lines that the kit enforces.
    pub constraints: Vec<Constraint>,
    /// Lines that nothing enforces, kept as text.
    pub unchecked: Vec<String>,
    /// Promises about the answer, checked with the model.
    pub promises: Vec<String>,
    /// 0 or 1: what the problem counts elements from.
    pub indices_from: i64,
    /// The possible answers, as the output's text, where they are few and named.
    pub outputs: Vec<String>,
    /// What a submission may use; its time is nobody's word where [`Problem::states_time`] is false, and its memory where
    /// [`Problem::states_memory`] is.
    pub limits: Limits,
    /// The lines of the spec that state limits, by their keys.
    pub limit_lines: BTreeMap<String, usize>,
    /// What was measured where the spec states nothing.
    pub measured: Measures,
    /// The limits that whoever hands a submission in asks for, which go before all others.
    pub asked: Asked,
    /// How an output is compared with the answer.
    pub checker: Checker,
    /// The program that a submission talks to, which also says what it thinks of it.
    pub interactor: Option<Interactor>,
    /// So many times a submission may be run on a case, where what judges it writes an input for another pass.
    pub passes: Option<u32>,
    /// The submission that makes the answers, below `submissions/`.
    pub model: Option<String>,
    /// A submission that is right by definition, perhaps only within constraints of its own.
    pub oracle: Option<Oracle>,
    /// The program that decides what the constraint lines cannot say.
    pub validator: Option<Validator>,
    /// The programs that draw its cases, of inputs first.
    pub visualizers: Vec<Visualizer>,
    pub generators: Vec<Generator>,
    /// What a directory cannot say of submissions: path below `submissions/`, and what is expected.
    pub expect: Vec<(String, Expectation)>,
    pub examples: Vec<Example>,
    /// The samples of a problem that is nothing but these: its inputs are texts, and nobody knows what they are made of.
    pub samples: Vec<Case>,
    /// Test groups beyond the standard ones.
    pub groups: Vec<Group>,
}

impl Problem {
    /// Whether somebody says the time limit: the spec, or who hands the submission in.
    pub fn states_time(&self) -> bool {
        !self.limits.whole_time || self.asked.time_ms.is_some()
    }

    /// Whether somebody says the memory limit.
    pub fn states_memory(&self) -> bool {
        self.asked.memory_mib.is_some()
            || self.limits.memory_mib != Limits::UNSTATED_MEMORY_MIB
            || self.limit_lines.contains_key("memory_mib")
    }

    /// Whether the memory that ends a run is nobody's limit: neither stated nor measured.
    pub fn is_memory_open(&self) -> bool {
        !self.states_memory() && self.measured.memory_mib.is_none() && !self.asked.open_memory_decides
    }

    /// What a submission in a language may use, before the language's share where there is one.
    pub fn limits_in(&self, language: &str) -> Limits {
        let mut limits = match self.measured.time_ms.get(language) {
            Some(measure) if !self.states_time() => self.limits.with_whole_time(measure.limit),
            _ => self.limits,
        };
        if let (Some(measure), false) = (&self.measured.memory_mib, self.states_memory()) {
            limits.memory_mib = measure.limit;
        }
        if let Some(time_ms) = self.asked.time_ms {
            limits = limits.with_whole_time(time_ms);
        }
        Limits { memory_mib: self.asked.memory_mib.unwrap_or(limits.memory_mib), ..limits }
    }

    /// Whether it is nothing but samples: it has no parameters, so that its inputs cannot be read, checked or drawn.
    pub fn is_only_samples(&self) -> bool {
        self.signature.parameters.is_empty()
    }

    /// Whether a submission's run is an interaction: with an interactor, or pass by pass. Nobody compares outputs then, and answers are
    /// only what the interactor or the checker may want to know.
    pub fn is_interaction(&self) -> bool {
        self.interactor.is_some() || self.passes.is_some()
    }

    /// What an output is: a value where a site calls the submission, and hands it its input value by value.
    pub fn output(&self) -> Output {
        let signature = &self.signature;
        if !signature.is_called() || self.layout.is_some() || self.is_interaction() {
            return Output::Text;
        }
        match (&signature.class, signature.answer()) {
            (Some(class), _) => Output::Calls {
                has_doubles: class.methods.iter().any(|method| *method.returns.innermost() == Type::Double),
            },
            (None, Some(ty)) if !matches!(ty.innermost(), Type::Rows(_)) => Output::Value(ty.clone()),
            _ => Output::Text,
        }
    }

    /// Whether submissions get scores.
    pub fn is_scored(&self) -> bool {
        self.groups.iter().any(|group| group.score.is_some())
    }

    /// The most that a submission can get.
    pub fn score_max(&self) -> u32 {
        self.groups.iter().filter_map(|group| group.score).sum()
    }

    /// What the spec expects of a submission.
    pub fn expectation(&self, path: &str) -> Option<&Expectation> {
        self.expect.iter().find(|(of, _)| of == path).map(|(_, expectation)| expectation)
    }

    /// Whether the layout has a block that is repeated for every test case.
    pub fn has_repeats(&self) -> bool {
        let is_repeat = |line: &LayoutLine| matches!(line, LayoutLine::Repeat { .. });
        self.layout.as_ref().is_some_and(|layout| layout.lines.iter().any(is_repeat))
    }
}

/// The licenses that packages of problems know.
pub const LICENSES: [&str; 7] = ["unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission"];

/// Where a problem comes from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Source {
    /// The judge's short name: `leetcode`, `codeforces`; empty for a problem of one's own.
    pub judge: String,
    pub id: String,
    pub url: String,
}

impl Source {
    /// The judge's number or code as people say it: contest and letter of a task of Codeforces (`118A`), which its address has.
    pub fn number(&self) -> String {
        let Some((_, path)) = self.url.split_once("codeforces.com/") else { return self.id.clone() };
        let mut parts =
            path.split(['/', '?', '#']).filter(|part| !["problemset", "contest", "gym", "problem"].contains(part));
        match (parts.next(), parts.next()) {
            (Some(contest), Some(letter)) if contest.parse::<u32>().is_ok() => contest.to_owned() + letter,
            _ => self.id.clone(),
        }
    }
}

/// A stdin layout: lines of names, and at most one block that repeats per test case.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Layout {
    /// Its lines, in order.
    pub lines: Vec<LayoutLine>,
}

/// One line of a layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutLine {
    /// Names separated by spaces: one line of input for scalars and flat arrays; one line per row for rows,
    /// depth-2 arrays and string arrays.
    Names(Vec<String>),
    /// `repeat T:` with the indented lines below it.
    Repeat {
        /// The name of the count.
        count: String,
        lines: Vec<LayoutLine>,
    },
}

/// How an output is compared with the answer.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Checker {
    /// The same tokens; white space between them does not count.
    #[default]
    Tokens,
    /// The same bytes.
    Exact,
    /// Tokens; those that are numbers may differ by an absolute or a relative tolerance.
    Floats { absolute: f64, relative: f64 },
    /// What another one says of both with their letters made small, as far as they are ASCII's.
    AnyCase(Box<Checker>),
    /// The same value, or the same answers of a class' calls: texts to the letter, doubles within an absolute or a relative tolerance.
    Values {
        /// Largest absolute difference of two doubles.
        absolute: f64,
        /// Largest relative difference of two doubles.
        relative: f64,
    },
    /// The same lines in any order.
    UnorderedLines,
    /// The same list, or list of lists, where the order is free at one depth or at both.
    UnorderedList {
        /// Whether the order of the list's own items is free.
        outer: bool,
        /// Whether the order inside each inner list is free.
        inner: bool,
    },
    /// Several answers are right, and nobody has written yet how to tell which: only the answer itself is known to be.
    Unwritten,
    /// A function of the problem's own: `check(parameters..., expected, got)` gives a text, empty where the output is right.
    Function {
        /// The file, below the problem's folder.
        file: String,
    },
    /// A program of the problem's own.
    Program {
        /// The file, below the problem's folder.
        file: String,
        interface: CheckerInterface,
    },
}

impl Checker {
    /// How a site compares what a function gives: doubles within 10^-5, or so near that two right orders of summing up may part them.
    pub const VALUES: Checker = Checker::Values { absolute: 1e-5, relative: 1e-11 };
}

/// What an output is, for whoever compares it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Output {
    /// A text that a program printed.
    #[default]
    Text,
    /// What a function gave: one value of this type.
    Value(Type),
    /// What the calls of a class gave, in the site's notation.
    Calls { has_doubles: bool },
}

impl Output {
    /// Whether doubles are among the values.
    pub fn has_doubles(&self) -> bool {
        match self {
            Output::Text => false,
            Output::Value(ty) => *ty.innermost() == Type::Double,
            Output::Calls { has_doubles } => *has_doubles,
        }
    }

    /// Whether white space may count in it.
    pub fn has_texts(&self) -> bool {
        match self {
            Output::Text => false,
            Output::Value(ty) => matches!(ty.innermost(), Type::String | Type::Character),
            Output::Calls { .. } => true,
        }
    }
}

/// The interface of a checker program, an interactor or a validator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckerInterface {
    /// Arguments: input, answer, feedback folder; the output on stdin; exit 42 (accepted) or 43 (wrong answer).
    Kattis,
    /// Arguments: input, output, answer; exit 0 (accepted), 1 or 2 (wrong answer).
    Testlib,
    /// Either, told by whether the third argument is a folder: called as Kattis' here, and put into packages of both kinds.
    Both,
}

/// The program that a submission talks to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Interactor {
    pub program: ProgramFile,
    pub interface: CheckerInterface,
    /// Whether the spec names a checker, which then looks at what the interactor has written for it.
    pub is_checked: bool,
}

/// The program that decides what constraint lines cannot say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Validator {
    pub program: ProgramFile,
    /// How it says what it has decided, where it is no function.
    pub interface: CheckerInterface,
    /// What it is called with, where that is anything: an input is legal where one of these calls accepts it.
    pub arguments: Vec<String>,
}

/// A program that draws a problem's cases.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visualizer {
    /// Whether it draws what a submission made of an input, and not the input alone.
    pub of_output: bool,
    pub program: ProgramFile,
    /// What it is given beside files.
    pub arguments: String,
    /// What its pictures are, where it is called as rbx does, and not as Kattis' format says.
    pub rbx: Option<PictureKind>,
}

/// What a picture is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PictureKind {
    Svg,
    Png,
    Jpeg,
    Html,
}

impl PictureKind {
    /// The endings of files, with the kind of each.
    pub const ENDINGS: [(&str, PictureKind); 5] =
        [("svg", Self::Svg), ("png", Self::Png), ("jpg", Self::Jpeg), ("jpeg", Self::Jpeg), ("html", Self::Html)];

    /// Its name, which ends the name of its file.
    pub fn name(self) -> &'static str {
        Self::ENDINGS.iter().rfind(|(_, kind)| *kind == self).map_or("", |(ending, _)| ending)
    }
}

/// A program of the problem's own, as the spec names it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProgramFile {
    /// The file, below the problem's folder.
    pub file: String,
    /// Where the spec names it.
    pub line: usize,
}

/// A program that proposes inputs, and how many are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Generator {
    pub program: ProgramFile,
    /// What it is given beside seed and size.
    pub arguments: String,
    /// Inputs that become cases.
    pub count: u32,
}

/// A submission that is right by definition.
#[derive(Clone, Debug, PartialEq)]
pub struct Oracle {
    /// Path below `submissions/`.
    pub submission: String,
    /// Where it may be asked.
    pub constraints: Vec<Constraint>,
}

/// One official example.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    pub input: Input,
    /// The expected output, laid out as on stdout, with a final newline.
    pub output: String,
    /// Where the example stands in the spec.
    pub line: usize,
}

/// A shape that a group asks for: `path`, `sorted`.
#[derive(Clone, Debug, PartialEq)]
pub struct GroupShape {
    /// The array or graph that has it; nothing for all.
    pub of: Option<String>,
    pub word: String,
    /// Where the spec says it: line and column.
    pub place: (usize, usize),
}

/// A test group of the spec.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    pub name: String,
    /// Constraints that narrow the problem's own.
    pub constraints: Vec<Constraint>,
    pub count: u32,
    /// The output to aim at, as text.
    pub output: Option<String>,
    pub shapes: Vec<GroupShape>,
    /// What a submission gets that solves all its cases; a group without one only adds cases.
    pub score: Option<u32>,
    /// How its score follows from its cases.
    pub aggregation: Aggregation,
    /// Where the spec names it: line and column.
    pub place: (usize, usize),
}
