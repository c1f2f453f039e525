public class Main {
    public static void main(String[] args) throws Exception {
        try {
            new ProcessBuilder("/bin/true").start().waitFor();
        } catch (java.io.IOException refused) {
            return;
        }
        System.exit(9);
    }
}
