pub type Weight = i64;
