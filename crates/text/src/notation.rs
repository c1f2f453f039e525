//! LeetCode's notation of values: `[1,2,3]`, `[[1,2],[3]]`, `"text"`, `true`, `2.00000`, `null`.
//!
//! One parameter a line, as in the site's box for test cases, or `nums = [1,2], k = 3`, as in its statements. Rows with named
//! columns are lists, `[[1,2],[3,4]]`; the tag of a row is its first item. A class is two lists, of operations and of their arguments,
//! and a list of answers: `["Stack","push","pop"]`, `[[],[5],[]]`, `[null,null,5]`.

mod calls;
mod parse;
mod print;
#[cfg(test)]
mod tests;

pub use calls::answers;
pub use parse::{NotationError, parse_parameter, parse_parameters};
pub use print::{print_parameter, print_parameters};
