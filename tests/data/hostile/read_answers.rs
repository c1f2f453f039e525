fn main() {
    let folder = std::env::args().nth(1).unwrap();
    if std::fs::read_dir(&folder).is_ok() || std::fs::read(folder + "/answer.txt").is_ok() {
        std::process::exit(9);
    }
}
