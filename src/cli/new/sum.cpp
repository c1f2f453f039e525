#include <iostream>

int main() {
    int n;
    std::cin >> n;
    // The sum stands here until you write the solution.
    long long sum = 0;
    for (int i = 0; i < n; i++) {
        long long x;
        std::cin >> x;
        sum += x;
    }
    std::cout << sum << "\n";
}
