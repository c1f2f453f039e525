//! In sorted order the products with a common prefix stand together, and the first of them is the first product that is
//! not less than the prefix. So the three that are wanted are among the three from there on.
impl Solution {
    pub fn suggested_products(mut products: Vec<String>, search_word: String) -> Vec<Vec<String>> {
        products.sort_unstable();
        let typed = (1..=search_word.len()).map(|length| &search_word[..length]);
        typed
            .map(|prefix| {
                let start = products.partition_point(|product| product.as_str() < prefix);
                let near = products[start..].iter().take(3);
                near.filter(|product| product.starts_with(prefix)).cloned().collect()
            })
            .collect()
    }
}
