//! A signature as a solver writes it: what messages expect, and drafts to fill in as a site's editor begins them.

use crate::Language;
use crate::shape::Shape;
use ojkit_model::signature::{Parameter, Signature, Type};

/// What a solver writes for one thing that the judge calls.
#[derive(Clone, Copy, Debug)]
pub struct Member<'a> {
    /// What it is.
    pub role: Role,
    /// Its name, as the judge spells it; that of the class for a constructor.
    pub name: &'a str,
    /// The class around it.
    pub owner: &'a str,
    /// What it takes.
    pub parameters: &'a [Parameter],
    /// What it gives, where anything is.
    pub returns: Option<&'a Type>,
}

/// What a member is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// Makes the object of a class.
    Constructor,
    /// Is called on an object of a class.
    Method,
    /// The function of a problem.
    Function,
}

impl Member<'_> {
    /// Whether the first argument is the answer, changed in place.
    pub(crate) fn is_in_place(&self) -> bool {
        self.role == Role::Function && matches!(self.returns, None | Some(Type::Prefix))
    }

    /// The type of what it gives in a language, or what that language calls nothing.
    pub(crate) fn returns(&self, language: Language, nothing: &str) -> String {
        self.returns.map_or_else(|| nothing.to_owned(), |ty| type_of(language, ty))
    }

    /// Its parameters, written by `write` from the name, the type, and whether the call changes it in place.
    pub(crate) fn parameters(&self, language: Language, write: impl Fn(&str, &str, bool) -> String) -> String {
        let written = self.parameters.iter().enumerate().map(|(i, parameter)| {
            write(&parameter.name, &type_of(language, &parameter.ty), i == 0 && self.is_in_place())
        });
        written.collect::<Vec<_>>().join(", ")
    }
}

/// A type in a language.
pub(crate) fn type_of(language: Language, ty: &Type) -> String {
    let parameter = Parameter { name: String::new(), ty: ty.clone() };
    let letters = Shape::of_parameter(&parameter, false).map(|shape| shape.wire());
    letters.map_or_else(|_| "?".to_owned(), |letters| language.facts().type_name(&letters))
}

/// The declarations of a function or a class as a solver writes them in this language, with the class around them.
pub fn expected(language: Language, signature: &Signature) -> String {
    language.frame(signature.owner(), &members(language, signature, false).join("\n"), false)
}

/// A draft of the function or the class in a language; it compiles.
pub fn draft(language: Language, signature: &Signature) -> String {
    // A site's editor has an empty line between methods.
    let members = members(language, signature, true).join("\n\n");
    language.frame(signature.owner(), &members, signature.class.is_some()) + "\n"
}

fn members(language: Language, signature: &Signature, body: bool) -> Vec<String> {
    let owner = signature.owner();
    let is_class = signature.class.is_some();
    let parameters = signature.constructor();
    let constructor = Member { role: Role::Constructor, name: owner, owner, parameters, returns: None };
    let mut members = Vec::new();
    if is_class {
        members.push(language.member(&constructor, body));
    }
    for method in signature.methods().iter() {
        let member = Member {
            role: if is_class { Role::Method } else { Role::Function },
            name: &method.name,
            owner,
            parameters: &method.parameters,
            returns: Some(&method.returns).filter(|ty| **ty != Type::Void),
        };
        members.push(language.member(&member, body));
    }
    members
}

/// A text with its lines four columns further in.
pub(crate) fn indented(text: &str) -> String {
    let lines = text.split('\n').map(|line| if line.is_empty() { String::new() } else { format!("    {line}") });
    lines.collect::<Vec<_>>().join("\n")
}
