/// How many sets there are.
pub struct Counts(pub usize);

impl Counts {
    pub(crate) fn of(n: usize) -> Counts {
        Counts(n)
    }

    pub(crate) fn fewer(&mut self, yes: bool) -> bool {
        self.0 -= usize::from(yes);
        yes
    }
}

impl Drop for Counts {
    fn drop(&mut self) {}
}
