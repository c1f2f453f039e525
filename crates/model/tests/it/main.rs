//! Tests of what the crate gives to everybody.

mod calling;
mod judgement;
mod limits;
mod score;
