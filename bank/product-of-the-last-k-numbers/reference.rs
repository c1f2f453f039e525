//! If there is a zero among the last k numbers, the product is zero. Otherwise it is the quotient of two products since
//! the last zero, and these fit an integer, as they are products of neighbours as well.
struct ProductOfNumbers {
    // For each number of elements, the product since the last zero among them.
    products: Vec<i32>,
    // How many numbers there were with the last zero.
    last_zero: usize,
}

impl ProductOfNumbers {
    fn new() -> Self {
        ProductOfNumbers { products: vec![1], last_zero: 0 }
    }

    fn add(&mut self, num: i32) {
        let product = self.products[self.products.len() - 1];
        if num == 0 {
            self.last_zero = self.products.len();
        }
        self.products.push(if num == 0 { 1 } else { product * num });
    }

    fn get_product(&self, k: i32) -> i32 {
        let last = self.products.len() - 1;
        let before = last - k as usize;
        if before < self.last_zero { 0 } else { self.products[last] / self.products[before] }
    }
}
