//! Fork servers: a program around a submission that has only a `main`, which forks for every case just before that `main`.
//!
//! It speaks the frames of `ojkit-frames`; a case is the text of its standard input, as a string, and an answer the text of its standard
//! output, as it is. What ends with a signal or another exit code than 0 is a crash. Each case has a process of its own, fresh from before
//! the submission's first statement, so that nothing is kept from case to case; what it leaves on descriptors 0 and 1 is its own.
//!
//! In C++ and Rust the server is a constructor, which runs before those of the submission and before `main`; in Python the submission is
//! compiled first and run after the fork. Other languages have no such place.

use crate::Language;
use crate::call::Harness;
use std::time::Duration;

/// A case that prints more than so many bytes has crashed.
pub const OUTPUT_MAX: usize = 16 << 20;

/// A process of several cases has so much CPU time for all of them; whoever needs more is run case by case.
pub(crate) const TOGETHER: Duration = Duration::from_millis(300);

/// Words of what asks standard input for its size, seeks in it or maps it: a server gives it a pipe, and only a process of its own a file.
const OF_FILES: [&[u8]; 4] = [b"fstat", b"seek", b"ftell", b"mmap"];

/// Writes a fork server around a submission's own `main`; `None` where its language or this system has none, and where it may want a file.
///
/// A text that the compiler refuses may still be a program by itself.
pub fn fork_server(language: Language, source: &[u8], name: &str) -> Option<Harness> {
    let wants = |word: &&[u8]| source.windows(word.len()).any(|window| window == *word);
    if !cfg!(target_os = "linux") || OF_FILES.iter().any(wants) {
        return None;
    }
    let (file_name, text) = language.fork_server(source, name)?;
    Some(Harness {
        own: 0..0,
        file_name,
        main_class: None,
        text,
        forks: true,
        language,
        name: name.to_string(),
        expected: String::new(),
        is_class: false,
        user_lines: source.split_inclusive(|&b| b == b'\n').count(),
    })
}

/// A server's text with the system's numbers.
pub(crate) fn filled(text: &str) -> String {
    #[cfg(unix)]
    let numbers = [libc::F_SETFL, libc::O_NONBLOCK, libc::EAGAIN];
    #[cfg(not(unix))]
    let numbers = [0; 3];
    let places = ["@F_SETFL@", "@O_NONBLOCK@", "@EAGAIN@"];
    let text = text.replace("@OUTPUT_MAX@", &OUTPUT_MAX.to_string());
    places.iter().zip(numbers).fold(text, |text, (place, number)| text.replace(place, &number.to_string()))
}
