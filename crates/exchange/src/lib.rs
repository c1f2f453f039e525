//! Problems from elsewhere to folders of this kit, and folders of this kit to packages of judges.

pub mod archive;
pub mod companion;
pub mod domjudge;
mod formulas;
pub mod import;
pub mod kattis;
pub mod layout;
pub mod leetcode;
pub mod markdown;
mod mathml;
pub mod package;
pub mod pages;
pub mod polygon;
