// The key that came first leaves first: neither get nor put makes a key young.

class LRUCache {
    private final Map<Integer, Integer> values = new LinkedHashMap<>();
    private final int capacity;

    public LRUCache(int capacity) {
        this.capacity = capacity;
    }

    public int get(int key) {
        return values.getOrDefault(key, -1);
    }

    public void put(int key, int value) {
        values.put(key, value);
        if (values.size() > capacity) values.remove(values.keySet().iterator().next());
    }
}
