//! Judging: what an outcome means, case by case and submission by submission.

pub mod checker;
