//! What the names of a command line mean: from the folder where they are entered, the folder that `--root` gives, and what is on the disk.

use crate::desk::Desk;
use ojkit_work::names::{Meaning, Names};
use std::fs;
use std::path::{Path, PathBuf};

/// A collection with two contests, a file elsewhere, a folder of samples, and a problem that its judge calls by a number.
fn disk() -> Desk {
    let desk = Desk::empty_elsewhere("names");
    for (file, text) in [
        ("home/problems/a/submissions/draft/x.py", ""),
        ("home/problems/two-sum/spec.yaml", "format: 1\ntitle: Two Sum\nsource: { judge: leetcode, id: 1 }\n"),
        ("home/problems/b/spec.yaml", ""),
        ("home/b", "a file of a problem's name"),
        ("home/r1/problems/c/submissions/draft/y.py", ""),
        ("home/r1/problems/shared/spec.yaml", ""),
        ("home/r2/problems/shared/spec.yaml", ""),
        ("elsewhere/z.py", ""),
        ("elsewhere/d/z.py", ""),
        ("samples/Two Bits/1.in", "1\n"),
        ("samples/Two Bits/1.ans", "1\n"),
    ] {
        desk.write(file, text);
    }
    desk
}

/// What a name means, as one line.
fn meant(root: &Path, (cwd, given, name): (&str, &str, &str)) -> String {
    let given = (!given.is_empty()).then(|| PathBuf::from(given));
    let mut names = Names::new(root.join(cwd), given);
    if !name.is_empty() {
        names.look_from(Path::new(name));
    }
    let below = |path: &Path| path.strip_prefix(root).unwrap_or(path).display().to_string();
    let found = match name {
        "" => names.problem_or(None, None).map(Meaning::Problem),
        name => names.meaning(Path::new(name)),
    };
    let place = names.collection().map_or("nowhere".to_owned(), |collection| below(collection.root()));
    match found {
        Ok(Meaning::Problem(slug)) => format!("problem {slug} in {place}"),
        Ok(Meaning::File(file)) => format!("file {} in {place}", below(&file)),
        Err(failure) => failure.on_one_line(),
    }
}

#[test]
fn a_name_means_one_thing_or_is_refused_with_what_to_write() {
    let desk = disk();
    let root = fs::canonicalize(&desk.root).unwrap();
    for (entered, wanted) in [
        // In the collection: slugs, numbers, folders, files.
        (("home", "", "a"), "problem a in home"),
        (("home", "", "1"), "problem two-sum in home"),
        (("home/problems/a/submissions", "", ""), "problem a in home"),
        (("home", "", "problems/a"), "problem a in home"),
        (("home", "", "problems/a/submissions/draft/x.py"), "file home/problems/a/submissions/draft/x.py in home"),
        (("home/problems/a", "", "submissions/draft/x.py"), "file home/problems/a/submissions/draft/x.py in home"),
        (("home", "", "b"), "`b` is a file here and a problem"),
        (("home", "", "./b"), "file home/./b in home"),
        (("home", "", "problems/a/submissions"), "is a folder, but not a problem's"),
        (("home", "", "x.py"), "there is no file x.py"),
        (("home", "", "tow-sum"), "there is no problem `tow-sum`; help: did you mean `two-sum`?"),
        (("home", "", ""), "which problem?"),
        // Contests below: by their folder, alone where one has it, and by a file in them.
        (("home", "", "r1/c"), "problem c in home/r1"),
        (("home", "", "c"), "problem c in home/r1"),
        (("home", "", "shared"), "there is no problem `shared`"),
        (("home", "", "r2/shared"), "problem shared in home/r2"),
        (("home/r1", "", "r1/c"), "problem c in home/r1"),
        (("home/r1", "", "a"), "there is no problem `a`"),
        (
            ("home", "", "r1/problems/c/submissions/draft/y.py"),
            "file home/r1/problems/c/submissions/draft/y.py in home/r1",
        ),
        // From elsewhere: by --root, and by the file.
        (("elsewhere", "../home", "a"), "problem a in elsewhere/../home"),
        (("elsewhere", "../home", "z.py"), "file elsewhere/z.py in elsewhere/../home"),
        (("elsewhere", "../home/r1", "a"), "there is no problem `a`"),
        (("elsewhere", "", "../home/problems/a"), "problem a in elsewhere/../home"),
        (("elsewhere", "..", "a"), "has no folder `problems`"),
        (("elsewhere", "", "a"), "not in an ojkit collection"),
        // Samples are a problem by themselves.
        (("samples/Two Bits", "", ""), "problem two-bits in samples/Two Bits"),
    ] {
        let found = meant(&root, entered);
        assert!(found.contains(wanted), "{entered:?}: {found}");
    }
    fs::remove_dir_all(root).unwrap();
}
