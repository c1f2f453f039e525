use std::fmt;

pub struct Table<T, const N: usize>([T; N]);

impl<T: Default + Copy, const N: usize> Table<T, N> {
    pub fn new() -> Self {
        Table([T::default(); N])
    }
}

impl<T, const N: usize> std::ops::Index<usize> for Table<T, N> {
    type Output = T;
    fn index(&self, at: usize) -> &T {
        &self.0[at % N]
    }
}

impl<T, const N: usize> std::ops::IndexMut<usize> for Table<T, N> {
    fn index_mut(&mut self, at: usize) -> &mut T {
        &mut self.0[at % N]
    }
}

impl<T: fmt::Display, const N: usize> fmt::Display for Table<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|item| write!(f, "{item}"))
    }
}
