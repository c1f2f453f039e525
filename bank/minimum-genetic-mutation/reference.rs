//! Each mutation leads to a gene of the bank that differs in one place, so breadth-first search over the bank counts
//! the fewest of them. The start need not be in the bank, and no mutation is needed if it is the end already.
impl Solution {
    pub fn min_mutation(start_gene: String, end_gene: String, bank: Vec<String>) -> i32 {
        let mut seen = vec![false; bank.len()];
        let mut queue = vec![(start_gene, 0)];
        let mut head = 0;
        while head < queue.len() {
            let (gene, steps) = queue[head].clone();
            head += 1;
            if gene == end_gene {
                return steps;
            }
            for (i, other) in bank.iter().enumerate() {
                let differences = gene.bytes().zip(other.bytes()).filter(|(a, b)| a != b).count();
                if !seen[i] && differences == 1 {
                    seen[i] = true;
                    queue.push((other.clone(), steps + 1));
                }
            }
        }
        -1
    }
}
