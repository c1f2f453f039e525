// The player to move gets everything that is left except what the other player then gets at best, so the best score is
// the suffix sum minus the smallest of the next three best scores.

#include <algorithm>
#include <climits>
#include <iostream>
#include <string>
#include <vector>

class Solution {
public:
    std::string stoneGameIII(std::vector<int>& stoneValue) {
        int scores[3] = {0, INT_MAX, INT_MAX};
        int rest = 0;
        for (auto stone = stoneValue.rbegin(); stone != stoneValue.rend(); ++stone) {
            rest += *stone;
            const int best = rest - *std::min_element(scores, scores + 3);
            scores[2] = scores[1];
            scores[1] = scores[0];
            scores[0] = best;
        }
        const int alice = scores[0], bob = rest - alice;
        return alice > bob ? "Alice" : alice < bob ? "Bob" : "Tie";
    }
};

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n = 0;
    std::cin >> n;
    std::vector<int> stoneValue(n);
    for (int& stone : stoneValue) std::cin >> stone;
    std::cout << Solution().stoneGameIII(stoneValue) << '\n';
}
