//! Judging: what an outcome means, case by case and submission by submission.

pub mod aim;
pub mod answers;
pub mod built;
pub mod case;
pub mod checker;
pub mod earlier;
pub mod expectation;
pub mod plan;
pub mod pool;
pub mod quiet;
pub mod referee;
pub mod seat;
pub mod submission;
pub mod testset;
