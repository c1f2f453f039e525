// A list of pairs by age and a map to its places. O(1) per call.

class LRUCache {
    int capacity;
    list<pair<int, int>> young_first;
    unordered_map<int, list<pair<int, int>>::iterator> at;

public:
    LRUCache(int capacity) : capacity(capacity) {}

    int get(int key) {
        auto found = at.find(key);
        if (found == at.end()) return -1;
        young_first.splice(young_first.begin(), young_first, found->second);
        return found->second->second;
    }

    void put(int key, int value) {
        if (get(key) != -1) {
            young_first.front().second = value;
            return;
        }
        if (static_cast<int>(at.size()) == capacity) {
            at.erase(young_first.back().first);
            young_first.pop_back();
        }
        young_first.emplace_front(key, value);
        at[key] = young_first.begin();
    }
};
