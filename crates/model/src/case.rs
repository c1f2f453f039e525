//! Cases and the testset they make up.

use serde::{Deserialize, Serialize};

/// How to get a case's input again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Recipe {
    /// The text itself: samples, kept cases, everything small.
    Text(String),
    /// A drawing: which hand, and its seed.
    Draw {
        /// The hand's own notation, such as `random size=50000` or `edge stoneValue=alternate`.
        hand: String,
        /// The stream; 0 where the hand draws nothing at random.
        seed: u64,
    },
    /// What a generator program of the problem gives.
    Generator(GeneratorCall),
}

impl Default for Recipe {
    fn default() -> Recipe {
        Recipe::Text(String::new())
    }
}

/// One call of a generator program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GeneratorCall {
    /// The program, below the problem's folder.
    pub program: String,
    /// What the spec gives it beside size and seed.
    pub arguments: String,
    /// How large the input shall be, from 1 to 100.
    pub size: u32,
    /// From what it may draw, at most 48 bits.
    pub seed: u64,
}

/// One input with the reason for its existence.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Case {
    /// `sample/1`, `secret/edge/03-all-equal`.
    pub name: String,
    /// `sample`, `kept`, `edge`, `small`, `random`, `large`, `answer`, or a group of the spec.
    pub group: String,
    /// Why it exists, for a person.
    pub reason: String,
    /// How to make it again.
    pub recipe: Recipe,
    /// The bytes of the `.in` file.
    pub input: Vec<u8>,
    /// The bytes of the `.ans` file; absent where the problem has no model.
    pub answer: Option<Vec<u8>>,
}

impl Case {
    /// Whether a person vouches for the input: whoever wrote the statement, or kept the case.
    pub fn is_vouched_for(&self) -> bool {
        is_vouched_for(&self.group)
    }
}

/// Whether a person vouches for the inputs of a group.
pub fn is_vouched_for(group: &str) -> bool {
    matches!(group, "sample" | "kept")
}
