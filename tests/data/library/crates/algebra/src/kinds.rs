kind!(Sum, 0, a, b, a + b);
kind!(Largest, i64::MIN, a, b, a.max(b));
