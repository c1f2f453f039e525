//! The canonical sentences that forms bring along.

use super::lexer::{Token, tokens};

/// The sentences that forms bring along, cut into tokens.
pub(crate) struct Sentences(pub(crate) Vec<(&'static str, Vec<Token>)>);

impl Sentences {
    /// Of wordings in which `{}` stands for an expression.
    pub(crate) fn new(wordings: impl IntoIterator<Item = &'static str>) -> Sentences {
        Sentences(wordings.into_iter().filter_map(|wording| Some((wording, tokens(wording).ok()?))).collect())
    }
}
