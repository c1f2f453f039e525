//! Memory that a program shares with the kit: what it has begun and finished, and the frames that both exchange.

use std::fs::File;
use std::io;
use std::os::fd::OwnedFd;

#[cfg(target_os = "linux")]
use super::{memory_file, rlimits};

/// Two counters that a batch harness keeps up to date, and room for a frame each way.
///
/// Where the memory cannot be sealed and mapped, as on systems other than Linux, the counters stay 0 and no frame fits. The file cannot
/// change its size, so no program can take the kit's own mapping away; what a program has written is copied before it is looked at.
#[derive(Debug, Default)]
pub struct Page {
    file: Option<File>,
    #[cfg(target_os = "linux")]
    memory: Option<memory::Memory>,
}

/// Bytes of a frame that fit into the page each way.
pub const FRAME_ROOM: usize = 1 << 18;
/// Where the frames for the program begin; before them are the counters. The program's own frames follow.
const FRAME_AT: usize = 4096;
const BYTES: usize = FRAME_AT + 2 * FRAME_ROOM;
/// Bytes of the two counters.
const COUNTERS: usize = 16;

impl Page {
    /// Makes a page with both counters at 0.
    #[cfg(target_os = "linux")]
    pub fn new() -> io::Result<Page> {
        let file = memory_file::new(c"ojkit-page")?;
        // Where files may not be as large, the counters alone have room. Trying would end the kit by a signal.
        let bytes = if BYTES as u64 <= rlimits::largest_file() { BYTES } else { COUNTERS };
        file.set_len(bytes as u64)?;
        let memory = if memory_file::seal(&file, 0) { memory::Memory::map(&file, bytes) } else { None };
        Ok(Page { file: memory.is_some().then_some(file), memory })
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
        (self.number(0), self.number(1))
    }

    /// Puts a frame where the program looks for it; false where it does not fit, or the program has not said that it looks there.
    pub fn put(&self, frame: &[u8]) -> bool {
        #[cfg(target_os = "linux")]
        if let Some(memory) = self.frames().filter(|memory| frame.len() <= FRAME_ROOM && memory.number(2) == 1) {
            memory.write(FRAME_AT, frame);
            return true;
        }
        let _ = frame;
        false
    }

    /// Appends a frame of so many bytes that the program has put there; false where there cannot be one.
    pub fn take(&self, bytes: usize, frame: &mut Vec<u8>) -> bool {
        #[cfg(target_os = "linux")]
        if let Some(memory) = self.frames().filter(|_| bytes <= FRAME_ROOM) {
            memory.read(FRAME_AT + FRAME_ROOM, bytes, frame);
            return true;
        }
        let _ = (bytes, frame);
        false
    }

    /// The memory, where it has room for frames.
    #[cfg(target_os = "linux")]
    fn frames(&self) -> Option<&memory::Memory> {
        self.memory.as_ref().filter(|memory| memory.bytes() == BYTES)
    }

    /// One of the numbers at the beginning; 0 where there is no memory.
    fn number(&self, index: usize) -> u64 {
        #[cfg(target_os = "linux")]
        if let Some(memory) = &self.memory {
            return memory.number(index);
        }
        let _ = index;
        0
    }
}

#[cfg(target_os = "linux")]
mod memory {
    use std::fs::File;
    use std::os::fd::AsRawFd;
    use std::ptr::NonNull;
    use std::sync::atomic::{AtomicU64, Ordering};

    /// A mapping of a file that cannot shrink.
    #[derive(Debug)]
    pub struct Memory {
        at: NonNull<u8>,
        bytes: usize,
    }

    // SAFETY: plain memory; who else writes to it is another process, wherever this one uses it.
    unsafe impl Send for Memory {}

    impl Memory {
        pub fn map(file: &File, bytes: usize) -> Option<Memory> {
            let access = libc::PROT_READ | libc::PROT_WRITE;
            // SAFETY: a new mapping of a descriptor we own.
            let at = unsafe { libc::mmap(std::ptr::null_mut(), bytes, access, libc::MAP_SHARED, file.as_raw_fd(), 0) };
            if at == libc::MAP_FAILED { None } else { NonNull::new(at.cast()).map(|at| Memory { at, bytes }) }
        }

        pub fn bytes(&self) -> usize {
            self.bytes
        }

        pub fn number(&self, index: usize) -> u64 {
            assert!((index + 1) * 8 <= self.bytes);
            // SAFETY: aligned and within the mapping, which is only written atomically or by another process.
            unsafe { AtomicU64::from_ptr(self.at.as_ptr().add(index * 8).cast()) }.load(Ordering::Acquire)
        }

        pub fn write(&self, at: usize, bytes: &[u8]) {
            assert!(at + bytes.len() <= self.bytes);
            // SAFETY: within the mapping, of which no Rust reference exists.
            unsafe { std::ptr::copy_nonoverlapping(bytes.as_ptr(), self.at.as_ptr().add(at), bytes.len()) }
        }

        pub fn read(&self, at: usize, bytes: usize, out: &mut Vec<u8>) {
            assert!(at + bytes <= self.bytes);
            out.reserve(bytes);
            // SAFETY: within the mapping and within the vector's room; a program that still writes spoils only its own answers.
            unsafe {
                std::ptr::copy_nonoverlapping(self.at.as_ptr().add(at), out.as_mut_ptr().add(out.len()), bytes);
                out.set_len(out.len() + bytes);
            }
        }
    }

    impl Drop for Memory {
        fn drop(&mut self) {
            // SAFETY: the mapping is ours and ends here.
            unsafe { libc::munmap(self.at.as_ptr().cast(), self.bytes) };
        }
    }
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;
    use std::os::unix::fs::FileExt;

    fn program(page: &Page) -> File {
        File::from(page.descriptor().expect("a descriptor").expect("memory files"))
    }

    #[test]
    fn frames_go_through_the_page_once_the_program_says_so_and_while_they_fit() {
        let page = Page::new().expect("a page");
        let program = program(&page);
        assert!(!page.put(b"early"));
        program.write_all_at(&[7, 0, 0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0, 1], 0).expect("room");
        assert_eq!(page.counters(), (7, 6));
        assert!(page.put(b"frame") && !page.put(&vec![0; FRAME_ROOM + 1]));
        let mut bytes = [0; 5];
        program.read_exact_at(&mut bytes, 4096).expect("the frame");
        assert_eq!(&bytes, b"frame");
        program.write_all_at(b"answers", 4096 + FRAME_ROOM as u64).expect("room");
        let mut answers = b"> ".to_vec();
        assert!(page.take(7, &mut answers) && !page.take(FRAME_ROOM + 1, &mut answers));
        assert_eq!(answers, b"> answers");
    }

    #[test]
    fn a_program_cannot_take_the_memory_away() {
        let page = Page::new().expect("a page");
        let program = program(&page);
        assert!(program.set_len(0).is_err() && program.set_len(1 << 30).is_err());
        assert_eq!(page.counters(), (0, 0));
    }

    #[test]
    fn a_small_limit_on_files_leaves_the_counters_and_ends_nothing() {
        use std::os::unix::process::CommandExt;
        let mut command = std::process::Command::new("true");
        let with_a_limit = || {
            let limit = libc::rlimit { rlim_cur: 4096, rlim_max: 4096 };
            // SAFETY: plain system call with a value of ours.
            unsafe { libc::setrlimit(libc::RLIMIT_FSIZE, &raw const limit) };
            let page = Page::new()?;
            if page.counts() && page.frames().is_none() { Ok(()) } else { Err(io::ErrorKind::Other.into()) }
        };
        // SAFETY: nothing there allocates or takes a lock.
        let status = unsafe { command.pre_exec(with_a_limit) }.status().expect("a page");
        assert!(status.success(), "{status}");
    }
}
