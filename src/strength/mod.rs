//! How strong a testset is: wrong programs, made and written, against the cases.

pub mod minimize;
pub mod mutate;
pub mod program;
