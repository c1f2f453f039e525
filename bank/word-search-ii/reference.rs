//! One walk over the board follows all words at once: a path is left as soon as no word begins with its
//! letters. Each cell is blanked while the path stands on it, and words that were found and branches without
//! words are cut off.
#[derive(Default)]
struct Node {
    next: [Option<Box<Node>>; 26],
    word: Option<String>,
}

impl Solution {
    pub fn find_words(mut board: Vec<Vec<char>>, words: Vec<String>) -> Vec<String> {
        let mut root = Node::default();
        for word in words {
            let mut node = &mut root;
            for letter in word.bytes() {
                node = node.next[(letter - b'a') as usize].get_or_insert_with(Box::default);
            }
            node.word = Some(word);
        }
        let mut found = Vec::new();
        for row in 0..board.len() {
            for column in 0..board[0].len() {
                Self::walk(&mut board, row, column, &mut root, &mut found);
            }
        }
        found
    }

    fn walk(board: &mut Vec<Vec<char>>, row: usize, column: usize, from: &mut Node, found: &mut Vec<String>) {
        let letter = board[row][column];
        if letter == '#' {
            return;
        }
        let branch = &mut from.next[letter as usize - 'a' as usize];
        let Some(node) = branch else { return };
        found.extend(node.word.take());
        board[row][column] = '#';
        let (above, left) = (row.wrapping_sub(1), column.wrapping_sub(1));
        for (r, c) in [(row + 1, column), (above, column), (row, column + 1), (row, left)] {
            if r < board.len() && c < board[0].len() {
                Self::walk(board, r, c, node, found);
            }
        }
        board[row][column] = letter;
        if node.word.is_none() && node.next.iter().all(|next| next.is_none()) {
            *branch = None;
        }
    }
}
