//! What a spec means: the constraint language, layouts, the check of an input, and the drawing of inputs.

mod bind;
mod blame;
pub mod bound;
mod check;
pub mod checks;
mod double;
mod draw;
mod expr;
mod forms;
pub mod gate;
pub mod hand;
mod implied;
pub mod kept;
mod likeness;
mod members;
mod narrowing;
mod near_miss;
pub mod phrase;
pub mod plan;
mod promise;
mod propagate;
pub mod regular;
mod rules;
mod scope;
pub mod spec;
pub mod stdin;
pub mod suspicion;
mod table;
mod validator;
mod values;
mod variables;

pub use bound::{Bound, Inputs};
pub use forms::{Claim, claims};
pub use members::folders;

/// Is this input legal?
pub mod validate {
    pub use crate::check::Violation;
    pub use crate::near_miss::NearMiss;
    pub use crate::rules::Rules;

    /// Intervals of whole numbers.
    pub mod interval {
        pub use crate::expr::interval::Interval;
    }

    /// Variables of an input.
    pub mod rules {
        pub use crate::expr::term::VarId;
        pub use crate::rules::Rules;
        pub use crate::variables::{Var, VarKind};
    }

    /// Texts of inputs.
    pub mod text {
        pub use crate::table::Table;
        pub use crate::validator::Validator;
    }
}

/// Inputs from choices.
pub mod generate {
    pub use crate::draw::VERSION;
    pub use crate::draw::domain;
    pub use crate::draw::drawing::Drawing;
    pub use crate::draw::partial_input::Rejected;
    pub use crate::{hand, plan};
}
