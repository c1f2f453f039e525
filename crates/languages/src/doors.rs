//! The two doors of a submission: a `main` program, and what the judge calls in `Solution` or in the class of a design question.

use crate::Language;
use crate::cutter::{Called, settled};
use crate::declaration::{Function, letters_of};
use crate::draft::expected;
use crate::scan::Masked;
use ojkit_frames::Shape;
use ojkit_model::signature::{Parameter, Signature, Type};

/// What a submission can be entered through.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Doors {
    /// Whether it has a program that reads standard input (a `main` that only tries the class out is none, where there is one).
    pub main: bool,
    pub solution: SolutionDoor,
}

/// What is known of the functions that the judge calls.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolutionDoor {
    /// There is no such class.
    Missing,
    /// There is the class without one of the functions.
    NoFunction {
        /// The one it lacks, as this language spells it.
        wanted: String,
        /// The functions it has instead.
        found: Vec<String>,
    },
    /// A function takes or gives something else.
    Differs {
        /// What stands in the source.
        found: String,
        why: String,
    },
    /// All are there; types that cannot be seen cheaply are left to the compiler.
    Present,
}

impl Doors {
    /// What is wrong with the judge's door, and what was expected; nothing where it is fine.
    pub fn complaint(&self, language: Language, signature: &Signature) -> Option<String> {
        let expected = expected(language, signature).replace('\n', "\n    ");
        let owner = signature.owner();
        let what = language.wanted(owner, signature.function.as_deref());
        let start = match &self.solution {
            SolutionDoor::Present => return None,
            SolutionDoor::Missing if self.main => format!("there is a `main`, but no {what}"),
            SolutionDoor::Missing => format!("there is neither a `main` nor a {what}"),
            SolutionDoor::NoFunction { wanted, found } if found.is_empty() => format!("`{owner}` has no `{wanted}`"),
            SolutionDoor::NoFunction { wanted, found } => {
                let found = found.iter().map(|f| format!("`{f}`")).collect::<Vec<_>>().join(", ");
                format!("`{owner}` has no `{wanted}`, but {found}")
            }
            SolutionDoor::Differs { found, why } => format!("`{found}`: {why}"),
        };
        Some(format!("{start}; expected\n    {expected}"))
    }
}

/// Looks for both doors, without a compiler.
pub fn doors(language: Language, source: &[u8], signature: &Signature) -> Doors {
    let signature = &*settled(signature, source);
    let masked = language.mask(source);
    let called = Called::of(signature);
    let (main, functions) = language.entries(source, &masked, &called);
    let solution = match functions {
        None => SolutionDoor::Missing,
        Some(functions) => judge(language, signature, &functions),
    };
    let reads = || {
        let raw = source.windows(10).any(|window| window == b"/dev/stdin");
        raw || word_in(&masked, language.facts().stdin_words).is_some()
    };
    let main = main.is_some() && (solution == SolutionDoor::Missing || reads());
    Doors { main, solution }
}

/// A word by which a source surely reads standard input; for one that has a `Solution` alone there is nothing to read.
pub fn stdin_word(language: Language, source: &[u8]) -> Option<&'static str> {
    word_in(&language.mask(source), language.facts().sure_stdin_words)
}

/// The first of some words with which a source reads.
fn word_in(masked: &Masked, words: &'static str) -> Option<&'static str> {
    let tokens = masked.tokens();
    let word = |i: usize| tokens.get(i).map_or(&b""[..], |&token| masked.word(token));
    // `cin.tie(nullptr)` reads nothing.
    let is_setting = |i: usize| word(i + 1) == b"." && matches!(word(i + 2), b"tie" | b"exceptions");
    words.split(' ').find(|one| (0..tokens.len()).any(|i| word(i) == one.as_bytes() && !is_setting(i)))
}

/// A function that the judge calls.
struct Wanted<'a> {
    /// Its name in the language, and as the judge spells it.
    names: [&'a str; 2],
    parameters: &'a [Parameter],
    returns: Option<&'a Type>,
    on_object: bool,
}

/// Compares what is visible of each function that the judge calls; the first that is not as it should be decides.
fn judge(language: Language, signature: &Signature, functions: &[Function]) -> SolutionDoor {
    if let Some(calling) = &signature.calling {
        // Whether they take the site's nodes is left to the compiler.
        let lacks = |name: &&str| {
            *name != calling.owner && functions.iter().all(|f| f.name != *name && f.name != language.method_name(name))
        };
        return match calling.functions().into_iter().find(lacks) {
            Some(name) => SolutionDoor::NoFunction {
                wanted: language.method_name(name),
                found: functions.iter().map(|f| f.name.clone()).take(FOUND_MAX).collect(),
            },
            None => SolutionDoor::Present,
        };
    }
    if let Some(class) = &signature.class {
        let name = language.constructor_name(&class.name);
        let parameters = signature.constructor();
        let wanted = Wanted { names: [name, name], parameters, returns: None, on_object: false };
        // What takes nothing need not be written in most languages.
        let needed = language.facts().has_receivers || !parameters.is_empty();
        let door = compare(language, &wanted, functions);
        if door != SolutionDoor::Present && (needed || matches!(door, SolutionDoor::Differs { .. })) {
            return door;
        }
    }
    for method in signature.methods().iter() {
        let name = language.method_name(&method.name);
        let wanted = Wanted {
            names: [&name, &method.name],
            parameters: &method.parameters,
            returns: Some(&method.returns).filter(|ty| **ty != Type::Void),
            on_object: signature.class.is_some(),
        };
        let door = compare(language, &wanted, functions);
        if door != SolutionDoor::Present {
            return door;
        }
    }
    SolutionDoor::Present
}

/// Chooses the function by name and compares what is visible of its types.
fn compare(language: Language, wanted: &Wanted, functions: &[Function]) -> SolutionDoor {
    let mut first = None;
    for function in functions.iter().filter(|f| wanted.names.contains(&f.name.as_str())) {
        match difference(language, wanted, function) {
            None => return SolutionDoor::Present,
            Some(why) if first.is_none() => {
                let arrow = function.returns.as_ref().map(|ty| format!(" -> {ty}")).unwrap_or_default();
                let types = function.parameters.iter().flatten().map(|parameter| parameter.ty.as_str());
                let parameters = types.collect::<Vec<_>>().join(", ");
                let found = format!("{}({parameters}){arrow}", function.name);
                first = Some(SolutionDoor::Differs { found, why });
            }
            Some(_) => {}
        }
    }
    first.unwrap_or_else(|| SolutionDoor::NoFunction {
        wanted: wanted.names[0].to_string(),
        found: functions.iter().map(|f| f.name.clone()).take(FOUND_MAX).collect(),
    })
}

/// More functions are not named in a message.
const FOUND_MAX: usize = 5;

fn difference(language: Language, wanted: &Wanted, function: &Function) -> Option<String> {
    let parameters = function.parameters.as_ref()?;
    if function.receiver && !wanted.on_object {
        return Some("the judge calls it without `self`".to_string());
    }
    if language.facts().has_receivers && wanted.on_object && !function.receiver {
        return Some("the judge calls it on an object: it needs `&self` or `&mut self`".to_string());
    }
    let expected = wanted.parameters.len();
    if !(parameters.len() - function.optional..=parameters.len()).contains(&expected) {
        let found = parameters.len();
        let plural = if found == 1 { "" } else { "s" };
        return Some(format!("it takes {found} parameter{plural} instead of {expected}"));
    }
    for (found, parameter) in parameters.iter().zip(wanted.parameters) {
        let Ok(expected) = Shape::of_parameter(parameter, false) else { continue };
        let Some(letters) = letters_of(&found.ty) else { continue };
        if !language.compatible(&letters, &expected.wire()) {
            return Some(format!("`{}` has the type `{}`", parameter.name, found.ty));
        }
    }
    let found = function.returns.as_ref()?;
    let expected = Shape::of_answer("", wanted.returns?).ok()?;
    let nothing = matches!(found.as_str(), "void" | "()" | "None");
    let differs = letters_of(found).is_some_and(|letters| !language.compatible(&letters, &expected.wire()));
    (nothing || differs).then(|| format!("it returns `{found}`"))
}
