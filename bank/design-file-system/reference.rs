//! A path that exists is a key with its value, and its parent is the key up to the last slash.
//! The empty path is the root, which is there from the beginning, and it is never asked for.
use std::collections::HashMap;

struct FileSystem {
    values: HashMap<String, i32>,
}

impl FileSystem {
    fn new() -> Self {
        FileSystem { values: HashMap::from([(String::new(), -1)]) }
    }

    fn create_path(&mut self, path: String, value: i32) -> bool {
        let parent = path.rfind('/').map_or("", |slash| &path[..slash]);
        let possible = self.values.contains_key(parent) && !self.values.contains_key(&path);
        if possible {
            self.values.insert(path, value);
        }
        possible
    }

    fn get(&self, path: String) -> i32 {
        self.values.get(&path).copied().unwrap_or(-1)
    }
}
