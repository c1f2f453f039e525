/// Says something where the feature is on.
#[macro_export]
macro_rules! tell {
    ($($rest:tt)*) => {
        if cfg!(feature = "debug") {
            $crate::said(&format!($($rest)*));
        }
    };
}

#[cfg_attr(feature = "debug", inline(never))]
pub fn said(text: &str) {
    eprintln!("{text}");
}
