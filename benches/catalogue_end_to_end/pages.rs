//! The question folders of a checkout.

use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};

/// A question's folder: its page and its published solutions.
pub struct Folder {
    /// The number in its name.
    pub id: u32,
    /// The rest of its name.
    pub title: String,
    pub path: PathBuf,
    /// Names of the solutions in languages that the kit judges, in the order in which they are preferred as models.
    pub solutions: Vec<String>,
}

/// Extensions, those of quick programs first: the model answers every case.
const LANGUAGES: [&str; 4] = ["cpp", "java", "rs", "py"];

/// All questions with a page and a solution below a folder, by number.
pub fn folders(pages: &Path) -> Result<Vec<Folder>, String> {
    let mut found = Vec::new();
    // The program runs elsewhere.
    let walked = pages.canonicalize().and_then(|pages| walk(&pages, 3, &mut found));
    walked.map_err(|error| format!("{}: {error}", pages.display()))?;
    found.sort_by_key(|folder| folder.id);
    match found.is_empty() {
        true => Err(format!("no numbered question folder lies in {}", pages.display())),
        false => Ok(found),
    }
}

fn walk(folder: &Path, depth: usize, found: &mut Vec<Folder>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if !path.is_dir() {
            continue;
        }
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let numbered = name.split_once('.').and_then(|(id, title)| Some((id.parse().ok()?, title.to_owned())));
        match numbered {
            Some((id, title)) if path.join("README_EN.md").is_file() => {
                let solutions = solutions(&path)?;
                if !solutions.is_empty() {
                    found.push(Folder { id, title, path, solutions });
                }
            }
            _ if depth > 0 => walk(&path, depth - 1, found)?,
            _ => {}
        }
    }
    Ok(())
}

fn solutions(folder: &Path) -> std::io::Result<Vec<String>> {
    let mut named = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        let Some((stem, extension)) = name.rsplit_once('.') else { continue };
        let numbered = stem.strip_prefix("Solution").filter(|number| number.bytes().all(|b| b.is_ascii_digit()));
        let rank = LANGUAGES.iter().position(|known| *known == extension);
        if let (Some(number), Some(rank)) = (numbered, rank) {
            named.push((number.parse::<u32>().unwrap_or(1), rank, name.clone()));
        }
    }
    named.sort();
    Ok(named.into_iter().map(|(_, _, name)| name).collect())
}

/// So many of the folders, in their order; the same for the same seed.
pub fn sample(folders: Vec<Folder>, count: usize, seed: u64) -> Vec<Folder> {
    let key = |folder: &Folder| Sha256::digest(format!("{seed} {}", folder.id)).to_vec();
    let mut drawn: Vec<(Vec<u8>, Folder)> = folders.into_iter().map(|folder| (key(&folder), folder)).collect();
    drawn.sort_by(|(one, _), (other, _)| one.cmp(other));
    drawn.truncate(count);
    let mut chosen: Vec<Folder> = drawn.into_iter().map(|(_, folder)| folder).collect();
    chosen.sort_by_key(|folder| folder.id);
    chosen
}

/// Leaves so many of a question's solutions, in their order; the same for the same seed.
pub fn draw_solutions(folder: &mut Folder, count: usize, seed: u64) {
    let mut drawn = folder.solutions.clone();
    drawn.sort_by_key(|name| Sha256::digest(format!("{seed} {} {name}", folder.id)).to_vec());
    drawn.truncate(count);
    folder.solutions.retain(|name| drawn.contains(name));
}
