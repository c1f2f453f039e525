#![warn(missing_docs)]
//! Reads standard input.

/// The whole of it.
pub struct Input {
    tokens: std::vec::IntoIter<String>,
}

#[cfg(feature = "loud")]
compile_error!("this feature is off");

impl Input {
    /// Reads it.
    pub fn new() -> Self {
        let mut text = String::new();
        std::io::Read::read_to_string(&mut std::io::stdin(), &mut text).unwrap();
        Input { tokens: words::split(&text).into_iter() }
    }

    /// The next number.
    #[cfg(feature = "signed")]
    pub fn number(&mut self) -> i64 {
        self.tokens.next().unwrap().parse().unwrap()
    }

    /// The next number.
    #[cfg(not(feature = "signed"))]
    pub fn number(&mut self) -> u64 {
        self.tokens.next().unwrap().parse().unwrap()
    }
}

/// Reads values of the types.
#[macro_export]
macro_rules! take {
    ($input:ident, $($name:ident),+) => {
        $(let $name = $crate::numbers::as_usize($input.number());)+
    };
}

/// What the macro needs.
pub mod numbers {
    /// A number as a size.
    pub fn as_usize(n: i64) -> usize {
        n as usize
    }
}
