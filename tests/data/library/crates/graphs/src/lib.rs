pub mod trees;
mod inner {
    pub(in crate::inner) fn hidden() -> usize {
        0
    }
    pub fn shown() -> usize {
        hidden()
    }
}

pub const NOWHERE: usize = usize::MAX;
pub static NAMES: [&str; 2] = ["a", "b"];

pub fn start() -> usize {
    self::inner::shown()
}
