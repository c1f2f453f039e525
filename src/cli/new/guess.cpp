#include <iostream>
#include <string>

int main() {
    long long low = 1, high;
    std::cin >> high;
    // Halving stands here until you write the solution.
    while (low < high) {
        long long middle = (low + high) / 2;
        std::cout << "? " << middle << std::endl;
        std::string reply;
        std::cin >> reply;
        if (reply == "<") low = middle + 1; else high = middle;
    }
    std::cout << "! " << low << std::endl;
}
