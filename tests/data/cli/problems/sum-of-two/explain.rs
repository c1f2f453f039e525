//! Prints the sum as a line of arithmetic.

fn main() {
    let text = std::io::read_to_string(std::io::stdin()).expect("standard input is text");
    let numbers: Vec<i64> = text.split_whitespace().map(|word| word.parse().expect("a whole number")).collect();
    println!("# Sum of Two\n\n{} + {} = {}", numbers[0], numbers[1], numbers[0] + numbers[1]);
}
