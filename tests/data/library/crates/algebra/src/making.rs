macro_rules! kind {
    ($name:ident, $one:expr, $a:ident, $b:ident, $both:expr) => {
        pub enum $name {}
        impl crate::monoid::Monoid for $name {
            type Value = i64;
            fn one() -> i64 {
                $one
            }
            fn both($a: i64, $b: i64) -> i64 {
                $both
            }
        }
    };
}
