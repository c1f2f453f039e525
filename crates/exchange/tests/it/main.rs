//! Tests of what the crate gives to everybody.

mod companion;
mod layout;
mod leetcode;
mod markdown;
mod pages;
