//! How strong a testset is: wrong programs, made and written, against the cases.

pub mod mutate;
