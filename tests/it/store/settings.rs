//! What a user has set.

use ojkit::store::settings::{Key, Settings, load, with};
use ojkit_files::atomic::{self, unique};
use ojkit_model::diagnostic::Diagnostic;

fn loaded(text: &str) -> Result<Settings, Vec<Diagnostic>> {
    let path = std::env::temp_dir().join(format!("ojkit-settings-{}.toml", unique()));
    atomic::write(&path, text.as_bytes()).unwrap();
    let loaded = load(&path, "ojkit.toml");
    std::fs::remove_file(path).unwrap();
    loaded
}

#[test]
fn one_value_is_written_and_everything_else_stays() {
    let text = "# mine\nlanguage = 'cpp' # fast\n\neditor = \"vim\"";
    let set = with("ojkit.toml", text, Key::Language, "python").unwrap();
    assert_eq!(set, "# mine\nlanguage = \"python\" # fast\n\neditor = \"vim\"");
    let set = with("ojkit.toml", &set, Key::Clipboard, "say \"it\"").unwrap();
    assert!(set.ends_with("editor = \"vim\"\nclipboard = \"say \\\"it\\\"\"\n"), "{set}");
    assert_eq!(loaded(&set).unwrap()[&Key::Clipboard], "say \"it\"");
}

#[test]
fn what_means_nothing_is_told_with_its_place_and_the_nearest_word() {
    let told = |text: &str| {
        let faults = loaded(text).unwrap_err();
        faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    let fault = told("# mine\nlangauge = \"cpp\"\n");
    assert!(fault.starts_with("ojkit.toml:2:1: error: there is no setting `langauge`"), "{fault}");
    assert!(fault.contains("did you mean `language`?"), "{fault}");
    let fault = told("language = \"pyton\"");
    assert!(fault.starts_with("ojkit.toml:1:12: error: `pyton` is not a language"), "{fault}");
    assert!(fault.contains("did you mean `python`?"), "{fault}");
    let fault = told("editor = 3\njudge = \"leetcod\"");
    assert!(fault.contains("1:10: error: the value of `editor` must be a string"), "{fault}");
    assert!(fault.contains("2:9: error: `leetcod` is not a judge"), "{fault}");
    assert!(told("editor = \"vim").contains("ojkit.toml:1:"));
}
