#[allow(unconditional_recursion)]
fn deeper(n: u64) -> u64 {
    std::hint::black_box(deeper(std::hint::black_box(n + 1)) + n)
}
fn main() {
    println!("{}", deeper(0));
}
