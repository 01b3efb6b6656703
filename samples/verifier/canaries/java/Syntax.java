// canary: syntax | line 6 | ';' expected
package canaries;

public class Syntax {
    String text() {
        return "text"
    }
}
