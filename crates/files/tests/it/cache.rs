//! Entries of the cache.

use ojkit_files::atomic::unique;
use ojkit_files::cache::Cache;
use std::fs;
use std::path::PathBuf;

fn cache(name: &str) -> Cache {
    let dir = std::env::temp_dir().join(format!("ojkit-cache-{name}-{}", unique()));
    Cache::open(&dir).expect("a cache")
}

fn put(cache: &Cache, key: &str, bytes: &[u8]) -> PathBuf {
    let staging = cache.stage().expect("stage");
    fs::write(staging.path().join("program"), bytes).expect("fill");
    staging.commit(key).expect("commit")
}

#[test]
fn an_entry_is_found_again_and_an_abandoned_one_is_not() {
    let cache = cache("found");
    assert_eq!(cache.get("k"), None);
    let made = put(&cache, "k", b"one");
    assert_eq!(cache.get("k"), Some(made));
    drop(cache.stage().expect("stage"));
    assert_eq!(fs::read_dir(cache.dir().join("staging")).expect("list").count(), 0);
    fs::remove_dir_all(cache.dir()).expect("clean");
}

#[test]
fn the_second_of_two_makers_gets_the_first_one_s_entry() {
    let cache = cache("race");
    let late = cache.stage().expect("stage");
    fs::write(late.path().join("program"), b"late").expect("fill");
    let early = put(&cache, "k", b"early");
    assert_eq!(late.commit("k").expect("commit"), early);
    assert_eq!(fs::read(early.join("program")).expect("read"), b"early");
    fs::remove_dir_all(cache.dir()).expect("clean");
}
