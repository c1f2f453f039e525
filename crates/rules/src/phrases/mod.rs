//! How people write each form of constraint: rows of patterns, and what each makes of its slots.

mod alphabet;
mod appear;
mod compare;
mod congruent;
mod count;
mod decimals;
mod distinct;
mod graph;
mod holds;
mod letter;
mod member;
pub(crate) mod order;
mod permutation;
mod prime;
mod rearranged;
mod run;
mod text_form;
mod total;
mod unlike;
mod within;

use crate::phrase::said::{Built, Said};

/// A pattern, and the rules that its slots make; the first of a form's rows is its canonical wording.
pub type Phrase = (&'static str, fn(&Said) -> Built);

/// All phrases, form by form.
pub fn all() -> impl Iterator<Item = &'static Phrase> {
    const FORMS: [&[Phrase]; 20] = [
        alphabet::PHRASES,
        appear::PHRASES,
        compare::PHRASES,
        congruent::PHRASES,
        count::PHRASES,
        decimals::PHRASES,
        distinct::PHRASES,
        graph::PHRASES,
        holds::PHRASES,
        letter::PHRASES,
        member::PHRASES,
        order::PHRASES,
        permutation::PHRASES,
        prime::PHRASES,
        rearranged::PHRASES,
        run::PHRASES,
        text_form::PHRASES,
        total::PHRASES,
        unlike::PHRASES,
        within::PHRASES,
    ];
    FORMS.into_iter().flatten()
}
