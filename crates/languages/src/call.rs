//! Harnesses: a program around a submission's class, written from the signature.
//!
//! The plain form reads one input as it lies in an `.in` file, calls the function of `Solution` once, or makes an object of a design
//! question's class and calls its methods one after another, and prints the answer as it lies in an `.ans` file. The batch form answers
//! frames of many cases; `ojkit-frames` describes them. Both give a submission an empty standard input, and what it prints for debugging
//! goes where it disturbs no answer.
//!
//! Nothing here starts a process: a harness is text, and what compilers say about it is mapped back to the submission's own lines.

pub(crate) mod nodes;

use crate::Language;
use crate::cutter::settled;
use crate::doors::doors;
use crate::draft::expected;
use crate::scan;
use ojkit_frames::{HarnessError, Shape};
use ojkit_model::signature::{self, Signature, Type};
use std::ops::Range;

/// What a harness does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// One input from stdin in the default layout, one answer in the same layout.
    Plain,
    /// Frames of cases; see `ojkit-frames`.
    Batch,
    /// Both in one program, which takes frames where its argument is [`FRAMES`] and gives their answers to descriptor 3.
    Both,
}

/// What tells a program that can do both to take frames.
pub const FRAMES: &str = "--frames";

/// What tells a program that takes texts to serve; see [`crate::Facts::serves`].
pub const SERVE: &str = "--serve";

impl Form {
    pub(crate) fn takes_texts(self) -> bool {
        self != Form::Batch
    }

    pub(crate) fn takes_frames(self) -> bool {
        self != Form::Plain
    }
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
    pub(crate) fn descriptor(self) -> &'static str {
        match self {
            Answers::Stdout => "1",
            Answers::Descriptor3 => "3",
        }
    }
}

/// Everything a harness is made from.
#[derive(Clone, Copy, Debug)]
pub struct Request<'a> {
    pub language: Language,
    pub source: &'a [u8],
    /// The submission's file, as compile errors should name it.
    pub name: &'a str,
    pub signature: &'a Signature,
    /// For each parameter, whether all its rows have one width, so that stdin has `rows columns`; missing entries are `false`.
    pub fixed_width: &'a [bool],
    pub form: Form,
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
    pub text: Vec<u8>,
    /// Whether it forks for every case.
    pub forks: bool,
    pub(crate) language: Language,
    pub(crate) name: String,
    pub(crate) expected: String,
    pub(crate) is_class: bool,
    pub(crate) user_lines: usize,
    /// Where the submission stands in the text; empty where it is not there as it is.
    pub(crate) own: Range<usize>,
}

/// The text of a harness, and how it is started.
pub struct HarnessText {
    pub file_name: String,
    /// The class whose `main` starts it, where a class does.
    pub main_class: Option<String>,
    pub text: Vec<u8>,
}

/// Writes a harness around a submission's `Solution`, or around the class of a design question.
///
/// Fails where the file has no such function or method, or one that visibly takes other types; the message says what was expected.
pub fn synthesize(request: &Request) -> Result<Harness, HarnessError> {
    let signature = &*settled(request.signature, request.source);
    let request = &Request { signature, ..*request };
    if signature.function.is_none() && signature.class.is_none() {
        return Err(HarnessError::NoFunction);
    }
    let call = Call::of(request)?;
    let found = doors(request.language, request.source, signature);
    if let Some(message) = found.complaint(request.language, signature) {
        return Err(HarnessError::Door(format!("{}: {message}", request.name)));
    }
    let HarnessText { file_name, main_class, text } = match &signature.calling {
        Some(calling) => {
            let nodes::Adapted { source, call } = nodes::adapted(request, calling, call)?;
            (request.language.facts().synthesize)(&Request { source: &source, exact: false, ..*request }, &call)?
        }
        None => (request.language.facts().synthesize)(request, &call)?,
    };
    let own = scan::find(&text, request.source).map_or(0..0, |at| at..at + request.source.len());
    Ok(Harness {
        file_name,
        main_class,
        text,
        own,
        forks: false,
        language: request.language,
        name: request.name.to_string(),
        expected: expected(request.language, signature),
        is_class: signature.class.is_some(),
        user_lines: request.source.split_inclusive(|&b| b == b'\n').count(),
    })
}

/// What a harness calls, in letters.
pub struct Call {
    /// The class: `Solution`, or that of a design question.
    pub(crate) owner: String,
    /// Whether an object is made with [`Call::constructor`] and an input says which methods are called; else there is one method, called once.
    pub(crate) is_class: bool,
    /// A shape per parameter of the constructor.
    pub(crate) constructor: Vec<Shape>,
    pub(crate) methods: Vec<Method>,
    /// By name, what the site defines beside a submission, and only for calls such as this.
    pub(crate) defines: Vec<(String, String)>,
}

/// A function or a method that a harness calls.
pub struct Method {
    /// The name as the judge spells it.
    pub(crate) name: String,
    /// A shape per parameter.
    pub(crate) parameters: Vec<Shape>,
    /// The shape of the answer, and the same by the site's own type; nothing for a method without an answer.
    pub(crate) answer: Option<(Shape, Shape)>,
    /// Whether the answer is the first argument, changed in place.
    pub(crate) in_place: bool,
    /// Whether what it gives is how many of the first elements of that argument are the answer.
    pub(crate) is_prefix: bool,
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
                in_place: !is_class && matches!(method.returns, Type::Void | Type::Prefix),
                is_prefix: !is_class && method.returns == Type::Prefix,
            });
        }
        let constructor = shapes(signature.constructor())?;
        Ok(Call { owner: signature.owner().to_owned(), is_class, constructor, methods, defines: Vec::new() })
    }

    /// The letters of what stands on stdin, parameter by parameter; the calls of a class are one letter, `q`.
    pub(crate) fn parameters(&self) -> Vec<&str> {
        let shapes = if self.is_class { &self.constructor } else { &self.methods[0].parameters };
        shapes.iter().map(Shape::letters).chain(self.is_class.then_some("q")).collect()
    }

    /// The letters of what is printed; the answers of a class are one letter, `a`.
    pub(crate) fn answer(&self) -> &str {
        match &self.methods[..] {
            [Method { answer: Some((shape, _)), .. }] if !self.is_class => shape.letters(),
            _ => "a",
        }
    }

    /// Whether a node type with this letter is part of the call.
    pub(crate) fn uses(&self, letter: char) -> bool {
        let methods =
            self.methods.iter().flat_map(|m| m.parameters.iter().chain(m.answer.iter().map(|(shape, _)| shape)));
        self.constructor.iter().chain(methods).any(|shape| shape.letters().contains(letter))
    }

    /// The methods of a class as a list that a harness can read at run time: name, letters of the parameters, letters of the answer.
    ///
    /// `entry` writes one in its language; a function has none.
    pub(crate) fn table(&self, entry: impl Fn(&str, &[String], &str) -> String) -> String {
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
        (self.language.facts().map_diagnostics)(self, stderr)
    }

    /// The submission's file, whose lines the compiler shows.
    pub(crate) fn beside(&self) -> Option<(&str, &[u8])> {
        Some((self.name.as_str(), self.text.get(self.own.clone())?))
    }

    /// What was expected, for messages.
    pub(crate) fn expectation(&self) -> String {
        let what = if self.is_class { "class" } else { "function" };
        format!("{}: the problem's {what} is expected as\n    {}\n", self.name, self.expected.replace('\n', "\n    "))
    }
}

/// Replaces every path that ends in `file` (and stands before a colon) by `name`.
pub(crate) fn replace_path(text: &str, file: &str, name: &str) -> String {
    let mut replaced = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find(file) {
        let (before, after) = (&rest[..at], &rest[at + file.len()..]);
        let path = before.rfind(|c: char| c.is_whitespace() || c == '(' || c == '\'' || c == '"').map_or(0, |i| i + 1);
        let whole = path == at || before.ends_with('/');
        if whole && after.starts_with([':', ',', '"', '\'']) {
            replaced.push_str(&before[..path]);
            replaced.push_str(name);
        } else {
            replaced.push_str(&rest[..at + file.len()]);
        }
        rest = after;
    }
    replaced.push_str(rest);
    replaced
}
