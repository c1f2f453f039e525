//! Locks between two processes.

use ojkit_files::lock::Lock;
use std::fs;

#[test]
fn a_held_lock_is_refused_and_a_dropped_one_is_free() {
    let path = std::env::temp_dir().join(format!("ojkit-lock-{}", ojkit_files::atomic::unique()));
    let held = Lock::acquire(&path).expect("free");
    assert!(Lock::try_acquire(&path).expect("try").is_none());
    drop(held);
    assert!(Lock::try_acquire(&path).expect("try").is_some());
    fs::remove_file(path).expect("clean");
}
