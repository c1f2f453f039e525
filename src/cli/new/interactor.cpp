// The interactor: it talks to a submission, and says whether that is right.
//
// It is called with the hidden input's file, the answer's file and a folder for feedback. What it prints, the submission reads; what the
// submission prints, it reads. Exit code 42 accepts, 43 refuses.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

const int QUERIES_MAX = 10;

[[noreturn]] void end(const char* feedback, bool accepts, const std::string& why) {
    std::ofstream(std::string(feedback) + "/judgemessage.txt") << why << "\n";
    std::exit(accepts ? 42 : 43);
}

int main(int, char** arguments) {
    long long n, secret;
    std::ifstream(arguments[1]) >> n >> secret;
    std::cout << n << std::endl;
    for (int query = 0; query <= QUERIES_MAX; query++) {
        std::string kind;
        long long guess;
        if (!(std::cin >> kind >> guess) || (kind != "?" && kind != "!")) end(arguments[3], false, "expected `? x` or `! x`");
        if (kind == "!") end(arguments[3], guess == secret, guess == secret ? "" : "the answer is " + std::to_string(secret));
        std::cout << (guess < secret ? '<' : guess > secret ? '>' : '=') << std::endl;
    }
    end(arguments[3], false, "more than " + std::to_string(QUERIES_MAX) + " queries");
}
