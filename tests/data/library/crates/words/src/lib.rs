extern crate alloc;
use alloc::string::String;
use alloc::vec::Vec;

pub fn split(text: &str) -> Vec<String> {
    text.split_ascii_whitespace().map(String::from).collect()
}

pub fn helper() -> u32 {
    2
}
