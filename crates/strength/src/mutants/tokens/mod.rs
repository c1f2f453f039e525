//! Mutants of C++, Java and Python, by their tokens: no parser of these languages is part of the kit.

mod c_family;
mod changes;
mod lexer;
mod program;
mod python;
#[cfg(test)]
mod tests;

pub(super) use program::{errors, python_harness, python_program, schemata, switched, switched_program};

use super::Mutant;
use super::sites::Sites;
use c_family::Walk;
use lexer::tokens;
use ojkit_languages::Language;

pub(super) use lexer::Tongue;

/// How a language is taken apart; none for those that are parsed, or not changed at all.
pub(super) fn tongue(language: Language) -> Option<Tongue> {
    [(Language::CPP, Tongue::Cpp), (Language::JAVA, Tongue::Java), (Language::PYTHON, Tongue::Python)]
        .into_iter()
        .find_map(|(of, tongue)| (of == language).then_some(tongue))
}

/// The mutants of a source, in the order of their places; no two have the same text. Not all of them compile.
pub(super) fn mutants(source: &str, tongue: Tongue) -> Vec<Mutant> {
    mutants_of(source, tongue, false)
}

/// The same of a program, whose `main` is changed too, but for what reads and prints.
pub(super) fn mutants_of_program(source: &str, tongue: Tongue) -> Vec<Mutant> {
    mutants_of(source, tongue, true)
}

fn mutants_of(source: &str, tongue: Tongue, is_program: bool) -> Vec<Mutant> {
    let all = tokens(source, tongue);
    let mut sites = Sites::new(source, 0, false);
    if tongue == Tongue::Python {
        python::mutants(source, &all, is_program, &mut sites);
        return sites.into_mutants();
    }
    let mut walk = Walk { source, all: &all, tongue, is_program, in_main: false, sites, depth: 0 };
    walk.block(0..all.len(), false);
    walk.sites.into_mutants()
}
