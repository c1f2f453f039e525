//! Why there is no harness, and no frame.

/// Why there is no harness.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HarnessError {
    #[error("the problem names no function, so only `main` can be judged")]
    NoFunction,
    #[error("the problem does not say what the function returns: add `returns:` to the spec")]
    NoAnswer,
    #[error(
        "{name}: no function can take `{ty}`: use scalars, strings, nodes, arrays of at most three dimensions, or columns of one type"
    )]
    Type { name: String, ty: String },
    #[error("a call that makes nodes ({kinds}) is not possible in {language}: use C++, Java or Python")]
    Nodes { language: &'static str, kinds: String },
    /// The file lacks the function, or has it with other types.
    #[error("{0}")]
    Door(String),
    #[error("{0}")]
    Source(String),
    #[error("{name}: {value} does not fit an `integer` (32 bits): use `long` in the spec")]
    Value { name: String, value: i64 },
    #[error("the input does not match the signature: {0}")]
    Input(String),
    #[error("the harness sent something other than answers: {0}")]
    Frame(String),
}
