pub trait Monoid {
    type Value: Copy;
    fn one() -> Self::Value;
    fn both(a: Self::Value, b: Self::Value) -> Self::Value;
}

pub trait Folded<M: Monoid> {
    fn folded(self) -> M::Value;
}

impl<M: Monoid, I: Iterator<Item = M::Value>> Folded<M> for I {
    fn folded(self) -> M::Value {
        self.fold(M::one(), M::both)
    }
}
