pub trait Wide {
    fn wide(self) -> i128;
}

impl Wide for i64 {
    fn wide(self) -> i128 {
        self as i128
    }
}
