//! Harnesses: a program around a submission's class, written from the signature.
//!
//! The plain form reads one input as it lies in an `.in` file, calls the function of `Solution` once, or makes an object of a design
//! question's class and calls its methods one after another, and prints the answer as it lies in an `.ans` file. The batch form answers
//! frames of many cases; [`batch`] describes them. Both give a submission an empty standard input, and what it prints for debugging goes
//! where it disturbs no answer.
//!
//! Nothing here starts a process: a harness is text, and what compilers say about it is mapped back to the submission's own lines.

pub mod batch;
mod cpp;
mod doors;
mod fork_server;
mod java;
mod names;
mod python;
mod rust;
mod scan;
mod shape;
#[cfg(test)]
mod tests;

use ojkit_model::signature::{self, Signature, Type};

pub use doors::{Doors, SolutionDoor, doors, stdin_word};
pub use fork_server::fork_server;
pub(crate) use java::start as java_start;
pub use names::{Head, expected, frame, heads, snake_case};
use names::{constructor_name, method_name};
pub use rust::{SyntaxFault, with_file};
pub use scan::{Masked, mask};
pub use scan::{Token, closing};
pub use shape::Shape;

/// The languages that harnesses are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// Rust, 2018 or later.
    Rust,
    /// C++17 or later, with the GNU headers.
    Cpp,
    /// Java 17 or later.
    Java,
    /// Python 3.8 or later.
    Python,
}

impl Language {
    /// Every language.
    pub const ALL: [Language; 4] = [Language::Rust, Language::Cpp, Language::Java, Language::Python];

    /// The language with this name, as language tables and judges spell it: `rust`, `cpp` or `c++`, `java`, `python` or `python3`.
    pub fn from_name(name: &str) -> Option<Language> {
        match name.to_ascii_lowercase().as_str() {
            "rust" => Some(Language::Rust),
            "cpp" | "c++" => Some(Language::Cpp),
            "java" => Some(Language::Java),
            "python" | "python3" | "pypy" | "pypy3" => Some(Language::Python),
            _ => None,
        }
    }

    /// The language of files with this extension, without the dot.
    pub fn from_extension(extension: &str) -> Option<Language> {
        match extension {
            "rs" => Some(Language::Rust),
            "cpp" | "cc" | "cxx" | "c++" | "C" => Some(Language::Cpp),
            "java" => Some(Language::Java),
            "py" => Some(Language::Python),
            _ => None,
        }
    }

    /// Whether a harness holds the submission as text that nobody looks at before it runs.
    pub fn is_text_in_harness(self) -> bool {
        self == Language::Python
    }

    /// The name as people write it.
    pub fn title(self) -> &'static str {
        match self {
            Language::Rust => "Rust",
            Language::Cpp => "C++",
            Language::Java => "Java",
            Language::Python => "Python",
        }
    }
}

/// What a harness does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// One input from stdin in the default layout, one answer in the same layout.
    Plain,
    /// Frames of cases; see [`batch`].
    Batch,
}

/// Where a harness writes its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Answers {
    /// To the standard output it was started with; the submission's own standard output is its standard error then.
    Stdout,
    /// To descriptor 3, which must be open; standard output and standard error are the submission's.
    Descriptor3,
}

impl Answers {
    fn descriptor(self) -> &'static str {
        match self {
            Answers::Stdout => "1",
            Answers::Descriptor3 => "3",
        }
    }
}

/// Everything a harness is made from.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    /// The language of the submission, and of the harness.
    pub language: Language,
    /// The submission's text.
    pub source: &'a [u8],
    /// The submission's file, as compile errors should name it.
    pub name: &'a str,
    /// What is called, and its types.
    pub signature: &'a Signature,
    /// For each parameter, whether all its rows have one width, so that stdin has `rows columns`; missing entries are `false`.
    pub fixed_width: &'a [bool],
    /// What the harness does.
    pub form: Form,
    /// Where the answers go.
    pub answers: Answers,
    /// Whether everything must be just as the site calls it, by name and types; else what can be called is called.
    pub exact: bool,
}

/// A harness: one source file that compiles by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Harness {
    /// What the file must be called (`main.rs`, `Solution.java`).
    pub file_name: String,
    /// The class whose `main` starts it; Java only.
    pub main_class: Option<String>,
    /// The text.
    pub text: Vec<u8>,
    /// Whether it forks for every case.
    pub forks: bool,
    language: Language,
    name: String,
    expected: String,
    is_class: bool,
    user_lines: usize,
}

/// Why there is no harness.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HarnessError {
    /// The problem has only stdin.
    #[error("the problem names no function, so only `main` can be judged")]
    NoFunction,
    /// The signature gives nothing to compare.
    #[error("the problem does not say what the function returns: add `returns:` to the spec")]
    NoAnswer,
    /// A type that functions cannot take.
    #[error(
        "{name}: no function can take `{ty}`: use scalars, strings, nodes, arrays of at most three dimensions, or columns of one type"
    )]
    Type {
        /// The parameter.
        name: String,
        /// Its type.
        ty: String,
    },
    /// The file lacks the function, or has it with other types.
    #[error("{0}")]
    Door(String),
    /// The source cannot be wrapped.
    #[error("{0}")]
    Source(String),
    /// A value that the signature's type cannot hold.
    #[error("{name}: {value} does not fit an `integer` (32 bits): use `long` in the spec")]
    Value {
        /// The parameter.
        name: String,
        /// The value.
        value: i64,
    },
    /// An input that does not match the signature.
    #[error("the input does not match the signature: {0}")]
    Input(String),
    /// Bytes that are no frame or no answer.
    #[error("the harness answered with something else than answers: {0}")]
    Frame(String),
}

/// Writes a harness around a submission's `Solution`, or around the class of a design question.
///
/// Fails where the file has no such function or method, or one that visibly takes other types; the message says what was expected.
pub fn synthesize(request: &Request) -> Result<Harness, HarnessError> {
    let signature = request.signature;
    if signature.function.is_none() && signature.class.is_none() {
        return Err(HarnessError::NoFunction);
    }
    let call = Call::of(request)?;
    let found = doors(request.language, request.source, signature);
    if let Some(message) = found.complaint(request.language, signature) {
        return Err(HarnessError::Door(format!("{}: {message}", request.name)));
    }
    let (file_name, main_class, text) = match request.language {
        Language::Rust => rust::synthesize(request, &call)?,
        Language::Cpp => cpp::synthesize(request, &call)?,
        Language::Java => java::synthesize(request, &call)?,
        Language::Python => python::synthesize(request, &call)?,
    };
    Ok(Harness {
        file_name,
        main_class,
        text,
        forks: false,
        language: request.language,
        name: request.name.to_string(),
        expected: expected(request.language, signature),
        is_class: call.is_class,
        user_lines: request.source.split_inclusive(|&b| b == b'\n').count(),
    })
}

/// What a harness calls, in letters.
struct Call {
    /// The class: `Solution`, or that of a design question.
    owner: String,
    /// Whether an object is made with [`Call::constructor`] and an input says which methods are called; else there is one method, called once.
    is_class: bool,
    /// A shape per parameter of the constructor.
    constructor: Vec<Shape>,
    /// What can be called.
    methods: Vec<Method>,
}

/// A function or a method that a harness calls.
struct Method {
    /// The name as the judge spells it.
    name: String,
    /// A shape per parameter.
    parameters: Vec<Shape>,
    /// The shape of the answer, and the same by the site's own type; nothing for a method without an answer.
    answer: Option<(Shape, Shape)>,
    /// Whether the answer is the first argument, changed in place.
    in_place: bool,
}

impl Call {
    fn of(request: &Request) -> Result<Call, HarnessError> {
        let signature = request.signature;
        let fixed = |index: usize| request.fixed_width.get(index).copied().unwrap_or(false);
        let shapes = |parameters: &[signature::Parameter]| {
            let numbered = parameters.iter().enumerate();
            numbered.map(|(i, p)| Shape::of_parameter(p, fixed(i))).collect::<Result<Vec<_>, _>>()
        };
        let is_class = signature.class.is_some();
        let mut methods = Vec::new();
        for method in signature.methods().iter() {
            // A column has a layout of its own, which no width of a parameter touches.
            let plain = |p| Shape::of_parameter(p, false);
            let parameters = match is_class {
                true => method.parameters.iter().map(plain).collect::<Result<_, _>>()?,
                false => shapes(&method.parameters)?,
            };
            let declared = match (is_class, &method.returns) {
                (true, Type::Void) => None,
                (true, returns) => Some(Shape::of_answer(&format!("the answer of `{}`", method.name), returns)?),
                (false, _) => Some(Shape::of_answer("the answer", signature.answer().ok_or(HarnessError::NoAnswer)?)?),
            };
            methods.push(Method {
                name: method.name.clone(),
                parameters,
                answer: declared.map(|shape| (shape.widened(), shape)),
                in_place: !is_class && method.returns == Type::Void,
            });
        }
        let constructor = shapes(signature.constructor())?;
        Ok(Call { owner: signature.owner().to_owned(), is_class, constructor, methods })
    }

    /// The letters of what stands on stdin, parameter by parameter; the calls of a class are one letter, `q`.
    fn parameters(&self) -> Vec<&str> {
        let shapes = if self.is_class { &self.constructor } else { &self.methods[0].parameters };
        shapes.iter().map(Shape::letters).chain(self.is_class.then_some("q")).collect()
    }

    /// The letters of what is printed; the answers of a class are one letter, `a`.
    fn answer(&self) -> &str {
        match &self.methods[..] {
            [Method { answer: Some((shape, _)), .. }] if !self.is_class => shape.letters(),
            _ => "a",
        }
    }

    /// Whether a node type with this letter is part of the call.
    fn uses(&self, letter: char) -> bool {
        let methods =
            self.methods.iter().flat_map(|m| m.parameters.iter().chain(m.answer.iter().map(|(shape, _)| shape)));
        self.constructor.iter().chain(methods).any(|shape| shape.letters().contains(letter))
    }

    /// The methods of a class as a list that a harness can read at run time: name, letters of the parameters, letters of the answer.
    ///
    /// `entry` writes one in its language; a function has none.
    fn table(&self, entry: impl Fn(&str, &[String], &str) -> String) -> String {
        let methods = self.methods.iter().filter(|_| self.is_class);
        let entries = methods.map(|method| {
            let parameters: Vec<String> =
                method.parameters.iter().map(|shape| format!("\"{}\"", shape.wire())).collect();
            entry(&method.name, &parameters, &method.answer.as_ref().map(|(shape, _)| shape.wire()).unwrap_or_default())
        });
        entries.collect::<Vec<_>>().join(", ")
    }
}

impl Harness {
    /// What a compiler, an interpreter or a crashing run said, in terms of the submission: its own file name, and for compile errors in
    /// the harness, which only a wrong signature causes, what was expected.
    pub fn map_diagnostics(&self, stderr: &str) -> String {
        match self.language {
            Language::Rust => rust::map_diagnostics(self, stderr),
            Language::Cpp => cpp::map_diagnostics(self, stderr),
            Language::Java => java::map_diagnostics(self, stderr),
            Language::Python => stderr.to_string(),
        }
    }

    fn expectation(&self) -> String {
        let what = if self.is_class { "class" } else { "function" };
        format!("{}: the problem's {what} is expected as\n    {}\n", self.name, self.expected.replace('\n', "\n    "))
    }
}
