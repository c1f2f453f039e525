//! Each element keeps its changes with the number of snapshots before them, which never falls. A snapshot shows the
//! last change that was made before it, and a binary search finds that one.
struct SnapshotArray {
    taken: i32,
    changes: Vec<Vec<(i32, i32)>>,
}

impl SnapshotArray {
    fn new(length: i32) -> Self {
        SnapshotArray { taken: 0, changes: vec![Vec::new(); length as usize] }
    }

    fn set(&mut self, index: i32, val: i32) {
        self.changes[index as usize].push((self.taken, val));
    }

    fn snap(&mut self) -> i32 {
        self.taken += 1;
        self.taken - 1
    }

    fn get(&self, index: i32, snap_id: i32) -> i32 {
        let changes = &self.changes[index as usize];
        let count = changes.partition_point(|change| change.0 <= snap_id);
        changes[..count].last().map_or(0, |change| change.1)
    }
}
