fn main() {
    loop {
        println!("Alice");
    }
}
