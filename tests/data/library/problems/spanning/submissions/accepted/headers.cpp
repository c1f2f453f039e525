#include <algorithm>
#include <iostream>
#include "graphs/spanning.hpp"
#include <reading>
#ifdef LOCAL
#include "debug.hpp"
#endif

int main() {
    auto [n, edges] = reading::graph(std::cin);
    std::cout << graphs::spanning(n, edges) << std::endl;
}
