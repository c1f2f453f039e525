macro_rules! bomb {
    ($($t:tt)*) => { bomb!($($t)* $($t)*) };
}
fn main() {
    bomb!(x x x x);
}
