#include <thread>
#include <vector>
int main() {
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) threads.emplace_back([] { for (volatile long n = 0;; n = n + 1) {} });
    for (auto &t : threads) t.join();
}
