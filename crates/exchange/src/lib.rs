//! Problems from elsewhere to folders of this kit.

pub mod atcoder;
pub mod companion;
pub mod layout;
pub mod leetcode;
