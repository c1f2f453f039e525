#define A(x) x x x x x x x x x x x x x x x x
#define B(x) A(A(A(A(x))))
#define C(x) B(B(B(x)))
int main() { int n = 0; C(n = n + 1;) return n; }
