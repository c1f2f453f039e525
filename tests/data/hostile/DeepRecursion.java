public class Main {
    static int deeper(int n) {
        return n == 0 ? 0 : deeper(n - 1);
    }

    public static void main(String[] args) {
        System.exit(deeper(100000));
    }
}
