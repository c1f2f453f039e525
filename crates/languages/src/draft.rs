//! A signature as a solver writes it: what messages expect, and drafts to fill in as a site's editor begins them.

use crate::Language;
use ojkit_frames::Shape;
use ojkit_model::signature::calling::{Calling, Given, Term, conversion_named};
use ojkit_model::signature::{Method, Parameter, Signature, Type};
use std::borrow::Cow;

/// What a solver writes for one thing that the judge calls.
#[derive(Clone, Copy, Debug)]
pub struct Member<'a> {
    pub role: Role,
    /// Its name, as the judge spells it; that of the class for a constructor.
    pub name: &'a str,
    /// The class around it.
    pub owner: &'a str,
    pub parameters: &'a [Parameter],
    pub returns: Option<&'a Type>,
    /// Whether the first argument is the answer, changed in place.
    pub is_in_place: bool,
    /// Of what it gives and takes, the types that the site has in this language; empty where they are those of the spec.
    pub types: &'a [&'a str],
}

/// What a member is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Constructor,
    Method,
    Function,
}

impl Member<'_> {
    /// The type of what it gives in a language, or what that language calls nothing.
    pub(crate) fn returns(&self, language: Language, nothing: &str) -> String {
        let own = |ty| self.types.first().map_or_else(|| type_of(language, ty), |&ty| ty.to_owned());
        self.returns.map_or_else(|| nothing.to_owned(), own)
    }

    /// Its parameters, written by `write` from the name, the type, and whether the call changes it in place.
    pub(crate) fn parameters(&self, language: Language, write: impl Fn(&str, &str, bool) -> String) -> String {
        let written = self.parameters.iter().enumerate().map(|(i, parameter)| {
            let ty = self.types.get(i + 1).map_or_else(|| type_of(language, &parameter.ty), |&ty| ty.to_owned());
            write(&parameter.name, &ty, i == 0 && self.is_in_place)
        });
        written.collect::<Vec<_>>().join(", ")
    }
}

pub(crate) fn type_of(language: Language, ty: &Type) -> String {
    let parameter = Parameter { name: String::new(), ty: ty.clone() };
    let letters = Shape::of_parameter(&parameter, false).map(|shape| shape.wire());
    let name = letters.map_or_else(|_| "?".to_owned(), |letters| language.facts().type_name(&letters));
    // What the sites call a node that is of no list and no binary tree.
    let node = if language == Language::JAVASCRIPT { "_Node" } else { "Node" };
    if *ty == Type::NaryNode { name.replace("TreeNode", node) } else { name }
}

/// The declarations of a function or a class as a solver writes them in this language, with the class around them.
pub fn expected(language: Language, signature: &Signature) -> String {
    language.frame(owner(language, signature), &members(language, "", signature, false).join("\n"), false)
}

/// A draft of the function or the class of a question in a language, as a site's editor begins it; it compiles beside what the site has.
pub(crate) fn draft(language: Language, slug: &str, signature: &Signature) -> String {
    // A site's editor has an empty line between methods.
    let members = members(language, slug, signature, true).join("\n\n");
    let text = language.frame(owner(language, signature), &members, is_own_class(language, signature)) + "\n";
    match &signature.calling {
        // The site's iterators are those of the language.
        Some(calling) if language == Language::JAVA && calling.applies("walked") => {
            text.replacen(" {", " implements Iterator<Integer> {", 1).replace("public int next", "public Integer next")
        }
        _ => text,
    }
}

/// The class that the site has: a pair of functions that encode and decode is a `Codec` in these languages.
fn owner(language: Language, signature: &Signature) -> &str {
    let is_pair = signature.calling.as_ref().is_some_and(|calling| calling.functions().len() > 1);
    let is_named = [Language::JAVA, Language::PYTHON, Language::RUST].contains(&language);
    if is_pair && is_named && signature.owner() == "Solution" { "Codec" } else { signature.owner() }
}

/// Whether the class is one that the solver makes objects of, and not one around a function. JavaScript has functions instead of a pair.
fn is_own_class(language: Language, signature: &Signature) -> bool {
    let has_class = |calling: &Calling| ["walked", "children"].iter().any(|name| calling.applies(name));
    let is_called = signature.calling.as_ref().is_some_and(|one| language != Language::JAVASCRIPT || has_class(one));
    signature.class.is_some() || is_called && owner(language, signature) != "Solution"
}

/// What a nested list is called, and many of them, where a draft would have a node and no language another name for it.
fn nested(language: Language, calling: &Calling, text: String) -> String {
    if !calling.kinds().contains(&"nested") {
        return text;
    }
    let many = match language {
        _ if language == Language::CPP => "vector<NestedInteger>&",
        _ if language == Language::PYTHON => "List[NestedInteger]",
        _ if language == Language::RUST => "Vec<NestedInteger>",
        _ if language == Language::JAVASCRIPT => "NestedInteger[]",
        _ => "List<NestedInteger>",
    };
    let name = if calling.applies("nested_text") { "NestedInteger" } else { many };
    text.replace(&type_of(language, &Type::NaryNode), name)
}

/// The functions of a call that makes nodes, with what each takes and gives.
fn called(calling: &Calling, signature: &Signature) -> Vec<Method> {
    let mut methods: Vec<Method> = Vec::new();
    // A tree with any number of children is encoded as a binary one, and everything else as a text.
    let between = if calling.applies("encode") && calling.applies("children") { Type::TreeNode } else { Type::String };
    let last = calling.terms.len() - 1;
    for (index, term) in calling.terms.iter().enumerate() {
        // What is asked of the outermost value, the innermost function's answer last.
        let mut wanted = if index == last { signature.returns.clone().unwrap_or(Type::Void) } else { Type::Void };
        let mut rest = Some(term);
        while let Some(Term::Apply { name, arguments, .. }) = rest {
            rest = arguments.iter().find(|term| matches!(term, Term::Apply { .. }) && term.calls()).or(None);
            if let Some(conversion) = conversion_named(name) {
                let inner = arguments.iter().find(|term| term.calls()).and_then(|term| term.first_argument());
                wanted = match conversion.gives {
                    Given::OfNode => Type::NaryNode,
                    _ => inner.map_or(Type::Void, |term| term.ty(signature)),
                };
                continue;
            }
            // The parameter of a graph is its lists, of which the function takes the first node.
            let is_graph = |term: &Term| matches!(term, Term::Apply { name, .. } if name == "graph");
            let own = |term: &Term| term.parameter().and_then(|i| signature.parameters.get(i)).map(|p| p.name.clone());
            let mut parameters: Vec<Parameter> = Vec::new();
            for (i, term) in arguments.iter().enumerate() {
                let is_between = matches!(term, Term::Apply { name, .. } if conversion_named(name).is_none());
                let special = if is_graph(term) { Some("node") } else { Some("data").filter(|_| is_between) };
                let name = special.map(str::to_owned).or_else(|| own(term));
                // A copy of a parameter has a name of its own.
                let name = name.filter(|name| parameters.iter().all(|before| before.name != *name));
                let ty = if is_between { between.clone() } else { term.ty(signature) };
                parameters.push(Parameter { name: name.unwrap_or(format!("p{i}")), ty });
            }
            methods.push(Method { name: name.clone(), parameters, returns: wanted });
            wanted = between.clone();
        }
    }
    methods.reverse();
    if calling.applies("walked") {
        let method = |name: &str, returns| Method { name: name.to_owned(), parameters: Vec::new(), returns };
        methods.extend([method("next", Type::Integer), method("hasNext", Type::Boolean)]);
    }
    methods
}

/// The types of a method as the site has them in a language where they are other than the spec's: what it gives, and what it takes.
fn site_types(language: Language, slug: &str, method: &str, parameters: &[Parameter]) -> Vec<&'static str> {
    let method = language.method_name(method);
    let of = |line: &'static str| {
        let mut words = line.split('\t');
        let is_it = words.by_ref().take(3).eq([slug, language.name(), &method]);
        is_it.then(|| words.collect::<Vec<_>>()).filter(|types| types.len() == 1 + parameters.len())
    };
    include_str!("../../../bank/signatures.tsv").lines().find_map(of).unwrap_or_default()
}

fn members(language: Language, slug: &str, signature: &Signature, body: bool) -> Vec<String> {
    let owner = owner(language, signature);
    let is_class = is_own_class(language, signature);
    let mut methods = match &signature.calling {
        Some(calling) => Cow::Owned(called(calling, signature)),
        None => signature.methods(),
    };
    // A class that a call makes an object of has its constructor among what is called.
    let made = methods.iter().position(|method| method.name == owner).map(|at| methods.to_mut().remove(at).parameters);
    let parameters = made.as_deref().unwrap_or(signature.constructor());
    let types = &site_types(language, slug, owner, parameters);
    let constructor =
        Member { role: Role::Constructor, name: owner, owner, parameters, returns: None, is_in_place: false, types };
    let mut members = Vec::new();
    // A pair of functions has one where there is no class without it.
    let needs_none = [Language::CPP, Language::JAVA, Language::PYTHON].contains(&language);
    if is_class && (signature.class.is_some() || made.is_some() || !needs_none) {
        members.push(language.member(&constructor, body));
    }
    for method in methods.iter() {
        let is_plain = !is_class && signature.calling.is_none();
        let member = Member {
            types: &site_types(language, slug, &method.name, &method.parameters),
            is_in_place: is_plain && matches!(method.returns, Type::Void | Type::Prefix),
            role: if is_class { Role::Method } else { Role::Function },
            name: &method.name,
            owner,
            parameters: &method.parameters,
            returns: Some(&method.returns).filter(|ty| **ty != Type::Void),
        };
        members.push(language.member(&member, body));
    }
    match &signature.calling {
        Some(calling) => members.into_iter().map(|member| nested(language, calling, member)).collect(),
        None => members,
    }
}

/// A text with its lines four columns further in.
pub(crate) fn indented(text: &str) -> String {
    let lines = text.split('\n').map(|line| if line.is_empty() { String::new() } else { format!("    {line}") });
    lines.collect::<Vec<_>>().join("\n")
}
