//! Every directory maps the names in it, in order, to what they are, so a path is followed name by name from the root.
//! A file is an entry with a content; missing directories on the way of a new path are made as it is followed.
use std::collections::BTreeMap;

#[derive(Default)]
struct Entry {
    names: BTreeMap<String, Entry>,
    content: Option<String>,
}

struct FileSystem {
    root: Entry,
}

impl FileSystem {
    fn new() -> Self {
        FileSystem { root: Entry::default() }
    }

    fn ls(&self, path: String) -> Vec<String> {
        let entry = self.find(&path);
        match entry.content {
            Some(_) => vec![path[path.rfind('/').unwrap() + 1..].to_string()],
            None => entry.names.keys().cloned().collect(),
        }
    }

    fn mkdir(&mut self, path: String) {
        self.make(&path);
    }

    fn add_content_to_file(&mut self, file_path: String, content: String) {
        self.make(&file_path).content.get_or_insert_with(String::new).push_str(&content);
    }

    fn read_content_from_file(&self, file_path: String) -> String {
        self.find(&file_path).content.clone().unwrap_or_default()
    }

    fn find(&self, path: &str) -> &Entry {
        path.split('/').filter(|name| !name.is_empty()).fold(&self.root, |entry, name| &entry.names[name])
    }

    fn make(&mut self, path: &str) -> &mut Entry {
        let names = path.split('/').filter(|name| !name.is_empty());
        names.fold(&mut self.root, |entry, name| entry.names.entry(name.to_string()).or_default())
    }
}
