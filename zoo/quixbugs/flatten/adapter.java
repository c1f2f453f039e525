class Solution {
    public ArrayList<Integer> flatten(String arr) {
        ArrayDeque<ArrayList<Object>> open = new ArrayDeque<>();
        open.push(new ArrayList<>());
        for (char c : arr.toCharArray()) {
            if (c == '[') {
                open.push(new ArrayList<>());
            } else if (c == ']') {
                ArrayList<Object> inner = open.pop();
                open.peek().add(inner);
            } else if (Character.isDigit(c)) {
                open.peek().add(c - '0');
            }
        }
        ArrayList<Integer> flat = new ArrayList<>();
        for (Object one : (ArrayList) FLATTEN.flatten(open.peek().get(0))) {
            flat.add((Integer) one);
        }
        return flat;
    }
}
