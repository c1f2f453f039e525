//! Problems from elsewhere to folders of this kit, and folders of this kit to packages of judges.

pub mod archive;
pub mod companion;
pub mod domjudge;
pub mod kattis;
pub mod leetcode;
pub mod markdown;
pub mod package;
pub mod polygon;
