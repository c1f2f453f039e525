//! Each cell counts the orders of one table and one item, and the rows and the columns are the tables and the items in
//! order. Tables are compared as numbers and items as texts.
use std::collections::{BTreeMap, BTreeSet, HashMap};

impl Solution {
    pub fn display_table(orders: Vec<Vec<String>>) -> Vec<Vec<String>> {
        let items: BTreeSet<&str> = orders.iter().map(|order| order[2].as_str()).collect();
        let mut tables: BTreeMap<u32, HashMap<&str, u32>> = BTreeMap::new();
        for order in &orders {
            let table = tables.entry(order[1].parse().unwrap()).or_default();
            *table.entry(&order[2]).or_default() += 1;
        }
        let head = std::iter::once("Table").chain(items.iter().copied()).map(String::from).collect();
        let mut rows = vec![head];
        rows.extend(tables.into_iter().map(|(number, counts)| {
            let cells = items.iter().map(|item| counts.get(item).copied().unwrap_or(0));
            std::iter::once(number).chain(cells).map(|cell| cell.to_string()).collect()
        }));
        rows
    }
}
