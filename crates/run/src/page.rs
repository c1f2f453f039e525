//! A page of memory that a program shares with the kit, to count what it has begun and finished.

use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;

/// Two counters that a batch harness keeps up to date.
///
/// Where the system has no memory files the counters stay 0. The kit reads them and never maps them, so that no program can make it
/// stumble over its own file.
#[derive(Debug)]
pub struct Page {
    file: Option<File>,
}

impl Page {
    /// Makes a page with both counters at 0.
    #[cfg(target_os = "linux")]
    pub fn new() -> io::Result<Page> {
        use std::os::fd::FromRawFd;
        // SAFETY: plain system call; the descriptor that it gives is ours alone.
        let file = unsafe {
            let descriptor = libc::memfd_create(c"ojkit-page".as_ptr(), libc::MFD_CLOEXEC);
            if descriptor < 0 {
                return Err(io::Error::last_os_error());
            }
            File::from_raw_fd(descriptor)
        };
        file.set_len(16)?;
        Ok(Page { file: Some(file) })
    }

    /// Makes a page that counts nothing.
    #[cfg(not(target_os = "linux"))]
    pub fn new() -> io::Result<Page> {
        Ok(Page { file: None })
    }

    /// Whether this system has such pages.
    pub fn counts(&self) -> bool {
        self.file.is_some()
    }

    /// A descriptor of the page for one program.
    pub fn descriptor(&self) -> io::Result<Option<OwnedFd>> {
        Ok(self.file.as_ref().map(File::try_clone).transpose()?.map(OwnedFd::from))
    }

    /// Cases begun since the program's start, and cases finished.
    pub fn counters(&self) -> (u64, u64) {
        let mut bytes = [0; 16];
        #[cfg(unix)]
        if let Some(file) = &self.file {
            use std::os::unix::fs::FileExt;
            if file.read_exact_at(&mut bytes, 0).is_err() {
                return (0, 0);
            }
        }
        let number = |at: usize| bytes[at..at + 8].iter().rev().fold(0, |n, &b| n << 8 | u64::from(b));
        (number(0), number(8))
    }
}
