#include <atomic>
#include <thread>
#include <vector>
int main() {
    std::atomic<int> sum{0};
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) threads.emplace_back([&, i] { sum += i; });
    for (auto &t : threads) t.join();
    return sum == 6 ? 0 : 1;
}
