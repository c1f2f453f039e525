fn main() {
    let mut v: Vec<u64> = Vec::new();
    loop {
        v.push(v.len() as u64);
    }
}
