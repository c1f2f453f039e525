public class Main {
    public static void main(String[] args) {
        long n = 0;
        while (System.nanoTime() != 0) {
            n++;
        }
        System.out.println(n);
    }
}
